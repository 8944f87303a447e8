"""All that is known about the hands of one tile set under one rule for the fifth tile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from struct import Struct
from typing import Final, final

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._hand import FifthTile, Hand
from mahjong_calc._tiles import HONORS_START, Tile, TileSet
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.shanten._forms import NONE, ORPHAN_KINDS, Standing
from mahjong_calc.shanten._readers import MELDED, Reader, Suit, limit_of, values
from mahjong_calc.shanten._shapes import Shape

__all__ = ["OWNED", "Tables", "slices"]

#: Cut a hand's key into the slices of manzu, pinzu, souzu and honors.
slices: Final = Struct("9s9s9s7s").unpack

_SUITS: Final = (range(9), range(9, 18), range(18, 27), range(27, 34))
#: For `bytes.translate`: the copies that a byte of a key says to be held and melded.
OWNED: Final = bytes(value % MELDED + value // MELDED for value in range(256))


@final
class Tables:
    """The readers of the four suits, and how hands stand to the special forms.

    They are kept in the scratch memory of the tile set, which sets of equal copies share.
    """

    __slots__ = ("_copies", "copies", "known", "orphans", "pairs", "readers", "standings")

    def __init__(self, tile_set: TileSet, fifth_tile: FifthTile) -> None:
        limits = [limit_of(copies, 0, fifth_tile) for copies in tile_set.copies]
        orphans = [limits[kind] for kind in ORPHAN_KINDS]
        self._copies: Final = tile_set.copies
        #: Whether there are targets of seven pairs, and of the thirteen orphans.
        self.pairs: Final = sum(limit >= 2 for limit in limits) >= 7
        self.orphans: Final = min(orphans) >= 1 and max(orphans) >= 2
        #: The copies of each kind in a byte of one int.
        self.copies: Final = int.from_bytes(bytes(tile_set.copies), "little")
        self.readers: Final = _readers(tile_set.copies, fifth_tile)
        #: What was found so far; where speed matters, callers look here first.
        self.known: Final = tuple(reader.known for reader in self.readers)
        self.standings: Final[dict[int, Standing]] = {}

    @staticmethod
    def of(hand: Hand, tile_set: TileSet, fifth_tile: FifthTile) -> "Tables":
        """Return the tables of a tile set and a rule, after checking the types of all three arguments."""
        try:
            if type(hand) is Hand:
                known: Tables = tile_set._memo[fifth_tile]
                return known
        except (AttributeError, KeyError, TypeError):  # not used yet, or of a wrong type
            pass
        check_type(hand, Hand, "hand")
        check_type(tile_set, TileSet, "tile_set")
        check_type(fifth_tile, FifthTile, "fifth_tile")
        found: Tables = tile_set._memo.setdefault(fifth_tile, Tables(tile_set, fifth_tile))
        return found

    def read(self, hand: Hand) -> tuple[Shape, Standing]:
        """Return the shape of the whole hand, and how it stands to the special forms.

        Raises:
            InvalidHandError: The hand has neither 3k+1 nor 3k+2 concealed tiles, or more of a kind than the tile set,
                or can't be completed.
        """
        self._check_size(hand, (1, 2))
        manzu, pinzu, souzu, honors = self.readers
        m, p, s, z = slices(hand._key)
        try:
            a, v = manzu.known.get(m) or manzu.read(m)
            b, w = pinzu.known.get(p) or pinzu.read(p)
            c, x = souzu.known.get(s) or souzu.read(s)
            d, y = honors.known.get(z) or honors.read(z)
        except KeyError:
            raise self._too_many(hand) from None
        whole = a.plus(b).plus(c.plus(d))
        standing = self.stand(v + w + x + y)
        if min(whole.numbers[standing.groups], standing.best) == NONE:
            raise self.hopeless(hand)
        return whole, standing

    def suits(self, hand: Hand, extra: int) -> tuple[Suit, Suit, Suit, Suit]:
        """Return what there is to know about the suits of a hand of 3k + *extra* concealed tiles.

        Raises:
            InvalidHandError: The hand has another number of tiles, or more of a kind than the tile set.
        """
        if hand._size % 3 != extra:
            self._check_size(hand, (extra,))
        manzu, pinzu, souzu, honors = self.readers
        m, p, s, z = slices(hand._key)
        try:
            return manzu[m], pinzu[p], souzu[s], honors[z]
        except KeyError:
            raise self._too_many(hand) from None

    def draws(self, suits: Sequence[Suit]) -> tuple[int, int, tuple[int, int], tuple[int, int]]:
        """Return the number of the hand that four suits make, the mask of the kinds that lower it, and why they do.

        The last two tell what one more tile has to add to the first two suits, and to the others. The number is `NONE`
        where there is no target.
        """
        a, b, c, d = suits
        counts = a.counts + b.counts + c.counts + d.counts
        standing = self.standings.get(counts) or self.stand(counts)
        left = a.pairs.get(b.shape) or a.shape.pair(b.shape)
        right = c.pairs.get(d.shape) or c.shape.pair(d.shape)
        groups = standing.groups
        number, one, two = left.wholes[groups].get(right.sum) or left.sum.whole(right.sum, groups)
        best = standing.best
        if best <= number:
            if best < number:
                number = best
                one = two = 0
            one |= standing.draws
            two |= standing.draws
        m, p = for_left = left.splits.get(one) or left.split(one)
        s, z = for_right = right.splits.get(two) or right.split(two)
        return number, a[m] | b[p] << 72 | c[s] << 144 | d[z] << 216, for_left, for_right

    def hidden(self, hand: Hand, visible: Iterable[Tile]) -> int:
        """Return the copies of the set without those that are *visible*, as `copies`.

        Raises:
            InvalidHandError: With those of the hand they are more than the tile set has.
        """
        if type(visible) is tuple and not visible:  # as nearly always
            return self.copies
        seen = Counter(tile.kind for tile in check_items(visible, Tile, "visible"))
        for kind, owned in enumerate(hand._key.translate(OWNED)):
            if owned + seen[kind] > self._copies[kind]:
                raise self._excess(kind, owned + seen[kind], f"'{hand}' and the visible tiles")
        return self.copies - sum(count << 8 * kind for kind, count in seen.items())

    def hopeless(self, hand: Hand) -> InvalidHandError:
        """Return the error that no hand can be completed from *hand*."""
        return InvalidHandError(f"'{hand}'", "a hand that can be completed with the tiles of the set")

    def stand(self, counts: int) -> Standing:
        """Return how hands of these counts stand to the special forms."""
        return self.standings.setdefault(counts, Standing.of(counts, pairs=self.pairs, orphans=self.orphans))

    def _too_many(self, hand: Hand) -> InvalidHandError:
        owned = enumerate(hand._key.translate(OWNED))
        kind, count = next((kind, count) for kind, count in owned if count > self._copies[kind])
        return self._excess(kind, count, f"'{hand}'")

    def _excess(self, kind: int, count: int, where: str) -> InvalidHandError:
        return InvalidHandError(
            f"{count} x {Tile.from_kind(kind)} in {where}", f"at most {self._copies[kind]} of the set"
        )

    @staticmethod
    def _check_size(hand: Hand, extras: tuple[int, ...]) -> None:
        if hand._size % 3 not in extras:
            sizes = [size for size in range(1, 15) if size % 3 in extras]
            expected = f"{', '.join(map(str, sizes[:-1]))} or {sizes[-1]} concealed tiles"
            raise InvalidHandError(f"{hand._size} in '{hand}'", expected)


def _readers(copies: tuple[int, ...], fifth_tile: FifthTile) -> tuple[Reader, ...]:
    """Return the readers of the four suits; suits of the same copies share one."""
    readers: dict[tuple[int, ...], Reader] = {}
    for kinds in _SUITS:
        honors = kinds.start >= HONORS_START
        readers.setdefault(
            tuple(copies[kind] for kind in kinds),
            Reader(
                [
                    values(copies[kind], fifth_tile, 0 if honors else kinds[-1] - kind, orphan=kind in ORPHAN_KINDS)
                    for kind in kinds
                ]
            ),
        )
    return tuple(readers[copies[kinds.start : kinds.stop]] for kinds in _SUITS)
