"""The menu of a point of the board, except during a count or a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokeStart,
    is_already_painted,
    is_marked,
    point_text_edit,
    stroke_painter,
    stroke_text,
)
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.session import Session
from gobanapp.text.marking_tool_text import menu_text
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.window.menu_bar import MenuBar

if TYPE_CHECKING:
    from gobanapp.game.change import Change
    from gobanapp.game.consequences import StoneOrigin
    from gobanapp.game.game import Game

_MARK_TOOLS: Final = (
    *(MarkTool.TRIANGLE, MarkTool.SQUARE, MarkTool.CIRCLE, MarkTool.CROSS, MarkTool.SELECTED),
    *(MarkTool.LETTER, MarkTool.NUMBER),
)


class BoardMenu(QObject):
    """Offers the actions possible on a point now: in a match, those of its players."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        board: SessionBoard,
        marks: MarkActions,
        menus: MenuBar,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._board = board
        self._marks = marks
        self._menus = menus

    def show(self, point: Point | None, position: QPoint) -> None:
        """Open the menu for ``point``, None outside the board, at a global position."""
        menu = QMenu(self._window)
        if point is not None and point in self._session.position.board:
            self._add_stone(menu, point)
            session = self._session
            if self._marks.is_possible() and session.match_controller.can_mark(session.game):
                self._add_marks(menu.addMenu(self.tr("&Mark Point")), point)
                if session.match_controller.can_set_up(session.game):
                    self._add_set_up(menu.addMenu(self.tr("Set &Up")), point)
                if point == self._board.view.last_move:
                    for name in ("judge-move", "judge-position"):
                        self._menus.add_submenu(menu, name)
            menu.addSeparator()
        self._add_commands(menu, ["copy-text", "copy-picture"])
        if self._session.is_free:
            self._add_commands(menu, ["copy", "paste"])
        menu.exec(position)
        menu.deleteLater()

    def _add_stone(self, menu: QMenu, point: Point) -> None:
        origin = self._origin(point)
        if origin is not None and not self._session.is_live:
            action = menu.addAction(self.tr("&Go to This Stone's Move"))
            action.setObjectName("go-to-stone")
            action.setEnabled(origin.node_id != self._session.game.current_id)
            number = origin.node_id
            action.triggered.connect(lambda: self._session.navigate(lambda g: g.go_to(number)))

    def _origin(self, point: Point) -> StoneOrigin | None:
        from gobanapp.game.consequences import stone_origin  # not at the start

        game = self._session.game
        if game.position.board.is_empty(point):
            return None
        return stone_origin(game.tree, game.current_id, point)

    def _add_marks(self, menu: QMenu, point: Point) -> None:
        game = self._session.game
        for tool in _MARK_TOOLS:
            start = self._stroke(tool, point)
            action = menu.addAction(menu_text(tool), partial(self._mark, start))
            action.setObjectName(f"point-{tool.value}")
            action.setCheckable(True)
            action.setChecked(not tool.writes_text and is_already_painted(start, game))
        menu.addSeparator()
        erase = self._stroke(MarkTool.ERASE, point)
        action = menu.addAction(menu_text(MarkTool.ERASE), partial(self._mark, erase))
        action.setObjectName("point-erase")
        action.setEnabled(is_marked(point, game))

    def _stroke(self, tool: MarkTool, point: Point) -> StrokeStart:
        used_letters = frozenset(self._board.view.next_move_letters.values())
        return StrokeStart(tool=tool, point=point, may_set_up=False, used_letters=used_letters)

    def _mark(self, start: StrokeStart) -> None:
        game = self._session.game
        if start.tool.writes_text:
            self._session.apply(point_text_edit(start.point, stroke_text(start, game)))
        else:
            self._session.apply(stroke_painter(start, game), frozenset({start.point}))

    def _add_set_up(self, menu: QMenu, point: Point) -> None:
        texts: dict[Color | None, str] = {
            Color.BLACK: self.tr("&Black Stone"),
            Color.WHITE: self.tr("&White Stone"),
            None: self.tr("&No Stone"),
        }
        current = self._session.game.position.board[point]
        for color, text in texts.items():
            set_stone = partial(self._session.apply, _set_stone, color, point)
            action = menu.addAction(text, set_stone)
            action.setObjectName(f"set-up-{'none' if color is None else color.value}")
            action.setCheckable(True)
            action.setChecked(color is current)

    def _add_commands(self, menu: QMenu, ids: Sequence[str]) -> None:
        for name in ids:
            menu.addAction(self._menus.action(name))


def _set_stone(game: Game, color: Color | None, point: Point) -> Change:
    return game.set_stones(color, [point])
