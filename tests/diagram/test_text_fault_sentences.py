import pytest

from gobanapp.diagram.drawn_board import Fault, TextFault
from gobanapp.diagram.text_fault_sentences import SENTENCES, fault_sentence


@pytest.mark.parametrize("fault", Fault)
def test_each_fault_has_a_sentence(fault):
    sentence = fault_sentence(TextFault(fault, 7, "&"))
    assert sentence[0].isupper()
    assert "{" not in sentence


def test_a_sentence_tells_the_line_and_what_stood_there():
    fault = TextFault(Fault.UNKNOWN_SIGN, 7, "&")
    assert fault_sentence(fault) == "Line 7: & means nothing here, so the point is left empty."


def test_a_sentence_is_translated_with_its_names_in_braces():
    words = {SENTENCES[Fault.UNEVEN_ROWS]: "Zeile {line} ist zu kurz."}
    assert fault_sentence(TextFault(Fault.UNEVEN_ROWS, 3), words.__getitem__) == (
        "Zeile 3 ist zu kurz."
    )
