"""Oracles for shanten numbers: they list targets, or go from hand to hand, and share nothing with the library.

A hand of one suit is a tuple of nine counts, a whole hand one of 34.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import inf

Counts = tuple[int, ...]

RUNS = [(kind, kind + 1, kind + 2) for first in (0, 9, 18) for kind in range(first, first + 7)]
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]


def plus(counts: Counts, kinds: Iterable[int], limits: Sequence[float]) -> Counts | None:
    """Return *counts* with a tile of each of *kinds* added, or None beyond the limits."""
    more = list(counts)
    for kind in kinds:
        more[kind] += 1
        if more[kind] > limits[kind]:
            return None
    return tuple(more)


def grow(hands: Iterable[Counts], pieces: Iterable[Sequence[int]], limits: Sequence[float]) -> set[Counts]:
    """Return all hands with one of *pieces* added, within the limits."""
    pieces = list(pieces)
    grown = (plus(counts, kinds, limits) for counts in hands for kinds in pieces)
    return {counts for counts in grown if counts is not None}


def minus(counts: Counts) -> Iterator[Counts]:
    """Yield *counts* without one tile, for each different tile."""
    for kind, count in enumerate(counts):
        if count:
            yield (*counts[:kind], count - 1, *counts[kind + 1 :])


def hands_of(tiles: int, limits: Sequence[int]) -> Iterator[Counts]:
    """Yield all hands of so many tiles within the limits, in the order of tuples."""
    if len(limits) == 1:
        if tiles <= limits[0]:
            yield (tiles,)
        return
    for count in range(min(tiles, limits[0]) + 1):
        for rest in hands_of(tiles - count, limits[1:]):
            yield (count, *rest)


class OneSuit:
    """Shanten numbers, groups and a pair only, of hands that hold one suit of numbers, in a game that has all suits.

    What a hand can use of its tiles is the most of them that part of a target holds; all else can be drawn in other
    suits. So tiles are taken away until the rest lies within some target.
    """

    def __init__(self, groups: int, limits: Sequence[int] = (4,) * 9) -> None:
        self.groups = groups
        pieces = [*((rank,) * 3 for rank in range(9)), *(run for run in RUNS if run[2] < 9)]
        self.targets: set[Counts] = {(0,) * 9}
        for _ in range(groups):
            self.targets |= grow(self.targets, pieces, limits)
        self.targets |= grow(self.targets, [(rank, rank) for rank in range(9)], limits)
        self.useful = set(self.targets)
        new = self.useful
        while new:
            new = {less for counts in new for less in minus(counts)} - self.useful
            self.useful |= new

    def number(self, counts: Counts) -> int:
        """Return the shanten number."""
        level = {counts}
        tiles = sum(counts)
        while level.isdisjoint(self.useful):
            level = {less for more in level for less in minus(more)}
            tiles -= 1
        return 3 * self.groups + 2 - tiles - 1


def seven_pairs(counts: Counts) -> int:
    """Return the shanten number of a standard hand of 13 or 14 tiles for seven pairs."""
    held = sorted((min(count, 2) for count in counts), reverse=True)
    return 13 - sum(held[:7])


def orphans(counts: Counts) -> int:
    """Return the shanten number of a standard hand of 13 or 14 tiles for the thirteen orphans."""
    held = [counts[kind] for kind in ORPHANS if counts[kind]]
    return 13 - len(held) - any(count > 1 for count in held)


def regular_targets(groups: int, limits: Sequence[float]) -> set[Counts]:
    """Return all targets of so many groups and a pair over 34 kinds."""
    kinds = [kind for kind, limit in enumerate(limits) if limit]
    pieces = [(kind,) * 3 for kind in kinds] + [run for run in RUNS if all(limits[kind] for kind in run)]
    targets: set[Counts] = {(0,) * 34}
    for _ in range(groups):
        targets = grow(targets, pieces, limits)
    return grow(targets, [(kind, kind) for kind in kinds], limits)


def special_targets(limits: Sequence[float]) -> tuple[set[Counts], set[Counts]]:
    """Return all targets of seven pairs and of the thirteen orphans."""
    none = (0,) * 34
    doubles = [kind for kind, limit in enumerate(limits) if limit >= 2]
    pairs = grow([none], [kinds * 2 for kinds in combinations(doubles, 7)], limits)
    return pairs, grow([none], [(*ORPHANS, kind) for kind in ORPHANS], limits)


def nearest(counts: Counts, targets: Iterable[Counts]) -> int | None:
    """Return the least number of tiles that a target lacks, less one; None without targets."""
    lacking = (sum(max(want - have, 0) for want, have in zip(target, counts, strict=True)) for target in targets)
    fewest = min(lacking, default=inf)
    return None if fewest == inf else int(fewest) - 1


def walk(groups: int) -> tuple[dict[Counts, int], dict[Counts, int]]:
    """Return the shanten numbers of all hands of 3 x groups + 1 and + 2 standard tiles, from hand to hand.

    From the complete hands on: a hand that a draw turns into one of number *n* - 1 has number *n*, and so has one that
    a discard turns into it.
    """
    limits = (4,) * 34
    after_draw = dict.fromkeys(regular_targets(groups, limits), -1)
    before_draw: dict[Counts, int] = {}
    border: Iterable[Counts] = list(after_draw)
    number = 0
    while border:
        closer = {less for counts in border for less in minus(counts)} - before_draw.keys()
        before_draw.update(dict.fromkeys(closer, number))
        border = grow(closer, [(kind,) for kind in range(34)], limits) - after_draw.keys()
        after_draw.update(dict.fromkeys(border, number))
        number += 1
    return before_draw, after_draw
