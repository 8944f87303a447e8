"""Every deal counted: the exact distribution of shanten numbers over all hands of a tile set."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final, final

from attrs import field, frozen

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import TileSet
from mahjong_calc.errors import InvalidHandError, SampleError
from mahjong_calc.shanten._census import census
from mahjong_calc.shanten._forms import NONE, Form
from mahjong_calc.shanten._tables import Tables

__all__ = ["ALL_FORMS", "Deals", "check_size", "counts_by_number", "deals"]

ALL_FORMS: Final = frozenset(Form)


def counts_by_number(counts: Mapping[int, int]) -> Mapping[int, int]:
    """Return checked counts by shanten number that can't be changed, in ascending order and without zeros.

    Raises:
        SampleError: There are no hands, or a negative count of them.
    """
    check_type(counts, Mapping, "counts")
    for number, count in counts.items():
        check_type(number, int, "a shanten number")
        check_type(count, int, f"the count of {number}")
        if count < 0:
            raise SampleError(f"{count} of {number}", "counts of 0 or more")
    if not any(counts.values()):
        raise SampleError("none", "at least one hand")
    return FrozenMapping({number: counts[number] for number in sorted(counts) if counts[number]})


@final
@frozen(kw_only=True)
class Deals:
    """How many hands there are of each shanten number, out of all that can be dealt; see `deals`.

    >>> found = deals(TileSet.HONITSU, 2)
    >>> found.hands, found.ways
    ({-1: 16, 0: 120}, {-1: 96, 0: 1920})
    >>> found.probability(-1), found.mean, found.variance
    (Fraction(1, 21), Fraction(-1, 21), Fraction(20, 441))

    *hands* counts different hands, *ways* the ways to deal them, where the copies of a kind are different tiles. Both
    have an item for each shanten number that occurs, in ascending order. All results are exact.

    Raises:
        SampleError: There are no hands, or a negative count of them.
        InvalidHandError: There are no hands of so many *tiles*.
    """

    tile_set: TileSet
    tiles: int
    forms: frozenset[Form]
    fifth_tile: FifthTile
    hands: Mapping[int, int] = field(converter=counts_by_number)
    ways: Mapping[int, int] = field(converter=counts_by_number)

    def __attrs_post_init__(self) -> None:
        check_type(self.tile_set, TileSet, "tile_set")
        check_size(self.tile_set, self.tiles)
        check_type(self.forms, frozenset, "forms")
        check_items(self.forms, Form, "forms")
        check_type(self.fifth_tile, FifthTile, "fifth_tile")

    def probability(self, number: int) -> Fraction:
        """Return the probability that a dealt hand has this shanten number."""
        check_type(number, int, "number")
        return Fraction(self.ways.get(number, 0), sum(self.ways.values()))

    @property
    def mean(self) -> Fraction:
        """The mean shanten number of a dealt hand."""
        return self._moment(1)

    @property
    def variance(self) -> Fraction:
        """The variance of the shanten number of a dealt hand."""
        return self._moment(2) - self._moment(1) ** 2

    def _moment(self, power: int) -> Fraction:
        return Fraction(sum(number**power * ways for number, ways in self.ways.items()), sum(self.ways.values()))


def deals(
    tile_set: TileSet = TileSet.STANDARD,
    tiles: int = 14,
    *,
    forms: Iterable[Form] = ALL_FORMS,
    fifth_tile: FifthTile = FifthTile.OWN,
) -> Deals:
    """Return the exact distribution of the shanten number over all hands that can be dealt.

    >>> found = deals()
    >>> found.hands[-1], found.ways[-1]
    (16873619, 12859078207674)
    >>> float(found.mean)
    3.155937813736881

    Args:
        tile_set: The tiles to deal from.
        tiles: The size of the hands: 1, 2, 4, 5, … 13 or 14.
        forms: The forms that a complete hand may have. Seven pairs and the thirteen orphans need 13 or 14 tiles, and
            take no part with fewer.
        fifth_tile: Whether a hand may be built on a fifth copy of a tile. Dealt hands have no melds, so `OWN` and
            `CONCEALED` are the same.

    Raises:
        InvalidHandError: There are no such hands, or none that can be completed.
    """
    tables = Tables.of(Hand(()), tile_set, fifth_tile)
    check_size(tile_set, tiles)
    chosen = frozenset(check_items(forms, Form, "forms"))
    found = census(tables, tile_set, tiles, chosen)
    if NONE in found:
        names = " or ".join(form.value for form in Form if form in chosen) or "no form at all"
        raise InvalidHandError(f"{names} with {tiles} tiles of {tile_set!r}", "hands that can be completed")
    return Deals(
        tile_set=tile_set,
        tiles=tiles,
        forms=chosen,
        fifth_tile=fifth_tile,
        hands={number: hands for number, (hands, _) in found.items()},
        ways={number: ways for number, (_, ways) in found.items()},
    )


def check_size(tile_set: TileSet, tiles: int) -> None:
    """Raise an error unless *tiles* is a size of hands that make sense, and the set has so many.

    Raises:
        InvalidHandError: It isn't.
    """
    check_type(tiles, int, "tiles")
    sizes = [size for size in range(1, 15) if size % 3]
    if tiles not in sizes:
        raise InvalidHandError(f"{tiles} tiles", f"{', '.join(map(str, sizes[:-1]))} or {sizes[-1]} tiles")
    if tiles > tile_set.total:
        raise InvalidHandError(f"{tiles} tiles", f"at most the {tile_set.total} tiles of {tile_set!r}")
