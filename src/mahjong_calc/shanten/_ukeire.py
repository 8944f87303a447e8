"""Which tiles bring a hand closer, and how many of them are left."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, final

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import KINDS, Tile, TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._readers import LANE
from mahjong_calc.shanten._tables import OWNED, Tables

__all__ = ["Ukeire", "ukeire", "waits"]


@final
class Ukeire(Mapping[Tile, int]):
    """The tiles that lower a hand's shanten number, each with the copies that are left; a frozen mapping.

    >>> found = ukeire(Hand.parse("1112345678999m"))
    >>> found.number, len(found), found.total, found[Tile.parse("9m")]
    (0, 9, 23, 1)

    Tiles are plain and in tile order.
    """

    __slots__ = ("_hidden", "_key", "_mask", "_number")

    def __init__(self, number: int, mask: int, hidden: int, key: bytes) -> None:
        self._number: Final = number
        # Ints with a byte for each kind: LANE where it lowers the number; the copies not visible, owned ones included.
        self._mask: Final = mask
        self._hidden: Final = hidden
        # The hand, in which the copies left are counted when somebody asks.
        self._key: Final = key

    @property
    def _left(self) -> int:
        """The copies left of the tiles in the mapping, a byte for each kind."""
        return self._hidden - int.from_bytes(self._key.translate(OWNED), "little") & self._mask

    @property
    def number(self) -> int:
        """The shanten number of the hand, before the draw."""
        return self._number

    @property
    def total(self) -> int:
        """All copies left together."""
        return self._left % 255  # the sum of its bytes, since 256 is 1 modulo 255

    def __getitem__(self, tile: object) -> int:
        if not isinstance(tile, Tile) or tile.red or not self._mask >> 8 * tile.kind & LANE:
            raise KeyError(tile)
        return self._left >> 8 * tile.kind & LANE

    def __iter__(self) -> Iterator[Tile]:
        return (Tile.from_kind(kind) for kind, lane in enumerate(self._mask.to_bytes(KINDS, "little")) if lane)

    def __len__(self) -> int:
        return self._mask.bit_count() // LANE.bit_count()

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[type["Ukeire"], tuple[int, int, int, bytes]]:
        return Ukeire, (self._number, self._mask, self._hidden, self._key)


def ukeire(
    hand: Hand,
    visible: Iterable[Tile] = (),
    *,
    tile_set: TileSet = TileSet.STANDARD,
    fifth_tile: FifthTile = FifthTile.OWN,
) -> Ukeire:
    """Return the tiles that lower the shanten number of a hand of 3k+1 tiles, with the copies that are left.

    >>> found = ukeire(Hand.parse("23m 456p 789s 111 22z"), Tile.parse_all("1111m 4m"))
    >>> {str(tile): left for tile, left in found.items()}, found.total
    ({'1m': 0, '4m': 3}, 3)

    All forms count. A tile of which none is left stays, with 0: it is a wait all the same, and may make the hand
    furiten.

    Args:
        hand: 1, 4, 7, 10 or 13 concealed tiles, and any melds.
        visible: Tiles seen anywhere but in the own hand and melds.
        tile_set: The tiles of the game.
        fifth_tile: How many copies of a kind a target may hold; see `number`.

    Returns:
        A mapping of plain tiles, in tile order, to the copies neither owned nor visible.

    Raises:
        InvalidHandError: The hand has another size, or no target is left, or own and visible copies of a kind are more
            than the set has.
    """
    tables = Tables.of(hand, tile_set, fifth_tile)
    number, mask, _, _ = tables.draws(tables.suits(hand, 1))
    if number >= NONE:
        raise tables.hopeless(hand)
    hidden = tables.hidden(hand, visible)
    return Ukeire(number, mask, hidden, hand._key)


def waits(
    hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN
) -> tuple[Tile, ...]:
    """Return the kinds that complete a hand of 3k+1 tiles.

    >>> waits(Hand.parse("1112345678999m"))[:3]
    (Tile.parse('1m'), Tile.parse('2m'), Tile.parse('3m'))
    >>> hand = Hand.parse("13m 456p 789s 11z [2222m]")
    >>> waits(hand), waits(hand, fifth_tile=FifthTile.CONCEALED)
    ((), (Tile.parse('2m'),))

    Args:
        hand: 1, 4, 7, 10 or 13 concealed tiles, and any melds.
        tile_set: The tiles of the game.
        fifth_tile: How many copies of a kind a target may hold; see `number`.

    Returns:
        Plain tiles in tile order; none when the hand isn't tenpai.

    Raises:
        InvalidHandError: The hand has another size, or more copies of a kind than the set, or no target is left.
    """
    found = ukeire(hand, tile_set=tile_set, fifth_tile=fifth_tile)
    return tuple(found) if found.number == 0 else ()
