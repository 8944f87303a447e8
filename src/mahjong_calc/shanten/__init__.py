"""How far a hand is from complete, which tiles bring it closer, and how far all dealt hands are.

>>> from mahjong_calc import Hand, shanten
>>> hand = Hand.parse("123m406p789s12355z")
>>> shanten.number(hand)
1
>>> best = shanten.discards(hand)[0]
>>> best.tile, best.ukeire.total
(Tile.parse('1z'), 8)
>>> float(shanten.deals().mean)
3.155937813736881
"""

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
