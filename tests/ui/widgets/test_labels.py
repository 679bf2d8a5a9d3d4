"""Labels for words and figures."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gobanapp.text import formats
from gobanapp.ui.widgets import labels
from gobanapp.ui.widgets.labels import (
    ElidedLabel,
    ScrolledWords,
    Sentence,
    SteadyLabel,
    align_units,
    decimals_width,
    lay_out_lines,
    text_line,
)
from gobanapp.ui.widgets.plain_text import Label


def test_a_long_text_ends_in_dots_with_the_full_text_as_a_tip(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_full_text("Honinbo  Shusaku\nthe invincible")
    label.resize(60, 20)
    label.show()
    whole = "Honinbo Shusaku the invincible"
    assert label.text().endswith("…")
    assert label.fontMetrics().horizontalAdvance(label.text()) <= 60
    assert (label.toolTip(), label.accessibleName()) == (f"<qt>{whole}</qt>", whole)
    label.resize(600, 20)
    assert (label.text(), label.toolTip()) == (whole, "")


def test_the_end_of_a_path_stays_in_sight(qtbot):
    label = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.set_full_text("/home/somebody/with/many/folders/Go games")
    assert label.text().startswith("/")
    assert label.text().endswith("games")


def test_an_elided_label_needs_no_minimum_width(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.set_full_text("Shusaku " * 50)
    assert label.minimumSizeHint().width() == 0


def test_markup_in_a_tip_is_only_text(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(10, 20)
    label.set_full_text("<img src=x>")
    assert "<img" not in label.toolTip()


def test_markup_in_a_name_is_only_text(qtbot):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(600, 20)
    label.set_full_text("<b>Ann</b>")
    label.show()
    plain = label.sizeHint().width()
    label.set_full_text("Ann")
    assert label.sizeHint().width() < plain


@pytest.fixture
def label(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    made = SteadyLabel()
    made.setParent(around)
    layout = QVBoxLayout(around)
    layout.addWidget(made)
    layout.addStretch(1)
    made.set_text("Move 1")
    around.resize(120, 400)
    around.show()
    qtbot.waitExposed(around)
    qtbot.wait(1)
    made.around = around  # which would else be gone with all in it
    return made


def test_a_new_text_requests_no_layout(label, monkeypatch, qtbot):
    asked = []
    monkeypatch.setattr(label, "updateGeometry", lambda: asked.append(1))
    before = label.height()
    for text in ("Move 2", "Move 3 · White to play · against the rules", "Move 4"):
        label.set_text(text)
        assert label.text() == text
        qtbot.wait(1)
        assert label.height() == before
    assert asked == []


def test_a_text_longer_than_its_line_is_cut_with_a_tip(label):
    text = "Move 3 · White to play · against the rules"
    label.set_text(text)
    assert text.startswith(label.shown_text.removesuffix("…"))
    assert label.shown_text.endswith("…")
    assert text in label.toolTip()
    assert label.accessibleName() == text
    label.around.resize(900, 400)
    assert label.shown_text == text
    assert label.toolTip() == ""


def test_characters_of_a_higher_font_get_the_room_they_need(label, monkeypatch):
    usual = label.sizeHint().height()
    higher = Label(parent=label.around)
    font = label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    higher.setFont(font)
    monkeypatch.setattr(labels, "lay_out_lines", lambda _label, *text: lay_out_lines(higher, *text))
    label.set_text("黒番")
    needed = label.sizeHint().height()
    assert needed > usual
    monkeypatch.undo()
    label.set_text("Black")
    assert label.sizeHint().height() == needed  # nothing moves


def test_larger_type_gets_the_room_it_needs(label, qtbot):
    before = label.height()
    font = label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    label.setFont(font)
    qtbot.waitUntil(lambda: label.height() > before)


@pytest.fixture
def sentence(qtbot):
    sentence = Sentence()
    qtbot.addWidget(sentence)
    return sentence


def lines(sentence, width):
    return sentence.heightForWidth(width) // sentence.fontMetrics().height()


def test_an_empty_text_needs_no_height(sentence):
    assert sentence.heightForWidth(100) == 0


def test_long_text_wraps(sentence):
    sentence.set_text("The clock stands until it is started again")
    assert lines(sentence, 1000) == 1
    assert lines(sentence, 120) > 1


def test_an_overlong_word_wraps_too(sentence):
    sentence.set_text("W" * 60)
    assert lines(sentence, 100) > 5


def test_screen_readers_get_the_whole_text(sentence):
    sentence.set_text("Pass?")
    assert sentence.accessibleName() == sentence.text() == "Pass?"


def test_the_text_is_painted(sentence):
    sentence.resize(200, 40)
    empty = sentence.grab().toImage()
    sentence.set_text("Pass?")
    assert sentence.grab().toImage() != empty


@pytest.fixture
def words(qtbot):
    lines = QVBoxLayout()
    label = text_line("word " * 40)
    lines.addWidget(label)
    words = ScrolledWords(lines)
    qtbot.addWidget(words)
    words.resize(400, label.heightForWidth(400) + 100)
    with qtbot.waitExposed(words):
        words.show()
    return words


def test_text_with_enough_room_does_not_scroll_or_focus(words):
    assert words.verticalScrollBar().maximum() == 0
    assert words.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_without_room_the_text_scrolls_by_keys(qtbot, words):
    words.resize(400, 40)
    qtbot.waitUntil(lambda: words.verticalScrollBar().maximum() > 0)
    assert words.focusPolicy() is Qt.FocusPolicy.TabFocus
    words.setFocus()
    qtbot.keyClick(words, Qt.Key.Key_Down)
    assert words.verticalScrollBar().value() > 0


def test_no_word_is_beyond_the_edge(qtbot, words):
    words.resize(120, 40)
    qtbot.waitUntil(lambda: words.verticalScrollBar().maximum() > 0)
    assert words.widget().width() <= words.viewport().width()


def margins(labels):
    return [label.contentsMargins().right() for label in labels]


@pytest.mark.parametrize("language", ["en_GB", "de_DE", "fr_FR"])
def test_figures_without_decimals_are_aligned_with_others(qtbot, speaking, language):
    speaking(language)
    labels = [Label(formats.number(value)) for value in (7, 6.5, -0.25, 361)]
    half, quarter = (decimals_width(label, label.text()) for label in labels[1:3])
    assert 0 < half < quarter
    assert align_units(labels) == quarter
    assert margins(labels) == [quarter, quarter - half, 0, quarter]


def test_room_may_be_kept_for_figures_to_come(qtbot):
    labels = [Label("7"), Label("–")]
    assert align_units(labels) == 0
    assert align_units(labels, 9) == 9
    assert margins(labels) == [9, 9]
