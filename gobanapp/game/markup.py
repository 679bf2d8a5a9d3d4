"""What a node draws upon the board besides its stones: marks, labels, lines, territory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point


class Mark(Enum):
    """A shape drawn on a point. SGF FF[4] allows one of them on a point."""

    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    SELECTED = "selected"


Span = tuple[Point, Point]
"""From one point to another one."""

NO_TERRITORY: ByColor[frozenset[Point]] = ByColor(frozenset(), frozenset())


@dataclass(frozen=True, slots=True, kw_only=True)
class Markup:
    """The marks of one node. That its points lie on the board is not checked here."""

    marks: Mapping[Point, Mark] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    territory: ByColor[frozenset[Point]] = NO_TERRITORY
    lines: tuple[Span, ...] = ()
    arrows: tuple[Span, ...] = ()
    """From the first point to the second, where the head is."""
    dimmed: frozenset[Point] | None = None
    """The points shown faintly from here on; None: as before this node."""
    visible: frozenset[Point] | None = None
    """All that is shown of the board from here on, everything if it is empty; None: as before."""


NO_MARKUP = Markup()
