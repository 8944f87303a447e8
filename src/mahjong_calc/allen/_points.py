"""Points: linear in han, and how a tsumo is split; everything is a multiple of 1,000."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from mahjong_calc._checks import check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._payments import STICK_POINTS, Payments
from mahjong_calc._tiles import Wind
from mahjong_calc.errors import RulesError

PLAYERS: Final = 3
CHILD_HAN: Final = 2000
DEALER_HAN: Final = 3000
HONBA_POINTS: Final = 1000
_UNIT: Final = 1000


def points(han: int, *, dealer: bool) -> int:
    """Return what a hand of *han* is worth, honba and riichi sticks apart.

    >>> points(4, dealer=False), points(4, dealer=True)
    (8000, 12000)

    There is no limit: every han adds 2,000 points, or 3,000 for the dealer.

    Raises:
        RulesError: *han* is less than 1.
    """
    check_type(han, int, "han")
    check_type(dealer, bool, "dealer")
    if han < 1:
        raise RulesError(f"{han} han", "1 han or more")
    return han * (DEALER_HAN if dealer else CHILD_HAN)


def split(points: int, *, winner: Wind) -> Mapping[Wind, int]:
    """Return what each of the other two pays when *winner* wins *points*, honba included, by tsumo.

    >>> split(9000, winner=Wind.WEST)
    {Wind.EAST: 6000, Wind.SOUTH: 3000}
    >>> split(3000, winner=Wind.EAST)
    {Wind.SOUTH: 2000, Wind.WEST: 1000}

    Of a child's win the dealer pays two thirds, of the dealer's each child a half, in units of 1,000. What can't be
    split so falls to South, or to the child; a single unit to the dealer.

    Raises:
        RulesError: *points* are no multiple of 1,000, or negative, or there is no such seat.
    """
    check_type(points, int, "points")
    check_type(winner, Wind, "winner")
    units, rest = divmod(points, _UNIT)
    if rest or units < 0:
        raise RulesError(f"{points} points", "a multiple of 1,000, 0 or more")
    if winner is Wind.NORTH:
        raise RulesError(f"winner={winner!r}", "a seat of three players: East, South or West")
    if winner is Wind.EAST:
        return FrozenMapping({Wind.SOUTH: (units - units // 2) * _UNIT, Wind.WEST: units // 2 * _UNIT})
    by_dealer = units * 2 // 3 or units  # two thirds of one unit would be none
    other = Wind.WEST if winner is Wind.SOUTH else Wind.SOUTH
    return FrozenMapping({Wind.EAST: by_dealer * _UNIT, other: (units - by_dealer) * _UNIT})


@lru_cache(maxsize=1 << 14)
def paid(points: int, winner: Wind, loser: Wind | None, honba: int, sticks: int) -> Payments:
    """Return who pays whom for *points*: all from the *loser*, or split where there is none."""
    total = points + honba * HONBA_POINTS
    shares = split(total, winner=winner) if loser is None else {loser: total}
    return Payments(winner, shares, sticks=sticks * STICK_POINTS, players=PLAYERS)
