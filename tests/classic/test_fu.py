"""Fu: each item of the tables, with its block, and what they add up to."""

import pickle
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import FuItem, FuReason, Limit, Rules
from mahjong_calc.yaku import PINFU, TOITOI, YakuValue
from tests.yaku.wins import ron, tsumo


def _items(win: Win, rules: Rules = classic.TENHOU) -> list[str]:
    """Write the items as `reason points tiles`."""
    words = []
    for item in classic.score(win, rules=rules).fu.items:
        tiles = f" {item.block.tile}" if item.block else ""
        words.append(f"{item.reason.value} {item.points}{tiles}")
    return words


#: what every hand here counts beside what it is there to show
CLOSED_RON = ["winning 20", "menzen ron 10"]


@pytest.mark.parametrize(
    ("meld", "points", "reason"),
    [
        ("(222p)", 2, "triplet"),
        ("(999p)", 4, "triplet"),
        ("(333z)", 4, "triplet"),
        ("(8888p)", 8, "kan"),
        ("(888+8p)", 8, "kan"),
        ("(1111p)", 16, "kan"),
        ("(555+5z)", 16, "kan"),
        ("[2222p]", 16, "kan"),
        ("[9999p]", 32, "kan"),
        ("[7777z]", 32, "kan"),
        ("(234p)", 0, ""),
    ],
)
def test_melds(meld: str, points: int, reason: str) -> None:
    """Called triplets and kans, open and concealed, of simples and of terminals and honors."""
    win = ron(f"23m99s (678m) (345s) {meld}", "4m", last_tile=True)
    score = classic.score(win)
    counted = [(item.reason.value, item.points) for item in score.fu.items if item.block]
    assert counted == ([(reason, points)] if points else [])
    assert score.fu.unrounded == (20 + points if points else 30)


@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("23999m55p (678s) (345s)", "4m", ["triplet 8 9m"]),
        ("23555m99p (678s) (345s)", "4m", ["triplet 4 5m"]),
        ("23m55p444z (678s) (345s)", "4m", ["triplet 8 4z"]),
    ],
)
def test_concealed_triplets(hand: str, tile: str, expected: list[str]) -> None:
    """A concealed triplet counts twice an open one."""
    assert _items(ron(hand, tile, last_tile=True)) == ["winning 20", *expected]


@pytest.mark.parametrize(
    ("win", "expected"),
    [
        (ron("2255m (678s) (345s) (678p)", "2m", last_tile=True), ["triplet 2 2m"]),
        (tsumo("2255m (678s) (345s) (678p)", "2m", last_tile=True), ["tsumo 2", "triplet 4 2m"]),
        (ron("9955m (678s) (345s) (678p)", "9m", last_tile=True), ["triplet 4 9m"]),
        (tsumo("9955m (678s) (345s) (678p)", "9m", last_tile=True), ["tsumo 2", "triplet 8 9m"]),
    ],
)
def test_shanpon(win: Win, expected: list[str]) -> None:
    """A triplet completed by ron counts as open, by tsumo as concealed; the wait itself counts nothing."""
    assert _items(win) == ["winning 20", *expected]


@pytest.mark.parametrize(
    ("pair", "circumstances", "expected"),
    [
        ("99p", {}, []),
        ("55z", {}, ["yakuhai pair 2 5z"]),
        ("66z", {}, ["yakuhai pair 2 6z"]),
        ("77z", {}, ["yakuhai pair 2 7z"]),
        ("11z", {}, ["yakuhai pair 2 1z"]),
        ("22z", {}, ["yakuhai pair 2 2z"]),
        ("33z", {}, []),
        ("44z", {}, []),
        ("44z", {"seat_wind": Wind.NORTH}, ["yakuhai pair 2 4z"]),
        ("33z", {"round_wind": Wind.WEST}, ["yakuhai pair 2 3z"]),
        ("22z", {"round_wind": Wind.SOUTH}, ["double-wind pair 4 2z"]),
        ("11z", {"seat_wind": Wind.EAST}, ["double-wind pair 4 1z"]),
    ],
)
def test_pairs(pair: str, circumstances: dict[str, Wind], expected: list[str]) -> None:
    """A pair counts for each role: dragon, seat wind, round wind; a guest wind for none."""
    win = ron(f"23m{pair} (678m) (345s) (222p)", "4m", last_tile=True, **circumstances)
    assert sorted(_items(win)) == sorted(["winning 20", "triplet 2 2p", *expected])


