"""Dealing by chance: the same for all workers, and like the exact distribution."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from math import comb, prod
from multiprocessing import get_context
from random import Random
from threading import Event
from typing import Any

import pytest
from scipy.stats import chisquare

from mahjong_calc import Hand, TileSet
from mahjong_calc.errors import InvalidHandError, SampleError
from mahjong_calc.shanten import Sample, deals, number, simulate
from mahjong_calc.shanten._simulate import BLOCK, dealt

Work = Callable[..., Any]

SEED = 20_260_401
#: three blocks, the last one not full
SOME = 2 * BLOCK + 1000


@pytest.fixture(scope="module")
def alone() -> Sample:
    """Return a sample that one thread dealt."""
    return simulate(SOME, seed=SEED)


def test_same_seed(alone: Sample) -> None:
    """The same seed gives the same sample, another one another."""
    assert simulate(SOME, seed=SEED) == alone
    assert simulate(SOME, seed=SEED + 1).counts != alone.counts


def test_sample(alone: Sample) -> None:
    """A sample knows how many hands of what it has, and the seed."""
    assert (alone.total, alone.tile_set, alone.tiles, alone.seed) == (SOME, TileSet.STANDARD, 14, SEED)


def test_own_seed() -> None:
    """Without a seed, samples differ, and the seed that was taken gives the sample again."""
    one, other = simulate(2000, tile_set=TileSet.HONITSU), simulate(2000, tile_set=TileSet.HONITSU)
    assert one.seed is not None
    assert one.seed != other.seed
    assert simulate(2000, tile_set=TileSet.HONITSU, seed=one.seed) == one


@pytest.mark.parametrize("workers", [1, 3])
def test_threads(alone: Sample, workers: int) -> None:
    """Threads deal the same sample, however many there are."""
    with ThreadPoolExecutor(workers) as executor:
        assert simulate(SOME, seed=SEED, executor=executor) == alone


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_processes(alone: Sample, workers: int) -> None:
    """Processes deal the same sample, however many there are."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        assert simulate(SOME, seed=SEED, executor=executor) == alone


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_cluster(alone: Sample) -> None:
    """A Dask cluster deals the same sample."""
    from distributed import Client, LocalCluster

    done = []
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
        client.get_executor() as executor,
    ):
        sample = simulate(SOME, seed=SEED, executor=executor, progress=lambda *step: done.append(step))
    assert sample == alone
    assert done[-1] == (SOME, SOME)


@pytest.mark.parametrize("workers", [0, 2])
def test_progress(workers: int) -> None:
    """Progress is told after each block, and reaches the end."""
    steps = []
    with ThreadPoolExecutor(2) as executor:
        simulate(
            SOME,
            tile_set=TileSet.HONITSU,
            executor=executor if workers else None,
            progress=lambda done, total: steps.append((done, total)),
        )
    assert len(steps) == 3
    assert steps == sorted(steps)
    assert steps[-1] == (SOME, SOME)
    assert {total for _, total in steps} == {SOME}


def test_failure_ends_it() -> None:
    """When something fails, what hasn't begun is cancelled, and the failure comes through."""
    futures: list[Future[Any]] = []
    begun = Event()

    class Recording(ThreadPoolExecutor):
        def submit(self, fn: Work, /, *args: object, **options: object) -> Future[Any]:
            futures.append(super().submit(fn, *args, **options))
            return futures[-1]

    def fail(_done: int, _total: int) -> None:
        begun.set()
        raise RuntimeError("enough")

    with Recording(1) as executor, pytest.raises(RuntimeError, match="enough"):
        simulate(20 * BLOCK, tile_set=TileSet.HONITSU, executor=executor, progress=fail)
    assert begun.is_set()
    assert len(futures) == 20
    assert sum(future.cancelled() for future in futures) >= 15


