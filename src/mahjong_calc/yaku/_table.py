"""Value tables: which yaku of a reading count, and for how many han."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, final

from mahjong_calc._checks import check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._win import OPEN_BIT, STRUCTURAL_CIRCUMSTANCES, TSUMO_BIT, Win
from mahjong_calc.yaku._candidates import Candidate
from mahjong_calc.yaku._catalogue import BITS, CIRCUMSTANTIAL, OF_SEQUENCES, OF_SETS, OF_TILES, OF_TRIPLETS, PLACES
from mahjong_calc.yaku._memo import remember
from mahjong_calc.yaku._parts import (
    CONCEALED_TRIPLET,
    KAN,
    NUMBER_SUITS,
    PLAIN_BLOCK,
    RYANMEN,
    TANKI,
    TRIPLET,
    TWO_SUITS,
    WIND_TRIPLET,
    YAKU_FLAGS,
    YAKU_SUMS,
    YAKUHAI_PAIR,
    YAOCHU,
)
from mahjong_calc.yaku._readings import Reading
from mahjong_calc.yaku._yaku import Yaku, YakuValue

#: the han that a single yakuman stands for in a list of yaku
YAKUMAN_HAN: Final = 13
#: how many entries each memo here keeps before it forgets them all
_MEMO_LIMIT: Final = 1 << 15

#: shapes, flags and sums of a candidate, and circumstances
_Structure = tuple[int, int, int, int]


def frozen_values(values: Mapping[Yaku, YakuValue]) -> FrozenMapping[Yaku, YakuValue]:
    """Return a checked value table that can't be changed."""
    _check_keys(values)
    for yaku, value in values.items():
        check_type(value, YakuValue, f"the value of {yaku.key}")
    return values if isinstance(values, FrozenMapping) else FrozenMapping(values)


def merged_values(values: Mapping[Yaku, YakuValue], changes: Mapping[Yaku, YakuValue | None]) -> dict[Yaku, YakuValue]:
    """Return *values* with the rows of *changes* put in, None taking a row out."""
    _check_keys(changes)
    kept = {yaku: value for yaku, value in values.items() if yaku not in changes}
    return kept | {yaku: value for yaku, value in changes.items() if value is not None}


def _check_keys(values: Mapping[Yaku, object]) -> None:
    check_type(values, Mapping, "values")
    for key in values:
        check_type(key, Yaku, "a key of values")


class Holding(NamedTuple):
    """The yaku of a reading that count, with their han; *yakuman* is the multiple, 0 for an ordinary hand."""

    pairs: tuple[tuple[Yaku, int], ...]
    han: int
    yakuman: int
    keys: frozenset[str]


def _place(yaku: Yaku) -> int:
    return PLACES.get(yaku.key, len(PLACES))


@final
class ValueTable:
    """The values in force, and a memo of what sets of yaku are worth under them.

    A user's own yaku, those that the catalogue lacks, are asked for every reading. Threads may share the memo: whoever
    makes an entry makes the same.
    """

    __slots__ = ("_known", "_memo", "_own", "_several", "_values")

    def __init__(self, values: Mapping[Yaku, YakuValue], *, several_yakuman: bool = True) -> None:
        rows = sorted(values, key=_place)
        self._values = {yaku.key: values[yaku] for yaku in rows}
        self._known = [(BITS[yaku.predicate], yaku) for yaku in rows if yaku.predicate in BITS]
        self._own = [yaku for yaku in rows if yaku.predicate not in BITS]
        self._several = several_yakuman
        self._memo: dict[int, Holding] = {}

    def holding(self, candidate: Candidate, win: Win) -> Holding:
        """Return the yaku that count for *candidate*."""
        bits = held(candidate, win)
        if self._own:
            return self._with_own(bits, candidate, win)
        open_bit = win._circumstances & OPEN_BIT
        key = -bits if open_bit else bits
        found = self._memo.get(key)
        if found is None:
            found = self._counted(self._rows(bits), is_closed=not open_bit)
            remember(self._memo, key, found, _MEMO_LIMIT)
        return found

    def _with_own(self, bits: int, candidate: Candidate, win: Win) -> Holding:
        reading = candidate.reading()
        own = [yaku for yaku in self._own if yaku.predicate(reading, win)]
        return self._counted(sorted([*self._rows(bits), *own], key=_place), is_closed=win.is_closed)

    def _rows(self, bits: int) -> list[Yaku]:
        return [yaku for bit, yaku in self._known if bits & bit]

    def _counted(self, rows: Iterable[Yaku], *, is_closed: bool) -> Holding:
        """Apply the values, what supersedes what, and the precedence of yakuman."""
        values = {yaku: self._values[yaku.key] for yaku in rows}
        worth = {
            yaku: value.multiple * YAKUMAN_HAN or (value.closed if is_closed else value.open)
            for yaku, value in values.items()
        }
        superseded = {key for yaku, han in worth.items() if han for key in yaku.supersedes}
        worth = {yaku: han for yaku, han in worth.items() if han and yaku.key not in superseded}
        if any(values[yaku].is_yakuman for yaku in worth):
            worth = {yaku: han for yaku, han in worth.items() if values[yaku].is_yakuman}
            if not self._several:
                greatest = max(worth, key=lambda yaku: worth[yaku])
                worth = {yaku: han if yaku is greatest else 0 for yaku, han in worth.items()}
        yakuman = sum(values[yaku].multiple for yaku, han in worth.items() if han)
        return Holding(tuple(worth.items()), sum(worth.values()), yakuman, frozenset(yaku.key for yaku in worth))


