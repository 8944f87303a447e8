"""Scores and rules as values, from several threads too, and what can't be scored."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import attrs
import pytest

from mahjong_calc import Riichi, Tile, Win, Wind, classic, yaku
from mahjong_calc.classic import Renhou, Rules, SanmaTsumo, Score, can_win, score
from mahjong_calc.errors import NotWinningError, NoYakuError, RulesError
from mahjong_calc.yaku import YakuValue
from tests.yaku.dealing import random_win
from tests.yaku.wins import ron, tsumo

KAZOE = tsumo("2233445566778m", "8m", riichi=Riichi.RIICHI)


def _keys(result: Score) -> dict[str, int]:
    return {held.key: han for held, han in result.yaku}


# What is refused


@pytest.mark.parametrize("function", [score, can_win])
def test_wrong_types(function: Any) -> None:  # noqa: ANN401 -- either function
    """What is no win, and what are no rules, are type errors that name the argument."""
    win = ron("234678m234p55s22z", "5s")
    for wrong in (None, "234678m234p55s22z", win.hand, 1):
        with pytest.raises(TypeError, match="win must be a Win"):
            function(wrong)
    for wrong_rules in (None, "tenhou", 4):
        with pytest.raises(TypeError, match="rules must be a Rules"):
            function(win, rules=wrong_rules)
    with pytest.raises(TypeError):
        function(win, Rules())


def test_no_win() -> None:
    """A hand that isn't complete is refused, and can't win."""
    win = ron("234678m234p55s22z", "4s", riichi=Riichi.RIICHI)
    assert can_win(win) is False
    with pytest.raises(NotWinningError, match="complete hand"):
        score(win)


def test_no_yaku() -> None:
    """A complete hand without a yaku is refused with its tiles, and can't win."""
    win = ron("234678m234p55s22z", "5s", dora_indicators=Tile.parse_all("4s"))
    assert can_win(win) is False
    with pytest.raises(NoYakuError, match=r"234678m234p55s22z.*5s"):
        score(win)


@pytest.mark.parametrize(
    ("win", "told"),
    [
        (tsumo("11m123p99s (345s) (777z)", "1m"), "chi"),
        (tsumo("23455m777p999s11z", "5m"), "2m"),
        (tsumo("11m777p999s111z55z", "1m", dora_indicators=Tile.parse_all("5m")), "5m"),
        (
            tsumo(
                "11m777p999s111z55z",
                "1m",
                riichi=Riichi.RIICHI,
                dora_indicators=Tile.parse_all("5p"),
                ura_indicators=Tile.parse_all("8m"),
            ),
            "8m",
        ),
        (tsumo("777p999s111z55z (222m)", "5z"), "2m"),
        (tsumo("11m777p999s111z55z", "1m", seat_wind=Wind.NORTH), "seat_wind"),
        (ron("11m777p999s111z55z", "1m", loser=Wind.NORTH), "loser"),
        (
            tsumo("11m77p (555z) (666z) (777z)", "1m", liable={"daisangen": Wind.NORTH}),
            r"a seat of three players.*got liable\['daisangen'\]=Wind\.NORTH",
        ),
    ],
)
def test_what_three_players_lack(win: Win, told: str) -> None:
    """A chi, a 2m to 8m, shown or held, and a North seat are refused with three players, and are fine with four."""
    rules = Rules(players=3)
    for function in (score, can_win):
        with pytest.raises(RulesError, match=told):
            function(win, rules=rules)
    assert can_win(win)


def test_three_players_who_keep_to_their_tiles() -> None:
    """Pons and kans are called with three players as with four."""
    result = score(tsumo("11m99s (777p) [5555p] (111z)", "1m"), rules=Rules(players=3))
    assert _keys(result) == {"round_wind": 1, "toitoi": 2}
    assert len(result.payments.deltas) == 3


# Results as values


def _results() -> list[Score]:
    return [
        score(ron("111222333m7899p", "9p")),
        score(tsumo("19m19p19s1234567z", "1m")),
        score(ron("234678m234p55s22z", "5s", first_turn=True), rules=Rules(renhou=Renhou.MANGAN)),
        score(tsumo("11m99s (777p) [5555p] (111z)", "1m", nuki=2), rules=Rules(players=3)),
        score(tsumo("2233445566778p", "8p")),
    ]


@pytest.mark.parametrize("place", range(5))
def test_scores_are_values(place: int) -> None:
    """A score hashes, compares, copies and pickles with all its parts, and can't be changed."""
    result, again = _results()[place], _results()[place]
    for twin in (again, copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))):  # noqa: S301
        assert twin == result
        assert hash(twin) == hash(result)
        for part in ("win", "reading", "yaku", "dora", "han", "fu", "limit", "yakuman", "points", "payments"):
            assert getattr(twin, part) == getattr(result, part), part
            hash(getattr(twin, part))
        with pytest.raises(AttributeError):
            twin.points = 0  # type: ignore[misc]
    assert str(result.points) in repr(result)
    assert result != score(tsumo("2223344466688s", "8s"))


