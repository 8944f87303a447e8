"""The score of a win under classic rules: the reading worth most, its yaku, dora and fu, and who pays."""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from attrs import field, frozen

from mahjong_calc import yaku as catalogue
from mahjong_calc._checks import check_type
from mahjong_calc._payments import Payments
from mahjong_calc._win import Win
from mahjong_calc.classic._explain import explain
from mahjong_calc.classic._fu import FuItem, count_fu, fu_items
from mahjong_calc.classic._pay import paid
from mahjong_calc.classic._points import Limit, limit_and_base
from mahjong_calc.classic._rules import RENHOU_HAN, Renhou, Rules
from mahjong_calc.errors import NotWinningError, NoYakuError, RulesError
from mahjong_calc.yaku import Dora, Reading, Yaku
from mahjong_calc.yaku._candidates import Candidate, candidates
from mahjong_calc.yaku._dora import count_dora
from mahjong_calc.yaku._sanma import check_sanma
from mahjong_calc.yaku._table import Holding

# the constructor of a named tuple takes several times as long
_new: Final = tuple.__new__
_NO_DORA: Final = Dora(0, 0, 0, 0)
_RENHOU_ALONE: Final = Holding(((catalogue.RENHOU, RENHOU_HAN),), RENHOU_HAN, 0, frozenset({"renhou"}))
_DEFAULT: Final = Rules()


class _Appraisal(NamedTuple):
    """A candidate and what it is worth, the worth first, as candidates are compared by it."""

    points: int
    han: int
    fu: int
    unrounded_fu: int
    candidate: Candidate
    holding: Holding
    dora: Dora
    limit: Limit | None
    payments: Payments


@final
@frozen(eq=False, repr=False)
class Fu:
    """The fu of a score: the items and their sum rounded up to ten; seven pairs are 25 and not rounded.

    >>> from mahjong_calc import Hand, Tile, Win, Wind, classic
    >>> hand = Hand.parse("234678m234p55s22z")
    >>> fu = classic.score(Win.tsumo(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH)).fu
    >>> [(item.reason.value, item.points) for item in fu.items]
    [('winning', 20), ('tsumo', 2), ('triplet', 4), ('yakuhai pair', 2)]
    >>> fu.unrounded, fu.total
    (28, 30)

    A yakuman has no items and a total of 0.
    """

    # most who ask for the total don't ask for the items, which take longer than all else
    _score: "Score"

    @property
    def total(self) -> int:
        """The fu that count."""
        return self._score._best.fu

    @property
    def unrounded(self) -> int:
        """The sum of the items."""
        return self._score._best.unrounded_fu

    @property
    def items(self) -> tuple[FuItem, ...]:
        """What the fu are counted for, block by block."""
        return self._score._fu_items()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fu) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)

    def __repr__(self) -> str:
        return f"<Fu {self.total}: {self.items!r}>"


@final
@frozen(repr=False)
class Score:
    """What a win is worth, and why; the parts add up.

    >>> from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
    >>> hand = Hand.parse("234678m234p55s22z")
    >>> win = Win.ron(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST, riichi=Riichi.RIICHI)
    >>> score = classic.score(win)
    >>> score.han, score.fu.total, score.points
    (1, 40, 1300)

    It follows from *win* and *rules*, and is equal to another when they are; the rest is told by its properties.
    """

    win: Win
    rules: Rules
    _best: _Appraisal = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        best = _best(self.win, self.rules)
        if best is None:
            raise NoYakuError(f"'{self.win.hand}' and {self.win.tile}", "a yaku; dora alone is none")
        object.__setattr__(self, "_best", best)

    @property
    def reading(self) -> Reading:
        """The reading worth most; among equals the one of more han, then more fu, then the first."""
        return self._best.candidate.reading()

    @property
    def yaku(self) -> tuple[tuple[Yaku, int], ...]:
        """The yaku and their han; a single yakuman stands for 13, one that doesn't count beside a greater for 0."""
        return self._best.holding.pairs

    @property
    def dora(self) -> Dora:
        """The dora; none for a yakuman."""
        return self._best.dora

    @property
    def han(self) -> int:
        """The han of all yaku and dora."""
        return self._best.han

    @property
    def fu(self) -> Fu:
        """The fu; none for a yakuman."""
        return Fu(self)

    @property
    def limit(self) -> Limit | None:
        """The limit that the hand reaches, None below a mangan."""
        return self._best.limit

    @property
    def yakuman(self) -> int:
        """How many yakuman the hand is worth; 0 for one that only counts as a yakuman by its han."""
        return self._best.holding.yakuman

    @property
    def points(self) -> int:
        """What all payers pay together, without honba and riichi sticks."""
        return self._best.points

    @property
    def payments(self) -> Payments:
        """Who pays whom, honba and riichi sticks included."""
        return self._best.payments

    def explain(self, language: str = "en") -> str:
        """Tell why the win is worth what it is, in English ("en") or Japanese ("ja").

        >>> from mahjong_calc import Hand, Tile, Win, Wind, classic
        >>> win = Win.tsumo(Hand.parse("19m19p19s1234567z"), Tile.parse("1m"), seat_wind=Wind.WEST)
        >>> print(classic.score(win).explain())
        East round: West (child) wins by tsumo on 1m
        Hand: 19m19p19s1234567z + 1m
        Blocks: 11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z
        Yaku:
          kokushi musou juusanmen machi (Thirteen-Wait Thirteen Orphans): yakuman
        Points: yakuman
          base 8,000
        Payments:
          East: 8,000 x 2 = 16,000
          South: 8,000 x 1 = 8,000
          North: 8,000 x 1 = 8,000
        In all: East -16,000, South -8,000, West +32,000, North -8,000

        Raises:
            LanguageError: There are no words in this language.
        """
        return explain(self, language)

    def _fu_items(self) -> tuple[FuItem, ...]:
        if self.yakuman:
            return ()
        is_pinfu = "pinfu" in self._best.holding.keys
        return fu_items(self.reading, self.win, self.rules, is_pinfu=is_pinfu)

    def __repr__(self) -> str:
        keys = ", ".join(f"{yaku.key} {han}" for yaku, han in self.yaku)
        return f"<Score of {self.points} points: {self.han} han {self._best.fu} fu ({keys}), {self.win!r}>"

    def __reduce__(self) -> "tuple[type[Score], tuple[Win, Rules]]":
        return Score, (self.win, self.rules)


