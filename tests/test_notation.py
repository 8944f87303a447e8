"""The notations other than mpsz: Tenhou's ids, mjai, Unicode tiles and kanji."""

from collections.abc import Callable

import pytest

from mahjong_calc import Tile, notation
from mahjong_calc.errors import NotationError

KINDS = "123456789m123456789p123456789s1234567z"
REDS = Tile.parse_all("0m0p0s")


class TestTenhou:
    """Ids 0..135: four of each kind, the first of each kind of five red."""

    def test_all_ids(self) -> None:
        """The 136 ids are four copies of each kind, 16, 52 and 88 being the red fives."""
        tiles = notation.from_tenhou(range(136))
        assert [tile.kind for tile in tiles] == [number // 4 for number in range(136)]
        assert {number for number, tile in enumerate(tiles) if tile.red} == {16, 52, 88}
        assert notation.to_tenhou(tiles) == tuple(range(136))

    def test_without_red_fives(self) -> None:
        """In a game without red fives the same ids are plain."""
        tiles = notation.from_tenhou(range(136), red_fives=False)
        assert not any(tile.red for tile in tiles)
        assert notation.to_tenhou(tiles, red_fives=False) == tuple(range(136))

    @pytest.mark.parametrize(
        ("text", "ids"),
        [
            ("", ()),
            ("1111m", (0, 1, 2, 3)),
            ("9m1p", (32, 36)),
            ("505m", (17, 16, 18)),
            ("550p", (53, 54, 52)),
            ("0s5s", (88, 89)),
            ("1z4z5z6z7z", (108, 120, 124, 128, 132)),
            ("7z1m7z", (132, 0, 133)),
        ],
    )
    def test_to_tenhou(self, text: str, ids: tuple[int, ...]) -> None:
        """Copies of a kind are counted up, in the order of the tiles."""
        assert notation.to_tenhou(Tile.parse_all(text)) == ids
        assert notation.from_tenhou(ids) == Tile.parse_all(text)

    @pytest.mark.parametrize(
        ("text", "red_fives", "position"),
        [
            ("11111m", True, 4),
            ("5555m", True, 3),
            ("00s", True, 1),
            ("1m0p", False, 1),
            ("55555s", False, 4),
        ],
    )
    def test_tiles_of_no_game(self, text: str, red_fives: bool, position: int) -> None:  # noqa: FBT001
        """Tiles that the game hasn't are refused with their place."""
        with pytest.raises(NotationError, match=f"tiles of one game with.* at position {position} of") as caught:
            notation.to_tenhou(Tile.parse_all(text), red_fives=red_fives)
        assert caught.value.text == Tile.parse_all(text)

    @pytest.mark.parametrize(
        ("ids", "position", "expected"),
        [
            ([136], 0, "an id of 0 to 135"),
            ([0, -1], 1, "an id of 0 to 135"),
            ([5, 16, 5], 2, "ids of different tiles"),
        ],
    )
    def test_mistakes(self, ids: list[int], position: int, expected: str) -> None:
        """A number that is no id, or comes twice, is a mistake at its place."""
        with pytest.raises(NotationError) as caught:
            notation.from_tenhou(ids)
        error = caught.value
        assert (error.text, error.position, error.expected) == (tuple(ids), position, expected)
        assert str(error) == f"expected {expected}, got {ids[position]} at position {position} of {tuple(ids)}"

    def test_wrong_types(self) -> None:
        """A value of a wrong type is a `TypeError` that names the argument."""
        with pytest.raises(TypeError, match="ids must be an iterable of int, got '012'"):
            notation.from_tenhou("012")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"ids\[1\] must be an int, got True"):
            notation.from_tenhou([0, True])
        with pytest.raises(TypeError, match="red_fives must be a bool, got None"):
            notation.from_tenhou([0], red_fives=None)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="red_fives must be a bool, got 1"):
            notation.to_tenhou([], red_fives=1)  # type: ignore[arg-type]


class TestMjai:
    """Names such as `5m 5mr E S W N P F C`."""

    def test_all_names(self) -> None:
        """All 37 tiles have a name of their own, the dragons P F C in the order of the kinds."""
        names = notation.to_mjai([*Tile.parse_all(KINDS), *REDS])
        numbers = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
        assert names == (*numbers, "E", "S", "W", "N", "P", "F", "C", "5mr", "5pr", "5sr")
        assert notation.from_mjai(names) == (*Tile.parse_all(KINDS), *REDS)

    @pytest.mark.parametrize(
        ("names", "position"),
        [(["?"], 0), (["1m", "0m"], 1), (["1z"], 0), (["5zr"], 0), (["e"], 0), ([""], 0), (["E", "4mr"], 1)],
    )
    def test_mistakes(self, names: list[str], position: int) -> None:
        """A name that is no tile's, an unseen tile's included, is a mistake at its place."""
        with pytest.raises(NotationError, match=r"1m to 9s, 5mr 5pr 5sr or E S W N P F C") as caught:
            notation.from_mjai(names)
        assert (caught.value.text, caught.value.position) == (tuple(names), position)

    def test_wrong_types(self) -> None:
        """One name alone is a text, not a sequence of names."""
        with pytest.raises(TypeError, match="names must be an iterable of str, got '5mr'"):
            notation.from_mjai("5mr")
        with pytest.raises(TypeError, match=r"names\[0\] must be a str, got 5"):
            notation.from_mjai([5])  # type: ignore[list-item]


