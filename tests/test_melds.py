"""Melds: what they are made of, and how they are written."""

import copy
import pickle

import attrs
import pytest

from mahjong_calc import Meld, MeldKind, Tile
from mahjong_calc.errors import InvalidMeldError, NotationError

VALID = [
    ("(345m)", MeldKind.CHI),
    ("(340m)", MeldKind.CHI),
    ("(123p)", MeldKind.CHI),
    ("(789s)", MeldKind.CHI),
    ("(777z)", MeldKind.PON),
    ("(550p)", MeldKind.PON),
    ("(1111m)", MeldKind.DAIMINKAN),
    ("(5550s)", MeldKind.DAIMINKAN),
    ("(777+7z)", MeldKind.SHOUMINKAN),
    ("(555+0m)", MeldKind.SHOUMINKAN),
    ("(550+5m)", MeldKind.SHOUMINKAN),
    ("[7777z]", MeldKind.ANKAN),
    ("[5550p]", MeldKind.ANKAN),
]


@pytest.mark.parametrize(("text", "kind"), VALID)
def test_valid(text: str, kind: MeldKind) -> None:
    """The brackets, the number of tiles and the plus sign tell the kind of meld."""
    meld = Meld.parse(text)
    assert meld.kind is kind
    assert str(meld) == text
    assert Meld(kind, meld.tiles) == meld
    assert Meld.parse(text) is meld


@pytest.mark.parametrize(("text", "kind"), VALID)
def test_round_trips(text: str, kind: MeldKind) -> None:
    """Repr, pickle, copies and `attrs.evolve` give the same meld back."""
    meld = Meld.parse(text)
    assert eval(repr(meld)) == meld  # noqa: S307
    assert pickle.loads(pickle.dumps(meld)) == meld  # noqa: S301
    assert copy.deepcopy(meld) == meld
    assert attrs.evolve(meld) == meld
    assert hash(Meld(kind, meld.tiles)) == hash(meld)


def test_properties() -> None:
    """An ankan alone is concealed; kans have four tiles."""
    melds = [Meld.parse(text) for text in ("(345m)", "(777z)", "(7777z)", "(777+7z)", "[7777z]")]
    assert [meld.kind for meld in melds] == list(MeldKind)
    assert [meld.is_open for meld in melds] == [True, True, True, True, False]
    assert [meld.is_kan for meld in melds] == [False, False, True, True, True]


def test_tiles_are_sorted() -> None:
    """Tiles are kept in tile order, whatever the order they come in; a tile added to a pon stays last."""
    assert Meld.parse("(534m)") == Meld.parse("(345m)")
    assert str(Meld.parse("( 0 5 5 p )")) == "(550p)"
    assert str(Meld.parse("[0555p]")) == "[5550p]"
    assert str(Meld.parse("(055+5m)")) == "(550+5m)"
    assert str(Meld(MeldKind.SHOUMINKAN, Tile.parse_all("5550m"))) == "(555+0m)"
    assert Meld.parse("(555+0m)") != Meld.parse("(550+5m)")
    assert Meld(MeldKind.CHI, iter(Tile.parse_all("423s"))).tiles == Tile.parse_all("234s")


def test_kinds_of_the_same_tiles_differ() -> None:
    """An open and a concealed kan of the same tiles are different melds."""
    assert len({Meld.parse(text) for text in ("(7777z)", "(777+7z)", "[7777z]")}) == 3


@pytest.mark.parametrize(
    "text",
    [
        "(246m)",
        "(123z)",
        "(567z)",
        "(112m)",
        "(11m)",
        "(1m)",
        "(1234m)",
        "(11111m)",
        "(1112m)",
        "(111+2m)",
        "(123+4m)",
        "(111+m)",
        "[111m]",
        "[123m]",
        "[1112m]",
        "[11111z]",
        "(405m)",
        "(891m)",
    ],
)
def test_no_meld(text: str) -> None:
    """Tiles that form no meld are refused, and the error names them and their place."""
    with pytest.raises(InvalidMeldError) as caught:
        Meld.parse(text)
    assert f"{text!r} at position 0" in caught.value.given


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("  ", 2),
        ("345m", 0),
        (" 345m", 1),
        ("{345m}", 0),
        ("()", 1),
        ("[]", 1),
        ("( )", 2),
        ("(345)", 4),
        ("(345m", 5),
        ("(345m]", 5),
        ("[7777z)", 6),
        ("(345m6m)", 5),
        ("(3m4m5m)", 3),
        ("(m)", 1),
        ("(888z)", 1),
        ("(０００m)", 1),
        ("((345m))", 1),
        ("(7+77z)", 2),
        ("(777++7z)", 5),
        ("[777+7z]", 4),
        ("(345m) (345m)", 7),
        ("(345m) 1m", 7),
        ("(345m))", 6),
    ],
)
def test_mistakes(text: str, position: int) -> None:
    """A text that isn't one bracket with tiles of one suit is a mistake at a position."""
    with pytest.raises(NotationError) as caught:
        Meld.parse(text)
    assert (caught.value.text, caught.value.position) == (text, position)


@pytest.mark.parametrize(
    ("kind", "tiles", "expected"),
    [
        (MeldKind.CHI, "", "three consecutive tiles"),
        (MeldKind.CHI, "246m", "three consecutive tiles"),
        (MeldKind.CHI, "123z", "three consecutive tiles"),
        (MeldKind.CHI, "89m1p", "three consecutive tiles"),
        (MeldKind.CHI, "9m12p", "three consecutive tiles"),
        (MeldKind.CHI, "9s12z", "three consecutive tiles"),
        (MeldKind.CHI, "1m2p3s", "three consecutive tiles"),
        (MeldKind.CHI, "1234m", "three consecutive tiles"),
        (MeldKind.CHI, "111m", "three consecutive tiles"),
        (MeldKind.PON, "112m", "three equal tiles"),
        (MeldKind.PON, "1111m", "three equal tiles"),
        (MeldKind.PON, "11m1p", "three equal tiles"),
        (MeldKind.DAIMINKAN, "111m", "four equal tiles for a daiminkan"),
        (MeldKind.SHOUMINKAN, "1112m", "four equal tiles for a shouminkan"),
        (MeldKind.SHOUMINKAN, "", "four equal tiles for a shouminkan"),
        (MeldKind.ANKAN, "11112m", "four equal tiles for an ankan"),
    ],
)
def test_tiles_that_do_not_fit(kind: MeldKind, tiles: str, expected: str) -> None:
    """A meld made from tiles says what its kind needs, and what came."""
    with pytest.raises(InvalidMeldError) as caught:
        Meld(kind, Tile.parse_all(tiles))
    assert caught.value.expected.startswith(expected)
    assert caught.value.given == (tiles or "no tiles")


def test_wrong_types() -> None:
    """A value of a wrong type is a `TypeError` that names the argument."""
    with pytest.raises(TypeError, match="kind must be a MeldKind, got 'chi'"):
        Meld("chi", Tile.parse_all("123m"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tiles must be an iterable of Tile, got '123m'"):
        Meld(MeldKind.CHI, "123m")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"tiles\[0\] must be a Tile, got 1 of type int"):
        Meld(MeldKind.CHI, [1, 2, 3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="text must be a str, got None"):
        Meld.parse(None)  # type: ignore[arg-type]


def test_frozen() -> None:
    """A meld can't be changed."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Meld.parse("(777z)").kind = MeldKind.CHI  # type: ignore[misc]
