"""Wins: a hand that holds some yaku of the rules, and circumstances that go with it."""

from typing import Any, Final

from attrs import evolve, frozen
from hypothesis import strategies as st

from mahjong_calc import allen, classic
from mahjong_calc._checks import check_type
from mahjong_calc._melds import MeldKind
from mahjong_calc._tiles import NORTH, Tile, TileSet, Wind
from mahjong_calc._win import Riichi, Win
from mahjong_calc.classic import Renhou
from mahjong_calc.errors import RulesError
from mahjong_calc.strategies._hands import seven_pairs
from mahjong_calc.strategies._recipes import RECIPES, Recipe
from mahjong_calc.strategies._wall import KANS, Group, Piece, Wall, from_wall
from mahjong_calc.yaku import CATALOGUE, YakuValue

_OPEN: Final = (MeldKind.CHI, MeldKind.PON, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN)
_HAND_SIZE: Final = 14
_MOST_COUNTERS: Final = 30


@frozen(kw_only=True)
class _Table:
    """What the rules of a table let happen."""

    recipes: tuple[tuple[str, tuple[Recipe, ...]], ...]
    tile_set: TileSet
    winds: tuple[Wind, ...]
    indicators: int
    riichi: tuple[Riichi, ...]
    liability: frozenset[str]

    @property
    def chi(self) -> bool:
        return len(self.winds) == 4


def wins(*, rules: classic.Rules | allen.Rules = classic.TENHOU, red_fives: bool = True) -> st.SearchStrategy[Win]:
    """Draw a win that holds a yaku of *rules*, with all that can happen beside it.

    >>> from hypothesis import find, given
    >>> find(wins(), lambda win: win.is_closed)
    Win.tsumo(Hand.parse('1112222333344m'), Tile.parse('1m'), seat_wind=Wind.EAST, riichi=Riichi.RIICHI)
    >>> @given(wins(rules=classic.TENHOU_SANMA))
    ... def three_players_win(win):
    ...     assert classic.can_win(win, rules=classic.TENHOU_SANMA)
    >>> three_players_win()

    First a yaku is drawn, each valued one as often as another, then a hand that holds it, then the rest. Yaku that
    users add to the value table are never drawn on purpose.

    Args:
        rules: Classic rules, for three or four players, or the Allen rules.
        red_fives: Whether one five of each suit may be red.

    Raises:
        RulesError: The rules value no yaku that this library knows.
    """
    check_type(red_fives, bool, "red_fives")
    if isinstance(rules, allen.Rules):
        table = _allen_table(rules)
    else:
        check_type(rules, classic.Rules, "rules")
        table = _classic_table(rules)
    if not table.recipes:
        raise RulesError(f"{rules!r}", "rules that value a yaku of the catalogue")
    return from_wall("wins", lambda wall: _win(wall, table), table.tile_set, red_fives=red_fives)


def _known_values(rules: classic.Rules | allen.Rules) -> dict[str, YakuValue]:
    """Return the values of the catalogue's yaku, not of those that users put in their place."""
    return {
        yaku.key: value
        for yaku, value in rules.values.items()
        if yaku.key in CATALOGUE and yaku.predicate is CATALOGUE[yaku.key].predicate
    }


def _allen_table(rules: allen.Rules) -> _Table:
    winds = tuple(Wind)[:3]
    return _Table(
        recipes=_usable(_known_values(rules), RECIPES, rules.tile_set, winds),
        tile_set=rules.tile_set,
        winds=winds,
        indicators=1,
        riichi=_kinds_of_riichi(_known_values(rules)),
        liability=frozenset(),
    )


def _classic_table(rules: classic.Rules) -> _Table:
    values, recipes = _known_values(rules), dict(RECIPES)
    if rules.renhou is not Renhou.NONE:
        values["renhou"] = YakuValue.yakuman()
    if not rules.kuitan:
        recipes["tanyao"] = tuple(evolve(recipe, closed=True) for recipe in recipes["tanyao"])
    if not rules.pinfu_tsumo:
        recipes["pinfu"] = tuple(evolve(recipe, by_tsumo=False) for recipe in recipes["pinfu"])
    if rules.ryuuiisou_needs_hatsu:
        recipes["ryuuiisou"] = tuple(recipe for recipe in recipes["ryuuiisou"] if recipe.steps)
    winds = tuple(Wind)[: rules.players]
    return _Table(
        recipes=_usable(values, recipes, rules.tile_set, winds),
        tile_set=rules.tile_set,
        winds=winds,
        indicators=5,
        riichi=_kinds_of_riichi(values),
        liability=rules.liability,
    )


def _kinds_of_riichi(values: dict[str, YakuValue]) -> tuple[Riichi, ...]:
    return tuple(Riichi) if "open_riichi" in values else (Riichi.NONE, Riichi.RIICHI, Riichi.DOUBLE)


def _usable(
    values: dict[str, YakuValue],
    recipes: dict[str, tuple[Recipe, ...]],
    tile_set: TileSet,
    winds: tuple[Wind, ...],
) -> tuple[tuple[str, tuple[Recipe, ...]], ...]:
    """Return the recipes of each yaku that can be followed at the table, in the order of the recipes."""
    usable = []
    for key in (key for key in recipes if key in values):
        closed = not (values[key].open or values[key].is_yakuman)
        possible = [recipe.within(tile_set, winds) for recipe in recipes[key] if not (closed and recipe.opened)]
        followed = tuple(evolve(recipe, closed=recipe.closed or closed) for recipe in possible if recipe is not None)
        if followed:
            usable.append((key, followed))
    return tuple(usable)


