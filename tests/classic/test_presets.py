"""The named rule sets: for each field of each set a question that the field decides, answered by hand."""

import ast
import re
from collections.abc import Callable, Mapping
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from attrs import fields

from mahjong_calc import FifthTile, Hand, Riichi, Tile, Win, Wind, classic, shanten, yaku
from mahjong_calc.classic import Rules, SanmaTsumo, _presets
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import YakuValue
from tests.yaku.wins import ron, tsumo

EAST, SOUTH, WEST, NORTH = Wind
PRESETS: dict[str, Rules] = {
    name: getattr(classic, name) for name in classic.__all__ if isinstance(getattr(classic, name), Rules)
}
SANMA = ("TENHOU_SANMA", "MAHJONG_SOUL_SANMA")
SOUL = ("MAHJONG_SOUL", "MAHJONG_SOUL_SANMA")
EUROPE = ("EMA_2016", "EMA_2025", "WRC")
#: no counted yakuman and one yakuman at most
SINGLE = (*EUROPE, "JPML_A", "TRADITIONAL")


def on(names: tuple[str, ...], answer: object) -> dict[str, object]:
    """Return the same answer for several rule sets."""
    return dict.fromkeys(names, answer)


# Questions: what a rule set makes of a situation. They hold for three players too: no chi, no 2m to 8m, no North seat.


def points(win: Win) -> Callable[[Rules], object]:
    """Ask for the points of a win, 0 where it has no yaku."""

    def ask(rules: Rules) -> int:
        try:
            return classic.score(win, rules=rules).points
        except NoYakuError:
            return 0

    return ask


def han(win: Win) -> Callable[[Rules], object]:
    """Ask for the han of a win."""
    return lambda rules: classic.score(win, rules=rules).han


def fu(win: Win) -> Callable[[Rules], object]:
    """Ask for the fu of a win."""
    return lambda rules: classic.score(win, rules=rules).fu.total


