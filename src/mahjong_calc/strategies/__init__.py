"""Hypothesis strategies for tests of what is built on this library; they need the extra ``hypothesis``.

>>> from hypothesis import given
>>> from mahjong_calc import shanten
>>> @given(tenpai_hands())
... def tenpai_hands_wait_for_something(hand):
...     assert shanten.waits(hand)
>>> tenpai_hands_wait_for_something()

Whatever is drawn is built from the tiles of one game, never filtered, and shrinks to low tiles and small hands.
"""

from mahjong_calc.strategies._hands import hands, melds, quad_heavy_hands, tenpai_hands, tiles, winning_hands
from mahjong_calc.strategies._wins import wins

__all__ = ["hands", "melds", "quad_heavy_hands", "tenpai_hands", "tiles", "winning_hands", "wins"]
