"""Hands: concealed tiles and melds, how they are written, and what they may hold."""

import copy
import pickle
from collections import Counter

import attrs
import pytest

from mahjong_calc import FifthTile, Hand, Meld, Tile
from mahjong_calc.errors import InvalidHandError, InvalidMeldError, NotationError

VALID = [
    "",
    "1m",
    "123456789m1234z",
    "0555m",
    "1111m",
    "(345m)",
    "(345m) (345m) (345m) (345m)",
    "34p11z (345m) [7777z]",
    "11z (234p) (550s) (555+0m) [7777z]",
    "1m [9999m] [9999p] [9999s] [1111z]",
    "11m [9999m] [9999p] [9999s] [1111z]",
]


@pytest.mark.parametrize("text", VALID)
def test_round_trips(text: str) -> None:
    """Text, repr, pickle, copies and `attrs.evolve` give the same hand back."""
    hand = Hand.parse(text)
    assert Hand.parse(str(hand)) == hand
    assert eval(repr(hand)) == hand  # noqa: S307
    for twin in (
        Hand(hand.tiles, hand.melds),
        pickle.loads(pickle.dumps(hand)),  # noqa: S301
        copy.deepcopy(hand),
        attrs.evolve(hand),
    ):
        assert twin == hand
        assert hash(twin) == hash(hand)
        assert (twin._key, twin._size, twin._reds) == (hand._key, hand._size, hand._reds)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("9m 1m 5m 0m", "1509m"),
        ("1z9s1p1m", "1m1p9s1z"),
        ("1m2p3m", "13m2p"),
        (" ( 5 3 4 m ) ", "(345m)"),
        ("11z[7777z](345m)", "11z [7777z] (345m)"),
        ("1\u30002m", "12m"),
    ],
)
def test_canonical_text(text: str, canonical: str) -> None:
    """`str` gives the tiles in order, then the melds in the order given."""
    assert str(Hand.parse(text)) == canonical


def test_equality() -> None:
    """Hands of the same tiles and melds are equal; red fives and the melds' order and kind make a difference."""
    assert Hand.parse("321m") == Hand.parse("123m")
    assert len({Hand.parse("321m"), Hand.parse("123m")}) == 1
    assert Hand.parse("5m") != Hand.parse("0m")
    assert Hand.parse("(777z) (345m)") != Hand.parse("(345m) (777z)")
    assert Hand.parse("(7777z)") != Hand.parse("[7777z]")
    assert Hand.parse("777z") != Hand.parse("(777z)")
    other: object = "1m"
    assert Hand.parse("1m") != other


def test_private_key() -> None:
    """The calculators rely on the key: concealed copies + 8 x copies in melds, with size and red fives."""
    hand = Hand.parse("1110m (222+2m) [5550p] (340s)")
    assert list(hand._key[:9]) == [3, 32, 0, 0, 1, 0, 0, 0, 0]
    assert hand._key[13] == 32
    assert list(hand._key[20:23]) == [8, 8, 8]
    assert (hand._size, hand._reds) == (4, 3)


def test_counts() -> None:
    """`counts` are the concealed copies by kind, and `from_counts` takes them back."""
    hand = Hand.parse("1105m77z (555+0p)")
    assert hand.counts == (2, 0, 0, 0, 2, *[0] * 28, 2)
    assert Hand.from_counts(hand.counts, hand.melds) == Hand.parse("1155m77z (555+0p)")
    assert Hand.from_counts(bytes(34)) == Hand.parse("")
    assert Hand.from_counts(iter([4, *[0] * 33])) == Hand.parse("1111m")  # type: ignore[arg-type]


def test_draw_and_discard() -> None:
    """Drawing and discarding give the next hand and leave this one alone."""
    hand = Hand.parse("055m (777z)")
    drawn = hand.draw(Tile.parse("1m"))
    assert drawn == Hand.parse("1055m (777z)")
    assert drawn.discard(Tile.parse("1m")) == hand
    assert hand.discard(Tile.parse("5m")) == Hand.parse("05m (777z)")
    assert hand.discard(Tile.parse("0m")) == Hand.parse("55m (777z)")
    assert hand == Hand.parse("055m (777z)")


