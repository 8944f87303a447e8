"""What all tests share: Hypothesis profiles, and the recorded games where there are any."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# Machines differ and are shared, so time is no failure; in CI the same examples are drawn each time.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

Rows = Callable[[str], Iterator[dict[str, Any]]]


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """Return the folder of recorded games that MAHJONG_CALC_DATA names; without one, skip."""
    folder = os.environ.get("MAHJONG_CALC_DATA")
    if not folder:
        pytest.skip("MAHJONG_CALC_DATA names no folder of recorded games")
    return Path(folder)


@pytest.fixture(scope="session")
def rows(data_folder: Path) -> Rows:
    """Return a function that reads the rows of a file in the data folder, given its name without the ending."""

    def read(name: str) -> Iterator[dict[str, Any]]:
        with (data_folder / f"{name}.jsonl").open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)

    return read
