"""Reads the suits of hands and keeps what it finds.

A suit of a hand is its slice of the hand's key, a byte per kind: the concealed copies, and 8 times those in own melds.
For each slice that comes up the automaton is walked once, and the result is kept: the suit's shape and its counts.
What draws would add is kept apart, since only some callers ask.

**Bounds.** There are 405,350 slices of a number suit and 43,130 of the honors without melds. Melds make more, so a
reader forgets all slices when it knows `_MOST_SLICES`: 80 MB at the very most, and about 20 MB after a million dealt
hands. What the slices share (shapes with counts, draws) is some ten thousand small objects.

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

__all__ = ["LANE", "MELDED", "Draws", "Reader", "Value", "limit_of", "values"]

#: What a copy in a meld adds to the byte of its kind.
MELDED: Final = 8
#: The bits that a kind takes in a mask of kinds, a byte for each.
LANE: Final = 7

_MOST_SLICES: Final = 1 << 19
_MOST_DRAWS: Final = 1 << 18


def limit_of(copies: int, melded: int, fifth_tile: FifthTile) -> int:
    """Return how many of a kind a target may hold, of which the set has *copies* and the own melds *melded*."""
    match fifth_tile:
        case FifthTile.OWN:
            return copies - melded
        case FifthTile.CONCEALED:
            return copies
        case FifthTile.IGNORED:
            return MOST_TILES if copies else 0


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
class Draws:
    """What one more tile of each rank would add to a slice."""

    __slots__ = ("_gains", "masks")

    def __init__(self, gains: tuple[int, ...]) -> None:
        self._gains: Final = gains
        #: What was found so far; where speed matters, callers look here first.
        self.masks: Final[dict[int, int]] = {}

    def mask(self, wanted: int) -> int:
        """Return the ranks that add one of the *wanted* bits, as `LANE` in the byte of each."""
        mask = sum(LANE << 8 * rank for rank, gain in enumerate(self._gains) if gain & wanted)
        return self.masks.setdefault(wanted, mask)


@final
class Reader:
    """Reads the slices of one suit, or of several that have the same copies."""

    __slots__ = ("_kinds", "_unique", "_unique_draws", "draws", "known")

    def __init__(self, kinds: Sequence[Mapping[int, Value]]) -> None:
        self._kinds: Final = kinds
        #: What was found so far; where speed matters, callers look here first.
        self.known: Final[dict[bytes, tuple[Shape, int]]] = {}
        self.draws: Final[dict[bytes, Draws]] = {}
        self._unique: Final[dict[tuple[Shape, int], tuple[Shape, int]]] = {}
        self._unique_draws: Final[dict[tuple[int, ...], Draws]] = {}

    def read(self, key: bytes) -> tuple[Shape, int]:
        """Return the shape and the counts of the slice *key*.

        Raises:
            KeyError: It has more copies of a kind than there are.
        """
        state = START
        total = 0
        for kind, value in zip(self._kinds, key, strict=True):
            step, counts, _, _ = kind[value]
            state = state.moves.get(step) or state.after(step)
            total += counts
        found = Shape.of(state.table), total
        if len(self.known) >= _MOST_SLICES:
            self.known.clear()
        return self.known.setdefault(key, self._unique.setdefault(found, found))

    def look(self, key: bytes) -> Draws:
        """Return what draws add to the slice *key*, which has been read."""
        known = [kind[value] for kind, value in zip(self._kinds, key, strict=True)]
        state = START
        for value in known:
            state = state.after(value.move)
        shape = Shape.of(state.table)
        gains = []
        state = START
        for rank, value in enumerate(known):
            gain = 0
            if value.drawn is not None:
                drawn = state.after(value.drawn)
                for later in known[rank + 1 :]:
                    drawn = drawn.moves.get(later.move) or drawn.after(later.move)
                gain = value.gain | shape.better(Shape.of(drawn.table))
            gains.append(gain)
            state = state.after(value.move)
        unique = tuple(gains)
        if len(self.draws) >= _MOST_DRAWS:
            self.draws.clear()
        draws = self._unique_draws.get(unique) or self._unique_draws.setdefault(unique, Draws(unique))
        return self.draws.setdefault(key, draws)
