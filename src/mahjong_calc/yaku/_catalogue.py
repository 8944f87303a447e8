"""The catalogue: every yaku that the library knows, one row each, in the order in which a hand's yaku are listed.

Names are in Hepburn romanisation with long vowels written out. What a yaku is worth stands in the tables of rule sets.
"""

from collections.abc import Callable
from typing import Final

from mahjong_calc._win import Win
from mahjong_calc.yaku import _predicates as when
from mahjong_calc.yaku._readings import Reading
from mahjong_calc.yaku._yaku import Yaku

# fmt: off
RIICHI: Final = Yaku("riichi", "riichi", "立直", "Riichi", when.riichi)
DOUBLE_RIICHI: Final = Yaku(
    "double_riichi", "daburu riichi", "両立直", "Double Riichi", when.double_riichi, supersedes=["riichi"])
OPEN_RIICHI: Final = Yaku("open_riichi", "oopun riichi", "オープン立直", "Open Riichi", when.open_riichi)
IPPATSU: Final = Yaku("ippatsu", "ippatsu", "一発", "One-Shot", when.ippatsu)
MENZEN_TSUMO: Final = Yaku("menzen_tsumo", "menzen tsumo", "門前清自摸和", "Fully Concealed Hand", when.menzen_tsumo)
RENHOU: Final = Yaku("renhou", "renhou", "人和", "Blessing of Man", when.renhou)
HAITEI: Final = Yaku("haitei", "haitei raoyue", "海底摸月", "Last Tile from the Wall", when.haitei)
HOUTEI: Final = Yaku("houtei", "houtei raoyui", "河底撈魚", "Last Discard", when.houtei)
RINSHAN_KAIHOU: Final = Yaku("rinshan_kaihou", "rinshan kaihou", "嶺上開花", "Dead Wall Draw", when.rinshan_kaihou)
CHANKAN: Final = Yaku("chankan", "chankan", "槍槓", "Robbing a Kan", when.chankan)
PINFU: Final = Yaku("pinfu", "pinfu", "平和", "All Sequences", when.pinfu)
TANYAO: Final = Yaku("tanyao", "tanyao", "断幺九", "All Simples", when.tanyao)
IIPEIKOU: Final = Yaku("iipeikou", "iipeikou", "一盃口", "Pure Double Sequence", when.iipeikou)
HAKU: Final = Yaku("haku", "yakuhai haku", "役牌 白", "White Dragon", when.haku)
HATSU: Final = Yaku("hatsu", "yakuhai hatsu", "役牌 發", "Green Dragon", when.hatsu)
CHUN: Final = Yaku("chun", "yakuhai chun", "役牌 中", "Red Dragon", when.chun)
SEAT_WIND: Final = Yaku("seat_wind", "jikaze", "自風牌", "Seat Wind", when.seat_wind)
ROUND_WIND: Final = Yaku("round_wind", "bakaze", "場風牌", "Round Wind", when.round_wind)
SHIIARU_RAOTAI: Final = Yaku(
    "shiiaru_raotai", "shiiaru raotai", "十二落抬", "Four Called Groups", when.shiiaru_raotai)
CHIITOITSU: Final = Yaku("chiitoitsu", "chiitoitsu", "七対子", "Seven Pairs", when.chiitoitsu)
SANSHOKU_DOUJUN: Final = Yaku(
    "sanshoku_doujun", "sanshoku doujun", "三色同順", "Mixed Triple Sequence", when.sanshoku_doujun)
