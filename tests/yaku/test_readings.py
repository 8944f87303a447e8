"""Readings of chosen wins: which blocks, which wait, in which order."""

import pickle
from typing import Any

import attrs
import pytest

from mahjong_calc import Hand, Tile, Win, Wind
from mahjong_calc.errors import InvalidTileError, NotWinningError
from mahjong_calc.yaku import Block, BlockKind, Reading, Wait, readings
from tests.yaku.wins import ron, tsumo


def _text(reading: Reading) -> str:
    """Write a reading: each block's tiles, open ones in parentheses, a star after the completed one, then the wait."""
    words = []
    for place, block in enumerate(reading.blocks):
        word = "".join(str(tile.rank) for tile in block.tiles) + block.tile.suit.value
        word = f"({word})" if block.is_open else word
        words.append(f"{word}*" if place == reading.winning else word)
    return " ".join([*words, reading.wait.value])


WINS = {
    "a nobetan is a tanki on one end": (
        ron("3456m222p333s777z", "3m"),
        ["33m* 456m 222p 333s 777z tanki"],
    ),
    "and on the other": (
        ron("3456m222p333s777z", "6m"),
        ["345m 66m* 222p 333s 777z tanki"],
    ),
    "three ends": (
        ron("2345678m222p333s", "5m"),
        ["234m 55m* 678m 222p 333s tanki"],
    ),
    "by ron a completed triplet is open": (
        ron("22m678p99s (333m) (444m)", "2m"),
        ["(222m)* 678p 99s (333m) (444m) shanpon"],
    ),
    "a drawn one is concealed": (
        tsumo("22m678p99s (333m) (444m)", "2m"),
        ["222m* 678p 99s (333m) (444m) shanpon"],
    ),
    "a called block that holds the kind isn't completed": (
        ron("1123444m555p (123m)", "1m"),
        [
            "123m* 11m 444m 555p (123m) ryanmen",
            "123m 11m* 444m 555p (123m) tanki",
            "(111m)* 234m 44m 555p (123m) shanpon",
        ],
    ),
    "an equal called block isn't either": (
        tsumo("23m99p (123m) (111p) (789s)", "1m"),
        ["123m* 99p (123m) (111p) (789s) ryanmen"],
    ),
    "two equal blocks are completed once": (
        tsumo("22334m111p99s777z", "4m"),
        ["234m* 234m 111p 99s 777z ryanmen"],
    ),
    "three equal sequences or three triplets": (
        ron("22233344m456p99s", "4m"),
        [
            "234m* 234m 234m 456p 99s ryanmen",
            "222m 333m (444m)* 456p 99s shanpon",
        ],
    ),
    "four equal sequences, or three triplets and one": (
        ron("22223333444m55p", "4m"),
        [
            "234m* 234m 234m 234m 55p ryanmen",
            "234m* 222m 333m 444m 55p ryanmen",
            "234m 222m 333m (444m)* 55p shanpon",
        ],
    ),
    "12 waits for 3 at the edge": (
        ron("12789m11p789s (777z)", "3m"),
        ["123m* 789m 11p 789s (777z) penchan"],
    ),
    "89 waits for 7 at the edge": (
        ron("123m11p89s (777z) (555s)", "7s"),
        ["123m 11p 789s* (777z) (555s) penchan"],
    ),
    "78 waits for 9 on two sides": (
        ron("123m11p78s (777z) (555s)", "9s"),
        ["123m 11p 789s* (777z) (555s) ryanmen"],
    ),
    "23 waits for 1 on two sides": (
        ron("23m11p789s (777z) (555s)", "1m"),
        ["123m* 11p 789s (777z) (555s) ryanmen"],
    ),
    "46 waits for 5 alone": (
        ron("123m11p46s (777z) (555s)", "5s"),
        ["123m 11p 456s* (777z) (555s) kanchan"],
    ),
    "in each suit the blocks come first, then which of them is completed": (
        ron("2234m111222333p", "2m"),
        [
            "234m* 22m 123p 123p 123p ryanmen",
            "234m* 22m 111p 222p 333p ryanmen",
            "234m 22m* 123p 123p 123p tanki",
            "234m 22m* 111p 222p 333p tanki",
        ],
    ),
    "seven pairs come last": (
        ron("2233445566778p", "8p"),
        [
            "234p 234p 567p 567p 88p* tanki",
            "234p 234p 55p 678p* 678p ryanmen",
            "22p 345p 345p 678p* 678p ryanmen",
            "22p 33p 44p 55p 66p 77p 88p* tanki",
        ],
    ),
    "seven pairs in every suit, where suits split and the hand doesn't": (
        ron("22m11p3344556s77z", "6s"),
        ["22m 11p 33s 44s 55s 66s* 77z tanki"],
    ),
    "seven honors": (
        tsumo("1122334455667z", "7z"),
        ["11z 22z 33z 44z 55z 66z 77z* tanki"],
    ),
    "kans": (
        ron("5p [1111m] (2222p) (888+8s) [9999s]", "5p"),
        ["55p* 1111m (2222p) (8888s) 9999s tanki"],
    ),
    "the pair of kokushi completed": (
        ron("19m19p19s1234567z", "3z"),
        ["1m 9m 1p 9p 1s 9s 1z 2z 33z* 4z 5z 6z 7z tanki"],
    ),
    "an orphan of kokushi completed": (
        ron("119m19p19s123456z", "7z"),
        ["11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z* tanki"],
    ),
    "chuuren": (
        tsumo("1112345678999m", "1m"),
        ["123m* 111m 456m 789m 99m ryanmen", "123m 111m* 456m 789m 99m shanpon"],
    ),
}


