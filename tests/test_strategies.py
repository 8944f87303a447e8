"""The strategies reach what they promise, build only what there is, and shrink to what is simple."""

from collections import Counter
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings, strategies as st

from mahjong_calc import (
    FifthTile,
    Hand,
    Meld,
    MeldKind,
    Riichi,
    Tile,
    TileSet,
    Win,
    Wind,
    allen,
    classic,
    shanten,
    yaku,
)
from mahjong_calc.errors import InvalidHandError, RulesError
from mahjong_calc.shanten import Form
from mahjong_calc.strategies import hands, melds, quad_heavy_hands, tenpai_hands, tiles, winning_hands, wins
from mahjong_calc.yaku import CATALOGUE, Yaku, YakuValue

T = TypeVar("T")

#: two copies of each tile of one suit, one of each honor
SMALL = TileSet("small", [2] * 9 + [0] * 18 + [1] * 7)


def draws(strategy: st.SearchStrategy[T], number: int = 150) -> list[T]:
    """Return what a test would be given, the same each time."""
    found: list[T] = []

    @settings(
        max_examples=number,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(value: T) -> None:
        found.append(value)

    collect()
    return found


def copies(hand: Hand) -> Counter[int]:
    """Return the copies of each kind over tiles and melds."""
    return Counter(tile.kind for tile in all_tiles(hand))


def all_tiles(hand: Hand) -> tuple[Tile, ...]:
    """Return the concealed tiles and those of the melds."""
    return sum((meld.tiles for meld in hand.melds), start=hand.tiles)


def size(hand: Hand) -> int:
    """Return the number of tiles, a kan counted as three."""
    return len(hand.tiles) + 3 * len(hand.melds)


class TestTiles:
    """`tiles` draws the tiles of a set."""

    def test_all(self) -> None:
        """All 37 different tiles are drawn, and 34 without red fives."""
        assert len(set(draws(tiles()))) == 37
        assert len(set(draws(tiles(red_fives=False)))) == 34

    def test_of_a_set(self) -> None:
        """Only tiles of the set are drawn."""
        assert set(draws(tiles(tile_set=TileSet.SANMA))) == {
            *TileSet.SANMA.kinds,
            *Tile.parse_all("0p0s"),
        }
        lone = TileSet("one red five", [0] * 4 + [1] + [0] * 29)
        assert set(draws(tiles(tile_set=lone))) == {Tile.parse("0m")}

    def test_simplest(self) -> None:
        """It shrinks to the first tile."""
        assert find(tiles(), lambda _: True) == Tile.parse("1m")


class TestMelds:
    """`melds` draws melds of all kinds."""

    def test_all_kinds(self) -> None:
        """All kinds are drawn, with and without a red five, in a shouminkan also as the tile added."""
        found = draws(melds(), 1000)
        assert {meld.kind for meld in found} == set(MeldKind)
        texts = set(map(str, found))
        assert {"(340m)", "(345m)", "(555+0s)", "(550+5s)", "[5550p]", "(7777z)"} & texts
        assert all(sum(tile.red for tile in meld.tiles) <= 1 for meld in found)

    def test_some_kinds(self) -> None:
        """Only the kinds asked for are drawn, and no red five if there are none."""
        found = draws(melds([MeldKind.PON, MeldKind.ANKAN], red_fives=False))
        assert {meld.kind for meld in found} == {MeldKind.PON, MeldKind.ANKAN}
        assert not any(tile.red for meld in found for tile in meld.tiles)

    def test_of_a_set(self) -> None:
        """Only melds that the set has tiles for are drawn."""
        assert {meld.kind for meld in draws(melds(tile_set=SMALL), 50)} == {MeldKind.CHI}

    def test_none(self) -> None:
        """Where the set has the tiles for none, or no kind is asked for, it says so."""
        with pytest.raises(InvalidHandError, match="a tile set with the tiles for a meld"):
            melds([MeldKind.PON], tile_set=SMALL)
        with pytest.raises(InvalidHandError, match="a tile set with the tiles for a meld"):
            melds([])

    def test_simplest(self) -> None:
        """It shrinks to a chi of the first tiles."""
        assert find(melds(), lambda _: True) == Meld.parse("(123m)")


class TestHands:
    """`hands` draws any tiles and melds."""

    @pytest.mark.parametrize("number", [0, 1, 13, 14])
    def test_size(self, number: int) -> None:
        """Hands have the size asked for."""
        found = draws(hands(number), 50)
        assert {size(hand) for hand in found} == {number}
        assert not any(hand.melds for hand in found)

    def test_any_size(self) -> None:
        """Without a size, and with any number of melds, all that fit are drawn."""
        assert {size(hand) for hand in draws(hands(), 500)} == set(range(15))
        found = draws(hands(melds=None), 300)
        assert {size(hand) for hand in found} >= set(range(12))
        assert {len(hand.melds) for hand in found} == set(range(5))
        assert {meld.kind for hand in found for meld in hand.melds} == set(MeldKind)

    def test_melds(self) -> None:
        """Hands have as many melds as asked for."""
        assert {len(hand.melds) for hand in draws(hands(14, 2), 50)} == {2}
        assert {len(hand.melds) for hand in draws(hands(melds=4), 50)} == {4}

    def test_red_fives(self) -> None:
        """Each suit has at most one red five, and hands hold some; none if there are none."""
        found = [all_tiles(hand) for hand in draws(hands(14)) + draws(hands(14, None))]
        assert all(count == 1 for each in found for tile, count in Counter(each).items() if tile.red)
        assert {str(tile) for each in found for tile in each if tile.red} == {"0m", "0p", "0s"}
        plain = draws(hands(14, red_fives=False), 100) + draws(hands(14, None, red_fives=False), 100)
        assert not any(tile.red for hand in plain for tile in all_tiles(hand))

    @pytest.mark.parametrize("tile_set", [TileSet.SANMA, TileSet.NUMBERS_ONLY, TileSet.HONITSU], ids=repr)
    def test_of_a_set(self, tile_set: TileSet) -> None:
        """Hands hold what the set has, and three players call no chi."""
        for hand in draws(hands(14, None, tile_set=tile_set), 100) + draws(hands(14, tile_set=tile_set), 100):
            assert all(count <= tile_set.copies[kind] for kind, count in copies(hand).items())
            assert tile_set is not TileSet.SANMA or all(meld.kind is not MeldKind.CHI for meld in hand.melds)

    def test_of_a_small_set(self) -> None:
        """Where a kind is used up, the next is taken."""
        for hand in draws(hands(14, tile_set=SMALL), 50):
            assert all(count <= SMALL.copies[kind] for kind, count in copies(hand).items())

    def test_tiles_run_out(self) -> None:
        """A set that can't hold the melds asked for says so while it draws."""
        singles = TileSet("singles", [1] * 6 + [0] * 21 + [1] * 7)
        with pytest.raises(InvalidHandError, match="a tile set with tiles enough"):
            draws(hands(6, 2, tile_set=singles))

    def test_simplest(self) -> None:
        """It shrinks to few and low tiles, and few melds."""
        assert find(hands(), lambda _: True) == Hand.parse("")
        assert find(hands(), lambda hand: len(hand.tiles) >= 3) == Hand.parse("111m")
        assert find(hands(14), lambda _: True) == Hand.parse("11112222333344m")
        assert find(hands(melds=None), lambda hand: len(hand.melds) > 1) == Hand.parse("(123m) (123m)")

    @pytest.mark.parametrize(("number", "called"), [(15, 0), (-1, 0), (2, 1), (14, 5), (None, 5), (13, -1), (None, -1)])
    def test_no_such_size(self, number: int | None, called: int) -> None:
        """A size that no hand has is refused at once."""
        with pytest.raises(InvalidHandError, match="0 to 14 tiles and the melds that fit into them"):
            hands(number, called)

    def test_set_too_small(self) -> None:
        """A set with fewer tiles than the hand is refused at once; without a size, hands are as large as it is."""
        few = TileSet("few", [3, *[0] * 33])
        with pytest.raises(InvalidHandError, match="a tile set with 4 tiles"):
            hands(4, tile_set=few)
        assert {size(hand) for hand in draws(hands(tile_set=few), 50)} == {0, 1, 2, 3}


class TestCompleteHands:
    """`winning_hands` and `tenpai_hands` draw hands that are complete, and that lack one tile."""

    @pytest.mark.parametrize("form", [None, *Form], ids=repr)
    def test_forms(self, form: Form | None) -> None:
        """The form asked for is the form drawn; without one, all are drawn."""
        complete = [shanten.breakdown(hand) for hand in draws(winning_hands(form))]
        assert {breakdown.number for breakdown in complete} == {-1}
        ready = [shanten.breakdown(hand) for hand in draws(tenpai_hands(form))]
        assert {breakdown.number for breakdown in ready} == {0}
        for breakdowns, number in ((complete, -1), (ready, 0)):
            reached = {
                each
                for breakdown in breakdowns
                for each, of_form in zip(
                    Form, (breakdown.regular, breakdown.chiitoitsu, breakdown.kokushi), strict=True
                )
                if of_form == number
            }
            assert reached == set(Form) if form is None else form in reached

    def test_melds(self) -> None:
        """Complete hands have all kinds and numbers of melds, or as many as asked for."""
        found = draws(winning_hands(), 300)
        assert {len(hand.melds) for hand in found} == set(range(5))
        assert {meld.kind for hand in found for meld in hand.melds} == set(MeldKind)
        assert {size(hand) for hand in found} == {14}
        assert {len(hand.melds) for hand in draws(winning_hands(melds=3), 50)} == {3}
        assert {size(hand) for hand in draws(tenpai_hands(melds=1), 50)} == {13}

    def test_three_players(self) -> None:
        """Complete hands of three players have no chi, but sequences."""
        found = draws(winning_hands(Form.REGULAR, tile_set=TileSet.SANMA))
        assert all(TileSet.SANMA.copies[kind] for hand in found for kind in copies(hand))
        assert MeldKind.CHI not in {meld.kind for hand in found for meld in hand.melds}

    def test_forms_that_the_set_allows(self) -> None:
        """Without a form, only those are drawn that the set has tiles for."""
        no_orphans = draws(winning_hands(tile_set=TileSet.NUMBERS_ONLY))
        assert not any(shanten.breakdown(hand).kokushi == -1 for hand in no_orphans)
        with pytest.raises(InvalidHandError, match="a form that the tiles allow"):
            winning_hands(Form.KOKUSHI, tile_set=TileSet.NUMBERS_ONLY)
        with pytest.raises(InvalidHandError, match="a form that the tiles allow"):
            tenpai_hands(Form.CHIITOITSU, 1)

    def test_simplest(self) -> None:
        """They shrink to groups and a pair of low tiles without melds."""
        assert find(winning_hands(), lambda _: True) == Hand.parse("11112222333344m")
        assert find(winning_hands(), lambda hand: bool(hand.melds)) == Hand.parse("11122233344m (123m)")
        assert find(winning_hands(Form.KOKUSHI), lambda _: True) == Hand.parse("119m19p19s1234567z")
        assert find(winning_hands(Form.CHIITOITSU), lambda _: True) == Hand.parse("11223344556677m")


class TestQuadHeavyHands:
    """`quad_heavy_hands` draws hands with all copies of some kind."""

    @pytest.mark.parametrize("number", [4, 5, 13, 14])
    def test_quads(self, number: int) -> None:
        """Each hand holds four copies of some kind, over tiles and melds."""
        found = draws(quad_heavy_hands(number))
        assert {size(hand) for hand in found} == {number}
        assert all(4 in copies(hand).values() for hand in found)

    def test_all_sorts(self) -> None:
        """The four copies are in the hand, in a kan, or in a pon and the hand; several kinds have four."""
        found = draws(quad_heavy_hands(), 300)
        assert any(4 in hand.counts for hand in found)
        assert {meld.kind for hand in found for meld in hand.melds} == set(MeldKind) - {MeldKind.CHI}
        assert {list(copies(hand).values()).count(4) for hand in found} >= {2, 3, 4}
        assert {len(hand.melds) for hand in found} == set(range(5))
        assert {len(hand.melds) for hand in draws(quad_heavy_hands(14, 2), 30)} == {2}

    def test_fifth_tile_matters(self) -> None:
        """Many of them have another shanten number where fifth copies are allowed; of dealt hands hardly any has."""

        def differing(found: list[Hand]) -> int:
            ignored = FifthTile.IGNORED
            return sum(shanten.number(hand) != shanten.number(hand, fifth_tile=ignored) for hand in found)

        assert differing(draws(quad_heavy_hands(13))) > 10
        assert differing(draws(hands(13))) < 5

    def test_simplest(self) -> None:
        """It shrinks to low quads without melds."""
        assert find(quad_heavy_hands(13), lambda _: True) == Hand.parse("1111222233334m")

    def test_no_such_hand(self) -> None:
        """Hands of less than four tiles, and sets without four copies, are refused at once."""
        with pytest.raises(InvalidHandError, match="4 tiles or more, and a kind with four copies"):
            quad_heavy_hands(3)
        with pytest.raises(InvalidHandError, match="4 tiles or more, and a kind with four copies"):
            quad_heavy_hands(14, tile_set=SMALL)


#: every yaku of the catalogue is worth something, the wheels so much that their hands aren't read otherwise
ALL_VALUED = {row: YakuValue(2, 2) for row in CATALOGUE.values() if row not in classic.Rules().values} | dict.fromkeys(
    (yaku.DAISHARIN, yaku.DAICHIKURIN, yaku.DAISUURIN), YakuValue.yakuman(2)
)
RULES: dict[str, classic.Rules | allen.Rules] = {
    "Tenhou": classic.TENHOU,
    "Tenhou, three players": classic.TENHOU_SANMA,
    "all yaku": classic.Rules().replace(values=ALL_VALUED),
    "all yaku, three players": classic.TENHOU_SANMA.replace(values=ALL_VALUED),
    "strict": classic.Rules().replace(
        kuitan=False, pinfu_tsumo=False, ryuuiisou_needs_hatsu=True, renhou=classic.Renhou.MANGAN
    ),
    "Allen": allen.Rules(),
}
#: what three players can't have: there are no manzu from 2 to 8
FOUR_PLAYERS_ONLY = {"sanshoku_doujun", "daisuurin"}


def held(win: Win, rules: classic.Rules | allen.Rules) -> set[str]:
    """Return the keys of the yaku that count for a win; fail where there are none."""
    score = allen.score(win, rules=rules) if isinstance(rules, allen.Rules) else classic.score(win, rules=rules)
    return {row.key for row, _ in score.yaku}


@cache
def tenhou_wins() -> list[Win]:
    """Return wins under the default rules."""
    return draws(wins(), 500)


class TestWins:
    """`wins` draws wins that hold a yaku, with all that can happen."""

    @pytest.mark.parametrize("key", CATALOGUE)
    def test_one_yaku(self, key: str) -> None:
        """Where a single yaku is valued, every win holds it."""
        row = CATALOGUE[key]
        rules = classic.Rules(values={row: (dict(classic.Rules().values) | ALL_VALUED)[row]})
        assert all(held(win, rules) == {key} for win in draws(wins(rules=rules), 10))

    @pytest.mark.slow
    @pytest.mark.parametrize("name", RULES)
    def test_every_yaku(self, name: str) -> None:
        """Every yaku that some rules value is reached, but for those that the tiles don't allow."""
        rules = RULES[name]
        reached = set().union(*(held(win, rules) for win in draws(wins(rules=rules), 2500)))
        valued = {row.key for row in rules.values}
        impossible = FOUR_PLAYERS_ONLY if rules.tile_set == TileSet.SANMA else set()
        expected = valued - impossible | ({"renhou"} if name == "strict" else set())
        assert reached == expected

    @pytest.mark.parametrize("name", RULES)
    def test_always_a_yaku(self, name: str) -> None:
        """Whatever is drawn under some rules has a yaku under them."""
        assert all(held(win, RULES[name]) for win in draws(wins(rules=RULES[name]), 50))

    def test_every_circumstance(self) -> None:
        """Everything that can happen beside the tiles is reached."""
        found = tenhou_wins()
        assert {win.seat_wind for win in found} == {win.round_wind for win in found} == set(Wind)
        assert {win.loser for win in found} == {None, *Wind}
        assert {win.riichi for win in found} == {Riichi.NONE, Riichi.RIICHI, Riichi.DOUBLE}
        for name in ("is_tsumo", "is_dealer", "is_closed", "ippatsu", "rinshan", "chankan", "last_tile", "first_turn"):
            assert {getattr(win, name) for win in found} == {True, False}, name
        assert {len(win.dora_indicators) for win in found} == set(range(6))
        assert {len(win.ura_indicators) for win in found} >= set(range(4))
        assert {meld.kind for win in found for meld in win.hand.melds} == set(MeldKind)
        assert {win.honba for win in found} >= {0, 1, 2, 3, 29}
        assert {win.riichi_sticks for win in found} >= {0, 1, 2, 3, 29}
        assert any(win.tile.red for win in found)

    def test_liable(self) -> None:
        """Where somebody can be liable for a yakuman, at times somebody is: another player."""
        rules = classic.Rules(values={yaku.DAISANGEN: YakuValue.yakuman()})
        found = draws(wins(rules=rules), 60)
        assert {tuple(win.liable) for win in found} == {(), ("daisangen",)}
        assert all(win.seat_wind not in win.liable.values() for win in found)

    def test_three_players(self) -> None:
        """Three players have no chi and no North seat, and set North tiles aside."""
        rules = classic.TENHOU_SANMA
        found = draws(wins(rules=rules), 200)
        assert {win.nuki for win in found} >= {0, 1, 2, 3}
        assert {win.seat_wind for win in found} == {Wind.EAST, Wind.SOUTH, Wind.WEST}
        assert any(win.rinshan and not any(meld.is_kan for meld in win.hand.melds) for win in found)

    def test_one_indicator(self) -> None:
        """Under the Allen rules there is one indicator of each sort, at most."""
        found = draws(wins(rules=allen.Rules()), 200)
        assert {len(win.dora_indicators) for win in found} == {0, 1}
        assert {len(win.ura_indicators) for win in found} == {0, 1}

    def test_open_riichi(self) -> None:
        """Open riichi is declared where it is worth something."""
        rules = classic.Rules().replace(values={yaku.OPEN_RIICHI: YakuValue(2)})
        assert {win.riichi for win in draws(wins(rules=rules), 200)} == set(Riichi)

    def test_no_red_fives(self) -> None:
        """Without red fives there are none, nor in the indicators."""
        found = draws(wins(red_fives=False), 200)
        shown = [(win.tile, *all_tiles(win.hand), *win.dora_indicators, *win.ura_indicators) for win in found]
        assert not any(tile.red for each in shown for tile in each)

    def test_simplest(self) -> None:
        """It shrinks to low tiles, and to nothing special beside the first yaku."""
        assert repr(find(wins(), lambda win: not win.is_tsumo)) == (
            "Win.ron(Hand.parse('1112222333344m'), Tile.parse('1m'), seat_wind=Wind.EAST, loser=Wind.SOUTH, "
            "riichi=Riichi.RIICHI)"
        )

    def test_yaku_of_users(self) -> None:
        """A yaku that users put in place of one of ours is never drawn on purpose; rules of such alone are refused."""
        own = Yaku("tanyao", "tanyao", "断幺九", "Never", lambda _reading, _win: False)
        assert len(draws(wins(rules=classic.Rules().replace(values={own: YakuValue(1)})), 20)) == 20
        with pytest.raises(RulesError, match="rules that value a yaku of the catalogue"):
            wins(rules=classic.Rules(values={own: YakuValue(1)}))


WRONG: list[tuple[Any, tuple[Any, ...], dict[str, Any], str]] = [
    (tiles, (), {"tile_set": "sanma"}, "tile_set must be a TileSet, got 'sanma'"),
    (tiles, (), {"red_fives": 3}, "red_fives must be a bool, got 3"),
    (melds, (["chi"],), {}, "must be a MeldKind, got 'chi'"),
    (melds, (), {"red_fives": None}, "red_fives must be a bool, got None"),
    (hands, ("14",), {}, "size must be an int, got '14'"),
    (hands, (14, True), {}, "melds must be an int, got True"),
    (winning_hands, ("regular",), {}, "form must be a Form, got 'regular'"),
    (tenpai_hands, (None, 1.0), {}, "melds must be an int, got 1.0"),
    (quad_heavy_hands, (None,), {}, "size must be an int, got None"),
    (wins, (), {"rules": "tenhou"}, "rules must be a Rules, got 'tenhou'"),
    (wins, (), {"red_fives": 1}, "red_fives must be a bool, got 1"),
]


@pytest.mark.parametrize(("strategy", "positional", "named", "message"), WRONG)
def test_wrong_types(strategy: Any, positional: tuple[Any, ...], named: dict[str, Any], message: str) -> None:  # noqa: ANN401
    """An argument of a wrong type is a `TypeError` that names it, before anything is drawn."""
    with pytest.raises(TypeError, match=message):
        strategy(*positional, **named)


def test_shown_by_name() -> None:
    """Hypothesis shows a strategy by its name and what it drew by its `repr`."""
    assert repr(wins()) == "wins()"
    assert repr(winning_hands()) == "winning_hands()"
