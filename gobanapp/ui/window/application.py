"""The application, its icon, and its end where Qt cannot open a window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from gobanapp.resources import resource_path
from gobanapp.ui.widgets.appearance import IS_FUSION


@contextmanager
def exit_without_platform(
    reason: Callable[[], list[str]], complain: Callable[..., None]
) -> Iterator[None]:
    """Make the application in this block; if Qt cannot, end the process with status 1.

    Then the lines of ``reason`` are printed, or if it knows none, what Qt has said. ``complain``
    prints lines on standard error.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        said.extend(qFormatLogMessage(kind, context, text).split("\n"))
        if kind == QtMsgType.QtFatalMsg:
            complain(*(reason() or [*said, "gobanapp: no window can be opened"]))
            os._exit(1)  # Qt would end it as soon as this returns.

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        if said:
            complain(*said)


_SIZES = (16, 22, 24, 32, 48, 64, 128)
"""In pixels. The largest are for packages: each window would hand them to the system."""


def program_icon() -> QIcon:
    """Return it in all sizes that a window needs; they are read when they are first shown."""
    icon = QIcon()
    for size in _SIZES:
        icon.addFile(str(resource_path("icons", "app", f"gobanapp-{size}.png")))
    return icon


class Application(QApplication):
    """Handles application events here: an event filter would see every event."""

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
