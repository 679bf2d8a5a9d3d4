"""Invariants of a record, computed a second time in a plain way.

Positions are replayed with dictionaries and with sgfmill's board, and what is written is read
again. Each function raises AssertionError. Counts are in ``plain_count``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from sgfmill import boards

from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO
from gobanapp.game.node import EMPTY_CONTENT, MOVE_PROPERTIES, NO_SET_UP, NO_TIMES, Content, Node
from gobanapp.game.print_properties import PrintProperties
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.sgf.property_table import DRAWN_NAMES
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.rules.slow_rules import Moment, SlowGame, Stones

_KOREAN_HEADING = {"KO", "TE"}
_WITH_MOVE = (MOVE_PROPERTIES - _KOREAN_HEADING) | DRAWN_NAMES
"""What is written with the move of a root, where that becomes a node of its own."""

Nodes = dict[int, tuple[int | None, tuple[int, ...], Content]]


def nodes_of(game: Game) -> Nodes:
    """Return all that a record says, by the numbers of its nodes."""
    return {
        node.id: (node.parent, node.children, node.content) for node in game.tree.nodes.values()
    }


# Positions


@dataclass(frozen=True)
class Plain:
    """A position by plain means. ``passes`` and ``prisoners``: those of each player."""

    stones: Stones
    prisoners: Mapping[Color, int]
    passes: Mapping[Color, int]

    def after(self, content: Content, slow: SlowGame) -> Plain:
        """Return what a node leads to: its set-up, then its move whatever the rules say."""
        stones, set_up = dict(self.stones), content.set_up
        for points, color in (
            (set_up.empty, None),
            (set_up.black, Color.BLACK),
            (set_up.white, Color.WHITE),
        ):
            for point in points:
                stones.pop(point, None)
                if color is not None:
                    stones[point] = color
        move = content.move
        if move is None:
            return replace(self, stones=stones)
        color = move.color
        if move.point is None or move.point not in slow.points:
            return replace(
                self, stones=stones, passes={**self.passes, color: self.passes[color] + 1}
            )
        slow.moments = [Moment(stones, color)]
        stones, taken, lost = slow.after(color, move.point)
        prisoners = dict(self.prisoners)
        prisoners[color] += len(taken)
        prisoners[color.opponent] += len(lost)
        return replace(self, stones=stones, prisoners=prisoners)


NOTHING = dict.fromkeys(Color, 0)


def plain_positions(game: Game) -> dict[int, Plain]:
    """Return the position at each node, replayed."""
    slow = SlowGame(game.columns, game.rows)
    found: dict[int, Plain] = {}
    for node in game.tree.walk():
        before = Plain({}, NOTHING, NOTHING) if node.parent is None else found[node.parent]
        found[node.id] = before.after(node.content, slow)
    return found


def check_positions(game: Game) -> None:
    for number, plain in plain_positions(game).items():
        position = game.position_at(number)
        assert dict(position.board.stones()) == plain.stones
        assert position.stones == len(plain.stones)
        assert {color: position.prisoners[color] for color in Color} == plain.prisoners
        assert {color: position.passes[color] for color in Color} == plain.passes
        content = game.tree[number].content
        if content.move is not None:
            assert position.turn is content.move.color.opponent
        elif content.set_up.turn is not None:
            assert position.turn is content.set_up.turn


def check_line_by_sgfmill(game: Game) -> None:
    """Compare the line to the current node, as far as sgfmill can follow it."""
    if game.columns != game.rows:
        return
    board = boards.Board(game.columns)
    for node in game.tree.path(game.current_id):
        content = node.content
        set_up, move = content.set_up, content.move
        if set_up.black or set_up.white or set_up.empty:
            is_legal = board.apply_setup(
                *([(p.y, p.x) for p in ps] for ps in (set_up.black, set_up.white, set_up.empty))
            )
            if not is_legal:
                return
        if move is not None and move.point is not None:
            x, y = move.point
            if board.get(y, x) is not None:
                return
            board.play(y, x, "b" if move.color is Color.BLACK else "w")
        stones = {
            Point(x, y): Color.BLACK if color == "b" else Color.WHITE
            for color, (y, x) in board.list_occupied_points()
        }
        assert dict(game.position_at(node.id).board.stones()) == stones


def check_view(game: Game) -> None:
    """Compare what the board shows with what the record says."""
    position, markup = game.position, game.node.content.markup
    view = make_board_view(game)
    assert view.board == position.board
    assert view.last_move == (position.move and position.move.point)
    assert (view.marks, view.labels) == (markup.marks, markup.labels)
    assert (view.lines, view.arrows) == (markup.lines, markup.arrows)
    assert view.territory == markup.territory
    path = [node.content.markup for node in game.tree.path(game.current_id)]
    said = [marks.visible for marks in path if marks.visible is not None]
    hidden = set(position.board.points()) - said[-1] if said and said[-1] else set()
    assert view.hidden == hidden
    dimmed = [marks.dimmed for marks in path if marks.dimmed is not None]
    assert view.dimmed == (dimmed[-1] if dimmed else NO_POINTS)


# The tree


def check_tree(game: Game) -> None:
    tree = game.tree
    walked = [node.id for node in tree.walk()]
    assert sorted(walked) == sorted(tree.nodes)
    assert tree.root.parent is None
    for node in tree.nodes.values():
        assert all(tree[child].parent == node.id for child in node.children)
        assert len(set(node.children)) == len(node.children)
    assert game.current_id in tree
    numbers, index = game.line()
    assert numbers[index] == game.current_id
    assert numbers[0] == tree.root_id
    assert [tree[number].parent for number in numbers[1:]] == numbers[:-1]
    assert not tree[numbers[-1]].children
    assert game.is_at_result in (False, game.is_finished)


# Files


def said(nodes: Iterable[Node]) -> list[tuple[int, Content]]:
    """Return what nodes say in the order of a file, with what is not understood in any order.

    Where a set-up or a heading stands with a move, as SGF forbids, that is written as two nodes
    once it was edited: here it always is.
    """
    found = []
    for node in nodes:
        content = replace(node.content, others=tuple(sorted(node.content.others)))
        parts = [content]
        if content.has_move and node.parent is None:
            with_move = [other for other in content.others if other.name in _WITH_MOVE]
            others = tuple(other for other in content.others if other not in with_move)
            parts = [
                Content(
                    set_up=content.set_up,
                    info=content.info,
                    name=content.name,
                    others=others,
                ),
                replace(
                    content,
                    set_up=NO_SET_UP,
                    info=NO_INFO,
                    name="",
                    others=tuple(with_move),
                ),
            ]
        elif content.has_move and content.set_up:
            parts = [
                Content(set_up=content.set_up, name=content.name),
                replace(content, set_up=NO_SET_UP, name=""),
            ]
        elif content.set_up:
            of_move = MOVE_PROPERTIES - _KOREAN_HEADING if node.parent is None else MOVE_PROPERTIES
            with_move = [other for other in content.others if other.name in of_move]
            others = tuple(other for other in content.others if other not in with_move)
            printed = replace(content.print_properties, number=None)
            number = PrintProperties(number=content.print_properties.number)
            later = Content(times=content.times, print_properties=number, others=tuple(with_move))
            if later != EMPTY_CONTENT:
                first = replace(content, times=NO_TIMES, print_properties=printed, others=others)
                parts = [first, later]
        found += [(1, part) for part in parts[:-1]] + [(len(node.children), parts[-1])]
    return found


def check_file(games: Iterable[Game], data: bytes | None = None) -> None:
    """Compare games with what is read of the file that they are written as, or that is ``data``."""
    games = list(games)
    written = write_games(games) if data is None else data
    file = read_games(written)
    assert [game.size for game in file.games] == [(game.columns, game.rows) for game in games]
    for game, again in zip(games, file.games, strict=True):
        assert said(again.tree.walk()) == said(game.tree.walk())
