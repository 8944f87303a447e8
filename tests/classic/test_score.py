"""Scores of chosen wins: the best reading, every field of the rules that bears on one win, and what is refused."""

from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, yaku
from mahjong_calc.classic import Limit, Renhou, Rules, Score, can_win, score
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import Wait, YakuValue
from tests.yaku.wins import ron, tsumo


def _keys(result: Score) -> dict[str, int]:
    return {held.key: han for held, han in result.yaku}


def _worth(result: Score) -> tuple[int, int, int]:
    return result.han, result.fu.total, result.points


# The best reading


def test_pinfu_against_tanki() -> None:
    """Of a two-sided wait and a wait on the pair, the one with more han is chosen, not the one with more fu."""
    result = score(ron("111222333m7899p", "9p"))
    assert _keys(result) == {"pinfu": 1, "iipeikou": 1, "junchan": 3}
    assert (result.reading.wait, _worth(result)) == (Wait.RYANMEN, (5, 30, 8000))


def test_fu_decide_where_han_are_equal() -> None:
    """A middle wait is worth more than a two-sided one that brings no pinfu."""
    result = score(ron("12334m567p11777z", "2m"))
    assert (result.reading.wait, _worth(result)) == (Wait.KANCHAN, (1, 50, 1600))


def test_ryanpeikou_against_seven_pairs() -> None:
    """Two pairs of equal sequences are ryanpeikou, though they are seven pairs too."""
    result = score(ron("223344m667788p9s", "9s"))
    assert _keys(result) == {"ryanpeikou": 3}
    assert _worth(result) == (3, 40, 5200)


def test_seven_pairs_where_ryanpeikou_is_no_yaku() -> None:
    """Without a value for ryanpeikou seven pairs are worth more than iipeikou."""
    rules = Rules().replace(values={yaku.RYANPEIKOU: None})
    result = score(ron("223344m667788p9s", "9s"), rules=rules)
    assert (_keys(result), result.fu.total) == ({"chiitoitsu": 2}, 25)


def test_nobetan() -> None:
    """Either end of four in a row is a wait on the pair, so never pinfu."""
    for tile in ("3m", "6m"):
        result = score(ron("3456m234p234678s", tile, riichi=Riichi.RIICHI))
        assert result.reading.wait is Wait.TANKI
        assert _keys(result).keys() & {"pinfu"} == set()


def test_three_equal_sequences_against_three_triplets() -> None:
    """By tsumo three concealed triplets win, by ron the sequences with pinfu."""
    drawn = score(tsumo("22233344m456p99s", "4m"))
    assert _keys(drawn) == {"menzen_tsumo": 1, "sanankou": 2}
    assert _worth(drawn) == (3, 40, 5200)
    called = score(ron("22233344m456p99s", "4m"))
    assert _keys(called) == {"pinfu": 1, "iipeikou": 1}
    assert _worth(called) == (2, 30, 2000)


def test_shanpon_ron_is_no_concealed_triplet() -> None:
    """The triplet that a ron completes is open: three concealed ones are two, and four are three."""
    with pytest.raises(NoYakuError):
        score(ron("22444m666p67899s", "2m"))
    assert _keys(score(tsumo("22444m666p67899s", "2m"))) == {"menzen_tsumo": 1, "sanankou": 2}
    assert _keys(score(ron("222444m99p888s33z", "9p"))) == {"toitoi": 2, "sanankou": 2}
    assert _keys(score(tsumo("222444m99p888s33z", "9p"))) == {"suuankou": 13}


def test_a_ron_that_a_sequence_can_take_leaves_the_triplet_concealed() -> None:
    """Where the tile can complete a sequence as well, the triplet of its kind stays concealed."""
    result = score(ron("13222m555p88866s", "2m"))
    assert _keys(result) == {"sanankou": 2}
    assert result.reading.wait is Wait.KANCHAN


