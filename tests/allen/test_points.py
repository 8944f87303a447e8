"""Points and splits against the article, its formulas and examples typed from it in thousands."""

import pytest

from mahjong_calc import Payments, Wind, allen
from mahjong_calc.allen._points import paid
from mahjong_calc.errors import RulesError

EAST, SOUTH, WEST, NORTH = Wind


@pytest.mark.parametrize(
    ("han", "child", "dealer"),
    [(1, 2, 3), (2, 4, 6), (3, 6, 9), (4, 8, 12), (5, 10, 15), (8, 16, 24), (13, 26, 39), (16, 32, 48), (24, 48, 72)],
)
def test_value_is_han_times_two_or_three_thousand(han: int, child: int, dealer: int) -> None:
    """A han is worth 2,000, and 3,000 for the dealer, without any limit."""
    assert allen.points(han, dealer=False) == child * 1000
    assert allen.points(han, dealer=True) == dealer * 1000


@pytest.mark.parametrize(
    ("yakuman", "child", "dealer"), [(1, 32_000, 48_000), (2, 64_000, 96_000), (3, 96_000, 144_000)]
)
def test_yakuman_are_sixteen_han_each(yakuman: int, child: int, dealer: int) -> None:
    """A yakuman is 16 han, a double one 32, a triple one 48."""
    assert allen.points(16 * yakuman, dealer=False) == child
    assert allen.points(16 * yakuman, dealer=True) == dealer


@pytest.mark.parametrize(("won", "each"), [(0, 0), (2, 1), (4, 2), (6, 3), (10, 5), (48, 24)])
def test_dealer_wins_an_even_number(won: int, each: int) -> None:
    """2n thousand of the dealer are n thousand from each."""
    assert allen.split(won * 1000, winner=EAST) == {SOUTH: each * 1000, WEST: each * 1000}


@pytest.mark.parametrize(
    ("won", "south", "west"), [(1, 1, 0), (3, 2, 1), (5, 3, 2), (7, 4, 3), (9, 5, 4), (49, 25, 24)]
)
def test_dealer_wins_an_odd_number(won: int, south: int, west: int) -> None:
    """2n+1 thousand of the dealer are n+1 thousand from South and n thousand from West."""
    assert allen.split(won * 1000, winner=EAST) == {SOUTH: south * 1000, WEST: west * 1000}


@pytest.mark.parametrize(
    ("won", "dealer", "child"),
    [
        *[(0, 0, 0), (3, 2, 1), (6, 4, 2), (9, 6, 3), (30, 20, 10), (96, 64, 32)],  # 3n: 2n and n
        *[
            (1, 1, 0),
            (4, 2, 2),
            (7, 4, 3),
            (10, 6, 4),
            (31, 20, 11),
            (64, 42, 22),
        ],  # 3n+1: 2n and n+1, but 1 is 1 and 0
        *[(2, 1, 1), (5, 3, 2), (8, 5, 3), (11, 7, 4), (32, 21, 11), (98, 65, 33)],  # 3n+2: 2n+1 and n+1
    ],
)
@pytest.mark.parametrize(("winner", "other"), [(SOUTH, WEST), (WEST, SOUTH)])
def test_child_wins(winner: Wind, other: Wind, won: int, dealer: int, child: int) -> None:
    """A child's win is split 2:1 between dealer and child, by the remainder of a division by three."""
    assert allen.split(won * 1000, winner=winner) == {EAST: dealer * 1000, other: child * 1000}


def test_shares_stand_in_the_order_of_seats() -> None:
    """The payers come in the order of seats, who pays nothing too."""
    assert [list(allen.split(1000, winner=winner)) for winner in (EAST, SOUTH, WEST)] == [
        [SOUTH, WEST],
        [EAST, WEST],
        [EAST, SOUTH],
    ]


@pytest.mark.parametrize(
    ("han", "winner", "honba", "shares"),
    [
        (16, SOUTH, 0, {EAST: 21_000, WEST: 11_000}),  # a child's yakuman
        (48, SOUTH, 0, {EAST: 64_000, WEST: 32_000}),  # a triple one, not three times 22,000 and 11,000
        (4, WEST, 1, {EAST: 6000, SOUTH: 3000}),  # what was a mangan, with a honba
        (1, EAST, 0, {SOUTH: 2000, WEST: 1000}),  # the dealer's 3,000
        (1, SOUTH, 0, {EAST: 1000, WEST: 1000}),
        (1, SOUTH, 2, {EAST: 2000, WEST: 2000}),
        (1, EAST, 1, {SOUTH: 2000, WEST: 2000}),
    ],
)
def test_tsumo_examples(han: int, winner: Wind, honba: int, shares: dict[Wind, int]) -> None:
    """A tsumo is worth its han, and 1,000 a honba, before it is split."""
    worth = allen.points(han, dealer=winner is EAST)
    assert paid(worth, winner, None, honba, 0) == Payments(winner, shares, players=3)


def test_ron() -> None:
    """The loser of a ron pays all, 1,000 a honba included; riichi sticks are 1,000 each."""
    payments = paid(8000, WEST, SOUTH, 2, 3)
    assert payments.shares == {SOUTH: 10_000}
    assert payments.sticks == 3000
    assert payments.deltas == {EAST: 0, SOUTH: -10_000, WEST: 13_000}


def test_no_han() -> None:
    """No win is worth 0 han or less."""
    for han in (0, -1):
        with pytest.raises(RulesError, match=rf"expected 1 han or more, got {han} han"):
            allen.points(han, dealer=False)


@pytest.mark.parametrize("won", [-1000, 1, 999, 1500, 100])
def test_points_that_cannot_be_split(won: int) -> None:
    """Points that aren't whole thousands, or are negative, can't be split."""
    with pytest.raises(RulesError, match=f"expected a multiple of 1,000, 0 or more, got {won} points"):
        allen.split(won, winner=SOUTH)


def test_north_wins_nothing() -> None:
    """There is no North among three players."""
    with pytest.raises(RulesError, match=r"three players: East, South or West, got winner=Wind\.NORTH"):
        allen.split(3000, winner=NORTH)


def test_types() -> None:
    """Wrong Python types are named."""
    with pytest.raises(TypeError, match="han must be an int"):
        allen.points(2.0, dealer=False)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="dealer must be a bool"):
        allen.points(2, dealer=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="points must be an int"):
        allen.split(3000.0, winner=SOUTH)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="winner must be a Wind"):
        allen.split(3000, winner=1)  # type: ignore[arg-type]
