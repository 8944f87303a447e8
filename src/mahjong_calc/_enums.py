"""The enum base of the package: its members evaluate from their `repr` and hash at the speed of an object."""

from enum import Enum
from typing import TYPE_CHECKING, final


class NamedEnum(Enum):
    """An enum whose members are written `Wind.EAST`, so that a `repr` evaluates."""

    @final
    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    if not TYPE_CHECKING:  # pragma: no branch  # where the type is that of Enum's own
        # Members are singletons, pickled by name; hashing the name, as Enum does, costs more than a memo's look-up.
        __hash__ = object.__hash__
