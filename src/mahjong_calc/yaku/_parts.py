"""The parts that readings are put together from: what one suit, or one meld, contributes.

A suit with its winning tile splits into blocks in few ways, and few suits occur; so each suit's splits are kept, and a
reading is one part a suit. Whatever a yaku can ask of a reading is the *or* of its parts' `flags` and the sum of their
`sums` and `sequences`, so these three numbers stand for the reading wherever the answer for a like one is known.
"""

from collections.abc import Iterator, Sequence
from typing import Final, final

from mahjong_calc._melds import KAN_KINDS, Meld, MeldKind
from mahjong_calc._tiles import HONORS_START, Tile
from mahjong_calc.yaku._readings import Block, BlockKind, Wait

# Flags, or-ed over the parts. The suits present come first: manzu, pinzu, souzu, honors.
TERMINAL: Final = 1 << 4  # a terminal is present
SIMPLE: Final = 1 << 5  # a 2..8 is present
PLAIN_BLOCK: Final = 1 << 6  # some block has no yaochu
NOT_GREEN: Final = 1 << 7  # some tile isn't green
CHUUREN: Final = 1 << 8  # 1112345678999 and one more of one suit
PURE_CHUUREN: Final = 1 << 9  # the one more being the winning tile
SEVEN_PAIRS: Final = 1 << 10
ORPHANS: Final = 1 << 11
ORPHAN_PAIR_WON: Final = 1 << 12  # kokushi that waited on all thirteen
_WAIT_SHIFT: Final = 13  # one of five waits
_PAIR_SHIFT: Final = 18  # an honor pair, one bit a kind
_TRIPLET_SHIFT: Final = 25  # a triplet or kan, one bit for each of the 34 kinds

# Sums, added over the parts, each in four bits.
PAIR: Final = 1
SEQUENCE: Final = 1 << 4
TRIPLET: Final = 1 << 8
KAN: Final = 1 << 12
CONCEALED_TRIPLET: Final = 1 << 16
CALLED: Final = 1 << 20
ONE_PAIR: Final = 15  # the mask of the number of pairs

#: bits of the counter of each of the 21 sequences, added over the parts
SEQUENCE_BITS: Final = 3

_GREEN: Final = frozenset(tile.kind for tile in Tile.parse_all("23468s6z"))
_WAITS: Final = tuple(Wait)
_NINE_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


@final
class Part:
    """The blocks of one suit or meld, and what yaku ask of them; each is made once and compared by identity."""

    __slots__ = ("blocks", "flags", "sequences", "sums", "wait", "winning")

    def __init__(self, blocks: tuple[Block, ...], *, called: bool = False, wait: Wait | None = None, winning: int = 0) -> None:
        self.blocks: Final = blocks
        self.wait: Final = wait
        self.winning: Final = winning
        self.flags = 0 if wait is None else 1 << _WAIT_SHIFT + _WAITS.index(wait)
        self.sums = CALLED * called
        self.sequences = 0
        for block in blocks:
            self.flags |= _block_flags(block)
            self.sums += _block_sums(block)
            if block.kind is BlockKind.SHUNTSU:
                self.sequences += 1 << SEQUENCE_BITS * sequence_index(block)


