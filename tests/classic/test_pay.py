"""`pay` and `cost`: a score pad without tiles."""

from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import MAHJONG_SOUL, TENHOU, TENHOU_SANMA, Cost, SanmaTsumo
from mahjong_calc.errors import RulesError

EAST, SOUTH, WEST, NORTH = Wind


def test_ron() -> None:
    """By ron the loser pays all, honba and all; the sticks come from the table."""
    payments = classic.pay(3, 40, winner=SOUTH, loser=WEST, honba=2, riichi_sticks=1)
    assert payments.shares == {WEST: 5200 + 600}
    assert payments.deltas == {EAST: 0, SOUTH: 6800, WEST: -5800, NORTH: 0}


def test_tsumo_of_a_child() -> None:
    """By tsumo the dealer pays a child twice what each other child pays, and every payer a part of the honba."""
    payments = classic.pay(3, 40, winner=NORTH, honba=1)
    assert payments.shares == {EAST: 2700, SOUTH: 1400, WEST: 1400}


def test_tsumo_of_the_dealer() -> None:
    """All pay the dealer alike."""
    assert classic.pay(5, 30, winner=EAST).shares == {SOUTH: 4000, WEST: 4000, NORTH: 4000}


def test_yakuman() -> None:
    """A number of yakuman takes the place of han and fu."""
    assert classic.pay(0, 0, winner=SOUTH, loser=EAST, yakuman=2).shares == {EAST: 64000}
    assert classic.cost(0, 0, dealer=True, yakuman=3) == Cost(144000, 0, 48000)


def test_three_players() -> None:
    """Three players pay 200 for a honba by ron, and nobody the share of North by tsumo."""
    assert classic.pay(3, 40, winner=SOUTH, loser=WEST, honba=2, rules=TENHOU_SANMA).shares == {WEST: 5600}
    assert classic.pay(3, 40, winner=SOUTH, honba=2, rules=TENHOU_SANMA).deltas == {
        EAST: -2800,
        SOUTH: 4300,
        WEST: -1500,
    }


@pytest.mark.parametrize(("honba_points", "ron", "tsumo"), [(100, 1300, 600), (500, 2500, 1000), (1000, 4000, 1500)])
def test_honba_points(honba_points: int, ron: int, tsumo: int) -> None:
    """Tables of 300, 1,500 or 3,000 points a honba: each payer's part is the number in the rules."""
    rules = TENHOU.replace(honba_points=honba_points)
    assert classic.cost(1, 30, dealer=False, honba=1, rules=rules).ron == ron
    assert classic.cost(1, 30, dealer=True, honba=1, rules=rules).tsumo_child == tsumo


#: facts of public bug reports: han, fu, dealer, changes to Tenhou's rules, honba, cost
REPORTED: list[tuple[int, int, bool, dict[str, Any], int, Cost]] = [
    (8, 30, False, {"players": 3}, 0, Cost(16000, 8000, 4000)),
    (5, 30, False, {"players": 3}, 0, Cost(8000, 4000, 2000)),
    (5, 30, True, {"players": 3, "sanma_tsumo": SanmaTsumo.NORTH_BISECTION}, 0, Cost(12000, 0, 6000)),
    (4, 30, False, {"kiriage": True}, 0, Cost(8000, 4000, 2000)),
    (3, 60, True, {}, 0, Cost(11600, 0, 3900)),
    (4, 25, False, {}, 0, Cost(6400, 3200, 1600)),
    (2, 25, False, {}, 0, Cost(1600, 800, 400)),
    (2, 20, True, {}, 0, Cost(2000, 0, 700)),
    (1, 110, False, {}, 0, Cost(3600, 1800, 900)),
    (1, 110, True, {}, 0, Cost(5300, 0, 1800)),
    (2, 110, False, {}, 0, Cost(7100, 3600, 1800)),
    (1, 30, False, {}, 0, Cost(1000, 500, 300)),
    (1, 30, False, {"honba_points": 500}, 1, Cost(2500, 1000, 800)),
    (1, 30, True, {"honba_points": 500}, 1, Cost(3000, 0, 1000)),
    (13, 30, False, {}, 0, Cost(32000, 16000, 8000)),
    (13, 30, False, {"kazoe": False}, 0, Cost(24000, 12000, 6000)),
    (26, 30, True, {}, 0, Cost(48000, 0, 16000)),
]


