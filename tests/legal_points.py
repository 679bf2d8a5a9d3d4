"""All points on which a player may play."""

from __future__ import annotations

from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import Ruleset


def legal_points(position: Position, color: Color, ruleset: Ruleset) -> list[Point]:
    """Return every point where ``color`` may play, in the order of the board's points."""
    return [
        point
        for point in position.board.points()
        if isinstance(position.attempt(Move(color, point), ruleset), Position)
    ]
