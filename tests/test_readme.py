"""The README keeps what it promises: its commands and what they print."""

import re
import shlex
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.rst").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^ +(python3 -m venv .+)$", README, re.MULTILINE)


def test_two_commands() -> None:
    """The README has two command lines, and each sets up all that it needs."""
    scores, tests = COMMANDS
    assert scores.split(" && ")[-1].startswith(".venv/bin/mahjong-calc score ")
    assert tests.split(" && ")[-1].startswith(".venv/bin/pytest")


def test_score_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The command line that scores a hand prints what the README shows below it."""
    from mahjong_calc.cli import main

    command = shlex.split(COMMANDS[0].split(" && ")[-1])
    assert main(command[1:]) == 0
    printed = capsys.readouterr().out
    shown = re.search(r"which prints::\n\n((?:(?: {4}.*)?\n)+)", README)
    assert shown is not None
    assert [line.strip() for line in printed.strip().splitlines()] == [
        line.strip() for line in shown[1].strip().splitlines()
    ]
