"""What several commands share: how a command answers, and the options for rules and language."""

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final, NamedTuple

from mahjong_calc import FifthTile, Wind, _tiles, allen, classic
from mahjong_calc.classic._presets import PRESETS
from mahjong_calc.yaku._words import LANGUAGES

#: the named rule sets, as the option writes them: `TENHOU_SANMA` is `tenhou-sanma`
RULE_SETS: Final[dict[str, classic.Rules | allen.Rules]] = {
    name.lower().replace("_", "-"): rules for name, rules in PRESETS.items()
} | {"allen": allen.Rules()}
#: the named tile sets, as the option writes them
TILE_SETS: Final = {tile_set.name: tile_set for tile_set in _tiles.TILE_SETS.values()}
FIFTH_TILES: Final = {member.value: member for member in FifthTile}
SEATS: Final = tuple(wind.name.lower() for wind in Wind)


class Answer(NamedTuple):
    """What a command found, a value or several that have a form in JSON, and the text that tells it to people."""

    result: object
    text: str


def add_rules_option(parser: ArgumentParser) -> None:
    """Add the option that names a rule set."""
    parser.add_argument(
        "--rules", default="tenhou", choices=RULE_SETS, metavar="NAME", help=f"{', '.join(RULE_SETS)} (default: tenhou)"
    )


def add_tile_set_option(parser: ArgumentParser) -> None:
    """Add the option that names a tile set."""
    parser.add_argument(
        "--tiles", default="standard", choices=TILE_SETS, help="the tiles of the game (default: standard, 136 tiles)"
    )


def add_tile_options(parser: ArgumentParser) -> None:
    """Add the options that name a tile set and the rule for a fifth tile."""
    add_tile_set_option(parser)
    parser.add_argument(
        "--fifth-tile",
        default="own",
        choices=FIFTH_TILES,
        help="which own copies exhaust a kind: those concealed or melded (own, the default), concealed, or none",
    )


def add_language_option(parser: ArgumentParser) -> None:
    """Add the option that names the language of an explanation."""
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="English (the default) or Japanese")


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Return *rows* of equal length as lines of columns set flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
