"""A position of a game: the board, the player to move, prisoners, ko, and the previous position.

Two methods play a move: ``attempt`` (and ``play``) checks the rules, ``play_unchecked`` never
refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.ruleset import Repetition, Ruleset

NONE_YET: Final = ByColor(0, 0)
_new = object.__new__


class RefusalReason(Enum):
    """The reasons why a move is illegal."""

    OFF_BOARD = "off-board"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"
    PASS_FOR_KO = "pass for ko"
    """While life and death are played out, a ko may be retaken only after a pass for it."""


@dataclass(frozen=True, slots=True)
class MoveRefusal:
    """A move refused, with what is needed to explain it.

    ``chain``: for suicide, the stones that would have no liberty, the new one among them.
    ``repeats``: for ko and superko, the earlier position whose board would come back.
    """

    reason: RefusalReason
    chain: frozenset[Point] = NO_POINTS
    repeats: Position | None = None


class IllegalMove(Exception):
    """Raised by ``Position.play``; ``refusal`` says why."""

    def __init__(self, illegal: MoveRefusal) -> None:
        super().__init__(illegal.reason.value)
        self.refusal = illegal


class Position:
    """An immutable position.

    One is made for every move, so it is a plain class with slots: a frozen dataclass of this many
    fields takes longer to make than the move takes to play. The type checker ensures that nothing
    is assigned after ``__init__``. ``move_number``: moves since the beginning, including passes.
    ``move``: the last move, None at the beginning and after setup. ``previous``: the position
    before; setup begins a new history. ``turn``: the side to move. ``prisoners``: the opponent's
    stones each player has captured. ``passes``: the number of each player's passes. ``ko``: the
    point that ``turn`` may not retake immediately. ``stones``, ``max_stones``: stones on the board,
    now and at most in this history. ``previous_same_count``: the last earlier position with as many
    stones. Only those can be equal, and the number of stones mostly grows, so superko compares few
    positions.
    """

    __slots__ = (
        "board",
        "ko",
        "max_stones",
        "move",
        "move_number",
        "passes",
        "passes_in_row",
        "previous",
        "previous_same_count",
        "prisoners",
        "stones",
        "turn",
    )

    board: Board
    turn: Color
    previous: Position | None
    move: Move | None
    move_number: int
    stones: int
    max_stones: int
    previous_same_count: Position | None
    prisoners: ByColor[int]
    passes: ByColor[int]
    passes_in_row: int
    ko: Point | None

    @staticmethod
    def start(board: Board, turn: Color = Color.BLACK) -> Position:
        """Return the beginning of a game on ``board``."""
        stones = board.count(Color.BLACK) + board.count(Color.WHITE)
        return _position(board, turn, None, None, 0, stones, NONE_YET, NONE_YET, 0, None)

    def past(self) -> Iterator[Position]:
        """Yield this position and those before it, back to the last setup."""
        at: Position | None = self
        while at is not None:
            yield at
            at = at.previous

    # Next positions

    def attempt(self, move: Move, ruleset: Ruleset) -> Position | MoveRefusal:
        """Return the position after ``move``, or the refusal under ``ruleset``.

        A pass is always legal, and so is a move out of turn. No ruleset lets a ko be retaken
        immediately, whether a move, a pass or setup made the position before.
        """
        point = move.point
        if point is None:
            return self.play_unchecked(move)
        put = self.board.put(move.color, point)
        if put is None:
            return MoveRefusal(
                RefusalReason.OCCUPIED if point in self.board else RefusalReason.OFF_BOARD
            )
        board, taken, lost = put
        if lost and (len(lost) == 1 or not ruleset.suicide):
            return MoveRefusal(RefusalReason.SUICIDE, chain=lost)
        if self.ko is not None and point == self.ko and move.color is self.turn:
            return MoveRefusal(RefusalReason.KO, repeats=self.previous)
        rule = ruleset.ko
        if taken or lost:
            reached = self._after(move, board, taken, lost)
        else:
            reached = _position(
                board,
                move.color.opponent,
                self,
                move,
                self.move_number + 1,
                self.stones + 1,
                self.prisoners,
                self.passes,
                0,
                None,
            )
        if reached.previous_same_count is not None and rule is not Repetition.BASIC:
            earlier = _forbidden_repetition(reached, rule)
            if earlier is not None:
                return MoveRefusal(RefusalReason.SUPERKO, repeats=earlier)
        return reached

    def play(self, move: Move, ruleset: Ruleset) -> Position:
        """Return the position after ``move``. Raises IllegalMove if it is illegal."""
        reached = self.attempt(move, ruleset)
        if isinstance(reached, MoveRefusal):
            raise IllegalMove(reached)
        return reached

    def why_illegal(self, move: Move, ruleset: Ruleset) -> MoveRefusal | None:
        """Return why ``move`` is illegal, None if it is legal."""
        reached = self.attempt(move, ruleset)
        return reached if isinstance(reached, MoveRefusal) else None

    def why_reached_illegally(self, ruleset: Ruleset) -> MoveRefusal | None:
        """Return why the move that led here is illegal, None if it is legal or there is none.

        The move is tried again only if its position leaves that open.
        """
        before, move = self.previous, self.move
        if before is None or move is None or move.point is None:
            return None
        point = move.point
        was_free = point in before.board and before.board[point] is None
        if was_free and self.board[point] is move.color and before.ko != point:
            rule = ruleset.ko
            if (
                rule is Repetition.BASIC
                or self.previous_same_count is None
                or _forbidden_repetition(self, rule) is None
            ):
                return None
        return before.why_illegal(move, ruleset)

    def play_unchecked(self, move: Move) -> Position:
        """Return the position after ``move``, whatever the rules say.

        This follows SGF: a stone on an occupied point replaces the one there, and suicide removes
        its stones. A point off the board counts as a pass.
        """
        if move.point is None or move.point not in self.board:
            color = move.color
            return _position(
                self.board,
                color.opponent,
                self,
                move,
                self.move_number + 1,
                self.stones,
                self.prisoners,
                self.passes.with_(color, self.passes[color] + 1),
                self.passes_in_row + 1,
                None,
            )
        put = self.board.put(move.color, move.point)
        if put is not None:
            return self._after(move, *put)
        put = self.board.with_stones(None, (move.point,)).put(move.color, move.point)
        assert put is not None
        return self._after(move, *put, replaced=1)

    def set_up(
        self,
        black: Collection[Point] = (),
        white: Collection[Point] = (),
        empty: Collection[Point] = (),
        turn: Color | None = None,
    ) -> Position:
        """Return a position after setup: the first of a new history.

        Prisoners, passes and the move number stay. Raises KeyError for a point off the board.
        """
        board = self.board.with_stones(None, empty)
        board = board.with_stones(Color.BLACK, black).with_stones(Color.WHITE, white)
        stones = board.count(Color.BLACK) + board.count(Color.WHITE)
        return _position(
            board,
            turn or self.turn,
            None,
            None,
            self.move_number,
            stones,
            self.prisoners,
            self.passes,
            0,
            None,
        )

    def with_turn(self, turn: Color) -> Position:
        """Return the position with ``turn`` to move and no passes in a row, in the same history.

        Play resumes like this after the passes that stopped it.
        """
        return _position(
            self.board,
            turn,
            self,
            None,
            self.move_number,
            self.stones,
            self.prisoners,
            self.passes,
            0,
            self.ko if turn is self.turn else None,
        )

    def with_unread_move(self, color: Color) -> Position:
        """Return the position after a move of ``color`` whose point is not known: no stone is set.

        It has a number, and it is no pass.
        """
        return _position(
            self.board,
            color.opponent,
            self,
            None,
            self.move_number + 1,
            self.stones,
            self.prisoners,
            self.passes,
            0,
            None,
        )

    def _after(
        self,
        move: Move,
        board: Board,
        taken: frozenset[Point],
        lost: frozenset[Point],
        replaced: int = 0,
    ) -> Position:
        color = move.color
        stones = self.stones + 1 - replaced
        prisoners = self.prisoners
        ko = None
        if taken:
            stones -= len(taken)
            prisoners = prisoners.with_(color, prisoners[color] + len(taken))
            if len(taken) == 1 and not replaced:
                assert move.point is not None
                ko = board.lone_stone_liberty(move.point)
        elif lost:
            stones -= len(lost)
            prisoners = prisoners.with_(color.opponent, prisoners[color.opponent] + len(lost))
        return _position(
            board,
            color.opponent,
            self,
            move,
            self.move_number + 1,
            stones,
            prisoners,
            self.passes,
            0,
            ko,
        )

    # Questions

    def stops_play(self, ruleset: Ruleset) -> bool:
        """Return whether the passes before this position end play."""
        if self.passes_in_row < ruleset.passes_to_stop or self.move is None:
            return False
        return self.move.color is Color.WHITE or not ruleset.white_passes_last

    def find_repeated(self) -> Position | None:
        """Return the last earlier position with this board and the same player to move.

        Passes alone repeat nothing. Under basic ko this reveals a long cycle (triple ko, eternal
        life), after which players may agree on no result.
        """
        base = self
        while base.previous is not None and (base.move is None or base.move.is_pass):
            base = base.previous
        at = base.previous_same_count
        while at is not None:
            if at.board == self.board and at.turn is self.turn:
                return at
            at = at.previous_same_count
        return None


def _position(  # noqa: PLR0913, PLR0917 - a keyword for each would cost as much as the move
    board: Board,
    turn: Color,
    previous: Position | None,
    move: Move | None,
    number: int,
    stones: int,
    prisoners: ByColor[int],
    passes: ByColor[int],
    passes_in_row: int,
    ko: Point | None,
) -> Position:
    """Make a position. Calling the class would take half as long again, once for every move."""
    made = _new(Position)
    made.board = board
    made.turn = turn
    made.previous = previous
    made.move = move
    made.move_number = number
    made.stones = stones
    made.prisoners = prisoners
    made.passes = passes
    made.passes_in_row = passes_in_row
    made.ko = ko
    if previous is None or stones > previous.max_stones:
        made.max_stones = stones
        made.previous_same_count = None
    else:
        made.max_stones = previous.max_stones
        made.previous_same_count = _latest_with(previous, stones)
    return made


def _latest_with(position: Position, stones: int) -> Position | None:
    """Return ``position`` or the last one before it with that many stones, None without one."""
    at: Position | None = position
    while at is not None and at.stones != stones:
        at = at.previous if at.max_stones >= stones else None
    return at


# Superko: which earlier position forbids a move. Basic ko needs no past.


def _forbidden_repetition(now: Position, rule: Repetition) -> Position | None:
    """Return the last earlier position whose board ``rule`` does not allow ``now`` to repeat."""
    forbids = _FORBIDS[rule]
    at = now.previous_same_count
    while at is not None:
        if at.board == now.board and forbids(now, at):
            return at
        at = at.previous_same_count
    return None


def _made_by_the_same_player(now: Position, earlier: Position) -> bool:
    if now.move is None or earlier.move is None or earlier.move.is_pass:
        return False
    return earlier.move.color is now.move.color


def _since_the_last_pass(now: Position, earlier: Position) -> bool:
    passes = (at.move_number for at in now.past() if at.move is not None and at.move.is_pass)
    return earlier.move_number >= next(passes, 0)


# Whether an earlier position with the same board forbids the move.
_FORBIDS: Final[Mapping[Repetition, Callable[[Position, Position], bool]]] = {
    Repetition.BASIC: lambda now, earlier: False,
    Repetition.POSITIONAL: lambda now, earlier: True,
    Repetition.SITUATIONAL: lambda now, earlier: earlier.turn is now.turn,
    Repetition.NATURAL: _made_by_the_same_player,
    Repetition.SPIGHT: _since_the_last_pass,
}
