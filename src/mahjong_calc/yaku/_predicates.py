"""When a reading of a win holds a yaku: one small pure function each.

The conditions are those that the rule books of classic riichi mahjong share (see `rule-sets`). Whether a yaku counts in
open hands is no matter of these functions but of a table's values.
"""

from collections import Counter
from typing import Final

from mahjong_calc._tiles import HONORS_START, Suit, Tile
from mahjong_calc._win import Riichi, Win
from mahjong_calc.yaku._readings import BlockKind, Reading, Wait

_DRAGONS: Final = range(31, 34)
_WINDS: Final = range(27, 31)
_HAKU, _HATSU, _CHUN = _DRAGONS
_GREEN: Final = frozenset(Tile.parse_all("23468s6z"))
_NINE_GATES: Final = Counter({1: 3, 9: 3} | dict.fromkeys(range(2, 9), 1))


def _pair_kinds(reading: Reading) -> set[int]:
    return {block.tile.kind for block in reading.pairs}


def _number_suits(reading: Reading) -> set[Suit]:
    return {block.tile.suit for block in reading.blocks} - {Suit.HONORS}


def _has_honors(reading: Reading) -> bool:
    return any(block.tile.is_honor for block in reading.blocks)


def _sequence_starts(reading: Reading) -> set[tuple[Suit, int]]:
    return {(block.tile.suit, block.tile.rank) for block in reading.sequences}


def _concealed_triplets(reading: Reading) -> int:
    return sum(not block.is_open for block in reading.triplets)


def _kans(reading: Reading) -> int:
    return sum(block.kind is BlockKind.KANTSU for block in reading.blocks)


def _longest_triplet_run(reading: Reading) -> int:
    """The most triplets of consecutive numbers in one suit."""
    kinds = {kind for kind in reading._triplet_kinds if kind < HONORS_START}
    longest = 0
    for kind in kinds:
        length = 1
        while kind % 9 + length < 9 and kind + length in kinds:
            length += 1
        longest = max(longest, length)
    return longest


# Circumstances


def riichi(_: Reading, win: Win) -> bool:
    return win.riichi is not Riichi.NONE


def double_riichi(_: Reading, win: Win) -> bool:
    return win.riichi in (Riichi.DOUBLE, Riichi.DOUBLE_OPEN)


def open_riichi(_: Reading, win: Win) -> bool:
    return win.riichi in (Riichi.OPEN, Riichi.DOUBLE_OPEN)


def ippatsu(_: Reading, win: Win) -> bool:
    return win.ippatsu


def menzen_tsumo(_: Reading, win: Win) -> bool:
    return win.is_tsumo and win.is_closed


def haitei(_: Reading, win: Win) -> bool:
    return win.last_tile and win.is_tsumo


def houtei(_: Reading, win: Win) -> bool:
    return win.last_tile and not win.is_tsumo


def rinshan_kaihou(_: Reading, win: Win) -> bool:
    return win.rinshan


def chankan(_: Reading, win: Win) -> bool:
    return win.chankan


def tenhou(_: Reading, win: Win) -> bool:
    return win.first_turn and win.is_tsumo and win.is_dealer


def chiihou(_: Reading, win: Win) -> bool:
    return win.first_turn and win.is_tsumo and not win.is_dealer


def renhou(_: Reading, win: Win) -> bool:
    return win.first_turn and not win.is_tsumo


# Sequences


def pinfu(reading: Reading, win: Win) -> bool:
    if not win.is_closed or len(reading.sequences) != 4 or reading.wait is not Wait.RYANMEN:
        return False
    pair = reading.pairs[0].tile
    return not pair.is_dragon and pair.kind not in (_WINDS[win.seat_wind.value], _WINDS[win.round_wind.value])


def pinfu_by_ron(reading: Reading, win: Win) -> bool:
    return not win.is_tsumo and pinfu(reading, win)


def iipeikou(reading: Reading, win: Win) -> bool:
    return win.is_closed and max(reading._sequence_counts, default=0) >= 2


