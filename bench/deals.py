"""Time `shanten.deals` and `shanten.simulate` against calling `mahjong` for dealt hands.

usage: python bench/deals.py [ROUNDS]

Each figure of `deals` comes from a fresh process, imports left out: how long it takes, how many dealt hands `mahjong`
looks at in that time (timed in the same process, right before and after), and how much memory the process took at most,
in another process without `mahjong`. Then `simulate` deals a million hands on one core; `mahjong` gets the first
100,000 of them, dealt in the same way, and the time for all is ten times as much.
"""

import resource
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from mahjong_calc import TileSet
from mahjong_calc.shanten import deals, simulate
from mahjong_calc.shanten._simulate import BLOCK, dealt

SETS: Final = {
    tile_set.name: tile_set for tile_set in (TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU)
}
SAMPLE: Final = 5_000
MILLION: Final = 1_000_000
FEWER: Final = 100_000
SEED: Final = 1


def hands(count: int) -> Iterator[list[int]]:
    """Deal the hands that `simulate` deals, as counts."""
    for start in range(0, count, BLOCK):
        for key in islice(dealt(TileSet.STANDARD, 14, Random(f"{SEED}/{start // BLOCK}")), min(BLOCK, count - start)):
            yield list(key)


def seconds_a_hand() -> float:
    """Return how long `mahjong` takes for a dealt hand."""
    from mahjong.shanten import Shanten  # noqa: PLC0415 - not where memory is measured

    calculate = Shanten().calculate_shanten
    dealt_hands = list(hands(SAMPLE))
    begin = time.perf_counter()
    for hand in dealt_hands:
        calculate(hand)
    return (time.perf_counter() - begin) / SAMPLE


def measure_time(name: str) -> None:
    """Print the seconds that `deals` takes in this process, and how many hands `mahjong` looks at meanwhile."""
    before = seconds_a_hand()
    begin = time.perf_counter()
    deals(SETS[name])
    taken = time.perf_counter() - begin
    print(taken, taken / statistics.mean([before, seconds_a_hand()]))


def measure_memory(name: str) -> None:
    """Print the most MB that this process took, `deals` included, and what it took before."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    deals(SETS[name])
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, before / 1024)


def in_fresh_process(task: str, name: str) -> tuple[float, float]:
    """Return the two numbers that a task prints in a process of its own."""
    command = [sys.executable, __file__, task, name]
    first, second = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()  # noqa: S603
    return float(first), float(second)


def show_deals(rounds: int) -> None:
    """Print a line for each tile set."""
    print(f"{'deals of 14 tiles':20} {'seconds':>8} {'hands of mahjong':>18} {'most':>8} {'peak memory':>13}")
    for name in SETS:
        times = [in_fresh_process("time", name) for _ in range(rounds)]
        seconds, ratios = zip(*times, strict=True)
        memory, before = in_fresh_process("memory", name)
        print(
            f"{name:20} {statistics.median(seconds):8.3f} {statistics.median(ratios):18,.0f} {max(ratios):8,.0f}"
            f" {memory:6.1f} MB, {before:.1f} MB of it before"
        )


def show_simulate() -> None:
    """Print how long a million hands take, and how they compare with calling `mahjong`."""
    from mahjong.shanten import Shanten  # noqa: PLC0415 - as above

    calculate = Shanten().calculate_shanten
    begin = time.perf_counter()
    counts = Counter(map(calculate, hands(FEWER)))
    theirs = (time.perf_counter() - begin) * MILLION / FEWER
    begin = time.perf_counter()
    simulate(MILLION, seed=SEED)
    ours = time.perf_counter() - begin
    assert simulate(FEWER, seed=SEED).counts == counts
    print(f"\nsimulate({MILLION:,}): {ours:.2f} s; dealing the same and calling mahjong: {theirs:.1f} s")
    print(f"that is 1 / {theirs / ours:.1f}")


def main(arguments: list[str]) -> None:
    """Measure all, or in a fresh process one thing."""
    match arguments:
        case ["time", name]:
            measure_time(name)
        case ["memory", name]:
            measure_memory(name)
        case _:
            show_deals(int(arguments[0]) if arguments else 5)
            show_simulate()


if __name__ == "__main__":
    main(sys.argv[1:])
