"""Filling the neutral points (dame) when a game is over, as players do it: in turns."""

from __future__ import annotations

from collections.abc import Iterator

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, StoneMovement
from gobanapp.rules.point import Point
from gobanapp.rules.territory import Territory


def dame_moves(
    board: Board, territory: Territory, first: Color, *, in_pairs: bool
) -> tuple[StoneMovement, ...]:
    """Return the moves that fill the neutral points, ``first`` beginning.

    ``board``: without the dead stones. Each move is near the one before it. What only one colour
    touches, such as a false eye, only that colour fills. Left empty are the points of a seki, those
    of a place so wide that it is no gap between borders, and those where a stone would take
    something or leave a chain beside it with one liberty. ``in_pairs``: both fill as many, so that
    it makes no difference where stones count, and a point over is left.
    """
    waiting = dict(_gaps(board, territory))
    if not waiting:
        return ()
    moves = list[StoneMovement]()
    last, color, passed = min(waiting), first, False
    while waiting:
        point = _next(board, waiting, color, last)
        if point is None:
            if passed or in_pairs:
                break
            passed = True
        else:
            board = board.with_stones(color, [point])
            moves.append(StoneMovement(color, BowlOrLid.BOWL, point))
            del waiting[point]
            last, passed = point, False
        color = color.opponent
    return tuple(moves[: len(moves) // 2 * 2] if in_pairs else moves)


def _gaps(board: Board, territory: Territory) -> Iterator[tuple[Point, frozenset[Color | None]]]:
    """Yield the neutral points that players fill, with the colours that may."""
    waiting = {point for point in territory.neutral if board.is_empty(point)}
    while waiting:
        gap, stones = _gap(board, waiting)
        waiting -= gap
        is_wide = not all(_touches(board, point) for point in gap)
        if not is_wide and not stones & territory.seki:
            colors = frozenset(board[stone] for stone in stones)
            for point in gap:
                yield point, colors


def _gap(board: Board, waiting: set[Point]) -> tuple[set[Point], set[Point]]:
    """Return neutral points that hang together, and the stones around them."""
    start = min(waiting)
    gap, stones, front = {start}, set[Point](), [start]
    while front:
        for near in board.neighbors(front.pop()):
            if near in waiting and near not in gap:
                gap.add(near)
                front.append(near)
            elif not board.is_empty(near):
                stones.add(near)
    return gap, stones


def _touches(board: Board, point: Point) -> bool:
    return not all(board.is_empty(near) for near in board.neighbors(point))


def _next(
    board: Board,
    waiting: dict[Point, frozenset[Color | None]],
    color: Color,
    last: Point,
) -> Point | None:
    """Return the point nearest to ``last`` that ``color`` can fill, None if there is none."""

    def distance(point: Point) -> tuple[int, Point]:
        return abs(point.x - last.x) + abs(point.y - last.y), point

    mine = (point for point, colors in waiting.items() if color in colors)
    return next(
        (point for point in sorted(mine, key=distance) if _is_quiet(board, color, point)), None
    )


def _is_quiet(board: Board, color: Color, point: Point) -> bool:
    """Whether all chains in touch with a stone put there have two liberties then."""
    after = board.with_stones(color, [point])
    beside = (near for near in after.neighbors(point) if not after.is_empty(near))
    return all(_has_two_liberties(after, stone) for stone in (point, *beside))


def _has_two_liberties(board: Board, stone: Point) -> bool:
    color = board[stone]
    chain, liberties, front = {stone}, set[Point](), [stone]
    while front:
        for near in board.neighbors(front.pop()):
            there = board[near]
            if there is None:
                liberties.add(near)
                if len(liberties) == 2:
                    return True
            elif there is color and near not in chain:
                chain.add(near)
                front.append(near)
    return False
