"""Jobs for an executor's workers; a module of its own, since `concurrent.futures` takes a while to import."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import Final, TypeVar

from mahjong_calc._checks import check_type

__all__ = ["spread"]

Job = TypeVar("Job")
Found = TypeVar("Found")

#: how many jobs wait for workers at a time
_MOST_PENDING: Final = 1024


def spread(work: Callable[[Job], Found], jobs: Iterator[Job], executor: Executor) -> Iterator[Found]:
    """Return what the jobs find, in the order in which the executor's workers end."""
    check_type(executor, Executor, "executor")
    return _spread(work, jobs, executor)


def _spread(work: Callable[[Job], Found], jobs: Iterator[Job], executor: Executor) -> Iterator[Found]:
    pending: set[Future[Found]] = set()
    try:
        while pending := pending | {executor.submit(work, job) for job in islice(jobs, _MOST_PENDING - len(pending))}:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:  # when one fails, or somebody interrupts, the others needn't begin
        for future in pending:
            future.cancel()
