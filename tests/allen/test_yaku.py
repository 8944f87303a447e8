"""Every yaku of the table in two hands and more, open and closed where both exist, its han typed from the rules."""

from collections import defaultdict
from typing import NamedTuple

import pytest

from mahjong_calc import Riichi, Win, Wind, allen
from tests.allen.wins import han_of, ron, tsumo

EAST = Wind.EAST
RIICHI = {"riichi": Riichi.RIICHI}
DOUBLE = {"riichi": Riichi.DOUBLE}

# A hand that waits for North, a guest wind, and holds no yaku of its own.
CLOSED = "234p 456789s 11s 44z"
OPEN = "234p 456s 99s 44z (888p)"


class Case(NamedTuple):
    """A win, and the han of each of its yaku."""

    win: Win
    yaku: dict[str, int]


CASES = [
    # circumstances
    Case(ron(CLOSED, "4z", **RIICHI), {"riichi": 1}),
    Case(tsumo(CLOSED, "4z", **RIICHI), {"riichi": 1, "menzen_tsumo": 1}),
    Case(tsumo("234p 456s 99s 44z [1111s]", "4z", **RIICHI), {"riichi": 1, "menzen_tsumo": 1}),
    Case(ron(CLOSED, "4z", **DOUBLE), {"double_riichi": 2}),
    Case(tsumo(CLOSED, "4z", **DOUBLE), {"double_riichi": 2, "menzen_tsumo": 1}),
    Case(ron(CLOSED, "4z", **RIICHI, ippatsu=True), {"riichi": 1, "ippatsu": 1}),
    Case(tsumo(CLOSED, "4z", **DOUBLE, ippatsu=True), {"double_riichi": 2, "ippatsu": 1, "menzen_tsumo": 1}),
    Case(tsumo(CLOSED, "4z"), {"menzen_tsumo": 1}),
    Case(tsumo(CLOSED, "4z", last_tile=True), {"menzen_tsumo": 1, "haitei": 1}),
    Case(tsumo(OPEN, "4z", last_tile=True), {"haitei": 1}),
    Case(ron(CLOSED, "4z", last_tile=True), {"houtei": 1}),
    Case(ron(OPEN, "4z", last_tile=True), {"houtei": 1}),
    Case(tsumo("234p 456s 99s 44z [1111s]", "4z", rinshan=True), {"menzen_tsumo": 1, "rinshan_kaihou": 1}),
    Case(tsumo("234p 456s 99s 44z (8888p)", "4z", rinshan=True), {"rinshan_kaihou": 1}),
    Case(tsumo("234p 456s 99s 44z (888+8p)", "4z", rinshan=True), {"rinshan_kaihou": 1}),
    Case(ron("34p 456789s 111s 44z", "2p", chankan=True), {"chankan": 1}),
    Case(ron("34p 456789s 44z (111s)", "2p", chankan=True), {"chankan": 1}),
    # sequences
    Case(ron("23p 456p 456789s 44z", "1p"), {"pinfu": 1}),  # North is a guest wind
    Case(tsumo("23p 456p 456789s 44z", "1p"), {"menzen_tsumo": 1, "pinfu": 1}),
    Case(ron("23p 456p 456789s 33z", "1p"), {"pinfu": 1}),
    Case(ron("223344p 789s 111s 4z", "4z"), {"iipeikou": 1}),
    Case(tsumo("22334p 789s 111s 44z", "4p"), {"iipeikou": 1, "menzen_tsumo": 1}),
    Case(ron("123456789s 234p 4z", "4z"), {"ittsuu": 2}),
    Case(ron("23456789s 234p 44z", "1s"), {"ittsuu": 2, "pinfu": 1}),
    Case(ron("123456789s 4z (888p)", "4z"), {"ittsuu": 1}),
    Case(ron("12346789p 44z (999s)", "5p"), {"ittsuu": 1}),
    Case(ron("223344p 667788s 4z", "4z"), {"ryanpeikou": 3}),
    Case(tsumo("112233p 778899s 4z", "4z"), {"ryanpeikou": 3, "menzen_tsumo": 1, "chanta": 2}),
    Case(ron("22233344p 789s 44z", "4p"), {"isshoku_sanjun": 3, "pinfu": 1}),
    Case(ron("66777888s 123p 11z", "6s"), {"isshoku_sanjun": 3}),
    Case(ron("11122233p 11s (999m)", "3p"), {"isshoku_sanjun": 2, "junchan": 3}),
    Case(ron("77888999s 99m (111p)", "7s"), {"isshoku_sanjun": 2, "junchan": 3}),
    Case(ron("22223333444p 55p", "4p"), {"isshoku_yonjun": 24}),
    Case(tsumo("777788889999s 1p", "1p"), {"isshoku_yonjun": 24}),
    # triplets
    *[
        case
        for key, tile in (("haku", "5z"), ("hatsu", "6z"), ("chun", "7z"), ("seat_wind", "2z"), ("round_wind", "1z"))
        for case in (
            Case(ron(f"234p 456789s 44z {tile[0] * 2}z", tile), {key: 1}),
            Case(ron(f"234p 456s 99s 44z ({tile[0] * 3}z)", "4z"), {key: 1}),
        )
    ],
    Case(ron("234p 456s 99s 44z (111z)", "4z", seat_wind=EAST), {"seat_wind": 1, "round_wind": 1}),
    Case(ron("444p 888s 99m 44z (111s)", "9m"), {"toitoi": 2}),
    Case(ron("444p 888s 111s 99m 44z", "9m"), {"toitoi": 2, "sanankou": 2}),
    Case(ron("444p 888s 999m 567s 4z", "4z"), {"sanankou": 2}),
    Case(tsumo("444p 888s 99m 44z (111s)", "9m"), {"toitoi": 2, "sanankou": 2}),
    Case(ron("111m 111p 11s 567s 44z", "1s"), {"sanshoku_doukou": 2}),
    Case(ron("999m 99p 567s 44z (999s)", "9p"), {"sanshoku_doukou": 2}),
    Case(ron("56s 44z [1111m] (9999p) (888+8s)", "7s"), {"sankantsu": 2}),
    Case(ron("56s 44z [1111m] [9999p] [8888s]", "7s"), {"sankantsu": 2, "sanankou": 2}),
    Case(ron("333p 44p 567s 44z (555p)", "4p"), {"sanrenkou": 2}),
    Case(ron("333p 444p 55p 999s 44z", "5p"), {"sanrenkou": 2, "toitoi": 2, "sanankou": 2}),
    Case(ron("56s 44z (7777p) [8888p] (999p)", "7s"), {"sanrenkou": 2}),
    Case(ron("22233344p 88s (555p)", "4p"), {"tanyao": 1, "toitoi": 2, "suurenkou": 8}),
    Case(
        ron("22333444555p 88p", "2p"),
        {"tanyao": 1, "toitoi": 2, "sanankou": 2, "chinitsu": 6, "suurenkou": 8},
    ),
    Case(ron("555z 666z 77z 56p 123s", "7p"), {"haku": 1, "hatsu": 1, "shousangen": 2}),
    Case(ron("666z 77z 56p 123s (555z)", "7p"), {"haku": 1, "hatsu": 1, "shousangen": 2}),
    # tiles
    Case(ron("234p 567p 22s 345s 88s", "8s"), {"tanyao": 1}),
    Case(ron("234p 567p 22s 88s (444s)", "8s"), {"tanyao": 1}),
    Case(ron("123p 789p 123s 99m 44z", "9m"), {"chanta": 2}),
    Case(ron("123p 789s 99m 44z (111s)", "9m"), {"chanta": 1}),
    Case(ron("123p 789p 123s 99m 11p", "9m"), {"junchan": 4}),
    Case(ron("123p 789s 99m 11p (111s)", "9m"), {"junchan": 3}),
    Case(ron("999p 11s 99m 444z (111p)", "1s"), {"toitoi": 2, "honroutou": 3}),
    Case(ron("111p 999p 11s 99m 444z", "1s"), {"toitoi": 2, "sanankou": 2, "honroutou": 3}),
    Case(ron("11m 99m 11p 99p 11s 44z 2z", "2z"), {"chiitoitsu": 2, "honroutou": 3}),
    Case(ron("123p 345p 678p 99p 44z", "4z"), {"honitsu": 3}),
    Case(ron("123p 345p 99p 44z (888p)", "4z"), {"honitsu": 2}),
    Case(ron("222p 345p 678p 99p 11p", "9p"), {"chinitsu": 6}),
    Case(ron("222p 345p 66p 11p (999p)", "6p"), {"chinitsu": 5}),
    Case(ron("11p 33p 55s 77s 99s 44z 2z", "2z"), {"chiitoitsu": 2}),
    Case(ron("22p 55p 33s 44s 77s 88s 6p", "6p"), {"chiitoitsu": 2, "tanyao": 1}),
    # yakuman
    Case(tsumo(CLOSED, "4z", seat_wind=EAST, first_turn=True), {"tenhou": 16}),
    Case(tsumo("223344p 789s 111s 4z", "4z", seat_wind=EAST, first_turn=True), {"tenhou": 16}),
    Case(tsumo(CLOSED, "4z", first_turn=True), {"chiihou": 16}),
    Case(tsumo(CLOSED, "4z", seat_wind=Wind.WEST, first_turn=True), {"chiihou": 16}),
    Case(ron("119m 19p 19s 123456z", "7z"), {"kokushi_musou": 16}),
    Case(tsumo("19m 19p 199s 123456z", "7z"), {"kokushi_musou": 16}),
    Case(ron("19m 19p 19s 1234567z", "1m"), {"kokushi_musou_13": 16}),
    Case(tsumo("19m 19p 19s 1234567z", "7z"), {"kokushi_musou_13": 16}),
    Case(tsumo("111m 444p 888s 55s 66s", "5s"), {"suuankou": 16}),
    Case(tsumo("444p 888s 55s 44z [1111m]", "4z"), {"suuankou": 16}),
    Case(ron("111m 444p 888s 999s 5p", "5p"), {"suuankou_tanki": 16}),
    Case(tsumo("444p 888s 999s 5p [1111m]", "5p"), {"suuankou_tanki": 16}),
    Case(ron("555z 666z 77z 234p 11s", "7z"), {"daisangen": 16}),
    Case(ron("56p 11s (555z) (666z) (777z)", "7p"), {"daisangen": 16}),
    Case(ron("111z 222z 333z 44z 56p", "7p"), {"shousuushii": 16}),
    Case(ron("222z 333z 44z 56p (111z)", "7p"), {"shousuushii": 16}),
    Case(ron("111z 222z 333z 44z 55p", "4z"), {"daisuushii": 16}),
    Case(ron("111z 222z 33z 55p (444z)", "3z"), {"daisuushii": 16}),
    Case(ron("1122334455667z", "7z"), {"tsuuiisou": 16}),
    Case(ron("555z 11z 22z (666z) (333z)", "1z"), {"tsuuiisou": 16}),
    Case(ron("223344s 666s 88s 66z", "6z"), {"ryuuiisou": 16}),
    Case(ron("223344s 88s 66s (666z)", "8s"), {"ryuuiisou": 16}),
    Case(ron("111m 111p 999p 11s 99s", "1s"), {"chinroutou": 16}),
    Case(ron("111p 999p 11s 99s (111m)", "1s"), {"chinroutou": 16}),
    Case(ron("5s [1111m] (9999p) (8888s) (444+4z)", "5s"), {"suukantsu": 16}),
    Case(tsumo("5s [1111m] [9999p] [8888s] (4444z)", "5s"), {"suukantsu": 16}),
    Case(ron("5s [1111m] [9999p] [8888s] [4444z]", "5s"), {"suuankou_tanki": 16, "suukantsu": 16}),
    Case(ron("11123455678p 99p", "9p"), {"chuuren_poutou": 24}),
    Case(tsumo("1112234567899s", "9s"), {"chuuren_poutou": 24}),
    Case(ron("1112345678999p", "5p"), {"junsei_chuuren_poutou": 24}),
    Case(tsumo("1112345678999s", "9s"), {"junsei_chuuren_poutou": 24}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.yaku)}: {case.win!r}")
def test_yaku(case: Case) -> None:
    """Each hand holds these yaku, for so many han, and no other."""
    score = allen.score(case.win)
    assert han_of(score) == case.yaku
    assert score.han == sum(case.yaku.values())
    assert score.points == score.han * (3000 if case.win.is_dealer else 2000)


#: yakuman that no open hand can hold
CLOSED_YAKUMAN = {"tenhou", "chiihou", "kokushi_musou", "kokushi_musou_13", "suuankou", "suuankou_tanki"}


def test_every_yaku_is_shown() -> None:
    """Every yaku of the table stands in two cases at least, in a closed and an open hand where it can be in both."""
    shown: dict[str, list[bool]] = defaultdict(list)
    for case in CASES:
        for key in case.yaku:
            shown[key].append(case.win.is_closed)
    for yaku, value in allen.Rules().values.items():
        seen = shown.pop(yaku.key)
        assert len(seen) >= 2, yaku
        in_open = bool(value.open) or (value.is_yakuman and yaku.key not in CLOSED_YAKUMAN)
        assert set(seen) == ({True, False} if in_open else {True}), yaku
    assert not shown
