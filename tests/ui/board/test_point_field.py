"""A point is typed: the cursor goes there, and plays."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.board.point_field import PointNameProblem
from tests.ui.lookup import find

P = Point.parse
KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(table):
    table = table()
    QTest.keyClick(table.board, KEYS.Key_G)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    return table


def write(text):
    QTest.keyClicks(QApplication.focusWidget(), text)


def press(key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def told(table):
    hint = find(table.board, "point-hint", QLabel)
    assert hint.isVisible()
    return hint.text()


def problem(table):
    return find(table.board, "point-field").problem


def test_control_and_enter_only_go_there(opened):
    write("d4")
    press(KEYS.Key_Return, CONTROL)
    assert opened.board.cursor.point == P("D4")
    assert opened.board.hasFocus()
    assert opened.game.position.move_number == 0
    press(KEYS.Key_Return)
    assert opened.game.position.board[P("D4")] is Color.BLACK


def test_enter_plays_at_once(opened):
    before = told(opened)
    write("q16")
    assert told(opened) not in ("", before)
    press(KEYS.Key_Return)
    assert opened.game.position.board[P("Q16")] is Color.BLACK
    assert opened.board.hasFocus()


def test_an_invalid_point_is_reported_at_once_and_goes_nowhere(opened):
    assert problem(opened) is None
    assert "K10" in told(opened)
    example = told(opened)
    write("z")
    assert problem(opened) is PointNameProblem.NO_SUCH_POINT
    assert "K10" in told(opened) != example
    press(KEYS.Key_Return)
    press(KEYS.Key_Return, CONTROL)
    assert opened.board.cursor.point is None
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    press(KEYS.Key_Backspace)
    write("d")
    assert problem(opened) is None
    assert told(opened) == example


def test_a_hidden_point_is_reported(table, tmp_path):
    table = table()
    part = tmp_path / "part.sgf"
    part.write_text("(;SZ[19]VW[jj:ss])", "utf-8")
    assert table.window.open_file(part)
    QTest.keyClick(table.board, KEYS.Key_G)
    write("a1")
    assert problem(table) is PointNameProblem.NOT_SHOWN
    assert told(table)


def test_the_nearest_point_of_a_name_is_chosen(opened):
    press(KEYS.Key_Escape)
    opened.window.settings.coordinates = CoordinateStyle.CORNERS
    opened.board.show_session()
    opened.board.cursor.show(P("T1"))
    QTest.keyClick(opened.board, KEYS.Key_G)
    write("4-4")
    press(KEYS.Key_Return)
    assert opened.board.cursor.point == P("Q4")
    assert opened.game.position.move_number == 0  # which of four was meant is not sure


def test_escape_or_a_click_elsewhere_cancels_the_field(opened):
    write("d4")
    press(KEYS.Key_Escape)
    assert opened.board.hasFocus()
    assert opened.board.cursor.point is None
    QTest.keyClick(opened.board, KEYS.Key_G)
    assert QApplication.focusWidget().text() == ""
    opened.click("C3")
    assert opened.board.hasFocus()
    assert opened.game.position.move_number == 1


def test_the_field_is_within_the_board(opened):
    field = QApplication.focusWidget().parentWidget()
    assert opened.board.rect().contains(field.geometry())


def test_the_field_stays_at_the_bottom_after_shrinking(opened, qtbot):
    field = QApplication.focusWidget().parentWidget()
    opened.window.resize(opened.window.width(), 700)
    qtbot.waitUntil(lambda: opened.board.height() < 650)
    assert opened.board.rect().contains(field.geometry())
    assert opened.board.height() - field.geometry().bottom() < 20


def test_its_own_menu_does_not_end_it(opened, qtbot):
    text = QApplication.focusWidget()
    write("d")
    place = text.rect().center()
    menu_event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, text.mapToGlobal(place))
    QApplication.sendEvent(text, menu_event)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    assert text.isVisible()
    assert QApplication.focusWidget() is text
