"""Shanten numbers of every hand of a sort, against oracles that share no code with the library."""

import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, combinations

import pytest

from mahjong_calc import FifthTile, Hand, Meld, shanten
from tests.shanten.brute_force import Counts, OneSuit, hands_of, orphans, seven_pairs, walk
from tests.shanten.textbook import textbook

HONORS = (0,) * 25


def one_suit(tiles: int) -> Iterator[tuple[Counts, Hand]]:
    """Yield all hands of so many manzu, as counts and as a hand."""
    for counts in hands_of(tiles, (4,) * 9):
        yield counts, Hand.from_counts(counts + HONORS)


@pytest.mark.parametrize("groups", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_small_hands(groups: int) -> None:
    """All hands of 1, 2, 4 and 5 tiles have the number that a walk from the complete hands finds."""
    for oracle in walk(groups):
        assert len(oracle) == {1: 34, 2: 595, 4: 66_045, 5: 501_908}[sum(next(iter(oracle)))]
        for counts, expected in oracle.items():
            assert shanten.number(Hand.from_counts(counts)) == expected, counts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tiles", "histogram", "digest"),
    [
        (13, {0: 40_196, 1: 52_791, 2: 613}, "644fa6e16c329d9f12d5c44c06e9c95817f8f123603c61323be0fb559b8c1341"),
        (14, {-1: 13_277, 0: 91_437, 1: 14_086}, "464b104b9fa429a2632c7a5551c872ebb32002e1181b59b8105f129592301222"),
    ],
    ids=["13 tiles", "14 tiles"],
)
def test_one_suit(tiles: int, histogram: dict[int, int], digest: str) -> None:
    """All hands of 13 and 14 manzu have the number that a search over targets finds; the histogram is published."""
    oracle = OneSuit(groups=4)
    numbers = []
    for counts, hand in one_suit(tiles):
        found = shanten.breakdown(hand)
        whole = counts + HONORS
        assert (found.regular, found.chiitoitsu, found.kokushi) == (
            oracle.number(counts),
            seven_pairs(whole),
            orphans(whole),
        )
        assert shanten.number(hand) == found.number
        numbers.append(found.number)
    assert Counter(numbers) == histogram
    assert sha256(bytes(number + 1 for number in numbers)).hexdigest() == digest


def pons_of(kinds: tuple[int, ...]) -> list[Meld]:
    """Return pons of manzu kinds."""
    return [Meld.parse(f"({str(kind + 1) * 3}m)") for kind in kinds]


@pytest.mark.slow
def test_quads_and_pons() -> None:
    """Hands of a suit full of quads, with one or two pons of it, need no fifth copy of what is held or called."""
    calls = chain(combinations(range(9), 1), combinations(range(9), 2))
    checked = 0
    for call in calls:
        if call > tuple(sorted(8 - kind for kind in call)):
            continue  # the mirror image of another one
        groups = 4 - len(call)
        limits = tuple(1 if kind in call else 4 for kind in range(9))
        oracle = OneSuit(groups, limits)
        melds = pons_of(call)
        for tiles in (3 * groups + 1, 3 * groups + 2):
            for counts in hands_of(tiles, limits):
                if counts.count(4) >= groups - 1:
                    hand = Hand.from_counts(counts + HONORS, melds)
                    assert shanten.number(hand) == oracle.number(counts), hand
                    checked += 1
    assert checked >= 20_000


@pytest.mark.slow
@pytest.mark.parametrize("tiles", [13, 14])
def test_textbook_one_suit(tiles: int) -> None:
    """Where fifth tiles are ignored, the number for groups and a pair is that of the textbook formula."""
    for counts, hand in one_suit(tiles):
        found = shanten.breakdown(hand, fifth_tile=FifthTile.IGNORED)
        assert found.regular == textbook(counts + HONORS), hand


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tiles", "hands", "with_one_quad", "digest"),
    [
        (13, 745, 324, "5c0fbba7c7bdc5de5df5901c46b4d8e0b4286f1862100a99a394a250baacf76e"),
        (14, 88, 0, "c60e935df0eaf5ca5d127b0776e30a401aaca5cbe40949f5a7c1618740196cee"),
    ],
    ids=["13 tiles", "14 tiles"],
)
def test_what_the_correction_changes(tiles: int, hands: int, with_one_quad: int, digest: str) -> None:
    """The correction raises the number of 88 one-suit hands of 14, all with two quads or more, and of 745 of 13."""
    changed = []
    for counts, hand in one_suit(tiles):
        number, ignored = shanten.number(hand), shanten.number(hand, fifth_tile=FifthTile.IGNORED)
        assert number - ignored in {0, 1}
        if number != ignored:
            changed.append(counts)
    assert len(changed) == hands
    assert min(counts.count(4) for counts in changed) == (1 if with_one_quad else 2)
    assert sum(counts.count(4) == 1 for counts in changed) == with_one_quad
    assert sha256(bytes(chain.from_iterable(changed))).hexdigest() == digest


@pytest.mark.slow
def test_textbook_mixed() -> None:
    """So it is for 100,000 dealt hands, of which half are dealt from few kinds."""
    rng = random.Random(1)
    for deal in range(100_000):
        kinds = rng.sample(range(34), 34 if deal % 2 else 12)
        counts = [0] * 34
        for kind in rng.sample(kinds, 13 + deal % 4 // 2, counts=[4] * len(kinds)):
            counts[kind] += 1
        found = shanten.breakdown(Hand.from_counts(counts), fifth_tile=FifthTile.IGNORED)
        whole = tuple(counts)
        assert found == shanten.Breakdown(textbook(whole), seven_pairs(whole), orphans(whole)), counts
