"""A number or a line of text that is asked for, with a button that says what becomes of it."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QWidget


def get_int(
    window: QWidget, title: str, text: str, action: str, *, value: int, low: int, high: int
) -> int | None:
    """Ask for a number from ``low`` to ``high``; return None where none was given."""
    dialog = _dialog(window, title, text)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(low, high)
    dialog.setIntValue(value)
    return dialog.intValue() if _is_given(dialog, action) else None


def get_text(window: QWidget, title: str, text: str, action: str, value: str) -> str | None:
    """Ask for a line of text; return None where none was given."""
    dialog = _dialog(window, title, text)
    dialog.setTextValue(value)
    return dialog.textValue() if _is_given(dialog, action) else None


def _dialog(window: QWidget, title: str, text: str) -> QInputDialog:
    dialog = QInputDialog(window)
    dialog.setWindowTitle(title)
    dialog.setLabelText(text)
    return dialog


def _is_given(dialog: QInputDialog, action: str) -> bool:
    # Last of all: Qt greys out a button that has its text before the dialog knows what is asked.
    dialog.setOkButtonText(action)
    is_given = dialog.exec() == QInputDialog.DialogCode.Accepted
    dialog.deleteLater()
    return is_given
