"""Points: from han and fu to the limits and to what each payer pays.

The formula is fu x 4 x 2^han, the base, that a child wins four times and the dealer six times by ron; by tsumo each
child pays it once and the dealer twice, or each child twice to the dealer. Every payment is rounded up to 100.
"""

from collections.abc import Mapping
from enum import unique
from typing import Final, final

from attrs import frozen

from mahjong_calc._enums import NamedEnum
from mahjong_calc._payments import WINDS
from mahjong_calc._tiles import Wind
from mahjong_calc.classic._rules import Rules, SanmaTsumo
from mahjong_calc.yaku._memo import remember


@final
@unique
class Limit(NamedEnum):
    """The limits at which the points of a hand stop growing with every han; the value is the base.

    >>> Limit.HANEMAN.value
    3000
    """

    MANGAN = 2000
    HANEMAN = 3000
    BAIMAN = 4000
    SANBAIMAN = 6000
    YAKUMAN = 8000


#: the han from which each limit holds, the highest first; below five, the base decides
_LIMIT_HAN: Final = ((11, Limit.SANBAIMAN), (8, Limit.BAIMAN), (6, Limit.HANEMAN), (5, Limit.MANGAN))
_KAZOE_HAN: Final = 13
#: the base of 4 han 30 fu and 3 han 60 fu, which kiriage lifts to a mangan
_KIRIAGE_BASE: Final = 1920


@final
@frozen
class Cost:
    """What one payer pays for a win, in points; 0 where there is no such payment.

    >>> Cost(ron=3900, tsumo_dealer=2000, tsumo_child=1000).tsumo_dealer
    2000

    *tsumo_dealer* is what the dealer pays, 0 when the winner is the dealer; *tsumo_child* what each other player pays.
    """

    ron: int
    tsumo_dealer: int
    tsumo_child: int


def limit_and_base(han: int, fu: int, rules: Rules) -> tuple[Limit | None, int]:
    """Return the limit that a hand without yakuman reaches, and its base points."""
    memo = rules._memo.limits
    found = memo.get((han, fu))
    if found is None:
        limit, base = _limit(han, fu, rules), fu * 2 ** (2 + min(han, 5))
        found = remember(memo, (han, fu), (limit, limit.value if limit else base), _MEMO_LIMIT)
    return found


#: more (han, fu) than occur: a guard against memos that callers could make grow
_MEMO_LIMIT: Final = 4096


def _limit(han: int, fu: int, rules: Rules) -> Limit | None:
    if han >= _KAZOE_HAN and rules.kazoe:
        return Limit.YAKUMAN
    for least, limit in _LIMIT_HAN:
        if han >= least:
            return limit
    base = fu * 2 ** (2 + han)
    if base >= Limit.MANGAN.value or (rules.kiriage and base == _KIRIAGE_BASE):
        return Limit.MANGAN
    return None


def up_to_100(points: int) -> int:
    """Round *points* up to hundreds."""
    return -(-points // 100) * 100


def ron_points(base: int, winner: Wind) -> int:
    """Return what the loser pays, honba apart."""
    return up_to_100(base * (6 if winner is Wind.EAST else 4))


def tsumo_shares(base: int, winner: Wind, rules: Rules) -> dict[Wind, int]:
    """Return what each other player pays, honba apart."""
    by_dealer = winner is Wind.EAST
    payers = [wind for wind in WINDS[: rules.players] if wind is not winner]
    times = {payer: 2 if by_dealer or payer is Wind.EAST else 1 for payer in payers}
    if rules.sanma_tsumo is SanmaTsumo.TWO_TO_ONE:
        total = ron_points(base, winner)
        return {payer: up_to_100(-(-total * times[payer] // sum(times.values()))) for payer in payers}
    shares = {payer: up_to_100(base * times[payer]) for payer in payers}
    if rules.sanma_tsumo is SanmaTsumo.NORTH_BISECTION:
        # the share of the child that is missing
        missing = up_to_100(base * (2 if by_dealer else 1))
        return {payer: share + up_to_100(missing // 2) for payer, share in shares.items()}
    return shares


def win_shares(base: int, winner: Wind, loser: Wind | None, rules: Rules) -> dict[Wind, int]:
    """Return what each payer pays for a win, honba apart."""
    return tsumo_shares(base, winner, rules) if loser is None else {loser: ron_points(base, winner)}


def with_honba(shares: Mapping[Wind, int], honba: int, rules: Rules) -> dict[Wind, int]:
    """Return *shares* with the honba on top: a part from each payer of a tsumo, all parts from the loser of a ron."""
    parts = 1 if len(shares) > 1 else rules.players - 1
    return {payer: share + honba * rules.honba_points * parts for payer, share in shares.items()}
