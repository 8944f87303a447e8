"""The published counts of a million dealt hands for each of four tile sets, against the exact distributions.

A test can tell that counts hardly come from a distribution; it never tells that they do. So what is asserted here is
how far the counts are from what was to be expected, and no more.
"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest
from scipy.stats import chi2_contingency

from mahjong_calc import TileSet
from mahjong_calc.shanten import Comparison, Deals, Sample, deals, simulate
from tests.shanten.textbook import textbook

MILLION = 1_000_000

#: how many hands of each number from -1 on were published, and the mean
STANDARD = (3, 676, 23_374, 196_681, 438_232, 284_390, 55_063, 1_581)
SANMA = (9, 1_619, 40_610, 251_450, 438_546, 239_784, 27_884, 98)
NUMBERS_ONLY = (55, 8_253, 151_698, 538_057, 290_218, 11_719)
HONITSU = (223, 19_556, 231_468, 476_170, 256_485, 33_550, 548)

#: the same with one entry read as what it must have been
HONITSU_READ_RIGHT = (223, 19_556, 213_468, 476_170, 256_485, 33_550, 548)


def sample_of(column: Sequence[int], tile_set: TileSet) -> Sample:
    """Return a published column as a sample."""
    return Sample(dict(enumerate(column, -1)), tile_set=tile_set)


def compare(column: Sequence[int], tile_set: TileSet) -> Comparison:
    """Compare a published column with the exact distribution."""
    return sample_of(column, tile_set).against(deals(tile_set))


def off(number: int, count: int, exact: Deals) -> float:
    """Return how many standard errors the count of a number in a million hands is from what was to be expected."""
    chance = float(exact.probability(number))
    return (count - MILLION * chance) / sqrt(MILLION * chance * (1 - chance))


@pytest.mark.parametrize(
    ("column", "tile_set", "mean"),
    [
        (STANDARD, TileSet.STANDARD, 3.15379),
        (SANMA, TileSet.SANMA, 2.958283),
        (NUMBERS_ONLY, TileSet.NUMBERS_ONLY, 2.145287),
        (HONITSU_READ_RIGHT, TileSet.HONITSU, 2.07198),
    ],
    ids=["standard", "sanma", "numbers only", "honitsu"],
)
def test_columns_are_read_right(column: Sequence[int], tile_set: TileSet, mean: float) -> None:
    """Each column has a million hands and the mean that was published with it."""
    sample = sample_of(column, tile_set)
    assert sample.total == MILLION
    assert sample.mean == mean


def test_misprint() -> None:
    """18,000 hands too many stand in the column of honors and one suit: of one entry alone they can be taken.

    Taking them from 231,468 gives 213,468, the same digits in another order, and the mean that was published. No other
    entry does that.
    """
    assert sum(HONITSU) == MILLION + 18_000
    right = []
    for place, count in enumerate(HONITSU):
        if count >= 18_000:
            column = [*HONITSU[:place], count - 18_000, *HONITSU[place + 1 :]]
            if round(sample_of(column, TileSet.HONITSU).mean, 5) == 2.07198:
                right.append(tuple(column))
    assert right == [HONITSU_READ_RIGHT]


def test_three_players() -> None:
    """The column of three players is what one expects."""
    found = compare(SANMA, TileSet.SANMA)
    assert found.z == pytest.approx(-0.65, abs=0.005)
    assert found.chi_square == pytest.approx(2.56, abs=0.005)
    assert found.degrees_of_freedom == 7
    assert found.p_value == pytest.approx(0.92, abs=0.005)


def test_honors_and_one_suit() -> None:
    """So is that of honors and one suit, once the misprint is read right."""
    found = compare(HONITSU_READ_RIGHT, TileSet.HONITSU)
    assert found.z == pytest.approx(0.06, abs=0.005)
    assert found.chi_square == pytest.approx(3.52, abs=0.005)
    assert found.degrees_of_freedom == 6
    assert found.p_value == pytest.approx(0.74, abs=0.005)


def test_standard() -> None:
    """The standard column is doubtful: its mean is a little low, and too many hands are two away from tenpai."""
    found = compare(STANDARD, TileSet.STANDARD)
    assert found.z == pytest.approx(-2.42, abs=0.005)
    assert found.chi_square == pytest.approx(21.32, abs=0.005)
    assert found.degrees_of_freedom == 7
    assert found.p_value == pytest.approx(0.0033, abs=0.00005)
    exact = deals()
    errors = {number: off(number, count, exact) for number, count in enumerate(STANDARD, -1)}
    assert errors[2] == pytest.approx(4.30, abs=0.005)
    assert max(abs(error) for number, error in errors.items() if number != 2) < 2.5


def test_numbers_only() -> None:
    """The column of numbers alone doesn't come from what it describes: no chance explains 23 standard errors."""
    found = compare(NUMBERS_ONLY, TileSet.NUMBERS_ONLY)
    assert found.z == pytest.approx(-23.30, abs=0.005)
    assert found.chi_square == pytest.approx(807.8, abs=0.05)
    assert found.degrees_of_freedom == 5
    assert found.p_value < 1e-170


@pytest.mark.slow
def test_numbers_only_dealt_again() -> None:
    """A million hands of our own agree with the exact distribution, and not with the published column."""
    sample = simulate(MILLION, tile_set=TileSet.NUMBERS_ONLY, seed=1)
    found = sample.against(deals(TileSet.NUMBERS_ONLY))
    assert abs(found.z) < 3
    assert found.p_value > 0.01
    assert (sample.mean - 2.145287) / (sample.standard_error * sqrt(2)) > 15
    table = [[sample.counts[number] for number in range(-1, 5)], NUMBERS_ONLY]
    assert chi2_contingency(table).pvalue < 1e-50


@pytest.mark.slow
def test_numbers_only_by_the_textbook() -> None:
    """Nor do hands that another program deals, and looks at as the column's author did.

    The formula knows nothing of fifth tiles; seven pairs are counted; without honors, nobody gets the thirteen orphans.
    """
    random = Random(1)
    wall = [kind for kind in range(27) for _ in range(4)]
    hands = 100_000
    counts: Counter[int] = Counter()
    for _ in range(hands):
        held = [0] * 34
        for kind in random.sample(wall, 14):
            held[kind] += 1
        pairs = sum(count >= 2 for count in held)
        singles = min(sum(count == 1 for count in held), 7 - pairs)
        counts[min(textbook(tuple(held)), 13 - 2 * pairs - singles)] += 1
    sample = Sample(counts, tile_set=TileSet.NUMBERS_ONLY)
    found = sample.against(deals(TileSet.NUMBERS_ONLY))
    assert abs(found.z) < 3
    assert found.p_value > 0.01
    assert (sample.mean - 2.145287) / sample.standard_error > 5
