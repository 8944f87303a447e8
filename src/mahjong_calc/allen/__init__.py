"""Allen scoring: three players, linear in han, without fu.

>>> from mahjong_calc import Hand, Tile, Win, Wind, allen
>>> hand = Hand.parse("555p 111333s 22z (777z)")
>>> score = allen.score(Win.tsumo(hand, Tile.parse("3s"), seat_wind=Wind.SOUTH))
>>> score.han, score.points, score.payments.shares
(5, 10000, {Wind.EAST: 6000, Wind.WEST: 4000})

The page `allen-rules` tells the rules.
"""

from mahjong_calc.allen._points import points, split
from mahjong_calc.allen._rules import Rules
from mahjong_calc.allen._score import Score, score

__all__ = ["Rules", "Score", "points", "score", "split"]
