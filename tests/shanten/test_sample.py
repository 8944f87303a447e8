"""Samples, their statistics, and how they compare with the exact distribution."""

import math
import pickle
import statistics
import sys
from collections import Counter

import pytest
from scipy.stats import chi2

from mahjong_calc import FifthTile, TileSet
from mahjong_calc.errors import InvalidHandError, SampleError
from mahjong_calc.shanten import Comparison, Form, Sample, deals

# -1 in 16 of 136 pairs of kinds; 96 of 2016 ways
PAIRS = deals(TileSet.HONITSU, 2)


def pairs(complete: int, others: int) -> Sample:
    """Return a sample of hands of two tiles."""
    return Sample({-1: complete, 0: others}, tile_set=TileSet.HONITSU, tiles=2)


def test_statistics() -> None:
    """Total, mean and standard error are those of the hands written out one by one."""
    sample = Sample({3: 4, 1: 1, 2: 3})
    hands = [1, 2, 2, 2, 3, 3, 3, 3]
    assert sample.total == 8
    assert sample.mean == pytest.approx(statistics.mean(hands))
    assert sample.standard_error == pytest.approx(statistics.stdev(hands) / math.sqrt(8))


def test_single_hand() -> None:
    """A single hand says nothing about how far hands are spread."""
    assert Sample({2: 1}).standard_error == math.inf


def test_is_a_value() -> None:
    """Samples keep counts in order and without zeros, and are equal, hashable and picklable."""
    sample = Sample(Counter({2: 5, -1: 1, 7: 0}), seed=3)
    assert list(sample.counts.items()) == [(-1, 1), (2, 5)]
    again = pickle.loads(pickle.dumps(sample))  # noqa: S301 - what was just pickled
    assert again == sample == Sample({-1: 1, 2: 5}, seed=3)
    assert hash(again) == hash(sample)
    assert (sample.tile_set, sample.tiles, sample.seed) == (TileSet.STANDARD, 14, 3)


@pytest.mark.parametrize("counts", [{}, {0: 0}, {1: 3, 2: -1}], ids=repr)
def test_no_sample(counts: dict[int, int]) -> None:
    """No hands, or fewer than none, are an error."""
    with pytest.raises(SampleError, match="expected"):
        Sample(counts)


def test_no_such_hands() -> None:
    """Sizes that hands can't have are an error."""
    with pytest.raises(InvalidHandError, match="got 12 tiles"):
        Sample({0: 1}, tiles=12)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"counts": [1, 2]}, "counts must be a Mapping"),
        ({"counts": {"1": 2}}, "a shanten number must be an int"),
        ({"counts": {1: 2.0}}, "the count of 1 must be an int"),
        ({"counts": {1: 2}, "tile_set": "sanma"}, "tile_set must be a TileSet"),
        ({"counts": {1: 2}, "tiles": "14"}, "tiles must be an int"),
        ({"counts": {1: 2}, "seed": "1"}, "seed must be an int"),
    ],
)
def test_wrong_types(arguments: dict[str, object], match: str) -> None:
    """Wrong Python types are a `TypeError`."""
    with pytest.raises(TypeError, match=match):
        Sample(**arguments)  # type: ignore[arg-type]


def test_exact_counts() -> None:
    """A sample of just what is to be expected differs in nothing."""
    found = pairs(96, 1920).against(PAIRS)
    assert (found.z, found.chi_square, found.degrees_of_freedom) == (0.0, 0.0, 1)
    assert found.p_value == 1


def test_two_cells() -> None:
    """With two numbers, chi-square is the square of z, and both are what the binomial distribution says."""
    found = pairs(50, 370).against(PAIRS)
    assert found.z == pytest.approx(-(50 - 20) / math.sqrt(420 * 1 / 21 * 20 / 21))
    assert found.chi_square == pytest.approx(found.z**2)
    assert found.p_value == pytest.approx(math.erfc(abs(found.z) / math.sqrt(2)))


