"""Classic scoring: yaku, han, fu, limits and payments for three and four players."""

from mahjong_calc.classic._fu import FuItem, FuReason
from mahjong_calc.classic._pay import cost, pay
from mahjong_calc.classic._points import Cost, Limit
from mahjong_calc.classic._presets import DOUBLE_YAKUMAN, TENHOU, TENHOU_SANMA, TRADITIONAL
from mahjong_calc.classic._rules import LiabilityHonba, LiabilityScope, MultipleRon, Renhou, Rules, SanmaTsumo
from mahjong_calc.classic._score import Fu, Score, can_win, score
from mahjong_calc.classic._settle import Settlement, draw, settle

__all__ = [
    "DOUBLE_YAKUMAN",
    "TENHOU",
    "TENHOU_SANMA",
    "TRADITIONAL",
    "Cost",
    "Fu",
    "FuItem",
    "FuReason",
    "LiabilityHonba",
    "LiabilityScope",
    "Limit",
    "MultipleRon",
    "Renhou",
    "Rules",
    "SanmaTsumo",
    "Score",
    "Settlement",
    "can_win",
    "cost",
    "draw",
    "pay",
    "score",
    "settle",
]
