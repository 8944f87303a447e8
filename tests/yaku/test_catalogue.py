"""Every yaku of the catalogue in at least two hands, open and closed where both exist, with all that they are worth."""

import pickle

import pytest

from mahjong_calc import Riichi, Win, Wind, classic, yaku
from mahjong_calc.classic import Rules
from mahjong_calc.yaku import CATALOGUE, YakuValue
from tests.yaku.wins import ron, tsumo

ORDINARY = [
    ("riichi", ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI), {"riichi": 1}),
    ("riichi", tsumo("234678m234p55s22z", "5s", riichi=Riichi.RIICHI), {"riichi": 1, "menzen_tsumo": 1}),
    ("double_riichi", ron("234678m234p55s22z", "5s", riichi=Riichi.DOUBLE), {"double_riichi": 2}),
    ("double_riichi", ron("234m234p55s22z [9999p]", "5s", riichi=Riichi.DOUBLE), {"double_riichi": 2}),
    (
        "ippatsu",
        ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI, ippatsu=True),
        {"riichi": 1, "ippatsu": 1},
    ),
    (
        "ippatsu",
        tsumo("234678m234p55s22z", "5s", riichi=Riichi.DOUBLE, ippatsu=True),
        {"double_riichi": 2, "ippatsu": 1, "menzen_tsumo": 1},
    ),
    ("menzen_tsumo", tsumo("234678m234p55s22z", "5s"), {"menzen_tsumo": 1}),
    ("menzen_tsumo", tsumo("234m234p55s22z [9999p]", "5s"), {"menzen_tsumo": 1}),
    ("haitei", tsumo("234678m234p55s22z", "5s", last_tile=True), {"menzen_tsumo": 1, "haitei": 1}),
    ("haitei", tsumo("234m55s22z (678m) (234p)", "5s", last_tile=True), {"haitei": 1}),
    ("houtei", ron("234678m234p55s22z", "5s", last_tile=True), {"houtei": 1}),
    ("houtei", ron("234m55s22z (678m) (234p)", "5s", last_tile=True), {"houtei": 1}),
    (
        "rinshan_kaihou",
        tsumo("234m234p55s22z [9999p]", "5s", rinshan=True),
        {"menzen_tsumo": 1, "rinshan_kaihou": 1},
    ),
    ("rinshan_kaihou", tsumo("234m55s22z (678m) (9999p)", "5s", rinshan=True), {"rinshan_kaihou": 1}),
    ("chankan", ron("23678m234p11199s", "1m", chankan=True), {"chankan": 1}),
    ("chankan", ron("23m99s (678m) (234p) (111s)", "1m", chankan=True), {"chankan": 1}),
    ("pinfu", ron("23678m234567p99s", "4m"), {"pinfu": 1}),
    ("pinfu", tsumo("23678m234567p99s", "1m"), {"menzen_tsumo": 1, "pinfu": 1}),
    ("tanyao", ron("23678m234567p88s", "4m"), {"pinfu": 1, "tanyao": 1}),
    ("tanyao", ron("23m234p88s (678m) (555p)", "4m"), {"tanyao": 1}),
    ("iipeikou", ron("22334m678p11199s", "4m"), {"iipeikou": 1}),
    ("iipeikou", tsumo("678m11223p99s777z", "3p"), {"menzen_tsumo": 1, "iipeikou": 1, "chun": 1}),
    ("haku", ron("234678m99p23s555z", "4s"), {"haku": 1}),
    ("haku", ron("234m99p23s (678m) (555z)", "4s"), {"haku": 1}),
    ("hatsu", ron("234678m99p23s666z", "4s"), {"hatsu": 1}),
    ("hatsu", tsumo("234m99p66z (678m) (234s)", "6z"), {"hatsu": 1}),
    ("chun", ron("234678m99p23s777z", "4s"), {"chun": 1}),
    ("chun", ron("234m99p23s (678m) (777+7z)", "4s"), {"chun": 1}),
    ("seat_wind", ron("234678m99p23s222z", "4s"), {"seat_wind": 1}),
    ("seat_wind", ron("234m99p23s (678m) (444z)", "4s", seat_wind=Wind.NORTH), {"seat_wind": 1}),
    ("round_wind", ron("234678m99p23s111z", "4s"), {"round_wind": 1}),
    ("round_wind", ron("234m99p23s (678m) (333z)", "4s", round_wind=Wind.WEST), {"round_wind": 1}),
    (
        "round_wind",
        ron("234678m99p23s111z", "4s", seat_wind=Wind.EAST),
        {"seat_wind": 1, "round_wind": 1},
    ),
    ("chiitoitsu", ron("1133m5577p2299s4z", "4z"), {"chiitoitsu": 2}),
    ("chiitoitsu", tsumo("1133m5577p2299s4z", "4z"), {"menzen_tsumo": 1, "chiitoitsu": 2}),
    ("sanshoku_doujun", ron("23499m234p23s444z", "4s"), {"sanshoku_doujun": 2}),
    ("sanshoku_doujun", ron("23499m23s (234p) (444z)", "4s"), {"sanshoku_doujun": 1}),
    ("ittsuu", ron("12345678m99p444z", "9m"), {"ittsuu": 2}),
    ("ittsuu", ron("45678m99p (123m) (444z)", "9m"), {"ittsuu": 1}),
    ("chanta", ron("12399m789p78s444z", "9s"), {"chanta": 2}),
    ("chanta", ron("12399m78s (789p) (444z)", "9s"), {"chanta": 1}),
    ("toitoi", ron("22m99p (444m) (888s) (333z)", "2m"), {"toitoi": 2}),
    ("toitoi", ron("222444m99p888s33z", "9p"), {"toitoi": 2, "sanankou": 2}),
    ("sanankou", ron("222444m2399p888s", "1p"), {"sanankou": 2}),
    ("sanankou", ron("222444m9p888s (123p)", "9p"), {"sanankou": 2}),
    ("sanshoku_doukou", ron("222m22299p22678s", "2s"), {"sanshoku_doukou": 2}),
    ("sanshoku_doukou", ron("222m99p67s (222p) (222s)", "8s"), {"sanshoku_doukou": 2}),
    ("sankantsu", ron("23m99p (1111s) (2222p) (888+8s)", "4m"), {"sankantsu": 2}),
    ("sankantsu", ron("23m99p [1111s] [2222p] [8888s]", "4m"), {"sanankou": 2, "sankantsu": 2}),
    ("shousangen", ron("23m456p55566677z", "4m"), {"haku": 1, "hatsu": 1, "shousangen": 2}),
    ("shousangen", ron("23m456p66z (555z) (777z)", "4m"), {"haku": 1, "chun": 1, "shousangen": 2}),
    ("honroutou", ron("11m99p (999m) (111s) (333z)", "1m"), {"toitoi": 2, "honroutou": 2}),
    ("honroutou", ron("1199m1199p11s33z4z", "4z"), {"chiitoitsu": 2, "honroutou": 2}),
    ("honitsu", ron("123456888m3344z", "3z"), {"honitsu": 3}),
    ("honitsu", ron("456m3344z (123m) (888m)", "3z"), {"honitsu": 2}),
    ("junchan", ron("12399m111789p78s", "9s"), {"junchan": 3}),
    ("junchan", ron("12399m78s (789p) (111p)", "9s"), {"junchan": 2}),
    ("ryanpeikou", ron("223344m667788p9s", "9s"), {"ryanpeikou": 3}),
    ("ryanpeikou", tsumo("22334m667788p99s", "4m"), {"menzen_tsumo": 1, "pinfu": 1, "ryanpeikou": 3}),
    ("chinitsu", ron("1112224447899m", "6m"), {"sanankou": 2, "chinitsu": 6}),
    ("chinitsu", ron("4447899m (111m) (222m)", "6m"), {"chinitsu": 5}),
]

