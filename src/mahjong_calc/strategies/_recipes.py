"""Recipes: for each yaku, what a hand that holds it is built of, and how it is won.

They are written from what the yaku mean, not from the predicates that find them, so that each can test the other.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from attrs import evolve, frozen

from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._tiles import HONORS_START, KINDS, YAOCHU_KINDS, TileSet, Wind
from mahjong_calc._win import Riichi
from mahjong_calc.strategies._wall import (
    GROUPS,
    KOKUSHI,
    PAIRS,
    SEQUENCES,
    TRIPLETS,
    Bundle,
    Piece,
    within,
)

Wait = Callable[[tuple[Piece, ...]], Iterable[int]]

_WINDS: Final = range(HONORS_START, HONORS_START + 4)
_DRAGONS: Final = range(HONORS_START + 4, KINDS)
_HONORS: Final = range(HONORS_START, KINDS)
_NUMBERS: Final = range(HONORS_START)
_TERMINALS: Final = (0, 8, 9, 17, 18, 26)
_SIMPLES: Final = tuple(kind for kind in _NUMBERS if kind not in _TERMINALS)
_GREEN: Final = (19, 20, 21, 23, 25, 32)
_SUITS: Final = (range(9), range(9, 18), range(18, 27))


# Which of the concealed pieces the winning tile may complete.


def _anywhere(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (kind for piece in pieces for kind in piece)


def _in_sequence(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (kind for piece in pieces if piece[0] != piece[-1] for kind in piece)


def _on_triplet(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (piece[0] for piece in pieces if len(piece) == 3 and piece[0] == piece[-1])


def _on_pair(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (piece[0] for piece in pieces if len(piece) == 2)


def _off_triplets(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (*_in_sequence(pieces), *_on_pair(pieces))


def _on_single(pieces: tuple[Piece, ...]) -> Iterable[int]:
    return (piece[0] for piece in pieces if len(piece) == 1)


def _on_two_sides(pieces: tuple[Piece, ...]) -> Iterable[int]:
    for first, _, last in (piece for piece in pieces if len(piece) == 3):
        if last % 9 != 8:
            yield first
        if first % 9 != 0:
            yield last


def _off_single(pieces: tuple[Piece, ...]) -> Iterable[int]:
    singles = set(_on_single(pieces))
    return (kind for kind in _anywhere(pieces) if kind not in singles)


@frozen(kw_only=True)
class Recipe:
    """What a hand is built of: a bundle of each of *steps*, then *groups* up to four, and a pair of *pairs*.

    Args:
        steps: What must be in the hand.
        groups: What its other groups are chosen from.
        pairs: What its pair is chosen from; or seven pairs, where *seven_pairs* says so.
        seven_pairs: Whether it is a hand of seven pairs.
        closed: Whether it has no open meld.
        melds: Whether it may have melds at all.
        opened: How many groups, at least, are open melds.
        kans: How many groups, the first ones, are kans.
        last_concealed: Whether the fourth group is no meld.
        wait: The kinds that may complete the hand, of its concealed pieces.
        by_tsumo: Whether it is won by tsumo; None for either.
        seats: The seats that may win it.
        rounds: The winds of the rounds in which it may be won.
        circumstances: What else happened, as `Win` takes it.
    """

    steps: tuple[tuple[Bundle, ...], ...] = ()
    groups: tuple[Bundle, ...] = GROUPS
    pairs: tuple[Bundle, ...] = PAIRS
    seven_pairs: bool = False
    closed: bool = False
    melds: bool = True
    opened: int = 0
    kans: int = 0
    last_concealed: bool = False
    wait: Wait = _anywhere
    by_tsumo: bool | None = None
    seats: tuple[Wind, ...] = tuple(Wind)
    rounds: tuple[Wind, ...] = tuple(Wind)
    circumstances: Mapping[str, Any] = FrozenMapping({})

    def within(self, tile_set: TileSet, winds: tuple[Wind, ...]) -> "Recipe | None":
        """Return the recipe with what *tile_set* has tiles for and *winds* are played, None where it can't be followed.

        Three players know no chi, so the groups that must be called are triplets.
        """
        chi = len(winds) == 4 or not self.opened
        possible = evolve(
            self,
            steps=tuple(within(step, tile_set) for step in self.steps),
            groups=within(self.groups if chi else _of_triplets(self.groups), tile_set),
            pairs=within(self.pairs, tile_set),
            seats=tuple(wind for wind in self.seats if wind in winds),
            rounds=tuple(wind for wind in self.rounds if wind in winds),
        )
        return possible if possible.is_possible else None

    @property
    def is_possible(self) -> bool:
        """Whether there is enough to choose from."""
        if not (all(self.steps) and self.seats and self.rounds and len(self.pairs) >= (7 if self.seven_pairs else 1)):
            return False
        wanted = 4 - sum(len(piece) == 3 for step in self.steps for piece in step[0])
        return len(_of_triplets(self.groups)) > wanted or len(_of_triplets(self.groups)) < len(self.groups)


# What hands are built of.


def _of_triplets(bundles: tuple[Bundle, ...]) -> tuple[Bundle, ...]:
    return tuple(bundle for bundle in bundles if bundle in TRIPLETS)


def _of(bundles: Iterable[Bundle], kinds: Iterable[int]) -> tuple[Bundle, ...]:
    """Return the bundles made of *kinds* alone."""
    allowed = frozenset(kinds)
    return tuple(bundle for bundle in bundles if allowed.issuperset(_anywhere(bundle)))


def _with(bundles: Iterable[Bundle], kinds: Iterable[int]) -> tuple[Bundle, ...]:
    """Return the bundles that hold one of *kinds*."""
    wanted = frozenset(kinds)
    return tuple(bundle for bundle in bundles if not wanted.isdisjoint(_anywhere(bundle)))


def _times(number: int, bundles: Iterable[Bundle]) -> tuple[Bundle, ...]:
    return tuple(bundle * number for bundle in bundles)


def _sequences(*kinds: int) -> Bundle:
    return tuple((kind, kind + 1, kind + 2) for kind in kinds)


def _triplets(*kinds: int) -> Bundle:
    return tuple((kind,) * 3 for kind in kinds)


def _runs(length: int) -> tuple[Bundle, ...]:
    """Return the triplets of *length* consecutive numbers."""
    return tuple(_triplets(*suit[start : start + length]) for suit in _SUITS for start in range(10 - length))


def _little(kinds: Iterable[int]) -> tuple[Bundle, ...]:
    """Return triplets of all *kinds* but one, and a pair of that one."""
    return tuple((*_triplets(*(kind for kind in kinds if kind != pair)), (pair, pair)) for pair in kinds)


def _others(wind: Wind) -> tuple[Wind, ...]:
    return tuple(other for other in Wind if other is not wind)


def _yakuhai(kind: int) -> Recipe:
    return Recipe(steps=((_triplets(kind),),))


def _flush(suit: range, *steps: tuple[Bundle, ...], honors: Iterable[int] = ()) -> Recipe:
    kinds = (*suit, *honors)
    return Recipe(steps=steps, groups=_of(GROUPS, kinds), pairs=_of(PAIRS, kinds))


def _wheel(suit: range) -> Recipe:
    return Recipe(steps=((tuple((kind, kind) for kind in suit[1:8]),),), melds=False)


_CLOSED: Final = Recipe(closed=True)
_PINFU: Final = Recipe(closed=True, groups=SEQUENCES, pairs=_of(PAIRS, _NUMBERS), wait=_on_two_sides)
_FIRST_TURN: Final = Recipe(melds=False, circumstances=FrozenMapping({"first_turn": True}))
_GREEN_HAND: Final = Recipe(groups=_of(GROUPS, _GREEN), pairs=_of(PAIRS, _GREEN))
_ORPHAN_HAND: Final = Recipe(groups=_of(TRIPLETS, YAOCHU_KINDS), pairs=_of(PAIRS, YAOCHU_KINDS))
_TERMINAL_GROUPS: Final = _with(GROUPS, _TERMINALS)
_TERMINAL_SEQUENCES: Final = _with(SEQUENCES, _TERMINALS)
_FOUR_CONCEALED: Final = Recipe(groups=TRIPLETS, closed=True)
#: nine gates, and the one tile more
_NINE_GATES: Final = Recipe(
    steps=(tuple(((suit[0],) * 3 + tuple(suit[1:8]) + (suit[8],) * 3, (extra,)) for suit in _SUITS for extra in suit),),
    melds=False,
)
_KOKUSHI: Final = Recipe(steps=(KOKUSHI,), melds=False)


def _won(recipe: Recipe = _CLOSED, *, by_tsumo: bool | None = None, **circumstances: object) -> tuple[Recipe]:
    return (evolve(recipe, by_tsumo=by_tsumo, circumstances=FrozenMapping(circumstances)),)


#: the key of each yaku -> the ways to build a hand that holds it
RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {
    "riichi": _won(riichi=Riichi.RIICHI),
    "double_riichi": _won(riichi=Riichi.DOUBLE),
    "open_riichi": _won(riichi=Riichi.OPEN),
    "ippatsu": _won(riichi=Riichi.RIICHI, ippatsu=True),
    "menzen_tsumo": _won(by_tsumo=True),
    "haitei": _won(Recipe(), by_tsumo=True, last_tile=True),
    "houtei": _won(Recipe(), by_tsumo=False, last_tile=True),
    "rinshan_kaihou": _won(Recipe(steps=(TRIPLETS,), kans=1), by_tsumo=True, rinshan=True),
    "chankan": _won(Recipe(steps=(SEQUENCES,)), by_tsumo=False, chankan=True),
    "tenhou": (evolve(_FIRST_TURN, by_tsumo=True, seats=(Wind.EAST,)),),
    "chiihou": (evolve(_FIRST_TURN, by_tsumo=True, seats=_others(Wind.EAST)),),
    "renhou": (evolve(_FIRST_TURN, by_tsumo=False, seats=_others(Wind.EAST)),),
    "pinfu": (
        _PINFU,
        *(
            evolve(_PINFU, pairs=_of(PAIRS, [kind]), seats=_others(wind), rounds=_others(wind))
            for kind, wind in zip(_WINDS, Wind, strict=True)
        ),
    ),
    "tanyao": (Recipe(groups=_of(GROUPS, _SIMPLES), pairs=_of(PAIRS, _SIMPLES)),),
    "iipeikou": (Recipe(steps=(_times(2, SEQUENCES),)),),
    "ryanpeikou": (Recipe(steps=(_times(2, SEQUENCES), _times(2, SEQUENCES))),),
    "isshoku_sanjun": (Recipe(steps=(_times(3, SEQUENCES),)),),
    "isshoku_yonjun": (Recipe(steps=(_times(4, SEQUENCES),)),),
    "sanshoku_doujun": (Recipe(steps=(tuple(_sequences(kind, kind + 9, kind + 18) for kind in range(7)),)),),
    "ittsuu": (Recipe(steps=(tuple(_sequences(suit[0], suit[3], suit[6]) for suit in _SUITS),)),),
    "haku": (_yakuhai(_DRAGONS[0]),),
    "hatsu": (_yakuhai(_DRAGONS[1]),),
    "chun": (_yakuhai(_DRAGONS[2]),),
    "seat_wind": tuple(evolve(_yakuhai(kind), seats=(wind,)) for kind, wind in zip(_WINDS, Wind, strict=True)),
    "round_wind": tuple(evolve(_yakuhai(kind), rounds=(wind,)) for kind, wind in zip(_WINDS, Wind, strict=True)),
    "shiiaru_raotai": (Recipe(opened=4, wait=_on_pair),),
    "chiitoitsu": (Recipe(seven_pairs=True, melds=False),),
    "toitoi": (Recipe(groups=TRIPLETS, opened=1),),
    "sanankou": (
        Recipe(steps=(TRIPLETS, TRIPLETS, TRIPLETS), groups=SEQUENCES, closed=True, wait=_off_triplets),
        Recipe(steps=(TRIPLETS, TRIPLETS, TRIPLETS), groups=SEQUENCES, closed=True, by_tsumo=True),
    ),
    "sanshoku_doukou": (Recipe(steps=(tuple(_triplets(kind, kind + 9, kind + 18) for kind in range(9)),)),),
    "sanrenkou": (Recipe(steps=(_runs(3),)),),
    "suurenkou": (Recipe(steps=(_runs(4),)),),
    "sankantsu": (Recipe(steps=(TRIPLETS, TRIPLETS, TRIPLETS), kans=3),),
    "suukantsu": (Recipe(groups=TRIPLETS, kans=4),),
    "shousangen": (Recipe(steps=(_little(_DRAGONS),)),),
    "daisangen": (Recipe(steps=((_triplets(*_DRAGONS),),)),),
    "shousuushii": (Recipe(steps=(_little(_WINDS),)),),
    "daisuushii": (Recipe(steps=((_triplets(*_WINDS),),)),),
    "chanta": (
        Recipe(steps=(_TERMINAL_SEQUENCES,), groups=_with(GROUPS, YAOCHU_KINDS), pairs=_of(PAIRS, _HONORS)),
        Recipe(
            steps=(_TERMINAL_SEQUENCES, _of(TRIPLETS, _HONORS)),
            groups=_with(GROUPS, YAOCHU_KINDS),
            pairs=_of(PAIRS, YAOCHU_KINDS),
        ),
    ),
    "junchan": (Recipe(steps=(_TERMINAL_SEQUENCES,), groups=_TERMINAL_GROUPS, pairs=_of(PAIRS, _TERMINALS)),),
    "honroutou": (
        evolve(_ORPHAN_HAND, steps=(_of(TRIPLETS, _HONORS), _of(TRIPLETS, _TERMINALS)), opened=1),
        Recipe(seven_pairs=True, melds=False, pairs=_of(PAIRS, YAOCHU_KINDS)),
    ),
    "chinroutou": (Recipe(groups=_of(TRIPLETS, _TERMINALS), pairs=_of(PAIRS, _TERMINALS)),),
    "tsuuiisou": (
        Recipe(groups=_of(TRIPLETS, _HONORS), pairs=_of(PAIRS, _HONORS)),
        Recipe(seven_pairs=True, melds=False, pairs=_of(PAIRS, _HONORS)),
    ),
    "honitsu": tuple(_flush(suit, _of(GROUPS, suit), _of(TRIPLETS, _HONORS), honors=_HONORS) for suit in _SUITS),
    "chinitsu": tuple(_flush(suit) for suit in _SUITS),
    "ryuuiisou": (evolve(_GREEN_HAND, steps=(_of(TRIPLETS, _HONORS[5:6]),)), _GREEN_HAND),
    "uumensai": (
        Recipe(steps=(*(_of(GROUPS, suit) for suit in _SUITS), _of(TRIPLETS, _WINDS)), pairs=_of(PAIRS, _DRAGONS)),
        Recipe(steps=(*(_of(GROUPS, suit) for suit in _SUITS), _of(TRIPLETS, _DRAGONS)), pairs=_of(PAIRS, _WINDS)),
    ),
    "suuankou": (evolve(_FOUR_CONCEALED, last_concealed=True, wait=_on_triplet, by_tsumo=True),),
    "suuankou_tanki": (evolve(_FOUR_CONCEALED, wait=_on_pair),),
    "kokushi_musou": (evolve(_KOKUSHI, wait=_on_single),),
    "kokushi_musou_13": (evolve(_KOKUSHI, wait=_on_pair),),
    "chuuren_poutou": (evolve(_NINE_GATES, wait=_off_single),),
    "junsei_chuuren_poutou": (evolve(_NINE_GATES, wait=_on_single),),
    "daisharin": (_wheel(_SUITS[1]),),
    "daichikurin": (_wheel(_SUITS[2]),),
    "daisuurin": (_wheel(_SUITS[0]),),
}
