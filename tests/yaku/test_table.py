"""Value tables: what a memo may stand for, what supersedes what, yakuman, and yaku of one's own."""

from random import Random
from typing import Any

import pytest

from mahjong_calc import Riichi, Tile, Win, Wind, classic, yaku
from mahjong_calc.classic import Rules
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import CATALOGUE, BlockKind, Reading, Yaku, YakuValue, _candidates
from mahjong_calc.yaku._candidates import candidates
from mahjong_calc.yaku._catalogue import BITS
from mahjong_calc.yaku._table import held
from tests.yaku.dealing import random_win
from tests.yaku.wins import ron, tsumo


def _plain(win: Win, seat: Wind) -> list[Win]:
    """Return the same tiles in the plainest circumstances, where wins that look alike to a memo come up most."""
    other = Wind.WEST if seat is not Wind.WEST else Wind.NORTH
    return [
        Win.tsumo(win.hand, win.tile, seat_wind=seat),
        Win.ron(win.hand, win.tile, seat_wind=seat, loser=other, round_wind=Wind.SOUTH),
    ]


@pytest.mark.parametrize(
    ("wins", "seed"), [(700, 11), pytest.param(60_000, 12, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_memos_answer_as_the_predicates_do(wins: int, seed: int) -> None:
    """What stands for a reading in the memos determines every yaku of the catalogue, the local ones included.

    The answers remembered for like readings are those that each predicate gives when asked about the reading itself.
    """
    random = Random(seed)
    for _ in range(wins):
        dealt = random_win(random)
        for win in (dealt, *_plain(dealt, random.choice((Wind.EAST, Wind.SOUTH, Wind.NORTH)))):
            for candidate in candidates(win):
                reading = candidate.reading()
                answers = {predicate for predicate in BITS if predicate(reading, win)}
                remembered = held(candidate, win)
                assert {predicate for predicate, bit in BITS.items() if bit & remembered} == answers, (win, reading)


_SHAPES = {
    _candidates.IIPEIKOU: yaku.IIPEIKOU,
    _candidates.RYANPEIKOU: yaku.RYANPEIKOU,
    _candidates.ISSHOKU_SANJUN: yaku.ISSHOKU_SANJUN,
    _candidates.ISSHOKU_YONJUN: yaku.ISSHOKU_YONJUN,
    _candidates.SANSHOKU_DOUJUN: yaku.SANSHOKU_DOUJUN,
    _candidates.ITTSUU: yaku.ITTSUU,
    _candidates.SANSHOKU_DOUKOU: yaku.SANSHOKU_DOUKOU,
    _candidates.SANRENKOU: yaku.SANRENKOU,
    _candidates.SUURENKOU: yaku.SUURENKOU,
}


def test_shapes_answer_as_the_predicates_do() -> None:
    """What the counters of sequences and triplets tell is what each yaku of them asks, openness apart."""
    random = Random(13)
    for _ in range(1_500):
        win = random_win(random)
        for candidate in candidates(win):
            reading = candidate.reading()
            for bit, row in _SHAPES.items():
                if win.is_closed or row not in (yaku.IIPEIKOU, yaku.RYANPEIKOU):
                    assert bool(candidate.shapes & bit) == row.predicate(reading, win), (row, reading)


def _keys(win: Win, rules: Rules) -> dict[str, int]:
    return {held.key: han for held, han in classic.score(win, rules=rules).yaku}


def test_a_yaku_that_is_not_valued_supersedes_nothing() -> None:
    """Without a value for ryanpeikou the lesser iipeikou stands."""
    win = ron("22334m667788p99s", "4m")
    assert _keys(win, Rules()) == {"pinfu": 1, "ryanpeikou": 3}
    assert _keys(win, Rules().replace(values={yaku.RYANPEIKOU: None})) == {"pinfu": 1, "iipeikou": 1}


def test_a_yaku_without_open_value_supersedes_nothing_in_an_open_hand() -> None:
    """Junchan for closed hands alone leaves chanta to open ones."""
    rules = Rules().replace(values={yaku.JUNCHAN: YakuValue(3)})
    assert _keys(ron("12399m78s (789p) (111p)", "9s"), rules) == {"chanta": 1}
    assert _keys(ron("12399m111789p78s", "9s"), rules) == {"junchan": 3}


@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("1122334455667z", "7z", {"tsuuiisou": 13}),
        ("11m11122233344z", "4z", {"daisuushii": 26}),
        ("1112223334455z", "4z", {"tsuuiisou": 13, "daisuushii": 26}),
        ("1112223334445z", "5z", {"tsuuiisou": 13, "suuankou_tanki": 26, "daisuushii": 26}),
    ],
)
def test_yakuman_add_up(hand: str, tile: str, expected: dict[str, int]) -> None:
    """Different yakuman add up, double ones twice."""
    score = classic.score(ron(hand, tile), rules=Rules().replace(values=classic.DOUBLE_YAKUMAN))
    assert {held.key: han for held, han in score.yaku} == expected
    assert score.yakuman == sum(expected.values()) // 13
    assert score.points == 32_000 * score.yakuman
    assert score.han == 13 * score.yakuman
    assert (score.dora.total, score.fu.total, score.fu.items) == (0, 0, ())
    assert score.limit is classic.Limit.YAKUMAN


@pytest.mark.parametrize(
    ("double", "expected", "points"),
    [
        (True, {"suuankou_tanki": 26, "daisuushii": 0, "tsuuiisou": 0}, 64_000),
        (False, {"suuankou_tanki": 13, "daisuushii": 0, "tsuuiisou": 0}, 32_000),
    ],
)
def test_only_the_greatest_yakuman(double: bool, expected: dict[str, int], points: int) -> None:  # noqa: FBT001
    """Where yakuman don't add up, the greatest (the first of equals) counts, and the others stand with nothing."""
    rules = Rules(multiple_yakuman=False).replace(values=classic.DOUBLE_YAKUMAN if double else {})
    score = classic.score(ron("1112223334445z", "5z"), rules=rules)
    assert {held.key: han for held, han in score.yaku} == expected
    assert (score.points, score.yakuman) == (points, points // 32_000)
    assert score.han == sum(expected.values())


def test_the_double_one_is_greatest() -> None:
    """A double yakuman later in the list counts before a single one."""
    rules = Rules(multiple_yakuman=False).replace(values={yaku.TSUUIISOU: YakuValue.yakuman(2)})
    assert _keys(ron("1112223334455z", "4z"), rules) == {"daisuushii": 0, "tsuuiisou": 26}


def test_a_yakuman_shuts_out_everything_else() -> None:
    """Riichi, dora and ordinary yaku don't count beside a yakuman."""
    win = ron(
        "222444m9p888s333z",
        "9p",
        riichi=Riichi.RIICHI,
        dora_indicators=Tile.parse_all("1m3m"),
        ura_indicators=Tile.parse_all("7s"),
    )
    score = classic.score(win)
    assert [held.key for held, _ in score.yaku] == ["suuankou_tanki"]
    assert (score.dora.total, score.han, score.points) == (0, 13, 32_000)


def test_order_of_yaku() -> None:
    """Yaku are listed in the order of the catalogue, whatever the order of the table."""
    backwards = Rules(values=dict(reversed(list(Rules().values.items()))))
    win = tsumo("22334m667788p88s", "4m", riichi=Riichi.RIICHI, ippatsu=True)
    for rules in (Rules(), backwards):
        listed = [held.key for held, _ in classic.score(win, rules=rules).yaku]
        assert listed == ["riichi", "ippatsu", "menzen_tsumo", "pinfu", "tanyao", "ryanpeikou"]
        assert listed == sorted(listed, key=list(CATALOGUE).index)


# Yaku of one's own


def _is_all_even(reading: Reading, _: Win) -> bool:
    return all(tile.rank % 2 == 0 for tile in reading.tiles)


ALL_EVEN = Yaku("all_even", "zenguu", "全偶", "All Even", _is_all_even, supersedes=["toitoi", "tanyao"])


def test_a_yaku_of_ones_own() -> None:
    """It counts beside others, takes the place of those it supersedes, and asks about each win anew."""
    rules = Rules().replace(values={ALL_EVEN: YakuValue(4, 3)})
    assert _keys(ron("22m88p (444m) (666p) (444s)", "2m"), rules) == {"all_even": 3}
    assert _keys(ron("22m88p (333m) (666p) (444s)", "2m"), rules) == {"tanyao": 1, "toitoi": 2}
    closed = ron("222444m66688p44s", "8p", riichi=Riichi.RIICHI)
    assert _keys(closed, rules) == {"riichi": 1, "sanankou": 2, "all_even": 4}


def test_a_yakuman_of_ones_own() -> None:
    """It shuts out ordinary yaku, and adds up with other yakuman."""
    rules = Rules().replace(values={ALL_EVEN: YakuValue.yakuman(3)})
    assert _keys(ron("22m88p (444m) (666p) (444s)", "2m"), rules) == {"all_even": 39}
    assert _keys(tsumo("222444m66688p44s", "8p"), rules) == {"suuankou": 13, "all_even": 39}


def test_it_decides_between_readings() -> None:
    """The reading that it makes worth most is chosen, though another has more fu."""
    win = ron("11122233m444p99s", "3m")

    def has_sequences(reading: Reading, _: Win) -> bool:
        return any(block.kind is BlockKind.SHUNTSU for block in reading.blocks)

    sequences = Yaku("sequences", "shuntsu", "順子", "Sequences", has_sequences)
    assert not classic.score(win).reading.sequences
    rules = Rules().replace(values={sequences: YakuValue(9)})
    assert len(classic.score(win, rules=rules).reading.sequences) == 3


def test_it_may_take_the_key_of_a_yaku_of_the_catalogue() -> None:
    """A row of the same key replaces that of the table, predicate and all."""

    def is_simple_closed(reading: Reading, win: Win) -> bool:
        return win.is_closed and not any(block.has_yaochu for block in reading.blocks) and not win.is_tsumo

    strict = Yaku("tanyao", "tanyao", "断幺九", "All Simples by Ron", is_simple_closed)
    rules = Rules().replace(values={strict: YakuValue(5)})
    assert len(rules.values) == len(Rules().values)
    assert _keys(ron("23678m234567p88s", "4m"), rules) == {"pinfu": 1, "tanyao": 5}
    assert _keys(tsumo("23678m234567p88s", "4m"), rules) == {"menzen_tsumo": 1, "pinfu": 1}
    with pytest.raises(NoYakuError):
        classic.score(ron("23m234p88s (678m) (555p)", "4m"), rules=rules)


def test_it_keeps_the_place_of_its_key() -> None:
    """A row of one's own stands where the catalogue has its key, one of a new key last."""
    win = ron("23678m234567p88s", "4m", riichi=Riichi.RIICHI)
    always = {key: Yaku(key, "itsumo", "常", "Always", lambda _, __: True) for key in ("riichi", "always")}
    rules = Rules().replace(values={always["always"]: YakuValue(1), always["riichi"]: YakuValue(1)})
    assert list(_keys(win, rules)) == ["riichi", "pinfu", "tanyao", "always"]


@pytest.mark.parametrize(
    ("key", "field", "value"), [("pinfu", "pinfu_tsumo", False), ("ryuuiisou", "ryuuiisou_needs_hatsu", True)]
)
def test_it_excludes_the_field_that_makes_the_usual_one_stricter(key: str, field: str, value: Any) -> None:  # noqa: ANN401
    """Rules can't both bring a pinfu of their own and change the usual one."""
    own = Yaku(key, "itsumo", "常", "Always", lambda _, __: True)
    rules = Rules().replace(values={own: YakuValue(1)})
    with pytest.raises(RulesError, match=key):
        rules.replace(**{field: value})


def test_it_may_borrow_a_predicate_of_the_catalogue() -> None:
    """Two rows that ask the same count twice."""
    twin = Yaku("tanyao_too", "tanyao", "断幺九", "All Simples Too", yaku.TANYAO.predicate)
    rules = Rules().replace(values={twin: YakuValue(2, 2)})
    assert _keys(ron("23m234p88s (678m) (555p)", "4m"), rules) == {"tanyao": 1, "tanyao_too": 2}


def test_it_may_be_the_only_yaku() -> None:
    """A table need hold nothing else, and a win that lacks it has no yaku."""
    rules = Rules(values={ALL_EVEN: YakuValue(1, 1)})
    assert _keys(ron("22m88p (444m) (666p) (444s)", "2m"), rules) == {"all_even": 1}
    assert not classic.can_win(tsumo("234678m234p55s22z", "5s", riichi=Riichi.RIICHI), rules=rules)


def test_an_empty_table() -> None:
    """Where nothing is valued nothing is a win."""
    assert not classic.can_win(tsumo("19m19p19s1234567z", "1m"), rules=Rules(values={}))