YAKUMAN = [
    ("tenhou", tsumo("234678m234p55s22z", "5s", seat_wind=Wind.EAST, first_turn=True), {"tenhou"}),
    (
        "tenhou",
        tsumo("19m19p19s1234567z", "1m", seat_wind=Wind.EAST, first_turn=True),
        {"tenhou", "kokushi_musou_13"},
    ),
    ("chiihou", tsumo("234678m234p55s22z", "5s", first_turn=True), {"chiihou"}),
    ("chiihou", tsumo("1133m5577p2299s4z", "4z", seat_wind=Wind.NORTH, first_turn=True), {"chiihou"}),
    ("kokushi_musou", ron("119m19p19s123456z", "7z"), {"kokushi_musou"}),
    ("kokushi_musou", tsumo("19m19p19s1234566z", "7z"), {"kokushi_musou"}),
    ("kokushi_musou_13", ron("19m19p19s1234567z", "7z"), {"kokushi_musou_13"}),
    ("kokushi_musou_13", tsumo("19m19p19s1234567z", "1m"), {"kokushi_musou_13"}),
    ("suuankou", tsumo("222444m99p888s33z", "9p"), {"suuankou"}),
    ("suuankou", tsumo("222m99p33z [4444m] [8888s]", "3z"), {"suuankou"}),
    ("suuankou_tanki", ron("222444m9p888s333z", "9p"), {"suuankou_tanki"}),
    ("suuankou_tanki", tsumo("222m9p333z [4444m] [8888s]", "9p"), {"suuankou_tanki"}),
    ("daisangen", ron("23m99p555666777z", "4m"), {"daisangen"}),
    ("daisangen", ron("23m99p (555z) (666z) (7777z)", "4m"), {"daisangen"}),
    ("shousuushii", ron("23m11122233344z", "4m"), {"shousuushii"}),
    ("shousuushii", ron("23m44z (111z) (2222z) (333z)", "4m"), {"shousuushii"}),
    ("daisuushii", ron("11m11122233344z", "4z"), {"daisuushii"}),
    ("daisuushii", ron("11m44z (111z) (222z) [3333z]", "4z"), {"daisuushii"}),
    ("tsuuiisou", ron("1122334455667z", "7z"), {"tsuuiisou"}),
    ("tsuuiisou", ron("1155z (222z) (333z) (666z)", "1z"), {"tsuuiisou"}),
    ("ryuuiisou", ron("22334666888s66z", "4s"), {"ryuuiisou"}),
    ("ryuuiisou", ron("23488s66z (666s) (234s)", "8s"), {"ryuuiisou"}),
    ("chinroutou", ron("111999m11199p99s", "9p"), {"chinroutou"}),
    ("chinroutou", ron("11m99p (999m) (111s) (111p)", "1m"), {"chinroutou"}),
    ("suukantsu", ron("5p (1111m) (2222p) (888+8s) [9999s]", "5p"), {"suukantsu"}),
    ("suukantsu", ron("5p [1111m] [2222p] [8888s] [9999s]", "5p"), {"suuankou_tanki", "suukantsu"}),
    ("chuuren_poutou", ron("1112345567899m", "9m"), {"chuuren_poutou"}),
    ("chuuren_poutou", tsumo("1122345678999s", "1s"), {"chuuren_poutou"}),
    ("junsei_chuuren_poutou", ron("1112345678999p", "5p"), {"junsei_chuuren_poutou"}),
    ("junsei_chuuren_poutou", tsumo("1112345678999s", "9s"), {"junsei_chuuren_poutou"}),
]

