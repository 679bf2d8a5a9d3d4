"""Conversion of a text diagram to a new game or a variation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.text_diagram import TextDiagram
from gobanapp.game.branches import Branch, branch_of
from gobanapp.game.game import Game
from gobanapp.game.markup import Markup
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.print_properties import NO_PRINT_PROPERTIES, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

_NUMBERS = r"(?<![0-9])([0-9]{1,6}(?: ?, ?[0-9]{1,6}){0,99})"
"""Bounded, because pasted text can have any number of digits and commas."""
_LISTED_MOVES = re.compile(rf"{_NUMBERS} at (?:[BW]?([0-9]{{1,6}})|([A-Z][0-9]{{1,2}}))\b")
_PASSES = re.compile(rf"{_NUMBERS} pass")
_MAX_MOVES_AHEAD = 20
"""The most moves by which a move listed in words can follow the last one drawn."""


def game_from_diagram(diagram: TextDiagram) -> Game:
    """Return the game that begins with the stones of ``diagram`` and continues with its moves.

    The marks are on the last node, so that its figure is the diagram again; a partial board stays
    partial. The caption becomes the comment of the root.
    """
    board, part = diagram.board, diagram.part
    is_whole = part == BoardPart.whole(board.width, board.height) and not diagram.hidden
    markup = Markup(
        dimmed=diagram.dimmed or None,
        visible=None if is_whole else frozenset(part.points()) - diagram.hidden,
    )
    root = Content(
        set_up=_set_up(diagram, Board.empty(board.width, board.height)),
        comment=diagram.caption,
        markup=markup,
    )
    nodes = _line([root, *_moves(diagram)], diagram)
    return Game(Tree({node.id: node for node in nodes}), board.width, board.height)


def variation_from_diagram(diagram: TextDiagram, board: Board) -> Branch:
    """Return the moves of ``diagram`` as a branch to paste after the position ``board``.

    Stones that differ within the drawn part are set up first. Raises ValueError if the boards
    differ in size.
    """
    if (board.width, board.height) != (diagram.board.width, diagram.board.height):
        raise ValueError("a board of another size")
    contents = list(_moves(diagram))
    set_up = _set_up(diagram, board)
    if set_up.black or set_up.white or set_up.empty or not contents:
        contents.insert(0, Content(set_up=set_up, comment=diagram.caption))
    else:
        contents[0] = replace(contents[0], comment=diagram.caption)
    return branch_of(_line(contents, diagram))


def diagram_moves(diagram: TextDiagram) -> dict[int, Point | None]:
    """Return the points of all moves by their numbers as drawn, from 1, in order; None for a pass.

    They include those listed in the caption, as in books: "12 at 5", "14 pass". References to
    missing moves, or to much later ones, are ignored.
    """
    moves: dict[int, Point | None] = dict(diagram.moves)
    last = max(moves, default=0) + _MAX_MOVES_AHEAD
    for drawn_number, point in _listed_moves(diagram):
        if 0 < drawn_number <= last:
            moves.setdefault(drawn_number, point)
    return dict(sorted(moves.items()))


def _listed_moves(diagram: TextDiagram) -> Iterator[tuple[int, Point | None]]:
    before = diagram.first - 1
    caption = " ".join(diagram.caption.split())
    for match in _LISTED_MOVES.finditer(caption):
        if match[2] is not None:
            point = diagram.moves.get(int(match[2]) - before)
        else:
            point = _parse_point(match[3])
        if point is not None and point in diagram.part:
            for number in match[1].split(","):
                yield int(number) - before, point
    for match in _PASSES.finditer(caption):
        for number in match[1].split(","):
            yield int(number) - before, None


def _parse_point(name: str) -> Point | None:
    try:
        return Point.parse(name)
    except ValueError:
        return None


def _moves(diagram: TextDiagram) -> Iterator[Content]:
    before = 0
    for drawn_number, point in diagram_moves(diagram).items():
        number = diagram.first + drawn_number - 1
        print_properties = (
            NO_PRINT_PROPERTIES if number == before + 1 else PrintProperties(number=number)
        )
        yield Content(
            move=Move(diagram.color(drawn_number), point), print_properties=print_properties
        )
        before = number


def _set_up(diagram: TextDiagram, before: Board) -> SetUp:
    """Return the setup that turns ``before`` into the diagram, within the drawn part."""
    stones: Mapping[Color | None, list[Point]] = {None: [], Color.BLACK: [], Color.WHITE: []}
    unknown = diagram.hidden | diagram.dimmed
    for point in diagram.board.differing(before):
        color = diagram.board[point]
        if color is not None or (point in diagram.part and point not in unknown):
            stones[color].append(point)
    return SetUp(
        black=frozenset(stones[Color.BLACK]),
        white=frozenset(stones[Color.WHITE]),
        empty=frozenset(stones[None]),
        turn=diagram.turn,
    )


def _line(contents: list[Content], diagram: TextDiagram) -> list[Node]:
    """Return consecutive nodes, the last of them with the marks of the diagram."""
    markup = contents[-1].markup
    contents[-1] = replace(
        contents[-1],
        markup=replace(
            markup,
            marks=diagram.marks,
            labels=diagram.labels,
            lines=diagram.lines,
            arrows=diagram.arrows,
        ),
    )
    last = len(contents) - 1
    return [
        Node(index, index - 1 if index else None, (index + 1,) if index < last else (), content)
        for index, content in enumerate(contents)
    ]
