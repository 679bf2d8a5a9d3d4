"""Long work on a worker thread, with a progress bar and a way to cancel."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget
from shiboken6 import isValid

from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import LIST_MARGINS, vbox
from gobanapp.ui.widgets.labels import ElidedLabel
from gobanapp.ui.widgets.worker import run_in_thread

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

_UNNOTICED_DELAY = 0.03  # seconds for which a window may freeze
_PATIENCE = 0.3  # seconds that a user waits without an explanation
_STEPS = 1000
_POLL_INTERVAL = 50  # milliseconds
_INPUT_EVENTS = frozenset(
    {
        QEvent.Type.Close,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.Wheel,
    }
)

_waiting_windows: list[QWidget] = []

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
    """Do ``work`` on a worker thread and return its result; nothing else can be done meanwhile.

    ``work`` reports its progress to the function it is given. The window keeps painting; the
    progress bar appears after ``patience`` seconds. Raises what ``work`` raises, or Cancelled: then
    the work can still run for a moment if it ``leaves_at_once``; otherwise it has ended.
    """
    job = _Job(work)
    if not job.ended.wait(min(_UNNOTICED_DELAY, patience)):
        _waiting_windows.append(window)
        try:
            _wait(window, title, job, leaves_at_once=leaves_at_once, patience=patience)
        finally:
            _waiting_windows.remove(window)
    return job.result()


def is_waiting(window: QWidget) -> bool:
    """Return whether ``window`` waits for work: timers and other programs can still call it."""
    return window in _waiting_windows


class _Job(Generic[Result]):
    """The work on its thread. Only one of the two threads writes each of its fields."""

    def __init__(self, work: Callable[[ProgressCallback], Result]) -> None:
        self.part = 0.0
        self.is_cancelled = False
        self.ended = threading.Event()
        self.loop = QEventLoop()
        self._results: list[Result] = []
        self._error: BaseException = Cancelled()
        self._work = work
        run_in_thread(self._run, self._quit, thread="background")

    def result(self) -> Result:
        """Return or raise the outcome of the work; raise Cancelled if it has not ended."""
        if self._results:
            return self._results.pop()
        raise self._error

    def _run(self) -> None:
        try:
            self._results.append(self._work(self._report))
        except BaseException as error:  # noqa: BLE001 - it is raised on the UI thread
            self._error = error
        self.ended.set()

    def _report(self, part: float) -> None:
        self.part = part
        if self.is_cancelled:
            raise Cancelled

    def _quit(self, _result: None) -> None:
        self.loop.quit()


def _wait(
    window: QWidget, title: str, job: _Job[Result], *, leaves_at_once: bool, patience: float
) -> None:
    # Keys and clicks wait, and are for the window again if the work ends soon; drops would not
    # wait. A modal dialog, even an invisible one, would take the focus that the window system gives
    # a window that has just been shown.
    guard = _InputGuard(window.window().windowHandle())
    QTimer.singleShot(round(1000 * patience), job.loop, job.loop.quit)
    job.loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    guard.end()
    if not job.ended.is_set():
        _show_progress(window, title, job, leaves_at_once=leaves_at_once)
    if not leaves_at_once:
        job.ended.wait()  # the loop may have ended with the program


def _show_progress(window: QWidget, title: str, job: _Job[Result], *, leaves_at_once: bool) -> None:
    if not isValid(window):
        job.is_cancelled = True
        return
    dialog = ProgressDialog(title, window)

    def update() -> None:
        if isValid(dialog):
            job.is_cancelled = dialog.is_cancelled
            dialog.show_part(job.part)
        else:  # destroyed with its window
            job.is_cancelled = True
        if job.is_cancelled and leaves_at_once:
            job.loop.quit()

    dialog.show()
    timer = QTimer(interval=_POLL_INTERVAL)
    timer.timeout.connect(update)
    timer.start()
    job.loop.exec()
    if isValid(dialog):
        dialog.hide()
        dialog.deleteLater()


class _InputGuard(QObject):
    """Keeps input from a window while work for it begins."""

    def __init__(self, window: QWindow | None) -> None:
        super().__init__()
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    def end(self) -> None:
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        return event.type() in _INPUT_EVENTS


class ProgressDialog(QDialog):
    """Blocks the window until the work has ended, even after a click on Cancel."""

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(window)
        self.is_cancelled = False
        self.setWindowTitle(window.windowTitle())
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumWidth(45 * SPACE)
        label = ElidedLabel()  # the name of a file may be long
        label.set_full_text(title)
        self._bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setAutoDefault(False)  # or Enter, pressed a little long, would cancel
        self._cancel.clicked.connect(self.reject)
        cancel = self._cancel, Qt.AlignmentFlag.AlignRight
        self.setLayout(vbox(label, self._bar, cancel, margins=LIST_MARGINS))

    def show_part(self, part: float) -> None:
        self._bar.setValue(int(part * _STEPS))

    def reject(self) -> None:
        """Cancel the work; Escape and the dialog's close button do it too."""
        self.is_cancelled = True
        self._cancel.setEnabled(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()
