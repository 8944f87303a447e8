"""Hands that programs have got wrong: each is worked out by hand, and says what the trap is."""

import pytest

from mahjong_calc import Riichi, Tile, Win, Wind
from mahjong_calc.classic import DOUBLE_YAKUMAN, TENHOU, TRADITIONAL, Rules, score
from tests.yaku.wins import ron, tsumo

RIICHI = {"riichi": Riichi.RIICHI}
DOUBLE = Rules().replace(values=DOUBLE_YAKUMAN)

CASES = {
    "an open triplet of the tile that doubles riichi won on": (
        ron("22444m333067p44s", "4s", riichi=Riichi.DOUBLE),
        TENHOU,
        (4, 40, 8000, "double_riichi tanyao"),
    ),
    "three equal 789 are one pair of equal sequences": (
        ron("78m11p777888999s", "9m"),
        TENHOU,
        (5, 30, 8000, "pinfu iipeikou junchan"),
    ),
    "a concealed kan of a yakuhai is 32 fu": (
        ron("68m345p99s222z [6666z]", "7m", seat_wind=Wind.WEST, loser=Wind.EAST),
        TENHOU,
        (1, 80, 2600, "hatsu"),
    ),
    "a single wait within 3445567": (
        ron("567m567p3445567s", "7s"),
        TENHOU,
        (1, 40, 1300, "tanyao"),
    ),
    "a drawn triplet of dragons in an open hand": (
        tsumo("22p123678s66z (123p)", "6z"),
        TENHOU,
        (1, 30, 1100, "hatsu"),
    ),
    "a single wait on a guest wind is no pinfu": (
        ron("567m123567p234s1z", "1z", round_wind=Wind.SOUTH, **RIICHI),
        TENHOU,
        (1, 40, 1300, "riichi"),
    ),
    "daisuushii is a single yakuman at most tables": (
        ron("11m11122233344z", "4z"),
        TENHOU,
        (13, 0, 32_000, "daisuushii"),
    ),
    "five yakuman in one hand": (
        ron("1112223334445z", "5z"),
        DOUBLE,
        (65, 0, 160_000, "suuankou_tanki daisuushii tsuuiisou"),
    ),
    "a dealer's first draw that completes all thirteen waits": (
        tsumo("19m19p19s1234567z", "1m", seat_wind=Wind.EAST, first_turn=True),
        TENHOU,
        (26, 0, 96_000, "tenhou kokushi_musou_13"),
    ),
    "seven pairs of honors are one yakuman": (
        ron("1122334455667z", "7z", **RIICHI),
        TENHOU,
        (13, 0, 32_000, "tsuuiisou"),
    ),
    "North's own wind is a yakuhai": (
        ron("345m22p78s (444z) (666z)", "9s", seat_wind=Wind.NORTH, loser=Wind.EAST),
        TENHOU,
        (2, 30, 2000, "hatsu seat_wind"),
    ),
    "a closed draw is a yaku by itself": (
        tsumo("123m45699p33789s", "9p"),
        TENHOU,
        (1, 30, 1100, "menzen_tsumo"),
    ),
    "the middle of 123 leaves the triplet of its kind concealed": (
        ron("1222355888s666z", "2s"),
        TENHOU,
        (6, 50, 12_000, "hatsu sanankou honitsu"),
    ),
    "three concealed triplets against a pair of equal sequences": (
        tsumo("1122233344789m", "1m"),
        TENHOU,
        (9, 40, 16_000, "menzen_tsumo sanankou chinitsu"),
    ),
    "the middle of 345 beside a triplet of fours": (
        ron("34445p99p111234s", "4p", **RIICHI),
        TENHOU,
        (1, 50, 1600, "riichi"),
    ),
    "a wait that is two-sided in both of its sequences": (
        tsumo("99p34567s (222+2z) (222p)", "5s", round_wind=Wind.SOUTH),
        TENHOU,
        (2, 40, 2700, "seat_wind round_wind"),
    ),
    "a robbed kan was never there, so ippatsu is alive": (
        ron("345789m34577p67s", "8s", seat_wind=Wind.NORTH, ippatsu=True, chankan=True, **RIICHI),
        TENHOU,
        (4, 30, 7700, "riichi ippatsu chankan pinfu"),
    ),
    "three kans in an open hand": (
        ron("78m55s (2222p) (999+9s) [3333m]", "9m"),
        TENHOU,
        (2, 60, 3900, "sankantsu"),
    ),
    "the 2 for tsumo on a replacement tile": (
        tsumo("444m67p22678s [3333s]", "8p", rinshan=True),
        TENHOU,
        (3, 50, 6400, "menzen_tsumo rinshan_kaihou tanyao"),
    ),
    "two wind roles in one pon": (
        ron("234m67p55s (111z) (678s)", "8p", seat_wind=Wind.EAST),
        TENHOU,
        (2, 30, 2900, "seat_wind round_wind"),
    ),
    "two dragons called and the third as the pair": (
        ron("23m77z (555z) (666z) (678s)", "4m"),
        TENHOU,
        (4, 30, 7700, "haku hatsu shousangen"),
    ),
    "the special wait is a double yakuman where it is": (
        ron("19m19p19s1234567z", "7z"),
        DOUBLE,
        (26, 0, 64_000, "kokushi_musou_13"),
    ),
    "seven pairs drawn are 25 fu": (
        tsumo("1133m5577p2299s4z", "4z"),
        TENHOU,
        (3, 25, 3200, "menzen_tsumo chiitoitsu"),
    ),
    "terminals alone by ron are no four concealed triplets": (
        ron("111999m11199p99s", "9p"),
        DOUBLE,
        (13, 0, 32_000, "chinroutou"),
    ),
    "sanshoku opened": (
        ron("34m345p22s (345s) (789p)", "5m"),
        TENHOU,
        (1, 30, 1000, "sanshoku_doujun"),
    ),
    "110 fu make a mangan of three han": (
        ron("67m111p22s [5555z] [9999s]", "8m"),
        TENHOU,
        (3, 110, 8000, "haku sanankou"),
    ),
    "nine gates on a side wait": (
        ron("1112345678999m", "9m"),
        TENHOU,
        (13, 0, 32_000, "junsei_chuuren_poutou"),
    ),
    "green without the dragon": (
        ron("2223344466688s", "3s"),
        TENHOU,
        (13, 0, 32_000, "ryuuiisou"),
    ),
    "four equal sequences are two pairs of equal ones": (
        ron("77778888999m11p", "9m"),
        TENHOU,
        (7, 30, 12_000, "pinfu junchan ryanpeikou"),
    ),
    "three dora of one indicator": (
        ron("34567m22678s [5505p]", "8m", dora_indicators=Tile.parse_all("4m")),
        TENHOU,
        (3, 50, 6400, "tanyao"),
    ),
    "an open hand without fu, as the old rules count it": (
        ron("34m678p22567s (456s)", "5m"),
        TRADITIONAL,
        (1, 20, 700, "tanyao"),
    ),
    "thirteen han where nothing is counted beyond eleven": (
        tsumo("2233445566778m", "8m", **RIICHI),
        TRADITIONAL,
        (13, 20, 24_000, "riichi menzen_tsumo pinfu tanyao ryanpeikou chinitsu"),
    ),
}


@pytest.mark.parametrize(("win", "rules", "expected"), CASES.values(), ids=CASES)
def test_hard_cases(win: Win, rules: Rules, expected: tuple[int, int, int, str]) -> None:
    """Han, fu, points and yaku are as worked out."""
    result = score(win, rules=rules)
    held = " ".join(sorted(yaku.key for yaku, han in result.yaku if han))
    assert (result.han, result.fu.total, result.points, held) == (*expected[:3], " ".join(sorted(expected[3].split())))
