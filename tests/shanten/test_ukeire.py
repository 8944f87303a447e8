"""`shanten.ukeire` and `shanten.waits`, and the mapping that ukeire is."""

import copy
import pickle
from typing import Any, NoReturn

import pytest

from mahjong_calc import FifthTile, Hand, Tile, TileSet, shanten
from mahjong_calc.errors import InvalidHandError


def found(text: str, visible: str = "", **options: FifthTile | TileSet) -> dict[str, int]:
    """Return the ukeire of a hand as texts."""
    ukeire = shanten.ukeire(Hand.parse(text), Tile.parse_all(visible), **options)  # type: ignore[arg-type]
    return {str(tile): left for tile, left in ukeire.items()}


def test_nine_gates() -> None:
    """The nine gates wait for all nine, 23 tiles."""
    ukeire = shanten.ukeire(Hand.parse("1112345678999m"))
    assert (ukeire.number, len(ukeire), ukeire.total) == (0, 9, 23)
    assert found("1112345678999m") == {"1m": 1, "9m": 1} | {f"{rank}m": 3 for rank in range(2, 9)}


def test_all_forms_count() -> None:
    """A tile that helps seven pairs or the orphans is one of the ukeire where that form is as near as any."""
    yaochu = [tile for suit in "mps" for tile in (f"1{suit}", f"9{suit}")] + [f"{rank}z" for rank in range(1, 8)]
    assert found("19m19p19s1234567z") == dict.fromkeys(yaochu, 3)
    assert found("19m19p19s1123456z") == {"7z": 4}
    assert found("1122m3344p5566s7z") == {"7z": 3}


def test_seven_kinds() -> None:
    """For seven pairs a new kind helps as long as there are fewer than seven kinds; a second copy always does."""
    assert found("1122m3344p559s16z") == {"9s": 3, "1z": 3, "6z": 3}
    ukeire = shanten.ukeire(Hand.parse("1199m1199p55s111z"))
    assert (ukeire.number, len(ukeire), ukeire.total) == (1, 28, 112)


def test_two_forms_as_near() -> None:
    """Where seven pairs and the orphans are equally near, what helps either is one of the ukeire."""
    hand = Hand.parse("11599m119p19s123z")
    both = shanten.breakdown(hand)
    assert (both.regular, both.chiitoitsu, both.kokushi) == (5, 3, 3)
    for_pairs = ["5m", "9p", "1s", "9s", "1z", "2z", "3z"]
    for_orphans = ["4z", "5z", "6z", "7z"]
    assert found("11599m119p19s123z") == dict.fromkeys(for_pairs, 3) | dict.fromkeys(for_orphans, 4)


def test_two_pairs_are_no_group() -> None:
    """Two pairs that lack a tile each cost what a group does that lacks two; that makes none of their tiles useful."""
    copies = [0] * 34
    copies[9] = copies[27] = 2
    copies[18:27] = [4] * 9
    options: dict[str, Any] = {"tile_set": TileSet("souzu, 1p and 1z", copies)}
    assert shanten.number(Hand.parse("11p5s1z"), **options) == 1
    assert list(found("11p5s1z", **options)) == ["3s", "4s", "5s", "6s", "7s"]


def test_none_left() -> None:
    """A wait of which all copies are seen, or called by oneself, stays with 0."""
    assert found("23m456p789s11122z", "11114m") == {"1m": 0, "4m": 3}
    assert found("13m456p789s11z [2222m]", fifth_tile=FifthTile.CONCEALED) == {"2m": 0}
    assert found("1111z", fifth_tile=FifthTile.IGNORED) == {"1z": 0}


def test_one_away_from_any_pair() -> None:
    """Nine numbers and four of a kind: any other tile makes a wait for a pair."""
    ukeire = shanten.ukeire(Hand.parse("123456789m1111p"))
    assert (ukeire.number, len(ukeire), ukeire.total) == (1, 33, 123)


def test_mapping() -> None:
    """It is a mapping of plain tiles in tile order, equal to any mapping of the same items."""
    hand = Hand.parse("340678m234p55s22z")
    ukeire = shanten.ukeire(hand)
    two, five, red = Tile.parse_all("2z5s0s")
    assert list(ukeire) == [five, two]
    assert ukeire == {two: 2, five: 2}
    assert ukeire != {two: 2}
    assert five in ukeire
    assert ukeire.get(red) is None
    assert ukeire.get("5s") is None  # type: ignore[call-overload]
    assert repr(ukeire) == "{Tile.parse('5s'): 2, Tile.parse('2z'): 2}"
    with pytest.raises(KeyError):
        ukeire[Tile.parse("1m")]


