"""Wins and hands drawn by chance, but not as they are dealt: what is rare in play comes up often.

Wins are rows like those of `peers`. A hand is built group by group out of the pieces of a theme, which is a set of
kinds; some groups are called, some are kans, and any concealed tile may be the one that wins.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from peers import LETTERS, Row

from mahjong_calc import TileSet

Counts = list[int]
Piece = tuple[int, ...]

_SUITS: Final = (range(9), range(9, 18), range(18, 27))
_HONORS: Final = range(27, 34)
_WINDS: Final = range(27, 31)
_DRAGONS: Final = range(31, 34)
_TERMINALS: Final = (0, 8, 9, 17, 18, 26)
_YAOCHU: Final = (*_TERMINALS, *_HONORS)
_SIMPLES: Final = tuple(kind for kind in range(27) if kind not in _TERMINALS)
_FIVES: Final = (4, 13, 22)
_NORTH: Final = 30
_RUNS: Final = tuple((kind, kind + 1, kind + 2) for suit in _SUITS for kind in suit[:7])
_OUTER_RUNS: Final = tuple(run for run in _RUNS if run[0] in _TERMINALS or run[2] in _TERMINALS)


class Theme(NamedTuple):
    """What a hand is built of: runs, triplets and pairs, and how often a group is a run."""

    runs: tuple[Piece, ...]
    triplets: Sequence[int]
    pairs: Sequence[int]
    run_share: float = 0.5


def _within(kinds: Sequence[int], run_share: float = 0.5) -> Theme:
    """Return the theme of all pieces within *kinds*."""
    runs = tuple(run for run in _RUNS if set(run) <= set(kinds))
    return Theme(runs, kinds, kinds, run_share if runs else 0)


def _outside(pairs: Sequence[int]) -> Theme:
    """Return the theme of groups with terminals or honors in each."""
    return Theme(_OUTER_RUNS, pairs, pairs, 0.6)


def _same_numbers(rank: int) -> Theme:
    """Return the theme of one run and one triplet in all suits, and any pair."""
    starts = [suit[rank] for suit in _SUITS]
    return Theme(tuple((kind, kind + 1, kind + 2) for kind in starts), starts, range(34), 0.7)


def _theme(rng: Random) -> Theme:
    """Draw a theme."""
    suit = rng.choice(_SUITS)
    few = rng.sample(suit, 5)
    choices: tuple[Callable[[], Theme], ...] = (
        lambda: _within(range(34)),
        lambda: _within(range(34), 0.9),
        lambda: _within(range(34), 0.05),
        lambda: _within(_SIMPLES),
        lambda: _within(_SIMPLES, 0.9),
        lambda: _within(suit, 0.7),
        lambda: _within(few, 0.6),
        lambda: _within((*suit, *_HONORS)),
        lambda: _within(_HONORS),
        lambda: _within(_TERMINALS),
        lambda: _within(_YAOCHU),
        lambda: _outside(_YAOCHU),
        lambda: _outside(_TERMINALS),
        lambda: _same_numbers(rng.randrange(7)),
        lambda: _within((19, 20, 21, 23, 25, 32)),
        lambda: Theme(_RUNS, _WINDS, _HONORS, 0.15),
        lambda: Theme(_RUNS, _DRAGONS, _HONORS, 0.25),
        lambda: Theme(tuple(run for run in _RUNS if run[0] in suit and run[0] % 3 == 0), _HONORS, range(34), 0.95),
    )
    return rng.choice(choices)()


def _groups(rng: Random, theme: Theme, copies: Sequence[int]) -> list[Piece] | None:
    """Draw four groups, or None where they don't go together."""
    groups: list[Piece] = []
    left = list(copies)
    for _ in range(4):
        if groups and len(set(groups[-1])) == 3 and rng.random() < 0.25:
            group = groups[-1]
        elif rng.random() < theme.run_share:
            group = rng.choice(theme.runs)
        else:
            group = (rng.choice(theme.triplets),) * 3
        for kind in group:
            left[kind] -= 1
        if any(left[kind] < 0 for kind in group):
            return None
        groups.append(group)
    return groups


class _Parts(NamedTuple):
    """The kinds of the concealed tiles, and the melds."""

    concealed: list[int]
    melds: list[tuple[str, Piece]]

    @property
    def held(self) -> Counter[int]:
        return Counter(self.concealed) + Counter(kind for _, tiles in self.melds for kind in tiles)


