"""The mapping that results use."""

import copy
import pickle

import pytest

from mahjong_calc import Hand, Wind
from mahjong_calc._frozen import FrozenMapping

ITEMS = {Wind.SOUTH: 2, Wind.EAST: 1}


def test_reads_like_a_dict() -> None:
    """It gives, iterates, counts and shows its items in the order they were given."""
    mapping = FrozenMapping(ITEMS)
    assert mapping[Wind.EAST] == 1
    assert list(mapping.items()) == list(ITEMS.items())
    assert len(mapping) == 2
    assert Wind.WEST not in mapping
    assert mapping.get(Wind.WEST, 0) == 0
    assert repr(mapping) == "{Wind.SOUTH: 2, Wind.EAST: 1}"


def test_missing_key() -> None:
    """A missing key is a `KeyError`, as in any mapping."""
    with pytest.raises(KeyError):
        FrozenMapping(ITEMS)[Wind.WEST]


def test_cannot_be_changed() -> None:
    """It has no way to set or delete items or attributes, and its items are its own."""
    source = dict(ITEMS)
    mapping = FrozenMapping(source)
    source[Wind.WEST] = 3
    assert mapping == ITEMS
    with pytest.raises(TypeError):
        mapping[Wind.EAST] = 3  # type: ignore[index]
    with pytest.raises(TypeError):
        del mapping[Wind.EAST]  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        mapping.other = 3  # type: ignore[attr-defined]


def test_equality_and_hash() -> None:
    """Order doesn't count: it equals, and hashes like, any with the same items."""
    mapping = FrozenMapping(ITEMS)
    turned = FrozenMapping(dict(reversed(ITEMS.items())))
    assert mapping == turned == ITEMS
    assert hash(mapping) == hash(turned)
    assert mapping != FrozenMapping({Wind.EAST: 1})
    assert {mapping: "found"}[turned] == "found"


def test_copies() -> None:
    """Pickle and copies give an equal mapping."""
    mapping = FrozenMapping(ITEMS)
    assert pickle.loads(pickle.dumps(mapping)) == mapping  # noqa: S301
    assert isinstance(pickle.loads(pickle.dumps(mapping)), FrozenMapping)  # noqa: S301
    assert copy.deepcopy(mapping) == mapping


def test_shown_by_repr() -> None:
    """IPython and Hypothesis show a value of the model by its `repr`, not by its fields."""
    shown: list[str] = []

    class Paper:
        def text(self, text: str) -> None:
            shown.append(text)

    Hand.parse("055m")._repr_pretty_(Paper(), cycle=False)
    assert shown == ["Hand.parse('550m')"]
