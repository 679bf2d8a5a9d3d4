"""Properties that nodes inherit: SGF's DD, VW and PM."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from gobanapp.game.node import Content
from gobanapp.game.node_cache import NodeCache
from gobanapp.game.print_properties import Numbering
from gobanapp.game.tree import Tree
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, kw_only=True)
class InheritedProperties:
    """The properties that a node passes on to its children until they set their own."""

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


def inherited_property_cache(tree: Tree) -> NodeCache[InheritedProperties]:
    """Return the inherited properties of each node."""
    return NodeCache(
        tree,
        NOTHING_INHERITED,
        lambda before, node: before.after(node.content),
        attrgetter("inheritance"),
    )
