"""The READMEs keep what they promise: their commands and what those print."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: each README and the line before what its first command prints
READMES = {"README.rst": "which prints::", "README.ja.rst": "結果::"}


def read(name: str) -> tuple[str, list[str]]:
    """Return a README and the command lines in it."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return text, re.findall(r"^ +(python3 -m venv .+)$", text, re.MULTILINE)


@pytest.mark.parametrize("name", READMES)
def test_two_commands(name: str) -> None:
    """A README has two command lines, and each sets up all that it needs."""
    scores, tests = read(name)[1]
    assert scores.split(" && ")[-1].startswith(".venv/bin/mahjong-calc score ")
    assert tests.split(" && ")[-1].startswith(".venv/bin/pytest")


@pytest.mark.parametrize(("name", "before"), READMES.items())
def test_score_command(name: str, before: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The command line that scores a hand prints what the README shows below it."""
    from mahjong_calc.cli import main

    text, commands = read(name)
    command = shlex.split(commands[0].split(" && ")[-1])
    assert main(command[1:]) == 0
    printed = capsys.readouterr().out
    shown = re.search(rf"^{before}\n\n((?:(?: {{4}}.*)?\n)+)", text, re.MULTILINE)
    assert shown is not None
    assert [line.strip() for line in printed.strip().splitlines()] == [
        line.strip() for line in shown[1].strip().splitlines()
    ]
