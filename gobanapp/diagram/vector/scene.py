"""Scene: a view with its geometry and theme."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme
from gobanapp.rules.point import Point

_Value = TypeVar("_Value")

THINNEST = 0.8
"""The thinnest line on a point, in pixels."""


class Scene(NamedTuple):
    """Made by ``Scene.of``."""

    view: BoardView
    geometry: Geometry
    theme: Theme
    middles: Mapping[Point, tuple[float, float]]
    """The centres of all points, in pixels."""

    @staticmethod
    def of(view: BoardView, geometry: Geometry, theme: Theme) -> Scene:
        return Scene(view, geometry, theme, _middles(geometry))

    def visible(self, points: Iterable[Point]) -> list[Point]:
        """Return the visible ones of ``points``."""
        hidden = self.view.hidden
        if self.geometry.frame.part is None and not hidden:
            return list(points)
        part = self.geometry.part
        return [point for point in points if point in part and point not in hidden]

    def visible_items(self, items: Mapping[Point, _Value]) -> list[tuple[Point, _Value]]:
        """Return the entries of visible points."""
        return [(point, items[point]) for point in self.visible(items)] if items else []

    def pen(self, width: float) -> float:
        """Return the width in pixels of a line given in spacings of columns."""
        # A mark leaves less room to be thicker than the lines of the board.
        return max(width * self.geometry.step_x * math.sqrt(self.theme.strength), THINNEST)

    @property
    def line(self) -> float:
        """The thickness of the lines of the board."""
        return self.geometry.line * self.theme.strength


@lru_cache(maxsize=16)
def _middles(geometry: Geometry) -> Mapping[Point, tuple[float, float]]:
    points = BoardPart.whole(geometry.columns, geometry.rows).points()
    return {point: geometry.crossing(point) for point in points}
