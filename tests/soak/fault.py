"""Checked conditions and the exception for a broken one."""

from __future__ import annotations


class Fault(AssertionError):
    """Something that no file may do has been done by one."""


def demand(holds: object, words: str) -> None:
    """Raise Fault with ``words`` where something does not hold."""
    if not holds:
        raise Fault(words)
