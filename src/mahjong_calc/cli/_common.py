"""What several commands share: how a command answers, and the options for rules and language."""

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final, NamedTuple

from mahjong_calc import allen, classic

#: the named rule sets, as the option writes them: `TENHOU_SANMA` is `tenhou-sanma`
RULE_SETS: Final[dict[str, classic.Rules | allen.Rules]] = {
    name.lower().replace("_", "-"): rules
    for name in classic.__all__
    if isinstance(rules := getattr(classic, name), classic.Rules)
} | {"allen": allen.Rules()}
SEATS: Final = ("east", "south", "west", "north")


class Answer(NamedTuple):
    """What a command found, and the text that tells it to people."""

    result: object
    text: str

    def __str__(self) -> str:
        return self.text


def add_rules_option(parser: ArgumentParser) -> None:
    """Add the option that names a rule set."""
    parser.add_argument(
        "--rules", default="tenhou", choices=RULE_SETS, metavar="NAME", help=f"{', '.join(RULE_SETS)} (default: tenhou)"
    )


def add_language_option(parser: ArgumentParser) -> None:
    """Add the option that names the language of an explanation."""
    parser.add_argument("--lang", default="en", choices=("en", "ja"), help="English (the default) or Japanese")


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Return *rows* of equal length as lines of columns set flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
