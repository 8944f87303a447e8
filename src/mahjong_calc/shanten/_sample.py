"""Statistics of dealt hands, and how they compare with the exact distribution."""

from collections.abc import Mapping
from math import inf, sqrt
from typing import Final, final

from attrs import field, frozen

from mahjong_calc._checks import check_type
from mahjong_calc._tiles import TileSet
from mahjong_calc.errors import SampleError
from mahjong_calc.shanten._deals import ALL_FORMS, Deals, check_size, counts_by_number

__all__ = ["Comparison", "Sample"]

#: The fewest hands to expect in a cell of a chi-square test; Cochran (1954) on the tails of unimodal distributions.
_FEWEST: Final = 1


@final
@frozen
class Comparison:
    """How a sample differs from the exact distribution.

    >>> Comparison(z=0.5, chi_square=4.0, degrees_of_freedom=5).z
    0.5

    *z* is the distance of the means in standard errors, as the exact variance gives them. *chi_square* is Pearson's, of
    the counts by shanten number. Numbers of which less than one hand is to be expected are taken together with their
    neighbours, as Cochran recommends. A number that can't occur at all makes it infinite.
    """

    z: float = field(kw_only=True)
    chi_square: float = field(kw_only=True)
    degrees_of_freedom: int = field(kw_only=True)

    @property
    def p_value(self) -> float:
        """The probability that a sample of the exact distribution has such a chi-square or a greater one.

        Raises:
            ImportError: scipy isn't installed; it comes with ``mahjong-calc[stats]``.
        """
        try:
            from scipy.special import chdtrc  # noqa: PLC0415 - an extra that few need
        except ImportError:
            msg = "a p-value needs scipy; install it with: python3 -m pip install 'mahjong-calc[stats]'"
            raise ImportError(msg) from None
        if self.degrees_of_freedom:
            return float(chdtrc(self.degrees_of_freedom, self.chi_square))
        return 0.0 if self.chi_square else 1.0


@final
@frozen
class Sample:
    """The shanten numbers of dealt hands: how many hands there were of each.

    >>> sample = Sample({-1: 20, 0: 400}, tile_set=TileSet.HONITSU, tiles=2)
    >>> sample.total, sample.mean
    (420, -0.047619047619047616)

    `simulate` makes one; make one yourself to compare counts that somebody else found. *counts* is kept in ascending
    order of the number, without zeros. *seed* is what `simulate` began with.

    Raises:
        SampleError: There are no hands, or a negative count of them.
        InvalidHandError: There are no hands of so many *tiles*.
    """

    counts: Mapping[int, int] = field(converter=counts_by_number)
    tile_set: TileSet = field(default=TileSet.STANDARD, kw_only=True)
    tiles: int = field(default=14, kw_only=True)
    seed: int | None = field(default=None, kw_only=True)

    def __attrs_post_init__(self) -> None:
        check_type(self.tile_set, TileSet, "tile_set")
        check_size(self.tile_set, self.tiles)
        if self.seed is not None:
            check_type(self.seed, int, "seed")

    @property
    def total(self) -> int:
        """The number of hands."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean shanten number."""
        return sum(number * count for number, count in self.counts.items()) / self.total

    @property
    def standard_error(self) -> float:
        """The standard error of the mean, as the sample itself shows it; infinite for a single hand."""
        total = self.total
        if total == 1:
            return inf
        mean = self.mean
        squares = sum((number - mean) ** 2 * count for number, count in self.counts.items())
        return sqrt(squares / (total - 1) / total)

    def against(self, deals: Deals) -> Comparison:
        """Compare the sample with the exact distribution *deals*, which may follow any rule for the fifth tile.

        >>> from mahjong_calc.shanten import deals
        >>> sample = Sample({-1: 30, 0: 390}, tile_set=TileSet.HONITSU, tiles=2)
        >>> sample.against(deals(TileSet.HONITSU, 2)).chi_square
        5.25

        Raises:
            SampleError: *deals* is about other tiles, hands of another size, or not all forms.
        """
        check_type(deals, Deals, "deals")
        if (deals.tile_set.copies, deals.tiles, deals.forms) != (self.tile_set.copies, self.tiles, ALL_FORMS):
            forms = sorted(form.name for form in deals.forms)
            raise SampleError(
                f"{deals.tiles} tiles of {deals.tile_set!r} and the forms {forms}",
                f"deals of {self.tiles} tiles of {self.tile_set!r} and all forms",
            )
        error = sqrt(deals.variance / self.total)
        chi_square, cells = self._chi_square(deals)
        return Comparison(
            z=(self.mean - float(deals.mean)) / error if error else 0.0,
            chi_square=chi_square,
            degrees_of_freedom=cells - 1,
        )

    def _chi_square(self, deals: Deals) -> tuple[float, int]:
        """Return Pearson's chi-square, and in how many cells the hands were counted for it."""
        cells: list[tuple[int, float]] = []
        found, expected = 0, 0.0
        for number in deals.ways:
            found += self.counts.get(number, 0)
            expected += self.total * float(deals.probability(number))
            if expected >= _FEWEST:
                cells.append((found, expected))
                found, expected = 0, 0.0
        if cells and expected:  # too few are left for a cell of their own
            last, its = cells.pop()
            found, expected = found + last, expected + its
        if expected:
            cells.append((found, expected))
        if not self.counts.keys() <= deals.ways.keys():
            return inf, len(cells)
        return sum((found - expected) ** 2 / expected for found, expected in cells), len(cells)
