"""The shanten number of a hand, as a whole and by form."""

from typing import final

from attrs import frozen

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._tables import Tables, slices

__all__ = ["Breakdown", "breakdown", "number"]


def number(hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN) -> int:
    """Return the shanten number of a hand: how many tiles it must exchange to be tenpai.

    >>> number(Hand.parse("234678m234p55s22z"))
    0
    >>> number(Hand.parse("1111m 333p 444s 5555z"))  # a fifth 1m or haku doesn't exist
    1

    It is the number of tiles that the nearest target lacks, less one: -1 is complete, 0 tenpai. A target is as many
    groups as the concealed tiles have room for and a pair; or, for 13 and 14 concealed tiles, seven different pairs, or
    the thirteen orphans and one of them twice. Missing melds need not be given: 11 tiles alone have one somewhere.

    Args:
        hand: 3k+1 or 3k+2 concealed tiles, and any melds.
        tile_set: The tiles of the game; no target holds others.
        fifth_tile: How many copies of a kind a target may hold: those of the set less those in the own melds (`OWN`),
            those of the set (`CONCEALED`), or any number of a kind that the set has (`IGNORED`).

    Returns:
        -1 to 8.

    Raises:
        InvalidHandError: The hand has another size, or more copies of a kind than the set, or no target is left.

    Source: this is what the textbook formula, ``8 - 2 x groups - partial groups`` with its corrections for six blocks
    and for five without a pair, comes to when fifth tiles are ignored. Own tiles exhaust a wait under M.League's and
    professional rules, concealed ones alone on Tenhou and Mahjong Soul.
    """
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
        best = min(best, standing.best)
        if best < NONE:
            return best
    except (AttributeError, KeyError, TypeError):
        pass  # something is new, or wrong
    whole, standing = Tables.of(hand, tile_set, fifth_tile).read(hand)
    return min(whole.numbers[standing.groups], standing.best)


@final
@frozen
class Breakdown:
    """The shanten number of a hand by form; None where the form has no target.

    >>> breakdown(Hand.parse("1122m 3344p 5566s 7z"))
    Breakdown(regular=3, chiitoitsu=0, kokushi=10)
    """

    regular: int | None
    chiitoitsu: int | None
    kokushi: int | None

    @property
    def number(self) -> int:
        """The shanten number of the hand, the lowest of the three."""
        return min(number for number in (self.regular, self.chiitoitsu, self.kokushi) if number is not None)


def breakdown(hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN) -> Breakdown:
    """Return the shanten number of a hand by form.

    >>> breakdown(Hand.parse("19m 19p 19s 1234567z")).kokushi
    0
    >>> breakdown(Hand.parse("1199m 123456p 789s"), tile_set=TileSet.NUMBERS_ONLY)
    Breakdown(regular=0, chiitoitsu=4, kokushi=None)

    Seven pairs: 13 - 2 x pairs - singles, pairs and singles together at most seven. The thirteen orphans:
    13 - orphans, one less with a pair of them.

    Args:
        hand: 3k+1 or 3k+2 concealed tiles, and any melds.
        tile_set: The tiles of the game.
        fifth_tile: How many copies of a kind a target may hold; see `number`.

    Returns:
        The numbers of groups and a pair, of seven pairs and of the thirteen orphans. The latter two are for 13 and 14
        concealed tiles.

    Raises:
        InvalidHandError: The hand has another size, or more copies of a kind than the set, or no target is left.
    """
    whole, standing = Tables.of(hand, tile_set, fifth_tile).read(hand)
    numbers = whole.numbers[standing.groups], standing.chiitoitsu, standing.kokushi
    return Breakdown(*(number if number < NONE else None for number in numbers))
