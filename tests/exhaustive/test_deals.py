"""Deals against hands enumerated one by one, each looked at by `number` or by the definition itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

import pytest
from hypothesis import example, given, settings, strategies as st

from mahjong_calc import FifthTile, Hand, TileSet
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.shanten import Breakdown, Deals, Form, breakdown, deals, number

Counts = tuple[int, ...]

_ORPHANS = frozenset({0, 8, 9, 17, 18, 26, *range(27, 34)})
_RUNS = tuple((kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7)
_TRIPLETS = tuple((kind,) * 3 for kind in range(34))
#: Every set of forms that can be asked for.
_FORMS = [frozenset(form for place, form in enumerate(Form) if chosen >> place & 1) for chosen in range(1, 8)]


def every_hand(copies: Sequence[int], tiles: int) -> Iterator[Counts]:
    """Yield the counts of all hands of *tiles* tiles."""
    if not copies:
        if not tiles:
            yield ()
        return
    for held in range(min(copies[0], tiles) + 1):
        if tiles - held <= sum(copies[1:]):
            for rest in every_hand(copies[1:], tiles - held):
                yield (held, *rest)


def ways(copies: Sequence[int], counts: Counts) -> int:
    """Return in how many ways a hand can be dealt."""
    return prod(map(comb, copies, counts))


# ---------------------------------------------------------------- all hands of few tiles


@cache
def _slices(kinds: int, most: int) -> dict[int, list[tuple[bytes, int]]]:
    """Return the slices of a suit of so many kinds, and the ways to deal each, by their number of tiles."""
    found: dict[int, list[tuple[bytes, int]]] = {}
    for tiles in range(most + 1):
        found[tiles] = [(bytes(counts), ways([4] * kinds, counts)) for counts in every_hand([4] * kinds, tiles)]
    return found


def _counted_one_by_one(tiles: int) -> tuple[dict[int, int], dict[int, int]]:
    """Ask `number` about every hand of so many tiles of 34 kinds; return the hands and ways of each number.

    Millions of hands: so it is one object that is given the key of the next hand each time.
    """
    suits, honors = _slices(9, tiles), _slices(7, tiles)
    hand = Hand.from_counts([*([4, 4, 4, 4] * 9)[: tiles // 4], tiles % 4, *[0] * (33 - tiles // 4)])
    give = Hand._key.__set__  # type: ignore[attr-defined]
    hands: Counter[int] = Counter()
    found: Counter[int] = Counter()
    for m in range(tiles + 1):
        for p in range(tiles - m + 1):
            for s in range(tiles - m - p + 1):
                for manzu, one in suits[m]:
                    for pinzu, two in suits[p]:
                        for souzu, three in suits[s]:
                            together = one * two * three
                            for last, four in honors[tiles - m - p - s]:
                                give(hand, manzu + pinzu + souzu + last)
                                shanten = number(hand)
                                hands[shanten] += 1
                                found[shanten] += together * four
    return hands, found


@pytest.mark.parametrize(
    ("tiles", "total"),
    [
        (1, 34),
        (2, 595),
        (4, 66_045),
        pytest.param(5, 501_908, marks=pytest.mark.slow),
        pytest.param(7, 18_623_330, marks=pytest.mark.slow),
    ],
)
def test_every_hand_of_few_tiles(tiles: int, total: int) -> None:
    """The hands of few tiles, looked at one by one, are those that deals counts."""
    hands, found = _counted_one_by_one(tiles)
    assert sum(hands.values()) == total
    exact = deals(tiles=tiles)
    assert exact.hands == hands
    assert exact.ways == found


# ---------------------------------------------------------------- all hands of small sets


def _check(tile_set: TileSet, tiles: int, fifth_tile: FifthTile, numbers: dict[Counts, Breakdown]) -> None:
    """Compare deals, for every set of forms, with the numbers of all hands."""
    for forms in _FORMS:
        exact = _deals_or_none(tile_set, tiles, forms, fifth_tile)
        hands: Counter[int | None] = Counter()
        found: Counter[int | None] = Counter()
        for counts, parts in numbers.items():
            shanten = min((part for form in forms if (part := _of_form(parts, form)) is not None), default=None)
            hands[shanten] += 1
            found[shanten] += ways(tile_set.copies, counts)
        if exact is None:
            assert set(hands) == {None}
        else:
            assert (exact.hands, exact.ways) == (hands, found)


def _of_form(parts: Breakdown, form: Form) -> int | None:
    return {Form.REGULAR: parts.regular, Form.CHIITOITSU: parts.chiitoitsu, Form.KOKUSHI: parts.kokushi}[form]


def _deals_or_none(tile_set: TileSet, tiles: int, forms: frozenset[Form], fifth_tile: FifthTile) -> Deals | None:
    try:
        return deals(tile_set, tiles, forms=forms, fifth_tile=fifth_tile)
    except InvalidHandError:
        return None


def _breakdown_or_none(hand: Hand, tile_set: TileSet, fifth_tile: FifthTile) -> Breakdown:
    try:
        return breakdown(hand, tile_set=tile_set, fifth_tile=fifth_tile)
    except InvalidHandError:
        return Breakdown(None, None, None)


def _set_of(tiles: Sequence[int]) -> TileSet:
    """Return the set of these tiles, numbered from 0 to 135."""
    copies = Counter(tile // 4 for tile in tiles)
    return TileSet("small", [copies[kind] for kind in range(34)])


def _some_of(kinds: Sequence[int]) -> st.SearchStrategy[TileSet]:
    """Build small sets of these kinds."""
    tiles = [4 * kind + copy for kind in kinds for copy in range(4)]
    return st.lists(st.sampled_from(tiles), min_size=14, max_size=18, unique=True).map(_set_of)


small_sets = st.one_of(
    _some_of(range(9)),
    _some_of([*range(9, 14), *range(20, 25)]),
    _some_of([*range(4), 9, 10, 18, 19, 27, 28]),
    _some_of(sorted(_ORPHANS)),
    _some_of(range(34)),
)
_SINGLE_COPIES = TileSet("single copies", [4, 1, 4, 1, 0, 2, 2, 0, 1, *[0] * 18, 2, 1, 0, 0, 0, 0, 0])
_ALL_ORPHANS = TileSet(
    "all orphans", [2 if kind in {0, 27} else int(kind in _ORPHANS or kind < 3) for kind in range(34)]
)


@settings(max_examples=30)
@given(small_sets, st.sampled_from([13, 14]), st.sampled_from(FifthTile))
@example(_SINGLE_COPIES, 13, FifthTile.OWN)
@example(_SINGLE_COPIES, 14, FifthTile.IGNORED)
@example(_ALL_ORPHANS, 13, FifthTile.OWN)
@example(_ALL_ORPHANS, 14, FifthTile.OWN)
def test_every_hand_of_small_sets(tile_set: TileSet, tiles: int, fifth_tile: FifthTile) -> None:
    """The hands of a small set, looked at one by one, are those that deals counts, for every set of forms."""
    hands = every_hand(tile_set.copies, tiles)
    numbers = {counts: _breakdown_or_none(Hand.from_counts(counts), tile_set, fifth_tile) for counts in hands}
    _check(tile_set, tiles, fifth_tile, numbers)


# ---------------------------------------------------------------- the definition itself


def _targets(copies: Sequence[int], tiles: int, fifth_tile: FifthTile) -> dict[Form, list[Counts]]:
    """Return the counts of all targets of each form."""
    limits = [14 * (most > 0) for most in copies] if fifth_tile is FifthTile.IGNORED else copies
    blocks = [block for block in (*_RUNS, *_TRIPLETS) if all(copies[kind] for kind in block)]
    kinds = [kind for kind in range(34) if copies[kind]]
    regular = [
        [*(kind for block in groups for kind in block), pair, pair]
        for groups in combinations_with_replacement(blocks, tiles // 3)
        for pair in kinds
    ]
    pairs = [[*seven, *seven] for seven in combinations_with_replacement(kinds, 7) if len(set(seven)) == 7]
    orphans = [[*_ORPHANS, kind] for kind in _ORPHANS]
    full = tiles >= 13
    found = {Form.REGULAR: regular, Form.CHIITOITSU: pairs * full, Form.KOKUSHI: orphans * full}
    counted = {form: {tuple(map(target.count, range(34))) for target in targets} for form, targets in found.items()}
    return {
        form: [target for target in targets if all(held <= limit for held, limit in zip(target, limits, strict=True))]
        for form, targets in counted.items()
    }


def _missing(counts: Counts, targets: Sequence[Counts]) -> int | None:
    """Return the fewest tiles missing to one of the targets, less one."""
    return min(
        (sum(max(0, need - held) for need, held in zip(target, counts, strict=True)) - 1 for target in targets),
        default=None,
    )


@pytest.mark.parametrize(
    ("copies", "tiles", "fifth_tile"),
    [
        pytest.param([4, 4, 4, 4, *[0] * 30], 13, FifthTile.OWN, id="1234m"),
        pytest.param([4, 4, 4, 4, *[0] * 30], 14, FifthTile.OWN, id="1234m with a draw"),
        pytest.param([4, 4, 4, 4, *[0] * 30], 13, FifthTile.IGNORED, id="1234m and a fifth tile"),
        pytest.param([4, 3, 2, 4, 1, *[0] * 22, 2, 1, *[0] * 5], 14, FifthTile.OWN, id="few of some"),
        pytest.param([2, 2, 2, 2, 2, 2, 2, 1, *[0] * 25, 1], 13, FifthTile.OWN, id="hardly any pairs to choose"),
        pytest.param([0, 4, 1, 4, *[0] * 5, 4, 0, 1, 1, 1, *[0] * 20], 13, FifthTile.OWN, id="single copies"),
        pytest.param([4, 4, 4, 0, *[0] * 23, 4, 3, *[0] * 5], 11, FifthTile.IGNORED, id="eleven tiles"),
        pytest.param(_ALL_ORPHANS.copies, 14, FifthTile.OWN, id="orphans"),
    ],
)
def test_definition(copies: Sequence[int], tiles: int, fifth_tile: FifthTile) -> None:
    """Deals counts what the definition says: the fewest tiles missing to any target."""
    tile_set = TileSet("small", copies)
    targets = _targets(copies, tiles, fifth_tile)
    numbers = {
        counts: Breakdown(*(_missing(counts, targets[form]) for form in Form)) for counts in every_hand(copies, tiles)
    }
    _check(tile_set, tiles, fifth_tile, numbers)
