"""An oracle for scores: the best over the readings that brute force finds, with fu and points worked out anew.

Of the library it takes the predicates of the catalogue alone, each asked about the reading spelt out.
"""

from functools import lru_cache
from typing import NamedTuple

from mahjong_calc import Tile, Win, Wind
from mahjong_calc.classic import DOUBLE_YAKUMAN, Renhou, Rules
from mahjong_calc.yaku import CATALOGUE, Block, BlockKind, Reading, Wait, YakuValue
from tests.yaku.brute_force import Block as SpeltBlock, Spelt, spelt_out


class Worth(NamedTuple):
    """What a reading is worth, in the order in which readings are compared."""

    points: int
    han: int
    fu: int
    unrounded: int


class Appraised(NamedTuple):
    """A reading, its worth, its yaku with their han, and the multiple of yakuman."""

    reading: Spelt
    worth: Worth
    yaku: dict[str, int]
    yakuman: int


def appraise(win: Win, rules: Rules) -> list[Appraised]:
    """Return the readings of *win* that hold a yaku, each with what it is worth."""
    appraised = []
    for reading in spelt_out(win):
        yaku = _held(reading, win, rules)
        if yaku:
            appraised.append(_appraised(reading, win, rules, yaku))
        if rules.renhou is Renhou.MANGAN and win.first_turn and not win.is_tsumo:
            fu = _fu(reading, win, rules, pinfu=False)
            worth = Worth(_points(2000, win, rules), 5, _rounded(fu, reading), fu)
            appraised.append(Appraised(reading, worth, {"renhou": 5}, 0))
    return appraised


def _appraised(reading: Spelt, win: Win, rules: Rules, yaku: dict[str, int]) -> Appraised:
    multiples = {key: value.multiple for key, value in _values(rules).items() if key in yaku and value.multiple}
    if multiples:
        yakuman = sum(multiples.values()) if rules.multiple_yakuman else max(multiples.values())
        return Appraised(reading, Worth(_points(8000 * yakuman, win, rules), 13 * yakuman, 0, 0), yaku, yakuman)
    fu = _fu(reading, win, rules, pinfu="pinfu" in yaku)
    han = sum(yaku.values()) + _dora(win, rules)
    rounded = _rounded(fu, reading)
    base = _base(han, rounded, rules)
    return Appraised(reading, Worth(_points(base, win, rules), han, rounded, fu), yaku, 0)


class _Value(NamedTuple):
    han: tuple[int, int]
    multiple: int


def _values(rules: Rules) -> dict[str, _Value]:
    values = {yaku.key: _Value((value.closed, value.open), value.multiple) for yaku, value in rules.values.items()}
    if not rules.kuitan:
        values["tanyao"] = _Value((values["tanyao"].han[0], 0), 0)
    if rules.renhou is Renhou.MANGAN_ADDED:
        values["renhou"] = _Value((5, 0), 0)
    if rules.renhou is Renhou.YAKUMAN:
        values["renhou"] = _Value((0, 0), 1)
    return values


#: typed from the rule books, apart from the catalogue
_SUPERSEDED = {
    "double_riichi": {"riichi"},
    "ryanpeikou": {"iipeikou"},
    "isshoku_sanjun": {"iipeikou"},
    "isshoku_yonjun": {"isshoku_sanjun", "ryanpeikou", "iipeikou"},
    "junchan": {"chanta"},
    "honroutou": {"chanta", "junchan"},
    "chinitsu": {"honitsu"},
    "suurenkou": {"sanrenkou"},
    "kokushi_musou_13": {"kokushi_musou"},
    "suuankou_tanki": {"suuankou"},
    "junsei_chuuren_poutou": {"chuuren_poutou"},
    "daisuushii": {"shousuushii"},
}


def _held(reading: Spelt, win: Win, rules: Rules) -> dict[str, int]:
    """Return the yaku that count for the reading, with their han."""
    spelt = _library_reading(reading)
    closed = not any(meld.is_open for meld in win.hand.melds)
    values = _values(rules)
    worth = {}
    for key, value in values.items():
        han = 13 * value.multiple or value.han[0 if closed else 1]
        if han and CATALOGUE[key].predicate(spelt, win):
            worth[key] = han
    if not rules.pinfu_tsumo and win.is_tsumo:
        worth.pop("pinfu", None)
    if rules.ryuuiisou_needs_hatsu and not any(32 in kinds for kinds, _ in reading[0]):
        worth.pop("ryuuiisou", None)
    gone = {lesser for key in worth for lesser in _SUPERSEDED.get(key, ())}
    worth = {key: han for key, han in worth.items() if key not in gone}
    yakuman = {key: han for key, han in worth.items() if values[key].multiple}
    if yakuman and not rules.multiple_yakuman:
        greatest = max(yakuman.values())
        first = next(key for key in CATALOGUE if yakuman.get(key) == greatest)
        return {key: han if key == first else 0 for key, han in yakuman.items()}
    return yakuman or worth


def _library_reading(reading: Spelt) -> Reading:
    blocks = [_library_block(block) for block in reading[0]]
    return Reading(tuple(blocks), blocks.index(_library_block(reading[1])), Wait(reading[2]))


