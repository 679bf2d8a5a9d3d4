"""Tasks to choose points: legal or illegal points, atari, or all points of a kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.rectangles import bit_grid
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.territory import territory


@dataclass(frozen=True, slots=True)
class OnePointExercise:
    """One point is to be chosen: a legal or illegal one, or one that gives atari."""

    page: LessonPage
    position: Position
    state: ExerciseState = ExerciseState.OPEN
    played: tuple[Position, ...] = ()
    found: frozenset[Point] = NO_POINTS
    missed: Point | None = None
    illegal: MoveRefusal | None = None
    comment: str = ""

    @property
    def places_stone(self) -> bool:
        return self._kind is not TaskKind.ILLEGAL

    @property
    def color(self) -> Color:
        return self.page.start.turn

    @property
    def can_continue(self) -> bool:
        return self.state is not ExerciseState.DONE

    @property
    def _kind(self) -> TaskKind:
        assert self.page.task is not None
        return self.page.task.kind

    def choose(self, point: Point) -> Exercise:
        start = self.page.start
        labels = self.page.game.tree.root.content.markup.labels
        if self._kind is not TaskKind.ATARI and labels and point not in labels:
            return replace(self, missed=None, illegal=None)
        outcome = start.attempt(Move(start.turn, point), self.page.game.ruleset)
        if isinstance(outcome, MoveRefusal):
            if self._kind is TaskKind.ILLEGAL:
                return self._solved(start, point, outcome)
            is_wrong = self._kind is TaskKind.LEGAL
            exercise = self._failed(start, point) if is_wrong else self._restarted(start)
            return replace(exercise, illegal=outcome)
        if self._kind is TaskKind.LEGAL or (
            self._kind is TaskKind.ATARI and self._is_atari(outcome)
        ):
            return self._solved(outcome, point, None)
        return self._failed(outcome, point)

    def next_right(self) -> Point | None:
        points = self.page.start.board.points()
        restarted = self._restarted(self.page.start)
        return next(
            (point for point in points if restarted.choose(point).state is ExerciseState.DONE), None
        )

    def _solved(
        self, position: Position, point: Point, illegal: MoveRefusal | None
    ) -> OnePointExercise:
        return replace(
            self,
            position=position,
            state=ExerciseState.DONE,
            played=(position,) if illegal is None else (),
            found=frozenset({point}),
            missed=None,
            illegal=illegal,
            comment=self._comment(point),
        )

    def _failed(self, position: Position, point: Point) -> OnePointExercise:
        is_new = position is not self.page.start
        return replace(
            self,
            position=position,
            state=ExerciseState.WRONG,
            played=(position,) if is_new else (),
            found=NO_POINTS,
            missed=point,
            illegal=None,
            comment=self._comment(point),
        )

    def _restarted(self, start: Position) -> OnePointExercise:
        return OnePointExercise(self.page, start)

    def _comment(self, point: Point) -> str:
        """Return the comment of the game on this move, if it contains it."""
        tree = self.page.game.tree
        for number in tree.root.children:
            content = tree[number].content
            if content.move is not None and content.move.point == point:
                return content.comment
        return ""

    def _is_atari(self, position: Position) -> bool:
        assert self.page.task is not None
        point = self.page.task.point
        return (
            not position.board.is_empty(point) and len(position.board.chain(point).liberties) == 1
        )


# Tasks to mark all of something: liberties, points, dead chains, territory.


@dataclass(frozen=True, slots=True)
class FindAllExercise:
    """All items of a kind are to be marked, in any order.

    ``pieces``: the items; a click on any point of a piece finds the whole of it.
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
        return ExerciseState.DONE if self.found == self.all_points else ExerciseState.OPEN

    @property
    def all_points(self) -> frozenset[Point]:
        """All points of all pieces."""
        return NO_POINTS.union(*self.pieces)

    @property
    def remaining(self) -> int:
        """The number of pieces still to be found."""
        return sum(not piece <= self.found for piece in self.pieces)

    @property
    def places_stone(self) -> bool:
        return False

    @property
    def color(self) -> Color:
        return self.position.turn

    @property
    def can_continue(self) -> bool:
        return self.found != self.all_points

    def choose(self, point: Point) -> Exercise:
        for piece in self.pieces:
            if point in piece:
                return replace(self, found=self.found | piece, missed=None)
        return replace(self, missed=point)

    def next_right(self) -> Point | None:
        return min(self.all_points - self.found, default=None)


def find_all_exercise_of(page: LessonPage) -> FindAllExercise:
    """Return the exercise of ``page`` at its start. Raises KeyError for a task of another kind."""
    assert page.task is not None
    return FindAllExercise(page.start, _PIECES[page.task.kind](page, page.start.board))


# Points to find

_Pieces = frozenset[frozenset[Point]]


def _single_points(points: frozenset[Point]) -> _Pieces:
    return frozenset(frozenset({point}) for point in points)


def _liberties(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    return _single_points(board.chain(page.task.point).liberties)


def _points(page: LessonPage, _board: Board) -> _Pieces:
    assert page.task is not None
    return _single_points(page.task.points)


def _dead_chains(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    return frozenset(board.chain(point).stones for point in page.task.points)


def _territory(page: LessonPage, board: Board) -> _Pieces:
    assert page.task is not None
    assert page.task.color is not None
    owned = territory(board, page.dead).owned[page.task.color]
    grid = bit_grid(board.width, board.height)
    return frozenset(frozenset(grid.points(part)) for part in grid.pieces(grid.bits(owned)))


_PIECES: Mapping[TaskKind, Callable[[LessonPage, Board], _Pieces]] = MappingProxyType(
    {
        TaskKind.LIBERTIES: _liberties,
        TaskKind.POINTS: _points,
        TaskKind.DEAD: _dead_chains,
        TaskKind.TERRITORY: _territory,
    }
)
