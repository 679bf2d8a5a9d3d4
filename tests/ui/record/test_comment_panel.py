import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.ui.record.comment_panel import CommentPanel


@pytest.fixture
def panel(qtbot):
    panel = CommentPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_a_comment_of_megabytes_is_shown_in_part_and_cannot_be_lost(panel):
    told = []
    panel.edited.connect(told.append)
    panel.show_comment("word " * 1_000_000)
    assert len(panel.toPlainText()) < 60_000
    assert not panel.toPlainText().rstrip().endswith("word")  # it ends with words of ours
    QTest.keyClicks(panel, "abc")
    assert told == []
    panel.show_comment("short")
    QTest.keyClicks(panel, "er")
    assert told[-1] == "ershort"


def test_every_end_of_a_line_is_one_in_the_record(panel):
    told = []
    panel.edited.connect(told.append)
    QTest.keyClicks(panel, "a")
    QTest.keyClick(panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(panel, "b")
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert told[-1] == "a\nb\n"
