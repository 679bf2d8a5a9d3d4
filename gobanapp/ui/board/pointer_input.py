"""Mouse and touch input on the board, reported as points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QInputDevice, QKeyEvent, QMouseEvent, QTouchEvent

from gobanapp.rules.point import Point
from gobanapp.session.move_confirmation import StonePlacement
from gobanapp.ui.board.board_surface import BoardSurface
from gobanapp.ui.board.press_tracker import DOWN, FINGERS, MOUSE
from gobanapp.ui.widgets.key_filter import KEY_EVENTS, KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.ui.board.loupe import Loupe


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacementGesture:
    """The progress of a stone on its way to the board.

    ``is_down``: a button or finger is down. ``pressed``: the point where it went down. ``at``:
    where it is now, None off the board. ``carries``: the stone follows, and where it is let go
    counts. ``offered``: the point of a first click that waits for the second.
    """

    stone_placement: StonePlacement = StonePlacement.CLICK
    is_down: bool = False
    pressed: Point | None = None
    at: Point | None = None
    carries: bool = False
    offered: Point | None = None

    @property
    def unconfirmed(self) -> Point | None:
        """The point of a stone not yet played: carried, or offered."""
        return self.at if self.is_down and self.carries else self.offered

    def press(self, point: Point | None) -> PlacementGesture:
        carries = self.stone_placement is StonePlacement.DRAG
        return replace(self, is_down=True, pressed=point, at=point, carries=carries)

    def move(self, point: Point | None) -> PlacementGesture:
        return replace(self, at=point) if self.is_down else self

    def carry(self) -> PlacementGesture:
        """Make the stone follow from now on."""
        return replace(self, carries=self.is_down)

    def let_go(self, *, is_empty: bool, is_legal: bool) -> Release:
        """Lift the button or finger.

        ``is_empty``, ``is_legal``: whether there is no stone on ``at``, and whether one may be
        played there. Where none may, nothing can be played by accident: the first click counts.
        A stone that is carried comes to no taken point.
        """
        if not self.is_down:
            return Release(self, None)
        lifted = replace(self, is_down=False, pressed=None, at=None, carries=False)
        chosen = self.at if self.at == self.pressed or (self.carries and is_empty) else None
        if self.carries or self.stone_placement is not StonePlacement.CLICK_TWICE:
            return Release(lifted, chosen)
        if chosen is None and self.pressed is not None:
            return Release(lifted, None)  # it slipped
        if chosen != self.offered and is_legal:
            return Release(replace(lifted, offered=chosen), None)
        return Release(replace(lifted, offered=None), chosen)

    def give_up(self) -> PlacementGesture:
        """Put the stone back into the bowl."""
        return PlacementGesture(stone_placement=self.stone_placement)


class Release(NamedTuple):
    """The result of lifting a button or finger: ``chosen`` is the point to play on."""

    pointing: PlacementGesture
    chosen: Point | None


_RESTS = 150  # ms: a finger that stays down for longer looks for its point

_NO_FINGER = -1


class PointerInput(QObject):
    """Turns the events of a board into points. One finger does what the left button does.

    A finger that rests on the board carries the stone from then on, in each way of placing but
    CLICK_TWICE: the loupe shows where it will lie, and a correction counts. A second finger, the
    right button and Esc put the stone back. ``from_above``: the player sits at the top of the
    screen, and the loupe keeps clear of the player's hand.
    """

    point_chosen = Signal(Point)
    """This point was chosen."""
    hovered = Signal(object)
    """The pointer came to another point, or to none (None)."""
    unconfirmed_changed = Signal(object)
    """A stone that is not played yet waits on another point than before, or on none (None)."""

    def __init__(self, board: BoardSurface) -> None:
        super().__init__()
        self.from_above = False
        self._board = board
        self._pointing = PlacementGesture()
        self._reported: Point | None = None
        self._under: Point | None = None
        self._finger = _NO_FINGER
        self._fingers_down = False
        self._place = QPointF()
        self._loupe: Loupe | None = None
        self._rest = QTimer(self, singleShot=True, interval=_RESTS)
        self._rest.timeout.connect(self._look_closer)

    @property
    def stone_placement(self) -> StonePlacement:
        return self._pointing.stone_placement

    @property
    def unconfirmed(self) -> Point | None:
        """The point of a stone that waits for the release or for a second click."""
        return self._pointing.unconfirmed

    @property
    def hovered_point(self) -> Point | None:
        """The point under mouse or finger."""
        return self._under

    def set_stone_placement(self, placing: StonePlacement) -> None:
        """Place stones in another way; one that waits is put back, as ``cancel_placement`` does."""
        if placing is not self.stone_placement:
            self.cancel_placement()
            self._pointing = PlacementGesture(stone_placement=placing)

    def click(self, point: Point) -> None:
        """Handle ``point`` like a click, wherever the mouse is."""
        self._pointing = self._pointing.press(point)
        self._release()

    def follow_board(self) -> None:
        """Find out which point is now under the mouse: the points are elsewhere than before."""
        if self._under is not None:
            self._hover(self._point_at(self._place, carries=False))

    def cancel_placement(self) -> None:
        """Drop a stone that waits for confirmation.

        ``unconfirmed_changed`` is not emitted: the caller updates the view.
        """
        self._pointing = self._pointing.give_up()
        self._reported = None
        self._close_loupe()

    def handle_event(self, event: QEvent) -> bool:
        """Handle ``event``; return whether it is consumed."""
        kind = event.type()
        if kind in MOUSE and isinstance(event, QMouseEvent):
            return self._mouse(event)
        if kind in FINGERS and isinstance(event, QTouchEvent):
            return self._touch(event)
        if kind in KEY_EVENTS:
            return take_key(event, self._key_action)
        if kind == QEvent.Type.Resize or (kind == QEvent.Type.Leave and not self._fingers_down):
            self._close_loupe()
            self._hover(None)
        return False

    # Mouse

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, where = event.type(), event.position()
        by_finger = event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen
        if by_finger or self._fingers_down:
            return True  # emulated by the system from a touch that was already handled
        if kind == QEvent.Type.MouseMove:
            self._move(where)
            return True
        if event.button() is not Qt.MouseButton.LeftButton:
            if kind in DOWN:
                self._give_up()
            return False
        if kind == QEvent.Type.MouseButtonRelease:
            self._let_go(where)
        else:
            self._press(where)
        return True

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        is_escape = event.key() == Qt.Key.Key_Escape
        return self._give_up if is_escape and self.unconfirmed is not None else None

    # Fingers

    def _touch(self, event: QTouchEvent) -> bool:
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        kind, points = event.type(), event.points()
        if kind == QEvent.Type.TouchCancel or len(points) > 1:
            self._finger = _NO_FINGER
            self._give_up()
            self._hover(None)
        elif kind == QEvent.Type.TouchBegin:
            self._finger = points[0].id()
            self._press(points[0].position())
            if self.stone_placement is not StonePlacement.CLICK_TWICE:
                self._rest.start()
        elif points and points[0].id() == self._finger:
            self._follow(points[0])
        self._fingers_down = kind in {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
        event.accept()
        return True

    def _follow(self, finger: QEventPoint) -> None:
        if finger.state() is QEventPoint.State.Released:
            self._finger = _NO_FINGER
            self._let_go(finger.position())
            self._hover(None)
        else:
            self._move(finger.position())
            self._show_loupe()

    def _look_closer(self) -> None:
        """Carry the stone, and show where it will lie."""
        self._pointing = self._pointing.carry()
        self._open_loupe()
        self._move(self._place)
        self._show_loupe()

    def _open_loupe(self) -> None:
        if self._loupe is None:
            from gobanapp.ui.board.loupe import Loupe  # not at the start

            self._loupe = Loupe(self._board)
        self._loupe.open()

    def _show_loupe(self) -> None:
        if self._loupe is not None and self._loupe.is_open:
            self._loupe.look_at(self._pointing.at, self._place, below=self.from_above)

    def _close_loupe(self) -> None:
        self._rest.stop()
        if self._loupe is not None:
            self._loupe.close_it()

    # Both

    def _press(self, where: QPointF) -> None:
        self._place = where
        carries = self.stone_placement is StonePlacement.DRAG
        point = self._point_at(where, carries=carries)
        self._pointing = self._pointing.press(point)
        self._hover(point)
        self._tell()

    def _move(self, where: QPointF) -> None:
        self._place = where
        point = self._point_at(where, carries=self._pointing.carries)
        self._pointing = self._pointing.move(point)
        self._hover(point)
        self._tell()

    def _let_go(self, where: QPointF) -> None:
        self._move(where)
        self._close_loupe()
        self._release()

    def _release(self) -> None:
        view, point = self._board.view, self._pointing.at
        is_empty = point is not None and view.board.is_empty(point)
        release = self._pointing.let_go(
            is_empty=is_empty, is_legal=is_empty and view.forbidden != point
        )
        self._pointing = release.pointing
        if release.chosen is not None:
            self.point_chosen.emit(release.chosen)
        self._tell()

    def _give_up(self) -> None:
        self._close_loupe()
        self._pointing = self._pointing.give_up()
        self._tell()

    def _hover(self, point: Point | None) -> None:
        if point != self._under:
            self._under = point
            self.hovered.emit(point)

    def _tell(self) -> None:
        if self.unconfirmed != self._reported:
            self._reported = self.unconfirmed
            self.unconfirmed_changed.emit(self.unconfirmed)

    def _point_at(self, where: QPointF, *, carries: bool) -> Point | None:
        """Return the point there; a stone that is carried goes to the nearest one."""
        geometry = self._board.board_geometry
        find = geometry.nearest if carries else geometry.point_at
        point = find(where.x(), where.y())
        return None if point in self._board.view.hidden else point
