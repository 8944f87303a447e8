"""Dora: tiles that add a han each to a win that has a yaku."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import final

from attrs import field, frozen

from mahjong_calc._tiles import NORTH, Tile, TileSet
from mahjong_calc._win import Win


@final
@frozen
class Dora:
    """The han from dora, by where they come from.

    >>> Dora(dora=2, ura=0, aka=1, nuki=0).total
    3

    *dora* and *ura* are the tiles that the indicators point to, *aka* the red fives, *nuki* the North tiles set aside:
    one each, and one more for each dora indicator that points to North.
    """

    dora: int
    ura: int
    aka: int
    nuki: int
    #: all dora together
    total: int = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "total", self.dora + self.ura + self.aka + self.nuki)


@cache
def dora_kinds(tile_set: TileSet) -> bytes:
    """Return the kind of dora that each kind of indicator points to, 255 for those that the set lacks."""
    copies = enumerate(tile_set.copies)
    return bytes([tile_set.dora(Tile.from_kind(kind)).kind if count else 255 for kind, count in copies])


def count_dora(win: Win, kinds: bytes, *, ura: bool, aka: bool, kan: bool) -> Dora:
    """Return the dora of *win*.

    Args:
        win: The win.
        kinds: The result of `dora_kinds` for the tiles in play.
        ura: Whether ura dora count.
        aka: Whether red fives do.
        kan: Whether the indicators turned for kans do, all but the first.
    """
    most = None if kan else 1
    dora = _pointed_to(win, win.dora_indicators[:most], kinds)
    ura_dora = _pointed_to(win, win.ura_indicators[:most], kinds) if ura and win.ura_indicators else 0
    reds = win.hand._reds + win.tile.red if aka else 0
    nuki = win.nuki
    if nuki:
        ura_dora += nuki * _norths(win.ura_indicators[:most], kinds) if ura else 0
        nuki += nuki * _norths(win.dora_indicators[:most], kinds)
    return _dora(dora, ura_dora, reds, nuki)


def _pointed_to(win: Win, indicators: Sequence[Tile], kinds: bytes) -> int:
    """Return how many tiles of hand and melds the *indicators* point to."""
    key = win.hand._key
    won = win.tile.kind
    total = 0
    for indicator in indicators:
        kind = kinds[indicator.kind]
        copies = key[kind]
        total += (copies & 7) + (copies >> 3) + (kind == won)
    return total


def _norths(indicators: Sequence[Tile], kinds: bytes) -> int:
    """Return how many of the *indicators* point to North."""
    return sum(kinds[indicator.kind] == NORTH for indicator in indicators)


@lru_cache(maxsize=4096)
def _dora(dora: int, ura: int, aka: int, nuki: int) -> Dora:
    return Dora(dora, ura, aka, nuki)
