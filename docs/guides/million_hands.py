"""Deal hands on all cores.

usage: python million_hands.py [HANDS]
"""

import sys
from concurrent.futures import ProcessPoolExecutor

from mahjong_calc import shanten


def show(done: int, total: int) -> None:
    """Tell how far it is."""
    print(f"{done / total:4.0%}", end="\r", file=sys.stderr)


if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with ProcessPoolExecutor() as executor:
        sample = shanten.simulate(hands, seed=2026, executor=executor, progress=show)
    found = sample.against(shanten.deals())
    print(f"mean {sample.mean:.6f}, z {found.z:.2f}, chi-square {found.chi_square:.1f}")
