"""Counts all hands of a tile set by shanten number, without looking at them one by one.

What decides a hand's number is the `Shape` of each suit and the counts for seven pairs and the thirteen orphans, and
very many hands agree in these. So groups of hands are pushed through the automaton: for each state, how many hands
come to it, apart for each value of their counts. The four suits, counted so, are added two by two, and at last the two
halves to hands of the wanted size.

**Tally.** How many hands there are, and in how many ways these can be dealt, is kept in one int:
`hands + (ways - hands) * 2**64`. It is *hands* modulo 2^64 and *ways* modulo 2^64 - 1, under addition and
multiplication, however large it grows in between; and neither number reaches 2^64 - 1, as 14 tiles of 136 are dealt in
4.25 * 10^18 ways.

**Dropping counts.** A group of hands has a bound that the regular form never exceeds, whatever the tiles still to come
are: its number when none of them is of use. Counts for seven pairs or orphans that can't get below this bound, even if
all tiles to come were of use, can't matter any more. They are set to zero, which only raises the numbers computed from
them, and so joins groups that differ in nothing that matters.
"""

from functools import lru_cache
from math import comb
from typing import Final

from mahjong_calc._tiles import TileSet
from mahjong_calc.shanten._automaton import FULL, START, State
from mahjong_calc.shanten._forms import FIRST, ORPHAN, ORPHAN_PAIR, SECOND, TILE, Form, Standing
from mahjong_calc.shanten._shapes import Shape
from mahjong_calc.shanten._tables import Tables

__all__ = ["census"]

_HANDS: Final = 1 << 64
_WAYS: Final = _HANDS - 1

# the fields of a hand's counts
_FIELD: Final = 15
_TILES: Final = _FIELD * TILE
_CHIITOITSU: Final = _FIELD * (FIRST | SECOND)
_KOKUSHI: Final = _FIELD * (ORPHAN | ORPHAN_PAIR)

#: The tally of the hands of each value of their counts.
_Tallies = dict[int, int]
#: The same for each shape and number of tiles.
_Groups = dict[tuple[Shape, int], _Tallies]
#: What holding 0, 1, … copies of a kind means: the automaton's move, what it counts for, and the tally.
_Rank = tuple[tuple[int, int, int], ...]


