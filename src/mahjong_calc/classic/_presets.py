"""Named rule sets, each with its source.

Fields in which a set agrees with Tenhou's rules, the defaults of `Rules`, aren't repeated. What rests on general
knowledge, not on a source that was read, is named after the words "General knowledge" in each docstring; the table in
`rule-sets` is drawn from these objects and docstrings.
"""

from collections.abc import Mapping
from typing import Final

from mahjong_calc import yaku
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._hand import FifthTile
from mahjong_calc.classic._rules import LiabilityHonba, LiabilityScope, MultipleRon, Renhou, Rules
from mahjong_calc.yaku import Yaku, YakuValue

#: the usual double yakuman, to merge into a table: ``rules.replace(values=DOUBLE_YAKUMAN)``
DOUBLE_YAKUMAN: Final[Mapping[Yaku, YakuValue]] = FrozenMapping(
    dict.fromkeys(
        (yaku.KOKUSHI_MUSOU_13, yaku.SUUANKOU_TANKI, yaku.DAISUUSHII, yaku.JUNSEI_CHUUREN_POUTOU), YakuValue.yakuman(2)
    )
)

_WITH_SUUKANTSU: Final = frozenset({"daisangen", "daisuushii", "suukantsu"})

TENHOU: Final = Rules()
"""Tenhou's four-player rules with red fives.

Source: some 11,000 wins and 2,100 draws of games on https://tenhou.net, which these rules reproduce. The scope of
liability is that of smly/RiichiEnv (docs/RULES.md), its honba that of nissymori/mahjax, pull request 94.

General knowledge: ``renhou`` ``ryuuiisou_needs_hatsu``, which none of these games decides.
"""

TENHOU_SANMA: Final = TENHOU.replace(players=3)
"""Tenhou's three-player rules: the missing share of a tsumo is lost, each North set aside is a dora.

Source: some 2,200 wins and 380 draws of games on https://tenhou.net, which these rules reproduce; the rest as
`classic.TENHOU`.

General knowledge: ``liability`` ``liability_scope`` ``liability_honba`` ``renhou`` ``ryuuiisou_needs_hatsu``
"""

MAHJONG_SOUL: Final = TENHOU.replace(
    values=DOUBLE_YAKUMAN, liability_scope=LiabilityScope.YAKUMAN, multiple_ron=MultipleRon.ALL
)
"""Mahjong Soul's four-player rules: double yakuman, up to three rons, liability for the yakuman in question alone.

Source: smly/RiichiEnv (docs/RULES.md) for yakuman, liability and rons, its issue 214 for nagashi mangan;
nekobean/mahjong-cpp, issue 26, for the tenpai rule.

General knowledge: ``kuitan`` ``aka_dora`` ``ura_dora`` ``kan_dora`` ``kiriage`` ``kazoe`` ``double_wind_fu``
``open_pinfu_fu`` ``pinfu_tsumo`` ``rinshan_fu`` ``renhou`` ``ryuuiisou_needs_hatsu`` ``honba_points``
"""

MAHJONG_SOUL_SANMA: Final = MAHJONG_SOUL.replace(players=3)
"""Mahjong Soul's three-player rules; a table can also choose `SanmaTsumo.NORTH_BISECTION`.

Source: https://riichi.wiki/Sanma and its page history for the split of a tsumo and North; shinkuan/Akagi, pull request
115, for the honba; otherwise as `MAHJONG_SOUL`.

General knowledge: ``kuitan`` ``aka_dora`` ``ura_dora`` ``kan_dora`` ``kiriage`` ``kazoe`` ``double_wind_fu``
``open_pinfu_fu`` ``pinfu_tsumo`` ``rinshan_fu`` ``renhou`` ``ryuuiisou_needs_hatsu``
"""

MLEAGUE: Final = Rules(
    kiriage=True,
    kazoe=False,
    double_wind_fu=2,
    fifth_tile=FifthTile.OWN,
    liability=_WITH_SUUKANTSU,
    liability_scope=LiabilityScope.YAKUMAN,
    liability_honba=LiabilityHonba.DISCARDER,
    multiple_ron=MultipleRon.HEAD_BUMP,
    nagashi=False,
)
"""M.League: kiriage mangan, no counted yakuman, a double-wind pair of 2 fu, one winner a discard.

Source: the preset of kobalab/Majiang (src/js/conf/rule.json) and the summary https://majannavi.com/archives/55;
https://mahjong-portal.com/tips/pao/ for the yakuman of liability; nekobean/mahjong-cpp, issue 26, for the tenpai rule.

General knowledge: ``open_pinfu_fu`` ``pinfu_tsumo`` ``rinshan_fu`` ``ryuuiisou_needs_hatsu`` ``liability_scope``
``liability_honba``
"""

