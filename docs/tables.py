"""Tables that the documentation draws from the code: ``.. drawn-table:: NAME`` puts one in a page.

Each function returns rows of cells in reStructuredText, the heading first.
"""

import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from enum import Enum
from typing import ClassVar, Final

import attrs
from docutils.nodes import Node, literal_block
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective

from mahjong_calc import Wind, allen, classic
from mahjong_calc.cli import main
from mahjong_calc.yaku import CATALOGUE, YakuValue

Rows = Iterator[tuple[str, ...]]

NOTHING: Final = "–"
GENERAL: Final = "†"
PLATFORMS: Final = ("TENHOU", "MAHJONG_SOUL")


def worth(value: YakuValue | None) -> str:
    """Return a value as closed / open han, or as yakuman."""
    if value is None:
        return NOTHING
    if value.is_yakuman:
        return "yakuman" if value.multiple == 1 else f"{value.multiple} x yakuman"
    return f"{value.closed} / {value.open or NOTHING}"


def presets() -> dict[str, classic.Rules]:
    """Return the classic rule sets by name."""
    named = {name: getattr(classic, name) for name in classic.__all__}
    return {name: rules for name, rules in named.items() if isinstance(rules, classic.Rules)}


def yaku_values() -> Rows:
    """Every yaku with its names and values."""
    yield "Japanese", "Romaji", "Classic", "Allen", "English", "Key"
    classic_values, allen_values = classic.Rules().values, allen.Rules().values
    for yaku in CATALOGUE.values():
        values = worth(classic_values.get(yaku)), worth(allen_values.get(yaku))
        yield yaku.japanese, yaku.romaji, *values, yaku.english, f"``{yaku.key}``"


def yaku_differences() -> Rows:
    """The rows in which a classic rule set differs from the usual table."""
    usual = classic.Rules().values
    yield "Rule set", "Yaku", "Worth"
    for name, rules in presets().items():
        for yaku in CATALOGUE.values():
            if rules.values.get(yaku) != usual.get(yaku):
                yield link(name), yaku.romaji, worth(rules.values.get(yaku))


def platform_rule_sets() -> Rows:
    """Every field in the rule sets of platforms."""
    return _rule_sets(platform=True)


def other_rule_sets() -> Rows:
    """Every field in the rule sets of leagues and associations, and the traditional one."""
    return _rule_sets(platform=False)


def _rule_sets(*, platform: bool) -> Rows:
    """Every field in some rule sets, with a mark where it rests on general knowledge."""
    sets = {name: rules for name, rules in presets().items() if name.startswith(PLATFORMS) == platform}
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


def allen_values() -> Rows:
    """Every yaku of the Allen rules in han, and its classic value where that is another."""
    yield "Japanese", "Romaji", "English", "Allen", "Classic"
    usual = classic.Rules().values
    for yaku, value in allen.Rules().values.items():
        han = "16" if value == YakuValue.yakuman() else worth(value)
        yield yaku.japanese, yaku.romaji, yaku.english, han, "" if usual.get(yaku) == value else worth(usual.get(yaku))


def allen_points() -> Rows:
    """What hands pay under the Allen rules, by ron and by tsumo."""
    yield "Han", "Child by ron", "by tsumo: dealer, child", "Dealer by ron", "by tsumo: South, West"
    for han in (*range(1, 17), 24, 32, 48):
        cells = [str(han)]
        for winner in (Wind.SOUTH, Wind.EAST):
            points = allen.points(han, dealer=winner is Wind.EAST)
            shares = allen.split(points, winner=winner).values()
            cells += [f"{points:,}", " / ".join(f"{share:,}" for share in shares)]
        yield tuple(cells)


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
        case _:
            return "usual" if value == classic.Rules().values else "`changed <yaku-differences>`"


def paragraph(name: str, opening: str) -> str:
    """Return a paragraph of a rule set's docstring, on one line, without the word that opens it."""
    lines = ModuleAnalyzer.for_module("mahjong_calc.classic._presets").find_attr_docs()["", name]
    for text in "\n".join(lines).split("\n\n"):
        before, colon, rest = text.partition(":")
        if colon and before == opening:
            return " ".join(rest.split())
    return ""


TABLES: Final[dict[str, Callable[[], Rows]]] = {
    "allen-points": allen_points,
    "allen-values": allen_values,
    "rule-set-sources": rule_set_sources,
    "rule-sets-of-platforms": platform_rule_sets,
    "rule-sets-of-others": other_rule_sets,
    "yaku-values": yaku_values,
    "yaku-differences": yaku_differences,
}


class DrawnTable(SphinxDirective):
    """A table of `TABLES`, by its name."""

    required_arguments = 1
    option_spec: ClassVar = {"widths": directives.unchanged}

    def run(self) -> list[Node]:
        """Write the rows as a list table, and let Sphinx read that."""
        lines = [".. list-table::", "   :header-rows: 1", "   :class: drawn", *self._widths(), ""]
        for cells in TABLES[self.arguments[0]]():
            first, *others = cells
            lines += [f"   * - {first}", *(f"     - {cell}" for cell in others)]
        return self.parse_text_to_nodes("\n".join(lines))

    def _widths(self) -> list[str]:
        return [f"   :widths: {self.options['widths']}"] if "widths" in self.options else []


class DrawnHelp(SphinxDirective):
    """The help text of a command."""

    required_arguments = 1

    def run(self) -> list[Node]:
        """Ask the command line for it, at the width of a page."""
        os.environ["COLUMNS"] = "80"
        printed = io.StringIO()
        with redirect_stdout(printed), suppress(SystemExit):
            main([self.arguments[0], "--help"])
        text = printed.getvalue()
        return [literal_block(text, text, language="none")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("drawn-table", DrawnTable)
    app.add_directive("drawn-help", DrawnHelp)
    return {"parallel_read_safe": True}
