"""Fu: what the parts of a hand and the way it was won add up to (tables 1 to 3 of the classic rules).

Every item tells its reason and, where it has one, its block.
"""

from enum import unique
from typing import Final, final

from attrs import frozen

from mahjong_calc._enums import NamedEnum
from mahjong_calc._tiles import HONORS_START
from mahjong_calc._win import OPEN_BIT, RINSHAN_BIT, TSUMO_BIT, Win
from mahjong_calc.classic._rules import Rules
from mahjong_calc.yaku._candidates import Candidate
from mahjong_calc.yaku._memo import remember
from mahjong_calc.yaku._parts import (
    CLOSED_WAIT,
    DOUBLE_WIND_PAIR,
    FU_SUMS_SHIFT,
    ORPHANS,
    SEVEN_PAIRS,
    TANKI,
    YAKUHAI_PAIR,
)
from mahjong_calc.yaku._readings import Block, BlockKind, Reading, Wait


@final
@unique
class FuReason(NamedEnum):
    """What a number of fu is counted for.

    >>> FuReason.MENZEN_RON.value
    'menzen ron'
    """

    WINNING = "winning"
    MENZEN_RON = "menzen ron"
    TSUMO = "tsumo"
    OPEN_PINFU = "open pinfu"
    CHIITOITSU = "chiitoitsu"
    TRIPLET = "triplet"
    KAN = "kan"
    YAKUHAI_PAIR = "yakuhai pair"
    DOUBLE_WIND_PAIR = "double-wind pair"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"


@final
@frozen
class FuItem:
    """A number of fu, its reason, and the block it is counted for, None where it is for the hand.

    >>> FuItem(FuReason.TSUMO, 2).points
    2
    """

    reason: FuReason
    points: int
    block: Block | None = None


#: (kind of block, open, with terminals or honors) -> fu; the article's table 2
TRIPLET_FU: Final = {
    (BlockKind.KOUTSU, True, False): 2,
    (BlockKind.KOUTSU, True, True): 4,
    (BlockKind.KOUTSU, False, False): 4,
    (BlockKind.KOUTSU, False, True): 8,
    (BlockKind.KANTSU, True, False): 8,
    (BlockKind.KANTSU, True, True): 16,
    (BlockKind.KANTSU, False, False): 16,
    (BlockKind.KANTSU, False, True): 32,
}
PAIR_FU: Final = 2
#: the waits that count, each 2; table 3
WAIT_FU: Final = {
    Wait.KANCHAN: (FuReason.KANCHAN, 2),
    Wait.PENCHAN: (FuReason.PENCHAN, 2),
    Wait.TANKI: (FuReason.TANKI, 2),
}
_WINNING: Final = FuItem(FuReason.WINNING, 20)
_MENZEN_RON: Final = FuItem(FuReason.MENZEN_RON, 10)
_TSUMO: Final = FuItem(FuReason.TSUMO, 2)
_OPEN_PINFU: Final = FuItem(FuReason.OPEN_PINFU, 10)
_CHIITOITSU: Final = FuItem(FuReason.CHIITOITSU, 25)


def fu_items(reading: Reading, win: Win, rules: Rules, *, is_pinfu: bool) -> tuple[FuItem, ...]:
    """Return the fu of a reading one by one; *is_pinfu* says whether it counts as pinfu."""
    if reading.is_chiitoitsu:
        return (_CHIITOITSU,)
    items = [_WINNING]
    if not win.is_tsumo and win.is_closed:
        items.append(_MENZEN_RON)
    if win.is_tsumo and not is_pinfu and (rules.rinshan_fu or not win.rinshan):
        items.append(_TSUMO)
    for block in reading.blocks:
        if block.is_triplet:
            reason = FuReason.KAN if block.kind is BlockKind.KANTSU else FuReason.TRIPLET
            items.append(FuItem(reason, TRIPLET_FU[block.kind, block.is_open, block.has_yaochu], block))
        elif block.kind is BlockKind.TOITSU:
            items += _pair_fu(block, win, rules)
    if reading.wait in WAIT_FU:
        items.append(FuItem(*WAIT_FU[reading.wait], reading.winning_block))
    if items == [_WINNING] and not win.is_closed and rules.open_pinfu_fu == 30:
        items.append(_OPEN_PINFU)
    return tuple(items)


def _pair_fu(block: Block, win: Win, rules: Rules) -> list[FuItem]:
    winds = [HONORS_START + wind.value for wind in (win.seat_wind, win.round_wind)]
    roles = winds.count(block.tile.kind) + block.tile.is_dragon
    if roles == 2:
        return [FuItem(FuReason.DOUBLE_WIND_PAIR, rules.double_wind_fu, block)]
    return [FuItem(FuReason.YAKUHAI_PAIR, PAIR_FU, block)] if roles else []


#: the flags that fu depend on
_FLAGS: Final = TANKI | CLOSED_WAIT | YAKUHAI_PAIR | DOUBLE_WIND_PAIR | SEVEN_PAIRS | ORPHANS
_CIRCUMSTANCES: Final = OPEN_BIT | TSUMO_BIT | RINSHAN_BIT
#: how many sums a rule set remembers before it forgets them all; fewer occur in play
_MEMO_LIMIT: Final = 1 << 14


def count_fu(candidate: Candidate, win: Win, rules: Rules, *, is_pinfu: bool) -> tuple[int, int]:
    """Return the fu of a candidate, and the unrounded sum of its `fu_items`."""
    _, _, flags, sums = candidate
    key = sums >> FU_SUMS_SHIFT, flags & _FLAGS, win._circumstances & _CIRCUMSTANCES | is_pinfu
    memo = rules._memo.fu
    found = memo.get(key)
    if found is None:
        items = fu_items(candidate.reading(), win, rules, is_pinfu=is_pinfu)
        unrounded = sum(item.points for item in items)
        # the 25 of seven pairs, the one odd sum, aren't rounded
        total = unrounded if unrounded % 2 else -(-unrounded // 10) * 10
        found = remember(memo, key, (total, unrounded), _MEMO_LIMIT)
    return found
