"""The page of shortcuts, read and changed by real keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import Color
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.shortcuts.chosen_keys import ChosenKeys
from gobanapp.ui.shortcuts.fixed_keys import TAKEN, FixedKeys
from gobanapp.ui.shortcuts.listed_keys import Line, told_keys
from gobanapp.ui.shortcuts.printed_keys import keys_html
from gobanapp.ui.shortcuts.shortcuts_dialog import ShortcutsDialog

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(table, qtbot):
    """The window, with the page over it."""
    table = table()
    QTest.keyClick(table.window, KEYS.Key_F1)
    table.page = table.window.findChild(ShortcutsDialog)
    qtbot.waitExposed(table.page)
    return table


def choose(page, words, keys, modifier=Qt.KeyboardModifier.NoModifier):
    """Look for a line, go to its keys as one does without a mouse, and press others."""
    page.page._search.setText(words)
    page.page._search.setFocus()
    QTest.keyClick(page.page._search, KEYS.Key_Return)
    QTest.keyClick(page.page._rows, KEYS.Key_Return)
    assert page.page._field.hasFocus()
    QTest.keyClick(page.page._field, keys, modifier)


def shown(page):
    """What can be read on the page: titles, and lines with their keys."""
    read = []
    for head, _, rows in page.page._shown:
        if not head.isHidden():
            read.append(head.text(0))
            read += [f"{row.text(0)} = {row.text(1)}" for row in rows if not row.isHidden()]
    return read


def action(window, text):
    (found,) = (action for action, item in window._menus._actions if item.text == text)
    return found


def test_each_line_of_each_menu_has_a_name_of_its_own(table):
    lines = [line for group in table().window._menus.groups() for line in group.lines]
    assert [line.words for line in lines if not line.name] == []
    names = [line.name for line in lines]
    assert sorted(names) == sorted(set(names))
    assert len(names) > 100


def test_no_two_lines_have_the_same_keys(table):
    lines = [line for group in table().window._menus.groups() for line in group.lines]
    keys = [key for line in lines for key in line.usual]
    assert sorted(keys) == sorted(set(keys))
    assert not TAKEN & set(keys)


def test_all_is_there_menu_by_menu_with_the_keys_that_are_fixed(page):
    read = shown(page)
    assert read[0] == "File"
    assert "Pass = P" in read
    assert "Coordinates: Japanese = " in read
    assert [group.title for group in FixedKeys().groups()] == [
        line for line in read if " = " not in line
    ][-len(FixedKeys().groups()) :]


@pytest.mark.parametrize(
    ("wanted", "line"),
    [("pass", "Pass = P"), ("ctrl+j", "Go to Move = Ctrl+J"), ("mark ARROW", "Arrow = R")],
)
def test_searching_by_words_keys_and_menus(page, wanted, line):
    QTest.keyClicks(QApplication.focusWidget(), wanted)
    assert line in shown(page)
    assert len(shown(page)) < 10


def test_new_keys_hold_at_once_in_all_windows(page, qtbot):
    settings = page.window._settings
    other = MainWindow(Session(Record([NewGame().to_game("2001-01-01")])), settings)
    qtbot.addWidget(other)
    choose(page, "pass", KEYS.Key_Z)
    assert "Pass = Z" in shown(page)
    for window in (page.window, other):
        assert action(window, "&Pass").shortcuts() == [QKeySequence("Z")]
    page.page.close()
    with qtbot.waitActive(page.window):
        page.window.activateWindow()
    QTest.keyClick(page.board, KEYS.Key_P)
    assert page.game.position.number == 0
    QTest.keyClick(page.board, KEYS.Key_Z)
    assert page.game.turn is Color.WHITE


def test_a_clash_is_told_and_the_keys_can_be_taken(page):
    choose(page, "pass", KEYS.Key_C)
    assert page.page._told.text() == "Also: Count"
    assert action(page.window, "&Pass").shortcut() == QKeySequence("P")
    assert page.page._take.hasFocus()
    QTest.keyClick(page.page._take, KEYS.Key_Space)
    assert action(page.window, "&Pass").shortcut() == QKeySequence("C")
    assert action(page.window, "&Count").shortcuts() == []


def test_a_clash_that_is_left_changes_nothing(page):
    choose(page, "pass", KEYS.Key_C)
    page.page._field.setFocus()
    QTest.keyClick(page.page._field, KEYS.Key_Escape)
    assert page.page.isVisible()
    assert page.page._field.text() == "P"
    assert page.window._settings.chosen_keys.is_usual


@pytest.mark.parametrize(
    ("keys", "modifier"),
    [
        (KEYS.Key_Space, Qt.KeyboardModifier.NoModifier),
        (KEYS.Key_Up, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_keys_that_are_needed_everywhere_are_refused(page, keys, modifier):
    choose(page, "pass", keys, modifier)
    assert "needed everywhere" in page.page._told.text()
    assert page.window._settings.chosen_keys.is_usual


def test_fixed_keys_say_that_they_are(page):
    page.page._search.setText("star points")
    assert not page.page._field.isEnabled()
    assert "cannot be changed" in page.page._told.text()


def test_no_keys_and_back_to_the_usual_ones(page):
    choose(page, "pass", KEYS.Key_Backspace)
    assert action(page.window, "&Pass").shortcuts() == []
    assert page.page._told.text() == "Default: P"
    choose(page, "count", KEYS.Key_P)
    assert action(page.window, "&Count").shortcut() == QKeySequence("P")
    page.page._search.setText("pass")
    page.press(page.page._usual)
    assert action(page.window, "&Pass").shortcut() == QKeySequence("P")
    assert action(page.window, "&Count").shortcuts() == []
    page.press(page.page._all_usual)
    assert action(page.window, "&Count").shortcut() == QKeySequence("C")
    assert page.window._settings.chosen_keys.is_usual
    assert not page.page._all_usual.isEnabled()


def test_with_control_and_by_the_sign_that_is_typed(page):
    choose(page, "pass", KEYS.Key_Y, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert action(page.window, "&Pass").shortcut() == QKeySequence("Ctrl+Alt+Y")
    choose(page, "pass", KEYS.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)
    assert action(page.window, "&Pass").shortcut() == QKeySequence("!")


def test_escape_takes_the_search_away_then_closes(page):
    QTest.keyClicks(page.page._search, "pass")
    QTest.keyClick(page.page._search, KEYS.Key_Escape)
    assert page.page.isVisible()
    assert page.page._search.text() == ""
    QTest.keyClick(page.page._rows, KEYS.Key_Escape)
    assert not page.page.isVisible()


def test_it_opens_once(page):
    page.window.activateWindow()
    page.window.show_shortcuts()
    assert len(page.window.findChildren(ShortcutsDialog)) == 1


def test_tab_leaves_the_field_of_keys(page):
    page.page._search.setText("pass")
    page.page._field.setFocus()
    QTest.keyClick(page.page._field, KEYS.Key_Tab)
    assert not page.page._field.hasFocus()
    assert page.window._settings.chosen_keys.is_usual


def test_what_is_printed(page):
    html = keys_html("Keys", page.page._groups, page.window._settings.chosen_keys)
    assert "<td width='60%'>Pass</td><td>P</td>" in html
    assert "Japanese" not in html  # which has no keys
    assert "Variations &amp;" not in html


def test_keys_that_hardly_any_keyboard_has_are_not_told():
    chosen = ChosenKeys("", lambda _text: None)
    line = Line("Undo", ("Ctrl+Z", "F14", "Undo", "Alt+Backspace"), "undo")
    assert told_keys(line, chosen) == "Ctrl+Z, Alt+Backspace"