def test_double_wind_of_two() -> None:
    """Some rules count the pair of a wind that is both but once."""
    win = ron("23m22z (678m) (345s) (222p)", "4m", last_tile=True, round_wind=Wind.SOUTH)
    assert classic.score(win).fu.unrounded == 26
    two = classic.score(win, rules=Rules(double_wind_fu=2))
    assert [item.points for item in two.fu.items if item.reason is FuReason.DOUBLE_WIND_PAIR] == [2]
    assert two.fu.unrounded == 24


@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("23m", "4m", []),
        ("23m", "1m", []),
        ("24m", "3m", ["kanchan 2 2m"]),
        ("12m", "3m", ["penchan 2 1m"]),
        ("89m", "7m", ["penchan 2 7m"]),
    ],
)
def test_waits(hand: str, tile: str, expected: list[str]) -> None:
    """Waits on one tile of a sequence count 2, a two-sided one nothing."""
    win = ron(f"{hand}99s (678p) (345s) (222p)", tile, last_tile=True)
    assert sorted(_items(win)) == sorted(["winning 20", "triplet 2 2p", *expected])


def test_tanki() -> None:
    """A wait on the pair counts 2, beside what the pair counts."""
    win = ron("5z123m (678p) (345s) (222p)", "5z", last_tile=True)
    assert sorted(_items(win)) == sorted(["winning 20", "triplet 2 2p", "yakuhai pair 2 5z", "tanki 2 5z"])


def test_closed_ron_and_tsumo() -> None:
    """A closed hand counts 10 by ron; any hand 2 by tsumo."""
    assert _items(ron("23678m111p34599s", "4m", riichi=Riichi.RIICHI)) == [*CLOSED_RON, "triplet 8 1p"]
    assert _items(tsumo("23678m111p34599s", "4m")) == ["winning 20", "tsumo 2", "triplet 8 1p"]
    assert _items(ron("23678m34599s [1111p]", "4m", riichi=Riichi.RIICHI)) == [*CLOSED_RON, "kan 32 1p"]
    assert _items(tsumo("23678m99s (345s) (111p)", "4m", last_tile=True)) == ["winning 20", "tsumo 2", "triplet 4 1p"]


def test_pinfu() -> None:
    """Pinfu is 30 by ron and 20 by tsumo, where the 2 don't count."""
    assert _items(ron("23678m345p34599s", "4m")) == CLOSED_RON
    drawn = classic.score(tsumo("23678m345p34599s", "4m"))
    assert (drawn.fu.unrounded, drawn.fu.total) == (20, 20)
    assert [item.reason for item in drawn.fu.items] == [FuReason.WINNING]


def test_pinfu_that_tsumo_takes_away() -> None:
    """Where tsumo and pinfu exclude one another, the 2 count and pinfu doesn't."""
    rules = Rules(pinfu_tsumo=False)
    score = classic.score(tsumo("23678m345p34599s", "4m"), rules=rules)
    assert [yaku.key for yaku, _ in score.yaku] == ["menzen_tsumo"]
    assert (score.fu.unrounded, score.fu.total) == (22, 30)
    assert [yaku.key for yaku, _ in classic.score(ron("23678m345p34599s", "4m"), rules=rules).yaku] == ["pinfu"]


