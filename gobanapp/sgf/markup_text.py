"""What a node draws upon the board <-> the values of its properties."""

from __future__ import annotations

from collections.abc import Iterator

from gobanapp.game.markup import NO_MARKUP, Mark, Markup, Span
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.problems import Code
from gobanapp.sgf.properties import MARKS, MARKUP_NAMES, POINT_SETS, SPANS, TERRITORY
from gobanapp.sgf.values import Coordinates, is_blank, read_simple_text, split_composed, write_label


def take_markup(values: NodeValues) -> Markup:
    """Take what is drawn out of the properties of a node; what is not understood stays there."""
    if MARKUP_NAMES.isdisjoint(values.left):
        return NO_MARKUP
    return Markup(
        marks=_take_marks(values),
        labels=_take_labels(values),
        territory=ByColor(frozenset(values.point_list("TB")), frozenset(values.point_list("TW"))),
        lines=_take_spans(values, "LN"),
        arrows=_take_spans(values, "AR"),
        dimmed=_take_points(values, "DD"),
        visible=_take_points(values, "VW"),
    )


def _take_marks(values: NodeValues) -> dict[Point, Mark]:
    marks: dict[Point, Mark] = {}
    for name, mark in MARKS.items():
        if name in values.left:
            twice = []
            for point in values.point_list(name):
                if marks.setdefault(point, mark) is not mark:
                    twice.append(values.board.name(point))
                    values.note(Code.POINT_TWICE, name, twice[-1])
            if twice:
                values.left[name] = twice + values.left.get(name, [])
    return marks


def _take_labels(values: NodeValues) -> dict[Point, str]:
    labels: dict[Point, str] = {}
    left = []
    for value in values.left.get("LB", ()):
        parts = split_composed(value)
        points = values.points("LB", parts[0]) if parts else None
        if parts and points and len(points) == 1 and points[0] not in labels and parts[1]:
            labels[points[0]] = read_simple_text(parts[1])
        else:
            if parts and points and parts[1] and len(points) == 1:
                values.note(Code.POINT_TWICE, "LB", value)
            elif parts is None or points:
                values.note(Code.BAD_VALUE, "LB", value)
            left.append(value)
    if "LB" in values.left:
        values.leave("LB", left)
    # FF[1] and FF[2] letter the points in their order.
    for number, point in enumerate(values.point_list("L")):
        labels.setdefault(point, chr(ord("a") + number % 26))
    return labels


def _take_spans(values: NodeValues, name: str) -> tuple[Span, ...]:
    """Take lines or arrows out of their property; one that ends where it begins stays there."""
    spans = dict[Span, None]()
    left = []
    for value in values.left.get(name, ()):
        parts = split_composed(value)
        ends = [values.point(name, part) for part in parts] if parts else []
        if len(ends) == 2 and ends[0] and ends[1] and ends[0] != ends[1]:
            spans[ends[0], ends[1]] = None
        else:
            if not ends or None not in ends:
                values.note(Code.BAD_VALUE, name, value)
            left.append(value)
    if name in values.left:
        values.leave(name, left)
    return tuple(spans)


def _take_points(values: NodeValues, name: str) -> frozenset[Point] | None:
    """Take out what is true of points from here on; no point is an answer too."""
    found = values.left.get(name)
    if found is None:
        return None
    if not any(value.strip() for value in found):
        del values.left[name]
        return frozenset()
    says_none = not all(value.strip() for value in found)
    points = frozenset(values.point_list(name))
    return points if points or says_none else None


def write_markup(markup: Markup, board: Coordinates) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties that ``take_markup`` makes ``markup`` of.

    Raises KeyError where a point is not on the board.
    """
    for name, mark in MARKS.items():
        points = [point for point, found in markup.marks.items() if found is mark]
        if points and name != "M":
            yield name, board.write(points)
    labels = sorted(markup.labels.items(), key=lambda item: (-item[0].y, item[0].x))
    texts = [write_label(board.name(point), text) for point, text in labels if not is_blank(text)]
    if texts:
        yield "LB", texts
    for name, field in SPANS.items():
        spans = getattr(markup, field)
        if spans:
            yield name, [f"{board.name(start)}:{board.name(end)}" for start, end in spans]
    for name, color in TERRITORY.items():
        if markup.territory[color]:
            yield name, board.write(markup.territory[color])
    for name, field in POINT_SETS.items():
        points_from_here = getattr(markup, field)
        if points_from_here is not None:
            yield name, board.write(points_from_here) or [""]
