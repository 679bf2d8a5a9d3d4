"""What a problem is known by, in whatever file it stands and however it is laid there."""

from __future__ import annotations

import hashlib
from typing import Final

from gobanapp.learning.problem import Problem
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

_DIGITS: Final = 20

_Place = tuple[str, int, int]


def problem_id(problem: Problem) -> str:
    """Return 20 hexadecimal digits for the position, whose turn it is, and the first moves.

    Problems that differ only by turning or mirroring the board, or by the colours, share them; of
    what follows the first moves nothing is asked, so a corrected file is recognised.
    """
    game, solution = problem.game, problem.solution
    board = game.position_at(solution.start).board
    places: list[tuple[str, Point]] = [
        ("s" if color is problem.solver else "o", point) for point, color in board.stones()
    ]
    for number in game.tree[solution.start].children:
        move = game.tree[number].content.move
        if move is not None and move.point is not None:
            places.append(("m" if move.color is problem.solver else "n", move.point))
    laid = min(
        (symmetry.size(game.columns, game.rows), _laid(places, symmetry, game.columns, game.rows))
        for symmetry in Symmetry
    )
    return hashlib.sha256(repr(laid).encode("ascii")).hexdigest()[:_DIGITS]


def _laid(
    places: list[tuple[str, Point]], symmetry: Symmetry, columns: int, rows: int
) -> list[_Place]:
    return sorted((kind, *symmetry.map_point(point, columns, rows)) for kind, point in places)
