"""Stones put on the board or taken off it by hand, as a set-up of a record says it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gobanapp.game.node import SetUp
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


def set_up_with_stones(
    set_up: SetUp, before: Board, color: Color | None, points: Iterable[Point]
) -> SetUp:
    """Return ``set_up`` so that ``points`` are ``color`` after it, or empty for None.

    ``before``: the board that it is made on. What is so already needs no word: SGF has stones
    added where they are not. That the points lie on the board is not checked.
    """
    points = frozenset(points)
    said = frozenset(point for point in points if before[point] is not color)
    black, white, empty = (stones - points for stones in (set_up.black, set_up.white, set_up.empty))
    if color is Color.BLACK:
        black |= said
    elif color is Color.WHITE:
        white |= said
    else:
        empty |= said
    return replace(set_up, black=black, white=white, empty=empty)
