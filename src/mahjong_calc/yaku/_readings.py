"""Readings: the blocks that a complete hand is made of, and which of them the winning tile completed."""

from collections.abc import Iterable
from enum import unique
from typing import Final, final

from attrs import field, frozen

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._tiles import Tile
from mahjong_calc.errors import InvalidTileError, NotWinningError


@final
@unique
class BlockKind(NamedEnum):
    """What a block is: three in a row, three or four of a kind, a pair; or a single orphan of kokushi.

    >>> BlockKind("koutsu")
    BlockKind.KOUTSU
    """

    SHUNTSU = "shuntsu"
    KOUTSU = "koutsu"
    KANTSU = "kantsu"
    TOITSU = "toitsu"
    ORPHAN = "orphan"


#: how often the tile of a block that is no sequence stands in it
_SIZES: Final = {
    BlockKind.KOUTSU: 3,
    BlockKind.KANTSU: 4,
    BlockKind.TOITSU: 2,
    BlockKind.ORPHAN: 1,
}


@final
@frozen
class Block:
    """A block of a reading: its kind, its lowest tile (plain), and whether it is open.

    >>> block = Block(BlockKind.SHUNTSU, Tile.parse("7p"))
    >>> block.tiles
    (Tile.parse('7p'), Tile.parse('8p'), Tile.parse('9p'))

    A block is open when it was called; a triplet is too when the winning tile completed it by ron.

    Raises:
        InvalidTileError: The tile is red, or no sequence begins with it.
    """

    kind: BlockKind
    tile: Tile
    is_open: bool = False
    #: its tiles, plain
    tiles: tuple[Tile, ...] = field(init=False, eq=False, repr=False)
    #: whether it is three or four of a kind
    is_triplet: bool = field(init=False, eq=False, repr=False)
    #: whether it holds a terminal or an honor
    has_yaochu: bool = field(init=False, eq=False, repr=False)
    #: whether it holds a terminal
    has_terminal: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        check_type(self.kind, BlockKind, "kind")
        check_type(self.tile, Tile, "tile")
        check_type(self.is_open, bool, "is_open")
        is_sequence = self.kind is BlockKind.SHUNTSU
        if self.tile.red or (is_sequence and (self.tile.is_honor or self.tile.rank > 7)):
            lowest = "1 to 7 of a number suit" if is_sequence else "a plain tile"
            raise InvalidTileError(f"{self.tile}", f"{lowest} as the lowest tile of a {self.kind.value}")
        steps = (0, 1, 2) if is_sequence else (0,) * _SIZES[self.kind]
        tiles = tuple(Tile.from_kind(self.tile.kind + step) for step in steps)
        object.__setattr__(self, "tiles", tiles)
        object.__setattr__(self, "is_triplet", self.kind in (BlockKind.KOUTSU, BlockKind.KANTSU))
        object.__setattr__(self, "has_yaochu", any(tile.is_yaochu for tile in tiles))
        object.__setattr__(self, "has_terminal", any(tile.is_terminal for tile in tiles))


@final
@unique
class Wait(NamedEnum):
    """How the winning tile completed its block; the waits of seven pairs and kokushi count as tanki.

    >>> Wait.TANKI.value
    'tanki'
    """

    RYANMEN = "ryanmen"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    SHANPON = "shanpon"
    TANKI = "tanki"


def _blocks(blocks: Iterable[Block]) -> tuple[Block, ...]:
    return check_items(blocks, Block, "blocks")


@final
@frozen
class Reading:
    """One way to read a complete hand.

    >>> from mahjong_calc import Hand, Win, Wind
    >>> from mahjong_calc.yaku import readings
    >>> win = Win.tsumo(Hand.parse("234678m234p55s22z"), Tile.parse("2z"), seat_wind=Wind.EAST)
    >>> [reading] = readings(win)
    >>> reading.winning_block, reading.wait
    (Block(kind=BlockKind.KOUTSU, tile=Tile.parse('2z'), is_open=False), Wait.SHANPON)

    *blocks* are four groups and a pair, seven pairs, or the twelve orphans and the pair of kokushi: the concealed ones
    by suit and tile, then the melds. *winning* is the place of the block that the winning tile completed.

    Raises:
        NotWinningError: There are not as many blocks, or none at the place.
    """

    blocks: tuple[Block, ...] = field(converter=_blocks)
    winning: int
    wait: Wait
    #: the sequences
    sequences: tuple[Block, ...] = field(init=False, eq=False, repr=False)
    #: the triplets, kans included
    triplets: tuple[Block, ...] = field(init=False, eq=False, repr=False)
    #: the one pair, or the seven
    pairs: tuple[Block, ...] = field(init=False, eq=False, repr=False)
    # what several predicates ask: the kinds of the triplets, and how often each different sequence stands there
    _triplet_kinds: frozenset[int] = field(init=False, eq=False, repr=False)
    _sequence_counts: tuple[int, ...] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        blocks = self.blocks
        check_type(self.winning, int, "winning")
        check_type(self.wait, Wait, "wait")
        if len(blocks) not in (_REGULAR, _CHIITOITSU, _KOKUSHI):
            raise NotWinningError(f"{len(blocks)} blocks", f"{_REGULAR}, {_CHIITOITSU} or {_KOKUSHI} blocks")
        if not 0 <= self.winning < len(blocks):
            raise NotWinningError(f"winning={self.winning}", f"the place of one of {len(blocks)} blocks, from 0")
        object.__setattr__(self, "sequences", tuple([b for b in blocks if b.kind is BlockKind.SHUNTSU]))
        object.__setattr__(self, "triplets", tuple([b for b in blocks if b.is_triplet]))
        object.__setattr__(self, "pairs", tuple([b for b in blocks if b.kind is BlockKind.TOITSU]))
        object.__setattr__(self, "_triplet_kinds", frozenset([b.tile.kind for b in self.triplets]))
        firsts = [b.tile.kind for b in self.sequences]
        object.__setattr__(self, "_sequence_counts", tuple([firsts.count(first) for first in set(firsts)]))

    @property
    def winning_block(self) -> Block:
        """The block that the winning tile completed; it is never a called one."""
        return self.blocks[self.winning]

    @property
    def is_regular(self) -> bool:
        """Whether it is four groups and a pair."""
        return len(self.blocks) == _REGULAR

    @property
    def is_chiitoitsu(self) -> bool:
        """Whether it is seven pairs."""
        return len(self.blocks) == _CHIITOITSU

    @property
    def is_kokushi(self) -> bool:
        """Whether it is the thirteen orphans and one of them twice."""
        return len(self.blocks) == _KOKUSHI

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles, plain, block by block."""
        return tuple(tile for block in self.blocks for tile in block.tiles)


_REGULAR: Final = 5
_CHIITOITSU: Final = 7
_KOKUSHI: Final = 13
