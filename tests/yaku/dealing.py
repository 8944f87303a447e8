"""Random wins, complete by construction, with the shapes that rarely come up dealt on purpose."""

from collections.abc import Callable
from random import Random
from typing import Any

from mahjong_calc import Hand, Meld, MeldKind, Riichi, Tile, Win, Wind
from mahjong_calc.errors import ContradictionError, InvalidHandError

Group = tuple[int, ...]
WINDS = tuple(Wind)
_KANS = (MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN, MeldKind.ANKAN)
_YAOCHU = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)
_GREEN = (19, 20, 21, 23, 25, 32)


def random_win(random: Random, *, players: int = 4) -> Win:
    """Return a random win at a table of four or three players."""
    while True:
        groups, pair = random.choice(_SHAPES)(random)
        win = _win_of(random, groups, pair, players)
        if win is not None:
            return win


def _sequence(random: Random, suits: tuple[int, ...] = (0, 9, 18), starts: tuple[int, ...] = tuple(range(7))) -> Group:
    first = random.choice(suits) + random.choice(starts)
    return first, first + 1, first + 2


def _triplet(random: Random, kinds: tuple[int, ...] = tuple(range(34))) -> Group:
    return (random.choice(kinds),) * 3


def _group(random: Random) -> Group:
    return _sequence(random) if random.random() < 0.6 else _triplet(random)


_Shape = Callable[[Random], tuple[list[Group], Group]]


def _any(random: Random) -> tuple[list[Group], Group]:
    return [_group(random) for _ in range(4)], (random.randrange(34),) * 2


def _one_suit(random: Random) -> tuple[list[Group], Group]:
    suit = random.choice((0, 9, 18))
    kinds = tuple(range(suit, suit + 9))
    groups = [_sequence(random, (suit,)) if random.random() < 0.6 else _triplet(random, kinds) for _ in range(4)]
    return groups, (random.choice(kinds),) * 2


def _flush(random: Random) -> tuple[list[Group], Group]:
    suit = random.choice((0, 9, 18))
    kinds = (*range(suit, suit + 9), *range(27, 34))
    groups = [_sequence(random, (suit,)) if random.random() < 0.4 else _triplet(random, kinds) for _ in range(4)]
    return groups, (random.choice(kinds),) * 2


def _triplets(random: Random) -> tuple[list[Group], Group]:
    kinds = tuple(range(34))
    groups = [_triplet(random, kinds) for _ in range(random.choice((3, 4, 4)))]
    groups += [_sequence(random)] * (4 - len(groups))
    return groups, (random.randrange(34),) * 2


def _neighbours(random: Random) -> tuple[list[Group], Group]:
    """Triplets of consecutive ranks, which read as sequences too."""
    suit, first = random.choice((0, 9, 18)), random.randrange(7)
    start = suit + first
    groups: list[Group] = [(start + step,) * 3 for step in range(3)]
    near = tuple(range(suit + max(first - 1, 0), suit + min(first + 4, 9)))
    groups.append(random.choice((_group(random), _triplet(random, near))))
    return groups, (random.choice((*near, random.randrange(34))),) * 2


def _doubled(random: Random) -> tuple[list[Group], Group]:
    """Pairs of equal sequences, often seven pairs too."""
    suits = random.choice(((0,), (9,), (18,), (0, 9, 18)))
    one, other = _sequence(random, suits), _sequence(random, suits)
    kinds = random.choice((tuple(range(34)), tuple(suit + rank for suit in suits for rank in range(9))))
    return [one, one, other, random.choice((other, other, _sequence(random, suits)))], (random.choice(kinds),) * 2


def _quadruple(random: Random) -> tuple[list[Group], Group]:
    """4444 5555 6666 and the like."""
    first = _sequence(random)
    if random.random() < 0.5:
        return [first] * 4, (random.randrange(34),) * 2
    return [*((kind,) * 3 for kind in first), first], (random.randrange(34),) * 2


def _yaochu(random: Random) -> tuple[list[Group], Group]:
    kinds = random.choice((_YAOCHU, _YAOCHU[:6]))
    sequences = random.choice((0, 0.4, 0.8))
    groups = [
        _sequence(random, starts=(0, 6)) if random.random() < sequences else _triplet(random, kinds) for _ in range(4)
    ]
    return groups, (random.choice(kinds),) * 2


def _honors(random: Random) -> tuple[list[Group], Group]:
    kinds = tuple(range(27, 34))
    groups = [_triplet(random, kinds) if random.random() < 0.9 else _group(random) for _ in range(4)]
    return groups, (random.choice(kinds),) * 2


def _green(random: Random) -> tuple[list[Group], Group]:
    groups = [_sequence(random, (18,), (1,)) if random.random() < 0.4 else _triplet(random, _GREEN) for _ in range(4)]
    return groups, (random.choice(_GREEN),) * 2


def _same_ranks(random: Random) -> tuple[list[Group], Group]:
    """The same sequence or triplet in three suits."""
    rank = random.randrange(7)
    groups = random.choice(
        (
            [(suit + rank, suit + rank + 1, suit + rank + 2) for suit in (0, 9, 18)],
            [(suit + rank,) * 3 for suit in (0, 9, 18)],
        )
    )
    return [*groups, _group(random)], (random.randrange(34),) * 2