def _win(wall: Wall, table: _Table) -> Win:
    key, recipes = table.recipes[wall.index(len(table.recipes))]
    recipe = recipes[wall.index(len(recipes))]
    groups, robbed = _built(wall, recipe, table)
    pieces = tuple(group.piece for group in groups if group.kind is None)
    waits = sorted(set(recipe.wait(pieces))) if robbed is None else [robbed]
    winning = waits[wall.index(len(waits))]
    seat = recipe.seats[wall.index(len(recipe.seats))]
    others = [wind for wind in table.winds if wind is not seat]
    by_tsumo = not wall.flag() if recipe.by_tsumo is None else recipe.by_tsumo
    circumstances = _circumstances(wall, recipe, table, groups, by_tsumo=by_tsumo)
    if key in table.liability and wall.flag():
        circumstances["liable"] = {key: others[wall.index(len(others))]}
    tile = wall.tile(winning)
    concealed = [kind for piece in pieces for kind in piece]
    concealed.remove(winning)
    hand = wall.hand(concealed, groups)
    circumstances |= _indicators(wall, table, riichi=circumstances["riichi"] is not Riichi.NONE)
    circumstances["round_wind"] = recipe.rounds[wall.index(len(recipe.rounds))]
    if by_tsumo:
        return Win.tsumo(hand, tile, seat_wind=seat, **circumstances)
    return Win.ron(hand, tile, seat_wind=seat, loser=others[wall.index(len(others))], **circumstances)


def _built(wall: Wall, recipe: Recipe, table: _Table) -> tuple[list[Group], int | None]:
    """Draw the pieces of the hand, and for a chankan the kind robbed, of which the hand holds no other copy."""
    if not recipe.melds:
        wall.weigh(12)  # without melds there is less to draw, which would count as simpler
    if recipe.seven_pairs:
        return [Group(piece) for piece in seven_pairs(wall, recipe.pairs)], None
    groups: list[Group] = []
    size = 0
    robbed = None
    for step in recipe.steps:
        for piece in wall.pick(step):
            size += len(piece)
            if "chankan" in recipe.circumstances:
                robbed = piece[wall.index(3)]
                wall.left[robbed] = 0  # the others are in the kan
                groups.append(Group(piece))
            else:
                groups.append(_called(wall, piece, recipe, len(groups), chi=table.chi))
    if size == _HAND_SIZE:
        return groups, None
    has_pair = any(len(group.piece) == 2 for group in groups)
    while len(groups) - has_pair < 4:
        groups.append(_called(wall, wall.pick(recipe.groups)[0], recipe, len(groups), chi=table.chi))
    if not has_pair:
        groups.append(Group(wall.pick(recipe.pairs)[0]))
    return groups, robbed


def _called(wall: Wall, piece: Piece, recipe: Recipe, place: int, *, chi: bool) -> Group:
    """Draw what becomes of the group at *place*."""
    if len(piece) != 3 or not recipe.melds or (recipe.last_concealed and place == 3):
        return Group(piece)
    opening = () if recipe.closed else _OPEN if chi else _OPEN[1:]
    if place < recipe.kans:
        return wall.call(piece, (MeldKind.ANKAN, *(kind for kind in opening if kind in KANS)))
    return wall.call(piece, opening if place < recipe.opened else (None, *opening, MeldKind.ANKAN))


def _circumstances(wall: Wall, recipe: Recipe, table: _Table, groups: list[Group], *, by_tsumo: bool) -> dict[str, Any]:
    """Draw what happened, around what the recipe says."""
    drawn: dict[str, Any] = {"riichi": Riichi.NONE, "rinshan": False} | dict(recipe.circumstances)
    kinds = {group.kind for group in groups}
    first_turn = "first_turn" in drawn
    if len(table.winds) == 3 and not first_turn:
        drawn["nuki"] = wall.index(wall.left[NORTH] + 1)
        wall.left[NORTH] -= drawn["nuki"]
    if "riichi" not in recipe.circumstances and not first_turn and kinds <= {None, MeldKind.ANKAN}:
        drawn["riichi"] = table.riichi[wall.index(len(table.riichi))]
    if "rinshan" not in recipe.circumstances and by_tsumo and "ippatsu" not in drawn and "last_tile" not in drawn:
        drawn["rinshan"] = (not kinds.isdisjoint(KANS) or drawn.get("nuki", 0) > 0) and wall.flag()
    if drawn["riichi"] is not Riichi.NONE and not drawn["rinshan"] and "ippatsu" not in drawn:
        drawn["ippatsu"] = wall.flag()
    if not (first_turn or drawn["rinshan"] or {"last_tile", "chankan"} & drawn.keys()):
        drawn["last_tile"] = wall.flag()
    return drawn | {"honba": wall.index(_MOST_COUNTERS), "riichi_sticks": wall.index(_MOST_COUNTERS)}


def _indicators(wall: Wall, table: _Table, *, riichi: bool) -> dict[str, list[Tile]]:
    dora = [wall.tile(wall.pick(wall.pool.tiles)[0][0]) for _ in range(wall.index(table.indicators + 1))]
    ura = wall.index(len(dora) + 1) if riichi else 0
    return {
        "dora_indicators": dora,
        "ura_indicators": [wall.tile(wall.pick(wall.pool.tiles)[0][0]) for _ in range(ura)],
    }