def test_pinfu_that_no_table_values() -> None:
    """Without a value for pinfu a hand of its shape has 22 fu by tsumo."""
    score = classic.score(tsumo("23678m345p34599s", "4m"), rules=Rules().replace(values={PINFU: None}))
    assert (score.fu.unrounded, score.fu.total, score.han) == (22, 30, 1)


@pytest.mark.parametrize(
    ("open_pinfu_fu", "by_ron", "by_tsumo"),
    [(30, (30, 30, 1000), (22, 30, 1100)), (20, (20, 20, 700), (22, 30, 1100))],
)
def test_open_hand_without_other_fu(
    open_pinfu_fu: int, by_ron: tuple[int, int, int], by_tsumo: tuple[int, int, int]
) -> None:
    """An open hand of sequences counts 30 by ron, or 20 where the rules say so; by tsumo its 22 make 30."""
    rules = Rules(open_pinfu_fu=open_pinfu_fu)
    for win, expected in (
        (ron("34m22p567s (678s) (345m)", "5m"), by_ron),
        (tsumo("34m22p567s (678s) (345m)", "5m"), by_tsumo),
    ):
        score = classic.score(win, rules=rules)
        assert (score.fu.unrounded, score.fu.total, score.points) == expected


def test_open_pinfu_item() -> None:
    """What lifts the open hand to 30 is an item of its own."""
    assert _items(ron("34m22p567s (678s) (345m)", "5m")) == ["winning 20", "open pinfu 10"]
    assert _items(ron("34m22p567s (678s) (345m)", "5m"), Rules(open_pinfu_fu=20)) == ["winning 20"]


def test_seven_pairs() -> None:
    """Seven pairs are 25, not rounded, whatever the pairs and however won."""
    for win in (ron("1133m5577p2255z4z", "4z"), tsumo("1133m5577p2255z4z", "4z")):
        fu = classic.score(win).fu
        assert fu.items == (FuItem(FuReason.CHIITOITSU, 25),)
        assert (fu.unrounded, fu.total) == (25, 25)


#: hands of the dealer in the east round without triplets, each of which differs in little from another
ALIKE = [
    ("23m22456p456678s", "4m"),
    ("24m22456p456678s", "3m"),
    ("234m2456p456678s", "2p"),
    ("23m456p456678s22z", "4m"),
    ("23m456p456678s77z", "4m"),
    ("24m456p456678s77z", "3m"),
    ("234m456p456678s7z", "7z"),
    ("23m456p456678s11z", "4m"),
    ("24m456p456678s11z", "3m"),
    ("234m456p456678s1z", "1z"),
    ("2233m4455p6677s2p", "2p"),
    ("24m22p456678s (456p)", "3m"),
    ("23m22p456678s (456p)", "4m"),
]


@pytest.mark.parametrize("make", [ron, tsumo])
def test_hands_that_are_alike(make: Callable[..., Win]) -> None:
    """What rules remember of one hand isn't taken for another's."""
    wins = [make(hand, tile, seat_wind=Wind.EAST, last_tile=True) for hand, tile in ALIKE]
    for both in permutations(wins, 2):
        rules = Rules()
        for win in both:
            fu = classic.score(win, rules=rules).fu
            assert fu.unrounded == sum(item.points for item in fu.items)


def test_reason_of_seven_pairs() -> None:
    """Seven pairs count as such, and for no block."""
    (item,) = classic.score(ron("1133m5577p2255z4z", "4z")).fu.items
    assert (item.reason.value, item.block) == ("chiitoitsu", None)


def test_rinshan() -> None:
    """The 2 for tsumo count on a replacement tile too, unless the rules say otherwise."""
    win = tsumo("23m99s (678m) (345s) (2222p)", "4m", rinshan=True)
    assert _items(win) == ["winning 20", "tsumo 2", "kan 8 2p"]
    assert _items(win, Rules(rinshan_fu=False)) == ["winning 20", "kan 8 2p"]
    assert "tsumo 2" in _items(tsumo("23m99s (678m) (345s) (2222p)", "4m", last_tile=True), Rules(rinshan_fu=False))


