"""What a yaku is, and what it is worth."""

from collections.abc import Callable, Iterable
from typing import final

from attrs import field, frozen

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._win import Win
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku._readings import Reading


def _keys(keys: Iterable[str]) -> tuple[str, ...]:
    return check_items(keys, str, "supersedes")


@final
@frozen(repr=False)
class Yaku:
    """A yaku: its names, when a reading of a win holds it, and which lesser yaku it takes the place of.

    >>> all_red = Yaku("all_red", "oaka", "大赤", "All Red", lambda reading, win: False, supersedes=["chun"])
    >>> all_red.supersedes
    ('chun',)

    Args:
        key: The stable name in code; two yaku are equal when their keys are.
        romaji: The name in romaji.
        japanese: The name in Japanese.
        english: The name in English.
        predicate: A pure function of a `Reading` and a `Win`.
        supersedes: The keys of yaku that don't count beside this one.

    Raises:
        RulesError: It supersedes itself.
    """

    key: str
    romaji: str = field(eq=False)
    japanese: str = field(eq=False)
    english: str = field(eq=False)
    predicate: Callable[[Reading, Win], bool] = field(eq=False)
    supersedes: tuple[str, ...] = field(default=(), eq=False, converter=_keys, kw_only=True)

    def __attrs_post_init__(self) -> None:
        for name in ("key", "romaji", "japanese", "english"):
            check_type(getattr(self, name), str, name)
        if not callable(self.predicate):
            msg = f"predicate must be callable, got {self.predicate!r}"
            raise TypeError(msg)
        if self.key in self.supersedes:
            raise RulesError(f"a yaku {self.key!r} that supersedes itself", "the keys of other yaku")

    def __repr__(self) -> str:
        return f"<Yaku {self.key}>"


@final
@frozen
class YakuValue:
    """What a yaku is worth: han in a closed and in an open hand, or a multiple of a yakuman.

    >>> YakuValue(2, 1)
    YakuValue(closed=2, open=1, multiple=0)
    >>> YakuValue.yakuman(2).is_yakuman
    True

    An *open* value of 0 means that only a closed hand holds the yaku. A yakuman counts in open hands wherever its
    tiles can.

    Raises:
        RulesError: A value is negative, or there is none.
    """

    closed: int
    open: int = 0
    multiple: int = field(default=0, kw_only=True)

    def __attrs_post_init__(self) -> None:
        for name in ("closed", "open", "multiple"):
            check_type(getattr(self, name), int, name)
        if min(self.closed, self.open, self.multiple) < 0 or (self.closed < 1 and self.open < 1 and self.multiple < 1):
            raise RulesError(f"{self!r}", "1 han or more, or a yakuman multiple of 1 or more")
        if self.multiple and (self.closed or self.open):
            raise RulesError(f"{self!r}", "either han or a yakuman multiple")

    @classmethod
    def yakuman(cls, multiple: int = 1) -> "YakuValue":
        """Return the value of a yakuman, or a double one and so on.

        >>> YakuValue.yakuman()
        YakuValue(closed=0, open=0, multiple=1)
        """
        return cls(0, 0, multiple=multiple)

    @property
    def is_yakuman(self) -> bool:
        """Whether it is a yakuman."""
        return self.multiple > 0
