"""Rules: what differs from one classic table to another.

Each field is an item of the comparison of rule sets in `rule-sets`; the defaults are those of Tenhou with four players.
"""

from collections.abc import Iterable, Mapping
from enum import unique
from functools import partial
from typing import Any, Final, TypedDict, Unpack, final

from attrs import evolve, field, fields, frozen

from mahjong_calc import yaku
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._hand import FifthTile
from mahjong_calc._payments import Payments
from mahjong_calc._tiles import TileSet, Wind
from mahjong_calc.classic._values import VALUES
from mahjong_calc.errors import RulesError
from mahjong_calc.yaku import Yaku, YakuValue
from mahjong_calc.yaku._catalogue import PINFU_BY_RON, RYUUIISOU_WITH_HATSU
from mahjong_calc.yaku._dora import dora_kinds
from mahjong_calc.yaku._table import ValueTable, frozen_values, merged_values

#: the han of renhou where it counts as a mangan
RENHOU_HAN: Final = 5


@final
@unique
class Renhou(NamedEnum):
    """What a ron in the first turn is worth.

    `MANGAN` is five han that stand alone, unless the hand without them is worth more; `MANGAN_ADDED` five han beside
    other yaku and dora.

    >>> Renhou("mangan")
    Renhou.MANGAN
    """

    NONE = "none"
    MANGAN = "mangan"
    MANGAN_ADDED = "mangan added"
    YAKUMAN = "yakuman"


@final
@unique
class SanmaTsumo(NamedEnum):
    """Who pays the share of the player who isn't there when one of three wins by tsumo.

    `LOSS`: nobody. `NORTH_BISECTION`: the other two, a half each, rounded up to 100. `TWO_TO_ONE`: the value of a ron
    is split, two thirds to the dealer and one to the child, or in halves between children, rounded up to 100.

    >>> SanmaTsumo("loss")
    SanmaTsumo.LOSS
    """

    LOSS = "loss"
    NORTH_BISECTION = "north bisection"
    TWO_TO_ONE = "two to one"


@final
@unique
class LiabilityScope(NamedEnum):
    """What a liable player (pao) owes: the yakuman in question alone, or the whole hand.

    By tsumo the liable player pays what is owed as if by ron; by another's discard, half of it, and the discarder the
    other half. What isn't owed is paid as usual. Where two players are liable for two yakuman of one hand, each owes
    the own one, and `HAND` leaves the rest to the first of them in the order of the yaku. What `Win.liable` says of a
    key that `Rules.liability` lacks, or of a yakuman that the hand doesn't hold, changes nothing.

    >>> LiabilityScope("hand")
    LiabilityScope.HAND
    """

    YAKUMAN = "yakuman"
    HAND = "hand"


@final
@unique
class LiabilityHonba(NamedEnum):
    """Who pays the honba of a yakuman that somebody is liable for.

    `LIABLE`: the liable player. `DISCARDER`: as usual, so the discarder, and by tsumo everybody who pays a share; the
    liable player alone where nobody else pays.

    >>> LiabilityHonba("liable")
    LiabilityHonba.LIABLE
    """

    LIABLE = "liable"
    DISCARDER = "discarder"


@final
@unique
class MultipleRon(NamedEnum):
    """How many players may win on one discard: the first in turn order, two (three abort the hand), or all.

    >>> MultipleRon("two")
    MultipleRon.TWO
    """

    HEAD_BUMP = "head bump"
    TWO = "two"
    ALL = "all"


def _liability(keys: Iterable[str]) -> frozenset[str]:
    return frozenset(check_items(keys, str, "liability"))


class Memo:
    """What scores under one rule set remember; each dict is bounded where it is filled."""

    __slots__ = ("fu", "limits", "payments")

    def __init__(self) -> None:
        #: what fu depend on -> the fu, and their unrounded sum
        self.fu: Final[dict[tuple[int, int, int], tuple[int, int]]] = {}
        #: (han, fu) -> limit, of a module that needs this one, and base points
        self.limits: Final[dict[tuple[int, int], tuple[Any, int]]] = {}
        #: base points, winner, loser, honba and sticks -> points and payments
        self.payments: Final[dict[tuple[int, Wind, Wind | None, int, int], tuple[int, Payments]]] = {}


