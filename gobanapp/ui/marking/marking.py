"""Marking: the strokes of the pen become steps of the record, and are shown before they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.point import Point
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.marking.label_field import LabelField
from gobanapp.ui.marking.pen import Pen
from gobanapp.ui.marking.preview import drawn, previewed
from gobanapp.ui.marking.strokes import Paint, Start, painting, span, text_of, write
from gobanapp.ui.marking.tool import Tool
from gobanapp.ui.session import Session
from gobanapp.ui.task import Task


class Marking(QObject):
    """Draws with the session's tool on the board, as long as that is the task."""

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self._board = board
        self._start: Start | None = None
        self._end: Point | None = None
        self._paint: Paint | None = None
        self._done: Point | None = None
        self._field: LabelField | None = None
        self._pointed: tuple[Point | None, bool] = (None, False)
        pen = self._pen = Pen(board)
        pen.pressed.connect(self._press)
        pen.moved.connect(self._move)
        pen.released.connect(self._let_go)
        pen.given_up.connect(self._give_up)
        pen.pointed.connect(self._point)

    def show_session(self) -> None:
        """Take the pen up or put it down, as the task is."""
        if self._session.task is Task.MARK:
            self._pen.take_up()
            self._show_pointed()
        else:
            self._pen.put_down()
            self._close_field()
            self._show(None)

    # Strokes

    def _press(self, point: Point, other: bool) -> None:
        session, game = self._session, self._session.game
        self._close_field()
        if point not in game.position.board:
            return
        start = self._start_on(point, other=other)
        self._done = point
        self._show(None)
        tool = start.tool
        if tool is Tool.LABEL and not other:
            self._ask_label(point)
        elif tool.writes:
            session.do(write(point, "" if tool is Tool.LABEL else text_of(start, game)))
        elif tool.spans:
            self._start, self._end = start, point
            self._show(lambda view: drawn(view, start, point))
        else:
            self._paint = painting(start, game)
            self._do_paint([point])

    def _move(self, points: Sequence[Point]) -> None:
        board = self._session.position.board
        points = [point for point in points if point in board]
        if not points:
            return
        self._done = points[-1]
        start = self._start
        if self._paint is not None:
            self._do_paint(points)
        elif start is not None:
            end = self._end = points[-1]
            self._show(lambda view: drawn(view, start, end))

    def _do_paint(self, points: Sequence[Point]) -> None:
        paint = self._paint
        if paint is not None:
            self._session.do(lambda game: paint(game, frozenset(points)))

    def _let_go(self) -> None:
        start, end = self._start, self._end
        self._start = self._end = self._paint = None
        if start is not None and end is not None:
            self._show(None)
            markup = span(start, end, self._session.game)
            self._session.do(lambda game: game.set_markup(markup))

    def _give_up(self) -> None:
        self._start = self._end = self._paint = None
        self._show_pointed()

    # Text

    def _ask_label(self, point: Point) -> None:
        field = self._field = LabelField(self._board, point)
        field.setText(self._session.game.node.content.markup.labels.get(point, ""))
        field.selectAll()
        field.written.connect(lambda text: self._write_label(point, text))
        field.ended.connect(self._forget_field)
        field.open()

    def _write_label(self, point: Point, text: str) -> None:
        if point in self._session.position.board:
            self._session.do(write(point, text))

    def _close_field(self) -> None:
        if self._field is not None:
            self._field.leave()

    def _forget_field(self) -> None:
        self._field = None
        if self._session.task is Task.MARK:
            self._board.setFocus()

    # Before a stroke

    def _point(self, point: Point | None, other: bool) -> None:
        if point != self._done:
            self._done = None
        self._pointed = point, other
        self._show_pointed()

    def _show_pointed(self) -> None:
        """Show what a click would do; not where one has just been made: that is to be seen."""
        if self._paint is not None or self._start is not None:
            return
        point, other = self._pointed
        game = self._session.game
        if point is None or point == self._done or point not in game.position.board:
            self._show(None)
            return
        start = self._start_on(point, other=other)
        self._show(lambda view: previewed(view, start, game))

    def _start_on(self, point: Point, *, other: bool) -> Start:
        session = self._session
        return Start(tool=session.tool, point=point, other=other, may_set_up=session.may_set_up())

    def _show(self, change: Callable[[BoardView], BoardView] | None) -> None:
        self._board.show_preview(change)
