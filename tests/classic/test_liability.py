"""Liability (pao): who pays for a yakuman that a discard made certain."""

from typing import Any, Unpack

import pytest

from mahjong_calc import Hand, Tile, Win, Wind, classic, yaku
from mahjong_calc._win import Circumstances
from mahjong_calc.classic import LiabilityHonba, LiabilityScope, Renhou, Rules, SanmaTsumo, Score
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import YakuValue

EAST, SOUTH, WEST, NORTH = Wind
YAKUMAN, HAND = LiabilityScope
LIABLE, DISCARDER = LiabilityHonba

#: the big three dragons; with all honors too; the big four winds with all honors; three dragons and four kans
DRAGONS = ("11m456p (555z) (666z) (777z)", "6p")
DRAGONS_HONORS = ("11z44z (555z) (666z) (777z)", "4z")
WINDS_HONORS = ("7z (111z) (222z) (333z) (444z)", "7z")
DRAGONS_KANS = ("1m (5555z) (6666z) (7777z) (9999p)", "1m")


def score(
    hand: tuple[str, str],
    owed: dict[str, Wind],
    *,
    rules: Rules = classic.TENHOU,
    seat_wind: Wind = SOUTH,
    **circumstances: Unpack[Circumstances],
) -> Score:
    """Score a win, by ron where there is a *loser*."""
    win = Win.tsumo if circumstances.get("loser") is None else Win.ron
    circumstances["liable"] = owed
    won = win(Hand.parse(hand[0]), Tile.parse(hand[1]), seat_wind=seat_wind, **circumstances)
    return classic.score(won, rules=rules)


def deltas(
    hand: tuple[str, str],
    owed: dict[str, Wind],
    *,
    rules: Rules = classic.TENHOU,
    seat_wind: Wind = SOUTH,
    **circumstances: Unpack[Circumstances],
) -> tuple[int, ...]:
    """Return the changes of East, South, West and North."""
    found = score(hand, owed, rules=rules, seat_wind=seat_wind, **circumstances)
    return tuple(found.payments.deltas.values())


SCOPED = {scope: classic.TENHOU.replace(liability_scope=scope) for scope in LiabilityScope}
BY_DISCARDER = {scope: rules.replace(liability_honba=DISCARDER) for scope, rules in SCOPED.items()}
both_scopes = pytest.mark.parametrize("scope", LiabilityScope)


@both_scopes
def test_tsumo(scope: LiabilityScope) -> None:
    """By tsumo the liable player pays the whole yakuman, honba and all; the others nothing."""
    found = score(DRAGONS, {"daisangen": WEST}, rules=SCOPED[scope], honba=2, riichi_sticks=1)
    assert found.payments.shares == {WEST: 32000 + 600}
    assert found.payments.deltas == {EAST: 0, SOUTH: 33600, WEST: -32600, NORTH: 0}
    assert found.points == 32000


@both_scopes
def test_tsumo_of_the_dealer(scope: LiabilityScope) -> None:
    """A dealer's yakuman is worth half as much again."""
    assert deltas(DRAGONS, {"daisangen": NORTH}, rules=SCOPED[scope], seat_wind=EAST) == (48000, 0, 0, -48000)


@both_scopes
def test_ron_from_another(scope: LiabilityScope) -> None:
    """By ron the discarder and the liable player pay half each; the latter the honba, by Tenhou's rules."""
    found = score(DRAGONS, {"daisangen": WEST}, rules=SCOPED[scope], loser=EAST, honba=2)
    assert found.payments.shares == {WEST: 16600, EAST: 16000}
    assert found.points == 32000


@both_scopes
def test_ron_from_the_liable_player(scope: LiabilityScope) -> None:
    """A liable player who discards the winning tile pays all."""
    assert deltas(DRAGONS, {"daisangen": WEST}, rules=SCOPED[scope], loser=WEST, honba=1) == (0, 32300, -32300, 0)


def test_honba_of_the_discarder() -> None:
    """Where the rules say so, the discarder pays the honba."""
    found = deltas(DRAGONS, {"daisangen": WEST}, rules=BY_DISCARDER[YAKUMAN], loser=EAST, honba=6)
    assert found == (-17800, 33800, -16000, 0)
    assert deltas(DRAGONS, {"daisangen": WEST}, loser=EAST, honba=6) == (-16000, 33800, -17800, 0)


