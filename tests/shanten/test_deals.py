"""All deals: published figures, sums, symmetries and errors."""

import pickle
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain
from math import comb

import pytest
from attrs import evolve
from hypothesis import given, settings, strategies as st

from mahjong_calc import FifthTile, TileSet
from mahjong_calc.errors import InvalidHandError, SampleError
from mahjong_calc.shanten import Deals, Form, deals

SETS = (TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU)
SIZES = (1, 2, 4, 5, 7, 8, 10, 11, 13, 14)
ONE_SUIT = TileSet("one suit", [4] * 9 + [0] * 25)


@cache
def all_deals(tile_set: TileSet, tiles: int, fifth_tile: FifthTile = FifthTile.OWN) -> Deals:
    """Return the deals of all forms, counted once for all tests."""
    return deals(tile_set, tiles, fifth_tile=fifth_tile)


def number_of_hands(copies: tuple[int, ...], tiles: int) -> int:
    """Return how many different hands there are, by multiplying 1 + x + … + x^copies."""
    hands = [1] + [0] * tiles
    for most in copies:
        hands = [sum(hands[max(0, size - most) : size + 1]) for size in range(tiles + 1)]
    return hands[tiles]


def test_standard_table() -> None:
    """The 14-tile hands of 34 kinds are those that were published, number by number."""
    found = all_deals(TileSet.STANDARD, 14)
    assert found.hands == {
        -1: 16_873_619,
        0: 2_133_064_968,
        1: 35_934_777_211,
        2: 130_938_507_660,
        3: 121_685_916_468,
        4: 33_290_266_817,
        5: 2_496_505_635,
        6: 24_592_122,
    }
    assert found.ways == {
        -1: 12_859_078_207_674,
        0: 2_966_241_795_738_948,
        1: 99_154_452_630_748_356,
        2: 828_714_358_375_292_670,
        3: 1_867_404_976_243_926_528,
        4: 1_211_948_980_271_480_832,
        5: 233_501_763_289_743_360,
        6: 6_601_397_483_077_632,
    }
    assert list(found.hands) == list(found.ways) == list(range(-1, 7))


@pytest.mark.parametrize(
    ("tile_set", "tiles", "hands"),
    [
        (TileSet.STANDARD, 13, 98_521_596_000),
        (TileSet.STANDARD, 14, 326_520_504_500),
        (TileSet.SANMA, 13, 7_633_490_490),
        (TileSet.SANMA, 14, 21_310_147_575),
        (TileSet.NUMBERS_ONLY, 13, 7_633_490_490),
        (TileSet.NUMBERS_ONLY, 14, 21_310_147_575),
        (TileSet.HONITSU, 14, 57_103_816),
    ],
)
def test_published_sums(tile_set: TileSet, tiles: int, hands: int) -> None:
    """Together there are as many different hands as published."""
    assert sum(all_deals(tile_set, tiles).hands.values()) == hands


def test_published_ways() -> None:
    """There are as many ways to deal 14 of 136 tiles as published."""
    assert sum(all_deals(TileSet.STANDARD, 14).ways.values()) == 4_250_305_029_168_216_000


@pytest.mark.parametrize(
    ("forms", "hands", "ways"),
    [
        ({Form.REGULAR}, 11_498_658, 11_353_128_141_498),
        ({Form.CHIITOITSU}, 5_379_616, 1_505_948_184_576),
        ({Form.KOKUSHI}, 13, 1_308_622_848),
        (set(Form), 16_873_619, 12_859_078_207_674),
    ],
)
def test_complete_hands(forms: set[Form], hands: int, ways: int) -> None:
    """There are as many complete hands of each form as published."""
    found = deals(forms=forms)
    assert (found.hands[-1], found.ways[-1]) == (hands, ways)


@pytest.mark.parametrize(
    ("tiles", "forms", "mean"),
    [
        (14, set(Form), "3.155937813736881"),
        (13, set(Form), "3.579679469903"),
        (14, {Form.REGULAR}, "3.315576238"),
        (13, {Form.REGULAR}, "3.785806336"),
        (14, {Form.CHIITOITSU}, "4.211748829"),
        (14, {Form.KOKUSHI}, "7.841302735"),
    ],
)
def test_means(tiles: int, forms: set[Form], mean: str) -> None:
    """The means are the known ones, to the last digit known."""
    digits = len(mean.partition(".")[2])
    assert f"{float(deals(tiles=tiles, forms=forms).mean):.{digits}f}" == mean


@pytest.mark.parametrize(
    ("tile_set", "mean"),
    [
        (TileSet.SANMA, "2.958858538"),
        (TileSet.HONITSU, "2.071928881"),
        (TileSet.NUMBERS_ONLY, "2.161929616"),
    ],
)
def test_means_of_other_sets(tile_set: TileSet, mean: str) -> None:
    """The means of the other tile sets are the known ones, to the last digit known."""
    assert f"{float(all_deals(tile_set, 14).mean):.9f}" == mean