@pytest.mark.parametrize(("text", "tile"), [("123m", "4m"), ("55m", "0m"), ("0m", "5m"), ("1m (777z)", "7z")])
def test_discard_what_is_not_there(text: str, tile: str) -> None:
    """A red five isn't discarded for a plain one, nor a tile out of a meld."""
    with pytest.raises(InvalidHandError, match=f"a concealed tile of '.*', got {tile}"):
        Hand.parse(text).discard(Tile.parse(tile))


def test_draw_too_much() -> None:
    """A fifteenth tile and a fifth copy can't be drawn."""
    with pytest.raises(InvalidHandError, match="at most 14 tiles"):
        Hand.parse("123456789m12345z").draw(Tile.parse("1z"))
    with pytest.raises(InvalidHandError, match="5 copies of 5m"):
        Hand.parse("5m (550m)").draw(Tile.parse("5m")).draw(Tile.parse("5m"))


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("123456789m123456z", 15),
        ("123m (345m) (345m) (345m) (345p)", 15),
        ("(123m) (123m) (123p) (123s) (111z)", 15),
        ("111m [9999m] [9999p] [9999s] [1111z]", 15),
        ("1" * 400 + "m", 400),
    ],
)
def test_too_many_tiles(text: str, total: int) -> None:
    """A hand has at most 14 tiles, a kan counted as three."""
    with pytest.raises(InvalidHandError, match=rf"at most 14 tiles, a kan counted as three, got {total} in "):
        Hand.parse(text)


@pytest.mark.parametrize(
    ("text", "copies"),
    [
        ("22222448m123p678s", "5 copies of 2m"),
        ("44555555m123p678s", "6 copies of 5m"),
        ("00555m", "5 copies of 5m"),
        ("11111111m", "8 copies of 1m"),
        ("111111111m", "9 copies of 1m"),
        ("77777777777777z", "14 copies of 7z"),
        ("77z (777z)", "5 copies of 7z"),
        ("7z [7777z]", "5 copies of 7z"),
        ("5m (555+0m)", "5 copies of 5m"),
        ("(111m) (123m) (123m)", "5 copies of 1m"),
        ("(1111m) (1111m)", "8 copies of 1m"),
        ("11m (123m) (123m) (123m)", "5 copies of 1m"),
        ("[1111m] [1111m] [1111m] [1111m]", "16 copies of 1m"),
    ],
)
def test_too_many_copies(text: str, copies: str) -> None:
    """More than four copies over tiles and melds are refused, never shifted to another tile."""
    with pytest.raises(InvalidHandError, match=rf"at most 4 copies of a kind, got {copies} in "):
        Hand.parse(text)


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("123x", 3, "a suit letter"),
        ("123", 3, "a suit letter"),
        ("123(345m)", 3, "a suit letter"),
        ("8z", 0, "1 to 7 before z"),
        ("1m 0z", 3, "1 to 7 before z"),
        ("19z", 1, "1 to 7 before z"),
        ("１２３m", 0, "a digit, a suit letter or a meld"),
        ("1m !", 3, "a digit, a suit letter or a meld"),
        ("1m)", 2, "a digit, a suit letter or a meld"),
        ("()", 1, "the digits and the suit letter"),
        ("1m []", 4, "the digits and the suit letter"),
        ("1m (345m", 8, "')' to close the meld opened at position 3"),
        ("1m (345m]", 8, "')' after the tiles"),
        ("(345m) 1m", 7, "a meld after the first meld"),
        ("(345m))", 6, "a meld after the first meld"),
        ("1m ((345m))", 4, "the digits and the suit letter"),
        ("m", 0, "digits before the suit letter"),
    ],
)
def test_mistakes(text: str, position: int, expected: str) -> None:
    """A mistake names the whole text, the position in it and what was expected."""
    with pytest.raises(NotationError) as caught:
        Hand.parse(text)
    assert (caught.value.text, caught.value.position) == (text, position)
    assert caught.value.expected.startswith(expected)


