"""The value table, and rules that differ from the default."""

import pickle

import pytest

from mahjong_calc import TileSet, Win, Wind, allen, classic
from mahjong_calc.errors import NoYakuError
from mahjong_calc.yaku import (
    CHUUREN_POUTOU,
    DAISANGEN,
    HONROUTOU,
    IPPATSU,
    ISSHOKU_SANJUN,
    ISSHOKU_YONJUN,
    JUNCHAN,
    JUNSEI_CHUUREN_POUTOU,
    MENZEN_TSUMO,
    SANRENKOU,
    SANSHOKU_DOUJUN,
    SUURENKOU,
    TOITOI,
    Reading,
    Yaku,
    YakuValue,
)
from tests.allen.wins import han_of, ron, tsumo


def test_what_differs_from_classic() -> None:
    """Seven rows differ from the usual values; sanshoku doujun, which three players can't make, is missing."""
    usual, values = classic.Rules().values, allen.Rules().values
    assert {yaku: value for yaku, value in values.items() if usual.get(yaku) != value} == {
        HONROUTOU: YakuValue(3, 3),
        JUNCHAN: YakuValue(4, 3),
        CHUUREN_POUTOU: YakuValue(24),
        JUNSEI_CHUUREN_POUTOU: YakuValue(24),
        SANRENKOU: YakuValue(2, 2),
        SUURENKOU: YakuValue(8, 8),
        ISSHOKU_SANJUN: YakuValue(3, 2),
        ISSHOKU_YONJUN: YakuValue(24),
    }
    assert set(usual) - set(values) == {SANSHOKU_DOUJUN}


def test_replace_one_value() -> None:
    """A row can be changed, taken out, or put in, and the rest stays; the rules changed from stay too."""
    rules = allen.Rules().replace(values={TOITOI: YakuValue(3, 3), MENZEN_TSUMO: None})
    win = ron("444p 888s 99m 44z (111s)", "9m")
    assert han_of(allen.score(win, rules=rules)) == {"toitoi": 3}
    assert han_of(allen.score(win)) == {"toitoi": 2}
    with pytest.raises(NoYakuError):
        allen.score(tsumo("234p 456789s 11s 44z", "4z"), rules=rules)
    assert rules.aka_dora
    assert rules.values[JUNCHAN] == YakuValue(4, 3)


def test_replace_aka_dora() -> None:
    """Red fives can be left out."""
    rules = allen.Rules().replace(aka_dora=False)
    win = ron("340p 456s 99s 44z (777z)", "4z")
    assert (allen.score(win).han, allen.score(win, rules=rules).han) == (2, 1)


def test_yakuman_of_other_worth() -> None:
    """A yakuman may be worth two, or other han; sixteen han and more are a yakuman in rank."""
    win = ron("56p 11s (555z) (666z) (777z)", "7p")
    worth = {YakuValue.yakuman(2): (32, 2), YakuValue(20, 20): (20, 1), YakuValue(16, 16): (16, 1)}
    for value, expected in worth.items():
        score = allen.score(win, rules=allen.Rules().replace(values={DAISANGEN: value}))
        assert han_of(score) == {"daisangen": expected[0]}
        assert (score.han, score.yakuman) == expected
    lesser = allen.score(win, rules=allen.Rules().replace(values={DAISANGEN: YakuValue(15, 15)}))
    assert han_of(lesser) == {"haku": 1, "hatsu": 1, "chun": 1, "daisangen": 15}
    assert lesser.yakuman == 0


def test_yakuman_of_less_worth_in_open_hands() -> None:
    """A yaku that is a yakuman closed is one open too, whatever it is worth there."""
    rules = allen.Rules().replace(values={DAISANGEN: YakuValue(20, 10)})
    score = allen.score(ron("56p 11s (555z) (666z) (777z)", "7p"), rules=rules)
    assert (han_of(score), score.han, score.yakuman) == ({"daisangen": 10}, 10, 1)
    rules = allen.Rules().replace(values={SUURENKOU: YakuValue(8, 16)})
    score = allen.score(ron("22233344p 88s (555p)", "4p"), rules=rules)
    assert (han_of(score), score.yakuman) == ({"suurenkou": 16}, 1)


def _has_north(reading: Reading, _: Win) -> bool:
    return any(block.tile.rank == 4 and block.tile.is_wind for block in reading.triplets)


def test_own_yaku() -> None:
    """Users' own yaku count beside those of the catalogue."""
    north = Yaku("north", "pei", "北", "North", _has_north)
    rules = allen.Rules().replace(values={north: YakuValue(1, 1)})
    assert han_of(allen.score(ron("234p 456789s 11s 44z", "4z"), rules=rules)) == {"north": 1}
    greater = allen.Rules().replace(values={north: YakuValue.yakuman()})
    assert allen.score(ron("234p 456789s 11s 44z", "4z"), rules=greater).yakuman == 1


def test_rules_are_a_value() -> None:
    """Rules compare by their fields, hash and pickle; a pickled copy scores alike."""
    rules = allen.Rules().replace(values={IPPATSU: None}, aka_dora=False)
    assert rules == allen.Rules(aka_dora=False).replace(values={IPPATSU: None})
    assert rules != allen.Rules(aka_dora=False)
    again = pickle.loads(pickle.dumps(rules))  # noqa: S301
    assert again == rules
    assert hash(again) == hash(rules)
    win = tsumo("234p 456789s 11s 44z", "4z")
    assert allen.score(win, rules=again) == allen.score(win, rules=rules)


def test_repr() -> None:
    """A repr shows the fields alone."""
    assert repr(allen.Rules(values={TOITOI: YakuValue(2, 2)})) == (
        "Rules(values={<Yaku toitoi>: YakuValue(closed=2, open=2, multiple=0)}, aka_dora=True)"
    )


def test_tile_set() -> None:
    """Three play with the tiles of three."""
    assert allen.Rules().tile_set == TileSet.SANMA


def test_types() -> None:
    """Wrong Python types and unknown fields are named."""
    with pytest.raises(TypeError, match="positional"):
        allen.Rules({})  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="aka_dora must be a bool"):
        allen.Rules(aka_dora=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="values must be a Mapping"):
        allen.Rules(values=[TOITOI])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a key of values must be a Yaku"):
        allen.Rules(values={"toitoi": YakuValue(2)})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="the value of toitoi must be a YakuValue"):
        allen.Rules().replace(values={TOITOI: 2})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="values must be a Mapping"):
        allen.Rules().replace(values=TOITOI)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fu"):
        allen.Rules().replace(fu=30)  # type: ignore[call-arg]


def test_no_value_at_all() -> None:
    """A table may be empty; nothing wins under it."""
    with pytest.raises(NoYakuError):
        allen.score(tsumo("234p 456789s 11s 44z", "4z", seat_wind=Wind.EAST), rules=allen.Rules(values={}))
