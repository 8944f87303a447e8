"""`settle`: one win, or several on one tile."""

import pickle
from typing import Any

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import MultipleRon, Rules, Settlement
from mahjong_calc.errors import NotWinningError, NoYakuError, RulesError
from tests.yaku.wins import ron, tsumo

EAST, SOUTH, WEST, NORTH = Wind

#: on the table: North discarded 6s, with 1 honba and 2 riichi sticks
TABLE: dict[str, Any] = {"loser": NORTH, "honba": 1, "riichi_sticks": 2}
#: 2,900 points for the dealer, 1,000 for South, 1,000 for West
E = ron("234678m23499p45s", "6s", seat_wind=EAST, riichi=Riichi.RIICHI, **TABLE)
S = ron("567m11p78s (777z) (999m)", "6s", seat_wind=SOUTH, **TABLE)
W = ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, **TABLE)

RULES = {multiple: classic.TENHOU.replace(multiple_ron=multiple) for multiple in MultipleRon}
HEAD_BUMP, TWO, ALL = RULES.values()


def deltas(wins: list[Win], rules: Rules = classic.TENHOU) -> tuple[int, ...]:
    """Return the changes of East, South, West and North."""
    return tuple(classic.settle(wins, rules=rules).deltas.values())


@pytest.mark.parametrize("rules", RULES.values(), ids=[multiple.name for multiple in RULES])
def test_one_win(rules: Rules) -> None:
    """One win is paid as it is scored, under any rules."""
    settlement = classic.settle([E], rules=rules)
    assert settlement.deltas == classic.score(E).payments.deltas == {EAST: 5200, SOUTH: 0, WEST: 0, NORTH: -3200}
    assert settlement.riichi_sticks == 0
    assert settlement.scores == (classic.score(E, rules=rules),)


def test_tsumo() -> None:
    """A tsumo can be settled too."""
    win = tsumo("234678m23499p45s", "6s", honba=1, riichi_sticks=1)
    assert deltas([win]) == (-800, 1500 + 300 + 1000, -500, -500) == tuple(classic.score(win).payments.deltas.values())


@pytest.mark.parametrize(
    ("wins", "expected"),
    [
        ([E, S], (5200, 1000, 0, -4200)),
        ([S, W], (0, 3300, 1000, -2300)),
        ([E, W], (5200, 0, 1000, -4200)),
    ],
)
def test_two_wins(wins: list[Win], expected: tuple[int, ...]) -> None:
    """The first in turn order after the discarder takes honba and sticks alone, in whatever order the wins come."""
    for rules in (TWO, ALL):
        assert deltas(wins, rules) == deltas(wins[::-1], rules) == expected


def test_turn_order_goes_round() -> None:
    """After West it is North's turn, then the dealer's, then South's."""
    table = TABLE | {"loser": WEST}
    south = ron("567m11p78s (777z) (999m)", "6s", **table)
    north = ron("456m22p45s (666z) (345p)", "6s", **table | {"seat_wind": NORTH})
    assert deltas([south, north]) == (0, 1000, -2300, 3300)


@pytest.mark.parametrize(
    ("rules", "expected", "sticks"),
    [
        (HEAD_BUMP, (5200, 0, 0, -3200), 0),
        (TWO, (0, 0, 0, 0), 2),
        (ALL, (5200, 1000, 1000, -5200), 0),
    ],
)
def test_three_wins(rules: Rules, expected: tuple[int, ...], sticks: int) -> None:
    """Three wins: the first alone is paid, or the hand is aborted and the sticks stay, or all are paid."""
    settlement = classic.settle([W, E, S], rules=rules)
    assert (tuple(settlement.deltas.values()), settlement.riichi_sticks) == (expected, sticks)


def test_head_bump_of_two() -> None:
    """Where one win is the most, the second is paid nothing."""
    assert deltas([W, S], HEAD_BUMP) == (0, 3300, 0, -1300)


