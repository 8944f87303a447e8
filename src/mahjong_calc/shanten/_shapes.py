"""What one suit, or several together, cost: the tables at the end of the automaton, and how they add up."""

from typing import Final, final

from mahjong_calc.shanten._automaton import FIELD, FULL, MOST_GROUPS, MOST_TILES
from mahjong_calc.shanten._forms import NONE

__all__ = ["BETTER", "Shape"]

#: The lowest bit of the fields in `Shape.wanted` and `Shape.better`; the bits below it are others' to use.
BETTER: Final = 20

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

    __slots__ = ("_better", "costs", "numbers", "sums", "table", "terms", "wanted")

    def __init__(self, table: int) -> None:
        self.table: Final = table
        self.costs: Final = tuple(_cost(table >> field * FIELD & FULL) for field in range(_FIELDS))
        #: What was found so far; where speed matters, callers look here first.
        self.sums: Final[dict[Shape, Shape]] = {}
        self.wanted: Final = tuple[dict[Shape, int], ...]({} for _ in range(MOST_GROUPS + 1))
        #: The shanten number of a whole hand by the groups it has to build, `NONE` or more where there is no target.
        self.numbers: Final = tuple(cost - 1 if cost < NONE else NONE for cost in self.costs[1::2])
        self._better: Final[dict[Shape, int]] = {}
        #: For each cost: whether it has the pair, how far to shift another table, and which of its bits then count.
        self.terms: Final = tuple(
            (field % 2, field * FIELD + cost, _ADDED[cost] << field * FIELD)
            for field, cost in enumerate(self.costs)
            if cost != NONE
        )

    @staticmethod
    def of(table: int) -> "Shape":
        """Return the shape of the last state's table."""
        return _SHAPES.get(table) or _SHAPES.setdefault(table, Shape(table))

    def plus(self, other: "Shape") -> "Shape":
        """Return the shape of both together: the lowest sums over all ways to share out groups and the pair."""
        tables = self.table, self.table & _NO_PAIR
        total = 0
        for pair, shift, mask in other.terms:
            total |= tables[pair] << shift & mask
        return self.sums.setdefault(other, Shape.of(total & _ALL))

    def wants(self, rest: "Shape", groups: int) -> int:
        """Return the fields of which one must get cheaper for the whole to, *rest* being all other suits.

        Bit `BETTER` + *i* stands for field *i*.
        """
        last = 2 * groups + 1
        costs = [cost + rest.costs[last - field] for field, cost in enumerate(self.costs[: last + 1])]
        lowest = min(costs)
        bits = sum(1 << field for field, cost in enumerate(costs) if cost == lowest < NONE)
        return self.wanted[groups].setdefault(rest, bits << BETTER)

    def better(self, drawn: "Shape") -> int:
        """Return the fields that are cheaper in the shape after a draw, as bits like those of `wants`."""
        found = self._better.get(drawn)
        if found is None:
            pairs = enumerate(zip(self.costs, drawn.costs, strict=True))
            found = sum(1 << field for field, (old, new) in pairs if new < old) << BETTER
            self._better[drawn] = found
        return found


def _cost(field: int) -> int:
    return (field & -field).bit_length() - 1 if field else NONE


_SHAPES: Final[dict[int, Shape]] = {}
