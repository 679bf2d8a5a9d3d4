"""Dialogs that open upon a click are answered as a user would."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton


def button(parent, text):
    """Return the visible button with ``text`` on it, mnemonics aside."""
    (found,) = (
        button
        for button in parent.findChildren(QPushButton)
        if button.isVisible() and text in (button.text().replace("&", ""), button.accessibleName())
    )
    return found


def answer(kind, action):
    """When a dialog of ``kind`` has opened, do ``action`` with it."""

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            action(dialog)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def play_on(box):
    next(b for b in box.buttons() if "Play On" in b.text()).click()
