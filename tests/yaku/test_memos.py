"""What is remembered stays bounded, and forgetting it changes nothing."""

import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from mahjong_calc import classic
from mahjong_calc.classic import Rules, _fu
from mahjong_calc.yaku import _candidates, _parts, _table, readings
from tests.yaku.dealing import random_win
from tests.yaku.wins import ron

_DOUBLED = [("22334m667788p99s", "4m"), ("22223333444m55p", "4m"), ("2233445566778p", "8p"), ("1122334455667s", "7s")]


def test_memos_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for a handful of entries each memo is cleared again and again, and every score stays the same."""
    random = Random(21)
    wins = [random_win(random) for _ in range(150)]
    wins = [win for win in wins if classic.can_win(win)]
    expected = [(score.yaku, score.fu.items, score.points, score.reading) for score in map(classic.score, wins)]
    for module, limit in (
        (_candidates, "_SPLITS_LIMIT"),
        (_table, "_MEMO_LIMIT"),
        (_fu, "_MEMO_LIMIT"),
    ):
        monkeypatch.setattr(module, limit, 5)
    rules = Rules()
    memos: list[dict[Any, Any]] = [*_candidates._SPLITS]
    memos += [_table._BY_CIRCUMSTANCES, _table._BY_STRUCTURE, _table._BY_OUTLINE]
    for memo in memos:
        memo.clear()
    again = [classic.score(win, rules=rules) for win in wins]
    assert [(score.yaku, score.fu.items, score.points, score.reading) for score in again] == expected
    for memo in (*memos, rules._memo.fu, rules._table._memo):
        assert 0 < len(memo) <= 5


def test_threads_that_fill_the_memos() -> None:
    """Eight threads that all start from nothing find the same readings as one."""
    wins = [ron(text, tile) for text, tile in _DOUBLED]
    expected = [readings(win) for win in wins]
    memos: list[dict[Any, Any]] = [*_candidates._SPLITS, _candidates._SEQUENCES, _parts._PIECES]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            for _ in range(50):
                for memo in memos:
                    memo.clear()
                for found in pool.map(lambda _: [readings(win) for win in wins], range(8)):
                    assert found == expected
    finally:
        sys.setswitchinterval(interval)
