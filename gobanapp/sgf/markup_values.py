"""Conversion between the markup of a node and the values of its properties."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from string import ascii_lowercase

from gobanapp.game.markup import NO_MARKS, NO_MARKUP, Mark, Marks, Markup, MarkupLine
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.property_table import (
    LINE_PROPERTIES,
    MARK_PROPERTIES,
    MARKUP_NAMES,
    POINT_SET_PROPERTIES,
    TERRITORY_PROPERTIES,
)
from gobanapp.sgf.value_types import (
    SgfCoordinates,
    is_blank,
    read_simple_text,
    split_composed,
    write_label,
)

_MARK_NAMES = frozenset(MARK_PROPERTIES)


def take_markup(values: NodeValues) -> Markup:
    """Take the markup out of the properties of a node; unreadable values stay there."""
    if MARKUP_NAMES.isdisjoint(values.remaining):
        return NO_MARKUP
    return Markup(
        marks=_take_marks(values),
        labels=_take_labels(values),
        territory=ByColor(values.point_set("TB"), values.point_set("TW")),
        lines=_take_spans(values, "LN"),
        arrows=_take_spans(values, "AR"),
        dimmed=_take_points(values, "DD"),
        visible=_take_points(values, "VW"),
    )


def _take_marks(values: NodeValues) -> Marks:
    """Take out the marks. A second mark on a point is noted and stays there as well."""
    if _MARK_NAMES.isdisjoint(values.remaining):
        return NO_MARKS
    points = dict.fromkeys(Mark, PointSet())
    all_points = PointSet()
    for name, mark in MARK_PROPERTIES.items():
        if name not in values.remaining:
            continue
        others = all_points - points[mark]
        twice = []
        for value, found in values.point_sets(name):
            if found & others:
                twice.append(value)
                values.note(FileProblemCode.POINT_TWICE, name, value)
            points[mark] |= found - others
            all_points |= found
        if twice:
            values.remaining[name] = twice + values.remaining.get(name, [])
    return Marks(points)


def _take_labels(values: NodeValues) -> dict[Point, str]:
    labels: dict[Point, str] = {}
    left = []
    for value in values.each_value("LB"):
        parts = split_composed(value)
        area = values.area("LB", parts[0]) if parts else None
        point = area[0] if area is not None and area[0] == area[1] else None
        if parts and point is not None and point not in labels and parts[1]:
            labels[point] = read_simple_text(parts[1])
        else:
            if parts and point is not None and parts[1]:
                values.note(FileProblemCode.POINT_TWICE, "LB", value)
            elif parts is None or area:
                values.note(FileProblemCode.BAD_VALUE, "LB", value)
            left.append(value)
    if "LB" in values.remaining:
        values.leave("LB", left)
    if "L" not in values.remaining:
        return labels
    return labels | {point: label for point, label in _take_letters(values) if point not in labels}


def _take_letters(values: NodeValues) -> Iterator[tuple[Point, str]]:
    """Take out the points that FF[1] and FF[2] letter in their order, with the letters.

    These versions have no rectangles; one with more points than letters stays there.
    """
    letters = cycle(ascii_lowercase)
    seen = PointSet()
    too_many = []
    for value, points in values.point_sets("L"):
        if len(points) > len(ascii_lowercase):
            values.note(FileProblemCode.BAD_VALUE, "L", value)
            too_many.append(value)
            continue
        for point in sorted(points - seen, key=lambda point: (-point.y, point.x)):
            yield point, next(letters)
        seen |= points
    if too_many:
        values.remaining["L"] = too_many + values.remaining.get("L", [])


def _take_spans(values: NodeValues, name: str) -> tuple[MarkupLine, ...]:
    """Take lines or arrows out of their property; one that ends where it begins stays there."""
    if name not in values.remaining:
        return ()
    spans = dict[MarkupLine, None]()
    left = []
    for value in values.each_value(name):
        parts = split_composed(value)
        ends = [values.point(name, part) for part in parts] if parts else []
        if len(ends) == 2 and ends[0] and ends[1] and ends[0] != ends[1]:
            spans[ends[0], ends[1]] = None
        else:
            if not ends or None not in ends:
                values.note(FileProblemCode.BAD_VALUE, name, value)
            left.append(value)
    values.leave(name, left)
    return tuple(spans)


def _take_points(values: NodeValues, name: str) -> PointSet | None:
    """Take out the points of a property valid from here on; an empty list is a value too."""
    found = values.remaining.get(name)
    if found is None:
        return None
    if not any(value.strip() for value in found):
        del values.remaining[name]
        return PointSet()
    says_none = not all(value.strip() for value in found)
    points = values.point_set(name)
    return points if points or says_none else None


def write_markup(markup: Markup, board: SgfCoordinates) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties of ``markup``, the reverse of ``take_markup``.

    Raises KeyError for a point off the board.
    """
    for name, mark in MARK_PROPERTIES.items():
        points = [point for point, found in markup.marks.items() if found is mark]
        if points and name != "M":
            yield name, board.write(points)
    labels = sorted(markup.labels.items(), key=lambda item: (-item[0].y, item[0].x))
    texts = [write_label(board.name(point), text) for point, text in labels if not is_blank(text)]
    if texts:
        yield "LB", texts
    for name, field in LINE_PROPERTIES.items():
        spans = getattr(markup, field)
        if spans:
            yield name, [f"{board.name(start)}:{board.name(end)}" for start, end in spans]
    for name, color in TERRITORY_PROPERTIES.items():
        if markup.territory[color]:
            yield name, board.write(markup.territory[color])
    for name, field in POINT_SET_PROPERTIES.items():
        points_from_here = getattr(markup, field)
        if points_from_here is not None:
            yield name, board.write(points_from_here) or [""]
