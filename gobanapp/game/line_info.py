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


class LineInfo:
    """The game information of each line of a tree, cached and checked against the tree.

    It is that of all nodes on the line, the later ones first. Nearly all games have it in the root.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._edits = -1
        self._place = -1
        self._info = NO_INFO

    def through(self, number: int) -> GameInfo:
        """Return the information of the main line below node ``number``, and of the way there."""
        tree = self._tree
        if not tree.info_below_root:
            return tree.root.content.info
        if (self._edits, self._place) != (tree.edits, number):
            info = NO_INFO
            for node in self._nodes(number):
                info = _merged(info, node.content.info)
            self._edits, self._place, self._info = tree.edits, number, info
        return self._info

    def _nodes(self, number: int) -> list[Node]:
        """Return the nodes of the line that have game information, and the root."""
        tree = self._tree
        line = [*tree.path(number), *islice(tree.main_line(number), 1, None)]
        return [node for node in line if node.parent is None or node.id in tree.info_below_root]

    def changed(self, number: int, info: GameInfo) -> dict[int, GameInfo]:
        """Return the information of the nodes that change, so that the line has ``info``.

        A value is changed where it is; a new one goes to the first node with any.
        """
        nodes = self._nodes(number)
        infos = {node.id: node.content.info for node in nodes}
        home = next((number for number, said in infos.items() if said != NO_INFO), nodes[0].id)
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
        return {node.id: infos[node.id] for node in nodes if infos[node.id] != node.content.info}


def main_line_info(tree: Tree) -> GameInfo:
    """Return the game information of the main line."""
    return LineInfo(tree).through(tree.root_id)


def _merged(info: GameInfo, later: GameInfo) -> GameInfo:
    if later == NO_INFO:
        return info
    for slot in _SLOTS:
        value = _value(later, slot)
        if not _is_missing(value):
            info = _with_value(info, slot, value)
    return info
