"""The public names: what `__all__` of the root and of each sub-package promises."""

import ast
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

import mahjong_calc
from mahjong_calc.yaku import Yaku

ROOT = Path(__file__).parent.parent
PACKAGE = Path(mahjong_calc.__file__).parent
NOT_API = {"cli"}


def public_modules() -> list[ModuleType]:
    """Return the root and the public modules and sub-packages right below it."""
    names = [info.name for info in pkgutil.iter_modules(mahjong_calc.__path__)]
    public = [name for name in names if not name.startswith("_") and name not in NOT_API]
    return [mahjong_calc, *(importlib.import_module(f"mahjong_calc.{name}") for name in public)]


MODULES = public_modules()
NAMES = [(module, name) for module in MODULES for name in module.__all__]
in_each_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
for_each_name = pytest.mark.parametrize(
    ("module", "name"), NAMES, ids=[f"{module.__name__}.{name}" for module, name in NAMES]
)


@in_each_module
def test_all_is_sorted(module: ModuleType) -> None:
    """Each `__all__` names constants, classes, then the rest, each in order and nothing twice."""
    assert list(module.__all__) == sorted(set(module.__all__), key=lambda name: (not name.isupper(), name))


@for_each_name
def test_name_resolves(module: ModuleType, name: str) -> None:
    """Each public name exists and is no private one."""
    assert hasattr(module, name)
    assert not name.startswith("_")


def test_one_import_path() -> None:
    """No object is public in two places but the root of the errors, which is at the root too."""
    places: dict[int, list[str]] = {}
    for module, name in NAMES:
        item = getattr(module, name)
        if inspect.isclass(item) or inspect.isroutine(item):
            places.setdefault(id(item), []).append(f"{module.__name__}.{name}")
    twice = [found for found in places.values() if len(found) > 1]
    assert twice == [["mahjong_calc.MahjongCalcError", "mahjong_calc.errors.MahjongCalcError"]]


@in_each_module
def test_module_docstring(module: ModuleType) -> None:
    """Each public module opens with a docstring that holds a runnable example."""
    assert ">>> " in (module.__doc__ or "")


@for_each_name
def test_docstring(module: ModuleType, name: str) -> None:
    """Functions and classes show a runnable example; errors and constants have a sentence."""
    item = getattr(module, name)
    if inspect.ismodule(item):
        assert item in MODULES
    elif inspect.isclass(item) and issubclass(item, Exception):
        assert re.match(r"[A-Z].*\.", item.__doc__ or "")
    elif inspect.isclass(item) or inspect.isroutine(item):
        assert ">>> " in (item.__doc__ or "")
    elif isinstance(item, Yaku):
        assert name == item.key.upper()
        assert item.english
        assert item.romaji
        assert item.japanese
    else:
        assert name in documented_constants()


@for_each_name
def test_public_methods_have_docstrings(module: ModuleType, name: str) -> None:
    """Each public method and property of a public class says in a docstring what it does."""
    item = getattr(module, name)
    bare = (
        [
            member
            for member, value in vars(item).items()
            if not member.startswith("_")
            and isinstance(value, property | classmethod | staticmethod | type(test_all_is_sorted))
            and not inspect.getdoc(getattr(item, member))
        ]
        if inspect.isclass(item)
        else []
    )
    assert bare == []


@for_each_name
def test_name_is_in_reference(module: ModuleType, name: str) -> None:
    """Each public name stands in the API reference; the root of the errors stands there among them."""
    item = getattr(module, name)
    home = mahjong_calc.errors if item is mahjong_calc.MahjongCalcError else module
    assert inspect.ismodule(item) or f"{home.__name__}.{name}" in reference_names()


@cache
def documented_constants() -> frozenset[str]:
    """Return the names that a string or a `#:` comment right at their assignment documents."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found.update(_constants(ast.parse(source).body, source.splitlines()))
    return frozenset(found)


def _constants(body: list[ast.stmt], lines: list[str]) -> Iterator[str]:
    for statement, following in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                pass
            case _:
                continue
        after = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
        before = lines[statement.lineno - 2].startswith("#: ")
        if after or before or "  #: " in lines[statement.lineno - 1]:
            yield name


@cache
def reference_names() -> frozenset[str]:
    """Return the full names that the directives of the API reference document."""
    found: set[str] = set()
    for path in sorted((ROOT / "docs" / "reference").rglob("*.rst")):
        found.update(_documented(path.read_text(encoding="utf-8")))
    return frozenset(found)


def _documented(page: str) -> Iterator[str]:
    current = ""
    for kind, name, bare in re.findall(r"^\.\. (\w+):: ([\w.]+)$(\n   :no-members:$)?", page, re.MULTILINE):
        match kind:
            case "currentmodule":
                current = name
            case "automodule":
                current = name
                members = [] if bare else importlib.import_module(name).__all__
                yield from (f"{name}.{member}" for member in members)
            case _:
                yield f"{current}.{name}"


def test_version() -> None:
    """The version is a literal that the installed distribution agrees with."""
    assert mahjong_calc.__version__ == version("mahjong-calc")


def test_import_is_lean() -> None:
    """Importing the package, calculators included, brings no extra with it."""
    code = "import sys, mahjong_calc; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"hypothesis", "cattrs", "tqdm", "scipy", "numpy", "distributed"}.isdisjoint(loaded)
    assert "attrs" in loaded


def test_typed() -> None:
    """The package carries the marker that tells type checkers to read its annotations."""
    assert (PACKAGE / "py.typed").is_file()


def test_sizes() -> None:
    """Modules stay within 400 lines, and functions within 50 without their docstrings."""
    large = []
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if source.count("\n") > 400:
            large.append(path.name)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                docstring = ast.get_docstring(node, clean=False)
                lines = node.end_lineno - node.lineno + 1 - (docstring.count("\n") + 1 if docstring else 0)
                if lines > 50:
                    large.append(f"{path.name}: {node.name}")
    assert large == []
