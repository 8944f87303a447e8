"""Other notations than mpsz, both ways: Tenhou's ids, mjai, the tiles of Unicode, and kanji.

>>> tiles = Tile.parse_all("50m 1z 7z")
>>> to_tenhou(tiles)
(17, 16, 108, 132)
>>> to_mjai(tiles)
('5m', '5mr', 'E', 'C')
>>> to_unicode(tiles)
'🀋🀋🀀🀄'
>>> to_kanji(tiles)
'五萬 赤五萬 東 中'
>>> to_mpsz(tiles)
'50m17z'

Each ``from_…`` takes what its ``to_…`` gives and returns the tiles in the order written; mpsz is read by
`Tile.parse_all`. Red fives are kept by all but Unicode, which has no red tiles. Reading is strict: what isn't of the
notation is a `NotationError` with its position, in characters of a text or items of a sequence.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._tiles import HONORS_START, KINDS, Tile, tiles_text
from mahjong_calc.errors import NotationError

__all__ = [
    "from_kanji",
    "from_mjai",
    "from_tenhou",
    "from_unicode",
    "to_kanji",
    "to_mjai",
    "to_mpsz",
    "to_tenhou",
    "to_unicode",
]

_PLAIN: Final = tuple(Tile.from_kind(kind) for kind in range(KINDS))
_RED: Final = tuple(Tile.from_kind(kind, red=True) for kind in (4, 13, 22))


def _places(tiles: tuple[Tile, ...]) -> dict[Tile, list[int]]:
    places: dict[Tile, list[int]] = {}
    for place, tile in enumerate(tiles):
        places.setdefault(tile, []).append(place)
    return places


def _names(honors: str, suits: str, ranks: str, red: str) -> dict[Tile, str]:
    """Return the name of each tile: of its rank and suit, a red one by the pattern *red*."""
    numbers = {tile: ranks[tile.rank - 1] + suits[tile.kind // 9] for tile in _PLAIN[:HONORS_START]}
    return (
        numbers
        | dict(zip(_PLAIN[HONORS_START:], honors, strict=True))
        | {tile: red.format(numbers[tile.plain]) for tile in _RED}
    )


_WITHOUT_RED: Final = tuple(tile for tile in _PLAIN for _ in range(4))
_WITH_RED: Final = tuple((dict(enumerate(_WITHOUT_RED)) | {4 * tile.kind: tile for tile in _RED}).values())
#: whether the game has red fives -> the tile of each id, and the ids of each tile
_TILE_OF: Final = {False: _WITHOUT_RED, True: _WITH_RED}
_IDS_OF: Final = {red: _places(tiles) for red, tiles in _TILE_OF.items()}

_MJAI: Final = _names(honors="ESWNPFC", suits="mps", ranks="123456789", red="{}r")
_FROM_MJAI: Final = {name: tile for tile, name in _MJAI.items()}

_KANJI: Final = _names(honors="東南西北白發中", suits="萬筒索", ranks="一二三四五六七八九", red="赤{}")
_FROM_KANJI: Final = {name: tile for tile, name in _KANJI.items()}
_KANJI_NAME: Final = re.compile("赤?[一二三四五六七八九][萬筒索]|[東南西北白發中]")
#: usual other forms, which are read too
_KANJI_FORMS: Final = str.maketrans("万発", "萬發")

#: Unicode lists the winds, chun, hatsu, haku, then manzu, souzu, pinzu.
_UNICODE_ORDER: Final = (*range(27, 31), 33, 32, 31, *range(9), *range(18, 27), *range(9, 18))
_FROM_UNICODE: Final = {chr(0x1F000 + place): _PLAIN[kind] for place, kind in enumerate(_UNICODE_ORDER)}
_UNICODE: Final = {tile: char for char, tile in _FROM_UNICODE.items()}
#: ask for a text or a coloured form of the character before
_VARIATION_SELECTORS: Final = "\ufe0e\ufe0f"


def _checked(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return check_items(tiles, Tile, "tiles")


def to_mpsz(tiles: Iterable[Tile]) -> str:
    """Write tiles in mpsz, in the order given.

    >>> to_mpsz([Tile.parse("4p"), Tile.parse("0p"), Tile.parse("1z")])
    '40p1z'
    """
    return tiles_text(_checked(tiles))


def to_tenhou(tiles: Iterable[Tile], *, red_fives: bool = True) -> tuple[int, ...]:
    """Write tiles as ids 0..135 of tenhou.net: 4 x kind + copy, the copies of a kind counted up from the lowest.

    >>> to_tenhou(Tile.parse_all("11m 055s"))
    (0, 1, 88, 89, 90)
    >>> to_tenhou(Tile.parse_all("5555s"), red_fives=False)
    (88, 89, 90, 91)

    All tiles of one call get different ids: hand in the tiles of a whole hand, or of a whole table, at once.

    Args:
        tiles: Tiles of one game.
        red_fives: Whether the game has them; then 16, 52 and 88 are the red fives, otherwise plain ones.

    Raises:
        NotationError: A tile that the game hasn't: a fifth copy, a second red five, or a fourth plain one beside it.
    """
    given = _checked(tiles)
    check_type(red_fives, bool, "red_fives")
    ids_of = _IDS_OF[red_fives]
    used: Counter[Tile] = Counter()
    ids = []
    for position, tile in enumerate(given):
        copies = ids_of.get(tile, ())
        if used[tile] == len(copies):
            raise NotationError(given, position, f"tiles of one game {'with' if red_fives else 'without'} red fives")
        ids.append(copies[used[tile]])
        used[tile] += 1
    return tuple(ids)


def from_tenhou(ids: Iterable[int], *, red_fives: bool = True) -> tuple[Tile, ...]:
    """Read ids 0..135 of tenhou.net.

    >>> from_tenhou([0, 1, 88, 89])
    (Tile.parse('1m'), Tile.parse('1m'), Tile.parse('0s'), Tile.parse('5s'))

    Args:
        ids: Ids of different tiles.
        red_fives: Whether the game has them; then 16, 52 and 88 are the red fives, otherwise plain ones.

    Raises:
        NotationError: A number is no id, or comes twice.
    """
    given = check_items(ids, int, "ids")
    check_type(red_fives, bool, "red_fives")
    tile_of = _TILE_OF[red_fives]
    seen: set[int] = set()
    for position, number in enumerate(given):
        if not 0 <= number < len(tile_of):
            raise NotationError(given, position, "an id of 0 to 135")
        if number in seen:
            raise NotationError(given, position, "ids of different tiles")
        seen.add(number)
    return tuple([tile_of[number] for number in given])


def to_mjai(tiles: Iterable[Tile]) -> tuple[str, ...]:
    """Write tiles as names of the mjai protocol.

    >>> to_mjai(Tile.parse_all("1m 0p 1234567z"))
    ('1m', '5pr', 'E', 'S', 'W', 'N', 'P', 'F', 'C')
    """
    return tuple([_MJAI[tile] for tile in _checked(tiles)])


def from_mjai(names: Iterable[str]) -> tuple[Tile, ...]:
    """Read names of the mjai protocol; its ``?``, a tile that isn't seen, is none.

    >>> from_mjai(["5mr", "P", "C"])
    (Tile.parse('0m'), Tile.parse('5z'), Tile.parse('7z'))

    Raises:
        NotationError: A name is no tile's.
    """
    given = check_items(names, str, "names")
    tiles = []
    for position, name in enumerate(given):
        if name not in _FROM_MJAI:
            raise NotationError(given, position, "1m to 9s, 5mr 5pr 5sr or E S W N P F C")
        tiles.append(_FROM_MJAI[name])
    return tuple(tiles)


def to_unicode(tiles: Iterable[Tile]) -> str:
    """Write tiles as the characters U+1F000 to U+1F021; red fives come out plain, since Unicode has none.

    >>> to_unicode(Tile.parse_all("19m 1p 1s 15z"))
    '🀇🀏🀙🀐🀀🀆'
    """
    return "".join([_UNICODE[tile.plain] for tile in _checked(tiles)])


def from_unicode(text: str) -> tuple[Tile, ...]:
    """Read the characters U+1F000 to U+1F021; white space and variation selectors after a tile are free.

    >>> from_unicode("🀇🀏 🀄")
    (Tile.parse('1m'), Tile.parse('9m'), Tile.parse('7z'))

    Raises:
        NotationError: A character is no tile.
    """
    check_type(text, str, "text")
    tiles = []
    for position, char in enumerate(text):
        if char in _FROM_UNICODE:
            tiles.append(_FROM_UNICODE[char])
        elif not (char.isspace() or (char in _VARIATION_SELECTORS and text[position - 1 : position] in _FROM_UNICODE)):
            raise NotationError(text, position, "a tile, U+1F000 to U+1F021")
    return tuple(tiles)


def to_kanji(tiles: Iterable[Tile]) -> str:
    """Write tiles in kanji, a space between each two.

    >>> to_kanji(Tile.parse_all("10m 2p 3s 567z"))
    '一萬 赤五萬 二筒 三索 白 發 中'
    """
    return " ".join([_KANJI[tile] for tile in _checked(tiles)])


def from_kanji(text: str) -> tuple[Tile, ...]:
    """Read tiles in kanji; white space is free, and 万 and 発 stand for 萬 and 發.

    >>> from_kanji("一萬赤五筒 東 発")
    (Tile.parse('1m'), Tile.parse('0p'), Tile.parse('1z'), Tile.parse('6z'))

    Raises:
        NotationError: The text holds something else.
    """
    check_type(text, str, "text")
    usual = text.translate(_KANJI_FORMS)
    tiles = []
    position = 0
    while position < len(text):
        name = _KANJI_NAME.match(usual, position)
        if name:
            if name[0] not in _FROM_KANJI:
                raise NotationError(text, position, "a red five: 赤五萬, 赤五筒 or 赤五索")
            tiles.append(_FROM_KANJI[name[0]])
            position = name.end()
        elif text[position].isspace():
            position += 1
        else:
            raise NotationError(text, position, "a tile such as 一萬, 赤五筒, 九索, 東 or 白")
    return tuple(tiles)
