"""Tiles: the 34 kinds of a riichi mahjong set, red fives, and the sets of tiles that games are played with."""

from collections.abc import Sequence
from enum import unique
from itertools import pairwise
from operator import attrgetter
from typing import Any, ClassVar, Final, final

from attrs import field, frozen

from mahjong_calc import _mpsz
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import Shown
from mahjong_calc.errors import InvalidTileError, NotationError

KINDS: Final = 34
HONORS_START: Final = 27
NORTH: Final = HONORS_START + 3
#: terminals and honors
YAOCHU_KINDS: Final[tuple[int, ...]] = (0, 8, 9, 17, 18, 26, *range(HONORS_START, KINDS))


@final
@unique
class Suit(NamedEnum):
    """The three suits of numbers, and the honors.

    >>> Suit.PINZU.value
    'p'
    """

    MANZU = "m"
    PINZU = "p"
    SOUZU = "s"
    HONORS = "z"


@final
@unique
class Wind(NamedEnum):
    """A seat or round wind; the dealer is East, and play goes on to South, West and North.

    >>> Wind.WEST.value
    2
    """

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3


_SUITS: Final = tuple(Suit)
_FIRST_KIND: Final = {Suit.MANZU: 0, Suit.PINZU: 9, Suit.SOUZU: 18, Suit.HONORS: HONORS_START}


@final
@frozen(order=True, repr=False)
class Tile(Shown):
    """A tile: its suit and rank, and whether it is a red five.

    >>> Tile(Suit.MANZU, 5, red=True)
    Tile.parse('0m')
    >>> Tile.parse("7z").kind
    33

    Tiles are ordered by kind; a red five comes right after the plain fives of its suit. *rank* is 1..9, or 1..7 for
    honors: East, South, West, North, haku, hatsu, chun. *kind* is 0..33: manzu 0-8, pinzu 9-17, souzu 18-26, honors
    27-33.

    Raises:
        InvalidTileError: The suit has no such rank, or a tile other than a five of a number suit is said to be red.
    """

    suit: Suit = field(eq=False)
    rank: int = field(eq=False)
    red: bool = field(default=False, kw_only=True, eq=False)
    kind: int = field(init=False, eq=False)
    # 2 x kind + red: what tiles are compared and ordered by
    _code: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        check_type(self.suit, Suit, "suit")
        check_type(self.rank, int, "rank")
        check_type(self.red, bool, "red")
        top = 7 if self.suit is Suit.HONORS else 9
        if not 1 <= self.rank <= top:
            raise InvalidTileError(f"rank {self.rank}", f"a rank of 1 to {top} for {self.suit!r}")
        if self.red and (self.rank != 5 or self.suit is Suit.HONORS):
            raise InvalidTileError(f"a red {self.rank}{self.suit.value}", "a five of manzu, pinzu or souzu to be red")
        kind = _FIRST_KIND[self.suit] + self.rank - 1
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "_code", 2 * kind + self.red)

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read one tile: ``1m`` to ``9s``, ``1z`` to ``7z``, or ``0m 0p 0s`` for a red five.

        >>> Tile.parse("0p")
        Tile.parse('0p')

        Raises:
            NotationError: The text isn't exactly one tile.
        """
        check_type(text, str, "text")
        if text in _BY_TEXT:
            return _BY_TEXT[text]
        tiles = cls.parse_all(text)
        if len(tiles) != 1:
            raise NotationError(text, 0, f"one tile instead of {len(tiles)}")
        return tiles[0]

    @classmethod
    def parse_all(cls, text: str) -> "tuple[Tile, ...]":
        """Read tiles in the order written.

        >>> Tile.parse_all("1m 40p")
        (Tile.parse('1m'), Tile.parse('4p'), Tile.parse('0p'))

        Raises:
            NotationError: The text isn't a row of tiles.
        """
        check_type(text, str, "text")
        codes, end = _mpsz.scan(text, 0)
        if end < len(text):
            raise NotationError(text, end, "a digit or a suit letter")
        return tuple(_BY_CODE[code] for code in codes)

    @classmethod
    def from_kind(cls, kind: int, *, red: bool = False) -> "Tile":
        """Return the tile of a kind 0..33.

        >>> Tile.from_kind(4, red=True)
        Tile.parse('0m')

        Raises:
            InvalidTileError: There is no such kind, or it has no red five.
        """
        check_type(kind, int, "kind")
        check_type(red, bool, "red")
        if not 0 <= kind < KINDS:
            raise InvalidTileError(f"kind {kind}", "a kind of 0 to 33")
        tile = _BY_CODE[2 * kind + red]
        return tile if tile.red == red else cls(tile.suit, tile.rank, red=red)

    @property
    def plain(self) -> "Tile":
        """The tile of the same kind that isn't red."""
        return _BY_CODE[2 * self.kind]

    @property
    def is_honor(self) -> bool:
        """Whether it is a wind or a dragon."""
        return self.kind >= HONORS_START

    @property
    def is_terminal(self) -> bool:
        """Whether it is a one or a nine."""
        return self.kind < HONORS_START and self.rank in (1, 9)

    @property
    def is_yaochu(self) -> bool:
        """Whether it is a terminal or an honor."""
        return self.kind >= HONORS_START or self.rank in (1, 9)

    @property
    def is_wind(self) -> bool:
        """Whether it is East, South, West or North."""
        return HONORS_START <= self.kind < HONORS_START + 4

    @property
    def is_dragon(self) -> bool:
        """Whether it is haku, hatsu or chun."""
        return self.kind >= HONORS_START + 4

    def __hash__(self) -> int:
        return self._code

    def __str__(self) -> str:
        return f"{0 if self.red else self.rank}{self.suit.value}"

    def __repr__(self) -> str:
        return f"Tile.parse('{self}')"


