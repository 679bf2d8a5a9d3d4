"""Texts of the program stay out of the tests, except of those that are about wording."""

import re
from pathlib import Path
from types import CodeType
from xml.etree import ElementTree

import pytest

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parent / "resources" / "translations" / "gobanapp_de.ts"
OF_WINDOWS = ("pictures", "real_window", "session", "soak", "storage", "text", "ui")
"""The folders of tests that use windows; others may test what a command prints."""

ABOUT_WORDING = re.compile(
    r"^test_(?!plain_text)(\w+_)?(text|messages|sentences|translations|languages|screen_reader)\.py$"
)


def plain(text):
    """Return ``text`` without mnemonics and without the signs at its end."""
    return text.replace("&", "").rstrip("….:?")


def texts():
    """Return the texts of windows; single words are left out, as any of them may be data."""
    sources = ElementTree.parse(SOURCES).iter("source")
    found = {plain(source.text) for source in sources if source.text}
    return {text for text in found if len(text.split()) > 1}


def literals(source):
    """Yield each string in Python code, and the line where the function begins that has it.

    Compiled code is gone through in half the time of a syntax tree.
    """
    waiting = [compile(source, "", "exec", dont_inherit=True)]
    while waiting:
        code = waiting.pop()
        constants = list(code.co_consts)
        for constant in constants:
            if isinstance(constant, str):
                yield code.co_firstlineno, constant
            elif isinstance(constant, CodeType):
                waiting.append(constant)
            elif isinstance(constant, tuple | frozenset):
                constants.extend(constant)


@pytest.mark.thorough
def test_widgets_and_messages_are_not_found_by_their_words():
    known = texts()
    found = [
        f"{path.relative_to(TESTS)}:{line}: {value}"
        for folder in OF_WINDOWS
        for path in sorted((TESTS / folder).rglob("*.py"))
        if not ABOUT_WORDING.search(path.name)
        for line, value in literals(path.read_text("utf-8"))
        if plain(value) in known
    ]
    assert found == []


def test_a_text_of_the_program_is_recognised():
    assert plain("&Fit to Window…") == "Fit to Window"
    for source in (
        'press(box, "Score &Game")',
        'press(box, "Score " "&Game")',
        'def test():\n    assert f"{box} Black" in {"x": ("Score &Game", 1)}',
        'NAMES = {("a", ("Score &Game", "b"))}',
        'def test(name="Score &Game"): pass',
    ):
        assert {plain(value) for _, value in literals(source)} & texts(), source
