"""Mouse and touch input on the board, reported as points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QInputDevice, QKeyEvent, QMouseEvent, QTouchEvent

from gobanapp.rules.point import Point
from gobanapp.session.move_confirmation import StonePlacement
from gobanapp.ui.board.board_surface import BoardSurface
from gobanapp.ui.board.press_tracker import MOUSE_EVENTS, PRESS_EVENTS, TOUCH_EVENTS
from gobanapp.ui.widgets.key_filter import KEY_EVENTS, KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.ui.board.loupe import Loupe


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacementGesture:
    """The progress of a stone on its way to the board.

    ``is_down``: a button or finger is down. ``pressed``: the point where it went down.
    ``current``: the point where it is now, None off the board. ``is_dragged``: the stone follows
    the pointer, and the point of release counts. ``first_click``: the point of a click that a
    second one must confirm.
    """

    stone_placement: StonePlacement = StonePlacement.CLICK
    is_down: bool = False
    pressed: Point | None = None
    current: Point | None = None
    is_dragged: bool = False
    first_click: Point | None = None

    @property
    def unconfirmed(self) -> Point | None:
        """The point of a stone not yet played: dragged, or waiting for the second click."""
        return self.current if self.is_down and self.is_dragged else self.first_click

    def press(self, point: Point | None) -> PlacementGesture:
        is_dragged = self.stone_placement is StonePlacement.DRAG
        return replace(self, is_down=True, pressed=point, current=point, is_dragged=is_dragged)

    def move(self, point: Point | None) -> PlacementGesture:
        return replace(self, current=point) if self.is_down else self

    def start_drag(self) -> PlacementGesture:
        """Make the stone follow the pointer from now on."""
        return replace(self, is_dragged=self.is_down)

    def release(self, *, is_empty: bool, is_legal: bool) -> Release:
        """Lift the button or finger.

        ``is_empty``, ``is_legal``: whether there is no stone on ``current``, and whether one may be
        played there. On an illegal point a single click counts: it cannot play by accident.
        A dragged stone cannot be released on an occupied point.
        """
        if not self.is_down:
            return Release(self, None)
        lifted = replace(self, is_down=False, pressed=None, current=None, is_dragged=False)
        is_chosen = self.current == self.pressed or (self.is_dragged and is_empty)
        chosen = self.current if is_chosen else None
        if self.is_dragged or self.stone_placement is not StonePlacement.CLICK_TWICE:
            return Release(lifted, chosen)
        if chosen is None and self.pressed is not None:
            return Release(lifted, None)  # the pointer slipped off its point
        if chosen != self.first_click and is_legal:
            return Release(replace(lifted, first_click=chosen), None)
        return Release(replace(lifted, first_click=None), chosen)

    def cancel(self) -> PlacementGesture:
        """Return to the state before the press."""
        return PlacementGesture(stone_placement=self.stone_placement)


class Release(NamedTuple):
    """The result of lifting a button or finger: ``chosen`` is the point to play on."""

    gesture: PlacementGesture
    chosen: Point | None


_REST_DURATION = 150  # ms: a finger that stays down longer drags the stone

_NO_FINGER = -1


class PointerInput(QObject):
    """Turns the events of a board into points. One finger does what the left button does.

    A finger that rests on the board drags the stone from then on, except with CLICK_TWICE: the
    loupe shows where it will lie, and the point of release counts. A second finger, the right
    button and Esc put the stone back. ``is_player_at_top``: True if the player sits at the top of
    the screen, so that the loupe keeps clear of the hand.
    """

    point_chosen = Signal(Point)
    """This point was chosen."""
    hovered = Signal(object)
    """The pointer came to another point, or to none (None)."""
    unconfirmed_changed = Signal(object)
    """The unconfirmed stone is on another point, or on none (None)."""

    def __init__(self, board: BoardSurface) -> None:
        super().__init__()
        self.is_player_at_top = False
        self._board = board
        self._gesture = PlacementGesture()
        self._reported_point: Point | None = None
        self._hovered_point: Point | None = None
        self._finger = _NO_FINGER
        self._fingers_down = False
        self._position = QPointF()
        self._loupe: Loupe | None = None
        self._rest_timer = QTimer(self, singleShot=True, interval=_REST_DURATION)
        self._rest_timer.timeout.connect(self._start_precise_drag)

    @property
    def stone_placement(self) -> StonePlacement:
        return self._gesture.stone_placement

    @property
    def unconfirmed(self) -> Point | None:
        """The point of a stone that waits for the release or for a second click."""
        return self._gesture.unconfirmed

    @property
    def hovered_point(self) -> Point | None:
        """The point under mouse or finger."""
        return self._hovered_point

    def set_stone_placement(self, placement: StonePlacement) -> None:
        """Change how stones are placed; call ``cancel_placement`` if that is a change."""
        if placement is not self.stone_placement:
            self.cancel_placement()
            self._gesture = PlacementGesture(stone_placement=placement)

    def click(self, point: Point) -> None:
        """Handle ``point`` like a click, independently of the mouse."""
        self._gesture = self._gesture.press(point)
        self._release()

    def follow_board(self) -> None:
        """Update the hovered point after the points of the board have moved."""
        if self._hovered_point is not None:
            self._hover(self._point_at(self._position, is_dragged=False))

    def cancel_placement(self) -> None:
        """Drop a stone that waits for confirmation.

        ``unconfirmed_changed`` is not emitted: the caller updates the view.
        """
        self._gesture = self._gesture.cancel()
        self._reported_point = None
        self._close_loupe()

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        kind = event.type()
        if kind in MOUSE_EVENTS and isinstance(event, QMouseEvent):
            return self._handle_mouse(event)
        if kind in TOUCH_EVENTS and isinstance(event, QTouchEvent):
            return self._handle_touch(event)
        if kind in KEY_EVENTS:
            return take_key(event, self._key_action)
        if kind == QEvent.Type.Resize or (kind == QEvent.Type.Leave and not self._fingers_down):
            self._close_loupe()
            self._hover(None)
        return False

    # Mouse

    def _handle_mouse(self, event: QMouseEvent) -> bool:
        kind, position = event.type(), event.position()
        is_touch = event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen
        if is_touch or self._fingers_down:
            return True  # emulated by the system from a touch that was already handled
        if kind == QEvent.Type.MouseMove:
            self._move(position)
            return True
        if event.button() is not Qt.MouseButton.LeftButton:
            if kind in PRESS_EVENTS:
                self._cancel()
            return False
        if kind == QEvent.Type.MouseButtonRelease:
            self._lift(position)
        else:
            self._press(position)
        return True

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        is_escape = event.key() == Qt.Key.Key_Escape
        return self._cancel if is_escape and self.unconfirmed is not None else None

    # Fingers

    def _handle_touch(self, event: QTouchEvent) -> bool:
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        kind, points = event.type(), event.points()
        if kind == QEvent.Type.TouchCancel or len(points) > 1:
            self._finger = _NO_FINGER
            self._cancel()
            self._hover(None)
        elif kind == QEvent.Type.TouchBegin:
            self._finger = points[0].id()
            self._press(points[0].position())
            if self.stone_placement is not StonePlacement.CLICK_TWICE:
                self._rest_timer.start()
        elif points and points[0].id() == self._finger:
            self._follow_finger(points[0])
        self._fingers_down = kind in {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
        event.accept()
        return True

    def _follow_finger(self, finger: QEventPoint) -> None:
        if finger.state() is QEventPoint.State.Released:
            self._finger = _NO_FINGER
            self._lift(finger.position())
            self._hover(None)
        else:
            self._move(finger.position())
            self._show_loupe()

    def _start_precise_drag(self) -> None:
        """Start to drag the stone, and show in the loupe where it will lie."""
        self._gesture = self._gesture.start_drag()
        self._open_loupe()
        self._move(self._position)
        self._show_loupe()

    def _open_loupe(self) -> None:
        if self._loupe is None:
            from gobanapp.ui.board.loupe import Loupe  # not at the start

            self._loupe = Loupe(self._board)
        self._loupe.open()

    def _show_loupe(self) -> None:
        if self._loupe is not None and self._loupe.is_open:
            self._loupe.magnify(self._gesture.current, self._position, below=self.is_player_at_top)

    def _close_loupe(self) -> None:
        self._rest_timer.stop()
        if self._loupe is not None:
            self._loupe.dismiss()

    # Both

    def _press(self, position: QPointF) -> None:
        self._position = position
        is_dragged = self.stone_placement is StonePlacement.DRAG
        point = self._point_at(position, is_dragged=is_dragged)
        self._gesture = self._gesture.press(point)
        self._hover(point)
        self._report_unconfirmed()

    def _move(self, position: QPointF) -> None:
        self._position = position
        point = self._point_at(position, is_dragged=self._gesture.is_dragged)
        self._gesture = self._gesture.move(point)
        self._hover(point)
        self._report_unconfirmed()

    def _lift(self, position: QPointF) -> None:
        self._move(position)
        self._close_loupe()
        self._release()

    def _release(self) -> None:
        view, point = self._board.view, self._gesture.current
        is_empty = point is not None and view.board.is_empty(point)
        release = self._gesture.release(
            is_empty=is_empty, is_legal=is_empty and view.forbidden != point
        )
        self._gesture = release.gesture
        if release.chosen is not None:
            self.point_chosen.emit(release.chosen)
        self._report_unconfirmed()

    def _cancel(self) -> None:
        self._close_loupe()
        self._gesture = self._gesture.cancel()
        self._report_unconfirmed()

    def _hover(self, point: Point | None) -> None:
        if point != self._hovered_point:
            self._hovered_point = point
            self.hovered.emit(point)

    def _report_unconfirmed(self) -> None:
        if self.unconfirmed != self._reported_point:
            self._reported_point = self.unconfirmed
            self.unconfirmed_changed.emit(self.unconfirmed)

    def _point_at(self, position: QPointF, *, is_dragged: bool) -> Point | None:
        """Return the point at ``position``, for a dragged stone the nearest one."""
        geometry = self._board.board_geometry
        find = geometry.nearest if is_dragged else geometry.point_at
        point = find(position.x(), position.y())
        return None if point in self._board.view.hidden else point