@pytest.mark.parametrize("case", REPORTED)
def test_reported_costs(case: tuple[int, int, bool, dict[str, Any], int, Cost]) -> None:
    """Payments that other calculators were reported to get wrong."""
    han, fu, dealer, changes, honba, cost = case
    assert classic.cost(han, fu, dealer=dealer, honba=honba, rules=TENHOU.replace(**changes)) == cost


A_HAND: dict[str, Any] = {"han": 1, "fu": 30, "winner": SOUTH}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"han": 0}, "expected 1 han or more, or a yakuman, got 0 han"),
        ({"han": -1}, "expected 0 or more, got han=-1"),
        ({"fu": 35}, "expected 25 fu, or 20 to 140 in tens, got 35 fu"),
        ({"fu": 150}, "expected 25 fu, or 20 to 140 in tens, got 150 fu"),
        ({"yakuman": -1}, "expected 0 or more, got yakuman=-1"),
        ({"honba": -1}, "expected 0 or more, got honba=-1"),
        ({"riichi_sticks": -1}, "expected 0 or more, got riichi_sticks=-1"),
        ({"loser": SOUTH}, "expected a loser other than the winner, got loser=Wind.SOUTH"),
        ({"winner": NORTH, "rules": TENHOU_SANMA}, "expected a seat of 3 players, got winner=Wind.NORTH"),
        ({"loser": NORTH, "rules": TENHOU_SANMA}, "expected a seat of 3 players, got loser=Wind.NORTH"),
    ],
)
def test_refused(arguments: dict[str, Any], message: str) -> None:
    """Numbers that no hand has, negative ones and seats that aren't there are refused."""
    with pytest.raises(RulesError) as error:
        classic.pay(**(A_HAND | arguments))
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"han": "1"}, "han must be an int"),
        ({"fu": 30.0}, "fu must be an int"),
        ({"yakuman": None}, "yakuman must be an int"),
        ({"winner": 1}, "winner must be a Wind"),
        ({"loser": "west"}, "loser must be a Wind"),
        ({"honba": True}, "honba must be an int"),
        ({"riichi_sticks": 1.0}, "riichi_sticks must be an int"),
        ({"rules": None}, "rules must be a Rules"),
    ],
)
def test_types(arguments: dict[str, Any], told: str) -> None:
    """A wrong type is a `TypeError` that names the argument."""
    with pytest.raises(TypeError, match=f"^{told}"):
        classic.pay(**(A_HAND | arguments))


def test_type_of_dealer() -> None:
    """So it is for `cost`."""
    with pytest.raises(TypeError, match="dealer must be a bool"):
        classic.cost(1, 30, dealer=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^honba must be an int"):
        classic.cost(1, 30, dealer=True, honba=1.0)  # type: ignore[arg-type]
    with pytest.raises(RulesError, match=r"^expected 0 or more, got honba=-1"):
        classic.cost(1, 30, dealer=True, honba=-1)
    with pytest.raises(RulesError, match=r"^expected 0 or more, got fu=-1"):
        classic.cost(1, -1, dealer=True)


def test_memo_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules remember a limited number of payments, and forget them all when there are more."""
    monkeypatch.setattr("mahjong_calc.classic._pay._MEMO_LIMIT", 2)
    rules = MAHJONG_SOUL.replace()
    for honba in range(5):
        assert classic.score(a_win(honba=honba), rules=rules).payments.total == 1300 + 300 * honba
    assert len(rules._memo.payments) <= 2


def a_win(*, honba: int) -> Win:
    """Return a win of 1 han 40 fu."""
    return Win.ron(
        Hand.parse("234678m234p55s22z"),
        Tile.parse("5s"),
        seat_wind=SOUTH,
        loser=WEST,
        riichi=Riichi.RIICHI,
        honba=honba,
    )


def test_limits_memo_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is for limits."""
    monkeypatch.setattr("mahjong_calc.classic._points._MEMO_LIMIT", 2)
    rules = TENHOU.replace()
    assert [classic.cost(han, 30, dealer=False, rules=rules).ron for han in (1, 2, 3, 4, 1)] == [
        1000,
        2000,
        3900,
        7700,
        1000,
    ]
    assert 0 < len(rules._memo.limits) <= 2
