"""Readings against oracles that share no code with them: every hand of one suit, and many random wins."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from random import Random

import pytest

from mahjong_calc import Hand, Meld, Tile, Win, Wind
from mahjong_calc.errors import NotWinningError
from mahjong_calc.yaku import readings
from tests.yaku.brute_force import spell, spelt_out
from tests.yaku.dealing import random_win

_RANKS = range(9)
_GROUPS = [(rank, rank + 1, rank + 2) for rank in range(7)] + [(rank,) * 3 for rank in _RANKS]
_FILLERS = tuple(Meld.parse(text) for text in ("(111z)", "(222z)", "(333z)", "(444z)"))
_PAIR_OF_HONORS = Tile.parse_all("77z")

Counts = tuple[int, ...]
Blocks = tuple[tuple[int, ...], ...]


@cache
def _splits() -> dict[Counts, set[Blocks]]:
    """Build every split of one suit into up to four groups and at most one pair; {counts: splits}."""
    found = defaultdict(set)
    pairs = [(), *(((rank, rank),) for rank in _RANKS)]
    for number in range(5):
        for groups, pair in product(combinations_with_replacement(_GROUPS, number), pairs):
            blocks = tuple(sorted((*groups, *pair)))
            copies = Counter(rank for block in blocks for rank in block)
            if max(copies.values(), default=0) <= 4:
                found[tuple(copies[rank] for rank in _RANKS)].add(blocks)
    return dict(found)


def _all_counts(ranks: int = 9, most: int = 14) -> Iterator[Counts]:
    if not ranks:
        yield ()
        return
    for count in range(min(4, most) + 1):
        for rest in _all_counts(ranks - 1, most - count):
            yield (count, *rest)


def _win(counts: Counts, suit: int, won: int) -> Win:
    """Return a win on rank *won* with these counts in one suit, filled up with called triplets and a pair of honors."""
    left = list(counts)
    left[won] -= 1
    tiles = [Tile.from_kind(9 * suit + rank) for rank in _RANKS for _ in range(left[rank])]
    if sum(counts) % 3 == 0:
        tiles += _PAIR_OF_HONORS
    hand = Hand(tiles, _FILLERS[: (13 - len(tiles)) // 3])
    return Win.tsumo(hand, Tile.from_kind(9 * suit + won), seat_wind=Wind.NORTH)


def _splits_read(counts: Counts, suit: int, won: int) -> Counter[Blocks]:
    """Return the splits of the suit in the library's readings, each as often as it occurs."""
    found: Counter[Blocks] = Counter()
    try:
        found_readings = readings(_win(counts, suit, won))
    except NotWinningError:
        return found
    for reading in found_readings:
        if reading.is_regular:
            blocks = [[tile.kind - 9 * suit for tile in block.tiles] for block in reading.blocks]
            found[tuple(sorted(tuple(ranks) for ranks in blocks if ranks[0] in _RANKS))] += 1
    return found


def _splits_expected(counts: Counts, won: int) -> Counter[Blocks]:
    """Return every split, once for each different block that the winning rank can have completed."""
    return Counter({blocks: len({block for block in blocks if won in block}) for blocks in _splits()[counts]})


def test_published_numbers_of_suits() -> None:
    """There are 405,350 ways to hold up to 14 tiles of one suit."""
    assert len(list(_all_counts())) == 405_350


@pytest.mark.parametrize("step", [97, pytest.param(1, marks=pytest.mark.slow)], ids=["some", "all"])
def test_every_complete_suit(step: int) -> None:
    """Each suit that is complete, alone or beside a pair of honors, splits as it was put together, on every wait."""
    complete = sorted(counts for counts in _splits() if any(counts))
    for number, counts in enumerate(complete[::step]):
        for won in _RANKS:
            if counts[won]:
                assert _splits_read(counts, number % 3, won) == _splits_expected(counts, won), (counts, won)


@pytest.mark.slow
def test_every_incomplete_suit() -> None:
    """No other suit of 405,350 has a reading of four groups and a pair."""
    for number, counts in enumerate(_all_counts()):
        if sum(counts) % 3 != 1 and any(counts) and counts not in _splits():
            won = next(rank for rank in _RANKS if counts[rank])
            assert not _splits_read(counts, number % 3, won), counts


@pytest.mark.slow
def test_all_honors() -> None:
    """Honors alone, beside called triplets of numbers, are triplets and one pair, or seven pairs, and nothing else."""
    fillers = Hand.parse("(222m) (444p) (666s) (888s)").melds
    complete = 0
    for counts in _all_counts(7):
        if sum(counts) % 3 != 2:
            continue
        won = next(kind for kind, count in enumerate(counts) if count)
        tiles = [Tile.from_kind(27 + kind) for kind, count in enumerate(counts) for _ in range(count)]
        win = Win.ron(Hand(tiles, fillers[: (14 - len(tiles)) // 3]), tiles[0], seat_wind=Wind.EAST, loser=Wind.NORTH)
        if set(counts) <= {0, 2, 3} and (counts.count(2) == 1 or counts.count(2) == 7):
            [reading] = readings(win)
            assert reading.winning_block.is_open == (counts[won] == 3)
            complete += 1
        else:
            with pytest.raises(NotWinningError):
                readings(win)
    assert complete == 1 + 7 * sum(comb(6, triplets) for triplets in range(5))


@pytest.mark.parametrize(
    ("wins", "seed"), [(1_000, 5), pytest.param(150_000, 6, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_random_wins(wins: int, seed: int) -> None:
    """Readings, open and closed, are those that brute force finds over the whole hand, each once."""
    random = Random(seed)
    for _ in range(wins):
        win = random_win(random)
        found = [spell(reading) for reading in readings(win)]
        assert len(set(found)) == len(found)
        assert set(found) == spelt_out(win), win


@pytest.mark.parametrize(
    ("wins", "seed"), [(1_000, 7), pytest.param(50_000, 8, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_random_near_misses(wins: int, seed: int) -> None:
    """With one tile changed a hand has readings just when brute force finds some."""
    random = Random(seed)
    for _ in range(wins):
        win = random_win(random)
        kind = random.choice([kind for kind, copies in enumerate(win.hand._key) if not copies])
        other = Win.tsumo(win.hand, Tile.from_kind(kind), seat_wind=Wind.EAST)
        try:
            found = {spell(reading) for reading in readings(other)}
        except NotWinningError:
            found = set()
        assert found == spelt_out(other), other
