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
    where = rotated_points(symmetry, columns, rows)
    return rewrite_edit(tree, lambda node: rotated_content(node.content, where, others), progress)


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
    content: Content, where: PointMap, others: PropertyMap = lambda other: other
) -> Content:
    """Return the contents of a node with all points moved; texts stay unchanged."""
    move = content.move
    if move is not None and move.point is not None:
        move = Move(move.color, where[move.point])
    return replace(
        content,
        move=move,
        set_up=_turned_set_up(content.set_up, where),
        markup=_turned_markup(content.markup, where),
        others=tuple(map(others, content.others)),
    )


def _turned_set_up(set_up: SetUp, where: PointMap) -> SetUp:
    if set_up == NO_SET_UP:
        return set_up
    return replace(
        set_up,
        black=_turned_points(set_up.black, where),
        white=_turned_points(set_up.white, where),
        empty=_turned_points(set_up.empty, where),
    )


def _turned_markup(markup: Markup, where: PointMap) -> Markup:
    if markup is NO_MARKUP:
        return markup

    def spans(old: tuple[MarkupLine, ...]) -> tuple[MarkupLine, ...]:
        return tuple((where[start], where[end]) for start, end in old)

    return replace(
        markup,
        marks={where[point]: mark for point, mark in markup.marks.items()},
        labels={where[point]: label for point, label in markup.labels.items()},
        territory=markup.territory.map(lambda points: _turned_points(points, where)),
        lines=spans(markup.lines),
        arrows=spans(markup.arrows),
        dimmed=None if markup.dimmed is None else _turned_points(markup.dimmed, where),
        visible=None if markup.visible is None else _turned_points(markup.visible, where),
    )


def _turned_points(points: Iterable[Point], where: PointMap) -> PointSet:
    return PointSet(where[point] for point in points)
