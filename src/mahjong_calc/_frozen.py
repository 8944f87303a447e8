"""The one frozen, hashable, picklable mapping that results use."""

from collections.abc import Iterator, Mapping
from typing import TypeVar, final

K = TypeVar("K")
V = TypeVar("V")


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