@pytest.mark.parametrize(("chi_square", "degrees"), [(0.5, 1), (3.0, 2), (21.3, 7), (800.0, 5)])
def test_p_value(chi_square: float, degrees: int) -> None:
    """The p-value is that of scipy's distribution."""
    found = Comparison(z=0.0, chi_square=chi_square, degrees_of_freedom=degrees)
    assert found.p_value == pytest.approx(chi2.sf(chi_square, degrees))


def test_rare_numbers_are_joined() -> None:
    """Numbers of which less than one hand is to be expected are counted together with their neighbours."""
    exact = deals()
    # of 1,000 hands: 0.003, 0.7, 23, 195, 439, 285, 55, 1.6
    sample = Sample({1: 24, 2: 195, 3: 439, 4: 285, 5: 55, 6: 2})
    cells = [(24, (-1, 0, 1)), (195, (2,)), (439, (3,)), (285, (4,)), (55, (5,)), (2, (6,))]
    expected = [1000 * float(sum(map(exact.probability, numbers))) for _, numbers in cells]
    found = sample.against(exact)
    assert found.degrees_of_freedom == 5
    assert found.chi_square == pytest.approx(
        sum((count - some) ** 2 / some for (count, _), some in zip(cells, expected, strict=True))
    )


def test_last_numbers_are_joined() -> None:
    """At the upper end, too."""
    found = Sample({2: 20, 3: 43, 4: 31, 5: 6}).against(deals())
    # of 100 hands: 2.4 up to 1, 19, 44, 29, and 5.7 of 5 or 6
    assert found.degrees_of_freedom == 4


def test_few_hands() -> None:
    """Where all hands come into one cell, there is nothing to test."""
    found = Sample({3: 1}).against(deals())
    assert (found.chi_square, found.degrees_of_freedom, found.p_value) == (0.0, 0, 1.0)


def test_impossible_number() -> None:
    """A number that can't occur makes chi-square infinite."""
    found = Sample({3: 999, 8: 1}).against(deals())
    assert found.chi_square == math.inf
    assert found.p_value == 0


def test_no_spread() -> None:
    """Where all hands have the same number, there is nothing to compare but that."""
    ones = TileSet("three kinds", [4, 4, 4, *[0] * 31])
    exact = deals(ones, 11)
    assert Sample({-1: 5}, tile_set=ones, tiles=11).against(exact).z == 0
    assert Sample({0: 5}, tile_set=ones, tiles=11).against(exact).p_value == 0


def test_any_rule_for_the_fifth_tile() -> None:
    """A sample may be compared with the deals of any rule for the fifth tile, and hardly differs."""
    sample = Sample({1: 24, 2: 195, 3: 439, 4: 285, 5: 55, 6: 2})
    one, other = (sample.against(deals(fifth_tile=rule)) for rule in (FifthTile.OWN, FifthTile.IGNORED))
    assert one != other
    assert one.z == pytest.approx(other.z, rel=1e-6)


@pytest.mark.parametrize(
    "others",
    [deals(TileSet.HONITSU, 1), deals(TileSet.SANMA, 2), deals(TileSet.HONITSU, 2, forms={Form.REGULAR})],
    ids=["size", "set", "forms"],
)
def test_other_deals(others: object) -> None:
    """A sample is compared with deals of the same tiles, size and forms only."""
    with pytest.raises(SampleError, match=r"expected deals of 2 tiles of TileSet.HONITSU and all forms, got "):
        pairs(20, 400).against(others)  # type: ignore[arg-type]


def test_no_deals() -> None:
    """What a sample is compared with are deals."""
    with pytest.raises(TypeError, match="deals must be a Deals"):
        pairs(20, 400).against(pairs(20, 400))  # type: ignore[arg-type]


def test_without_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without scipy there is everything but the p-value, and the error says what to install."""
    monkeypatch.setitem(sys.modules, "scipy.special", None)
    found = pairs(50, 370).against(PAIRS)
    assert found.chi_square > 0
    with pytest.raises(ImportError, match=r"mahjong-calc\[stats\]"):
        _ = found.p_value
