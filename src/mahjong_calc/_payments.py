"""Who pays whom how much for a win."""

from collections.abc import Mapping
from typing import Final, final

from attrs import field, frozen

from mahjong_calc._checks import check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._tiles import Wind
from mahjong_calc.errors import RulesError

WINDS: Final = tuple(Wind)
#: what a riichi stick is worth
STICK_POINTS: Final = 1000


def frozen_mapping(items: Mapping[Wind, int]) -> FrozenMapping[Wind, int]:
    """Return *items* as a mapping that can't be changed."""
    check_type(items, Mapping, "shares")
    return items if isinstance(items, FrozenMapping) else FrozenMapping(items)


@final
@frozen
class Payments:
    """What each player pays for a win, in points.

    >>> payments = Payments(Wind.SOUTH, {Wind.EAST: 2000, Wind.WEST: 1000, Wind.NORTH: 1000}, sticks=1000)
    >>> payments.total
    5000
    >>> payments.by_seat(dealer=2)
    (-1000, -1000, -2000, 5000)

    *shares* is what each payer pays, honba included; *sticks* are the points from riichi sticks.

    Raises:
        RulesError: The winner or a seat that isn't there pays, or a number of points is negative.
    """

    winner: Wind
    shares: Mapping[Wind, int] = field(converter=frozen_mapping)
    sticks: int = field(default=0, kw_only=True)
    players: int = field(default=4, kw_only=True)
    #: the signed change of points per wind, every player present; sums to *sticks*
    deltas: Mapping[Wind, int] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        if (type(self.winner), type(self.sticks), type(self.players)) != (Wind, int, int):
            check_type(self.winner, Wind, "winner")
            check_type(self.sticks, int, "sticks")
            check_type(self.players, int, "players")
        if self.players not in (3, 4):
            raise RulesError(f"{self.players} players", "3 or 4 players")
        deltas = dict.fromkeys(WINDS[: self.players], 0)
        if self.winner not in deltas:
            raise RulesError(f"the winner {self.winner.name}", f"one of {self.players} seats")
        for payer, points in self.shares.items():
            if (type(payer), type(points)) != (Wind, int):
                check_type(payer, Wind, "a payer")
                check_type(points, int, "a share")
            if payer not in deltas or payer is self.winner:
                raise RulesError(f"a share of {payer.name}", f"payers among {self.players} seats, the winner left out")
            if points < 0:
                raise RulesError(f"a share of {points}", "shares of 0 points or more")
            deltas[payer] = -points
        if self.sticks < 0:
            raise RulesError(f"{self.sticks} points from sticks", "0 points or more")
        deltas[self.winner] = self.sticks + sum(self.shares.values())
        object.__setattr__(self, "deltas", FrozenMapping(deltas))

    @property
    def total(self) -> int:
        """What the winner gains, honba and sticks included."""
        return self.deltas[self.winner]

    def by_seat(self, dealer: int) -> tuple[int, ...]:
        """Return the changes by table seat; *dealer* is the seat (from 0) of the player who is East.

        Raises:
            RulesError: There is no such seat.
        """
        check_type(dealer, int, "dealer")
        if not 0 <= dealer < self.players:
            raise RulesError(f"dealer {dealer}", f"a seat from 0 to {self.players - 1}")
        return tuple(self.deltas[WINDS[(seat - dealer) % self.players]] for seat in range(self.players))