ITTSUU: Final = Yaku("ittsuu", "ikki tsuukan", "一気通貫", "Pure Straight", when.ittsuu)
CHANTA: Final = Yaku("chanta", "honchantaiyaochuu", "混全帯幺九", "Half Outside Hand", when.chanta)
TOITOI: Final = Yaku("toitoi", "toitoihou", "対々和", "All Triplets", when.toitoi)
SANANKOU: Final = Yaku("sanankou", "sanankou", "三暗刻", "Three Concealed Triplets", when.sanankou)
SANSHOKU_DOUKOU: Final = Yaku("sanshoku_doukou", "sanshoku doukou", "三色同刻", "Triple Triplets", when.sanshoku_doukou)
SANKANTSU: Final = Yaku("sankantsu", "sankantsu", "三槓子", "Three Kans", when.sankantsu)
SANRENKOU: Final = Yaku("sanrenkou", "sanrenkou", "三連刻", "Three Consecutive Triplets", when.sanrenkou)
ISSHOKU_SANJUN: Final = Yaku(
    "isshoku_sanjun", "isshoku sanjun", "一色三順", "Pure Triple Sequence", when.isshoku_sanjun,
    supersedes=["iipeikou"])
SHOUSANGEN: Final = Yaku("shousangen", "shousangen", "小三元", "Little Three Dragons", when.shousangen)
UUMENSAI: Final = Yaku("uumensai", "uumensai", "五門斉", "All Types", when.uumensai)
HONROUTOU: Final = Yaku(
    "honroutou", "honroutou", "混老頭", "All Terminals and Honors", when.honroutou, supersedes=["chanta", "junchan"])
HONITSU: Final = Yaku("honitsu", "honiisou", "混一色", "Half Flush", when.honitsu)
JUNCHAN: Final = Yaku(
    "junchan", "junchantaiyaochuu", "純全帯幺九", "Fully Outside Hand", when.junchan, supersedes=["chanta"])
RYANPEIKOU: Final = Yaku(
    "ryanpeikou", "ryanpeikou", "二盃口", "Twice Pure Double Sequence", when.ryanpeikou, supersedes=["iipeikou"])
CHINITSU: Final = Yaku("chinitsu", "chiniisou", "清一色", "Full Flush", when.chinitsu, supersedes=["honitsu"])
SUURENKOU: Final = Yaku(
    "suurenkou", "suurenkou", "四連刻", "Four Consecutive Triplets", when.suurenkou, supersedes=["sanrenkou"])
ISSHOKU_YONJUN: Final = Yaku(
    "isshoku_yonjun", "isshoku yonjun", "一色四順", "Pure Quadruple Sequence", when.isshoku_yonjun,
    supersedes=["isshoku_sanjun", "ryanpeikou", "iipeikou"])
DAISHARIN: Final = Yaku("daisharin", "daisharin", "大車輪", "Big Wheels", when.daisharin)
DAICHIKURIN: Final = Yaku("daichikurin", "daichikurin", "大竹林", "Bamboo Forest", when.daichikurin)
DAISUURIN: Final = Yaku("daisuurin", "daisuurin", "大数隣", "Numerous Neighbours", when.daisuurin)
TENHOU: Final = Yaku("tenhou", "tenhou", "天和", "Blessing of Heaven", when.tenhou)
CHIIHOU: Final = Yaku("chiihou", "chiihou", "地和", "Blessing of Earth", when.chiihou)
KOKUSHI_MUSOU: Final = Yaku("kokushi_musou", "kokushi musou", "国士無双", "Thirteen Orphans", when.kokushi_musou)
KOKUSHI_MUSOU_13: Final = Yaku(
    "kokushi_musou_13", "kokushi musou juusanmen machi", "国士無双十三面待ち", "Thirteen-Wait Thirteen Orphans",
    when.kokushi_musou_13, supersedes=["kokushi_musou"])
SUUANKOU: Final = Yaku("suuankou", "suuankou", "四暗刻", "Four Concealed Triplets", when.suuankou)
SUUANKOU_TANKI: Final = Yaku(
    "suuankou_tanki", "suuankou tanki", "四暗刻単騎", "Single-Wait Four Concealed Triplets", when.suuankou_tanki,
    supersedes=["suuankou"])
DAISANGEN: Final = Yaku("daisangen", "daisangen", "大三元", "Big Three Dragons", when.daisangen)
SHOUSUUSHII: Final = Yaku("shousuushii", "shousuushii", "小四喜", "Little Four Winds", when.shousuushii)
DAISUUSHII: Final = Yaku(
    "daisuushii", "daisuushii", "大四喜", "Big Four Winds", when.daisuushii, supersedes=["shousuushii"])
