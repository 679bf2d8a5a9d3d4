"""Unfinished matches: how a record tells that its players can resume it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from gobanapp.game.game_terms import MATCH_SIGN
from gobanapp.game.judgement import read_judgements
from gobanapp.game.line_info import main_line_info
from gobanapp.game.markup import NO_MARKUP
from gobanapp.game.node import NO_TIMES, Content, Node
from gobanapp.game.print_properties import NO_PRINT_PROPERTIES
from gobanapp.rules.color import Color

if TYPE_CHECKING:
    from gobanapp.game.game_info import GameInfo
    from gobanapp.game.tree import Tree

_MAX_NODES: Final = 2000
"""More nodes than any match has. A longer main line is not searched, which could take seconds."""
_LEAST_HANDICAP: Final = 2
"""The least handicap with stones on the board. Other black stones are a problem."""
_FINAL_PASSES: Final = 2


def can_be_resumed(info: GameInfo, root: Content) -> bool:
    """Return whether a game can be resumed: it has no result and is no problem."""
    return not info.result.strip() and not root.set_up.white


def is_played_game(tree: Tree) -> bool:
    """Return whether the main line is a game played from an empty board, or from a handicap."""
    return bool(_played_line(tree))


def is_unfinished_match(tree: Tree) -> bool:
    """Return whether a record is a match that its players have not finished.

    It has moves, no result, and nothing that is added afterwards, such as comments and variations:
    that is for study. The sign of a match that was begun here shows that it was one, otherwise the
    times of the players at its end.
    """
    info, root = main_line_info(tree), tree.root.content
    if not can_be_resumed(info, root) or info.annotator.strip():
        return False
    line = _played_line(tree)
    if not line or (root.set_up.black and (info.handicap or 0) < _LEAST_HANDICAP):
        return False
    has_times = any(node.content.times != NO_TIMES for node in line[-2:])
    is_match = has_times or MATCH_SIGN in root.others
    return is_match and all(map(_is_plain, line)) and not _ends_with_passes(line)


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


def _is_plain(node: Node) -> bool:
    """Return whether a node has only what a match writes, and one node after it at most."""
    content = node.content
    return (
        not node.variations
        and not content.comment.strip()
        and not content.name.strip()
        and content.markup == NO_MARKUP
        and content.print_properties == NO_PRINT_PROPERTIES
        and not read_judgements(content)
    )


def _ends_with_passes(line: Sequence[Node]) -> bool:
    """Return whether both players passed at the end, after which the game was not resumed."""
    contents = (node.content for node in reversed(line))
    last = islice((each for each in contents if each.has_move or each.set_up), _FINAL_PASSES)
    passes = [each for each in last if each.move is not None and each.move.is_pass]
    return len(passes) == _FINAL_PASSES