def score(win: Win, *, rules: Rules = _DEFAULT) -> Score:
    """Score a win.

    >>> from mahjong_calc import Hand, Tile, Win, Wind, classic
    >>> win = Win.tsumo(Hand.parse("23467m77p (123p) [1111z]"), Tile.parse("5m"), seat_wind=Wind.EAST)
    >>> classic.score(win).points
    6000

    Raises:
        NotWinningError: The tiles are no complete hand.
        NoYakuError: No reading holds a yaku.
        RulesError: The rules don't allow something in the win: a chi, a tile or a seat that three players don't have.
    """
    return Score(win, rules)


def can_win(win: Win, *, rules: Rules = _DEFAULT) -> bool:
    """Say whether the hand is complete and holds a yaku.

    >>> from mahjong_calc import Hand, Tile, Win, Wind, classic
    >>> hand = Hand.parse("234678m234p55s22z")
    >>> classic.can_win(Win.tsumo(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH))
    True
    >>> classic.can_win(Win.ron(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST))
    False

    Raises:
        RulesError: The rules don't allow something in the win, as for `score`.
    """
    try:
        return _best(win, rules) is not None
    except NotWinningError:
        return False


def _best(win: Win, rules: Rules) -> _Appraisal | None:
    """Return the appraisal of the reading worth most: by points, han, fu and unrounded fu, else the first."""
    if type(win) is not Win:
        check_type(win, Win, "win")
    if type(rules) is not Rules:
        check_type(rules, Rules, "rules")
    if rules.players == 3:
        check_sanma(win)
    elif win.nuki:
        raise RulesError(f"nuki={win.nuki}", "no North set aside with four players")
    dora = count_dora(win, rules._dora_kinds, ura=rules.ura_dora, aka=rules.aka_dora, kan=rules.kan_dora)
    found = candidates(win)
    best = None
    for candidate in found:
        holding = rules._table.holding(candidate, win)
        if holding.pairs:
            appraisal = _appraise(candidate, win, holding, dora, rules)
            if best is None or appraisal[:4] > best[:4]:
                best = appraisal
    if win.first_turn and not win.is_tsumo and rules.renhou is Renhou.MANGAN:
        return _with_flat_renhou(best, found, win, rules)
    return best


def _appraise(candidate: Candidate, win: Win, holding: Holding, dora: Dora, rules: Rules) -> _Appraisal:
    _, yaku_han, yakuman, keys = holding
    if yakuman:
        limit: Limit | None = Limit.YAKUMAN
        points, payments = paid(win, Limit.YAKUMAN.value * yakuman, holding, rules)
        return _new(_Appraisal, (points, yaku_han, 0, 0, candidate, holding, _NO_DORA, limit, payments))
    han = yaku_han + dora.total
    fu, unrounded_fu = count_fu(candidate, win, rules, is_pinfu="pinfu" in keys)
    limit, base = limit_and_base(han, fu, rules)
    points, payments = paid(win, base, holding, rules)
    return _new(_Appraisal, (points, han, fu, unrounded_fu, candidate, holding, dora, limit, payments))


def _with_flat_renhou(best: _Appraisal | None, found: Iterable[Candidate], win: Win, rules: Rules) -> _Appraisal:
    """Return the better of *best* and the five han of renhou alone."""
    alone = [_appraise(candidate, win, _RENHOU_ALONE, _NO_DORA, rules) for candidate in found]
    renhou = max(alone, key=lambda appraisal: appraisal[:4])
    return best if best is not None and best.points > renhou.points else renhou
