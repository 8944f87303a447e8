"""`shanten.number` and `shanten.breakdown`: hands worth a name, the three rules, and what is refused."""

import pytest

from mahjong_calc import FifthTile, Hand, TileSet, shanten
from mahjong_calc.errors import InvalidHandError
from mahjong_calc.shanten import Breakdown

# No group and no pair can be made of one copy of each odd number.
SINGLES = TileSet("singles", [1, 0] * 17)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("234678m234p55s22z", 0),
        ("147m258p369s1234z", 6),
        ("11123m456p789s11z", 0),
        ("123m456p789s11122z", -1),
        ("1122m3344p5566s77z", -1),
        ("19m19p19s12345677z", -1),
        ("1z", 0),
        ("11z", -1),
        ("12m", 0),
        ("1111z", 1),
        ("11123456789m", -1),
    ],
)
def test_plain_hands(text: str, number: int) -> None:
    """Hands of every size; missing melds need not be given."""
    assert shanten.number(Hand.parse(text)) == number


@pytest.mark.parametrize(
    ("text", "own", "ignored"),
    [
        ("1111m333p444s5555z", 1, 0),
        ("1111m123p456s789s", 1, 0),
        ("123456789m1111p", 1, 0),
        ("11112222333344m", -1, -1),
        ("1111z", 1, 0),
        ("11m111122223333z", 2, 1),
    ],
)
def test_own_quads(text: str, own: int, ignored: int) -> None:
    """A fifth copy can't be drawn, so four of a kind may be one tile too many; the textbook formula doesn't see it."""
    hand = Hand.parse(text)
    assert shanten.number(hand) == own
    assert shanten.number(hand, fifth_tile=FifthTile.IGNORED) == ignored


@pytest.mark.parametrize(
    ("text", "own", "concealed"),
    [
        ("1m234567p789s (111m)", 1, 0),
        ("12m11z (3333m) (111m) (222m)", 2, 0),
        ("13m456p789s11z [2222m]", 1, 0),
    ],
)
def test_own_melds(text: str, own: int, concealed: int) -> None:
    """Copies in own melds exhaust a kind like concealed ones where the rules say so."""
    hand = Hand.parse(text)
    assert shanten.number(hand) == own
    assert shanten.number(hand, fifth_tile=FifthTile.CONCEALED) == concealed


def test_three_players() -> None:
    """What three players lack can't be drawn: 1m has no neighbours to make a run with."""
    hand = Hand.parse("1111m111122233z")
    assert shanten.number(hand) == 1
    assert shanten.number(hand, tile_set=TileSet.SANMA) == 2


def test_six_blocks() -> None:
    """Of six blocks one is too many: the formula alone would say 1."""
    assert shanten.number(Hand.parse("123m 45m 78m 13p 68p 99s")) == 2


def test_five_blocks_without_a_pair() -> None:
    """Of five blocks without a pair one has to go: the formula alone would say 0."""
    assert shanten.number(Hand.parse("123m 456p 789s 24m 57p")) == 1


def test_breakdown() -> None:
    """Each form has its own number; seven pairs and orphans need 13 or 14 concealed tiles."""
    assert shanten.breakdown(Hand.parse("1122m3344p5566s7z")) == Breakdown(3, 0, 10)
    assert shanten.breakdown(Hand.parse("1122m3344p55s (666s)")) == Breakdown(2, None, None)
    assert shanten.breakdown(Hand.parse("19m19p19s1234567z")).number == 0


def test_seven_different_pairs() -> None:
    """Four of a kind are no two pairs, and pairs of fewer than seven kinds need more kinds."""
    assert shanten.breakdown(Hand.parse("1111m2222p3333s44z")).chiitoitsu == 5
    assert shanten.breakdown(Hand.parse("1188m288p55s1111z")).chiitoitsu == 2


