"""Keys of a widget that a menu has too."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow

from gobanapp.ui.widgets.key_filter import OwnKeys, is_unmodified, take_key


@pytest.fixture
def window(qtbot):
    """A window with a menu line for each of two keys, and a label with the focus."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.done = []
    for key in ("A", "B"):
        action = QAction(key, window)
        action.setShortcut(key)
        action.triggered.connect(lambda _, key=key: window.done.append(f"menu {key}"))
        window.addAction(action)
    window.setCentralWidget(QLabel())
    window.centralWidget().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitActive(window):
        window.show()
    window.centralWidget().setFocus()
    return window


def press(window, *keys):
    window.done.clear()
    for key in keys:
        QTest.keyClick(window.windowHandle(), key)
    return window.done


class Taker(QObject):
    def __init__(self, window):
        super().__init__(window)
        self._window = window

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        return take_key(event, self.action)

    def action(self, event):
        is_b = event.key() == Qt.Key.Key_B and is_unmodified(event)
        return (lambda: self._window.done.append("taken B")) if is_b else None


def test_claimed_keys_act_once_and_others_reach_menus(window):
    assert press(window, Qt.Key.Key_A, Qt.Key.Key_B) == ["menu A", "menu B"]
    window.centralWidget().installEventFilter(Taker(window))
    assert press(window, Qt.Key.Key_A, Qt.Key.Key_B) == ["menu A", "taken B"]


def test_a_key_that_is_claimed_comes_to_the_widget(window, qtbot):
    label = window.centralWidget()
    OwnKeys(label, lambda event: event.key() == Qt.Key.Key_A)
    label.keyPressEvent = lambda event: window.done.append(f"pressed {event.text()}")
    assert press(window, Qt.Key.Key_A, Qt.Key.Key_B) == ["pressed a", "menu B"]


def test_keypad_keys_count_as_unmodified(window):
    seen = []

    def look(event):
        if event.key() == Qt.Key.Key_7:
            seen.append(is_unmodified(event))
        return False

    OwnKeys(window.centralWidget(), look)
    for held in ("NoModifier", "KeypadModifier", "ShiftModifier", "ControlModifier"):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_7, Qt.KeyboardModifier[held])
    assert seen == [True, True, False, False]
