"""Problems and attempts at them, as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from gobanapp.game.game import Game
from gobanapp.learning.solution import (
    Convention,
    Solution,
    find_solution,
)
from gobanapp.learning.solution_signs import strip_orders
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position
from gobanapp.rules.symmetry import Symmetry

ReplyPicker = Callable[[Sequence[int]], int]
"""Chooses one of several replies, each the number of a node."""


class AttemptOutcome(Enum):
    """The state of an attempt."""

    OPEN = "open"
    SOLVED = "solved"
    WRONG = "wrong"
    UNKNOWN = "unknown"
    """The move is not in the game, which counts as wrong. The game may reply to all such moves."""

    @property
    def is_over(self) -> bool:
        return self is not AttemptOutcome.OPEN

    @property
    def is_failure(self) -> bool:
        return self in {AttemptOutcome.WRONG, AttemptOutcome.UNKNOWN}


def first_reply(replies: Sequence[int]) -> int:
    """Pick the first reply in the game."""
    return replies[0]


@dataclass(frozen=True, slots=True)
class Problem:
    """A game and its answers. ``game`` and its current node never change."""

    game: Game
    solution: Solution

    @staticmethod
    def of(game: Game, convention: Convention | None = None) -> Problem:
        """Return the problem of a game. Raises NoSolutionError if it has no moves."""
        return Problem(game, find_solution(game.tree, convention))

    @property
    def solver(self) -> Color:
        return self.solution.solver

    @property
    def text(self) -> str:
        """The comment before the first move."""
        nodes = self.game.tree.path(self.solution.start)
        texts = (strip_orders(node.content.comment) for node in nodes)
        return "\n\n".join(text for text in texts if text)

    @property
    def is_solvable(self) -> bool:
        """True if any line is correct."""
        return bool(self.solution.right)

    @property
    def knows_passes(self) -> bool:
        """True if the game has a pass by the solver, right or wrong."""
        pass_move, tree = Move(self.solver, None), self.game.tree
        return any(node.content.move == pass_move for node in tree.walk(self.solution.start))

    def begin(self) -> Attempt:
        """Return a new attempt."""
        position = self.game.position_at(self.solution.start)
        if position.turn is not self.solver:
            position = position.with_turn(self.solver)
        return Attempt(problem=self, node=self.solution.start, position=position)

    def area(self) -> tuple[Point, Point] | None:
        """Return the opposite corners of the area of the correct lines, if any."""
        tree, right = self.game.tree, self.solution.right
        moves = (tree[number].content.move for number in right)
        points = [move.point for move in moves if move is not None and move.point is not None]
        if not points:
            return None
        xs, ys = [point.x for point in points], [point.y for point in points]
        return Point(min(xs), min(ys)), Point(max(xs), max(ys))


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """An attempt in progress.

    ``node``: the last node of the game that was reached. ``position``: with all moves played,
    including those not in the game. ``played``: the moves of the last answer, the solver's and the
    replies. ``comment``: the game's comment on them. ``wants_another``: the last move was not made,
    because the game asks for another one without calling it wrong.
    """

    problem: Problem
    node: int
    position: Position
    outcome: AttemptOutcome = AttemptOutcome.OPEN
    played: tuple[Position, ...] = ()
    comment: str = ""
    wants_another: bool = False

    @property
    def is_at_start(self) -> bool:
        """True if nothing has been played."""
        return self.node == self.problem.solution.start and self.outcome is AttemptOutcome.OPEN

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why the solver's move is illegal. Moves in the game can always be followed."""
        if self._child(point) is not None:
            return None
        move = Move(self.problem.solver, point)
        return self.position.why_illegal(move, self.problem.game.ruleset)

    def answer(self, point: Point | None, pick: ReplyPicker = first_reply) -> Attempt:
        """Return the attempt after the solver's move on ``point`` (None: a pass) and the reply.

        Replies are those in the game that lead to a correct end: one that asks to be chosen, else
        any, as ``pick`` chooses. Raises IllegalMove, and ValueError if the attempt is over.
        """
        if self.outcome.is_over:
            raise ValueError("the attempt is over")
        if point is not None:
            illegal = self.why_illegal(point)
            if illegal is not None:
                raise IllegalMove(illegal)
        child = self._child(point)
        if self._is_refused(child):
            comment = "" if child is None else self._comment_at(child)
            return replace(self, played=(), comment=comment, wants_another=True)
        wildcard = self._wildcard() if child is None else None
        if wildcard is not None:
            return self._with_any_other_move(Move(self.problem.solver, point), wildcard)
        if child is None:
            position = self.position.play_unchecked(Move(self.problem.solver, point))
            return replace(
                self,
                position=position,
                outcome=AttemptOutcome.UNKNOWN,
                played=(position,),
                comment="",
                wants_another=False,
            )
        return self._with_replies(child, pick)

    # Hints

    def right_nodes(self) -> list[int]:
        """Return the nodes of correct moves of the solver from here, in order."""
        solution = self.problem.solution
        right = [number for number in self._answers() if number in solution.right]
        forced = [number for number in right if number in solution.forced]
        return forced or right

    def right_points(self) -> list[Point]:
        """Return the correct points; those of the start if this attempt has failed."""
        return [move.point for move in self._right_moves() if move.point is not None]

    def may_pass(self) -> bool:
        """True if passing is a correct answer at the same node as ``right_points``."""
        return any(move.is_pass for move in self._right_moves())

    def with_next_solution_move(self) -> Attempt | None:
        """Return the attempt after one more move of the solution, by the side to move.

        None at its end, and if this attempt is wrong.
        """
        solution = self.problem.solution
        if self.node in solution.ends:
            return None
        right = [number for number in self._children() if number in solution.right]
        return self._at_node(right[0]) if right else None

    # Internals

    def _right_moves(self) -> list[Move]:
        tree = self.problem.game.tree
        attempt = self if self.right_nodes() else self.problem.begin()
        moves = (tree[number].content.move for number in attempt.right_nodes())
        return [move for move in moves if move is not None]

    def _children(self) -> tuple[int, ...]:
        return self.problem.game.tree[self.node].children

    def _child(self, point: Point | None) -> int | None:
        if self.outcome is AttemptOutcome.UNKNOWN:
            return None
        tree, move = self.problem.game.tree, Move(self.problem.solver, point)
        numbers = (number for number in self._answers() if tree[number].content.move == move)
        return next(numbers, None)

    def _answers(self) -> list[int]:
        """Return the nodes of the solver's moves from here; remarks may precede them."""
        tree, solver = self.problem.game.tree, self.problem.solver
        answers, pending = [], [*reversed(self._children())]
        while pending:
            number = pending.pop()
            content = tree[number].content
            if content.move_color is None:
                pending += reversed(tree[number].children)
            elif content.move is not None and content.move.color is solver:
                answers.append(number)
        return answers

    def _wildcard(self) -> int | None:
        """Return the node for any other move of the solver: a wrong pass, or an unread move."""
        tree, solution = self.problem.game.tree, self.problem.solution
        contents = ((number, tree[number].content) for number in self._children())
        numbers = (
            number
            for number, content in contents
            if content.move_color is self.problem.solver
            and (content.move is None or content.move.is_pass)
            and number not in solution.right
        )
        return None if self.outcome is AttemptOutcome.UNKNOWN else next(numbers, None)

    def _with_any_other_move(self, move: Move, wildcard: int) -> Attempt:
        """Return the attempt after a move outside the game, with the game's reply to all those."""
        position = self.position.play_unchecked(move)
        played, comments = [position], [self._comment_at(wildcard)]
        for reply in self._replies(wildcard)[:1]:
            comments.append(self._comment_at(reply))
            reply_move = self.problem.game.tree[reply].content.move
            ruleset = self.problem.game.ruleset
            if reply_move is not None and position.why_illegal(reply_move, ruleset) is None:
                position = position.play_unchecked(reply_move)
                played.append(position)
        return replace(
            self,
            position=position,
            outcome=AttemptOutcome.UNKNOWN,
            played=tuple(played),
            comment="\n\n".join(filter(None, comments)),
            wants_another=False,
        )

    def _is_refused(self, child: int | None) -> bool:
        solution = self.problem.solution
        is_forced = any(number in solution.forced for number in self._answers())
        return child in solution.refused or (is_forced and child not in solution.forced)

    def _with_replies(self, child: int, pick: ReplyPicker) -> Attempt:
        """Return the attempt after ``child`` and the replies to it."""
        solution = self.problem.solution
        attempt = self._at_node(child)
        is_right = child in solution.right
        comments, played = [attempt.comment], [attempt.position]
        while attempt.node not in solution.ends:
            replies = self._replies(attempt.node)
            if not replies:
                break
            attempt = self._at_node(self._pick_reply(replies, pick, is_right=is_right))
            comments.append(attempt.comment)
            if attempt.position.move is not None:
                played.append(attempt.position)
            is_right = attempt.node in solution.right
        if attempt.node in solution.ends:
            outcome = AttemptOutcome.SOLVED
        else:
            outcome = AttemptOutcome.OPEN if is_right else AttemptOutcome.WRONG
        comment = "\n\n".join(filter(None, comments))
        return replace(attempt, outcome=outcome, played=tuple(played), comment=comment)

    def _at_node(self, number: int) -> Attempt:
        """Return the attempt at the next node of the game."""
        position = self.problem.game.position_at(number)
        comment = self._comment_at(number)
        return replace(
            self,
            node=number,
            position=position,
            played=(position,) if position.move is not None else (),
            comment=comment,
            wants_another=False,
        )

    def _replies(self, node: int) -> list[int]:
        """Return the opponent's moves after ``node``, and remarks before any move.

        Of several remarks each introduces an answer of the solver, who chooses among them.
        """
        tree, solver = self.problem.game.tree, self.problem.solver
        children = tree[node].children
        replies = [number for number in children if tree[number].content.move_color is not solver]
        if len(children) > 1:
            return [number for number in replies if not self._introduces_answer(number)]
        return replies

    def _introduces_answer(self, number: int) -> bool:
        """Return whether a node without a move is before a move of the solver."""
        tree = self.problem.game.tree
        node = tree[number]
        while node.content.move_color is None and node.children:
            node = tree[node.children[0]]
        return number != node.id and node.content.move_color is self.problem.solver

    def _pick_reply(self, replies: list[int], pick: ReplyPicker, *, is_right: bool) -> int:
        solution = self.problem.solution
        if is_right:
            replies = [number for number in replies if number in solution.right] or replies
        choices = [number for number in replies if number in solution.choices]
        return pick(choices or replies)

    def _comment_at(self, number: int) -> str:
        return strip_orders(self.problem.game.tree[number].content.comment)


