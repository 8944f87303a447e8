"""Laws of the model, each for whatever is drawn."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable

import attrs
from hypothesis import given, strategies as st

from mahjong_calc import (
    FifthTile,
    Hand,
    Meld,
    MeldKind,
    Payments,
    Riichi,
    Suit,
    Tile,
    TileSet,
    Win,
    Wind,
    classic,
    notation,
)
from mahjong_calc._frozen import FrozenMapping
from mahjong_calc._tiles import tile_order
from mahjong_calc.errors import NotationError
from mahjong_calc.strategies import hands, melds, tiles, winning_hands, wins

NAMES = {
    each.__name__: each for each in (FifthTile, Hand, Meld, MeldKind, Payments, Riichi, Suit, Tile, TileSet, Win, Wind)
}
some_tiles = st.lists(tiles())
any_hands = hands(melds=None)
any_wins = st.one_of(wins(), wins(rules=classic.TENHOU_SANMA))
tile_sets = st.one_of(
    st.sampled_from([TileSet.STANDARD, TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU]),
    st.builds(
        lambda name, copies, first: TileSet(name, [first, *copies]),
        st.text(),
        st.lists(st.integers(0, 4), min_size=33, max_size=33),
        st.integers(1, 4),
    ),
)


@st.composite
def payments(draw: st.DrawFn) -> Payments:
    """Draw payments of three or four players."""
    players = draw(st.sampled_from([3, 4]))
    winner, *others = draw(st.permutations(list(Wind)[:players]))
    shares = draw(st.dictionaries(st.sampled_from(others), st.integers(0, 10**6)))
    return Payments(winner, shares, sticks=draw(st.integers(0, 10**5)), players=players)


values = st.one_of(tiles(), melds(), any_hands, any_wins, tile_sets, payments())


def twins(value: object) -> list[object]:
    """Return what repr, pickle, copies and `attrs.evolve` make of a value."""
    return [
        eval(repr(value), NAMES),  # noqa: S307
        pickle.loads(pickle.dumps(value)),  # noqa: S301
        copy.copy(value),
        copy.deepcopy(value),
        attrs.evolve(value),  # type: ignore[misc]
    ]


@given(values)
def test_twins(value: object) -> None:
    """«Frozen, hashable, picklable, with repr that evaluates»: a twin is equal, and hashes alike."""
    for twin in twins(value):
        assert twin == value
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)


@given(values, values)
def test_equality(one: object, other: object) -> None:
    """Values are equal exactly when their `repr` is."""
    assert (one == other) == (repr(one) == repr(other))
    assert one != other or hash(one) == hash(other)


@given(tiles(), tiles(), tiles())
def test_order(one: Tile, two: Tile, three: Tile) -> None:
    """Tiles are totally ordered, by kind and then red, in agreement with equality."""
    assert (one < two) + (one == two) + (one > two) == 1
    assert one <= two or not two <= three or two < one
    assert (one < two) == ((one.kind, one.red) < (two.kind, two.red)) == (tile_order(one) < tile_order(two))


@given(any_hands)
def test_parse_after_str(hand: Hand) -> None:
    """«`str(hand)` is canonical and `Hand.parse(str(hand)) == hand`»."""
    assert Hand.parse(str(hand)) == hand
    assert str(Hand.parse(str(hand))) == str(hand)
    assert all(Meld.parse(str(meld)) == meld for meld in hand.melds)


@given(any_hands, st.randoms(use_true_random=False))
def test_order_of_tiles_is_free(hand: Hand, random: object) -> None:
    """A hand doesn't depend on the order of its tiles, in text or not."""
    shuffled = list(hand.tiles)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert Hand(shuffled, hand.melds) == hand
    spaced = " ".join([*map(str, shuffled), *map(str, hand.melds)])
    assert Hand.parse(spaced) == hand


@given(any_hands)
def test_key(hand: Hand) -> None:
    """The private key, size and red fives, which calculators work on, say what the tiles and melds say."""
    melded = Counter(tile.kind for meld in hand.melds for tile in meld.tiles)
    concealed = Counter(tile.kind for tile in hand.tiles)
    assert list(hand._key) == [concealed[kind] + 8 * melded[kind] for kind in range(34)]
    assert hand.counts == tuple(concealed[kind] for kind in range(34))
    assert hand._size == len(hand.tiles)
    assert hand._reds == sum(tile.red for tile in (*hand.tiles, *(t for meld in hand.melds for t in meld.tiles)))
    assert Hand.from_counts(hand.counts, hand.melds) == Hand([tile.plain for tile in hand.tiles], hand.melds)


@given(winning_hands(), st.data())
def test_discard_and_draw(hand: Hand, data: st.DataObject) -> None:
    """Drawing what was discarded gives the hand back."""
    tile = data.draw(st.sampled_from(hand.tiles))
    assert hand.discard(tile).draw(tile) == hand
    assert len(hand.discard(tile).tiles) == len(hand.tiles) - 1


