"""Named rule sets, each with its source."""

from collections.abc import Mapping
from typing import Final

from mahjong_calc import yaku
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc.classic._rules import Rules
from mahjong_calc.yaku import Yaku, YakuValue

#: the usual double yakuman, to merge into a table: ``rules.replace(values=DOUBLE_YAKUMAN)``
DOUBLE_YAKUMAN: Final[Mapping[Yaku, YakuValue]] = FrozenMapping(
    dict.fromkeys(
        (yaku.KOKUSHI_MUSOU_13, yaku.SUUANKOU_TANKI, yaku.DAISUUSHII, yaku.JUNSEI_CHUUREN_POUTOU), YakuValue.yakuman(2)
    )
)

#: Tenhou's four-player rules, as its games show them
TENHOU: Final = Rules()

#: Tenhou's three-player rules, as its games show them
TENHOU_SANMA: Final = Rules(players=3)

#: the rules of the article on points: open pinfu of 20 fu, no counted yakuman, no red fives
TRADITIONAL: Final = Rules(open_pinfu_fu=20, kazoe=False, aka_dora=False)
