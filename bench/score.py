"""Time `classic.score` against other libraries on real wins, all in one process and in turn.

usage: MAHJONG_CALC_DATA=FOLDER python bench/score.py [ROUNDS]

Four tables: scores with inputs built beforehand; each of 5,500 wins scored once after as many others; from text and
flags to payments; and the first score of a fresh process. A figure is the median of the rounds, in microseconds a win.
"""

import gc
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jansou.core.hand as jansou_hand
import riichienv
from jansou.core.notation import parse_mpsz
from jansou.core.rules import Rules as JansouRules
from jansou.core.tiles import Wind as JansouWind
from jansou.scoring.context import WinContext
from jansou.scoring.score import score as jansou_score
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.tile import TilesConverter
from peers import LETTERS, Ids, Row, mahjong_input, our_win, winning_id

from mahjong_calc import Win, classic


class Contender(NamedTuple):
    """A library: how a row becomes its inputs, and how they are scored to a number of points."""

    name: str
    build: Callable[[Row], tuple[Any, ...]]
    score: Callable[..., int]


def read_rows(limit: int | None = None) -> list[Row]:
    """Read the wins of four players, liability left out."""
    folder = os.environ.get("MAHJONG_CALC_DATA")
    if folder is None:
        sys.exit("set MAHJONG_CALC_DATA to the folder that holds wins_tenhou4.jsonl")
    with (pathlib.Path(folder) / "wins_tenhou4.jsonl").open() as lines:
        rows = [json.loads(line) for line in lines]
    return [row for row in rows if row.get("pao") is None][:limit]


# mahjong_calc


def our_score(win: Win) -> int:
    """Score, and read what a game reads."""
    result = classic.score(win)
    _ = result.yaku, result.han, result.fu.total, result.payments.deltas
    return result.points


# mahjong


def mahjong_score(*given: Any) -> int:
    """Score with `mahjong`, and read the same."""
    tiles, win_tile, melds, dora, config, ura = given
    result = HandCalculator.estimate_hand_value(tiles, win_tile, melds, dora, config, ura_dora_indicators=ura)
    _ = result.yaku, result.han, result.fu
    if result.cost is None:
        return 0
    main, additional = result.cost["main"], result.cost["additional"]
    return int(main + 2 * additional if additional else main)


# jansou

JANSOU_TYPES = {
    "chi": jansou_hand.MeldType.CHII,
    "pon": jansou_hand.MeldType.PON,
    "minkan": jansou_hand.MeldType.DAIMINKAN,
    "ankan": jansou_hand.MeldType.ANKAN,
    "shouminkan": jansou_hand.MeldType.SHOUMINKAN,
}
JANSOU_RULES = JansouRules(double_yakuman=False)


def jansou_input(row: Row) -> tuple[Any, ...]:
    """Build the arguments of jansou's `score`."""
    flags = set(row["flags"])
    melds = []
    for meld in row["melds"]:
        tiles = tuple(parse_mpsz(meld["tiles"]))
        concealed = meld["type"] == "ankan"
        melds.append(
            jansou_hand.Meld(
                JANSOU_TYPES[meld["type"]],
                tiles,
                called=None if concealed else tiles[0],
                source=None if concealed else jansou_hand.CallSource.KAMICHA,
                added=tiles[-1] if meld["type"] == "shouminkan" else None,
            )
        )
    context = WinContext(
        rules=JANSOU_RULES,
        round_wind=list(JansouWind)[LETTERS.index(row["round_wind"])],
        seat_wind=list(JansouWind)[LETTERS.index(row["seat_wind"])],
        is_tsumo=row["tsumo"],
        riichi=row["riichi"] and not row["double_riichi"],
        double_riichi=row["double_riichi"],
        dora_indicators=tuple(parse_mpsz("".join(row["dora_indicators"]))),
        ura_indicators=tuple(parse_mpsz("".join(row["ura_indicators"]))),
        honba=row["honba"],
        riichi_sticks=row["riichi_sticks"],
        **{name: name in flags for name in ("ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou")},
    )
    return jansou_hand.Hand(tuple(parse_mpsz(row["closed"])), tuple(melds)), parse_mpsz(row["win_tile"])[0], context


def jansou_points(hand: Any, tile: Any, context: WinContext) -> int:
    """Score with jansou, and read the same."""
    result = jansou_score(hand, tile, context)
    _ = result.yaku, result.han, result.fu.total
    return int(result.payment.total - 1000 * context.riichi_sticks - 300 * context.honba)


# riichienv

RIICHIENV_TYPES = {
    "chi": riichienv.MeldType.Chi,
    "pon": riichienv.MeldType.Pon,
    "minkan": riichienv.MeldType.Daiminkan,
    "ankan": riichienv.MeldType.Ankan,
    "shouminkan": riichienv.MeldType.Kakan,
}


def riichienv_input(row: Row) -> tuple[Any, ...]:
    """Build the arguments of riichienv's `HandEvaluator`."""
    flags = set(row["flags"])
    ids = Ids()
    closed = ids.take(row["closed"])
    melds = [
        riichienv.Meld(RIICHIENV_TYPES[meld["type"]], ids.take(meld["tiles"]), meld["type"] != "ankan")
        for meld in row["melds"]
    ]
    conditions = riichienv.Conditions(
        tsumo=row["tsumo"],
        riichi=row["riichi"] and not row["double_riichi"],
        double_riichi=row["double_riichi"],
        tsumo_first_turn=not flags.isdisjoint({"tenhou", "chiihou"}),
        player_wind=LETTERS.index(row["seat_wind"]),
        round_wind=LETTERS.index(row["round_wind"]),
        riichi_sticks=row["riichi_sticks"],
        honba=row["honba"],
        **{name: name in flags for name in ("ippatsu", "haitei", "houtei", "rinshan", "chankan")},
    )
    dora = [tile for text in row["dora_indicators"] for tile in TilesConverter.one_line_string_to_136_array(text, True)]
    ura = [tile for text in row["ura_indicators"] for tile in TilesConverter.one_line_string_to_136_array(text, True)]
    return closed, melds, winning_id(closed, row["win_tile"]), dora, conditions, ura


