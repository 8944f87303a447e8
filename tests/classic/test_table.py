"""`table`: the points as rule books print them. Its numbers are tested in `test_points`, its cells here."""

import pickle
from itertools import product
from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import TENHOU, TENHOU_SANMA, TRADITIONAL, Cost, Rules
from mahjong_calc.yaku import CHIITOITSU, MENZEN_TSUMO, PINFU, YakuValue
from tests.yaku.wins import ron, tsumo

HAN = range(1, 5)
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130)
both_winners = pytest.mark.parametrize("dealer", [True, False])


def cells(rules: Rules, fu: int) -> tuple[list[int], list[int]]:
    """Return the han with which *fu* occur by ron and by tsumo."""
    found = classic.table(dealer=False, rules=rules)
    row = {han: found[han, fu] for han in HAN if (han, fu) in found}
    return [han for han in row if row[han].ron], [han for han in row if row[han].tsumo_child]


@both_winners
@pytest.mark.parametrize("rules", [TENHOU, TENHOU_SANMA, TRADITIONAL])
def test_order(rules: Rules, dealer: bool) -> None:  # noqa: FBT001
    """The table goes by fu, then by han, and holds all cells of 30 fu and more."""
    keys = list(classic.table(dealer=dealer, rules=rules))
    assert keys == sorted(keys, key=lambda key: key[::-1])
    assert {fu for _, fu in keys} == set(FU)
    assert set(product(HAN, FU[2:])) <= set(keys)


@both_winners
@pytest.mark.parametrize("rules", [TENHOU, TENHOU_SANMA, classic.MLEAGUE])
def test_cells_are_costs(rules: Rules, dealer: bool) -> None:  # noqa: FBT001
    """What stands in a cell is what its hand costs."""
    for (han, fu), printed in classic.table(dealer=dealer, rules=rules).items():
        cost = classic.cost(han, fu, dealer=dealer, rules=rules)
        assert printed.ron in (0, cost.ron)
        assert (printed.tsumo_dealer, printed.tsumo_child) in ((0, 0), (cost.tsumo_dealer, cost.tsumo_child))
        assert printed == cost or fu in (20, 25)


@pytest.mark.parametrize(
    ("rules", "by_ron", "by_tsumo"),
    [
        # an open hand counts 30, so 20 fu are a pinfu by tsumo: two han at least
        (TENHOU, [], [2, 3, 4]),
        (TENHOU_SANMA, [], [2, 3, 4]),
        # an open hand of sequences may have one han
        (TRADITIONAL, [1, 2, 3, 4], [2, 3, 4]),
        (TRADITIONAL.replace(pinfu_tsumo=False), [1, 2, 3, 4], []),
        (TENHOU.replace(pinfu_tsumo=False), [], []),
        # three players have no open sequences
        (TENHOU_SANMA.replace(open_pinfu_fu=20), [], [2, 3, 4]),
        (TENHOU.replace(values={PINFU: None}), [], []),
        (TENHOU.replace(values={MENZEN_TSUMO: None}), [], [1, 2, 3, 4]),
    ],
)
def test_20_fu(rules: Rules, by_ron: list[int], by_tsumo: list[int]) -> None:
    """20 fu occur by ron where an open hand keeps them, and by tsumo where pinfu may be drawn."""
    assert cells(rules, 20) == (by_ron, by_tsumo)


@pytest.mark.parametrize(
    ("rules", "by_ron", "by_tsumo"),
    [
        (TENHOU, [2, 3, 4], [3, 4]),
        (TENHOU.replace(values={MENZEN_TSUMO: None}), [2, 3, 4], [2, 3, 4]),
        (TENHOU.replace(values={CHIITOITSU: YakuValue(3)}), [3, 4], [4]),
        # seven pairs without a value of their own need another yaku
        (TENHOU.replace(values={CHIITOITSU: None}), [1, 2, 3, 4], [1, 2, 3, 4]),
        (TENHOU.replace(values={CHIITOITSU: None, MENZEN_TSUMO: None}), [1, 2, 3, 4], [1, 2, 3, 4]),
    ],
)
def test_25_fu(rules: Rules, by_ron: list[int], by_tsumo: list[int]) -> None:
    """25 fu are seven pairs, worth two han and three by tsumo."""
    assert cells(rules, 25) == (by_ron, by_tsumo)


#: hands at the edges of the table: they do occur
EDGES: list[tuple[Win, Rules, int, int]] = [
    (tsumo("234678m23499p45s", "6s"), TENHOU, 2, 20),
    (ron("34m22p678s (567s) (345m)", "5m"), TRADITIONAL, 1, 20),
    (ron("1133557799m113p", "3p"), TENHOU, 2, 25),
    (tsumo("1133557799m113p", "3p"), TENHOU, 3, 25),
    (ron("1133557799m224p", "4p", riichi=Riichi.RIICHI), TENHOU.replace(values={CHIITOITSU: None}), 1, 25),
    (ron("33m77p456s [1111m] [9999s]", "3m", riichi=Riichi.RIICHI), TENHOU, 1, 100),
]


@pytest.mark.parametrize(("win", "rules", "han", "fu"), EDGES)
def test_edges_occur(win: Win, rules: Rules, han: int, fu: int) -> None:
    """Hands of the least han with 20 and 25 fu pay what the table says."""
    score = classic.score(win, rules=rules)
    assert (score.han, score.fu.total) == (han, fu)
    cost = classic.table(dealer=False, rules=rules)[han, fu]
    paid = (cost.tsumo_dealer, cost.tsumo_child) if win.is_tsumo else (cost.ron, 0)
    assert paid == (max(score.payments.shares.values()), paid[1])
    assert score.points == (cost.ron if not win.is_tsumo else cost.tsumo_dealer + 2 * cost.tsumo_child)


def test_kiriage() -> None:
    """Kiriage shows in the table."""
    assert classic.table(dealer=True, rules=classic.MLEAGUE)[3, 60] == Cost(12000, 0, 4000)
    assert classic.table(dealer=True)[3, 60] == Cost(11600, 0, 3900)


def test_frozen() -> None:
    """The table can't be changed; it is hashable and picklable."""
    found = classic.table(dealer=True)
    with pytest.raises(TypeError):
        found[1, 20] = Cost(0, 0, 0)  # type: ignore[index]
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301
    assert hash(found) == hash(classic.table(dealer=True))


@pytest.mark.parametrize("arguments", [{"dealer": 1}, {"dealer": None}, {"dealer": True, "rules": "tenhou"}])
def test_types(arguments: dict[str, Any]) -> None:
    """Wrong types are refused as such."""
    with pytest.raises(TypeError):
        classic.table(**arguments)


def test_reading_of_the_example() -> None:
    """A hand at the lower edge, spelt out: pinfu by tsumo of a child, 400 and 700."""
    win = Win.tsumo(Hand.parse("234678m23499p45s"), Tile.parse("6s"), seat_wind=Wind.SOUTH)
    assert classic.score(win).payments.shares == {Wind.EAST: 700, Wind.WEST: 400, Wind.NORTH: 400}
    assert classic.table(dealer=False)[2, 20] == Cost(0, 700, 400)
