"""`mahjong-calc lookup`: which hands pay so much."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from itertools import groupby
from typing import Final

from mahjong_calc import allen, classic
from mahjong_calc.classic._explain import PHRASES
from mahjong_calc.cli._common import RULE_SETS, Answer, add_language_option, add_rules_option
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku._words import Phrases, Words

_EPILOG: Final = """\
One number is what the discarder pays, or each of the others to the dealer
who wins by tsumo. Two numbers are what a child gets by tsumo, from the dealer
and from each child, in either order.

examples:
  mahjong-calc lookup 7700
  mahjong-calc lookup 2000/3900
  mahjong-calc lookup 8300 --honba 1 --rules mleague --lang ja
"""
_PHRASES: Final[Phrases] = {
    **PHRASES,
    "line": ("{winner}, {how}: {worths}", "{winner}・{how}: {worths}"),
    "by ron": ("ron", "ロン"),
    "by tsumo": ("tsumo", "ツモ"),
    "YAKUMAN": PHRASES["yakuman"],
    "nothing": ("no hand pays so", "該当する和了なし"),
}


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "tell which hands pay so much"
    parser = subparsers.add_parser("lookup", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("points", metavar="POINTS", type=_points, help="one payment, or two shares such as 2000/3900")
    parser.add_argument("--honba", type=int, default=0, metavar="N", help="the honba that the points include")
    add_rules_option(parser)
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Look the points up."""
    rules = RULE_SETS[args.rules]
    if isinstance(rules, allen.Rules):
        raise RulesError("--rules allen, whose points are linear in han", "classic rules to look points up")
    matches = classic.lookup(*args.points, honba=args.honba, rules=rules)
    return Answer(matches, _text(matches, Words(args.lang, _PHRASES)))


def _points(text: str) -> tuple[int, ...]:
    numbers = text.split("/")
    if len(numbers) > 2 or not all(number.isascii() and number.isdecimal() for number in numbers):
        raise ArgumentTypeError(f"expected points such as 7700 or 2000/3900, got {text!r}")
    return tuple(map(int, numbers))


def _text(matches: tuple[classic.Match, ...], words: Words) -> str:
    lines = [
        words(
            "line",
            winner=words("dealer" if dealer else "child"),
            how=words("by tsumo" if tsumo else "by ron"),
            worths=words("and").join(_worth(match, words) for match in alike),
        )
        for (dealer, tsumo), alike in groupby(matches, lambda match: (match.is_dealer, match.is_tsumo))
    ]
    return "\n".join(lines) or words("nothing")


def _worth(match: classic.Match, words: Words) -> str:
    if match.limit is None:
        return words("han and fu", han=match.han, fu=match.fu)
    return words("several yakuman" if match.yakuman > 1 else match.limit.name, multiple=match.yakuman)
