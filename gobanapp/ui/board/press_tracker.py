"""A press on the board: one mouse button, or one finger, until it is released."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QTouchEvent

PRESS_EVENTS = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
MOUSE_EVENTS = PRESS_EVENTS | {QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease}
TOUCH_EVENTS = frozenset(
    {
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
    }
)
_NO_BUTTON, _LEFT_BUTTON = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton

PressHandler = Callable[[QPointF, Qt.MouseButton, Qt.KeyboardModifier], bool]
"""Receives the position of a press, its button and modifiers; returns whether to follow it."""


class PressTracker:
    """Follows a press of one of ``buttons``. A finger counts as the left button.

    A second finger and another button cancel it.
    """

    def __init__(
        self,
        *,
        on_press: PressHandler,
        on_move: Callable[[QPointF], None],
        on_release: Callable[[QPointF], None],
        on_cancel: Callable[[], None],
        buttons: Collection[Qt.MouseButton] = (_LEFT_BUTTON,),
    ) -> None:
        """``on_move`` and ``on_release`` receive the position; ``buttons``: what starts a press."""
        self._on_press = on_press
        self._on_move = on_move
        self._on_release = on_release
        self._on_cancel = on_cancel
        self._buttons = buttons
        self._button = _NO_BUTTON
        self._fingers_down = False

    @property
    def is_held(self) -> bool:
        return self._button is not _NO_BUTTON

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        kind = event.type()
        if kind in MOUSE_EVENTS and isinstance(event, QMouseEvent):
            return self._handle_mouse(event)
        return kind in TOUCH_EVENTS and isinstance(event, QTouchEvent) and self._handle_touch(event)

    def reset(self) -> None:
        """Drop the press without calling ``on_cancel``."""
        self._button = _NO_BUTTON

    def cancel(self) -> None:
        """Cancel the press."""
        if self.is_held:
            self._button = _NO_BUTTON
            self._on_cancel()

    def _handle_mouse(self, event: QMouseEvent) -> bool:
        kind, position = event.type(), event.position()
        is_touch = event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen
        if is_touch or self._fingers_down:
            return True  # emulated by the system from a touch that was already handled
        if not self.is_held:
            return kind in PRESS_EVENTS and self._start(position, event.button(), event.modifiers())
        if kind in PRESS_EVENTS:
            self.cancel()
        elif kind == QEvent.Type.MouseMove:
            self._on_move(position)
        elif event.button() is self._button:
            self._release(position)
        return True

    def _handle_touch(self, event: QTouchEvent) -> bool:
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        kind, fingers = event.type(), event.points()
        self._fingers_down = kind in {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
        if not self.is_held:
            if kind != QEvent.Type.TouchBegin or len(fingers) > 1:
                return False
            if not self._start(fingers[0].position(), _LEFT_BUTTON, event.modifiers()):
                return False
        elif kind == QEvent.Type.TouchCancel or len(fingers) > 1:
            self.cancel()
        elif kind == QEvent.Type.TouchUpdate:
            self._on_move(fingers[0].position())
        else:
            self._release(fingers[0].position())
        event.accept()
        return True

    def _start(
        self, position: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> bool:
        if button in self._buttons and self._on_press(position, button, modifiers):
            self._button = button
        return self.is_held

    def _release(self, position: QPointF) -> None:
        self._button = _NO_BUTTON
        self._on_release(position)