class Changes(TypedDict, total=False):
    """What `Rules.replace` takes; see `Rules`."""

    players: int
    values: Mapping[Yaku, YakuValue | None]
    kuitan: bool
    aka_dora: bool
    ura_dora: bool
    kan_dora: bool
    kiriage: bool
    kazoe: bool
    multiple_yakuman: bool
    double_wind_fu: int
    open_pinfu_fu: int
    pinfu_tsumo: bool
    rinshan_fu: bool
    renhou: Renhou
    ryuuiisou_needs_hatsu: bool
    honba_points: int
    sanma_tsumo: SanmaTsumo
    fifth_tile: FifthTile
    liability: Iterable[str]
    liability_scope: LiabilityScope
    liability_honba: LiabilityHonba
    multiple_ron: MultipleRon
    nagashi: bool


@final
@frozen(kw_only=True)
class Rules:
    """The rules of a classic table.

    >>> Rules().replace(kiriage=True).kiriage
    True

    Args:
        players: 4 or 3; three play with `TileSet.SANMA`, without chi and without a North seat.
        values: What each yaku is worth.
        kuitan: Whether tanyao counts in open hands.
        aka_dora: Whether red fives are dora.
        ura_dora: Whether ura dora count.
        kan_dora: Whether the indicators turned for kans count; if not, only the first one does.
        kiriage: Whether 4 han 30 fu and 3 han 60 fu, a base of 1,920, are a mangan.
        kazoe: Whether 13 han count as a yakuman; if not, they are a sanbaiman.
        multiple_yakuman: Whether several yakuman add up; if not, the greatest counts.
        double_wind_fu: The fu of a pair of the wind that is both seat and round wind, 2 or 4.
        open_pinfu_fu: What an open hand without other fu counts, 30 or 20.
        pinfu_tsumo: Whether pinfu can be won by tsumo.
        rinshan_fu: Whether the 2 fu for tsumo count on a replacement tile.
        renhou: What a ron in the first turn is worth.
        ryuuiisou_needs_hatsu: Whether all green needs the green dragon.
        honba_points: What each payer pays for a honba; a ron pays it for all.
        sanma_tsumo: How three players split a tsumo.
        fifth_tile: The tenpai rule, for callers to hand on to `mahjong_calc.shanten`.
        liability: The keys of the yakuman that somebody can be liable for.
        liability_scope: What a liable player owes.
        liability_honba: Who pays the honba of a hand that somebody is liable for.
        multiple_ron: How many may win on one discard.
        nagashi: Whether nagashi mangan is paid.

    Raises:
        RulesError: A value isn't one of those above.
    """

    players: int = 4
    values: Mapping[Yaku, YakuValue] = field(default=FrozenMapping(VALUES), converter=frozen_values)
    kuitan: bool = True
    aka_dora: bool = True
    ura_dora: bool = True
    kan_dora: bool = True
    kiriage: bool = False
    kazoe: bool = True
    multiple_yakuman: bool = True
    double_wind_fu: int = 4
    open_pinfu_fu: int = 30
    pinfu_tsumo: bool = True
    rinshan_fu: bool = True
    renhou: Renhou = Renhou.NONE
    ryuuiisou_needs_hatsu: bool = False
    honba_points: int = 100
    sanma_tsumo: SanmaTsumo = SanmaTsumo.LOSS
    fifth_tile: FifthTile = FifthTile.CONCEALED
    liability: frozenset[str] = field(default=frozenset({"daisangen", "daisuushii"}), converter=_liability)
    liability_scope: LiabilityScope = LiabilityScope.HAND
    liability_honba: LiabilityHonba = LiabilityHonba.LIABLE
    multiple_ron: MultipleRon = MultipleRon.TWO
    nagashi: bool = True
    # what scores under these rules look up: derived from the fields, or remembered
    _table: ValueTable = field(init=False, eq=False, repr=False)
    _dora_kinds: bytes = field(init=False, eq=False, repr=False)
    _memo: Memo = field(init=False, eq=False, repr=False, factory=Memo)

    def __attrs_post_init__(self) -> None:
        for attribute in fields(Rules):
            if isinstance(attribute.default, (bool, int, NamedEnum)):
                check_type(getattr(self, attribute.name), type(attribute.default), attribute.name)
        _check_one_of(self.players, (3, 4), "players")
        _check_one_of(self.double_wind_fu, (2, 4), "double_wind_fu")
        _check_one_of(self.open_pinfu_fu, (20, 30), "open_pinfu_fu")
        if self.honba_points < 0:
            raise RulesError(f"honba_points={self.honba_points}", "0 points or more")
        if self.sanma_tsumo is not SanmaTsumo.LOSS and self.players != 3:
            raise RulesError(f"{self.sanma_tsumo!r} with {self.players} players", "three players to split a tsumo so")
        if self.renhou is not Renhou.NONE and yaku.RENHOU in self.values:
            raise RulesError(f"{self.renhou!r} and a value for renhou", "one of the two")
        unknown = self.liability - yaku.CATALOGUE.keys() - {row.key for row in self.values}
        if unknown:
            raise RulesError(f"liability for {', '.join(map(repr, sorted(unknown)))}", "liability for keys of yaku")
        table = ValueTable(_effective_values(self), several_yakuman=self.multiple_yakuman)
        object.__setattr__(self, "_table", table)
        object.__setattr__(self, "_dora_kinds", dora_kinds(self.tile_set))

    @property
    def tile_set(self) -> TileSet:
        """The tiles in play."""
        return TileSet.SANMA if self.players == 3 else TileSet.STANDARD

    def replace(self, **changes: Unpack[Changes]) -> "Rules":
        """Return these rules with some fields changed; *values* are merged into the table, None taking a row out.

        >>> from mahjong_calc.yaku import IPPATSU, RENHOU, YakuValue
        >>> house = Rules().replace(values={IPPATSU: None, RENHOU: YakuValue(4)})
        >>> IPPATSU in house.values, house.values[RENHOU].closed
        (False, 4)

        Raises:
            RulesError: The changed rules make no sense.
            TypeError: There is no such field, or a value has a wrong type.
        """
        given: dict[str, Any] = {**changes}
        if "values" in changes:
            given["values"] = merged_values(self.values, changes["values"])
        return evolve(self, **given)

    def __reduce__(self) -> "tuple[partial[Rules], tuple[()]]":
        given = {attribute.name: getattr(self, attribute.name) for attribute in fields(Rules) if attribute.init}
        return partial(Rules, **given), ()


