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
_LONGEST = 40  # letters; the board shows as many of them as there is room for


class LabelField(QLineEdit):
    """Return and a click elsewhere write the text, Esc leaves the point unchanged."""

    text_entered = Signal(str)
    ended = Signal()

    def __init__(self, board: BoardWidget, point: Point) -> None:
        super().__init__(board)
        self._board = board
        self._point = point
        self._has_ended = False
        self.setAccessibleName(self.tr("Text on {point}").format(point=point))
        self.setMaxLength(_LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.returnPressed.connect(self.leave)

    def open(self) -> None:
        """Show it over its point, all of it on the board."""
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
        if self._has_ended:
            return
        self._has_ended = True
        self.hide()
        self.deleteLater()
        self.ended.emit()
        if writes:
            self.text_entered.emit(self.text().strip())

    def event(self, event: QEvent) -> bool:
        """Take Esc, with which the window would end marking as a whole."""
        if take_key(event, self._key_action):
            return True
        is_used = super().event(event)
        if isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()  # or the board behind it would have it too
            return True
        return is_used

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        return partial(self.leave, writes=False) if event.key() == Qt.Key.Key_Escape else None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.leave()


class Marker(QObject):
    """Draws with the session's tool on the board, while marking is the task."""

    part_chosen = Signal(object)
    """The points of the board to show; all of it if there are none."""

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self._board = board
        self._start: StrokeStart | None = None
        self._end: Point | None = None
        self._paint: StrokePainter | None = None
        self._done: Point | None = None
        self._field: LabelField | None = None
        self._write_text: Callable[[str], None] = lambda _text: None
        self._begun_at: tuple[Game, int] | None = None
        self._band: SelectionFrame | None = None
        self._hint = ""
        self._pointed: tuple[Point | None, bool] = (None, False)
        pen = self._pen = Pen(board)
        pen.pressed.connect(self._press)
        pen.moved.connect(self._move)
        pen.released.connect(self._let_go)
        pen.given_up.connect(self._give_up)
        pen.pointed.connect(self._point)
        board.cursor.moved.connect(self._follow_cursor)

    def show_session(self, hint: str) -> None:
        """Take the pen up or put it down, as the task requires.

        ``hint``: the message on the board about the part to be chosen, "" for none.
        """
        self._hint = hint
        self._pen.reaches_in = self._session.tools.is_marking_with(MarkTool.PART)
        if self._begun_at != self._here:
            self._close_field_after_refresh()
            if self._start is not None:
                self._give_up()
        if self._session.tools.edit_tool is EditTool.MARK:
            self._pen.take_up()
            self._board.cursor.come_first()
            if self._board.cursor.point is not None:
                self._pointed = self._board.cursor.point, False
            self._show_pointed()
        else:
            self._pen.put_down()
            if self._start is not None:
                self._give_up()
            self._close_field_after_refresh()
            self._show(None)
        self._show_part()

    @property
    def _here(self) -> tuple[Game, int]:
        """The node for a text or a line that begins now."""
        return self._session.game, self._session.game.current_id

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
        if tool is MarkTool.LABEL and not other:
            self._ask_label(point)
        elif tool.writes_text:
            session.apply(
                point_text_edit(point, "" if tool is MarkTool.LABEL else stroke_text(start, game))
            )
        elif tool.is_two_point:
            self._start, self._begun_at = start, self._here
            self._span_to(point)
        else:
            self._paint = stroke_painter(start, game)
            self._do_paint([point])

    def _move(self, points: Sequence[Point]) -> None:
        board = self._session.position.board
        points = [point for point in points if point in board]
        if not points:
            return
        self._done = points[-1]
        if self._paint is not None:
            self._do_paint(points)
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

    def _do_paint(self, points: Sequence[Point]) -> None:
        paint = self._paint
        if paint is not None:
            self._session.apply(lambda game: paint(game, frozenset(points)))

    def _let_go(self) -> None:
        start, end = self._start, self._end
        self._start = self._end = self._paint = None
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
            self._show_part()  # a click for the whole board, which is there already
        else:
            self.part_chosen.emit(stroke_visible_part(start, end, game))

    def _show_part(self) -> None:
        """Show, while its tool is held, what part of the board is shown, or would be."""
        if not self._session.tools.is_marking_with(MarkTool.PART):
            if self._band is not None:
                self._band.put_away()
            return
        if self._band is None:
            self._band = SelectionFrame(self._board)
        game, start, end = self._session.game, self._start, self._end
        if start is None or end is None:
            self._band.show_around(
                frozenset(game.inherited_at(game.current_id).visible), self._hint
            )
        else:
            self._band.show_around(stroke_visible_part(start, end, game), "")

    def _give_up(self) -> None:
        self._start = self._end = self._paint = None
        self._board.cursor.on_escape = None
        self._show_part()
        self._show_pointed()

    # By keys

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Make a stroke at the cursor; one that spans points ends with the next call."""
        if point != self._board.cursor.point:
            return
        if self._start is not None:
            self._let_go()
            return
        spans = self._session.tools.mark_tool.is_two_point
        self._press(point, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        if spans:
            self._board.cursor.on_escape = self._give_up
        else:
            self._let_go()

    def _follow_cursor(self, point: Point | None) -> None:
        if self._session.tools.edit_tool is not EditTool.MARK:
            return
        if self._start is not None and point is None:
            self._give_up()
        elif self._start is not None and point is not None:
            self._move([point])
        else:
            self._point(point, False)

    # Text

    def _ask_label(self, point: Point) -> None:
        game, place = self._begun_at = self._here
        field = self._field = LabelField(self._board, point)
        field.setText(game.node.content.markup.labels.get(point, ""))
        field.selectAll()
        write = self._write_text = partial(self._write_label, point, game, place)
        field.text_entered.connect(write)
        field.ended.connect(self._forget_field)
        field.open()

    def _write_label(self, point: Point, game: Game, place: int, text: str) -> None:
        """Write it at its own node, wherever the user has gone meanwhile."""
        if self._session.game is game and place in game.tree:
            self._session.apply(point_text_edit(point, text, place))

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

    def _forget_field(self) -> None:
        self._field = None
        if self._session.tools.edit_tool is EditTool.MARK:
            self._board.setFocus()

    # Before a stroke

    def _point(self, point: Point | None, other: bool) -> None:
        if point != self._done:
            self._done = None
        self._pointed = point, other
        self._show_pointed()

    def _show_pointed(self) -> None:
        """Preview the effect of a click, except right after one, which would cover its result."""
        if self._paint is not None or self._start is not None:
            return
        point, other = self._pointed
        game = self._session.game
        if point is None or point == self._done or point not in game.position.board:
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
