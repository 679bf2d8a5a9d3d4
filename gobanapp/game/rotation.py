"""Rotation and reflection of a whole game: stones, moves, marks and all points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from gobanapp.game.markup import NO_MARKUP, Markup, MarkupLine
from gobanapp.game.node import NO_SET_UP, Content, Node, Property, SetUp
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.point import Move, Point
from gobanapp.rules.point_set import PointSet
from gobanapp.rules.symmetry import Symmetry

PropertyMap = Callable[[Property], Property]
"""A function that rotates an unknown property."""

_OFTEN = 500  # nodes between two reports of progress

PointMap = Mapping[Point, Point]
"""The new point of each point."""


def rotation_edit(
    tree: Tree,
    symmetry: Symmetry,
    columns: int,
    rows: int,
    others: PropertyMap,
    progress: Callable[[float], object] = lambda part: None,
) -> Edit:
    """Return the edit that rotates every node of a game on a board of ``columns`` by ``rows``.

    Text, such as the names of points in comments, stays unchanged. Raises ValueError if the board
    would have another size.
    """
    if symmetry.size(columns, rows) != (columns, rows):
        raise ValueError("a board that is not square cannot be turned by a quarter")
    point_map = rotated_points(symmetry, columns, rows)
    return rewrite_edit(
        tree, lambda node: rotated_content(node.content, point_map, others), progress
    )


def rotated_points(symmetry: Symmetry, columns: int, rows: int) -> PointMap:
    """Return the new point of each point of a board."""
    points = (Point(x, y) for x in range(columns) for y in range(rows))
    return {point: symmetry.map_point(point, columns, rows) for point in points}


def rewrite_edit(
    tree: Tree,
    rewritten: Callable[[Node], Content],
    progress: Callable[[float], object] = lambda part: None,
) -> Edit:
    """Return the edit that gives each node the contents from ``rewritten``.

    ``progress`` receives the part done, from 0 to 1; an exception it raises ends the work.
    """
    before, after = dict[int, Node | None](), dict[int, Node | None]()
    for place, (number, node) in enumerate(tree.nodes.items()):
        if place % _OFTEN == 0:
            progress(place / len(tree))
        new = rewritten(node)
        if new != node.content:
            before[number], after[number] = node, node.with_content(new)
    return Edit(before, after)


def rotated_content(
    content: Content, point_map: PointMap, others: PropertyMap = lambda other: other
) -> Content:
    """Return the contents of a node with all points moved; texts stay unchanged."""
    move = content.move
    if move is not None and move.point is not None:
        move = Move(move.color, point_map[move.point])
    return replace(
        content,
        move=move,
        set_up=_rotated_set_up(content.set_up, point_map),
        markup=_rotated_markup(content.markup, point_map),
        others=tuple(map(others, content.others)),
    )


def _rotated_set_up(set_up: SetUp, point_map: PointMap) -> SetUp:
    if set_up == NO_SET_UP:
        return set_up
    return replace(
        set_up,
        black=_rotated_point_set(set_up.black, point_map),
        white=_rotated_point_set(set_up.white, point_map),
        empty=_rotated_point_set(set_up.empty, point_map),
    )


def _rotated_markup(markup: Markup, point_map: PointMap) -> Markup:
    if markup is NO_MARKUP:
        return markup

    def spans(old: tuple[MarkupLine, ...]) -> tuple[MarkupLine, ...]:
        return tuple((point_map[start], point_map[end]) for start, end in old)

    return replace(
        markup,
        marks={point_map[point]: mark for point, mark in markup.marks.items()},
        labels={point_map[point]: label for point, label in markup.labels.items()},
        territory=markup.territory.map(lambda points: _rotated_point_set(points, point_map)),
        lines=spans(markup.lines),
        arrows=spans(markup.arrows),
        dimmed=None if markup.dimmed is None else _rotated_point_set(markup.dimmed, point_map),
        visible=None if markup.visible is None else _rotated_point_set(markup.visible, point_map),
    )


def _rotated_point_set(points: Iterable[Point], point_map: PointMap) -> PointSet:
    return PointSet(point_map[point] for point in points)
