"""The forms that a complete hand can have, and how far a hand is from seven pairs and from the thirteen orphans.

These two are counted, not searched: `13 - 2 x pairs - singles`, pairs and singles together at most seven, and
`13 - orphans - 1 for a pair of them`. So five small counts of a hand say all. They are kept in one int, four bits
each, which adds over the suits: tiles, different kinds, kinds held twice, orphans, orphans held twice. A kind of which
a target may use one copy only takes no part in pairs.
"""

from enum import unique
from typing import Final, final

from attrs import frozen

from mahjong_calc._enums import NamedEnum
from mahjong_calc._tiles import YAOCHU_KINDS

__all__ = ["FIRST", "NONE", "ORPHAN", "ORPHAN_KINDS", "ORPHAN_PAIR", "SECOND", "TILE", "Form", "Standing", "feature"]

#: More than any shanten number or cost: there is no such target.
NONE: Final = 99

#: What a copy may add to the counts: a tile; the first or second copy of its kind; an orphan, or its second copy.
TILE: Final = 1
FIRST: Final = 1 << 4
SECOND: Final = 1 << 8
ORPHAN: Final = 1 << 12
ORPHAN_PAIR: Final = 1 << 16

#: Terminals and honors.
ORPHAN_KINDS: Final = frozenset(YAOCHU_KINDS)


@final
@unique
class Form(NamedEnum):
    """What a complete hand can be made of.

    >>> Form.CHIITOITSU.value
    'seven different pairs'
    """

    REGULAR = "groups and a pair"
    CHIITOITSU = "seven different pairs"
    KOKUSHI = "the thirteen orphans and one of them twice"


def feature(held: int, limit: int, *, orphan: bool) -> int:
    """Return what *held* copies of a kind count for, of which a target may use *limit*."""
    paired = limit >= 2
    return (
        TILE * held
        + FIRST * (paired and held >= 1)
        + SECOND * (paired and held >= 2)
        + ORPHAN * (orphan and held >= 1)
        + ORPHAN_PAIR * (orphan and paired and held >= 2)
    )


@final
@frozen
class Standing:
    """What the counts of a hand say: the groups to build, and how far it is from the two special forms.

    A form's number is `NONE` where it has no target. *draws* are the additions to the counts that lower *best*, the
    lower of the two numbers.
    """

    groups: int
    chiitoitsu: int
    kokushi: int
    best: int
    draws: int

    @classmethod
    def of(cls, counts: int, *, pairs: bool, orphans: bool) -> "Standing":
        """Read *counts*; *pairs* and *orphans* say whether the tile set has targets of the two forms."""
        tiles, kinds, seconds, orphan_kinds, orphan_pairs = (counts >> shift & 15 for shift in range(0, 20, 4))
        full = tiles in {13, 14}
        chiitoitsu = 13 - 2 * seconds - min(kinds - seconds, 7 - seconds) if full and pairs else NONE
        kokushi = 13 - orphan_kinds - (orphan_pairs > 0) if full and orphans else NONE
        best = min(chiitoitsu, kokushi)
        draws = 0
        if best < NONE and best == chiitoitsu:
            draws |= SECOND | FIRST * (kinds < 7)
        if best < NONE and best == kokushi:
            draws |= ORPHAN | ORPHAN_PAIR * (not orphan_pairs)
        return cls(tiles // 3, chiitoitsu, kokushi, best, draws)
