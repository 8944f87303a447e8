"""Wins of recorded three-player games under the Allen rules, compared with their classic scores."""

import attrs

from mahjong_calc import allen, classic
from tests.allen.wins import han_of
from tests.conftest import Rows
from tests.golden.test_wins import _win

#: yaku that are worth something else than in classic games, or only something here
CHANGED = {"honroutou", "junchan", "sanrenkou", "suurenkou", "isshoku_sanjun", "isshoku_yonjun"}


def test_recorded_wins(rows: Rows) -> None:
    """Each win, with one indicator of a kind, is worth the classic han, but where a yaku is changed, added or yakuman.

    Where one is, the hand isn't worth less: a changed yaku is worth more, and a yakuman at least the 13 han that it
    stands for in classic games.
    """
    alike = others = 0
    for row in rows("wins_tenhou3"):
        win = _win(row)
        win = attrs.evolve(win, dora_indicators=win.dora_indicators[:1], ura_indicators=win.ura_indicators[:1])
        usual = classic.score(win, rules=classic.TENHOU_SANMA)
        score = allen.score(win)
        assert score.han == sum(han_of(score).values()) + score.dora.total
        assert score.points == score.han * (3000 if win.is_dealer else 2000)
        assert score.payments.total == score.points + 1000 * (win.honba + win.riichi_sticks)
        if usual.yakuman or score.yakuman or CHANGED & {yaku.key for yaku, _ in (*usual.yaku, *score.yaku)}:
            assert score.han >= usual.han, row
            others += 1
        else:
            assert (score.han, score.dora) == (usual.han, usual.dora), row
            assert han_of(score) == {yaku.key: han for yaku, han in usual.yaku}, row
            alike += 1
    assert (alike, others) == (2_192, 19)
