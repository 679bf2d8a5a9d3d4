"""Exchange of Black and White in a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Node
from gobanapp.game.position_cache import position_cache
from gobanapp.game.rotation import PropertyMap, rewrite_edit
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.point import Move
from gobanapp.rules.result import Result

_OVERTIMES = re.compile(
    r"(\s*black\s*:\s*)(.*?)(\s*[;,/]\s*white\s*:\s*)(.*?)(\s*)", re.IGNORECASE | re.DOTALL
)
_WINNER = re.compile(r"\s*([BW])(?=\+)")


def color_swap_edit(
    tree: Tree,
    columns: int,
    rows: int,
    others: PropertyMap,
    *,
    players: bool,
    progress: Callable[[float], object] = lambda part: None,
) -> Edit:
    """Return the edit that exchanges the colours of all stones, moves, territories and clocks.

    ``players``: the players change sides too, with names, ranks, teams and result. The komi becomes
    negative, so that the score stays the same. Without ``players`` the game information is
    unchanged: only the stones had the wrong colours. The side to move is stated where it would not
    follow from the moves, above all at the root. Comments stay unchanged.
    """
    positions = position_cache(tree, columns, rows)

    def swapped(node: Node) -> Content:
        content = with_swapped_colors(node.content)
        if content.set_up.turn is None and _is_turn_unsaid(tree, node):
            turn = positions.at(node.id).turn.opponent
            content = replace(content, set_up=replace(content.set_up, turn=turn))
        return replace(
            content,
            info=_swapped_info(content.info) if players else content.info,
            others=tuple(map(others, content.others)),
        )

    return rewrite_edit(tree, swapped, progress)


def with_swapped_colors(content: Content) -> Content:
    """Return the content of a node with the colours exchanged.

    Game information and unknown properties stay.
    """
    set_up, move, markup = content.set_up, content.move, content.markup
    return replace(
        content,
        move=None if move is None else Move(move.color.opponent, move.point),
        set_up=replace(
            set_up,
            black=set_up.white,
            white=set_up.black,
            turn=None if set_up.turn is None else set_up.turn.opponent,
        ),
        markup=replace(markup, territory=markup.territory.swapped()),
        times=content.times.swapped(),
    )


def _is_turn_unsaid(tree: Tree, node: Node) -> bool:
    """Return whether the side to move after a node depends on an asymmetry of the colours."""
    content = node.content
    set_up = content.set_up
    if content.move is not None:
        return False
    has_stones = bool(set_up.black or set_up.white or set_up.empty)
    if has_stones and node.children and tree[node.children[0]].content.move is not None:
        return False
    return node.parent is None or bool(set_up.black) is not bool(set_up.white)


def _swapped_info(info: GameInfo) -> GameInfo:
    return replace(
        info,
        names=info.names.swapped(),
        ranks=info.ranks.swapped(),
        teams=info.teams.swapped(),
        komi=-info.komi if info.komi else info.komi,
        overtime=_swapped_overtime(info.overtime),
        result=_swapped_result(info.result),
    )


def _swapped_overtime(words: str) -> str:
    found = _OVERTIMES.fullmatch(words)
    return words if found is None else found.expand(r"\1\4\3\2\5")


def _swapped_result(text: str) -> str:
    winner = _WINNER.match(text)
    if winner is not None:
        other = "W" if winner[1] == "B" else "B"
        return text[: winner.start(1)] + other + text[winner.end(1) :]
    result = Result.parse(text)
    if result is None or result.winner is None:
        return text
    return str(replace(result, winner=result.winner.opponent))
