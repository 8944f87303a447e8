"""An oracle for readings: choose the pair, then try every choice of groups over the whole hand at once.

It knows nothing of suits, parts or memos: a hand is a list of 34 counts, a block a tuple of kinds, and a group is taken
wherever the counts allow it. The library goes suit by suit from the lowest rank instead.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from mahjong_calc import Win
from mahjong_calc.yaku import Reading

#: kinds, whether it is open
Block = tuple[tuple[int, ...], bool]
#: the blocks in any order, the block that the winning tile completed, the wait
Spelt = tuple[tuple[Block, ...], Block, str]

_SEQUENCES = [(kind, kind + 1, kind + 2) for first in (0, 9, 18) for kind in range(first, first + 7)]
_TRIPLETS = [(kind,) * 3 for kind in range(34)]
_GROUPS = _SEQUENCES + _TRIPLETS
_ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]


def spelt_out(win: Win) -> set[Spelt]:
    """Return the readings of *win*, an empty set when its tiles are no complete hand."""
    counts = [0] * 34
    for tile in (*win.hand.tiles, win.tile):
        counts[tile.kind] += 1
    called: list[Block] = [(tuple(sorted(t.kind for t in meld.tiles)), meld.is_open) for meld in win.hand.melds]
    found = set()
    for concealed in _all_splits(counts, wanted=4 - len(called), closed=not called):
        for completed in set(concealed):
            if win.tile.kind in completed:
                found.add(_placed(concealed, completed, called, win))
    return found


def spell(reading: Reading) -> Spelt:
    """Write a reading of the library as the oracle does."""
    blocks = [(tuple(tile.kind for tile in block.tiles), block.is_open) for block in reading.blocks]
    return tuple(sorted(blocks)), blocks[reading.winning], reading.wait.value


def _all_splits(counts: Sequence[int], *, wanted: int, closed: bool) -> Iterator[list[tuple[int, ...]]]:
    for pair in range(34):
        if counts[pair] >= 2:
            left = list(counts)
            left[pair] -= 2
            for groups in _choices(left, [group for group in _GROUPS if _fits(group, left)], wanted):
                yield [*groups, (pair, pair)]
    if closed and sorted(counts) == [0] * 27 + [2] * 7:
        yield [(kind, kind) for kind in range(34) if counts[kind]]
    if closed and all(counts[kind] for kind in _ORPHANS) and sum(counts[kind] for kind in _ORPHANS) == 14:
        yield [(kind,) * counts[kind] for kind in _ORPHANS]


def _choices(left: list[int], groups: list[tuple[int, ...]], wanted: int) -> Iterator[list[tuple[int, ...]]]:
    """Yield every multiset of *wanted* groups that uses the tiles *left* up."""
    if not wanted:
        if not any(left):
            yield []
        return
    for place, group in enumerate(groups):
        if _fits(group, left):
            rest = list(left)
            for kind in group:
                rest[kind] -= 1
            for others in _choices(rest, groups[place:], wanted - 1):
                yield [group, *others]


def _fits(group: tuple[int, ...], counts: Sequence[int]) -> bool:
    return all(counts[kind] >= copies for kind, copies in Counter(group).items())


def _placed(concealed: list[tuple[int, ...]], completed: tuple[int, ...], called: list[Block], win: Win) -> Spelt:
    """Return the reading in which the winning tile completed that block."""
    blocks: list[Block] = [(block, False) for block in concealed]
    place = concealed.index(completed)
    if len(completed) == 3 and len(set(completed)) == 1 and not win.is_tsumo:
        blocks[place] = (completed, True)
    return tuple(sorted(blocks + called)), blocks[place], _wait(completed, win.tile.kind)


def _wait(completed: tuple[int, ...], won: int) -> str:
    if len(completed) < 3:
        return "tanki"
    if len(set(completed)) == 1:
        return "shanpon"
    held = sorted(set(completed) - {won})
    if held[1] - held[0] == 2:
        return "kanchan"
    needed = {held[0] - 1, held[1] + 1}
    return "ryanmen" if all(kind // 9 == held[0] // 9 and kind >= 0 for kind in needed) else "penchan"
