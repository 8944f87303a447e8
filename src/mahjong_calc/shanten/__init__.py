"""Calculator 1: how far a hand is from complete."""

from mahjong_calc.shanten._deals import Deals, deals
from mahjong_calc.shanten._discards import Discard, discards
from mahjong_calc.shanten._forms import Form
from mahjong_calc.shanten._number import Breakdown, breakdown, number
from mahjong_calc.shanten._sample import Comparison, Sample
from mahjong_calc.shanten._simulate import simulate
from mahjong_calc.shanten._ukeire import Ukeire, ukeire, waits

__all__ = [
    "Breakdown",
    "Comparison",
    "Deals",
    "Discard",
    "Form",
    "Sample",
    "Ukeire",
    "breakdown",
    "deals",
    "discards",
    "number",
    "simulate",
    "ukeire",
    "waits",
]
