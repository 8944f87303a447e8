"""JSON: what is written is read back, in the format that is documented, and nothing is guessed."""

import json
from collections.abc import Mapping
from fractions import Fraction
from math import inf
from typing import Any

import attrs
import pytest
from cattrs.errors import BaseValidationError, ClassValidationError
from hypothesis import given, strategies as st

import mahjong_calc
from mahjong_calc import (
    FifthTile,
    Hand,
    Meld,
    Payments,
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
from mahjong_calc._enums import NamedEnum
from mahjong_calc.converters import make_converter
from mahjong_calc.errors import InvalidTileError, NotationError
from mahjong_calc.strategies import hands, melds, tenpai_hands, tiles, winning_hands, wins
from mahjong_calc.yaku import Yaku, YakuValue

CONVERTER = make_converter()
WIN = Win.ron(
    Hand.parse("234678m234p55s22z"),
    Tile.parse("0s"),
    seat_wind=Wind.SOUTH,
    loser=Wind.WEST,
    riichi=Riichi.RIICHI,
    dora_indicators=Tile.parse_all("1z"),
)
HOUSE = classic.Rules().replace(kiriage=True, values={yaku.RENHOU: YakuValue(4), yaku.IPPATSU: None})
DEALS = shanten.deals(TileSet.HONITSU, 2, forms=[shanten.Form.REGULAR])


def enums() -> list[NamedEnum]:
    """Return every member of every public enum."""
    modules = (mahjong_calc, yaku, classic, shanten, mahjong_calc.errors)
    found = [getattr(module, name) for module in modules for name in module.__all__]
    return [member for item in found if isinstance(item, type) and issubclass(item, NamedEnum) for member in item]


#: a value of every class that results and the model are made of
EXAMPLES: list[Any] = [
    Tile.parse("0p"),
    Meld.parse("(550+5m)"),
    Hand.parse("11z (345m) [7777z]"),
    TileSet.SANMA,
    TileSet("own", [1] * 34),
    WIN,
    classic.score(WIN).payments,
    yaku.PINFU,
    YakuValue(2, 1),
    YakuValue.yakuman(2),
    classic.score(WIN).reading.blocks[0],
    classic.score(WIN).reading,
    classic.score(WIN).dora,
    classic.score(WIN).fu.items[0],
    classic.score(WIN).fu.items[-1],
    classic.score(WIN),
    classic.score(WIN, rules=HOUSE),
    classic.TENHOU,
    classic.MLEAGUE,
    HOUSE,
    classic.cost(3, 30, dealer=False),
    classic.lookup(7700)[0],
    classic.settle([WIN]),
    shanten.breakdown(Hand.parse("1122m 3344p 5566s 7z")),
    shanten.ukeire(Hand.parse("1112345678999m"), visible=Tile.parse_all("222m")),
    shanten.discards(Hand.parse("123m 406p 789s 12355z"))[0],
    DEALS,
    shanten.simulate(100, seed=1),
    shanten.Comparison(z=0.5, chi_square=inf, degrees_of_freedom=3),
    allen.Rules(),
    allen.Rules(aka_dora=False).replace(values={yaku.IPPATSU: None}),
    allen.score(Win.tsumo(Hand.parse("234p456789s1122z"), Tile.parse("2z"), seat_wind=Wind.SOUTH)),
    *enums(),
]


def check_round_trip(value: Any) -> None:  # noqa: ANN401
    """Check that a value comes back from what it is written to, in Python and as text."""
    written = CONVERTER.unstructure(value)
    assert CONVERTER.structure(written, type(value)) == value
    text = CONVERTER.dumps(value)
    again = CONVERTER.loads(text, type(value))
    assert again == value
    assert CONVERTER.dumps(again) == text
    json.loads(text, parse_constant=pytest.fail)  # neither NaN nor Infinity


@pytest.mark.parametrize(
    "value", EXAMPLES, ids=[f"{place}-{type(value).__name__}" for place, value in enumerate(EXAMPLES)]
)
def test_round_trip(value: object) -> None:
    """A value of each class comes back as it was, and can be hashed."""
    check_round_trip(value)
    hash(CONVERTER.loads(CONVERTER.dumps(value), type(value)))


def test_every_class() -> None:
    """The examples hold every public class but the errors, and `Fu`, which is read as part of its score."""
    modules = (mahjong_calc, yaku, classic, allen, shanten)
    public = {
        item
        for module in modules
        for item in (getattr(module, name) for name in module.__all__)
        if isinstance(item, type) and not issubclass(item, Exception)
    }
    assert public - {type(value) for value in EXAMPLES} == {classic.Fu}


rules_with_changes = st.builds(
    lambda rules, changes, values: rules.replace(**changes, values=values),
    st.sampled_from([classic.TENHOU, classic.MLEAGUE, classic.EMA_2016]),
    st.fixed_dictionaries(
        {},
        optional={
            "kuitan": st.booleans(),
            "kazoe": st.booleans(),
            "open_pinfu_fu": st.sampled_from([20, 30]),
            "honba_points": st.integers(0, 1000),
            "fifth_tile": st.sampled_from(FifthTile),
            "liability": st.sets(st.sampled_from(["daisangen", "daisuushii", "suukantsu"])),
        },
    ),
    st.dictionaries(
        st.sampled_from([yaku.IPPATSU, yaku.SANRENKOU, yaku.DAISHARIN]),
        st.one_of(st.none(), st.builds(YakuValue, st.integers(1, 6), st.integers(0, 6))),
    ),
)
three_players = wins(rules=classic.TENHOU_SANMA)
values = st.one_of(
    tiles(),
    melds(),
    hands(melds=None),
    wins(),
    three_players,
    rules_with_changes,
    wins().map(classic.score),
    wins().map(lambda win: classic.settle([win])),
    three_players.map(lambda win: classic.score(win, rules=classic.TENHOU_SANMA)),
    wins(rules=allen.Rules()).map(allen.score),
    wins().map(lambda win: yaku.readings(win)[0]),
    winning_hands().map(shanten.breakdown),
    tenpai_hands().map(shanten.ukeire),
    winning_hands().map(lambda hand: shanten.discards(hand)[-1]),
)


@given(values)
def test_round_trips(value: object) -> None:
    """Whatever is drawn comes back as it was."""
    check_round_trip(value)


class TestFormat:
    """The documented format, which programs in other languages read."""

    @pytest.mark.parametrize(
        ("value", "text"),
        [
            (Tile.parse("0m"), '"0m"'),
            (Meld.parse("[7777z]"), '"[7777z]"'),
            (Hand.parse("11z (340m)"), '"11z (340m)"'),
            (Wind.EAST, '"EAST"'),
            (classic.Limit.HANEMAN, '"HANEMAN"'),
            (yaku.PINFU, '"pinfu"'),
            (YakuValue(2, 1), '{"closed": 2, "open": 1, "multiple": 0}'),
            (TileSet.STANDARD, '"STANDARD"'),
            (classic.TENHOU, '"TENHOU"'),
            (classic.EMA_2025, '"EMA_2025"'),
            (
                Payments(Wind.EAST, {Wind.SOUTH: 1000}, sticks=1000, players=3),
                (
                    '{"winner": "EAST", "shares": {"SOUTH": 1000}, "sticks": 1000, "players": 3, '
                    '"deltas": {"EAST": 2000, "SOUTH": -1000, "WEST": 0}, "total": 2000}'
                ),
            ),
            (
                shanten.ukeire(Hand.parse("23m 22z"), visible=Tile.parse_all("1111m")),
                '{"number": 0, "tiles": {"1m": 0, "4m": 4}, "total": 4}',
            ),
            (
                DEALS,
                (
                    '{"tile_set": "HONITSU", "tiles": 2, "forms": ["REGULAR"], "fifth_tile": "OWN", '
                    '"hands": {"-1": 16, "0": 120}, "ways": {"-1": 96, "0": 1920}}'
                ),
            ),
            (
                shanten.Comparison(z=0.5, chi_square=inf, degrees_of_freedom=3),
                '{"z": 0.5, "chi_square": null, "degrees_of_freedom": 3}',
            ),
            (shanten.Breakdown(1, None, 2), '{"regular": 1, "chiitoitsu": null, "kokushi": 2, "number": 1}'),
        ],
    )
    def test_text(self, value: object, text: str) -> None:
        """Each form is as documented."""
        assert CONVERTER.dumps(value) == text
        assert CONVERTER.loads(text, type(value)) == value

    def test_win(self) -> None:
        """A win tells all its circumstances."""
        assert CONVERTER.unstructure(WIN) == {
            "hand": "234678m234p55s22z",
            "tile": "0s",
            "is_tsumo": False,
            "seat_wind": "SOUTH",
            "loser": "WEST",
            "round_wind": "EAST",
            "riichi": "RIICHI",
            "ippatsu": False,
            "rinshan": False,
            "chankan": False,
            "last_tile": False,
            "first_turn": False,
            "dora_indicators": ["1z"],
            "ura_indicators": [],
            "nuki": 0,
            "honba": 0,
            "riichi_sticks": 0,
            "liable": {},
        }

    def test_score(self) -> None:
        """A score tells its win and rules, and all that follows from them."""
        written = CONVERTER.unstructure(classic.score(WIN))
        assert written["rules"] == "TENHOU"
        assert written["yaku"] == [["riichi", 1]]
        assert written["dora"] == {"dora": 2, "ura": 0, "aka": 1, "nuki": 0, "total": 3}
        assert written["fu"]["total"] == 40
        assert written["fu"]["items"][0] == {"reason": "WINNING", "points": 20, "block": None}
        assert written["reading"]["wait"] == "SHANPON"
        assert (written["han"], written["limit"], written["yakuman"]) == (4, "MANGAN", 0)
        assert written["points"] == 8000
        assert written["payments"]["deltas"]["WEST"] == -8000

    def test_rules(self) -> None:
        """Rules that equal no preset tell every field."""
        written = CONVERTER.unstructure(HOUSE)
        assert set(written) == {field.name for field in attrs.fields(classic.Rules) if field.init}
        assert written["values"]["renhou"] == {"closed": 4, "open": 0, "multiple": 0}
        assert "ippatsu" not in written["values"]
        assert written["liability"] == ["daisangen", "daisuushii"]

    def test_what_follows_is_ignored(self) -> None:
        """What follows from the rest may be missing, or wrong, when it is read."""
        brief = {"win": CONVERTER.unstructure(WIN), "rules": "TENHOU", "points": -1}
        assert CONVERTER.structure(brief, classic.Score) == classic.score(WIN)

    def test_defaults_may_be_missing(self) -> None:
        """Fields that have a default may be missing."""
        brief = {"hand": "234678m234p55s22z", "tile": "5s", "is_tsumo": True, "seat_wind": "EAST"}
        assert CONVERTER.structure(brief, Win) == Win.tsumo(
            Hand.parse("234678m234p55s22z"), Tile.parse("5s"), seat_wind=Wind.EAST
        )
        assert CONVERTER.structure({"kiriage": True}, classic.Rules) == classic.Rules(kiriage=True)


def errors(caught: BaseException) -> list[BaseException]:
    """Return the errors at the leaves of cattrs's groups."""
    if isinstance(caught, BaseValidationError):
        return [leaf for error in caught.exceptions for leaf in errors(error)]
    return [caught]


class TestRefusals:
    """Nothing is guessed: what doesn't follow the format is an error."""

    @pytest.mark.parametrize(
        ("written", "kind", "error"),
        [
            ("1x", Tile, NotationError),
            (5, Tile, TypeError),
            ("EASTERN", Wind, NotationError),
            (0, Wind, TypeError),
            ("tanyaochuu", Yaku, NotationError),
            (["pinfu"], Yaku, TypeError),
            ("STANDARDS", TileSet, NotationError),
            ("tenhou", classic.Rules, NotationError),
            ([1], Payments, TypeError),
            (5, classic.Rules, TypeError),
            ("0", int, TypeError),
            (1.0, int, TypeError),
            (True, int, TypeError),
            ("no", bool, TypeError),
            (0, bool, TypeError),
            (5, str, TypeError),
            ("0.5", float, TypeError),
            (["1m"], Mapping[Tile, int], TypeError),
            ({"one": 1}, Mapping[int, int], NotationError),
            ({"1.0": 1}, Mapping[int, int], NotationError),
            ({"0": 1, "00": 2}, Mapping[int, int], NotationError),
            ({"5m": 1, " 5m": 2}, Mapping[Tile, int], NotationError),
            ("", tuple[Tile, ...], TypeError),
            ({"1m": 1}, tuple[Tile, ...], TypeError),
            ("", frozenset[str], TypeError),
            ({"daisangen": True}, frozenset[str], TypeError),
            ({"number": 1, "tiles": {"0m": 1}}, shanten.Ukeire, InvalidTileError),
            ({"number": 1, "tiles": {"1m": 5}}, shanten.Ukeire, InvalidTileError),
            ({"items": []}, classic.Fu, TypeError),
        ],
    )
    def test_values(self, written: object, kind: Any, error: type[Exception]) -> None:  # noqa: ANN401
        """A value of a wrong form is one of our errors, or a `TypeError`."""
        with pytest.raises(error):
            CONVERTER.structure(written, kind)

    @pytest.mark.parametrize(
        ("change", "error"),
        [
            ({"tile": "1x"}, NotationError),
            ({"ippatsu": 1}, TypeError),
            ({"honba": "1"}, TypeError),
            ({"loser": "EAST"}, None),
            ({"haitei": True}, Exception),
            ({"dora_indicators": ["1m", "0z"]}, NotationError),
            ({"dora_indicators": "1m"}, TypeError),
            ({"dora_indicators": {"1m": 1}}, TypeError),
            ({"liable": {"daisangen": "NOBODY"}}, NotationError),
        ],
    )
    def test_fields(self, change: dict[str, Any], error: type[Exception] | None) -> None:
        """A wrong field is told by cattrs, with our error inside; nothing unknown is dropped."""
        written = CONVERTER.unstructure(WIN) | change
        if error is None:
            assert CONVERTER.structure(written, Win).loser is Wind.EAST
            return
        with pytest.raises(ClassValidationError) as caught:
            CONVERTER.structure(written, Win)
        assert all(isinstance(leaf, error) for leaf in errors(caught.value))

    def test_missing_fields(self) -> None:
        """A missing field that has no default is told."""
        with pytest.raises(ClassValidationError):
            CONVERTER.structure({"winner": "EAST"}, Payments)

    def test_contradiction(self) -> None:
        """An object that makes no sense is refused as it would be in Python."""
        with pytest.raises(ClassValidationError) as caught:
            CONVERTER.structure(CONVERTER.unstructure(WIN) | {"loser": "SOUTH"}, Win)
        assert {type(leaf).__name__ for leaf in errors(caught.value)} == {"ContradictionError"}


class TestOwnYaku:
    """Yaku of users are written by key, and read where the converter knows them."""

    OWN = Yaku("all_red", "oaka", "大赤", "All Red", lambda _reading, _win: False)
    RULES = classic.Rules().replace(values={OWN: YakuValue(2)})

    def test_known(self) -> None:
        """A converter that was given them reads them."""
        converter = make_converter([self.OWN])
        again = converter.loads(converter.dumps(self.RULES), classic.Rules)
        assert again == self.RULES
        assert next(row for row in again.values if row == self.OWN).predicate is self.OWN.predicate

    def test_known_key(self) -> None:
        """Rules with one in the place of ours equal those with ours, but aren't written by the name of a preset."""
        own = Yaku("tanyao", "tanyao", "断么九", "All Simples", lambda _reading, _win: False)
        rules = classic.TENHOU.replace(values={own: YakuValue(1, 1)})
        assert rules == classic.TENHOU
        win = Win.tsumo(Hand.parse("234678m234p55s88s"), Tile.parse("5s"), seat_wind=Wind.SOUTH)
        score = classic.score(win, rules=rules)
        assert (score.han, classic.score(win).han) == (1, 2)
        converter = make_converter([own])
        assert converter.loads(converter.dumps(score), classic.Score).han == 1
        assert converter.dumps(classic.TENHOU) == '"TENHOU"'

    def test_unknown(self) -> None:
        """Another refuses them."""
        with pytest.raises(ClassValidationError) as caught:
            CONVERTER.loads(CONVERTER.dumps(self.RULES), classic.Rules)
        assert [type(leaf) for leaf in errors(caught.value)] == [NotationError]

    def test_wrong_types(self) -> None:
        """Only yaku are taken."""
        with pytest.raises(TypeError, match=r"yaku\[0\] must be a Yaku, got 'pinfu'"):
            make_converter(["pinfu"])  # type: ignore[list-item]


def test_large_integers() -> None:
    """Integers beyond what floats hold stay exact."""
    deals = attrs.evolve(DEALS, ways={-1: 2**60 + 1, 0: 1})
    again = CONVERTER.loads(CONVERTER.dumps(deals), shanten.Deals)
    assert again.probability(0) == Fraction(1, 2**60 + 2)


def test_floats() -> None:
    """A whole number is read where a float is expected, as JSON makes no difference."""
    assert CONVERTER.structure(1, float) == 1.0
    assert CONVERTER.structure(None, float) == inf
