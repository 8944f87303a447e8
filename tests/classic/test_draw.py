"""`draw`: noten payments, nagashi mangan, and what stays on the table."""

from typing import Any

import pytest

from mahjong_calc import Wind, classic
from mahjong_calc.classic import TENHOU, TENHOU_SANMA, Rules, SanmaTsumo
from mahjong_calc.errors import RulesError

EAST, SOUTH, WEST, NORTH = Wind


def deltas(tenpai: str = "", nagashi: str = "", rules: Rules = TENHOU) -> tuple[int, ...]:
    """Return the changes, East first; seats are given by their letters."""
    seats = dict(zip("ESWN", Wind, strict=True))
    settlement = classic.draw(tenpai=map(seats.get, tenpai), nagashi=map(seats.get, nagashi), rules=rules)  # type: ignore[arg-type]
    assert settlement.riichi_sticks == 0
    assert settlement.scores == ()
    assert settlement.payments == ()
    return tuple(settlement.deltas.values())


@pytest.mark.parametrize(
    ("tenpai", "expected"),
    [
        ("", (0, 0, 0, 0)),
        ("S", (-1000, 3000, -1000, -1000)),
        ("SN", (-1500, 1500, -1500, 1500)),
        ("WSE", (1000, 1000, 1000, -3000)),
        ("ESWN", (0, 0, 0, 0)),
    ],
)
def test_four_players(tenpai: str, expected: tuple[int, ...]) -> None:
    """Those without tenpai pay 3,000 in all to those with it; when all or none are tenpai nothing is paid."""
    assert deltas(tenpai) == expected


@pytest.mark.parametrize(
    ("tenpai", "expected"),
    [("", (0, 0, 0)), ("W", (-1000, -1000, 2000)), ("EW", (1000, -2000, 1000)), ("ESW", (0, 0, 0))],
)
def test_three_players(tenpai: str, expected: tuple[int, ...]) -> None:
    """Among three players it is 2,000 in all."""
    assert deltas(tenpai, rules=TENHOU_SANMA) == expected


@pytest.mark.parametrize(
    ("nagashi", "expected"),
    [
        ("E", (12000, -4000, -4000, -4000)),
        ("W", (-4000, -2000, 8000, -2000)),
        ("EW", (12000 - 4000, -4000 - 2000, 8000 - 4000, -4000 - 2000)),
        ("SWN", (-12000, 8000 - 4000, 8000 - 4000, 8000 - 4000)),
    ],
)
def test_nagashi(nagashi: str, expected: tuple[int, ...]) -> None:
    """Nagashi mangan is paid like a mangan by tsumo in place of noten payments; several add up."""
    assert deltas(nagashi=nagashi) == deltas("ES", nagashi) == expected


@pytest.mark.parametrize(
    ("split", "dealer", "child"),
    [
        (SanmaTsumo.LOSS, (8000, -4000, -4000), (-4000, 6000, -2000)),
        (SanmaTsumo.NORTH_BISECTION, (12000, -6000, -6000), (-5000, 8000, -3000)),
        (SanmaTsumo.TWO_TO_ONE, (12000, -6000, -6000), (-5400, 8100, -2700)),
    ],
)
def test_nagashi_of_three(split: SanmaTsumo, dealer: tuple[int, ...], child: tuple[int, ...]) -> None:
    """Three players split nagashi mangan as they split a tsumo."""
    rules = TENHOU_SANMA.replace(sanma_tsumo=split)
    assert deltas(nagashi="E", rules=rules) == dealer
    assert deltas(nagashi="S", rules=rules) == child


def test_rules_without_nagashi() -> None:
    """Where nagashi mangan isn't played, the noten payments stay."""
    assert deltas("S", "W", TENHOU.replace(nagashi=False)) == (-1000, 3000, -1000, -1000)


def test_sticks_stay() -> None:
    """The riichi sticks stay on the table, whatever was paid; so they do after an abortive draw."""
    assert classic.draw(tenpai=[SOUTH], riichi_sticks=3).riichi_sticks == 3
    assert classic.draw(nagashi=[SOUTH], riichi_sticks=3).riichi_sticks == 3
    aborted = classic.draw(riichi_sticks=4)
    assert (aborted.riichi_sticks, set(aborted.deltas.values())) == (4, {0})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"tenpai": [SOUTH, SOUTH]}, "each seat of 4 players at most once, got Wind.SOUTH in tenpai"),
        ({"nagashi": [WEST, WEST]}, "each seat of 4 players at most once, got Wind.WEST in nagashi"),
        ({"tenpai": [NORTH], "rules": TENHOU_SANMA}, "each seat of 3 players at most once, got Wind.NORTH in tenpai"),
        ({"riichi_sticks": -1}, "0 or more, got riichi_sticks=-1"),
    ],
)
def test_refused(arguments: dict[str, Any], message: str) -> None:
    """A seat that is given twice or isn't there is refused, and a negative number of sticks."""
    with pytest.raises(RulesError) as error:
        classic.draw(**arguments)
    assert str(error.value) == f"expected {message}"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"tenpai": 1}, "tenpai must be an iterable of Wind"),
        ({"tenpai": "E"}, "tenpai must be an iterable of Wind"),
        ({"nagashi": [1]}, r"nagashi\[0\] must be a Wind"),
        ({"riichi_sticks": "1"}, "riichi_sticks must be an int"),
        ({"rules": 4}, "rules must be a Rules"),
    ],
)
def test_types(arguments: dict[str, Any], told: str) -> None:
    """Wrong types are refused as such, by name."""
    with pytest.raises(TypeError, match=f"^{told}"):
        classic.draw(**arguments)


@pytest.mark.parametrize("players", [3, 4])
def test_exact(players: int) -> None:
    """What is paid and gained are ints, however it is split."""
    rules = TENHOU_SANMA if players == 3 else TENHOU
    for ready in range(1, players):
        settlement = classic.draw(tenpai=list(Wind)[:ready], rules=rules)
        assert {type(points) for points in settlement.deltas.values()} == {int}
