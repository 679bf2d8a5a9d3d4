"""The dialog for a new game, its parts, and hands for them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from tests.ui.match.new_game.new_game_hands import USUAL


@pytest.fixture
def shown(qtbot):
    def show(widget):
        qtbot.addWidget(widget)
        with qtbot.waitActive(widget):
            widget.show()
        return widget

    return show


@pytest.fixture
def typed():
    """Write a text into a field as a user does, and leave it with Tab."""

    def type_text(field, text):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text) if text else QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClick(field, Qt.Key.Key_Tab)

    return type_text


@pytest.fixture
def new_game(qtbot):
    """A function: the dialog of a new game, shown."""

    def open_dialog(last=USUAL, **remembered):
        dialog = NewGameDialog(last, **remembered)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog
