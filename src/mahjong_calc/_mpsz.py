"""The mpsz notation at the level of characters: digits, then the letter of their suit.

A tile is a code here, 2 x kind + red, so that this module needs no model.
"""

from typing import Final

from mahjong_calc.errors import NotationError

_FIRST_KIND: Final = {"m": 0, "p": 9, "s": 18, "z": 27}
_DIGITS: Final = frozenset("0123456789")


def _codes_of_suit(suit: str) -> dict[str, int]:
    first = _FIRST_KIND[suit]
    if suit == "z":
        return {str(rank): 2 * (first + rank - 1) for rank in range(1, 8)}
    return {"0": 2 * (first + 4) + 1} | {str(rank): 2 * (first + rank - 1) for rank in range(1, 10)}


#: suit letter -> digit -> code
_CODES: Final = {suit: _codes_of_suit(suit) for suit in _FIRST_KIND}


def scan(text: str, start: int) -> tuple[list[int], int]:
    """Read tiles from *start* up to the first character that is none of digit, suit letter and white space.

    Returns:
        The codes in the order written, and the position where reading stopped.
    """
    codes: list[int] = []
    digits: list[int] = []
    position = start
    for position in range(start, len(text)):
        char = text[position]
        if char in _DIGITS:
            digits.append(position)
        elif char in _CODES:
            if not digits:
                raise NotationError(text, position, f"digits before the suit letter {char}")
            codes += run_codes(text, digits, char)
            digits = []
        elif not char.isspace():
            break
    else:
        position = len(text)
    if digits:
        raise NotationError(text, position, "a suit letter (m, p, s or z) after the digits")
    return codes, position


def run_codes(text: str, digits: list[int], suit: str) -> list[int]:
    """Return the codes of the digits of *text* at the positions *digits*, all of one suit."""
    of_suit = _CODES[suit]
    try:
        return [of_suit[text[place]] for place in digits]
    except KeyError:
        place = next(place for place in digits if text[place] not in of_suit)
        raise NotationError(text, place, f"1 to 7 before z, the honors (in {text[place]}z)") from None


def scan_meld(text: str, start: int) -> tuple[list[int], bool, int]:
    """Read the meld whose bracket opens at *start*.

    Returns:
        The codes, whether a plus sign stands before the last tile, and the position after the closing bracket.
    """
    closing = ")" if text[start] == "(" else "]"
    plus = False
    digits: list[int] = []
    suit = ""
    for position in range(start + 1, len(text)):
        char = text[position]
        if char.isspace():
            continue
        if char == closing and suit:
            return run_codes(text, digits, suit), plus, position + 1
        if suit:
            raise NotationError(text, position, f"{closing!r} after the tiles of the meld")
        if char in _DIGITS:
            digits.append(position)
        elif char == "+" and closing == ")" and not plus and len(digits) == 3:
            plus = True
        elif char in _CODES and digits:
            suit = char
        else:
            raise NotationError(text, position, "the digits and the suit letter of a meld")
    raise NotationError(text, len(text), f"{closing!r} to close the meld opened at position {start}")
