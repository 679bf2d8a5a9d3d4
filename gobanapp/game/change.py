"""What kinds of thing an action changed: all that a view needs to know to read again."""

from __future__ import annotations

from enum import Flag, auto


class Change(Flag):
    """Some of: the place in the tree, the tree itself, what nodes say, the heading, and so on."""

    NOTHING = 0
    CURRENT_NODE = auto()
    TREE = auto()
    CONTENT = auto()
    INFO = auto()
    COUNT = auto()
    DOCUMENT = auto()
    """The whole record is another one, or has another name, or was saved."""

    MATCH = auto()
    """The clock was started, stopped or set, or one player has asked the other something."""

    TOOL = auto()
    """What a click on the board does: another tool was chosen, or a trial began or ended."""

    ALL = CURRENT_NODE | TREE | CONTENT | INFO | COUNT | DOCUMENT | MATCH | TOOL
