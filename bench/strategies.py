"""How long Hypothesis takes to draw hands and wins, beside a bare list of 14 numbers, in one process and in turn.

Run `python bench/strategies.py`; it prints the median time of a draw and how it compares to the list.
"""

import statistics
import time
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from mahjong_calc import strategies

DRAWS: Final = 1000
ROUNDS: Final = 7
BARE: Final = st.lists(st.integers(0, 33), min_size=14, max_size=14)
STRATEGIES: Final[dict[str, st.SearchStrategy[Any]]] = {
    "a bare list of 14 numbers": BARE,
    "hands(14)": strategies.hands(14),
    "hands(14, None)": strategies.hands(14, None),
    "winning_hands()": strategies.winning_hands(),
    "tenpai_hands()": strategies.tenpai_hands(),
    "quad_heavy_hands()": strategies.quad_heavy_hands(),
    "wins()": strategies.wins(),
}


def seconds(strategy: st.SearchStrategy[Any]) -> float:
    """Return how long a test of `DRAWS` draws takes."""

    @settings(
        max_examples=DRAWS,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def draw(_: object) -> None:
        """Take what is drawn."""

    begin = time.perf_counter()
    draw()
    return time.perf_counter() - begin


def main() -> None:
    """Time all strategies in turn, and print the medians."""
    times: dict[str, list[float]] = {name: [] for name in STRATEGIES}
    for _ in range(ROUNDS):
        for name, strategy in STRATEGIES.items():
            times[name].append(seconds(strategy))
    bare = statistics.median(times[next(iter(times))])
    for name, measured in times.items():
        median = statistics.median(measured)
        print(f"{name:28} {median / DRAWS * 1e6:7.0f} us a draw, {bare / median:5.2f} x as fast as the bare list")


if __name__ == "__main__":
    main()
