"""Whatever text comes: it parses to what its `str` gives back, or it is refused with one of our errors."""

import random
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from mahjong_calc import Hand, MahjongCalcError, Meld, Tile
from mahjong_calc._tiles import tiles_text

T = TypeVar("T")

QUICK = 4_000
WHOLE = 200_000

CHARACTERS = "0123456789mpsz()[]+ \t\n,.-x東一五万🀀🀇１５ｍ\x00\u3000é²\ud800'\"{}"
DIGITS = "0123456789"
MELDS = ("(345m)", "(340p)", "(777z)", "(7777z)", "(777+7z)", "[7777z]", "[0555s]", "(055+5m)", "(246m)", "(11m)")
TOKENS = (
    *[f"{rank}{suit}" for suit in "mpsz" for rank in DIGITS],
    *["123m", "40p", "19m19p19s1234567z", "55s", "1111m", "11111p", "22222448m", "777", "0", "m", "z", " "],
    *["(", ")", "[", "]", "+", "()", "[]", "（345m）", "(345m", "345m)", "[1111z)"],
    *MELDS,
)


def texts(number: int, seed: int) -> Iterator[str]:
    """Yield *number* texts: random characters, token soups, and hands with one character changed."""
    source = random.Random(seed)
    for turn in range(number):
        match turn % 4:
            case 0:
                yield "".join(source.choices(CHARACTERS, k=source.randrange(12)))
            case 1:
                yield "".join(source.choices(TOKENS, k=source.randrange(8)))
            case 2:
                yield almost_a_hand(source)
            case _:
                yield "".join(source.choices(DIGITS + "mmmppssz ", k=source.randrange(20)))


def almost_a_hand(source: random.Random) -> str:
    """Return runs of digits and suits, then melds, with one character replaced, left out or repeated."""
    runs = ["".join(source.choices(DIGITS, k=source.randrange(1, 5))) + source.choice("mps") for _ in range(3)]
    melds = source.choices(MELDS, k=source.randrange(4))
    text = " ".join([*runs, *melds])
    place = source.randrange(len(text))
    return text[:place] + source.choice(["", text[place] * 2, source.choice(CHARACTERS)]) + text[place + 1 :]


def parsed(parse: Callable[[str], T], text: str) -> T | None:
    """Return what *parse* makes of *text*, None where it refuses; the error can always be shown."""
    try:
        return parse(text)
    except MahjongCalcError as error:
        return None if str(error) else pytest.fail("an error without words")


def check(text: str) -> bool:
    """Check all that parse on *text*; return whether the hand did."""
    tile, meld = parsed(Tile.parse, text), parsed(Meld.parse, text)
    assert tile is None or Tile.parse(str(tile)) == tile
    assert meld is None or Meld.parse(str(meld)) == meld
    tiles = parsed(Tile.parse_all, text)
    assert tiles is None or Tile.parse_all(tiles_text(tiles)) == tiles
    hand = parsed(Hand.parse, text)
    assert hand is None or Hand.parse(str(hand)) == hand
    assert hand is None or digits(str(hand)) == digits(text)
    return hand is not None


def digits(text: str) -> list[str]:
    """Return the digits of a text: a hand that parses has dropped or added none."""
    return sorted(char for char in text if char in DIGITS)


def fuzz(number: int, seed: int) -> int:
    """Check *number* texts; return how many hands parsed."""
    return sum(check(text) for text in texts(number, seed))


def test_some() -> None:
    """A small sample parses or is refused, and both happen often."""
    parsed = fuzz(QUICK, seed=1)
    assert QUICK // 10 < parsed < QUICK // 2


@pytest.mark.slow
def test_many() -> None:
    """200,000 texts parse or are refused, and both happen often."""
    parsed = fuzz(WHOLE, seed=2)
    assert WHOLE // 10 < parsed < WHOLE // 2
