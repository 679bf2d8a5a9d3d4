"""Comments, labels, variations and figures in UGF and UGI files.

[ReviewNode] and [ReviewComment] are a tree and the comments on its nodes. In [Figure], ``.Text``
blocks comment on moves of the game, and ``.Fig`` blocks show variations from positions of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import DraftNode, GameDraft, ProblemCollector, one_line
from gobanapp.sgf.ugf_moves import NumberedLines, UgfCoordinates

_NODE: Final = re.compile(
    r"\s*NODE\s*,\s*([0-9]{1,6})\s*,\s*([0-9])\s*,\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\b",
    re.IGNORECASE,
)
_COMMENT: Final = re.compile(r"\s*\.Comment\s*,\s*([0-9]{1,6})", re.IGNORECASE)
_TEXT: Final = re.compile(r"\s*\.Text\b\s*,?\s*([0-9]{1,6})?", re.IGNORECASE)
_FIGURE: Final = re.compile(r"\s*\.Fig\s*,\s*([0-9]{1,6})\s*(?:,(.*))?", re.IGNORECASE)
_END: Final = re.compile(r"\.end(?:text|fig)")
_LABEL: Final = re.compile(
    r"\s*\.#\s*,\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*,\s*(\S.*)", re.IGNORECASE
)
_COLORS: Final = {"1": Color.BLACK, "2": Color.WHITE}
# A figure shows the position of its move, or the one a few moves before.
_MOVES_BACK: Final = 12
_LONGEST_GAME: Final = 2000


def add_review(
    draft: GameDraft,
    board: UgfCoordinates,
    lines: NumberedLines,
    comments: NumberedLines,
    report: ProblemCollector,
) -> None:
    """Add the nodes of a review that are not in the game, and the comments on its nodes."""
    nodes: dict[int, int] = {}  # by their numbers in the file
    variations: set[int] = set()  # the first nodes of
    forks: list[int] = []
    at = 0
    is_first = False
    for number, line in lines:
        word = line.strip(" \t,").upper()
        node = _NODE.match(line)
        if word == "VARIATION":
            forks.append(at)
            is_first = True
        elif word == "VARIATIONEND":
            at = forks.pop() if forks else at
            is_first = False
        elif node:
            color = _COLORS.get(node[2])
            if color:
                move = Move(color, board.point(int(node[3]), int(node[4])))
                at = _reviewed(draft, at, move, variations, is_first=is_first)
                is_first = False
            nodes[int(node[1])] = at
        elif word:
            report.note(FileProblemCode.BAD_VALUE, number, "ReviewNode", line)
    _end_game(draft, variations)
    said: list[str] = []
    for _, line in comments:
        if match := _COMMENT.match(line):
            said = draft.nodes[nodes.get(int(match[1]), at)].comments
        elif line.strip():
            said.append(line.strip())


def _reviewed(
    draft: GameDraft, at: int, move: Move, variations: set[int], *, is_first: bool
) -> int:
    """Return the node after ``at`` with a move, added if there is none.

    A review has handicap stones as moves.
    """
    if at == 0 and move.point in draft.root.stones and move.color is Color.BLACK:
        return 0
    known = draft.child(at, move)
    if known is not None:
        return known
    leads = not is_first and variations.issuperset(draft.nodes[at].children)
    new = draft.add(at, move, leads=leads)
    if is_first:
        variations.add(new)
    return new


def _main_line(draft: GameDraft, variations: set[int]) -> list[int]:
    """Return the nodes of the game itself, without variations."""
    line = [0]
    while children := draft.nodes[line[-1]].children:
        if children[0] in variations:
            break
        line.append(children[0])
    return line


def _end_game(draft: GameDraft, variations: set[int]) -> None:
    """Put an empty node before variations that follow the last move of the game.

    Otherwise the first of them would be taken for a part of the game.
    """
    last = _main_line(draft, variations)[-1]
    if draft.nodes[last].children:
        draft.add(last, leads=True)


@dataclass(slots=True)
class _Figure:
    """A variation from a position: ``steps`` has the position itself and a node for each move."""

    number: int
    name: str
    stones: dict[Point, Color] = field(default_factory=dict)
    steps: list[DraftNode] = field(default_factory=lambda: [DraftNode(None)])


def add_figures(
    draft: GameDraft,
    board: UgfCoordinates,
    lines: NumberedLines,
    nodes: dict[int, int],
    report: ProblemCollector,
) -> None:
    """Add comments and labels to the game, and the variations of figures.

    ``nodes`` are those of the game, by the numbers of their moves.
    """
    main = _main_line(draft, set())
    figures: list[_Figure] = []
    figure: _Figure | None = None
    text: DraftNode | None = None  # whose comment the lines belong to
    for number, line in lines:
        word = line.strip().lower()
        if _END.match(word):
            figure = None if word.startswith(".endfig") else figure
            text = None
        elif match := _FIGURE.match(line):
            figure = _Figure(int(match[1]), _figure_name(match[2] or ""))
            figures.append(figure)
            text = None
        elif (match := _TEXT.match(line)) and match[1] is None and figure is not None:
            text = figure.steps[-1]
        elif match:
            figure = None
            text = draft.nodes[_node(int(match[1] or 0), nodes, main)]
        elif text is not None:
            _add_text(text, board, number, line, report)
        elif figure is not None and word:
            _add_stone(figure, board, number, line, report)
        elif word:
            report.note(FileProblemCode.STRAY_TEXT, number, "", line)
    _place_figures(draft, figures, nodes, main)


def _add_text(
    text: DraftNode, board: UgfCoordinates, number: int, line: str, report: ProblemCollector
) -> None:
    """Add a line of a comment, or a label."""
    label = _LABEL.match(line)
    if label is None:
        text.comments.append(line.strip())
        return
    point = board.point(int(label[1]), int(label[2]))
    if point is None:
        report.note(FileProblemCode.POINT_OFF_BOARD, number, ".#", line)
    else:
        text.labels[point] = one_line(label[3])


def _node(number: int, nodes: dict[int, int], main: list[int]) -> int:
    return nodes.get(number, main[min(number, len(main) - 1)])


def _figure_name(arguments: str) -> str:
    """Return heading and number, which follow the four numbers of the visible part."""
    words = arguments.split(",")[4:6]
    return " ".join(words)


def _add_stone(
    figure: _Figure, board: UgfCoordinates, number: int, line: str, report: ProblemCollector
) -> None:
    stone = board.stone(line)
    if isinstance(stone, FileProblemCode):
        report.note(stone, number, ".Fig", line)
        return
    last = figure.steps[-1].move
    color = stone.color or (last.color.opponent if last else Color.BLACK)
    if stone.number == 0 and stone.point and len(figure.steps) == 1:
        figure.stones[stone.point] = color
    else:
        figure.steps.append(DraftNode(None, Move(color, stone.point)))


def _place_figures(
    draft: GameDraft, figures: list[_Figure], nodes: dict[int, int], main: list[int]
) -> None:
    """Add each figure to the node of the game with its position, or else set that up."""
    if not figures:
        return
    places = {node: place for place, node in enumerate(main)}
    starts = [places.get(_node(figure.number, nodes, main), 0) for figure in figures]
    boards = _boards(draft, main[: min(max(starts), _LONGEST_GAME) + 1])
    empty = Board.empty(draft.columns, draft.rows)
    variations: set[int] = set()
    for figure, start in zip(figures, starts, strict=True):
        shown = empty
        for color in Color:
            points = [point for point, other in figure.stones.items() if other is color]
            shown = shown.with_stones(color, points)
        at = min(start, len(boards) - 1)
        back = range(at, max(-1, at - _MOVES_BACK), -1)
        same = at if not figure.stones else next((n for n in back if boards[n] == shown), None)
        if same is not None:
            node = main[same]
        else:
            node = draft.add(main[at])
            variations.add(node)
            differing = shown.differing(boards[at])
            draft.nodes[node].stones = {point: shown[point] for point in differing}
            draft.nodes[node].name = figure.name
        _add_steps(draft, node, figure, variations)
    _end_game(draft, variations)


def _add_steps(draft: GameDraft, node: int, figure: _Figure, variations: set[int]) -> None:
    is_named = bool(draft.nodes[node].stones) and node != 0
    for step in figure.steps:
        if step.move is not None:
            known = draft.child(node, step.move)
            if known is None:
                known = draft.add(node, step.move)
                variations.add(known)
                draft.nodes[known].name = "" if is_named else figure.name
                is_named = True
            node = known
        draft.nodes[node].comments += step.comments
        draft.nodes[node].labels |= step.labels


def _boards(draft: GameDraft, line: list[int]) -> list[Board]:
    """Return the boards after the nodes of a line."""
    root = draft.root.stones
    position = Position.start(Board.empty(draft.columns, draft.rows)).set_up(
        black=[point for point, color in root.items() if color is Color.BLACK],
        white=[point for point, color in root.items() if color is Color.WHITE],
        empty=[],
        turn=Color.BLACK,
    )
    boards = []
    for node in line:
        move = draft.nodes[node].move
        position = position if move is None else position.play_unchecked(move)
        boards.append(position.board)
    return boards