def test_numbers() -> None:
    """Dealt hands are counted by the number that `number` gives them."""
    sample = simulate(3000, tile_set=TileSet.SANMA, tiles=13, seed=5)
    hands = islice(dealt(TileSet.SANMA, 13, Random("5/0")), 3000)
    assert sample.counts == Counter(number(Hand.from_counts(list(key)), tile_set=TileSet.SANMA) for key in hands)


@pytest.mark.parametrize("tile_set", [TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU], ids=repr)
@pytest.mark.parametrize("tiles", [4, 13, 14])
def test_like_the_exact_distribution(tile_set: TileSet, tiles: int) -> None:
    """Samples of every set agree with the exact distribution."""
    found = simulate(20_000, tile_set=tile_set, tiles=tiles, seed=SEED).against(deals(tile_set, tiles))
    assert abs(found.z) < 3.5
    assert found.p_value > 0.001


@pytest.mark.parametrize(
    ("copies", "tiles"),
    [((4, 3, 2, 1), 4), ((2, 2, 0, 1, 1, 1), 5), ((1, 1, 1, 1, 1), 4), ((4, 4, 1), 8)],
)
def test_every_hand_is_as_likely_as_it_should_be(copies: tuple[int, ...], tiles: int) -> None:
    """Each hand of a small set is dealt as often as the ways to deal it say."""
    tile_set = TileSet("small", [*copies, *[0] * (34 - len(copies))])
    found = Counter(islice(dealt(tile_set, tiles, Random(SEED)), 20_000))
    ways = {key: prod(map(comb, tile_set.copies, key)) for key in sorted(found)}
    assert {sum(key) for key in ways} == {tiles}
    assert sum(ways.values()) == comb(sum(copies), tiles)
    expected = [20_000 * number / comb(sum(copies), tiles) for number in ways.values()]
    assert chisquare([found[key] for key in ways], expected).pvalue > 0.001


@pytest.mark.parametrize("tiles", [1, 14])
def test_all_of_a_set(tiles: int) -> None:
    """A hand may take all tiles that there are."""
    tile_set = TileSet("just enough", [tiles // 4] * 4 + [tiles % 4 or 1] + [0] * 29)
    assert tile_set.total >= tiles
    keys = set(islice(dealt(tile_set, tiles, Random(SEED)), 100))
    assert {sum(key) for key in keys} == {tiles}
    assert all(held <= most for key in keys for held, most in zip(key, tile_set.copies, strict=True))


@pytest.mark.parametrize(
    ("arguments", "error", "match"),
    [
        ({"n": 0}, SampleError, "at least 1 hand to deal, got 0"),
        ({"n": -5}, SampleError, "got -5"),
        ({"n": 1, "tiles": 12}, InvalidHandError, "got 12 tiles"),
        ({"n": 1, "tile_set": TileSet("one kind", [4] + [0] * 33)}, InvalidHandError, "at most the 4 tiles"),
        ({"n": 1, "tiles": 5, "tile_set": TileSet("ones", [1, 0] * 17)}, InvalidHandError, "can be completed"),
        ({"n": 1e6}, TypeError, "n must be an int"),
        ({"n": 1, "tile_set": "sanma"}, TypeError, "tile_set must be a TileSet"),
        ({"n": 1, "tiles": "14"}, TypeError, "tiles must be an int"),
        ({"n": 1, "seed": "1"}, TypeError, "seed must be an int"),
        ({"n": 1, "executor": 4}, TypeError, "executor must be an Executor"),
        ({"n": 1, "progress": True}, TypeError, "progress must be a function"),
    ],
)
def test_errors(arguments: dict[str, Any], error: type[Exception], match: str) -> None:
    """What makes no sense is refused before any hand is dealt."""
    with pytest.raises(error, match=match):
        simulate(**arguments)


def test_takes_any_executor() -> None:
    """An executor that works at once, without threads or processes, is one too."""

    class AtOnce(Executor):
        def submit(self, fn: Work, /, *args: object, **options: object) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_result(fn(*args, **options))
            return future

    assert simulate(100, seed=1, executor=AtOnce()) == simulate(100, seed=1)
