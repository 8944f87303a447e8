"""The command line as a whole: exit statuses, one line an error, encodings, pipes and interrupts."""

import errno
import io
import json
import os
import pkgutil
import re
import subprocess
import sys
from argparse import Namespace
from importlib.metadata import entry_points
from pathlib import Path
from typing import NoReturn

import pytest

import mahjong_calc
from mahjong_calc import classic, cli
from mahjong_calc.cli import main
from mahjong_calc.converters import make_converter

WIN = ["score", "234678m234p55s22z", "5s", "--seat", "south", "--ron", "west"]
RIICHI = [*WIN, "--riichi"]
ALLEN = ["score", "234p456789s1122z", "2z", "--seat", "south", "--tsumo", "--rules", "allen"]
COMMANDS = [info.name for info in pkgutil.iter_modules(cli.__path__) if not info.name.startswith("_")]


def run_python(*args: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run Python on the command line in a process of its own."""
    command = [sys.executable, "-m", "mahjong_calc", *args]
    return subprocess.run(command, capture_output=True, check=False, env={**os.environ, **environment})


def test_console_script() -> None:
    """The package installs `mahjong-calc`, which is `main`."""
    [script] = entry_points(group="console_scripts", name="mahjong-calc")
    assert script.load() is main


def test_module() -> None:
    """`python -m mahjong_calc` runs the command line and hands on its status."""
    good, bad = run_python(*RIICHI), run_python(*WIN)
    assert (good.returncode, good.stderr) == (0, b"")
    assert good.stdout.startswith(b"East round: South (child) wins by ron on 5s from West")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.decode().splitlines() == [
        "mahjong-calc: expected a yaku; dora alone is none, got '234678m234p55s22z' and 5s"
    ]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version` tells the package's version."""
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"mahjong-calc {mahjong_calc.__version__}\n"


@pytest.mark.parametrize("args", [["--help"], *([command, "--help"] for command in COMMANDS)])
def test_help(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    """Each help text is ASCII and ends with status 0."""
    with pytest.raises(SystemExit) as stop:
        main(args)
    assert stop.value.code == 0
    printed = capsys.readouterr().out
    assert printed.startswith("usage: mahjong-calc")
    assert printed.isascii()


def test_every_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """The help text names the module of every command."""
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = re.findall(r"^ {4}(\w+) ", capsys.readouterr().out, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


def test_arguments_of_the_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without arguments of its own, `main` takes those of the process."""
    monkeypatch.setattr(sys, "argv", ["mahjong-calc", *RIICHI])
    assert main() == 0
    assert "1 han 40 fu" in capsys.readouterr().out


def test_every_command_is_documented() -> None:
    """The documentation shows the help text of every command."""
    page = Path(__file__).parents[2] / "docs" / "reference" / "command-line.rst"
    assert sorted(re.findall(r"drawn-help:: (\w+)", page.read_text(encoding="utf-8"))) == sorted(COMMANDS)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([], "mahjong-calc: the following arguments are required: COMMAND (see mahjong-calc --help)"),
        (["count"], "invalid choice: 'count'"),
        (["score"], "mahjong-calc score: the following arguments are required: HAND, TILE, --seat"),
        (WIN[:-2], "one of the arguments --tsumo --ron is required (see mahjong-calc score --help)"),
        ([*WIN, "--tsumo"], "--tsumo: not allowed with argument --ron"),
        ([*WIN, "--honba", "x"], "argument --honba: invalid int value: 'x'"),
        ([*WIN, "--hon", "1"], "unrecognized arguments: --hon 1"),
        ([*WIN, "--rules", "none"], "argument --rules: invalid choice: 'none'"),
        ([*WIN, "--liable", "daisangen"], "expected YAKU=SEAT such as daisangen=west, got 'daisangen'"),
        ([*WIN, "--liable", "=west"], "expected YAKU=SEAT such as daisangen=west, got '=west'"),
        ([*WIN, "--liable", "daisangn=west"], "expected YAKU=SEAT such as daisangen=west, got 'daisangn=west'"),
        (
            [*WIN, "--liable", "daisangen=west", "--liable", "daisangen=north"],
            "one seat that is liable for a yakuman, got Wind.WEST and Wind.NORTH for daisangen",
        ),
        (["score", "234x", *WIN[2:]], "got 'x' at position 3 of '234x'"),
        ([*WIN, "--dora-indicators", "4m8z"], "at position 2 of '4m8z'"),
        ([*WIN, "--ippatsu", "--chankan"], "IPPATSU_WITHOUT_RIICHI: ippatsu needs riichi; CHANKAN_TILE_HELD"),
        (["score", "123m", *WIN[2:]], "expected 13 tiles without or 14 with the winning tile"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], args: list[str], reason: str) -> None:
    """A mistake is one line on standard error that says what is wrong, and status 2."""
    assert main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("mahjong-calc")
    assert reason in captured.err


@pytest.mark.parametrize(
    "command",
    [RIICHI, ALLEN, ["lookup", "7700"], ["shanten", WIN[1]], ["shanten", f"{WIN[1]}2z"]],
)
def test_json(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    """`--json` prints the result of a command, in ASCII, in the form that the converter gives it."""
    assert main([*command, "--json"]) == 0
    printed = capsys.readouterr().out
    assert printed.isascii()
    assert json.loads(printed)


def test_json_of_a_score(capsys: pytest.CaptureFixture[str]) -> None:
    """A score that was printed as JSON can be read back."""
    assert main([*RIICHI, "--json"]) == 0
    score = make_converter().loads(capsys.readouterr().out, classic.Score)
    assert score.points == 1300


def test_json_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without cattrs, `--json` says what to install."""
    monkeypatch.delitem(sys.modules, "mahjong_calc.converters")
    monkeypatch.setitem(sys.modules, "cattrs.gen", None)
    assert main([*RIICHI, "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "mahjong-calc: --json needs cattrs: python3 -m pip install 'mahjong-calc[json]'\n"


def test_encodings() -> None:
    """Where the encoding has the characters they are written in it, elsewhere as escapes; English needs ASCII only."""
    japanese = [*RIICHI, "--lang", "ja"]
    assert "東場 南家（子）" in run_python(*japanese, PYTHONIOENCODING="utf-8").stdout.decode("utf-8")
    assert "東場 南家（子）" in run_python(*japanese, PYTHONIOENCODING="euc_jp").stdout.decode("euc_jp")
    escaped = run_python(*japanese, PYTHONIOENCODING="ascii")
    assert (escaped.returncode, escaped.stderr) == (0, b"")
    assert escaped.stdout.startswith(rb"\u6771\u5834 \u5357\u5bb6")
    assert run_python(*RIICHI, PYTHONIOENCODING="ascii").stdout.isascii()


def test_stream_without_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that knows no encoding takes every character."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    assert main([*RIICHI, "--lang", "ja"]) == 0
    assert stream.getvalue().startswith("東場")


def test_closed_pipe() -> None:
    """When whoever reads the output has gone, the command ends without a word."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "mahjong_calc", *RIICHI]
    ended = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_closed_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed pipe that is no file of the system ends the command too."""

    class Gone(io.StringIO):
        def flush(self) -> NoReturn:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Gone())
    assert main(RIICHI) == 141


def test_no_stream(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the process began with closed streams there is nobody to tell, and the status alone tells."""
    monkeypatch.setattr(sys, "stdout", None)
    assert main(RIICHI) == 141
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys, "stderr", None)
    assert main(WIN) == 2


def test_full_disk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Output that can't be written is one line on standard error, and status 1."""

    class Full(io.StringIO):
        def flush(self) -> NoReturn:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sys, "stdout", Full())
    assert main(RIICHI) == 1
    assert capsys.readouterr().err == f"mahjong-calc: [Errno {errno.ENOSPC}] No space left on device\n"
    monkeypatch.setattr(sys, "stderr", Full())
    assert (main(RIICHI), main(WIN)) == (1, 2)


def test_interrupt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends the command without a traceback, with the status that shells know."""

    def interrupted(_args: Namespace) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.score, "run", interrupted)
    assert main(RIICHI) == 130
    assert capsys.readouterr() == ("", "")
