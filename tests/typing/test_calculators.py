"""The calculators as their users call them, with the types that mypy and pyright must find."""

from collections.abc import Mapping
from fractions import Fraction
from typing import assert_type

from mahjong_calc import (
    FifthTile,
    Hand,
    Payments,
    Riichi,
    Tile,
    TileSet,
    Win,
    Wind,
    allen,
    classic,
    converters,
    notation,
    shanten,
    yaku,
)

HAND = Hand.parse("234678m234p55s22z")
WIN = Win.ron(HAND, Tile.parse("5s"), seat_wind=Wind.SOUTH, loser=Wind.WEST, riichi=Riichi.RIICHI)
SANMA_WIN = Win.tsumo(Hand.parse("234678p234s55s22z"), Tile.parse("2z"), seat_wind=Wind.SOUTH)


def test_shanten() -> None:
    """Numbers, ukeire, discards and waits have the types that the reference gives them."""
    assert_type(shanten.number(HAND, tile_set=TileSet.STANDARD, fifth_tile=FifthTile.OWN), int)
    breakdown = shanten.breakdown(HAND)
    assert_type(breakdown.regular, int | None)
    assert_type(breakdown.number, int)
    ukeire = shanten.ukeire(HAND, visible=Tile.parse_all("5s"))
    assert_type(ukeire[Tile.parse("5s")], int)
    assert_type(ukeire.total, int)
    assert_type(list(ukeire), list[Tile])
    discards = shanten.discards(HAND.draw(Tile.parse("9p")))
    assert_type(discards, tuple[shanten.Discard, ...])
    assert_type(discards[0].ukeire, shanten.Ukeire)
    assert_type(shanten.waits(HAND), tuple[Tile, ...])


def test_deals() -> None:
    """The distribution of deals is of ints and fractions."""
    deals = shanten.deals(TileSet.HONITSU, 5, forms=[shanten.Form.REGULAR])
    assert_type(deals.hands, Mapping[int, int])
    assert_type(deals.probability(0), Fraction)
    assert_type(deals.mean, Fraction)


def test_simulate() -> None:
    """Deals by chance make a sample that can be compared with the exact deals."""
    sample = shanten.simulate(100, tile_set=TileSet.HONITSU, tiles=5, seed=1)
    assert_type(sample, shanten.Sample)
    assert_type(sample.mean, float)
    assert_type(sample.against(shanten.deals(TileSet.HONITSU, 5)), shanten.Comparison)


def test_classic() -> None:
    """A score and its parts have the types that the reference gives them."""
    rules = classic.Rules(kiriage=True).replace(values=classic.DOUBLE_YAKUMAN)
    assert_type(rules, classic.Rules)
    assert_type(classic.can_win(WIN, rules=rules), bool)
    score = classic.score(WIN, rules=classic.MLEAGUE)
    assert_type(score.yaku, tuple[tuple[yaku.Yaku, int], ...])
    assert_type(score.dora.total, int)
    assert_type(score.fu.items, tuple[classic.FuItem, ...])
    assert_type(score.fu.items[0].block, yaku.Block | None)
    assert_type(score.limit, classic.Limit | None)
    assert_type(score.payments, Payments)
    assert_type(score.payments.deltas, Mapping[Wind, int])
    assert_type(score.payments.by_seat(0), tuple[int, ...])
    assert_type(score.explain("ja"), str)


def test_score_pad() -> None:
    """What needs no tiles has the types that the reference gives it."""
    assert_type(classic.cost(3, 40, dealer=True).ron, int)
    assert_type(classic.pay(3, 40, winner=Wind.EAST), Payments)
    assert_type(classic.table(dealer=False), Mapping[tuple[int, int], classic.Cost])
    assert_type(classic.lookup(7700), tuple[classic.Match, ...])
    assert_type(classic.settle([WIN]).scores, tuple[classic.Score, ...])
    assert_type(classic.draw(tenpai=[Wind.EAST]).deltas, Mapping[Wind, int])


def test_allen() -> None:
    """Allen scores have the types that the reference gives them."""
    assert_type(allen.points(3, dealer=False), int)
    assert_type(allen.split(8_000, winner=Wind.SOUTH), Mapping[Wind, int])
    score = allen.score(SANMA_WIN, rules=allen.Rules(aka_dora=False))
    assert_type(score, allen.Score)
    assert_type(score.reading.wait, yaku.Wait)
    assert_type(score.payments, Payments)


def test_own_yaku() -> None:
    """A yaku of the user's own is a value with a typed predicate."""

    def has_no_melds(_reading: yaku.Reading, win: Win) -> bool:
        return not win.hand.melds

    own = yaku.Yaku("own", "jisaku", "自作", "My Own", has_no_melds, supersedes=["riichi"])
    rules = classic.Rules().replace(values={own: yaku.YakuValue(2), yaku.PINFU: None})
    assert_type(rules.values, Mapping[yaku.Yaku, yaku.YakuValue])
    assert_type(yaku.readings(WIN), tuple[yaku.Reading, ...])
    assert_type(yaku.CATALOGUE["pinfu"], yaku.Yaku)


def test_notation() -> None:
    """Notations read tiles from, and write them to, what each of them is made of."""
    tiles = Tile.parse_all("40p 7z")
    assert_type(notation.from_tenhou(notation.to_tenhou(tiles)), tuple[Tile, ...])
    assert_type(notation.to_tenhou(tiles), tuple[int, ...])
    assert_type(notation.from_mjai(notation.to_mjai(tiles)), tuple[Tile, ...])
    assert_type(notation.to_mjai(tiles), tuple[str, ...])
    assert_type(notation.from_unicode("🀙"), tuple[Tile, ...])
    assert_type(notation.to_kanji(tiles), str)
    assert_type(notation.to_mpsz(tiles), str)


def test_converters() -> None:
    """A converter reads the type that it is asked for."""
    converter = converters.make_converter()
    assert_type(converter.dumps(classic.score(WIN)), str)
    assert_type(converter.structure("0m", Tile), Tile)
    assert_type(converter.loads(converter.dumps(WIN), Win), Win)