def test_scores() -> None:
    """The scores are those of the wins paid, in turn order; honba and sticks are in the first alone."""
    settlement = classic.settle([W, S, E], rules=ALL)
    assert [score.win.seat_wind for score in settlement.scores] == [EAST, SOUTH, WEST]
    assert [payments.total for payments in settlement.payments] == [5200, 1000, 1000]
    assert [payments.sticks for payments in settlement.payments] == [2000, 0, 0]
    assert [score.win.honba for score in settlement.scores] == [1, 0, 0]
    assert len(classic.settle([W, S, E], rules=HEAD_BUMP).scores) == 1
    assert classic.settle([W, S, E], rules=TWO).scores == ()


def test_three_players() -> None:
    """Among three players two wins are all that there can be; both are paid."""
    table = TABLE | {"loser": SOUTH}
    west = ron("11z45s234999p (666z)", "6s", seat_wind=WEST, **table)
    east = ron("22678p78s999s (777z)", "6s", seat_wind=EAST, **table)
    settlement = classic.settle([east, west], rules=classic.TENHOU_SANMA)
    assert list(settlement.deltas) == [EAST, SOUTH, WEST]
    assert settlement.payments[0].winner is WEST
    assert sum(settlement.deltas.values()) == 2000


def test_liability() -> None:
    """A liable player pays a share of one of two wins."""
    dragons = ron("45s33m (555z) (666z) (777z)", "6s", liable={"daisangen": WEST}, **TABLE)
    assert deltas([dragons, E]) == (5200, 32000, -16000, -16000 - 3200)
    assert deltas([dragons, E], HEAD_BUMP) == (5200, 0, 0, -3200)


def test_value() -> None:
    """A settlement is a frozen value: equal, hashable and picklable."""
    settlement = classic.settle([E, S])
    again = pickle.loads(pickle.dumps(settlement))  # noqa: S301
    assert again == settlement == classic.settle([S, E])
    assert hash(again) == hash(settlement)
    with pytest.raises(AttributeError):
        settlement.riichi_sticks = 1  # type: ignore[misc]
    assert isinstance(settlement, Settlement)


def test_made_by_hand() -> None:
    """A settlement keeps no mapping that can be changed."""
    changes = dict.fromkeys(Wind, 0)
    settlement = Settlement(deltas=changes, riichi_sticks=0)
    changes[EAST] = 1000
    assert settlement == classic.draw()
    assert hash(settlement) == hash(classic.draw())
    with pytest.raises(TypeError, match=r"^deltas must be a Mapping, got None"):
        Settlement(deltas=None, riichi_sticks=0)  # type: ignore[arg-type]


