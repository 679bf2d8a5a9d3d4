"""The sentences of the commands: what is wrong with a file, a record, a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.problems import Code, Problem, Unreadable, UnreadableFile

PROBLEMS: Final[Mapping[Code, str]] = {
    Code.UNKNOWN_CHARSET: "The encoding it names, {found}, is not known.",
    Code.WRONG_CHARSET: "The text is not in the encoding it names, {found}.",
    Code.MIXED_ENCODINGS: "From here on some text is in another encoding, {found}.",
    Code.UNDECODABLE_BYTES: "Some bytes are no text in the encoding of the file: {found}",
    Code.TEXT_OUTSIDE_GAME: "There is text outside the games: {found}",
    Code.STRAY_TEXT: "This belongs to no property: {found}",
    Code.MISSING_SEMICOLON: "A node begins without its semicolon.",
    Code.MISSING_OPENING: "A game begins without its parenthesis.",
    Code.MISSING_CLOSING: "A closing parenthesis is missing.",
    Code.SURPLUS_OPENING: "There is an opening parenthesis too many.",
    Code.SURPLUS_CLOSING: "There is a closing parenthesis too many.",
    Code.NODE_AFTER_VARIATION: "A node follows a variation that has been closed.",
    Code.LOWER_CASE_NAME: "The property {found} is written with lower-case letters.",
    Code.PROPERTY_WITHOUT_VALUE: "The property {property} has no value.",
    Code.VALUE_WITHOUT_PROPERTY: "A value belongs to no property: {found}",
    Code.UNCLOSED_VALUE: "A value of {property} has no closing bracket: {found}",
    Code.UNESCAPED_BRACKET: "A value of {property} has a bracket that is not escaped: {found}",
    Code.OTHER_GAME: "The record says that it is of another game than Go (GM[{found}]).",
    Code.BAD_SIZE: "The size of the board cannot be understood: {found}",
    Code.TOO_LARGE: f"The board of size {{found}} is larger than {MAX_SIZE}x{MAX_SIZE}.",
    Code.BAD_VALUE: "A value of {property} cannot be understood: {found}",
    Code.EMPTY_VALUE: "A value of {property} is empty.",
    Code.POINT_OFF_BOARD: "A point of {property} is not on the board: {found}",
    Code.UPPER_CASE_POINT: "A point of {property} is written with capitals: {found}",
    Code.POINT_TWICE: "The same point stands in this node twice.",
    Code.REPEATED_PROPERTY: "The property {property} stands in this node twice.",
    Code.ROOT_PROPERTY_IN_NODE: "The property {property} belongs at the beginning of a game.",
    Code.MOVE_AND_SET_UP: "A move and a set-up stand in the same node.",
    Code.SEVERAL_MOVES: "Several moves stand in the same node: {found}",
}

ILLEGAL: Final[Mapping[str, str]] = {
    "off-board": "the point is not on the board",
    "occupied": "the point is taken",
    "suicide": "the stone would have no liberty",
    "ko": "the ko may not be retaken at once",
    "superko": "the board would be as it was before",
}
"""Why a move is against the rules, by the value of its ``Reason``."""


def counted(number: int, noun: str) -> str:
    """Return "1 game" or "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def problem_sentence(problem: Problem) -> str:
    """Return what is wrong, without the place."""
    sentence = PROBLEMS[problem.code]
    return sentence.format(property=problem.property, found=problem.found)


def unreadable(error: UnreadableFile) -> str:
    """Return why a file has no game that could be opened."""
    if error.reason is Unreadable.TOO_LARGE:
        return f"Its board of {error.found} is larger than {MAX_SIZE}x{MAX_SIZE}."
    return "There is no game in it." if error.found else "It is empty."


def not_openable(error: OSError) -> str:
    """Return why the system did not let us read a file."""
    if isinstance(error, FileNotFoundError):
        return "There is no such file."
    if isinstance(error, IsADirectoryError):
        return "It is a folder."
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
