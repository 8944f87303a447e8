"""How scores remember: in dicts that are emptied when they are full, so that they stay bounded and simple to share."""

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def remember(memo: dict[K, V], key: K, value: V, limit: int) -> V:
    """Keep *value* in a memo, emptied first if it holds *limit* entries, and return it."""
    if len(memo) >= limit:
        memo.clear()
    memo[key] = value
    return value
