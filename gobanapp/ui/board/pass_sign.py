"""The sign on the board that a player has passed, large enough to be read from every seat."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.theme import Theme
from gobanapp.rules.color import Color
from gobanapp.text import move_text
from gobanapp.ui.widgets import appearance

PLAYED_DURATION: Final = 2600  # ms
RECORDED_DURATION: Final = 1500  # ms
_FADE_DURATION: Final = 500  # ms
_FRAME_INTERVAL: Final = 30  # ms
_PLAYED_TEXT_HEIGHT: Final = 1 / 15
_RECORDED_TEXT_HEIGHT: Final = 1 / 24
"""The height of the text, as a fraction of the board."""
_MAX_WIDTH: Final = 0.82
_BACKGROUND_OPACITY: Final = 0.93
"""Lets the stones below show faintly without making the text hard to read."""


class PassSign(QWidget):
    """A child of the board that ignores the mouse; the next move hides it."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._color = Color.BLACK
        self._theme: Theme
        self._faces_both = False
        self._is_played = False
        self._fades = False
        self._strength = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fade)
        self.setObjectName("pass-sign")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """Its text, "" while it is hidden."""
        return "" if self.isHidden() else move_text.pass_message(self._color)

    @property
    def strength(self) -> float:
        """The opacity, from 1 to 0 as it fades."""
        return self._strength

    @property
    def faces_both(self) -> bool:
        """True if it is written twice, once for each side of a flat screen."""
        return self._faces_both

    def show_pass(
        self, color: Color, theme: Theme, *, fades: bool, is_played: bool, faces_both: bool
    ) -> None:
        """Show that ``color`` passes.

        ``is_played``: True if just now, not in a game record. ``fades``: True to animate its end.
        """
        self._color, self._theme, self._is_played = color, theme, is_played
        self._fades, self._faces_both, self._strength = fades, faces_both, 1.0
        self._timer.start(PLAYED_DURATION if is_played else RECORDED_DURATION)
        self.setGeometry(self._board.rect())
        self.update()
        self.show()
        self.raise_()

    def end(self) -> None:
        """Hide the sign."""
        self._timer.stop()
        self.hide()

    def _fade(self) -> None:
        self._timer.setInterval(_FRAME_INTERVAL)
        self._strength -= _FRAME_INTERVAL / _FADE_DURATION
        if self._strength <= 0 or not self._fades:
            self.end()
        else:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        width, height = self.width(), self.height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(self._strength)
            if not self._faces_both:
                self._draw(painter, QPointF(width / 2, height / 2))
                return
            self._draw(painter, QPointF(width / 2, height * 0.68))
            painter.translate(width / 2, height * 0.32)
            painter.rotate(180)
            self._draw(painter, QPointF(0, 0))

    def _draw(self, painter: QPainter, middle: QPointF) -> None:
        text = self.text
        font = QFont(self._board.font())
        font.setWeight(QFont.Weight.DemiBold)
        fraction = _PLAYED_TEXT_HEIGHT if self._is_played else _RECORDED_TEXT_HEIGHT
        size = fraction * min(self.width(), self.height())
        font.setPixelSize(max(1, round(size)))
        max_width = _MAX_WIDTH * self.width() - 3.4 * size
        text_width = QFontMetricsF(font).horizontalAdvance(text)
        if text_width > max_width:
            font.setPixelSize(max(1, round(size * max_width / text_width)))
            text_width = QFontMetricsF(font).horizontalAdvance(text)
        box = QRectF(0, 0, text_width + 3.4 * size, 2.3 * size)
        box.moveCenter(middle)
        colors = appearance.current_appearance()
        background = QColor(colors.base)
        background.setAlphaF(_BACKGROUND_OPACITY)
        painter.setPen(QPen(QColor(colors.accent), max(1.5, size / 16)))
        painter.setBrush(background)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        stone_colors = self._theme.stones[self._color]
        painter.setPen(QPen(QColor(stone_colors.ink), 1))
        painter.setBrush(QColor(stone_colors.fill))
        stone_center = QPointF(box.left() + 1.25 * size, middle.y())
        painter.drawEllipse(stone_center, 0.6 * size, 0.6 * size)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        text_box = box.adjusted(2.3 * size, 0, 0, 0)
        painter.drawText(text_box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
