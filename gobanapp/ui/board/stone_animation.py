"""Animations of stones on the board: takeoff, landing, and the picture in between.

A plan knows where stones are at any time: ``PlayedMove`` for a move, ``MovedStones`` for a step of
a count by hand. ``StoneAnimation`` runs the clock. All durations are decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QRegion

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.diagram.theme import Theme
from gobanapp.paint.flying_stones import FlyingStone, draw_flying, flying_region
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, StoneMovement
from gobanapp.rules.point import Point

# Times in milliseconds.
_LANDING_TIME: Final = 120  # when a played stone has landed
_LIFT_START: Final = 80  # when captured stones begin to lift: the played stone has almost landed
_LIFT_END: Final = _LIFT_START + 200
_TRIP_DURATION: Final = 300  # of one stone
_TAKEOFF_INTERVAL: Final = 60  # between the takeoffs of two stones
_MAX_DURATION: Final = 1200

_START_OPACITY: Final = 0.45  # like the stone under the pointer before it
_MAX_HEIGHT: Final = 0.7
_GROWTH: Final = 0.16  # how much larger a stone appears at its greatest height
_MAX_ENLARGED: Final = 12  # stones: drawing more of them enlarged takes too long

_FADE_FRACTION: Final = 0.3  # of a trip, at its end in a bowl
_BOWL_DISTANCE: Final = 0.75  # from the edge of the board, in stone diameters
_BOWL_POSITIONS: Final = {BowlOrLid.BOWL: 0.75, BowlOrLid.LID: 0.25}
"""The horizontal positions of bowl and lid, from left to right as their owner sees them."""

PlacedStone = tuple[Point, Color]


class StoneAnimation(QObject):
    """Plays a plan; nothing waits for its end."""

    moved = Signal()
    """Stones in the air are elsewhere, or ``view`` has changed."""
    finished = Signal()
    """All stones have landed."""

    _plan: PlayedMove | MovedStones
    _view: BoardView

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = 0.0
        self._changes = 0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._land)

    def play(self, plan: PlayedMove | MovedStones, speed: float = 1.0) -> None:
        """Play ``plan`` from its beginning, in place of any that still runs.

        ``speed``: relative to the usual one.
        """
        self._clock.stop()
        self._plan = plan
        self._clock.setDuration(max(1, round(plan.duration / speed)))
        self._clock.start()
        self._show_time(0)

    def set_final_view(self, after: BoardView) -> None:
        """Continue, but with another view of the same position where stones have landed."""
        self._plan = replace(self._plan, after=after)
        self._view = self._plan.view_at(self._now)
        self.moved.emit()

    @property
    def is_running(self) -> bool:
        return self._clock.state() is not QVariantAnimation.State.Stopped

    @property
    def view(self) -> BoardView:
        """The view without the stones in the air. Only after ``play``."""
        return self._view

    def stones(self, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""
        return self._plan.stones_at(self._now, geometry) if self.is_running else []

    def paint(self, painter: QPainter, geometry: Geometry, theme: Theme) -> None:
        """Paint the stones in the air."""
        draw_flying(painter, geometry, theme, self.stones(geometry))

    def region(self, geometry: Geometry) -> QRegion:
        """Return the area covered by stones in flight."""
        return flying_region(geometry, self.stones(geometry))

    def finish(self) -> None:
        """Let all stones land at once."""
        if self.is_running:
            self._clock.setCurrentTime(self._clock.duration())

    def stop(self) -> None:
        """End without ``finished``, as another view replaces it."""
        self._clock.stop()

    def _advance(self, part: float) -> None:
        if 0 < part < 1 and self.is_running:  # Qt also sets it when the duration changes
            self._show_time(part * self._plan.duration)

    def _land(self) -> None:
        self._view = self._plan.after
        self.finished.emit()

    def _show_time(self, now: float) -> None:
        changes = self._plan.changes_until(now)
        if now == 0 or changes != self._changes:
            self._changes = changes
            self._view = self._plan.view_at(now)
        self._now = now
        self.moved.emit()


# A move


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move by which ``stone`` lands, None for suicide, and ``captured`` stones lift and fade."""

    before: BoardView
    after: BoardView
    stone: PlacedStone | None
    captured: tuple[PlacedStone, ...]

    @staticmethod
    def on_point(before: BoardView, after: BoardView, point: Point) -> PlayedMove:
        """Return the move on ``point``; both boards have one size and differ by it alone."""
        color = after.board[point]
        removed = (
            (other, before.board[other])
            for other in before.board.differing(after.board)
            if after.board[other] is None
        )
        return PlayedMove(
            before,
            after,
            None if color is None else (point, color),
            tuple((other, captured) for other, captured in removed if captured is not None),
        )

    @property
    def duration(self) -> float:
        return _LIFT_END if self.captured else _LANDING_TIME

    def changes_until(self, now: float) -> int:
        """Return a number that changes whenever ``view_at`` does."""
        return now >= _LANDING_TIME

    def view_at(self, now: float) -> BoardView:
        """Return ``after``, without the stone as long as that is in the air."""
        view = self.after
        if self.stone is None or now >= _LANDING_TIME:
            return view
        point, _ = self.stone
        return replace(
            view,
            board=view.board.with_stones(None, (point,)),
            last_move=view.last_move if view.last_move != point else None,
            atari=view.atari & self.before.atari,
            labels={at: label for at, label in view.labels.items() if at != point},
            marks={at: mark for at, mark in view.marks.items() if at != point},
            numbers={at: number for at, number in view.numbers.items() if at != point},
        )

    def stones_at(self, now: float, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""
        lift = min(1.0, max(0.0, (now - _LIFT_START) / (_LIFT_END - _LIFT_START)))
        stones = []
        if lift < 1:
            growth = _GROWTH if len(self.captured) <= _MAX_ENLARGED else 0
            stones = [
                _raised_stone(stone, lift, 1 - lift, geometry, growth)
                for stone in self.captured
                if stone[0] in geometry.part
            ]
        if self.stone is not None and now < _LANDING_TIME:
            part = now / _LANDING_TIME
            opacity = min(1.0, _START_OPACITY + 2 * part * (1 - _START_OPACITY))
            stones.append(_raised_stone(self.stone, (1 - part) ** 2, opacity, geometry))
        return stones


def _raised_stone(
    stone: PlacedStone, height: float, opacity: float, geometry: Geometry, growth: float = _GROWTH
) -> FlyingStone:
    """Return a stone over its point, ``height`` from 0 to 1."""
    point, color = stone
    x, y = geometry.crossing(point)
    return FlyingStone(
        color=color,
        variant=stone_variant(point, color),
        x=x,
        y=y,
        height=_MAX_HEIGHT * height,
        opacity=opacity,
        size=1 + growth * height,
    )


# A step of a count by hand


@dataclass(frozen=True, slots=True)
class Trip:
    """A movement, with its start and end times."""

    movement: StoneMovement
    begin: float
    end: float


def timetable(movements: Sequence[StoneMovement]) -> tuple[Trip, ...]:
    """Return the trips of stones that take off one shortly after the other.

    None takes off from where another has still to land, and after 1.2 seconds all have landed.
    """
    interval = min(_TAKEOFF_INTERVAL, (_MAX_DURATION - _TRIP_DURATION) / max(1, len(movements) - 1))
    landings = dict[Point | BowlOrLid, float]()
    trips = []
    for number, movement in enumerate(movements):
        begin = max(number * interval, landings.get(movement.start, 0))
        if isinstance(movement.end, Point):
            landings[movement.end] = begin + _TRIP_DURATION
        trips.append((movement, begin, begin + _TRIP_DURATION))
    longest = max((end for _, _, end in trips), default=0)
    pace = min(1.0, _MAX_DURATION / longest) if longest else 1.0
    return tuple(Trip(movement, begin * pace, end * pace) for movement, begin, end in trips)


@dataclass(frozen=True, slots=True)
class MovedStones:
    """The change of ``before`` to ``after`` by ``trips``. Their boards have the same size."""

    before: BoardView
    after: BoardView
    trips: tuple[Trip, ...]

    @property
    def duration(self) -> float:
        return max((trip.end for trip in self.trips), default=0)

    def changes_until(self, now: float) -> int:
        """Return how many times a stone has taken off or landed: the view changes with them."""
        return sum((trip.begin <= now) + (trip.end <= now) for trip in self.trips)

    def view_at(self, now: float) -> BoardView:
        """Return the view without the stones in the air.

        A point from which or to which a stone has moved has the signs that it has in ``after``.
        """
        if now >= self.duration:
            return self.after
        events = list[tuple[float, Point, Color | None]]()
        for trip in self.trips:
            start, end = trip.movement.start, trip.movement.end
            if isinstance(start, Point):
                events.append((trip.begin, start, None))
            if isinstance(end, Point):
                events.append((trip.end, end, trip.movement.color))
        events.sort(key=lambda event: event[0])
        board, touched = self.before.board, set[Point]()
        for time, point, color in events:
            if time <= now:
                board = board.with_stones(color, [point])
                touched.add(point)
        return replace(_merged_view(self.before, self.after, frozenset(touched)), board=board)

    def stones_at(self, now: float, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""
        return [
            _travelling_stone(trip.movement, (now - trip.begin) / (trip.end - trip.begin), geometry)
            for trip in self.trips
            if trip.begin <= now < trip.end
        ]


def _merged_view(before: BoardView, after: BoardView, points: frozenset[Point]) -> BoardView:
    """Return ``before`` with the signs of ``after`` on ``points``, and nothing pointed at."""

    def merged(old: frozenset[Point], new: frozenset[Point]) -> frozenset[Point]:
        return (old - points) | (new & points)

    return replace(
        before,
        last_move=None if before.last_move in points else before.last_move,
        ghost=None,
        unconfirmed=None,
        forbidden=None,
        repeated=None,
        refusal_stones=frozenset(),
        atari=frozenset(),
        hovered_group=frozenset(),
        marks={
            **{point: mark for point, mark in before.marks.items() if point not in points},
            **{point: mark for point, mark in after.marks.items() if point in points},
        },
        labels={
            **{point: label for point, label in before.labels.items() if point not in points},
            **{point: label for point, label in after.labels.items() if point in points},
        },
        dead=merged(before.dead, after.dead),
        territory=ByColor(
            merged(before.territory.black, after.territory.black),
            merged(before.territory.white, after.territory.white),
        ),
        neutral=merged(before.neutral, after.neutral),
        seki=merged(before.seki, after.seki),
        unsettled=merged(before.unsettled, after.unsettled),
        open_border=merged(before.open_border, after.open_border),
    )


def _travelling_stone(movement: StoneMovement, part: float, geometry: Geometry) -> FlyingStone:
    """Return the stone after ``part`` of its trip; it starts and lands gently."""
    color, start, end = movement.color, movement.start, movement.end
    x0, y0 = _stone_center(start, color, geometry)
    x1, y1 = _stone_center(end, color, geometry)
    progress = part * part * (3 - 2 * part)
    opacity = 1.0
    if isinstance(start, BowlOrLid):
        opacity = min(opacity, part / _FADE_FRACTION)
    if isinstance(end, BowlOrLid):
        opacity = min(opacity, (1 - part) / _FADE_FRACTION)
    point = next((place for place in (end, start) if isinstance(place, Point)), Point(0, 0))
    return FlyingStone(
        color=color,
        variant=stone_variant(point, color),
        x=x0 + progress * (x1 - x0),
        y=y0 + progress * (y1 - y0),
        height=4 * part * (1 - part),
        opacity=opacity,
    )


def _stone_center(
    place: Point | BowlOrLid, color: Color, geometry: Geometry
) -> tuple[float, float]:
    """Return the middle of a stone there, in pixels; Black sits below the board, White above."""
    if isinstance(place, Point):
        return geometry.crossing(place)
    left, top, width, height = geometry.board_rect
    distance = _BOWL_DISTANCE * geometry.stone_diameter
    owner = color if place is BowlOrLid.BOWL else color.opponent
    if owner is Color.BLACK:
        return left + _BOWL_POSITIONS[place] * width, top + height + distance
    return left + (1 - _BOWL_POSITIONS[place]) * width, top - distance
