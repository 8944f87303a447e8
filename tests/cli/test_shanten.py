"""`mahjong-calc shanten`: the number by form, then the ukeire or the discards."""

import pytest

from mahjong_calc.cli import main


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    """Return the lines that the command prints, columns one space apart."""
    assert main(["shanten", *args]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line == line.rstrip() for line in lines)
    return [" ".join(line.split()) for line in lines]


def test_ukeire(capsys: pytest.CaptureFixture[str]) -> None:
    """A hand before its draw is told its ukeire."""
    assert printed(capsys, "234678m234p55s22z") == [
        "shanten 0 (tenpai): regular 0, chiitoitsu 4, kokushi 11",
        "",
        "lowered by 2 kinds, 4 left: 5s 2, 2z 2",
    ]
    assert printed(capsys, "1z")[-1] == "lowered by 1 kind, 3 left: 1z 3"


def test_discards(capsys: pytest.CaptureFixture[str]) -> None:
    """A hand after its draw is told its discards, best first."""
    lines = printed(capsys, "123m406p789s12355z", "--visible", "2233z")
    assert lines[0] == "shanten 1: regular 1, chiitoitsu 5, kokushi 6"
    assert lines[2:6] == [
        "discard shanten kinds left lowered by",
        "2z 1 3 6 1z 3, 3z 1, 5z 2",
        "3z 1 3 6 1z 3, 2z 1, 5z 2",
        "1z 1 3 4 2z 1, 3z 1, 5z 2",
    ]
    assert len(lines) == 3 + 13


def test_complete(capsys: pytest.CaptureFixture[str]) -> None:
    """A complete hand is called so."""
    assert printed(capsys, "11z")[0] == "shanten -1 (complete): regular -1"


def test_options(capsys: pytest.CaptureFixture[str]) -> None:
    """The tile set and the rule for fifth tiles can be chosen."""
    hand = "13m456p789s11z [2222m]"
    assert printed(capsys, hand)[0] == "shanten 1: regular 1"
    assert printed(capsys, hand, "--fifth-tile", "concealed")[2] == "lowered by 1 kind, 0 left: 2m 0"
    assert printed(capsys, "1111m111122233z", "--tiles", "sanma")[0] == (
        "shanten 2: regular 2, chiitoitsu 5, kokushi 8"
    )


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["123m"], "mahjong-calc: expected 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 concealed tiles, got 3 in '123m'"),
        (["1z", "--visible", "1111z"], "mahjong-calc: expected at most 4 of the set, got 5 x 1z"),
        (["2m", "--tiles", "sanma"], "mahjong-calc: expected at most 0 of the set, got 1 x 2m in '2m'"),
        (["1z", "--tiles", "big"], "mahjong-calc shanten: argument --tiles: invalid choice"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], args: list[str], message: str) -> None:
    """A mistake is one line on standard error."""
    assert main(["shanten", *args]) == 2
    assert capsys.readouterr().err.startswith(message)


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    """The help shows examples, in ASCII."""
    with pytest.raises(SystemExit) as stop:
        main(["shanten", "--help"])
    assert stop.value.code == 0
    printed = capsys.readouterr().out
    assert "mahjong-calc shanten 234678m234p55s22z" in printed
    assert printed.isascii()
