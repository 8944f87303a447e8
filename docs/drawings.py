"""Tiles drawn as SVG: ``.. drawn-tiles:: GROUPS`` draws a row of tiles, ``.. drawn-win:: HAND TILE`` a scored win.

What is drawn comes from the library alone: numbers as circles and sticks, the rest as characters.
"""

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import ClassVar, Final, NamedTuple

from docutils.nodes import Node, raw
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from mahjong_calc import Hand, Riichi, Suit, Tile, Win, Wind, classic
from mahjong_calc.yaku import Block

WIDTH: Final = 36
HEIGHT: Final = 48
STEP: Final = WIDTH + 2
LINE: Final = 16
LETTER: Final = 7.5
# Groups flow like words, so that they fit on narrow screens.
ROW_STYLE: Final = "display: flex; flex-wrap: wrap; gap: 0.8em; margin: 1em 0"
SVG_STYLE: Final = "max-width: 100%; height: auto"

INK: Final = "#23303f"
RED: Final = "#b3261e"
GREEN: Final = "#1f7a3d"
BLUE: Final = "#1f4e9c"

Points = tuple[tuple[float, float], ...]

_LEFT, _MIDDLE, _RIGHT = 10.0, 18.0, 26.0
_TOP, _CENTRE, _BOTTOM = 11.0, 24.0, 37.0
_COLUMN: Final = (_TOP, _CENTRE, _BOTTOM)


def _grid(*rows: tuple[float, tuple[float, ...]]) -> Points:
    return tuple((x, y) for y, columns in rows for x in columns)


_ONE: Final = (_MIDDLE,)
_TWO: Final = (_LEFT, _RIGHT)
_THREE: Final = (_LEFT, _MIDDLE, _RIGHT)
_FOUR: Final = (7.5, 14.5, 21.5, 28.5)

#: Where the circles of each pinzu stand.
CIRCLES: Final[tuple[Points, ...]] = (
    _grid((_CENTRE, _ONE)),
    _grid((14, _ONE), (34, _ONE)),
    ((_LEFT, _TOP), (_MIDDLE, _CENTRE), (_RIGHT, _BOTTOM)),
    _grid((14, _TWO), (34, _TWO)),
    _grid((_TOP, _TWO), (_CENTRE, _ONE), (_BOTTOM, _TWO)),
    _grid((10, _TWO), (26, _TWO), (38, _TWO)),
    ((8, 8), (18, 12.5), (28, 17), *_grid((28, _TWO), (39, _TWO))),
    _grid((7.5, _TWO), (18.5, _TWO), (29.5, _TWO), (40.5, _TWO)),
    _grid(*((y, _THREE) for y in _COLUMN)),
)
#: Where the sticks of each souzu stand.
STICKS: Final[tuple[Points, ...]] = (
    _grid((_CENTRE, _ONE)),
    _grid((14, _ONE), (34, _ONE)),
    _grid((14, _ONE), (34, _TWO)),
    _grid((14, _TWO), (34, _TWO)),
    _grid((14, _TWO), (_CENTRE, _ONE), (34, _TWO)),
    _grid((14, _THREE), (34, _THREE)),
    _grid((9, _ONE), (24, _THREE), (39, _THREE)),
    _grid((14, _FOUR), (34, _FOUR)),
    _grid((9, _THREE), (24, _THREE), (39, _THREE)),
)
NUMERALS: Final = "一二三四五六七八九"
HONORS: Final = "東南西北　發中"


def face(tile: Tile) -> str:
    """Return what is drawn on a tile, in a box of `WIDTH` by `HEIGHT`."""
    match tile.suit:
        case Suit.MANZU:
            numeral = _character(NUMERALS[tile.rank - 1], 21, 18, RED if tile.red else INK)
            return numeral + _character("萬", 41, 18, RED)
        case Suit.PINZU:
            return "".join(_circles(CIRCLES[tile.rank - 1], red=tile.red))
        case Suit.SOUZU:
            return "".join(_sticks(STICKS[tile.rank - 1], red=tile.red))
        case Suit.HONORS:
            if tile.rank == 5:
                return f'<rect x="7" y="8" width="22" height="32" rx="2" fill="none" stroke="{BLUE}" stroke-width="2"/>'
            return _character(HONORS[tile.rank - 1], 33, 26, {6: GREEN, 7: RED}.get(tile.rank, INK))


def _character(text: str, y: float, size: int, colour: str) -> str:
    return (
        f'<text x="{WIDTH / 2}" y="{y}" font-size="{size}" font-family="serif" text-anchor="middle" fill="{colour}">'
        f"{text}</text>"
    )


