"""Buttons large enough for a finger: one pressed as usual, one held down for a moment."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy

from gobanapp.ui.widgets.appearance import SPACE, current_appearance
from gobanapp.ui.widgets.labels import lay_out_lines

TARGET = 44
"""The minimum height of touch targets, in logical pixels."""

ROUND = 6.0
_BESIDE = SPACE * 1.25
_ABOVE = 8
_LEAST_ABOVE = 4  # where there is little height
_SHORT = 6.5
"""Up to this width in heights of its type a word is never broken, but set smaller."""


class BigButton(QPushButton):
    """Takes the width it is given. Clicks leave the focus where it is."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._is_low = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAutoDefault(False)
        # Or else Space, after a click, would press it again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted differently under the pointer

    def width_for(self, font: QFont) -> int:
        """Return the width at which its text fits on one line in ``font``."""
        return round(QFontMetricsF(font).horizontalAdvance(self.text()) + 2 * _BESIDE) + 2

    def least_width(self) -> int:
        """Return the width at which lines of its text end only where they may.

        That is between words, and within a long one in Chinese and Japanese.
        """
        metrics = QFontMetricsF(self.font())
        short = _SHORT * QFontInfo(self.font()).pixelSize()
        parts = []
        for word in self.text().split():
            width = metrics.horizontalAdvance(word)
            parts.append(width if width <= short else self._layout(word, 1).boundingRect().width())
        return round(max(parts, default=0.0) + 2 * _BESIDE) + 2

    def set_low(self, is_low: bool) -> None:
        """Keep the text on one line, smaller where that has no room; or let it wrap."""
        if is_low != self._is_low:
            self._is_low = is_low
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        width = self.width_for(self.font())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), TARGET)

    def heightForWidth(self, width: int) -> int:
        height = round(self._layout(self.text(), self._room(width)).boundingRect().height() + 0.49)
        # A font that stands in for this one may have higher lines, with room of their own.
        usual = self.fontMetrics().height()
        extra = self.fontMetrics().size(0, self.text()).height() - usual
        above = _LEAST_ABOVE if self._is_low else _ABOVE
        return max(TARGET, height + 2 * above - min(max(0, extra), above))

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        is_strong = (self.isChecked() or self.isDefault()) and self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_lively = self.isEnabled() and (self.underMouse() or self.hasFocus())
            edge = roles.Highlight if is_lively or is_strong else roles.Mid
            its_look = current_appearance()
            thick = float(its_look.focus if self.hasFocus() else its_look.edge)
            painter.setPen(QPen(self._color(edge), thick))
            ground = roles.Highlight if is_strong else roles.Base
            if self.isDown() and not is_strong:
                ground = roles.Dark
            painter.setBrush(self._color(ground))
            if not self.isEnabled():
                painter.setBrush(Qt.BrushStyle.NoBrush)
            place = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
            painter.drawRoundedRect(place, ROUND, ROUND)
            if self.hasFocus() and is_strong:
                painter.setPen(QPen(self._color(roles.HighlightedText), 1))
                painter.drawRoundedRect(place.adjusted(3, 3, -3, -3), ROUND / 2, ROUND / 2)
            words = roles.HighlightedText if is_strong else roles.ButtonText
            painter.setPen(self._color(words if self.isEnabled() else roles.PlaceholderText))
            self.draw_words(painter)

    def _color(self, role: QPalette.ColorRole) -> QColor:
        # The application's style sheet has other grounds for buttons, for quieter places.
        return QApplication.palette().color(QPalette.ColorGroup.Active, role)

    def draw_words(self, painter: QPainter) -> None:
        """Draw the text in the colour of ``painter``'s pen, smaller if a word does not fit."""
        word = max(1.0, self._full_size_width() - 2 * _BESIDE)
        beside = min(_BESIDE - 1, max(SPACE / 2, (self.width() - word) / 2))
        scale = min(1.0, (self.width() - 2 * beside) / word)
        room = self._room(self.width())
        layout = self._layout(self.text(), room)
        painter.save()
        painter.translate(self.rect().center() + QPoint(1, 1))
        painter.scale(scale, scale)
        layout.draw(painter, QPointF(-room // 2, -layout.boundingRect().height() // 2))
        painter.restore()

    def _room(self, width: int) -> int:
        """Return the width of the lines in a button of that width, before they are shrunk."""
        return round(max(width, self._full_size_width()) - 2 * _BESIDE) + 1

    def _full_size_width(self) -> int:
        """Return the least width in which the text is not shrunk."""
        return self.width_for(self.font()) if self._is_low else self.least_width()

    def _layout(self, text: str, width: int) -> QTextLayout:
        """Return ``text`` in lines of that width, broken between words."""
        return lay_out_lines(self, text, width, QTextOption(Qt.AlignmentFlag.AlignHCenter))


HOLD = 0.7
"""The seconds for which it must be held."""
_STEP = 16  # milliseconds between two pictures of it filling
_TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}


class HoldButton(BigButton):
    """Fills while mouse or finger hold it. Without ``must_hold`` it is an ordinary button."""

    confirmed = Signal()
    """The button was held long enough, or pressed if that is sufficient."""
    released_early = Signal()
    """It was let go too soon."""
    pressed_without_hold = Signal()
    """The button must be held, but was pressed by a key or assistive technology."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._must_hold = True
        self._since: float | None = None
        self._timer = QTimer(self, interval=_STEP, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._fill)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.clicked.connect(self._click)

    @property
    def must_hold(self) -> bool:
        return self._must_hold

    @must_hold.setter
    def must_hold(self, value: bool) -> None:
        if value != self._must_hold:
            self._stop()
            self._must_hold = value

    @property
    def filled(self) -> float:
        """The filled part, from 0 to 1."""
        return 0.0 if self._since is None else min(1.0, (time.monotonic() - self._since) / HOLD)

    def _click(self) -> None:
        if self._must_hold:
            self.pressed_without_hold.emit()
        else:
            self.confirmed.emit()

    # Mouse and fingers

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._must_hold:
            super().mousePressEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._begin()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._since is None:
            super().mouseMoveEvent(event)
        else:
            self._move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._must_hold:
            super().mouseReleaseEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._end()

    def event(self, event: QEvent) -> bool:
        """Handle touch events itself, because emulated mouse events would open menus."""
        if not isinstance(event, QTouchEvent) or event.type() not in _TOUCHES:
            return super().event(event)
        if not (self._must_hold and self.isEnabled()):
            return super().event(event)
        if event.type() == QEvent.Type.TouchBegin:
            self._begin()
        elif event.type() == QEvent.Type.TouchUpdate and event.points():
            self._move(event.points()[0].position())
        elif event.type() == QEvent.Type.TouchEnd:
            self._end()
        elif event.type() == QEvent.Type.TouchCancel:
            self._stop()
        event.accept()
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop()

    def _begin(self) -> None:
        self._since = time.monotonic()
        self.setDown(True)
        self._timer.start()

    def _move(self, place: QPointF) -> None:
        """Cancel the press if the finger slides off, as with any button."""
        if not QRectF(self.rect()).contains(place):
            self._stop()

    def _end(self) -> None:
        if self._since is not None:
            was_long_enough = self.filled >= 1
            self._stop()
            if was_long_enough:
                self.confirmed.emit()
            else:
                self.released_early.emit()

    def _fill(self) -> None:
        self.update()
        if self.filled >= 1:
            self._end()

    def _stop(self) -> None:
        self._timer.stop()
        if self._since is not None:
            self._since = None
            self.setDown(False)
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._since is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(self.rect()), ROUND, ROUND)
            painter.setClipPath(outline)
            width = self.width() * self.filled
            painter.setClipRect(QRectF(0, 0, width, self.height()), Qt.ClipOperation.IntersectClip)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
            painter.setPen(self.palette().color(QPalette.ColorRole.HighlightedText))
            self.draw_words(painter)
