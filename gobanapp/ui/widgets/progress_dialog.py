"""Long work on a worker thread, with a progress bar and a way to cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget
from shiboken6 import isValid

from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import LIST_MARGINS, vbox
from gobanapp.ui.widgets.labels import ElidedLabel
from gobanapp.ui.widgets.worker import Task, run_in_thread

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
    loop = _Loop()
    task = run_in_thread(work, loop.end, thread="background")
    if not task.ended.wait(min(_UNNOTICED_DELAY, patience)):
        _waiting_windows.append(window)
        try:
            _wait_without_input(window, loop, patience)
            if not task.ended.is_set():
                _show_progress(window, title, task, loop, leaves_at_once=leaves_at_once)
            if not leaves_at_once:
                task.ended.wait()  # the loop may have ended with the program
        finally:
            _waiting_windows.remove(window)
    return task.result()


def is_waiting(window: QWidget) -> bool:
    """Return whether ``window`` waits for work: timers and other programs can still call it."""
    return window in _waiting_windows


class _Loop(QEventLoop):
    def end(self, _task: object) -> None:
        self.quit()


def _wait_without_input(window: QWidget, loop: QEventLoop, patience: float) -> None:
    # Keys and clicks wait, and are for the window again if the work ends soon; drops would not
    # wait. A modal dialog, even an invisible one, would take the focus that the window system gives
    # a window that has just been shown.
    guard = _InputGuard(window.window().windowHandle())
    QTimer.singleShot(round(1000 * patience), loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    guard.end()


def _show_progress(
    window: QWidget, title: str, task: Task[Any], loop: QEventLoop, *, leaves_at_once: bool
) -> None:
    if not isValid(window):
        task.cancel()
        return
    dialog = ProgressDialog(title, window)

    def update() -> None:
        if isValid(dialog) and not dialog.is_cancelled:
            dialog.show_part(task.part)
            return
        task.cancel()  # by the user, or destroyed with its window
        if leaves_at_once or task.ended.is_set():
            loop.quit()

    dialog.show()
    timer = QTimer(interval=_POLL_INTERVAL)
    timer.timeout.connect(update)
    timer.start()
    loop.exec()
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
