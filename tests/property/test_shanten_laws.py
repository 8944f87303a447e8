"""Laws that hold for the shanten number, the ukeire and the discards of any hand."""

import pickle

from hypothesis import example, given, strategies as st

from mahjong_calc import FifthTile, Hand, Meld, Tile, TileSet, shanten
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.strategies import hands, quad_heavy_hands, tenpai_hands

ALL = tuple(Tile.from_kind(kind) for kind in range(34))
SETS = (TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU)
#: how many tiles there are before and after a draw, a kan counted as three, however many melds
BEFORE_DRAW = (1, 4, 7, 10, 13)
AFTER_DRAW = (2, 5, 8, 11, 14)

modes = st.sampled_from(FifthTile)


def hands_of(tile_set: TileSet, sizes: tuple[int, ...]) -> st.SearchStrategy[Hand]:
    """Draw a hand of one of *sizes*, dealt or full of quads, with or without melds."""
    dealt = st.sampled_from(sizes).flatmap(lambda size: hands(size, None, tile_set=tile_set))
    heavy = st.sampled_from([size for size in sizes if size >= 4]).flatmap(
        lambda size: quad_heavy_hands(size, tile_set=tile_set)
    )
    return st.one_of(dealt, heavy)


def games(sizes: tuple[int, ...], sets: tuple[TileSet, ...] = SETS) -> st.SearchStrategy[tuple[TileSet, Hand]]:
    """Draw a tile set and a hand of it."""
    return st.sampled_from(sets).flatmap(lambda tile_set: st.tuples(st.just(tile_set), hands_of(tile_set, sizes)))


def moved(hand: Hand, kinds: list[int]) -> Hand:
    """Return *hand* with each kind replaced."""

    def move(tile: Tile) -> Tile:
        return Tile.from_kind(kinds[tile.kind])

    melds = [Meld(meld.kind, [move(tile) for tile in meld.tiles]) for meld in hand.melds]
    return Hand([move(tile) for tile in hand.tiles], melds)


def drawable(hand: Hand, tile_set: TileSet) -> list[Tile]:
    """Return the kinds of which a copy is neither in the hand nor in its melds."""
    owned = [tile.kind for tile in (*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles))]
    return [tile for tile in ALL if owned.count(tile.kind) < tile_set.copies[tile.kind]]


@given(games(BEFORE_DRAW + AFTER_DRAW, (TileSet.STANDARD, TileSet.NUMBERS_ONLY)), st.permutations([0, 9, 18]), modes)
def test_suits_permuted(game: tuple[TileSet, Hand], firsts: list[int], mode: FifthTile) -> None:
    """Suits are alike: exchanging them changes no number."""
    tile_set, hand = game
    other = moved(hand, [first + rank for first in firsts for rank in range(9)] + [*range(27, 34)])
    numbers = [shanten.breakdown(one, tile_set=tile_set, fifth_tile=mode) for one in (hand, other)]
    assert numbers[0] == numbers[1]


