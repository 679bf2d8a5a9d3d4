"""The tasks to choose one point: where one may play, where one may not, where it gives atari."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.task import TaskKind
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position


@dataclass(frozen=True, slots=True)
class OnePointExercise:
    """One point is to be chosen: where one may play, or may not, or where it gives atari."""

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
        reached = start.attempt(Move(start.turn, point), self.page.game.ruleset)
        if isinstance(reached, MoveRefusal):
            if self._kind is TaskKind.ILLEGAL:
                return self._done(start, point, reached)
            wrong = (
                self._wrong(start, point) if self._kind is TaskKind.LEGAL else self._again(start)
            )
            return replace(wrong, illegal=reached)
        if self._kind is TaskKind.LEGAL or (
            self._kind is TaskKind.ATARI and self._is_atari(reached)
        ):
            return self._done(reached, point, None)
        return self._wrong(reached, point)

    def next_right(self) -> Point | None:
        points = self.page.start.board.points()
        fresh = self._again(self.page.start)
        return next((p for p in points if fresh.choose(p).state is ExerciseState.DONE), None)

    def _done(
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

    def _wrong(self, position: Position, point: Point) -> OnePointExercise:
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

    def _again(self, start: Position) -> OnePointExercise:
        return OnePointExercise(self.page, start)

    def _comment(self, point: Point) -> str:
        """Return what the record says of this move, if it has it."""
        tree = self.page.game.tree
        for number in tree.root.children:
            content = tree[number].content
            if content.move is not None and content.move.point == point:
                return content.comment
        return ""

    def _is_atari(self, reached: Position) -> bool:
        assert self.page.task is not None
        point = self.page.task.point
        return not reached.board.is_empty(point) and len(reached.board.chain(point).liberties) == 1