def test_value() -> None:
    """It can be hashed, copied and pickled, and not be changed."""
    ukeire = shanten.ukeire(Hand.parse("234678m234p55s22z"))
    other = shanten.ukeire(Hand.parse("234678p234m55s22z"))
    assert hash(ukeire) == hash(other)
    assert len({ukeire, other, copy.deepcopy(ukeire), pickle.loads(pickle.dumps(ukeire))}) == 1  # noqa: S301
    for name in ("number", "total"):
        with pytest.raises(AttributeError):
            setattr(ukeire, name, 1)


class Row(list[Tile]):
    """A row of things that compares one by one, as arrays do."""

    __hash__ = None

    def __eq__(self, other: object) -> NoReturn:
        raise ValueError("rows of different lengths")


def test_visible_rows() -> None:
    """Visible tiles come in whatever can be iterated over, and are compared with nothing."""
    assert shanten.ukeire(Hand.parse("5m"), Row(Tile.parse_all("5m"))).total == 2
    assert shanten.discards(Hand.parse("15m"), Row())[0].ukeire.total == 3


def test_visible_tiles() -> None:
    """Visible tiles may be any iterable, red fives among them."""
    hand = Hand.parse("46m456p789s11122z")
    for visible in (Tile.parse_all("05m"), list(Tile.parse_all("05m")), iter(Tile.parse_all("05m"))):
        assert shanten.ukeire(hand, visible) == {Tile.parse("5m"): 2}


@pytest.mark.parametrize(
    ("text", "visible", "message"),
    [
        ("23m456p789s11122z", "11z", r"at most 4 of the set, got 5 x 1z in '.*' and the visible tiles"),
        ("23m456p789s11122z", "11111m", "got 5 x 1m"),
        ("23m456p789s11z (222z)", "22z", "got 5 x 2z"),
    ],
)
def test_too_many_visible(text: str, visible: str, message: str) -> None:
    """The hand, its melds and the visible tiles together have no more copies than the set."""
    for function in (shanten.ukeire, lambda hand, seen: shanten.discards(hand.draw(Tile.parse("1s")), seen)):
        with pytest.raises(InvalidHandError, match=message):
            function(Hand.parse(text), Tile.parse_all(visible))


def test_visible_outside_the_set() -> None:
    """A tile that the set lacks can't be seen."""
    with pytest.raises(InvalidHandError, match=r"at most 0 of the set, got 1 x 2m"):
        shanten.ukeire(Hand.parse("1z"), Tile.parse_all("2m"), tile_set=TileSet.SANMA)


@pytest.mark.parametrize("text", ["", "11z", "123m", "12345m", "123456789m12345p"])
def test_sizes(text: str) -> None:
    """Only a hand before its draw has ukeire and waits."""
    for function in (shanten.ukeire, shanten.waits):
        with pytest.raises(InvalidHandError, match="expected 1, 4, 7, 10 or 13 concealed tiles"):
            function(Hand.parse(text))


def test_beyond_the_set() -> None:
    """A hand with tiles that the set lacks is refused."""
    for function in (shanten.ukeire, shanten.waits):
        with pytest.raises(InvalidHandError, match=r"at most 0 of the set"):
            function(Hand.parse("1p"), tile_set=TileSet.HONITSU)


def test_no_target() -> None:
    """Where no hand can be completed, nothing brings it closer."""
    singles = TileSet("singles", [1] * 34)
    with pytest.raises(InvalidHandError, match="a hand that can be completed"):
        shanten.ukeire(Hand.parse("1m"), tile_set=singles)


def test_types() -> None:
    """Wrong types are told as such."""
    hand = Hand.parse("1z")
    with pytest.raises(TypeError, match="hand must be a Hand"):
        shanten.ukeire("1z")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="visible must be an iterable of Tile"):
        shanten.ukeire(hand, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"visible\[0\] must be a Tile"):
        shanten.ukeire(hand, [1])  # type: ignore[list-item]


def test_waits() -> None:
    """The kinds that complete the hand; none when another tile is needed first."""
    assert shanten.waits(Hand.parse("234678m234p55s22z")) == Tile.parse_all("5s2z")
    assert shanten.waits(Hand.parse("147m258p369s1234z")) == ()
    hand = Hand.parse("13m456p789s11z [2222m]")
    assert shanten.waits(hand) == ()
    assert shanten.waits(hand, fifth_tile=FifthTile.CONCEALED) == Tile.parse_all("2m")
