"""The shanten number of a hand."""

from typing import final

from attrs import frozen

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._tables import Tables, slices

__all__ = ["Breakdown", "breakdown", "number"]


def number(hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN) -> int:
    try:
        tables = tile_set._memo[fifth_tile]
        manzu, pinzu, souzu, honors = tables.known
        m, p, s, z = slices(hand._key)
        a, v = manzu[m]
        b, w = pinzu[p]
        c, x = souzu[s]
        d, y = honors[z]
        standing = tables.standings[v + w + x + y]
        best: int = a.sums[b].sums[c.sums[d]].numbers[standing.groups]
        if standing.best < best:
            best = standing.best
        if best < NONE:
            return best
    except (AttributeError, KeyError):  # something is new, or wrong
        pass
    whole, standing = Tables.of(hand, tile_set, fifth_tile).read(hand)
    return min(whole.numbers[standing.groups], standing.best)


@final
@frozen
class Breakdown:
    regular: int | None
    chiitoitsu: int | None
    kokushi: int | None

    @property
    def number(self) -> int:
        """The shanten number of the hand, the lowest of the three."""
        return min(number for number in (self.regular, self.chiitoitsu, self.kokushi) if number is not None)


def breakdown(hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN) -> Breakdown:
    whole, standing = Tables.of(hand, tile_set, fifth_tile).read(hand)
    numbers = whole.numbers[standing.groups], standing.chiitoitsu, standing.kokushi
    return Breakdown(*(number if number < NONE else None for number in numbers))
