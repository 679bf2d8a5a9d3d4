"""Words that scroll where there is little room for them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from gobanapp.ui.widgets.scrolled_words import ScrolledWords
from gobanapp.ui.widgets.text_line import text_line


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


def test_where_there_is_room_nothing_scrolls_and_tab_passes_by(words):
    assert words.verticalScrollBar().maximum() == 0
    assert words.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_where_there_is_none_the_words_scroll_also_by_keys(qtbot, words):
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
