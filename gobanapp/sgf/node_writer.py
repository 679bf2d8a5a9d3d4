"""Serialisation of a node; unchanged properties keep their original text."""

from __future__ import annotations

from collections.abc import Iterator

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Node
from gobanapp.rules.color import Color
from gobanapp.sgf.file_properties import file_properties, property_text
from gobanapp.sgf.markup_values import write_markup
from gobanapp.sgf.node_values import NodeValues, ignore_problem, write_printed, write_times
from gobanapp.sgf.property_table import (
    INFO_NUMBERS,
    INFO_TEXTS,
    LIST_PROPERTIES,
    MARK_PROPERTIES,
    MOVE_NAMES,
    PRINTED_NAMES,
    STONE_PROPERTIES,
    property_group,
)
from gobanapp.sgf.value_types import (
    SgfCoordinates,
    is_blank,
    split_composed,
    write_simple_text,
    write_text,
)

_KEEPS_OTHERS = LIST_PROPERTIES | MOVE_NAMES | PRINTED_NAMES
"""The properties whose unreadable values stay when the properties are rewritten."""


def node_properties(node: Node, board: SgfCoordinates) -> tuple[list[tuple[str, str]], set[str]]:
    """Return the current properties of a node, and the groups of those that changed."""
    new = write_content(node.content, board)
    if node.text is None or node.source is None:
        properties = [(name, property_text(name, values)) for name, values in new.items()]
        return properties, {property_group(name) for name in new}
    read = node.source.content(node.text)
    old = write_content(read, board)
    changed = {
        property_group(name) for name in old.keys() | new.keys() if old.get(name) != new.get(name)
    }
    properties = []
    for name, text in file_properties(node.text, read, is_root=node.parent is None):
        if property_group(name) not in changed:
            properties.append((name, text))
        elif name in new:
            properties.append((name, property_text(name, new.pop(name), like=text)))
    for name, values in new.items():
        if property_group(name) in changed:
            properties.append((name, property_text(name, values)))
    return properties, changed


def write_content(content: Content, board: SgfCoordinates) -> dict[str, list[str]]:
    """Return the properties of a node with their values, in the order in which to write them.

    Raises KeyError for a point off the board.
    """
    properties = dict(_written(content, board))
    for name, values in content.others:
        rest = _without_repeated(name, values, board, is_written=name in properties)
        if name not in properties:
            if rest or not values:
                properties[name] = rest
        elif name in _KEEPS_OTHERS:
            properties[name] += rest
    return properties


def _without_repeated(
    name: str, values: tuple[str, ...], board: SgfCoordinates, *, is_written: bool
) -> list[str]:
    """Return the unread values without those that would become readable when the first is gone.

    Otherwise a removed mark would reveal another one, and a corrected move its old one.
    ``is_written``: True if other values of that property are written.
    """
    read = NodeValues({}, board, ignore_problem)
    if name in MARK_PROPERTIES:
        return [value for value in values if read.area(name, value) is None]
    if name == "LB":
        labels = [split_composed(value) or ("", "") for value in values]
        names = [point if text else "" for point, text in labels]
    elif name in MOVE_NAMES and is_written:
        names = [*values]
    else:
        return list(values)
    pairs = zip(values, names, strict=True)
    return [value for value, point in pairs if read.point(name, point) is None]


def _written(content: Content, board: SgfCoordinates) -> Iterator[tuple[str, list[str]]]:
    yield from _written_info(content.info)
    for name, field in STONE_PROPERTIES.items():
        points = getattr(content.set_up, field)
        if points:
            yield name, board.write(points)
    if content.set_up.turn:
        yield "PL", ["B" if content.set_up.turn is Color.BLACK else "W"]
    if content.move:
        point = content.move.point
        name = "B" if content.move.color is Color.BLACK else "W"
        yield name, ["" if point is None else board.name(point)]
    yield from write_times(content.times)
    if not is_blank(content.name):
        yield "N", [write_simple_text(content.name)]
    yield from write_markup(content.markup, board)
    yield from write_printed(content.print_properties)
    if not is_blank(content.comment):
        yield "C", [write_text(content.comment)]


def _written_info(info: GameInfo) -> Iterator[tuple[str, list[str]]]:
    for name, (field, color) in INFO_TEXTS.items():
        value = getattr(info, field)
        text = value if color is None else value[color]
        if not is_blank(text):
            yield name, [write_text(text) if name == "GC" else write_simple_text(text)]
    for name, (field, _, write) in INFO_NUMBERS.items():
        number = getattr(info, field)
        if number is not None:
            yield name, [write(number)]
