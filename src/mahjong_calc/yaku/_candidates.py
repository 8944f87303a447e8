"""The candidates of a win: its readings as parts, with what yaku and fu ask of each as a few numbers."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from mahjong_calc._checks import check_type
from mahjong_calc._tiles import YAOCHU_KINDS
from mahjong_calc._win import Win
from mahjong_calc.errors import NotWinningError
from mahjong_calc.yaku._memo import remember
from mahjong_calc.yaku._parts import (
    ONE_PAIR,
    PAIR,
    SEQUENCES_SHIFT,
    TRIPLET,
    Part,
    meld_part,
    orphans_part,
    pairs_part,
    placed_parts,
    suit_parts,
)
from mahjong_calc.yaku._readings import Block, Reading, Wait

_new: Final = tuple.__new__
_HONORS_SUIT: Final = 3
#: the place of the winds in the key of the honors
_WINDS_PLACE: Final = 7
#: the length of a suit's key without a winning tile
_WIDTHS: Final = (9, 9, 9, 8)

#: The splits of each suit by its key, see `Win._suits`; bounded by clearing at the limit, some 60 MB in all.
_SPLITS: Final[tuple[dict[bytes, tuple[Part, ...]], ...]] = ({}, {}, {}, {})
_MANZU, _PINZU, _SOUZU, _HONORS = _SPLITS
_SPLITS_LIMIT: Final = 1 << 15
#: the parts that melds are, by 16 x code of the meld + winds; at most 16 x 157
_MELDS: Final[dict[int, Part]] = {}
#: what yaku ask of the sequences, by their counters; at most 12,650 entries, the choices of up to four of 21
_SEQUENCES: Final[dict[int, int]] = {}
_UNKNOWN: Final = -1


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
    check_type(win, Win, "win")
    return tuple(candidate.reading() for candidate in candidates(win))


def candidates(win: Win) -> list[Candidate]:
    """Return the candidates of a win, in the order of `readings`."""
    melds = win.hand.melds
    manzu, pinzu, souzu, honors = suits = win._suits
    splits: tuple[tuple[Part, ...], ...]
    try:
        splits = _MANZU[manzu], _PINZU[pinzu], _SOUZU[souzu], _HONORS[honors]
    except KeyError:
        splits = tuple([_SPLITS[suit].get(key) or _split(suit, key) for suit, key in enumerate(suits)])
    found = []
    asked = 0
    for parts in product(*splits):
        first, second, third, fourth = parts
        sums = first.sums + second.sums + third.sums + fourth.sums
        flags = first.flags | second.flags | third.flags | fourth.flags
        shapes = first.shapes + second.shapes + third.shapes + fourth.shapes
        if sums & ONE_PAIR != PAIR:
            break  # every split of a suit has a pair or none has
        for meld in melds:
            code = 16 * meld._code + honors[_WINDS_PLACE]
            part = _MELDS.get(code) or _MELDS.setdefault(code, meld_part(meld, honors[_WINDS_PLACE]))
            parts += (part,)  # noqa: PLW2901 (the whole reading)
            sums += part.sums
            flags |= part.flags
            shapes += part.shapes
        sequences = shapes >> SEQUENCES_SHIFT
        asked = _SEQUENCES.get(sequences, _UNKNOWN)
        if asked == _UNKNOWN:
            asked = _SEQUENCES.setdefault(sequences, _asked_of_sequences(sequences))
        if sums & _SOME_TRIPLETS >= 3 * TRIPLET:
            asked |= _asked_of_triplets(shapes)
        # the constructor of a named tuple takes longer than all the rest of a candidate
        found.append(_new(Candidate, (parts, asked, flags, sums)))
    # whatever is seven pairs and something else is ryanpeikou in every reading
    if not melds and (not found or asked & RYANPEIKOU):
        found += _special_forms(win)
    if not found:
        expected = "a complete hand: four groups and a pair, seven pairs or kokushi"
        raise NotWinningError(f"'{win.hand}' and {win.tile}", expected)
    return found


def _split(suit: int, key: bytes) -> tuple[Part, ...]:
    """Return the splits of a suit, from the memo or made."""
    memo = _SPLITS[suit]
    parts = memo.get(key)
    if parts is None:
        width = _WIDTHS[suit]
        if len(key) == width:
            parts = suit_parts(_counts(suit, key), 9 * suit, key[_WINDS_PLACE] if suit == _HONORS_SUIT else 0)
        else:
            won, tsumo = divmod(key[width], 2)
            copies = key[won] + 1
            whole = _split(suit, key[:won] + bytes([copies]) + key[won + 1 : width])
            parts = placed_parts(whole, 9 * suit + won, copies, tsumo=bool(tsumo))
        remember(memo, key, parts, _SPLITS_LIMIT)
    return parts


def _counts(suit: int, key: bytes) -> bytes:
    """Return the counts in the key of a suit, the winning tile left out."""
    return key[: 7 if suit == _HONORS_SUIT else 9]


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
_STRAIGHT: Final = 0o1_001_001  # 123, 456 and 789
_RANKS: Final = (1 << 9) - 1
_SOME_TRIPLETS: Final = 15 * TRIPLET


def _asked_of_sequences(sequences: int) -> int:
    """Return which questions about sequences are answered yes."""
    one, two, four = sequences & _COUNTERS, sequences >> 1 & _COUNTERS, sequences >> 2 & _COUNTERS
    present = one | two | four
    manzu, pinzu, souzu = present & _SUIT_COUNTERS, present >> 21 & _SUIT_COUNTERS, present >> 42
    asked = SANSHOKU_DOUJUN if manzu & pinzu & souzu else 0
    if _STRAIGHT in (manzu & _STRAIGHT, pinzu & _STRAIGHT, souzu & _STRAIGHT):
        asked |= ITTSUU
    if two | four:
        asked |= IIPEIKOU
        asked |= RYANPEIKOU * (two.bit_count() + 2 * four.bit_count() == 2)
        asked |= ISSHOKU_SANJUN * (one & two | four > 0) | ISSHOKU_YONJUN * (four > 0)
    return asked


def _asked_of_triplets(shapes: int) -> int:
    """Return which questions about triplets of numbers are answered yes."""
    suits = shapes & _RANKS, shapes >> 9 & _RANKS, shapes >> 18 & _RANKS
    asked = SANSHOKU_DOUKOU * (suits[0] & suits[1] & suits[2] > 0)
    asked |= SANRENKOU * any(suit & suit >> 1 & suit >> 2 for suit in suits)
    return asked | SUURENKOU * any(suit & suit >> 1 & suit >> 2 & suit >> 3 for suit in suits)


def _special_forms(win: Win) -> Iterator[Candidate]:
    """Yield the seven pairs or the kokushi that a closed hand is."""
    won = win.tile.kind
    counts = [count for suit, key in enumerate(win._suits) for count in _counts(suit, key)]
    counts[won] += 1
    winds = win._suits[_HONORS_SUIT][_WINDS_PLACE]
    parts: tuple[Part, ...]
    if set(counts) == {0, 2}:
        parts = tuple(
            pairs_part(counts[first : first + 9], first, won if won // 9 == first // 9 else None, winds)
            for first in (0, 9, 18, 27)
        )
    elif _is_kokushi(counts):
        parts = (orphans_part(counts.index(2), won, winds),)
    else:
        return
    flags = sums = 0
    for part in parts:
        flags |= part.flags
        sums += part.sums
    yield Candidate(parts, 0, flags, sums)


def _is_kokushi(counts: list[int]) -> bool:
    orphans = [counts[kind] for kind in YAOCHU_KINDS]
    return min(orphans) == 1 and sum(orphans) == 14