@pytest.mark.parametrize(("win", "expected"), WINS.values(), ids=WINS)
def test_readings(win: Win, expected: list[str]) -> None:
    """All readings come in order, each once."""
    assert [_text(reading) for reading in readings(win)] == expected


@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        ("234678m234p55s22z", "4s"),
        ("1111m3355p2299s4z", "4z"),
        ("1199m119p (555z) (666z)", "9p"),
        ("1133m5577p29s [4444z]", "2s"),
        ("19m19p19s1234567z", "2m"),
        ("119m199p19s12346z", "7z"),
        ("111234567899m1s", "9m"),
        ("12m234567p789s11z", "4m"),
        ("89m11234567p789s", "1p"),
        ("1189m456p789s777z", "1z"),
        ("13m11p (123m) (456p) (789s)", "5m"),
        ("123m456p1177756z", "5z"),
    ],
)
def test_no_reading(hand: str, tile: str) -> None:
    """What is no complete hand is refused with its tiles, by ron and by tsumo."""
    for win in (ron(hand, tile), tsumo(hand, tile)):
        with pytest.raises(NotWinningError) as error:
            readings(win)
        assert str(win.hand) in str(error.value)
        assert str(win.tile) in str(error.value)


@pytest.mark.parametrize("wrong", [None, "234678m234p55s22z", Hand.parse("234678m234p555s22z")])
def test_wrong_types(wrong: Any) -> None:  # noqa: ANN401 -- anything
    """What is no win has no readings."""
    with pytest.raises(TypeError, match="win must be a Win"):
        readings(wrong)


def test_wraparound() -> None:
    """No sequence runs from one suit into the next, nor among honors."""
    for text in ("89m1p", "9m12p", "89p1s", "9s12z", "123z", "567z"):
        tiles = Tile.parse_all(text)
        hand = Hand((*tiles[:2], *Tile.parse_all("55m")), Hand.parse("(222m) (333p) (444s)").melds)
        with pytest.raises(NotWinningError):
            readings(Win.tsumo(hand, tiles[2], seat_wind=Wind.EAST))


def test_a_reading() -> None:
    """A reading tells its form, its blocks by sort, its tiles, and which block was completed."""
    [reading] = readings(ron("22m678p99s (333m) [4444m]", "2m"))
    assert reading.is_regular
    assert not reading.is_chiitoitsu
    assert not reading.is_kokushi
    assert [str(block.tile) for block in reading.sequences] == ["6p"]
    assert [str(block.tile) for block in reading.triplets] == ["2m", "3m", "4m"]
    assert [str(block.tile) for block in reading.pairs] == ["9s"]
    assert reading.winning_block == Block(BlockKind.KOUTSU, Tile.parse("2m"), is_open=True)
    assert reading.wait is Wait.SHANPON
    assert reading.tiles == Tile.parse_all("222m678p99s333m4444m")


def test_forms() -> None:
    """Seven pairs and kokushi are forms of their own."""
    *_, pairs = readings(ron("2233445566778p", "8p"))
    [orphans] = readings(ron("19m19p19s1234567z", "3z"))
    assert (pairs.is_regular, pairs.is_chiitoitsu, pairs.is_kokushi) == (False, True, False)
    assert (orphans.is_regular, orphans.is_chiitoitsu, orphans.is_kokushi) == (False, False, True)
    assert len(pairs.pairs) == 7
    assert len(orphans.pairs) == 1
    assert len(orphans.tiles) == len(pairs.tiles) == 14


