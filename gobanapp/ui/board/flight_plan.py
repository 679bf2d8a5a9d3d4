"""When and where the stones of one step of a count by hand fly, and what lies on the board then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.paint.flying_stones import FlyingStone
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, StoneMovement
from gobanapp.rules.point import Point

# In milliseconds.
_ONE = 300
_APART = 60
_ALL = 1200

_FADING = 0.3  # the part of the way on which a stone comes out of a bowl, or goes into it
_BEYOND = 0.75  # how far a bowl lies from the edge of the board, in stones
_BOWLS = {BowlOrLid.BOWL: 0.75, BowlOrLid.LID: 0.25}  # how far to the right, as their owner sees it


@dataclass(frozen=True, slots=True)
class Trip:
    """A movement, and when it begins and ends, in milliseconds."""

    movement: StoneMovement
    begin: float
    end: float


def timetable(movements: Sequence[StoneMovement]) -> tuple[Trip, ...]:
    """Return the trips of stones that take off one shortly after the other.

    None takes off from where another has still to land, and after 1.2 seconds all have landed.
    """
    apart = min(_APART, (_ALL - _ONE) / max(1, len(movements) - 1))
    landings = dict[Point | BowlOrLid, float]()
    trips = []
    for number, movement in enumerate(movements):
        begin = max(number * apart, landings.get(movement.start, 0))
        if isinstance(movement.end, Point):
            landings[movement.end] = begin + _ONE
        trips.append((movement, begin, begin + _ONE))
    longest = max((end for _, _, end in trips), default=0)
    pace = min(1.0, _ALL / longest) if longest else 1.0
    return tuple(Trip(movement, begin * pace, end * pace) for movement, begin, end in trips)


@dataclass(frozen=True, slots=True)
class FlightPlan:
    """How ``before`` becomes ``after``. Their boards have one size."""

    before: BoardView
    after: BoardView
    trips: tuple[Trip, ...]

    @property
    def duration(self) -> float:
        return max((trip.end for trip in self.trips), default=0)

    def ending_in(self, after: BoardView) -> FlightPlan:
        """Return how ``before`` becomes another view of the same position as ``after``."""
        return replace(self, after=after)

    def events_until(self, now: float) -> int:
        """Return how many times a stone has taken off or landed: the view changes with them."""
        return sum((trip.begin <= now) + (trip.end <= now) for trip in self.trips)

    def view_at(self, now: float) -> BoardView:
        """Return what lies on the board, without the stones in the air.

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
        return replace(_mixed(self.before, self.after, frozenset(touched)), board=board)

    def stones_at(self, now: float, geometry: Geometry) -> list[FlyingStone]:
        """Return the stones in the air."""
        return [
            _in_the_air(trip.movement, (now - trip.begin) / (trip.end - trip.begin), geometry)
            for trip in self.trips
            if trip.begin <= now < trip.end
        ]


def _mixed(before: BoardView, after: BoardView, points: frozenset[Point]) -> BoardView:
    """Return ``before`` with the signs of ``after`` on ``points``, and nothing pointed at."""

    def some(old: frozenset[Point], new: frozenset[Point]) -> frozenset[Point]:
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
        dead=some(before.dead, after.dead),
        territory=ByColor(
            some(before.territory.black, after.territory.black),
            some(before.territory.white, after.territory.white),
        ),
        neutral=some(before.neutral, after.neutral),
        seki=some(before.seki, after.seki),
        unsettled=some(before.unsettled, after.unsettled),
        open_border=some(before.open_border, after.open_border),
    )


def _in_the_air(movement: StoneMovement, part: float, geometry: Geometry) -> FlyingStone:
    """Return the stone when it has gone ``part`` of its way: it leaves and arrives gently."""
    color, start, end = movement.color, movement.start, movement.end
    x0, y0 = _where(start, color, geometry)
    x1, y1 = _where(end, color, geometry)
    gone = part * part * (3 - 2 * part)
    opacity = 1.0
    if isinstance(start, BowlOrLid):
        opacity = min(opacity, part / _FADING)
    if isinstance(end, BowlOrLid):
        opacity = min(opacity, (1 - part) / _FADING)
    point = next((place for place in (end, start) if isinstance(place, Point)), Point(0, 0))
    return FlyingStone(
        color=color,
        variant=stone_variant(point, color),
        x=x0 + gone * (x1 - x0),
        y=y0 + gone * (y1 - y0),
        height=4 * part * (1 - part),
        opacity=opacity,
    )


def _where(place: Point | BowlOrLid, color: Color, geometry: Geometry) -> tuple[float, float]:
    """Return the middle of a stone there, in pixels; Black sits below the board, White above."""
    if isinstance(place, Point):
        return geometry.crossing(place)
    left, top, width, height = geometry.board_rect
    beyond = _BEYOND * geometry.stone_diameter
    owner = color if place is BowlOrLid.BOWL else color.opponent
    if owner is Color.BLACK:
        return left + _BOWLS[place] * width, top + height + beyond
    return left + (1 - _BOWLS[place]) * width, top - beyond
