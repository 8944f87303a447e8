"""How far one suit is from its part of a target, read rank by rank: a finite automaton.

The definition: a target holds so many groups and at most one pair in this suit, each kind within its limit. What such
a target costs is the number of its tiles that the hand lacks. This module finds the lowest cost for every number of
groups, with and without the pair, from the copies that the hand holds of each rank, from left to right.

**State.** After some ranks, part of a target is fixed: the groups begun so far (0..4), whether there is a pair (0, 1),
and of the runs begun how many are *ending* (they still take one tile of the coming rank) and how many are *opened*
(they still take one of the coming rank and one of the next). At most two of each: three equal runs are three triplets.
All that matters of the ranks behind is the lowest cost of each such part, one table of costs. That table is the state.

**Table.** One int with a field of 16 bits for each part. A cost *c* is the bits c..15, no bit means that there is no
such part. So the lower of two costs is `|`, one more missing tile a shift by one, and moving to another part a shift
by whole fields: all parts take the step at once. No cost exceeds 14, the tiles of four groups and a pair.

**Step.** Reading a rank, a part uses *ending + opened* tiles for the runs behind it, 1 for each of up to two runs that
begin, 3 for a triplet, 2 for the pair. Parts are gathered by the tiles they use, which may not exceed the limit; with
*held* copies in the hand, those that use more lack the difference. Runs must end within the suit, so the number of
ranks that are *left* after this one says which may begin. Honors are ranks with none left.

**Fewer states.** A finished group is never worse than a run that lacks tiles. So a part with such a run costs at most
what the part with the group finished costs; saying so in the table joins states that differ in nothing that matters.
With limits of four copies 3,093 different states remain over all nine ranks, and 126 tables at their end.

How to use it: begin with `START`; for each rank in order take `state.after(move(limit, left, held))`. To push
distributions instead of a hand, keep a dict of states and take all *held* from 0 to the copies of the kind. States are
interned, so equal ones are one object (two threads included), and the steps found are kept. The table of the last
state makes a `mahjong_calc.shanten._shapes.Shape`, which knows how to add suits.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

__all__ = ["FIELD", "FULL", "MOST_GROUPS", "MOST_TILES", "START", "State", "move"]

MOST_GROUPS: Final = 4
#: No target holds more tiles, so this is as good as no limit.
MOST_TILES: Final = 14
#: The width of a field, and a field of cost 0.
FIELD: Final = 16
FULL: Final = (1 << FIELD) - 1

# A hand may hold four copies of a kind, and draw a fifth where there is no limit.
_MOST_HELD: Final = 5
_MOST_OPEN: Final = 2

# How far to shift a table for one more of each. The pair and the groups make up the lowest ten fields.
_PAIR: Final = FIELD
_GROUP: Final = 2 * _PAIR
_OPENED: Final = (MOST_GROUPS + 1) * _GROUP
_ENDING: Final = (_MOST_OPEN + 1) * _OPENED


class _Part(NamedTuple):
    """Part of a target, as far as the ranks read fix it."""

    ending: int
    opened: int
    groups: int
    pairs: int

    @property
    def finished(self) -> int:
        return self.groups - self.ending - self.opened


_PARTS: Final = tuple(
    _Part(ending, opened, groups, pairs)
    for ending in range(_MOST_OPEN + 1)
    for opened in range(_MOST_OPEN + 1)
    for groups in range(ending + opened, MOST_GROUPS + 1)
    for pairs in range(2)
)


def _fields(parts: Iterable[_Part]) -> int:
    """Return the mask of the fields of *parts*."""
    return sum(
        FULL << part.ending * _ENDING + part.opened * _OPENED + part.groups * _GROUP + part.pairs * _PAIR
        for part in parts
    )


_ALL: Final = _fields(_PARTS)
#: Every bit but the lowest of each field, where a bit comes to lie that the field below shifts out.
_COSTS: Final = _ALL & ~(_ALL // FULL)
_NO_PAIR: Final = _fields(part for part in _PARTS if not part.pairs)
#: Where there is room for one group more, and for two.
_ROOM_FOR_1: Final = _fields(part for part in _PARTS if part.groups <= MOST_GROUPS - 1)
_ROOM_FOR_2: Final = _fields(part for part in _PARTS if part.groups <= MOST_GROUPS - 2)
#: Where a finished group could stand for a run more that is ending, or opened.
_FOR_ENDING: Final = _fields(part for part in _PARTS if part.finished and part.ending < _MOST_OPEN)
_FOR_OPENED: Final = _fields(part for part in _PARTS if part.finished and part.opened < _MOST_OPEN)
#: What may be open with 0, with 1, and with 2 or more ranks left.
_MAY_STAY: Final = (
    _fields(part for part in _PARTS if not part.ending and not part.opened),
    _fields(part for part in _PARTS if not part.opened),
    _ALL,
)
#: Ending and opened runs, and the fields that have them.
_OPEN: Final = tuple(
    (ending, opened, _fields(part for part in _PARTS if part[:2] == (ending, opened)))
    for ending in range(_MOST_OPEN + 1)
    for opened in range(_MOST_OPEN + 1)
)


def _by_use(table: int, limit: int, left: int) -> list[int]:
    """Return one table for each number 0..limit of tiles that a part uses of this rank."""
    tables = [0] * (limit + 1)
    for ending, opened, fields in _OPEN:
        if ending + opened <= limit:  # the ending runs end, and the opened ones are then ending
            moved = (table & fields) >> (ending * _ENDING + opened * _OPENED) << opened * _ENDING
            tables[ending + opened] |= moved
    for used in range(limit, 1, -1):
        tables[used] |= (tables[used - 2] & _NO_PAIR) << _PAIR
    for used in range(3, limit + 1):
        tables[used] |= (tables[used - 3] & _ROOM_FOR_1) << _GROUP
    if left >= 2:
        for used in range(limit, 0, -1):
            tables[used] |= (tables[used - 1] & _ROOM_FOR_1) << (_GROUP + _OPENED)
            if used >= 2:
                tables[used] |= (tables[used - 2] & _ROOM_FOR_2) << 2 * (_GROUP + _OPENED)
    return tables


def _steps(table: int, limit: int, left: int) -> list[int]:
    """Return the tables after a rank of which the hand holds 0, 1, … copies."""
    by_use = _by_use(table, limit, left)
    lacking = 0  # what uses more than is held, each tile beyond it counted as missing
    after = []
    for used in range(limit, -1, -1):
        after.append(lacking)
        lacking = (lacking | by_use[used]) << 1 & _COSTS
    after.reverse()
    enough = 0
    for held, part in enumerate(by_use):
        enough |= part
        after[held] |= enough
    return [_settle(new, left) for new in after[: _MOST_HELD + 1]]


def _settle(table: int, left: int) -> int:
    """Return the table without runs that can't end, and with finished groups for runs where that is cheaper."""
    table &= _MAY_STAY[left]
    if left:
        for _ in range(_MOST_OPEN):
            table |= (table & _FOR_ENDING) << _ENDING
        for _ in range(_MOST_OPEN):
            table |= (table & _FOR_OPENED) << _OPENED
        table &= _MAY_STAY[left]
    return table


