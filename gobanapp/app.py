"""The start of the window: the application, its look, the first game. Here all is put together."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from gobanapp import __version__
from gobanapp.game.new_game import NewGame
from gobanapp.ui import look
from gobanapp.ui.failures import catch_failures
from gobanapp.ui.game_actions import today
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings


def main(files: list[str]) -> int:
    """Open a window for each of ``files``, or one for a new game; return the exit status."""
    if not _has_display():
        print("gobanapp: there is no display to open a window on", file=sys.stderr)
        return 1
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    QCoreApplication.setApplicationName("gobanapp")
    QCoreApplication.setApplicationVersion(__version__)
    app.setApplicationDisplayName("gobanapp")
    app.setDesktopFileName("gobanapp")
    look.apply(app, look.look_of_system())
    app.styleHints().colorSchemeChanged.connect(lambda: look.apply(app, look.look_of_system()))
    settings = Settings()
    windows = [_window(settings, file) for file in files] or [_window(settings)]
    catch_failures(windows[0])
    # Ctrl-C in the terminal the program was started from ends it, as it does other programs.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return app.exec()


def _has_display() -> bool:
    """Whether Qt will find a screen: where there is none, it ends the whole process."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _window(settings: Settings, file: str | None = None) -> MainWindow:
    last = NewGame.from_json(settings.last_new_game)
    window = MainWindow(Session(Record([last.to_game(today())])), settings)
    window.show()
    if file is not None:
        # After the first paint: a question or a complaint should stand before a whole window.
        QTimer.singleShot(0, window, lambda: window.open_file(Path(file)))
    return window
