"""The small boxes: something told, or a question with one thing that can be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from gobanapp.ui.dialogs.message_box import MessageBox

_MOST_NAMED = 8


def tell(window: QWidget, title: str, text: str, *, name: str) -> None:
    """Show something that the user has to know. ``name`` is the object name of the box."""
    box = MessageBox(window)
    box.setObjectName(name)
    box.setText(title)
    box.setInformativeText(text)
    box.exec()
    box.deleteLater()


def agreed(
    window: QWidget, title: str, text: str, action: str, otherwise: str = "", *, name: str
) -> bool:
    """Ask whether to do ``action``; return whether that was chosen.

    The default, and what Escape does, is not to: "Cancel" or ``otherwise``. ``name`` is the object
    name of the box; its buttons are called ``accept`` and ``cancel``.
    """
    box = MessageBox(window)
    box.setObjectName(name)
    box.setText(title)
    box.setInformativeText(text)
    do = box.addButton(action, QMessageBox.ButtonRole.AcceptRole)
    do.setObjectName("accept")
    if otherwise:
        leave = box.addButton(otherwise, QMessageBox.ButtonRole.RejectRole)
    else:
        leave = box.addButton(QMessageBox.StandardButton.Cancel)
    leave.setObjectName("cancel")
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    box.exec()
    is_wanted = box.clickedButton() is do
    box.deleteLater()
    return is_wanted


def listed(lines: Sequence[str]) -> str:
    """Return the first of ``lines`` one below the other, and how many there are besides."""
    shown = [f"•  {line}" for line in lines[:_MOST_NAMED]]
    if len(lines) > _MOST_NAMED:
        shown.append(_Words().more(len(lines) - _MOST_NAMED))
    return "\n".join(shown)


class _Words(QObject):
    # lupdate sees that a text has plural forms in a call of ``tr`` only.
    def more(self, number: int) -> str:
        return self.tr("and %n more", "", number)
