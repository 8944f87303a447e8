"""Scores: the sides of a hand, its readings, dora, payments, and what is refused."""

import copy
import pickle
from typing import Any

import pytest

from mahjong_calc import Hand, Payments, Riichi, Wind, allen
from mahjong_calc.errors import ContradictionError, Fault, NotWinningError, NoYakuError, RulesError
from mahjong_calc.yaku import KOKUSHI_MUSOU, Dora, Wait
from tests.allen.wins import han_of, ron, tsumo

EAST, SOUTH, WEST, NORTH = Wind
NO_DORA = Dora(0, 0, 0, 0)
RIICHI: dict[str, Any] = {"riichi": Riichi.RIICHI}


# The two sides of a hand


def test_four_consecutive_triplets_by_tsumo() -> None:
    """The ordinary side, 21 han with suurenkou, is worth more than suuankou's 16."""
    score = allen.score(tsumo("22333444555p 88p", "2p", **RIICHI))
    assert han_of(score) == {
        "riichi": 1,
        "menzen_tsumo": 1,
        "tanyao": 1,
        "chinitsu": 6,
        "toitoi": 2,
        "sanankou": 2,
        "suurenkou": 8,
    }
    assert (score.han, score.yakuman, score.points) == (21, 0, 42_000)
    assert score.payments.shares == {EAST: 28_000, WEST: 14_000}


def test_yakuman_side_alone() -> None:
    """A yakuman shuts out ordinary yaku and dora where it is worth more."""
    score = allen.score(tsumo("111m 444p 888s 55s 66s", "5s", **RIICHI, dora_indicators="4s"))
    assert han_of(score) == {"suuankou": 16}
    assert (score.dora, score.han, score.yakuman, score.points) == (NO_DORA, 16, 1, 32_000)


def test_daisangen_with_suuankou() -> None:
    """The article's double yakuman by tsumo is worth 64,000, where classic tsumo loss gave it 48,000."""
    score = allen.score(tsumo("555z 666z 77z 444p 11s", "7z"))
    assert han_of(score) == {"suuankou": 16, "daisangen": 16}
    assert (score.han, score.yakuman, score.points) == (32, 2, 64_000)
    assert score.payments.shares == {EAST: 42_000, WEST: 22_000}


def test_triple_yakuman() -> None:
    """Three yakuman are 48 han; by a child's tsumo they are split 64,000 and 32,000."""
    score = allen.score(tsumo("555z 666z 77z 111z 22z", "7z"))
    assert han_of(score) == {"suuankou": 16, "daisangen": 16, "tsuuiisou": 16}
    assert (score.han, score.yakuman, score.points) == (48, 3, 96_000)
    assert score.payments.shares == {EAST: 64_000, WEST: 32_000}


def test_nine_gates_is_one_yakuman() -> None:
    """Chuuren is worth 24 han and is one yakuman; its chinitsu doesn't count beside it."""
    score = allen.score(ron("1112345678999p", "5p"))
    assert (score.han, score.yakuman, score.points) == (24, 1, 48_000)


def test_nine_gates_with_another_yakuman() -> None:
    """Yakuman of 24 and of 16 han add up."""
    score = allen.score(tsumo("1112345678999p", "5p", seat_wind=EAST, first_turn=True))
    assert han_of(score) == {"tenhou": 16, "junsei_chuuren_poutou": 24}
    assert (score.han, score.yakuman, score.points) == (40, 2, 120_000)


def test_ordinary_side_of_nine_gates() -> None:
    """With dora enough the ordinary side of chuuren, chinitsu, is worth more than 24 han."""
    rest: dict[str, Any] = {
        "ippatsu": True,
        "last_tile": True,
        "nuki": 4,
        "dora_indicators": "8p",
        "ura_indicators": "3z",
    }
    score = allen.score(tsumo("1112345678999p", "9p", riichi=Riichi.DOUBLE, **rest))
    # 11 123 456 789 999
    assert han_of(score) == {
        "double_riichi": 2,
        "ippatsu": 1,
        "menzen_tsumo": 1,
        "haitei": 1,
        "ittsuu": 2,
        "chinitsu": 6,
    }
    assert score.dora == Dora(dora=4, ura=4, aka=0, nuki=4)
    assert (score.han, score.yakuman, score.points) == (25, 0, 50_000)
    # a han less, and both sides are worth 24: the yakuman stands
    equal = allen.score(tsumo("1112345678999p", "9p", **RIICHI, **rest))
    assert han_of(equal) == {"junsei_chuuren_poutou": 24}
    assert (equal.dora, equal.han, equal.yakuman) == (NO_DORA, 24, 1)


