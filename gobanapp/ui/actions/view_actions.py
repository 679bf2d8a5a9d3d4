"""How the window shows the game: coordinates, the tree, full screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.ui.settings import Settings


class ViewActions(QObject):
    """What the View menu does; ``changed`` tells that the board is to be shown otherwise."""

    changed = Signal()

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings

    def shows_coordinates(self) -> bool:
        return self._settings.shows_coordinates

    def toggle_coordinates(self) -> None:
        self._settings.shows_coordinates = not self._settings.shows_coordinates
        self.changed.emit()

    def moves_stones(self) -> bool:
        return self._settings.moves_stones

    def toggle_motion(self) -> None:
        self._settings.moves_stones = not self._settings.moves_stones
        self.changed.emit()

    def shows_tree(self) -> bool:
        return self._settings.shows_tree

    def toggle_tree(self) -> None:
        self._settings.shows_tree = not self._settings.shows_tree
        self.changed.emit()

    def is_full_screen(self) -> bool:
        return self._window.isFullScreen()

    def toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
        self.changed.emit()
