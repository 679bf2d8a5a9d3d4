"""Check that writing keeps every value of a file, with a plain scanner."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import Final

from gobanapp.sgf.file_problems import FileProblem, FileProblemCode
from gobanapp.sgf.game_file import GameFile
from tests.soak.fault import demand

OF_THE_FILE: Final = frozenset(("FF", "GM", "SZ", "CA", "AP"))
"""The properties of a root that the writer makes."""

_PROPER_NAMES: Final = {"KO": "KM", "KI": "KM", "HD": "HA", "RD": "DT", "TE": "EV"}
"""Names in headings that are written under a proper name instead."""
_NUMBERS: Final = frozenset(("KM", "HA", "TM"))
"""Properties of headings that are written as the numbers that were understood."""

_SURPLUS: Final = re.compile(r"X(?=[A-Z]{1,2}\Z)")
"""The private property for what a property with a single value has too many."""

OF_THE_BYTES: Final = frozenset(
    (
        *(
            FileProblemCode.UNKNOWN_CHARSET,
            FileProblemCode.GUESSED_ENCODING,
            FileProblemCode.WRONG_CHARSET,
        ),
        *(FileProblemCode.MIXED_ENCODINGS, FileProblemCode.UNDECODABLE_BYTES),
    )
)
OF_THE_ROOT: Final = frozenset(
    (FileProblemCode.OTHER_GAME, FileProblemCode.BAD_SIZE, FileProblemCode.TOO_LARGE)
)
_PASSED_OVER: Final = frozenset(
    (
        FileProblemCode.TEXT_OUTSIDE_GAME,
        FileProblemCode.STRAY_TEXT,
        FileProblemCode.VALUE_WITHOUT_PROPERTY,
    )
)
"""What is reported and not kept, as it belongs to no property."""

_OF_A_VALUE: Final = frozenset((FileProblemCode.UNESCAPED_BRACKET, FileProblemCode.UNCLOSED_VALUE))
_MANY_PROBLEMS: Final = 900  # more of one kind are not reported
_WORD_OR_VALUE: Final = re.compile(r"\[((?:\\.|[^\]\\])*)\]|([A-Za-z0-9_]+)", re.DOTALL)
_PLAIN_PAIR: Final = re.compile(r"(?<![A-Za-z\[])([A-Za-z]+)\[([^][;()\\\s:]{2,40})\](?=[;A-Z()])")
_VALUE_OF_THE_FILE: Final = re.compile(
    r"(?:FF|GM|SZ|CA|AP)\s*(?:\[(?:\\.|[^\]\\])*+\]\s*)+", re.DOTALL
)
_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)

Pair = tuple[str, str]
"""The name of a property and one of its values, escapes undone."""


def pairs(text: str) -> Iterator[Pair]:
    """Yield each value of a well-formed text with its name, by the plainest of scanners."""
    name = ""
    for found in _WORD_OR_VALUE.finditer(text):
        if found[2]:
            name = _name(found[2])
        else:
            yield name, _plain(found[1])


def _name(word: str) -> str:
    capitals = "".join(letter for letter in word if letter.isupper())
    name = capitals or "".join(letter for letter in word if letter.isalpha()).upper()
    return _SURPLUS.sub("", name)


def _plain(value: str) -> str:
    return _ESCAPE.sub(r"\1", value).rstrip()


def check_kept(text: str, file: GameFile, written: str) -> None:
    """Demand that every value of the text is in what was written.

    Where the file is damaged, that is asked of the values about which there can be no doubt.
    """
    codes = {problem.code for problem in file.problems}
    if codes <= OF_THE_BYTES | OF_THE_ROOT:
        before, after = (Counter(_compared(pairs(each))) for each in (text, written))
        # Of a node that is no root these may well be told.
        lost = +Counter(
            {pair: n for pair, n in (before - after).items() if pair[0] not in OF_THE_FILE}
        )
        demand(not lost, f"lost: {lost}")
        made_up = after - before
        names = {name for name, _ in made_up} - OF_THE_FILE
        if any(name == "TM" for name, _ in before):
            names.discard("OT")  # The overtime can stand in TM.
        demand(not names, f"made up: {made_up}")
    elif len(file.problems) < _MANY_PROBLEMS:
        _check_plain_pairs(text, file, written)


def _compared(found: Iterator[Pair]) -> Iterator[Pair]:
    """Yield ``found`` as they are compared: numbers of a heading by their name alone, once each."""
    numbers = set()
    for name, value in found:
        proper = _PROPER_NAMES.get(name, name)
        if proper not in _NUMBERS:
            yield proper, value
        elif proper not in numbers:
            numbers.add(proper)
            yield proper, ""


def _check_plain_pairs(text: str, file: GameFile, written: str) -> None:
    others = _VALUE_OF_THE_FILE.sub(lambda found: " " * len(found[0]), text)
    numbers = _NUMBERS | {name for name, proper in _PROPER_NAMES.items() if proper in _NUMBERS}
    found = [
        pair for pair in _PLAIN_PAIR.finditer(others) if _name(pair[1]) not in OF_THE_FILE | numbers
    ]
    there = written.replace("\\", "")
    for value, number in Counter(pair[2] for pair in found).items():
        missing = number - there.count(value)
        if missing <= 0:
            continue
        places = [pair.start() for pair in found if pair[2] == value]
        missing -= sum(_is_passed_over(text, place, file.problems) for place in places)
        demand(missing <= 0, f"lost {missing} times: [{value}]")


def _is_passed_over(text: str, offset: int, report: tuple[FileProblem, ...]) -> bool:
    """Whether what stands at ``offset`` follows a problem that says that something is not kept.

    Text in a value that the writer makes itself is not checked.
    """
    line = text.count("\n", 0, offset) + 1
    column = offset - (text.rfind("\n", 0, offset) + 1) + 1
    structural = [problem for problem in report if problem.code not in OF_THE_BYTES | OF_THE_ROOT]
    places = [(problem.line, problem.column) for problem in structural]
    before = bisect_right(places, (line, column)) - 1
    if before < 0:
        return False
    here = [problem for problem, at in zip(structural, places, strict=True) if at == places[before]]
    return any(
        problem.code in _PASSED_OVER
        or problem.property in OF_THE_FILE
        or (problem.code in _OF_A_VALUE and not problem.property)
        for problem in here
    )
