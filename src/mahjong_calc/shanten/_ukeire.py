"""Which tiles bring a hand closer, and how many of them are left."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, final

from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import KINDS, Tile, TileSet
from mahjong_calc.shanten._forms import NONE
from mahjong_calc.shanten._readers import LANE
from mahjong_calc.shanten._tables import Tables

__all__ = ["Ukeire", "ukeire", "waits"]


@final
class Ukeire(Mapping[Tile, int]):
    """The tiles that lower a hand's shanten number, each with the copies that are left; a frozen mapping.

    >>> found = ukeire(Hand.parse("123m 456p 55s 2367z (999s)"))
    >>> found.number, found.total
    (1, 2)

    Tiles are plain and in tile order. A tile of which none is left stays, with 0.
    """

    __slots__ = ("_left", "_mask", "_number")

    def __init__(self, number: int, mask: int, left: int) -> None:
        # Of each kind a byte, in one int: LANE where it is accepted, and the copies left.
        self._number: Final = number
        self._mask: Final = mask
        self._left: Final = left

    @property
    def number(self) -> int:
        """The shanten number of the hand, before the draw."""
        return self._number

    @property
    def total(self) -> int:
        """All copies left together."""
        return (self._left & self._mask) % 255  # the sum of its bytes, since 256 is 1 modulo 255

    def __getitem__(self, tile: Tile) -> int:
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

    def __reduce__(self) -> tuple[type["Ukeire"], tuple[int, int, int]]:
        return Ukeire, (self._number, self._mask, self._left)


def ukeire(
    hand: Hand,
    visible: Iterable[Tile] = (),
    *,
    tile_set: TileSet = TileSet.STANDARD,
    fifth_tile: FifthTile = FifthTile.OWN,
) -> Ukeire:
    tables = Tables.of(hand, tile_set, fifth_tile)
    a, b, c, d = tables.suits(hand, 1)
    number, m, p, s, z = tables.aims(a, b, c, d)
    if number >= NONE:
        raise tables.hopeless(hand)
    mask = a[m] | b[p] << 72 | c[s] << 144 | d[z] << 216
    return Ukeire(number, mask, tables.left(hand, visible))


def waits(
    hand: Hand, *, tile_set: TileSet = TileSet.STANDARD, fifth_tile: FifthTile = FifthTile.OWN
) -> tuple[Tile, ...]:
    found = ukeire(hand, tile_set=tile_set, fifth_tile=fifth_tile)
    return tuple(found) if found.number == 0 else ()