@pytest.mark.parametrize(("nuki", "ippatsu", "han"), [(3, False, 15), (4, False, 16), (4, True, 17)])
def test_counted_yakuman_is_sixteen_han(nuki: int, han: int, *, ippatsu: bool) -> None:
    """Sixteen ordinary han are worth a yakuman, and fifteen or seventeen a han less or more."""
    win = ron(
        "222p 345p 678p 99p 11p",
        "9p",
        **RIICHI,
        nuki=nuki,
        ippatsu=ippatsu,
        dora_indicators="9p",
        ura_indicators="8p",
    )
    score = allen.score(win)
    assert (score.han, score.yakuman, score.points) == (han, 0, han * 2000)


def test_equal_sides() -> None:
    """Where both sides are worth the same, the yakuman stands."""
    equal = allen.score(tsumo("555z 666z 777z 23p 11p", "1p", **RIICHI, nuki=4))
    assert han_of(equal) == {"daisangen": 16}
    assert (equal.han, equal.yakuman) == (16, 1)
    more = allen.score(tsumo("555z 666z 777z 23p 11p", "1p", **RIICHI, ippatsu=True, nuki=4))
    assert han_of(more) == {
        "riichi": 1,
        "ippatsu": 1,
        "menzen_tsumo": 1,
        "haku": 1,
        "hatsu": 1,
        "chun": 1,
        "chanta": 2,
        "sanankou": 2,
        "honitsu": 3,
    }
    assert (more.han, more.yakuman) == (17, 0)


def test_equal_sides_of_different_readings() -> None:
    """A yakuman stands before an ordinary side of as many han in an earlier reading."""
    hand: dict[str, Any] = {"hand": "11122233p 999s 11m", "tile": "3p", "nuki": 4, "dora_indicators": "8s"}
    # three equal sequences: riichi, tsumo, isshoku sanjun 3, junchan 4 and 7 dora; or four concealed triplets
    equal = allen.score(tsumo(**hand, **RIICHI))
    assert (han_of(equal), equal.han, equal.yakuman) == ({"suuankou": 16}, 16, 1)
    more = allen.score(tsumo(**hand, **RIICHI, ippatsu=True))
    assert han_of(more) == {"riichi": 1, "ippatsu": 1, "menzen_tsumo": 1, "isshoku_sanjun": 3, "junchan": 4}
    assert (more.han, more.yakuman) == (17, 0)


def test_four_kans_on_the_ordinary_side() -> None:
    """As if yakuman did not exist, four kans are sankantsu."""
    score = allen.score(ron("8p [2222p] [3333p] [4444p] (5555p)", "8p"))
    assert han_of(score) == {
        "tanyao": 1,
        "toitoi": 2,
        "sanankou": 2,
        "sankantsu": 2,
        "chinitsu": 5,
        "suurenkou": 8,
    }
    assert (score.han, score.yakuman, score.points) == (20, 0, 40_000)


def test_four_equal_sequences_on_the_ordinary_side() -> None:
    """As if isshoku yonjun did not exist, four equal sequences are isshoku sanjun and ryanpeikou."""
    dora = {"dora_indicators": "1p", "ura_indicators": "1p"}
    score = allen.score(ron("22223333444p 55p", "4p", **RIICHI, **dora, nuki=2))
    assert han_of(score) == {
        "riichi": 1,
        "pinfu": 1,
        "tanyao": 1,
        "ryanpeikou": 3,
        "isshoku_sanjun": 3,
        "chinitsu": 6,
    }
    assert (score.dora, score.han, score.yakuman) == (Dora(4, 4, 0, 2), 25, 0)
    equal = allen.score(ron("22223333444p 55p", "4p", **RIICHI, **dora, nuki=1))
    assert (han_of(equal), equal.han) == ({"isshoku_yonjun": 24}, 24)


def test_dora_alone_makes_no_ordinary_side() -> None:
    """Without the yakuman's value, a hand that holds nothing else is worth nothing, however many dora it has."""
    win = ron("119m 19p 19s 123456z", "7z", nuki=3, dora_indicators="3z")
    assert allen.score(win).han == 16
    with pytest.raises(NoYakuError):
        allen.score(win, rules=allen.Rules().replace(values={KOKUSHI_MUSOU: None}))


# Readings


