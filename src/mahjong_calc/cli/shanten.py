"""`mahjong-calc shanten`: how far a hand is from complete, and what brings it closer."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from typing import Final

from mahjong_calc import Hand, Tile, shanten
from mahjong_calc.cli._common import FIFTH_TILES, TILE_SETS, Answer, add_tile_options, grid

_EPILOG: Final = """\
A hand is written as for 'mahjong-calc score'. One that waits for a draw (13 tiles without melds) is told what lowers
its shanten number; one that has drawn (14 tiles) what each discard leads to, best first.

examples:
  mahjong-calc shanten 234678m234p55s22z
  mahjong-calc shanten 123m406p789s12355z --visible 2233z
  mahjong-calc shanten "13m456p789s11z [2222m]" --fifth-tile concealed
"""
_TITLES: Final = {-1: " (complete)", 0: " (tenpai)"}


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "tell how far a hand is from complete, and what brings it closer"
    parser = subparsers.add_parser("shanten", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("hand", metavar="HAND", help="the hand")
    parser.add_argument(
        "--visible", default="", metavar="TILES", help="tiles seen anywhere but in the own hand and melds"
    )
    add_tile_options(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Tell the number, and the ukeire or the discards."""
    hand = Hand.parse(args.hand)
    visible = Tile.parse_all(args.visible)
    tile_set, fifth_tile = TILE_SETS[args.tiles], FIFTH_TILES[args.fifth_tile]
    found = shanten.breakdown(hand, tile_set=tile_set, fifth_tile=fifth_tile)
    if len(hand.tiles) % 3 == 1:
        ukeire = shanten.ukeire(hand, visible, tile_set=tile_set, fifth_tile=fifth_tile)
        return Answer({"breakdown": found, "ukeire": ukeire}, f"{_breakdown(found)}\n\n{_ukeire(ukeire)}")
    discards = shanten.discards(hand, visible, tile_set=tile_set, fifth_tile=fifth_tile)
    return Answer({"breakdown": found, "discards": discards}, f"{_breakdown(found)}\n\n{_discards(discards)}")


def _breakdown(found: shanten.Breakdown) -> str:
    forms = {"regular": found.regular, "chiitoitsu": found.chiitoitsu, "kokushi": found.kokushi}
    by_form = ", ".join(f"{form} {number}" for form, number in forms.items() if number is not None)
    return f"shanten {found.number}{_TITLES.get(found.number, '')}: {by_form}"


def _ukeire(ukeire: shanten.Ukeire) -> str:
    total = f"{len(ukeire)} {'kind' if len(ukeire) == 1 else 'kinds'}, {ukeire.total} left"
    return f"lowered by {total}: {_tiles(ukeire)}"


def _tiles(ukeire: shanten.Ukeire) -> str:
    return ", ".join(f"{tile} {left}" for tile, left in ukeire.items())


def _discards(discards: tuple[shanten.Discard, ...]) -> str:
    numbers = grid(
        [["discard", "shanten", "kinds", "left"]]
        + [[str(one.tile), str(one.number), str(len(one.ukeire)), str(one.ukeire.total)] for one in discards]
    )
    tiles = ["lowered by", *(_tiles(one.ukeire) for one in discards)]
    return "\n".join(f"{line}  {text}" for line, text in zip(numbers.splitlines(), tiles, strict=True))
