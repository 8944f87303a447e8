"""Recorded and generated wins, scored as their games or independent engines scored them."""

from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import Renhou, Rules, Score
from mahjong_calc.errors import ContradictionError, Fault, MahjongCalcError, NoYakuError
from tests.conftest import Rows

Row = dict[str, Any]

SEATS = tuple(Wind)
_LETTERS = dict(zip("ESWN", SEATS, strict=True))
#: names in the rows that are no other spelling of the key, each put in lower case with underscores
_KEYS = {
    "ittsu": "ittsuu",
    "kokushi_musou_13_wait": "kokushi_musou_13",
    "junsei_chuuren_poutou": "junsei_chuuren_poutou",
}
_BONUS = {"Dora": "dora", "Ura Dora": "ura", "Aka Dora": "aka"}


def _key(name: str) -> str:
    if name.startswith(("Jikaze", "Bakaze")):
        return "seat_wind" if name.startswith("Jikaze") else "round_wind"
    key = name.lower().replace(" ", "_").replace("-", "_")
    return _KEYS.get(key, key)


def _meld(meld: Row) -> str:
    tiles = meld["tiles"]
    if meld["type"] == "ankan":
        return f"[{tiles}]"
    if meld["type"] in ("shouminkan", "kakan"):
        return f"({tiles[:3]}+{tiles[3:]})"
    return f"({tiles})"


def _hand(row: Row) -> Hand:
    return Hand.parse(" ".join([row["closed"], *map(_meld, row["melds"])]))


def _tiles(texts: list[str]) -> list[Tile]:
    return [Tile.parse(text) for text in texts]


def _players(row: Row) -> int:
    return len(row["deltas"]) if "deltas" in row else int(row["rules"]["players"])


def _win(row: Row) -> Win:
    flags = set(row["flags"])
    seat = _LETTERS[row["seat_wind"]]
    circumstances: dict[str, Any] = {
        "seat_wind": seat,
        "round_wind": _LETTERS[row["round_wind"]],
        "riichi": Riichi(row["riichi"] + row["double_riichi"]),
        "ippatsu": "ippatsu" in flags,
        "last_tile": bool(flags & {"haitei", "houtei"}),
        "first_turn": bool(flags & {"tenhou", "chiihou"}),
        "dora_indicators": _tiles(row["dora_indicators"]),
        "ura_indicators": _tiles(row["ura_indicators"]),
        "nuki": row["nuki"],
        "honba": row["honba"],
        "riichi_sticks": row["riichi_sticks"],
    }
    tile = Tile.parse(row["win_tile"])
    if row["tsumo"]:
        return Win.tsumo(_hand(row), tile, rinshan="rinshan" in flags, **circumstances)
    players = _players(row)
    if row.get("loser") is None:
        loser = next(wind for wind in SEATS[:players] if wind is not seat)
    else:
        loser = SEATS[(row["loser"] - row["oya"]) % players]
    return Win.ron(_hand(row), tile, loser=loser, chankan="chankan" in flags, **circumstances)


_FIELDS = {
    "aka": "aka_dora",
    "kuitan": "kuitan",
    "kiriage": "kiriage",
    "kazoe": "kazoe",
    "multiple_yakuman": "multiple_yakuman",
    "double_wind_pair_fu": "double_wind_fu",
}


def _rules(row: Row) -> Rules:
    wanted = row.get("rules") or {"double_yakuman": True}
    changes: dict[str, Any] = {ours: wanted[theirs] for theirs, ours in _FIELDS.items() if theirs in wanted}
    if wanted.get("double_yakuman"):
        changes["values"] = classic.DOUBLE_YAKUMAN
    rules = classic.TENHOU if _players(row) == 4 else classic.TENHOU_SANMA
    return rules.replace(**changes)


def _expected(row: Row) -> dict[str, Any]:
    """Return what the row says of the score, by the names that `_found` uses."""
    if row.get("asserts") == "fu":
        return {} if row["fu"] is None else {"fu": row["fu"]}
    expected: dict[str, Any] = {}
    if row["yakuman"]:
        expected["yakuman"] = sorted(map(_key, row["yakuman"]))
    else:
        expected["yaku"] = {_key(name): han for name, han in row["yaku"] if name not in _BONUS and han}
        for name, bonus in _BONUS.items():
            expected[bonus] = sum(han for other, han in row["yaku"] if other == name)
        if row.get("asserts", "all") == "all":
            expected |= {"han": row["han"], "fu": row["fu"]}
    if row.get("points") is not None:
        expected["points"] = row["points"]
    if row.get("deltas"):
        expected["deltas"] = tuple(row["deltas"])
    return expected


def _found(score: Score, row: Row) -> dict[str, Any]:
    return {
        "yakuman": sorted(yaku.key for yaku, _ in score.yaku) if score.yakuman else [],
        "yaku": {yaku.key: han for yaku, han in score.yaku},
        "dora": score.dora.dora + score.dora.nuki,
        "ura": score.dora.ura,
        "aka": score.dora.aka,
        "han": score.han,
        "fu": score.fu.total,
        "points": score.points,
        "deltas": score.payments.by_seat(row.get("oya", 0)),
    }


def _agrees(row: Row) -> bool:
    """Score the row, compare all that it says, and return whether it was a win at all."""
    if row.get("no_win"):
        with pytest.raises(NoYakuError):
            classic.score(_win(row), rules=_rules(row))
        return False
    score = classic.score(_win(row), rules=_rules(row))
    found, expected = _found(score, row), _expected(row)
    assert {name: found[name] for name in expected} == expected, row
    return True


