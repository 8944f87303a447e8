"""Time `shanten` against other libraries on dealt hands, all in one process and in turn.

usage: python bench/shanten.py [ROUNDS]

Inputs are built beforehand: a `Hand` for us, what each of the others takes for them. Every round has hands that were
never seen before, after a warm-up on 300,000 others; a figure is the median of the rounds, in microseconds of processor
time a hand. Then what fresh processes take from cold, and how much memory a million different hands leave behind.
"""

import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import xiangting
from jansou.analysis.efficiency import acceptance, discard_evaluation
from jansou.analysis.shanten import shanten as jansou_shanten
from jansou.core.hand import Hand as JansouHand
from jansou.core.tiles import Tile as JansouTile, TileKind
from mahjong.shanten import Shanten

from mahjong_calc import Hand, Tile, shanten

WALL: Final = [kind for kind in range(34) for _ in range(4)]
WARM_UP: Final = 300_000
Counts = list[int]


class Contender(NamedTuple):
    """A library: how counts become its input, what is called, and what to compare of the result.

    *players* is a second argument to the call, *warm_up* the number of hands it sees first.
    """

    name: str
    build: Callable[[Counts], Any]
    call: Callable[..., Any]
    read: Callable[[Any], object]
    warm_up: int = WARM_UP
    players: Any = None


class Table(NamedTuple):
    """One function of all libraries that have it; the first contender is ours."""

    title: str
    tiles: int
    hands: int
    contenders: tuple[Contender, ...]


def deal(rng: random.Random, tiles: int) -> Counts:
    """Deal a hand."""
    counts = [0] * 34
    for kind in rng.sample(WALL, tiles):
        counts[kind] += 1
    return counts


def jansou_hand(counts: Counts) -> JansouHand:
    """Build jansou's hand."""
    return JansouHand(tuple(JansouTile(TileKind(kind)) for kind, count in enumerate(counts) for _ in range(count)))


def ukeire_total(hand: Hand) -> tuple[int, int]:
    """Find the ukeire, and read what a game reads first."""
    found = shanten.ukeire(hand)
    return found.number, found.total


def ukeire_dict(hand: Hand) -> dict[Tile, int]:
    """Find the ukeire, every tile and count read."""
    return dict(shanten.ukeire(hand))


def kinds_of_ours(found: shanten.Ukeire) -> list[int]:
    """Return the kinds of which a copy is left, which is all that jansou tells."""
    return [tile.kind for tile, left in found.items() if left]


TABLES: Final = (
    Table(
        "number, 14 tiles",
        14,
        10_000,
        (
            Contender("mahjong_calc", Hand.from_counts, shanten.number, int),
            Contender(
                "xiangting",
                list,
                xiangting.calculate_replacement_number,
                lambda found: found - 1,
                players=xiangting.PlayerCount.FOUR,
            ),
            Contender("jansou", jansou_hand, jansou_shanten, int),
            Contender("mahjong", list, Shanten.calculate_shanten, int, warm_up=10_000),
        ),
    ),
    Table(
        "ukeire, 13 tiles",
        13,
        5_000,
        (
            Contender("mahjong_calc", Hand.from_counts, shanten.ukeire, kinds_of_ours),
            Contender(" and total", Hand.from_counts, ukeire_total, lambda _: None, warm_up=0),
            Contender(" as a dict", Hand.from_counts, ukeire_dict, lambda _: None, warm_up=0),
            Contender(
                "xiangting",
                list,
                xiangting.calculate_necessary_tiles,
                lambda found: [kind for kind in range(34) if found[1] >> kind & 1],
                players=xiangting.PlayerCount.FOUR,
            ),
            Contender("jansou", jansou_hand, acceptance, lambda found: sorted(map(int, found)), warm_up=50_000),
        ),
    ),
    Table(
        "discards, 14 tiles",
        14,
        1_000,
        (
            Contender(
                "mahjong_calc",
                Hand.from_counts,
                shanten.discards,
                lambda found: sorted((one.tile.kind, one.number) for one in found),
            ),
            Contender(
                "jansou",
                jansou_hand,
                discard_evaluation,
                lambda found: sorted((int(one.discard), one.shanten) for one in found),
                warm_up=5_000,
            ),
        ),
    ),
)


