"""What is wrong with a file, in sentences: the commands print them, the window translates them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.problems import Code, Problem, Unreadable, UnreadableFile

Translate = Callable[[str], str]
"""Gives a sentence of this module in another language, with the same names in braces."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - lupdate knows this name
    """Return ``text``. The tool that collects what is to be translated looks for such calls."""
    return text


PROBLEMS: Final[Mapping[Code, str]] = {
    Code.UNKNOWN_CHARSET: QT_TRANSLATE_NOOP(
        "Problems", "The encoding it names, {found}, is not known."
    ),
    Code.GUESSED_ENCODING: QT_TRANSLATE_NOOP(
        "Problems", "It names no encoding that fits; {found} is a guess."
    ),
    Code.WRONG_CHARSET: QT_TRANSLATE_NOOP(
        "Problems", "The text is not in the encoding it names, {found}."
    ),
    Code.MIXED_ENCODINGS: QT_TRANSLATE_NOOP(
        "Problems", "From here on some text is in another encoding, {found}."
    ),
    Code.UNDECODABLE_BYTES: QT_TRANSLATE_NOOP(
        "Problems", "Some bytes are no text in the encoding of the file: {found}"
    ),
    Code.TEXT_OUTSIDE_GAME: QT_TRANSLATE_NOOP(
        "Problems", "There is text outside the games: {found}"
    ),
    Code.STRAY_TEXT: QT_TRANSLATE_NOOP("Problems", "This belongs to no property: {found}"),
    Code.MISSING_SEMICOLON: QT_TRANSLATE_NOOP("Problems", "A node begins without its semicolon."),
    Code.MISSING_OPENING: QT_TRANSLATE_NOOP("Problems", "A game begins without its parenthesis."),
    Code.MISSING_CLOSING: QT_TRANSLATE_NOOP("Problems", "A closing parenthesis is missing."),
    Code.SURPLUS_OPENING: QT_TRANSLATE_NOOP(
        "Problems", "There is an opening parenthesis too many."
    ),
    Code.SURPLUS_CLOSING: QT_TRANSLATE_NOOP("Problems", "There is a closing parenthesis too many."),
    Code.NODE_AFTER_VARIATION: QT_TRANSLATE_NOOP(
        "Problems", "A node follows a variation that has been closed."
    ),
    Code.LOWER_CASE_NAME: QT_TRANSLATE_NOOP(
        "Problems", "The property {found} is written with lower-case letters."
    ),
    Code.PROPERTY_WITHOUT_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} has no value."
    ),
    Code.VALUE_WITHOUT_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "A value belongs to no property: {found}"
    ),
    Code.UNCLOSED_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} has no closing bracket: {found}"
    ),
    Code.UNESCAPED_BRACKET: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} has a bracket that is not escaped: {found}"
    ),
    Code.OTHER_GAME: QT_TRANSLATE_NOOP(
        "Problems", "The record says that it is of another game than Go (GM[{found}])."
    ),
    Code.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Problems", "The size of the board cannot be understood: {found}"
    ),
    Code.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Problems", "The board of size {found} is larger than {size}x{size}."
    ),
    Code.BAD_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} cannot be understood: {found}"
    ),
    Code.UNUSUAL_VALUE: QT_TRANSLATE_NOOP(
        "Problems",
        "A value of {property} is not written as it should be, but is understood: {found}",
    ),
    Code.OTHER_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} says what {found} should say."
    ),
    Code.EMPTY_VALUE: QT_TRANSLATE_NOOP("Problems", "A value of {property} is empty."),
    Code.POINT_OFF_BOARD: QT_TRANSLATE_NOOP(
        "Problems", "A point of {property} is not on the board: {found}"
    ),
    Code.UPPER_CASE_POINT: QT_TRANSLATE_NOOP(
        "Problems", "A point of {property} is written with capitals: {found}"
    ),
    Code.POINT_TWICE: QT_TRANSLATE_NOOP("Problems", "The same point stands in this node twice."),
    Code.REPEATED_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} stands in this node twice."
    ),
    Code.ROOT_PROPERTY_IN_NODE: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} belongs at the beginning of a game."
    ),
    Code.MOVE_AND_SET_UP: QT_TRANSLATE_NOOP(
        "Problems", "A move and a set-up stand in the same node."
    ),
    Code.SEVERAL_MOVES: QT_TRANSLATE_NOOP(
        "Problems", "Several moves stand in the same node: {found}"
    ),
}

TOO_LARGE: Final = QT_TRANSLATE_NOOP(
    "Problems", "Its board of {found} is larger than {size}x{size}."
)
EMPTY: Final = QT_TRANSLATE_NOOP("Problems", "It is empty.")
NO_GAME: Final = QT_TRANSLATE_NOOP("Problems", "There is no game in it.")


def problem_sentence(problem: Problem, translate: Translate = str) -> str:
    """Return what is wrong, without the place."""
    sentence = translate(PROBLEMS[problem.code])
    return sentence.format(property=problem.property, found=problem.found, size=MAX_SIZE)


def unreadable(error: UnreadableFile, translate: Translate = str) -> str:
    """Return why a file has no game that could be opened."""
    if error.reason is Unreadable.TOO_LARGE:
        return translate(TOO_LARGE).format(found=error.found, size=MAX_SIZE)
    return translate(NO_GAME if error.found else EMPTY)
