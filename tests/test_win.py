"""Wins: which tile won, the circumstances, and what can't be true together."""

import copy
import pickle
import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import attrs
import pytest

from mahjong_calc import Hand, Payments, Riichi, Tile, Win, Wind
from mahjong_calc.errors import ContradictionError, Fault, InvalidHandError

HAND = "234678m234p55s22z"
OPEN = "678m234p55s22z (234m)"
KAN = "678m234p55s22z [1111m]"


def tsumo(hand: str = HAND, tile: str = "5s", **circumstances: Any) -> Win:  # noqa: ANN401
    """Return a win by tsumo, by South unless told otherwise."""
    return Win.tsumo(Hand.parse(hand), Tile.parse(tile), **{"seat_wind": Wind.SOUTH} | _parsed(circumstances))


def ron(hand: str = HAND, tile: str = "5s", **circumstances: Any) -> Win:  # noqa: ANN401
    """Return a win by ron, by South from West unless told otherwise."""
    seats = {"seat_wind": Wind.SOUTH, "loser": Wind.WEST}
    return Win.ron(Hand.parse(hand), Tile.parse(tile), **seats | _parsed(circumstances))


def _parsed(circumstances: dict[str, Any]) -> dict[str, Any]:
    return {
        name: Tile.parse_all(value) if name.endswith("_indicators") else value for name, value in circumstances.items()
    }


class TestHandAndTile:
    """The hand stands before the winning tile, or holds it already."""

    def test_before_the_tile(self) -> None:
        """13 tiles and the winning one are kept as they are."""
        win = tsumo()
        assert (win.hand, win.tile) == (Hand.parse(HAND), Tile.parse("5s"))

    @pytest.mark.parametrize(
        ("hand", "tile", "before"),
        [
            ("234678m234p555s22z", "5s", "234678m234p55s22z"),
            ("234678m234p550s22z", "0s", "234678m234p55s22z"),
            ("234678m234p550s22z", "5s", "234678m234p50s22z"),
            ("678m234p555s22z (234m)", "5s", OPEN),
            ("234678m234p55s222z", "2z", HAND),
        ],
    )
    def test_with_the_tile(self, hand: str, tile: str, before: str) -> None:
        """A hand of 14 tiles loses the winning one, red or not as given."""
        assert tsumo(hand, tile).hand == Hand.parse(before)
        assert tsumo(hand, tile) == tsumo(before, tile)

    @pytest.mark.parametrize(
        ("hand", "tile"),
        [("234678m234p555s22z", "1z"), ("234678m234p555s22z", "0s"), ("234m234p55s222z (678m)", "6m")],
    )
    def test_tile_that_is_lacking(self, hand: str, tile: str) -> None:
        """A complete hand must hold the winning tile among the concealed ones; a red five is another tile."""
        with pytest.raises(InvalidHandError, match=f"the winning tile {tile} among the concealed ones"):
            tsumo(hand, tile)

    @pytest.mark.parametrize(
        ("hand", "total"),
        [("234678m234p55s2z", 12), ("", 0), ("234m (678m)", 6), ("999m [1111m] [1111p] [1111s]", 12)],
    )
    def test_sizes(self, hand: str, total: int) -> None:
        """Any other size is refused, a kan counted as three."""
        with pytest.raises(InvalidHandError, match=f"13 tiles without or 14 with .* got {total} in"):
            tsumo(hand)

    @pytest.mark.parametrize(
        "hand",
        ["5s [1111m] [1111p] [1111s] [1111z]", "234m5s (234m) (234m) (678m)", "1199m1199p119s11z", "19m19p19s1234567z"],
    )
    def test_sizes_that_fit(self, hand: str) -> None:
        """Whether the hand is complete is for others to say."""
        assert tsumo(hand, "9s").hand == Hand.parse(hand)


