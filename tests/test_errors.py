"""The errors: their hierarchy, their data, their words."""

import copy
import pickle

import pytest

from mahjong_calc import MahjongCalcError, allen, classic, errors
from mahjong_calc.errors import ContradictionError, Fault, InvalidHandError, NotationError

EXAMPLES: list[MahjongCalcError] = [
    NotationError("1x", 1, "a suit letter"),
    ContradictionError((Fault.LOSER_MISSING, Fault.FIFTH_COPY), "Win.ron(…)"),
    *(
        getattr(errors, name)("given", "expected")
        for name in errors.__all__
        if name.endswith("Error") and name not in {"MahjongCalcError", "NotationError", "ContradictionError"}
    ),
]
each_error = pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)


@each_error
def test_root(error: MahjongCalcError) -> None:
    """Every error is a `MahjongCalcError`, and so a `ValueError`."""
    assert isinstance(error, MahjongCalcError)
    assert isinstance(error, ValueError)


@each_error
def test_pickle(error: MahjongCalcError) -> None:
    """Errors come back whole from pickle and copies."""
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301
        assert type(twin) is type(error)
        assert twin.args == error.args
        assert vars(twin) == vars(error)
        assert str(twin) == str(error)


def test_every_class_is_shown() -> None:
    """The examples above hold every class of the module."""
    assert {type(error).__name__ for error in EXAMPLES} | {"MahjongCalcError", "Fault"} == set(errors.__all__)


def test_words() -> None:
    """An error says what was expected, what came, and where."""
    assert str(InvalidHandError("15 tiles", "at most 14 tiles")) == "expected at most 14 tiles, got 15 tiles"
    assert str(NotationError("1x", 1, "a suit")) == "expected a suit, got 'x' at position 1 of '1x'"
    assert str(NotationError("1", 1, "a suit")) == "expected a suit, got the end at position 1 of '1'"


def test_contradictions() -> None:
    """All faults are named, each with its reason."""
    text = str(ContradictionError((Fault.LOSER_MISSING, Fault.FIFTH_COPY), "Win.ron(…)"))
    assert "Win.ron(…): LOSER_MISSING: a win by ron needs the loser; FIFTH_COPY: " in text


def test_faults_differ() -> None:
    """Each fault has a sentence of its own and evaluates from its `repr`."""
    assert len({fault.value for fault in Fault}) == len(Fault)
    assert all(eval(repr(fault)) is fault for fault in Fault)  # noqa: S307


def test_types_of_one_name() -> None:
    """Rules of the wrong sort are told apart from the right ones by their modules."""
    told = r"^rules must be a mahjong_calc\.classic\..*Rules, got .* of type mahjong_calc\.allen\..*Rules$"
    with pytest.raises(TypeError, match=told):
        classic.draw(rules=allen.Rules())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^rules must be a Rules, got 4 of type int$"):
        classic.draw(rules=4)  # type: ignore[arg-type]