#: what speaks against a set of wins, in the words of the error
FAULTS: list[tuple[list[Win], list[str]]] = [
    ([], ["no win"]),
    ([S, S], ["2 wins of Wind.SOUTH", "copies of 7z"]),
    ([S, tsumo("456m22p45s (666z) (345p)", "6s", seat_wind=WEST)], ["a tsumo among several wins", "loser"]),
    (
        [S, ron("456m22p45s (666z) (345p)", "3s", seat_wind=WEST, **TABLE)],
        ["tile Tile.parse('6s') and Tile.parse('3s')"],
    ),
    (
        [S, ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, **TABLE | {"loser": EAST})],
        ["loser Wind.NORTH and Wind.EAST"],
    ),
    ([S, ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, **TABLE | {"honba": 0})], ["honba 1 and 0"]),
    (
        [S, ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, **TABLE | {"riichi_sticks": 0})],
        ["riichi_sticks 2 and 0"],
    ),
    (
        [S, ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, round_wind=SOUTH, **TABLE)],
        ["round_wind Wind.EAST and Wind.SOUTH"],
    ),
    (
        [S, ron("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, dora_indicators=Tile.parse_all("1z"), **TABLE)],
        ["dora_indicators () and (Tile.parse('1z'),)"],
    ),
    ([S, ron("456m22p45s (666z) (111p)", "6s", seat_wind=WEST, **TABLE)], ["5 copies of 1p"]),
]


@pytest.mark.parametrize(("wins", "facts"), FAULTS)
def test_wins_that_do_not_go_together(wins: list[Win], facts: list[str]) -> None:
    """Wins that can't be of one discard are refused, with all that speaks against them."""
    with pytest.raises(RulesError) as error:
        classic.settle(wins)
    assert [fact for fact in facts if fact not in error.value.given] == []
    assert error.value.expected == "one win, or rons of several seats on one tile at one table"


def test_faults_in_full() -> None:
    """All that speaks against a set of wins is told, one after the other."""
    dealt = tsumo("456m22p45s (666z) (345p)", "6s", seat_wind=WEST, honba=1, riichi_sticks=2)
    with pytest.raises(RulesError) as error:
        classic.settle([S, dealt])
    assert error.value.given == "loser Wind.NORTH and None; a tsumo among several wins"
    with pytest.raises(RulesError) as error:
        classic.settle([])
    assert error.value.given == "no win"


def test_ura_indicators_of_several_winners() -> None:
    """Winners who tell of ura indicators tell of the same; they are on the table once."""
    table = TABLE | {"riichi": Riichi.RIICHI, "dora_indicators": Tile.parse_all("9p9p")}

    def east(ura: str) -> Win:
        return ron("234678m23499p45s", "6s", seat_wind=EAST, ura_indicators=Tile.parse_all(ura), **table)

    def south(ura: str) -> Win:
        return ron("567m11p78s777z123s", "6s", seat_wind=SOUTH, ura_indicators=Tile.parse_all(ura), **table)

    assert [score.dora.ura for score in classic.settle([east("5m3p"), south("5m3p")]).scores] == [2, 1]
    assert [score.dora.ura for score in classic.settle([east(""), south("5m3p")]).scores] == [0, 1]
    for wins in ([east(""), south("9p1m")], [south("9p1m"), east("")]):
        with pytest.raises(RulesError, match=r"got 5 copies of 9p$"):
            classic.settle(wins)
    told = r"got ura_indicators \(Tile.parse\('9s'\),\) and \(Tile.parse\('5m'\), Tile.parse\('3p'\)\)$"
    with pytest.raises(RulesError, match=told):
        classic.settle([east("9s"), south("5m3p")])


def test_copies_on_the_table() -> None:
    """Tiles set aside and indicators count, the winning tile once."""
    indicators = {"dora_indicators": Tile.parse_all("4z"), "ura_indicators": Tile.parse_all("4z")}
    table = TABLE | {"loser": SOUTH, "riichi": Riichi.RIICHI} | indicators
    west = ron("123789p11z45s999s", "6s", seat_wind=WEST, nuki=1, **table)
    east = ron("456p22z78s567789p", "6s", seat_wind=EAST, nuki=1, **table)
    assert classic.settle([east, west], rules=classic.MAHJONG_SOUL_SANMA).scores[1].dora.nuki == 1
    greedy = ron("456p22z78s567789p", "6s", seat_wind=EAST, nuki=2, **table)
    with pytest.raises(RulesError, match="5 copies of 4z"):
        classic.settle([greedy, west], rules=classic.MAHJONG_SOUL_SANMA)


def test_every_win_is_one() -> None:
    """A claim that is no win is refused, even where it wouldn't be paid."""
    with pytest.raises(NoYakuError):
        classic.settle([E, ron("456m22p45s (123m) (345p)", "6s", seat_wind=WEST, **TABLE)], rules=HEAD_BUMP)
    with pytest.raises(NotWinningError):
        classic.settle([E, ron("456m22p46s (666z) (345p)", "6s", seat_wind=WEST, **TABLE)], rules=HEAD_BUMP)


@pytest.mark.parametrize(
    ("wins", "rules", "told"),
    [
        (None, classic.TENHOU, "wins must be an iterable of Win"),
        ([None], classic.TENHOU, r"wins\[0\] must be a Win"),
        (E, classic.TENHOU, "wins must be an iterable of Win"),
        ([E], None, "rules must be a Rules"),
    ],
)
def test_types(wins: Any, rules: Any, told: str) -> None:  # noqa: ANN401
    """Wrong types are refused as such, by name."""
    with pytest.raises(TypeError, match=f"^{told}"):
        classic.settle(wins, rules=rules)


def test_hand_of_a_settlement() -> None:
    """The scores keep the hands that won."""
    assert classic.settle([S]).scores[0].win.hand == Hand.parse("567m11p78s (777z) (999m)")