def riichienv_score(*given: Any) -> int:
    """Score with riichienv, and read the same."""
    closed, melds, win_tile, dora, conditions, ura = given
    result = riichienv.HandEvaluator(closed, melds).calc(win_tile, dora, conditions, ura)
    _ = result.yaku, result.han, result.fu
    honba = 100 * int(conditions.honba)
    if not conditions.tsumo:
        return int(result.ron_agari) - 3 * honba
    by_dealer, by_child = int(result.tsumo_agari_oya) - honba, int(result.tsumo_agari_ko) - honba
    return by_dealer + by_child * (2 if by_dealer else 3)


CONTENDERS = (
    Contender("mahjong_calc", our_win, our_score),
    Contender("mahjong", mahjong_input, mahjong_score),
    Contender("jansou", jansou_input, jansou_points),
    Contender("riichienv", riichienv_input, riichienv_score),
)


def microseconds(run: Callable[..., Any], inputs: Sequence[tuple[Any, ...]]) -> float:
    """Time *run* over all *inputs*, in microseconds each."""
    gc.collect()
    start = time.perf_counter()
    for given in inputs:
        run(*given)
    return (time.perf_counter() - start) / len(inputs) * 1e6


def print_table(title: str, figures: dict[str, list[float]]) -> None:
    """Print the median of each contender and its ratio to ours."""
    print(f"\n{title}")
    ours = statistics.median(figures["mahjong_calc"])
    for name, times in figures.items():
        median = statistics.median(times)
        spread = f"{min(times):8.2f} .. {max(times):8.2f}"
        print(f"  {name:14}{median:9.2f} us   x {median / ours:5.2f}   ({spread})")


def warm(rows: Sequence[Row], rounds: int) -> None:
    """Print scores of inputs built beforehand."""
    inputs = {contender.name: [contender.build(row) for row in rows] for contender in CONTENDERS}
    figures: dict[str, list[float]] = {contender.name: [] for contender in CONTENDERS}
    for contender in CONTENDERS:
        microseconds(contender.score, inputs[contender.name])
    for _ in range(rounds):
        for contender in CONTENDERS:
            figures[contender.name].append(microseconds(contender.score, inputs[contender.name]))
    print_table(f"score, inputs built beforehand, {len(rows)} wins, {rounds} rounds", figures)


#: run in fresh processes, since wins are new only once
FRESH = """
import sys; sys.path.insert(0, {folder!r})
import score
rows = score.read_rows()
half = len(rows) // 2
contender = next(one for one in score.CONTENDERS if one.name == {name!r})
inputs = [contender.build(row) for row in rows]
score.microseconds(contender.score, inputs[:half])
print(score.microseconds(contender.score, inputs[half:]))
"""

COLD = """
import time
start = time.perf_counter()
from mahjong_calc import Hand, Tile, Win, Wind, classic
hand = Hand.parse("234678m234p55s22z")
win = Win.ron(hand, Tile.parse("2z"), seat_wind=Wind.SOUTH, loser=Wind.WEST)
classic.score(win).payments.deltas
print((time.perf_counter() - start) * 1e6)
"""


def in_fresh_process(script: str) -> float:
    """Run *script* in a process of its own and return the number it prints."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    return float(done.stdout)


def new_wins(rounds: int) -> None:
    """Print scores of wins that were never scored before, after as many others."""
    folder = str(pathlib.Path(__file__).parent)
    figures: dict[str, list[float]] = {name: [] for name in ("mahjong_calc", "mahjong")}
    for _ in range(rounds):
        for name, times in figures.items():
            times.append(in_fresh_process(FRESH.format(folder=folder, name=name)))
    print_table(f"each win once, the second half after the first, {rounds} fresh processes", figures)


def from_text(rows: Sequence[Row], rounds: int) -> None:
    """Print the whole way from texts and flags to payments."""
    figures: dict[str, list[float]] = {name: [] for name in ("mahjong_calc", "mahjong")}
    for _ in range(rounds):
        for contender in CONTENDERS[:2]:

            def whole(row: Row, contender: Contender = contender) -> int:
                return contender.score(*contender.build(row))

            figures[contender.name].append(microseconds(whole, [(row,) for row in rows]))
    print_table(f"from text and flags to payments, {rounds} rounds", figures)


def check(rows: Sequence[Row]) -> None:
    """Print how many rows each contender gives the points of the game."""
    for contender in CONTENDERS:
        agree = 0
        for row in rows:
            try:
                points = contender.score(*contender.build(row))
            except Exception as error:
                points = -1
                if contender.name == "mahjong_calc":
                    raise AssertionError(row) from error
            agree += points == row["points"]
        print(f"{contender.name}: {agree} of {len(rows)} rows have the points of the game")


def main() -> None:
    """Run everything."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    rows = read_rows()
    check(rows)
    warm(rows, rounds)
    new_wins(rounds)
    from_text(rows, rounds)
    cold = statistics.median(in_fresh_process(COLD) for _ in range(rounds)) / 1000
    print(f"\nfirst score of a fresh process, import included: {cold:.1f} ms")


if __name__ == "__main__":
    main()
