"""Classic scoring: yaku, han, fu, limits and payments for three and four players.

>>> from mahjong_calc import Hand, Tile, Win, Wind, classic
>>> win = Win.tsumo(Hand.parse("234678m23499p45s"), Tile.parse("6s"), seat_wind=Wind.SOUTH)
>>> score = classic.score(win, rules=classic.MLEAGUE)
>>> score.han, score.fu.total, score.payments.total
(2, 20, 1500)
"""

from mahjong_calc.classic._fu import FuItem, FuReason
from mahjong_calc.classic._pay import cost, pay
from mahjong_calc.classic._points import Cost, Limit
from mahjong_calc.classic._presets import (
    DOUBLE_YAKUMAN,
    EMA_2016,
    EMA_2025,
    JPML_A,
    MAHJONG_SOUL,
    MAHJONG_SOUL_SANMA,
    MLEAGUE,
    TENHOU,
    TENHOU_SANMA,
    TRADITIONAL,
    WRC,
)
from mahjong_calc.classic._rules import LiabilityHonba, LiabilityScope, MultipleRon, Renhou, Rules, SanmaTsumo
from mahjong_calc.classic._score import Fu, Score, can_win, score
from mahjong_calc.classic._settle import Settlement, draw, settle
from mahjong_calc.classic._table import Match, lookup, table

__all__ = [
    "DOUBLE_YAKUMAN",
    "EMA_2016",
    "EMA_2025",
    "JPML_A",
    "MAHJONG_SOUL",
    "MAHJONG_SOUL_SANMA",
    "MLEAGUE",
    "TENHOU",
    "TENHOU_SANMA",
    "TRADITIONAL",
    "WRC",
    "Cost",
    "Fu",
    "FuItem",
    "FuReason",
    "LiabilityHonba",
    "LiabilityScope",
    "Limit",
    "Match",
    "MultipleRon",
    "Renhou",
    "Rules",
    "SanmaTsumo",
    "Score",
    "Settlement",
    "can_win",
    "cost",
    "draw",
    "lookup",
    "pay",
    "score",
    "settle",
    "table",
]
