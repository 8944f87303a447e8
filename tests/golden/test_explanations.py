"""Explanations of recorded wins: what they tell adds up to what was paid."""

import re
from itertools import islice

import pytest

from mahjong_calc import classic
from tests.conftest import Rows
from tests.golden.test_wins import _rules, _win


@pytest.mark.parametrize("name", ["wins_tenhou4", "wins_tenhou3", "wins_majiang"])
def test_numbers(rows: Rows, name: str) -> None:
    """Each payer's line ends in the share, the han lines add up, and no line ends in a space."""
    for row in islice(rows(name), 500):
        score = classic.score(_win(row), rules=_rules(row))
        english, japanese = score.explain().splitlines(), score.explain("ja").splitlines()
        assert len(english) == len(japanese)
        assert not [line for line in (*english, *japanese) if line != line.rstrip()]
        payments = english[english.index("Payments:") + 1 : -1]
        shares = [_last_number(line) for line in payments if re.match(r"  \w+: ", line)]
        assert shares == list(score.payments.shares.values()), row
        if not score.yakuman:
            items = english[english.index("Yaku:") + 1 : english.index(f"  {score.han} han in all")]
            assert sum(int(line.removesuffix(" han").rpartition(" ")[2]) for line in items) == score.han, row


def _last_number(line: str) -> int:
    return int(line.rpartition(" ")[2].replace(",", ""))