def _straight(random: Random) -> tuple[list[Group], Group]:
    suit = random.choice((0, 9, 18))
    groups = [(suit + rank, suit + rank + 1, suit + rank + 2) for rank in (0, 3, 6)]
    return [*groups, random.choice((_group(random), _sequence(random, (suit,))))], (random.randrange(34),) * 2


def _nine_gates(random: Random) -> tuple[list[Group], Group]:
    suit = random.choice((0, 9, 18))
    tiles = [suit + rank for rank in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)]
    return [tuple(tiles)], (suit + random.randrange(9),)


def _seven_pairs(random: Random) -> tuple[list[Group], Group]:
    pool = random.choice((range(34), range(27, 34), _YAOCHU, range(9, 18), range(18, 27), range(18)))
    kinds = random.sample(list(pool), 7)
    return [(kind, kind) for kind in kinds[:6]], (kinds[6],) * 2


def _seven_pairs_in_a_row(random: Random) -> tuple[list[Group], Group]:
    first = random.choice((0, 9, 18)) + random.randrange(3)
    return [(kind, kind) for kind in range(first, first + 6)], (first + 6,) * 2


def _a_pair_in_every_suit(random: Random) -> tuple[list[Group], Group]:
    suits = random.sample((0, 9, 18), 3)
    run = suits[2] + random.randrange(6)
    pairs = [(suits[0] + random.randrange(9),) * 2, (suits[1] + random.randrange(9),) * 2]
    return [*pairs, *((kind, kind) for kind in range(run, run + 4))], (random.randrange(27, 34),) * 2


def _orphans(random: Random) -> tuple[list[Group], Group]:
    return [_YAOCHU], (random.choice(_YAOCHU),)


_SHAPES: tuple[_Shape, ...] = (
    *(_any, _any, _one_suit, _one_suit, _flush, _triplets, _triplets, _neighbours, _neighbours, _doubled, _quadruple),
    *(_yaochu, _honors, _green, _same_ranks, _straight, _nine_gates, _seven_pairs, _seven_pairs_in_a_row),
    *(_a_pair_in_every_suit, _orphans),
)


def _win_of(random: Random, groups: list[Group], pair: Group, players: int) -> Win | None:
    """Call some of the groups, choose a winning tile and the circumstances; None when no such win can be."""
    if players == 3 and any(0 < kind < 8 for group in (*groups, pair) for kind in group):
        return None
    melds = []
    concealed = list(pair)
    eagerness = random.choice((0, 0, 0.3, 0.7, 1))
    kan = random.choice((0, 0.2, 0.9))
    regular = len(groups) == 4 and len(pair) == 2
    for group in groups:
        if regular and random.random() < eagerness and (players == 4 or len(set(group)) == 1):
            melds.append(_meld(random, group, kan))
        else:
            concealed += group
    won = random.choice(concealed)
    concealed.remove(won)
    try:
        hand = Hand([_tile(random, kind) for kind in concealed], melds)
        return _with_circumstances(random, hand, _tile(random, won), players)
    except (ContradictionError, InvalidHandError):
        return None


def _meld(random: Random, group: Group, kan: float) -> Meld:
    if len(set(group)) == 3:
        kind = MeldKind.CHI
    elif random.random() < kan:
        kind, group = random.choice(_KANS), (*group, group[0])
    else:
        kind = MeldKind.PON
    return Meld(kind, [_tile(random, tile) for tile in group])


def _tile(random: Random, kind: int) -> Tile:
    return Tile.from_kind(kind, red=kind in (4, 13, 22) and random.random() < 0.2)


def _with_circumstances(random: Random, hand: Hand, tile: Tile, players: int) -> Win:
    """Return a win in circumstances that can be; most that contradict one another are never drawn together."""
    closed = not any(meld.is_open for meld in hand.melds)
    seats = WINDS[:players]
    seat = random.choice(seats)
    given: dict[str, Any] = {
        "seat_wind": seat,
        "round_wind": random.choice(WINDS),
        "honba": random.choice((0, 0, 1, 5)),
        "riichi_sticks": random.choice((0, 1, 3)),
        "nuki": random.choice((0, 0, 1, 2, 4)) if players == 3 else 0,
    }
    tsumo = random.random() < 0.5
    given["first_turn"] = not hand.melds and not given["nuki"] and random.random() < 0.1 and (tsumo or seats[0] != seat)
    given["dora_indicators"] = _indicators(random, random.choice((0, 1, 2, 5)), players)
    if not given["first_turn"]:
        given["last_tile"] = random.random() < 0.1
        if closed and random.random() < 0.5:
            given["riichi"] = random.choice(tuple(Riichi)[1:])
            given["ippatsu"] = random.random() < 0.3
            given["ura_indicators"] = _indicators(random, random.randint(0, len(given["dora_indicators"])), players)
    early = not given["first_turn"] and not given["last_tile"]
    if tsumo:
        replacement = given["nuki"] or any(meld.is_kan for meld in hand.melds)
        given["rinshan"] = bool(early and replacement and not given.get("ippatsu") and random.random() < 0.3)
        return Win.tsumo(hand, tile, **given)
    given["chankan"] = early and not hand._key[tile.kind] and random.random() < 0.2
    return Win.ron(hand, tile, loser=random.choice([wind for wind in seats if wind is not seat]), **given)


def _indicators(random: Random, number: int, players: int) -> list[Tile]:
    kinds = [kind for kind in range(34) if players == 4 or not 0 < kind < 8]
    return [_tile(random, random.choice(kinds)) for _ in range(number)]
