"""A hand: concealed tiles and melds; and how many copies of a tile it may still count on."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import unique
from typing import Final, final

from attrs import field, frozen

from mahjong_calc import _mpsz
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import Shown
from mahjong_calc._melds import Meld, read_meld
from mahjong_calc._tiles import KINDS, Tile, tile_order, tiles_of_codes, tiles_text
from mahjong_calc.errors import InvalidHandError, NotationError

_MOST_TILES: Final = 14
_MOST_COPIES: Final = 4

#: what one more copy of a kind adds to a hand's key: 1 where it is concealed, 8 in a meld
_MELDED: Final = 8

#: all values that a kind may have in a key
_POSSIBLE: Final = frozenset(
    concealed + _MELDED * melded for melded in range(_MOST_COPIES + 1) for concealed in range(_MOST_COPIES + 1 - melded)
)


@final
@unique
class FifthTile(NamedEnum):
    """Which own tiles make a kind exhausted, so that no hand can be built on a fifth copy of it.

    `OWN` counts the concealed tiles and the own melds (M.League and professional rules), `CONCEALED` the concealed
    tiles alone (Tenhou, Mahjong Soul), `IGNORED` none, as the textbook formula does.

    >>> FifthTile("concealed")
    FifthTile.CONCEALED
    """

    OWN = "own"
    CONCEALED = "concealed"
    IGNORED = "ignored"


def _sorted_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(check_items(tiles, Tile, "tiles"), key=tile_order))


def _checked_melds(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    return check_items(melds, Meld, "melds")


@final
@frozen(repr=False)
class Hand(Shown):
    """Concealed tiles and melds.

    >>> hand = Hand.parse("0567m 234p (777z)")
    >>> len(hand.tiles), hand.melds
    (7, (Meld.parse('(777z)'),))

    *tiles* are kept in tile order, *melds* in the order given, which counts when hands are compared. A hand has 0 to
    14 tiles, a kan counted as three, and at most four copies of a kind; what takes a hand says which sizes it accepts.

    Raises:
        InvalidHandError: There are too many tiles or copies.
    """

    tiles: tuple[Tile, ...] = field(converter=_sorted_tiles)
    melds: tuple[Meld, ...] = field(default=(), converter=_checked_melds)
    # One byte per kind: concealed copies + 8 x copies in melds. The calculators work on this.
    _key: bytes = field(init=False, eq=False)
    _size: int = field(init=False, eq=False)
    _reds: int = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        size = len(self.tiles)
        total = size + 3 * len(self.melds)
        if total > _MOST_TILES:
            raise InvalidHandError(f"{total} in '{self}'", f"at most {_MOST_TILES} tiles, a kan counted as three")
        key = bytearray(KINDS)
        reds = 0
        for tile in self.tiles:
            key[tile.kind] += 1
            reds += tile.red
        if max(key) > _MOST_COPIES:  # asked before the melds are added: eight copies look like one in a meld
            raise self._too_many_copies()
        if self.melds:
            for meld in self.melds:
                for tile in meld.tiles:
                    key[tile.kind] += _MELDED
                    reds += tile.red
            if not _POSSIBLE.issuperset(key):
                raise self._too_many_copies()
        object.__setattr__(self, "_key", bytes(key))
        object.__setattr__(self, "_size", size)
        object.__setattr__(self, "_reds", reds)

    def _too_many_copies(self) -> InvalidHandError:
        copies = Counter(tile.plain for tile in (*self.tiles, *(tile for meld in self.melds for tile in meld.tiles)))
        tile, count = copies.most_common(1)[0]
        return InvalidHandError(f"{count} copies of {tile} in '{self}'", f"at most {_MOST_COPIES} copies of a kind")

    @classmethod
    def parse(cls, text: str) -> "Hand":
        """Read a hand in mpsz notation, the melds after the concealed tiles.

        >>> Hand.parse("34p 11z (345m) [7777z]")
        Hand.parse('34p11z (345m) [7777z]')

        Raises:
            NotationError: The text doesn't follow the notation.
            InvalidMeldError: A bracket holds no meld.
            InvalidHandError: There are too many tiles or copies.
        """
        check_type(text, str, "text")
        codes, position = _mpsz.scan(text, 0)
        melds = []
        while position < len(text):
            if text[position] in "([":
                meld, position = read_meld(text, position)
                melds.append(meld)
            elif text[position].isspace():
                position += 1
            else:
                expected = "a meld after the first meld" if melds else "a digit, a suit letter or a meld"
                raise NotationError(text, position, expected)
        return cls(tiles_of_codes(codes), melds)

    @classmethod
    def from_counts(cls, counts: Sequence[int], melds: Iterable[Meld] = ()) -> "Hand":
        """Make a hand of plain tiles from 34 counts, by kind.

        >>> Hand.from_counts([3] + [0] * 32 + [2])
        Hand.parse('111m77z')

        Raises:
            InvalidHandError: There aren't 34 counts of 0 to 4, or too many tiles or copies.
        """
        numbers = check_items(counts, int, "counts")
        if len(numbers) != KINDS:
            raise InvalidHandError(f"{len(numbers)} counts", f"{KINDS} counts, one per kind")
        for kind, count in enumerate(numbers):
            if not 0 <= count <= _MOST_COPIES:
                raise InvalidHandError(f"{count} copies of {Tile.from_kind(kind)}", "0 to 4 copies of each kind")
        codes = [2 * kind for kind, count in enumerate(numbers) for _ in range(count)]
        return cls(tiles_of_codes(codes), melds)

    @property
    def counts(self) -> tuple[int, ...]:
        """The concealed copies of each of the 34 kinds."""
        return tuple([value % _MELDED for value in self._key])

    def draw(self, tile: Tile) -> "Hand":
        """Return the hand with *tile* added to the concealed tiles.

        >>> Hand.parse("12m").draw(Tile.parse("3m"))
        Hand.parse('123m')

        Raises:
            InvalidHandError: It would have too many tiles or copies.
        """
        check_type(tile, Tile, "tile")
        value = self._key[tile.kind]
        if self._size + 3 * len(self.melds) == _MOST_TILES or value % _MELDED + value // _MELDED == _MOST_COPIES:
            return Hand((*self.tiles, tile), self.melds)  # which tells what is too much
        place = bisect([held._code for held in self.tiles], tile._code)
        return self._changed((*self.tiles[:place], tile, *self.tiles[place:]), tile, 1)

    def discard(self, tile: Tile) -> "Hand":
        """Return the hand without one *tile*, a red five being another tile than a plain one.

        >>> Hand.parse("055m").discard(Tile.parse("5m"))
        Hand.parse('50m')

        Raises:
            InvalidHandError: *tile* isn't among the concealed tiles.
        """
        check_type(tile, Tile, "tile")
        codes = [held._code for held in self.tiles]
        if tile._code not in codes:
            raise InvalidHandError(f"{tile}", f"a concealed tile of '{self}'")
        place = codes.index(tile._code)
        return self._changed(self.tiles[:place] + self.tiles[place + 1 :], tile, -1)

    def _changed(self, tiles: tuple[Tile, ...], tile: Tile, step: int) -> "Hand":
        """Return a hand of *tiles*, known to be right: one *tile* more than this one, or less."""
        kind = tile.kind
        hand = object.__new__(Hand)
        object.__setattr__(hand, "tiles", tiles)
        object.__setattr__(hand, "melds", self.melds)
        object.__setattr__(hand, "_key", self._key[:kind] + bytes((self._key[kind] + step,)) + self._key[kind + 1 :])
        object.__setattr__(hand, "_size", self._size + step)
        object.__setattr__(hand, "_reds", self._reds + step * tile.red)
        return hand

    def __hash__(self) -> int:
        # equal hands have equal keys, and bytes hash faster than tuples of tiles
        return hash((self._key, self._reds))

    def __str__(self) -> str:
        return " ".join([part for part in (tiles_text(self.tiles), *map(str, self.melds)) if part])

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"
