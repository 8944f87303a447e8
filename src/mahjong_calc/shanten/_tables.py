"""All that is known about the hands of one tile set under one rule for the fifth tile."""

from typing import Final, final

from mahjong_calc._checks import check_type
from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import HONORS_START, KINDS, Tile, TileSet
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.shanten._forms import NONE, ORPHAN_KINDS, Standing
from mahjong_calc.shanten._readers import MELDED, Reader, limit_of, values
from mahjong_calc.shanten._shapes import Shape

__all__ = ["SUITS", "Tables"]

#: The slices of a hand's key.
SUITS: Final = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))

#: For `bytes.translate`: the copies that a byte of a key says to be held and melded.
_OWNED: Final = bytes(value % MELDED + value // MELDED for value in range(256))


@final
class Tables:
    """The readers of the four suits, and how hands stand to the special forms.

    They are kept in the scratch memory of the tile set, which sets of equal copies share.
    """

    __slots__ = ("_copies", "_orphans", "_pairs", "_tile_set", "draws", "known", "readers", "standings")

    def __init__(self, tile_set: TileSet, fifth_tile: FifthTile) -> None:
        limits = [limit_of(copies, 0, fifth_tile) for copies in tile_set.copies]
        orphans = [limits[kind] for kind in ORPHAN_KINDS]
        self._tile_set: Final = tile_set
        self._pairs: Final = sum(limit >= 2 for limit in limits) >= 7
        self._orphans: Final = min(orphans) >= 1 and max(orphans) >= 2
        self._copies: Final = int.from_bytes(bytes(tile_set.copies), "little")
        self.readers: Final = _readers(tile_set.copies, fifth_tile)
        #: What was found so far; where speed matters, callers look here first.
        self.known: Final = tuple(reader.known for reader in self.readers)
        self.draws: Final = tuple(reader.draws for reader in self.readers)
        self.standings: Final[dict[int, Standing]] = {}

    @staticmethod
    def of(hand: Hand, tile_set: TileSet, fifth_tile: FifthTile) -> "Tables":
        """Return the tables of a tile set and a rule, after checking the types of all three arguments."""
        check_type(hand, Hand, "hand")
        check_type(tile_set, TileSet, "tile_set")
        check_type(fifth_tile, FifthTile, "fifth_tile")
        tables: Tables = tile_set._memo.get(fifth_tile) or tile_set._memo.setdefault(
            fifth_tile, Tables(tile_set, fifth_tile)
        )
        return tables

    def read(self, hand: Hand) -> tuple[Shape, Standing]:
        """Return the shape of the whole hand, and how it stands to the special forms.

        Raises:
            InvalidHandError: The hand has neither 3k+1 nor 3k+2 concealed tiles, more copies of a kind than the tile
                set, or there is no target.
        """
        try:
            (a, v), (b, w), (c, x), (d, y) = (
                reader.known.get(key) or reader.read(key)
                for reader, key in zip(self.readers, map(hand._key.__getitem__, SUITS), strict=True)
            )
        except KeyError:
            raise self._too_many(hand) from None
        left, right = a.plus(b), c.plus(d)
        whole = left.plus(right)
        standing = self.stand(v + w + x + y)
        if hand._size % 3 == 0:
            raise InvalidHandError(f"{hand._size} in '{hand}'", "1, 2, 4, 5, … 13 or 14 concealed tiles")
        if whole.numbers[standing.groups] >= NONE and standing.best == NONE:
            raise InvalidHandError(f"'{hand}'", f"a hand that can be completed with the tiles of {self._tile_set!r}")
        return whole, standing

    def stand(self, counts: int) -> Standing:
        """Return how hands of these counts stand to the special forms."""
        standing = self.standings.get(counts)
        if standing is None:
            standing = self.standings[counts] = Standing.of(counts, pairs=self._pairs, orphans=self._orphans)
        return standing

    def left(self, hand: Hand) -> int:
        """Return how many of each kind are neither in the hand nor in its melds, a byte per kind, as one int."""
        return self._copies - int.from_bytes(hand._key.translate(_OWNED), "little")

    def _too_many(self, hand: Hand) -> InvalidHandError:
        kind, owned = next(
            (kind, owned)
            for kind, owned in enumerate(hand._key.translate(_OWNED))
            if owned > self._tile_set.copies[kind]
        )
        most = self._tile_set.copies[kind]
        return InvalidHandError(
            f"{owned} copies of {Tile.from_kind(kind)} in '{hand}'", f"at most {most} in {self._tile_set!r}"
        )


def _readers(copies: tuple[int, ...], fifth_tile: FifthTile) -> tuple[Reader, ...]:
    """Return the readers of the four suits; suits of the same copies share one."""
    readers: dict[tuple[int, ...], Reader] = {}
    for suit in SUITS:
        kinds = range(KINDS)[suit]
        if copies[suit] not in readers:
            readers[copies[suit]] = Reader([
                values(
                    copies[kind],
                    fifth_tile,
                    0 if kind >= HONORS_START else kinds[-1] - kind,
                    orphan=kind in ORPHAN_KINDS,
                )
                for kind in kinds
            ])
    return tuple(readers[copies[suit]] for suit in SUITS)
