"""One window that is led from scene to scene, and pictures of what it shows."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QRect, QThreadPool
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.document_file import load_document
from gobanapp.ui.widgets.user_folders import user_settings
from gobanapp.ui.window.main_window import MainWindow
from tests.pictures.records import OLD_GAME


class Camera:
    """Has a window with a game, a clock that it moves on itself, and keeps pictures by a name."""

    def __init__(
        self,
        app: QApplication,
        keep: Callable[[str, QImage], object],
        size: tuple[int, int],
    ) -> None:
        """``keep`` gets each picture with its name. ``size``: of the window, in pixels."""
        self._app = app
        self._keep = keep
        self._size = size
        self._time = 1000.0
        self.session = Session(Document([GameTerms().to_game("")]), now=lambda: self._time)
        self.settings = user_settings()
        self.window = MainWindow(self.session, self.settings)
        self.window.resize(*size)
        self.window.show()
        self.wait()

    def take(self, name: str, widget: QWidget | None = None, *, crop: QRect | None = None) -> None:
        """Take ``widget``, or the window, or the part ``crop`` of it."""
        self.wait()
        picture = (widget or self.window).grab().toImage()
        self._keep(name, picture if crop is None else picture.copy(crop))

    def take_as_large_as(self, name: str, width: int, height: int) -> None:
        """Take the window in another size."""
        self.window.resize(width, height)
        self.take(name)
        self.window.resize(*self._size)

    def take_dialog(self, name: str, dialog: QWidget) -> None:
        dialog.show()
        self.take(name, dialog)
        dialog.close()

    def play_a_while(self, moves: int) -> None:
        """Play the beginning of the old game, each move in a few seconds."""
        for node in load_document(OLD_GAME).game.tree.main_line():
            move = node.content.move
            if node.id and node.id <= moves and move and move.point is not None:
                self.pass_seconds(7)
                self.session.play(move.point)
        self.pass_seconds(4)

    def pass_seconds(self, seconds: int) -> None:
        for _ in range(seconds):
            self._time += 1
            self.session.tick()

    def wait(self) -> None:
        """Let come what comes a moment later: pictures of games and trees."""
        for _ in range(40):
            self._app.processEvents()
            time.sleep(0.005)
        QThreadPool.globalInstance().waitForDone()
        self._app.processEvents()