class TestCircumstances:
    """Every circumstance has a default but the seats."""

    def test_defaults(self) -> None:
        """Without more than the seats, nothing special happened."""
        win = ron()
        values = {attribute.name: getattr(win, attribute.name) for attribute in attrs.fields(Win) if attribute.init}
        assert values == {
            "hand": Hand.parse(HAND),
            "tile": Tile.parse("5s"),
            "is_tsumo": False,
            "seat_wind": Wind.SOUTH,
            "loser": Wind.WEST,
            "round_wind": Wind.EAST,
            "riichi": Riichi.NONE,
            "ippatsu": False,
            "rinshan": False,
            "chankan": False,
            "last_tile": False,
            "first_turn": False,
            "dora_indicators": (),
            "ura_indicators": (),
            "nuki": 0,
            "honba": 0,
            "riichi_sticks": 0,
            "liable": {},
        }

    @pytest.mark.parametrize("seat", list(Wind), ids=repr)
    def test_dealer(self, seat: Wind) -> None:
        """The dealer is the one whose seat wind is East."""
        assert tsumo(seat_wind=seat).is_dealer is (seat is Wind.EAST)

    def test_closed(self) -> None:
        """An ankan leaves the hand closed."""
        assert tsumo().is_closed
        assert tsumo(KAN).is_closed
        assert not tsumo(OPEN).is_closed
        assert not tsumo("234p55s22z [1111m] (678m)").is_closed

    def test_liable(self) -> None:
        """Liability is a frozen copy of the mapping given."""
        given = {"daisangen": Wind.WEST}
        win = tsumo(liable=given)
        given["daisuushii"] = Wind.EAST
        assert win.liable == {"daisangen": Wind.WEST}
        assert tsumo(liable=win.liable) == win

    def test_riichi(self) -> None:
        """Riichi none, single and double have the values 0, 1, 2."""
        assert [Riichi(value) for value in range(3)] == [Riichi.NONE, Riichi.RIICHI, Riichi.DOUBLE]
        assert [eval(repr(member)) for member in Riichi] == list(Riichi)  # noqa: S307

    def test_no_other_keyword(self) -> None:
        """A circumstance that there isn't is a `TypeError`, and so is a missing seat."""
        with pytest.raises(TypeError, match="haitei"):
            tsumo(haitei=True)
        with pytest.raises(TypeError, match="seat_wind"):
            Win.tsumo(Hand.parse(HAND), Tile.parse("5s"))  # type: ignore[call-arg]


