"""Reports of unexpected errors: a message to the user, details in the log; the game stays."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QStandardPaths, QTimer
from PySide6.QtWidgets import QWidget

from gobanapp.storage.private_files import make_private, private_opener
from gobanapp.ui.widgets.plain_text import MessageBox

_MAX_LOG_SIZE = 200_000
"""The maximum size of the log in bytes; as many of the earlier ones are kept."""
_MAX_FAILURE_SIZE = 50_000
"""The maximum size of one failure in bytes: the end of a traceback is the most useful part."""
_MAX_KINDS = 200
"""Different failures that one run of the program logs."""

_Kind = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]


def install_excepthook(app: QCoreApplication, window: Callable[[], QWidget | None]) -> None:
    """Show unexpected errors in a dialog from now on, and write their details to a file.

    ``window`` returns the parent of the dialog.
    """
    make_private(_log_path())  # as earlier versions did not
    make_private(_old_log_path(_log_path()))
    failures = _Failures(app, window)

    def handle(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        failures.add(error, trace)

    sys.excepthook = handle


class _Failures:
    """The failures of one run of the program.

    Two failures are the same if their exceptions, and those that led to them, have the same types
    and passed through the same lines; their messages do not count. Each is shown once. While one
    dialog is open, other failures only go to the log; they are shown if they happen again later.
    The log has each in full once, then a line when it has happened 10, 100, 1000 ... times: a timer
    that fails all the time must not write all the time.
    """

    def __init__(self, app: QCoreApplication, window: Callable[[], QWidget | None]) -> None:
        self._app = app
        self._window = window
        self._times: dict[_Kind, int] = {}
        self._reported: set[_Kind] = set()
        self._is_showing = False
        self._log_path: Path | None = None

    def add(self, error: BaseException, trace: TracebackType | None) -> None:
        """Log a failure, and show it unless it was shown before or another dialog is open."""
        kind = _kind(error, trace)
        if kind not in self._times and len(self._times) >= _MAX_KINDS:
            return  # No user reads so many, and with changing line numbers they would never end.
        self._times[kind] = times = self._times.get(kind, 0) + 1
        if times == 1:
            details = traceback.format_exception(type(error), error, trace)
            self._log_path = _append_to_log("".join(details))
        elif _is_power_of_ten(times):
            self._log_path = _append_to_log(f"{times} times so far: {_summary(error, trace)}\n")
        if self._is_showing or kind in self._reported:
            return
        self._is_showing = True
        self._reported.add(kind)
        # Later: a dialog during a paint event would paint the window again.
        QTimer.singleShot(0, self._app, self._show_dialog)

    def _show_dialog(self) -> None:
        try:
            _show(self._window(), self._log_path)
        finally:
            self._is_showing = False


def _kind(error: BaseException, trace: TracebackType | None) -> _Kind:
    """Return a key that is equal for two failures that are the same."""
    lines = [(type(error), trace)]
    lines += [(type(cause), cause.__traceback__) for cause in _causes(error)]
    return tuple(
        (
            f"{kind.__module__}.{kind.__qualname__}",
            tuple((frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(trace)),
        )
        for kind, trace in lines
    )


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield the exceptions that led to ``error``, as a traceback names them."""
    seen = {id(error)}
    cause = _cause(error)
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        yield cause
        cause = _cause(cause)


def _cause(error: BaseException) -> BaseException | None:
    if error.__cause__ is not None:
        return error.__cause__
    return None if error.__suppress_context__ else error.__context__


def _is_power_of_ten(number: int) -> bool:
    return str(number).rstrip("0") == "1"


def _summary(error: BaseException, trace: TracebackType | None) -> str:
    """Return the type of an exception and the line that raised it."""
    name = type(error).__qualname__
    frames = [*traceback.walk_tb(trace)]
    if not frames:
        return name
    frame, line = frames[-1]
    return f"{name}, {frame.f_code.co_filename}, line {line}"


def _append_to_log(details: str) -> Path | None:
    log = _log_path()
    data = details.encode("utf-8", "backslashreplace")[-_MAX_FAILURE_SIZE:] + b"\n"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        if log.exists() and log.stat().st_size + len(data) > _MAX_LOG_SIZE:
            log.replace(_old_log_path(log))
        with open(log, "ab", opener=private_opener) as file:
            file.write(data)
    except OSError:
        return None
    return log


def _log_path() -> Path:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "errors.log"


def _old_log_path(log: Path) -> Path:
    """Return the path of the earlier log, once the file has grown too large."""
    return log.with_name("errors.old.log")


def _show(window: QWidget | None, log: Path | None) -> None:
    text = QCoreApplication.translate(
        "Failures",
        "gobanapp ran into an internal error. Your game is intact, but please save it now.",
    )
    if log is not None:
        details = QCoreApplication.translate("Failures", "Details for a bug report are in {file}.")
        text += "\n\n" + details.format(file=log)
    box = MessageBox(window, text, name="failure")
    box.setWindowTitle("gobanapp")
    box.setIcon(MessageBox.Icon.Warning)
    box.exec()
    box.deleteLater()