#: what clubs that play these yaku count them
LOCAL_VALUES = {
    yaku.RENHOU: YakuValue(4),
    yaku.OPEN_RIICHI: YakuValue(1),
    yaku.SANRENKOU: YakuValue(2, 2),
    yaku.SUURENKOU: YakuValue.yakuman(),
    yaku.ISSHOKU_SANJUN: YakuValue(3, 2),
    yaku.ISSHOKU_YONJUN: YakuValue.yakuman(),
    yaku.SHIIARU_RAOTAI: YakuValue(0, 1),
    yaku.UUMENSAI: YakuValue(2, 2),
    yaku.DAISHARIN: YakuValue.yakuman(),
    yaku.DAICHIKURIN: YakuValue.yakuman(),
    yaku.DAISUURIN: YakuValue.yakuman(),
}
LOCAL_RULES = Rules().replace(values=LOCAL_VALUES)

LOCAL = [
    ("renhou", ron("234678m234p55s22z", "5s", first_turn=True), {"renhou": 4}),
    ("renhou", ron("1133m5577p2299s4z", "4z", first_turn=True), {"renhou": 4, "chiitoitsu": 2}),
    ("open_riichi", ron("234678m234p55s22z", "5s", riichi=Riichi.OPEN), {"riichi": 1, "open_riichi": 1}),
    (
        "open_riichi",
        tsumo("234678m234p55s22z", "5s", riichi=Riichi.DOUBLE_OPEN),
        {"double_riichi": 2, "open_riichi": 1, "menzen_tsumo": 1},
    ),
    ("sanrenkou", ron("22m678p99s (333m) (444m)", "2m"), {"sanrenkou": 2}),
    ("sanrenkou", ron("22m678p99s [3333m] [4444m]", "2m"), {"sanrenkou": 2}),
    ("suurenkou", ron("22m99s (333m) (444m) (555m)", "2m"), {"suurenkou": 13}),
    ("suurenkou", ron("22m99s [3333m] [4444m] [5555m]", "2m"), {"suurenkou": 13}),
    ("isshoku_sanjun", ron("22233344m456p99s", "4m"), {"pinfu": 1, "isshoku_sanjun": 3}),
    ("isshoku_sanjun", ron("23m456p99s (234m) (234m)", "4m"), {"isshoku_sanjun": 2}),
    ("isshoku_yonjun", ron("22223333444m55p", "4m"), {"isshoku_yonjun": 13}),
    ("isshoku_yonjun", ron("23m55p (234m) (234m) (234m)", "4m"), {"isshoku_yonjun": 13}),
    ("shiiaru_raotai", ron("5p (123m) (456m) (777s) (888s)", "5p"), {"shiiaru_raotai": 1}),
    ("shiiaru_raotai", tsumo("5p (123m) (456m) (7777s) (888+8s)", "5p"), {"shiiaru_raotai": 1}),
    ("uumensai", ron("123m456p78s33355z", "9s"), {"uumensai": 2}),
    ("uumensai", ron("123m78s55z (456p) (333z)", "9s"), {"uumensai": 2}),
    ("daisharin", ron("2233445566778p", "8p"), {"daisharin": 13}),
    ("daisharin", tsumo("2233445667788p", "5p"), {"daisharin": 13}),
    ("daichikurin", ron("2233445566778s", "8s"), {"daichikurin": 13}),
    ("daichikurin", tsumo("2334455667788s", "2s"), {"daichikurin": 13}),
    ("daisuurin", ron("2233445566778m", "8m"), {"daisuurin": 13}),
    ("daisuurin", tsumo("2233445566778m", "8m"), {"daisuurin": 13}),
]


