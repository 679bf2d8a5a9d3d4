"""The marker: strokes of the pen, previewed and then turned into edits of the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokePainter,
    StrokeStart,
    markup_with_line,
    point_text_edit,
    stroke_painter,
    stroke_text,
    stroke_visible_part,
)
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.marking.pen import (
    Pen,
    SelectionFrame,
    with_line_preview,
    with_stroke_preview,
)
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.key_filter import KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.game.game import Game

_WIDTH = 12 * SPACE
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_MAX_LENGTH = 40  # characters; the board shows as many as fit


class LabelField(QLineEdit):
    """The field for the text of a point: Return and a click elsewhere write it, Esc cancels."""

    text_entered = Signal(str)
    ended = Signal()

    def __init__(self, board: BoardWidget, point: Point) -> None:
        super().__init__(board)
        self._board = board
        self._point = point
        self._is_ended = False
        self.setAccessibleName(self.tr("Text on {point}").format(point=point))
        self.setMaxLength(_MAX_LENGTH)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.returnPressed.connect(self.leave)

    def open(self) -> None:
        """Show the field over its point, entirely on the board."""
        x, y = self._board.board_geometry.center(self._point)
        size = self.sizeHint()
        size.setWidth(_WIDTH)
        left = min(max(0, round(x) - size.width() // 2), self._board.width() - size.width())
        top = min(max(0, round(y) - size.height() // 2), self._board.height() - size.height())
        self.setGeometry(left, top, size.width(), size.height())
        self.show()
        self.setFocus()

    def leave(self, *, writes: bool = True) -> None:
        """Close, and emit the text if it is to be written."""
        if self._is_ended:
            return
        self._is_ended = True
        self.hide()
        self.deleteLater()
        self.ended.emit()
        if writes:
            self.text_entered.emit(self.text().strip())

    def event(self, event: QEvent) -> bool:
        """Consume Esc, which would otherwise end marking."""
        if take_key(event, self._key_action):
            return True
        is_used = super().event(event)
        if isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()  # or the board behind it would receive it too
            return True
        return is_used

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        return partial(self.leave, writes=False) if event.key() == Qt.Key.Key_Escape else None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.leave()


class Marker(QObject):
    """Draws with the session's tool on the board while it is being marked."""

    part_chosen = Signal(object)
    """The points of the board to show; all of it if there are none."""

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self._board = board
        self._start: StrokeStart | None = None
        self._end: Point | None = None
        self._painter: StrokePainter | None = None
        self._last_point: Point | None = None
        self._field: LabelField | None = None
        self._write_text: Callable[[str], None] = lambda _text: None
        self._start_node: tuple[Game, int] | None = None
        self._selection_frame: SelectionFrame | None = None
        self._hint = ""
        self._hovered: tuple[Point | None, bool] = (None, False)
        pen = self._pen = Pen(board)
        pen.pressed.connect(self._press)
        pen.moved.connect(self._move)
        pen.released.connect(self._release)
        pen.cancelled.connect(self._cancel)
        pen.hovered.connect(self._hover)
        board.cursor.moved.connect(self._follow_cursor)

    def show_session(self, hint: str) -> None:
        """Take the pen up or put it down, as the session's tool requires.

        ``hint``: the message on the board about the part to be chosen, "" for none.
        """
        self._hint = hint
        self._pen.snaps_to_board = self._session.tools.is_marking_with(MarkTool.PART)
        if self._start_node != self._current_node:
            self._close_field_after_refresh()
            if self._start is not None:
                self._cancel()
        if self._session.tools.edit_tool is EditTool.MARK:
            self._pen.take_up()
            self._board.cursor.handle_events_first()
            if self._board.cursor.point is not None:
                self._hovered = self._board.cursor.point, False
            self._show_preview()
        else:
            self._pen.put_down()
            if self._start is not None:
                self._cancel()
            self._close_field_after_refresh()
            self._show(None)
        self._show_part()

    @property
    def _current_node(self) -> tuple[Game, int]:
        """The node for a text or a line that begins now."""
        return self._session.game, self._session.game.current_id

    # Strokes

    def _press(self, point: Point, other: bool) -> None:
        session, game = self._session, self._session.game
        self._close_field()
        if point not in game.position.board:
            return
        start = self._start_on(point, other=other)
        self._last_point = point
        self._show(None)
        tool = start.tool
        if tool is MarkTool.LABEL and not other:
            self._open_label_field(point)
        elif tool.writes_text:
            session.apply(
                point_text_edit(point, "" if tool is MarkTool.LABEL else stroke_text(start, game))
            )
        elif tool.is_two_point:
            self._start, self._start_node = start, self._current_node
            self._span_to(point)
        else:
            self._painter = stroke_painter(start, game)
            self._paint_points([point])

    def _move(self, points: Sequence[Point]) -> None:
        board = self._session.position.board
        points = [point for point in points if point in board]
        if not points:
            return
        self._last_point = points[-1]
        if self._painter is not None:
            self._paint_points(points)
        else:
            self._span_to(points[-1])

    def _span_to(self, end: Point) -> None:
        start = self._start
        if start is None:
            return
        self._end = end
        if start.tool is MarkTool.PART:
            self._show_part()
        else:
            self._show(lambda view: with_line_preview(view, start, end))

    def _paint_points(self, points: Sequence[Point]) -> None:
        painter = self._painter
        if painter is not None:
            self._session.apply(lambda game: painter(game, frozenset(points)))

    def _release(self) -> None:
        start, end = self._start, self._end
        self._start = self._end = self._painter = None
        self._board.cursor.on_escape = None
        if start is not None and end is not None:
            self._show(None)
            self._span(start, end)

    def _span(self, start: StrokeStart, end: Point) -> None:
        game = self._session.game
        if start.tool is not MarkTool.PART:
            markup = markup_with_line(start, end, game)
            self._session.apply(lambda game: game.set_markup(markup))
        elif end == start.point and not game.inherited_at(game.current_id).visible:
            self._show_part()  # a click asks for the whole board, which is shown already
        else:
            self.part_chosen.emit(stroke_visible_part(start, end, game))

    def _show_part(self) -> None:
        """Show the visible part of the board, or the new one, while its tool is selected."""
        if not self._session.tools.is_marking_with(MarkTool.PART):
            if self._selection_frame is not None:
                self._selection_frame.put_away()
            return
        if self._selection_frame is None:
            self._selection_frame = SelectionFrame(self._board)
        game, start, end = self._session.game, self._start, self._end
        if start is None or end is None:
            self._selection_frame.show_around(
                frozenset(game.inherited_at(game.current_id).visible), self._hint
            )
        else:
            self._selection_frame.show_around(stroke_visible_part(start, end, game), "")

    def _cancel(self) -> None:
        self._start = self._end = self._painter = None
        self._board.cursor.on_escape = None
        self._show_part()
        self._show_preview()

    # By keys

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Make a stroke at the cursor; one that spans points ends with the next call."""
        if point != self._board.cursor.point:
            return
        if self._start is not None:
            self._release()
            return
        spans = self._session.tools.mark_tool.is_two_point
        self._press(point, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        if spans:
            self._board.cursor.on_escape = self._cancel
        else:
            self._release()

    def _follow_cursor(self, point: Point | None) -> None:
        if self._session.tools.edit_tool is not EditTool.MARK:
            return
        if self._start is not None and point is None:
            self._cancel()
        elif self._start is not None and point is not None:
            self._move([point])
        else:
            self._hover(point, False)

    # Text

    def _open_label_field(self, point: Point) -> None:
        game, node = self._start_node = self._current_node
        field = self._field = LabelField(self._board, point)
        field.setText(game.node.content.markup.labels.get(point, ""))
        field.selectAll()
        write = self._write_text = partial(self._write_label, point, game, node)
        field.text_entered.connect(write)
        field.ended.connect(self._clear_field)
        field.open()

    def _write_label(self, point: Point, game: Game, node: int, text: str) -> None:
        """Write the label at the node where it was begun, even if the user has left that node."""
        if self._session.game is game and node in game.tree:
            self._session.apply(point_text_edit(point, text, node))

    def _close_field_after_refresh(self) -> None:
        """Close it now; write its text when the views show the change that ended it."""
        field, write = self._field, self._write_text
        if field is not None:
            text = field.text().strip()
            field.leave(writes=False)
            QTimer.singleShot(0, self, lambda: write(text))

    def _close_field(self) -> None:
        if self._field is not None:
            self._field.leave()

    def _clear_field(self) -> None:
        self._field = None
        if self._session.tools.edit_tool is EditTool.MARK:
            self._board.setFocus()

    # Before a stroke

    def _hover(self, point: Point | None, other: bool) -> None:
        if point != self._last_point:
            self._last_point = None
        self._hovered = point, other
        self._show_preview()

    def _show_preview(self) -> None:
        """Preview the effect of a click, except right after one, which would cover its result."""
        if self._painter is not None or self._start is not None:
            return
        point, other = self._hovered
        game = self._session.game
        if point is None or point == self._last_point or point not in game.position.board:
            self._show(None)
            return
        start = self._start_on(point, other=other)
        self._show(lambda view: with_stroke_preview(view, start, game))

    def _start_on(self, point: Point, *, other: bool) -> StrokeStart:
        session = self._session
        return StrokeStart(
            tool=session.tools.mark_tool,
            point=point,
            other=other,
            may_set_up=session.match_controller.can_set_up(session.game),
            used_letters=frozenset(self._board.view.next_move_letters.values()),
        )

    def _show(self, change: Callable[[BoardView], BoardView] | None) -> None:
        self._board.show_preview(change)
