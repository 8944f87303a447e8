"""The wall that hands are built from: whatever is drawn comes out of the tiles that are left, so nothing is filtered.

A piece is a tuple of kinds, such as (0, 1, 2) for 123m; a bundle is a tuple of pieces that come together.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeVar

from hypothesis import strategies as st

from mahjong_calc._hand import Hand
from mahjong_calc._melds import Meld, MeldKind
from mahjong_calc._tiles import HONORS_START, KINDS, YAOCHU_KINDS, Tile, TileSet
from mahjong_calc.errors import InvalidHandError

T = TypeVar("T")
Piece = tuple[int, ...]
Bundle = tuple[Piece, ...]

SEQUENCES: Final[tuple[Bundle, ...]] = tuple(
    ((kind, kind + 1, kind + 2),) for kind in range(HONORS_START) if kind % 9 < 7
)
TRIPLETS: Final[tuple[Bundle, ...]] = tuple(((kind,) * 3,) for kind in range(KINDS))
PAIRS: Final[tuple[Bundle, ...]] = tuple(((kind,) * 2,) for kind in range(KINDS))
TILES: Final[tuple[Bundle, ...]] = tuple(((kind,),) for kind in range(KINDS))
QUADS: Final[tuple[Bundle, ...]] = tuple(((kind,) * 4,) for kind in range(KINDS))
GROUPS: Final = SEQUENCES + TRIPLETS
KOKUSHI: Final[tuple[Bundle, ...]] = tuple(
    (*((kind,) for kind in YAOCHU_KINDS if kind != pair), (pair, pair)) for pair in YAOCHU_KINDS
)
FIVES: Final = (4, 13, 22)
#: a red five is none or one of four copies
_RED_PLACES: Final = 5

KANS: Final = (MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN)


def within(bundles: tuple[Bundle, ...], tile_set: TileSet) -> tuple[Bundle, ...]:
    """Return the *bundles* that *tile_set* has the tiles for."""
    copies = tile_set.copies
    return tuple(
        bundle
        for bundle in bundles
        if all(count <= copies[kind] for kind, count in Counter(chain.from_iterable(bundle)).items())
    )


class Pool(NamedTuple):
    """What a tile set has the tiles for; *callable_groups* are those that can be called, no chi among three players."""

    tiles: tuple[Bundle, ...]
    pairs: tuple[Bundle, ...]
    groups: tuple[Bundle, ...]
    callable_groups: tuple[Bundle, ...]
    quads: tuple[Bundle, ...]
    kokushi: tuple[Bundle, ...]


@lru_cache(maxsize=16)
def pool_of(tile_set: TileSet) -> Pool:
    """Return what *tile_set* has the tiles for."""
    callable_groups = GROUPS if plays_chi(tile_set) else TRIPLETS
    return Pool(*(within(bundles, tile_set) for bundles in (TILES, PAIRS, GROUPS, callable_groups, QUADS, KOKUSHI)))


def plays_chi(tile_set: TileSet) -> bool:
    """Whether games with the set know chi: three players don't."""
    return tile_set.copies != TileSet.SANMA.copies


@lru_cache(maxsize=256)
def _below(number: int) -> st.SearchStrategy[int]:
    return st.integers(0, number - 1)


class Group(NamedTuple):
    """A piece of a hand, and the kind of meld that it is, None for a concealed one."""

    piece: Piece
    kind: MeldKind | None = None


class Wall:
    """The copies left of each kind, and the draws that take them."""

    def __init__(self, draw: st.DrawFn, tile_set: TileSet, *, red_fives: bool) -> None:
        self._draw = draw
        self.tile_set: Final = tile_set
        self.pool: Final = pool_of(tile_set)
        self.left: Final = list(tile_set.copies)
        # Drawn here, and in one number, since fewer draws count as simpler: fives would be shrunk away.
        reds = self.index(_RED_PLACES ** len(FIVES)) if red_fives else 0
        #: which of the copies of a five to come is red, counted from 1; 0 or less for none
        self._red_at: Final = {five: reds // _RED_PLACES**place % _RED_PLACES for place, five in enumerate(FIVES)}

    def index(self, number: int) -> int:
        """Draw a number from 0 up to, but without, *number*."""
        return self._draw(_below(number)) if number > 1 else 0

    def weigh(self, number: int) -> None:
        """Make what is built count as less simple, by draws that decide nothing."""
        for _ in range(number):
            self.flag()

    def flag(self) -> bool:
        """Draw a yes or no, no being the simpler."""
        return bool(self.index(2))

    def pick(self, bundles: tuple[Bundle, ...]) -> Bundle:
        """Draw one of the *bundles* and take its tiles; if they aren't there, the next that there are tiles for."""
        first = self.index(len(bundles))
        for bundle in (*bundles[first:], *bundles[:first]):
            if self._take(bundle):
                return bundle
        raise InvalidHandError(f"{self.tile_set!r}", "a tile set with tiles enough")

    def _take(self, bundle: Bundle) -> bool:
        need = Counter(chain.from_iterable(bundle))
        if any(self.left[kind] < count for kind, count in need.items()):
            return False
        for kind, count in need.items():
            self.left[kind] -= count
        return True

    def call(self, piece: Piece, kinds: Sequence[MeldKind | None]) -> Group:
        """Draw what becomes of a group: one of the *kinds* of meld it can be, None for a concealed one."""
        sequence = piece[0] != piece[-1]
        possible = [kind for kind in kinds if kind is None or (kind is MeldKind.CHI) == sequence]
        if not self.left[piece[0]]:
            possible = [kind for kind in possible if kind not in KANS]
        kind = possible[self.index(len(possible))]
        if kind in KANS:
            self._take(((piece[0],),))
            piece = piece[:1] * 4
        return Group(piece, kind)

    def tile(self, kind: int) -> Tile:
        """Return a tile of *kind* taken before; of the fives of a suit, at most one is drawn red."""
        if kind not in FIVES:
            return Tile.from_kind(kind)
        self._red_at[kind] -= 1
        return Tile.from_kind(kind, red=self._red_at[kind] == 0)

    def hand(self, concealed: Sequence[int], groups: Sequence[Group] = ()) -> Hand:
        """Return the hand of the *concealed* kinds and of the called ones among the *groups*."""
        tiles = [self.tile(kind) for kind in sorted(concealed)]
        melds = [
            Meld(group.kind, [self.tile(kind) for kind in group.piece]) for group in groups if group.kind is not None
        ]
        return Hand(tiles, melds)


def from_wall(name: str, build: Callable[[Wall], T], tile_set: TileSet, *, red_fives: bool) -> st.SearchStrategy[T]:
    """Return the strategy, shown by its *name*, of what *build* makes of a wall."""

    def draw_from_wall(draw: st.DrawFn) -> T:
        return build(Wall(draw, tile_set, red_fives=red_fives))

    draw_from_wall.__name__ = name
    return st.composite(draw_from_wall)()