@pytest.mark.parametrize("meld", ["(246m)", "(123z)", "[111m]", "(11m)", "(777+6z)"])
def test_no_meld(meld: str) -> None:
    """A bracket that holds no meld is told with its place in the text."""
    with pytest.raises(InvalidMeldError) as caught:
        Hand.parse(f"11z {meld}")
    assert caught.value.given == f"{meld!r} at position 4 of {f'11z {meld}'!r}"


def test_known_melds_do_not_hide_mistakes() -> None:
    """A meld read before is read again; what follows it still counts."""
    assert Hand.parse("(345m)").melds[0] is Hand.parse("1m (345m) (345m)").melds[1]
    with pytest.raises(NotationError):
        Hand.parse("(345m)]")


@pytest.mark.parametrize(
    ("counts", "message"),
    [
        ([1] * 33, "34 counts, one per kind, got 33 counts"),
        ([5, *[0] * 33], "0 to 4 copies of each kind, got 5 copies of 1m"),
        ([-1, *[0] * 33], "0 to 4 copies of each kind, got -1 copies of 1m"),
        ([4] * 4 + [0] * 30, "at most 14 tiles, a kan counted as three, got 16"),
    ],
)
def test_bad_counts(counts: list[int], message: str) -> None:
    """Counts are 34 of 0 to 4, and make a hand."""
    with pytest.raises(InvalidHandError, match=message):
        Hand.from_counts(counts)


def test_wrong_types() -> None:
    """A value of a wrong type is a `TypeError` that names the argument."""
    with pytest.raises(TypeError, match="tiles must be an iterable of Tile, got '123m' of type str"):
        Hand("123m")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tiles must be an iterable of Tile, got None"):
        Hand(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"tiles\[1\] must be a Tile, got '2m'"):
        Hand([Tile.parse("1m"), "2m"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"melds\[0\] must be a Meld, got Tile\.parse\('1m'\)"):
        Hand([], [Tile.parse("1m")])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="melds must be an iterable of Meld, got '"):
        Hand([], "(345m)")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="text must be a str, got 123"):
        Hand.parse(123)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="counts must be an iterable of int, got 3"):
        Hand.from_counts(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"counts\[0\] must be an int, got 1\.0"):
        Hand.from_counts([1.0] * 34)  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"counts\[3\] must be an int, got True"):
        Hand.from_counts([0, 0, 0, True] + [0] * 30)
    with pytest.raises(TypeError, match="tile must be a Tile, got '1m'"):
        Hand.parse("1m").draw("1m")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tile must be a Tile, got '1m'"):
        Hand.parse("1m").discard("1m")  # type: ignore[arg-type]


def test_mapping_is_refused() -> None:
    """A counter of tiles is refused, since its copies would be dropped."""
    with pytest.raises(TypeError, match="tiles must be an iterable of Tile, got Counter"):
        Hand(Counter(Tile.parse_all("11m")))


def test_any_iterable() -> None:
    """Tiles and melds come from any iterable, and the hand keeps tuples."""
    hand = Hand((tile for tile in Tile.parse_all("21m")), {Meld.parse("(777z)")})
    assert (hand.tiles, hand.melds) == (Tile.parse_all("12m"), (Meld.parse("(777z)"),))


def test_frozen() -> None:
    """A hand can't be changed."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Hand.parse("1m").tiles = ()  # type: ignore[misc]


def test_fifth_tile() -> None:
    """The three rules about a fifth copy are an enum."""
    assert [eval(repr(member)) for member in FifthTile] == [  # noqa: S307
        FifthTile.OWN,
        FifthTile.CONCEALED,
        FifthTile.IGNORED,
    ]