EMA_2016: Final = Rules(
    aka_dora=False,
    kazoe=False,
    multiple_yakuman=False,
    renhou=Renhou.MANGAN,
    fifth_tile=FifthTile.OWN,
    multiple_ron=MultipleRon.ALL,
    nagashi=False,
)
"""The Riichi Competition Rules of the European Mahjong Association, 2016 edition.

Source: https://riichi.wiki/EMA_Riichi_Competition_Rules for red fives, tanyao, renhou, yakuman and rons, and the rule
set of MahjongPantheon/pantheon (Common/rulesets/ema.php) for kiriage, counted yakuman, nagashi and liability.

General knowledge: ``double_wind_fu`` ``open_pinfu_fu`` ``pinfu_tsumo`` ``rinshan_fu`` ``ryuuiisou_needs_hatsu``
``fifth_tile`` ``liability_honba``
"""

EMA_2025: Final = EMA_2016.replace(kiriage=True)
"""The Riichi Competition Rules of the European Mahjong Association, 2025 edition: now with kiriage mangan.

Source: the rule set of MahjongPantheon/pantheon (Common/rulesets/ema2025.php).

General knowledge: ``aka_dora`` ``ura_dora`` ``kan_dora`` ``double_wind_fu`` ``open_pinfu_fu`` ``pinfu_tsumo``
``rinshan_fu`` ``renhou`` ``ryuuiisou_needs_hatsu`` ``fifth_tile`` ``liability_honba``
"""

WRC: Final = EMA_2025.replace(renhou=Renhou.MANGAN_ADDED, multiple_ron=MultipleRon.HEAD_BUMP)
"""The World Riichi Championship rules: renhou is added to other yaku and dora, one winner a discard.

Source: https://riichi.wiki/World_Riichi_Championship_rules, the author's errata of 2014 on
https://reachmahjong.com/en/forum/viewtopic.php?f=17&t=53230 for renhou, and the rule set of MahjongPantheon/pantheon
(Common/rulesets/wrc.php) for kiriage, rons, nagashi and liability. The text of 2022 and later wasn't at hand.

General knowledge: ``aka_dora`` ``ura_dora`` ``kan_dora`` ``double_wind_fu`` ``open_pinfu_fu`` ``pinfu_tsumo``
``rinshan_fu`` ``ryuuiisou_needs_hatsu`` ``honba_points`` ``fifth_tile`` ``liability_honba``
"""

JPML_A: Final = Rules(
    aka_dora=False,
    ura_dora=False,
    kan_dora=False,
    kazoe=False,
    multiple_yakuman=False,
    renhou=Renhou.MANGAN,
    ryuuiisou_needs_hatsu=True,
    fifth_tile=FifthTile.OWN,
    liability=_WITH_SUUKANTSU,
    liability_honba=LiabilityHonba.DISCARDER,
    multiple_ron=MultipleRon.HEAD_BUMP,
    nagashi=False,
).replace(values={yaku.IPPATSU: None})
"""The A rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, no kan dora.

Source: the rule set of MahjongPantheon/pantheon (Common/rulesets/jpmlA.php), and the league's own page of 2012
(https://megalodon.jp/ref/2012-0602-2030-13/www.ma-jan.or.jp/guide/game_rule.php) for renhou as a mangan, which events
may set otherwise, and all green with the green dragon.

General knowledge: ``aka_dora`` ``ura_dora`` ``kan_dora`` ``double_wind_fu`` ``open_pinfu_fu`` ``pinfu_tsumo``
``rinshan_fu`` ``honba_points`` ``fifth_tile`` ``liability_honba``
"""

TRADITIONAL: Final = Rules(
    aka_dora=False,
    kazoe=False,
    multiple_yakuman=False,
    open_pinfu_fu=20,
    fifth_tile=FifthTile.OWN,
    liability=frozenset(),
    multiple_ron=MultipleRon.HEAD_BUMP,
    nagashi=False,
)
"""Classic Japanese rules: an open hand without other fu keeps 20, no counted yakuman, no red fives, one winner.

Source: the article on points (麻雀の点数) that the tests of points are typed from, and where it is silent the preset
"Classic" of kobalab/Majiang (src/js/conf/rule.json).

General knowledge: ``kuitan`` ``ura_dora`` ``kan_dora`` ``rinshan_fu`` ``renhou`` ``ryuuiisou_needs_hatsu``
``fifth_tile``
"""

#: the rule sets by their names
PRESETS: Final = {name: rules for name, rules in globals().items() if isinstance(rules, Rules)}
