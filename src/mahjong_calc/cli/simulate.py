"""`mahjong-calc simulate`: deals hands by chance, and compares them with the exact distribution."""

import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context
from typing import Final

from mahjong_calc import shanten
from mahjong_calc.cli._common import TILE_SETS, Answer, add_tile_set_option, grid
from mahjong_calc.shanten import Comparison, Deals, Sample

_EPILOG: Final = """\
'off' is how far a count is from what was to be expected, in standard errors. The same seed deals the same hands,
however many workers there are.

examples:
  mahjong-calc simulate 1000000
  mahjong-calc simulate 10000000 --tiles sanma --workers 4 --seed 1
"""


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "deal hands by chance, and compare their shanten numbers with the exact distribution"
    parser = subparsers.add_parser("simulate", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("n", type=int, metavar="N", help="how many hands to deal")
    parser.add_argument("--count", type=int, default=14, metavar="N", help="the tiles of a hand (default: 14)")
    parser.add_argument("--seed", type=int, metavar="N", help="what the random numbers begin with (default: by chance)")
    parser.add_argument("--workers", type=_workers, default=1, metavar="N", help="how many processes deal (default: 1)")
    add_tile_set_option(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Deal the hands, and compare."""
    tile_set = TILE_SETS[args.tiles]
    exact = shanten.deals(tile_set, args.count)
    with _executor(args.workers) as executor, _progress_bar(args.n) as progress:
        sample = shanten.simulate(
            args.n, tile_set=tile_set, tiles=args.count, seed=args.seed, executor=executor, progress=progress
        )
    comparison = sample.against(exact)
    return Answer((sample, comparison), f"{_table(sample, exact)}\n\n{_summary(sample, exact, comparison)}")


def _workers(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise ArgumentTypeError(f"expected at least 1 worker, got {text}")
    return int(text)


@contextmanager
def _executor(workers: int) -> Iterator[Executor | None]:
    """Yield processes that deal, or None where this one is enough."""
    if workers == 1:
        yield None
        return
    # an interrupt is for the parent to handle; spawned, since a progress bar has a thread, which mustn't be forked
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal.signal, initargs=ignore) as executor:
        yield executor


@contextmanager
def _progress_bar(total: int) -> Iterator[Callable[[int, int], object] | None]:
    """Yield what shows progress on a terminal, or None where there is none, or no `tqdm`."""
    try:
        from tqdm import tqdm  # noqa: PLC0415  # an extra
    except ImportError:
        yield None
        return
    # as `disable` it takes None for: unless on a terminal
    with tqdm(total=total, unit=" hands", unit_scale=True, leave=False, disable=None, file=sys.stderr) as bar:
        yield lambda done, _: bar.update(done - bar.n)


def _table(sample: Sample, exact: Deals) -> str:
    rows = [["shanten", "dealt", "per cent", "exact per cent", "off"]]
    for number in exact.ways:
        chance = float(exact.probability(number))
        count = sample.counts.get(number, 0)
        spread = sqrt(sample.total * chance * (1 - chance))
        off = f"{(count - sample.total * chance) / spread:.2f}" if spread else ""
        rows.append([str(number), f"{count:,}", f"{100 * count / sample.total:.5f}", f"{100 * chance:.5f}", off])
    rows.append(["all", f"{sample.total:,}", f"{100:.5f}", f"{100:.5f}", ""])
    return grid(rows)


def _summary(sample: Sample, exact: Deals, found: Comparison) -> str:
    try:
        probability = f"p = {found.p_value:.3g}"
    except ImportError as error:
        probability = str(error)
    return (
        f"mean {sample.mean:.6f} with a standard error of {sample.standard_error:.6f}\n"
        f"exact {float(exact.mean):.6f}: z = {found.z:.2f}\n"
        f"chi-square {found.chi_square:.2f}, degrees of freedom {found.degrees_of_freedom}: {probability}\n"
        f"seed {sample.seed}"
    )
