"""Every discard of a hand, best first."""

from collections.abc import Iterable
from typing import final

from attrs import frozen

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import Tile, TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._tables import OWNED, Tables, slices
from mahjong_calc.shanten._ukeire import Ukeire

__all__ = ["Discard", "discards"]


@final
@frozen
class Discard:
    """A discard: the tile, and the shanten number and the ukeire of the hand without it.

    >>> best = discards(Hand.parse("123m406p789s12355z"))[0]
    >>> best
    Discard(tile=Tile.parse('1z'), number=1, ukeire={Tile.parse('2z'): 3, Tile.parse('3z'): 3, Tile.parse('5z'): 2})
    """

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
    """Return what each discard from a hand of 3k+2 tiles leads to, best first.

    >>> for discard in discards(Hand.parse("123m 406p 789s 12355z"))[:2]:
    ...     print(discard.tile, discard.number, discard.ukeire.total)
    1z 1 8
    2z 1 8

    There is one for each different kind; a red five is discarded only where no plain one is held. The tile discarded
    counts as seen.

    Args:
        hand: 2, 5, 8, 11 or 14 concealed tiles, and any melds.
        visible: Tiles seen anywhere but in the own hand and melds.
        tile_set: The tiles of the game.
        fifth_tile: How many copies of a kind a target may hold; see `number`.

    Returns:
        The lowest shanten number first, then the most copies of tiles that lower it further, then in tile order.

    Raises:
        InvalidHandError: The hand has another size, or no target is left, or own and visible copies of a kind are more
            than the set has.
    """
    tables = Tables.of(hand, tile_set, fifth_tile)
    suits = tables.suits(hand, 2)
    key = hand._key
    hidden = tables.hidden(hand, visible)
    left = hidden - int.from_bytes(key.translate(OWNED), "little")
    found = []
    for place, (reader, slice_) in enumerate(zip(tables.readers, slices(key), strict=True)):
        after = [*suits]
        for rank, suit, others in reader.cuts.get(slice_) or reader.cut(slice_):
            after[place] = suit
            number, mask, for_left, for_right = tables.draws(after)
            found.append((number, -((left & mask) % 255), 9 * place + rank, mask))
            if others:  # they differ in what this suit draws to, and in nothing else
                wanted = (*for_left, *for_right)[place]
                for other_rank, other in others:
                    other_mask = mask ^ (suit[wanted] ^ other[wanted]) << 72 * place
                    found.append((number, -((left & other_mask) % 255), 9 * place + other_rank, other_mask))
    found.sort()
    if found[0][0] >= NONE:
        raise tables.hopeless(hand)
    # from behind, so that of a kind the plain tile comes last and stays
    tiles = {tile.kind: tile for tile in hand.tiles[::-1]}
    return tuple([Discard(tiles[kind], number, Ukeire(number, mask, hidden, key)) for number, _, kind, mask in found])
