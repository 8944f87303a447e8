"""`mahjong-calc deals`: the exact counts of all hands."""

import json

import pytest

from mahjong_calc import FifthTile, TileSet
from mahjong_calc.cli import main
from mahjong_calc.converters import make_converter
from mahjong_calc.shanten import Deals, Form, deals


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    """Return the lines that the command prints, columns one space apart."""
    assert main(["deals", *args]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line == line.rstrip() for line in lines)
    return [" ".join(line.split()) for line in lines]


def test_standard(capsys: pytest.CaptureFixture[str]) -> None:
    """By default it counts the dealer's hands: 14 tiles of 136."""
    lines = printed(capsys)
    assert lines[0] == "shanten hands ways per cent"
    assert lines[1] == "-1 16,873,619 12,859,078,207,674 0.0003025"
    assert lines[8] == "6 24,592,122 6,601,397,483,077,632 0.1553159"
    assert lines[9] == "all 326,520,504,500 4,250,305,029,168,216,000 100.0000000"
    assert lines[11] == "mean 3.155937814, standard deviation 0.888357242"


def test_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Options name the tile set, the size of the hands, the forms, and the rule for a fifth tile."""
    lines = printed(
        capsys, "--tiles", "honitsu", "--count", "13", "--forms", "regular", "chiitoitsu", "--fifth-tile", "ignored"
    )
    exact = deals(TileSet.HONITSU, 13, forms={Form.REGULAR, Form.CHIITOITSU}, fifth_tile=FifthTile.IGNORED)
    assert [line.split()[:3] for line in lines[1:-3]] == [
        [str(number), f"{hands:,}", f"{exact.ways[number]:,}"] for number, hands in exact.hands.items()
    ]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON, counts stay exact."""
    assert main(["deals", "--tiles", "sanma", "--json"]) == 0
    text = capsys.readouterr().out
    assert json.loads(text)["ways"]["-1"] == deals(TileSet.SANMA).ways[-1]
    assert make_converter().loads(text, Deals) == deals(TileSet.SANMA)


@pytest.mark.parametrize(
    ("args", "match"),
    [
        (("--count", "12"), "got 12 tiles"),
        (("--tiles", "honitsu", "--forms", "kokushi"), "the thirteen orphans"),
        (("--forms", "straight"), "invalid choice: 'straight'"),
    ],
)
def test_errors(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], match: str) -> None:
    """What makes no sense is told in one line."""
    assert main(["deals", *args]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert match in line
