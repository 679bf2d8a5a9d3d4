"""Sentences on the problems of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    UnreadableFile,
    UnreadableReason,
)
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

PROBLEMS: Final[Mapping[FileProblemCode, str]] = {
    FileProblemCode.UNKNOWN_CHARSET: QT_TRANSLATE_NOOP(
        "Problems", "The named encoding {found} is unknown."
    ),
    FileProblemCode.GUESSED_ENCODING: QT_TRANSLATE_NOOP(
        "Problems", "No fitting encoding is named; {found} is a guess."
    ),
    FileProblemCode.WRONG_CHARSET: QT_TRANSLATE_NOOP(
        "Problems", "The text is not in the named encoding {found}."
    ),
    FileProblemCode.MIXED_ENCODINGS: QT_TRANSLATE_NOOP(
        "Problems", "From here on, some text is in another encoding, {found}."
    ),
    FileProblemCode.UNDECODABLE_BYTES: QT_TRANSLATE_NOOP(
        "Problems", "Invalid bytes for the file's encoding: {found}"
    ),
    FileProblemCode.TEXT_OUTSIDE_GAME: QT_TRANSLATE_NOOP(
        "Problems", "Text outside the games: {found}"
    ),
    FileProblemCode.STRAY_TEXT: QT_TRANSLATE_NOOP("Problems", "Text outside any property: {found}"),
    FileProblemCode.MISSING_SEMICOLON: QT_TRANSLATE_NOOP("Problems", "A node lacks its semicolon."),
    FileProblemCode.MISSING_OPENING: QT_TRANSLATE_NOOP(
        "Problems", "A game lacks its opening parenthesis."
    ),
    FileProblemCode.MISSING_CLOSING: QT_TRANSLATE_NOOP(
        "Problems", "A closing parenthesis is missing."
    ),
    FileProblemCode.SURPLUS_OPENING: QT_TRANSLATE_NOOP(
        "Problems", "There is an extra opening parenthesis."
    ),
    FileProblemCode.SURPLUS_CLOSING: QT_TRANSLATE_NOOP(
        "Problems", "There is an extra closing parenthesis."
    ),
    FileProblemCode.NODE_AFTER_VARIATION: QT_TRANSLATE_NOOP(
        "Problems", "A node follows a closed variation."
    ),
    FileProblemCode.LOWER_CASE_NAME: QT_TRANSLATE_NOOP(
        "Problems", "The property {found} contains lower-case letters."
    ),
    FileProblemCode.PROPERTY_WITHOUT_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} has no value."
    ),
    FileProblemCode.VALUE_WITHOUT_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "A value without a property: {found}"
    ),
    FileProblemCode.UNCLOSED_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} has no closing bracket: {found}"
    ),
    FileProblemCode.UNESCAPED_BRACKET: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} has a bracket that is not escaped: {found}"
    ),
    FileProblemCode.OTHER_GAME: QT_TRANSLATE_NOOP(
        "Problems", "The file says this is not a game of Go (GM[{found}])."
    ),
    FileProblemCode.BAD_SIZE: QT_TRANSLATE_NOOP(
        "Problems", "The board size cannot be read: {found}"
    ),
    FileProblemCode.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Problems", "The board of size {found} is larger than {size}x{size}."
    ),
    FileProblemCode.UNKNOWN_RULES: QT_TRANSLATE_NOOP(
        "Problems", "The rules are not understood, so Japanese rules are used: {found}"
    ),
    FileProblemCode.UNKNOWN_PART_OF_RULES: QT_TRANSLATE_NOOP(
        "Problems", "Part of the rules is not understood: {found}"
    ),
    FileProblemCode.HANDICAP_MOVES: QT_TRANSLATE_NOOP(
        "Problems", "The first {found} moves are handicap stones, so there is no komi."
    ),
    FileProblemCode.HANDICAP_DIFFERS: QT_TRANSLATE_NOOP(
        "Problems", "The handicap and the number of black stones at the start differ: {found}"
    ),
    FileProblemCode.INFO_BELOW_ROOT: QT_TRANSLATE_NOOP(
        "Problems", "The game information is not in the first node; it is used for its line."
    ),
    FileProblemCode.SEVERAL_VALUES: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} has several values, and one is used: {found}"
    ),
    FileProblemCode.BAD_VALUE: QT_TRANSLATE_NOOP(
        "Problems", "A value of {property} cannot be read: {found}"
    ),
    FileProblemCode.UNUSUAL_VALUE: QT_TRANSLATE_NOOP(
        "Problems",
        "A value of {property} is malformed but readable: {found}",
    ),
    FileProblemCode.OTHER_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} is used in place of {found}."
    ),
    FileProblemCode.EMPTY_VALUE: QT_TRANSLATE_NOOP("Problems", "A value of {property} is empty."),
    FileProblemCode.POINT_OFF_BOARD: QT_TRANSLATE_NOOP(
        "Problems", "A point of {property} is not on the board: {found}"
    ),
    FileProblemCode.UPPER_CASE_POINT: QT_TRANSLATE_NOOP(
        "Problems", "A point of {property} is written with capitals: {found}"
    ),
    FileProblemCode.POINT_TWICE: QT_TRANSLATE_NOOP("Problems", "This node lists a point twice."),
    FileProblemCode.REPEATED_PROPERTY: QT_TRANSLATE_NOOP(
        "Problems", "This node has the property {property} twice."
    ),
    FileProblemCode.ROOT_PROPERTY_IN_NODE: QT_TRANSLATE_NOOP(
        "Problems", "The property {property} belongs to the first node of a game."
    ),
    FileProblemCode.MOVE_AND_SET_UP: QT_TRANSLATE_NOOP(
        "Problems", "A node contains both a move and setup stones."
    ),
    FileProblemCode.SEVERAL_MOVES: QT_TRANSLATE_NOOP(
        "Problems", "A node contains several moves: {found}"
    ),
}

TOO_LARGE: Final = QT_TRANSLATE_NOOP(
    "Problems", "Its board of {found} is larger than {size}x{size}."
)
EMPTY_FILE: Final = QT_TRANSLATE_NOOP("Problems", "It is empty.")
NO_GAME: Final = QT_TRANSLATE_NOOP("Problems", "It contains no game.")


def problem_sentence(problem: FileProblem) -> str:
    """Return the problem, without its place."""
    sentence = translate("Problems", PROBLEMS[problem.code])
    return sentence.format(property=problem.property, found=problem.found, size=MAX_SIZE)


def unreadable_sentence(error: UnreadableFile) -> str:
    """Return why a file has no game that could be opened."""
    if error.reason is UnreadableReason.TOO_LARGE:
        return translate("Problems", TOO_LARGE).format(found=error.found, size=MAX_SIZE)
    reason = NO_GAME if error.found else EMPTY_FILE
    return translate("Problems", reason)
