"""`mahjong-calc lookup`: which hands pay so much."""

from argparse import ArgumentParser

import pytest

from mahjong_calc import classic
from mahjong_calc.cli import lookup
from mahjong_calc.cli._common import Answer
from mahjong_calc.errors import RulesError


def answer(*args: str) -> Answer:
    """Return what the command answers."""
    parser = ArgumentParser()
    lookup.add_parser(parser.add_subparsers())
    parsed = parser.parse_args(["lookup", *args])
    answered = parsed.func(parsed)
    assert isinstance(answered, Answer)
    return answered


@pytest.mark.parametrize(
    ("args", "text"),
    [
        ("7700", "child, ron: 4 han 30 fu, 3 han 60 fu, 2 han 120 fu\ndealer, ron: 3 han 40 fu, 2 han 80 fu"),
        ("2000/3900", "child, tsumo: 4 han 30 fu, 3 han 60 fu, 2 han 120 fu"),
        ("3900/2000", "child, tsumo: 4 han 30 fu, 3 han 60 fu, 2 han 120 fu"),
        ("8300 --honba 1", "child, ron: mangan"),
        ("7700 --rules mleague", "dealer, ron: 3 han 40 fu, 2 han 80 fu"),
        ("64000", "child, ron: 2 x yakuman\ndealer, tsumo: 4 x yakuman"),
        ("32000 --rules wrc", "child, ron: yakuman"),
        ("7000", "no hand pays so"),
        ("7700 --lang ja", "子・ロン: 30符4翻、60符3翻、120符2翻\n親・ロン: 40符3翻、80符2翻"),
        ("12000 --lang ja", "子・ロン: 跳満\n親・ロン: 満貫\n親・ツモ: 三倍満"),
        ("7000 --lang ja", "該当する和了なし"),
    ],
)
def test_answers(args: str, text: str) -> None:
    """Hands are listed by winner and way of winning, in either language."""
    assert answer(*args.split()).text == text


def test_result() -> None:
    """The result is what the library finds."""
    assert answer("300/500").result == classic.lookup(300, 500)


@pytest.mark.parametrize("points", ["", "x", "-1", "1/2/3", "1000/", "7,700", "٣", "1.5"])
def test_no_points(points: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What isn't one or two numbers is refused."""
    with pytest.raises(SystemExit):
        answer("--", points)
    assert f"expected points such as 7700 or 2000/3900, got {points!r}" in capsys.readouterr().err


def test_allen() -> None:
    """The Allen rules have no such table."""
    with pytest.raises(RulesError, match="--rules allen"):
        answer("7700", "--rules", "allen")
