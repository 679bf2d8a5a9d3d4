"""The game information of a line: SGF allows it in any node, for the games of all lines below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color

_Slot = tuple[str, Color | None]
"""A field of a heading, with the player if it has a text for each."""


def _slots() -> Iterator[_Slot]:
    for field in fields(GameInfo):
        if isinstance(getattr(NO_INFO, field.name), ByColor):
            yield from ((field.name, color) for color in Color)
        else:
            yield field.name, None


_SLOTS = (*_slots(),)


def _value(info: GameInfo, slot: _Slot) -> Any:
    name, color = slot
    value = getattr(info, name)
    return value if color is None else value[color]


def _with_value(info: GameInfo, slot: _Slot, value: Any) -> GameInfo:
    name, color = slot
    new: dict[str, Any] = {name: value}
    if color is not None:
        new[name] = getattr(info, name).with_(color, value)
    return replace(info, **new)


def _is_missing(value: str | float | None) -> bool:
    return value in (None, "")


_Said = tuple[tuple[_Slot, Any], ...]


def _said(info: GameInfo) -> _Said:
    """Return the fields that ``info`` has a value for."""
    if info == NO_INFO:
        return ()
    values = ((slot, _value(info, slot)) for slot in _SLOTS)
    return tuple((slot, value) for slot, value in values if not _is_missing(value))


def _has_names(info: GameInfo) -> bool:
    return info.names != NO_INFO.names


class LineInfo:
    """The game information of each line of a tree, cached and checked against the tree.

    It is that of all nodes on the line, the later ones first. Nearly all games have it in the root.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._edits = -1
        self._places: set[int] = set()
        """The nodes from which the main line below is the line of ``_info``."""
        self._info = NO_INFO
        self._said: dict[int, tuple[GameInfo, _Said]] = {}

    def through(self, number: int) -> GameInfo:
        """Return the information of the main line below node ``number``, and of the way there."""
        tree = self._tree
        if not tree.info_below_root:
            return tree.root.content.info
        if self._edits != tree.edits or number not in self._places:
            path, below = self._line(number)
            values: dict[_Slot, Any] = {}
            for node in self._with_info(path + below):
                values.update(self._said_in(node))
            self._info = NO_INFO
            for slot, value in values.items():
                self._info = _with_value(self._info, slot, value)
            self._places = {node.id for node in below}
            for node in reversed(path):
                self._places.add(node.id)
                if node.parent is not None and tree[node.parent].first_child != node.id:
                    break  # From its parent the main line goes elsewhere.
            self._edits = tree.edits
        return self._info

    def _line(self, number: int) -> tuple[list[Node], list[Node]]:
        tree = self._tree
        return tree.path(number), [*islice(tree.main_line(number), 1, None)]

    def _with_info(self, nodes: list[Node]) -> list[Node]:
        """Return those of ``nodes`` that have game information, and the root."""
        below_root = self._tree.info_below_root
        return [node for node in nodes if node.parent is None or node.id in below_root]

    def _said_in(self, node: Node) -> _Said:
        info = node.content.info
        known = self._said.get(node.id)
        if known is None or known[0] is not info:
            known = self._said[node.id] = info, _said(info)
        return known[1]

    def changed(self, number: int, info: GameInfo) -> dict[int, GameInfo]:
        """Return the information of the nodes that change, so that the line has ``info``.

        A value is changed where it is; a new one goes to the heading of the line.
        """
        path, below = self._line(number)
        nodes = self._with_info(path + below)
        infos = {node.id: node.content.info for node in nodes}
        home = self._heading(nodes)
        before = self.through(number)
        for slot in _SLOTS:
            value = _value(info, slot)
            if value == _value(before, slot):
                continue
            holders = [number for number in infos if not _is_missing(_value(infos[number], slot))]
            if not _is_missing(value):
                holders = [holders[-1] if holders else home]
            for holder in holders:
                infos[holder] = _with_value(infos[holder], slot, value)
        return {
            node.id: infos[node.id]
            for node in nodes
            if infos[node.id] is not node.content.info and infos[node.id] != node.content.info
        }

    def _heading(self, nodes: list[Node]) -> int:
        """Return the number of the node for new values, given the line's nodes with information.

        It is the first of them if no move comes before, as in a game behind an empty root, or if
        it has the players of one of several games in a merged file. Otherwise it is the root: a
        later node may only have the result.
        """
        tree = self._tree
        first = next((node for node in nodes if node.content.info != NO_INFO), tree.root)
        path = tree.path(first.id)
        if not any(node.content.has_move for node in path):
            return first.id
        is_forked = any(tree[node.parent].variations for node in path if node.parent is not None)
        if is_forked and _has_names(first.content.info):
            on_line = {node.id for node in nodes}
            others = (number for number in tree.info_below_root if number not in on_line)
            if any(_has_names(tree[number].content.info) for number in others):
                return first.id
        return tree.root_id


def main_line_info(tree: Tree) -> GameInfo:
    """Return the game information of the main line."""
    return LineInfo(tree).through(tree.root_id)