#: Which yaku of the catalogue a win holds, by all that they can depend on: the circumstances, and what stands for a
#: reading. Bounded by clearing at the limit, some 20 MB in all.
_BY_CIRCUMSTANCES: Final[dict[int, int]] = {}
_BY_STRUCTURE: Final[dict[_Structure, int]] = {}
#: the same, of structures with what no yaku tells apart made equal
_BY_OUTLINE: Final[dict[_Structure, int]] = {}


def held(candidate: Candidate, win: Win) -> int:
    """Return the `BITS` of the predicates of the catalogue that hold."""
    circumstances = win._circumstances
    _, shapes, flags, sums = candidate
    structure = shapes, flags & YAKU_FLAGS, sums & YAKU_SUMS, circumstances & STRUCTURAL_CIRCUMSTANCES
    by_circumstances = _BY_CIRCUMSTANCES.get(circumstances)
    if by_circumstances is None:
        by_circumstances = _ask(CIRCUMSTANTIAL, candidate.reading(), win)
        remember(_BY_CIRCUMSTANCES, circumstances, by_circumstances, _MEMO_LIMIT)
    by_structure = _BY_STRUCTURE.get(structure)
    if by_structure is None:
        outline = _outline(*structure)
        by_structure = _BY_OUTLINE.get(outline)
        if by_structure is None:
            by_structure = _ask_structural(candidate.reading(), win)
            remember(_BY_OUTLINE, outline, by_structure, _MEMO_LIMIT)
        remember(_BY_STRUCTURE, structure, by_structure, _MEMO_LIMIT)
    return by_circumstances | by_structure


def _outline(shapes: int, flags: int, sums: int, circumstances: int) -> _Structure:
    """Return a structure without what no yaku of the catalogue asks in its case.

    No yaku counts fewer than three triplets of a sort, or four in all; of the waits only pinfu and a tanki of four
    concealed triplets matter; no yaku tells one two suits from another two; and where a block has neither, terminals
    and honors are the same to all but those of one suit.
    """
    triplets, kans = sums // TRIPLET & 15, sums // KAN & 15
    concealed, winds = sums // CONCEALED_TRIPLET & 15, sums // WIND_TRIPLET & 15
    if triplets or circumstances & OPEN_BIT or not flags & RYANMEN:
        flags &= ~(RYANMEN | YAKUHAI_PAIR)
        circumstances &= ~TSUMO_BIT
    if concealed < 4:
        flags &= ~TANKI
    suits = flags & NUMBER_SUITS
    if suits.bit_count() == 2:
        flags ^= suits ^ TWO_SUITS
    if suits.bit_count() > 1 and flags & PLAIN_BLOCK and flags & YAOCHU:
        flags |= YAOCHU
    if suits.bit_count() < 3 and winds < 3:
        winds = 0
    sums = (triplets == 4) + 2 * (triplets > 0) + 16 * (kans if kans >= 3 else 0)
    sums += 256 * (concealed if concealed >= 3 else 0) + 4096 * winds
    return shapes, flags, sums, circumstances


def _ask_structural(reading: Reading, win: Win) -> int:
    bits = _ask(OF_TILES, reading, win) | _ask(OF_SEQUENCES if reading.sequences else OF_SETS, reading, win)
    if reading.triplets:
        bits |= _ask(OF_TRIPLETS, reading, win)
    return bits


def _ask(predicates: Iterable[Callable[[Reading, Win], bool]], reading: Reading, win: Win) -> int:
    return sum([BITS[predicate] for predicate in predicates if predicate(reading, win)])
