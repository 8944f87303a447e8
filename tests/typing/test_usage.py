"""The API as its users write it, with the types that mypy and pyright must find in it."""

from collections.abc import Mapping
from typing import assert_type

from mahjong_calc import (
    FifthTile,
    Hand,
    MahjongCalcError,
    Meld,
    MeldKind,
    Payments,
    Riichi,
    Suit,
    Tile,
    TileSet,
    Win,
    Wind,
)
from mahjong_calc.errors import ContradictionError, Fault, NotationError


def test_tiles() -> None:
    """Tiles and tile sets have the types that the reference gives them."""
    tile = Tile(Suit.MANZU, 5, red=True)
    assert_type(Tile.parse("0m"), Tile)
    assert_type(Tile.parse_all("1m 40p"), tuple[Tile, ...])
    assert_type(tile.kind, int)
    assert_type(tile.plain, Tile)
    assert_type(tile.is_honor, bool)
    assert_type(TileSet.SANMA.dora(Tile.parse("1m")), Tile)
    assert_type(TileSet("mine", [4] * 34).copies, tuple[int, ...])
    assert_type(sorted([tile, tile.plain]), list[Tile])


def test_hands() -> None:
    """Hands and melds have the types that the reference gives them."""
    meld = Meld(MeldKind.CHI, Tile.parse_all("234p"))
    hand = Hand(Tile.parse_all("234678m55s22z"), [meld])
    assert_type(Hand.parse("234678m55s22z (234p)"), Hand)
    assert_type(hand.draw(Tile.parse("5s")), Hand)
    assert_type(hand.discard(Tile.parse("2z")), Hand)
    assert_type(hand.tiles, tuple[Tile, ...])
    assert_type(hand.melds, tuple[Meld, ...])
    assert_type(list(FifthTile), list[FifthTile])


def test_wins() -> None:
    """Wins and payments have the types that the reference gives them."""
    hand = Hand.parse("234678m234p55s22z")
    win = Win.ron(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST, riichi=Riichi.RIICHI, honba=1)
    assert_type(win, Win)
    assert_type(win.loser, Wind | None)
    assert_type(win.liable, Mapping[str, Wind])
    assert_type(win.dora_indicators, tuple[Tile, ...])


def deltas(payments: Payments) -> Mapping[Wind, int]:
    """Return the change of each seat, as a program would that keeps the points of a game."""
    return payments.deltas


def test_errors() -> None:
    """Errors carry their data as attributes that have types."""
    try:
        Tile.parse("0z")
    except NotationError as error:
        assert_type(error.position, int)
    contradiction = ContradictionError((Fault.LOSER_MISSING,), "a win")
    assert_type(contradiction.faults, tuple[Fault, ...])
    assert_type(contradiction.given, str)


def position(error: MahjongCalcError) -> int | None:
    """Return where a text is wrong, as a program would that marks it."""
    match error:
        case NotationError():
            return assert_type(error.position, int)
        case _:
            return None