def test_tenpai_before_the_draw() -> None:
    """There are as many hands of 13 tiles in tenpai as known, and none is complete."""
    assert min(all_deals(TileSet.STANDARD, 13).hands) == 0
    assert all_deals(TileSet.STANDARD, 13).hands[0] == 92_371_838


def test_fifth_tile() -> None:
    """Without the correction there are more hands in tenpai, as known, but the mean hardly moves."""
    corrected, ignored = (all_deals(TileSet.STANDARD, 14, rule) for rule in (FifthTile.OWN, FifthTile.IGNORED))
    assert (corrected.hands[0], ignored.hands[0]) == (2_133_064_968, 2_133_531_192)
    assert Fraction(6, 10**11) < corrected.mean - ignored.mean < Fraction(7, 10**11)


@pytest.mark.parametrize("tile_set", SETS, ids=repr)
@pytest.mark.parametrize("tiles", [13, 14])
def test_correction_raises(tile_set: TileSet, tiles: int) -> None:
    """The correction leaves complete hands alone, and never leaves more hands at a number or below."""
    corrected, ignored = (all_deals(tile_set, tiles, rule) for rule in (FifthTile.OWN, FifthTile.IGNORED))
    assert corrected.hands.get(-1) == ignored.hands.get(-1)
    for number in ignored.hands:
        assert sum(corrected.hands.get(lower, 0) for lower in range(-1, number + 1)) <= sum(
            ignored.hands.get(lower, 0) for lower in range(-1, number + 1)
        )


@pytest.mark.parametrize(
    ("tiles", "hands"),
    [(14, {-1: 13_277, 0: 91_437, 1: 14_086}), (13, {0: 40_196, 1: 52_791, 2: 613})],
)
def test_one_suit(tiles: int, hands: dict[int, int]) -> None:
    """The hands of one suit are those that were published."""
    assert all_deals(ONE_SUIT, tiles).hands == hands


@pytest.mark.parametrize("tile_set", SETS, ids=repr)
@pytest.mark.parametrize("tiles", SIZES)
def test_nothing_lost(tile_set: TileSet, tiles: int) -> None:
    """Ways sum to the binomial, and hands to the number of hands, for every set and size."""
    found = all_deals(tile_set, tiles)
    assert sum(found.ways.values()) == comb(tile_set.total, tiles)
    assert sum(found.hands.values()) == number_of_hands(tile_set.copies, tiles)


# each kind once at least, and 1m twice, so that there is a target of groups and a pair
copies = st.lists(st.integers(1, 4), min_size=33, max_size=33).flatmap(
    lambda others: st.integers(2, 4).map(lambda first: [first, *others])
)


@pytest.mark.slow
@settings(max_examples=15)
@given(copies, st.sampled_from([11, 13, 14]), st.sets(st.sampled_from(Form)), st.sampled_from(FifthTile))
def test_any_set(copies: list[int], tiles: int, forms: set[Form], fifth_tile: FifthTile) -> None:
    """Nothing is lost with odd tile sets, other forms and rules."""
    found = deals(TileSet("odd", copies), tiles, forms=forms | {Form.REGULAR}, fifth_tile=fifth_tile)
    assert sum(found.ways.values()) == comb(sum(copies), tiles)
    assert sum(found.hands.values()) == number_of_hands(tuple(copies), tiles)


@pytest.mark.slow
@settings(max_examples=6)
@given(copies, st.permutations(range(3)), st.permutations(range(7)), st.lists(st.booleans(), min_size=3, max_size=3))
def test_symmetry(copies: list[int], suits: list[int], honors: list[int], mirrored: list[bool]) -> None:
    """Suits may change places, be read from 9 to 1, and honors change places: nothing else changes."""
    ranks = (copies[9 * suit : 9 * suit + 9][:: -1 if back else 1] for suit, back in zip(suits, mirrored, strict=True))
    moved = [*chain.from_iterable(ranks), *(copies[27 + honor] for honor in honors)]
    one, other = (deals(TileSet("odd", counts)) for counts in (copies, moved))
    assert (one.hands, one.ways) == (other.hands, other.ways)


def test_smaller_hands_know_one_form() -> None:
    """Hands of fewer than 13 tiles have the regular form only, so asking for others as well changes nothing."""
    assert deals(tiles=11).hands == deals(tiles=11, forms={Form.REGULAR}).hands


@pytest.mark.parametrize("tiles", [13, 14])
def test_own_is_concealed(tiles: int) -> None:
    """Dealt hands have no melds, so two of the rules for the fifth tile agree."""
    own, concealed = (all_deals(TileSet.STANDARD, tiles, rule) for rule in (FifthTile.OWN, FifthTile.CONCEALED))
    assert (own.hands, own.ways) == (concealed.hands, concealed.ways)