def _library_block(block: SpeltBlock) -> Block:
    kinds, is_open = block
    if len(set(kinds)) == 3:
        kind = BlockKind.SHUNTSU
    else:
        kind = {1: BlockKind.ORPHAN, 2: BlockKind.TOITSU, 3: BlockKind.KOUTSU, 4: BlockKind.KANTSU}[len(kinds)]
    return Block(kind, Tile.from_kind(kinds[0]), is_open)


def _dora(win: Win, rules: Rules) -> int:
    tiles = [*win.hand.tiles, win.tile, *(tile for meld in win.hand.melds for tile in meld.tiles)]
    kinds = [tile.kind for tile in tiles] + [30] * win.nuki
    indicators = list(win.dora_indicators if rules.kan_dora else win.dora_indicators[:1])
    if rules.ura_dora:
        indicators += win.ura_indicators if rules.kan_dora else win.ura_indicators[:1]
    total = sum(kinds.count(_next(tile.kind, rules.players)) for tile in indicators) + win.nuki
    return total + (sum(tile.red for tile in tiles) if rules.aka_dora else 0)


def _next(kind: int, players: int) -> int:
    if players == 3 and kind in (0, 8):
        return 8 - kind
    for first, last in ((0, 8), (9, 17), (18, 26), (27, 30), (31, 33)):
        if kind == last:
            return first
    return kind + 1


def _fu(reading: Spelt, win: Win, rules: Rules, *, pinfu: bool) -> int:
    blocks, completed, wait = reading
    if len(blocks) == 7:
        return 25
    closed = not any(meld.is_open for meld in win.hand.melds)
    fu = 20 + sum(_block_fu(block, win, rules) for block in blocks)
    fu += 2 if wait in ("kanchan", "penchan", "tanki") else 0
    if win.is_tsumo:
        fu += 0 if pinfu or (win.rinshan and not rules.rinshan_fu) else 2
    elif closed:
        fu += 10
    assert completed in blocks
    return 30 if fu == 20 and not closed and rules.open_pinfu_fu == 30 else fu


def _block_fu(block: SpeltBlock, win: Win, rules: Rules) -> int:
    kinds, is_open = block
    kind = kinds[0]
    if len(kinds) == 1 or len(set(kinds)) == 3:
        return 0
    if len(kinds) == 2:
        winds = (kind - 27 == win.seat_wind.value) + (kind - 27 == win.round_wind.value)
        return rules.double_wind_fu if winds == 2 else 2 * (winds or kind >= 31)
    fu = 2 if is_open else 4
    if kind >= 27 or kind % 9 in (0, 8):
        fu *= 2
    return fu if len(kinds) == 3 else 4 * fu


def _rounded(fu: int, reading: Spelt) -> int:
    return fu if len(reading[0]) == 7 else (fu + 9) // 10 * 10


def _base(han: int, fu: int, rules: Rules) -> int:
    for least, base in ((13, 8000 if rules.kazoe else 6000), (11, 6000), (8, 4000), (6, 3000), (5, 2000)):
        if han >= least:
            return base
    base = min(fu * 2 ** (han + 2), 2000)
    return 2000 if base == 1920 and rules.kiriage else base


def _points(base: int, win: Win, rules: Rules) -> int:
    dealer = win.seat_wind is Wind.EAST
    if not win.is_tsumo:
        return _hundreds(base * (6 if dealer else 4))
    if dealer:
        return (rules.players - 1) * _hundreds(2 * base)
    return _hundreds(2 * base) + (rules.players - 2) * _hundreds(base)


def _hundreds(points: int) -> int:
    return (points + 99) // 100 * 100


_LOCAL = {
    CATALOGUE[key]: value
    for key, value in {
        "open_riichi": YakuValue(1),
        "sanrenkou": YakuValue(2, 2),
        "isshoku_sanjun": YakuValue(3, 2),
        "shiiaru_raotai": YakuValue(0, 1),
        "uumensai": YakuValue(2, 2),
        "suurenkou": YakuValue.yakuman(),
        "isshoku_yonjun": YakuValue.yakuman(),
        "daisharin": YakuValue.yakuman(),
        "daichikurin": YakuValue.yakuman(),
        "daisuurin": YakuValue.yakuman(),
    }.items()
}

#: without yakuman even kokushi and four concealed triplets have fu
_NO_YAKUMAN = {row: None for row, value in Rules().values.items() if value.is_yakuman}


@lru_cache
def tables(players: int) -> tuple[Rules, ...]:
    """Return rule sets that differ in every field that bears on what a win is worth; always the same, memos and all."""
    return (
        Rules(players=players),
        Rules(
            players=players,
            kuitan=False,
            aka_dora=False,
            ura_dora=False,
            kazoe=False,
            open_pinfu_fu=20,
            pinfu_tsumo=False,
        ),
        Rules(
            players=players, kan_dora=False, kiriage=True, multiple_yakuman=False, double_wind_fu=2, rinshan_fu=False
        ),
        Rules(players=players, ryuuiisou_needs_hatsu=True, renhou=Renhou.MANGAN),
        Rules(players=players, renhou=Renhou.MANGAN_ADDED).replace(values=DOUBLE_YAKUMAN),
        Rules(players=players, renhou=Renhou.YAKUMAN, multiple_yakuman=False).replace(values=DOUBLE_YAKUMAN),
        Rules(players=players, kiriage=True, pinfu_tsumo=False, rinshan_fu=False).replace(values=_LOCAL),
        Rules(players=players, open_pinfu_fu=20).replace(values=_NO_YAKUMAN),
    )
