"""Calls that come later, in the loop of the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gobanapp.ui.widgets.worker import on_ui_thread

T = TypeVar("T")


class UiEventLoop(QObject):
    """The loop of the thread on which it is made, for what knows nothing of Qt."""

    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._requested.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call_soon(self, call: Callable[[], None]) -> None:
        """Call it once all is done that is under way, before anything is painted."""
        self._requested.emit(call)

    def call_later(self, call: Callable[[], None], milliseconds: int) -> Callable[[], None]:
        """Call it after a while; return what prevents that."""
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start()

        def prevent() -> None:
            timer.stop()
            timer.deleteLater()

        return prevent

    def from_any_thread(self, method: Callable[[T], object]) -> Callable[[T], None]:
        """Return what calls ``method`` in the loop, from whatever thread, while there is one."""
        return on_ui_thread(method)

    def _call(self, call: Callable[[], None]) -> None:
        call()
