"""The score of a win under the Allen rules: the side of the reading worth most, and who pays."""

from typing import Final, NamedTuple, final

from attrs import frozen

from mahjong_calc._checks import check_type
from mahjong_calc._payments import Payments
from mahjong_calc._tiles import TileSet
from mahjong_calc._win import Win
from mahjong_calc.allen._explain import explain
from mahjong_calc.allen._points import paid, points
from mahjong_calc.allen._rules import Rules
from mahjong_calc.allen._values import YAKUMAN_HAN
from mahjong_calc.errors import NoYakuError, RulesError
from mahjong_calc.yaku import Dora, Reading, Yaku
from mahjong_calc.yaku._candidates import Candidate, candidates
from mahjong_calc.yaku._dora import count_dora, dora_kinds
from mahjong_calc.yaku._sanma import check_sanma
from mahjong_calc.yaku._table import Holding

_NO_DORA: Final = Dora(0, 0, 0, 0)
_DEFAULT: Final = Rules()


@final
@frozen
class Score:
    """What a win is worth, and why; the parts add up.

    >>> from mahjong_calc import Hand, Riichi, Tile, Wind, allen
    >>> win = Win.tsumo(Hand.parse("234p456789s1122z"), Tile.parse("2z"), seat_wind=Wind.SOUTH, honba=1)
    >>> score = allen.score(win)
    >>> score.yaku, score.han, score.points
    (((<Yaku menzen_tsumo>, 1), (<Yaku seat_wind>, 1)), 2, 4000)
    >>> score.payments.shares
    {Wind.EAST: 3000, Wind.WEST: 2000}

    *yaku* are pairs of a yaku and its han; with *dora* they add up to *han*. *points* is what all payers pay together,
    without honba and riichi sticks. Where the yakuman side counts, *yakuman* is how many yakuman it is (a double one is
    two), and there are no dora; for an ordinary hand it is 0, however many han the hand has.
    """

    win: Win
    reading: Reading
    yaku: tuple[tuple[Yaku, int], ...]
    dora: Dora
    han: int
    yakuman: int
    points: int
    payments: Payments

    def explain(self, language: str = "en") -> str:
        """Tell why the win is worth what it is, in English ("en") or Japanese ("ja")."""
        return explain(self, language)


class _Side(NamedTuple):
    """One side of a reading, and what it is worth; sides are compared by the first two."""

    han: int
    yakuman: int
    candidate: Candidate
    yaku: tuple[tuple[Yaku, int], ...]
    dora: Dora


def score(win: Win, *, rules: Rules = _DEFAULT) -> Score:
    """Score a win of three players under the Allen rules.

    >>> from mahjong_calc import Hand, Tile, Wind
    >>> win = Win.ron(Hand.parse("234p456789s1122z"), Tile.parse("2z"), seat_wind=Wind.SOUTH, loser=Wind.WEST)
    >>> score(win).payments.shares
    {Wind.WEST: 2000}

    The side worth more counts, the yakuman alone or the ordinary yaku and dora; the yakuman where both are worth the
    same; then the first reading in the order of `mahjong_calc.yaku.readings`.

    Raises:
        NotWinningError: The tiles are no complete hand.
        NoYakuError: No reading holds a yaku.
        RulesError: The rules don't allow something in the win: a chi, a tile or a seat that three players don't have,
            a second dora indicator.
    """
    check_type(win, Win, "win")
    check_type(rules, Rules, "rules")
    check_sanma(win)
    if len(win.dora_indicators) > 1:  # no win has more ura indicators
        raise RulesError(f"{len(win.dora_indicators)} dora indicators", "at most one dora indicator")
    side = _best(win, rules)
    if side is None:
        raise NoYakuError(f"'{win.hand}' and {win.tile}", "a yaku; dora alone is none")
    worth = points(side.han, dealer=win.is_dealer)
    payments = paid(worth, win.seat_wind, win.loser, win.honba, win.riichi_sticks)
    return Score(win, side.candidate.reading(), side.yaku, side.dora, side.han, side.yakuman, worth, payments)


def _best(win: Win, rules: Rules) -> _Side | None:
    """Return the side worth most, the yakuman side before the ordinary one of as many han, None without a yaku."""
    dora = count_dora(win, _DORA_KINDS, ura=True, aka=rules.aka_dora, kan=False)
    best: _Side | None = None
    for candidate in candidates(win):
        yakuman = rules._yakuman.holding(candidate, win)
        ordinary = rules._ordinary.holding(candidate, win)
        for side in (
            _Side(yakuman.han, _multiple(yakuman), candidate, yakuman.pairs, _NO_DORA),
            _Side(ordinary.han + dora.total, 0, candidate, ordinary.pairs, dora),
        ):
            if side.yaku and (best is None or side[:2] > best[:2]):
                best = side
    return best


def _multiple(holding: Holding) -> int:
    """Return how many yakuman are held; one worth 24 han is one."""
    return sum(max(han // YAKUMAN_HAN, 1) for _, han in holding.pairs)


_DORA_KINDS: Final = dora_kinds(TileSet.SANMA)
