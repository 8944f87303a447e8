"""What one suit, or several together, cost: the tables at the end of the automaton, and how they add up.

Hands of a standard set come to 180 shapes, of which 126 are those of a suit of numbers; whatever the limits, a suit has
one of 4,801. What shapes find about one another they keep. Should there ever be `_MOST_SHAPES`, they are made anew when
they come up again.
"""

from typing import Final, TypeVar, final

from mahjong_calc.shanten._automaton import FIELD, FULL, MOST_GROUPS, MOST_TILES
from mahjong_calc.shanten._forms import NONE

__all__ = ["GAIN", "Pair", "Shape"]

#: The bit of field 0 where several fields stand in one int; the bits below it are free for other things.
GAIN: Final = 20

_FIELDS: Final = 2 * (MOST_GROUPS + 1)
_ONES: Final = sum(1 << field * FIELD for field in range(_FIELDS))
_ALL: Final = _ONES * FULL
_NO_PAIR: Final = sum(FULL << field * FIELD for field in range(0, _FIELDS, 2))
#: For each cost, the bits that fields can have once it has been added to theirs.
_ADDED: Final = tuple(_ONES * (FULL >> cost << cost) for cost in range(MOST_TILES + 1))


@final
class Shape:
    """The lowest costs of 0..4 groups, without and with a pair, in a suit or in several; equal shapes are one object.

    The table is that of a last state: field 2 x groups + pairs holds the cost as the automaton writes it.

    >>> honors = Shape.of(FULL | (FULL >> 1 << 1) << FIELD)  # a pair lacks one tile, groups are out of reach
    >>> honors.plus(honors).costs
    (0, 1, 99, 99, 99, 99, 99, 99, 99, 99)
    """

    __slots__ = ("_gains", "costs", "numbers", "pairs", "sums", "table", "terms", "wholes")

    def __init__(self, table: int) -> None:
        self.table: Final = table
        self.costs: Final = tuple(_cost(table >> field * FIELD & FULL) for field in range(_FIELDS))
        #: The shanten number of a whole hand by the groups it has to build, `NONE` where there is no target.
        self.numbers: Final = tuple(cost - 1 if cost < NONE else NONE for cost in self.costs[1::2])
        #: For each cost: whether it has the pair, how far to shift another table, and which of its bits then count.
        self.terms: Final = tuple(
            (field % 2, field * FIELD + cost, _ADDED[cost] << field * FIELD)
            for field, cost in enumerate(self.costs)
            if cost != NONE
        )
        # What the methods found so far; where speed matters, callers look here first.
        self.sums: Final[dict[Shape, Shape]] = {}
        self.pairs: Final[dict[Shape, Pair]] = {}
        self.wholes: Final = tuple[dict[Shape, tuple[int, int, int]], ...]({} for _ in range(MOST_GROUPS + 1))
        self._gains: Final[dict[Shape, int]] = {}

    @staticmethod
    def of(table: int) -> "Shape":
        """Return the shape of the last state's table."""
        shape = _SHAPES.get(table)
        if shape is None:
            if len(_SHAPES) >= _MOST_SHAPES:
                _SHAPES.clear()
            shape = _SHAPES.setdefault(table, Shape(table))
        return shape

    def plus(self, other: "Shape") -> "Shape":
        """Return the shape of both together: the lowest sums over all ways to share out groups and the pair."""
        found = self.sums.get(other)
        if found is None:
            tables = self.table, self.table & _NO_PAIR
            total = 0
            for pair, shift, mask in other.terms:
                total |= tables[pair] << shift & mask
            found = self.sums[other] = Shape.of(total & _ALL)
        return found

    def pair(self, other: "Shape") -> "Pair":
        """Return both shapes together, as one whose parts are known."""
        return self.pairs.setdefault(other, Pair(self, other))

    def whole(self, rest: "Shape", groups: int) -> tuple[int, int, int]:
        """Return the number of the hand made up of this shape and *rest*, and the fields of both that matter.

        A draw that makes one of these fields cheaper, and only such a draw, lowers the number. Bit `GAIN` + *i* stands
        for field *i*.
        """
        number = self.plus(rest).numbers[groups]
        last = 2 * groups + 1
        bits = [field for field in range(last + 1) if self.costs[field] + rest.costs[last - field] == number + 1 < NONE]
        found = number, sum(1 << field for field in bits) << GAIN, sum(1 << last - field for field in bits) << GAIN
        return self.wholes[groups].setdefault(rest, _one_object(found))

    def gain(self, drawn: "Shape") -> int:
        """Return the fields that are cheaper in the shape after a draw, as bits like those of `whole`."""
        found = self._gains.get(drawn)
        if found is None:
            fields = sum(1 << field for field in range(_FIELDS) if drawn.costs[field] < self.costs[field])
            found = self._gains[drawn] = fields << GAIN
        return found


@final
class Pair:
    """Two shapes taken together."""

    __slots__ = ("_first", "_second", "splits", "sum", "wholes")

    def __init__(self, first: Shape, second: Shape) -> None:
        self._first: Final = first
        self._second: Final = second
        self.sum: Final = first.plus(second)
        self.wholes: Final = self.sum.wholes
        #: What `split` found so far; where speed matters, callers look here first.
        self.splits: Final[dict[int, tuple[int, int]]] = {}

    def split(self, wanted: int) -> tuple[int, int]:
        """Return the fields of either shape of which one must get cheaper, so that a *wanted* field of the sum does.

        Bits below `GAIN` are the callers', and wanted of both.
        """
        first, second = self._first.costs, self._second.costs
        for_first = for_second = wanted & (1 << GAIN) - 1
        for field, cost in enumerate(self.sum.costs):
            if wanted >> GAIN + field & 1:
                for part in range(0, field + 1, 2 - field % 2):  # not both with a pair
                    if first[part] + second[field - part] == cost:
                        for_first |= 1 << GAIN + part
                        for_second |= 1 << GAIN + field - part
        return self.splits.setdefault(wanted, _one_object((for_first, for_second)))


def _cost(field: int) -> int:
    return (field & -field).bit_length() - 1 if field else NONE


_SHAPES: Final[dict[int, Shape]] = {}
_MOST_SHAPES: Final = 1 << 12

_N = TypeVar("_N", bound=tuple[int, ...])
_TUPLES: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}


def _one_object(numbers: _N) -> _N:
    """Return one object for all equal tuples: there are few, and what is small stays in the processor's cache."""
    return _TUPLES.setdefault(numbers, numbers)  # type: ignore[return-value]  # it is equal, so of the same type
