"""Recorded draws, double rons and liability, and payments that were reported wrong elsewhere."""

from typing import Any

import pytest
from attrs import evolve

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import LiabilityHonba, LiabilityScope, Rules, SanmaTsumo
from tests.conftest import Rows
from tests.golden.test_wins import SEATS, Row, _found, _key, _rules, _win

EAST, SOUTH, WEST, NORTH = SEATS


def _tenhou(players: int) -> Rules:
    return classic.TENHOU if players == 4 else classic.TENHOU_SANMA


def _by_seat(deltas: Any, oya: int) -> list[int]:  # noqa: ANN401 -- a mapping per wind
    players = len(deltas)
    return [deltas[SEATS[(seat - oya) % players]] for seat in range(players)]


def test_draws(rows: Rows) -> None:
    """Every draw changes the scores as recorded: 2,304 exhaustive, 5 with nagashi mangan, the others abortive."""
    compared = dict.fromkeys(("exhaustive", "nm", "abortive"), 0)
    for row in rows("draws_tenhou"):
        winds = [SEATS[(seat - row["oya"]) % row["players"]] for seat in range(row["players"])]
        # who had nagashi mangan isn't recorded, so it is whoever gains
        gains = [delta > 0 for delta in row["deltas"]] if row["type"] == "nm" else []
        settlement = classic.draw(
            tenpai=[wind for wind, ready in zip(winds, row["tenpai"] or (), strict=False) if ready],
            nagashi=[wind for wind, gain in zip(winds, gains, strict=False) if gain],
            riichi_sticks=row["riichi_sticks"],
            rules=_tenhou(row["players"]),
        )
        assert _by_seat(settlement.deltas, row["oya"]) == row["deltas"], row
        assert settlement.riichi_sticks == row["riichi_sticks"]
        compared[row["type"] if row["type"] in compared else "abortive"] += 1
    assert compared == {"exhaustive": 2_304, "nm": 5, "abortive": 238}


@pytest.mark.parametrize(("name", "pairs"), [("wins_tenhou4", 43), ("wins_tenhou3", 4)])
def test_double_rons(rows: Rows, name: str, pairs: int) -> None:
    """Two wins on one discard are settled as recorded; of some others only one win is recorded."""
    first: dict[Any, Row] = {}
    seconds: list[Row] = []
    for row in rows(name):
        if row["ron_index"] == 1:
            seconds.append(row)
        else:
            after = tuple(map(sum, zip(row["scores_before"], row["deltas"], strict=True)))
            first[row["source"], after, row["loser"], row["win_tile"]] = row
    compared = 0
    for row in seconds:
        other = first.get((row["source"], tuple(row["scores_before"]), row["loser"], row["win_tile"]))
        if other is None:
            continue
        one = _win(other)
        # a record gives honba and sticks to the winner who took them
        two = evolve(_win(row), honba=one.honba, riichi_sticks=one.riichi_sticks)
        settlement = classic.settle([two, one], rules=_tenhou(len(row["deltas"])))
        expected = list(map(sum, zip(other["deltas"], row["deltas"], strict=True)))
        assert _by_seat(settlement.deltas, row["oya"]) == expected, (other, row)
        compared += 1
    assert compared == pairs


def _liability_rules(row: Row) -> Rules:
    rules = _rules(row)
    if "pao" not in row["rules"]:
        return rules
    # the engine whose cases these are limits liability to the yakuman in question and asks honba of the discarder
    rules = rules.replace(liability_scope=LiabilityScope.YAKUMAN, liability_honba=LiabilityHonba.DISCARDER)
    if row["rules"]["multiple_yakuman"]:
        return rules
    # and where yakuman don't add up there, none is double either
    return rules.replace(values={yaku: classic.TENHOU.values[yaku] for yaku in classic.DOUBLE_YAKUMAN})


def test_liability(rows: Rows) -> None:
    """All eleven rows with a liable player; two of them record the yakuman alone."""
    compared = 0
    for row in (*rows("wins_tenhou4"), *rows("wins_units")):
        if row.get("pao") is None:
            continue
        seat = SEATS[(row["pao"] - row["oya"]) % 4]
        [key] = {_key(row.get("pao_for") or row["yakuman"][0])}
        score = classic.score(evolve(_win(row), liable={key: seat}), rules=_liability_rules(row))
        found = _found(score, row)
        assert found["yakuman"] == sorted(map(_key, row["yakuman"]))
        if row.get("deltas"):
            assert (found["points"], found["deltas"]) == (row["points"], tuple(row["deltas"]))
        else:
            assert found["deltas"][row["pao"]] < 0
        compared += 1
    assert compared == 11


_SPLITS = {"loss": SanmaTsumo.LOSS, "bisection": SanmaTsumo.NORTH_BISECTION}
_SCOPES = {"pao_yakuman_only": LiabilityScope.YAKUMAN, "whole_hand": LiabilityScope.HAND}


