"""Deal hands on a Dask cluster.

usage: python million_hands_dask.py [HANDS [SCHEDULER]]
"""

import sys

from distributed import Client

from mahjong_calc import TileSet, shanten

SANMA = TileSet.SANMA

if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    scheduler = sys.argv[2] if len(sys.argv) > 2 else None
    with Client(scheduler) as client, client.get_executor() as executor:
        sample = shanten.simulate(hands, tile_set=SANMA, seed=2026, executor=executor)
    found = sample.against(shanten.deals(SANMA))
    print(f"mean {sample.mean:.6f}, z {found.z:.2f}, chi-square {found.chi_square:.1f}")
