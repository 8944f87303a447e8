"""`mahjong-calc table`: the table of points as rule books print it, and that of the Allen rules."""

import json

import pytest

from mahjong_calc import classic
from mahjong_calc.cli import main


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    """Return the lines that the command prints, columns one space apart."""
    assert main(["table", *args]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line == line.rstrip() for line in lines)
    return [" ".join(line.split()) for line in lines]


def test_child(capsys: pytest.CaptureFixture[str]) -> None:
    """By default a child wins, under Tenhou's rules."""
    lines = printed(capsys)
    assert lines[0] == "A child wins: by ron, and in brackets by tsumo what each child and the dealer pay"
    assert lines[2] == "fu 1 han 2 han 3 han 4 han"
    assert "20 - (400/700) - (700/1300) - (1300/2600)" in lines
    assert "25 1600 3200 (800/1600) 6400 (1600/3200)" in lines
    assert "30 1000 (300/500) 2000 (500/1000) 3900 (1000/2000) 7700 (2000/3900)" in lines
    assert "110 3600 (900/1800) 7100 (1800/3600) 8000 (2000/4000) 8000 (2000/4000)" in lines
    assert lines[-5:] == [
        "mangan 8000 (2000/4000)",
        "haneman 12000 (3000/6000)",
        "baiman 16000 (4000/8000)",
        "sanbaiman 24000 (6000/12000)",
        "yakuman 32000 (8000/16000)",
    ]


def test_dealer(capsys: pytest.CaptureFixture[str]) -> None:
    """`--dealer` tells what the dealer wins."""
    lines = printed(capsys, "--dealer")
    assert lines[0] == "The dealer wins: by ron, and in brackets by tsumo what each child pays"
    assert "30 1500 (500) 2900 (1000) 5800 (2000) 11600 (3900)" in lines
    assert "130 6300 (2100) 12000 (4000) 12000 (4000) 12000 (4000)" in lines
    assert "yakuman 48000 (16000)" in lines


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """`--rules` names the rules: 4 han 30 fu is a mangan where kiriage is played, 20 fu by ron need old rules."""
    kiriage = printed(capsys, "--rules", "mleague")
    assert "30 1000 (300/500) 2000 (500/1000) 3900 (1000/2000) 8000 (2000/4000)" in kiriage
    traditional = printed(capsys, "--rules", "traditional")
    assert "20 700 1300 (400/700) 2600 (700/1300) 5200 (1300/2600)" in traditional


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ((), ["1 2000 1000/1000", "4 8000 5000/3000", "16 32000 21000/11000", "48 96000 64000/32000"]),
        (("--dealer",), ["1 3000 2000/1000", "2 6000 3000/3000", "16 48000 24000/24000", "48 144000 72000/72000"]),
    ],
)
def test_allen(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], expected: list[str]) -> None:
    """Under the Allen rules the table goes by han: 1 to 16, and two, three yakuman and what is worth as much."""
    lines = printed(capsys, "--rules", "allen", *args)
    assert [line.partition(" ")[0] for line in lines[3:]] == [*map(str, range(1, 17)), "24", "32", "48"]
    assert set(expected) <= set(lines)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON the table is its cells and the limits, or the cells of the Allen rules."""
    assert main(["table", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["cells"]) == len(classic.table(dealer=False))
    assert {"han": 4, "fu": 30, "ron": 7700, "tsumo_dealer": 3900, "tsumo_child": 2000} in found["cells"]
    assert found["limits"]["yakuman"] == {"ron": 32000, "tsumo_dealer": 16000, "tsumo_child": 8000}
    assert main(["table", "--json", "--rules", "allen", "--dealer"]) == 0
    assert json.loads(capsys.readouterr().out)["cells"][0] == {
        "han": 1,
        "ron": 3000,
        "tsumo": {"SOUTH": 2000, "WEST": 1000},
    }