def ryanpeikou(reading: Reading, win: Win) -> bool:
    return win.is_closed and sum(count // 2 for count in reading._sequence_counts) == 2


def isshoku_sanjun(reading: Reading, _: Win) -> bool:
    return max(reading._sequence_counts, default=0) >= 3


def isshoku_yonjun(reading: Reading, _: Win) -> bool:
    return max(reading._sequence_counts, default=0) == 4


def sanshoku_doujun(reading: Reading, _: Win) -> bool:
    ranks = [rank for _, rank in _sequence_starts(reading)]
    return any(ranks.count(rank) == 3 for rank in ranks)


def ittsuu(reading: Reading, _: Win) -> bool:
    starts = _sequence_starts(reading)
    return len(starts) >= 3 and any({(suit, 1), (suit, 4), (suit, 7)} <= starts for suit in Suit)


# Triplets


def haku(reading: Reading, _: Win) -> bool:
    return _HAKU in reading._triplet_kinds


def hatsu(reading: Reading, _: Win) -> bool:
    return _HATSU in reading._triplet_kinds


def chun(reading: Reading, _: Win) -> bool:
    return _CHUN in reading._triplet_kinds


def seat_wind(reading: Reading, win: Win) -> bool:
    return _WINDS[win.seat_wind.value] in reading._triplet_kinds


def round_wind(reading: Reading, win: Win) -> bool:
    return _WINDS[win.round_wind.value] in reading._triplet_kinds


def toitoi(reading: Reading, _: Win) -> bool:
    return len(reading.triplets) == 4


def sanankou(reading: Reading, _: Win) -> bool:
    return _concealed_triplets(reading) >= 3


def suuankou(reading: Reading, _: Win) -> bool:
    return _concealed_triplets(reading) == 4


def suuankou_tanki(reading: Reading, win: Win) -> bool:
    return reading.wait is Wait.TANKI and suuankou(reading, win)


def sanshoku_doukou(reading: Reading, _: Win) -> bool:
    ranks = [block.tile.rank for block in reading.triplets if not block.tile.is_honor]
    return any(ranks.count(rank) == 3 for rank in ranks)


def sanrenkou(reading: Reading, _: Win) -> bool:
    return _longest_triplet_run(reading) >= 3


def suurenkou(reading: Reading, _: Win) -> bool:
    return _longest_triplet_run(reading) == 4


def sankantsu(reading: Reading, _: Win) -> bool:
    return _kans(reading) >= 3


def suukantsu(reading: Reading, _: Win) -> bool:
    return _kans(reading) == 4


def shousangen(reading: Reading, _: Win) -> bool:
    triplets = reading._triplet_kinds.intersection(_DRAGONS)
    return len(triplets) == 2 and bool(_pair_kinds(reading).intersection(_DRAGONS))


def daisangen(reading: Reading, _: Win) -> bool:
    return reading._triplet_kinds.issuperset(_DRAGONS)


def shousuushii(reading: Reading, _: Win) -> bool:
    triplets = reading._triplet_kinds.intersection(_WINDS)
    return len(triplets) == 3 and bool(_pair_kinds(reading).intersection(_WINDS))


def daisuushii(reading: Reading, _: Win) -> bool:
    return reading._triplet_kinds.issuperset(_WINDS)


# Tiles


def tanyao(reading: Reading, _: Win) -> bool:
    return not any(block.has_yaochu for block in reading.blocks)


def chanta(reading: Reading, _: Win) -> bool:
    return reading.is_regular and all(block.has_yaochu for block in reading.blocks)


def junchan(reading: Reading, _: Win) -> bool:
    return reading.is_regular and all(block.has_terminal for block in reading.blocks)


def honroutou(reading: Reading, _: Win) -> bool:
    return not reading.sequences and not reading.is_kokushi and all(block.has_yaochu for block in reading.blocks)


def chinroutou(reading: Reading, _: Win) -> bool:
    return not reading.sequences and all(block.has_terminal for block in reading.blocks)


def tsuuiisou(reading: Reading, _: Win) -> bool:
    return all(block.tile.is_honor for block in reading.blocks)


def honitsu(reading: Reading, _: Win) -> bool:
    return len(_number_suits(reading)) == 1


def chinitsu(reading: Reading, _: Win) -> bool:
    return len(_number_suits(reading)) == 1 and not _has_honors(reading)


def ryuuiisou(reading: Reading, _: Win) -> bool:
    return all(_GREEN.issuperset(block.tiles) for block in reading.blocks)


def ryuuiisou_with_hatsu(reading: Reading, win: Win) -> bool:
    return ryuuiisou(reading, win) and _has_honors(reading)


def chuuren_poutou(reading: Reading, win: Win) -> bool:
    if win.hand.melds or not chinitsu(reading, win):
        return False
    return Counter(tile.rank for tile in reading.tiles) >= _NINE_GATES


def junsei_chuuren_poutou(reading: Reading, win: Win) -> bool:
    return chuuren_poutou(reading, win) and Counter(tile.rank for tile in win.hand.tiles) == _NINE_GATES


def uumensai(reading: Reading, _: Win) -> bool:
    if not reading.is_regular:
        return False
    tiles = [block.tile for block in reading.blocks]
    suits = {tile.suit for tile in tiles}
    return suits == {*Suit} and sum(tile.is_wind for tile in tiles) == 1 == sum(tile.is_dragon for tile in tiles)


# Forms


def chiitoitsu(reading: Reading, _: Win) -> bool:
    return reading.is_chiitoitsu


def kokushi_musou(reading: Reading, _: Win) -> bool:
    return reading.is_kokushi


def kokushi_musou_13(reading: Reading, _: Win) -> bool:
    return reading.is_kokushi and reading.winning_block.kind is BlockKind.TOITSU


def daisharin(reading: Reading, _: Win) -> bool:
    return _is_seven_pairs_of("p", reading)


def daichikurin(reading: Reading, _: Win) -> bool:
    return _is_seven_pairs_of("s", reading)


def daisuurin(reading: Reading, _: Win) -> bool:
    return _is_seven_pairs_of("m", reading)


def _is_seven_pairs_of(suit: str, reading: Reading) -> bool:
    return reading.is_chiitoitsu and reading.tiles == Tile.parse_all(f"22334455667788{suit}")


def shiiaru_raotai(_: Reading, win: Win) -> bool:
    return sum(meld.is_open for meld in win.hand.melds) == 4