def test_three_equal_sequences_or_three_triplets() -> None:
    """222333444 is read as what is worth more."""
    # by ron the triplets are two concealed ones: sanrenkou 2 against isshoku sanjun 3 and pinfu 1
    assert han_of(allen.score(ron("22233344p 789s 44z", "4p"))) == {"isshoku_sanjun": 3, "pinfu": 1}
    # by tsumo, no pinfu: sanrenkou 2 and sanankou 2 against isshoku sanjun 3
    by_tsumo = allen.score(tsumo("22233344p 789s 11z", "4p"))
    assert han_of(by_tsumo) == {"menzen_tsumo": 1, "sanrenkou": 2, "sanankou": 2}
    # in an open hand isshoku sanjun is worth 2, as is sanrenkou, which has toitoi beside it
    assert han_of(allen.score(ron("22233344p 44z (999s)", "4p"))) == {"toitoi": 2, "sanrenkou": 2}


def test_first_of_equal_readings() -> None:
    """Of readings worth the same the first in the order of blocks counts: sequences before triplets."""
    # by tsumo with pinfu 1 and isshoku sanjun 3, or sanrenkou 2 and sanankou 2
    score = allen.score(tsumo("22233344p 789s 44z", "4p"))
    assert han_of(score) == {"menzen_tsumo": 1, "isshoku_sanjun": 3, "pinfu": 1}
    assert score.reading.wait is Wait.RYANMEN


def test_reading_with_a_yaku() -> None:
    """A reading without yaku doesn't count, even where it comes first: 12 and 3, before 3 and 45."""
    score = allen.score(ron("12345p 456789s 44z", "3p"))
    assert han_of(score) == {"pinfu": 1}
    assert score.reading.wait is Wait.RYANMEN


# Pinfu


@pytest.mark.parametrize(("pair", "seat", "has_pinfu"), [
    ("44z", SOUTH, True),  # North is a guest wind
    ("33z", SOUTH, True),
    ("22z", SOUTH, False),
    ("11z", SOUTH, False),
    ("22z", WEST, True),
    ("33z", WEST, False),
    ("55z", SOUTH, False),
    ("99m", SOUTH, True),
])  # fmt: skip
def test_pinfu_pairs(pair: str, seat: Wind, *, has_pinfu: bool) -> None:
    """Pinfu is the usual one: its pair is a guest wind or a number."""
    score = allen.score(tsumo(f"23p 456p 456789s {pair}", "1p", seat_wind=seat))
    assert ("pinfu" in han_of(score)) is has_pinfu


def test_north_triplet_is_no_yaku() -> None:
    """A triplet of North holds no yaku."""
    with pytest.raises(NoYakuError):
        allen.score(ron("234p 456789s 11s 44z", "4z"))


def test_sequences_alone_are_no_pinfu() -> None:
    """Four sequences with a middle wait hold nothing, as the early form of the rules had it."""
    with pytest.raises(NoYakuError):
        allen.score(ron("13p 456p 456789s 44z", "2p"))


# Dora


def test_dora_of_each_kind() -> None:
    """Dora, ura dora, red fives and North set aside are counted as in classic games."""
    win = ron(
        "340p 40s 789s 99m 444z",
        "6s",
        **RIICHI,
        nuki=1,
        dora_indicators="1m",
        ura_indicators="3z",
    )
    score = allen.score(win)
    assert han_of(score) == {"riichi": 1}
    # 1m points at 9m; the ura indicator at North: three in the hand, and the one set aside once more
    assert score.dora == Dora(dora=2, ura=4, aka=2, nuki=1)
    assert (score.han, score.points) == (10, 20_000)
    assert allen.score(win, rules=allen.Rules(aka_dora=False)).han == 8


def test_winning_red_five() -> None:
    """A red five that wins counts."""
    assert allen.score(ron("34p 456789s 99m 444z", "0p", **RIICHI)).dora == Dora(0, 0, 1, 0)


def test_kan_dora() -> None:
    """Kans turn no indicator: a second dora indicator is refused, and so no win has a second ura indicator."""
    with pytest.raises(RulesError, match="expected at most one dora indicator, got 2 dora indicators"):
        allen.score(tsumo("234p 456s 99s 44z [1111s]", "4z", dora_indicators="1p 2p"))
    with pytest.raises(ContradictionError) as caught:
        tsumo("234p 456s 99s 44z [1111s]", "4z", **RIICHI, dora_indicators="1p", ura_indicators="1p 2p")
    assert caught.value.faults == (Fault.MORE_URA_THAN_DORA,)


# Payments


def test_honba_and_sticks() -> None:
    """Honba are 1,000 each before the split, riichi sticks 1,000 each to the winner."""
    score = allen.score(tsumo("234p 456789s 11s 44z", "4z", **RIICHI, honba=3, riichi_sticks=2))
    assert score.points == 4000
    assert score.payments == Payments(SOUTH, {EAST: 4000, WEST: 3000}, sticks=2000, players=3)
    assert score.payments.total == 9000
    assert score.payments.deltas == {EAST: -4000, SOUTH: 9000, WEST: -3000}


