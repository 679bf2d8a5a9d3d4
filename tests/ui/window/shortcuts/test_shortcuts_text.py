"""The English words of the page of shortcuts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from gobanapp.storage.settings import Settings
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup, ShortcutLine
from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog
from tests.ui.lookup import find

MENUS = [
    ShortcutGroup("Game", [ShortcutLine("Pass", "pass"), ShortcutLine("Score Game", "count")]),
]


@pytest.fixture
def owner(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    return owner


@pytest.fixture
def dialog(owner, tmp_path):
    commands = CommandRegistry(owner, Settings(tmp_path / "settings.ini"))
    commands.add(
        [Command("pass", "&Pass", print, "P"), Command("count", "S&core Game", print, "C")]
    )
    commands.assign_keys()
    dialog = ShortcutsDialog(MENUS, commands, owner)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("key", "message"),
    [
        (Qt.Key.Key_C, "Also used by: Score Game"),
        (Qt.Key.Key_Space, "Space is reserved. Press other keys."),
        (Qt.Key.Key_Z, "Default: P"),
        (Qt.Key.Key_P, ""),
    ],
)
def test_descriptions_of_keys(dialog, key, message):
    assert dialog.line.id == "pass"
    QTest.keyClick(find(dialog, "new-keys"), key)
    assert find(dialog, "message", QLabel).text() == message


def test_descriptions_of_fixed_keys(dialog):
    find(dialog, "search", QLineEdit).setText("star points")
    assert find(dialog, "message", QLabel).text() == "These keys cannot be changed."
