"""The parts that readings are put together from: what one suit, or one meld, contributes.

A suit with its winning tile splits into blocks in few ways, and few suits occur; so each suit's splits are kept, and a
reading is one part a suit. Whatever yaku and fu ask of a reading is the *or* of its parts' `flags` and the sum of their
`sums` and `shapes`, so these three numbers stand for the reading wherever the answer for a like one is known.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, final

from mahjong_calc._melds import KAN_KINDS, Meld, MeldKind
from mahjong_calc._tiles import HONORS_START, YAOCHU_KINDS, Tile
from mahjong_calc.yaku._readings import Block, BlockKind, Wait

# Flags, or-ed over the parts. The suits present come first: manzu, pinzu, souzu, honors.
NUMBER_SUITS: Final = 0b111
TWO_SUITS: Final = 0b011
HONORS: Final = 1 << 3
TERMINAL: Final = 1 << 4  # a terminal is present
YAOCHU: Final = HONORS | TERMINAL
SIMPLE: Final = 1 << 5  # a 2..8 is present
PLAIN_BLOCK: Final = 1 << 6  # some block has no yaochu
NOT_GREEN: Final = 1 << 7  # some tile isn't green
CHUUREN: Final = 1 << 8  # 1112345678999 and one more of one suit
PURE_CHUUREN: Final = 1 << 9  # the one more being the winning tile
SEVEN_PAIRS: Final = 1 << 10
ORPHANS: Final = 1 << 11  # kokushi
ORPHAN_PAIR_WON: Final = 1 << 12  # kokushi that waited on all thirteen
RYANMEN: Final = 1 << 13
CLOSED_WAIT: Final = 1 << 14  # kanchan or penchan
TANKI: Final = 1 << 15
DRAGON_PAIR: Final = 1 << 16
WIND_PAIR: Final = 1 << 17
YAKUHAI_PAIR: Final = 1 << 18
DOUBLE_WIND_PAIR: Final = 1 << 19
SEAT_WIND: Final = 1 << 20  # a triplet, as the next
ROUND_WIND: Final = 1 << 21
_DRAGON_SHIFT: Final = 22  # a triplet of haku, hatsu, chun: one bit each
#: the flags that yaku depend on; the others are for fu
YAKU_FLAGS: Final = ~(CLOSED_WAIT | DOUBLE_WIND_PAIR)
_WAIT_FLAGS: Final = {
    None: 0,
    Wait.RYANMEN: RYANMEN,
    Wait.KANCHAN: CLOSED_WAIT,
    Wait.PENCHAN: CLOSED_WAIT,
    Wait.SHANPON: 0,
    Wait.TANKI: TANKI,
}

# Sums, added over the parts. Yaku ask how many there are of each of these, four bits each:
PAIR: Final = 1
TRIPLET: Final = 1 << 4
KAN: Final = 1 << 8
CONCEALED_TRIPLET: Final = 1 << 12
WIND_TRIPLET: Final = 1 << 16
ONE_PAIR: Final = 15  # the mask of the number of pairs
YAKU_SUMS: Final = (1 << 20) - 1
#: and fu how many triplets there are of each sort: open or not, a kan or not, with yaochu or not
FU_SUMS_SHIFT: Final = 20

#: Shapes, added over the parts: a bit for each of the 27 number triplets, then three for each of the 21 sequences.
SEQUENCES_SHIFT: Final = 27

_GREEN: Final = frozenset(tile.kind for tile in Tile.parse_all("23468s6z"))
_NINE_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)
_FIRST_DRAGON: Final = HONORS_START + 4


class _Piece(NamedTuple):
    """A block and its numbers, the roles of winds apart."""

    block: Block
    flags: int
    sums: int
    shapes: int


#: every block that occurs, made once: at most 34 kinds x 5 sorts of block, open or not
_PIECES: Final[dict[tuple[BlockKind, int, bool], _Piece]] = {}


def _piece(kind: BlockKind, first: int, is_open: bool = False) -> _Piece:  # noqa: FBT001, FBT002 (a key, built often)
    piece = _PIECES.get((kind, first, is_open))
    if piece is None:
        block = Block(kind, Tile.from_kind(first), is_open)
        # another thread's may be there by now, and equal blocks are one object
        piece = _PIECES.setdefault((kind, first, is_open), _Piece(block, _flags(block), _sums(block), _shapes(block)))
    return piece


def _flags(block: Block) -> int:
    kind = block.tile.kind
    flags = 1 << kind // 9
    if not {tile.kind for tile in block.tiles} <= _GREEN:
        flags |= NOT_GREEN
    if block.has_terminal:
        flags |= TERMINAL
    if any(not tile.is_yaochu for tile in block.tiles):
        flags |= SIMPLE
    if not block.has_yaochu:
        flags |= PLAIN_BLOCK
    if block.is_triplet and block.tile.is_dragon:
        flags |= 1 << _DRAGON_SHIFT + kind - _FIRST_DRAGON
    if block.kind is BlockKind.TOITSU and block.tile.is_honor:
        flags |= DRAGON_PAIR | YAKUHAI_PAIR if block.tile.is_dragon else WIND_PAIR
    return flags


def _sums(block: Block) -> int:
    if block.kind is BlockKind.TOITSU:
        return PAIR
    if not block.is_triplet:
        return 0
    is_kan = block.kind is BlockKind.KANTSU
    sort = 4 * block.is_open + 2 * is_kan + block.has_yaochu
    sums = TRIPLET + KAN * is_kan + CONCEALED_TRIPLET * (not block.is_open) + WIND_TRIPLET * block.tile.is_wind
    return sums + (1 << FU_SUMS_SHIFT + 3 * sort)


def _shapes(block: Block) -> int:
    kind = block.tile.kind
    if block.kind is BlockKind.SHUNTSU:
        return 1 << SEQUENCES_SHIFT + 3 * (7 * (kind // 9) + kind % 9)
    return 1 << kind if block.is_triplet and kind < HONORS_START else 0


def _role(block: Block, winds: int) -> int:
    """Return what the *winds*, 4 x round + seat, add to the flags of a block of winds."""
    if not block.tile.is_wind or block.kind is BlockKind.ORPHAN:
        return 0
    round_wind, seat_wind = divmod(winds, 4)
    wind = block.tile.kind - HONORS_START
    if block.is_triplet:
        return SEAT_WIND * (wind == seat_wind) | ROUND_WIND * (wind == round_wind)
    roles = (wind == seat_wind) + (wind == round_wind)
    return YAKUHAI_PAIR * (roles > 0) | DOUBLE_WIND_PAIR * (roles > 1)


@final
class Part:
    """The blocks of one suit or meld and their numbers; each is made once and compared by identity.

    In the suit of the winning tile *wait* and *winning* tell the block that it completed.
    """

    __slots__ = ("blocks", "flags", "shapes", "sums", "wait", "winning")

    def __init__(
        self,
        blocks: tuple[Block, ...],
        flags: int,
        sums: int,
        shapes: int,
        *,
        wait: Wait | None = None,
        winning: int = 0,
    ) -> None:
        self.blocks: Final = blocks
        self.flags: Final = flags
        self.sums: Final = sums
        self.shapes: Final = shapes
        self.wait: Final = wait
        self.winning: Final = winning

    def placed(self, winning: int, wait: Wait, flags: int = 0) -> "Part":
        """Return the part with the winning tile in the block at the place *winning*."""
        flags |= self.flags | _WAIT_FLAGS[wait]
        return Part(self.blocks, flags, self.sums, self.shapes, wait=wait, winning=winning)

    def opened(self, winning: int) -> "Part":
        """Return the part with the triplet at the place *winning* open."""
        first = self.blocks[winning].tile.kind
        closed, opened = _piece(BlockKind.KOUTSU, first), _piece(BlockKind.KOUTSU, first, is_open=True)
        blocks = (*self.blocks[:winning], opened.block, *self.blocks[winning + 1 :])
        return Part(blocks, self.flags, self.sums - closed.sums + opened.sums, self.shapes)


def _part(pieces: Sequence[_Piece], winds: int, flags: int = 0) -> Part:
    """Put *pieces* together, *winds* being 4 x round wind + seat wind."""
    sums = shapes = 0
    for block, piece_flags, piece_sums, piece_shapes in pieces:
        flags |= piece_flags | (_role(block, winds) if piece_flags & HONORS else 0)
        sums += piece_sums
        shapes += piece_shapes
    return Part(tuple([piece.block for piece in pieces]), flags, sums, shapes)


def meld_part(meld: Meld, winds: int) -> Part:
    """Return the part that *meld* is."""
    if meld.kind is MeldKind.CHI:
        kind = BlockKind.SHUNTSU
    else:
        kind = BlockKind.KANTSU if meld.kind in KAN_KINDS else BlockKind.KOUTSU
    return _part([_piece(kind, min(tile.kind for tile in meld.tiles), meld.is_open)], winds)


def suit_parts(counts: Sequence[int], first: int, winds: int) -> tuple[Part, ...]:
    """Return every split of one suit into groups and at most one pair.

    Args:
        counts: The concealed copies by rank, the winning tile included.
        first: The kind of the suit's first rank.
        winds: 4 x round wind + seat wind.
    """
    tiles = sum(counts)
    if tiles % 3 == 1:
        return ()
    flags = CHUUREN if tiles == 14 and first < HONORS_START and _is_chuuren(counts) else 0
    return tuple(
        [
            _part([_piece(kind, first + rank) for kind, rank in split], winds, flags)
            for split in _splits((*counts, 0, 0), tiles % 3 // 2, first < HONORS_START)
        ]
    )


def placed_parts(parts: Sequence[Part], won: int, copies: int, *, tsumo: bool) -> tuple[Part, ...]:
    """Return *parts* with the winning tile in every different block that it can have completed.

    Args:
        parts: The splits of the suit.
        won: The kind of the winning tile.
        copies: How many of it there are, itself included.
        tsumo: Whether it was drawn; by ron the triplet it completes is open.
    """
    found = []
    for part in parts:
        flags = PURE_CHUUREN if part.flags & CHUUREN and copies > _NINE_GATES[won % 9] else 0
        before = None
        for place, block in enumerate(part.blocks):
            # equal blocks stand side by side
            if block is not before and 0 <= won - block.tile.kind <= 2 * (block.kind is BlockKind.SHUNTSU):
                whole = part.opened(place) if block.kind is BlockKind.KOUTSU and not tsumo else part
                found.append(whole.placed(place, _wait(block, won), flags))
            before = block
    return tuple(found)


def pairs_part(counts: Sequence[int], first: int, won: int | None, winds: int) -> Part:
    """Return the pairs of one suit of seven pairs, *won* being the kind of the winning tile if it is of this suit."""
    kinds = [first + rank for rank, count in enumerate(counts) if count]
    part = _part([_piece(BlockKind.TOITSU, kind) for kind in kinds], winds, SEVEN_PAIRS)
    return part if won is None else part.placed(kinds.index(won), Wait.TANKI)


def orphans_part(pair: int, won: int, winds: int) -> Part:
    """Return kokushi with two of the kind *pair*, completed by the kind *won*; *winds* as in `suit_parts`."""
    pieces = [_piece(BlockKind.TOITSU if kind == pair else BlockKind.ORPHAN, kind) for kind in YAOCHU_KINDS]
    return _part(pieces, winds, ORPHANS | ORPHAN_PAIR_WON * (pair == won)).placed(YAOCHU_KINDS.index(won), Wait.TANKI)


_Split = tuple[tuple[BlockKind, int], ...]
_RUN, _SET, _TWO = BlockKind.SHUNTSU, BlockKind.KOUTSU, BlockKind.TOITSU
#: the blocks that the copies of the lowest rank can belong to, by their number: sequences, pairs among them, and which
_WAYS: Final[tuple[tuple[tuple[int, int, tuple[BlockKind, ...]], ...], ...]] = (
    (),
    ((1, 0, (_RUN,)),),
    ((2, 0, (_RUN, _RUN)), (0, 1, (_TWO,))),
    ((3, 0, (_RUN, _RUN, _RUN)), (1, 1, (_RUN, _TWO)), (0, 0, (_SET,))),
    ((4, 0, (_RUN, _RUN, _RUN, _RUN)), (2, 1, (_RUN, _RUN, _TWO)), (1, 0, (_RUN, _SET))),
)


@lru_cache(maxsize=1 << 14)
def _splits(counts: tuple[int, ...], pairs: int, sequences: bool) -> tuple[_Split, ...]:  # noqa: FBT001 (recursive)
    """Return the splits of a suit into groups and *pairs*, 0 or 1: by rank, sequences before triplets before pairs.

    *counts* end with two empty ranks more than the suit has.
    """
    rank = next((rank for rank, count in enumerate(counts) if count), -1)
    if rank < 0:
        return ((),)
    found = []
    for runs, pair, kinds in _WAYS[counts[rank]]:
        if pair > pairs or (runs and (not sequences or runs > counts[rank + 1] or runs > counts[rank + 2])):
            continue
        left = [*counts]
        left[rank] = 0
        left[rank + 1] -= runs
        left[rank + 2] -= runs
        here = tuple([(kind, rank) for kind in kinds])
        found += [here + rest for rest in _splits(tuple(left), pairs - pair, sequences)]
    return tuple(found)


def _wait(block: Block, won: int) -> Wait:
    """Return how the kind *won* completed a block."""
    if block.kind is not BlockKind.SHUNTSU:
        return Wait.TANKI if block.kind is BlockKind.TOITSU else Wait.SHANPON
    first = block.tile.kind
    if won == first + 1:
        return Wait.KANCHAN
    # 12 waiting for 3, 89 waiting for 7
    return Wait.PENCHAN if (first % 9, won - first) in ((0, 2), (6, 0)) else Wait.RYANMEN


def _is_chuuren(counts: Sequence[int]) -> bool:
    return all(count >= least for count, least in zip(counts, _NINE_GATES, strict=True))
