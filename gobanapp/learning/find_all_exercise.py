"""The tasks to point at all of something: liberties, points, dead chains, territory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.territory import territory


@dataclass(frozen=True, slots=True)
class FindAllExercise:
    """Everything of a kind is to be pointed at, in any order.

    ``pieces``: what is to be found; a click on any point of a piece finds the whole of it.
    """

    position: Position
    pieces: frozenset[frozenset[Point]] = frozenset()
    found: frozenset[Point] = NO_POINTS
    missed: Point | None = None
    played: tuple[Position, ...] = ()
    comment: str = ""
    illegal: MoveRefusal | None = None

    @property
    def state(self) -> ExerciseState:
        if self.missed is not None:
            return ExerciseState.WRONG
        return ExerciseState.DONE if self.found == self.wanted else ExerciseState.OPEN

    @property
    def wanted(self) -> frozenset[Point]:
        """All points of all pieces."""
        return NO_POINTS.union(*self.pieces)

    @property
    def remaining(self) -> int:
        """How many pieces are still to be found."""
        return sum(not piece <= self.found for piece in self.pieces)

    @property
    def places_stone(self) -> bool:
        return False

    @property
    def color(self) -> Color:
        return self.position.turn

    @property
    def can_continue(self) -> bool:
        return self.found != self.wanted

    def choose(self, point: Point) -> Exercise:
        for piece in self.pieces:
            if point in piece:
                return replace(self, found=self.found | piece, missed=None)
        return replace(self, missed=point)

    def next_right(self) -> Point | None:
        return min(self.wanted - self.found, default=None)


def find_all_exercise_of(page: LessonPage) -> FindAllExercise:
    """Return the task of ``page``, nothing found. Raises KeyError for a task of another kind."""
    assert page.task is not None
    return FindAllExercise(page.start, _PIECES[page.task.kind](page, page.start.board))


# What is to be pointed at

_Pieces = frozenset[frozenset[Point]]


def _singles(points: frozenset[Point]) -> _Pieces:
    return frozenset(frozenset({point}) for point in points)


def _liberties(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    return _singles(board.chain(page.task.point).liberties)


def _points(page: LessonPage, _board: Board) -> _Pieces:
    assert page.task is not None
    return _singles(page.task.points)


def _dead(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    return frozenset(board.chain(point).stones for point in page.task.points)


def _territory(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    assert page.task.color is not None
    owned = territory(board, page.dead).owned[page.task.color]
    return frozenset(_regions(board, owned))


def _regions(board: Board, points: frozenset[Point]) -> list[frozenset[Point]]:
    """Return what hangs together of ``points``, with the dead stones among them."""
    left, regions = set(points), []
    while left:
        region, waiting = set[Point](), [left.pop()]
        while waiting:
            point = waiting.pop()
            region.add(point)
            near = [other for other in board.neighbors(point) if other in left]
            left.difference_update(near)
            waiting += near
        regions.append(frozenset(region))
    return regions


_PIECES: Mapping[TaskKind, Callable[[LessonPage, Board], _Pieces]] = MappingProxyType(
    {
        TaskKind.LIBERTIES: _liberties,
        TaskKind.POINTS: _points,
        TaskKind.DEAD: _dead,
        TaskKind.TERRITORY: _territory,
    }
)
