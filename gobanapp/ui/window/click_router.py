"""The router of clicks on the board: it decides which tool a click reaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication

from gobanapp.game.change import Change
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
        self._tool_refusal = ""
        session.subscribe(self._forget_refusal)
        self.on_refusal: Callable[[str], object] = lambda _reason: None
        """Shows why a tool was refused."""

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

    def refuse_tool(self, reason: str) -> None:
        """Note that the user has chosen a tool in vain, and why.

        The next click is meant for that tool: it plays no stone, unless something happens before.
        """
        self._tool_refusal = reason

    def _forget_refusal(self, _change: Change) -> None:
        self._tool_refusal = ""

    def on_point(self, point: Point) -> None:
        """Pass ``point`` on, with the keys that are held down."""
        reason, self._tool_refusal = self._tool_refusal, ""
        if reason:
            self.on_refusal(reason)
        else:
            self.tool.on_point(point, QGuiApplication.keyboardModifiers())