def _make_tiles() -> tuple[Tile, ...]:
    """All tiles at 2 x kind + red; where a kind has no red five, its plain tile stands at both places."""
    tiles = []
    for suit in _SUITS:
        for rank in range(1, 8 if suit is Suit.HONORS else 10):
            plain = Tile(suit, rank)
            red = suit is not Suit.HONORS and rank == 5
            tiles += [plain, Tile(suit, rank, red=True) if red else plain]
    return tuple(tiles)


#: the key to sort tiles by: the same order as comparing them, but faster
tile_order: Final = attrgetter("_code")

_BY_CODE: Final[tuple[Tile, ...]] = _make_tiles()
_TEXTS: Final = tuple([str(tile) for tile in _BY_CODE])
_BY_TEXT: Final = dict(zip(_TEXTS, _BY_CODE, strict=True))


def tiles_of_codes(codes: Sequence[int]) -> tuple[Tile, ...]:
    """Return the tiles of the codes 2 x kind + red that `_mpsz.scan` gives."""
    return tuple([_BY_CODE[code] for code in codes])


def tiles_text(tiles: Sequence[Tile]) -> str:
    """Return the mpsz text of *tiles*, in their order, a suit letter after each run of one suit."""
    texts = [_TEXTS[tile._code] for tile in tiles]
    return "".join([text[0] if text[1] == after[-1:] else text for text, after in pairwise([*texts, ""])])


#: The cycles in which a dora indicator points to the next kind: three suits, the winds, the dragons.
_DORA_CYCLES: Final = (range(9), range(9, 18), range(18, 27), range(27, 31), range(31, 34))


def _copies(counts: Sequence[int]) -> tuple[int, ...]:
    return check_items(counts, int, "copies")


