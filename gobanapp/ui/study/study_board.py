"""The board of a problem or a lesson: moves one after the other, the stone at the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.markup import Mark
from gobanapp.learning.problem import Attempt, AttemptOutcome, Problem
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.symmetry import Symmetry
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.session_view import SubstituteView

PAUSE: Final = 450
"""Milliseconds before a reply, to make clear which move it answers."""


class PositionView(NamedTuple):
    """A position and its view."""

    position: Position
    view: BoardView


class StudyBoard(QObject):
    """Shows positions in place of the session's, until it ends."""

    moved = Signal(object, object)
    """A move is now visible: the positions before and after it."""
    moves_finished = Signal()
    """The last of several moves is now visible."""

    def __init__(self, board: SessionBoard, parent: QObject, *, turns: bool) -> None:
        """``turns``: whether positions are shown in the orientation of the user's view."""
        super().__init__(parent)
        self._board = board
        self._turns = turns
        self._current: PositionView | None = None
        self._pending: list[PositionView] = []
        self._pause = PAUSE
        self._hovered_point: Point | None = None
        self._hover_stone: Color | None = None
        self._is_forbidden: Callable[[Point], bool] = lambda _point: False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        board.hovered.connect(self._hover)

    @property
    def frame(self) -> Frame:
        """The frame of the whole board, as texts refer to it."""
        return replace(self._board.view.frame, part=None, symmetry=Symmetry.NONE)

    @property
    def is_busy(self) -> bool:
        """True if moves are still to be shown."""
        return bool(self._pending)

    def set_hover_stone(
        self,
        stone: Color | None,
        is_forbidden: Callable[[Point], bool] = lambda _point: False,
    ) -> None:
        """Set the stone shown under the pointer; forbidden points show a sign instead."""
        self._hover_stone, self._is_forbidden = stone, is_forbidden
        self._refresh()

    def show(self, position_view: PositionView) -> None:
        """Show a position at once."""
        self._stop()
        self._display(position_view, None)

    def play(self, moves: Sequence[PositionView], pause: int = PAUSE) -> None:
        """Show moves one after the other, the first at once; ``pause`` in milliseconds."""
        self.finish()
        self._pending, self._pause = list(moves), pause
        self._show_next()

    def finish(self) -> None:
        """Show all pending moves at once."""
        pending, self._pending = self._pending, []
        self._timer.stop()
        for position_view in pending:
            self._display_move(position_view)
        if pending:
            self.moves_finished.emit()

    def end(self) -> None:
        """Show the session again."""
        self._stop()
        self._board.hovered.disconnect(self._hover)
        self._board.restore_session()

    def _stop(self) -> None:
        self._timer.stop()
        self._pending.clear()

    def _show_next(self) -> None:
        if not self._pending:
            return
        self._display_move(self._pending.pop(0))
        if not self._pending:
            self.moves_finished.emit()
        elif self._board.is_animated:
            self._timer.start(self._pause)
        else:
            self._show_next()

    def _display_move(self, position_view: PositionView) -> None:
        before = self._current
        move = position_view.position.move
        self._display(position_view, None if move is None else move.point)
        if (
            before is not None
            and move is not None
            and before.position is not position_view.position
        ):
            self.moved.emit(before.position, position_view.position)

    def _display(self, position_view: PositionView, point: Point | None) -> None:
        before, self._current = self._current, position_view
        view = self._with_hover_stone(position_view.view)
        can_land = before is not None and _can_follow(before.view, view, point)
        self._board.show_substitute(SubstituteView(view, self._turns), point if can_land else None)

    def _hover(self, point: Point | None) -> None:
        self._hovered_point = point
        self._refresh()

    def _refresh(self) -> None:
        if self._current is not None:
            view = self._with_hover_stone(self._current.view)
            self._board.show_substitute(SubstituteView(view, self._turns))

    def _with_hover_stone(self, view: BoardView) -> BoardView:
        point = self._hovered_point
        if point is None or self._hover_stone is None or self._pending:
            return view
        if not view.board.is_empty(point):
            return view
        if self._is_forbidden(point):
            return replace(view, forbidden=point)
        return replace(view, ghost=(point, self._hover_stone))


def _can_follow(before: BoardView, after: BoardView, point: Point | None) -> bool:
    if point is None or before.frame != after.frame:
        return False
    old, new = before.board, after.board
    return (old.width, old.height) == (new.width, new.height) and old.is_empty(point)


_HINT_MARGIN = 1
"""The margin in points of a hint's area around the points in play."""


def attempt_view(attempt: Attempt, frame: Frame, *, hints: int = 0) -> PositionView:
    """Return the position of an attempt: with one hint the area, with two the right moves."""
    if attempt.outcome is AttemptOutcome.UNKNOWN:
        return PositionView(attempt.position, bare_view(attempt.position, frame))
    view = make_board_view(attempt.problem.game, frame, number=attempt.node)
    if hints:
        area = _hint_area(attempt, view.board)
        view = replace(view, blocks=(area,) if area else ())
    if hints > 1:
        marks = dict.fromkeys(attempt.right_points(), Mark.CIRCLE)
        view = replace(view, marks={**view.marks, **marks})
    return PositionView(attempt.position, view)


_CROP_MARGIN: Final = 2
"""Empty lines shown around a problem, and the edge of the board if it is as near."""
_MAX_CROPPED_SHARE: Final = 0.5


def problem_part(problem: Problem) -> BoardPart | None:
    """Return the corner or side with the problem; None for all or most of the board.

    Also None if the game itself sets the visible part.
    """
    game, start = problem.game, problem.solution.start
    if game.inherited_at(start).visible:
        return None
    points = [point for point, _ in game.position_at(start).board.stones()]
    for node in game.tree.walk(start):
        move = node.content.move
        if move is not None and move.point is not None:
            points.append(move.point)
    bounds = BoardPart.around(points)
    if bounds is None:
        return None
    part = bounds.grown(_CROP_MARGIN, game.columns, game.rows)
    is_small = part.columns * part.rows <= _MAX_CROPPED_SHARE * game.columns * game.rows
    return part if is_small else None


def answer_move_views(attempt: Attempt, frame: Frame) -> list[PositionView]:
    """Return the positions of the last answer, the last of them with all its marks."""
    *before, _last = attempt.played
    views = [PositionView(position, bare_view(position, frame)) for position in before]
    return [*views, attempt_view(attempt, frame)]


def bare_view(position: Position, frame: Frame) -> BoardView:
    """Return the view of a position with no mark except that of the last move."""
    last = None if position.move is None else position.move.point
    return BoardView(board=position.board, frame=frame, last_move=last)


def _hint_area(attempt: Attempt, board: Board) -> frozenset[Point]:
    area = attempt.problem.area()
    if area is None:
        return NO_POINTS
    top_left, bottom_right = area
    return frozenset(
        point
        for point in board.points()
        if top_left.x - _HINT_MARGIN <= point.x <= bottom_right.x + _HINT_MARGIN
        and top_left.y - _HINT_MARGIN <= point.y <= bottom_right.y + _HINT_MARGIN
    )
