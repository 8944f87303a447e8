"""The score is that of the best side of the best reading, worked out anew for random wins."""

from random import Random
from typing import Final

import attrs
import pytest

from mahjong_calc import Win, allen
from mahjong_calc.errors import NoYakuError
from mahjong_calc.yaku import CATALOGUE, Reading, readings
from tests.allen.wins import han_of
from tests.yaku.dealing import random_win

#: han in a closed and in an open hand, typed from the rules
ORDINARY: Final = {
    **dict.fromkeys(("riichi", "ippatsu", "menzen_tsumo", "pinfu", "iipeikou"), (1, 0)),
    **dict.fromkeys(("haitei", "houtei", "rinshan_kaihou", "chankan", "tanyao"), (1, 1)),
    **dict.fromkeys(("haku", "hatsu", "chun", "seat_wind", "round_wind"), (1, 1)),
    **dict.fromkeys(("double_riichi", "chiitoitsu"), (2, 0)),
    **dict.fromkeys(("ittsuu", "chanta"), (2, 1)),
    **dict.fromkeys(("toitoi", "sanankou", "sanshoku_doukou", "sankantsu", "shousangen", "sanrenkou"), (2, 2)),
    **dict.fromkeys(("honitsu", "isshoku_sanjun"), (3, 2)),
    "ryanpeikou": (3, 0),
    "honroutou": (3, 3),
    "junchan": (4, 3),
    "chinitsu": (6, 5),
    "suurenkou": (8, 8),
}
YAKUMAN: Final = {
    **dict.fromkeys(("tenhou", "chiihou", "kokushi_musou", "kokushi_musou_13", "suuankou", "suuankou_tanki"), 16),
    **dict.fromkeys(("daisangen", "shousuushii", "daisuushii", "tsuuiisou", "ryuuiisou", "chinroutou"), 16),
    "suukantsu": 16,
    **dict.fromkeys(("chuuren_poutou", "junsei_chuuren_poutou", "isshoku_yonjun"), 24),
}
#: what doesn't count beside a greater one on the same side
LESSER: Final = {
    "double_riichi": ("riichi",),
    "ryanpeikou": ("iipeikou",),
    "isshoku_sanjun": ("iipeikou",),
    "junchan": ("chanta",),
    "honroutou": ("chanta", "junchan"),
    "chinitsu": ("honitsu",),
    "suurenkou": ("sanrenkou",),
    "kokushi_musou_13": ("kokushi_musou",),
    "suuankou_tanki": ("suuankou",),
    "junsei_chuuren_poutou": ("chuuren_poutou",),
    "daisuushii": ("shousuushii",),
}

Worth = tuple[int, bool, dict[str, int]]


def _held(values: dict[str, int], reading: Reading, win: Win) -> dict[str, int]:
    held = {key: han for key, han in values.items() if han and CATALOGUE[key].predicate(reading, win)}
    lesser = {key for greater in held for key in LESSER.get(greater, ())}
    return {key: han for key, han in held.items() if key not in lesser}


def _next(kind: int) -> int:
    """Return the kind that an indicator points to, 9m being the one after 1m."""
    if kind in (0, 8):
        return 8 - kind
    for first, last in ((9, 17), (18, 26), (27, 30), (31, 33)):
        if kind == last:
            return first
    return kind + 1


def _dora(win: Win) -> int:
    tiles = [*win.hand.tiles, win.tile, *(tile for meld in win.hand.melds for tile in meld.tiles)]
    kinds = [tile.kind for tile in tiles] + [30] * win.nuki
    pointed_to = sum(kinds.count(_next(tile.kind)) for tile in win.dora_indicators + win.ura_indicators)
    return pointed_to + win.nuki + sum(tile.red for tile in tiles)


def _sides(reading: Reading, win: Win) -> list[Worth]:
    """Return what each side is worth, whether it is the yakuman side, and its yaku; none where it has none."""
    closed = not any(meld.is_open for meld in win.hand.melds)
    ordinary = _held({key: pair[not closed] for key, pair in ORDINARY.items()}, reading, win)
    yakuman = _held(YAKUMAN, reading, win)
    sides = [(sum(yakuman.values()), True, yakuman), (sum(ordinary.values()) + _dora(win), False, ordinary)]
    return [side for side in sides if side[2]]


@pytest.mark.parametrize(
    ("wins", "seed"), [(400, 1), pytest.param(20_000, 2, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_best_side(wins: int, seed: int) -> None:
    """No side of any reading is worth more, or as much and comes before in the documented order."""
    random = Random(seed)
    for _ in range(wins):
        win = random_win(random, players=3)
        win = attrs.evolve(win, dora_indicators=win.dora_indicators[:1], ura_indicators=win.ura_indicators[:1])
        sides = [(side, reading) for reading in readings(win) for side in _sides(reading, win)]
        if not sides:
            with pytest.raises(NoYakuError):
                allen.score(win)
            continue
        (han, is_yakuman, yaku), reading = max(sides, key=lambda side: side[0][:2])
        score = allen.score(win)
        assert (score.han, han_of(score), score.reading) == (han, yaku, reading)
        assert score.yakuman == (len(yaku) if is_yakuman else 0)
        assert score.points == han * (3000 if win.is_dealer else 2000)
        assert sum(score.payments.shares.values()) == score.points + 1000 * win.honba
        assert score.payments.sticks == 1000 * win.riichi_sticks
