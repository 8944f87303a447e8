"""`mahjong-calc score`: each option is a circumstance of the win, or says how to score and tell it."""

import shlex
from argparse import ArgumentParser

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, allen, classic
from mahjong_calc.cli import main, score
from mahjong_calc.cli._common import Answer

HAND = "234678m234p55s22z"


def answer(*args: str) -> Answer:
    """Return what the command answers."""
    parser = ArgumentParser()
    score.add_parser(parser.add_subparsers())
    parsed = parser.parse_args(["score", *args])
    answered = parsed.func(parsed)
    assert isinstance(answered, Answer)
    return answered


def won(*args: str) -> Win:
    """Return the win that the command scores."""
    result = answer(*args).result
    assert isinstance(result, (classic.Score, allen.Score))
    return result.win


def test_ron() -> None:
    """`--ron` names the loser; the hand may hold the winning tile."""
    expected = Win.ron(Hand.parse(HAND), Tile.parse("2z"), seat_wind=Wind.SOUTH, loser=Wind.NORTH)
    assert won(HAND, "2z", "--seat", "south", "--ron", "north") == expected
    assert won(f"{HAND}2z", "2z", "--seat", "south", "--ron", "north") == expected


@pytest.mark.parametrize(
    ("option", "riichi"),
    [
        ("--riichi", Riichi.RIICHI),
        ("--double-riichi", Riichi.DOUBLE),
        ("--open-riichi", Riichi.OPEN),
        ("--double-open-riichi", Riichi.DOUBLE_OPEN),
    ],
)
def test_riichi(option: str, riichi: Riichi) -> None:
    """There is an option for each kind of riichi, and they exclude one another."""
    assert won(HAND, "5s", "--seat", "east", "--tsumo", option).riichi is riichi


def test_riichi_circumstances() -> None:
    """The options that may stand beside riichi say what the keywords of `Win` say."""
    given = "--tsumo --round south --riichi --ippatsu --last-tile --honba 3 --riichi-sticks 2"
    indicators = "--dora-indicators 1m4z --ura-indicators 0s"
    assert won(HAND, "5s", "--seat", "west", *given.split(), *indicators.split()) == Win.tsumo(
        Hand.parse(HAND),
        Tile.parse("5s"),
        seat_wind=Wind.WEST,
        round_wind=Wind.SOUTH,
        riichi=Riichi.RIICHI,
        ippatsu=True,
        last_tile=True,
        dora_indicators=Tile.parse_all("1m4z"),
        ura_indicators=Tile.parse_all("0s"),
        honba=3,
        riichi_sticks=2,
    )


def test_chankan() -> None:
    """`--chankan` is a ron on a tile added to a kan."""
    assert won("13m345567p567s22z", "2m", "--seat", "east", "--ron", "south", "--chankan").chankan


def test_first_turn() -> None:
    """`--first-turn` by tsumo is a yakuman."""
    assert won(HAND, "5s", "--seat", "east", "--tsumo", "--first-turn").first_turn


def test_liable() -> None:
    """`--liable` names a yakuman and a seat, once for each yakuman."""
    options = ["--liable", "daisangen=west", "--liable", "tsuuiisou=south"]
    win = won("1122z (555z) (666z) (777z)", "1z", "--seat", "east", "--tsumo", *options)
    assert win.liable == {"daisangen": Wind.WEST, "tsuuiisou": Wind.SOUTH}


def test_rules() -> None:
    """`--rules` names a rule set: every preset, in small letters with hyphens, and `allen`."""
    win = ["234p 456789s 1122z", "2z", "--seat", "south", "--tsumo", "--rinshan", "--nuki", "1"]
    sanma = answer(*win, "--rules", "tenhou-sanma").result
    assert isinstance(sanma, classic.Score)
    assert sanma == classic.score(sanma.win, rules=classic.TENHOU_SANMA)
    assert sanma.win.nuki == 1
    assert sanma.win.rinshan
    linear = answer(*win, "--rules", "allen").result
    assert linear == allen.score(sanma.win)


def test_language(capsys: pytest.CaptureFixture[str]) -> None:
    """The explanation is in English, or in Japanese with `--lang ja`."""
    win = ["score", HAND, "5s", "--seat", "east", "--tsumo"]
    scored = classic.score(Win.tsumo(Hand.parse(HAND), Tile.parse("5s"), seat_wind=Wind.EAST))
    assert main(win) == 0
    assert capsys.readouterr().out == scored.explain("en") + "\n"
    assert main([*win, "--lang", "ja"]) == 0
    assert capsys.readouterr().out == scored.explain("ja") + "\n"


def test_examples(capsys: pytest.CaptureFixture[str]) -> None:
    """The examples of the help text work, and quote hands with melds."""
    with pytest.raises(SystemExit):
        main(["score", "--help"])
    lines = capsys.readouterr().out.partition("examples:")[2].strip().splitlines()
    assert len(lines) >= 3
    for line in lines:
        assert main(shlex.split(line)[1:]) == 0, line
    assert any('"' in line for line in lines)