def _check_one_of(value: int, allowed: tuple[int, int], name: str) -> None:
    if value not in allowed:
        raise RulesError(f"{name}={value}", f"{name} to be {allowed[0]} or {allowed[1]}")


def _effective_values(rules: Rules) -> dict[Yaku, YakuValue]:
    """Return the value table with what the other fields change in it."""
    values = dict(rules.values)
    if not rules.kuitan and yaku.TANYAO in values and values[yaku.TANYAO].open:
        values[yaku.TANYAO] = YakuValue(values[yaku.TANYAO].closed)
    if not rules.pinfu_tsumo:
        _make_stricter(values, yaku.PINFU, PINFU_BY_RON)
    if rules.ryuuiisou_needs_hatsu:
        _make_stricter(values, yaku.RYUUIISOU, RYUUIISOU_WITH_HATSU)
    if rules.renhou is Renhou.MANGAN_ADDED:
        values[yaku.RENHOU] = YakuValue(RENHOU_HAN)
    elif rules.renhou is Renhou.YAKUMAN:
        values[yaku.RENHOU] = YakuValue.yakuman()
    return values


def _make_stricter(values: dict[Yaku, YakuValue], usual: Yaku, strict: Yaku) -> None:
    """Put the *strict* form into the place of the *usual* one, if that stands in the table."""
    for row in [row for row in values if row == usual]:
        if row.predicate is not usual.predicate:
            raise RulesError(
                f"a {row.key} of one's own and a field that makes the usual one stricter", "one of the two"
            )
        values[strict] = values.pop(row)
