"""JSON for every model and result: one cattrs converter and a stable format; needs the extra ``json``.

>>> from mahjong_calc import Hand, Tile, Win, Wind, classic
>>> converter = make_converter()
>>> converter.dumps(Hand.parse("0567m 234p (777z)"))
'"5067m234p (777z)"'
>>> win = Win.tsumo(Hand.parse("234678m234p55s22z"), Tile.parse("5s"), seat_wind=Wind.EAST)
>>> text = converter.dumps(classic.score(win))
>>> converter.loads(text, classic.Score) == classic.score(win)
True

The format, in which a thing is written and read back:

- A `Tile`, `Meld` or `Hand` is its mpsz text: ``"0m"``, ``"(345m)"``, ``"11z (345m)"``.
- A member of an enum is its name: ``"EAST"``, ``"RIICHI"``; a `Yaku` is its key: ``"pinfu"``.
- A `TileSet` is the name of its constant, ``"STANDARD"``, or an object of ``name`` and ``copies``.
- Classic rules are the name of the first preset that they equal, ``"TENHOU"``, or an object of all fields.
- A `Ukeire` is an object of ``number``, ``total`` and ``tiles``, which maps tiles to the copies left.
- Everything else is an object of its fields; a mapping is an object too, its keys in the forms above. An infinite
  number is null.

Some objects tell more, for readers without this library, such as ``deltas`` and ``total`` of `Payments`, and all of a
`classic.Score` but ``win`` and ``rules``. It follows from the rest, and is ignored when it is read. Integers are exact,
and those of `shanten.Deals` too large for a float: read them with a parser that keeps integers. Whatever else is
unknown, missing or of a wrong type is refused: cattrs raises its ``ClassValidationError``, a group of errors that say
where.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from math import inf, isinf
from operator import eq
from typing import Any, Final, TypeVar, get_args

from attrs import frozen
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn
from cattrs.preconf.json import JsonConverter, make_converter as make_json_converter

from mahjong_calc import classic, shanten
from mahjong_calc._checks import check_items, check_type
from mahjong_calc._enums import NamedEnum
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._hand import Hand
from mahjong_calc._melds import Meld
from mahjong_calc._payments import Payments
from mahjong_calc._tiles import KINDS, TILE_SETS, Tile, TileSet
from mahjong_calc._win import Win
from mahjong_calc.classic._presets import PRESETS
from mahjong_calc.errors import InvalidTileError, NotationError
from mahjong_calc.shanten._readers import LANE
from mahjong_calc.yaku import CATALOGUE, Dora, Yaku

__all__ = ["make_converter"]

T = TypeVar("T")
Kind = Any  # an annotation, such as a class or `Mapping[Wind, int]`


def make_converter(yaku: Iterable[Yaku] = ()) -> JsonConverter:
    """Return a new converter that writes and reads the format of this module.

    >>> from mahjong_calc import Wind
    >>> converter = make_converter()
    >>> converter.unstructure({Wind.EAST: Tile.parse_all("0m5m")})
    {'EAST': ['0m', '5m']}
    >>> converter.structure(["1z", "0p"], tuple[Tile, ...])
    (Tile.parse('1z'), Tile.parse('0p'))

    Its ``dumps`` and ``loads`` write and read text, its ``unstructure`` and ``structure`` what the module `json` reads.

    Args:
        yaku: Yaku of your own that may be read; one of a known key takes the place of ours.
    """
    known = dict(CATALOGUE) | {row.key: row for row in check_items(yaku, Yaku, "yaku")}
    converter = make_json_converter(forbid_extra_keys=True)
    _register_plain_values(converter)
    _register(converter, Tile, str, Tile.parse)
    _register(converter, Meld, str, Meld.parse)
    _register(converter, Hand, str, Hand.parse)
    _register(converter, Yaku, lambda row: row.key, lambda key: _named(key, known, "the key of a known yaku"))
    _register_enums(converter)
    _register_collections(converter)
    _register_constants(converter, TileSet, TILE_SETS)
    _register_constants(converter, classic.Rules, PRESETS, _same_rules)
    _register_object(converter, Payments, derived=("deltas", "total"))
    _register_object(converter, Dora, derived=("total",))
    _register_object(converter, shanten.Breakdown, derived=("number",))
    _register_object(
        converter, shanten.Ukeire, derived=("total",), fields=_UkeireFields, take=_ukeire_fields, make=_ukeire_of
    )
    _register_object(
        converter, classic.Score, derived=_OF_SCORE, fields=_ScoreFields, take=_score_fields, make=_score_of
    )
    _register(converter, classic.Fu, lambda fu: _properties(converter, fu, _OF_FU), _fu_alone)
    return converter


def _register(converter: JsonConverter, kind: type[T], write: Callable[[T], Any], read: Callable[[Any], T]) -> None:
    converter.register_unstructure_hook(kind, write)
    converter.register_structure_hook(kind, lambda value, _: read(value))


def _named(name: object, members: Mapping[str, T], expected: str) -> T:
    check_type(name, str, expected)
    text = str(name)
    if text not in members:
        raise NotationError(text, 0, f"{expected}: {', '.join(members)}")
    return members[text]


def _register_plain_values(converter: JsonConverter) -> None:
    """Let nothing be taken for what it isn't, such as the text "no" for yes."""
    for kind in (bool, int, str):
        converter.register_structure_hook(kind, _checked)
    converter.register_unstructure_hook(float, lambda number: None if isinf(number) else number)
    converter.register_structure_hook(float, lambda value, _: inf if value is None else _checked(value, float))


