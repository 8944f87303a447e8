"""The textbook formula for shanten numbers: hands are cut into groups and partial groups in every way.

`8 - 2 x groups - partial groups`, of which at most five count together, and at most four without a pair. It says
nothing of fifth tiles, so it is what the definition gives where these are ignored.
"""

from functools import cache
from typing import NamedTuple


class Cut(NamedTuple):
    """What a way to cut some tiles gives; a pair is a partial group too."""

    groups: int
    partial: int
    pair: bool

    @property
    def number(self) -> int:
        """The shanten number for this way, with the two corrections."""
        groups = min(self.groups, 4)
        room = (5 if self.pair else 4) - groups
        return 8 - 2 * groups - min(self.partial, room)


#: the places of a block, counted from its lowest tile, and what it is
BLOCKS = {
    (0,): Cut(0, 0, pair=False),
    (0, 0): Cut(0, 1, pair=True),
    (0, 0, 0): Cut(1, 0, pair=False),
    (0, 1, 2): Cut(1, 0, pair=False),
    (0, 1): Cut(0, 1, pair=False),
    (0, 2): Cut(0, 1, pair=False),
}


def plus(one: Cut, other: Cut) -> Cut:
    """Return what both cuts give together."""
    return Cut(one.groups + other.groups, one.partial + other.partial, one.pair or other.pair)


def best(cuts: set[Cut]) -> frozenset[Cut]:
    """Drop each cut that another is at least as good as in everything."""
    return frozenset(
        cut
        for cut in cuts
        if not any(cut != other and all(a <= b for a, b in zip(cut, other, strict=True)) for other in cuts)
    )


@cache
def cuts(counts: tuple[int, ...], *, honors: bool = False) -> frozenset[Cut]:
    """Return the ways to cut a suit, beginning with its lowest tile."""
    if not any(counts):
        return frozenset({Cut(0, 0, pair=False)})
    lowest = next(rank for rank, count in enumerate(counts) if count)
    found = set()
    for places, block in BLOCKS.items():
        rest = list(counts) + [0] * 2
        for place in places:
            rest[lowest + place] -= 1
        if min(rest) == 0 and not (honors and max(places)):
            found |= {plus(block, cut) for cut in cuts(tuple(rest[: len(counts)]), honors=honors)}
    return best(found)


@cache
def join(one: frozenset[Cut], other: frozenset[Cut]) -> frozenset[Cut]:
    """Return the ways to cut two suits."""
    return best({plus(a, b) for a in one for b in other})


def textbook(counts: tuple[int, ...]) -> int:
    """Return the shanten number of a hand of 13 or 14 tiles for groups and a pair."""
    whole = cuts(counts[27:], honors=True)
    for start in (0, 9, 18):
        whole = join(whole, cuts(counts[start : start + 9]))
    return min(cut.number for cut in whole)
