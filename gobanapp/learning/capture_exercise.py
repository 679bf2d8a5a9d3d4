"""The task to capture a chain, which the program defends by the game tree or by reading."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gobanapp.game.game import Game
from gobanapp.learning.exercise import Exercise, ExerciseState
from gobanapp.learning.judgment_text import Judgment
from gobanapp.learning.lesson import LessonPage
from gobanapp.learning.solution_signs import find_judgment, strip_orders
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, read_capture

_MAX_MOVES: Final = 20_000
"""The most moves to try: a ladder across the whole board takes some hundreds."""
_CAPTURED: Final = {ReadingOutcome.DIES, ReadingOutcome.KO}


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptureExercise:
    """The attempt to capture the chain on ``target``.

    ``node``: the current node of the game, None outside it. Replies in the game take precedence
    over reading.
    """

    game: Game
    target: Point
    position: Position
    node: int | None
    state: ExerciseState = ExerciseState.OPEN
    played: tuple[Position, ...] = ()
    illegal: MoveRefusal | None = None
    comment: str = ""

    @staticmethod
    def of(page: LessonPage) -> CaptureExercise:
        """Return the task of ``page`` at its start. Raises ValueError if there is no chain."""
        assert page.task is not None
        game, target = page.game, page.task.point
        position = page.start
        target_color = position.board.chain(target).color
        if position.turn is target_color:
            position = position.with_turn(target_color.opponent)
        return CaptureExercise(game=game, target=target, position=position, node=game.tree.root_id)

    @property
    def found(self) -> frozenset[Point]:
        return NO_POINTS

    @property
    def missed(self) -> Point | None:
        move = self.played[0].move if self.played and self.state is ExerciseState.WRONG else None
        return None if move is None else move.point

    @property
    def places_stone(self) -> bool:
        return True

    @property
    def color(self) -> Color:
        return self.position.turn

    @property
    def can_continue(self) -> bool:
        return self.state is ExerciseState.OPEN

    def choose(self, point: Point) -> Exercise:
        attacker = self.position.turn
        child = self._child(Move(attacker, point))
        outcome = self.position.attempt(Move(attacker, point), self.game.ruleset)
        if isinstance(outcome, MoveRefusal):
            return replace(self, illegal=outcome)
        after = replace(
            self,
            position=outcome,
            node=child,
            state=ExerciseState.OPEN,
            played=(outcome,),
            illegal=None,
            comment="" if child is None else self._comment_at(child),
        )
        if outcome.board[self.target] is not attacker.opponent:
            return replace(after, state=ExerciseState.DONE)
        return after.with_defense(self._read(self.position), attacker)

    def next_right(self) -> Point | None:
        if self.state is not ExerciseState.OPEN:
            return None
        move = self._read(self.position).move
        if (
            move is not None
            and self.position.why_illegal(Move(self.position.turn, move), self.game.ruleset) is None
        ):
            return move
        moves = (self.game.tree[number].content.move for number in self._children())
        points = [move.point for move in moves if move is not None and move.point is not None]
        liberties = self.position.board.chain(self.target).liberties
        return next(iter([*points, *sorted(liberties)]), None)

    # The defence

    def with_defense(self, before: Reading, attacker: Color) -> CaptureExercise:
        """Return the exercise after the reply to the attacker's move, which is on ``position``.

        ``before``: the reading before that move.
        """
        if self.node is not None and self._is_marked_wrong(self.node, attacker):
            return self._with_reply(state=ExerciseState.WRONG)
        if self.node is not None and self.game.tree[self.node].children:
            return self._with_reply(state=ExerciseState.OPEN)
        after = self._read(self.position)
        escapes = before.outcome in _CAPTURED and after.outcome is ReadingOutcome.LIVES
        point = after.move if after.outcome not in _CAPTURED else self._best_defense()
        move = Move(attacker.opponent, point)
        if point is not None and self.position.why_illegal(move, self.game.ruleset) is not None:
            move = Move(attacker.opponent, None)
        position = self.position.play_unchecked(move)
        played = self.played if move.point is None else (*self.played, position)
        state = ExerciseState.WRONG if escapes else ExerciseState.OPEN
        return replace(self, position=position, node=None, played=played, state=state)

    def _with_reply(self, *, state: ExerciseState) -> CaptureExercise:
        """Return the exercise with the first reply in the game, if any."""
        assert self.node is not None
        children = self.game.tree[self.node].children
        if not children:
            return replace(self, state=state)
        content = self.game.tree[children[0]].content
        if content.move is None:
            return replace(self, state=state)
        position = self.position.play_unchecked(content.move)
        if position.board[self.target] is not self.position.turn:
            state = ExerciseState.DONE  # a reply that kills its own stones
        comment = "\n\n".join(filter(None, (self.comment, self._comment_at(children[0]))))
        return replace(
            self,
            position=position,
            node=children[0],
            played=(*self.played, position),
            comment=comment,
            state=state,
        )

    def _best_defense(self) -> Point | None:
        """Return the move that gives a lost chain most liberties; None if all give only one.

        Of equal moves, it is the one that takes the longest to read.
        """
        chain = self.position.board.chain(self.target)
        moves = sorted(chain.liberties | self._captures(chain.stones, chain.color))
        best_value: tuple[int, int] | None = None
        best_move = None
        for point in moves:
            reached = self.position.attempt(Move(chain.color, point), self.game.ruleset)
            if isinstance(reached, MoveRefusal) or reached.board[self.target] is not chain.color:
                continue  # a suicide is no resistance
            liberties = len(reached.board.chain(self.target).liberties)
            value = (liberties, self._read(reached).nodes)
            if liberties > 1 and (best_value is None or value > best_value):
                best_value, best_move = value, point
        return best_move

    def _captures(self, stones: frozenset[Point], color: Color) -> frozenset[Point]:
        """Return the points on which chains next to ``stones`` can be captured."""
        board = self.position.board
        neighbors = {neighbor for stone in stones for neighbor in board.neighbors(stone)}
        chains = [
            board.chain(neighbor) for neighbor in neighbors if board[neighbor] is color.opponent
        ]
        return NO_POINTS.union(*(chain.liberties for chain in chains if len(chain.liberties) == 1))

    # Internals

    def _read(self, position: Position) -> Reading:
        return read_capture(position.board, self.target, position.turn, _MAX_MOVES)

    def _children(self) -> tuple[int, ...]:
        return () if self.node is None else self.game.tree[self.node].children

    def _child(self, move: Move) -> int | None:
        tree = self.game.tree
        return next(
            (number for number in self._children() if tree[number].content.move == move), None
        )

    def _is_marked_wrong(self, number: int, attacker: Color) -> bool:
        sign = find_judgment(self.game.tree[number].content, attacker)
        return sign is not None and sign.judgment is Judgment.WRONG

    def _comment_at(self, number: int) -> str:
        return strip_orders(self.game.tree[number].content.comment)
