"""Recorded and published hands: their shanten numbers, whether they are tenpai, and their ukeire."""

from collections.abc import Sequence
from typing import Any

import pytest

from mahjong_calc import FifthTile, Hand, Tile, TileSet, shanten
from tests.conftest import Rows

Row = dict[str, Any]

SETS = {4: TileSet.STANDARD, 3: TileSet.SANMA}


def meld_text(meld: Row | str) -> str:
    """Write a meld of the data as the library reads it."""
    if isinstance(meld, str):
        return f"({meld})"
    tiles = meld["tiles"]
    if meld["type"] == "ankan":
        return f"[{tiles}]"
    return f"({tiles[:3]}+{tiles[3:]})" if meld["type"] == "shouminkan" else f"({tiles})"


def read(tiles: str, melds: Sequence[Row | str] | int) -> Hand:
    """Read a hand; a number of melds says nothing of their tiles."""
    return Hand.parse(" ".join([tiles, *([] if isinstance(melds, int) else map(meld_text, melds))]))


@pytest.mark.slow
def test_numbers(rows: Rows) -> None:
    """Each form of 18,611 hands has the number that other engines give."""
    count = 0
    for row in rows("shanten"):
        found = shanten.breakdown(read(row["tiles"], row["melds"]), tile_set=SETS[row["players"]])
        pairs = {"regular": found.regular, "chiitoi": found.chiitoitsu, "kokushi": found.kokushi, "best": found.number}
        for key, number in pairs.items():
            assert row.get(key) in (number, None), row
        count += 1
    assert count == 18_611


@pytest.mark.slow
def test_fifth_tiles(rows: Rows) -> None:
    """9,508 hands that depend on the fifth tile have the number that each rule gives."""
    keys = ("regular_counting_melds", "regular", "regular_uncapped")
    count = 0
    for row in rows("shanten_fifth"):
        hand = read(row["tiles"], row["melds"])
        for mode, key in zip(FifthTile, keys, strict=True):
            found = shanten.breakdown(hand, tile_set=SETS[row["players"]], fifth_tile=mode)
            assert found.regular == row[key], row
        count += 1
    assert count == 9_508


@pytest.mark.slow
def test_tenpai(rows: Rows) -> None:
    """6,829 hands at the end of games are tenpai where Tenhou said so; it counts concealed tiles only."""
    count = 0
    for row in rows("tenpai_tenhou"):
        hand, tile_set = read(row["tiles"], row["melds"]), SETS[row["players"]]
        found = shanten.number(hand, tile_set=tile_set, fifth_tile=FifthTile.CONCEALED)
        waits = shanten.waits(hand, tile_set=tile_set, fifth_tile=FifthTile.CONCEALED)
        assert (found == 0, bool(waits)) == (row["tenpai"], row["tenpai"]), row
        count += 1
    assert count == 6_829


def test_hard_cases(rows: Rows) -> None:
    """Hands from public bug reports have the number and the ukeire worked out for them."""
    kinds = {"shanten": 0, "ukeire": 0}
    for row in rows("cases"):
        if row["kind"] in kinds:
            kinds[row["kind"]] += 1
            given, expected = row["input"], row["expected"]
            hand, tile_set = read(given["hand"], given["melds"]), SETS[given["players"]]
            mode = FifthTile.OWN if row["rules"].get("count_meld_tiles") else FifthTile.CONCEALED
            found = shanten.breakdown(hand, tile_set=tile_set, fifth_tile=mode)
            assert found.number == expected["shanten"], row
            if row["kind"] == "ukeire":
                visible = Tile.parse_all(given["visible"])
                ukeire = shanten.ukeire(hand, visible, tile_set=tile_set, fifth_tile=mode)
                assert {str(tile): left for tile, left in ukeire.items()} == expected["tiles"], row
                assert ukeire.total == expected["total"]
            else:
                assert found.regular == expected["standard"], row
    assert min(kinds.values()) > 5