def move(limit: int, left: int, held: int) -> int:
    """Return the number of a move: a rank of which a target may use *limit* copies and the hand holds *held*.

    Args:
        limit: 0 to 4, or `MOST_TILES` for no limit.
        left: How many ranks of the suit come after this one; 0 for honors.
        held: Copies in the hand, at most *limit* and 5.
    """
    return (limit * 3 + min(left, 2)) * 8 + held


@final
class State:
    """What matters of the ranks read so far; equal states are one object.

    >>> state = START
    >>> for rank, held in enumerate((3, 1, 1, 0, 0, 0, 0, 0, 0)):
    ...     state = state.after(move(4, 8 - rank, held))
    >>> state.table >> 3 * FIELD & FULL == FULL  # one group and a pair: nothing is missing
    True
    """

    __slots__ = ("moves", "table")

    def __init__(self, table: int) -> None:
        self.table: Final = table
        #: The states after the moves that were asked for so far. Where speed matters, look here first.
        self.moves: Final[dict[int, State]] = {}

    def after(self, move: int) -> "State":
        """Return the state after reading one more rank."""
        return self.moves.get(move) or self._find(move)

    def _find(self, move: int) -> "State":
        """Find the states after all moves that differ from *move* only in the copies held, and keep them."""
        rank, held = divmod(move, 8)
        limit, left = divmod(rank, 3)
        states = [_intern(table) for table in _steps(self.table, limit, left)]
        for copies, state in enumerate(states):
            self.moves[8 * rank + copies] = state
        return states[held]


START: Final = State(FULL)
_STATES: Final[dict[int, State]] = {}
#: Hands without melds come to some 3,000 states per kind of limit. With all that melds and odd tile sets can limit
#: there are 900,000, so all are forgotten when there are more than these; at about 700 bytes each, 25 MB.
_MOST_STATES: Final = 1 << 15


def _intern(table: int) -> State:
    state = _STATES.get(table)
    if state is None:
        if len(_STATES) >= _MOST_STATES:
            _STATES.clear()
            START.moves.clear()
        state = _STATES.setdefault(table, State(table))
    return state
