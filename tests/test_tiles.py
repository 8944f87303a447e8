"""Tiles, their notation and order, and the tile sets."""

import copy
import pickle

import attrs
import pytest

from mahjong_calc import Suit, Tile, TileSet, Wind
from mahjong_calc._tiles import tile_order
from mahjong_calc.errors import InvalidTileError, NotationError

ALL = [Tile.from_kind(kind) for kind in range(34)]
REDS = [Tile.from_kind(kind, red=True) for kind in (4, 13, 22)]


class TestTile:
    """A frozen value of suit, rank and red."""

    @pytest.mark.parametrize(
        ("text", "kind"),
        [("1m", 0), ("9m", 8), ("1p", 9), ("9p", 17), ("1s", 18), ("9s", 26), ("1z", 27), ("4z", 30), ("7z", 33)],
    )
    def test_kind(self, text: str, kind: int) -> None:
        """Kinds run through manzu, pinzu, souzu, the winds and the dragons."""
        assert Tile.parse(text).kind == kind
        assert Tile.from_kind(kind) == Tile.parse(text)

    def test_honors(self) -> None:
        """The honors are East, South, West, North, then haku, hatsu, chun, in this order."""
        honors = Tile.parse_all("1234567z")
        assert [tile.rank for tile in honors] == [1, 2, 3, 4, 5, 6, 7]
        assert [tile.is_wind for tile in honors] == [True] * 4 + [False] * 3
        assert [tile.is_dragon for tile in honors] == [False] * 4 + [True] * 3
        assert all(tile.suit is Suit.HONORS for tile in honors)

    def test_all_kinds_differ(self) -> None:
        """There are 34 kinds and three red fives, all of them different tiles."""
        assert len({*ALL, *REDS}) == 37

    @pytest.mark.parametrize("text", ["0m", "0p", "0s"])
    def test_red(self, text: str) -> None:
        """A red five is another tile than the plain one of its kind."""
        red = Tile.parse(text)
        assert (red.rank, red.red, str(red)) == (5, True, text)
        assert red != red.plain
        assert red.plain == Tile.parse(f"5{text[1]}")
        assert red.plain.kind == red.kind
        assert red.plain.plain is red.plain

    def test_order(self) -> None:
        """Tiles are ordered by kind, a red five right after the plain fives of its suit."""
        tiles = [*ALL, *REDS]
        assert "".join(map(str, sorted(tiles))) == (
            "1m2m3m4m5m0m6m7m8m9m1p2p3p4p5p0p6p7p8p9p1s2s3s4s5s0s6s7s8s9s1z2z3z4z5z6z7z"
        )
        assert sorted(tiles, key=tile_order) == sorted(tiles)
        assert Tile.parse("5m") < Tile.parse("0m") < Tile.parse("6m")
        assert Tile.parse("0m") >= Tile.parse("0m")

    @pytest.mark.parametrize(
        ("text", "predicates"),
        [
            ("1m", {"is_terminal", "is_yaochu"}),
            ("9s", {"is_terminal", "is_yaochu"}),
            ("2p", set()),
            ("0p", set()),
            ("8s", set()),
            ("1z", {"is_honor", "is_wind", "is_yaochu"}),
            ("4z", {"is_honor", "is_wind", "is_yaochu"}),
            ("5z", {"is_honor", "is_dragon", "is_yaochu"}),
            ("7z", {"is_honor", "is_dragon", "is_yaochu"}),
        ],
    )
    def test_predicates(self, text: str, predicates: set[str]) -> None:
        """Each predicate is true of the tiles that its name says."""
        names = ("is_honor", "is_terminal", "is_yaochu", "is_wind", "is_dragon")
        assert {name for name in names if getattr(Tile.parse(text), name)} == predicates

    @pytest.mark.parametrize("tile", [*ALL, *REDS], ids=str)
    def test_round_trips(self, tile: Tile) -> None:
        """Text, repr, pickle, copies and `attrs.evolve` give the same tile back."""
        assert Tile.parse(str(tile)) is tile
        assert eval(repr(tile)) == tile  # noqa: S307
        assert pickle.loads(pickle.dumps(tile)) == tile  # noqa: S301
        assert copy.deepcopy(tile) == tile
        assert attrs.evolve(tile) == tile
        assert hash(Tile(tile.suit, tile.rank, red=tile.red)) == hash(tile)
        assert Tile.from_kind(tile.kind, red=tile.red) == tile

    def test_frozen(self) -> None:
        """A tile can't be changed."""
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            Tile.parse("1m").rank = 2  # type: ignore[misc]

    @pytest.mark.parametrize(("suit", "rank"), [(Suit.MANZU, 0), (Suit.SOUZU, 10), (Suit.HONORS, 8), (Suit.PINZU, -1)])
    def test_no_such_rank(self, suit: Suit, rank: int) -> None:
        """A rank that the suit lacks is refused, and the error names both."""
        with pytest.raises(InvalidTileError, match=rf"for Suit\.{suit.name}, got rank {rank}$"):
            Tile(suit, rank)

    @pytest.mark.parametrize(("suit", "rank"), [(Suit.MANZU, 4), (Suit.HONORS, 5)])
    def test_red_but_no_five(self, suit: Suit, rank: int) -> None:
        """Only a five of a number suit can be red: haku, the fifth honor, can't."""
        with pytest.raises(InvalidTileError, match=f"got a red {rank}{suit.value}"):
            Tile(suit, rank, red=True)
        with pytest.raises(InvalidTileError, match=f"got a red {rank}{suit.value}"):
            Tile.from_kind(Tile(suit, rank).kind, red=True)

    @pytest.mark.parametrize("kind", [-1, 34])
    def test_no_such_kind(self, kind: int) -> None:
        """A kind outside 0..33 is refused."""
        with pytest.raises(InvalidTileError, match=f"a kind of 0 to 33, got kind {kind}"):
            Tile.from_kind(kind)

    def test_wrong_types(self) -> None:
        """A value of a wrong type is a `TypeError` that names the argument; a bool is no int."""
        with pytest.raises(TypeError, match="suit must be a Suit, got 'm' of type str"):
            Tile("m", 5)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"rank must be an int, got 5\.0 of type float"):
            Tile(Suit.MANZU, 5.0)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="rank must be an int, got True of type bool"):
            Tile(Suit.MANZU, rank=True)
        with pytest.raises(TypeError, match="red must be a bool, got 1 of type int"):
            Tile(Suit.MANZU, 5, red=1)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="kind must be an int, got '1m' of type str"):
            Tile.from_kind("1m")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="red must be a bool, got None"):
            Tile.from_kind(4, red=None)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="text must be a str, got 5 of type int"):
            Tile.parse(5)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="text must be a str, got \\['1m'\\] of type list"):
            Tile.parse(["1m"])  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="text must be a str, got b'1m' of type bytes"):
            Tile.parse_all(b"1m")  # type: ignore[arg-type]

    def test_other_types_are_unequal(self) -> None:
        """A tile equals no value of another type and has no order with one."""
        other: object = "1m"
        assert Tile.parse("1m") != other
        with pytest.raises(TypeError):
            Tile.parse("1m") < "2m"  # type: ignore[operator]  # noqa: B015


