"""A sentence that is shown whole."""

import pytest

from gobanapp.ui.widgets.sentence import Sentence


@pytest.fixture
def sentence(qtbot):
    sentence = Sentence()
    qtbot.addWidget(sentence)
    return sentence


def lines(sentence, width):
    return sentence.heightForWidth(width) // sentence.fontMetrics().height()


def test_nothing_needs_no_room(sentence):
    assert sentence.heightForWidth(100) == 0


def test_it_wraps(sentence):
    sentence.set_text("The clock stands until it is started again")
    assert lines(sentence, 1000) == 1
    assert lines(sentence, 120) > 1


def test_a_word_longer_than_the_line_wraps_too(sentence):
    sentence.set_text("W" * 60)
    assert lines(sentence, 100) > 5


def test_those_who_cannot_see_it_hear_it(sentence):
    sentence.set_text("Pass?")
    assert sentence.accessibleName() == sentence.text() == "Pass?"


def test_what_is_painted(sentence):
    sentence.resize(200, 40)
    empty = sentence.grab().toImage()
    sentence.set_text("Pass?")
    assert sentence.grab().toImage() != empty
