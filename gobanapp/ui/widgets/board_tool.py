"""The protocol of tools for the board."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt

from gobanapp.rules.point import Point


class BoardTool(Protocol):
    """Decides what choosing a point on the board does, by mouse, finger or keyboard."""

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier, /) -> None: ...
