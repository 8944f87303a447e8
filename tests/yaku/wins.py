"""Wins in short: South at an East table, by ron from West unless drawn."""

from typing import Any

from mahjong_calc import Hand, Tile, Win, Wind


def ron(hand: str, tile: str, **circumstances: Any) -> Win:  # noqa: ANN401 -- all sorts
    """Return a ron on West's *tile*."""
    return Win.ron(
        Hand.parse(hand), Tile.parse(tile), **({"seat_wind": Wind.SOUTH, "loser": Wind.WEST} | circumstances)
    )


def tsumo(hand: str, tile: str, **circumstances: Any) -> Win:  # noqa: ANN401 -- all sorts
    """Return a win on a drawn *tile*."""
    return Win.tsumo(Hand.parse(hand), Tile.parse(tile), **({"seat_wind": Wind.SOUTH} | circumstances))
