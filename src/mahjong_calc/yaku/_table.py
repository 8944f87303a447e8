"""Value tables: which yaku of a reading count, and for how many han."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, final

from mahjong_calc._checks import check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._win import Win
from mahjong_calc.yaku._candidates import Candidate
from mahjong_calc.yaku._catalogue import PLACES, PREDICATES
from mahjong_calc.yaku._yaku import Yaku, YakuValue

#: the han that a single yakuman stands for in a list of yaku
YAKUMAN_HAN: Final = 13
#: how many kinds of reading a table remembers before it forgets them all: some 10 MB
_MEMO_LIMIT: Final = 1 << 14


def frozen_values(values: Mapping[Yaku, YakuValue]) -> FrozenMapping[Yaku, YakuValue]:
    """Return a checked value table that can't be changed."""
    if isinstance(values, FrozenMapping):
        return values
    check_type(values, Mapping, "values")
    for key, value in values.items():
        check_type(key, Yaku, "a key of values")
        check_type(value, YakuValue, f"the value of {key.key}")
    return FrozenMapping(values)


def merged_values(
    values: Mapping[Yaku, YakuValue], changes: Mapping[Yaku, YakuValue | None]
) -> dict[Yaku, YakuValue]:
    """Return *values* with the rows of *changes* put in, None taking a row out."""
    check_type(changes, Mapping, "values")
    kept = {yaku: value for yaku, value in values.items() if yaku not in changes}
    return kept | {yaku: value for yaku, value in changes.items() if value is not None}


class Holding(NamedTuple):
    """The yaku of a reading that count, with their han; *yakuman* is the multiple, 0 for an ordinary hand."""

    pairs: tuple[tuple[Yaku, int], ...]
    han: int
    yakuman: int
    keys: frozenset[str]


@final
class ValueTable:
    """The values in force, and a memo of what like readings hold under them.

    The predicates of the catalogue depend on no more than a candidate's key, so they run once a key; those of a user's
    own yaku run for every reading. Threads may share the memo: whoever makes an entry makes the same.
    """

    __slots__ = ("_known", "_memo", "_own", "_several", "_values")

    def __init__(self, values: Mapping[Yaku, YakuValue], *, several_yakuman: bool = True) -> None:
        rows = sorted(values, key=lambda yaku: PLACES.get(yaku.key, len(PLACES)))
        self._values = {yaku.key: values[yaku] for yaku in rows}
        self._known = [yaku for yaku in rows if yaku.predicate in PREDICATES]
        self._own = [yaku for yaku in rows if yaku.predicate not in PREDICATES]
        self._several = several_yakuman
        self._memo: dict[tuple[int, int, int, int], tuple[tuple[Yaku, ...], Holding]] = {}

    def holding(self, candidate: Candidate, win: Win) -> Holding:
        """Return the yaku that count for *candidate*."""
        entry = self._memo.get(candidate.key)
        if entry is None:
            reading = candidate.reading()
            held = tuple([yaku for yaku in self._known if yaku.predicate(reading, win)])
            if len(self._memo) >= _MEMO_LIMIT:
                self._memo.clear()
            entry = self._memo[candidate.key] = held, self._counted(held, win)
        if self._own:
            reading = candidate.reading()
            own = [yaku for yaku in self._own if yaku.predicate(reading, win)]
            return self._counted((*entry[0], *own), win)
        return entry[1]

    def _counted(self, held: Iterable[Yaku], win: Win) -> Holding:
        """Apply the values, what supersedes what, and the precedence of yakuman."""
        values = {yaku: self._values[yaku.key] for yaku in held}
        worth = {
            yaku: value.multiple * YAKUMAN_HAN or (value.closed if win.is_closed else value.open)
            for yaku, value in values.items()
        }
        superseded = {key for yaku, han in worth.items() if han for key in yaku.supersedes}
        worth = {yaku: han for yaku, han in worth.items() if han and yaku.key not in superseded}
        if any(values[yaku].is_yakuman for yaku in worth):
            worth = {yaku: han for yaku, han in worth.items() if values[yaku].is_yakuman}
            if not self._several:
                greatest = max(worth, key=lambda yaku: worth[yaku])
                worth = {yaku: han if yaku is greatest else 0 for yaku, han in worth.items()}
        han = sum(worth.values())
        yakuman = sum(values[yaku].multiple for yaku, han_of_one in worth.items() if han_of_one)
        return Holding(tuple(worth.items()), han, yakuman, frozenset(yaku.key for yaku in worth))