@pytest.mark.parametrize(
    ("name", "wins", "others"),
    [
        ("wins_tenhou4", 11_054, 0),
        ("wins_tenhou3", 2_211, 0),
        ("wins_majiang", 5_050, 0),
        ("wins_units", 159, 6),
    ],
)
def test_recorded_wins(rows: Rows, name: str, wins: int, others: int) -> None:
    """Yaku with their han, fu, each kind of dora, points and the change of every seat are those recorded."""
    compared = [_agrees(row) for row in rows(name) if row.get("pao") is None]
    assert (compared.count(True), compared.count(False)) == (wins, others)


def _copies_of_winning_tile(row: Row) -> int:
    hand, won = _hand(row), Tile.parse(row["win_tile"]).kind
    return [tile.kind for tile in (*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles))].count(won)


def test_generated_wins(rows: Rows) -> None:
    """Generated wins agree too, but for eight on a robbed tile of which the winner has another copy.

    Robbing a kan of a tile means that another player holds the other three copies and adds the fourth, so the winner
    can neither hold nor show one: such a win is refused as a contradiction.
    """
    refused, compared = [], []
    for number, row in enumerate(rows("wins_generated"), 1):
        if "chankan" in row["flags"] and _copies_of_winning_tile(row) > 1:
            with pytest.raises(ContradictionError) as error:
                _win(row)
            assert error.value.faults == (Fault.CHANKAN_TILE_HELD,)
            refused.append(number)
        else:
            compared.append(_agrees(row))
    assert refused == [160, 510, 1280, 2499, 2600, 3075, 3280, 4122]
    assert (compared.count(True), compared.count(False)) == (6_146, 139)


_CASE_KEYS = {
    "junsei_chuuren": "junsei_chuuren_poutou",
    "chuuren": "chuuren_poutou",
    "kokushi13": "kokushi_musou_13",
    "kokushi": "kokushi_musou",
    "daisuushi": "daisuushii",
    "shousuushi": "shousuushii",
    "ittsu": "ittsuu",
    "rinshan": "rinshan_kaihou",
    "sanshoku": "sanshoku_doujun",
}
_CASE_RENHOU = {
    "mangan": Renhou.MANGAN,
    "mangan_cumulative": Renhou.MANGAN_ADDED,
    "yakuman": Renhou.YAKUMAN,
}
_CASE_FIELDS = ("kiriage", "rinshan_fu", "double_wind_fu", "kuitan", "pinfu_tsumo", "ryuuiisou_needs_hatsu")


def _case_rules(wanted: Row) -> Rules:
    changes: dict[str, Any] = {name: wanted[name] for name in _CASE_FIELDS if name in wanted}
    if "double_yakuman" in wanted:
        changes["values"] = classic.DOUBLE_YAKUMAN
    if "open_pinfu_30" in wanted:
        changes["open_pinfu_fu"] = 30 if wanted["open_pinfu_30"] else 20
    if "kazoe" in wanted:
        changes["kazoe"] = wanted["kazoe"] not in (False, "sanbaiman")
    if "renhou" in wanted:
        changes["renhou"] = _CASE_RENHOU[wanted["renhou"]]
    return (classic.TENHOU_SANMA if wanted.get("players") == 3 else classic.TENHOU).replace(**changes)


def _case_score(row: Row) -> Score:
    given = row["input"]
    flags = set(given["flags"])
    seat = _LETTERS[given["seat"]]
    circumstances: dict[str, Any] = {
        "seat_wind": seat,
        "round_wind": _LETTERS[given["round"]],
        "riichi": Riichi(given["riichi"]),
        "ippatsu": given["ippatsu"],
        "last_tile": bool(flags & {"haitei", "houtei"}),
        "first_turn": bool(flags & {"tenhou", "chiihou", "renhou"}),
        "dora_indicators": _tiles(given["dora"]),
        "ura_indicators": _tiles(given["ura"]),
        "nuki": given.get("nuki", 0),
        "honba": given["honba"],
        "riichi_sticks": given["sticks"],
    }
    hand, tile = _hand(given), Tile.parse(given["win"])
    if given["tsumo"]:
        win = Win.tsumo(hand, tile, rinshan="rinshan" in flags, **circumstances)
    else:
        loser = next(wind for wind in SEATS if wind is not seat)
        win = Win.ron(hand, tile, loser=loser, chankan="chankan" in flags, **circumstances)
    return classic.score(win, rules=_case_rules(row["rules"]))


def test_hard_cases(rows: Rows) -> None:
    """Cases from bug reports and rule books agree; those that are no wins or contradict themselves are refused."""
    compared = 0
    for row in rows("cases"):
        if row["kind"] != "scoring":
            continue
        compared += 1
        expected = row["expected"]
        if "error" in expected:
            with pytest.raises(MahjongCalcError):
                _case_score(row)
            continue
        score = _case_score(row)
        keys = {_CASE_KEYS.get(key, key) for key in expected["yaku"]} - {"dora", "ura", "aka", "nuki"}
        assert {yaku.key for yaku, _ in score.yaku} == keys, row
        assert score.points == expected["points"]["total"], row
        if not expected["yakuman"]:
            assert (score.han, score.fu.total) == (expected["han"], expected["fu"]), row
    assert compared == 58
