"""Calculator 1: how far a hand is from complete."""

from mahjong_calc.shanten._forms import Form

__all__ = ["Form"]
