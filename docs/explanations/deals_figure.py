"""Draws the exact distributions of four tile sets, for the hands of the dealer and of the others."""

from typing import Final

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import MultipleLocator

from mahjong_calc import TileSet
from mahjong_calc.shanten import deals

#: told apart by people who don't tell apart red and green, and in print
SETS: Final = {
    "136 tiles": (TileSet.STANDARD, "#0072b2", "o"),
    "three players": (TileSet.SANMA, "#e69f00", "s"),
    "numbers only": (TileSet.NUMBERS_ONLY, "#009e73", "^"),
    "honors and one suit": (TileSet.HONITSU, "#cc79a7", "D"),
}


def draw(axes: Axes, tiles: int) -> None:
    """Draw the distributions of hands of so many tiles."""
    for name, (tile_set, color, marker) in SETS.items():
        found = deals(tile_set, tiles)
        percent = [100 * float(found.probability(number)) for number in found.ways]
        label = f"{name}, mean {float(found.mean):.3f}"
        axes.plot(list(found.ways), percent, color=color, marker=marker, markersize=5, linewidth=1.2, label=label)
    axes.set_title(f"{tiles} tiles")
    axes.set_xlim(-1.4, 6.4)
    axes.xaxis.set_major_locator(MultipleLocator(1))
    axes.grid(axis="y", linewidth=0.4)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=9, loc="upper right")


# one above the other, so that the words can be read on a narrow screen
figure, both = plt.subplots(2, 1, figsize=(6.4, 7), sharex=True, sharey=True, layout="constrained")
for axes, tiles in zip(both, (13, 14), strict=True):
    draw(axes, tiles)
    axes.set_ylabel("per cent of all deals")
axes.set_xlabel("shanten number")
axes.set_ylim(0, 72)
