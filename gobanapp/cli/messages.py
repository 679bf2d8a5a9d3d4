"""The sentences of the commands: what is wrong with a move, why a file was not opened or written.

What is wrong within a file is said by ``sgf.problem_sentences``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.sgf.file_bytes import NotRegular

ILLEGAL: Final[Mapping[str, str]] = {
    "off-board": "the point is not on the board",
    "occupied": "the point is taken",
    "suicide": "the stone would have no liberty",
    "ko": "the ko may not be retaken at once",
    "superko": "the board would be as it was before",
    "pass for ko": "the ko may be retaken only after a pass for it",
}
"""Why a move is against the rules, by the value of its ``Reason``."""


def counted(number: int, noun: str) -> str:
    """Return "1 game" or "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def in_one_line(sentence: str) -> str:
    """Return ``sentence`` as it may be told: names of files may hold line feeds and worse."""
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in sentence)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def not_openable(error: OSError) -> str:
    """Return why the system did not let us read a file."""
    if isinstance(error, FileNotFoundError):
        return "There is no such file."
    if isinstance(error, IsADirectoryError):
        return "It is a folder."
    if isinstance(error, NotRegular):
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