@pytest.mark.parametrize(
    ("kind", "tile", "tiles", "traits"),
    [
        (BlockKind.SHUNTSU, "1m", "123m", "yaochu terminal"),
        (BlockKind.SHUNTSU, "7m", "789m", "yaochu terminal"),
        (BlockKind.SHUNTSU, "2m", "234m", ""),
        (BlockKind.KOUTSU, "9p", "999p", "triplet yaochu terminal"),
        (BlockKind.KANTSU, "5s", "5555s", "triplet"),
        (BlockKind.KANTSU, "5z", "5555z", "triplet yaochu"),
        (BlockKind.TOITSU, "1z", "11z", "yaochu"),
        (BlockKind.ORPHAN, "1s", "1s", "yaochu terminal"),
    ],
)
def test_a_block(kind: BlockKind, tile: str, tiles: str, traits: str) -> None:
    """A block spells its tiles out and tells what yaku ask of it."""
    block = Block(kind, Tile.parse(tile))
    assert block.tiles == Tile.parse_all(tiles)
    assert block.is_triplet == ("triplet" in traits)
    assert block.has_yaochu == ("yaochu" in traits)
    assert block.has_terminal == ("terminal" in traits)


@pytest.mark.parametrize(
    ("kind", "tile", "told"),
    [
        (BlockKind.SHUNTSU, "8m", "expected 1 to 7 of a number suit as the lowest tile of a shuntsu, got 8m"),
        (BlockKind.SHUNTSU, "1z", "expected 1 to 7 of a number suit as the lowest tile of a shuntsu, got 1z"),
        (BlockKind.SHUNTSU, "0p", "expected 1 to 7 of a number suit as the lowest tile of a shuntsu, got 0p"),
        (BlockKind.KOUTSU, "0p", "expected a plain tile as the lowest tile of a koutsu, got 0p"),
    ],
)
def test_senseless_blocks(kind: BlockKind, tile: str, told: str) -> None:
    """No sequence begins above seven or with an honor, and no block is of red tiles."""
    with pytest.raises(InvalidTileError, match=told):
        Block(kind, Tile.parse(tile))


def test_senseless_readings() -> None:
    """A reading has the blocks of a complete hand, and one of them is completed by the winning tile."""
    pair = Block(BlockKind.TOITSU, Tile.parse("1z"))
    assert Reading([pair] * 7, 6, Wait.TANKI).winning_block == pair
    with pytest.raises(NotWinningError, match="expected 5, 7 or 13 blocks, got 6 blocks"):
        Reading((pair,) * 6, 0, Wait.TANKI)
    for winning in (-1, 7):
        with pytest.raises(NotWinningError, match=f"one of 7 blocks, from 0, got winning={winning}"):
            Reading((pair,) * 7, winning, Wait.TANKI)


def test_types() -> None:
    """Wrong types are told as such."""
    pair = Block(BlockKind.TOITSU, Tile.parse("1z"))
    with pytest.raises(TypeError, match="kind must be a BlockKind, got 'toitsu'"):
        Block("toitsu", Tile.parse("1z"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tile must be a Tile, got '1z'"):
        Block(BlockKind.TOITSU, "1z")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is_open must be a bool, got 1"):
        Block(BlockKind.TOITSU, Tile.parse("1z"), 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="blocks must be an iterable of Block, got None"):
        Reading(None, 0, Wait.TANKI)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="winning must be an int, got '0'"):
        Reading((pair,) * 7, "0", Wait.TANKI)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="wait must be a Wait, got 'tanki'"):
        Reading((pair,) * 7, 0, "tanki")  # type: ignore[arg-type]


def test_red_fives_are_plain_in_blocks() -> None:
    """Where a red five stands in a reading is left open: blocks hold plain tiles."""
    [reading] = readings(ron("340m22p67s (505p) (777z)", "8s"))
    assert not any(tile.red for tile in reading.tiles)


def test_values() -> None:
    """Readings are frozen values: equal ones hash alike, and they pickle."""
    win = ron("22m678p99s (333m) (444m)", "2m")
    [reading], [again] = readings(win), readings(win)
    assert reading == again
    assert hash(reading) == hash(again)
    assert pickle.loads(pickle.dumps(reading)) == reading  # noqa: S301
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        reading.wait = Wait.TANKI  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        reading.winning_block.is_open = False  # type: ignore[misc]