def test_ron_by_the_dealer() -> None:
    """The loser alone pays for a ron, the dealer's too."""
    score = allen.score(ron("234p 456789s 11s 44z", "4z", seat_wind=EAST, loser=SOUTH, **RIICHI, honba=1))
    assert (score.points, score.payments.shares) == (3000, {SOUTH: 4000})
    assert score.payments.deltas == {EAST: 4000, SOUTH: -4000, WEST: 0}


def test_liable_seats_owe_nothing() -> None:
    """The rules know no liability, so a liable seat pays what it would pay anyway."""
    free = tsumo("56p 11s (555z) (666z) (777z)", "7p")
    liable = tsumo("56p 11s (555z) (666z) (777z)", "7p", liable={"daisangen": WEST})
    assert allen.score(liable).payments == allen.score(free).payments


# What is refused


def test_chi() -> None:
    """A chi is refused."""
    with pytest.raises(RulesError, match=r"expected no chi with three players, got the chi \(345s\)"):
        allen.score(ron("234p 789s 66s 55z (345s)", "5z"))


@pytest.mark.parametrize(
    ("hand", "tile", "indicators"),
    [("234m 456789s 11s 44z", "4z", ""), ("456789s 11s 44z (555m)", "4z", ""), ("234p 456789s 11s 44z", "4z", "5m")],
)
def test_tiles_that_three_players_lack(hand: str, tile: str, indicators: str) -> None:
    """A tile from 2m to 8m is refused in the hand, in a meld and as an indicator."""
    with pytest.raises(RulesError, match=r"expected the tiles of three players, without 2m to 8m, got [25]m"):
        allen.score(ron(hand, tile, dora_indicators=indicators))


def test_winning_tile_that_three_players_lack() -> None:
    """A winning tile from 2m to 8m is refused."""
    with pytest.raises(RulesError, match="without 2m to 8m, got 5m"):
        allen.score(ron("234p 456789s 111s 5m", "5m"))


def test_north_seat() -> None:
    """There is no North seat, for the winner, the loser or whoever is liable."""
    with pytest.raises(RulesError, match=r"expected a seat of three players.*got seat_wind=Wind\.NORTH"):
        allen.score(ron("234p 456789s 11s 44z", "4z", seat_wind=NORTH))
    with pytest.raises(RulesError, match=r"expected a seat of three players.*got loser=Wind\.NORTH"):
        allen.score(ron("234p 456789s 11s 44z", "4z", loser=NORTH))
    with pytest.raises(RulesError, match=r"expected a seat of three players.*got liable\['daisangen'\]=Wind\.NORTH"):
        allen.score(ron("11p 44z (555z) (666z) (777z)", "4z", liable={"daisangen": NORTH}))


def test_no_yaku() -> None:
    """Dora alone is no yaku."""
    with pytest.raises(NoYakuError, match=r"a yaku; dora alone is none, got '234p11456789s44z' and 4z"):
        allen.score(ron("234p 456789s 11s 44z", "4z", nuki=1))


def test_renhou_is_no_yaku() -> None:
    """A ron in the first turn is worth nothing of its own."""
    with pytest.raises(NoYakuError):
        allen.score(ron("234p 456789s 11s 44z", "4z", first_turn=True))


def test_no_complete_hand() -> None:
    """Tiles that form no complete hand are refused."""
    with pytest.raises(NotWinningError, match="'234p456789s1144z' and 5z"):
        allen.score(ron("234p 456789s 11z 44z", "5z"))


def test_contradictions() -> None:
    """What contradicts itself is told before any rule set sees it."""
    with pytest.raises(ContradictionError) as caught:
        ron("234p 456s 99s 44z (888p)", "4z", **RIICHI, loser=SOUTH)
    assert caught.value.faults == (Fault.RIICHI_WITH_OPEN_MELD, Fault.LOSER_IS_WINNER)


def test_types() -> None:
    """Wrong Python types are named."""
    win = ron("234p 456789s 11s 44z", "4z", **RIICHI)
    with pytest.raises(TypeError, match="win must be a Win"):
        allen.score(Hand.parse("123p"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="rules must be a Rules"):
        allen.score(win, rules="allen")  # type: ignore[arg-type]


# Results


def test_score_is_a_value() -> None:
    """A score hashes, pickles and copies."""
    win = tsumo("22333444555p 88p", "2p", **RIICHI)
    score = allen.score(win)
    assert score == allen.score(win)
    assert hash(score) == hash(allen.score(win))
    assert pickle.loads(pickle.dumps(score)) == score  # noqa: S301
    assert copy.deepcopy(score) == score
    assert score.win is win
