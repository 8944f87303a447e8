"""Deals hands by chance and counts their shanten numbers.

**Dealing.** Random bytes are read as tiles, those too large for that skipped, so that each is any tile of the set with
the same probability. A hand is the first different tiles among so many of them. Where they aren't enough for a hand,
they are all thrown away; as that is as likely for any tiles as for any others, hands stay equally likely, exactly.

**Seeds.** Hands are dealt in blocks of a fixed size. Each block has random numbers of its own, that depend on the seed
and the place of the block alone. So the sample is the same whoever deals the blocks, and in whatever order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from math import ceil
from random import Random
from typing import TYPE_CHECKING, Final

from mahjong_calc._checks import check_type
from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import KINDS, Tile, TileSet
from mahjong_calc.errors import SampleError
from mahjong_calc.shanten._deals import check_size
from mahjong_calc.shanten._number import number
from mahjong_calc.shanten._sample import Sample
from mahjong_calc.shanten._tables import Tables, slices

if TYPE_CHECKING:
    import concurrent.futures

__all__ = ["dealt", "simulate"]

#: The hands of a block. Another value gives other samples of a seed.
BLOCK: Final = 20_000

_RANDOM_BYTES: Final = 1 << 14


def simulate(
    n: int,
    *,
    tile_set: TileSet = TileSet.STANDARD,
    tiles: int = 14,
    seed: int | None = None,
    executor: "concurrent.futures.Executor | None" = None,
    progress: Callable[[int, int], object] | None = None,
) -> Sample:
    """Deal *n* hands by chance and count their shanten numbers.

    >>> sample = simulate(1000, seed=1)
    >>> sample.total, sample == simulate(1000, seed=1)
    (1000, True)

    The same seed gives the same sample, however many workers take part.

    Args:
        n: How many hands to deal.
        tile_set: The tiles to deal from, all of them for each hand.
        tiles: The size of the hands: 1, 2, 4, 5, … 13 or 14.
        seed: What the random numbers begin with; by default something different each time. `Sample.seed` tells.
        executor: Who deals, such as a `concurrent.futures.ProcessPoolExecutor`; by default this thread alone.
        progress: Is called with the number of hands dealt so far, and *n*, again and again.

    Raises:
        InvalidHandError: There are no such hands, or none that can be completed.
        SampleError: *n* is less than 1.
    """
    check_type(n, int, "n")
    check_type(tile_set, TileSet, "tile_set")
    check_size(tile_set, tiles)
    if n < 1:
        raise SampleError(f"{n}", "at least 1 hand to deal")
    seed = Random().getrandbits(64) if seed is None else seed  # noqa: S311 - no cryptography
    check_type(seed, int, "seed")
    if progress is not None and not callable(progress):
        raise TypeError(f"progress must be a function, got {progress!r} of type {type(progress).__name__}")
    # whether hands can be completed doesn't depend on the hand
    wall = [Tile.from_kind(kind) for kind, copies in enumerate(tile_set.copies) for _ in range(copies)]
    number(Hand(wall[:tiles]), tile_set=tile_set)
    sizes = (min(BLOCK, n - start) for start in range(0, n, BLOCK))
    jobs = ((tile_set, tiles, size, f"{seed}/{place}") for place, size in enumerate(sizes))
    counts: Counter[int] = Counter()
    for found in map(_deal, jobs) if executor is None else _spread(jobs, executor):
        counts.update(found)
        if progress is not None:
            progress(counts.total(), n)
    return Sample(counts, tile_set=tile_set, tiles=tiles, seed=seed)


_Job = tuple[TileSet, int, int, str]


def _spread(jobs: Iterator[_Job], executor: "concurrent.futures.Executor") -> Iterator[dict[int, int]]:
    from mahjong_calc.shanten._workers import spread  # noqa: PLC0415 (few need it, and it takes a while to import)

    return spread(_deal, jobs, executor)


def _deal(job: _Job) -> dict[int, int]:
    """Deal the hands of a block and return how many there are of each number."""
    tile_set, tiles, size, seed = job
    tables = Tables.of(Hand(()), tile_set, FifthTile.OWN)
    (manzu, of_m), (pinzu, of_p), (souzu, of_s), (honors, of_z) = zip(tables.readers, tables.known, strict=True)
    standings = tables.standings
    counts: dict[int, int] = {}
    # no cryptography, and random numbers that can be had again
    for key in islice(dealt(tile_set, tiles, Random(seed)), size):  # noqa: S311
        m, p, s, z = slices(key)
        a, v = of_m.get(m) or manzu.read(m)
        b, w = of_p.get(p) or pinzu.read(p)
        c, x = of_s.get(s) or souzu.read(s)
        d, y = of_z.get(z) or honors.read(z)
        left = a.sums.get(b) or a.plus(b)
        right = c.sums.get(d) or c.plus(d)
        standing = standings.get(v + w + x + y) or tables.stand(v + w + x + y)
        found = min((left.sums.get(right) or left.plus(right)).numbers[standing.groups], standing.best)
        counts[found] = counts.get(found, 0) + 1
    return counts


def dealt(tile_set: TileSet, tiles: int, random: Random) -> Iterator[bytes]:
    """Yield dealt hands without end, each as a byte per kind, as in the key of a `Hand`."""
    total = tile_set.total
    units = [1 << 8 * kind for kind, copies in enumerate(tile_set.copies) for _ in range(copies)]
    readable = 256 // total * total
    as_tiles = bytes(value % total for value in range(256))
    too_large = bytes(range(readable, 256))
    # about so many have enough different ones among them
    several = ceil(sum(total / (total - tile) for tile in range(tiles))) + 1
    stream = b""
    while True:
        stream += random.randbytes(_RANDOM_BYTES).translate(as_tiles, too_large)
        rest = len(stream) % several
        for place in range(0, len(stream) - rest, several):
            hand = list(dict.fromkeys(stream[place : place + several]))
            if len(hand) >= tiles:
                yield sum(map(units.__getitem__, hand[:tiles])).to_bytes(KINDS, "little")
        stream = stream[len(stream) - rest :]
