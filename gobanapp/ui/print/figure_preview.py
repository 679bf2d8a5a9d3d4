"""A figure as it will be exported, drawn on another thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.worker import run_in_thread

Draw = Callable[[int], QImage]
"""Draws a picture so many pixels wide."""


class FigurePreview(QWidget):
    """Shows the last picture that was asked for, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(28 * SPACE, 28 * SPACE)
        self.setAccessibleName(self.tr("Preview"))
        self._wanted: Draw | None = None
        self._drawing: Draw | None = None
        self.picture = QImage()
        """What is seen; none until the first has been drawn."""

    def show_figure(self, draw: Draw) -> None:
        """Show what ``draw``, which is called on another thread, draws."""
        self._wanted = draw
        if self._drawing is None:
            self._begin(draw)

    def _begin(self, draw: Draw) -> None:
        self._drawing = draw
        width = round(self.width() * self.devicePixelRatioF())
        run_in_thread(lambda: draw(width), self._show)

    def _show(self, picture: QImage) -> None:
        drawn, self._drawing = self._drawing, None
        self.picture = picture
        self.update()
        if self._wanted is not None and drawn is not self._wanted:
            self._begin(self._wanted)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
            if self.picture.isNull():
                return
            around = 2 * SPACE
            room = self.rect().adjusted(around, around, -around, -around)
            size = QSize(self.picture.size()).scaled(
                room.size(), Qt.AspectRatioMode.KeepAspectRatio
            )
            place = QPointF(room.center()) - QPointF(size.width(), size.height()) / 2
            # A painter that scales reads four pixels for one, and would leave lines out.
            seen = self.picture.scaled(
                size * self.devicePixelRatioF(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(QRectF(place, size), seen)
