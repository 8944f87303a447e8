"""Payments: who pays whom for a win, with honba, riichi sticks and liability."""

from typing import Final

from mahjong_calc._checks import check_type
from mahjong_calc._payments import STICK_POINTS, WINDS, Payments
from mahjong_calc._tiles import Wind
from mahjong_calc._win import NOBODY, Win
from mahjong_calc.classic._liability import liable_payments, owed_yakuman
from mahjong_calc.classic._points import (
    Cost,
    Limit,
    limit_and_base,
    ron_points,
    tsumo_shares,
    win_shares,
    with_honba,
)
from mahjong_calc.classic._rules import Rules
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku._memo import remember
from mahjong_calc.yaku._table import Holding

_DEFAULT: Final = Rules()
#: how many different payments a rule set remembers before it forgets them all
_MEMO_LIMIT: Final = 1 << 14


def paid(win: Win, base: int, holding: Holding, rules: Rules) -> tuple[int, Payments]:
    """Return the points of a win, without honba and sticks, and its payments."""
    if win.liable is not NOBODY and (owed := owed_yakuman(win, holding, rules)):
        return liable_payments(win, holding.yakuman, owed, rules)
    key = base, win.seat_wind, win.loser, win.honba, win.riichi_sticks
    memo = rules._memo.payments
    found = memo.get(key)
    if found is None:
        found = payments(base, win.seat_wind, win.loser, honba=win.honba, riichi_sticks=win.riichi_sticks, rules=rules)
        remember(memo, key, found, _MEMO_LIMIT)
    return found


def payments(
    base: int, winner: Wind, loser: Wind | None, *, honba: int, riichi_sticks: int, rules: Rules
) -> tuple[int, Payments]:
    """Return the points of a base, without honba and sticks, and the payments."""
    shares = win_shares(base, winner, loser, rules)
    all_shares = with_honba(shares, honba, rules)
    sticks = riichi_sticks * STICK_POINTS
    return sum(shares.values()), Payments(winner, all_shares, sticks=sticks, players=rules.players)


def pay(
    han: int,
    fu: int,
    *,
    winner: Wind,
    loser: Wind | None = None,
    yakuman: int = 0,
    honba: int = 0,
    riichi_sticks: int = 0,
    rules: Rules = _DEFAULT,
) -> Payments:
    """Return who pays whom for a hand of *han* and *fu*: by tsumo, or by ron when there is a *loser*.

    >>> pay(3, 40, winner=Wind.SOUTH, honba=1).shares
    {Wind.EAST: 2700, Wind.WEST: 1400, Wind.NORTH: 1400}

    Raises:
        RulesError: No hand has these han and fu, a number is negative, or a seat isn't there.
    """
    base = _base(han, fu, yakuman, rules)
    check_type(winner, Wind, "winner")
    if loser is not None:
        check_type(loser, Wind, "loser")
    check_count(honba, "honba")
    check_count(riichi_sticks, "riichi_sticks")
    for name, seat in (("winner", winner), ("loser", loser)):
        if seat is not None and seat not in WINDS[: rules.players]:
            raise RulesError(f"{name}={seat!r}", f"a seat of {rules.players} players")
    if loser is winner:
        raise RulesError(f"loser={loser!r}", "a loser other than the winner")
    return payments(base, winner, loser, honba=honba, riichi_sticks=riichi_sticks, rules=rules)[1]


def cost(han: int, fu: int, *, dealer: bool, yakuman: int = 0, honba: int = 0, rules: Rules = _DEFAULT) -> Cost:
    """Return what one payer pays for a hand of *han* and *fu*, honba included.

    >>> cost(3, 40, dealer=False)
    Cost(ron=5200, tsumo_dealer=2600, tsumo_child=1300)

    Raises:
        RulesError: No hand has these han and fu, or a number is negative.
    """
    base = _base(han, fu, yakuman, rules)
    check_type(dealer, bool, "dealer")
    check_count(honba, "honba")
    return cost_of_base(base, rules, dealer=dealer, honba=honba)


def cost_of_base(base: int, rules: Rules, *, dealer: bool, honba: int) -> Cost:
    """Return what one payer pays for a hand of this base, honba included."""
    winner = Wind.EAST if dealer else Wind.SOUTH
    ron = with_honba({Wind.WEST: ron_points(base, winner)}, honba, rules)
    shares = with_honba(tsumo_shares(base, winner, rules), honba, rules)
    return Cost(ron[Wind.WEST], shares.get(Wind.EAST, 0), shares[Wind.WEST])


def _base(han: int, fu: int, yakuman: int, rules: Rules) -> int:
    """Return the base points of checked numbers."""
    check_type(rules, Rules, "rules")
    for name, value in (("han", han), ("fu", fu), ("yakuman", yakuman)):
        check_count(value, name)
    if yakuman:
        return Limit.YAKUMAN.value * yakuman
    if not han:
        raise RulesError("0 han", "1 han or more, or a yakuman")
    if fu not in _FU:
        raise RulesError(f"{fu} fu", "25 fu, or 20 to 140 in tens")
    return limit_and_base(han, fu, rules)[1]


_FU: Final = frozenset({25, *range(20, 141, 10)})


def check_count(value: int, name: str) -> None:
    """Refuse a negative number, and what is no number."""
    check_type(value, int, name)
    if value < 0:
        raise RulesError(f"{name}={value}", "0 or more")