def cost(han: int, fu: int, honba: int = 0) -> Callable[[Rules], object]:
    """Ask what a child's hand costs by ron."""
    return lambda rules: classic.cost(han, fu, honba=honba, dealer=False, rules=rules).ron


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles."""
    return Tile.parse_all(text)


def values(rules: Rules) -> object:
    """Four triplets by tanki, then riichi with ippatsu."""
    tanki = ron("111999p777s2226z", "6z")
    ippatsu = ron("234678p23499s45p", "6p", riichi=Riichi.RIICHI, ippatsu=True)
    return points(tanki)(rules), han(ippatsu)(rules)


def liability(rules: Rules) -> object:
    """For which yakuman can somebody be liable?"""
    hands = {
        "daisangen": ("11p45s (555z) (666z) (777z)", "6s"),
        "daisuushii": ("9p (111z) (222z) (333z) (444z)", "9p"),
        "suukantsu": ("9p (1111p) (5555p) (2222s) (8888s)", "9p"),
    }
    wins = {key: ron(hand, tile, loser=EAST, liable={key: WEST}) for key, (hand, tile) in hands.items()}
    return {key for key, win in wins.items() if classic.score(win, rules=rules).payments.deltas[WEST]}


def multiple_ron(rules: Rules) -> object:
    """How many are paid of two who win on one discard, and of three where three can?"""
    table: dict[str, Any] = {"loser": WEST}
    east = ron("234678p23499s45p", "6p", seat_wind=EAST, riichi=Riichi.RIICHI, **table)
    south = ron("567s11p78p (777z) (999m)", "6p", seat_wind=SOUTH, **table)
    north = ron("456s22s45p (666z) (111z)", "6p", seat_wind=NORTH, **table)
    two = len(classic.settle([east, south], rules=rules).scores)
    return two if rules.players == 3 else (two, len(classic.settle([east, south, north], rules=rules).scores))


def fifth_tile(rules: Rules) -> object:
    """Is a hand tenpai that waits for a tile of which it has called three and holds the fourth?"""
    hand = Hand.parse("5p (555p) (666s) (777z) (111z)")
    return shanten.number(hand, tile_set=rules.tile_set, fifth_tile=rules.fifth_tile)


def deltas_of_west(win: Win) -> Callable[[Rules], object]:
    """Ask what West pays."""
    return lambda rules: classic.score(win, rules=rules).payments.deltas[WEST]


PINFU = "234678p23499s45p"
DRAGONS = "11p45s (555z) (666z) (777z)"
DRAGONS_HONORS = "11z22z (555z) (666z) (777z)"
LIABLE: dict[str, Any] = {"liable": {"daisangen": WEST}, "loser": EAST, "honba": 1}
RIICHI: dict[str, Any] = {"riichi": Riichi.RIICHI}

#: field -> the question, Tenhou's answer, the answers of rule sets that differ
QUESTIONS: dict[str, tuple[Callable[[Rules], object], object, Mapping[str, object]]] = {
    "players": (lambda rules: len(classic.draw(rules=rules).deltas), 4, on(SANMA, 3)),
    "values": (values, (32000, 3), on(SOUL, (64000, 3)) | {"JPML_A": (32000, 2)}),
    # an open hand without terminals and honors
    "kuitan": (points(ron("34p22678s (555s) (666p)", "5p")), 1000, {}),
    "aka_dora": (han(ron("234678p23499s40p", "6p", **RIICHI)), 3, on((*EUROPE, "JPML_A", "TRADITIONAL"), 2)),
    "ura_dora": (
        han(ron(PINFU, "6p", dora_indicators=tiles("1z"), ura_indicators=tiles("8s"), **RIICHI)),
        4,
        {"JPML_A": 2},
    ),
    # the second indicator was turned for a kan
    "kan_dora": (han(ron(PINFU, "6p", dora_indicators=tiles("1z8s"), **RIICHI)), 4, {"JPML_A": 2}),
    "kiriage": (cost(4, 30), 7700, on(("MLEAGUE", "EMA_2025", "WRC"), 8000)),
    "kazoe": (cost(13, 30), 32000, on((*SINGLE, "MLEAGUE"), 24000)),
    "multiple_yakuman": (points(ron(DRAGONS_HONORS, "2z")), 64000, on(SINGLE, 32000)),
    # 30, a concealed triplet of terminals 8, and the pair of a wind that is both South's and the round's
    "double_wind_fu": (fu(ron("999p22z456p34s678s", "5s", round_wind=SOUTH, **RIICHI)), 50, {"MLEAGUE": 40}),
    # three players have no open hand of sequences
    "open_pinfu_fu": (
        lambda rules: None if rules.players == 3 else fu(ron("34m22p678s (567s) (345m)", "5m"))(rules),
        30,
        on(SANMA, None) | {"TRADITIONAL": 20},
    ),
    # 20 and no more, or 22 without pinfu
    "pinfu_tsumo": (fu(tsumo(PINFU, "6p")), 20, {}),
    # 20, a concealed kan of simples 16, a pair of dragons 2, a middle wait 2: 40 without the 2 for tsumo
    "rinshan_fu": (fu(tsumo("46p234s678s55z [8888p]", "5p", rinshan=True)), 50, {}),
    # nothing but the first turn and a dora
    "renhou": (
        points(ron("23446p123789s99s", "5p", first_turn=True, dora_indicators=tiles("1p"))),
        0,
        on(("EMA_2016", "EMA_2025", "JPML_A"), 8000) | {"WRC": 12000},
    ),
    # otherwise a full flush, all simples and a pure double sequence: 8 han
    "ryuuiisou_needs_hatsu": (points(ron("2233444466688s", "8s")), 32000, {"JPML_A": 16000}),
    "honba_points": (cost(1, 30, honba=1), 1300, on(SANMA, 1200)),
    "sanma_tsumo": (lambda rules: classic.pay(5, 30, winner=SOUTH, rules=rules).shares[EAST], 4000, {}),
    "fifth_tile": (fifth_tile, 0, on((*EUROPE, "MLEAGUE", "JPML_A", "TRADITIONAL"), 1)),
    "liability": (
        liability,
        {"daisangen", "daisuushii"},
        on(("MLEAGUE", "JPML_A"), {"daisangen", "daisuushii", "suukantsu"}) | {"TRADITIONAL": set()},
    ),
    # half of two yakuman, or half of one; and the honba
    "liability_scope": (
        deltas_of_west(ron(DRAGONS_HONORS, "2z", **LIABLE)),
        -32300,
        on(("MAHJONG_SOUL", *EUROPE), -16300)
        | on(("MLEAGUE", "JPML_A"), -16000)
        | {"TENHOU_SANMA": -32200, "MAHJONG_SOUL_SANMA": -16200, "TRADITIONAL": 0},
    ),
    "liability_honba": (
        deltas_of_west(ron(DRAGONS, "6s", **LIABLE)),
        -16300,
        on(SANMA, -16200) | on(("MLEAGUE", "JPML_A"), -16000) | {"TRADITIONAL": 0},
    ),
    "multiple_ron": (
        multiple_ron,
        (2, 0),
        on(SANMA, 2)
        | on(("MAHJONG_SOUL", "EMA_2016", "EMA_2025"), (2, 3))
        | on(("WRC", "MLEAGUE", "JPML_A", "TRADITIONAL"), (1, 1)),
    ),
    "nagashi": (
        lambda rules: classic.draw(tenpai=[SOUTH], nagashi=[SOUTH], rules=rules).deltas[SOUTH],
        8000,
        on(SANMA, 6000) | on((*EUROPE, "MLEAGUE", "JPML_A", "TRADITIONAL"), 3000),
    ),
}

#: where a field can't decide anything, since another one leaves it nothing to decide
IDLE = {
    *(("open_pinfu_fu", name) for name in SANMA),  # no chi
    *(("sanma_tsumo", name) for name in PRESETS if name not in SANMA),
    *(("liability_scope", name) for name in SINGLE),  # a hand is one yakuman at most
    ("liability_honba", "TRADITIONAL"),  # nobody is liable
}
EVERY = [(field, name) for field in QUESTIONS for name in PRESETS]


def test_all_presets() -> None:
    """There are ten, all different, and a question for each field."""
    assert len(set(PRESETS)) == 10
    assert len({tuple(map(repr, (getattr(rules, field) for field in QUESTIONS))) for rules in PRESETS.values()}) == 10
    assert set(QUESTIONS) == {attribute.name for attribute in fields(Rules) if attribute.init}
    assert all(set(differing) < set(PRESETS) for _, _, differing in QUESTIONS.values())


@pytest.mark.parametrize(("field", "name"), EVERY)
def test_answer(field: str, name: str) -> None:
    """Each rule set answers the question of each field as its source says."""
    ask, usual, differing = QUESTIONS[field]
    assert ask(PRESETS[name]) == differing.get(name, usual)


@pytest.mark.parametrize(("field", "name"), EVERY)
def test_field_decides(field: str, name: str) -> None:
    """Each field decides: with another value of it the answer is another."""
    ask, rules = QUESTIONS[field][0], PRESETS[name]
    answers = [ask(rules.replace(**{field: other})) for other in others(field, rules)]
    assert any(answer != ask(rules) for answer in answers) != ((field, name) in IDLE)


def others(field: str, rules: Rules) -> list[Any]:
    """Return other values of a field that these rules can take."""
    value = getattr(rules, field)
    if field == "sanma_tsumo" and rules.players == 4:
        return []
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return [other for other in type(value) if other is not value]
    known: dict[str, list[Any]] = {
        "players": [7 - rules.players],
        "values": [{yaku.SUUANKOU_TANKI: YakuValue.yakuman(3)}],
        "double_wind_fu": [6 - rules.double_wind_fu],
        "open_pinfu_fu": [50 - rules.open_pinfu_fu],
        "honba_points": [500],
        "liability": [{"suukantsu"}],
    }
    return known[field]


@pytest.mark.parametrize("name", [name for name in PRESETS if name not in SANMA])
def test_no_split_of_three(name: str) -> None:
    """Four players have no share of a missing player to split."""
    with pytest.raises(RulesError, match="three players to split a tsumo so"):
        PRESETS[name].replace(sanma_tsumo=SanmaTsumo.TWO_TO_ONE)


@pytest.mark.parametrize(
    ("split", "shares"),
    [
        (SanmaTsumo.LOSS, {EAST: 4000, WEST: 2000}),
        (SanmaTsumo.NORTH_BISECTION, {EAST: 5000, WEST: 3000}),
        (SanmaTsumo.TWO_TO_ONE, {EAST: 5400, WEST: 2700}),
    ],
)
def test_split_of_three(split: SanmaTsumo, shares: dict[Wind, int]) -> None:
    """Three players at either platform may choose another split."""
    for name in SANMA:
        rules = PRESETS[name].replace(sanma_tsumo=split)
        assert classic.score(tsumo(PINFU, "6p", nuki=3), rules=rules).payments.shares == shares


def test_three_players_are_four_but_for_that() -> None:
    """The rules for three are those for four with a player less."""
    assert classic.TENHOU.replace(players=3) == classic.TENHOU_SANMA
    assert classic.MAHJONG_SOUL_SANMA.replace(players=4) == classic.MAHJONG_SOUL


def test_tenhou_is_the_default() -> None:
    """Rules without any change are Tenhou's."""
    assert Rules() == classic.TENHOU