@pytest.mark.parametrize(
    ("rules", "loser", "expected"),
    [
        # by tsumo: the yakuman in question, and of the other one the usual share; or everything
        (SCOPED[YAKUMAN], None, (-16000, 64300, -40300, -8000)),
        (BY_DISCARDER[YAKUMAN], None, (-16100, 64300, -40100, -8100)),
        (SCOPED[HAND], None, (0, 64300, -64300, 0)),
        (BY_DISCARDER[HAND], None, (0, 64300, -64300, 0)),
        # by ron: half of the yakuman in question, or half of everything
        (SCOPED[YAKUMAN], EAST, (-48000, 64300, -16300, 0)),
        (BY_DISCARDER[YAKUMAN], EAST, (-48300, 64300, -16000, 0)),
        (SCOPED[HAND], EAST, (-32000, 64300, -32300, 0)),
        (BY_DISCARDER[HAND], EAST, (-32300, 64300, -32000, 0)),
        (SCOPED[YAKUMAN], WEST, (0, 64300, -64300, 0)),
        (SCOPED[HAND], WEST, (0, 64300, -64300, 0)),
    ],
)
def test_two_yakuman(rules: Rules, loser: Wind | None, expected: tuple[int, ...]) -> None:
    """Of two yakuman the liable player owes the one in question, or the whole hand."""
    assert deltas(DRAGONS_HONORS, {"daisangen": WEST}, rules=rules, honba=1, loser=loser) == expected


def test_liable_dealer() -> None:
    """A dealer who is liable pays a dealer's share of what is paid as usual."""
    assert deltas(DRAGONS_HONORS, {"daisangen": EAST}, rules=SCOPED[YAKUMAN]) == (-48000, 64000, -8000, -8000)


def test_double_yakuman() -> None:
    """A double yakuman is owed doubly."""
    rules = SCOPED[YAKUMAN].replace(values=classic.DOUBLE_YAKUMAN)
    assert deltas(WINDS_HONORS, {"daisuushii": WEST}, rules=rules) == (-16000, 96000, -72000, -8000)
    assert deltas(WINDS_HONORS, {"daisuushii": WEST}, rules=rules, loser=EAST) == (-64000, 96000, -32000, 0)


def test_yakuman_that_do_not_add_up() -> None:
    """Where yakuman don't add up, the one that counts is owed, and nothing else is there to pay."""
    rules = SCOPED[YAKUMAN].replace(multiple_yakuman=False)
    assert deltas(WINDS_HONORS, {"daisuushii": WEST}, rules=rules) == (0, 32000, -32000, 0)


def test_yakuman_that_does_not_count() -> None:
    """A yakuman that stands beside another without counting is owed all the same: the hand is worth it."""
    rules = SCOPED[YAKUMAN].replace(multiple_yakuman=False, liability={"suukantsu"})
    found = score(DRAGONS_KANS, {"suukantsu": WEST}, rules=rules, loser=EAST)
    assert [(row.key, han) for row, han in found.yaku] == [("daisangen", 13), ("suukantsu", 0)]
    assert found.payments.shares == {WEST: 16000, EAST: 16000}
    told = ["  West is liable for suukantsu (Four Kans)", "  West: 16,000", "  East: 16,000"]
    assert found.explain().splitlines()[-4:-1] == told


KANS: dict[str, Any] = {"liability": {"daisangen", "daisuushii", "suukantsu"}}
TWO_LIABLE = {"daisangen": WEST, "suukantsu": NORTH}


@pytest.mark.parametrize("rules", [SCOPED[YAKUMAN].replace(**KANS), SCOPED[HAND].replace(**KANS)])
def test_two_liable_players(rules: Rules) -> None:
    """Two players liable for two yakuman owe one each; the first in the order of the yaku pays the honba."""
    assert deltas(DRAGONS_KANS, TWO_LIABLE, rules=rules, honba=1) == (0, 64300, -32300, -32000)
    assert deltas(DRAGONS_KANS, TWO_LIABLE, rules=rules, loser=EAST) == (-32000, 64000, -16000, -16000)
    assert deltas(DRAGONS_KANS, TWO_LIABLE, rules=rules, loser=NORTH) == (0, 64000, -16000, -48000)


def test_two_liable_players_and_a_third_yakuman() -> None:
    """What is left under the whole-hand rule falls on the first of them."""
    hand = ("1z (5555z) (6666z) (7777z) (4444z)", "1z")
    whole, part = (SCOPED[scope].replace(**KANS) for scope in (HAND, YAKUMAN))
    assert deltas(hand, TWO_LIABLE, rules=whole) == (0, 96000, -64000, -32000)
    assert deltas(hand, TWO_LIABLE, rules=part) == (-16000, 96000, -40000, -40000)


