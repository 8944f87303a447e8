"""Score wins by tsumo on all cores.

usage: python score_log.py FILE

Each line has a hand, the tile drawn and the seat of the winner, with tabs between.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from mahjong_calc import Hand, MahjongCalcError, Tile, Win, Wind, classic


def points(line: str) -> int | str:
    """Return what the win of a line is worth, or what is wrong with it."""
    hand, tile, seat = line.split("\t")
    try:
        win = Win.tsumo(Hand.parse(hand), Tile.parse(tile), seat_wind=Wind[seat.upper()])
        return classic.score(win).points
    except MahjongCalcError as error:
        return type(error).__name__


if __name__ == "__main__":
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    with ProcessPoolExecutor() as executor:
        found = Counter(executor.map(points, lines, chunksize=1000))
    for worth, times in found.most_common():
        print(worth, times)