def test_a_called_block_that_holds_the_winning_kind() -> None:
    """A called 123 can't take the winning 1; the triplet that it might complete is open, 28 fu, so a tanki has more."""
    result = score(ron("1123444m555p (123m)", "1m", last_tile=True))
    assert _worth(result) == (1, 30, 1000)
    assert (result.reading.wait, result.fu.unrounded) == (Wait.TANKI, 20 + 4 + 4 + 2)


def test_a_reading_without_yaku_is_none() -> None:
    """Of a reading with more fu that holds no yaku nothing is counted, dora notwithstanding."""
    win = ron("22233344m456p99s", "4m", dora_indicators=Tile.parse_all("1m2m3m8s"))
    rules = Rules(values={yaku.SANANKOU: YakuValue(2, 2), yaku.IIPEIKOU: YakuValue(1)})
    result = score(win, rules=rules)
    assert _keys(result) == {"iipeikou": 1}
    assert len(result.reading.sequences) == 4


@pytest.mark.parametrize(
    ("win", "blocks", "wait"),
    [
        pytest.param(ron("12334m567p11777z", "2m"), "1m 2m 5p 1z 7z", Wait.KANCHAN, id="points"),
        pytest.param(ron("111222333m7899p", "9p"), "1m 1m 1m 7p 9p", Wait.RYANMEN, id="han, both being a mangan"),
        pytest.param(
            ron("12334m567p11777z", "2m", riichi=Riichi.RIICHI, dora_indicators=Tile.parse_all("6z")),
            "1m 2m 5p 1z 7z",
            Wait.KANCHAN,
            id="fu, both being a mangan of 5 han",
        ),
        pytest.param(ron("2234m567p678s777z", "2m"), "2m 2m 5p 6s 7z", Wait.TANKI, id="unrounded fu, 40 after 38"),
        pytest.param(ron("2233445566778p", "5p"), "2p 2p 5p 5p 6p", Wait.RYANMEN, id="the first, 234 before 345"),
        pytest.param(
            tsumo("2234m111222333p", "2m", first_turn=True), "2m 2m 1p 1p 1p", Wait.RYANMEN, id="the first of all"
        ),
    ],
)
def test_order_of_readings(win: Win, blocks: str, wait: Wait) -> None:
    """The reading of most points, han, fu and unrounded fu is chosen, and the first among equals."""
    reading = score(win).reading
    assert (" ".join(str(block.tile) for block in reading.blocks), reading.wait) == (blocks, wait)


# What the rules decide


def _first_turn(hand: str, tile: str, **circumstances: Any) -> Win:  # noqa: ANN401 -- all sorts
    return ron(hand, tile, first_turn=True, **circumstances)


RED = ron("067m22p34s (055p) (777s)", "0s")
KAZOE = tsumo("2233445566778m", "8m", riichi=Riichi.RIICHI)


