"""Fu: what the parts of a hand and the way it was won add up to (tables 1 to 3 of the classic rules).

Every item tells its reason and, where it has one, its block.
"""

from enum import unique
from typing import Final, final

from attrs import frozen

from mahjong_calc._enums import NamedEnum
from mahjong_calc._tiles import HONORS_START
from mahjong_calc._win import Win
from mahjong_calc.classic._rules import Rules
from mahjong_calc.yaku._candidates import Candidate
from mahjong_calc.yaku._parts import SEVEN_PAIRS, Part
from mahjong_calc.yaku._readings import Block, BlockKind, Wait
from mahjong_calc.yaku._table import Holding


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


@final
@frozen
class Fu:
    """The fu of a hand: the items and their sum rounded up to ten; seven pairs are 25 and not rounded.

    >>> Fu((FuItem(FuReason.WINNING, 20), FuItem(FuReason.TSUMO, 2)), total=30).unrounded
    22

    A yakuman has no items and a total of 0.
    """

    items: tuple[FuItem, ...]
    total: int

    @property
    def unrounded(self) -> int:
        """The sum of the items."""
        return sum(item.points for item in self.items)


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
    Wait.KANCHAN: FuItem(FuReason.KANCHAN, 2),
    Wait.PENCHAN: FuItem(FuReason.PENCHAN, 2),
    Wait.TANKI: FuItem(FuReason.TANKI, 2),
}
_WINNING: Final = (FuItem(FuReason.WINNING, 20),)
_MENZEN_RON: Final = (*_WINNING, FuItem(FuReason.MENZEN_RON, 10))
_TSUMO: Final = (*_WINNING, FuItem(FuReason.TSUMO, 2))
_OPEN_PINFU: Final = FuItem(FuReason.OPEN_PINFU, 10)
_SEVEN_PAIRS: Final = Fu((FuItem(FuReason.CHIITOITSU, 25),), 25)
NO_FU: Final = Fu((), 0)

#: how many parts the memo of a rule set and a pair of winds keeps before it forgets them all
_MEMO_LIMIT: Final = 8192


def count_fu(candidate: Candidate, win: Win, holding: Holding, rules: Rules) -> Fu:
    """Return the fu of a candidate that isn't a yakuman; *holding* says whether it is pinfu."""
    if candidate.key[1] & SEVEN_PAIRS:
        return _SEVEN_PAIRS
    if win.is_tsumo:
        unpaid = "pinfu" in holding.keys or (win.rinshan and not rules.rinshan_fu)
        items = _WINNING if unpaid else _TSUMO
    else:
        items = _MENZEN_RON if win.is_closed else _WINNING
    total = _BASE[items]
    memo = rules._memo.fu[4 * win.round_wind.value + win.seat_wind.value]
    for part in candidate.parts:
        counted = memo.get(part)
        if counted is None:
            if len(memo) >= _MEMO_LIMIT:
                memo.clear()
            counted = memo[part] = _part_fu(part, win, rules)
        total += counted[0]
        items += counted[1]
    if total == 20 and not win.is_closed and rules.open_pinfu_fu == 30:
        total, items = 30, (*items, _OPEN_PINFU)
    return Fu(items, -(-total // 10) * 10)


_BASE: Final = {_WINNING: 20, _MENZEN_RON: 30, _TSUMO: 22}


def _part_fu(part: Part, win: Win, rules: Rules) -> tuple[int, tuple[FuItem, ...]]:
    """Return the fu of one suit or meld, and their reasons."""
    items = []
    for place, block in enumerate(part.blocks):
        if block.is_triplet:
            reason = FuReason.KAN if block.kind is BlockKind.KANTSU else FuReason.TRIPLET
            items.append(FuItem(reason, TRIPLET_FU[block.kind, block.is_open, block.has_yaochu], block))
        elif block.kind is BlockKind.TOITSU:
            items += _pair_fu(block, win, rules)
        if part.wait in WAIT_FU and place == part.winning:
            wait = WAIT_FU[part.wait]
            items.append(FuItem(wait.reason, wait.points, block))
    return sum(item.points for item in items), tuple(items)


def _pair_fu(block: Block, win: Win, rules: Rules) -> list[FuItem]:
    winds = [HONORS_START + wind.value for wind in (win.seat_wind, win.round_wind)]
    roles = winds.count(block.tile.kind) + block.tile.is_dragon
    if roles == 2:
        return [FuItem(FuReason.DOUBLE_WIND_PAIR, rules.double_wind_fu, block)]
    return [FuItem(FuReason.YAKUHAI_PAIR, PAIR_FU, block)] if roles else []