def test_forms_without_a_target() -> None:
    """A form that the tile set can't make is None."""
    hand = Hand.parse("1199m123456p789s")
    assert shanten.breakdown(hand, tile_set=TileSet.NUMBERS_ONLY) == Breakdown(0, 4, None)
    six_kinds = TileSet("six kinds", [4] * 6 + [0] * 28)
    assert shanten.breakdown(Hand.parse("1122334455666m"), tile_set=six_kinds).chiitoitsu is None
    lone_orphans = TileSet("lone orphans", [1] * 34)
    assert shanten.breakdown(Hand.parse("123456789m1234p"), tile_set=lone_orphans, fifth_tile=FifthTile.IGNORED) == (
        Breakdown(0, 6, 10)
    )


def test_kind_held_once_only() -> None:
    """A kind of which the set has one copy takes no part in seven pairs; for the orphans it is as good as any."""
    copies = [1] * 9 + [2] * 18 + [1] * 7
    hand = Hand.parse("123m 112233p 4567s")
    found = shanten.breakdown(hand, tile_set=TileSet("few", copies))
    assert found.chiitoitsu == 13 - 2 * 3 - 4
    assert found.kokushi == 13 - 2 - 1


@pytest.mark.parametrize("text", ["", "123m", "123456m", "123456789m", "123456789m123p", "123m (456m)"])
def test_sizes(text: str) -> None:
    """Three tiles more or less make no difference, but 3k tiles are between two hands."""
    hand = Hand.parse(text)
    for function in (shanten.number, shanten.breakdown):
        with pytest.raises(InvalidHandError, match="expected 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 concealed tiles"):
            function(hand)


@pytest.mark.parametrize(
    ("text", "tile_set", "message"),
    [
        ("2m", TileSet.SANMA, r"at most 0 of the set, got 1 x 2m in '2m'"),
        ("1z", TileSet.NUMBERS_ONLY, r"at most 0 of the set, got 1 x 1z"),
        ("1p (222p)", TileSet.HONITSU, r"got 1 x 1p in '1p \(222p\)'"),
        ("11m", SINGLES, r"at most 1 of the set, got 2 x 1m"),
        ("1m (123m)", SINGLES, r"at most 1 of the set, got 2 x 1m"),
    ],
)
def test_beyond_the_set(text: str, tile_set: TileSet, message: str) -> None:
    """A hand has no more copies of a kind than the set, melds counted."""
    for function in (shanten.number, shanten.breakdown):
        for mode in FifthTile:
            with pytest.raises(InvalidHandError, match=message):
                function(Hand.parse(text), tile_set=tile_set, fifth_tile=mode)


def test_no_target() -> None:
    """Where no hand can be completed there is no number; where a fifth copy is ignored a single kind may do."""
    hand = Hand.parse("1m")
    for function in (shanten.number, shanten.breakdown, shanten.number):
        with pytest.raises(InvalidHandError, match=r"a hand that can be completed .* got '1m'"):
            function(hand, tile_set=SINGLES)
    assert shanten.number(hand, tile_set=SINGLES, fifth_tile=FifthTile.IGNORED) == 0


def test_only_kokushi() -> None:
    """A set may have targets of one form only."""
    copies = [1, 0, 0, 0, 0, 0, 0, 0, 1] * 3 + [1] * 6 + [2]
    found = shanten.breakdown(Hand.parse("19m19p19s123456z7z"), tile_set=TileSet("orphans", copies))
    assert found == Breakdown(None, None, 0)
    assert found.number == 0


def test_types() -> None:
    """Wrong types are told as such."""
    hand = Hand.parse("1z")
    with pytest.raises(TypeError, match="hand must be a Hand, got '1z'"):
        shanten.number("1z")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tile_set must be a TileSet, got None"):
        shanten.number(hand, tile_set=None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fifth_tile must be a FifthTile, got 'own'"):
        shanten.breakdown(hand, fifth_tile="own")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fifth_tile must be a FifthTile, got 'own'"):
        shanten.number(hand, fifth_tile="own")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="fifth_tile must be a FifthTile, got 'dora'"):
        shanten.number(hand, fifth_tile="dora")  # type: ignore[arg-type]
    for function in (shanten.number, shanten.breakdown):
        with pytest.raises(TypeError, match=r"fifth_tile must be a FifthTile, got \[\]"):  # which can't be a key
            function(hand, fifth_tile=[])  # type: ignore[arg-type]
