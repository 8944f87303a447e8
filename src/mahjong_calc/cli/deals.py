"""`mahjong-calc deals`: how many hands there are of each shanten number, all of them counted."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from math import sqrt
from typing import Final

from mahjong_calc import shanten
from mahjong_calc.cli._common import FIFTH_TILES, TILE_SETS, Answer, add_tile_options, grid
from mahjong_calc.shanten import Form

_EPILOG: Final = """\
'hands' are different hands, 'ways' the ways to deal them, each copy of a tile counted for itself. All counts are exact.

examples:
  mahjong-calc deals
  mahjong-calc deals --tiles sanma --count 13
  mahjong-calc deals --forms chiitoitsu kokushi
"""
_FORMS: Final = {form.name.lower(): form for form in Form}


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "tell how many of all hands there are of each shanten number"
    parser = subparsers.add_parser("deals", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("--count", type=int, default=14, metavar="N", help="the tiles of a hand (default: 14)")
    parser.add_argument(
        "--forms", nargs="+", default=[*_FORMS], choices=_FORMS, help="the forms to count with (default: all three)"
    )
    add_tile_options(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Count all hands."""
    found = shanten.deals(
        TILE_SETS[args.tiles],
        args.count,
        forms=[_FORMS[form] for form in args.forms],
        fifth_tile=FIFTH_TILES[args.fifth_tile],
    )
    rows = [
        [str(number), f"{hands:,}", f"{found.ways[number]:,}", f"{100 * float(found.probability(number)):.7f}"]
        for number, hands in found.hands.items()
    ]
    total = ["all", f"{sum(found.hands.values()):,}", f"{sum(found.ways.values()):,}", f"{100:.7f}"]
    mean = f"mean {float(found.mean):.9f}, standard deviation {sqrt(found.variance):.9f}"
    return Answer(found, grid([["shanten", "hands", "ways", "per cent"], *rows, total]) + f"\n\n{mean}")
