"""Tiles, melds and hands: any, tenpai, complete, and full of quads."""

from collections.abc import Collection, Iterable
from itertools import chain, product
from typing import Final

from hypothesis import strategies as st

from mahjong_calc._checks import check_items, check_type
from mahjong_calc._hand import Hand
from mahjong_calc._melds import KAN_KINDS, Meld, MeldKind
from mahjong_calc._tiles import HONORS_START, Tile, TileSet
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.shanten import Form
from mahjong_calc.strategies._wall import (
    FIVES,
    KANS,
    SEQUENCES,
    Bundle,
    Group,
    Wall,
    from_wall,
    pool_of,
    within,
)

_MOST_TILES: Final = 14
_MOST_MELDS: Final = 4


def _faces(tile_set: TileSet, *, red_fives: bool) -> list[tuple[Tile, int]]:
    """Return the different tiles and their copies, the plain ones first."""
    reds = [kind for kind in FIVES if red_fives and tile_set.copies[kind]]
    plain = [(tile, tile_set.copies[tile.kind] - (tile.kind in reds)) for tile in tile_set.kinds]
    return [face for face in plain if face[1]] + [(Tile.from_kind(kind, red=True), 1) for kind in reds]


def tiles(*, tile_set: TileSet = TileSet.STANDARD, red_fives: bool = True) -> st.SearchStrategy[Tile]:
    """Draw a tile of *tile_set*; with *red_fives* the red ones too. The simplest is 1m.

    >>> from hypothesis import find
    >>> find(tiles(), lambda tile: tile.is_honor)
    Tile.parse('1z')
    """
    _check_game(tile_set, red_fives=red_fives)
    return st.sampled_from([tile for tile, _ in _faces(tile_set, red_fives=red_fives)])


def melds(
    kinds: Collection[MeldKind] = tuple(MeldKind),
    *,
    tile_set: TileSet = TileSet.STANDARD,
    red_fives: bool = True,
) -> st.SearchStrategy[Meld]:
    """Draw a meld of one of *kinds*, with at most one red five. The simplest is a chi of 123m.

    >>> from hypothesis import find
    >>> find(melds(), lambda meld: meld.is_kan)
    Meld.parse('(1111m)')

    Raises:
        InvalidHandError: *tile_set* has the tiles for none.
    """
    _check_game(tile_set, red_fives=red_fives)
    wanted = check_items(kinds, MeldKind, "kinds")
    found = [
        Meld(kind, [Tile.from_kind(k, red=place == red) for place, k in enumerate(piece)])
        for kind in MeldKind
        if kind in wanted
        for piece in _pieces(kind, tile_set)
        for red in _red_places(kind, piece, red_fives=red_fives)
    ]
    if not found:
        raise InvalidHandError(f"{tile_set!r} and {wanted}", "a tile set with the tiles for a meld")
    return st.sampled_from(found)


def _pieces(kind: MeldKind, tile_set: TileSet) -> Iterable[tuple[int, ...]]:
    if kind is MeldKind.CHI:
        return chain.from_iterable(within(SEQUENCES, tile_set))
    size = 4 if kind in KAN_KINDS else 3
    return [(k,) * size for k, copies in enumerate(tile_set.copies) if copies >= size]


def _red_places(kind: MeldKind, piece: tuple[int, ...], *, red_fives: bool) -> list[int | None]:
    """Return the places of *piece* where a red five may stand, None for none; the last of a shouminkan was added."""
    places = [place for place, k in enumerate(piece) if k in FIVES] if red_fives else []
    if kind is MeldKind.SHOUMINKAN:
        return [None, *places[2:]]
    return [None, *places[-1:]]


def hands(
    size: int | None = None,
    melds: int | None = 0,
    *,
    tile_set: TileSet = TileSet.STANDARD,
    red_fives: bool = True,
) -> st.SearchStrategy[Hand]:
    """Draw a hand of any tiles. Hands of few tiles are simpler, and so are low tiles and few melds.

    >>> from hypothesis import find
    >>> find(hands(14), lambda hand: hand.counts[33] == 3)
    Hand.parse('11112222333m777z')

    Args:
        size: The number of tiles, a kan counted as three; None for 0 to 14.
        melds: How many of them are melds; None for any number.
        tile_set: The tiles in play; with those of three players no meld is a chi.
        red_fives: Whether one five of each suit is red.

    Raises:
        InvalidHandError: There is no such hand.
    """
    _check_game(tile_set, red_fives=red_fives)
    _check_size(size, melds, tile_set)
    if melds == 0:
        lowest, highest = (0, min(_MOST_TILES, tile_set.total)) if size is None else (size, size)
        faces = _faces(tile_set, red_fives=red_fives)
        indexes = st.lists(st.integers(0, len(faces) - 1), min_size=lowest, max_size=highest)
        found = [tile for tile, _ in faces]
        copies = [count for _, count in faces]
        return indexes.map(lambda drawn: _dealt(drawn, found, copies))
    return from_wall("hands", lambda wall: _hand(wall, size, melds), tile_set, red_fives=red_fives)


