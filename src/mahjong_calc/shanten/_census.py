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
from mahjong_calc.shanten._automaton import START, State
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
    left = _settle(_join(manzu, pinzu, s.plus(z), tiles), s.plus(z), tiles)
    right = _settle(_join(souzu, honors, m.plus(p), tiles), m.plus(p), tiles)
    tallies: _Tallies = {}
    for regular, found in _finish(left, right, tiles).items():
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
    return {
        (shape, held): _dropped(tallies, tiles - held, shape.plus(rest).numbers[tiles // 3])
        for (shape, held), tallies in groups.items()
    }


def _join(first: _Groups, second: _Groups, rest: Shape, tiles: int) -> _Groups:
    """Return the hands of at most *tiles* tiles that two suits make together.

    *rest* is what the suits still missing cost when nothing of them is held.
    """
    groups: _Groups = {}
    same = first == second  # two groups then meet once, and count twice
    partners = list((first if same else second).items())
    for place, ((shape, held), tallies) in enumerate(first.items()):
        # what leads to the same group is added up before it is multiplied
        alike: dict[tuple[Shape, int], tuple[int, _Tallies]] = {}
        for (other, more), others in partners[place * same :]:
            if held + more <= tiles:
                both = shape.sums.get(other) or shape.plus(other)
                group = both, held + more
                if group not in alike:
                    alike[group] = (both.sums.get(rest) or both.plus(rest)).numbers[tiles // 3], {}
                bound, into = alike[group]
                _drop(others, tiles - more, bound, into, times=1 + (same and others is not tallies))
        for group, (bound, others) in alike.items():
            _multiply(_dropped(tallies, tiles - held, bound), others, groups.setdefault(group, {}))
    return groups


def _finish(left: _Groups, right: _Groups, tiles: int) -> dict[int, _Tallies]:
    """Return the hands of *tiles* tiles that two halves make together, by their number for the regular form."""
    by_size: dict[int, list[tuple[Shape, _Tallies]]] = {}
    for (shape, held), tallies in right.items():
        by_size.setdefault(held, []).append((shape, tallies))
    regulars: dict[int, _Tallies] = {}
    for (shape, held), tallies in left.items():
        alike: dict[int, _Tallies] = {}
        for other, others in by_size.get(tiles - held, ()):
            regular = (shape.sums.get(other) or shape.plus(other)).numbers[tiles // 3]
            _drop(others, held, regular, alike.setdefault(regular, {}))
        for regular, others in alike.items():
            _multiply(_dropped(tallies, tiles - held, regular), others, regulars.setdefault(regular, {}))
    return regulars


def _multiply(tallies: _Tallies, others: _Tallies, into: _Tallies) -> None:
    """Add to *into* all hands that consist of one of *tallies* and one of *others*."""
    for counts, tally in tallies.items():
        for more, weight in others.items():
            both = counts + more
            into[both] = into.get(both, 0) + tally * weight


def _drop(tallies: _Tallies, coming: int, bound: int, into: _Tallies, times: int = 1) -> None:
    """Add *tallies*, so many *times*, to *into* without the counts that can't matter."""
    for counts, tally in tallies.items():
        matter = _mattering(counts, coming, bound)
        into[matter] = into.get(matter, 0) + tally * times


def _dropped(tallies: _Tallies, coming: int, bound: int) -> _Tallies:
    kept: _Tallies = {}
    _drop(tallies, coming, bound, kept)
    return kept


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
