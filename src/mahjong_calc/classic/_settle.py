"""How a hand ends: one or several wins, or a draw, and what every player gains or loses by it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Final, final

from attrs import evolve, field, frozen

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._payments import WINDS, Payments
from mahjong_calc._tiles import NORTH, Tile, Wind
from mahjong_calc._win import Win
from mahjong_calc.classic._pay import check_count
from mahjong_calc.classic._points import Limit, tsumo_shares
from mahjong_calc.classic._rules import MultipleRon, Rules
from mahjong_calc.classic._score import Score, score
from mahjong_calc.errors import RulesError

_DEFAULT: Final = Rules()
#: what the players without tenpai pay those with it, by the number of players
NOTEN_POINTS: Final = {4: 3000, 3: 2000}
_COPIES: Final = 4
_NORTH: Final = Tile.from_kind(NORTH)
#: wins by ron that abort a hand where two are the most
_TRIPLE: Final = 3


def _deltas(deltas: Mapping[Wind, int]) -> FrozenMapping[Wind, int]:
    check_type(deltas, Mapping, "deltas")
    return FrozenMapping(deltas)


@final
@frozen(kw_only=True)
class Settlement:
    """What the end of a hand changes.

    >>> draw(tenpai=[Wind.SOUTH], riichi_sticks=1)
    Settlement(deltas={Wind.EAST: -1000, Wind.SOUTH: 3000, Wind.WEST: -1000, Wind.NORTH: -1000},
               riichi_sticks=1, scores=())

    *deltas* is the signed change of points of every player present; *riichi_sticks* are the sticks that stay on the
    table; *scores* are those of the wins that are paid, in turn order from the discarder.
    """

    deltas: Mapping[Wind, int] = field(converter=_deltas)
    riichi_sticks: int
    scores: tuple[Score, ...] = ()

    @property
    def payments(self) -> tuple[Payments, ...]:
        """The payments of each winner, in the order of the scores."""
        return tuple(score.payments for score in self.scores)


def settle(wins: Iterable[Win], *, rules: Rules = _DEFAULT) -> Settlement:
    """Settle one win, or several by ron on one tile.

    >>> from mahjong_calc import Hand, Riichi, Tile
    >>> tile = Tile.parse("6s")
    >>> table = {"loser": Wind.EAST, "honba": 1, "riichi_sticks": 2}
    >>> west = Win.ron(Hand.parse("567m11p78s (777z) (999m)"), tile, seat_wind=Wind.WEST, **table)
    >>> hand = Hand.parse("234678m23499p45s")
    >>> south = Win.ron(hand, tile, seat_wind=Wind.SOUTH, riichi=Riichi.RIICHI, **table)
    >>> settle([west, south]).deltas
    {Wind.EAST: -3300, Wind.SOUTH: 4300, Wind.WEST: 1000, Wind.NORTH: 0}

    Each win has the honba and riichi sticks of the table, all of them: they go to the first winner in turn order after
    the discarder alone. `MultipleRon` says how many are paid; where three abort the hand, the sticks stay. Every win
    must be one under the rules, also if it isn't paid.

    Args:
        wins: The wins, in any order.
        rules: The rules in force.

    Raises:
        NotWinningError: The tiles of a win are no complete hand.
        NoYakuError: A win holds no yaku.
        RulesError: There is no win, or several don't go together: two have one seat, one is by tsumo, or they differ
            in the tile, the loser, or what lies on the table; or the rules don't allow something in a win.
    """
    claims = check_items(wins, Win, "wins")
    check_type(rules, Rules, "rules")
    _check_together(claims)
    first, *others = sorted(claims, key=lambda win: _turns_after(win, rules))
    scores = [score(first, rules=rules)]
    scores += [score(evolve(win, honba=0, riichi_sticks=0), rules=rules) for win in others]
    paid = _paid(scores, rules)
    deltas = Counter(dict.fromkeys(WINDS[: rules.players], 0))
    for one in paid:
        deltas.update(one.payments.deltas)
    return Settlement(deltas=deltas, riichi_sticks=0 if paid else first.riichi_sticks, scores=tuple(paid))


def _turns_after(win: Win, rules: Rules) -> int:
    """Return how many turns after the discarder the winner comes."""
    return 0 if win.loser is None else (win.seat_wind.value - win.loser.value) % rules.players


def _paid(scores: list[Score], rules: Rules) -> list[Score]:
    """Return those of the scores in turn order that are paid."""
    if rules.multiple_ron is MultipleRon.HEAD_BUMP:
        return scores[:1]
    if rules.multiple_ron is MultipleRon.TWO and len(scores) == _TRIPLE:
        return []
    return scores


#: what several wins on one discard have in common; logs of games tell chankan and houtei only where they count
_SHARED: Final = ("loser", "tile", "round_wind", "dora_indicators", "honba", "riichi_sticks")


def _check_together(wins: tuple[Win, ...]) -> None:
    """Refuse wins that can't be of one hand, with all that speaks against it."""
    faults = [f"{name} {' and '.join(map(repr, values))}" for name, values in _differences(wins)]
    seats = Counter(win.seat_wind for win in wins)
    faults += [f"{count} wins of {seat!r}" for seat, count in seats.items() if count > 1]
    if len(wins) > 1 and any(win.is_tsumo for win in wins):
        faults.append("a tsumo among several wins")
    if not wins:
        faults.append("no win")
    else:
        faults += [f"{count} copies of {tile}" for tile, count in _copies(wins).items() if count > _COPIES]
    if faults:
        raise RulesError("; ".join(faults), "one win, or rons of several seats on one tile at one table")