@pytest.mark.parametrize(
    ("field", "value", "win", "usual", "changed"),
    [
        ("aka_dora", False, RED, (4, 30, 7700), (1, 30, 1000)),
        (
            "ura_dora",
            False,
            ron(
                "234678m234p55s22z",
                "5s",
                riichi=Riichi.RIICHI,
                dora_indicators=Tile.parse_all("9s"),
                ura_indicators=Tile.parse_all("1m"),
            ),
            (2, 40, 2600),
            (1, 40, 1300),
        ),
        (
            "kan_dora",
            False,
            ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI, dora_indicators=Tile.parse_all("9s1m")),
            (2, 40, 2600),
            (1, 40, 1300),
        ),
        ("kiriage", True, RED, (4, 30, 7700), (4, 30, 8000)),
        (
            "kiriage",
            True,
            ron("78m55s (2222p) (999+9s) [3333m]", "9m", dora_indicators=Tile.parse_all("6m")),
            (3, 60, 7700),
            (3, 60, 8000),
        ),
        ("kazoe", False, KAZOE, (13, 20, 32_000), (13, 20, 24_000)),
        ("multiple_yakuman", False, ron("1112223334455z", "4z"), (26, 0, 64_000), (13, 0, 32_000)),
        (
            "double_wind_fu",
            2,
            ron("23m111p22z (678m) (345s)", "4m", last_tile=True, round_wind=Wind.SOUTH),
            (1, 40, 1300),
            (1, 30, 1000),
        ),
        ("open_pinfu_fu", 20, ron("34m22p567s (678s) (345m)", "5m"), (1, 30, 1000), (1, 20, 700)),
        ("pinfu_tsumo", False, tsumo("23678m345p34599s", "4m"), (2, 20, 1500), (1, 30, 1100)),
        ("rinshan_fu", False, tsumo("444m67p22678s [3333s]", "8p", rinshan=True), (3, 50, 6400), (3, 40, 5200)),
        ("ryuuiisou_needs_hatsu", True, ron("2223344466688s", "3s"), (13, 0, 32_000), (11, 50, 24_000)),
        ("ryuuiisou_needs_hatsu", True, ron("22334666888s66z", "4s"), (13, 0, 32_000), (13, 0, 32_000)),
        ("renhou", Renhou.MANGAN, _first_turn("1133m5577p2299s4z", "4z"), (2, 25, 1600), (5, 25, 8000)),
        ("renhou", Renhou.MANGAN_ADDED, _first_turn("1133m5577p2299s4z", "4z"), (2, 25, 1600), (7, 25, 12_000)),
        ("renhou", Renhou.YAKUMAN, _first_turn("1133m5577p2299s4z", "4z"), (2, 25, 1600), (13, 0, 32_000)),
    ],
)
def test_fields_of_the_rules(
    field: str,
    value: Any,  # noqa: ANN401 (any field's)
    win: Win,
    usual: tuple[int, int, int],
    changed: tuple[int, int, int],
) -> None:
    """Each field decides what a win is worth: han, fu and points with the usual rules, and with the field changed."""
    assert _worth(score(win)) == usual
    assert _worth(score(win, rules=Rules().replace(**{field: value}))) == changed


def test_kuitan() -> None:
    """Without kuitan an open tanyao is no yaku; a closed one stays."""
    rules = Rules(kuitan=False)
    opened = ron("23m234p88s (678m) (555p)", "4m")
    assert (can_win(opened), can_win(opened, rules=rules)) == (True, False)
    assert _keys(score(ron("23m234678p88s [5555p]", "4m"), rules=rules)) == {"tanyao": 1}


def test_kuitan_leaves_a_yakuman_alone() -> None:
    """It takes the open value away; a yakuman has none, and an open value alone leaves nothing."""
    rules = Rules(kuitan=False).replace(values={yaku.TANYAO: YakuValue.yakuman()})
    assert _keys(score(ron("23678m234567p88s", "4m"), rules=rules)) == {"tanyao": 13}
    with pytest.raises(RulesError):
        Rules(kuitan=False).replace(values={yaku.TANYAO: YakuValue(0, 1)})


def test_kuitan_where_tanyao_is_no_yaku() -> None:
    """A table without tanyao, pinfu or ryuuiisou leaves nothing for the fields to change."""
    rows = {yaku.TANYAO: None, yaku.PINFU: None, yaku.RYUUIISOU: None}
    rules = Rules(kuitan=False, pinfu_tsumo=False, ryuuiisou_needs_hatsu=True).replace(values=rows)
    assert not can_win(ron("23678m234567p88s", "4m"), rules=rules)


def test_kazoe_limit() -> None:
    """Thirteen han are a counted yakuman, or the top of what is counted; neither is a yakuman."""
    counted, capped = score(KAZOE), score(KAZOE, rules=Rules(kazoe=False))
    assert (counted.limit, counted.yakuman) == (Limit.YAKUMAN, 0)
    assert (capped.limit, capped.yakuman) == (Limit.SANBAIMAN, 0)
    assert _keys(counted) == _keys(capped)


