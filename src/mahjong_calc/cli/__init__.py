"""The command line, `mahjong-calc COMMAND …`: each command is a module of this package.

Results go to standard output, for people or, with `--json`, as JSON; a mistake is one line on standard error and exit
status 2. Output that can't be written is status 1; where its reader has gone, 141 without a word. Characters that the
encoding of the terminal lacks are written as escapes. English output is ASCII.
"""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn, TextIO

import mahjong_calc
from mahjong_calc.cli import deals, lookup, score, shanten, simulate, table
from mahjong_calc.errors import MahjongCalcError

__all__ = ["main"]

_COMMANDS: Final = (score, table, lookup, shanten, deals, simulate)
_DESCRIPTION: Final = "Exact calculators for riichi mahjong. 'mahjong-calc COMMAND --help' explains a command."

OK: Final = 0
OUTPUT_FAILED: Final = 1
BAD_INPUT: Final = 2
#: 128 and the number of the signal that stands for it, as shells count
INTERRUPTED: Final = 130
OUTPUT_CLOSED: Final = 141


class _UsageError(Exception):
    """The command line can't be understood; the text says where and why."""


class _Parser(ArgumentParser):
    """A parser that takes no abbreviated options and tells a mistake in one line."""

    def __init__(self, **options: object) -> None:
        defaults = {"allow_abbrev": False, "formatter_class": RawDescriptionHelpFormatter}
        super().__init__(**(defaults | options))  # type: ignore[arg-type]  # passed on as argparse gives them

    def error(self, message: str) -> NoReturn:
        raise _UsageError(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that *argv* names, by default that of the process; return the exit status."""
    try:
        args = _parser().parse_args(argv)
        answer = args.func(args)
        return _print(_json(answer.result) if args.json else answer.text)
    except (_UsageError, MahjongCalcError) as error:
        _complain(str(error) if isinstance(error, _UsageError) else f"mahjong-calc: {error}")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _print(text: str) -> int:
    """Write *text* to standard output; return the exit status."""
    try:
        _write(text, sys.stdout)
    except OSError as error:
        # what is still buffered must not fail again when Python ends
        with suppress(OSError, AttributeError):  # there is no stream, or no file below it
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return OUTPUT_CLOSED
        _complain(f"mahjong-calc: {error}")
        return OUTPUT_FAILED
    return OK


def _complain(text: str) -> None:
    """Write *text* to standard error if that can be done; the exit status tells of the mistake anyway."""
    with suppress(OSError):
        _write(text, sys.stderr)


def _parser() -> ArgumentParser:
    parser = _Parser(prog="mahjong-calc", description=_DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"mahjong-calc {mahjong_calc.__version__}")
    subparsers = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for command in _COMMANDS:
        command.add_parser(subparsers)
    for subparser in subparsers.choices.values():
        subparser.add_argument("--json", action="store_true", help="print the result as JSON (needs the extra json)")
    return parser


def _json(result: object) -> str:
    """Return *result* in the format of `mahjong_calc.converters`."""
    try:
        from mahjong_calc.converters import make_converter  # noqa: PLC0415  # an extra, and slow to import
    except ModuleNotFoundError:
        raise _UsageError("mahjong-calc: --json needs cattrs: python3 -m pip install 'mahjong-calc[json]'") from None
    return make_converter().dumps(result, indent=2)


def _write(text: str, stream: TextIO | None) -> None:
    """Write *text* and a line end, with escapes for what the encoding of *stream* lacks."""
    if stream is None:  # as Python has it where the process began with a closed one
        raise BrokenPipeError
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    stream.flush()
