"""The tool that plays a disputed group out."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gobanapp.rules.point import Point
from gobanapp.session.session import Session


class DisputeTool:
    """Plays stones in the play-out of a dispute."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._session.play(point)
