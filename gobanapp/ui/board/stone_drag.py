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
from gobanapp.ui.board.press_tracker import MOUSE_EVENTS, TOUCH_EVENTS, PressTracker
from gobanapp.ui.widgets.key_filter import KEY_EVENTS, KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.paint.flying_stones import FlyingStone
    from gobanapp.ui.board.board_widget import BoardWidget

HANDLED_EVENTS = MOUSE_EVENTS | TOUCH_EVENTS | KEY_EVENTS
"""The events that ``StoneDrag.handle_event`` may consume."""
_HEIGHT, _SCALE = 0.5, 1.08


class StoneDrag(QObject):
    """One dragged stone, or none. It follows the pointer, with a preview of where it would lie.

    The right button and Escape put it back, and so does a release on another stone.
    """

    dropped = Signal(Point, Point)
    """The stone of the first point was dropped on the second, an empty one."""
    clicked = Signal(Point)
    """The stone was released on its own point."""
    changed = Signal()
    """The result of ``apply_to`` has changed."""

    def __init__(
        self,
        board: BoardWidget,
        can_lift: Callable[[Qt.KeyboardModifier], bool],
    ) -> None:
        """``can_lift``: returns whether a press on a stone with these modifiers lifts it."""
        super().__init__(board)
        self._board = board
        self._can_lift = can_lift
        self._stone: tuple[Point, Color] | None = None
        self._target: Point | None = None
        self._position = QPointF()
        self._press = PressTracker(
            on_press=self._lift,
            on_move=self._follow,
            on_release=self._drop,
            on_cancel=self.put_back,
        )

    @property
    def is_active(self) -> bool:
        return self._stone is not None

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        return self._press.handle_event(event) or take_key(event, self._key_action)

    def put_back(self) -> None:
        """Put the stone back where it lay."""
        if self._stone is not None:
            old_region = self.region()
            self._stone = None
            self._press.reset()
            self._board.update(old_region)
            self.changed.emit()

    def apply_to(self, view: BoardView) -> BoardView:
        """Return ``view`` without the dragged stone, and with a preview of its target."""
        if self._stone is None:
            return view
        start, color = self._stone
        board = view.board.with_stones(None, [start])
        target = self._target if self._target is not None and board.is_empty(self._target) else None
        return replace(
            view,
            board=board,
            last_move=None if view.last_move == start else view.last_move,
            ghost=None if target is None else (target, color),
            unconfirmed=target,
            forbidden=None,
        )

    def paint(self, painter: QPainter) -> None:
        """Paint the dragged stone."""
        if self._stone is not None:
            from gobanapp.paint.flying_stones import draw_flying

            geometry = self._board.board_geometry
            draw_flying(painter, geometry, self._board.theme, [self._flying_stone(*self._stone)])

    def region(self) -> QRegion:
        """Return the area covered by the dragged stone."""
        if self._stone is None:
            return QRegion()
        from gobanapp.paint.flying_stones import flying_region

        return flying_region(self._board.board_geometry, [self._flying_stone(*self._stone)])

    # Internals

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        is_escape = event.key() == Qt.Key.Key_Escape
        return self.put_back if is_escape and self.is_active else None

    def _lift(
        self, position: QPointF, _button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> bool:
        """Lift the stone at ``position``; return whether there is one that can be lifted."""
        point = self._board.board_geometry.point_at(position.x(), position.y())
        color = None if point is None else self._board.view.board[point]
        if point is None or color is None or not self._can_lift(modifiers):
            return False
        self._stone = point, color
        self._follow(position)
        return True

    def _follow(self, position: QPointF) -> None:
        old_region = self.region()
        self._position = position
        target = self._board.board_geometry.nearest(position.x(), position.y())
        self._target = None if target in self._board.view.hidden else target
        self._board.update(old_region + self.region())
        self.changed.emit()

    def _drop(self, position: QPointF) -> None:
        self._follow(position)
        assert self._stone is not None
        (start, _), end = self._stone, self._target
        self.put_back()
        if end == start:
            self.clicked.emit(start)
        elif end is not None and self._board.view.board.is_empty(end):
            self.dropped.emit(start, end)

    def _flying_stone(self, point: Point, color: Color) -> FlyingStone:
        from gobanapp.paint.flying_stones import FlyingStone

        geometry = self._board.board_geometry
        return FlyingStone(
            color=color,
            variant=stone_variant(point, color),
            x=(self._position.x() - geometry.rect.x) * geometry.ratio,
            y=(self._position.y() - geometry.rect.y) * geometry.ratio,
            height=_HEIGHT,
            size=_SCALE,
        )
