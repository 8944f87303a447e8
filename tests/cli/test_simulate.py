"""`mahjong-calc simulate`: dealing by chance, and how that compares with the exact counts."""

import io
import json
import sys

import pytest

from mahjong_calc import TileSet
from mahjong_calc.cli import main
from mahjong_calc.shanten import deals, simulate

SAMPLE = ("simulate", "21000", "--tiles", "honitsu", "--count", "13", "--seed", "7")


class Terminal(io.StringIO):
    """A standard error that is a terminal."""

    def isatty(self) -> bool:
        """Return that it is."""
        return True


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the counts beside the exact probabilities, and how the two compare."""
    assert main([*SAMPLE]) == 0
    printed = capsys.readouterr()
    lines = [" ".join(line.split()) for line in printed.out.splitlines()]
    sample = simulate(21_000, tile_set=TileSet.HONITSU, tiles=13, seed=7)
    exact = deals(TileSet.HONITSU, 13)
    found = sample.against(exact)
    assert lines[0] == "shanten dealt per cent exact per cent off"
    for line, number in zip(lines[1:], exact.ways, strict=False):
        assert line.startswith(f"{number} {sample.counts.get(number, 0):,} ")
    assert lines[len(exact.ways) + 1] == "all 21,000 100.00000 100.00000"
    assert lines[-4:] == [
        f"mean {sample.mean:.6f} with a standard error of {sample.standard_error:.6f}",
        f"exact {float(exact.mean):.6f}: z = {found.z:.2f}",
        f"chi-square {found.chi_square:.2f}, degrees of freedom {found.degrees_of_freedom}: p = {found.p_value:.3g}",
        "seed 7",
    ]
    assert printed.err == ""


def test_hands_that_are_all_alike(capsys: pytest.CaptureFixture[str]) -> None:
    """Where every hand has the same number, none can be off."""
    assert main(["simulate", "5", "--count", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["0", "5", "100.00000", "100.00000"]


@pytest.mark.slow
def test_workers(capsys: pytest.CaptureFixture[str]) -> None:
    """Several processes deal the same hands."""
    main([*SAMPLE])
    alone = capsys.readouterr().out
    assert main([*SAMPLE, "--workers", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_workers_take_part(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`--workers` says how many processes there are; here threads stand for them."""
    from concurrent.futures import ThreadPoolExecutor

    from mahjong_calc.cli import simulate as command

    started = []

    def start(workers: int, *_: object, **__: object) -> ThreadPoolExecutor:
        started.append(workers)
        return ThreadPoolExecutor(workers)

    monkeypatch.setattr(command, "ProcessPoolExecutor", start)
    assert main([*SAMPLE, "--workers", "3"]) == 0
    assert "seed 7" in capsys.readouterr().out
    assert started == [3]


def test_progress_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal there is a progress bar, which leaves the output alone."""
    main([*SAMPLE])
    silent = capsys.readouterr().out
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main([*SAMPLE]) == 0
    assert capsys.readouterr().out == silent
    assert "hands" in terminal.getvalue()


def test_without_tqdm(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without tqdm it is silent, on a terminal as well."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert main([*SAMPLE]) == 0
    assert capsys.readouterr().out
    assert terminal.getvalue() == ""


def test_without_scipy(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without scipy there is everything but the p-value, and what to install for it."""
    monkeypatch.setitem(sys.modules, "scipy.special", None)
    assert main([*SAMPLE]) == 0
    [line] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("chi-square")]
    assert "p = " not in line
    assert "mahjong-calc[stats]" in line


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON there are the sample and the comparison."""
    assert main([*SAMPLE, "--json"]) == 0
    sample, comparison = json.loads(capsys.readouterr().out)
    assert sum(sample["counts"].values()) == 21_000
    assert sample["seed"] == 7
    assert comparison["degrees_of_freedom"] > 0


@pytest.mark.parametrize(
    ("args", "match"),
    [
        (("0",), "at least 1 hand to deal, got 0"),
        (("10", "--count", "3"), "got 3 tiles"),
        (("10", "--workers", "0"), "at least 1 worker, got 0"),
        (("many",), "invalid int value: 'many'"),
    ],
)
def test_errors(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], match: str) -> None:
    """What makes no sense is told in one line."""
    assert main(["simulate", *args]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert match in line
