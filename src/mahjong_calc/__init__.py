"""Exact shanten numbers and scores for Japanese riichi mahjong.

>>> from mahjong_calc import Hand, Tile, Win, Wind, allen, classic, shanten
>>> hand = Hand.parse("456p23499s555z78s")
>>> shanten.waits(hand)
(Tile.parse('6s'), Tile.parse('9s'))
>>> win = Win.tsumo(hand, Tile.parse("6s"), seat_wind=Wind.SOUTH)
>>> classic.score(win).points, allen.score(win).points
(2000, 4000)
"""

from mahjong_calc import allen, classic, errors, notation, shanten, yaku
from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._melds import Meld, MeldKind
from mahjong_calc._payments import Payments
from mahjong_calc._tiles import Suit, Tile, TileSet, Wind
from mahjong_calc._win import Riichi, Win
from mahjong_calc.errors import MahjongCalcError

__all__ = [
    "FifthTile",
    "Hand",
    "MahjongCalcError",
    "Meld",
    "MeldKind",
    "Payments",
    "Riichi",
    "Suit",
    "Tile",
    "TileSet",
    "Win",
    "Wind",
    "allen",
    "classic",
    "errors",
    "notation",
    "shanten",
    "yaku",
]

__version__ = "0.1.0"
