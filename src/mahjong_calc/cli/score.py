"""`mahjong-calc score`: what a win is worth and why."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Iterable
from typing import Final

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, allen, classic
from mahjong_calc.cli._common import RULE_SETS, SEATS, Answer, add_language_option, add_rules_option
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import CATALOGUE

_EPILOG: Final = """\
A hand is written as digits and the letter of their suit: m, p, s, and z for
East, South, West, North, haku, hatsu and chun; 0 is a red five. Melds follow
the concealed tiles: (345m) chi, (777z) pon, (7777z) daiminkan, (777+7z)
shouminkan, [7777z] ankan. A shell reads brackets itself, so a hand with melds
stands in quotes.

examples:
  mahjong-calc score 234678m234p55s22z 5s --seat south --ron west --riichi
  mahjong-calc score "340m 22p 56s (777z) [9999p]" 7s --seat east --tsumo
  mahjong-calc score 19m19p19s1234567z 1m --seat west --tsumo --lang ja
"""
_RIICHI: Final = {
    Riichi.RIICHI: "with riichi",
    Riichi.DOUBLE: "with riichi declared in the first turn",
    Riichi.OPEN: "with riichi and the hand shown, where the rules know it",
    Riichi.DOUBLE_OPEN: "with both",
}
_FLAGS: Final = {
    "ippatsu": "within one uninterrupted turn after riichi",
    "rinshan": "on a replacement tile, after a kan or a North set aside",
    "chankan": "on a tile that another player added to a kan",
    "last_tile": "on the last tile of the wall, or the discard after it",
    "first_turn": "in the uninterrupted first turn",
}
_INDICATORS: Final = {
    "dora_indicators": "the dora indicators, such as 4m1z: the tiles turned, not those they point to",
    "ura_indicators": "the ura dora indicators",
}
_COUNTS: Final = {
    "nuki": "North tiles set aside (three players)",
    "honba": "counters on the table",
    "riichi_sticks": "riichi sticks that the winner takes, the own one included",
}


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "tell what a win is worth, and why"
    parser = subparsers.add_parser("score", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("hand", metavar="HAND", help="the hand, before the winning tile or with it")
    parser.add_argument("tile", metavar="TILE", help="the winning tile")
    parser.add_argument("--seat", required=True, choices=SEATS, help="the winner's seat wind; the dealer is east")
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--tsumo", action="store_true", help="on a tile drawn")
    how.add_argument("--ron", choices=SEATS, help="on a tile of the player in this seat")
    parser.add_argument("--round", default="east", choices=SEATS, help="the wind of the round (default: east)")
    riichi = parser.add_mutually_exclusive_group()
    for kind, meaning in _RIICHI.items():
        name = "--riichi" if kind is Riichi.RIICHI else f"--{_option(kind.name)}-riichi"
        riichi.add_argument(name, dest="riichi", action="store_const", const=kind, default=Riichi.NONE, help=meaning)
    for name, meaning in _FLAGS.items():
        parser.add_argument(f"--{_option(name)}", action="store_true", help=meaning)
    for name, meaning in _INDICATORS.items():
        parser.add_argument(f"--{_option(name)}", default="", metavar="TILES", help=meaning)
    for name, meaning in _COUNTS.items():
        parser.add_argument(f"--{_option(name)}", type=int, default=0, metavar="N", help=meaning)
    parser.add_argument(
        "--liable",
        action="append",
        default=[],
        type=_liable,
        metavar="YAKU=SEAT",
        help="who owes a yakuman (pao), such as daisangen=west",
    )
    add_rules_option(parser)
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Score the win."""
    win = Win(
        Hand.parse(args.hand),
        Tile.parse(args.tile),
        is_tsumo=args.tsumo,
        seat_wind=_wind(args.seat),
        loser=_wind(args.ron) if args.ron else None,
        round_wind=_wind(args.round),
        riichi=args.riichi,
        liable=_seats(args.liable),
        dora_indicators=Tile.parse_all(args.dora_indicators),
        ura_indicators=Tile.parse_all(args.ura_indicators),
        **{name: getattr(args, name) for name in (*_FLAGS, *_COUNTS)},
    )
    rules = RULE_SETS[args.rules]
    score = allen.score(win, rules=rules) if isinstance(rules, allen.Rules) else classic.score(win, rules=rules)
    return Answer(score, score.explain(args.lang))


def _option(name: str) -> str:
    return name.lower().replace("_", "-")


def _wind(seat: str) -> Wind:
    return Wind[seat.upper()]


def _liable(text: str) -> tuple[str, Wind]:
    key, _, seat = text.partition("=")
    if key not in CATALOGUE or seat not in SEATS:
        raise ArgumentTypeError(f"expected YAKU=SEAT such as daisangen=west, got {text!r}")
    return key, _wind(seat)


def _seats(liable: Iterable[tuple[str, Wind]]) -> dict[str, Wind]:
    """Return who owes each yakuman, after refusing two seats for one."""
    seats: dict[str, Wind] = {}
    for key, seat in liable:
        if seats.setdefault(key, seat) is not seat:
            raise RulesError(f"{seats[key]!r} and {seat!r} for {key}", "one seat that is liable for a yakuman")
    return seats
