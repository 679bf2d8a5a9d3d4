"""The page of shortcuts, read and changed by real keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QTreeWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.session import Session
from gobanapp.ui.widgets.commands import RESERVED_KEYS
from gobanapp.ui.window.main_window import MainWindow
from gobanapp.ui.window.shortcuts.key_list import (
    fixed_key_groups,
    menu_groups,
    native_key_text,
    native_keys_text,
    shortcut_text,
)
from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog
from gobanapp.ui.window.shortcuts.shortcuts_pdf import keys_html
from tests.ui.lookup import find, is_shown, menu_action, press, trigger

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


class Page:
    """The page over its window, and what a user sees and does there."""

    def __init__(self, table):
        self.table = table
        self.window = table.window
        self.settings = table.window.settings
        trigger(self.window, "shortcuts")
        self.dialog = self.window.findChild(ShortcutsDialog)
        self.search = find(self.dialog, "search", QLineEdit)
        self.rows = find(self.dialog, "shortcut-list", QTreeWidget)
        self.keys = find(self.dialog, "new-keys", QLineEdit)
        self.message = find(self.dialog, "message", QLabel)

    def heads(self):
        return [self.rows.topLevelItem(place) for place in range(self.rows.topLevelItemCount())]

    def titles(self):
        return [head.text(0) for head in self.heads() if not head.isHidden()]

    def lines(self):
        """The lines that are shown, by name or, where keys are fixed, by words, with their keys."""
        return [
            (line.id or line.words, row.text(1))
            for head in self.heads()
            if not head.isHidden()
            for row in (head.child(place) for place in range(head.childCount()))
            if not row.isHidden()
            for line in [row.data(0, Qt.ItemDataRole.UserRole)]
        ]

    def look_for(self, name):
        """Look for a line of the menus by its words, and go on to it by keys."""
        line = next(line for line in lines_of_menus(self.window) if line.id == name)
        self.search.setText(line.words)
        self.search.setFocus()
        QTest.keyClick(self.search, KEYS.Key_Return)
        for _ in self.lines():
            if self.dialog.line.id != name:
                QTest.keyClick(self.rows, KEYS.Key_Down)
        assert self.dialog.line == line

    def choose(self, name, keys, modifier=Qt.KeyboardModifier.NoModifier):
        """Look for a line, go to its keys as one does without a mouse, and press others."""
        self.look_for(name)
        QTest.keyClick(self.rows, KEYS.Key_Return)
        assert self.keys.hasFocus()
        QTest.keyClick(self.keys, keys, modifier)


@pytest.fixture
def page(table, qtbot):
    page = Page(table())
    with qtbot.waitExposed(page.dialog):
        page.dialog.show()
    return page


def lines_of_menus(window):
    groups = menu_groups(window.menus, window.commands)
    return [line for group in groups for line in group.lines]


def test_each_line_of_each_menu_has_a_name_of_its_own(table):
    lines = lines_of_menus(table().window)
    assert [line.words for line in lines if not line.id] == []
    names = [line.id for line in lines]
    assert sorted(names) == sorted(set(names))
    assert len(names) > 100


def test_no_two_lines_have_the_same_keys(table):
    keys = [key for command in table().window.commands for key in command.default_keys]
    assert sorted(keys) == sorted(set(keys))
    assert not RESERVED_KEYS & set(keys)


def test_commands_are_listed_by_menu_with_fixed_keys(page):
    menus = [action.text().replace("&", "") for action in page.window.menuBar().actions()]
    assert page.titles() == menus + [group.title for group in fixed_key_groups()]
    assert ("pass", "P") in page.lines()
    assert ("coordinates-cjk", "") in page.lines()


def words_of_pass(line, _group, _commands):
    return line.words.lower()


def keys_of_line(line, _group, commands):
    return shortcut_text(line, commands).lower()


def words_of_menu_and_line(line, group, _commands):
    return f"{group.title.lower()} {line.words.upper()}"


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("pass", words_of_pass),
        ("go-to-move", keys_of_line),
        (MarkTool.ARROW.action_name, words_of_menu_and_line),
    ],
)
def test_searching_by_words_keys_and_menus(page, name, wanted):
    group, line = next(
        (group, line)
        for group in menu_groups(page.window.menus, page.window.commands)
        for line in group.lines
        if line.id == name
    )
    before = page.lines()
    QTest.keyClicks(QApplication.focusWidget(), wanted(line, group, page.window.commands))
    assert name in dict(page.lines())
    assert len(page.lines()) + len(page.titles()) < 10 < len(before)


def test_new_keys_apply_at_once_in_all_windows(page, qtbot):
    session = Session(Document([GameTerms().to_game("2001-01-01")]))
    other = MainWindow(session, page.settings)
    qtbot.addWidget(other)
    page.choose("pass", KEYS.Key_Z)
    assert ("pass", "Z") in page.lines()
    for window in (page.window, other):
        assert menu_action(window, "pass").shortcuts() == [QKeySequence("Z")]
    page.dialog.close()
    with qtbot.waitActive(page.window):
        page.window.activateWindow()
    QTest.keyClick(page.table.board, KEYS.Key_P)
    assert page.table.game.position.move_number == 0
    QTest.keyClick(page.table.board, KEYS.Key_Z)
    assert page.table.game.turn is Color.WHITE


def test_a_conflict_is_shown_and_the_keys_can_be_taken_over(page):
    page.choose("pass", KEYS.Key_C)
    count = next(line for line in lines_of_menus(page.window) if line.id == "count")
    assert count.words in page.message.text()
    assert menu_action(page.window, "pass").shortcut() == QKeySequence("P")
    take = find(page.dialog, "take-keys", QPushButton)
    assert take.hasFocus()
    QTest.keyClick(take, KEYS.Key_Space)
    assert menu_action(page.window, "pass").shortcut() == QKeySequence("C")
    assert menu_action(page.window, "count").shortcuts() == []


def test_a_cancelled_clash_changes_nothing(page):
    page.choose("pass", KEYS.Key_C)
    page.keys.setFocus()
    QTest.keyClick(page.keys, KEYS.Key_Escape)
    assert page.dialog.isVisible()
    assert page.keys.text() == "P"
    assert not page.settings.shortcuts


@pytest.mark.parametrize(
    ("keys", "modifier"),
    [
        (KEYS.Key_Space, Qt.KeyboardModifier.NoModifier),
        (KEYS.Key_Up, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_keys_that_are_needed_everywhere_are_refused(page, keys, modifier):
    page.choose("pass", keys, modifier)
    assert native_key_text(QKeySequence(modifier | keys).toString()) in page.message.text()
    assert not is_shown(page.dialog, "take-keys")
    assert not page.settings.shortcuts


def test_fixed_keys_say_that_they_are(page):
    page.look_for("pass")
    assert page.keys.isEnabled()
    assert page.message.text() == ""
    line = fixed_key_groups()[0].lines[2]
    page.search.setText(line.words)
    assert page.dialog.line == line
    assert not page.keys.isEnabled()
    assert page.message.text()
    assert not is_shown(page.dialog, "take-keys")


def test_keys_can_be_cleared_and_reset(page):
    page.choose("pass", KEYS.Key_Backspace)
    assert menu_action(page.window, "pass").shortcuts() == []
    assert "P" in page.message.text()
    assert not is_shown(page.dialog, "take-keys")
    page.choose("count", KEYS.Key_P)
    assert menu_action(page.window, "count").shortcut() == QKeySequence("P")
    page.look_for("pass")
    press(page.dialog, "reset")
    assert menu_action(page.window, "pass").shortcut() == QKeySequence("P")
    assert menu_action(page.window, "count").shortcuts() == []
    press(page.dialog, "reset-all")
    assert menu_action(page.window, "count").shortcut() == QKeySequence("C")
    assert not page.settings.shortcuts
    assert not find(page.dialog, "reset-all").isEnabled()


def test_with_control_and_by_the_sign_that_is_typed(page):
    page.choose("pass", KEYS.Key_Y, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert menu_action(page.window, "pass").shortcut() == QKeySequence("Ctrl+Alt+Y")
    page.choose("pass", KEYS.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)
    assert menu_action(page.window, "pass").shortcut() == QKeySequence("!")


def test_escape_takes_the_search_away_then_closes(page):
    QTest.keyClicks(page.search, "xyzzy")
    QTest.keyClick(page.search, KEYS.Key_Escape)
    assert page.dialog.isVisible()
    assert page.search.text() == ""
    QTest.keyClick(page.rows, KEYS.Key_Escape)
    assert not page.dialog.isVisible()


def test_the_dialog_opens_only_once(page):
    page.window.activateWindow()
    page.window.show_shortcuts()
    assert len(page.window.findChildren(ShortcutsDialog)) == 1


def test_tab_leaves_the_field_of_keys(page):
    page.look_for("pass")
    page.keys.setFocus()
    QTest.keyClick(page.keys, KEYS.Key_Tab)
    assert not page.keys.hasFocus()
    assert not page.settings.shortcuts


def test_the_printed_list_of_keys(page):
    lines = {line.id: line for line in lines_of_menus(page.window)}
    commands = page.window.commands
    groups = [*menu_groups(page.window.menus, commands), *fixed_key_groups()]
    html = keys_html("Keys", groups, commands)
    assert f"<td width='60%'>{lines['pass'].words}</td><td>P</td>" in html
    assert lines["coordinates-cjk"].words not in html  # which has no keys
    assert "&amp;amp;" not in html


def test_keys_that_few_keyboards_have_are_left_out():
    keys = ("Ctrl+Z", "F14", "Undo", "Alt+Backspace")
    assert native_keys_text(keys) == "Ctrl+Z, Alt+Backspace"
