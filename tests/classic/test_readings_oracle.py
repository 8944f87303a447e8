"""The score of a win is that of its best reading, found by brute force among random wins."""

from random import Random

import pytest

from mahjong_calc import Win
from mahjong_calc.classic import Rules, can_win, score
from mahjong_calc.errors import NoYakuError
from mahjong_calc.yaku import readings
from tests.classic.best_reading import appraise, tables
from tests.yaku.brute_force import spell
from tests.yaku.dealing import random_win


def _check(win: Win, rules: Rules) -> None:
    appraised = appraise(win, rules)
    assert can_win(win, rules=rules) == bool(appraised)
    if not appraised:
        with pytest.raises(NoYakuError):
            score(win, rules=rules)
        return
    best = max(appraisal.worth for appraisal in appraised)
    ties = {appraisal.reading: appraisal for appraisal in appraised if appraisal.worth == best}
    first = next(reading for reading in map(spell, readings(win)) if reading in ties)
    got = score(win, rules=rules)
    assert (got.points, got.han, got.fu.total, got.fu.unrounded) == best
    assert spell(got.reading) == first
    assert {yaku.key: han for yaku, han in got.yaku} == ties[first].yaku
    assert got.yakuman == ties[first].yakuman
    assert sum(han for _, han in got.yaku) + got.dora.total == got.han
    assert sum(got.payments.shares.values()) == got.points + _honba(win, rules)


def _honba(win: Win, rules: Rules) -> int:
    return win.honba * 100 * (rules.players - 1)


@pytest.mark.parametrize(
    ("wins", "seed"), [(1_500, 1), pytest.param(100_000, 2, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_best_reading_of_four_player_wins(wins: int, seed: int) -> None:
    """Yaku, han, fu, points and the chosen reading agree with brute force under rules of all kinds."""
    random = Random(seed)
    for number in range(wins):
        _check(random_win(random), tables(4)[number % 8])


@pytest.mark.parametrize(
    ("wins", "seed"), [(100, 3), pytest.param(10_000, 4, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_best_reading_of_three_player_wins(wins: int, seed: int) -> None:
    """With three players too, where North tiles set aside are dora."""
    random = Random(seed)
    for number in range(wins):
        _check(random_win(random, players=3), tables(3)[number % 8])
