"""What is learnt while running: several threads may learn at once, and nothing grows without bounds."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from mahjong_calc import FifthTile, Hand, TileSet, shanten
from mahjong_calc.shanten import _automaton, _readers, _shapes
from mahjong_calc.shanten._tables import Tables

THREADS = 8


def dealt(count: int, tiles: int) -> list[Hand]:
    """Deal some hands."""
    rng = random.Random(tiles)
    wall = [kind for kind in range(34) for _ in range(4)]
    hands = []
    for _ in range(count):
        counts = [0] * 34
        for kind in rng.sample(wall, tiles):
            counts[kind] += 1
        hands.append(Hand.from_counts(counts))
    return hands


def forget() -> None:
    """Forget all that was learnt."""
    TileSet.STANDARD._memo.clear()
    _automaton._STATES.clear()
    _automaton.START.moves.clear()
    _shapes._SHAPES.clear()


@pytest.fixture
def afresh() -> Iterator[None]:
    """Begin and end with nothing learnt."""
    forget()
    yield
    forget()


def answers(hands: list[Hand]) -> list[object]:
    """Return all that there is to know about some hands."""
    found: list[object] = []
    for hand in hands:
        found.append(shanten.breakdown(hand))
        found.append(shanten.number(hand))
        after = shanten.discards(hand)
        found.append([(one.tile, one.number, dict(one.ukeire)) for one in after])
        found.append(dict(shanten.ukeire(hand.discard(after[0].tile))))
    return found


@pytest.mark.usefixtures("afresh")
def test_threads() -> None:
    """Eight threads that learn at the same time agree with one."""
    hands = dealt(300, 14)
    barrier = Barrier(THREADS)

    def run() -> list[object]:
        barrier.wait()
        return answers(hands)

    with ThreadPoolExecutor(THREADS) as pool:
        results = [task.result() for task in [pool.submit(run) for _ in range(THREADS)]]
    forget()
    assert results == [answers(hands)] * THREADS


@pytest.mark.usefixtures("afresh")
def test_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would grow beyond its bound is forgotten, and found again when it is asked for."""
    hands = dealt(200, 14)
    expected = answers(hands)
    forget()
    monkeypatch.setattr(_automaton, "_MOST_STATES", 20)
    monkeypatch.setattr(_shapes, "_MOST_SHAPES", 20)
    monkeypatch.setattr(_readers, "_MOST_SLICES", 20)
    monkeypatch.setattr(_readers, "_MOST_SUITS", 20)
    tables = Tables.of(hands[0], TileSet.STANDARD, FifthTile.OWN)
    memos = [memo for reader in tables.readers for memo in (reader, reader.known, reader.cuts)]
    most = 0
    found: list[object] = []
    for hand in hands:
        found += answers([hand])
        most = max(most, *map(len, memos), len(_automaton._STATES), len(_shapes._SHAPES))
    assert found == expected
    assert most == 20


@pytest.mark.usefixtures("afresh")
def test_shapes_are_few() -> None:
    """Hands of a standard set come to 180 shapes at most."""
    for hand in dealt(3_000, 14):
        shanten.number(hand)
    assert len(_shapes._SHAPES) <= 180
