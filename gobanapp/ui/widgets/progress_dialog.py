"""Long work off the window's thread: a bar tells how far it is, and it can be cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.elided_label import ElidedLabel
from gobanapp.ui.widgets.worker import run_in_thread

_PATIENCE = 0.3  # seconds that a user waits without being told why
_STEPS = 1000
_LOOKS = 50  # milliseconds between two looks at how far it is

Result = TypeVar("Result")


class Cancelled(Exception):
    """The user has cancelled the work."""


def run_with_progress(
    window: QWidget,
    title: str,
    work: Callable[[ProgressCallback], Result],
    *,
    leaves_at_once: bool = True,
    patience: float = _PATIENCE,
) -> Result:
    """Do ``work`` on another thread and return what it returns; nothing else is done meanwhile.

    The bar comes after ``patience`` seconds, in which the window is not even painted. ``work`` is
    given what to tell its progress to. Raises what it raises, and Cancelled; then it may
    still run for a moment, unseen, if it ``leaves_at_once``, or else it has come to its end.
    """
    job = _Job(work)
    if not job.has_ended(patience):
        _wait_with_bar(window, title, job, leaves_at_once=leaves_at_once)
    return job.result()


class _Job(Generic[Result]):
    """The work on its thread. Only one of the two threads writes each of its fields."""

    def __init__(self, work: Callable[[ProgressCallback], Result]) -> None:
        self.part = 0.0
        self.is_cancelled = False
        self._results: list[Result] = []
        self._error: BaseException = Cancelled()
        self._ended = threading.Event()
        self._work = work
        run_in_thread(self._run, thread="background")

    def has_ended(self, seconds: float = 0) -> bool:
        """Wait that long for the end; return whether it has come."""
        return self._ended.wait(seconds)

    def result(self) -> Result:
        """Return or raise what the work did; Cancelled where it has not ended."""
        if self._results:
            return self._results[0]
        raise self._error

    def _run(self) -> None:
        try:
            self._results.append(self._work(self._tell))
        except BaseException as error:  # noqa: BLE001 - it is raised on the other thread
            self._error = error
        self._ended.set()

    def _tell(self, part: float) -> None:
        self.part = part
        if self.is_cancelled:
            raise Cancelled


def _wait_with_bar(window: QWidget, title: str, job: _Job[Result], *, leaves_at_once: bool) -> None:
    bar = _Bar(title, window)
    loop = QEventLoop()

    def look() -> None:
        if isValid(bar):
            job.is_cancelled = bar.is_cancelled
            bar.show_part(job.part)
        else:  # gone with its window
            job.is_cancelled = True
        if job.has_ended() or (job.is_cancelled and leaves_at_once):
            loop.quit()

    bar.cancelled.connect(look)
    timer = QTimer(loop, interval=_LOOKS)
    timer.timeout.connect(look)
    timer.start()
    bar.show()
    loop.exec()
    # The loop has the timer, the timer what it calls, and that the loop: a circle through Qt, where
    # no collection sees it. All that the work has brought would stay with it.
    timer.timeout.disconnect(look)
    if isValid(bar):
        bar.hide()
        bar.deleteLater()


class _Bar(QDialog):
    """Keeps the window from being used until the work has ended, also after a click on Cancel."""

    cancelled = Signal()

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(window.windowTitle())
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumWidth(45 * SPACE)
        self.is_cancelled = False
        self._part = QProgressBar()
        self._part.setRange(0, _STEPS)
        self._part.setTextVisible(False)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setAutoDefault(False)  # or Enter, pressed a little long, would end it
        self._cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        layout.setSpacing(SPACE)
        told = ElidedLabel()  # the name of a file may be long
        told.set_full_text(title)
        layout.addWidget(told)
        layout.addWidget(self._part)
        layout.addWidget(self._cancel, 0, Qt.AlignmentFlag.AlignRight)

    def show_part(self, part: float) -> None:
        self._part.setValue(int(part * _STEPS))

    def reject(self) -> None:
        """Cancel the work; Escape and the window's own button do it too."""
        self.is_cancelled = True
        self._cancel.setEnabled(False)
        self.cancelled.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()