def _circles(places: Points, *, red: bool) -> Iterator[str]:
    radius = {1: 12.0, 2: 7.5, 7: 4.5, 8: 4.5, 9: 3.6}.get(len(places), 5.5)
    for number, (x, y) in enumerate(places):
        colour = RED if red or (number == len(places) // 2 and len(places) % 2) else BLUE
        yield f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="2"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius / 3:.1f}" fill="{colour}"/>'


def _sticks(places: Points, *, red: bool) -> Iterator[str]:
    height = 30 if len(places) == 1 else 11 if len({y for _, y in places}) == 3 else 16
    for number, (x, y) in enumerate(places):
        colour = RED if red or (number == len(places) // 2 and len(places) in {1, 5, 7, 9}) else GREEN
        yield f'<rect x="{x - 2.5}" y="{y - height / 2}" width="5" height="{height}" rx="2.5" fill="{colour}"/>'


def drawn(tile: Tile, x: float, *, marked: bool) -> str:
    """Return a tile as SVG; a *marked* one has a thick border."""
    border = f'stroke="{RED}" stroke-width="2.5"' if marked else 'stroke="#8d8570" stroke-width="1"'
    body = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="#fdfbf3" {border}/>'
    return f'<g transform="translate({x},2)">{body}{face(tile)}</g>'


class Group(NamedTuple):
    """Tiles that stand together, the lines written below them, and the place of a marked one."""

    tiles: tuple[Tile, ...]
    captions: tuple[str, ...]
    marked: int | None = None

    def svg(self) -> str:
        """Return the picture of the group."""
        parts = [drawn(tile, 2 + STEP * place, marked=place == self.marked) for place, tile in enumerate(self.tiles)]
        for line, caption in enumerate(self.captions, 1):
            place = f'x="2" y="{HEIGHT + LINE * line + 3}"'
            parts.append(f'<text {place} font-size="13" fill="currentColor">{escape(caption)}</text>')
        width = max(STEP * len(self.tiles) + 2, *(LETTER * len(caption) for caption in self.captions))
        height = HEIGHT + LINE * len(self.captions) + 8
        size = f'width="{width:g}" viewBox="0 0 {width:g} {height:g}"'
        name = escape(" ".join(map(str, self.tiles)))
        return f'<svg role="img" aria-label="{name}" {size} style="{SVG_STYLE}">{"".join(parts)}</svg>'


def of_notation(text: str) -> list[Group]:
    """Return a group for each word, with the notation below it."""
    return [Group(Tile.parse_all(word), (word,)) for word in text.split()]


def of_score(score: classic.Score) -> list[list[Group]]:
    """Return the hand by suits, the winning tile apart, and in another row the blocks with the fu that each has."""
    win, reading = score.win, score.reading
    suits = [tuple(tiles) for _, tiles in groupby(win.hand.tiles, lambda tile: tile.suit)]
    hand = [*(Group(tiles, ("",)) for tiles in suits), Group((win.tile,), ("ron",), marked=0)]
    return [
        hand,
        [_block(block, score, winning=place == reading.winning) for place, block in enumerate(reading.blocks)],
    ]


def _block(block: Block, score: classic.Score, *, winning: bool) -> Group:
    fu = [f"{item.points} fu" for item in score.fu.items if item.block == block]
    marked = max(place for place, tile in enumerate(block.tiles) if tile == score.win.tile.plain) if winning else None
    return Group(block.tiles, (block.kind.value, " + ".join(fu) or "no fu"), marked)


class DrawnTiles(SphinxDirective):
    """Groups of tiles in a row."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[Node]:
        """Draw them."""
        return _as_nodes([of_notation(line) for line in self.arguments[0].splitlines()])


class DrawnWin(SphinxDirective):
    """A win by ron with riichi, scored by the default rules."""

    required_arguments = 2
    option_spec: ClassVar = {"seat": directives.unchanged_required, "loser": directives.unchanged_required}

    def run(self) -> list[Node]:
        """Score it and draw it."""
        hand, tile = self.arguments
        seat, loser = (Wind[self.options[name].upper()] for name in ("seat", "loser"))
        win = Win.ron(Hand.parse(hand), Tile.parse(tile), seat_wind=seat, loser=loser, riichi=Riichi.RIICHI)
        return _as_nodes(of_score(classic.score(win)))


def _as_nodes(rows: list[list[Group]]) -> list[Node]:
    divisions = [f'<div style="{ROW_STYLE}">{"".join(group.svg() for group in groups)}</div>' for groups in rows]
    return [raw("", "".join(divisions), format="html")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directives."""
    app.add_directive("drawn-tiles", DrawnTiles)
    app.add_directive("drawn-win", DrawnWin)
    return {"parallel_read_safe": True}