@pytest.mark.parametrize(("key", "win", "expected"), ORDINARY)
def test_ordinary_yaku(key: str, win: Win, expected: dict[str, int]) -> None:
    """A hand holds the yaku, those named beside it and no others."""
    assert key in expected
    score = classic.score(win)
    assert {held.key: han for held, han in score.yaku} == expected
    assert score.han == sum(expected.values())
    assert not score.yakuman


@pytest.mark.parametrize(("key", "win", "expected"), YAKUMAN)
def test_yakuman(key: str, win: Win, expected: set[str]) -> None:
    """A hand holds the yakuman, those named beside it and no others, each once."""
    assert key in expected
    score = classic.score(win)
    assert {held.key: han for held, han in score.yaku} == dict.fromkeys(expected, 13)
    assert score.yakuman == len(expected)


@pytest.mark.parametrize(("key", "win", "expected"), LOCAL)
def test_local_yaku(key: str, win: Win, expected: dict[str, int]) -> None:
    """What no usual table counts is held where a table values it, and nowhere else."""
    assert key in expected
    score = classic.score(win, rules=LOCAL_RULES)
    assert {held.key: han for held, han in score.yaku} == expected
    assert not classic.can_win(win) or key not in {held.key for held, _ in classic.score(win).yaku}


def test_no_yaku_is_left_out() -> None:
    """Every yaku of the catalogue stands in at least two of the hands above."""
    tested = [key for key, _, _ in (*ORDINARY, *YAKUMAN, *LOCAL)]
    assert set(tested) == set(CATALOGUE)
    assert all(tested.count(key) >= 2 for key in CATALOGUE)