def test_two_yakuman_of_one_liable_player() -> None:
    """One player may owe both."""
    liable = dict.fromkeys(TWO_LIABLE, WEST)
    assert deltas(DRAGONS_KANS, liable, rules=SCOPED[YAKUMAN].replace(**KANS)) == (0, 64000, -64000, 0)


def test_two_liable_players_of_one_yakuman_worth() -> None:
    """Where yakuman don't add up, the first of the two owes what the hand is worth, and the second nothing."""
    rules = SCOPED[YAKUMAN].replace(multiple_yakuman=False, **KANS)
    assert deltas(DRAGONS_KANS, TWO_LIABLE, rules=rules) == (0, 32000, -32000, 0)


def test_three_players() -> None:
    """The liable player pays what a ron costs, though three players would lose a part of a tsumo."""
    rules = classic.TENHOU_SANMA
    found = score(DRAGONS, {"daisangen": WEST}, rules=rules, honba=1)
    assert found.payments.deltas == {EAST: 0, SOUTH: 32200, WEST: -32200}
    assert found.points == 32000
    assert score(DRAGONS, {}, rules=rules, honba=1).points == 24000


def test_three_players_and_the_rest_of_a_hand() -> None:
    """What isn't owed is split as the rules split a tsumo."""
    rules = classic.MAHJONG_SOUL_SANMA
    liable = {"daisangen": WEST}
    assert deltas(DRAGONS_HONORS, liable, rules=rules) == (-16000, 64000 - 8000, -40000)
    bisection = rules.replace(sanma_tsumo=SanmaTsumo.NORTH_BISECTION)
    assert deltas(DRAGONS_HONORS, liable, rules=bisection) == (-20000, 64000, -44000)


@pytest.mark.parametrize(
    ("liable", "changes"),
    [
        ({"tsuuiisou": WEST}, {}),  # a yakuman that nobody can be liable for
        ({"suukantsu": WEST}, {}),
        ({"daisuushii": WEST}, {}),  # one that the hand doesn't hold
        ({"kaminari": WEST}, {}),  # none that there is
        ({"daisangen": WEST}, {"liability": ()}),
        ({"renhou": WEST}, {"liability": {"renhou"}, "renhou": Renhou.YAKUMAN}),
    ],
)
def test_passed_over(liable: dict[str, Wind], changes: dict[str, Any]) -> None:
    """What the rules don't know or the hand doesn't hold makes nobody liable."""
    rules = classic.TENHOU.replace(**changes)
    assert deltas(DRAGONS_HONORS, liable, rules=rules) == (-32000, 64000, -16000, -16000)


def test_renhou_as_a_yakuman() -> None:
    """Nobody is liable for a yakuman that isn't one of the table."""
    rules = classic.TENHOU.replace(renhou=Renhou.YAKUMAN, liability={"renhou"})
    hand = ("234678m234p55s22z", "5s")
    assert deltas(hand, {"renhou": NORTH}, rules=rules, loser=WEST, first_turn=True) == (0, 32000, -32000, 0)


def test_ordinary_hand() -> None:
    """Nobody is liable for a hand without yakuman, whatever its key stands in the rules."""
    rules = classic.TENHOU.replace(liability={"chun"})
    assert deltas(("234m567p345s1m (777z)", "1m"), {"chun": WEST}, rules=rules, loser=EAST) == (-1000, 1000, 0, 0)


def test_own_yakuman() -> None:
    """A yakuman of the user's own can be owed."""
    rules = classic.TENHOU.replace(values={yaku.SUURENKOU: YakuValue.yakuman()}, liability={"suurenkou"})
    hand = ("1z (222p) (333p) (444p) (555p)", "1z")
    assert deltas(hand, {"suurenkou": NORTH}, rules=rules) == (0, 32000, 0, -32000)


def test_added_kan_keeps_liability() -> None:
    """Whoever tells the liable player decides; a pon that became a kan changes nothing."""
    hand = ("11m456p (555z) (666z) (777+7z)", "6p")
    assert deltas(hand, {"daisangen": WEST}, loser=EAST) == (-16000, 32000, -16000, 0)


def test_seat_that_is_not_there() -> None:
    """Three players have no North who could be liable."""
    with pytest.raises(RulesError, match=r"got liable\['daisangen'\]=Wind\.NORTH"):
        score(DRAGONS, {"daisangen": NORTH}, rules=classic.TENHOU_SANMA)