def microseconds(contender: Contender, inputs: Sequence[Any]) -> float:
    """Time a contender over all *inputs*, in microseconds each."""
    call, players = contender.call, contender.players
    gc.collect()
    start = time.process_time()
    if players is None:
        for given in inputs:
            call(given)
    else:
        for given in inputs:
            call(given, players)
    return (time.process_time() - start) / len(inputs) * 1e6


def check(table: Table, hands: Sequence[Counts]) -> None:
    """Assert that all contenders find the same."""
    for counts in hands:
        found = []
        for contender in table.contenders:
            extra = () if contender.players is None else (contender.players,)
            found.append(contender.read(contender.call(contender.build(counts), *extra)))
        assert all(one in (found[0], None) for one in found), (counts, found)


def warm(table: Table, rounds: int, rng: random.Random) -> None:
    """Print what calls take on hands never seen before, in a warm process."""
    check(table, [deal(rng, table.tiles) for _ in range(1_000)])
    for contender in table.contenders:
        for _ in range(0, contender.warm_up, 1_000):
            microseconds(contender, [contender.build(deal(rng, table.tiles)) for _ in range(1_000)])
    figures: dict[str, list[float]] = {contender.name: [] for contender in table.contenders}
    for _ in range(rounds):
        hands = [deal(rng, table.tiles) for _ in range(table.hands)]
        for contender in table.contenders:
            figures[contender.name].append(microseconds(contender, [contender.build(counts) for counts in hands]))
    print(f"\n{table.title}: {rounds} rounds of {table.hands} hands")
    ours = statistics.median(figures[table.contenders[0].name])
    for name, times in figures.items():
        median = statistics.median(times)
        print(f"  {name:14}{median:9.2f} us   x {median / ours:6.2f}   ({min(times):8.2f} .. {max(times):8.2f})")


#: run in fresh processes
COLD: Final = """
import random, time
from mahjong_calc import Hand, shanten
rng = random.Random({seed})
wall = [kind for kind in range(34) for _ in range(4)]
def deal():
    counts = [0] * 34
    for kind in rng.sample(wall, 14):
        counts[kind] += 1
    return Hand.from_counts(counts)
def milliseconds(hands):
    start = time.process_time()
    for hand in hands:
        shanten.number(hand)
    return (time.process_time() - start) * 1000
"""
FIRST: Final = """
hands = [deal() for _ in range(10_000)]
first = milliseconds(hands[:1])
cold = first + milliseconds(hands[1:])
for _ in range(300_000):
    shanten.number(deal())
print(first, cold, milliseconds([deal() for _ in range(10_000)]))
"""
MEMORY: Final = """
import psutil
for _ in range(1_000):
    shanten.number(deal())
before = psutil.Process().memory_info().rss
for _ in range(1_000_000):
    {call}
print((psutil.Process().memory_info().rss - before) / 1e6)
"""


def in_fresh_process(script: str) -> list[float]:
    """Run *script* in a process of its own and return the numbers it prints."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    return [float(number) for number in done.stdout.split()]


def cold(rounds: int) -> None:
    """Print what fresh processes take."""
    runs = [in_fresh_process(COLD.format(seed=seed) + FIRST) for seed in range(rounds)]
    first, first_many, warm_many = (statistics.median(figures) for figures in zip(*runs, strict=True))
    print(f"\nfresh processes, {rounds} of them")
    print(f"  the first number after import: {first:.2f} ms")
    print(f"  the first 10,000 hands: {first_many:.1f} ms, {first_many / warm_many:.1f} x as long as warm ones")


def memory() -> None:
    """Print by how much a million different hands let a process grow."""
    for call in ("shanten.number(deal())", "shanten.discards(deal())"):
        (grown,) = in_fresh_process(COLD.format(seed=1) + MEMORY.format(call=call))
        print(f"  a million times {call}: {grown:.1f} MB more")


def main() -> None:
    """Run everything."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    rng = random.Random(20260401)
    for table in TABLES:
        warm(table, rounds, rng)
    cold(rounds)
    memory()


if __name__ == "__main__":
    main()
