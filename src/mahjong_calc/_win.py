"""A win: the hand, the tile that completed it, and every circumstance that a score can depend on."""

from collections.abc import Callable, Iterable, Mapping
from enum import unique
from operator import attrgetter
from typing import Final, TypedDict, Unpack, final

from attrs import field, fields, frozen

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import FrozenMapping, Shown
from mahjong_calc._hand import Hand
from mahjong_calc._melds import Meld
from mahjong_calc._tiles import NORTH, Tile, Wind
from mahjong_calc.errors import ContradictionError, Fault, InvalidHandError

_FULL: Final = 13
_MOST_INDICATORS: Final = 5


@final
@unique
class Riichi(NamedEnum):
    """Whether the winner declared riichi, and in the first turn (double), and with the hand shown (open).

    >>> Riichi(2)
    Riichi.DOUBLE
    """

    NONE = 0
    RIICHI = 1
    DOUBLE = 2
    OPEN = 3
    DOUBLE_OPEN = 4


class Circumstances(TypedDict, total=False):
    """What `Win.tsumo` and `Win.ron` take beside the seats; see `Win`."""

    loser: Wind | None
    round_wind: Wind
    riichi: Riichi
    ippatsu: bool
    rinshan: bool
    chankan: bool
    last_tile: bool
    first_turn: bool
    dora_indicators: Iterable[Tile]
    ura_indicators: Iterable[Tile]
    nuki: int
    honba: int
    riichi_sticks: int
    liable: Mapping[str, Wind]


