"""A press on the board: one mouse button, or one finger, until it is released."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QTouchEvent

DOWN = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
MOUSE = DOWN | {QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease}
FINGERS = frozenset(
    {
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
    }
)
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton

Begins = Callable[[QPointF, Qt.MouseButton, Qt.KeyboardModifier], bool]
"""Gets the place of a press, its button and modifiers; returns whether to follow it."""


class PressTracker:
    """Follows a press of a relevant button. A finger is a left button.

    A second finger and another button cancel it.
    """

    def __init__(
        self,
        *,
        begins: Begins,
        led: Callable[[QPointF], None],
        let_go: Callable[[QPointF], None],
        given_up: Callable[[], None],
        buttons: Collection[Qt.MouseButton] = (_LEFT,),
    ) -> None:
        """``led`` and ``let_go`` receive the position; ``buttons``: those that begin a press."""
        self._begins = begins
        self._led = led
        self._let_go = let_go
        self._given_up = given_up
        self._buttons = buttons
        self._button = _NONE
        self._fingers_down = False

    @property
    def is_held(self) -> bool:
        return self._button is not _NONE

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        kind = event.type()
        if kind in MOUSE and isinstance(event, QMouseEvent):
            return self._mouse(event)
        return kind in FINGERS and isinstance(event, QTouchEvent) and self._touch(event)

    def forget(self) -> None:
        """Drop the press silently."""
        self._button = _NONE

    def give_up(self) -> None:
        """Cancel the press."""
        if self.is_held:
            self._button = _NONE
            self._given_up()

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, where = event.type(), event.position()
        by_finger = event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen
        if by_finger or self._fingers_down:
            return True  # emulated by the system from a touch that was already handled
        if not self.is_held:
            return kind in DOWN and self._begin(where, event.button(), event.modifiers())
        if kind in DOWN:
            self.give_up()
        elif kind == QEvent.Type.MouseMove:
            self._led(where)
        elif event.button() is self._button:
            self._end(where)
        return True

    def _touch(self, event: QTouchEvent) -> bool:
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        kind, fingers = event.type(), event.points()
        self._fingers_down = kind in {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
        if not self.is_held:
            if kind != QEvent.Type.TouchBegin or len(fingers) > 1:
                return False
            if not self._begin(fingers[0].position(), _LEFT, event.modifiers()):
                return False
        elif kind == QEvent.Type.TouchCancel or len(fingers) > 1:
            self.give_up()
        elif kind == QEvent.Type.TouchUpdate:
            self._led(fingers[0].position())
        else:
            self._end(fingers[0].position())
        event.accept()
        return True

    def _begin(self, where: QPointF, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> bool:
        if button in self._buttons and self._begins(where, button, keys):
            self._button = button
        return self.is_held

    def _end(self, where: QPointF) -> None:
        self._button = _NONE
        self._let_go(where)