@given(games(BEFORE_DRAW + AFTER_DRAW), modes)
def test_ranks_mirrored(game: tuple[TileSet, Hand], mode: FifthTile) -> None:
    """1 to 9 turned into 9 to 1 changes no number."""
    tile_set, hand = game
    other = moved(hand, [kind // 9 * 9 + 8 - kind % 9 if kind < 27 else kind for kind in range(34)])
    numbers = [shanten.breakdown(one, tile_set=tile_set, fifth_tile=mode) for one in (hand, other)]
    assert numbers[0] == numbers[1]


@given(games(BEFORE_DRAW), modes)
def test_draws(game: tuple[TileSet, Hand], mode: FifthTile) -> None:
    """A draw lowers the number by 0 or 1, and by 1 exactly for the tiles of the ukeire of which a copy is left."""
    tile_set, hand = game
    number = shanten.number(hand, tile_set=tile_set, fifth_tile=mode)
    ukeire = shanten.ukeire(hand, tile_set=tile_set, fifth_tile=mode)
    assert ukeire.number == number
    lowering = set()
    for tile in drawable(hand, tile_set):
        after = shanten.number(hand.draw(tile), tile_set=tile_set, fifth_tile=mode)
        assert number - after in {0, 1}
        if after < number:
            lowering.add(tile)
    assert {tile for tile, left in ukeire.items() if left} == lowering
    assert list(ukeire) == sorted(ukeire)
    if mode is FifthTile.OWN:
        assert set(ukeire) == lowering


@given(games(BEFORE_DRAW), modes)
def test_waits(game: tuple[TileSet, Hand], mode: FifthTile) -> None:
    """A hand waits for its ukeire when its number is 0, and for nothing otherwise."""
    tile_set, hand = game
    ukeire = shanten.ukeire(hand, tile_set=tile_set, fifth_tile=mode)
    waits = shanten.waits(hand, tile_set=tile_set, fifth_tile=mode)
    assert waits == (tuple(ukeire) if ukeire.number == 0 else ())
    assert bool(waits) == (ukeire.number == 0)


@given(tenpai_hands())
def test_tenpai_hands_wait(hand: Hand) -> None:
    """A complete hand without one tile waits, also for that tile."""
    assert shanten.waits(hand)
    assert all(shanten.number(hand.draw(tile)) == -1 for tile in shanten.waits(hand))


@given(games(AFTER_DRAW), modes)
@example((TileSet.STANDARD, Hand.parse("11112222333344m")), FifthTile.OWN)
def test_discards(game: tuple[TileSet, Hand], mode: FifthTile) -> None:
    """Each discard has the number and the ukeire of the hand after it; none raises the number by more than 1."""
    tile_set, hand = game
    number = shanten.number(hand, tile_set=tile_set, fifth_tile=mode)
    discards = shanten.discards(hand, tile_set=tile_set, fifth_tile=mode)
    assert discards[0].number == max(0, number)
    assert sorted(one.tile.plain for one in discards) == sorted({tile.plain for tile in hand.tiles})
    for one in discards:
        after = hand.discard(one.tile)
        assert one.tile == one.tile.plain or one.tile.plain not in hand.tiles
        assert one.number - number in {0, 1}
        assert one.number == one.ukeire.number == shanten.number(after, tile_set=tile_set, fifth_tile=mode)
        assert one.ukeire == shanten.ukeire(after, (one.tile,), tile_set=tile_set, fifth_tile=mode)
    keys = [(one.number, -one.ukeire.total, one.tile.kind) for one in discards]
    assert keys == sorted(keys)


@given(games(BEFORE_DRAW + AFTER_DRAW))
def test_modes(game: tuple[TileSet, Hand]) -> None:
    """The more own tiles exhaust a kind, the higher the number; without melds the first two are one."""
    tile_set, hand = game
    own, concealed, ignored = (shanten.number(hand, tile_set=tile_set, fifth_tile=mode) for mode in FifthTile)
    assert own >= concealed >= ignored
    if not hand.melds:
        assert own == concealed


@given(st.sampled_from(SETS[1:]).flatmap(lambda tile_set: hands_of(tile_set, BEFORE_DRAW + AFTER_DRAW)), modes)
def test_smaller_sets(hand: Hand, mode: FifthTile) -> None:
    """A tile set that lacks tiles never gives a smaller number."""
    numbers = []
    for tile_set in SETS:
        try:
            numbers.append(shanten.number(hand, tile_set=tile_set, fifth_tile=mode))
        except InvalidHandError:  # the set lacks a tile of the hand
            assert tile_set is not TileSet.STANDARD
    assert numbers[0] == min(numbers)


@given(games(BEFORE_DRAW, (TileSet.STANDARD,)), st.data())
def test_visible(game: tuple[TileSet, Hand], data: st.DataObject) -> None:
    """Visible tiles lower the copies left, and nothing else."""
    tile_set, hand = game
    visible = data.draw(st.lists(st.sampled_from(drawable(hand, tile_set)), unique=True))
    before, after = shanten.ukeire(hand), shanten.ukeire(hand, visible)
    assert after.number == before.number
    assert after == {tile: left - (tile in visible) for tile, left in before.items()}
    assert after.total == sum(after.values())


@given(hands_of(TileSet.STANDARD, AFTER_DRAW), modes)
def test_results_are_values(hand: Hand, mode: FifthTile) -> None:
    """Results can be pickled and hashed, and are equal when they say the same."""
    for found in (shanten.breakdown(hand, fifth_tile=mode), shanten.discards(hand, fifth_tile=mode)):
        again = pickle.loads(pickle.dumps(found))  # noqa: S301 (our own)
        assert again == found
        assert hash(again) == hash(found)
