"""The automaton that reads a suit, and the shapes at its end."""

from collections import Counter

import pytest

from mahjong_calc.shanten._automaton import MOST_TILES, START, State, move
from mahjong_calc.shanten._shapes import Shape
from tests.shanten.brute_force import OneSuit, hands_of


def last_states(ranks: int, limit: int, *, honors: bool = False) -> tuple[set[State], set[State]]:
    """Return all states up to the end of a suit, and those at its end."""
    level = {START}
    seen = set(level)
    for rank in range(ranks):
        left = 0 if honors else ranks - 1 - rank
        level = {state.after(move(limit, left, held)) for state in level for held in range(5)}
        seen |= level
    return seen, level


def test_sizes() -> None:
    """The automaton is small: 3,093 states before the end of a suit and 126 at it, 55 for the honors."""
    seen, last = last_states(9, 4)
    assert len(seen - last) + len(last) == len(seen)
    assert (len(seen), len(last)) == (3_219, 126)
    assert len(last_states(7, 4, honors=True)[1]) == 55
    assert len(last_states(9, MOST_TILES)[1]) == 110


def test_shapes_add_up() -> None:
    """Two suits and all that follows from them come to 180 shapes; the order doesn't matter."""
    suits = {Shape.of(state.table) for state in last_states(9, 4)[1]}
    honors = {Shape.of(state.table) for state in last_states(7, 4, honors=True)[1]}
    pairs = {one.plus(other) for one in suits for other in suits}
    assert len(pairs) == 180
    assert {one.plus(other) for one in pairs for other in {a.plus(b) for a in suits for b in honors}} == pairs
    assert all(one.plus(other) is other.plus(one) for one in suits for other in honors)


@pytest.mark.slow
@pytest.mark.parametrize("groups", range(5))
def test_costs(groups: int) -> None:
    """For all hands of nine tiles in a suit the costs are those of the nearest of all targets."""
    oracle = OneSuit(groups)
    fewer = OneSuit(groups - 1) if groups else None
    for counts in hands_of(9, (4,) * 9):
        state = START
        for rank, held in enumerate(counts):
            state = state.after(move(4, 8 - rank, held))
        costs = Shape.of(state.table).costs
        best = min(costs[2 * g + p] + 3 * (groups - g) + 2 * (1 - p) for g in range(groups + 1) for p in range(2))
        assert best == oracle.number(counts) + 1
    assert fewer is None or fewer.targets < oracle.targets
    assert Counter(sum(target) % 3 for target in oracle.targets).keys() <= {0, 2}
