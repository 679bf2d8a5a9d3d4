"""The sentences of the commands: what is wrong with a move, why a file was not opened or written.

What is wrong within a file is said by ``sgf.problem_sentences``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gobanapp.sgf.regular_file import NotRegularFile

ILLEGAL_MOVES: Final[Mapping[str, str]] = {
    "off-board": "the point is not on the board",
    "occupied": "the point is taken",
    "suicide": "the stone would have no liberty",
    "ko": "the ko may not be retaken at once",
    "superko": "the board would be as it was before",
    "pass for ko": "the ko may be retaken only after a pass for it",
}
"""Why a move is against the rules, by the value of its ``Reason``."""


_NOT_COMPARED: Final[Mapping[str, str]] = {
    "long-name": "names of properties with more than 64 letters",
    "large-board": "moves and set-up, as the board is larger than 26x26",
    "invalid-value": "moves and set-up that SGF does not allow",
}
"""Names for the values of ``testimony.Skip``: things that sgfmill cannot read by design."""


def witness_sentence(found: Mapping[str, Any]) -> str:
    """Return what the second reader has found, as ``check --witness`` reports it."""
    skipped = "; ".join(_NOT_COMPARED[skip] for skip in found["skipped"])
    difference = found["difference"]
    if difference is None and skipped:
        return f"Not compared by sgfmill: {skipped}. It finds all else in what would be saved."
    if difference is None:
        return "sgfmill finds the same in what would be saved."
    where = [
        f"{noun} {difference[noun]}" for noun in ("game", "node") if difference[noun] is not None
    ]
    kind = difference["kind"]
    return ", ".join([f"sgfmill finds something else in what would be saved: {kind}", *where]) + "."


def count_with_noun(number: int, noun: str) -> str:
    """Return "1 game" or "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def not_openable(error: OSError) -> str:
    """Return why the system did not let us read a file."""
    if isinstance(error, FileNotFoundError):
        return "There is no such file."
    if isinstance(error, IsADirectoryError):
        return "It is a folder."
    if isinstance(error, NotRegularFile):
        return "It is a device, a pipe or a socket, not a file."
    if isinstance(error, PermissionError):
        return "It may not be read."  # Windows says so of folders too
    return f"It cannot be read: {error.strerror or error}."


def not_writable(error: OSError) -> str:
    """Return why the system did not let us write a file."""
    if isinstance(error, IsADirectoryError):
        return "it is a folder"
    if isinstance(error, FileNotFoundError):
        return "there is no such folder"
    if isinstance(error, FileExistsError | NotADirectoryError):
        return "a file stands where a folder should"
    if isinstance(error, PermissionError):
        return "nothing may be written there"
    return error.strerror or "the system gives no reason"
