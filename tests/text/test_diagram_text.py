"""Names of boards, and faults of their files and of text diagrams."""

import pytest

from gobanapp.diagram.raw_diagram import DiagramFault, DiagramFaultKind
from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.text.diagram_text import (
    SENTENCES,
    diagram_fault_sentence,
    stone_set_name,
    theme_fault_sentence,
    theme_name,
)
from gobanapp.text.language import English, set_language


@pytest.mark.parametrize("fault", ThemeFault)
def test_every_error_names_its_file_and_place(fault):
    told = theme_fault_sentence("moss.toml", ThemeError(fault, "stones.black", "1 – 2"))
    assert told.startswith("Skipped moss.toml: ")
    assert told.endswith(".")
    assert ("stones.black" in told) == (fault is not ThemeFault.UNREADABLE)
    assert "{" not in told


def test_errors_name_the_valid_values():
    assert "1 – 2" in theme_fault_sentence("a.toml", ThemeError(ThemeFault.NO_NUMBER, "x", "1 – 2"))
    assert theme_fault_sentence("a.toml", ThemeError(ThemeFault.SYNTAX, "")) == (
        "Skipped a.toml: the file is incomplete."
    )


def test_names():
    assert len({stone_set_name(stones) for stones in StoneSet}) == len(StoneSet)
    assert theme_name("slate", "Slate") == "Stone"
    assert theme_name("own/slate", "Mine", is_own=True) == "Mine"


@pytest.mark.parametrize("fault", DiagramFaultKind)
def test_each_fault_has_a_sentence(fault):
    sentence = diagram_fault_sentence(DiagramFault(fault, 7, "&"))
    assert sentence[0].isupper()
    assert "{" not in sentence


def test_a_sentence_quotes_the_line_and_its_number():
    fault = DiagramFault(DiagramFaultKind.UNKNOWN_SIGN, 7, "&")
    assert diagram_fault_sentence(fault) == "Line 7: unknown sign &; the point is left empty."


def test_a_sentence_is_translated_with_its_names_in_braces():
    class German(English):
        def translate(self, context, source, _comment, _number):
            words = {SENTENCES[DiagramFaultKind.UNEVEN_ROWS]: "Zeile {line} ist zu kurz."}
            return {"Diagrams": words}[context][source]

    set_language(German())
    try:
        sentence = diagram_fault_sentence(DiagramFault(DiagramFaultKind.UNEVEN_ROWS, 3))
    finally:
        set_language(None)
    assert sentence == "Zeile 3 ist zu kurz."
