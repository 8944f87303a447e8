"""Sphinx's configuration: sphinx-build -n -W docs OUTPUT, without network."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Final

from docutils.nodes import TextElement, reference
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import mahjong_calc

project = "mahjong-calc"
author = "The mahjong-calc maintainers"
project_copyright = f"2026, {author}"
release = version = mahjong_calc.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.intersphinx", "sphinx.ext.napoleon"]
default_role = "any"
nitpicky = True
# The keywords of `Win.tsumo` and `Win.ron`, which are documented at `Win`; the type itself is private.
nitpick_ignore = {("py:class", "mahjong_calc._win.Circumstances")}
html_theme = "furo"
html_title = f"{project} {release}"

autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
napoleon_numpy_docstring = False
napoleon_use_rtype = False

# Inventories lie beside this file, since a build must not depend on the network.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3", "_inventories/python.inv"),
    "attrs": ("https://www.attrs.org/en/stable", "_inventories/attrs.inv"),
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


def _resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: TextElement) -> reference | None:
    """Lead a reference to where an object is defined, as in annotations, to its public name."""
    target = _PUBLIC.get(node["reftarget"])
    if target is None:
        return None
    domain = env.domains.python_domain
    return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", target, node, text)


def _show_public_bases(_app: Sphinx, _name: str, _item: type, _options: object, bases: list[type]) -> None:
    """Show the public base in place of a private one, which readers can't look up."""
    for place, base in enumerate(bases):
        if base.__module__.startswith("mahjong_calc") and f"{base.__module__}.{base.__qualname__}" not in _PUBLIC:
            bases[place] = base.__mro__[1]


def setup(app: Sphinx) -> None:
    """Register what this project adds to Sphinx."""
    app.connect("missing-reference", _resolve)
    app.connect("autodoc-process-bases", _show_public_bases)
