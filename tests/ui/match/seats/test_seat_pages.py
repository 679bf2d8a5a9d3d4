"""The buttons below the clock of a seat, in even rows."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.ui.match.seats import seat_pages
from gobanapp.ui.match.seats.seat_pages import ButtonRows
from gobanapp.ui.widgets.big_button import TARGET, BigButton


@pytest.fixture
def made(qtbot):
    """Return choices with so many short buttons, so wide."""

    def make(number, width):
        made = ButtonRows()
        qtbot.addWidget(made)
        made.set_buttons(BigButton(f"Take it back {index}") for index in range(number))
        made.resize(width, made.heightForWidth(width))
        with qtbot.waitExposed(made):
            made.show()
        return made

    return make


def rows(made):
    """Return how many buttons stand in each row."""
    tops = [button.y() for button in made.buttons if not button.isHidden()]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(
    ("number", "width", "expected"),
    [
        (4, 2000, [4]),
        (4, 300, [2, 2]),
        (4, 100, [1, 1, 1, 1]),
        (3, 300, [2, 1]),
        (3, 2000, [3]),
        (1, 300, [1]),
    ],
)
def test_rows(made, number, width, expected):
    assert rows(made(number, width)) == expected


def test_every_row_takes_the_whole_width(made):
    found = made(3, 300)
    last = found.buttons[-1]
    assert (last.x(), last.width()) == (0, 300)
    assert found.buttons[1].geometry().right() == 299


def test_its_height_is_that_of_its_rows(made):
    found = made(4, 300)
    assert found.buttons[-1].geometry().bottom() + 1 == found.height()
    assert all(button.height() >= TARGET for button in found.buttons)


def test_hidden_buttons_take_no_room(made):
    found = made(4, 100)
    high = found.heightForWidth(100)
    found.buttons[1].hide()
    found.rearrange()
    assert rows(found) == [1, 1, 1]
    assert found.heightForWidth(100) < high


def test_larger_type_needs_more_rows(made):
    found = made(4, 300)
    found.set_text_scale(3.0)
    assert rows(found) != [2, 2]


def test_others_take_their_place(made):
    found = made(4, 300)
    found.set_buttons([BigButton("Only")])
    assert [button.text() for button in found.buttons] == ["Only"]
    assert rows(found) == [1]


def test_a_click_right_after_a_page_change_is_ignored(qtbot, made, monkeypatch):
    monkeypatch.setattr(seat_pages, "CLICK_GUARD", 60)
    found = made(1, 300)
    (button,) = found.buttons
    found.guard()
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.wait(80)
    with qtbot.waitSignal(button.clicked, timeout=1000):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_double_click_after_a_page_change_is_ignored(qtbot, made, monkeypatch):
    monkeypatch.setattr(seat_pages, "CLICK_GUARD", 10_000)
    found = made(1, 300)
    (button,) = found.buttons
    found.guard()
    place = QPointF(5, 5)
    event = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        place,
        button.mapToGlobal(place),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.assertNotEmitted(button.clicked):
        QApplication.sendEvent(button, event)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