def _checked(value: object, kind: type) -> object:
    if kind is float and type(value) is int:
        return float(value)
    check_type(value, kind, "the value")
    return value


def _register_enums(converter: JsonConverter) -> None:
    def is_enum(kind: Kind) -> bool:
        return isinstance(kind, type) and issubclass(kind, NamedEnum)

    converter.register_unstructure_hook_func(is_enum, lambda member: member.name)
    converter.register_structure_hook_func(
        is_enum, lambda name, kind: _named(name, kind.__members__, f"the name of a {kind.__name__}")
    )


def _register_collections(converter: JsonConverter) -> None:
    """Write sets in order, and mappings with keys that JSON has; read mappings that can't be changed."""

    def write_mapping(mapping: Mapping[Any, Any]) -> dict[str, Any]:
        return {str(converter.unstructure(key)): converter.unstructure(value) for key, value in mapping.items()}

    def read_mapping(given: object, kind: Kind) -> FrozenMapping[Any, Any]:
        check_type(given, Mapping, "the value")
        key_kind, value_kind = get_args(kind)
        read_key = _int if key_kind is int else partial(converter.structure, cl=key_kind)
        items = given.items() if isinstance(given, Mapping) else ()
        found: dict[Any, Any] = {}
        for position, (name, value) in enumerate(items):
            key = read_key(name)
            if key in found:
                raise NotationError(tuple(name for name, _ in items), position, "different keys")
            found[key] = converter.structure(value, value_kind)
        return FrozenMapping(found)

    a_list: Kind = list

    def read_items(given: object, kind: Kind) -> Any:  # noqa: ANN401
        check_type(given, list, "the value")  # a text or an object would be read as the letters or the names in it
        return _origin(kind)(converter.structure(given, a_list[get_args(kind)[0]]))

    converter.register_unstructure_hook_func(lambda kind: _origin(kind) in (Mapping, FrozenMapping), write_mapping)
    converter.register_structure_hook_func(lambda kind: _origin(kind) is Mapping, read_mapping)
    converter.register_structure_hook_func(_is_row, read_items)
    converter.register_unstructure_hook_func(
        lambda kind: _origin(kind) is frozenset, lambda items: sorted(converter.unstructure(item) for item in items)
    )


def _origin(kind: Kind) -> Any:  # noqa: ANN401
    return getattr(kind, "__origin__", kind)


