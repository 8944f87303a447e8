"""Errors: one class per kind of mistake, all below `MahjongCalcError`.

>>> from mahjong_calc import Tile
>>> try:
...     Tile.parse("8z")
... except NotationError as error:
...     print(f"{error.position}: {error}")
0: expected 1 to 7 before z, the honors (in 8z), got '8' at position 0 of '8z'

Each says what was expected, what was given and where. The data stand in attributes, the wording of the text is no part
of the API. A value of a wrong Python type is a plain `TypeError`.
"""

from enum import unique
from typing import final

from mahjong_calc._enums import NamedEnum

__all__ = [
    "ContradictionError",
    "Fault",
    "InvalidHandError",
    "InvalidMeldError",
    "InvalidTileError",
    "LanguageError",
    "MahjongCalcError",
    "NoYakuError",
    "NotWinningError",
    "NotationError",
    "RulesError",
    "SampleError",
]


class MahjongCalcError(ValueError):
    """The root of all errors of this library."""


class _ExpectedError(MahjongCalcError):
    """An error that tells what was *given* and what was *expected*."""

    def __init__(self, given: str, expected: str) -> None:
        super().__init__(given, expected)
        self.given = given
        self.expected = expected

    def __str__(self) -> str:
        return f"expected {self.expected}, got {self.given}"


@final
class NotationError(MahjongCalcError):
    """A *text*, or a sequence, doesn't follow the notation at *position*, in characters or items from 0."""

    def __init__(self, text: str | tuple[object, ...], position: int, expected: str) -> None:
        super().__init__(text, position, expected)
        self.text = text
        self.position = position
        self.expected = expected

    def __str__(self) -> str:
        found = repr(self.text[self.position]) if self.position < len(self.text) else "the end"
        return f"expected {self.expected}, got {found} at position {self.position} of {self.text!r}"


@final
class InvalidTileError(_ExpectedError):
    """A tile that doesn't exist, or not in this tile set."""


@final
class InvalidMeldError(_ExpectedError):
    """Tiles that form no meld of the kind."""


@final
class InvalidHandError(_ExpectedError):
    """A hand of a wrong size, with too many copies of a tile, or with tiles that the tile set lacks."""


@final
class NotWinningError(_ExpectedError):
    """The tiles are no complete hand."""


@final
class NoYakuError(_ExpectedError):
    """The hand is complete but holds no yaku under the rules in force; dora alone is none."""


@final
class RulesError(_ExpectedError):
    """Something that the rules in force don't allow, or rules that make no sense."""


@final
class SampleError(_ExpectedError):
    """No hands to deal or to count, or exact values that are about other hands than the sample."""


@final
class LanguageError(_ExpectedError):
    """A language that explanations aren't written in."""


@final
@unique
class Fault(NamedEnum):
    """A contradiction between the circumstances of a win; the value says it in a sentence.

    >>> Fault.LOSER_MISSING.value
    'a win by ron needs the loser'
    """

    IPPATSU_WITHOUT_RIICHI = "ippatsu needs riichi"
    IPPATSU_WITH_RINSHAN = "the kan or North before a rinshan win ended ippatsu"
    RIICHI_WITH_OPEN_MELD = "riichi needs a closed hand"
    URA_WITHOUT_RIICHI = "ura indicators are turned for riichi only"
    MORE_URA_THAN_DORA = "there are more ura indicators than dora indicators"
    TOO_MANY_INDICATORS = "there are more than five indicators of one sort"
    RINSHAN_ON_RON = "a rinshan win is by tsumo"
    RINSHAN_WITHOUT_REPLACEMENT = "rinshan needs a kan or a North set aside"
    CHANKAN_ON_TSUMO = "chankan is by ron"
    CHANKAN_TILE_HELD = "the winner has another copy of the tile that was robbed from a kan"
    LAST_TILE_WITH_RINSHAN = "a replacement tile is not the last tile of the wall"
    LAST_TILE_WITH_CHANKAN = "no kan can be declared after the last tile"
    FIRST_TURN_WITH_MELDS = "a win in the first turn has no melds"
    FIRST_TURN_WITH_RIICHI = "a win in the first turn comes before riichi"
    FIRST_TURN_WITH_IPPATSU = "a win in the first turn comes before ippatsu"
    FIRST_TURN_WITH_NUKI = "a North set aside ends the first turn"
    FIRST_TURN_WITH_RINSHAN = "a replacement tile is not of the first turn"
    FIRST_TURN_WITH_CHANKAN = "a kan ends the first turn"
    FIRST_TURN_WITH_LAST_TILE = "the last tile is not of the first turn"
    FIRST_TURN_RON_BY_DEALER = "nobody discards before the dealer in the first turn"
    LOSER_IS_WINNER = "the loser is the winner"
    LOSER_MISSING = "a win by ron needs the loser"
    LOSER_ON_TSUMO = "a win by tsumo has no loser"
    LIABLE_IS_WINNER = "the winner can't be liable for the own win"
    FIFTH_COPY = "there are more than four copies of a tile"
    NEGATIVE_COUNT = "honba, riichi_sticks and nuki can't be negative"


@final
class ContradictionError(MahjongCalcError):
    """Circumstances of a win contradict one another; *faults* lists all that were found."""

    def __init__(self, faults: tuple[Fault, ...], given: str) -> None:
        super().__init__(faults, given)
        self.faults = faults
        self.given = given

    def __str__(self) -> str:
        reasons = "; ".join(f"{fault.name}: {fault.value}" for fault in self.faults)
        return f"expected consistent circumstances, got {self.given}: {reasons}"