def _differences(wins: tuple[Win, ...]) -> Iterable[tuple[str, list[object]]]:
    for name in _SHARED:
        values = list(dict.fromkeys(map(attrgetter(name), wins)))
        if len(values) > 1:
            yield name, values
    # those who didn't declare riichi have none, and games without ura dora may leave them out
    ura: list[object] = list(dict.fromkeys(win.ura_indicators for win in wins if win.ura_indicators))
    if len(ura) > 1:
        yield "ura_indicators", ura


def _copies(wins: tuple[Win, ...]) -> Counter[Tile]:
    """Count the tiles that the winners hold and those that lie on the table."""
    copies = Counter(tile.plain for tile in (wins[0].tile, *wins[0].dora_indicators))
    copies.update(tile.plain for tile in max((win.ura_indicators for win in wins), key=len))
    for win in wins:
        copies.update(tile.plain for tile in win.hand.tiles)
        copies.update(tile.plain for meld in win.hand.melds for tile in meld.tiles)
        copies[_NORTH] += win.nuki
    return copies


def draw(
    *,
    tenpai: Iterable[Wind] = (),
    nagashi: Iterable[Wind] = (),
    riichi_sticks: int = 0,
    rules: Rules = _DEFAULT,
) -> Settlement:
    """Settle a drawn hand.

    >>> draw(tenpai=[Wind.SOUTH, Wind.WEST]).deltas
    {Wind.EAST: -1500, Wind.SOUTH: 1500, Wind.WEST: 1500, Wind.NORTH: -1500}

    The players without tenpai pay 3,000 points in all to those with it, 2,000 where three play. Nagashi mangan takes
    the place of that: it is paid like a mangan by tsumo, without honba and sticks, and several add up. Under rules
    without it *nagashi* changes nothing. Nothing is paid for an abortive draw, so for one give neither. The sticks
    stay on the table.

    Args:
        tenpai: The seats that are tenpai.
        nagashi: The seats that discarded terminals and honors alone, none of them called.
        riichi_sticks: The riichi sticks on the table.
        rules: The rules in force.

    Raises:
        RulesError: A seat isn't there or is given twice, or a number is negative.
    """
    check_type(rules, Rules, "rules")
    check_count(riichi_sticks, "riichi_sticks")
    ready = _seats(tenpai, "tenpai", rules)
    special = _seats(nagashi, "nagashi", rules)
    deltas = dict.fromkeys(WINDS[: rules.players], 0)
    if special and rules.nagashi:
        for winner in special:
            for payer, share in tsumo_shares(Limit.MANGAN.value, winner, rules).items():
                deltas[payer] -= share
                deltas[winner] += share
    elif 0 < len(ready) < rules.players:
        points = NOTEN_POINTS[rules.players]
        for seat in deltas:
            deltas[seat] = points // len(ready) if seat in ready else -points // (rules.players - len(ready))
    return Settlement(deltas=deltas, riichi_sticks=riichi_sticks)


def _seats(seats: Iterable[Wind], name: str, rules: Rules) -> tuple[Wind, ...]:
    found = check_items(seats, Wind, name)
    for seat in found:
        if found.count(seat) > 1 or seat not in WINDS[: rules.players]:
            raise RulesError(f"{seat!r} in {name}", f"each seat of {rules.players} players at most once")
    return found
