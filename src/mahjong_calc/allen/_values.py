"""What yaku are worth under the Allen rules, in han.

The values are the usual ones but for those marked *changed* and *added*. Sanshoku doujun isn't among them: it needs
tiles from 2m to 8m, which three players don't have.
"""

from typing import Final

from mahjong_calc import yaku
from mahjong_calc.yaku import Yaku, YakuValue

#: the han of a yakuman; a yaku worth as many or more is a yakuman in rank
YAKUMAN_HAN: Final = 16

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
    yaku.ITTSUU: YakuValue(2, 1),
    yaku.CHANTA: YakuValue(2, 1),
    yaku.TOITOI: YakuValue(2, 2),
    yaku.SANANKOU: YakuValue(2, 2),
    yaku.SANSHOKU_DOUKOU: YakuValue(2, 2),
    yaku.SANKANTSU: YakuValue(2, 2),
    yaku.SANRENKOU: YakuValue(2, 2),  # added
    yaku.ISSHOKU_SANJUN: YakuValue(3, 2),  # added
    yaku.SHOUSANGEN: YakuValue(2, 2),
    yaku.HONROUTOU: YakuValue(3, 3),  # changed
    yaku.HONITSU: YakuValue(3, 2),
    yaku.JUNCHAN: YakuValue(4, 3),  # changed
    yaku.RYANPEIKOU: YakuValue(3),
    yaku.CHINITSU: YakuValue(6, 5),
    yaku.SUURENKOU: YakuValue(8, 8),  # added
    yaku.ISSHOKU_YONJUN: YakuValue(24),  # added
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
    yaku.CHUUREN_POUTOU: YakuValue(24),  # changed
    yaku.JUNSEI_CHUUREN_POUTOU: YakuValue(24),  # changed
}


def in_han(value: YakuValue) -> YakuValue:
    """Return a value as han: a yakuman counts 16, a double one 32."""
    return YakuValue(value.multiple * YAKUMAN_HAN, value.multiple * YAKUMAN_HAN) if value.is_yakuman else value


def is_yakuman(value: YakuValue) -> bool:
    """Whether a yaku of this value is a yakuman in rank."""
    worth = in_han(value)
    return max(worth.closed, worth.open) >= YAKUMAN_HAN
