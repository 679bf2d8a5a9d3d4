"""Choosing a part of the board: a band that is drawn over it from point to point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.part import Part
from gobanapp.paint.light import translucent
from gobanapp.rules.point import Point
from gobanapp.ui.look import SPACE

if TYPE_CHECKING:
    from gobanapp.ui.board.board_widget import BoardWidget

_SHADE = "#1a0f06"
_PALE = "#fdf8ee"
_KEY = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class PartBand(QWidget):
    """A child of the board that takes the mouse from it until a part is chosen, or none."""

    chosen = Signal(object)
    """The ``Part`` over which the mouse was drawn: more than one point."""
    given_up = Signal()
    """By Escape or the right button."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._start: Point | None = None
        self._end: Point | None = None
        self._before: Part | None = None
        self._hint = self.tr("Drag over the part to show. Escape: leave it as it was")
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.hide()
        board.installEventFilter(self)

    def begin(self, part: Part | None) -> None:
        """Let a part be chosen on the board, which now shows all; ``part``: what it was before."""
        self._start = self._end = None
        self._before = part
        self.setGeometry(self._board.rect())
        self.show()
        self.raise_()
        self.setFocus()

    @property
    def part(self) -> Part | None:
        """What is chosen so far."""
        if self._start is None or self._end is None:
            return self._before
        return Part.between(self._start, self._end)

    # What the system tells

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._press(event.position())
        else:
            self._give_up()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._draw_to(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._let_go(event.position())

    def _touch(self, event: QTouchEvent) -> bool:
        """Let a finger draw as the mouse does; a second one draws no band."""
        kind, where = event.type(), event.points()[0].position()
        event.accept()  # or the board below would play a stone
        if kind == QEvent.Type.TouchCancel or len(event.points()) > 1:
            self._forget()
        elif kind == QEvent.Type.TouchBegin:
            self._press(where)
        elif kind == QEvent.Type.TouchUpdate:
            self._draw_to(where)
        else:
            self._let_go(where)
        return True

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            return self._touch(event)
        if not (event.type() in _KEY and isinstance(event, QKeyEvent)):
            return super().event(event)
        if event.key() != Qt.Key.Key_Escape:
            return super().event(event)
        event.accept()  # before it, the shortcuts of the window are asked
        if event.type() == QEvent.Type.KeyPress:
            self._give_up()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return super().eventFilter(watched, event)

    # Drawing the band

    def _press(self, where: QPointF) -> None:
        self._start = self._end = self._point_at(where)
        self.update()

    def _draw_to(self, where: QPointF) -> None:
        if self._start is not None:
            self._end = self._point_at(where)
            self.update()

    def _let_go(self, where: QPointF) -> None:
        self._draw_to(where)
        if self._start is None or self._end is None or self._end == self._start:
            self._forget()  # a click that draws no band: there is one still to come
            return
        part = Part.between(self._start, self._end)
        self.hide()
        self.chosen.emit(part)

    def _forget(self) -> None:
        self._start = self._end = None
        self.update()

    def _give_up(self) -> None:
        self.hide()
        self.given_up.emit()

    def _point_at(self, where: QPointF) -> Point:
        return self._board.geometry_shown.closest(where.x(), where.y())

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        part = self.part
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if part is not None:
                self._draw_band(painter, self._place_of(part))
            if self._start is None:
                self._write_hint(painter)

    def _place_of(self, part: Part) -> QRectF:
        """Return where the cells of ``part`` are, with the margin of the wood where it has any."""
        geometry = self._board.geometry_shown
        ratio = geometry.ratio
        corners = [
            QPointF(*geometry.centre(Point(x, y)))
            for x, y in ((part.left, part.bottom), (part.right, part.top))
        ]
        half_x, half_y = geometry.step_x / 2 / ratio, geometry.step_y / 2 / ratio
        return QRectF(*corners).normalized().adjusted(-half_x, -half_y, half_x, half_y)

    def _draw_band(self, painter: QPainter, band: QRectF) -> None:
        shade = translucent(_SHADE, 0.45)
        whole = QRectF(self.rect())
        painter.fillRect(QRectF(0, 0, whole.width(), band.top()), shade)
        painter.fillRect(
            QRectF(0, band.bottom(), whole.width(), whole.height() - band.bottom()), shade
        )
        painter.fillRect(QRectF(0, band.top(), band.left(), band.height()), shade)
        painter.fillRect(
            QRectF(band.right(), band.top(), whole.width() - band.right(), band.height()), shade
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((_PALE, 4.0), (self._board.theme.accent, 2.0)):
            painter.setPen(QPen(QColor(ink), width))
            painter.drawRect(band)

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
