"""Long work in slices of some milliseconds: a generator that yields after each."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def at_once(work: Generator[None, None, Result]) -> Result:
    """Do all of ``work`` and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
