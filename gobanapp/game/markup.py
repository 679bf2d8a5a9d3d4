"""What a node draws upon the board besides its stones: marks, labels, counted territory."""

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


NO_TERRITORY: ByColor[frozenset[Point]] = ByColor(frozenset(), frozenset())


@dataclass(frozen=True, slots=True, kw_only=True)
class Markup:
    """The marks of one node. That its points lie on the board is not checked here."""

    marks: Mapping[Point, Mark] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    territory: ByColor[frozenset[Point]] = NO_TERRITORY


NO_MARKUP = Markup()
