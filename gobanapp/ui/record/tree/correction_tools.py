"""The tools that insert a forgotten move before the current one, and correct the current one."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.ui.record.tree.checked_edits import CheckedEdits


class InsertTool:
    """Inserts moves before the current one, one for each click."""

    def __init__(self, session: Session, edits: CheckedEdits) -> None:
        self._session = session
        self._edits = edits

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._insert(point)

    def pass_(self) -> None:
        self._insert(None)

    def _insert(self, point: Point | None) -> None:
        self._edits.apply(lambda game: game.insert_move(point), self._session.game.current_id)


class CorrectTool:
    """Moves the current move to another point, and gives way to playing then."""

    def __init__(self, session: Session, edits: CheckedEdits) -> None:
        self._session = session
        self._edits = edits

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._correct(point)

    def pass_(self) -> None:
        self._correct(None)

    def _correct(self, point: Point | None) -> None:
        session = self._session
        edits = session.game.tree.edits
        self._edits.apply(
            lambda game: game.correct_move(game.current_id, point), session.game.current_id
        )
        if session.game.tree.edits != edits:
            session.choose_edit_tool(EditTool.PLAY)
