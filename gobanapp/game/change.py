"""Kinds of change made by an action, by which views decide what to refresh."""

from __future__ import annotations

from enum import Flag, auto


class Change(Flag):
    """A set of kinds: current node, tree, contents of nodes, game information, and so on."""

    NOTHING = 0
    CURRENT_NODE = auto()
    TREE = auto()
    CONTENT = auto()
    INFO = auto()
    COUNT = auto()
    DOCUMENT = auto()
    """The game was replaced, renamed or saved."""

    MATCH = auto()
    """The clock was started, stopped or set, or a player made a request."""

    TOOL = auto()
    """The tool of a click changed, or a trial began or ended."""

    MOVE = auto()
    """A player has moved, passed or placed a handicap stone."""

    RECORD = CURRENT_NODE | TREE | CONTENT | INFO
    """The game record, or the node of it that is shown."""

    GAME = RECORD | COUNT | MATCH | TOOL | MOVE
    """Everything that happens to a game, as opposed to its document."""

    ALL = GAME | DOCUMENT
