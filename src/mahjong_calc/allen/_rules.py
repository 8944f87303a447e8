"""The Allen rules: the value table, and whether red fives count."""

from collections.abc import Mapping
from functools import partial
from typing import Any, TypedDict, Unpack, final

from attrs import evolve, field, frozen

from mahjong_calc._checks import check_type
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._tiles import TileSet
from mahjong_calc.allen._values import VALUES, in_han, is_yakuman
from mahjong_calc.yaku import Yaku, YakuValue
from mahjong_calc.yaku._table import ValueTable, frozen_values, merged_values


class Changes(TypedDict, total=False):
    """What `Rules.replace` takes; see `Rules`."""

    values: Mapping[Yaku, YakuValue | None]
    aka_dora: bool


@final
@frozen(kw_only=True)
class Rules:
    """The Allen rules, for three players.

    >>> from mahjong_calc.yaku import CHUUREN_POUTOU, JUNCHAN
    >>> Rules().values[JUNCHAN], Rules().values[CHUUREN_POUTOU]
    (YakuValue(closed=4, open=3, multiple=0), YakuValue(closed=24, open=0, multiple=0))

    Args:
        values: What each yaku is worth, in han; `YakuValue.yakuman` stands for 16, a double one for 32. A yaku of 16
            han or more is a yakuman in rank.
        aka_dora: Whether red fives are dora.
    """

    values: Mapping[Yaku, YakuValue] = field(default=FrozenMapping(VALUES), converter=frozen_values)
    aka_dora: bool = True
    #: the two sides of a hand: the yakuman alone, and the ordinary yaku alone, as if yakuman did not exist
    _yakuman: ValueTable = field(init=False, eq=False, repr=False)
    _ordinary: ValueTable = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        check_type(self.aka_dora, bool, "aka_dora")
        sides: tuple[dict[Yaku, YakuValue], ...] = ({}, {})
        for yaku, value in self.values.items():
            sides[is_yakuman(value)][yaku] = in_han(value)
        object.__setattr__(self, "_ordinary", ValueTable(sides[False]))
        object.__setattr__(self, "_yakuman", ValueTable(sides[True]))

    @property
    def tile_set(self) -> TileSet:
        """The tiles in play."""
        return TileSet.SANMA

    def replace(self, **changes: Unpack[Changes]) -> "Rules":
        """Return these rules with some fields changed; *values* are merged into the table, None taking a row out.

        >>> from mahjong_calc.yaku import IPPATSU, SUURENKOU, YakuValue
        >>> house = Rules().replace(values={IPPATSU: None, SUURENKOU: YakuValue.yakuman()})
        >>> IPPATSU in house.values, house.values[SUURENKOU].is_yakuman
        (False, True)

        Raises:
            TypeError: There is no such field, or a value has a wrong type.
        """
        given: dict[str, Any] = {**changes}
        if "values" in changes:
            given["values"] = merged_values(self.values, changes["values"])
        return evolve(self, **given)

    def __reduce__(self) -> "tuple[partial[Rules], tuple[()]]":
        return partial(Rules, values=self.values, aka_dora=self.aka_dora), ()
