"""The comparison of rule sets, drawn from the rule sets themselves and from what their docstrings say of sources."""

import re
from collections.abc import Iterator
from enum import Enum

import attrs
from sphinx.pycode import ModuleAnalyzer

from mahjong_calc import classic

Rows = Iterator[tuple[str, ...]]

GENERAL = "†"


def presets() -> dict[str, classic.Rules]:
    """Return the classic rule sets by name."""
    named = {name: getattr(classic, name) for name in classic.__all__}
    return {name: rules for name, rules in named.items() if isinstance(rules, classic.Rules)}


def rule_sets() -> Rows:
    """Every field in every rule set, with a mark where it rests on general knowledge."""
    sets = presets()
    general = {name: set(re.findall(r"``(\w+)``", paragraph(name, "General knowledge"))) for name in sets}
    yield "Field", *(link(name) for name in sets)
    for field in attrs.fields(classic.Rules):
        if field.init:
            cells = [
                told(getattr(rules, field.name)) + f" {GENERAL}" * (field.name in general[name])
                for name, rules in sets.items()
            ]
            yield f"``{field.name}``", *cells


def rule_set_sources() -> Rows:
    """Where each rule set was read."""
    yield "Rule set", "Sources"
    for name in presets():
        yield link(name), paragraph(name, "Source")


def link(name: str) -> str:
    """Return a reference to a rule set."""
    return f"`{name} <mahjong_calc.classic.{name}>`"


def told(value: object) -> str:
    """Return the value of a field in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return value.name.lower().replace("_", " ")
        case frozenset():
            return ", ".join(sorted(value)) or "none"
        case int():
            return str(value)
    return "usual" if value == classic.Rules().values else "`changed <yaku-differences>`"


def paragraph(name: str, opening: str) -> str:
    """Return a paragraph of a rule set's docstring, on one line, without the word that opens it."""
    lines = ModuleAnalyzer.for_module("mahjong_calc.classic._presets").find_attr_docs()["", name]
    for text in "\n".join(lines).split("\n\n"):
        before, colon, rest = text.partition(":")
        if colon and before == opening:
            return " ".join(rest.split())
    return ""
