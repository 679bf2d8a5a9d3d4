"""The answer to the press of a button: a bubble there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from gobanapp.ui.board.bubble import Bubble

_GAP = 2
"""Pixels between a button and the tip of the bubble's tail."""
_MOVES = {QEvent.Type.Move, QEvent.Type.Resize}
_ENDS = {
    QEvent.Type.Hide,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
}


class ControlBubble(QObject):
    """Shows one message at a time within ``host``, the middle of a window.

    It disappears after a time, when the button is used again, and with the button.
    """

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._bubble: Bubble | None = None
        self._control: QWidget | None = None
        self._fades = True

    @property
    def text(self) -> str:
        """The message, "" for none."""
        return "" if self._bubble is None else self._bubble.text

    def show_text(
        self, text: str, control: QWidget, *, is_refusal: bool = True, fades: bool = True
    ) -> None:
        """Show ``text`` at a button, upside down where that is; the rest is as for ``Bubble``."""
        from gobanapp.ui.board.bubble import Bubble  # not at the start

        if self._bubble is None:
            self._bubble = Bubble(self._host)
            self._bubble.setObjectName("control-bubble")
            self._bubble.dismissed.connect(self._forget_control)
        self._forget_control()
        self._bubble.is_refusal = is_refusal
        self._control, self._fades = control, fades
        control.installEventFilter(self)
        self._place(text)

    def end(self) -> None:
        """Hide the message."""
        if self._bubble is not None:
            self._bubble.end()

    def _place(self, text: str) -> None:
        control = self._control
        if self._bubble is None or control is None:
            return
        area, is_upside_down = _area_in(self._host, control)
        self._bubble.show_text(
            text,
            area.center(),
            area.height() / 2 + _GAP,
            upside_down=is_upside_down,
            fades=self._fades,
        )

    def _forget_control(self) -> None:
        if self._control is not None:
            self._control.removeEventFilter(self)
            self._control = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._control:
            if event.type() in _MOVES:
                self._place(self.text)
            elif event.type() in _ENDS:
                self.end()
        return False


def _area_in(host: QWidget, control: QWidget) -> tuple[QRectF, bool]:
    """Return the rectangle of ``control`` in ``host``, and whether it is shown upside down."""
    size = control.size()
    corners = (QPoint(0, 0), QPoint(size.width(), size.height()))
    start, end = (QPointF(host.mapFromGlobal(control.mapToGlobal(corner))) for corner in corners)
    return QRectF(start, end).normalized(), end.y() < start.y()
