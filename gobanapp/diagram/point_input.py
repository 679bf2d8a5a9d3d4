"""Typed points: by letter and number, or by the coordinates on screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateStyle, western_digits
from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.point import Point

_SEPARATOR = re.compile(r"[\s,.;:/×–—-]+")
_TWO_NUMBERS = {CoordinateStyle.NUMBERS, CoordinateStyle.CJK, CoordinateStyle.CORNERS}


def names_of_point(point: Point, geometry: Geometry) -> Sequence[str]:
    """Return the names of a point: one such as D4, and the one in the visible coordinates."""
    coordinates = geometry.frame.coordinates
    column = coordinates.column_name(point.x, geometry.columns)
    row = coordinates.row_name(point.y, geometry.rows)
    if coordinates is CoordinateStyle.SGF:
        return str(point), column + row
    if coordinates not in _TWO_NUMBERS:
        return (str(point),)
    if coordinates is CoordinateStyle.CJK:
        return str(point), column + row, f"{column}-{row}", f"{column}-{western_digits(row)}"
    return str(point), f"{column}-{row}"


def read_points(text: str, geometry: Geometry) -> list[Point]:
    """Return the points of the board that ``text`` names.

    There are several if corners share their names. Points outside the picture are included.
    """
    typed = _normalized(text, geometry.frame.coordinates)
    exact, case_insensitive = [], []
    for point in BoardPart.whole(geometry.columns, geometry.rows).points():
        names = names_of_point(point, geometry)
        if typed in names:
            exact.append(point)
        elif typed.casefold() in {name.casefold() for name in names}:
            case_insensitive.append(point)
    return exact or case_insensitive


def is_point_prefix(text: str, geometry: Geometry) -> bool:
    """Return whether ``text`` is the beginning of the name of a point of the board."""
    typed = _normalized(text, geometry.frame.coordinates).casefold().rstrip("-")
    return any(
        name.casefold().startswith(typed)
        for point in BoardPart.whole(geometry.columns, geometry.rows).points()
        for name in names_of_point(point, geometry)
    )


def _normalized(text: str, coordinates: CoordinateStyle) -> str:
    """Return ``text`` with a hyphen between two numbers and nothing between other characters."""
    text = unicodedata.normalize("NFKC", text).strip()
    has_numbers = coordinates in _TWO_NUMBERS and text[:1].isdigit()
    return _SEPARATOR.sub("-" if has_numbers else "", text)
