"""Dora of each kind."""

from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import Rules
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import Dora
from tests.yaku.wins import ron, tsumo


def _dora(win: Win, **rules: Any) -> tuple[int, int, int, int]:  # noqa: ANN401 -- all sorts
    dora = classic.score(win, rules=Rules(**rules)).dora
    return dora.dora, dora.ura, dora.aka, dora.nuki


def _indicators(dora: str, ura: str = "") -> dict[str, Any]:
    return {"dora_indicators": Tile.parse_all(dora), "ura_indicators": Tile.parse_all(ura)}


@pytest.mark.parametrize(
    ("indicator", "expected"),
    [
        *(("1m", 1), ("5m", 1), ("7m", 1), ("8m", 0), ("9m", 0), ("1p", 1), ("3p", 1), ("4p", 0), ("9p", 0)),
        *(("4s", 3), ("0s", 0), ("0m", 1), ("1z", 2), ("2z", 0), ("4z", 0), ("7z", 0)),
    ],
)
def test_each_indicator_points_to_the_next(indicator: str, expected: int) -> None:
    """Every copy of the tile that an indicator points to is a han, the winning tile included."""
    assert _dora(tsumo("234678m234p55s22z", "5s", **_indicators(indicator))) == (expected, 0, 0, 0)


@pytest.mark.parametrize(
    ("indicator", "expected"),
    [("9m", 3), ("9p", 3), ("8s", 3), ("9s", 0), ("4z", 3), ("3z", 0), ("7z", 2), ("6z", 0)],
)
def test_the_cycles_close(indicator: str, expected: int) -> None:
    """A nine points to the one of its suit, North to East, chun to haku."""
    assert _dora(ron("111m11p999s11155z", "1p", **_indicators(indicator))) == (expected, 0, 0, 0)


def test_melds_and_repeated_indicators_count() -> None:
    """Tiles of melds are dora too, four in a kan, and twice for two equal indicators."""
    win = ron("22m678p99s (333m) [4444m]", "2m", last_tile=True, **_indicators("3m1m1m8s"))
    assert _dora(win) == (4 + 2 * 3 + 2, 0, 0, 0)


def test_ura_dora() -> None:
    """The indicators below count apart, where the rules have them."""
    win = ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI, **_indicators("1m9m", "4s1z"))
    assert _dora(win) == (1, 5, 0, 0)
    assert _dora(win, ura_dora=False) == (1, 0, 0, 0)


def test_kan_dora() -> None:
    """Without kan dora only the first indicator counts, and the first below it."""
    win = ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI, **_indicators("4s1m1z", "1p4s"))
    assert _dora(win) == (3 + 1 + 2, 1 + 3, 0, 0)
    assert _dora(win, kan_dora=False) == (3, 1, 0, 0)
    assert _dora(ron("234678m234p55s22z", "5s", riichi=Riichi.RIICHI), kan_dora=False) == (0, 0, 0, 0)


def test_red_fives() -> None:
    """Red fives count in the hand, in melds and as the winning tile, and are dora like any five besides."""
    win = ron("067m22p34s (055p) (777s)", "0s", **_indicators("4p"))
    assert _dora(win) == (3, 0, 3, 0)
    assert _dora(win, aka_dora=False) == (3, 0, 0, 0)
    assert _dora(ron("067m22p34s (055p) (777s)", "5s")) == (0, 0, 2, 0)


def test_dora_is_no_yaku() -> None:
    """However many dora a hand has, without a yaku it is no win."""
    win = ron("067m22p34s (055p) (789s)", "0s", **_indicators("4p4p1p1p6s"))
    assert not classic.can_win(win)
    with pytest.raises(NoYakuError, match="dora alone is none"):
        classic.score(win)


def test_north_set_aside() -> None:
    """Each North set aside is a dora, and one more for each indicator that points to North."""
    hand = "123p456p789s11122z"

    def win(nuki: int, **circumstances: Any) -> Win:  # noqa: ANN401 -- all sorts
        return tsumo(hand, "2z", nuki=nuki, **circumstances)

    assert _dora(win(0, **_indicators("3z")), players=3) == (0, 0, 0, 0)
    assert _dora(win(1), players=3) == (0, 0, 0, 1)
    assert _dora(win(4, **_indicators("9p")), players=3) == (1, 0, 0, 4)
    assert _dora(win(3, **_indicators("3z3z9p")), players=3) == (1, 0, 0, 3 + 3 + 3)
    assert _dora(win(3, **_indicators("3z3z9p")), players=3, kan_dora=False) == (0, 0, 0, 3 + 3)
    both = win(2, riichi=Riichi.RIICHI, **_indicators("3z", "3z"))
    assert sum(_dora(both, players=3)) == 2 + 2 + 2
    assert sum(_dora(both, players=3, ura_dora=False)) == 2 + 2


def test_north_in_the_hand() -> None:
    """A North kept in the hand is a dora only where an indicator points to it."""
    win = tsumo("123456p789s1144z", "4z", nuki=1, **_indicators("3z"))
    assert _dora(win, players=3) == (3, 0, 0, 2)


def test_no_north_is_set_aside_with_four_players() -> None:
    """Four players keep their North."""
    with pytest.raises(RulesError, match="nuki=1"):
        classic.score(tsumo("123456p789s1144z", "4z", nuki=1))


@pytest.mark.parametrize(("indicator", "expected"), [("1m", 3), ("9m", 3), ("1p", 0), ("8p", 0)])
def test_three_players_skip_two_to_eight(indicator: str, expected: int) -> None:
    """With three players a 1m points to 9m and a 9m to 1m."""
    hand = {"1m": "999m123p55566z33s", "9m": "111m123p55566z33s"}.get(indicator, "111m567p55566z33s")
    assert _dora(tsumo(hand, "6z", **_indicators(indicator)), players=3) == (expected, 0, 0, 0)


def test_the_parts_add_up() -> None:
    """The total is the sum of the four kinds, and stands in the han of the hand."""
    assert Dora(1, 2, 3, 4).total == 10
    win = Win.ron(
        Hand.parse("067888p3411199s"),
        Tile.parse("0s"),
        seat_wind=Wind.SOUTH,
        loser=Wind.EAST,
        riichi=Riichi.RIICHI,
        nuki=2,
        **_indicators("3z7p", "6p9s"),
    )
    score = classic.score(win, rules=Rules(players=3))
    assert (score.dora.dora, score.dora.aka, score.dora.nuki) == (3, 2, 4)
    assert score.dora.ura == 1 + 3
    assert score.han == score.dora.total + 1
