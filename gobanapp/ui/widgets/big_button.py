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
    QKeyEvent,
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

CORNER_RADIUS = 6.0
_SIDE_MARGIN = SPACE * 1.25
_TOP_MARGIN = 8
_MIN_TOP_MARGIN = 4  # if there is little height
_MAX_UNBROKEN = 6.5
"""The width, in font sizes, up to which a word is never broken but drawn smaller."""


class BigButton(QPushButton):
    """Takes the width it is given. Clicks leave the focus where it is."""

    pressed_while_disabled = Signal()
    """The mouse pressed the button although it is disabled."""

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

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.pressed_while_disabled.emit()
        return super().event(event)

    def width_for(self, font: QFont) -> int:
        """Return the width at which its text fits on one line in ``font``."""
        return round(QFontMetricsF(font).horizontalAdvance(self.text()) + 2 * _SIDE_MARGIN) + 2

    def least_width(self) -> int:
        """Return the least width at which lines of the text break only where they may.

        That is between words, and within a long word in Chinese and Japanese.
        """
        metrics = QFontMetricsF(self.font())
        short = _MAX_UNBROKEN * QFontInfo(self.font()).pixelSize()
        widths = []
        for word in self.text().split():
            width = metrics.horizontalAdvance(word)
            widths.append(width if width <= short else self._layout(word, 1).boundingRect().width())
        return round(max(widths, default=0.0) + 2 * _SIDE_MARGIN) + 2

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
        height = round(
            self._layout(self.text(), self._text_width(width)).boundingRect().height() + 0.49
        )
        # A font that stands in for this one may have higher lines, with room of their own.
        line_height = self.fontMetrics().height()
        extra = self.fontMetrics().size(0, self.text()).height() - line_height
        top_margin = _MIN_TOP_MARGIN if self._is_low else _TOP_MARGIN
        return max(TARGET, height + 2 * top_margin - min(max(0, extra), top_margin))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter as well as with Space."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():  # A key held down answers no question that it has opened.
            self.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        is_highlighted = (self.isChecked() or self.isDefault()) and self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_active = self.isEnabled() and (self.underMouse() or self.hasFocus())
            edge = roles.Highlight if is_active or is_highlighted else roles.Mid
            appearance = current_appearance()
            width = float(appearance.focus if self.hasFocus() else appearance.edge)
            painter.setPen(QPen(self._color(edge), width))
            fill = roles.Highlight if is_highlighted else roles.Base
            if self.isDown() and not is_highlighted:
                fill = roles.Dark
            painter.setBrush(self._color(fill))
            if not self.isEnabled():
                painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(frame, CORNER_RADIUS, CORNER_RADIUS)
            if self.hasFocus() and is_highlighted:
                painter.setPen(QPen(self._color(roles.HighlightedText), 1))
                inner = frame.adjusted(3, 3, -3, -3)
                painter.drawRoundedRect(inner, CORNER_RADIUS / 2, CORNER_RADIUS / 2)
            text_role = roles.HighlightedText if is_highlighted else roles.ButtonText
            painter.setPen(self._color(text_role if self.isEnabled() else roles.PlaceholderText))
            self.draw_text(painter)

    def _color(self, role: QPalette.ColorRole) -> QColor:
        # The application's style sheet has other background colours for buttons.
        return QApplication.palette().color(QPalette.ColorGroup.Active, role)

    def draw_text(self, painter: QPainter) -> None:
        """Draw the text in the colour of ``painter``'s pen, smaller if a word does not fit."""
        full_width = max(1.0, self._full_size_width() - 2 * _SIDE_MARGIN)
        side_margin = min(_SIDE_MARGIN - 1, max(SPACE / 2, (self.width() - full_width) / 2))
        scale = min(1.0, (self.width() - 2 * side_margin) / full_width)
        text_width = self._text_width(self.width())
        layout = self._layout(self.text(), text_width)
        painter.save()
        painter.translate(self.rect().center() + QPoint(1, 1))
        painter.scale(scale, scale)
        layout.draw(painter, QPointF(-text_width // 2, -layout.boundingRect().height() // 2))
        painter.restore()

    def _text_width(self, width: int) -> int:
        """Return the width of the lines in a button of that width, before they are shrunk."""
        return round(max(width, self._full_size_width()) - 2 * _SIDE_MARGIN) + 1

    def _full_size_width(self) -> int:
        """Return the least width in which the text is not shrunk."""
        return self.width_for(self.font()) if self._is_low else self.least_width()

    def _layout(self, text: str, width: int) -> QTextLayout:
        """Return ``text`` in lines of that width, broken between words."""
        return lay_out_lines(self, text, width, QTextOption(Qt.AlignmentFlag.AlignHCenter))


HOLD = 0.7
"""The seconds for which a ``HoldButton`` must be held."""
_FRAME_INTERVAL = 16  # milliseconds
_TOUCH_EVENTS = {
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
    """The button was released too soon."""
    pressed_without_hold = Signal()
    """The button must be held, but was pressed by a key or assistive technology."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._must_hold = True
        self._pressed_at: float | None = None
        self._timer = QTimer(self, interval=_FRAME_INTERVAL, timerType=Qt.TimerType.PreciseTimer)
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
    def progress(self) -> float:
        """The filled part, from 0 to 1."""
        if self._pressed_at is None:
            return 0.0
        return min(1.0, (time.monotonic() - self._pressed_at) / HOLD)

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
        if self._pressed_at is None:
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
        if not isinstance(event, QTouchEvent) or event.type() not in _TOUCH_EVENTS:
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
        self._pressed_at = time.monotonic()
        self.setDown(True)
        self._timer.start()

    def _move(self, position: QPointF) -> None:
        """Cancel the press if the finger slides off, as with any button."""
        if not QRectF(self.rect()).contains(position):
            self._stop()

    def _end(self) -> None:
        if self._pressed_at is not None:
            was_long_enough = self.progress >= 1
            self._stop()
            if was_long_enough:
                self.confirmed.emit()
            else:
                self.released_early.emit()

    def _fill(self) -> None:
        self.update()
        if self.progress >= 1:
            self._end()

    def _stop(self) -> None:
        self._timer.stop()
        if self._pressed_at is not None:
            self._pressed_at = None
            self.setDown(False)
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._pressed_at is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(self.rect()), CORNER_RADIUS, CORNER_RADIUS)
            painter.setClipPath(outline)
            width = self.width() * self.progress
            painter.setClipRect(QRectF(0, 0, width, self.height()), Qt.ClipOperation.IntersectClip)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
            painter.setPen(self.palette().color(QPalette.ColorRole.HighlightedText))
            self.draw_text(painter)
