"""The candidates of a win: its readings as parts, with what yaku ask of each as three numbers."""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from mahjong_calc._win import Win
from mahjong_calc.errors import NotWinningError
from mahjong_calc.yaku._parts import (
    ONE_PAIR,
    PAIR,
    SEQUENCE_BITS,
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
#: the number of bytes of a suit's counts
_WIDTHS: Final = (9, 9, 9, 7)
#: takes the melds out of a hand's key
_CONCEALED: Final = bytes(value % 8 for value in range(256))

#: The splits of each suit by its counts and winning tile; bounded by clearing at the limit, some 20 MB in all.
_SPLITS: Final[tuple[dict[bytes, tuple[Part, ...]], ...]] = ({}, {}, {}, {})
_SPLITS_LIMIT: Final = 8192
#: at most one entry a meld of each kind: 157
_MELDS: Final[dict[int, Part]] = {}
#: what yaku ask of the sequences, by the 21 counters; at most 12,650 entries, the choices of up to four of 21
_SEQUENCES: Final[dict[int, int]] = {}

_RYANPEIKOU: Final = 2


class Candidate(NamedTuple):
    """A reading that isn't spelt out yet: its parts, and the key under which like readings hold the same yaku."""

    parts: tuple[Part, ...]
    key: tuple[int, int, int, int]

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
    >>> win = Win.tsumo(Hand.parse("1112345678999m"), Tile.parse("2m"), seat_wind=Wind.EAST)
    >>> [reading.wait.name for reading in readings(win)]
    ['RYANMEN', 'TANKI']

    They come in the order of their blocks, suit by suit from the lowest tile, sequences before triplets before pairs
    of the same tile, then by the block that the winning tile completed; seven pairs and kokushi come last.

    Raises:
        NotWinningError: The tiles are no complete hand.
    """
    return tuple(candidate.reading() for candidate in candidates(win))


def candidates(win: Win) -> list[Candidate]:
    """Return the candidates of a win, in the order of `readings`."""
    hand = win.hand
    concealed = hand._key.translate(_CONCEALED) if hand.melds else hand._key
    suit, rank = divmod(win.tile.kind, 9)
    keys = [concealed[:9], concealed[9:18], concealed[18:27], concealed[27:]]
    keys[suit] += _WON[2 * rank + win.is_tsumo]
    melds = tuple([_MELDS.get(meld._code) or _MELDS.setdefault(meld._code, meld_part(meld)) for meld in hand.melds])
    try:
        manzu, pinzu, souzu, honors = [splits[key] for splits, key in zip(_SPLITS, keys, strict=True)]
    except KeyError:
        manzu, pinzu, souzu, honors = [_splits_of(place, key) for place, key in enumerate(keys)]
    circumstances = win._circumstances
    found = [
        candidate
        for parts in product(manzu, pinzu, souzu, honors)
        if (candidate := _candidate((*parts, *melds), circumstances))
    ]
    if not melds and (not found or found[0].key[0] % 4 == _RYANPEIKOU):
        found += _special_forms(keys, suit, circumstances)
    if not found:
        raise NotWinningError(f"'{hand}' and {win.tile}", "a complete hand: four groups and a pair, seven pairs or kokushi")
    return found


def _splits_of(suit: int, key: bytes) -> tuple[Part, ...]:
    """Return the splits of a suit, from the memo or made."""
    memo = _SPLITS[suit]
    parts = memo.get(key)
    if parts is None:
        counts, won, tsumo = _unpacked(suit, key)
        parts = suit_parts(counts, _SUIT_STARTS[suit], won, tsumo=tsumo)
        if len(memo) >= _SPLITS_LIMIT:
            memo.clear()
        memo[key] = parts
    return parts


def _unpacked(suit: int, key: bytes) -> tuple[list[int], int | None, bool]:
    """Return the counts with the winning tile, its rank and whether it was drawn, from the key of a suit."""
    width = _WIDTHS[suit]
    counts = list(key[:width])
    if len(key) == width:
        return counts, None, False
    won, tsumo = divmod(key[width], 2)
    counts[won] += 1
    return counts, won, bool(tsumo)


def _candidate(parts: tuple[Part, ...], circumstances: int) -> Candidate | None:
    """Return the candidate of these parts, None when they haven't exactly one pair."""
    flags = sums = sequences = 0
    for part in parts:
        flags |= part.flags
        sums += part.sums
        sequences += part.sequences
    if sums & ONE_PAIR != PAIR:
        return None
    asked = _SEQUENCES.get(sequences)
    if asked is None:
        asked = _SEQUENCES.setdefault(sequences, _sequence_features(sequences))
    return Candidate(parts, (asked, flags, sums, circumstances))


def _sequence_features(sequences: int) -> int:
    """Return what yaku ask of the sequences: pairs of equal ones, then a bit each for four more questions."""
    counts = [sequences >> SEQUENCE_BITS * place & 7 for place in range(21)]
    pairs = sum(count // 2 for count in counts)
    sanshoku = any(counts[rank] and counts[rank + 7] and counts[rank + 14] for rank in range(7))
    ittsuu = any(counts[start] and counts[start + 3] and counts[start + 6] for start in (0, 7, 14))
    return pairs + 4 * (max(counts) >= 3) + 8 * (max(counts) == 4) + 16 * sanshoku + 32 * ittsuu


def _special_forms(keys: list[bytes], suit: int, circumstances: int) -> Iterator[Candidate]:
    """Yield the seven pairs and the kokushi that a closed hand is."""
    suits = [_unpacked(place, key) for place, key in enumerate(keys)]
    counts = [count for of_suit, _, _ in suits for count in of_suit]
    parts: tuple[Part, ...]
    if set(counts) == {0, 2}:
        parts = tuple(
            pairs_part(of_suit, first, won) for (of_suit, won, _), first in zip(suits, _SUIT_STARTS, strict=True)
        )
    elif _is_kokushi(counts):
        won = suits[suit][1] or 0
        parts = (orphans_part(counts.index(2), _SUIT_STARTS[suit] + won),)
    else:
        return
    flags = sums = 0
    for part in parts:
        flags |= part.flags
        sums += part.sums
    yield Candidate(parts, (0, flags, sums, circumstances))


_ORPHANS: Final = (0, 8, 9, 17, 18, 26, *range(27, 34))


def _is_kokushi(counts: list[int]) -> bool:
    orphans = [counts[kind] for kind in _ORPHANS]
    return min(orphans) == 1 and sum(orphans) == 14