def _dora_indicators(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return check_items(tiles, Tile, "dora_indicators")


def _ura_indicators(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return check_items(tiles, Tile, "ura_indicators")


def _liable(seats: Mapping[str, Wind]) -> FrozenMapping[str, Wind]:
    if seats is NOBODY:
        return NOBODY
    check_type(seats, Mapping, "liable")
    for key, seat in seats.items():
        check_type(key, str, "a key of liable")
        check_type(seat, Wind, f"liable[{key!r}]")
    return FrozenMapping(seats)


@final
@frozen(repr=False, kw_only=True)
class Win(Shown):
    """A complete hand and how it was won; made by `Win.tsumo` or `Win.ron`.

    >>> hand = Hand.parse("234678m234p55s22z")
    >>> win = Win.ron(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST, riichi=Riichi.RIICHI)
    >>> win.hand, win.tile, win.is_tsumo
    (Hand.parse('234678m234p55s22z'), Tile.parse('5s'), False)

    *hand* may stand before the winning tile or hold it already; `hand` keeps the former and `tile` the tile.

    Args:
        seat_wind: The winner's seat; the dealer's is East.
        loser: The seat that discarded the winning tile; only and always for a ron.
        round_wind: The wind of the round.
        riichi: Whether, and how, the winner declared riichi.
        ippatsu: Within one uninterrupted turn after riichi.
        rinshan: On a replacement tile, after a kan or a North set aside.
        chankan: On a tile that another player added to a pon or, for kokushi where allowed, took for a concealed kan.
        last_tile: On the last tile of the wall (haitei) or the discard after it (houtei).
        first_turn: In the uninterrupted first turn: tenhou or chiihou by tsumo, renhou by ron.
        dora_indicators: The indicators turned, that of each kan included.
        ura_indicators: The indicators below them, turned for a win with riichi.
        nuki: How many North tiles the winner set aside (three players).
        honba: Counters on the table.
        riichi_sticks: The riichi sticks the winner takes, the own one included.
        liable: For the key of a yakuman, the seat that owes it (pao).

    Raises:
        InvalidHandError: The hand hasn't 13 tiles besides the winning one, a kan counted as three.
        ContradictionError: Circumstances contradict one another; all contradictions are told at once.
    """

    hand: Hand = field(kw_only=False)
    tile: Tile = field(kw_only=False)
    is_tsumo: bool
    seat_wind: Wind
    loser: Wind | None = None
    round_wind: Wind = Wind.EAST
    riichi: Riichi = Riichi.NONE
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    last_tile: bool = False
    first_turn: bool = False
    dora_indicators: tuple[Tile, ...] = field(default=(), converter=_dora_indicators)
    ura_indicators: tuple[Tile, ...] = field(default=(), converter=_ura_indicators)
    nuki: int = 0
    honba: int = 0
    riichi_sticks: int = 0
    liable: Mapping[str, Wind] = field(factory=lambda: NOBODY, converter=_liable)
    # all that a yaku can depend on beside the tiles, packed: see `_pack_circumstances`
    _circumstances: int = field(init=False, eq=False)
    # the concealed tiles, suit by suit: see `_pack_suits`
    _suits: tuple[bytes, bytes, bytes, bytes] = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        if tuple(map(type, _typed_values(self))) != _TYPES:
            for name, expected in _TYPE_OF.items():
                check_type(getattr(self, name), expected, name)
        if self.loser is not None:
            check_type(self.loser, Wind, "loser")
        if self.hand._size + 3 * len(self.hand.melds) != _FULL:
            object.__setattr__(self, "hand", _without(self.hand, self.tile))
        object.__setattr__(self, "_circumstances", _pack_circumstances(self))
        object.__setattr__(self, "_suits", _pack_suits(self))
        faults = [fault for fault, holds in _CONTRADICTIONS if holds(self)]
        for name, contradictions in _CONTRADICTIONS_WITH.items():
            if getattr(self, name):
                faults += [fault for fault, holds in contradictions if holds(self)]
        if faults:
            raise ContradictionError(tuple(faults), repr(self))

    @classmethod
    def tsumo(cls, hand: Hand, tile: Tile, *, seat_wind: Wind, **circumstances: Unpack[Circumstances]) -> "Win":
        """Return a win on a drawn tile; the keywords are those of `Win`.

        >>> Win.tsumo(Hand.parse("234678m234p55s22z"), Tile.parse("2z"), seat_wind=Wind.EAST).is_dealer
        True
        """
        return cls(hand, tile, is_tsumo=True, seat_wind=seat_wind, **circumstances)

    @classmethod
    def ron(cls, hand: Hand, tile: Tile, *, seat_wind: Wind, **circumstances: Unpack[Circumstances]) -> "Win":
        """Return a win on another player's tile, the *loser*'s; the keywords are those of `Win`.

        >>> Win.ron(Hand.parse("234678m234p55s22z"), Tile.parse("2z"), seat_wind=Wind.EAST, loser=Wind.WEST).loser
        Wind.WEST
        """
        return cls(hand, tile, is_tsumo=False, seat_wind=seat_wind, **circumstances)

    @property
    def is_dealer(self) -> bool:
        """Whether the winner is the dealer."""
        return self.seat_wind is Wind.EAST

    @property
    def is_closed(self) -> bool:
        """Whether the hand has no open meld (menzen)."""
        return not self._circumstances & OPEN_BIT

    def __repr__(self) -> str:
        given = [f"{self.hand!r}", f"{self.tile!r}"]
        for attribute in fields(Win):
            name, value = attribute.name, getattr(self, attribute.name, None)
            if name in _OPTIONAL and value != _OPTIONAL[name]:
                given.append(f"{name}={value!r}")
        return f"Win.{'tsumo' if self.is_tsumo else 'ron'}({', '.join(given)})"


#: what `Win.liable` is where nobody is liable: one object, so that a score asks no more than whether it is this one
NOBODY: Final[FrozenMapping[str, Wind]] = FrozenMapping({})
_TYPE_OF: Final = (
    {"hand": Hand, "tile": Tile, "seat_wind": Wind, "round_wind": Wind, "riichi": Riichi}
    | dict.fromkeys(("is_tsumo", "ippatsu", "rinshan", "chankan", "last_tile", "first_turn"), bool)
    | dict.fromkeys(("nuki", "honba", "riichi_sticks"), int)
)
_TYPES: Final = tuple(_TYPE_OF.values())
_typed_values: Final = attrgetter(*_TYPE_OF)

#: the circumstances that a `repr` shows when they differ from these; the seat always
_OPTIONAL: Final[dict[str, object]] = {
    attribute.name: attribute.default for attribute in fields(Win) if attribute.init
} | {"liable": NOBODY}
for _name in ("hand", "tile", "is_tsumo"):
    del _OPTIONAL[_name]


def _without(hand: Hand, tile: Tile) -> Hand:
    """Return *hand*, which holds the winning *tile* already, without it."""
    total = hand._size + 3 * len(hand.melds)
    if total != _FULL + 1:
        expected = f"{_FULL} tiles without or {_FULL + 1} with the winning tile, a kan counted as three"
        raise InvalidHandError(f"{total} in '{hand}'", expected)
    if tile not in hand.tiles:
        raise InvalidHandError(f"'{hand}'", f"the winning tile {tile} among the concealed ones of a complete hand")
    return hand.discard(tile)


def _has_fifth_copy(win: Win) -> bool:
    outside = [win.tile.kind, *[tile.kind for tile in win.dora_indicators + win.ura_indicators]]
    outside += [NORTH] * min(win.nuki, 5)  # more are as wrong as five
    key = win.hand._key
    return max([key[kind] % 8 + key[kind] // 8 + outside.count(kind) for kind in outside]) > 4


_Contradictions = tuple[tuple[Fault, Callable[[Win], bool]], ...]

#: contradictions that any win may hold, and the test for each
_CONTRADICTIONS: Final[_Contradictions] = (
    (Fault.RIICHI_WITH_OPEN_MELD, lambda win: win.riichi is not Riichi.NONE and not win.is_closed),
    (Fault.LOSER_IS_WINNER, lambda win: win.loser is win.seat_wind),
    (Fault.LOSER_MISSING, lambda win: win.loser is None and not win.is_tsumo),
    (Fault.LOSER_ON_TSUMO, lambda win: win.loser is not None and win.is_tsumo),
    (Fault.FIFTH_COPY, _has_fifth_copy),
    (Fault.NEGATIVE_COUNT, lambda win: win.nuki < 0 or win.honba < 0 or win.riichi_sticks < 0),
)

#: contradictions that only a win with the named circumstance can hold
_CONTRADICTIONS_WITH: Final[dict[str, _Contradictions]] = {
    "ippatsu": (
        (Fault.IPPATSU_WITHOUT_RIICHI, lambda win: win.riichi is Riichi.NONE),
        (Fault.IPPATSU_WITH_RINSHAN, lambda win: win.rinshan),
    ),
    "dora_indicators": ((Fault.TOO_MANY_INDICATORS, lambda win: len(win.dora_indicators) > _MOST_INDICATORS),),
    "ura_indicators": (
        (Fault.URA_WITHOUT_RIICHI, lambda win: win.riichi is Riichi.NONE),
        (Fault.MORE_URA_THAN_DORA, lambda win: len(win.ura_indicators) > len(win.dora_indicators)),
        (  # told once: where there are too many dora indicators, it has been
            Fault.TOO_MANY_INDICATORS,
            lambda win: len(win.ura_indicators) > _MOST_INDICATORS >= len(win.dora_indicators),
        ),
    ),
    "rinshan": (
        (Fault.RINSHAN_ON_RON, lambda win: not win.is_tsumo),
        (Fault.RINSHAN_WITHOUT_REPLACEMENT, lambda win: not (win.nuki or any(meld.is_kan for meld in win.hand.melds))),
    ),
    "chankan": (
        (Fault.CHANKAN_ON_TSUMO, lambda win: win.is_tsumo),
        (Fault.CHANKAN_TILE_HELD, lambda win: win.hand._key[win.tile.kind] > 0),
    ),
    "last_tile": (
        (Fault.LAST_TILE_WITH_RINSHAN, lambda win: win.rinshan),
        (Fault.LAST_TILE_WITH_CHANKAN, lambda win: win.chankan),
    ),
    "first_turn": (
        (Fault.FIRST_TURN_WITH_MELDS, lambda win: bool(win.hand.melds)),
        (Fault.FIRST_TURN_WITH_RIICHI, lambda win: win.riichi is not Riichi.NONE),
        (Fault.FIRST_TURN_WITH_IPPATSU, lambda win: win.ippatsu),
        (Fault.FIRST_TURN_WITH_NUKI, lambda win: win.nuki > 0),
        (Fault.FIRST_TURN_WITH_RINSHAN, lambda win: win.rinshan),
        (Fault.FIRST_TURN_WITH_CHANKAN, lambda win: win.chankan),
        (Fault.FIRST_TURN_WITH_LAST_TILE, lambda win: win.last_tile),
        (Fault.FIRST_TURN_RON_BY_DEALER, lambda win: not win.is_tsumo and win.is_dealer),
    ),
    "liable": ((Fault.LIABLE_IS_WINNER, lambda win: win.seat_wind in win.liable.values()),),
}


#: the bits of the packed circumstances, above three for riichi; seat and round wind come last
IPPATSU_BIT: Final = 1 << 3
TSUMO_BIT: Final = 1 << 4
RINSHAN_BIT: Final = 1 << 5
CHANKAN_BIT: Final = 1 << 6
LAST_TILE_BIT: Final = 1 << 7
FIRST_TURN_BIT: Final = 1 << 8
OPEN_BIT: Final = 1 << 9
FOUR_CALLED_BIT: Final = 1 << 10
WINDS_SHIFT: Final = 11

#: what yaku of the tiles depend on; the winds are taken into account with the tiles
STRUCTURAL_CIRCUMSTANCES: Final = OPEN_BIT | TSUMO_BIT | FOUR_CALLED_BIT


def _pack_circumstances(win: Win) -> int:
    """Return riichi, the yes-or-no circumstances, and 4 x round wind + seat wind in one int.

    `_value_` is what `value` looks up through a slow descriptor.
    """
    return (
        win.riichi._value_
        | win.ippatsu * IPPATSU_BIT
        | win.is_tsumo * TSUMO_BIT
        | win.rinshan * RINSHAN_BIT
        | win.chankan * CHANKAN_BIT
        | win.last_tile * LAST_TILE_BIT
        | win.first_turn * FIRST_TURN_BIT
        | (bool(win.hand.melds) and _meld_bits(win.hand.melds))
        | (4 * win.round_wind._value_ + win.seat_wind._value_) << WINDS_SHIFT
    )


def _meld_bits(melds: tuple[Meld, ...]) -> int:
    called = sum([meld.is_open for meld in melds])
    return OPEN_BIT * (called > 0) | FOUR_CALLED_BIT * (called == 4)


#: takes the melds out of a hand's key
_CONCEALED: Final = bytes(value % 8 for value in range(256))
_ONE_BYTE: Final = tuple(bytes([value]) for value in range(18))


def _pack_suits(win: Win) -> tuple[bytes, bytes, bytes, bytes]:
    """Return the concealed counts of the four suits, before the winning tile, as keys for look-ups.

    A byte with 4 x round wind + seat wind follows the counts of the honors; a last byte with 2 x rank from 0, and one
    more where the tile was drawn and can complete a triplet, the suit of the winning tile.
    """
    hand = win.hand
    concealed = hand._key.translate(_CONCEALED) if hand.melds else hand._key
    honors = concealed[27:] + _ONE_BYTE[win._circumstances >> WINDS_SHIFT]
    suit, rank = divmod(win.tile.kind, 9)
    won = _ONE_BYTE[2 * rank + (win.is_tsumo and concealed[win.tile.kind] >= 2)]
    if suit == 0:
        return concealed[:9] + won, concealed[9:18], concealed[18:27], honors
    if suit == 1:
        return concealed[:9], concealed[9:18] + won, concealed[18:27], honors
    if suit == 2:
        return concealed[:9], concealed[9:18], concealed[18:27] + won, honors
    return concealed[:9], concealed[9:18], concealed[18:27], honors + won
