"""The types that `Rules.replace` tells type checkers."""

import inspect
from types import ModuleType

import attrs
import pytest

from mahjong_calc.allen import _rules as allen_rules
from mahjong_calc.classic import _rules as classic_rules


@pytest.mark.parametrize("module", [classic_rules, allen_rules])
def test_changes_are_the_fields(module: ModuleType) -> None:
    """What can be replaced is every field that rules are made with."""
    made_with = [field.name for field in attrs.fields(module.Rules) if field.init]
    assert list(inspect.get_annotations(module.Changes)) == made_with
