"""The table of points as rule books print it, and the way back from a payment to the hands that pay so.

A hand can't have every han with every fu. 25 fu are seven pairs alone. 20 fu are a pinfu by tsumo, or by ron an open
hand of sequences where the rules leave it at 20; three players have no chi, so the latter isn't among their hands.
"""

from collections.abc import Iterator, Mapping
from typing import Final, final

from attrs import evolve, frozen

from mahjong_calc import yaku
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc.classic._pay import check_count, cost_of_base
from mahjong_calc.classic._points import Cost, Limit, limit_and_base
from mahjong_calc.classic._rules import Rules
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import Yaku

_DEFAULT: Final = Rules()
_HAN: Final = range(1, 5)
_FU: Final = (20, 25, *range(30, 131, 10))
#: the most yakuman that go together in one hand
_TOGETHER: Final = (yaku.TSUUIISOU, yaku.SUUKANTSU, yaku.DAISUUSHII, yaku.SUUANKOU_TANKI)


def table(*, dealer: bool, rules: Rules = _DEFAULT) -> Mapping[tuple[int, int], Cost]:
    """Return the table of points, from (han, fu) to what one payer pays, for the dealer or for a child.

    >>> points = table(dealer=False)
    >>> points[3, 40]
    Cost(ron=5200, tsumo_dealer=2600, tsumo_child=1300)
    >>> points[3, 25], (1, 25) in points
    (Cost(ron=3200, tsumo_dealer=1600, tsumo_child=800), False)

    It has the rows of 20, 25 and 30 to 130 fu and the columns of 1 to 4 han. Cells that can't occur are left out; where
    a cell occurs by ron or by tsumo alone, the payments of the other are 0: that is so for 20 and 25 fu, whose cells
    depend on the rules. 1 han with 110 fu and more stand in it as rule books print them, though hardly a hand has so
    few han for so many triplets.

    Args:
        dealer: Whether the winner is the dealer.
        rules: The rules in force.
    """
    check_type(dealer, bool, "dealer")
    check_type(rules, Rules, "rules")
    return FrozenMapping(dict(_cells(rules, dealer=dealer)))


def _cells(rules: Rules, *, dealer: bool, honba: int = 0) -> Iterator[tuple[tuple[int, int], Cost]]:
    for fu in _FU:
        least_ron, least_tsumo = _least_han(fu, rules)
        for han in _HAN:
            by_ron, by_tsumo = han >= least_ron, han >= least_tsumo
            if by_ron or by_tsumo:
                full = cost_of_base(limit_and_base(han, fu, rules)[1], rules, dealer=dealer, honba=honba)
                shares = (full.tsumo_dealer, full.tsumo_child) if by_tsumo else (0, 0)
                yield (han, fu), Cost(full.ron if by_ron else 0, *shares)


_NEVER: Final = _HAN.stop


def _least_han(fu: int, rules: Rules) -> tuple[int, int]:
    """Return the least han that a hand of *fu* has by ron and by tsumo."""
    tsumo = _han(yaku.MENZEN_TSUMO, rules)
    if fu == 25:
        pairs = _han(yaku.CHIITOITSU, rules)
        return max(pairs, 1), max(pairs + tsumo, 1)
    if fu > 20:
        return 1, 1
    by_ron = 1 if rules.open_pinfu_fu == 20 and rules.players == 4 else _NEVER
    pinfu = _han(yaku.PINFU, rules)
    return by_ron, pinfu + tsumo if pinfu and rules.pinfu_tsumo else _NEVER


def _han(row: Yaku, rules: Rules) -> int:
    """Return the han of a yaku in a closed hand, 0 where it isn't played."""
    value = rules.values.get(row)
    return 0 if value is None else value.closed


@final
@frozen(kw_only=True)
class Match:
    """A hand that pays what was looked up: its winner, whether by tsumo, and its worth.

    >>> lookup(3200)[0]
    Match(is_dealer=False, is_tsumo=False, han=3, fu=25, limit=None, yakuman=0)

    Below a mangan the worth is *han* and *fu*, and *limit* is None. For a limit *han* and *fu* are 0, since many hands
    reach it, and *yakuman* is the multiple of a yakuman.
    """

    is_dealer: bool
    is_tsumo: bool
    han: int = 0
    fu: int = 0
    limit: Limit | None = None
    yakuman: int = 0


def lookup(*points: int, honba: int = 0, rules: Rules = _DEFAULT) -> tuple[Match, ...]:
    """Return the hands that pay so: by ron, or by the dealer's tsumo, or for a pair of shares by a child's tsumo.

    >>> [(match.is_dealer, match.han, match.fu) for match in lookup(7700)]
    [(False, 4, 30), (False, 3, 60), (False, 2, 120), (True, 3, 40), (True, 2, 80)]
    >>> [(match.han, match.fu) for match in lookup(2000, 3900)]
    [(4, 30), (3, 60), (2, 120)]
    >>> lookup(7000)
    ()

    A child's hands come first, then the dealer's; ron before tsumo; limits after han and fu, the fewest fu first. The
    hands are those of `table`, and the limits.

    Args:
        points: What the discarder pays, or each of the others to the dealer; or what the dealer and what each child
            pays to a child, in either order.
        honba: The honba that the points include.
        rules: The rules in force.

    Raises:
        RulesError: There are no points or more than two numbers of them, or a number is negative.
    """
    check_type(rules, Rules, "rules")
    check_count(honba, "honba")
    check_items(points, int, "points")
    if len(points) not in (1, 2):
        raise RulesError(f"{len(points)} numbers of points", "one payment, or the two shares of a child's tsumo")
    for number in points:
        check_count(number, "points")
    wanted = tuple(sorted(points))
    return tuple(match for match, shares in _payments(honba, rules) if shares == wanted)


def _payments(honba: int, rules: Rules) -> Iterator[tuple[Match, tuple[int, ...]]]:
    """Yield every match with what is paid, the lower share first."""
    for dealer in (False, True):
        worths = [*_below_mangan(honba, rules, dealer=dealer), *_limits(honba, rules, dealer=dealer)]
        for match, cost in worths:
            if cost.ron:
                yield match, (cost.ron,)
        for match, cost in worths:
            if cost.tsumo_child:
                shares = (cost.tsumo_child,) if dealer else (cost.tsumo_child, cost.tsumo_dealer)
                yield evolve(match, is_tsumo=True), shares


def _below_mangan(honba: int, rules: Rules, *, dealer: bool) -> Iterator[tuple[Match, Cost]]:
    for (han, fu), cost in _cells(rules, dealer=dealer, honba=honba):
        if limit_and_base(han, fu, rules)[0] is None:
            yield Match(is_dealer=dealer, is_tsumo=False, han=han, fu=fu), cost


def _limits(honba: int, rules: Rules, *, dealer: bool) -> Iterator[tuple[Match, Cost]]:
    multiples = {1}.union(value.multiple for value in rules.values.values() if value.is_yakuman)
    if rules.multiple_yakuman:
        together = sum(rules.values[row].multiple for row in _TOGETHER if row in rules.values)
        multiples = set(range(1, max(together, *multiples) + 1))
    for limit in Limit:
        for yakuman in sorted(multiples) if limit is Limit.YAKUMAN else (0,):
            cost = cost_of_base(limit.value * (yakuman or 1), rules, dealer=dealer, honba=honba)
            yield Match(is_dealer=dealer, is_tsumo=False, limit=limit, yakuman=yakuman), cost
