"""The programs that the guides show run as they are shown."""

import subprocess
import sys
from pathlib import Path

import pytest

GUIDES = Path(__file__).parent.parent / "docs" / "guides"


def run(script: str, *arguments: str) -> list[str]:
    """Run a program of the guides in a process of its own, and return the lines that it prints."""
    command = [sys.executable, str(GUIDES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(("script", "mean"), [("million_hands.py", 3.156), ("million_hands_dask.py", 2.959)])
def test_million_hands(script: str, mean: float) -> None:
    """Hands dealt by processes, or on a cluster, have about the exact mean."""
    (line,) = run(script, "100000")
    assert line.startswith("mean ")
    assert float(line.split()[1].rstrip(",")) == pytest.approx(mean, abs=0.02)


@pytest.mark.slow
def test_score_log(tmp_path: Path) -> None:
    """Wins in a file are scored, and mistakes in it are named."""
    log = tmp_path / "wins.txt"
    log.write_text(
        "234678m23499p45s\t6s\tsouth\n234678m23499p45s\t6s\teast\n234678m23499p45s\t1z\teast\n", encoding="utf-8"
    )
    assert sorted(run("score_log.py", str(log))) == ["1500 1", "2100 1", "NotWinningError 1"]