@final
@frozen(repr=False)
class TileSet(Shown):
    """How many copies of each of the 34 kinds a game has.

    >>> TileSet.SANMA.total
    108
    >>> TileSet("two suits", [4] * 18 + [0] * 16).total
    72

    `STANDARD` has 136 tiles; `SANMA` lacks 2m to 8m, `NUMBERS_ONLY` the honors, `HONITSU` pinzu and souzu. *copies*
    has 34 counts of 0 to 4, by kind. Two sets are equal when name and copies are.

    Raises:
        InvalidTileError: There aren't 34 counts of 0 to 4, or all are 0.
    """

    name: str
    copies: tuple[int, ...] = field(converter=_copies)
    _memo: dict[object, Any] = field(init=False, eq=False)

    STANDARD: ClassVar["TileSet"]
    SANMA: ClassVar["TileSet"]
    NUMBERS_ONLY: ClassVar["TileSet"]
    HONITSU: ClassVar["TileSet"]

    def __attrs_post_init__(self) -> None:
        check_type(self.name, str, "name")
        if len(self.copies) != KINDS:
            raise InvalidTileError(f"{len(self.copies)} counts", "34 counts, one per kind")
        for kind, count in enumerate(self.copies):
            if not 0 <= count <= 4:
                raise InvalidTileError(f"{count} copies of {_BY_CODE[2 * kind]}", "0 to 4 copies of each kind")
        if not any(self.copies):
            raise InvalidTileError("a set without tiles", "a set with at least one tile")
        object.__setattr__(self, "_memo", _memo_of(self.copies))

    @property
    def total(self) -> int:
        """The number of tiles."""
        return sum(self.copies)

    @property
    def kinds(self) -> tuple[Tile, ...]:
        """The different tiles, plain, in tile order."""
        return tuple(_BY_CODE[2 * kind] for kind, count in enumerate(self.copies) if count)

    def dora(self, indicator: Tile) -> Tile:
        """Return the dora that *indicator* points to: the next kind of the set in its suit, the winds or the dragons.

        >>> TileSet.SANMA.dora(Tile.parse("1m"))
        Tile.parse('9m')

        Raises:
            InvalidTileError: The set lacks the indicator.
        """
        check_type(indicator, Tile, "indicator")
        if not self.copies[indicator.kind]:
            raise InvalidTileError(f"the indicator {indicator}", f"a tile of the set {self.name!r}")
        cycle = next(cycle for cycle in _DORA_CYCLES if indicator.kind in cycle)
        place = cycle.index(indicator.kind)
        turned: list[int] = [*cycle[place + 1 :], *cycle[: place + 1]]
        return _BY_CODE[2 * next(kind for kind in turned if self.copies[kind])]

    def __repr__(self) -> str:
        for name, constant in TILE_SETS.items():
            if constant == self:
                return f"TileSet.{name}"
        return f"TileSet({self.name!r}, {self.copies!r})"

    def __reduce__(self) -> tuple[type["TileSet"], tuple[str, tuple[int, ...]]]:
        return TileSet, (self.name, self.copies)


#: What is derived from a set's copies, kept for the constants and the last sets in use; equal copies share one dict.
_MEMOS: Final[dict[tuple[int, ...], dict[object, Any]]] = {}
_MEMOS_LIMIT: Final = 64


def _memo_of(copies: tuple[int, ...]) -> dict[object, Any]:
    if copies not in _MEMOS and len(_MEMOS) >= _MEMOS_LIMIT:
        _MEMOS.clear()
        _MEMOS.update((constant.copies, constant._memo) for constant in TILE_SETS.values())
    return _MEMOS.setdefault(copies, {})


TileSet.STANDARD = TileSet("standard", (4,) * KINDS)
TileSet.SANMA = TileSet("sanma", (4, 0, 0, 0, 0, 0, 0, 0, 4) + (4,) * 25)
TileSet.NUMBERS_ONLY = TileSet("numbers", (4,) * 27 + (0,) * 7)
TileSet.HONITSU = TileSet("honitsu", (4,) * 9 + (0,) * 18 + (4,) * 7)

#: the constants by their names
TILE_SETS: Final[dict[str, TileSet]] = {
    name: getattr(TileSet, name) for name in ("STANDARD", "SANMA", "NUMBERS_ONLY", "HONITSU")
}