def test_keys() -> None:
    """The keys are those promised."""
    ordinary = (
        "riichi double_riichi ippatsu menzen_tsumo pinfu tanyao iipeikou haku hatsu chun seat_wind round_wind haitei "
        "houtei rinshan_kaihou chankan chiitoitsu sanshoku_doujun ittsuu chanta toitoi sanankou sanshoku_doukou "
        "sankantsu shousangen honroutou honitsu junchan ryanpeikou chinitsu"
    )
    yakuman = (
        "kokushi_musou kokushi_musou_13 suuankou suuankou_tanki daisangen tsuuiisou ryuuiisou chinroutou shousuushii "
        "daisuushii suukantsu chuuren_poutou junsei_chuuren_poutou tenhou chiihou"
    )
    local = (
        "renhou sanrenkou suurenkou isshoku_sanjun isshoku_yonjun open_riichi shiiaru_raotai uumensai daisharin "
        "daichikurin daisuurin"
    )
    assert set(CATALOGUE) == {*ordinary.split(), *yakuman.split(), *local.split()}
    assert {row.key for row in Rules().values} == {*ordinary.split(), *yakuman.split()}


def test_supersedes() -> None:
    """What takes the place of what is the list of the rule books."""
    supersedes = {key: set(row.supersedes) for key, row in CATALOGUE.items() if row.supersedes}
    assert supersedes == {
        "double_riichi": {"riichi"},
        "ryanpeikou": {"iipeikou"},
        "isshoku_sanjun": {"iipeikou"},
        "isshoku_yonjun": {"isshoku_sanjun", "ryanpeikou", "iipeikou"},
        "junchan": {"chanta"},
        "honroutou": {"chanta", "junchan"},
        "chinitsu": {"honitsu"},
        "suurenkou": {"sanrenkou"},
        "kokushi_musou_13": {"kokushi_musou"},
        "suuankou_tanki": {"suuankou"},
        "junsei_chuuren_poutou": {"chuuren_poutou"},
        "daisuushii": {"shousuushii"},
    }


@pytest.mark.parametrize("key", CATALOGUE)
def test_rows(key: str) -> None:
    """Each row has a constant of its name, names in three languages, and pickles to itself."""
    row = CATALOGUE[key]
    assert getattr(yaku, key.upper()) is row
    assert row.key == key
    assert row.romaji.isascii()
    assert row.english.isascii()
    assert row.japanese
    assert not row.japanese.isascii()
    assert pickle.loads(pickle.dumps(row)) == row  # noqa: S301
    assert repr(row) == f"<Yaku {key}>"


@pytest.mark.parametrize(
    ("win", "absent"),
    [
        (ron("23m234567p99s (678m)", "4m", last_tile=True), "pinfu"),
        (ron("22334m11199s (678p)", "4m", last_tile=True), "iipeikou"),
        (tsumo("234m55s22z (678m) (234p)", "5s", last_tile=True), "menzen_tsumo"),
        (ron("222444m99p888s33z", "9p"), "suuankou"),
        (ron("2223334448899m", "9m", last_tile=True), "suuankou"),
        (tsumo("444m99p888s33z (222m)", "9p"), "suuankou"),
        (ron("222444m99p678s33z", "3z", last_tile=True), "sanankou"),
        (ron("23456789m99m (111m)", "5m"), "chuuren_poutou"),
        (ron("5p (123m) (456m) (777s) [8888s]", "5p", last_tile=True), "shiiaru_raotai"),
        (ron("888999m11p22s (777m)", "1p", last_tile=True), "suurenkou"),
        (ron("99m11222p111s (111m)", "1p", last_tile=True), "sanrenkou"),
        (ron("19m19p19s1234567z", "7z"), "honroutou"),
        (ron("33m (111m) (999p) (111s) (999s)", "3m"), "honroutou"),
        (ron("1122334455667z", "7z"), "shousangen"),
        (ron("1122334455667z", "7z"), "shousuushii"),
    ],
)
def test_near_misses(win: Win, absent: str) -> None:
    """Hands that look like a yaku but don't hold it."""
    assert absent not in {held.key for held, _ in classic.score(win, rules=LOCAL_RULES).yaku}