TSUUIISOU: Final = Yaku("tsuuiisou", "tsuuiisou", "字一色", "All Honors", when.tsuuiisou)
RYUUIISOU: Final = Yaku("ryuuiisou", "ryuuiisou", "緑一色", "All Green", when.ryuuiisou)
CHINROUTOU: Final = Yaku("chinroutou", "chinroutou", "清老頭", "All Terminals", when.chinroutou)
SUUKANTSU: Final = Yaku("suukantsu", "suukantsu", "四槓子", "Four Kans", when.suukantsu)
CHUUREN_POUTOU: Final = Yaku("chuuren_poutou", "chuuren poutou", "九蓮宝燈", "Nine Gates", when.chuuren_poutou)
JUNSEI_CHUUREN_POUTOU: Final = Yaku(
    "junsei_chuuren_poutou", "junsei chuuren poutou", "純正九蓮宝燈", "True Nine Gates", when.junsei_chuuren_poutou,
    supersedes=["chuuren_poutou"])
# fmt: on

#: stricter forms that some rule sets play instead, under the same key
PINFU_BY_RON: Final = Yaku("pinfu", "pinfu", "平和", "All Sequences", when.pinfu_by_ron)
RYUUIISOU_WITH_HATSU: Final = Yaku("ryuuiisou", "ryuuiisou", "緑一色", "All Green", when.ryuuiisou_with_hatsu)


def _catalogue() -> dict[str, Yaku]:
    variants = (PINFU_BY_RON, RYUUIISOU_WITH_HATSU)
    rows = [row for row in globals().values() if isinstance(row, Yaku) and not any(row is other for other in variants)]
    return {yaku.key: yaku for yaku in rows}


#: every yaku by its key, in the order in which a hand's yaku are listed
CATALOGUE: Final = _catalogue()
#: the place of each key in that order
PLACES: Final = {key: place for place, key in enumerate(CATALOGUE)}
#: every predicate of the catalogue, and its bit among the yaku that a win holds
BITS: Final[dict[Callable[[Reading, Win], bool], int]] = {
    row.predicate: 1 << place for place, row in enumerate((*CATALOGUE.values(), PINFU_BY_RON, RYUUIISOU_WITH_HATSU))
}
#: those that ask for nothing but the circumstances of the win
CIRCUMSTANTIAL: Final = (
    when.riichi, when.double_riichi, when.open_riichi, when.ippatsu, when.menzen_tsumo, when.haitei, when.houtei,
    when.rinshan_kaihou, when.chankan, when.tenhou, when.chiihou, when.renhou,
)  # fmt: skip
#: All others ask for nothing but the tiles, the winds, whether the hand is closed and the win by tsumo. Of them, those
#: that no reading without sequences holds,
OF_SEQUENCES: Final = (
    when.pinfu, when.pinfu_by_ron, when.iipeikou, when.ryanpeikou, when.isshoku_sanjun, when.isshoku_yonjun,
    when.sanshoku_doujun, when.ittsuu,
)  # fmt: skip
#: those that no reading without triplets holds,
OF_TRIPLETS: Final = (
    when.haku, when.hatsu, when.chun, when.seat_wind, when.round_wind, when.toitoi, when.sanankou, when.suuankou,
    when.suuankou_tanki, when.sanshoku_doukou, when.sanrenkou, when.suurenkou, when.sankantsu, when.suukantsu,
    when.shousangen, when.daisangen, when.shousuushii, when.daisuushii,
)  # fmt: skip
#: those that no reading with sequences holds,
OF_SETS: Final = (
    when.honroutou, when.chinroutou, when.tsuuiisou, when.chiitoitsu, when.kokushi_musou, when.kokushi_musou_13,
    when.daisharin, when.daichikurin, when.daisuurin,
)  # fmt: skip
#: and the rest.
OF_TILES: Final = tuple(
    predicate for predicate in BITS if predicate not in (*CIRCUMSTANTIAL, *OF_SEQUENCES, *OF_TRIPLETS, *OF_SETS)
)
