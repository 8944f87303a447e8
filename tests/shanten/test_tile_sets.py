"""Tile sets of one's own, with 0 to 4 copies of a kind: numbers and ukeire as a search over all targets finds them."""

import random
from collections.abc import Callable
from math import inf

import pytest

from mahjong_calc import FifthTile, Hand, Meld, MeldKind, Tile, TileSet, shanten
from mahjong_calc.errors import InvalidHandError
from tests.shanten.brute_force import ORPHANS, RUNS, Counts, nearest, regular_targets, special_targets


def any_set(rng: random.Random) -> TileSet:
    """Return a set of few kinds, near to one another."""
    copies = [0] * 34
    for kind in rng.sample([*range(6), *range(22, 29)], rng.randint(3, 9)):
        copies[kind] = rng.randint(1, 4)
    return TileSet("any", copies)


def orphan_set(rng: random.Random) -> TileSet:
    """Return a set of the thirteen orphans and a few others, mostly single copies."""
    copies = [0] * 34
    for kind in [*ORPHANS, *rng.sample(range(34), 4)]:
        copies[kind] = rng.choice([1, 1, 2])
    return TileSet("orphans", copies)


def deal(rng: random.Random, tile_set: TileSet) -> Hand | None:
    """Deal a hand of any size, with a meld or two where there are the tiles for it."""
    left = list(tile_set.copies)
    melds: list[Meld] = []
    pieces = [(kind,) * size for kind in range(34) for size in (3, 4) if left[kind] >= size]
    pieces += [run for run in RUNS if all(left[kind] for kind in run)]
    for piece in rng.sample(pieces, min(rng.choice([0, 0, 1, 2]), len(pieces))):
        if all(left[kind] >= piece.count(kind) for kind in piece):
            called = MeldKind.CHI if piece[0] != piece[-1] else MeldKind.PON if len(piece) == 3 else MeldKind.ANKAN
            melds.append(Meld(called, [Tile.from_kind(kind) for kind in piece]))
            for kind in piece:
                left[kind] -= 1
    sizes = [size for size in range(1, 15 - 3 * len(melds)) if size % 3 and size <= sum(left)]
    if not sizes:
        return None
    size = rng.choice(sizes + [sizes[-1]] * 5)
    return Hand([Tile.from_kind(kind) for kind in rng.sample(range(34), size, counts=left)], melds)


def limits_of(hand: Hand, tile_set: TileSet, mode: FifthTile) -> list[float]:
    """Return how many copies of each kind a target may hold."""
    if mode is FifthTile.IGNORED:
        return [inf if copies else 0 for copies in tile_set.copies]
    limits: list[float] = list(tile_set.copies)
    if mode is FifthTile.OWN:
        for meld in hand.melds:
            for tile in meld.tiles:
                limits[tile.kind] -= 1
    return limits


def lowered(counts: Counts, targets: list[set[Counts]], limits: list[float], number: int) -> set[int]:
    """Return the kinds of which one more lowers the number."""
    found = set()
    for kind, limit in enumerate(limits):
        if counts[kind] < limit:
            more = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
            if number - 1 in [nearest(more, some) for some in targets]:
                found.add(kind)
    return found


def check(hand: Hand, tile_set: TileSet, mode: FifthTile) -> None:
    """Compare what the library finds with what a search over all targets finds."""
    limits = limits_of(hand, tile_set, mode)
    targets = [regular_targets(len(hand.tiles) // 3, limits)]
    if len(hand.tiles) >= 13:
        targets += special_targets(limits)
    numbers = [nearest(hand.counts, some) for some in targets] + [None] * (3 - len(targets))
    if numbers == [None] * 3:
        with pytest.raises(InvalidHandError):
            shanten.number(hand, tile_set=tile_set, fifth_tile=mode)
        return
    found = shanten.breakdown(hand, tile_set=tile_set, fifth_tile=mode)
    assert found == shanten.Breakdown(*numbers)
    assert shanten.number(hand, tile_set=tile_set, fifth_tile=mode) == found.number
    if len(hand.tiles) % 3 == 1:
        ukeire = shanten.ukeire(hand, tile_set=tile_set, fifth_tile=mode)
        assert {tile.kind for tile in ukeire} == lowered(hand.counts, targets, limits, found.number)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "mode", "sets"),
    [
        (any_set, FifthTile.OWN, 400),
        (any_set, FifthTile.CONCEALED, 400),
        (any_set, FifthTile.IGNORED, 100),
        (orphan_set, FifthTile.OWN, 50),
        (orphan_set, FifthTile.IGNORED, 1),  # without limits there are very many targets
    ],
)
def test_random_sets(make: Callable[[random.Random], TileSet], mode: FifthTile, sets: int) -> None:
    """Random hands of random sets."""
    rng = random.Random(7)
    for _ in range(sets):
        tile_set = make(rng)
        for _ in range(4):
            hand = deal(rng, tile_set)
            if hand is not None:
                check(hand, tile_set, mode)


@pytest.mark.parametrize("mode", FifthTile)
def test_single_copies(mode: FifthTile) -> None:
    """Seven pairs of kinds that have two copies; a kind with one copy is no part of them."""
    tile_set = TileSet("seven", [2] * 6 + [1, 1] + [0] * 26)
    check(Hand.parse("1122334455668m"), tile_set, mode)
    check(Hand.parse("12345678m"), tile_set, mode)


def test_sets_of_equal_copies() -> None:
    """A set is what its copies are: the name says nothing."""
    mine = TileSet("mine", TileSet.SANMA.copies)
    hand = Hand.parse("1111m111122233z")
    assert shanten.number(hand, tile_set=mine) == 2
    assert mine != TileSet.SANMA
