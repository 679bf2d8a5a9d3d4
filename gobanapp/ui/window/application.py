"""The application, and what the desktop asks of it rather than of a window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from gobanapp.ui.widgets.appearance import IS_FUSION


class Application(QApplication):
    """A filter of all events would be asked at each of them; here come only the application's."""

    file_open_requested = Signal(str)
    """A double click on a file: macOS tells it to the program that runs, or has just been started.
    The argument is its full path."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__([*arguments, "-style", "fusion"])
        self.setProperty(IS_FUSION, True)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_open_requested.emit(event.file())
            return True
        return super().event(event)