def _dealt(drawn: list[int], faces: list[Tile], copies: list[int]) -> Hand:
    """Return the hand of the drawn *faces*; where one is used up, the next that isn't takes its place."""
    left = copies.copy()
    held = []
    for face in drawn:
        while not left[face]:
            face = (face + 1) % len(left)  # noqa: PLW2901
        left[face] -= 1
        held.append(faces[face])
    return Hand(held)


def _hand(wall: Wall, size: int | None, melds: int | None) -> Hand:
    if size is None:
        size = 3 * (melds or 0) + wall.index(_MOST_TILES + 1 - 3 * (melds or 0))
    if melds is None:
        melds = wall.index(min(size // 3, _MOST_MELDS) + 1)
    groups = [_called(wall) for _ in range(melds)]
    concealed = [wall.pick(wall.pool.tiles)[0][0] for _ in range(size - 3 * melds)]
    return wall.hand(concealed, groups)


def _called(wall: Wall) -> Group:
    """Draw a meld."""
    [piece] = wall.pick(wall.pool.callable_groups)
    return wall.call(piece, tuple(MeldKind))


def winning_hands(
    form: Form | None = None,
    melds: int | None = None,
    *,
    tile_set: TileSet = TileSet.STANDARD,
    red_fives: bool = True,
) -> st.SearchStrategy[Hand]:
    """Draw a complete hand, of 14 tiles when a kan counts as three.

    >>> from hypothesis import find
    >>> find(winning_hands(Form.CHIITOITSU), lambda hand: True)
    Hand.parse('11223344556677m')

    Args:
        form: What it is made of; None for any form.
        melds: How many of its groups are melds; None for any number. Only a hand of groups and a pair has melds.
        tile_set: The tiles in play; with those of three players no meld is a chi.
        red_fives: Whether one five of each suit may be red.

    Raises:
        InvalidHandError: There is no such hand.
    """
    forms = _possible_forms(form, melds, tile_set, red_fives=red_fives)
    return from_wall(
        "winning_hands", lambda wall: _hand_of(wall, _complete(wall, forms, melds)), tile_set, red_fives=red_fives
    )


def tenpai_hands(
    form: Form | None = None,
    melds: int | None = None,
    *,
    tile_set: TileSet = TileSet.STANDARD,
    red_fives: bool = True,
) -> st.SearchStrategy[Hand]:
    """Draw a hand that lacks one tile to be complete, of 13 tiles when a kan counts as three.

    >>> from hypothesis import find
    >>> find(tenpai_hands(Form.KOKUSHI), lambda hand: True)
    Hand.parse('11m19p19s1234567z')

    The missing tile is one that the hand holds fewer copies of than there are. For the arguments see `winning_hands`.

    Raises:
        InvalidHandError: There is no such hand.
    """
    forms = _possible_forms(form, melds, tile_set, red_fives=red_fives)
    return from_wall(
        "tenpai_hands",
        lambda wall: _hand_of(wall, _complete(wall, forms, melds), lacking=1),
        tile_set,
        red_fives=red_fives,
    )


def _hand_of(wall: Wall, groups: list[Group], lacking: int = 0) -> Hand:
    """Return the hand of *groups*, without as many drawn tiles as are *lacking*."""
    concealed = [kind for group in groups if group.kind is None for kind in group.piece]
    for _ in range(lacking):
        del concealed[wall.index(len(concealed))]
    return wall.hand(concealed, groups)


def _complete(wall: Wall, forms: tuple[Form, ...], melds: int | None) -> list[Group]:
    """Draw the pieces of a complete hand."""
    form = forms[wall.index(len(forms))]
    if form is Form.CHIITOITSU:
        return [Group(piece) for piece in seven_pairs(wall, wall.pool.pairs)]
    if form is Form.KOKUSHI:
        wall.weigh(8)  # more than there are draws in a hand of groups and a pair
        return [Group(piece) for piece in wall.pick(wall.pool.kokushi)]
    called = wall.index(_MOST_MELDS + 1) if melds is None else melds
    groups = [_called(wall) for _ in range(called)]
    groups += [Group(wall.pick(wall.pool.groups)[0]) for _ in range(4 - called)]
    return [*groups, Group(wall.pick(wall.pool.pairs)[0])]


def seven_pairs(wall: Wall, pairs: tuple[Bundle, ...]) -> Bundle:
    """Draw seven different ones of *pairs*."""
    found: list[Bundle] = []
    for _ in range(7):
        found.append(wall.pick(tuple(pair for pair in pairs if pair not in found)))
    return tuple(chain.from_iterable(found))


def _possible_forms(form: Form | None, melds: int | None, tile_set: TileSet, *, red_fives: bool) -> tuple[Form, ...]:
    _check_game(tile_set, red_fives=red_fives)
    if form is not None:
        check_type(form, Form, "form")
    _check_size(_MOST_TILES, melds, tile_set)
    pool = pool_of(tile_set)
    possible = {
        Form.REGULAR: bool(pool.groups and pool.pairs),
        Form.CHIITOITSU: not melds and len(pool.pairs) >= 7,
        Form.KOKUSHI: not melds and bool(pool.kokushi),
    }
    forms = tuple(each for each, holds in possible.items() if holds and form in (None, each))
    if not forms:
        raise InvalidHandError(f"{form!r}, {melds} melds and {tile_set!r}", "a form that the tiles allow")
    return forms


def quad_heavy_hands(
    size: int = 14,
    melds: int | None = None,
    *,
    tile_set: TileSet = TileSet.STANDARD,
    red_fives: bool = True,
) -> st.SearchStrategy[Hand]:
    """Draw a hand that holds all copies of some kind, in the hand or called, and mostly tiles near it.

    >>> from hypothesis import find
    >>> find(quad_heavy_hands(13), lambda hand: True)
    Hand.parse('1111222233334m')

    Dealt hands hardly ever show the faults that such hands do, of programs that wait for a fifth copy.

    Args:
        size: The number of tiles, a kan counted as three; 4 or more.
        melds: How many of them are melds; None for any number.
        tile_set: The tiles in play; with those of three players no meld is a chi.
        red_fives: Whether one five of each suit may be red.

    Raises:
        InvalidHandError: There is no such hand.
    """
    _check_game(tile_set, red_fives=red_fives)
    check_type(size, int, "size")
    _check_size(size, melds, tile_set)
    if size < 4 or not pool_of(tile_set).quads:
        raise InvalidHandError(f"{size} tiles of {tile_set!r}", "4 tiles or more, and a kind with four copies")
    return from_wall("quad_heavy_hands", lambda wall: _quad_heavy(wall, size, melds), tile_set, red_fives=red_fives)


def _quad_heavy(wall: Wall, size: int, melds: int | None) -> Hand:
    if melds is None:
        melds = wall.index(min(size // 3, _MOST_MELDS) + 1)
    room = size - 3 * melds
    groups: list[Group] = []
    concealed: list[int] = []
    for _ in range(melds):
        [quad] = wall.pick(wall.pool.quads)
        if room and wall.flag():  # a pon, and the fourth copy in the hand
            groups.append(Group(quad[:3], MeldKind.PON))
            concealed.append(quad[0])
            room -= 1
        else:
            groups.append(Group(quad, KANS[wall.index(len(KANS))]))
    quads = room // 4
    for _ in range(quads - wall.index(quads)):
        concealed += wall.pick(wall.pool.quads)[0]
        room -= 4
    for _ in range(room):
        concealed.append(wall.pick(_near(wall))[0][0])
    return wall.hand(concealed, groups)


def _near(wall: Wall) -> tuple[Bundle, ...]:
    """Return the tiles left that are close to a kind used up; all tiles where there are none."""
    used_up = [kind for kind, count in enumerate(wall.left) if wall.tile_set.copies[kind] and not count]
    near = {
        kind + step
        for kind, step in product(used_up, (-2, -1, 1, 2))
        if kind < HONORS_START and 0 <= kind % 9 + step < 9 and wall.left[kind + step]
    }
    return tuple(((kind,),) for kind in sorted(near)) or wall.pool.tiles


def _check_game(tile_set: TileSet, *, red_fives: bool) -> None:
    check_type(tile_set, TileSet, "tile_set")
    check_type(red_fives, bool, "red_fives")


def _check_size(size: int | None, melds: int | None, tile_set: TileSet) -> None:
    if size is not None:
        check_type(size, int, "size")
    if melds is not None:
        check_type(melds, int, "melds")
    most = _MOST_TILES if size is None else size
    called = melds or 0
    if not 0 <= most <= _MOST_TILES or not 0 <= called <= _MOST_MELDS or 3 * called > most:
        raise InvalidHandError(f"{size} tiles and {melds} melds", "0 to 14 tiles and the melds that fit into them")
    if size is not None and size + called > tile_set.total:
        raise InvalidHandError(f"{tile_set!r}", f"a tile set with {size + called} tiles")