def test_double_yakuman() -> None:
    """The usual four are double, and can be merged into any table."""
    assert {row.key for row in classic.DOUBLE_YAKUMAN} == {
        *("kokushi_musou_13", "suuankou_tanki", "junsei_chuuren_poutou", "daisuushii"),
    }
    assert set(classic.DOUBLE_YAKUMAN.values()) == {YakuValue.yakuman(2)}
    assert classic.TENHOU.replace(values=classic.DOUBLE_YAKUMAN).values == classic.MAHJONG_SOUL.values


def test_fifth_tile_goes_to_shanten() -> None:
    """The tenpai rule is one that `shanten` takes as it is."""
    assert {rules.fifth_tile for rules in PRESETS.values()} == {FifthTile.CONCEALED, FifthTile.OWN}


def docstrings() -> dict[str, str]:
    """Return the string below each assignment of the module of rule sets."""
    body = ast.parse(Path(_presets.__file__).read_text(encoding="utf-8")).body
    return {
        statement.target.id: following.value.value
        for statement, following in pairwise(body)
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
        if isinstance(following.value.value, str)
    }


@pytest.mark.parametrize("name", PRESETS)
def test_sources(name: str) -> None:
    """Each rule set tells its source, and names the fields that rest on general knowledge."""
    paragraphs = docstrings()[name].split("\n\n")
    assert [paragraph for paragraph in paragraphs if paragraph.startswith("Source: ")]
    [general] = [paragraph for paragraph in paragraphs if paragraph.startswith("General knowledge: ")]
    named = re.findall("``(.*?)``", general)
    assert named
    assert set(named) <= set(QUESTIONS)
