"""Buttons with an icon that is drawn in the colours of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton

from gobanapp.ui.widgets.appearance import SPACE, icon_scale
from gobanapp.ui.widgets.key_filter import ARROWS, OwnKeys

DrawIcon = Callable[[QPainter, QColor, QColor], object]
"""Draws an icon in a square of 2 by 2 around the middle, with the colours of text and accent."""

_ICON_SCALE = 0.3  # of its side
_CORNER_RADIUS = 6.0


def icon_side(spaces: float) -> int:
    """Return the side of a button of so many ``SPACE``, at the user's text size."""
    return round(spaces * SPACE * icon_scale())


class IconButton(QAbstractButton):
    """An icon in a square; a frame, not colour alone, shows that it is checked.

    ``side`` is in ``SPACE``.
    """

    pressed_while_disabled = Signal()
    """The mouse pressed the button although it is disabled."""

    def __init__(self, name: str, draw: DrawIcon, side: float) -> None:
        super().__init__()
        self._draw = draw
        self._side = side
        self._max_side: int | None = None
        self._is_refused = False
        self.setAccessibleName(name)
        self.setToolTip(name)
        # Or else Space after a click would press it again, and take the keys from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in ARROWS)  # which move the focus between buttons

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.pressed_while_disabled.emit()
        return super().event(event)

    def set_icon(self, draw: DrawIcon) -> None:
        """Show another icon."""
        self._draw = draw
        self.update()

    def set_refused(self, is_refused: bool) -> None:
        """Look disabled, or not any more; a click is still answered, with the reason."""
        if is_refused != self._is_refused:
            self._is_refused = is_refused
            self.update()

    @property
    def is_refused(self) -> bool:
        """True if it looks disabled although it can be pressed."""
        return self._is_refused

    def set_max_side(self, pixels: int | None) -> None:
        """Limit the size to ``pixels``; None: no limit."""
        if pixels != self._max_side:
            self._max_side = pixels
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._pixels, self._pixels)

    @property
    def _pixels(self) -> int:
        side = icon_side(self._side)
        return side if self._max_side is None else min(side, self._max_side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if self.isChecked() or self.hasFocus():
                painter.setPen(QPen(palette.color(roles.Highlight), 2))
            if self.isChecked():
                painter.setBrush(palette.color(roles.Base))
            elif self.isEnabled() and (self.isDown() or self.underMouse()):
                painter.setBrush(palette.color(roles.AlternateBase))
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER_RADIUS, _CORNER_RADIUS
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if not self.isEnabled() or self._is_refused:
                painter.setOpacity(0.35)
            painter.translate(QRectF(self.rect()).center())
            scale = _ICON_SCALE * self._pixels
            painter.scale(scale, scale)
            ink, accent = palette.color(roles.WindowText), palette.color(roles.Highlight)
            self._draw(painter, ink, accent)
