"""The one frozen, hashable, picklable mapping that results use, and how frozen values show themselves."""

from collections.abc import Iterator, Mapping
from typing import Protocol, TypeVar, final

K = TypeVar("K")
V = TypeVar("V")


class Printer(Protocol):
    """What IPython and Hypothesis print values with."""

    def text(self, text: str, /) -> object:
        """Print *text*."""


class Shown:
    """A value that IPython and Hypothesis show by its `repr`; of attrs classes they would show the fields."""

    __slots__ = ()

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:  # noqa: ARG002, FBT001  # their protocol
        printer.text(repr(self))


@final
class FrozenMapping(Mapping[K, V]):
    """A mapping that can't be changed; it keeps the order it was made in and equals any mapping of the same items."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[K, V]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)

    def __reduce__(self) -> tuple[type["FrozenMapping[K, V]"], tuple[dict[K, V]]]:
        return FrozenMapping, (self._items,)
