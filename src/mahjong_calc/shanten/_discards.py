"""Every discard of a hand, best first."""

from collections.abc import Iterable, Iterator
from typing import Final, final

from attrs import frozen

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import Tile, TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._readers import MELDED, Suit
from mahjong_calc.shanten._shapes import Shape
from mahjong_calc.shanten._tables import Tables, slices
from mahjong_calc.shanten._ukeire import Ukeire

__all__ = ["Discard", "discards"]

#: The byte of a kind after a discard.
_LESS: Final = tuple(bytes([(value - 1) % 256]) for value in range(256))


@final
@frozen
class Discard:
    """A tile to discard, and how the hand stands without it."""

    tile: Tile
    number: int
    ukeire: Ukeire


def discards(
    hand: Hand,
    visible: Iterable[Tile] = (),
    *,
    tile_set: TileSet = TileSet.STANDARD,
    fifth_tile: FifthTile = FifthTile.OWN,
) -> tuple[Discard, ...]:
    tables = Tables.of(hand, tile_set, fifth_tile)
    suits = tables.suits(hand, 2)
    left = tables.left(hand, visible)
    found = [
        (number, -((left & mask) % 255), kind, mask)
        for place, key in enumerate(slices(hand._key))
        if key.strip(b"\0")
        for number, mask, kind in _cuts(tables, suits, place, key)
    ]
    if found[0][0] >= NONE:
        raise tables.hopeless(hand)
    found.sort()
    # the tiles are sorted, so the last of a kind from behind is a plain one if there is one
    tiles = {tile.kind: tile for tile in reversed(hand.tiles)}
    return tuple([Discard(tiles[kind], number, Ukeire(number, mask, left)) for number, _, kind, mask in found])


def _cuts(
    tables: Tables, suits: tuple[Suit, Suit, Suit, Suit], place: int, key: bytes
) -> Iterator[tuple[int, int, int]]:
    """Yield the number, the mask and the kind for each discard from one suit.

    Discards that leave the suit with the same shape and counts leave the other suits with the same mask.
    """
    reader = tables.readers[place]
    groups: dict[tuple[Shape, int], tuple[int, int, int]] = {}
    for rank, value in enumerate(key):
        if value % MELDED:
            cut = reader[key[:rank] + _LESS[value] + key[rank + 1 :]]
            group = cut.shape, cut.counts
            if group not in groups:
                a, b, c, d = after = [*suits[:place], cut, *suits[place + 1 :]]
                number, *aims = tables.aims(a, b, c, d)
                others = 0
                for other, (suit, aim) in enumerate(zip(after, aims, strict=True)):
                    if other != place:
                        others |= suit[aim] << 72 * other
                groups[group] = number, aims[place], others
            number, aim, others = groups[group]
            yield number, others | cut[aim] << 72 * place, 9 * place + rank
