"""Reads the suits of hands and keeps what it finds.

A suit of a hand is its slice of the hand's key, a byte per kind: the concealed copies, and 8 times those in own melds.
For each slice that comes up the automaton is walked once, and the result is kept: the suit's shape and its counts. What
draws add to it, and what discards leave, is kept apart, since only some callers ask.

**Bounds.** There are 405,350 slices of a number suit and 43,130 of the honors without melds, so the first are never
forgotten; dealt hands come to some 15,000. Melds make more. When there are `_MOST_SLICES`, or `_MOST_SUITS` of those
whose draws or discards are known, all are forgotten. At about 110, 500 and 350 bytes each that is at most 110 MB for
one tile set under one rule. A million dealt hands leave 3 MB after `number` and 32 MB after `discards`.

**Threads.** All that is kept is a function of its key, entered by one atomic operation and never changed. At worst two
threads find the same thing at once.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, final

from mahjong_calc._hand import FifthTile
from mahjong_calc.shanten._automaton import MOST_TILES, START, move
from mahjong_calc.shanten._forms import TILE, feature
from mahjong_calc.shanten._shapes import Shape

__all__ = ["LANE", "MELDED", "Reader", "Suit", "Value", "limit_of", "values"]

#: What a copy in a meld adds to the byte of its kind.
MELDED: Final = 8
#: The bits that a kind takes in a mask of kinds, a byte for each.
LANE: Final = 7

_MOST_SLICES: Final = 1 << 19
_MOST_SUITS: Final = 1 << 16

# how many bits a gain takes
_GAINS: Final = 30

# all masks there are, so that equal ones are one object
_MASKS: Final[dict[int, int]] = {}


def limit_of(copies: int, melded: int, fifth_tile: FifthTile) -> int:
    """Return how many of a kind a target may hold, of which the set has *copies* and the own melds *melded*."""
    if fifth_tile is FifthTile.IGNORED:
        return MOST_TILES if copies else 0
    return copies - melded if fifth_tile is FifthTile.OWN else copies


class Value(NamedTuple):
    """What the byte of a kind means: the automaton's move, what it counts for, and both after drawing one more."""

    move: int
    counts: int
    drawn: int | None
    gain: int


@cache
def values(copies: int, fifth_tile: FifthTile, left: int, *, orphan: bool) -> Mapping[int, Value]:
    """Return the meaning of each possible byte of a kind of *copies*, *left* ranks before the end of its suit."""
    usable = limit_of(copies, 0, fifth_tile)
    found = {}
    for melded in range(copies + 1):
        limit = limit_of(copies, melded, fifth_tile)
        for held in range(copies + 1 - melded):
            counts = feature(held, usable, orphan=orphan)
            gain = feature(held + 1, usable, orphan=orphan) - counts - TILE
            drawn = move(limit, left, held + 1) if held < limit else None
            found[held + MELDED * melded] = Value(move(limit, left, held), counts, drawn, gain)
    return found


@final
class Suit(dict[int, int]):
    """What is known of a slice: its shape, its counts, and the ranks of which one more tile adds what is wanted.

    `suit[wanted]` has `LANE` in the byte of each rank of which one more adds at least one of the *wanted* bits.
    """

    __slots__ = ("_gains", "counts", "pairs", "shape")

    def __init__(self, shape: Shape, counts: int, gains: int) -> None:
        super().__init__()
        self.shape: Final = shape
        self.pairs: Final = shape.pairs
        self.counts: Final = counts
        self._gains: Final = gains

    def __missing__(self, wanted: int) -> int:
        mask = 0
        gains = self._gains
        lane = LANE
        while gains:
            if gains & wanted:
                mask |= lane
            gains >>= _GAINS
            lane <<= 8
        return self.setdefault(wanted, _MASKS.setdefault(mask, mask))


#: Discards that leave the same shape and counts: the first rank, the suit without it, and the other ranks and suits.
Cuts = tuple[int, Suit, tuple[tuple[int, Suit], ...]]


@final
class Reader(dict[bytes, Suit]):
    """Reads the slices of one suit, or of several that have the same copies.

    `reader[key]` is the `Suit` of a slice, or a `KeyError` where it has more copies of a kind than there are.
    """

    __slots__ = ("_unique", "cuts", "kinds", "known")

    def __init__(self, kinds: Sequence[Mapping[int, Value]]) -> None:
        super().__init__()
        #: What the possible bytes of each kind mean.
        self.kinds: Final = kinds
        #: What `read` found so far; where speed matters, callers look here first.
        self.known: Final[dict[bytes, tuple[Shape, int]]] = {}
        #: What `cut` found so far, likewise.
        self.cuts: Final[dict[bytes, tuple[Cuts, ...]]] = {}
        self._unique: Final[dict[tuple[Shape, int], tuple[Shape, int]]] = {}

    def read(self, key: bytes) -> tuple[Shape, int]:
        """Return the shape and the counts of the slice *key*.

        Raises:
            KeyError: It has more copies of a kind than there are.
        """
        state = START
        total = 0
        for kind, value in zip(self.kinds, key, strict=True):
            step, counts, _, _ = kind[value]
            state = state.moves.get(step) or state.after(step)
            total += counts
        found = Shape.of(state.table), total
        if len(self.known) >= _MOST_SLICES:
            self.known.clear()
            self._unique.clear()
        return self.known.setdefault(key, self._unique.setdefault(found, found))

    def __missing__(self, key: bytes) -> Suit:
        shape, counts = self.known.get(key) or self.read(key)
        ranks = [kind[value] for kind, value in zip(self.kinds, key, strict=True)]
        moves = [rank.move for rank in ranks]
        state = START
        gains = 0
        for place, (step, _, drawn, gain) in enumerate(ranks):
            if drawn is not None:
                after = state.moves.get(drawn) or state.after(drawn)
                for later in moves[place + 1 :]:
                    after = after.moves.get(later) or after.after(later)
                gains |= (gain | shape.gain(Shape.of(after.table))) << _GAINS * place
            state = state.moves.get(step) or state.after(step)
        if len(self) >= _MOST_SUITS:
            self.clear()
        return self.setdefault(key, Suit(shape, counts, gains))

    def cut(self, key: bytes) -> tuple[Cuts, ...]:
        """Return the discards that are possible from the slice *key*."""
        groups: dict[tuple[Shape, int], list[tuple[int, Suit]]] = {}
        for rank, value in enumerate(key):
            if value % MELDED:
                suit = self[key[:rank] + bytes([value - 1]) + key[rank + 1 :]]
                groups.setdefault((suit.shape, suit.counts), []).append((rank, suit))
        if len(self.cuts) >= _MOST_SUITS:
            self.cuts.clear()
        return self.cuts.setdefault(key, tuple((*first, tuple(others)) for first, *others in groups.values()))
