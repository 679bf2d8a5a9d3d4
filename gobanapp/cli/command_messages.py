"""Sentences of the commands: illegal moves, files not opened or written.

``text`` has the sentences for problems within a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gobanapp.sgf.regular_file import NotRegularFile

ILLEGAL_MOVES: Final[Mapping[str, str]] = {
    "off-board": "the point is not on the board",
    "occupied": "the point is occupied",
    "suicide": "the stone would have no liberties",
    "ko": "the ko cannot be retaken immediately",
    "superko": "it would repeat an earlier position",
    "pass for ko": "the ko can be retaken only after a pass for it",
}
"""Reasons for illegal moves, by the value of ``Reason``."""


_NOT_COMPARED: Final[Mapping[str, str]] = {
    "long-name": "property names of more than 64 letters",
    "large-board": "moves and setup, because the board is larger than 26x26",
    "invalid-value": "invalid moves and setup",
}
"""Names for the values of ``Skip``: things that sgfmill cannot read by design."""


def witness_sentence(findings: Mapping[str, Any]) -> str:
    """Return the findings of the second reader, as ``check --witness`` reports them."""
    skipped = "; ".join(_NOT_COMPARED[skip] for skip in findings["skipped"])
    difference = findings["difference"]
    if difference is None and skipped:
        return f"Not compared by sgfmill: {skipped}. Everything else would be saved correctly."
    if difference is None:
        return "sgfmill finds the same games in the file that saving would write."
    location = [
        f"{noun} {difference[noun]}" for noun in ("game", "node") if difference[noun] is not None
    ]
    kind = difference["kind"]
    return (
        ", ".join(
            [f"sgfmill finds a difference in the file that saving would write: {kind}", *location]
        )
        + "."
    )


def count_with_noun(number: int, noun: str) -> str:
    """Return "1 game" or "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def not_openable(error: OSError) -> str:
    """Return the reason why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return "The file does not exist."
    if isinstance(error, IsADirectoryError):
        return "It is a folder."
    if isinstance(error, NotRegularFile):
        return "It is a device, pipe or socket, not a file."
    if isinstance(error, PermissionError):
        return "You do not have permission to read it."  # Windows says so of folders too
    return f"It cannot be read: {error.strerror or error}."


def not_writable(error: OSError) -> str:
    """Return the reason why a file could not be written."""
    if isinstance(error, IsADirectoryError):
        return "it is a folder"
    if isinstance(error, FileNotFoundError):
        return "the folder does not exist"
    if isinstance(error, FileExistsError | NotADirectoryError):
        return "part of its path is a file, not a folder"
    if isinstance(error, PermissionError):
        return "you do not have permission to write there"
    return error.strerror or "the system gives no reason"
