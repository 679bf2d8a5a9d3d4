"""Small dialogs: a message, a question, a number or a text to enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gobanapp.text.language import tr, translate
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import DIALOG_MARGINS, Part, letters_width, vbox
from gobanapp.ui.widgets.plain_text import MessageBox

_MAX_LINES = 8
_TITLE_WIDTH = 64
"""The width in letters at which a window manager shows the title of a small dialog whole."""

D = TypeVar("D", bound=QDialog)


def fill_fixed_dialog(dialog: QDialog, *parts: Part, spacing: int = 2 * SPACE) -> None:
    """Put parts one below the other into a dialog that is exactly as large as they are."""
    column = vbox(*parts, spacing=spacing, margins=DIALOG_MARGINS)
    column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
    dialog.setLayout(column)


def accept_or_cancel(dialog: QDialog, text: str, name: str) -> tuple[QDialogButtonBox, QPushButton]:
    """Return the buttons of a dialog, and the one of them that accepts it, also by Enter.

    That one has this ``text``, and ``name`` as its object name; the other is Cancel.
    """
    buttons = QDialogButtonBox()
    accept = buttons.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
    accept.setObjectName(name)
    accept.setDefault(True)
    buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons, accept


def exec_dialog(dialog: QDialog) -> bool:
    """Open ``dialog`` and delete it; return whether it was accepted.

    Its values can still be read: Qt deletes it only in the next run of the event loop.
    """
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return is_accepted


def open_dialog(dialog: QDialog) -> None:
    """Open ``dialog`` and return at once; it is deleted when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def show_once(window: QWidget, kind: type[D], create: Callable[[], D]) -> None:
    """Show the dialog of ``window`` of that ``kind``, or bring it to the front."""
    dialog = window.findChild(kind)
    if not isinstance(dialog, kind):
        dialog = create()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def show_message_box(window: QWidget, title: str, text: str, *, name: str, about: str = "") -> None:
    """Show a message. ``name`` is the object name of the box, ``about`` as in ``MessageBox``."""
    box = MessageBox(window, title, text, name=name, about=about)
    box.exec()
    box.deleteLater()


def confirm(
    window: QWidget,
    title: str,
    text: str,
    action: str,
    otherwise: str = "",
    *,
    name: str,
    about: str = "",
) -> bool:
    """Ask whether to do ``action``; return whether that was chosen.

    The default, also of Escape, is "Cancel" or ``otherwise``. ``name`` is the object name of the
    box; its buttons are called ``accept`` and ``cancel``. ``about``: as in the box.
    """
    box = MessageBox(window, title, text, name=name, about=about)
    accept = box.addButton(action, MessageBox.ButtonRole.AcceptRole)
    accept.setObjectName("accept")
    if otherwise:
        cancel = box.addButton(otherwise, MessageBox.ButtonRole.RejectRole)
    else:
        cancel = box.addButton(MessageBox.StandardButton.Cancel)
        cancel.setText(translate("messages", "&Cancel"))
    cancel.setObjectName("cancel")
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    box.exec()
    is_accepted = box.clickedButton() is accept
    box.deleteLater()
    return is_accepted


def truncated_lines(lines: Sequence[str]) -> str:
    """Return the first of ``lines`` one below the other, and the number of the others."""
    shown = [f"•  {' '.join(line.split())}" for line in lines[:_MAX_LINES]]
    if len(lines) > _MAX_LINES:
        shown.append(tr("and %n more", "", len(lines) - _MAX_LINES))
    return "\n".join(shown)


def get_int(
    window: QWidget, title: str, text: str, action: str, *, value: int, low: int, high: int
) -> int | None:
    """Ask for a number from ``low`` to ``high``; return None if cancelled."""
    dialog = _dialog(window, title, text)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(low, high)
    dialog.setIntValue(value)
    return dialog.intValue() if _is_given(dialog, action) else None


def get_text(window: QWidget, title: str, text: str, action: str, value: str) -> str | None:
    """Ask for a line of text; return None if cancelled."""
    dialog = _dialog(window, title, text)
    dialog.setTextValue(value)
    return dialog.textValue() if _is_given(dialog, action) else None


def _dialog(window: QWidget, title: str, text: str) -> QInputDialog:
    dialog = QInputDialog(window)
    dialog.setWindowTitle(title)
    dialog.setLabelText(text)
    dialog.resize(letters_width(dialog, _TITLE_WIDTH), 0)
    return dialog


def _is_given(dialog: QInputDialog, action: str) -> bool:
    # Last of all: Qt greys out a button that has its text before the dialog has its question.
    dialog.setOkButtonText(action)
    return exec_dialog(dialog)
