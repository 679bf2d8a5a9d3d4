"""Widgets and menu actions found by object name, and used as a mouse would."""

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QMenu,
    QMessageBox,
    QWidget,
)

from gobanapp.ui.widgets.segmented_control import SegmentedControl

LEFT = Qt.MouseButton.LeftButton


def find(parent, name, kind=QWidget):
    """Return the one widget of ``kind`` called ``name`` below ``parent``, shown or not."""
    found = parent.findChildren(kind, name)
    if len(found) != 1:
        names = sorted({child.objectName() for child in parent.findChildren(kind)} - {""})
        raise LookupError(f"{len(found)} widgets are called {name!r}; there are {names}")
    return found[0]


def is_shown(parent, name):
    """Return whether a widget called ``name`` can be seen below ``parent``."""
    return any(widget.isVisible() for widget in parent.findChildren(QWidget, name))


def press(parent, name):
    """Click the visible, enabled button called ``name``."""
    button = find(parent, name)
    assert button.isVisible(), f"{name} is hidden"
    assert button.isEnabled(), f"{name} is disabled"
    click(button)


def click(widget):
    """Click ``widget`` where a button, a check box and a label with a link all take a click."""
    middle = widget.height() // 2
    QTest.mouseClick(widget, LEFT, pos=QPoint(min(8, widget.width() // 2), middle))


def double_click(widget, place):
    """Click twice at ``place``; QTest.mouseDClick alone leaves the button pressed."""
    QTest.mouseClick(widget, LEFT, pos=place)
    QTest.mouseDClick(widget, LEFT, pos=place)
    QTest.mouseRelease(widget, LEFT, pos=place)


def segment(parent, name, value):
    """Return the button for ``value`` in the segments called ``name``."""
    segments = find(parent, name, SegmentedControl)
    buttons = [b for b in segments.findChildren(QAbstractButton) if not b.isHidden()]
    return buttons[list(segments.values).index(value)]


def choose(parent, name, value):
    """Choose ``value`` in the segments or the combo box called ``name``, as a user does."""
    field = find(parent, name)
    if isinstance(field, SegmentedControl):
        click(segment(parent, name, value))
        return
    (row,) = (row for row in range(field.count()) if field.itemData(row) == value)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.currentIndex() == row


def press_standard(parent, which):
    """Click a standard button of a dialog or message box, such as ``StandardButton.Cancel``."""
    kind = QMessageBox if isinstance(which, QMessageBox.StandardButton) else QDialogButtonBox
    box = parent if isinstance(parent, kind) else parent.findChild(kind)
    click(box.button(which))


def menu_action(window, name):
    """Return the action of the menu line called ``name``, by its object name."""
    (action,) = window.findChildren(QAction, name)
    return action


def trigger(window, name):
    """Choose the menu line called ``name``, which must be enabled."""
    action = menu_action(window, name)
    assert action.isEnabled(), f"{name} is disabled"
    action.trigger()


_awaited = []


def when_open(opened, act):
    """As soon as ``opened`` returns a dialog or a menu instead of None, ``act`` on it.

    A test in which it never does fails at its end (``forget_awaited``).
    """

    def look():
        if look not in _awaited:
            return  # the test is over
        found = opened()
        if found is None:
            QTimer.singleShot(10, look)
        else:
            _awaited.remove(look)
            act(found)

    _awaited.append(look)
    QTimer.singleShot(0, look)


def forget_awaited():
    """Wait for no dialog or menu any more; return how many have not opened."""
    missing = len(_awaited)
    _awaited.clear()
    return missing


def active_modal(kind=QWidget):
    """Return the dialog that waits for an answer if it is of ``kind``, or else None."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, kind) else None


def active_menu():
    """Return the menu that is open, or None."""
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def answer(kind, act, name=""):
    """When a dialog of ``kind`` has opened, ``act`` on it; ``name`` is what it must be called."""

    def act_on(dialog):
        if name in ("", dialog.objectName()):
            act(dialog)
        else:
            dialog.reject()  # or the test would wait for ever
            raise LookupError(f"{dialog.objectName()!r} opened instead of {name!r}")

    when_open(lambda: active_modal(kind), act_on)


def answer_question(name, button="accept"):
    """When the message box called ``name`` has opened, press its button called ``button``."""
    answer(QMessageBox, lambda box: press(box, button), name)