def _called(rng: Random, groups: list[Piece], pair: int, copies: Sequence[int]) -> _Parts:
    """Draw which of the groups are called and which are kans."""
    held = Counter(kind for group in groups for kind in group) + Counter([pair, pair])
    calls, kans = rng.choice((0, 0, 0.3, 0.6, 1)), rng.choice((0, 0.1, 0.9))
    sanma = not copies[1]
    parts = _Parts([pair, pair], [])
    for group in groups:
        kind, called = group[0], rng.random() < calls
        if kind == group[1] and held[kind] < copies[kind] and rng.random() < kans:
            parts.melds.append((rng.choice(("minkan", "shouminkan")) if called else "ankan", (kind,) * 4))
        elif called and not (sanma and kind != group[1]):
            parts.melds.append(("pon" if kind == group[1] else "chi", group))
        else:
            parts.concealed.extend(group)
    return parts


def _built(rng: Random, copies: Sequence[int]) -> _Parts | None:
    """Draw a complete hand, or None where the pieces don't go together."""
    chance = rng.random()
    if chance < 0.01:
        return _Parts([*_YAOCHU, rng.choice(_YAOCHU)], [])
    if chance < 0.02:
        suit = rng.choice(_SUITS)
        return _Parts([suit[0], suit[0], *suit, suit[8], suit[8], rng.choice(suit)], [])
    theme = _theme(rng)
    if chance < 0.08:
        return _Parts(rng.sample(theme.pairs, 7) * 2, []) if len(theme.pairs) >= 7 else None
    groups, pair = _groups(rng, theme, copies), rng.choice(theme.pairs)
    return None if groups is None else _called(rng, groups, pair, copies)


