"""Laws that scores obey whatever the hand."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import attrs
from hypothesis import given, strategies as st

from mahjong_calc import Hand, Meld, Riichi, Tile, Win, Wind
from mahjong_calc.classic import Rules, Score, can_win, cost, score
from mahjong_calc.yaku import RYUUIISOU
from tests.yaku.dealing import random_win

#: what tells suits apart left out
RULES = Rules().replace(values={RYUUIISOU: None})

seeds = st.integers(0, 2**32)
suits = st.permutations((0, 9, 18))


def _scorable(seed: int) -> Win:
    """Return the first random win of *seed* that holds a yaku."""
    random = Random(seed)
    while not can_win(win := random_win(random), rules=RULES):
        pass
    return win


wins = seeds.map(lambda seed: random_win(Random(seed)))
scored = seeds.map(_scorable)


def _mapped(win: Win, change: Callable[[Tile], Tile]) -> Win:
    """Return the win with every tile changed."""

    def all_of(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        return tuple(change(tile) for tile in tiles)

    melds = [Meld(meld.kind, all_of(meld.tiles)) for meld in win.hand.melds]
    return attrs.evolve(
        win,
        hand=Hand(all_of(win.hand.tiles), melds),
        tile=change(win.tile),
        dora_indicators=all_of(win.dora_indicators),
        ura_indicators=all_of(win.ura_indicators),
    )


def _worth(result: Score) -> tuple[Any, ...]:
    return result.points, result.han, result.fu.total, result.fu.unrounded, result.yakuman, result.payments


@given(scored, suits)
def test_suits_are_alike(win: Win, order: list[int]) -> None:
    """Apart from all green no yaku, fu or dora tells one suit from another."""

    def change(tile: Tile) -> Tile:
        return Tile.from_kind(order[tile.kind // 9] + tile.kind % 9, red=tile.red) if tile.kind < 27 else tile

    assert _worth(score(_mapped(win, change), rules=RULES)) == _worth(score(win, rules=RULES))


@given(scored)
def test_ranks_are_alike_from_either_end(win: Win) -> None:
    """A hand is worth the same when ranks are counted from nine down, dora apart."""

    def change(tile: Tile) -> Tile:
        return Tile.from_kind(tile.kind // 9 * 9 + 8 - tile.kind % 9, red=tile.red) if tile.kind < 27 else tile

    win = attrs.evolve(win, dora_indicators=(), ura_indicators=())
    assert _worth(score(_mapped(win, change), rules=RULES)) == _worth(score(win, rules=RULES))


@given(scored)
def test_dragons_are_alike(win: Win) -> None:
    """Haku, hatsu and chun turned among one another change nothing where no yaku asks for hatsu."""

    def change(tile: Tile) -> Tile:
        return Tile.from_kind(31 + (tile.kind - 30) % 3) if tile.is_dragon else tile

    assert _worth(score(_mapped(win, change), rules=RULES)) == _worth(score(win, rules=RULES))


@given(scored)
def test_the_order_of_melds_is_nothing(win: Win) -> None:
    """Melds called in another order are worth the same."""
    other = attrs.evolve(win, hand=Hand(win.hand.tiles, win.hand.melds[::-1]))
    assert _worth(score(other, rules=RULES)) == _worth(score(win, rules=RULES))


@given(scored, st.integers(0, 40), st.integers(0, 20))
def test_honba_and_sticks(win: Win, honba: int, sticks: int) -> None:
    """Each honba is 300 more, each stick 1,000 more, and nothing else depends on them."""
    bare = score(attrs.evolve(win, honba=0, riichi_sticks=0), rules=RULES)
    result = score(attrs.evolve(win, honba=honba, riichi_sticks=sticks), rules=RULES)
    assert result.payments.total == bare.payments.total + 300 * honba + 1000 * sticks
    assert _worth(result)[:-1] == _worth(bare)[:-1]
    assert result.points == sum(result.payments.shares.values()) - 300 * honba
    assert sum(result.payments.deltas.values()) == 1000 * sticks
    each = 100 * honba * (1 if win.is_tsumo else 3)
    assert dict(result.payments.shares) == {seat: share + each for seat, share in bare.payments.shares.items()}


@given(scored)
def test_cost_agrees(win: Win) -> None:
    """What each pays is what the han and fu cost without tiles."""
    result = score(attrs.evolve(win, honba=0), rules=RULES)
    han, fu = (0, 0) if result.yakuman else (result.han, result.fu.total)
    one = cost(han, fu, dealer=win.is_dealer, yakuman=result.yakuman)
    if win.loser is not None:
        assert dict(result.payments.shares) == {win.loser: one.ron}
    else:
        payers = [wind for wind in Wind if wind is not win.seat_wind]
        assert dict(result.payments.shares) == {
            wind: one.tsumo_dealer if wind is Wind.EAST else one.tsumo_child for wind in payers
        }


@given(scored)
def test_ippatsu_is_a_han(win: Win) -> None:
    """Ippatsu adds one han to a hand with riichi that is no yakuman."""
    if win.riichi is Riichi.NONE or win.rinshan:
        return
    slow, quick = (score(attrs.evolve(win, ippatsu=ippatsu), rules=RULES) for ippatsu in (False, True))
    assert quick.han == slow.han + (not slow.yakuman)
    assert quick.points >= slow.points


@given(wins)
def test_red_fives_without_red_dora(win: Win) -> None:
    """Where red fives are no dora a hand is worth the same with plain ones."""
    rules = Rules(aka_dora=False)
    plain = _mapped(win, lambda tile: tile.plain)
    assert can_win(plain, rules=rules) == can_win(win, rules=rules)
    if can_win(win, rules=rules):
        assert _worth(score(plain, rules=rules)) == _worth(score(win, rules=rules))


@given(wins, st.sampled_from(["kuitan", "kazoe", "aka_dora", "ura_dora", "kan_dora", "multiple_yakuman"]))
def test_what_only_takes_away(win: Win, field: str) -> None:
    """Without any of these no hand is worth more."""
    change: Any = {field: False}
    rules = Rules().replace(**change)
    if can_win(win, rules=rules):
        assert score(win, rules=rules).points <= score(win).points


@given(wins)
def test_every_part_adds_up(win: Win) -> None:
    """Yaku and dora make the han, items the fu, shares the points."""
    if not can_win(win):
        return
    result = score(win)
    assert sum(han for _, han in result.yaku) + result.dora.total == result.han
    assert sum(item.points for item in result.fu.items) == result.fu.unrounded
    assert 0 <= result.fu.total - result.fu.unrounded < 10
    mangan = 12_000 if win.is_dealer else 8000
    assert (result.limit is None) == (result.points < mangan)
