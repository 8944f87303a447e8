"""Payments: shares, changes of points, seats."""

import copy
import pickle
import re
from typing import Any

import attrs
import pytest

from mahjong_calc import Payments, Wind
from mahjong_calc.errors import RulesError

E, S, W, N = Wind


@pytest.mark.parametrize(
    ("payments", "deltas", "total"),
    [
        (Payments(S, {E: 2000, W: 1000, N: 1000}), (-2000, 4000, -1000, -1000), 4000),
        (Payments(S, {E: 2100, W: 1100, N: 1100}, sticks=2000), (-2100, 6300, -1100, -1100), 6300),
        (Payments(E, {W: 12000}), (12000, 0, -12000, 0), 12000),
        (Payments(N, {E: 16000, S: 16000}), (-16000, -16000, 0, 32000), 32000),
        (Payments(E, {S: 4000, W: 4000}, players=3), (8000, -4000, -4000), 8000),
        (Payments(W, {}, sticks=1000), (0, 0, 1000, 0), 1000),
        (Payments(W, {E: 0}), (0, 0, 0, 0), 0),
    ],
)
def test_deltas(payments: Payments, deltas: tuple[int, ...], total: int) -> None:
    """Every player present has a change, in the order of the winds; together they are the sticks."""
    assert list(payments.deltas.items()) == list(zip(Wind, deltas, strict=False))
    assert payments.total == total
    assert sum(payments.deltas.values()) == payments.sticks


@pytest.mark.parametrize(
    ("dealer", "changes"),
    [
        (0, (-2000, 4000, -1000, -1000)),
        (1, (-1000, -2000, 4000, -1000)),
        (2, (-1000, -1000, -2000, 4000)),
        (3, (4000, -1000, -1000, -2000)),
    ],
)
def test_by_seat(dealer: int, changes: tuple[int, ...]) -> None:
    """The changes are turned so that East sits where the dealer does."""
    assert Payments(S, {E: 2000, W: 1000, N: 1000}).by_seat(dealer) == changes


def test_by_seat_of_three() -> None:
    """With three players there are three seats."""
    payments = Payments(W, {E: 2000, S: 1000}, players=3)
    assert [payments.by_seat(dealer) for dealer in range(3)] == [
        (-2000, -1000, 3000),
        (3000, -2000, -1000),
        (-1000, 3000, -2000),
    ]


@pytest.mark.parametrize(("dealer", "players"), [(-1, 4), (4, 4), (3, 3)])
def test_no_such_seat(dealer: int, players: int) -> None:
    """A seat that isn't at the table is refused."""
    with pytest.raises(RulesError, match=f"a seat from 0 to {players - 1}, got dealer {dealer}"):
        Payments(S, {}, players=players).by_seat(dealer)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"shares": {S: 1000}}, "the winner left out, got a share of SOUTH"),
        ({"shares": {N: 1000}, "players": 3}, "payers among 3 seats, the winner left out, got a share of NORTH"),
        ({"shares": {E: -1}}, "shares of 0 points or more, got a share of -1"),
        ({"sticks": -1000}, "0 points or more, got -1000 points from sticks"),
        ({"players": 2}, "3 or 4 players, got 2 players"),
        ({"winner": N, "players": 3}, "one of 3 seats, got the winner NORTH"),
    ],
)
def test_what_makes_no_sense(arguments: dict[str, Any], message: str) -> None:
    """A payer who can't pay, and negative points, are refused."""
    with pytest.raises(RulesError, match=re.escape(message)):
        Payments(**dict[str, Any](winner=S, shares={}) | arguments)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"winner": "S"}, "winner must be a Wind, got 'S'"),
        ({"shares": [(E, 1000)]}, "shares must be a Mapping, got ["),
        ({"shares": {"E": 1000}}, "a payer must be a Wind, got 'E'"),
        ({"shares": {E: 1000.0}}, "a share must be an int, got 1000.0"),
        ({"shares": {E: True}}, "a share must be an int, got True"),
        ({"sticks": None}, "sticks must be an int, got None"),
        ({"players": "4"}, "players must be an int, got '4'"),
    ],
)
def test_wrong_types(arguments: dict[str, Any], message: str) -> None:
    """A value of a wrong type is a `TypeError` that names it."""
    with pytest.raises(TypeError, match=re.escape(message)):
        Payments(**dict[str, Any](winner=S, shares={}) | arguments)
    with pytest.raises(TypeError, match=r"dealer must be an int, got Wind\.EAST"):
        Payments(S, {}).by_seat(E)  # type: ignore[arg-type]


def test_round_trips() -> None:
    """Repr, pickle, copies and `attrs.evolve` give the same payments back; the shares' order doesn't count."""
    payments = Payments(S, {E: 2000, W: 1000}, sticks=1000, players=3)
    for twin in (
        eval(repr(payments)),  # noqa: S307
        pickle.loads(pickle.dumps(payments)),  # noqa: S301
        copy.deepcopy(payments),
        attrs.evolve(payments),
        Payments(S, {W: 1000, E: 2000}, sticks=1000, players=3),
    ):
        assert twin == payments
        assert hash(twin) == hash(payments)
        assert twin.deltas == payments.deltas


def test_parameters() -> None:
    """Sticks and players are named, and what follows from the rest can't be given."""
    payments = Payments(S, {E: 2000}, sticks=1000)
    assert "deltas" not in repr(payments)
    with pytest.raises(TypeError, match="positional"):
        Payments(S, {E: 2000}, 1000)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="deltas"):
        Payments(S, {E: 2000}, deltas=payments.deltas)  # type: ignore[call-arg]


def test_shares_that_cannot_change() -> None:
    """A mapping that can't be changed is kept as it is, so that many payments share it."""
    shares = Payments(S, {E: 2000}).shares
    assert Payments(W, shares).shares is shares


def test_frozen() -> None:
    """Payments can't be changed, nor can the mappings inside."""
    payments = Payments(S, {E: 2000})
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        payments.sticks = 1000  # type: ignore[misc]
    with pytest.raises(TypeError):
        payments.shares[E] = 1000  # type: ignore[index]
