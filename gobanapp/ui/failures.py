"""What happens when the program itself is wrong: the user is told, and the game stays."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QStandardPaths, QTimer
from PySide6.QtWidgets import QWidget

from gobanapp.ui.plain_text import MessageBox


def catch_failures(app: QCoreApplication, window: Callable[[], QWidget | None]) -> None:
    """From now on tell unforeseen errors in a dialog, and keep their details in a file.

    ``window`` is asked for the one that the dialog is to stand before.
    """

    def tell(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.exit(130)
            return
        log = _write_down("".join(traceback.format_exception(kind, error, where)))
        # Later: a dialog in the midst of a paint event would paint the window again.
        QTimer.singleShot(0, app, lambda: _show(window(), log))

    sys.excepthook = tell


def _write_down(details: str) -> Path | None:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    log = Path(folder) / "errors.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            file.write(details + "\n")
    except OSError:
        return None
    return log


def _show(window: QWidget | None, log: Path | None) -> None:
    text = QCoreApplication.translate(
        "Failures",
        "Something went wrong in gobanapp. Your game is still here; it is wise to save it now.",
    )
    if log is not None:
        details = QCoreApplication.translate(
            "Failures", "Details for the developers are in {file}."
        )
        text += "\n\n" + details.format(file=log)
    box = MessageBox(window, text, name="failure")
    box.setWindowTitle("gobanapp")
    box.setIcon(MessageBox.Icon.Warning)
    box.exec()
    box.deleteLater()
