"""Tables that the documentation draws from the code: ``.. drawn-table:: NAME`` puts one in a page.

Each function returns rows of cells in reStructuredText, the heading first.
"""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from mahjong_calc import allen, classic
from mahjong_calc.yaku import CATALOGUE, YakuValue
from rule_sets import presets, rule_set_sources, rule_sets

Rows = Iterator[tuple[str, ...]]

NOTHING: Final = "–"


def worth(value: YakuValue | None) -> str:
    """Return a value as closed / open han, or as yakuman."""
    if value is None:
        return NOTHING
    if value.is_yakuman:
        return "yakuman" if value.multiple == 1 else f"{value.multiple} x yakuman"
    return f"{value.closed} / {value.open or NOTHING}"


def yaku_values() -> Rows:
    """Every yaku with its names and values."""
    yield "Japanese", "Romaji", "English", "Key", "Classic", "Allen"
    classic_values, allen_values = classic.Rules().values, allen.Rules().values
    for yaku in CATALOGUE.values():
        values = worth(classic_values.get(yaku)), worth(allen_values.get(yaku))
        yield yaku.japanese, yaku.romaji, yaku.english, f"``{yaku.key}``", *values


def yaku_differences() -> Rows:
    """The rows in which a classic rule set differs from the usual table."""
    usual = classic.Rules().values
    yield "Rule set", "Yaku", "Worth"
    for name, rules in presets().items():
        for yaku in CATALOGUE.values():
            if rules.values.get(yaku) != usual.get(yaku):
                yield f"`{name} <mahjong_calc.classic.{name}>`", yaku.romaji, worth(rules.values.get(yaku))


TABLES: Final[dict[str, Callable[[], Rows]]] = {
    "rule-set-sources": rule_set_sources,
    "rule-sets": rule_sets,
    "yaku-values": yaku_values,
    "yaku-differences": yaku_differences,
}


class DrawnTable(SphinxDirective):
    """A table of `TABLES`, by its name."""

    required_arguments = 1
    option_spec: ClassVar = {"widths": directives.unchanged}

    def run(self) -> list[Node]:
        """Write the rows as a list table, and let Sphinx read that."""
        lines = [".. list-table::", "   :header-rows: 1", *self._widths(), ""]
        for cells in TABLES[self.arguments[0]]():
            first, *others = cells
            lines += [f"   * - {first}", *(f"     - {cell}" for cell in others)]
        return self.parse_text_to_nodes("\n".join(lines))

    def _widths(self) -> list[str]:
        return [f"   :widths: {self.options['widths']}"] if "widths" in self.options else []


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("drawn-table", DrawnTable)
    return {"parallel_read_safe": True}