def _cost(row: Row) -> None:
    given, rules = row["input"], _tenhou(row["input"]["players"])
    changes = row["rules"]
    rules = rules.replace(
        kiriage=changes.get("kiriage", False),
        kazoe=changes.get("kazoe") != "sanbaiman",
        honba_points=changes.get("honba", 300) // 3,
        sanma_tsumo=_SPLITS[changes.get("sanma_tsumo", "loss")],
    )
    cost = classic.cost(given["han"], given["fu"], dealer=given["dealer"], honba=given["honba"], rules=rules)
    winner = EAST if given["dealer"] else SOUTH
    payments = classic.pay(
        given["han"],
        given["fu"],
        winner=winner,
        loser=None if given["tsumo"] else WEST,
        honba=given["honba"],
        riichi_sticks=given["sticks"],
        rules=rules,
    )
    found = {
        "ron": cost.ron,
        "tsumo_dealer": cost.tsumo_dealer,
        "tsumo_other": cost.tsumo_child,
        "tsumo_each": cost.tsumo_child,
        "total": payments.total,
    }
    assert {name: found[name] for name in row["expected"]} == row["expected"], row


def _liable(row: Row) -> None:
    given, expected = row["input"], row["expected"]
    rules = classic.TENHOU.replace(liability_scope=_SCOPES[given.get("scope", "whole_hand")])
    hand = "11z44z (555z) (666z) (777z)" if given["yakuman"] == 2 else "11m44m (555z) (666z) (777z)"
    tile = Tile.parse("4z" if given["yakuman"] == 2 else "4m")
    for liable in (WEST, EAST):
        others: dict[str, Any] = {"seat_wind": SOUTH, "honba": given["honba"], "liable": {"daisangen": liable}}
        if given["kind"] == "pao_tsumo":
            win = Win.tsumo(Hand.parse(hand), tile, **others)
        else:
            loser = liable if given.get("discarder_is_liable") else NORTH
            win = Win.ron(Hand.parse(hand), tile, loser=loser, **others)
        deltas = classic.score(win, rules=rules).payments.deltas
        found = {
            "winner": deltas[SOUTH],
            "discarder": deltas[win.loser or NORTH],
            "liable": deltas[liable],
            "others": deltas[NORTH],
            "other_nondealer": deltas[NORTH],
            "liable_if_dealer" if liable is EAST else "liable_if_nondealer": deltas[liable],
            **({} if liable is EAST else {"dealer": deltas[EAST]}),
        }
        wanted = {name: points for name, points in expected.items() if name in found}
        assert {name: found[name] for name in wanted} == wanted, row


def _draw(row: Row) -> None:
    tenpai = [wind for wind, ready in zip(Wind, row["input"]["tenpai"], strict=True) if ready]
    assert list(classic.draw(tenpai=tenpai).deltas.values()) == row["expected"]["deltas"]


def _nagashi(row: Row) -> None:
    assert row["expected"] == {"deltas": "+8000 / dealer -4000 / others -2000"}
    assert list(classic.draw(nagashi=[WEST], tenpai=[EAST]).deltas.values()) == [-4000, -2000, 8000, -2000]


def _double_ron(row: Row) -> None:
    given = row["input"]
    table: dict[str, Any] = {"loser": EAST, "riichi": Riichi.RIICHI, "dora_indicators": Tile.parse_all("4p")}
    table |= {"honba": given["honba"], "riichi_sticks": given["sticks"]}
    tile = Tile.parse("6s")
    south = Win.ron(Hand.parse("234678m23455p45s"), tile, seat_wind=SOUTH, **table)
    west = Win.ron(Hand.parse("234567m11789p78s"), tile, seat_wind=WEST, **table)
    settlement = classic.settle([west, south])
    assert [score.points for score in settlement.scores] == [winner["points"] for winner in given["winners"]]
    assert [payments.total for payments in settlement.payments] == row["expected"]["winners"]
    assert settlement.deltas[EAST] == row["expected"]["discarder"]


def _triple_ron(row: Row) -> None:
    table: dict[str, Any] = {"loser": NORTH, "riichi_sticks": 1}
    tile = Tile.parse("6s")
    wins = [
        Win.ron(Hand.parse("567m11p78s (777z) (999m)"), tile, seat_wind=EAST, **table),
        Win.ron(Hand.parse("456m22p45s (666z) (345p)"), tile, seat_wind=SOUTH, **table),
        Win.ron(Hand.parse("234m33p78s (555z) (678p)"), tile, seat_wind=WEST, **table),
    ]
    settlement = classic.settle(wins)
    assert (list(settlement.deltas.values()), settlement.riichi_sticks) == (row["expected"]["deltas"], 1)


_CHECKS = {
    "pao_ron": _liable,
    "pao_tsumo": _liable,
    "exhaustive_draw": _draw,
    "nagashi_mangan": _nagashi,
    "double_ron": _double_ron,
    "triple_ron": _triple_ron,
}


def test_payment_cases(rows: Rows) -> None:
    """All payments of public bug reports are those worked out by hand."""
    cases = [row for row in rows("cases") if row["kind"] == "payment"]
    for row in cases:
        _CHECKS.get(row["input"].get("kind", ""), _cost)(row)
    assert len(cases) == 30
