"""The drag of a stone from its point to another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QRegion

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.board.press_tracker import FINGERS, MOUSE, PressTracker
from gobanapp.ui.widgets.key_filter import KEY_EVENTS, KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.paint.flying_stones import FlyingStone
    from gobanapp.ui.board.board_widget import BoardWidget

HANDLED_EVENTS = MOUSE | FINGERS | KEY_EVENTS
"""The events of which ``StoneDrag.handle_event`` may take some."""
_HIGH, _LARGER = 0.5, 1.08


class StoneDrag(QObject):
    """One dragged stone, or none. It follows the pointer, with a preview of where it would lie.

    The right button and Escape put it back, and so does letting it go where it cannot lie.
    """

    dropped = Signal(Point, Point)
    """The stone of the first point was dropped on the second, an empty one."""
    clicked = Signal(Point)
    """It was let go where it had been."""
    changed = Signal()
    """The result of ``shown_on`` has changed."""

    def __init__(
        self,
        board: BoardWidget,
        may_lift: Callable[[Qt.KeyboardModifier], bool],
    ) -> None:
        """``may_lift``: returns whether a press on a stone, with modifiers, takes it up."""
        super().__init__(board)
        self._board = board
        self._may_lift = may_lift
        self._stone: tuple[Point, Color] | None = None
        self._over: Point | None = None
        self._place = QPointF()
        self._press = PressTracker(
            begins=self._lift, led=self._follow, let_go=self._let_go, given_up=self.put_back
        )

    @property
    def is_under_way(self) -> bool:
        return self._stone is not None

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        return self._press.handle_event(event) or take_key(event, self._key_action)

    def put_back(self) -> None:
        """Put the stone back where it lay."""
        if self._stone is not None:
            seen = self.region()
            self._stone = None
            self._press.forget()
            self._board.update(seen)
            self.changed.emit()

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view`` without the dragged stone, and with a preview of its target."""
        if self._stone is None:
            return view
        start, color = self._stone
        board = view.board.with_stones(None, [start])
        at = self._over if self._over is not None and board.is_empty(self._over) else None
        return replace(
            view,
            board=board,
            last_move=None if view.last_move == start else view.last_move,
            ghost=None if at is None else (at, color),
            unconfirmed=at,
            forbidden=None,
        )

    def paint(self, painter: QPainter) -> None:
        """Paint the stone in the hand."""
        if self._stone is not None:
            from gobanapp.paint.flying_stones import draw_flying

            geometry = self._board.board_geometry
            draw_flying(painter, geometry, self._board.theme, [self._in_the_air(*self._stone)])

    def region(self) -> QRegion:
        """Return the area covered by the dragged stone."""
        if self._stone is None:
            return QRegion()
        from gobanapp.paint.flying_stones import flying_region

        return flying_region(self._board.board_geometry, [self._in_the_air(*self._stone)])

    # Internals

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        is_escape = event.key() == Qt.Key.Key_Escape
        return self.put_back if is_escape and self.is_under_way else None

    def _lift(self, where: QPointF, _button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> bool:
        """Take up the stone there; return whether there is one that may be."""
        point = self._board.board_geometry.point_at(where.x(), where.y())
        color = None if point is None else self._board.view.board[point]
        if point is None or color is None or not self._may_lift(keys):
            return False
        self._stone = point, color
        self._follow(where)
        return True

    def _follow(self, where: QPointF) -> None:
        seen = self.region()
        self._place = where
        over = self._board.board_geometry.nearest(where.x(), where.y())
        self._over = None if over in self._board.view.hidden else over
        self._board.update(seen + self.region())
        self.changed.emit()

    def _let_go(self, where: QPointF) -> None:
        self._follow(where)
        assert self._stone is not None
        (start, _), end = self._stone, self._over
        self.put_back()
        if end == start:
            self.clicked.emit(start)
        elif end is not None and self._board.view.board.is_empty(end):
            self.dropped.emit(start, end)

    def _in_the_air(self, point: Point, color: Color) -> FlyingStone:
        from gobanapp.paint.flying_stones import FlyingStone

        geometry = self._board.board_geometry
        return FlyingStone(
            color=color,
            variant=stone_variant(point, color),
            x=(self._place.x() - geometry.rect.x) * geometry.ratio,
            y=(self._place.y() - geometry.rect.y) * geometry.ratio,
            height=_HIGH,
            size=_LARGER,
        )