class _Inks:
    """Writes kinds as tiles, some of the fives red: one of a suit at most, and one of four."""

    def __init__(self, rng: Random) -> None:
        self._until_red = {kind: rng.randrange(4) for kind in _FIVES}

    def tile(self, kind: int) -> str:
        """Return the digit of the next tile of a kind."""
        if kind in self._until_red:
            self._until_red[kind] -= 1
            if self._until_red[kind] == -1:
                return "0"
        return str(kind % 9 + 1)

    def text(self, kinds: Sequence[int]) -> str:
        """Return the notation of one suit's tiles."""
        return "".join(map(self.tile, kinds)) + "mpsz"[kinds[0] // 9]


def _flags(rng: Random, parts: _Parts, row: Row, *, may_chankan: bool) -> list[str]:
    """Draw circumstances that don't contradict each other."""
    closed = all(kind == "ankan" for kind, _ in parts.melds)
    if closed and rng.random() < 0.5:
        row["riichi"], row["double_riichi"] = True, rng.random() < 0.2
    elif not parts.melds and row["tsumo"] and not row["nuki"] and rng.random() < 0.1:
        return ["tenhou" if row["seat_wind"] == "E" else "chiihou"]
    flags = []
    replaced = row["nuki"] or any("kan" in kind for kind, _ in parts.melds)
    if row["tsumo"] and replaced and rng.random() < 0.3:
        return ["rinshan"]
    if row["riichi"] and rng.random() < 0.3:
        flags.append("ippatsu")
    if may_chankan and rng.random() < 0.15:
        flags.append("chankan")
    elif rng.random() < 0.1:
        flags.append("haitei" if row["tsumo"] else "houtei")
    return flags


def _name(kind: int) -> str:
    return f"{kind % 9 + 1}{'mpsz'[kind // 9]}"


def win(rng: Random, players: int) -> Row:
    """Draw a win of four players or three."""
    copies = (TileSet.STANDARD if players == 4 else TileSet.SANMA).copies
    while not (parts := _built(rng, copies)) or any(count > copies[kind] for kind, count in parts.held.items()):
        pass
    held, inks = parts.held, _Inks(rng)
    melds = [{"type": kind, "tiles": inks.text(tiles)} for kind, tiles in parts.melds]
    digits = [(kind, inks.tile(kind)) for kind in rng.sample(parts.concealed, len(parts.concealed))]
    won, digit = rng.choice(digits)
    tsumo = rng.random() < 0.5
    seat, loser = rng.sample(range(players), 2)
    nuki = rng.choice((0, 0, *range(copies[_NORTH] - held[_NORTH] + 1))) if players == 3 else 0
    row: Row = {
        "players": players,
        "closed": "".join(digit + "mpsz"[kind // 9] for kind, digit in sorted(digits)),
        "melds": melds,
        "win_tile": digit + "mpsz"[won // 9],
        "tsumo": tsumo,
        "oya": 0,
        "loser": None if tsumo else loser,
        "seat_wind": LETTERS[seat],
        "round_wind": rng.choice("EESSW"),
        "riichi": False,
        "double_riichi": False,
        "nuki": nuki,
        "honba": rng.choice((0, 0, 1, 2, 5, 13)),
        "riichi_sticks": rng.choice((0, 0, 1, 2, 4)),
    }
    row["flags"] = _flags(rng, parts, row, may_chankan=not tsumo and held[won] == 1)
    left = Counter(dict(enumerate(copies))) - held - Counter({_NORTH: nuki})
    indicators = [_name(kind) for kind in rng.sample(list(left.elements()), 10)]
    shown = rng.choice((1, 1, 2, 3, 5))
    row["dora_indicators"] = indicators[:shown]
    row["ura_indicators"] = indicators[5 : 5 + shown] if row["riichi"] else []
    return row


def _filled(rng: Random, counts: Counts, kinds: Sequence[int], copies: Sequence[int], tiles: int) -> Counts:
    """Fill a hand up with tiles of *kinds*, as far as they go, and of all."""
    room = [kind for kind in sorted(set(kinds)) for _ in range(copies[kind] - counts[kind])]
    for kind in rng.sample(room, min(len(room), tiles - sum(counts))):
        counts[kind] += 1
    return counts if sum(counts) == tiles else _filled(rng, counts, range(34), copies, tiles)


def _dealt(rng: Random, copies: Sequence[int], tiles: int) -> Counts:
    """Deal tiles of the whole set, or of a suit or two of it."""
    suits = rng.sample((*_SUITS, _HONORS), rng.choice((1, 2, 4, 4)))
    return _filled(rng, [0] * 34, [kind for suit in suits for kind in suit], copies, tiles)


def _quads(rng: Random, copies: Sequence[int], tiles: int) -> Counts:
    """Draw up to three kinds of which all copies are held, near each other, and fill up near them."""
    counts = [0] * 34
    kind = rng.randrange(34)
    near: list[int] = []
    for _ in range(rng.randrange(1, 4)):
        if sum(counts) + 4 <= tiles:
            counts[kind] = copies[kind]
        near += range(max(0, kind - 2), min(34, kind + 3))
        kind = (kind + rng.choice((1, 2, 3, rng.randrange(34)))) % 34
    return _filled(rng, counts, near if rng.random() < 0.7 else range(34), copies, tiles)


def _nearly_complete(rng: Random, copies: Sequence[int], tiles: int) -> Counts:
    """Draw groups and a pair, take some tiles away, and fill up."""
    counts = [0] * 34
    for size in (3,) * (tiles // 3) + (2,):
        piece = rng.choice(_RUNS) if size == 3 and rng.random() < 0.6 else (rng.randrange(34),) * size
        for kind in piece:
            counts[kind] += counts[kind] < copies[kind]
    for _ in range(max(0, sum(counts) - tiles) + rng.randrange(3)):
        if any(counts):
            counts[rng.choices(range(34), counts)[0]] -= 1
    return _filled(rng, counts, range(34), copies, tiles)


#: how many concealed tiles there may be, 3k+1 and 3k+2
SIZES: Final = (1, 2, 4, 5, 7, 8, 10, 11, 13, 14)


def hand(rng: Random, copies: Sequence[int]) -> tuple[Counts, list[int]]:
    """Draw the counts of concealed tiles, and the kinds of concealed kans that could have been of use to them."""
    tiles = rng.choice(SIZES)
    counts = rng.choice((_dealt, _dealt, _quads, _quads, _nearly_complete))(rng, copies, tiles)
    near = [kind for kind in range(34) if any(counts[max(0, kind - 2) : kind + 3])]
    kans = [kind for kind in near if copies[kind] == 4 and not counts[kind]]
    return counts, rng.sample(kans, min(len(kans), rng.randrange((14 - tiles) // 3 + 1)))