ALLOWED: dict[str, Win] = {
    "riichi without sticks": ron(riichi=Riichi.RIICHI),
    "riichi with a concealed kan": ron(KAN, riichi=Riichi.RIICHI),
    "several indicators without an own kan": ron(dora_indicators="1234z1p"),
    "fewer ura than dora indicators": ron(riichi=Riichi.RIICHI, dora_indicators="1z3z", ura_indicators="1p"),
    "riichi without ura indicators": ron(riichi=Riichi.RIICHI, dora_indicators="1z"),
    "double riichi, ippatsu, last tile": ron(riichi=Riichi.DOUBLE, ippatsu=True, last_tile=True),
    "ippatsu and chankan": ron(riichi=Riichi.RIICHI, ippatsu=True, chankan=True, hand="234678m234p46s22z"),
    "ippatsu on the last draw": tsumo(riichi=Riichi.RIICHI, ippatsu=True, last_tile=True),
    "riichi, kan, rinshan": tsumo(KAN, riichi=Riichi.RIICHI, rinshan=True),
    "rinshan on an open kan": tsumo("678m234p55s22z (3333m)", rinshan=True),
    "rinshan on an added kan": tsumo("678m234p55s22z (333+3m)", rinshan=True),
    "rinshan after a North set aside": tsumo(rinshan=True, nuki=1),
    "riichi with North set aside": tsumo(riichi=Riichi.RIICHI, nuki=2, ura_indicators="3z", dora_indicators="3z"),
    "four North tiles set aside": tsumo(nuki=4),
    "first turn by ron of a child": ron(first_turn=True),
    "first turn by tsumo of a child": tsumo(first_turn=True),
    "first turn by tsumo of the dealer": tsumo(first_turn=True, seat_wind=Wind.EAST),
    "first turn with indicators and honba": tsumo(first_turn=True, dora_indicators="1z", honba=3, riichi_sticks=2),
    "five indicators of each sort": ron(riichi=Riichi.RIICHI, dora_indicators="1134z1p", ura_indicators="1134z1p"),
    "four copies with indicators": tsumo(dora_indicators="5s", ura_indicators="", tile="5s"),
    "many honba and sticks": ron(honba=99, riichi_sticks=12),
    "liable loser": ron(liable={"daisangen": Wind.WEST}),
    "a red five won on plain ones": tsumo(tile="0s"),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_not_refused(name: str) -> None:
    """What real games have is no contradiction, and comes back whole from repr, pickle, copies and `evolve`."""
    win = ALLOWED[name]
    for twin in (
        eval(repr(win)),  # noqa: S307
        pickle.loads(pickle.dumps(win)),  # noqa: S301
        copy.deepcopy(win),
        attrs.evolve(win),
    ):
        assert twin == win
        assert hash(twin) == hash(win)
        assert twin._circumstances == win._circumstances


def test_repr_is_short() -> None:
    """`repr` shows the seats and what differs from the defaults."""
    assert repr(ron(riichi=Riichi.RIICHI, honba=1)) == (
        "Win.ron(Hand.parse('234678m234p55s22z'), Tile.parse('5s'), seat_wind=Wind.SOUTH, loser=Wind.WEST, "
        "riichi=Riichi.RIICHI, honba=1)"
    )


RIICHI = Riichi.RIICHI
#: each contradiction alone: the fault, tsumo or ron, and what is given
ALONE: list[tuple[Fault, bool, dict[str, Any]]] = [
    (Fault.IPPATSU_WITHOUT_RIICHI, False, {"ippatsu": True}),
    (Fault.IPPATSU_WITH_RINSHAN, True, {"ippatsu": True, "rinshan": True, "riichi": RIICHI, "hand": KAN}),
    (Fault.RIICHI_WITH_OPEN_MELD, False, {"hand": OPEN, "riichi": RIICHI}),
    (Fault.RIICHI_WITH_OPEN_MELD, True, {"hand": OPEN, "riichi": Riichi.DOUBLE}),
    (Fault.RIICHI_WITH_OPEN_MELD, True, {"hand": "234p55s22z [1111m] (678m)", "riichi": RIICHI}),
    (Fault.URA_WITHOUT_RIICHI, False, {"dora_indicators": "1z", "ura_indicators": "1p"}),
    (Fault.MORE_URA_THAN_DORA, False, {"riichi": RIICHI, "dora_indicators": "1z", "ura_indicators": "1p3z"}),
    (Fault.MORE_URA_THAN_DORA, False, {"riichi": RIICHI, "ura_indicators": "1p"}),
    (Fault.TOO_MANY_INDICATORS, False, {"dora_indicators": "134567z"}),
    (Fault.RINSHAN_ON_RON, False, {"rinshan": True, "hand": KAN}),
    (Fault.RINSHAN_ON_RON, False, {"rinshan": True, "nuki": 1}),
    (Fault.RINSHAN_WITHOUT_REPLACEMENT, True, {"rinshan": True}),
    (Fault.RINSHAN_WITHOUT_REPLACEMENT, True, {"rinshan": True, "hand": OPEN}),
    (Fault.CHANKAN_ON_TSUMO, True, {"chankan": True, "hand": "234678m234p46s22z"}),
    (Fault.CHANKAN_TILE_HELD, False, {"chankan": True}),
    (Fault.CHANKAN_TILE_HELD, False, {"chankan": True, "hand": "234678m23p22z (456s)"}),
    (Fault.LAST_TILE_WITH_RINSHAN, True, {"last_tile": True, "rinshan": True, "hand": KAN}),
    (Fault.LAST_TILE_WITH_CHANKAN, False, {"last_tile": True, "chankan": True, "hand": "234678m234p46s22z"}),
    (Fault.FIRST_TURN_WITH_MELDS, True, {"first_turn": True, "hand": KAN}),
    (Fault.FIRST_TURN_WITH_RIICHI, False, {"first_turn": True, "riichi": Riichi.DOUBLE}),
    (Fault.FIRST_TURN_WITH_NUKI, True, {"first_turn": True, "nuki": 1}),
    (Fault.FIRST_TURN_WITH_CHANKAN, False, {"first_turn": True, "chankan": True, "hand": "234678m234p46s22z"}),
    (Fault.FIRST_TURN_WITH_LAST_TILE, True, {"first_turn": True, "last_tile": True}),
    (Fault.FIRST_TURN_RON_BY_DEALER, False, {"first_turn": True, "seat_wind": Wind.EAST}),
    (Fault.LOSER_IS_WINNER, False, {"loser": Wind.SOUTH}),
    (Fault.LOSER_MISSING, False, {"loser": None}),
    (Fault.LOSER_ON_TSUMO, True, {"loser": Wind.WEST}),
    (Fault.LIABLE_IS_WINNER, True, {"liable": {"daisangen": Wind.SOUTH}}),
    (Fault.FIFTH_COPY, True, {"hand": "234678m234p5550s", "tile": "5s"}),
    (Fault.FIFTH_COPY, True, {"hand": "678m234p33s22z (555+0s)", "tile": "5s"}),
    (Fault.FIFTH_COPY, False, {"dora_indicators": "55s"}),
    (Fault.FIFTH_COPY, False, {"dora_indicators": "222z"}),
    (Fault.FIFTH_COPY, False, {"riichi": RIICHI, "dora_indicators": "22z", "ura_indicators": "2z"}),
    (Fault.FIFTH_COPY, False, {"dora_indicators": "11111p"}),
    (Fault.FIFTH_COPY, False, {"hand": KAN, "dora_indicators": "1m"}),
    (Fault.FIFTH_COPY, False, {"hand": "234678m234p44z55s", "nuki": 3}),
    (Fault.FIFTH_COPY, True, {"nuki": 4, "dora_indicators": "4z"}),
    (Fault.FIFTH_COPY, True, {"nuki": 5}),
    (Fault.FIFTH_COPY, True, {"nuki": 10**12}),
    (Fault.NEGATIVE_COUNT, True, {"nuki": -1}),
    (Fault.NEGATIVE_COUNT, False, {"honba": -1}),
    (Fault.NEGATIVE_COUNT, False, {"riichi_sticks": -3}),
]
#: those that can't stand alone, since what makes them is one itself
TOGETHER: list[tuple[set[Fault], bool, dict[str, Any]]] = [
    (
        {Fault.FIRST_TURN_WITH_IPPATSU, Fault.IPPATSU_WITHOUT_RIICHI},
        True,
        {"first_turn": True, "ippatsu": True},
    ),
    (
        {Fault.FIRST_TURN_WITH_RINSHAN, Fault.RINSHAN_WITHOUT_REPLACEMENT},
        True,
        {"first_turn": True, "rinshan": True},
    ),
    (
        {Fault.TOO_MANY_INDICATORS, Fault.MORE_URA_THAN_DORA},
        False,
        {"riichi": RIICHI, "dora_indicators": "1z", "ura_indicators": "134567z"},
    ),
    (
        {Fault.TOO_MANY_INDICATORS},
        False,
        {"riichi": RIICHI, "dora_indicators": "134567z", "ura_indicators": "134567z"},
    ),
    (
        {Fault.IPPATSU_WITHOUT_RIICHI, Fault.RINSHAN_ON_RON, Fault.LOSER_MISSING},
        False,
        {"ippatsu": True, "rinshan": True, "hand": KAN, "loser": None},
    ),
    (
        {Fault.LOSER_ON_TSUMO, Fault.LOSER_IS_WINNER, Fault.CHANKAN_ON_TSUMO, Fault.CHANKAN_TILE_HELD},
        True,
        {"loser": Wind.SOUTH, "chankan": True},
    ),
    (
        {Fault.RIICHI_WITH_OPEN_MELD, Fault.FIFTH_COPY, Fault.NEGATIVE_COUNT},
        False,
        {"hand": OPEN, "riichi": RIICHI, "dora_indicators": "55s", "honba": -1},
    ),
]


def faults_of(circumstances: Mapping[str, Any], *, is_tsumo: bool) -> tuple[Fault, ...]:
    """Return the faults that the error for these circumstances tells."""
    with pytest.raises(ContradictionError) as caught:
        (tsumo if is_tsumo else ron)(**circumstances)
    error = caught.value
    assert error.given in str(error)
    assert all(fault.value in str(error) for fault in error.faults)
    return error.faults


@pytest.mark.parametrize(("fault", "is_tsumo", "circumstances"), ALONE)
def test_one_contradiction(fault: Fault, is_tsumo: bool, circumstances: dict[str, Any]) -> None:  # noqa: FBT001
    """Each contradiction is found, and nothing else with it."""
    assert faults_of(circumstances, is_tsumo=is_tsumo) == (fault,)


@pytest.mark.parametrize(("faults", "is_tsumo", "circumstances"), TOGETHER)
def test_several_contradictions(faults: set[Fault], is_tsumo: bool, circumstances: dict[str, Any]) -> None:  # noqa: FBT001
    """All contradictions are told at once, each of them once."""
    found = faults_of(circumstances, is_tsumo=is_tsumo)
    assert faults <= set(found)
    assert len(set(found)) == len(found)


def test_every_fault_is_tested() -> None:
    """The lists above hold every fault that there is."""
    assert {fault for fault, _, _ in ALONE}.union(*(faults for faults, _, _ in TOGETHER)) == set(Fault)


def test_all_at_once() -> None:
    """Contradictions in everything are all found."""
    found = faults_of(
        {
            "hand": "678m234p33s22z (555+0s)",
            "riichi": RIICHI,
            "ippatsu": True,
            "rinshan": True,
            "chankan": True,
            "last_tile": True,
            "first_turn": True,
            "ura_indicators": "134567z",
            "nuki": 9,
            "honba": -1,
            "loser": Wind.SOUTH,
            "liable": {"daisangen": Wind.SOUTH},
        },
        is_tsumo=False,
    )
    absent = {
        Fault.IPPATSU_WITHOUT_RIICHI,
        Fault.URA_WITHOUT_RIICHI,
        Fault.RINSHAN_WITHOUT_REPLACEMENT,
        Fault.CHANKAN_ON_TSUMO,
        Fault.FIRST_TURN_RON_BY_DEALER,
        Fault.LOSER_MISSING,
        Fault.LOSER_ON_TSUMO,
    }
    assert set(found) == set(Fault) - absent


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seat_wind", "E", "seat_wind must be a Wind, got 'E' of type str"),
        ("seat_wind", 0, "seat_wind must be a Wind, got 0 of type int"),
        ("seat_wind", None, "seat_wind must be a Wind, got None"),
        ("loser", 2, "loser must be a Wind, got 2"),
        ("round_wind", "E", "round_wind must be a Wind, got 'E'"),
        ("riichi", True, "riichi must be a Riichi, got True of type bool"),
        ("riichi", 1, "riichi must be a Riichi, got 1"),
        ("ippatsu", 1, "ippatsu must be a bool, got 1"),
        ("rinshan", None, "rinshan must be a bool, got None"),
        ("chankan", "yes", "chankan must be a bool, got 'yes'"),
        ("last_tile", 0, "last_tile must be a bool, got 0"),
        ("first_turn", [], "first_turn must be a bool, got []"),
        ("nuki", True, "nuki must be an int, got True of type bool"),
        ("honba", 1.0, "honba must be an int, got 1.0"),
        ("riichi_sticks", "2", "riichi_sticks must be an int, got '2'"),
        ("dora_indicators", Tile.parse("1z"), "dora_indicators must be an iterable of Tile, got Tile.parse('1z')"),
        ("dora_indicators", None, "dora_indicators must be an iterable of Tile, got None"),
        ("dora_indicators", 0, "dora_indicators must be an iterable of Tile, got 0"),
        ("dora_indicators", "1z", "dora_indicators must be an iterable of Tile, got '1z'"),
        ("ura_indicators", "", "ura_indicators must be an iterable of Tile, got ''"),
        ("ura_indicators", {}, "ura_indicators must be an iterable of Tile, got {}"),
        ("ura_indicators", ["1z"], "ura_indicators[0] must be a Tile, got '1z'"),
        ("liable", [], "liable must be a Mapping, got []"),
        ("liable", None, "liable must be a Mapping, got None"),
        ("liable", {1: Wind.WEST}, "a key of liable must be a str, got 1"),
        ("liable", {"daisangen": 2}, "liable['daisangen'] must be a Wind, got 2"),
        ("liable", Payments(Wind.EAST, {}).deltas, "a key of liable must be a str, got Wind.EAST"),
    ],
)
def test_wrong_types(name: str, value: Any, message: str) -> None:  # noqa: ANN401
    """A circumstance of a wrong type is a `TypeError` that names it, even if it is empty or zero."""
    circumstances: dict[str, Any] = {"seat_wind": Wind.SOUTH, "loser": Wind.WEST} | {name: value}
    with pytest.raises(TypeError, match=re.escape(message)):
        Win.ron(Hand.parse(HAND), Tile.parse("5s"), **circumstances)


def test_wrong_hand_and_tile() -> None:
    """Text isn't parsed here: hand and tile are model types."""
    with pytest.raises(TypeError, match="hand must be a Hand, got '123m'"):
        Win.tsumo("123m", Tile.parse("5s"), seat_wind=Wind.EAST)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tile must be a Tile, got '5s'"):
        Win.tsumo(Hand.parse(HAND), "5s", seat_wind=Wind.EAST)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is_tsumo must be a bool, got None"):
        Win(Hand.parse(HAND), Tile.parse("5s"), is_tsumo=None, seat_wind=Wind.EAST)  # type: ignore[arg-type]


def test_int_subclass() -> None:
    """A subclass of int, such as a member of an `IntEnum`, is an int."""

    class Honba(IntEnum):
        ONE = 1

    assert ron(honba=Honba.ONE) == ron(honba=1)


def test_frozen() -> None:
    """A win can't be changed."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        tsumo().honba = 1  # type: ignore[misc]
