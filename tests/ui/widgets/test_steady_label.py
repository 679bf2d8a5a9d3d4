"""A text that changes without a new layout around it, and one that needs another height."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gobanapp.ui.widgets.steady_label import SteadyLabel


@pytest.fixture
def label(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    made = SteadyLabel(around)
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


def test_a_text_of_the_same_height_asks_for_no_layout(label, monkeypatch):
    asked = []
    monkeypatch.setattr(label, "updateGeometry", lambda: asked.append(1))
    label.set_text("Move 2")
    assert label.text() == "Move 2"
    assert asked == []
    label.set_text("Move 3 · White to play · against the rules")
    assert asked == [1]


def test_a_text_of_more_lines_gets_the_room_it_needs(label, qtbot):
    before = label.height()
    label.set_text("Move 3 · White to play · against the rules")
    qtbot.waitUntil(lambda: label.height() > before)
    assert label.label.size() == label.size()
    assert label.height() == label.heightForWidth(label.width())
    label.set_text("Move 4")
    qtbot.waitUntil(lambda: label.height() == before)


def test_larger_type_gets_the_room_it_needs(label, qtbot):
    before = label.height()
    font = label.label.font()
    font.setPointSizeF(2 * font.pointSizeF())
    label.label.setFont(font)
    qtbot.waitUntil(lambda: label.height() > before)
