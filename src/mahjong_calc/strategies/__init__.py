"""Hypothesis strategies for tests of what is built on this library; they need the extra ``hypothesis``.

>>> from hypothesis import given
>>> from mahjong_calc import shanten
>>> @given(tenpai_hands())
... def tenpai_hands_wait_for_something(hand):
...     assert shanten.waits(hand)
>>> tenpai_hands_wait_for_something()

Whatever is drawn is built from the tiles of one game, never filtered, and shrinks to low tiles and small hands.

A worked example: at our table 4 han 30 fu and 3 han 60 fu are a mangan, and a program of ours pays so. Is it right?
`wins` draws wins that have a yaku under the rules it is given, and `classic.score` says what each is worth:

>>> from mahjong_calc import classic
>>> house = classic.TENHOU.replace(kiriage=True)
>>> def our_ron(han, fu, *, dealer):
...     base = min(fu * 2 ** (han + 2), 2000)
...     if base == 1920:
...         base = 2000
...     return -(-base * (6 if dealer else 4) // 100) * 100
>>> @given(wins(rules=house))
... def our_ron_is_right_up_to_a_mangan(win):
...     score = classic.score(win, rules=house)
...     if not win.is_tsumo and score.han <= 5 and not score.yakuman:
...         assert our_ron(score.han, score.fu.total, dealer=win.is_dealer) == score.points
>>> our_ron_is_right_up_to_a_mangan()

Were the two lines about 1,920 missing, Hypothesis would show the simplest win that is paid otherwise.
"""

from mahjong_calc.strategies._hands import hands, melds, quad_heavy_hands, tenpai_hands, tiles, winning_hands
from mahjong_calc.strategies._wins import wins

__all__ = ["hands", "melds", "quad_heavy_hands", "tenpai_hands", "tiles", "winning_hands", "wins"]