def test_equal_wins_under_other_rules_are_other_scores() -> None:
    """What a score says follows from its win and its rules."""
    win = ron("111222333m7899p", "9p")
    assert score(win) == score(win, rules=Rules())
    assert score(win) != score(win, rules=Rules(kuitan=False))
    assert score(win) != object()


def test_rules_are_values() -> None:
    """Rules hash, compare, copy and pickle, and can't be changed; what they remember is no part of them."""
    rules = Rules(kiriage=True, renhou=Renhou.YAKUMAN).replace(values=classic.DOUBLE_YAKUMAN)
    score(KAZOE, rules=rules)
    for twin in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules)), rules.replace()):  # noqa: S301
        assert twin == rules
        assert hash(twin) == hash(rules)
        assert score(KAZOE, rules=twin) == score(KAZOE, rules=rules)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            twin.kiriage = False  # type: ignore[misc]
    assert rules != rules.replace(kiriage=False)
    assert rules != rules.replace(values={yaku.DAISUUSHII: YakuValue.yakuman()})


@pytest.mark.parametrize(
    ("given", "error", "told"),
    [
        ({"players": 2}, RulesError, "players"),
        ({"players": 5}, RulesError, "players"),
        ({"double_wind_fu": 3}, RulesError, "double_wind_fu"),
        ({"open_pinfu_fu": 25}, RulesError, "open_pinfu_fu"),
        ({"honba_points": -100}, RulesError, "honba_points"),
        ({"sanma_tsumo": SanmaTsumo.TWO_TO_ONE}, RulesError, "three players"),
        ({"players": "4"}, TypeError, "players"),
        ({"players": True}, TypeError, "players"),
        ({"kuitan": 1}, TypeError, "kuitan"),
        ({"kazoe": None}, TypeError, "kazoe"),
        ({"honba_points": 100.0}, TypeError, "honba_points"),
        ({"renhou": "mangan"}, TypeError, "renhou"),
        ({"fifth_tile": "own"}, TypeError, "fifth_tile"),
        ({"values": [yaku.RIICHI]}, TypeError, "values"),
        ({"values": {"riichi": YakuValue(1)}}, TypeError, "values"),
        ({"values": {yaku.RIICHI: 1}}, TypeError, "riichi"),
        ({"values": {yaku.RIICHI: None}}, TypeError, "riichi"),
        ({"values": classic.pay(3, 40, winner=Wind.SOUTH).shares}, TypeError, "a key of values"),
        ({"liability": "daisangen"}, TypeError, "liability"),
        ({"liability": ["suukantsu", "daisangn"]}, RulesError, "got liability for 'daisangn'"),
        ({"no_such_field": True}, TypeError, "no_such_field"),
    ],
)
def test_senseless_rules(given: dict[str, Any], error: type[Exception], told: str) -> None:
    """Rules that make no sense, and wrong types, are refused with the field's name."""
    with pytest.raises(error, match=told):
        Rules(**given)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"values": [yaku.RIICHI]}, "values"),
        ({"values": {"riichi": YakuValue(1)}}, "values"),
        ({"values": {yaku.RIICHI: 2}}, "riichi"),
        ({"values": {"riichi": None}}, "a key of values"),
        ({"kuitan": None}, "kuitan"),
        ({"no_such_field": True}, "no_such_field"),
    ],
)
def test_senseless_changes(given: dict[str, Any], told: str) -> None:
    """So are changes."""
    with pytest.raises(TypeError, match=told):
        Rules().replace(**given)


def test_threads_share_what_is_remembered() -> None:
    """Eight threads that score the same wins under rules never used before agree with one that does."""
    random = Random(9)
    wins = [win for win in (random_win(random) for _ in range(400)) if can_win(win)]
    expected = [(each.yaku, each.fu.items, each.payments) for each in map(score, wins)]
    for _ in range(3):
        rules = Rules().replace(kiriage=False)

        def run(start: int, rules: Rules = rules) -> list[Score]:
            return [score(win, rules=rules) for win in wins[start:] + wins[:start]]

        with ThreadPoolExecutor(8) as pool:
            for start, results in zip(range(0, 400, 50), pool.map(run, range(0, 400, 50)), strict=True):
                turned = expected[start:] + expected[:start]
                assert [(each.yaku, each.fu.items, each.payments) for each in results] == turned
