"""Properties that nodes inherit: SGF's DD, VW and PM."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final

from gobanapp.game.node import Content
from gobanapp.game.print_properties import Numbering
from gobanapp.game.tree import Tree
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, kw_only=True)
class InheritedProperties:
    dimmed: AbstractSet[Point] = NO_POINTS
    """The dimmed points."""
    visible: AbstractSet[Point] = NO_POINTS
    """The visible points; empty for the whole board."""
    numbering: Numbering = Numbering.PLAIN
    """The numbering of moves in print."""

    def after(self, content: Content) -> InheritedProperties:
        """Return the properties of a child with ``content``."""
        markup, numbering = content.markup, content.print_properties.numbering
        if markup.dimmed is None and markup.visible is None and numbering is None:
            return self
        return replace(
            self,
            dimmed=self.dimmed if markup.dimmed is None else markup.dimmed,
            visible=self.visible if markup.visible is None else markup.visible,
            numbering=self.numbering if numbering is None else numbering,
        )


NOTHING_INHERITED: Final = InheritedProperties()


class InheritedPropertyCache:
    """The inherited properties of each node, computed on request and cached.

    The cache checks itself against the tree, as ``PositionCache`` does. All nodes on the way are
    parsed.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._known: list[InheritedProperties | None] = []
        """Known properties by node number."""
        self._version = tree.inheritance

    def at(self, number: int) -> InheritedProperties:
        """Return the properties at node ``number``."""
        known = self._known
        if self._version != self._tree.inheritance:
            known.clear()
            self._version = self._tree.inheritance
        known.extend([None] * (self._tree.next_id - len(known)))
        if not 0 <= number < len(known):
            raise KeyError(number)
        unknown = []
        at: int | None = number
        found = None
        while at is not None and (found := known[at]) is None:
            unknown.append(at)
            at = self._tree[at].parent
        if found is None:
            found = NOTHING_INHERITED
        while unknown:
            at = unknown.pop()
            found = known[at] = found.after(self._tree[at].content)
        return found
