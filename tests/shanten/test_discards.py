"""`shanten.discards`: each kind once, best first."""

import pytest

from mahjong_calc import FifthTile, Hand, Tile, TileSet, shanten
from mahjong_calc.errors import InvalidHandError


def listed(text: str, visible: str = "", fifth_tile: FifthTile = FifthTile.OWN) -> list[tuple[str, int, int]]:
    """Return the discards of a hand as tile, number and total."""
    discards = shanten.discards(Hand.parse(text), Tile.parse_all(visible), fifth_tile=fifth_tile)
    return [(str(one.tile), one.number, one.ukeire.total) for one in discards]


def test_order() -> None:
    """The lowest number comes first, then the most tiles, then the order of tiles."""
    assert listed("123m406p789s12355z")[:5] == [("1z", 1, 8), ("2z", 1, 8), ("3z", 1, 8), ("1m", 2, 18), ("4p", 2, 18)]
    assert listed("123m406p789s12355z", "2z")[:3] == [("2z", 1, 8), ("1z", 1, 7), ("3z", 1, 7)]


def test_red_fives() -> None:
    """A red five is discarded only where it is the last five."""
    assert {tile for tile, *_ in listed("05m112z")} == {"5m", "1z", "2z"}
    assert {tile for tile, *_ in listed("0m1234z")} == {"0m", "1z", "2z", "3z", "4z"}


def test_complete_hand() -> None:
    """A complete hand has discards too; the best leaves it tenpai."""
    assert listed("123m456p789s11122z")[0][1] == 0


def test_discarded_tile_is_seen() -> None:
    """The tile discarded is gone: it counts among the visible ones."""
    [discard] = shanten.discards(Hand.parse("11z"))
    assert discard.ukeire == {Tile.parse("1z"): 2}


def test_melds() -> None:
    """Melds exhaust a kind by the rule chosen."""
    hand = "13m456p789s112z [2222m]"
    assert listed(hand)[0][1] == 1
    assert listed(hand, fifth_tile=FifthTile.CONCEALED)[0] == ("2z", 0, 0)


@pytest.mark.parametrize("text", ["", "1z", "123m", "1234m", "123456789m1234p"])
def test_sizes(text: str) -> None:
    """Only a hand after its draw can discard."""
    with pytest.raises(InvalidHandError, match="expected 2, 5, 8, 11 or 14 concealed tiles"):
        shanten.discards(Hand.parse(text))


def test_beyond_the_set() -> None:
    """A hand with tiles that the set lacks is refused."""
    with pytest.raises(InvalidHandError, match=r"at most 0 of the set, got 2 x 2m in '22m'"):
        shanten.discards(Hand.parse("22m"), tile_set=TileSet.SANMA)


def test_no_target() -> None:
    """Where no hand can be completed, no discard is better than another."""
    with pytest.raises(InvalidHandError, match="a hand that can be completed"):
        shanten.discards(Hand.parse("12m"), tile_set=TileSet("singles", [1] * 34))


def test_types() -> None:
    """Wrong types are told as such."""
    with pytest.raises(TypeError, match="hand must be a Hand"):
        shanten.discards("11z")  # type: ignore[arg-type]
