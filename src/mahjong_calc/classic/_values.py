"""What yaku are worth at a classic table: han closed and open, and yakuman.

These values are the same in every rule set of `rule-sets`; where a set differs, it says so by a row changed.
"""

from typing import Final

from mahjong_calc import yaku
from mahjong_calc.yaku import Yaku, YakuValue

#: yaku -> its value, in the order of the catalogue
VALUES: Final[dict[Yaku, YakuValue]] = {
    yaku.RIICHI: YakuValue(1),
    yaku.DOUBLE_RIICHI: YakuValue(2),
    yaku.IPPATSU: YakuValue(1),
    yaku.MENZEN_TSUMO: YakuValue(1),
    yaku.HAITEI: YakuValue(1, 1),
    yaku.HOUTEI: YakuValue(1, 1),
    yaku.RINSHAN_KAIHOU: YakuValue(1, 1),
    yaku.CHANKAN: YakuValue(1, 1),
    yaku.PINFU: YakuValue(1),
    yaku.TANYAO: YakuValue(1, 1),
    yaku.IIPEIKOU: YakuValue(1),
    yaku.HAKU: YakuValue(1, 1),
    yaku.HATSU: YakuValue(1, 1),
    yaku.CHUN: YakuValue(1, 1),
    yaku.SEAT_WIND: YakuValue(1, 1),
    yaku.ROUND_WIND: YakuValue(1, 1),
    yaku.CHIITOITSU: YakuValue(2),
    yaku.SANSHOKU_DOUJUN: YakuValue(2, 1),
    yaku.ITTSUU: YakuValue(2, 1),
    yaku.CHANTA: YakuValue(2, 1),
    yaku.TOITOI: YakuValue(2, 2),
    yaku.SANANKOU: YakuValue(2, 2),
    yaku.SANSHOKU_DOUKOU: YakuValue(2, 2),
    yaku.SANKANTSU: YakuValue(2, 2),
    yaku.SHOUSANGEN: YakuValue(2, 2),
    yaku.HONROUTOU: YakuValue(2, 2),
    yaku.HONITSU: YakuValue(3, 2),
    yaku.JUNCHAN: YakuValue(3, 2),
    yaku.RYANPEIKOU: YakuValue(3),
    yaku.CHINITSU: YakuValue(6, 5),
    yaku.TENHOU: YakuValue.yakuman(),
    yaku.CHIIHOU: YakuValue.yakuman(),
    yaku.KOKUSHI_MUSOU: YakuValue.yakuman(),
    yaku.KOKUSHI_MUSOU_13: YakuValue.yakuman(),
    yaku.SUUANKOU: YakuValue.yakuman(),
    yaku.SUUANKOU_TANKI: YakuValue.yakuman(),
    yaku.DAISANGEN: YakuValue.yakuman(),
    yaku.SHOUSUUSHII: YakuValue.yakuman(),
    yaku.DAISUUSHII: YakuValue.yakuman(),
    yaku.TSUUIISOU: YakuValue.yakuman(),
    yaku.RYUUIISOU: YakuValue.yakuman(),
    yaku.CHINROUTOU: YakuValue.yakuman(),
    yaku.SUUKANTSU: YakuValue.yakuman(),
    yaku.CHUUREN_POUTOU: YakuValue.yakuman(),
    yaku.JUNSEI_CHUUREN_POUTOU: YakuValue.yakuman(),
}