# The identity of a problem, in any file and orientation.

_DIGITS: Final = 20

_Stone = tuple[str, int, int]


def problem_id(problem: Problem) -> str:
    """Return 20 hexadecimal digits for the position, the side to move, and the first moves.

    Problems that differ only by rotation, reflection or colours share them. Later moves do not
    matter, so a corrected file is recognised.
    """
    game, solution = problem.game, problem.solution
    board = game.position_at(solution.start).board
    stones: list[tuple[str, Point]] = [
        ("s" if color is problem.solver else "o", point) for point, color in board.stones()
    ]
    for number in game.tree[solution.start].children:
        move = game.tree[number].content.move
        if move is not None and move.point is not None:
            stones.append(("m" if move.color is problem.solver else "n", move.point))
    smallest = min(
        (
            symmetry.size(game.columns, game.rows),
            _transformed(stones, symmetry, game.columns, game.rows),
        )
        for symmetry in Symmetry
    )
    import hashlib  # loads a library of the system

    return hashlib.sha256(repr(smallest).encode("ascii")).hexdigest()[:_DIGITS]


def _transformed(
    stones: list[tuple[str, Point]], symmetry: Symmetry, columns: int, rows: int
) -> list[_Stone]:
    return sorted((kind, *symmetry.map_point(point, columns, rows)) for kind, point in stones)
