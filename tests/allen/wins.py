"""Wins for the tests: the winner is South, and the round East's, unless a test says otherwise."""

from typing import Any

from mahjong_calc import Hand, Tile, Win, Wind, allen


def tsumo(hand: str, tile: str, **circumstances: Any) -> Win:  # noqa: ANN401
    """Return a win on a drawn tile; indicators are given as text."""
    return Win.tsumo(Hand.parse(hand), Tile.parse(tile), **{"seat_wind": Wind.SOUTH} | _parsed(circumstances))


def ron(hand: str, tile: str, **circumstances: Any) -> Win:  # noqa: ANN401
    """Return a win on another player's tile, West's unless said otherwise; indicators are given as text."""
    seats = {"seat_wind": Wind.SOUTH, "loser": Wind.WEST}
    return Win.ron(Hand.parse(hand), Tile.parse(tile), **seats | _parsed(circumstances))


def _parsed(circumstances: dict[str, Any]) -> dict[str, Any]:
    return {
        name: Tile.parse_all(value) if name.endswith("_indicators") else value for name, value in circumstances.items()
    }


def han_of(score: allen.Score) -> dict[str, int]:
    """Return the han of each yaku by its key."""
    return {yaku.key: han for yaku, han in score.yaku}
