"""Unfinished matches: how a record tells that its players can resume it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from gobanapp.game.line_info import main_line_info
from gobanapp.game.markup import NO_MARKUP
from gobanapp.game.node import NO_TIMES, Content, Node
from gobanapp.rules.color import Color

if TYPE_CHECKING:
    from gobanapp.game.game_info import GameInfo
    from gobanapp.game.tree import Tree

_MAX_NODES: Final = 2000
"""More nodes than any match has. A longer main line is not searched, which could take seconds."""


def can_be_resumed(info: GameInfo, root: Content) -> bool:
    """Return whether a game can be resumed: it has no result and is no problem."""
    return not info.result.strip() and not root.set_up.white


def is_played_game(tree: Tree) -> bool:
    """Return whether the main line is a game played from an empty board, or from a handicap."""
    return bool(_played_line(tree))


def is_unfinished_match(tree: Tree, *, is_from_here: bool) -> bool:
    """Return whether a record is a match that its players have not finished.

    It has moves and no result. The times of the players at its end show that it was a match. One
    without a clock is recognized if this program wrote it (``is_from_here``) and its main line has
    no comments and marks: other games without a result are for study.
    """
    if not can_be_resumed(main_line_info(tree), tree.root.content):
        return False
    line = _played_line(tree)
    if not line:
        return False
    if any(node.content.times != NO_TIMES for node in line[-2:]):
        return True
    return is_from_here and all(_is_plain(node.content) for node in line)


def _played_line(tree: Tree) -> Sequence[Node]:
    """Return the main line of a game that was played, otherwise nothing."""
    line = tuple(islice(tree.main_line(), _MAX_NODES + 1))
    root, later = line[0].content.set_up, line[1:]
    is_game = (
        len(line) <= _MAX_NODES
        and not (root.white or (root.black and root.turn is Color.BLACK))
        and not any(_places_stones(node.content) for node in later)
        and any(node.content.move is not None for node in later)
    )
    return line if is_game else ()


def _places_stones(content: Content) -> bool:
    set_up = content.set_up
    return bool(set_up.black or set_up.white or set_up.empty)


def _is_plain(content: Content) -> bool:
    return not content.comment and content.markup == NO_MARKUP
