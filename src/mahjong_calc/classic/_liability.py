"""Liability (pao): a discard that made another's yakuman certain, by the last dragon, wind or kan called, is paid for.

By tsumo the liable player pays that yakuman as if by ron; by ron from somebody else, half of it. Where the hand holds
further yakuman, `LiabilityScope` says whether they go along with it.
"""

from collections import Counter

from mahjong_calc._payments import STICK_POINTS, Payments
from mahjong_calc._tiles import Wind
from mahjong_calc._win import Win
from mahjong_calc.classic._points import Limit, ron_points, win_shares
from mahjong_calc.classic._rules import LiabilityHonba, LiabilityScope, Rules
from mahjong_calc.yaku import Yaku
from mahjong_calc.yaku._table import Holding


def owed_yaku(win: Win, holding: Holding, rules: Rules) -> list[tuple[Yaku, Wind, int]]:
    """Return the yakuman that somebody owes, each with the liable seat and its multiple.

    Keys that the rules don't know or the hand doesn't hold are passed over. A yakuman that doesn't count beside
    another is owed as far as the hand is worth it.
    """
    owed = []
    rest = holding.yakuman
    for yaku, _ in holding.pairs:
        if yaku.key in win.liable and yaku.key in rules.liability and yaku in rules.values:
            multiple = min(rest, rules.values[yaku].multiple)
            if multiple:
                owed.append((yaku, win.liable[yaku.key], multiple))
                rest -= multiple
    return owed


def owed_yakuman(win: Win, holding: Holding, rules: Rules) -> dict[Wind, int]:
    """Return how many yakuman each liable player owes; empty when nobody is liable."""
    owed: Counter[Wind] = Counter()
    for _, seat, multiple in owed_yaku(win, holding, rules):
        owed[seat] += multiple
    if owed and rules.liability_scope is LiabilityScope.HAND:
        owed[next(iter(owed))] += holding.yakuman - owed.total()
    return owed


def liable_payments(win: Win, yakuman: int, owed: dict[Wind, int], rules: Rules) -> tuple[int, Payments]:
    """Return the points of a hand of so many *yakuman*, without honba and sticks, and who pays."""
    base = Limit.YAKUMAN.value
    rest = yakuman - sum(owed.values())
    shares = Counter(win_shares(base * rest, win.seat_wind, win.loser, rules) if rest else {})
    for seat, multiple in owed.items():
        points = ron_points(base * multiple, win.seat_wind)
        shares[seat] += points // 2
        shares[seat if win.loser is None else win.loser] += points // 2
    points = shares.total()
    for payer, part in _honba(win, owed, rest, rules).items():
        shares[payer] += part
    sticks = win.riichi_sticks * STICK_POINTS
    return points, Payments(win.seat_wind, shares, sticks=sticks, players=rules.players)


def _honba(win: Win, owed: dict[Wind, int], rest: int, rules: Rules) -> dict[Wind, int]:
    """Return who pays the honba: the first liable player, or where the rules say so whoever pays the *rest*."""
    each = win.honba * rules.honba_points
    if rules.liability_honba is LiabilityHonba.DISCARDER and win.loser is not None:
        return {win.loser: each * (rules.players - 1)}
    if rules.liability_honba is LiabilityHonba.DISCARDER and rest:
        return dict.fromkeys(win_shares(0, win.seat_wind, None, rules), each)
    return {next(iter(owed)): each * (rules.players - 1)}
