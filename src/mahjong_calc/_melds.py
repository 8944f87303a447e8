"""Melds: the groups that a player called or declared."""

from collections.abc import Iterable
from enum import unique
from typing import Final, final

from attrs import field, frozen

from mahjong_calc import _mpsz
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import Shown
from mahjong_calc._tiles import HONORS_START, Tile, tile_order, tiles_of_codes, tiles_text
from mahjong_calc.errors import InvalidMeldError, NotationError


@final
@unique
class MeldKind(NamedEnum):
    """How a meld came about: called from another player (chi, pon, daiminkan), added to, or concealed.

    >>> MeldKind["ANKAN"].value
    'ankan'
    """

    CHI = "chi"
    PON = "pon"
    DAIMINKAN = "daiminkan"
    SHOUMINKAN = "shouminkan"
    ANKAN = "ankan"


KAN_KINDS: Final = frozenset({MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN, MeldKind.ANKAN})
_KINDS: Final = tuple(MeldKind)


def _checked_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return check_items(tiles, Tile, "tiles")


@final
@frozen(repr=False)
class Meld(Shown):
    """A meld and its tiles, red fives included.

    >>> Meld(MeldKind.PON, Tile.parse_all("055p"))
    Meld.parse('(550p)')
    >>> Meld.parse("[7777z]").is_open
    False

    *tiles* are kept in tile order; the tile added to a pon comes last in a shouminkan. A concealed kan (ankan) is the
    one meld that isn't open.

    Raises:
        InvalidMeldError: The tiles form no meld of the kind.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...] = field(converter=_checked_tiles)
    # 34 x place of the kind + the lowest tile's kind: one small int for look-ups
    _code: int = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        check_type(self.kind, MeldKind, "kind")
        tiles = self.tiles
        if not _fits(self.kind, sorted(tile.kind for tile in tiles)):
            raise InvalidMeldError(tiles_text(tiles) or "no tiles", _EXPECTED[self.kind])
        if self.kind is MeldKind.SHOUMINKAN:
            tiles = (*sorted(tiles[:3], key=tile_order), tiles[3])
        else:
            tiles = tuple(sorted(tiles, key=tile_order))
        object.__setattr__(self, "tiles", tiles)
        object.__setattr__(self, "_code", 34 * _KINDS.index(self.kind) + tiles[0].kind)

    @classmethod
    def parse(cls, text: str) -> "Meld":
        """Read one meld: ``(345m)``, ``(777z)``, ``(7777z)``, ``(777+7z)`` or ``[7777z]``, in the order of `MeldKind`.

        >>> Meld.parse("(340m)").kind
        MeldKind.CHI

        Raises:
            NotationError: The text isn't one bracket with tiles of one suit.
            InvalidMeldError: The tiles form no meld.
        """
        check_type(text, str, "text")
        start = len(text) - len(text.lstrip())
        if text[start : start + 1] not in ("(", "["):
            raise NotationError(text, start, "'(' or '[' before the tiles of a meld")
        meld, end = read_meld(text, start)
        if text[end:].strip():
            raise NotationError(text, end + len(text[end:]) - len(text[end:].lstrip()), "nothing after one meld")
        return meld

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand, as every meld but an ankan does."""
        return self.kind is not MeldKind.ANKAN

    @property
    def is_kan(self) -> bool:
        """Whether it has four tiles."""
        return self.kind in KAN_KINDS

    def __str__(self) -> str:
        text = tiles_text(self.tiles)
        if self.kind is MeldKind.ANKAN:
            return f"[{text}]"
        if self.kind is MeldKind.SHOUMINKAN:
            return f"({text[:3]}+{text[3:]})"
        return f"({text})"

    def __repr__(self) -> str:
        return f"Meld.parse('{self}')"


#: what each kind of meld consists of, in the words of an error
_EXPECTED: Final = {
    MeldKind.CHI: "three consecutive tiles of one number suit for a chi",
    MeldKind.PON: "three equal tiles for a pon",
    MeldKind.DAIMINKAN: "four equal tiles for a daiminkan",
    MeldKind.SHOUMINKAN: "four equal tiles for a shouminkan",
    MeldKind.ANKAN: "four equal tiles for an ankan",
}


def _fits(kind: MeldKind, kinds: list[int]) -> bool:
    """Whether the sorted tile *kinds* form a meld of *kind*."""
    if kind is MeldKind.CHI:
        first = kinds[0] if kinds else HONORS_START
        return first < HONORS_START and first % 9 < 7 and kinds == [first, first + 1, first + 2]
    return len(kinds) == (4 if kind in KAN_KINDS else 3) and len(set(kinds)) == 1


#: melds read before, by their canonical text; there are fewer than 300
_BY_TEXT: Final[dict[str, Meld]] = {}


def read_meld(text: str, start: int) -> tuple[Meld, int]:
    """Read the meld whose bracket opens at *start*; return it and the position after it."""
    end = text.find(")" if text[start] == "(" else "]", start) + 1
    known = _BY_TEXT.get(text[start:end])
    if known is not None:
        return known, end
    meld, end = _read_new_meld(text, start)
    return _BY_TEXT.setdefault(str(meld), meld), end


def _read_new_meld(text: str, start: int) -> tuple[Meld, int]:
    codes, plus, end = _mpsz.scan_meld(text, start)
    tiles = tiles_of_codes(codes)
    key = text[start], len(tiles), plus, len({tile.kind for tile in tiles})
    kind = _KIND_OF_SHAPE.get(key)
    if kind is None:
        expected = "(345m) chi, (777z) pon, (7777z) daiminkan, (777+7z) shouminkan or [7777z] ankan"
        raise InvalidMeldError(f"{text[start:end]!r} at position {start} of {text!r}", expected)
    try:
        return Meld(kind, tiles), end
    except InvalidMeldError as error:
        given = f"{text[start:end]!r} at position {start} of {text!r}"
        raise InvalidMeldError(given, error.expected) from None


#: bracket, number of tiles, a plus sign before the last, number of different kinds -> kind of meld
_KIND_OF_SHAPE: Final = {
    ("(", 3, False, 3): MeldKind.CHI,
    ("(", 3, False, 1): MeldKind.PON,
    ("(", 4, False, 1): MeldKind.DAIMINKAN,
    ("(", 4, True, 1): MeldKind.SHOUMINKAN,
    ("[", 4, False, 1): MeldKind.ANKAN,
}