class TestNotation:
    """Digits, then the letter of their suit; white space is free."""

    @pytest.mark.parametrize(
        ("text", "tiles"),
        [
            ("", []),
            ("  \t\n", []),
            ("1m40p", ["1m", "4p", "0p"]),
            (" 1 2 m\n3z ", ["1m", "2m", "3z"]),
            ("9m1m9m", ["9m", "1m", "9m"]),
            ("5z 6z 7z", ["5z", "6z", "7z"]),
        ],
    )
    def test_parse_all(self, text: str, tiles: list[str]) -> None:
        """Tiles come in the order written."""
        assert [str(tile) for tile in Tile.parse_all(text)] == tiles

    @pytest.mark.parametrize(
        ("text", "position", "expected"),
        [
            ("1x", 1, "a suit letter"),
            ("123", 3, "a suit letter"),
            ("1m23", 4, "a suit letter"),
            ("m", 0, "digits before the suit letter m"),
            ("1mp", 2, "digits before the suit letter p"),
            ("0z", 0, "1 to 7 before z"),
            ("18z", 1, "1 to 7 before z"),
            ("1 9 z", 2, "1 to 7 before z"),
            ("1M", 1, "a suit letter"),
            ("１m", 0, "a digit or a suit letter"),
            ("1ｍ", 1, "a suit letter"),
            ("一m", 0, "a digit or a suit letter"),
            ("²m", 0, "a digit or a suit letter"),
            ("1m,2m", 2, "a digit or a suit letter"),
            ("1m(2m)", 2, "a digit or a suit letter"),
        ],
    )
    def test_mistakes(self, text: str, position: int, expected: str) -> None:
        """A mistake names the text, the position and what was expected."""
        with pytest.raises(NotationError) as caught:
            Tile.parse_all(text)
        error = caught.value
        assert (error.text, error.position) == (text, position)
        assert error.expected.startswith(expected)
        assert f"at position {position} of {text!r}" in str(error)

    @pytest.mark.parametrize(("text", "count"), [("", 0), ("12m", 2), ("1m1m", 2), (" ", 0)])
    def test_exactly_one(self, text: str, count: int) -> None:
        """`Tile.parse` takes one tile: no fewer, and no more."""
        with pytest.raises(NotationError, match=f"one tile instead of {count}"):
            Tile.parse(text)

    def test_one_with_white_space(self) -> None:
        """White space is free around one tile too."""
        assert Tile.parse(" 5 m ") is Tile.parse("5m")