def census(tables: Tables, tile_set: TileSet, tiles: int, forms: frozenset[Form]) -> dict[int, tuple[int, int]]:
    """Return how many hands of *tiles* tiles there are, and how many ways to deal them, of each shanten number.

    Numbers stand in ascending order. If there is no target, `NONE` is the only one.
    """
    full = tiles in {13, 14}
    pairs = full and tables.pairs and Form.CHIITOITSU in forms
    orphans = full and tables.orphans and Form.KOKUSHI in forms
    counted = _TILES | _CHIITOITSU * pairs | _KOKUSHI * orphans
    suits = _suits(tables, tile_set, tiles, counted, regular=Form.REGULAR in forms)
    # what each suit costs when nothing of it is held
    m, p, s, z = (next(shape for shape, held in suit if not held) for suit in suits)
    rests = p.plus(s.plus(z)), m.plus(s.plus(z)), m.plus(p.plus(z)), m.plus(p.plus(s))
    manzu, pinzu, souzu, honors = (_settle(suit, rest, tiles) for suit, rest in zip(suits, rests, strict=True))
    left = _settle(_join(manzu, pinzu, range(tiles + 1), s.plus(z)), s.plus(z), tiles)
    right = _settle(_join(souzu, honors, range(tiles + 1), m.plus(p)), m.plus(p), tiles)
    regulars: dict[int, _Tallies] = {}
    for (shape, _), found in _join(left, right, range(tiles, tiles + 1), Shape.of(FULL)).items():
        regular = shape.numbers[tiles // 3]
        _drop(found, 0, regular, regulars.setdefault(regular, {}))
    tallies: _Tallies = {}
    for regular, found in regulars.items():
        for counts, tally in found.items():
            number = min(regular, Standing.of(counts, pairs=pairs, orphans=orphans).best)
            tallies[number] = tallies.get(number, 0) + tally
    return {number: (tally % _HANDS, tally % _WAYS) for number, tally in sorted(tallies.items())}


def _suits(tables: Tables, tile_set: TileSet, tiles: int, counted: int, *, regular: bool) -> list[_Groups]:
    """Return the hands of each suit alone; equal suits are one object."""
    copies = iter(tile_set.copies)  # each reader takes those of its kinds
    found: dict[tuple[_Rank, ...], _Groups] = {}
    suits = []
    for reader in tables.readers:
        ranks = tuple(
            tuple(
                # without the regular form no target has a use for the kind, which is what move 0 says
                (kind[held].move * regular, kind[held].counts & counted, 1 + (comb(most, held) - 1) * _HANDS)
                for held in range(most + 1)
            )
            for kind, most in zip(reader.kinds, copies, strict=False)
        )
        suits.append(found.get(ranks) or found.setdefault(ranks, _push(ranks, tiles)))
    return suits


def _push(ranks: tuple[_Rank, ...], tiles: int) -> _Groups:
    """Return the hands of one suit, of at most *tiles* tiles."""
    states: dict[State, _Tallies] = {START: {0: 1}}
    for rank in ranks:
        after: dict[State, _Tallies] = {}
        for state, tallies in states.items():
            for held, (move, more, weight) in enumerate(rank):
                found = after.setdefault(state.moves.get(move) or state.after(move), {})
                for counts, tally in tallies.items():
                    if (counts & _TILES) + held <= tiles:
                        found[counts + more] = found.get(counts + more, 0) + tally * weight
        states = after
    groups: _Groups = {}
    for state, tallies in states.items():
        for counts, tally in tallies.items():
            same = groups.setdefault((Shape.of(state.table), counts & _TILES), {})
            same[counts] = same.get(counts, 0) + tally
    return groups


def _settle(groups: _Groups, rest: Shape, tiles: int) -> _Groups:
    """Return *groups* without the counts that can't matter; *rest* is as in `_join`."""
    settled: _Groups = {}
    for (shape, held), tallies in groups.items():
        bound = (shape.sums.get(rest) or shape.plus(rest)).numbers[tiles // 3]
        _drop(tallies, tiles - held, bound, settled.setdefault((shape, held), {}))
    return settled


def _join(first: _Groups, second: _Groups, sizes: range, rest: Shape) -> _Groups:
    """Return the hands of these *sizes* that two suits, or halves, make together.

    *rest* is what the suits still missing cost when nothing of them is held.
    """
    tiles = sizes[-1]
    groups: _Groups = {}
    for (shape, held), tallies in first.items():
        # what leads to the same group is added up before it is multiplied
        alike: dict[tuple[Shape, int], tuple[int, _Tallies]] = {}
        for (other, more), others in second.items():
            if held + more in sizes:
                both = shape.sums.get(other) or shape.plus(other)
                group = both, held + more
                if group not in alike:
                    alike[group] = (both.sums.get(rest) or both.plus(rest)).numbers[tiles // 3], {}
                _drop(others, tiles - more, *alike[group])
        for group, (bound, others) in alike.items():
            into = groups.setdefault(group, {})
            kept: _Tallies = {}
            _drop(tallies, tiles - held, bound, kept)
            for counts, tally in kept.items():
                for more, weight in others.items():
                    into[counts + more] = into.get(counts + more, 0) + tally * weight
    return groups


def _drop(tallies: _Tallies, coming: int, bound: int, into: _Tallies) -> None:
    """Add *tallies* to *into* without the counts that can't matter."""
    for counts, tally in tallies.items():
        matter = _mattering(counts, coming, bound)
        into[matter] = into.get(matter, 0) + tally


@lru_cache(1 << 16)
def _mattering(counts: int, coming: int, bound: int) -> int:
    """Return *counts* without those that can't lead to a number below *bound*, with so many tiles *coming*."""
    _, kinds, seconds, orphans, orphan_pairs = (counts >> shift & _FIELD for shift in range(0, 20, 4))
    if max(6 - seconds - coming // 2, 13 - seconds - kinds - coming) >= bound:
        counts &= ~_CHIITOITSU
    elif kinds > 7:
        counts -= FIRST * (kinds - 7)
    if 12 - orphans - coming >= bound:
        counts &= ~_KOKUSHI
    elif orphan_pairs > 1:
        counts -= ORPHAN_PAIR * (orphan_pairs - 1)
    return counts
