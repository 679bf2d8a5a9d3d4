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

_MOST_THAT_PULSE = 50  # stones: with more of them a frame takes over a millisecond
_PERIOD = 1600  # ms from one strongest hatch to the next
_FRAME = 66  # ms
_WEAKEST = 0.4
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
    """The stones of the last ``animate_stones`` or ``animate_move`` lie where they belong."""

    def __init__(self, view: BoardView, theme: Theme) -> None:
        super().__init__()
        self.pointer_input = PointerInput(self)  # before any event, and that is one
        self.pointer_input.setParent(self)
        self._view = view
        self._shown = view
        self._painter = BoardPainter(theme)
        self._moves = True
        self._pulse = Pulse(self)
        self._pulse.beat.connect(self._show_beat)
        self._animation: StoneAnimation | None = None
        self._in_the_air = QRegion()
        self._turned = 0
        self.pointer_input.point_chosen.connect(self.choose)
        self.pointer_input.hovered.connect(self._point_by_hand)
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
        return self._shown

    def show_view(self, view: BoardView) -> None:
        """Show ``view``; nothing is painted where it equals the one shown.

        Stones that fly towards the same position continue, any others disappear. A waiting stone
        stays: ``put_back`` it where it cannot be played any more.
        """
        animation = self._running_animation()
        same_place = _frame(view) == _frame(self._view)
        same_position = view.board == self._view.board and same_place
        self._view = view
        if animation is not None and same_position:
            animation.end_in(view)
        else:
            if animation is not None:
                animation.stop()
            self._show(view)
        self._cursor.keep_on_board()
        if not same_place:
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
        """Show ``after``, which a move on ``point`` has led to, the stone landing there.

        What it takes lifts off. Nothing waits for that; another position shown ends it.
        """
        if not self._can_animate_to(after):
            self._show_at_once(after)
            return
        from gobanapp.ui.board.stone_animation import PlayedMove  # not at the start

        self._animate(PlayedMove.on_point(self._view, after, point))

    def _can_animate_to(self, after: BoardView) -> bool:
        return self._moves and self.isVisible() and _frame(after) == _frame(self._view)

    def _show_at_once(self, after: BoardView) -> None:
        if self._animation is not None:
            self._animation.stop()
        self.show_view(after)
        self.animation_finished.emit()

    def _animate(self, plan: PlayedMove | MovedStones, speed: float = 1.0) -> None:
        self._view = plan.after
        self._made_animation().play(plan, speed)
        self.changed.emit()

    def _made_animation(self) -> StoneAnimation:
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
        return self._moves

    def set_animated(self, moves: bool) -> None:
        """Enable or disable flying stones and pulsing hatches."""
        if moves == self._moves:
            return
        self._moves = moves
        self._pulse.stop()
        if not moves:
            self.finish_animation()
        self.update()

    @property
    def theme(self) -> Theme:
        return self._painter.theme

    def set_theme(self, theme: Theme) -> None:
        """Change colours and materials; the wood stays where it is the same."""
        self._painter.use_theme(theme)
        self.update()
        self.changed.emit()

    @property
    def wood(self) -> QImage | None:
        """The picture of the theme's wood, None as long as there is none."""
        return self._painter.wood

    def set_wood(self, wood: QImage) -> None:
        """Take the picture of the theme's wood, made in the meantime."""
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
        geometry, view = self.board_geometry, self._shown
        # Without painting there is no pulse: a hidden window lets the pulse end automatically.
        pulses = self._moves and 0 < len(view.unsettled) <= _MOST_THAT_PULSE
        with QPainter(self) as painter:
            hatch = self._pulse.strength if pulses else 1.0
            self._painter.paint(painter, geometry, view, hatch)
            animation = self._running_animation()
            if animation is not None:
                animation.paint(painter, geometry, self.theme)
        if pulses:
            self._pulse.go_on()

    def _show(self, view: BoardView) -> None:
        """Paint the changes of ``view``, without stones in flight."""
        if self._cursor.point is not None:
            view = replace(view, cursor=self._cursor.point)
        before, self._shown = self._shown, view
        if not view.unsettled:
            self._pulse.stop()
        if _frame(view) != _frame(before):
            self.update()
        elif view != before:
            self.update(damage(self.board_geometry, before, view))
        self._move_in_the_air(QRegion())

    def _show_beat(self) -> None:
        self.update(hatch_region(self.board_geometry, self._shown))

    def _show_moving_stones(self) -> None:
        animation = self._made_animation()
        self._show(animation.view)
        self._move_in_the_air(animation.region(self.board_geometry))

    def _move_in_the_air(self, region: QRegion) -> None:
        if not (region.isEmpty() and self._in_the_air.isEmpty()):
            self.update(region + self._in_the_air)
            self._in_the_air = region

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

    def _point_by_hand(self, point: Point | None) -> None:
        if self._cursor.point is None:
            self.hovered.emit(point)

    def _move_cursor(self, point: Point | None) -> None:
        """Show the cursor where it is now, and all that is shown of a point that is pointed at."""
        if self._running_animation() is None:
            self._show(self._view)
        under = (
            self.pointer_input.hovered_point
        )  # it may have been another board when the mouse came there
        is_there = under is not None and under in self._view.board
        self.hovered.emit((under if is_there else None) if point is None else point)

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Return the place of the cursor, or of the last move: the menu key opens menus there."""
        at = self._cursor.point or self._view.last_move
        if query is Qt.InputMethodQuery.ImCursorRectangle and at is not None:
            return logical_region(
                self.board_geometry, painted_rect(self.board_geometry, at)
            ).boundingRect()
        return super().inputMethodQuery(query)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._made_animation()  # or the first click would have to wait until it is loaded

    def event(self, event: QEvent) -> bool:
        return self.pointer_input.handle_event(event) or super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _WHEEL_NOTCH)
        self._turned -= notches * _WHEEL_NOTCH
        if notches:
            self.wheel_stepped.emit(-notches)
        event.accept()


_fit = lru_cache(maxsize=4)(Geometry.fit)


def _frame(view: BoardView) -> tuple[int, int, Frame]:
    """Return the values that determine the geometry."""
    return view.board.width, view.board.height, view.frame


class Pulse(QObject):
    """The slow pulse of unsettled stones: their hatch grows weaker and stronger.

    It beats once after each ``go_on``, and never by itself: what is not painted is at rest.
    """

    beat = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, interval=_FRAME)
        self._timer.timeout.connect(self.beat)

    @property
    def is_under_way(self) -> bool:
        return self._timer.isActive()

    @property
    def strength(self) -> float:
        """The strength of the hatch, up to 1, its initial value."""
        return strength_after(self._clock.elapsed()) if self._clock.isValid() else 1.0

    def go_on(self) -> None:
        """Beat a moment later; the first time, begin."""
        if not self._clock.isValid():
            self._clock.start()
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        self._clock.invalidate()
        self._timer.stop()


def strength_after(milliseconds: float) -> float:
    """Return the strength of the hatch at a time after the beginning."""
    wave = math.cos(2 * math.pi * milliseconds / _PERIOD)
    return _WEAKEST + (1 - _WEAKEST) * (1 + wave) / 2
