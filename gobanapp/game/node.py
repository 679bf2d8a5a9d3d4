"""Nodes of the game tree and their contents, both values: an edit makes new ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import NO_MARKUP, Markup
from gobanapp.game.print_properties import NO_PRINT_PROPERTIES, PrintProperties
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point


class Property(NamedTuple):
    """An unknown property of a file, preserved as written. One that was read has a value."""

    name: str
    values: tuple[str, ...]


MOVE_COLORS: Final[Mapping[str, Color]] = MappingProxyType({"B": Color.BLACK, "W": Color.WHITE})
"""The SGF properties under which a move off the board stays in ``Content.others``."""

TIME_PROPERTIES: Final = ByColor(("BL", "OB"), ("WL", "OW"))
"""The SGF properties under which a player's unreadable times stay in ``Content.others``."""

MOVE_PROPERTIES: Final = frozenset(
    (*MOVE_COLORS, *TIME_PROPERTIES.black, *TIME_PROPERTIES.white, *"KO MN BM DO IT TE".split())
)
"""SGF's move properties: none of them may be in a node with setup."""

_INFO_PROPERTY: Final = re.compile(
    r"(?:P[BWC]|[BW][RT]|R[EUO]|KM|HA|TM|OT|DT|EV|G[NC]|ON|AN|CP|SO|US)\s*\["
)
"""The beginning of one of SGF's game information properties, or text that looks like one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """Stones placed or removed outside play."""

    black: AbstractSet[Point] = NO_POINTS
    white: AbstractSet[Point] = NO_POINTS
    empty: AbstractSet[Point] = NO_POINTS
    turn: Color | None = None

    def __bool__(self) -> bool:
        return self != NO_SET_UP


NO_SET_UP = SetUp()


Times = ByColor[TimeLeft | None]
"""The time left of each player, as far as a node has it."""

_new = object.__new__

NO_TIMES: Final[Times] = ByColor(None, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """The contents of one node.

    A node with both setup and a move, which SGF forbids but files contain, is executed in that
    order. ``others`` are unknown properties, preserved as written.
    """

    move: Move | None = None
    set_up: SetUp = NO_SET_UP
    comment: str = ""
    name: str = ""
    markup: Markup = NO_MARKUP
    info: GameInfo = NO_INFO
    times: Times = NO_TIMES
    print_properties: PrintProperties = NO_PRINT_PROPERTIES
    others: tuple[Property, ...] = ()

    @property
    def unread_move(self) -> Property | None:
        """The move as in the file if its point cannot be read or is not on the board."""
        if self.move is not None or not self.others:
            return None
        return next((other for other in self.others if other.name in MOVE_COLORS), None)

    @property
    def move_color(self) -> Color | None:
        """The player who moved here, read or not; None if no player did."""
        if self.move is not None:
            return self.move.color
        unread = self.unread_move
        return None if unread is None else MOVE_COLORS[unread.name]

    @property
    def has_move(self) -> bool:
        """True if a player moved here, which is what the numbers of moves count.

        An unread move counts, so that the moves after it keep their numbers.
        """
        return self.move is not None or self.unread_move is not None


EMPTY_CONTENT = Content()


class NodeTextSource(Protocol):
    """The origin of a node's text, which can still parse it.

    Users look at only a few hundred nodes of a file of 60,000, so a node from a file keeps its text
    and is parsed on first use.
    """

    def content(self, text: str) -> Content:
        """Return the contents of ``text``, one node of the file. Never raises."""
        ...


class Node:
    """A node of the tree. Its fields are never assigned after it is made; ``Tree`` replaces it.

    ``id`` identifies the node for as long as the tree lives. ``first_child`` is the number of its
    first child, None at the end of a line; ``variations`` are the numbers of the other children,
    mostly none, so that a node of a long line needs no tuple of its own. ``text`` is the text of
    the node in its file, None for a node made here; ``edited`` is True once the content differs
    from that text.
    """

    __slots__ = (
        "_content",
        "edited",
        "first_child",
        "id",
        "parent",
        "source",
        "text",
        "variations",
    )

    def __init__(
        self,
        number: int,
        parent: int | None,
        children: tuple[int, ...] = (),
        content: Content | None = EMPTY_CONTENT,
        text: str | None = None,
        source: NodeTextSource | None = None,
        edited: bool = False,
    ) -> None:
        self.id = number
        self.parent = parent
        if children:
            self.first_child: int | None = children[0]
            self.variations = children[1:]
        else:
            self.first_child = None
            self.variations = ()
        self._content = content
        self.text = text
        self.source = source
        self.edited = edited

    @property
    def children(self) -> tuple[int, ...]:
        """The numbers of all nodes that follow, the main line first."""
        return () if self.first_child is None else (self.first_child, *self.variations)

    @property
    def content(self) -> Content:
        """The contents, parsed on first use if they come from a file."""
        content = self._content
        if content is None:
            assert self.source is not None
            assert self.text is not None
            content = self._content = self.source.content(self.text)
        return content

    @property
    def may_have_info(self) -> bool:
        """True if the node may have game information; it is not parsed for this."""
        if self._content is not None:
            return self._content.info is not NO_INFO and self._content.info != NO_INFO
        return self.text is not None and may_have_info(self.text)

    def keep_content(self, content: Content) -> None:
        """Take the contents that the source parsed from ``text``, unless already known."""
        if self._content is None:
            self._content = content

    def changes_position_of(self, other: Node) -> bool:
        """Return whether the position after this node can differ from that after ``other``."""
        if self.parent != other.parent:
            return True
        if self._content is other._content and self.first_child == other.first_child:
            return False
        mine, its = self.content, other.content
        if (mine.move, mine.set_up) != (its.move, its.set_up):
            return True
        if mine.unread_move != its.unread_move:
            return True
        # The first move after setup tells the side to move, otherwise the handicap does.
        if mine.info.handicap != its.info.handicap:
            return True
        guesses = bool(mine.set_up) and mine.set_up.turn is None
        return guesses and self.first_child != other.first_child

    def changes_inherited_of(self, other: Node) -> bool:
        """Return whether inherited properties can differ between this node and ``other``."""
        if self.parent != other.parent:
            return True
        if self._content is other._content:
            return False
        mine, its = self.content, other.content
        return (mine.markup.dimmed, mine.markup.visible, mine.print_properties.numbering) != (
            its.markup.dimmed,
            its.markup.visible,
            its.print_properties.numbering,
        )

    def says_same(self, other: Node) -> bool:
        """Return whether the contents certainly equal those of ``other``, anywhere in the tree."""
        if self.text is not None and not self.edited and not other.edited:
            return self.text == other.text
        return self._content is other._content

    def relocated(self, number: int, parent: int | None, children: tuple[int, ...]) -> Node:
        """Return a node with these contents elsewhere, or with another number."""
        return Node(number, parent, children, self._content, self.text, self.source, self.edited)

    def with_children(self, children: tuple[int, ...]) -> Node:
        """Return the node with other children."""
        return self.relocated(self.id, self.parent, children)

    def with_parent(self, parent: int) -> Node:
        """Return the node below another one."""
        return self.relocated(self.id, parent, self.children)

    def with_content(self, content: Content) -> Node:
        """Return the node with other contents. A writer may keep the order of its old text."""
        return Node(
            self.id, self.parent, self.children, content, self.text, self.source, edited=True
        )


def may_have_info(text: str) -> bool:
    """Return whether SGF text seems to have game information."""
    return _INFO_PROPERTY.search(text) is not None


def nodes_with_info(nodes: Iterable[Node]) -> set[int]:
    """Return the numbers of the nodes that may have game information."""
    nodes = [*nodes]
    # In a single search, as nearly no file has any below the root.
    texts = [node.text or "" for node in nodes if node._content is None]  # noqa: SLF001
    is_in_text = may_have_info("\n".join(texts))
    return {
        node.id
        for node in nodes
        if (is_in_text or node._content is not None) and node.may_have_info  # noqa: SLF001
    }


def make_file_node(
    number: int,
    parent: int | None,
    following: int | None,
    variations: tuple[int, ...],
    text: str,
    source: NodeTextSource,
) -> Node:
    """Return a node from a file. Calling the class would take half as long again."""
    node = _new(Node)
    node.id = number
    node.parent = parent
    node.first_child = following
    node.variations = variations
    node._content = None  # noqa: SLF001
    node.text = text
    node.source = source
    node.edited = False
    return node


# Stones placed or removed by hand, as setup of a game.


def set_up_with_stones(
    set_up: SetUp, before: Board, color: Color | None, points: Iterable[Point]
) -> SetUp:
    """Return ``set_up`` so that ``points`` are ``color`` after it, or empty for None.

    ``before``: the board before it. Points already in that state are left out: SGF adds stones only
    to empty points. That the points lie on the board is not checked.
    """
    points = frozenset(points)
    said = frozenset(point for point in points if before[point] is not color)
    black, white, empty = (stones - points for stones in (set_up.black, set_up.white, set_up.empty))
    if color is Color.BLACK:
        black |= said
    elif color is Color.WHITE:
        white |= said
    else:
        empty |= said
    return replace(set_up, black=black, white=white, empty=empty)
