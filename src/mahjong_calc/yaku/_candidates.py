"""The candidates of a win: its readings as parts, with what yaku and fu ask of each as a few numbers."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from mahjong_calc._melds import Meld
from mahjong_calc._win import WINDS_SHIFT, Win
from mahjong_calc.errors import NotWinningError
from mahjong_calc.yaku._parts import (
    ONE_PAIR,
    PAIR,
    SEQUENCES_SHIFT,
    Part,
    meld_part,
    orphans_part,
    pairs_part,
    suit_parts,
)
from mahjong_calc.yaku._readings import Block, Reading, Wait

_SUIT_STARTS: Final = (0, 9, 18, 27)
#: one byte that follows a suit's counts where the winning tile is of this suit: 2 x rank + (1 by tsumo)
_WON: Final = tuple(bytes([code]) for code in range(18))
#: one byte that follows the counts of the honors: 4 x round wind + seat wind
_WINDS: Final = tuple(bytes([code]) for code in range(16))
#: the number of bytes of a suit's counts, and winds, before the winning tile
_WIDTHS: Final = (9, 9, 9, 8)
#: takes the melds out of a hand's key
_CONCEALED: Final = bytes(value % 8 for value in range(256))

#: The splits of each suit by its counts, winds and winning tile; bounded by clearing at the limit, some 80 MB in all.
_SPLITS: Final[tuple[dict[bytes, tuple[Part, ...]], ...]] = ({}, {}, {}, {})
_SPLITS_LIMIT: Final = 1 << 15
#: the parts that melds are, by 16 x code of the meld + winds; at most 16 x 157
_MELDS: Final[dict[int, Part]] = {}
#: what yaku ask of the shapes; bounded by clearing at the limit, some 3 MB
_SHAPES: Final[dict[int, int]] = {}
_SHAPES_LIMIT: Final = 1 << 15


class Candidate(NamedTuple):
    """A reading that isn't spelt out yet: its parts and the numbers that stand for it.

    *shapes* tells which yaku of sequences and number triplets it holds; *flags* and *sums* are explained in `_parts`.
    """

    parts: tuple[Part, ...]
    shapes: int
    flags: int
    sums: int

    def reading(self) -> Reading:
        """Spell the reading out."""
        blocks: tuple[Block, ...] = ()
        winning = 0
        wait = Wait.TANKI
        for part in self.parts:
            if part.wait is not None:
                winning = len(blocks) + part.winning
                wait = part.wait
            blocks += part.blocks
        return Reading(blocks, winning, wait)


def readings(win: Win) -> tuple[Reading, ...]:
    """Return all readings of a win.

    >>> from mahjong_calc import Hand, Tile, Wind
    >>> win = Win.tsumo(Hand.parse("1122334455667p"), Tile.parse("7p"), seat_wind=Wind.EAST)
    >>> [reading.wait.name for reading in readings(win)]
    ['TANKI', 'RYANMEN', 'RYANMEN', 'TANKI']

    They come suit by suit: in the order of the blocks of manzu, from the lowest tile, sequences before triplets before
    pairs of the same tile, then by which of them the winning tile completed; then so for pinzu, souzu and honors. Seven
    pairs and kokushi come last.

    Raises:
        NotWinningError: The tiles are no complete hand.
    """
    return tuple(candidate.reading() for candidate in candidates(win))


def candidates(win: Win) -> list[Candidate]:
    """Return the candidates of a win, in the order of `readings`."""
    hand = win.hand
    melds = hand.melds
    concealed = hand._key.translate(_CONCEALED) if melds else hand._key
    winds = win._circumstances >> WINDS_SHIFT
    suit, rank = divmod(win.tile.kind, 9)
    keys = [concealed[:9], concealed[9:18], concealed[18:27], concealed[27:] + _WINDS[winds]]
    keys[suit] += _WON[2 * rank + win.is_tsumo]
    manzu, pinzu, souzu, honors = keys
    try:
        splits = _SPLITS[0][manzu], _SPLITS[1][pinzu], _SPLITS[2][souzu], _SPLITS[3][honors]
    except KeyError:
        splits = _splits_of(0, manzu), _splits_of(1, pinzu), _splits_of(2, souzu), _splits_of(3, honors)
    found = []
    for parts in product(*splits):
        first, second, third, fourth = parts
        sums = first.sums + second.sums + third.sums + fourth.sums
        flags = first.flags | second.flags | third.flags | fourth.flags
        shapes = first.shapes + second.shapes + third.shapes + fourth.shapes
        if sums & ONE_PAIR != PAIR:
            break  # every split of a suit has a pair or none has
        for meld in melds:
            part = _MELDS.get(16 * meld._code + winds) or _meld_part(meld, winds)
            parts += (part,)  # noqa: PLW2901 (the whole reading)
            sums += part.sums
            flags |= part.flags
            shapes += part.shapes
        asked = _SHAPES.get(shapes)
        found.append(Candidate(parts, _asked(shapes) if asked is None else asked, flags, sums))
    # whatever is seven pairs and something else is ryanpeikou in every reading
    if not melds and (not found or found[0].shapes & RYANPEIKOU):
        found += _special_forms(keys, suit, winds)
    if not found:
        expected = "a complete hand: four groups and a pair, seven pairs or kokushi"
        raise NotWinningError(f"'{hand}' and {win.tile}", expected)
    return found


def _meld_part(meld: Meld, winds: int) -> Part:
    return _MELDS.setdefault(16 * meld._code + winds, meld_part(meld, winds))


def _splits_of(suit: int, key: bytes) -> tuple[Part, ...]:
    """Return the splits of a suit, from the memo or made."""
    memo = _SPLITS[suit]
    parts = memo.get(key)
    if parts is None:
        counts, winds, won, tsumo = _unpacked(suit, key)
        parts = suit_parts(counts, _SUIT_STARTS[suit], won, winds, tsumo=tsumo)
        if len(memo) >= _SPLITS_LIMIT:
            memo.clear()
        memo[key] = parts
    return parts


def _unpacked(suit: int, key: bytes) -> tuple[list[int], int, int | None, bool]:
    """Return the counts with the winning tile, the winds, the winning rank and whether it was drawn."""
    width = _WIDTHS[suit]
    counts = list(key[: min(width, 34 - _SUIT_STARTS[suit])])
    winds = key[7] if suit == 3 else 0
    if len(key) == width:
        return counts, winds, None, False
    won, tsumo = divmod(key[width], 2)
    counts[won] += 1
    return counts, winds, won, bool(tsumo)


# What yaku ask of sequences and of triplets of numbers
IIPEIKOU: Final = 1
RYANPEIKOU: Final = 2
ISSHOKU_SANJUN: Final = 4
ISSHOKU_YONJUN: Final = 8
SANSHOKU_DOUJUN: Final = 16
ITTSUU: Final = 32
SANSHOKU_DOUKOU: Final = 64
SANRENKOU: Final = 128
SUURENKOU: Final = 256

_COUNTERS: Final = 0o111_111_111_111_111_111_111
_SUIT_COUNTERS: Final = 0o1_111_111
_FIRST_FOURTH_SEVENTH: Final = 0o1_001_001
_RANKS: Final = 0b111_111_111


def _asked(shapes: int) -> int:
    """Return which questions about *shapes* are answered yes, and remember it."""
    sequences = shapes >> SEQUENCES_SHIFT
    one, two, four = (sequences >> bit & _COUNTERS for bit in range(3))
    present = one | two | four
    suits = [present >> 21 * suit & _SUIT_COUNTERS for suit in range(3)]
    asked = IIPEIKOU * (two | four > 0) | RYANPEIKOU * (two.bit_count() + 2 * four.bit_count() >= 2)
    asked |= ISSHOKU_SANJUN * (one & two | four > 0) | ISSHOKU_YONJUN * (four > 0)
    asked |= SANSHOKU_DOUJUN * (suits[0] & suits[1] & suits[2] > 0)
    asked |= ITTSUU * any(suit & _FIRST_FOURTH_SEVENTH == _FIRST_FOURTH_SEVENTH for suit in suits)
    triplets = [shapes >> 9 * suit & _RANKS for suit in range(3)]
    asked |= SANSHOKU_DOUKOU * (triplets[0] & triplets[1] & triplets[2] > 0)
    asked |= SANRENKOU * any(suit & suit >> 1 & suit >> 2 for suit in triplets)
    asked |= SUURENKOU * any(suit & suit >> 1 & suit >> 2 & suit >> 3 for suit in triplets)
    if len(_SHAPES) >= _SHAPES_LIMIT:
        _SHAPES.clear()
    _SHAPES[shapes] = asked
    return asked


def _special_forms(keys: list[bytes], suit: int, winds: int) -> Iterator[Candidate]:
    """Yield the seven pairs or the kokushi that a closed hand is."""
    suits = [_unpacked(place, key) for place, key in enumerate(keys)]
    counts = [count for of_suit, _, _, _ in suits for count in of_suit]
    parts: tuple[Part, ...]
    if set(counts) == {0, 2}:
        parts = tuple(
            pairs_part(of_suit, first, won, winds)
            for (of_suit, _, won, _), first in zip(suits, _SUIT_STARTS, strict=True)
        )
    elif _is_kokushi(counts):
        won = suits[suit][2] or 0
        parts = (orphans_part(counts.index(2), _SUIT_STARTS[suit] + won, winds),)
    else:
        return
    flags = sums = 0
    for part in parts:
        flags |= part.flags
        sums += part.sums
    yield Candidate(parts, 0, flags, sums)


_ORPHANS: Final = (0, 8, 9, 17, 18, 26, *range(27, 34))


def _is_kokushi(counts: list[int]) -> bool:
    orphans = [counts[kind] for kind in _ORPHANS]
    return min(orphans) == 1 and sum(orphans) == 14