class TestUnicode:
    """The characters U+1F000 to U+1F021."""

    def test_all_characters(self) -> None:
        """The 34 characters are the 34 kinds: winds, dragons from chun, manzu, souzu, pinzu."""
        block = "".join(map(chr, range(0x1F000, 0x1F022)))
        tiles = notation.from_unicode(block)
        assert tiles == Tile.parse_all("1234765z 123456789m 123456789s 123456789p")
        assert notation.to_unicode(tiles) == block

    def test_names(self) -> None:
        """Some of them, as they look."""
        assert notation.to_unicode(Tile.parse_all("1m9m1s9s1p9p")) == "🀇🀏🀐🀘🀙🀡"
        assert notation.to_unicode(Tile.parse_all("1234567z")) == "🀀🀁🀂🀃🀆🀅🀄"

    def test_red_fives_are_lost(self) -> None:
        """Unicode has no red tiles: a red five comes out plain."""
        assert notation.to_unicode(REDS) == notation.to_unicode(Tile.parse_all("5m5p5s"))

    def test_what_is_free(self) -> None:
        """White space is free, and so is one variation selector after a tile, such as 🀄 often has."""
        assert notation.from_unicode(" 🀄\ufe0e 🀄\ufe0f\n🀇") == Tile.parse_all("77z1m")

    @pytest.mark.parametrize(
        ("text", "position"),
        [("🀢", 0), ("🀫", 0), ("🀇1m", 1), ("\ufe0e", 0), ("🀄 \ufe0e", 2), ("🀄\ufe0e\ufe0e", 2), ("東", 0)],
    )
    def test_mistakes(self, text: str, position: int) -> None:
        """Flowers, the back of a tile and anything else are mistakes at their place."""
        with pytest.raises(NotationError, match=r"a tile, U\+1F000 to U\+1F021") as caught:
            notation.from_unicode(text)
        assert (caught.value.text, caught.value.position) == (text, position)


class TestKanji:
    """Names such as 一萬, 赤五筒, 九索, 東 and 白."""

    def test_all_names(self) -> None:
        """All 37 tiles have a name of their own."""
        tiles = (*Tile.parse_all(KINDS), *REDS)
        text = notation.to_kanji(tiles)
        assert text == (
            "一萬 二萬 三萬 四萬 五萬 六萬 七萬 八萬 九萬 一筒 二筒 三筒 四筒 五筒 六筒 七筒 八筒 九筒 "
            "一索 二索 三索 四索 五索 六索 七索 八索 九索 東 南 西 北 白 發 中 赤五萬 赤五筒 赤五索"
        )
        assert notation.from_kanji(text) == tiles

    @pytest.mark.parametrize(
        ("text", "tiles"),
        [("一万赤五万", "1m0m"), ("発 發", "66z"), (" 東\n南\u3000西北 ", "1234z"), ("", "")],
    )
    def test_what_is_free(self, text: str, tiles: str) -> None:
        """White space is free, and 万 and 発 are read too."""
        assert notation.from_kanji(text) == Tile.parse_all(tiles)

    @pytest.mark.parametrize(
        ("text", "position", "expected"),
        [
            ("一", 0, "a tile such as"),
            ("一 萬", 0, "a tile such as"),
            ("東五", 1, "a tile such as"),
            ("十萬", 0, "a tile such as"),
            ("赤東", 0, "a tile such as"),
            ("東 赤四萬", 2, "a red five"),
            ("5m", 0, "a tile such as"),
            ("東,南", 1, "a tile such as"),
        ],
    )
    def test_mistakes(self, text: str, position: int, expected: str) -> None:
        """Anything else is a mistake at its place."""
        with pytest.raises(NotationError) as caught:
            notation.from_kanji(text)
        assert (caught.value.text, caught.value.position) == (text, position)
        assert caught.value.expected.startswith(expected)


def test_mpsz() -> None:
    """Tiles are written in the order given, and `Tile.parse_all` reads them back."""
    tiles = Tile.parse_all("9m1m0p5p1z1m")
    assert notation.to_mpsz(tiles) == "91m05p1z1m"
    assert notation.to_mpsz([]) == ""


@pytest.mark.parametrize(
    "write", [notation.to_mpsz, notation.to_tenhou, notation.to_mjai, notation.to_unicode, notation.to_kanji]
)
def test_writing_wrong_types(write: Callable[[object], object]) -> None:
    """Tiles are written, nothing else."""
    with pytest.raises(TypeError, match="tiles must be an iterable of Tile, got '1m'"):
        write("1m")
    with pytest.raises(TypeError, match=r"tiles\[0\] must be a Tile, got 1"):
        write([1])


@pytest.mark.parametrize("read", [notation.from_unicode, notation.from_kanji])
def test_reading_wrong_types(read: Callable[[object], object]) -> None:
    """A text is read, nothing else."""
    with pytest.raises(TypeError, match="text must be a str, got None"):
        read(None)
