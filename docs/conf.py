"""Sphinx's configuration: sphinx-build -n -W docs OUTPUT, without network."""

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs
from docutils.nodes import TextElement, reference
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.pycode import ModuleAnalyzer

import mahjong_calc
from mahjong_calc.yaku import Yaku

sys.path.insert(0, str(Path(__file__).parent))  # for `drawings` and `tables`, extensions beside this file

project = "mahjong-calc"
author = "The mahjong-calc maintainers"
project_copyright = f"2026, {author}"
release = version = mahjong_calc.__version__

extensions = [
    "drawings",
    "matplotlib.sphinxext.plot_directive",
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx.ext.napoleon",
    "tables",
]
default_role = "any"
nitpicky = True
# Keywords that have a private type are documented at `Win` and `Rules`; Hypothesis and cattrs have no inventory here.
nitpick_ignore = {
    ("py:class", "mahjong_calc._win.Circumstances"),
    ("py:class", "mahjong_calc.allen._rules.Changes"),
    ("py:class", "mahjong_calc.classic._rules.Changes"),
    ("py:class", "hypothesis.strategies.SearchStrategy"),
    ("py:class", "cattrs.preconf.json.JsonConverter"),
}
html_theme = "furo"
html_title = f"{project} {release}"
html_static_path = ["_static"]
html_css_files = ["tables.css"]

# Figures are drawn at build time by scripts that lie beside the pages.
plot_formats = ["svg"]
plot_html_show_formats = False
plot_html_show_source_link = False

autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource"}
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
napoleon_numpy_docstring = False
napoleon_use_rtype = False

# Inventories lie beside this file, since a build must not depend on the network.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3.11", "_inventories/python.inv"),
    "attrs": ("https://www.attrs.org/en/22.2.0", "_inventories/attrs.inv"),
}


def _public_names() -> Iterator[tuple[str, str]]:
    """Pairs of where a public object is defined and the name that users import it by."""
    modules = [info.name for info in pkgutil.iter_modules(mahjong_calc.__path__, "mahjong_calc.")]
    public = [name for name in modules if not name.startswith("mahjong_calc._") and name != "mahjong_calc.cli"]
    for namespace in [*public, "mahjong_calc"]:
        module = importlib.import_module(namespace)
        for name in module.__all__:
            item = getattr(module, name)
            if hasattr(item, "__qualname__"):
                yield f"{item.__module__}.{item.__qualname__}", f"{namespace}.{name}"


_PUBLIC: Final = dict(_public_names())
# The same for what other libraries define in one place and document in another.
_ELSEWHERE: Final = {"concurrent.futures._base.Executor": "concurrent.futures.Executor"}


def _resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: TextElement) -> reference | None:
    """Lead a reference to where an object is defined, as in annotations, to its public name."""
    node["reftarget"] = _ELSEWHERE.get(node["reftarget"], node["reftarget"])
    target = _PUBLIC.get(node["reftarget"])
    if target is None:
        return None  # left to intersphinx
    domain = env.domains.python_domain
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", target, node, text)


def _comments() -> Iterator[tuple[str, list[str]]]:
    """Pairs of a name in capitals and the comment that documents it, wherever in the package it is assigned."""
    for info in pkgutil.walk_packages(mahjong_calc.__path__, "mahjong_calc."):
        if info.name.startswith(("mahjong_calc.__main__", "mahjong_calc.cli")):
            continue
        for (_, name), lines in ModuleAnalyzer.for_module(info.name).find_attr_docs().items():
            if name.isupper():
                yield name, lines


_LONGEST_DEFAULT: Final = 30
_COMMENTS: Final = dict(_comments())


def _document_constants(_app: Sphinx, what: str, name: str, item: object, _options: object, lines: list[str]) -> None:
    """Document a yaku by its names, and another constant by the comment at its assignment."""
    if isinstance(item, Yaku):
        lines[:] = [f"{item.english}: *{item.romaji}*, {item.japanese}."]
    elif what == "data":
        lines[:] = _COMMENTS[name.rpartition(".")[2]]


def _show_public_bases(_app: Sphinx, _name: str, _item: type, _options: object, bases: list[type]) -> None:
    """Show the public base in place of a private one, which readers can't look up."""
    for place, base in enumerate(bases):
        if base.__module__.startswith("mahjong_calc") and f"{base.__module__}.{base.__qualname__}" not in _PUBLIC:
            bases[place] = base.__mro__[1]


def _show_signature(
    _app: Sphinx, what: str, _name: str, item: type, _options: object, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """Show the defaults of an attrs class by their value, or as ``...`` where that is long.

    A class whose objects only the library makes, since it takes something private, shows no signature. Default rules
    have a private name.
    """
    if what == "function" and signature is not None:
        return signature.replace("= _DEFAULT", "= Rules()"), returns
    if what != "class" or not attrs.has(item) or signature is None:
        return signature, returns
    if re.search(r"\b_[A-Z]", signature):
        return "", None
    defaults = {field.name: repr(field.default) for field in attrs.fields(item)}

    def value(found: re.Match[str]) -> str:
        default = defaults[found[1]]
        return default if len(default) <= _LONGEST_DEFAULT else "..."

    return re.sub(r"attr_dict\['(\w+)'\]\.default", value, signature), returns


def setup(app: Sphinx) -> None:
    """Register what this project adds to Sphinx."""
    app.connect("missing-reference", _resolve, priority=400)  # before intersphinx
    app.connect("autodoc-process-bases", _show_public_bases)
    app.connect("autodoc-process-docstring", _document_constants)
    app.connect("autodoc-process-signature", _show_signature)
