"""Calls that come later, in the event loop of the UI thread."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gobanapp.ui.widgets.worker import on_ui_thread

_SLICE: Final = 0.005
"""Seconds of idle work at a time: whatever the user does meanwhile seems to be answered at once."""

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


class IdleWork(QObject):
    """Calls ``step`` while the user does nothing, until it returns False. Each call is short.

    ``paused`` is emitted after each slice: the user comes first then, or all is done.
    """

    paused = Signal()

    def __init__(self, step: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Begin, or go on where there is more to do than before."""
        self._timer.start(0)

    def _work(self) -> None:
        end = perf_counter() + _SLICE
        while self._step():
            if perf_counter() > end:
                break
        else:
            self._timer.stop()
        self.paused.emit()
