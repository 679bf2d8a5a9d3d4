"""The visible ones of several moves that one board shows at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.figure import UnshownMoves
from gobanapp.game.node import Node, SetUp
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, kw_only=True)
class VisibleMoves:
    """The moves of a figure: numbers on the board, moves listed in words, and passes."""

    board: Board
    """Not a position of the game: captured stones are still on it."""
    numbers: Mapping[Point, int] = field(default_factory=dict)
    hidden: Mapping[Point, tuple[int, ...]] = field(default_factory=dict)
    """The numbers of invisible moves, by their points, in the order of play."""
    passes: tuple[int, ...] = ()

    def unshown_moves(self, labels: Mapping[Point, str]) -> tuple[UnshownMoves, ...]:
        """Return the phrases for their points. ``labels``: other text on the board."""
        return tuple(
            UnshownMoves(numbers, self._place(point, numbers, labels.get(point)))
            for point, numbers in self.hidden.items()
        )

    def _place(self, point: Point, numbers: tuple[int, ...], label: str | None) -> int | str:
        if point in self.numbers:
            return self.numbers[point]
        # Files label a move with its own number: "8 at 8" would mean nothing.
        return label if label and label not in map(str, numbers) else str(point)


def visible_moves(
    before: Board,
    nodes: Sequence[Node],
    numbers: Iterable[int],
    after: Board | None,
    part: BoardPart | None = None,
) -> VisibleMoves:
    """Return the visible moves of ``nodes``, played from the position ``before``.

    ``numbers``: one for each node; those of nodes without a move are ignored. ``after``: the final
    position, from which captured stones are removed; with None they stay, so that a point shows its
    first stone and not its last. ``part``: the visible part of the board, None for all; moves
    outside it are listed in words.

    Stones set up in between are treated as if they had been there from the beginning. A move off
    the board is a pass.
    """
    stones = dict(before.stones())
    moves: list[tuple[Point, int]] = []
    passes = []
    first: dict[Point, int] = {}
    """By point, the one of ``moves`` visible there if captured stones stay."""
    last: dict[Point, int] = {}
    """By point, the one of ``moves`` played there last, without later setup."""
    for node, number in zip(nodes, numbers, strict=True):
        content = node.content
        for point, color in _set_up(content.set_up):
            last.pop(point, None)
            if point in first:
                continue
            if color is None:
                stones.pop(point, None)
            else:
                stones[point] = color
        move = content.move
        if move is None:
            continue
        if move.point is None or move.point not in before:
            passes.append(number)
            continue
        last[move.point] = len(moves)
        if move.point not in stones:
            first[move.point] = len(moves)
            stones[move.point] = move.color
        moves.append((move.point, number))
    if after is None:
        board, shown = _board(stones, before), first
    else:
        board, shown = (
            after,
            {point: index for point, index in last.items() if after[point] is not None},
        )
    if part is not None:
        shown = {point: index for point, index in shown.items() if point in part}
    return _split_moves(board, moves, shown, tuple(passes))


def _split_moves(
    board: Board,
    moves: Sequence[tuple[Point, int]],
    shown: Mapping[Point, int],
    passes: tuple[int, ...],
) -> VisibleMoves:
    hidden: dict[Point, list[int]] = {}
    for index, (point, number) in enumerate(moves):
        if shown.get(point) != index:
            hidden.setdefault(point, []).append(number)
    return VisibleMoves(
        board=board,
        numbers={point: moves[index][1] for point, index in shown.items()},
        hidden={point: tuple(numbers) for point, numbers in hidden.items()},
        passes=passes,
    )


def _set_up(set_up: SetUp) -> Iterator[tuple[Point, Color | None]]:
    for point in set_up.empty:
        yield point, None
    for point in set_up.black:
        yield point, Color.BLACK
    for point in set_up.white:
        yield point, Color.WHITE


def _board(stones: Mapping[Point, Color], size_of: Board) -> Board:
    board = Board.empty(size_of.width, size_of.height)
    for color in Color:
        board = board.with_stones(color, (point for point in stones if stones[point] is color))
    return board
