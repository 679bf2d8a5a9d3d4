"""Hands for the parts of the dialog for a new game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


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