@given(any_wins)
def test_win_from_the_whole_hand(win: Win) -> None:
    """A win is the same whether the hand stands before the winning tile or holds it."""
    changes = {attribute.name: getattr(win, attribute.name) for attribute in attrs.fields(Win) if attribute.init}
    assert Win(**changes | {"hand": win.hand.draw(win.tile)}) == win
    assert win.is_closed == all(meld.kind is MeldKind.ANKAN for meld in win.hand.melds)


@given(payments(), st.integers(0, 2))
def test_payments_add_up(paid: Payments, dealer: int) -> None:
    """«Deltas, every player present; sums to sticks»; by seat they are the same, turned."""
    assert sum(paid.deltas.values()) == paid.sticks
    assert list(paid.deltas) == list(Wind)[: paid.players]
    assert paid.total == paid.deltas[paid.winner] == sum(paid.shares.values()) + paid.sticks
    seats = paid.by_seat(dealer)
    assert [seats[(wind.value + dealer) % paid.players] for wind in paid.deltas] == list(paid.deltas.values())


@given(st.dictionaries(st.integers(), st.integers()))
def test_frozen_mapping_is_a_dict(items: dict[int, int]) -> None:
    """A frozen mapping reads like the dict it was made of."""
    mapping = FrozenMapping(items)
    assert mapping == items
    assert list(mapping.items()) == list(items.items())
    assert hash(mapping) == hash(FrozenMapping(dict(reversed(items.items()))))


@given(tile_sets, tiles())
def test_dora(tile_set: TileSet, indicator: Tile) -> None:
    """The indicators of a set point round its suits, winds and dragons: each kind of the set is the dora of one."""
    doras = [tile_set.dora(tile) for tile in tile_set.kinds]
    assert sorted(doras) == list(tile_set.kinds)
    if indicator.plain in tile_set.kinds:
        assert tile_set.dora(indicator) == tile_set.dora(indicator.plain)
        assert tile_set.dora(indicator).suit is indicator.suit


@given(some_tiles)
def test_notations(row: list[Tile]) -> None:
    """What a notation writes it reads back; Unicode without the red fives."""
    assert Tile.parse_all(notation.to_mpsz(row)) == tuple(row)
    assert notation.from_mjai(notation.to_mjai(row)) == tuple(row)
    assert notation.from_kanji(notation.to_kanji(row)) == tuple(row)
    assert notation.from_unicode(notation.to_unicode(row)) == tuple(tile.plain for tile in row)


@given(any_hands)
def test_tenhou(hand: Hand) -> None:
    """The tiles of a hand have different ids, which give them back."""
    row = [*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles)]
    plain = [tile.plain for tile in row]
    without_red = notation.to_tenhou(plain, red_fives=False)
    assert len(set(without_red)) == len(row)
    assert list(notation.from_tenhou(without_red, red_fives=False)) == plain
    fours = {kind for kind, count in Counter(tile.kind for tile in row if not tile.red).items() if count == 4}
    if fours.isdisjoint({4, 13, 22}):
        ids = notation.to_tenhou(row)
        assert len(set(ids)) == len(row)
        assert list(notation.from_tenhou(ids)) == row


@given(st.sets(st.integers(0, 135)), st.booleans())
def test_tenhou_ids(ids: set[int], red_fives: bool) -> None:  # noqa: FBT001
    """The tiles of any ids have ids again, of the same tiles."""
    row = notation.from_tenhou(ids, red_fives=red_fives)
    again = notation.to_tenhou(row, red_fives=red_fives)
    assert notation.from_tenhou(again, red_fives=red_fives) == row
    assert len(set(again)) == len(ids)


def read_or_refused(read: Callable[[str], tuple[Tile, ...]], text: str) -> tuple[Tile, ...] | None:
    """Return what *read* makes of *text*, None for a mistake at a place of the text."""
    try:
        return read(text)
    except NotationError as error:
        if 0 <= error.position <= len(text):
            return None
        raise


@given(st.text() | st.text("東南西北白發中発一二三五九萬万筒索赤🀀🀄🀇🀏\ufe0e 5r"))
def test_notations_read_or_refuse(text: str) -> None:
    """A text is read to tiles that write it again, but for what is free, or it is a mistake at a place of the text."""
    usual = "".join(text.translate(str.maketrans("万発", "萬發", "\ufe0e\ufe0f")).split())
    kanji = read_or_refused(notation.from_kanji, text)
    assert kanji is None or notation.to_kanji(kanji).replace(" ", "") == usual
    characters = read_or_refused(notation.from_unicode, text)
    assert characters is None or notation.to_unicode(characters) == usual


def test_fields_are_private_or_public() -> None:
    """No field of the model that takes part in `__init__` is private."""
    for each in (Tile, TileSet, Meld, Hand, Win, Payments):
        assert not [field.name for field in attrs.fields(each) if field.init and field.name.startswith("_")]