def test_probability() -> None:
    """Probabilities are exact, sum to one, and are zero for what can't occur; mean and variance follow from them."""
    found = all_deals(TileSet.HONITSU, 14)
    chances = {number: found.probability(number) for number in range(-1, 9)}
    assert sum(chances.values()) == 1
    assert chances[8] == 0
    assert found.mean == sum(number * chance for number, chance in chances.items())
    assert found.variance == sum((number - found.mean) ** 2 * chance for number, chance in chances.items())


def test_probability_of_what() -> None:
    """A shanten number is an int."""
    with pytest.raises(TypeError, match="number must be an int"):
        all_deals(TileSet.HONITSU, 14).probability("tenpai")  # type: ignore[arg-type]


def test_is_a_value() -> None:
    """Results say what they are of, and are equal, hashable and picklable."""
    found = all_deals(TileSet.HONITSU, 13)
    assert (found.tile_set, found.tiles, found.forms, found.fifth_tile) == (
        TileSet.HONITSU,
        13,
        frozenset(Form),
        FifthTile.OWN,
    )
    again = pickle.loads(pickle.dumps(found))  # noqa: S301 - what was just pickled
    assert again == found == deals(TileSet.HONITSU, 13, forms=list(Form))
    assert hash(again) == hash(found)


@pytest.mark.parametrize(
    ("change", "error", "told"),
    [
        ({"ways": {}}, SampleError, "at least one hand, got none"),
        ({"hands": {0: 0}}, SampleError, "at least one hand, got none"),
        ({"ways": {0: -1}}, SampleError, "counts of 0 or more, got -1 of 0"),
        ({"hands": None}, TypeError, "counts must be a Mapping"),
        ({"ways": {"0": 1}}, TypeError, "a shanten number must be an int"),
        ({"tile_set": "sanma"}, TypeError, "tile_set must be a TileSet"),
        ({"tiles": -2}, InvalidHandError, "13 or 14 tiles, got -2 tiles"),
        ({"forms": [Form.REGULAR]}, TypeError, "forms must be a frozenset"),
        ({"forms": frozenset({"regular"})}, TypeError, r"forms\[0\] must be a Form"),
        ({"fifth_tile": "own"}, TypeError, "fifth_tile must be a FifthTile"),
    ],
    ids=repr,
)
def test_makes_sense(change: dict[str, object], error: type[Exception], told: str) -> None:
    """Deals that are made by hand, or read from a file, have hands to take the mean of."""
    with pytest.raises(error, match=told):
        evolve(all_deals(TileSet.HONITSU, 2), **change)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Wrong:
    """Arguments that make no sense, and a part of what the error says."""

    match: str
    tile_set: TileSet = TileSet.STANDARD
    tiles: int = 14
    forms: frozenset[Form] = frozenset(Form)


@pytest.mark.parametrize(
    "wrong",
    [
        Wrong("13 or 14 tiles, got 0 tiles", tiles=0),
        Wrong("13 or 14 tiles, got -1 tiles", tiles=-1),
        Wrong("13 or 14 tiles, got 12 tiles", tiles=12),
        Wrong("13 or 14 tiles, got 16 tiles", tiles=16),
        Wrong("at most the 4 tiles", tile_set=TileSet("one kind", [4] + [0] * 33), tiles=5),
        Wrong("no form at all with 14 tiles", forms=frozenset()),
        Wrong("the thirteen orphans .* with 14 tiles", tile_set=TileSet.HONITSU, forms=frozenset({Form.KOKUSHI})),
        Wrong("seven different pairs with 11 tiles", tiles=11, forms=frozenset({Form.CHIITOITSU})),
        Wrong("groups and a pair or .* with 5 tiles", tile_set=TileSet("ones", [1, 0] * 9 + [1] * 16), tiles=5),
    ],
    ids=lambda wrong: wrong.match,
)
def test_errors(wrong: Wrong) -> None:
    """Sizes, sets and forms without hands, or without a hand that can be completed, are an error."""
    with pytest.raises(InvalidHandError, match=wrong.match):
        deals(wrong.tile_set, wrong.tiles, forms=wrong.forms)


@pytest.mark.parametrize(
    "arguments",
    [
        {"tile_set": "sanma"},
        {"tiles": 14.0},
        {"tiles": True},
        {"forms": Form.REGULAR},
        {"forms": ["regular"]},
        {"fifth_tile": "own"},
    ],
    ids=repr,
)
def test_wrong_types(arguments: dict[str, object]) -> None:
    """Wrong Python types are a `TypeError`."""
    with pytest.raises(TypeError, match=f"{next(iter(arguments))}.* must be"):
        deals(**arguments)  # type: ignore[arg-type]
