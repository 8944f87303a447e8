"""What a yaku and its value are, and how wrong ones are refused."""

import pickle
from typing import Any

import attrs
import pytest

from mahjong_calc import Win, yaku
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import Reading, Yaku, YakuValue


def _never(_: Reading, __: Win) -> bool:
    return False


def test_equal_keys_make_equal_yaku() -> None:
    """Two yaku are equal when their keys are, and hash alike."""
    one = Yaku("one", "ichi", "一", "One", _never)
    other = Yaku("one", "wan", "一", "Another", yaku.RIICHI.predicate, supersedes=["riichi"])
    assert one == other
    assert hash(one) == hash(other)
    assert one != Yaku("two", "ichi", "一", "One", _never)
    assert other.supersedes == ("riichi",)
    assert pickle.loads(pickle.dumps(one)).predicate is _never  # noqa: S301


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"key": 1}, "key"),
        ({"romaji": None}, "romaji"),
        ({"japanese": b""}, "japanese"),
        ({"english": 1.0}, "english"),
        ({"predicate": "never"}, "predicate"),
        ({"supersedes": "riichi"}, "supersedes"),
        ({"supersedes": [yaku.RIICHI]}, "supersedes"),
    ],
)
def test_wrong_types_of_a_yaku(changed: dict[str, Any], name: str) -> None:
    """A wrong type is a TypeError that names the field."""
    given: dict[str, Any] = {"key": "one", "romaji": "ichi", "japanese": "一", "english": "One", "predicate": _never}
    with pytest.raises(TypeError, match=name):
        Yaku(**given | changed)


def test_a_yaku_that_supersedes_itself() -> None:
    """It could never count."""
    with pytest.raises(RulesError, match=r"one.*supersedes itself"):
        Yaku("one", "ichi", "一", "One", _never, supersedes=["riichi", "one"])


def test_a_yaku_is_frozen() -> None:
    """Nothing of a yaku can be changed."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        yaku.RIICHI.key = "richi"  # type: ignore[misc]


def test_values() -> None:
    """A value is han closed and open, or a multiple of a yakuman."""
    assert YakuValue(3, 2) == YakuValue(closed=3, open=2)
    assert not YakuValue(0, 1).is_yakuman
    assert YakuValue.yakuman() == YakuValue.yakuman(1) != YakuValue.yakuman(2)
    assert YakuValue.yakuman(2).is_yakuman
    assert len({YakuValue(3, 2), YakuValue(3, 2), YakuValue.yakuman()}) == 2
    value = YakuValue(3, 2)
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301
    assert eval(repr(value)) == value  # noqa: S307
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        value.open = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    "given",
    [
        {"closed": 0},
        {"closed": -1, "open": 2},
        {"closed": 2, "open": -1},
        {"closed": 1, "multiple": 1},
        {"closed": 0, "open": 1, "multiple": 1},
        {"closed": 0, "multiple": -1},
    ],
)
def test_senseless_values(given: dict[str, int]) -> None:
    """Nothing, less than nothing, and both at once are no values."""
    with pytest.raises(RulesError, match="YakuValue"):
        YakuValue(**given)
    with pytest.raises(RulesError, match="multiple"):
        YakuValue.yakuman(0)


@pytest.mark.parametrize("given", [{"closed": "1"}, {"closed": 1.0}, {"closed": True}, {"closed": 1, "open": None}])
def test_wrong_types_of_values(given: dict[str, Any]) -> None:
    """Han are ints, and a bool is none."""
    with pytest.raises(TypeError, match="must be an int"):
        YakuValue(**given)
