"""Checks at the border: a wrong Python type is a `TypeError` that names the argument."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")


def check_type(value: object, expected: type, name: str) -> None:
    """Raise `TypeError` unless *value* is an *expected*; a bool is no int here."""
    if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
        wanted, given = _names(expected, type(value))
        msg = f"{name} must be {_article(wanted)}, got {value!r} of type {given}"
        raise TypeError(msg)


def check_items(values: Iterable[T], expected: type, name: str) -> tuple[T, ...]:
    """Return *values* as a tuple after checking the type of each.

    A mapping is refused, since its values, such as the copies in a `collections.Counter`, would be dropped.
    """
    if type(values) not in (tuple, list) and (isinstance(values, (str, Mapping)) or not isinstance(values, Iterable)):
        msg = f"{name} must be an iterable of {expected.__name__}, got {values!r} of type {type(values).__name__}"
        raise TypeError(msg)
    items = tuple(values)
    for position, value in enumerate(items):
        if type(value) is not expected:
            check_type(value, expected, f"{name}[{position}]")
    return items


def _names(*kinds: type) -> list[str]:
    """Return the names of different types, with their modules where they are called the same."""
    names = [kind.__name__ for kind in kinds]
    return names if len(set(names)) > 1 else [f"{kind.__module__}.{kind.__name__}" for kind in kinds]


def _article(word: str) -> str:
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"
