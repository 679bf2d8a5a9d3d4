"""The board on the screen: it shows a view and reports the pointer. It contains no rules."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QImage, QPainter, QPaintEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import Theme
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.damage import damage, hatch_region, logical_region, painted_rect
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_cursor import BoardCursor
from gobanapp.ui.board.board_surface import BoardSurface
from gobanapp.ui.board.pointer_input import PointerInput

if TYPE_CHECKING:
    from gobanapp.rules.hand_counting.count_step import StoneMovement
    from gobanapp.ui.board.stone_animation import MovedStones, PlayedMove, StoneAnimation

_MAX_PULSING_STONES = 50  # stones: with more of them a frame takes over a millisecond
_PULSE_PERIOD = 1600  # ms from one strongest hatch to the next
_PULSE_INTERVAL = 66  # ms
_MIN_STRENGTH = 0.4
_WHEEL_NOTCH = 120  # in eighths of a degree, as Qt counts


class BoardWidget(BoardSurface):
    """A board of any size, as large as the widget allows.

    ``pointer_input``: mouse and touch input. ``cursor``: the keyboard cursor.
    """

    clicked = Signal(Point)
    """This point was chosen, by the ``pointer_input`` or with the ``cursor``."""
    hovered = Signal(object)
    """The pointer or the cursor came to another point, or to none (None)."""
    wheel_stepped = Signal(int)
    """The wheel was turned: forward (1) or back (-1), once for each notch."""
    changed = Signal()
    """``view``, ``theme`` or ``wood`` may have changed."""
    animation_finished = Signal()
    """The stones of the last ``animate_stones`` or ``animate_move`` have landed."""

    def __init__(self, view: BoardView, theme: Theme) -> None:
        super().__init__()
        self.pointer_input = PointerInput(self)  # first: setParent already sends an event
        self.pointer_input.setParent(self)
        self._view = view
        self._painted_view = view
        self._painter = BoardPainter(theme)
        self._is_animated = True
        self._pulse = Pulse(self)
        self._pulse.beat.connect(self._show_beat)
        self._animation: StoneAnimation | None = None
        self._flight_region = QRegion()
        self._wheel_angle = 0
        self.pointer_input.point_chosen.connect(self.choose)
        self.pointer_input.hovered.connect(self._hover_by_pointer)
        self._cursor = BoardCursor(self, self.pointer_input)
        self._cursor.moved.connect(self._move_cursor)
        self._cursor.point_chosen.connect(self.pointer_input.click)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @property
    def view(self) -> BoardView:
        """The current view, or the one after all stones have landed."""
        return self._view

    @property
    def painted_view(self) -> BoardView:
        """The view painted now, without stones in the air; ``view`` is the one they lead to."""
        return self._painted_view

    def show_view(self, view: BoardView) -> None:
        """Show ``view``; nothing is painted where it equals the one shown.

        Stones that fly towards the same position continue, any others disappear. An unconfirmed
        stone stays: call ``pointer_input.cancel_placement`` if it can no longer be played.
        """
        animation = self._running_animation()
        has_same_frame = _frame(view) == _frame(self._view)
        has_same_position = view.board == self._view.board and has_same_frame
        self._view = view
        if animation is not None and has_same_position:
            animation.set_final_view(view)
        else:
            if animation is not None:
                animation.stop()
            self._show(view)
        self._cursor.keep_on_board()
        if not has_same_frame:
            self.pointer_input.follow_board()
        self.changed.emit()

    def animate_stones(
        self, after: BoardView, movements: Sequence[StoneMovement], speed: float = 1.0
    ) -> None:
        """Animate stones from the current view to ``after``, at ``speed`` times the usual speed.

        ``animation_finished`` is emitted when they have landed: at once where animation is off or
        the board is hidden. Another ``animate_stones`` or position ends a flight without it.
        """
        if not movements or not self._can_animate_to(after):
            self._show_at_once(after)
            return
        from gobanapp.ui.board.stone_animation import MovedStones, timetable  # not at the start

        self._animate(MovedStones(self._view, after, timetable(movements)), speed)

    def animate_move(self, after: BoardView, point: Point) -> None:
        """Show ``after``, the view after a move on ``point``, with an animation of its stones.

        Captured stones lift off. Nothing waits for the animation; another position ends it.
        """
        if not self._can_animate_to(after):
            self._show_at_once(after)
            return
        from gobanapp.ui.board.stone_animation import PlayedMove  # not at the start

        self._animate(PlayedMove.on_point(self._view, after, point))

    def _can_animate_to(self, after: BoardView) -> bool:
        return self._is_animated and self.isVisible() and _frame(after) == _frame(self._view)

    def _show_at_once(self, after: BoardView) -> None:
        if self._animation is not None:
            self._animation.stop()
        self.show_view(after)
        self.animation_finished.emit()

    def _animate(self, plan: PlayedMove | MovedStones, speed: float = 1.0) -> None:
        self._view = plan.after
        self._ensure_animation().play(plan, speed)
        self.changed.emit()

    def _ensure_animation(self) -> StoneAnimation:
        if self._animation is None:
            # The window is painted sooner without it.
            from gobanapp.ui.board.stone_animation import StoneAnimation

            self._animation = StoneAnimation(self)
            self._animation.moved.connect(self._show_moving_stones)
            self._animation.finished.connect(self._end_animation)
        return self._animation

    def _running_animation(self) -> StoneAnimation | None:
        animation = self._animation
        return animation if animation is not None and animation.is_running else None

    def finish_animation(self) -> None:
        """Let all stones in the air land at once."""
        if self._animation is not None:
            self._animation.finish()

    @property
    def is_animated(self) -> bool:
        """True if animations are allowed."""
        return self._is_animated

    def set_animated(self, animated: bool) -> None:
        """Enable or disable flying stones and pulsing hatches."""
        if animated == self._is_animated:
            return
        self._is_animated = animated
        self._pulse.stop()
        if not animated:
            self.finish_animation()
        self.update()

    @property
    def theme(self) -> Theme:
        return self._painter.theme

    def set_theme(self, theme: Theme) -> None:
        """Change colours and materials; the picture of the same wood is kept."""
        self._painter.use_theme(theme)
        self.update()
        self.changed.emit()

    @property
    def wood(self) -> QImage | None:
        """The picture of the theme's wood, None as long as there is none."""
        return self._painter.wood

    def set_wood(self, wood: QImage) -> None:
        """Set the picture of the theme's wood."""
        self._painter.set_wood(wood)
        self.update()
        self.changed.emit()

    @property
    def board_geometry(self) -> Geometry:
        """The geometry of the board at the widget's size."""
        columns, rows, frame = _frame(self._view)
        rect = Rect(0, 0, self.width(), self.height())
        return _fit(columns, rows, rect, self.devicePixelRatioF(), frame)

    def magnified_image(self, point: Point, side: int) -> QImage:
        """Return the surroundings of ``point`` at twice their size, ``side`` pixels wide."""
        return self._painter.magnified(self.board_geometry, self._view, point, side)

    def sizeHint(self) -> QSize:
        return QSize(720, 770)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 210)

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry, view = self.board_geometry, self._painted_view
        # The pulse ends automatically in a hidden window, which is not painted.
        is_pulsing = self._is_animated and 0 < len(view.unsettled) <= _MAX_PULSING_STONES
        with QPainter(self) as painter:
            hatch = self._pulse.strength if is_pulsing else 1.0
            self._painter.paint(painter, geometry, view, hatch)
            animation = self._running_animation()
            if animation is not None:
                animation.paint(painter, geometry, self.theme)
        if is_pulsing:
            self._pulse.schedule_beat()

    def _show(self, view: BoardView) -> None:
        """Paint the changes of ``view``, without stones in flight."""
        if self._cursor.point is not None:
            view = replace(view, cursor=self._cursor.point)
        before, self._painted_view = self._painted_view, view
        if not view.unsettled:
            self._pulse.stop()
        if _frame(view) != _frame(before):
            self.update()
        elif view != before:
            self.update(damage(self.board_geometry, before, view))
        self._update_flight_region(QRegion())

    def _show_beat(self) -> None:
        self.update(hatch_region(self.board_geometry, self._painted_view))

    def _show_moving_stones(self) -> None:
        animation = self._ensure_animation()
        self._show(animation.view)
        self._update_flight_region(animation.region(self.board_geometry))

    def _update_flight_region(self, region: QRegion) -> None:
        if not (region.isEmpty() and self._flight_region.isEmpty()):
            self.update(region + self._flight_region)
            self._flight_region = region

    def _end_animation(self) -> None:
        self._show(self._view)
        self.animation_finished.emit()

    # The point under the pointer

    @property
    def cursor(self) -> BoardCursor:  # type: ignore[override]  # no caller needs that of the mouse
        return self._cursor

    def choose(self, point: Point) -> None:
        """Do what choosing ``point`` with mouse or finger does."""
        self.clicked.emit(point)

    def _hover_by_pointer(self, point: Point | None) -> None:
        if self._cursor.point is None:
            self.hovered.emit(point)

    def _move_cursor(self, point: Point | None) -> None:
        """Show the cursor at its new point, with everything shown for a hovered point."""
        if self._running_animation() is None:
            self._show(self._view)
        hovered = self.pointer_input.hovered_point  # possibly of a board shown before
        is_on_board = hovered is not None and hovered in self._view.board
        self.hovered.emit((hovered if is_on_board else None) if point is None else point)

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Return the rectangle of the cursor or the last move: the menu key opens menus there."""
        point = self._cursor.point or self._view.last_move
        if query is Qt.InputMethodQuery.ImCursorRectangle and point is not None:
            return logical_region(
                self.board_geometry, painted_rect(self.board_geometry, point)
            ).boundingRect()
        return super().inputMethodQuery(query)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._ensure_animation()  # or the first click would wait for the import

    def event(self, event: QEvent) -> bool:
        return self.pointer_input.handle_event(event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel_angle += event.angleDelta().y()
        notches = int(self._wheel_angle / _WHEEL_NOTCH)
        self._wheel_angle -= notches * _WHEEL_NOTCH
        if notches:
            self.wheel_stepped.emit(-notches)
        event.accept()


_fit = lru_cache(maxsize=4)(Geometry.fit)


def _frame(view: BoardView) -> tuple[int, int, Frame]:
    """Return the values that determine the geometry."""
    return view.board.width, view.board.height, view.frame


class Pulse(QObject):
    """The slow pulse of unsettled stones: their hatch grows weaker and stronger.

    It beats once after each ``schedule_beat``: a widget that is not painted does not pulse.
    """

    beat = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, interval=_PULSE_INTERVAL)
        self._timer.timeout.connect(self.beat)

    @property
    def is_active(self) -> bool:
        return self._timer.isActive()

    @property
    def strength(self) -> float:
        """The strength of the hatch, up to 1, its initial value."""
        return strength_after(self._clock.elapsed()) if self._clock.isValid() else 1.0

    def schedule_beat(self) -> None:
        """Emit ``beat`` a moment later; the first call starts the pulse."""
        if not self._clock.isValid():
            self._clock.start()
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        self._clock.invalidate()
        self._timer.stop()


def strength_after(milliseconds: float) -> float:
    """Return the strength of the hatch at a time after the beginning."""
    wave = math.cos(2 * math.pi * milliseconds / _PULSE_PERIOD)
    return _MIN_STRENGTH + (1 - _MIN_STRENGTH) * (1 + wave) / 2
