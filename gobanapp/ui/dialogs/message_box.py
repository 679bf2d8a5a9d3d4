"""A message box that screen readers call by its headline."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox


class MessageBox(QMessageBox):
    """Where the system shows a title, Qt takes that for the name, here that of the program.

    Then a screen reader says "gobanapp" in place of the question.
    """

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
