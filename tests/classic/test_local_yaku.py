"""Local yaku at a classic table: rows of the catalogue that rules switch on and value, and yaku of one's own."""

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic, yaku
from mahjong_calc.classic import Renhou, Rules, Score
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import CATALOGUE, Reading, Yaku, YakuValue
from tests.yaku.wins import ron, tsumo

TENHOU = classic.TENHOU
YAKUMAN = YakuValue.yakuman()
LOCAL = frozenset(CATALOGUE.values()) - frozenset(TENHOU.values)


def held(score: Score) -> dict[str, int]:
    """Return the yaku of a score with their han."""
    return {row.key: han for row, han in score.yaku}


#: a local yaku with a value, a win that holds it, what else the win holds, and what that becomes beside the local one
CASES: dict[str, tuple[Yaku, YakuValue, Win, dict[str, int], dict[str, int]]] = {
    "sanrenkou": (yaku.SANRENKOU, YakuValue(2, 2), ron("34m99p (222s) (333s) (444s)", "5m"), {}, {"sanrenkou": 2}),
    "sanrenkou of a kan": (
        yaku.SANRENKOU,
        YakuValue(2, 2),
        ron("34m99p (222s) [3333s] (444s)", "5m"),
        {},
        {"sanrenkou": 2},
    ),
    "suurenkou": (
        yaku.SUURENKOU,
        YAKUMAN,
        ron("9p (222s) (333s) (444s) (555s)", "9p"),
        {"toitoi": 2},
        {"suurenkou": 13},
    ),
    "isshoku_sanjun": (
        yaku.ISSHOKU_SANJUN,
        YakuValue(3, 2),
        ron("23344m99p789s (234m)", "2m"),
        {},
        {"isshoku_sanjun": 2},
    ),
    "isshoku_sanjun, closed": (
        yaku.ISSHOKU_SANJUN,
        YakuValue(3, 2),
        ron("22333444m99p78s6s", "2m", riichi=Riichi.RIICHI),
        {"riichi": 1, "pinfu": 1, "iipeikou": 1},
        {"riichi": 1, "pinfu": 1, "isshoku_sanjun": 3},
    ),
    "isshoku_yonjun": (
        yaku.ISSHOKU_YONJUN,
        YAKUMAN,
        ron("2222333344499m", "4m"),
        {"pinfu": 1, "ryanpeikou": 3, "chinitsu": 6},
        {"isshoku_yonjun": 13},
    ),
    "open_riichi": (
        yaku.OPEN_RIICHI,
        YakuValue(1),
        ron("234678m234p55s22z", "5s", riichi=Riichi.OPEN),
        {"riichi": 1},
        {"riichi": 1, "open_riichi": 1},
    ),
    "open_riichi, double": (
        yaku.OPEN_RIICHI,
        YakuValue(1),
        ron("234678m234p55s22z", "5s", riichi=Riichi.DOUBLE_OPEN),
        {"double_riichi": 2},
        {"double_riichi": 2, "open_riichi": 1},
    ),
    "shiiaru_raotai": (
        yaku.SHIIARU_RAOTAI,
        YakuValue(1, 1),
        ron("9p (234m) (999s) (567s) (555p)", "9p"),
        {},
        {"shiiaru_raotai": 1},
    ),
    "uumensai": (
        yaku.UUMENSAI,
        YakuValue(2, 2),
        ron("34m99p789s (111z) (777z)", "5m"),
        {"chun": 1, "round_wind": 1},
        {"chun": 1, "round_wind": 1, "uumensai": 2},
    ),
    "daisharin": (
        yaku.DAISHARIN,
        YAKUMAN,
        ron("2233445566778p", "8p"),
        {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6},
        {"daisharin": 13},
    ),
    "daichikurin": (
        yaku.DAICHIKURIN,
        YAKUMAN,
        tsumo("2233445566788s", "7s"),
        {"menzen_tsumo": 1, "pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6},
        {"daichikurin": 13},
    ),
    "daisuurin": (
        yaku.DAISUURIN,
        YAKUMAN,
        ron("2334455667788m", "2m"),
        {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3, "chinitsu": 6},
        {"daisuurin": 13},
    ),
    "renhou": (
        yaku.RENHOU,
        YakuValue(4),
        ron("234678m234p55s22z", "5s", first_turn=True),
        {},
        {"renhou": 4},
    ),
}


def test_all_local_yaku() -> None:
    """There is a case for each yaku of the catalogue that no rule set values."""
    assert {row for row, *_ in CASES.values()} == LOCAL
    for name in classic.__all__:
        rules = getattr(classic, name)
        assert not isinstance(rules, Rules) or LOCAL.isdisjoint(rules.values)


@pytest.mark.parametrize(("row", "value", "win", "without", "expected"), CASES.values(), ids=CASES)
def test_switched_on_and_off(
    row: Yaku, value: YakuValue, win: Win, without: dict[str, int], expected: dict[str, int]
) -> None:
    """A local yaku counts where the rules value it, in place of what it supersedes, and nowhere else."""
    rules = TENHOU.replace(values={row: value})
    score = classic.score(win, rules=rules)
    assert held(score) == expected
    assert score.yakuman == value.multiple
    assert rules.replace(values={row: None}) == TENHOU
    if without:
        assert held(classic.score(win)) == without
    else:
        with pytest.raises(NoYakuError):
            classic.score(win)


def test_value_of_a_closed_hand() -> None:
    """A yaku without an open value counts in closed hands alone."""
    rules = TENHOU.replace(values={yaku.UUMENSAI: YakuValue(2)})
    closed = ron("34m99p789s111z777z", "5m")
    assert held(classic.score(closed, rules=rules))["uumensai"] == 2
    opened = ron("34m99p789s (111z) (777z)", "5m")
    assert "uumensai" not in held(classic.score(opened, rules=rules))


@pytest.mark.parametrize(
    ("renhou", "points", "keys"),
    [
        (Renhou.NONE, 3900, {"pinfu", "tanyao"}),
        (Renhou.MANGAN, 8000, {"renhou"}),
        (Renhou.MANGAN_ADDED, 16000, {"renhou", "pinfu", "tanyao"}),
        (Renhou.YAKUMAN, 32000, {"renhou"}),
    ],
)
def test_forms_of_renhou(renhou: Renhou, points: int, keys: set[str]) -> None:
    """Renhou in its four forms, for a hand of pinfu, tanyao and a dora."""
    win = ron("234678m23455p45s", "6s", first_turn=True, dora_indicators=Tile.parse_all("7m"))
    score = classic.score(win, rules=TENHOU.replace(renhou=renhou))
    assert (score.points, set(held(score))) == (points, keys)


def test_renhou_once() -> None:
    """Renhou is a field or a row, not both."""
    with pytest.raises(RulesError, match="a value for renhou"):
        TENHOU.replace(renhou=Renhou.MANGAN, values={yaku.RENHOU: YakuValue(5)})


def test_yaku_of_your_own() -> None:
    """A yaku of one's own takes ten lines: a predicate of a reading and a win, names, a value."""

    def all_even(reading: Reading, win: Win) -> bool:  # noqa: ARG001
        return all(not tile.is_honor and tile.rank % 2 == 0 for tile in reading.tiles)

    even = Yaku("all_even", "zen guusuu", "全偶数", "All Even", all_even, supersedes=["tanyao"])
    rules = classic.MLEAGUE.replace(values={even: YakuValue(4, 3)})
    win = Win.ron(Hand.parse("2244m (666p) (888s) (222s)"), Tile.parse("4m"), seat_wind=Wind.SOUTH, loser=Wind.WEST)
    assert held(classic.score(win, rules=rules)) == {"toitoi": 2, "all_even": 3}
    assert held(classic.score(win, rules=classic.MLEAGUE)) == {"tanyao": 1, "toitoi": 2}