def test_honba_points() -> None:
    """A honba is 100 from each payer, or what the rules say; a ron pays it for all."""
    called, drawn = ron("34m22p567s (678s) (345m)", "5m", honba=2), tsumo("34m22p567s (678s) (345m)", "5m", honba=2)
    assert dict(score(called).payments.shares) == {Wind.WEST: 1000 + 600}
    rules = Rules(honba_points=500)
    assert dict(score(called, rules=rules).payments.shares) == {Wind.WEST: 1000 + 3000}
    assert dict(score(drawn, rules=rules).payments.shares) == {Wind.EAST: 1500, Wind.WEST: 1300, Wind.NORTH: 1300}
    assert score(called, rules=rules).points == 1000


# Renhou


def test_renhou_counts_nowhere_by_itself() -> None:
    """Without a rule for it a ron in the first turn is no yaku, and no contradiction."""
    win = _first_turn("234678m234p55s22z", "5s")
    assert not can_win(win)
    for rules in (Rules(renhou=Renhou.MANGAN), Rules(renhou=Renhou.MANGAN_ADDED), Rules(renhou=Renhou.YAKUMAN)):
        assert can_win(win, rules=rules)
        assert not can_win(ron("234678m234p55s22z", "5s"), rules=rules)
        assert _keys(score(tsumo("234678m234p55s22z", "5s", first_turn=True), rules=rules)) == {"chiihou": 13}


def test_renhou_as_a_mangan_stands_alone() -> None:
    """It is five han without dora and other yaku; the hand without it counts only where it is worth more."""
    rules = Rules(renhou=Renhou.MANGAN)
    some_dora = {"dora_indicators": Tile.parse_all("4s1z")}
    alone = score(_first_turn("234678m234p55s22z", "5s", **some_dora), rules=rules)
    assert (_keys(alone), alone.dora.total, alone.limit, alone.points) == ({"renhou": 5}, 0, Limit.MANGAN, 8000)
    less = score(_first_turn("22334m678p11199s", "4m"), rules=rules)
    assert _keys(less) == {"renhou": 5}
    equal = score(_first_turn("111222333m7899p", "9p"), rules=rules)
    assert _keys(equal) == {"renhou": 5}
    more = score(_first_turn("1112224447899m", "6m"), rules=rules)
    assert (_keys(more), more.points) == ({"sanankou": 2, "chinitsu": 6}, 16_000)
    yakuman = score(_first_turn("1122334455667z", "7z"), rules=rules)
    assert _keys(yakuman) == {"tsuuiisou": 13}


def test_renhou_as_a_mangan_beside_others() -> None:
    """It is five han more."""
    rules = Rules(renhou=Renhou.MANGAN_ADDED)
    some_dora = {"dora_indicators": Tile.parse_all("4s")}
    result = score(_first_turn("234678m234p55s22z", "5s", **some_dora), rules=rules)
    assert (_keys(result), result.han, result.points) == ({"renhou": 5}, 8, 16_000)
    yakuman = score(_first_turn("1122334455667z", "7z"), rules=rules)
    assert _keys(yakuman) == {"tsuuiisou": 13}


def test_renhou_as_a_yakuman() -> None:
    """It adds up with other yakuman, or doesn't."""
    rules = Rules(renhou=Renhou.YAKUMAN)
    win = _first_turn("1122334455667z", "7z")
    assert _keys(score(win, rules=rules)) == {"renhou": 13, "tsuuiisou": 13}
    assert _keys(score(win, rules=rules.replace(multiple_yakuman=False))) == {"renhou": 13, "tsuuiisou": 0}


def test_renhou_is_worth_one_thing() -> None:
    """A value in the table and a rule for renhou at once make no sense."""
    for renhou in (Renhou.MANGAN, Renhou.MANGAN_ADDED, Renhou.YAKUMAN):
        with pytest.raises(RulesError, match="renhou"):
            Rules(renhou=renhou).replace(values={yaku.RENHOU: YakuValue(4)})


def test_hands_with_the_winning_tile_in_them() -> None:
    """A hand may hold the winning tile already."""
    whole = Win.ron(Hand.parse("111222333m78999p"), Tile.parse("9p"), seat_wind=Wind.SOUTH, loser=Wind.WEST)
    assert score(whole) == score(ron("111222333m7899p", "9p"))
