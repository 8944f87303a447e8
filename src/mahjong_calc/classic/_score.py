"""The score of a win under classic rules: the reading worth most, its yaku, dora and fu, and who pays."""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from attrs import frozen

from mahjong_calc import yaku as catalogue
from mahjong_calc._checks import check_type
from mahjong_calc._payments import Payments
from mahjong_calc._win import Win
from mahjong_calc.classic._explain import explain
from mahjong_calc.classic._fu import NO_FU, Fu, count_fu
from mahjong_calc.classic._pay import paid
from mahjong_calc.classic._points import Limit, limit_and_base
from mahjong_calc.classic._rules import RENHOU_HAN, Renhou, Rules
from mahjong_calc.errors import NotWinningError, NoYakuError, RulesError
from mahjong_calc.yaku import Dora, Reading, Yaku
from mahjong_calc.yaku._candidates import Candidate, candidates
from mahjong_calc.yaku._dora import count_dora
from mahjong_calc.yaku._sanma import check_sanma
from mahjong_calc.yaku._table import Holding

_NO_DORA: Final = Dora(0, 0, 0, 0)
_RENHOU_ALONE: Final = Holding(((catalogue.RENHOU, RENHOU_HAN),), RENHOU_HAN, 0, frozenset({"renhou"}))
_DEFAULT: Final = Rules()


@final
@frozen
class Score:
    """What a win is worth, and why; the parts add up.

    >>> from mahjong_calc import Hand, Riichi, Win, classic
    >>> hand = Hand.parse("234678m234p55s22z")
    >>> win = Win.ron(hand, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST, riichi=Riichi.RIICHI)
    >>> score = classic.score(win)
    >>> score.han, score.fu.total, score.points
    (1, 40, 1300)

    *yaku* are pairs of a yaku and its han; with *dora* they add up to *han*. *points* is what all payers pay together,
    without honba and riichi sticks. *limit* is None for a hand below a mangan. For a yakuman *yakuman* is the multiple
    and each single yakuman stands for 13 han; there are no dora and no fu then.
    """

    win: Win
    reading: Reading
    yaku: tuple[tuple[Yaku, int], ...]
    dora: Dora
    han: int
    fu: Fu
    limit: Limit | None
    yakuman: int
    points: int
    payments: Payments

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


class _Appraisal(NamedTuple):
    """A reading and what it is worth, the worth first, as readings are compared by it."""

    points: int
    han: int
    fu_total: int
    fu_unrounded: int
    candidate: Candidate
    holding: Holding
    dora: Dora
    fu: Fu
    limit: Limit | None
    payments: Payments


def score(win: Win, *, rules: Rules = _DEFAULT) -> Score:
    """Score a win.

    >>> from mahjong_calc import Hand, Win
    >>> win = Win.tsumo(Hand.parse("2345m 777p 55s (123p) [1111z]"), Tile.parse("5m"), seat_wind=Wind.EAST)
    Traceback (most recent call last):
    mahjong_calc.errors.InvalidHandError: ...

    Raises:
        NotWinningError: The tiles are no complete hand.
        NoYakuError: No reading holds a yaku.
        RulesError: The rules don't allow something in the win: a chi, a tile or a seat that three players don't have.
    """
    best = _best(win, rules)
    if best is None:
        raise NoYakuError(f"'{win.hand}' and {win.tile}", "a yaku; dora alone is none")
    _, han, _, _, candidate, holding, dora, fu, limit, payments = best
    return Score(
        win, candidate.reading(), holding.pairs, dora, han, fu, limit, holding.yakuman, best.points, payments
    )


def can_win(win: Win, *, rules: Rules = _DEFAULT) -> bool:
    """Say whether the hand is complete and holds a yaku.

    Raises:
        RulesError: The rules don't allow something in the win, as for `score`.
    """
    try:
        return _best(win, rules) is not None
    except NotWinningError:
        return False


def _best(win: Win, rules: Rules) -> _Appraisal | None:
    """Return the appraisal of the reading worth most: by points, han, fu and unrounded fu, else the first."""
    check_type(win, Win, "win")
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
    limit: Limit | None
    if holding.yakuman:
        han, dora, fu, limit = holding.han, _NO_DORA, NO_FU, Limit.YAKUMAN
        base = limit.value * holding.yakuman
    else:
        han = holding.han + dora.total
        fu = count_fu(candidate, win, holding, rules)
        limit, base = limit_and_base(han, fu.total, rules)
    points, payments = paid(win, base, holding, rules)
    return _Appraisal(points, han, fu.total, fu.unrounded, candidate, holding, dora, fu, limit, payments)


def _with_flat_renhou(
    best: _Appraisal | None, found: Iterable[Candidate], win: Win, rules: Rules
) -> _Appraisal:
    """Return the better of *best* and the five han of renhou alone."""
    alone = [_appraise(candidate, win, _RENHOU_ALONE, _NO_DORA, rules) for candidate in found]
    renhou = max(alone, key=lambda appraisal: appraisal[:4])
    return best if best is not None and best.points > renhou.points else renhou
