"""The band over the board: around the part that is shown, all else in shade."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gobanapp.paint.board_painter import use_device_pixels
from gobanapp.paint.gradients import translucent
from gobanapp.paint.painter_paths import outline_paths
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.widgets.appearance import SPACE

_SHADE = "#1a0f06"
_PALE = "#fdf8ee"


class SelectionFrame(QWidget):
    """Lies over the whole board while its part is chosen. Mouse and fingers go through to that."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._points: frozenset[Point] = NO_POINTS
        self._hint = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.installEventFilter(self)

    @property
    def points(self) -> frozenset[Point]:
        """What it lies around, nothing where the whole board is shown."""
        return self._points

    def show_around(self, points: frozenset[Point], hint: str) -> None:
        """Lie around ``points``; ``hint`` is written in the middle, "" for nothing."""
        self._points, self._hint = points, hint
        if self.isHidden():
            self.setGeometry(self._board.rect())
            self._board.setCursor(Qt.CursorShape.CrossCursor)
            self.show()
            self.raise_()
        self.update()

    def put_away(self) -> None:
        if not self.isHidden():
            self._board.unsetCursor()
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._points:
                self._draw_band(painter)
            if self._hint:
                self._write_hint(painter)

    def _draw_band(self, painter: QPainter) -> None:
        geometry = self._board.board_geometry
        band, shade = QPainterPath(), QPainterPath()
        for line in outline_paths(geometry, self._points):
            band.addPath(line)
        size, ratio = self.size(), geometry.ratio
        shade.addRect(QRectF(0, 0, size.width() * ratio, size.height() * ratio))
        shade.addPath(band)  # what lies within two outlines is left out
        painter.save()
        use_device_pixels(painter, geometry)
        painter.fillPath(shade, translucent(_SHADE, 0.45))
        for ink, width in ((_PALE, 4 * ratio), (self._board.theme.accent, 2 * ratio)):
            painter.strokePath(band, QPen(QColor(ink), width))
        painter.restore()

    def _write_hint(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.font())
        most = self.width() - 6 * SPACE
        text = metrics.elidedText(self._hint, Qt.TextElideMode.ElideRight, most)
        box = QRectF(
            0, 0, metrics.horizontalAdvance(text) + 4 * SPACE, metrics.height() + 2 * SPACE
        )
        box.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(_SHADE, 0.82))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(_PALE))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
