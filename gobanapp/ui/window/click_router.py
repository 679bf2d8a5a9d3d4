"""The router of clicks on the board: it decides which tool a click reaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.ui.widgets.board_mode import BoardMode, BoardTool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BoardTools:
    """The tools for the board of a record. Modes, such as lessons, are tools of their own."""

    count: BoardTool
    dispute: BoardTool
    edit: Mapping[EditTool, BoardTool]


class ClickRouter:
    """Passes each chosen point to the active tool.

    ``mode``: returns the mode that has taken the board, None while none has.
    """

    def __init__(
        self, session: Session, tools: BoardTools, mode: Callable[[], BoardMode | None]
    ) -> None:
        self._session = session
        self._tools = tools
        self._mode = mode

    @property
    def tool(self) -> BoardTool:
        """The tool that holds the board."""
        session, mode = self._session, self._mode()
        if mode is not None and mode.takes_clicks:
            return mode
        if session.is_counting:
            return self._tools.count
        if session.tools.edit_tool is EditTool.PLAY and session.scoring.is_playing_out(
            session.game
        ):
            return self._tools.dispute
        return self._tools.edit[session.tools.edit_tool]

    def on_point(self, point: Point) -> None:
        """Pass ``point`` on, with the keys that are held down."""
        self.tool.on_point(point, QGuiApplication.keyboardModifiers())