def sequence_index(block: Block) -> int:
    """Return the place of a sequence among the 21: 7 a suit."""
    return 7 * (block.tile.kind // 9) + block.tile.kind % 9


def _block_flags(block: Block) -> int:
    kind = block.tile.kind
    flags = 1 << kind // 9
    kinds = {tile.kind for tile in block.tiles}
    if not kinds <= _GREEN:
        flags |= NOT_GREEN
    if block.has_terminal:
        flags |= TERMINAL
    if any(not tile.is_yaochu for tile in block.tiles):
        flags |= SIMPLE
    if not block.has_yaochu:
        flags |= PLAIN_BLOCK
    if block.is_triplet:
        flags |= 1 << _TRIPLET_SHIFT + kind
    if block.kind is BlockKind.TOITSU and kind >= HONORS_START:
        flags |= 1 << _PAIR_SHIFT + kind - HONORS_START
    return flags


def _block_sums(block: Block) -> int:
    if block.kind is BlockKind.SHUNTSU:
        return SEQUENCE
    if block.kind is BlockKind.TOITSU:
        return PAIR
    if block.kind is BlockKind.ORPHAN:
        return 0
    return TRIPLET + KAN * (block.kind is BlockKind.KANTSU) + CONCEALED_TRIPLET * (not block.is_open)


def meld_part(meld: Meld) -> Part:
    """Return the part that *meld* is."""
    if meld.kind is MeldKind.CHI:
        kind = BlockKind.SHUNTSU
    else:
        kind = BlockKind.KANTSU if meld.kind in KAN_KINDS else BlockKind.KOUTSU
    lowest = Tile.from_kind(min(tile.kind for tile in meld.tiles))
    return Part((Block(kind, lowest, meld.is_open),), called=meld.is_open)


def suit_parts(counts: Sequence[int], first: int, won: int | None, *, tsumo: bool) -> tuple[Part, ...]:
    """Return every split of one suit into groups and at most one pair, with every place of the winning tile.

    Args:
        counts: The concealed copies by rank, the winning tile included.
        first: The kind of the suit's first rank.
        won: The rank, from 0, of the winning tile where it is of this suit.
        tsumo: Whether it was drawn; by ron the triplet it completes is open.
    """
    parts = []
    for split in _splits(tuple(counts), 0, has_pair=False, sequences=first < HONORS_START):
        blocks = tuple(Block(kind, Tile.from_kind(first + rank)) for rank, kind in split)
        if won is None:
            parts.append(Part(blocks))
        else:
            parts += _placed(blocks, first + won, tsumo=tsumo)
    if first < HONORS_START:
        _mark_chuuren(parts, counts, won)
    return tuple(parts)


def pairs_part(counts: Sequence[int], first: int, won: int | None) -> Part:
    """Return the pairs of one suit of seven pairs, *won* being the rank of the winning tile where it is of this suit."""
    ranks = [rank for rank, count in enumerate(counts) if count]
    blocks = tuple(Block(BlockKind.TOITSU, Tile.from_kind(first + rank)) for rank in ranks)
    if won is None:
        part = Part(blocks)
    else:
        part = Part(blocks, wait=Wait.TANKI, winning=ranks.index(won))
    part.flags |= SEVEN_PAIRS
    return part


def orphans_part(pair: int, won: int) -> Part:
    """Return kokushi with two of the kind *pair*, completed by the kind *won*."""
    orphans = [tile for tile in map(Tile.from_kind, range(34)) if tile.is_yaochu]
    blocks = tuple(Block(BlockKind.TOITSU if tile.kind == pair else BlockKind.ORPHAN, tile) for tile in orphans)
    part = Part(blocks, wait=Wait.TANKI, winning=[tile.kind for tile in orphans].index(won))
    part.flags |= ORPHANS | ORPHAN_PAIR_WON * (pair == won)
    return part


_Split = tuple[tuple[int, BlockKind], ...]


def _splits(counts: tuple[int, ...], rank: int, *, has_pair: bool, sequences: bool) -> Iterator[_Split]:
    """Yield the splits from *rank* up, in the order of blocks: by rank, sequences first, then triplets, then the pair."""
    while rank < len(counts) and not counts[rank]:
        rank += 1
    if rank == len(counts):
        yield ()
        return
    for triplets, pairs in ((0, 0), (0, 1), (1, 0), (1, 1)):
        runs = counts[rank] - 3 * triplets - 2 * pairs
        if runs < 0 or (pairs and has_pair) or (runs and not sequences):
            continue
        left = list(counts)
        for place in range(rank, rank + 3 if runs else rank + 1):
            left[place : place + 1] = [left[place] - runs] if place < len(left) else [-1]
        left[rank] = 0
        if min(left) < 0:
            continue
        here = ((rank, BlockKind.SHUNTSU),) * runs
        here += ((rank, BlockKind.KOUTSU),) * triplets + ((rank, BlockKind.TOITSU),) * pairs
        for rest in _splits(tuple(left), rank + 1, has_pair=has_pair or bool(pairs), sequences=sequences):
            yield here + rest


def _placed(blocks: tuple[Block, ...], won: int, *, tsumo: bool) -> Iterator[Part]:
    """Yield a part for each different block that the winning kind can have completed."""
    for place, block in enumerate(blocks):
        if block in blocks[:place] or won not in [tile.kind for tile in block.tiles]:
            continue
        if block.kind is BlockKind.KOUTSU and not tsumo:
            opened = Block(BlockKind.KOUTSU, block.tile, is_open=True)
            yield Part((*blocks[:place], opened, *blocks[place + 1 :]), wait=Wait.SHANPON, winning=place)
        else:
            yield Part(blocks, wait=_wait(block, won), winning=place)


def _wait(block: Block, won: int) -> Wait:
    if block.kind is BlockKind.TOITSU:
        return Wait.TANKI
    if block.kind is BlockKind.KOUTSU:
        return Wait.SHANPON
    place = won - block.tile.kind
    if place == 1:
        return Wait.KANCHAN
    # 12 waiting for 3, 89 waiting for 7
    if (block.tile.rank, place) in ((1, 2), (7, 0)):
        return Wait.PENCHAN
    return Wait.RYANMEN


def _mark_chuuren(parts: list[Part], counts: Sequence[int], won: int | None) -> None:
    """Flag the parts of a suit that is 1112345678999 and one more."""
    extra = [count - least for count, least in zip(counts, _NINE_GATES, strict=True)]
    if min(extra) < 0 or sum(extra) != 1:
        return
    pure = won is not None and extra[won] == 1
    for part in parts:
        part.flags |= CHUUREN | PURE_CHUUREN * pure
