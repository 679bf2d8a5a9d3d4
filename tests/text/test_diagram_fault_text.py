import pytest

from gobanapp.diagram.raw_diagram import DiagramFault, DiagramFaultKind
from gobanapp.text.diagram_fault_text import SENTENCES, diagram_fault_sentence
from gobanapp.text.language import English, set_language


@pytest.mark.parametrize("fault", DiagramFaultKind)
def test_each_fault_has_a_sentence(fault):
    sentence = diagram_fault_sentence(DiagramFault(fault, 7, "&"))
    assert sentence[0].isupper()
    assert "{" not in sentence


def test_a_sentence_tells_the_line_and_what_stood_there():
    fault = DiagramFault(DiagramFaultKind.UNKNOWN_SIGN, 7, "&")
    assert (
        diagram_fault_sentence(fault) == "Line 7: & means nothing here, so the point is left empty."
    )


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