def test_a_yakuman_has_no_fu() -> None:
    """A yakuman has no items and a total of 0."""
    fu = classic.score(ron("222444m9p888s333z", "9p")).fu
    assert (fu.items, fu.unrounded, fu.total) == ((), 0, 0)


def test_the_hand_of_140_fu() -> None:
    """Three concealed kans of terminals beside a single wait on the double wind are 132, rounded up to 140."""
    win = ron("1z234p [9999m] [1111p] [9999s]", "1z", seat_wind=Wind.EAST, loser=Wind.SOUTH, riichi=Riichi.RIICHI)
    score = classic.score(win)
    assert score.fu.unrounded == 20 + 10 + 3 * 32 + 4 + 2 == 132
    assert score.fu.total == 140
    assert {yaku.key: han for yaku, han in score.yaku} == {"riichi": 1, "sanankou": 2, "sankantsu": 2}


def test_140_with_few_han() -> None:
    """The same fu with 2 han are a mangan by points."""
    win = ron("11z99p [9999m] [1111p] [9999s]", "9p", seat_wind=Wind.EAST, loser=Wind.SOUTH)
    rules = Rules(values={TOITOI: YakuValue(2, 2)})
    score = classic.score(win, rules=rules)
    assert (score.fu.unrounded, score.fu.total, score.han, score.limit) == (134, 140, 2, Limit.MANGAN)


#: each group in every form: concealed kan, open kan, pon, concealed triplet, sequence
_FORMS = ("[{0}]", "({0})", "({1})", "{1}", "{2}")
_NINES = (("9999m", "999m", "678m"), ("9999p", "999p", "678p"), ("9999s", "999s", "678s"), ("1111m", "111m", "234m"))


def _hands() -> Iterator[Win]:
    """Yield hands of four groups in every form and the pair of the double wind, on every wait, by ron and by tsumo."""
    for forms in product(_FORMS, repeat=4):
        words = [form.format(*tiles) for form, tiles in zip(forms, _NINES, strict=True)]
        concealed = "".join(word for word in words if word[0] not in "([")
        melds = " ".join(word for word in words if word[0] in "([")
        for tile in {f"{word[1]}{word[3]}" for word in words if len(word) == 4} | {"1z"}:
            hand = Hand.parse(f"{concealed}11z {melds}")
            for draw in (True, False):
                loser = None if draw else Wind.WEST
                make = Win.tsumo if draw else Win.ron
                yield make(hand, Tile.parse(tile), seat_wind=Wind.EAST, loser=loser, last_tile=True)


def test_no_hand_has_more_than_140_fu() -> None:
    """Among all forms of groups, waits and wins, the most are 134 fu, rounded up to 140."""
    fu = [score.fu for score in map(classic.score, _hands()) if not score.yakuman]
    assert max(each.unrounded for each in fu) == 134
    assert max(each.total for each in fu) == 140
    assert {each.total for each in fu} == set(range(30, 150, 10))


def test_items_add_up() -> None:
    """The items add up to what is rounded, in a value that hashes, compares and pickles."""
    win = ron("23m55p444z (678s) (345s)", "4m", last_tile=True)
    fu, again = classic.score(win).fu, classic.score(win).fu
    assert sum(item.points for item in fu.items) == fu.unrounded == 28
    assert fu == again
    assert hash(fu) == hash(again)
    assert fu != classic.score(tsumo("23m55p444z (678s) (345s)", "4m", last_tile=True)).fu
    assert fu != 30
    assert pickle.loads(pickle.dumps(fu)) == fu  # noqa: S301
    assert "30" in repr(fu)
    with pytest.raises(AttributeError):
        fu.total = 40  # type: ignore[misc]
    item = fu.items[1]
    assert pickle.loads(pickle.dumps(item)) == item  # noqa: S301
    assert eval(repr(item.reason), {"FuReason": FuReason}) is item.reason  # noqa: S307
