"""`lookup`: the way back from a payment to the hands that pay so."""

from typing import Any

import pytest

from mahjong_calc import classic
from mahjong_calc.classic import (
    DOUBLE_YAKUMAN,
    EMA_2016,
    MLEAGUE,
    TENHOU,
    TENHOU_SANMA,
    TRADITIONAL,
    Limit,
    Match,
    Rules,
    SanmaTsumo,
)
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import DAISUUSHII, YakuValue


def told(*points: int, rules: Rules = TENHOU, honba: int = 0) -> list[str]:
    """Return the matches in short."""
    return [in_short(match) for match in classic.lookup(*points, rules=rules, honba=honba)]


def in_short(match: Match) -> str:
    """Say who wins how, and with what."""
    how = f"{'dealer' if match.is_dealer else 'child'} {'tsumo' if match.is_tsumo else 'ron'}"
    if match.limit is None:
        return f"{how} {match.han}/{match.fu}"
    assert (match.han, match.fu, match.yakuman > 0) == (0, 0, match.limit is Limit.YAKUMAN)
    return f"{how} {match.limit.name}{'' if match.yakuman < 2 else match.yakuman}"


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        # from the article's tables
        ((7700,), ["child ron 4/30", "child ron 3/60", "child ron 2/120", "dealer ron 3/40", "dealer ron 2/80"]),
        ((11600,), ["dealer ron 4/30", "dealer ron 3/60", "dealer ron 2/120"]),
        ((1000,), ["child ron 1/30", "dealer tsumo 2/30", "dealer tsumo 1/60"]),
        ((700,), ["dealer tsumo 2/20", "dealer tsumo 1/40"]),
        ((6400,), ["child ron 4/25", "child ron 3/50", "child ron 2/100"]),
        ((2000, 3900), ["child tsumo 4/30", "child tsumo 3/60", "child tsumo 2/120"]),
        ((3900, 2000), ["child tsumo 4/30", "child tsumo 3/60", "child tsumo 2/120"]),
        ((300, 500), ["child tsumo 1/30"]),
        ((400, 700), ["child tsumo 2/20", "child tsumo 1/40"]),
        ((800, 1600), ["child tsumo 3/25", "child tsumo 2/50", "child tsumo 1/100"]),
        # limits
        ((8000,), ["child ron MANGAN", "dealer tsumo BAIMAN"]),
        ((4000,), ["dealer tsumo MANGAN"]),
        ((12000,), ["child ron HANEMAN", "dealer ron MANGAN", "dealer tsumo SANBAIMAN"]),
        ((32000,), ["child ron YAKUMAN", "dealer tsumo YAKUMAN2"]),
        ((64000,), ["child ron YAKUMAN2", "dealer tsumo YAKUMAN4"]),
        ((192000,), ["dealer ron YAKUMAN4"]),
        ((2000, 4000), ["child tsumo MANGAN"]),
        ((16000, 8000), ["child tsumo YAKUMAN"]),
        ((24000, 48000), ["child tsumo YAKUMAN3"]),
        # nothing
        ((0,), []),
        ((7000,), []),
        ((7701,), []),
        ((500, 500), []),
        ((0, 2000), []),
        ((10**30,), []),
    ],
)
def test_lookup(points: tuple[int, ...], expected: list[str]) -> None:
    """Every hand that pays so: the child's, then the dealer's, ron before tsumo, the fewest fu first."""
    assert told(*points) == expected


@pytest.mark.parametrize(
    ("points", "rules", "expected"),
    [
        # kiriage: 4 han 30 fu are a mangan
        ((7700,), MLEAGUE, ["dealer ron 3/40", "dealer ron 2/80"]),
        ((3900, 2000), MLEAGUE, []),
        # an open hand of 20 fu
        ((700,), TRADITIONAL, ["child ron 1/20", "dealer tsumo 2/20", "dealer tsumo 1/40"]),
        # double yakuman
        ((192000,), TENHOU.replace(values=DOUBLE_YAKUMAN), ["child ron YAKUMAN6", "dealer ron YAKUMAN4"]),
        ((224000,), TENHOU.replace(values=DOUBLE_YAKUMAN), []),
        # yakuman that don't add up, and one that is double by itself
        ((64000,), EMA_2016, []),
        ((64000,), EMA_2016.replace(values={DAISUUSHII: YakuValue.yakuman(2)}), ["child ron YAKUMAN2"]),
        # three players
        ((500, 700), TENHOU_SANMA, []),
        ((500, 700), TENHOU_SANMA.replace(sanma_tsumo=SanmaTsumo.NORTH_BISECTION), ["child tsumo 1/30"]),
        ((2700, 5400), TENHOU_SANMA.replace(sanma_tsumo=SanmaTsumo.TWO_TO_ONE), ["child tsumo MANGAN"]),
    ],
)
def test_rules(points: tuple[int, ...], rules: Rules, expected: list[str]) -> None:
    """The rules decide what pays so."""
    assert told(*points, rules=rules) == expected


def test_honba() -> None:
    """Honba are part of a payment where they are told."""
    assert told(8300) == []
    assert told(8300, honba=1) == ["child ron MANGAN"]
    assert told(2100, 4000, honba=1) == ["child tsumo 4/30", "child tsumo 3/60", "child tsumo 2/120"]
    assert told(2200, honba=1, rules=TENHOU_SANMA) == [
        "child ron 2/30",
        "child ron 1/60",
        "dealer ron 1/40",
        "dealer tsumo 1/130",
    ]


@pytest.mark.parametrize("rules", [TENHOU, TENHOU_SANMA, MLEAGUE, TRADITIONAL])
def test_every_cell_is_found(rules: Rules) -> None:
    """Whatever the table says that a hand pays leads back to it, or to the mangan that it is."""
    for dealer in (False, True):
        for (han, fu), cost in classic.table(dealer=dealer, rules=rules).items():
            worth: dict[str, Any] = {"han": han, "fu": fu}
            if fu * 4 * 2**han >= (1920 if rules.kiriage else 2000):
                worth = {"limit": Limit.MANGAN}
            if cost.ron:
                match = Match(is_dealer=dealer, is_tsumo=False, **worth)
                assert match in classic.lookup(cost.ron, rules=rules)
            if cost.tsumo_child:
                match = Match(is_dealer=dealer, is_tsumo=True, **worth)
                points = (cost.tsumo_child,) if dealer else (cost.tsumo_dealer, cost.tsumo_child)
                assert match in classic.lookup(*points, rules=rules)


@pytest.mark.parametrize(
    ("points", "honba", "message"),
    [
        ((), 0, "expected one payment, or the two shares of a child's tsumo, got 0 numbers of points"),
        ((1, 2, 3), 0, "expected one payment, or the two shares of a child's tsumo, got 3 numbers of points"),
        ((-1,), 0, "expected 0 or more, got points=-1"),
        ((1000,), -1, "expected 0 or more, got honba=-1"),
    ],
)
def test_refused(points: tuple[int, ...], honba: int, message: str) -> None:
    """No points, too many numbers and negative ones are refused."""
    with pytest.raises(RulesError) as error:
        classic.lookup(*points, honba=honba)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("points", "changes"), [(("7700",), {}), ((7.7,), {}), ((1,), {"rules": 1}), ((1,), {"honba": "1"})]
)
def test_types(points: Any, changes: dict[str, Any]) -> None:  # noqa: ANN401
    """Wrong types are refused as such."""
    with pytest.raises(TypeError):
        classic.lookup(*points, **changes)
