"""The pen, the preview of its strokes, and the frame around the visible part of the board."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.game import Game
from gobanapp.paint.board_painter import use_device_pixels
from gobanapp.paint.gradients import translucent
from gobanapp.paint.painter_paths import outline_paths
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.session.mark_strokes import (
    StrokeStart,
    is_already_painted,
    is_marked,
    stroke_color,
    stroke_text,
)
from gobanapp.session.mark_tool import TOOL_MARKS, MarkTool
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.press_tracker import MOUSE_EVENTS, TOUCH_EVENTS, PressTracker
from gobanapp.ui.widgets.appearance import SPACE


def with_stroke_preview(view: BoardView, start: StrokeStart, game: Game) -> BoardView:
    """Return ``view`` with the effect of a click with ``start``; removed things are faint."""
    tool, point = start.tool, start.point
    if point in view.hidden:
        return view
    if tool is MarkTool.LABEL or tool.is_two_point:
        return replace(view, cursor=point)
    if tool is MarkTool.ERASE:
        return _with_eraser(view, start, game)
    if tool.writes_text:
        text = stroke_text(start, game)
        labels = {**view.labels, point: text} if text else view.labels
        return replace(view, labels=labels, previewed=frozenset((point,)))
    removes = is_already_painted(start, game) or (
        start.other and tool in {*TOOL_MARKS, MarkTool.DIM}
    )
    return _with_painted(view, start, removes=removes)


def _with_painted(view: BoardView, start: StrokeStart, *, removes: bool) -> BoardView:
    tool, point = start.tool, start.point
    points = frozenset((point,))
    if tool.sets_up and not removes:
        board = view.board.with_stones(None, points)
        return replace(view, board=board, ghost=(point, stroke_color(start)))
    if tool.sets_up or tool is MarkTool.DIM:
        is_plain = removes and tool is MarkTool.DIM
        return replace(view, dimmed=view.dimmed - points if is_plain else view.dimmed | points)
    if tool in TOOL_MARKS:
        marks = view.marks if removes else {**view.marks, point: TOOL_MARKS[tool]}
        return replace(view, marks=marks, previewed=points)
    color = stroke_color(start)
    owned = view.territory.with_(color, view.territory[color] | points)
    return replace(view, territory=owned, previewed=points)


def _with_eraser(view: BoardView, start: StrokeStart, game: Game) -> BoardView:
    point = start.point
    points = frozenset((point,))
    removes_stone = view.board[point] is not None and start.may_set_up
    if removes_stone and not is_marked(point, game):
        return replace(view, dimmed=view.dimmed | points, cursor=point)
    return replace(view, previewed=points, cursor=point)


def with_line_preview(view: BoardView, start: StrokeStart, end: Point) -> BoardView:
    """Return ``view`` with a line or arrow from one point to another as far as it is drawn."""
    view = replace(view, cursor=end)
    if start.point == end:
        return view
    span = start.point, end
    if start.tool is MarkTool.LINE:
        return replace(view, lines=(*view.lines, span))
    return replace(view, arrows=(*view.arrows, span))


_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
_CONSUMED_EVENTS = MOUSE_EVENTS | TOUCH_EVENTS | {QEvent.Type.ContextMenu}


class Pen(QObject):
    """Receives the input of the board in place of play, from ``take_up`` to ``put_down``."""

    pressed = Signal(Point, bool)
    """A stroke begins; whether with the right button or Shift."""
    moved = Signal(object)
    """The stroke reached these points, in this order (a list)."""
    released = Signal()
    cancelled = Signal()
    """A second finger came down, or the other button: the stroke is cancelled."""
    hovered = Signal(object, bool)
    """The point at which a stroke would begin, None off the board; and whether Shift is held down.
    """

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self.snaps_to_board = False
        """True if a stroke can begin outside the grid, at the closest point."""
        self._is_active = False
        self._last_point: Point | None = None
        self._press = PressTracker(
            on_press=self._begin,
            on_move=self._move,
            on_release=self._release,
            on_cancel=self.cancelled.emit,
            buttons=_BUTTONS,
        )

    def take_up(self) -> None:
        """Start drawing on the board."""
        if self._is_active:
            return
        self._is_active = True
        self._board.pointer_input.cancel_placement()
        self._board.installEventFilter(self)
        if self._board.underMouse():
            self._emit_hovered(QPointF(self._board.mapFromGlobal(QCursor.pos())), shift=False)

    def put_down(self) -> None:
        """Return the board to play."""
        if self._is_active:
            self._is_active = False
            self._press.cancel()
            self._board.removeEventFilter(self)
            self.hovered.emit(None, False)

    def eventFilter(self, _board: QObject, event: QEvent) -> bool:
        kind = event.type()
        was_held = self._press.is_held
        if not self._press.handle_event(event) and kind == QEvent.Type.MouseMove:
            assert isinstance(event, QMouseEvent)
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._emit_hovered(event.position(), shift=shift)
        leaves = kind == QEvent.Type.Leave and not self._press.is_held
        if leaves or (kind == QEvent.Type.TouchEnd and was_held):
            self.hovered.emit(None, False)
        return kind in _CONSUMED_EVENTS

    def _begin(
        self, position: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> bool:
        point = self._last_point = self._point_at(position)
        if point is not None:
            is_alternate = button is Qt.MouseButton.RightButton
            is_alternate |= bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.pressed.emit(point, is_alternate)
        return point is not None

    def _move(self, position: QPointF) -> None:
        point = self._point_at(position)
        if point is not None and self._last_point is not None and point != self._last_point:
            # A quick hand jumps over points.
            path, self._last_point = _points_between(self._last_point, point), point
            self.moved.emit(path)

    def _release(self, position: QPointF) -> None:
        self._move(position)
        self.released.emit()

    def _emit_hovered(self, position: QPointF, *, shift: bool) -> None:
        self.hovered.emit(self._point_at(position), shift)

    def _point_at(self, position: QPointF) -> Point | None:
        geometry = self._board.board_geometry
        find = geometry.clamped_point if self.snaps_to_board else geometry.point_at
        return find(position.x(), position.y())


def _points_between(start: Point, end: Point) -> list[Point]:
    """Return the points from ``start`` to ``end``, without ``start``."""
    right, up = end.x - start.x, end.y - start.y
    steps = max(abs(right), abs(up))
    return [
        Point(round(start.x + right * step / steps), round(start.y + up * step / steps))
        for step in range(1, steps + 1)
    ]


_SHADE_COLOR = "#1a0f06"
_OUTLINE_COLOR = "#fdf8ee"


class SelectionFrame(QWidget):
    """Covers the whole board while a part of it is chosen. It ignores mouse and touch."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._points: frozenset[Point] = NO_POINTS
        self._hint = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.installEventFilter(self)

    @property
    def points(self) -> frozenset[Point]:
        """The points inside the frame, none where the whole board is shown."""
        return self._points

    def show_around(self, points: frozenset[Point], hint: str) -> None:
        """Show the frame around ``points``, with ``hint`` in the middle, "" for none."""
        self._points, self._hint = points, hint
        if self.isHidden():
            self.setGeometry(self._board.rect())
            self._board.setCursor(Qt.CursorShape.CrossCursor)
            self.show()
            self.raise_()
        self.update()

    def put_away(self) -> None:
        if not self.isHidden():
            self._board.unsetCursor()
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._points:
                self._draw_band(painter)
            if self._hint:
                self._write_hint(painter)

    def _draw_band(self, painter: QPainter) -> None:
        geometry = self._board.board_geometry
        band, shade = QPainterPath(), QPainterPath()
        for line in outline_paths(geometry, self._points):
            band.addPath(line)
        size, ratio = self.size(), geometry.ratio
        shade.addRect(QRectF(0, 0, size.width() * ratio, size.height() * ratio))
        shade.addPath(band)  # what lies within two outlines is left out
        painter.save()
        use_device_pixels(painter, geometry)
        painter.fillPath(shade, translucent(_SHADE_COLOR, 0.45))
        for ink, width in ((_OUTLINE_COLOR, 4 * ratio), (self._board.theme.accent, 2 * ratio)):
            painter.strokePath(band, QPen(QColor(ink), width))
        painter.restore()

    def _write_hint(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.font())
        max_width = self.width() - 6 * SPACE
        text = metrics.elidedText(self._hint, Qt.TextElideMode.ElideRight, max_width)
        box = QRectF(
            0, 0, metrics.horizontalAdvance(text) + 4 * SPACE, metrics.height() + 2 * SPACE
        )
        box.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(_SHADE_COLOR, 0.82))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(_OUTLINE_COLOR))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