class TestTileSet:
    """How many copies of each kind a game has."""

    @pytest.mark.parametrize(
        ("tile_set", "total", "kinds"),
        [
            (TileSet.STANDARD, 136, "123456789m123456789p123456789s1234567z"),
            (TileSet.SANMA, 108, "19m123456789p123456789s1234567z"),
            (TileSet.NUMBERS_ONLY, 108, "123456789m123456789p123456789s"),
            (TileSet.HONITSU, 64, "123456789m1234567z"),
        ],
        ids=repr,
    )
    def test_named_sets(self, tile_set: TileSet, total: int, kinds: str) -> None:
        """The four named sets hold four copies of the kinds that their names say."""
        assert tile_set.total == total
        assert tile_set.kinds == Tile.parse_all(kinds)
        assert set(tile_set.copies) <= {0, 4}

    @pytest.mark.parametrize(
        ("tile_set", "indicator", "dora"),
        [
            (TileSet.STANDARD, "1m", "2m"),
            (TileSet.STANDARD, "9m", "1m"),
            (TileSet.STANDARD, "9p", "1p"),
            (TileSet.STANDARD, "0s", "6s"),
            (TileSet.STANDARD, "4s", "5s"),
            (TileSet.STANDARD, "3z", "4z"),
            (TileSet.STANDARD, "4z", "1z"),
            (TileSet.STANDARD, "5z", "6z"),
            (TileSet.STANDARD, "7z", "5z"),
            (TileSet.SANMA, "1m", "9m"),
            (TileSet.SANMA, "9m", "1m"),
            (TileSet.SANMA, "1p", "2p"),
            (TileSet.SANMA, "3z", "4z"),
        ],
    )
    def test_dora(self, tile_set: TileSet, indicator: str, dora: str) -> None:
        """The dora is the next kind of the set in its suit, the winds or the dragons; a red five points like a five."""
        assert tile_set.dora(Tile.parse(indicator)) == Tile.parse(dora)

    def test_dora_of_a_lone_kind(self) -> None:
        """Where the set has one kind of a cycle, it points to itself."""
        lone = TileSet("lone", [4, *[0] * 33])
        assert lone.dora(Tile.parse("1m")) == Tile.parse("1m")

    def test_dora_outside_the_set(self) -> None:
        """A tile that the set lacks can't be an indicator."""
        with pytest.raises(InvalidTileError, match="a tile of the set 'sanma', got the indicator 5m"):
            TileSet.SANMA.dora(Tile.parse("5m"))

    @pytest.mark.parametrize(
        ("copies", "message"),
        [
            ([4] * 33, "34 counts, one per kind, got 33 counts"),
            ([], "34 counts, one per kind, got 0 counts"),
            ([5] + [4] * 33, "0 to 4 copies of each kind, got 5 copies of 1m"),
            ([4] * 33 + [-1], "0 to 4 copies of each kind, got -1 copies of 7z"),
            ([0] * 34, "a set with at least one tile, got a set without tiles"),
        ],
    )
    def test_bad_copies(self, copies: list[int], message: str) -> None:
        """A set has 34 counts of 0 to 4, and some tile."""
        with pytest.raises(InvalidTileError, match=message):
            TileSet("bad", copies)

    def test_wrong_types(self) -> None:
        """A value of a wrong type is a `TypeError` that names the argument."""
        with pytest.raises(TypeError, match="name must be a str, got 3"):
            TileSet(3, [4] * 34)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="copies must be an iterable of int, got 4 of type int"):
            TileSet("bad", 4)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="copies must be an iterable of int, got '4444'"):
            TileSet("bad", "4444")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"copies\[1\] must be an int, got True of type bool"):
            TileSet("bad", [4, True, *[4] * 32])
        with pytest.raises(TypeError, match="indicator must be a Tile, got '1m'"):
            TileSet.STANDARD.dora("1m")  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        "tile_set",
        [TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU, TileSet("two", [2] * 34)],
        ids=repr,
    )
    def test_round_trips(self, tile_set: TileSet) -> None:
        """Repr, pickle, copies and `attrs.evolve` give the same set back."""
        assert eval(repr(tile_set)) == tile_set  # noqa: S307
        assert pickle.loads(pickle.dumps(tile_set)) == tile_set  # noqa: S301
        assert copy.deepcopy(tile_set) == tile_set
        assert attrs.evolve(tile_set) == tile_set
        assert hash(attrs.evolve(tile_set)) == hash(tile_set)

    def test_equality(self) -> None:
        """Sets are equal when name and copies are."""
        assert TileSet("standard", [4] * 34) == TileSet.STANDARD
        assert TileSet("other", [4] * 34) != TileSet.STANDARD

    def test_memo_is_shared(self) -> None:
        """What is derived from the copies is shared by all sets of equal copies, and by no other."""
        assert TileSet("other", [4] * 34)._memo is TileSet.STANDARD._memo
        assert TileSet.SANMA._memo is not TileSet.STANDARD._memo

    def test_memos_are_bounded(self) -> None:
        """A set in use keeps its memo although more sets are made than are remembered; the constants share theirs."""
        copies = [1, 2, 3, 4] * 8 + [1, 2]
        kept = TileSet("kept", copies)
        kept._memo["key"] = "value"
        for number in range(1, 100):
            digits = [number // 5**place % 5 for place in range(3)]
            TileSet("many", [*digits, *[3] * 31])
        assert kept._memo["key"] == "value"
        assert "key" not in TileSet("kept", copies)._memo
        for constant in (TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU):
            assert TileSet("other", constant.copies)._memo is constant._memo
            assert pickle.loads(pickle.dumps(constant))._memo is constant._memo  # noqa: S301


class TestEnums:
    """Suits and winds evaluate from their `repr`."""

    @pytest.mark.parametrize("member", [*Suit, *Wind], ids=repr)
    def test_round_trips(self, member: Suit | Wind) -> None:
        """Repr and pickle give the very member back."""
        assert eval(repr(member)) is member  # noqa: S307
        assert pickle.loads(pickle.dumps(member)) is member  # noqa: S301
        assert copy.deepcopy(member) is member

    def test_seats(self) -> None:
        """Play goes from East to South, West and North."""
        assert [wind.name for wind in sorted(Wind, key=lambda wind: wind.value)] == ["EAST", "SOUTH", "WEST", "NORTH"]