def _is_row(kind: Kind) -> bool:
    """Whether *kind* is of any number of equal things."""
    return _origin(kind) is frozenset or (_origin(kind) is tuple and get_args(kind)[-1:] == (...,))


def _int(text: str) -> int:
    if not re.fullmatch("-?[0-9]+", text):
        raise NotationError(text, 0, "an integer")
    return int(text)


def _same_rules(rules: classic.Rules, others: classic.Rules) -> bool:
    """Whether rules are equal and no yaku has another predicate, which its equality leaves out."""
    predicates, other = ({row.key: row.predicate for row in one.values} for one in (rules, others))
    return rules == others and predicates == other


def _register_constants(
    converter: JsonConverter, kind: type[T], constants: Mapping[str, T], same: Callable[[T, T], bool] = eq
) -> None:
    """Write values that are the *same* as a constant as its name, and others as objects."""
    write = make_dict_unstructure_fn(kind, converter)
    read = make_dict_structure_fn(kind, converter)

    def write_name(value: T) -> Any:  # noqa: ANN401
        return next((name for name, constant in constants.items() if same(constant, value)), None) or write(value)

    def read_name(value: Any) -> T:  # noqa: ANN401
        if isinstance(value, str):
            return _named(value, constants, f"the name of a {kind.__name__}")
        check_type(value, Mapping, "the value")
        return read(value, kind)

    _register(converter, kind, write_name, read_name)


def _register_object(
    converter: JsonConverter,
    kind: type[T],
    *,
    derived: tuple[str, ...],
    fields: type | None = None,
    take: Callable[[T], Any] = lambda value: value,
    make: Callable[[Any], T] = lambda fields: fields,
) -> None:
    """Write objects with some *derived* properties.

    Where its own fields aren't those to write, *take* gives an object of the class *fields*, and *make* takes it back.
    """
    shape: Any = fields or kind
    write = make_dict_unstructure_fn(shape, converter)
    read = make_dict_structure_fn(shape, converter)

    def write_all(value: T) -> dict[str, Any]:
        return write(take(value)) | _properties(converter, value, derived)

    def read_fields(given: Any) -> T:  # noqa: ANN401
        check_type(given, Mapping, "the value")
        return make(read({name: item for name, item in given.items() if name not in derived}, shape))

    _register(converter, kind, write_all, read_fields)


def _properties(converter: JsonConverter, value: object, names: Iterable[str]) -> dict[str, Any]:
    return {name: converter.unstructure(getattr(value, name)) for name in names}


@frozen
class _UkeireFields:
    """What a `Ukeire` is made of."""

    number: int
    tiles: Mapping[Tile, int]


def _ukeire_fields(found: shanten.Ukeire) -> _UkeireFields:
    return _UkeireFields(found.number, FrozenMapping(found))


def _ukeire_of(fields: _UkeireFields) -> shanten.Ukeire:
    for tile, left in fields.tiles.items():
        if tile.red or not 0 <= left <= 4:
            raise InvalidTileError(f"{left} copies of {tile}", "0 to 4 copies of plain tiles")
    mask = sum(LANE << 8 * tile.kind for tile in fields.tiles)
    copies = sum(left << 8 * tile.kind for tile, left in fields.tiles.items())
    return shanten.Ukeire(fields.number, mask, copies, bytes(KINDS))


@frozen
class _ScoreFields:
    """What a `classic.Score` follows from."""

    win: Win
    rules: classic.Rules


_OF_SCORE: Final = ("reading", "yaku", "dora", "han", "fu", "limit", "yakuman", "points", "payments")
_OF_FU: Final = ("items", "unrounded", "total")


def _score_fields(score: classic.Score) -> _ScoreFields:
    return _ScoreFields(score.win, score.rules)


def _score_of(fields: _ScoreFields) -> classic.Score:
    return classic.score(fields.win, rules=fields.rules)


def _fu_alone(_: object) -> classic.Fu:
    msg = "fu are read with the whole classic.Score, not alone"
    raise TypeError(msg)
