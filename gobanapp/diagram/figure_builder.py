"""Figures of a game as in books: numbered moves on the position before them.

A figure shows the stones before its first move, then its moves. A stone captured within it stays
visible; a move on an occupied point is listed below, "32 at 27", and so is one outside the visible
part, "12 at Q16". The marks are those of the last node. A label on a numbered stone is left out,
because without its number the move could not be found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure import Figure, NumberedComment
from gobanapp.diagram.figure_division import FigureDivision, FigureRange, divide_into_figures
from gobanapp.diagram.figure_numbering import (
    FigureNumbering,
    dropped_hundreds,
    own_numbers,
    resolve_numbering,
)
from gobanapp.diagram.frame import WHOLE_BOARD, Frame
from gobanapp.diagram.game_view import judgements_on_board, make_board_view
from gobanapp.diagram.visible_moves import VisibleMoves, visible_moves
from gobanapp.game.game import Game
from gobanapp.game.judgement import Judgements, read_judgements
from gobanapp.game.node import Node
from gobanapp.game.print_properties import FigureFlag, FigureStart
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point


def make_figure(
    game: Game,
    node: int | None = None,
    *,
    first: int = 1,
    numbers: FigureNumbering = FigureNumbering.OF_GAME,
    frame: Frame = WHOLE_BOARD,
) -> Figure:
    """Return one figure of the line that leads to ``node``, by default the current one.

    ``first``: the first numbered move, counted on that line from 1 and including passes; from the
    end if negative, so that -10 numbers the last ten. A line with fewer moves is numbered from its
    beginning; if ``first`` is beyond its end, nothing is numbered. The game's own figures (FG) are
    ignored.
    """
    nodes = game.tree.path(game.current_id if node is None else node)
    game_numbers = own_numbers(nodes)
    moves = [index for index, node_ in enumerate(nodes) if node_.content.has_move]
    if first < 0:
        first += len(moves) + 1
    if first <= 1:
        start = 0
    elif first <= len(moves):
        start = moves[first - 1]
    else:
        start = len(nodes) - 1
        numbers = FigureNumbering.NONE
    passage = FigureRange(game_numbers[start - 1] if start else 0, nodes=nodes[start:])
    return _figure(game, _NumberedRange.of(game, passage, numbers), frame)


def make_figures(
    game: Game,
    division: FigureDivision,
    *,
    end: int | None = None,
    numbers: FigureNumbering = FigureNumbering.OF_GAME,
    frame: Frame = WHOLE_BOARD,
) -> Iterator[Figure]:
    """Yield the figures of the line that leads to node ``end``, by default the main line.

    ``numbers`` applies to the figures of that line. The same ``division`` divides its variations;
    the moves of a variation are numbered from one, continuing through its figures. Figures and
    variations are counted separately (``Figure.number``), and all figures of one variation have the
    same number. There is at least one figure.
    """
    tree = game.tree
    line = list(tree.main_line()) if end is None else tree.path(end)
    stack: list[_Branch | _FigureDraft] = [_Branch(line, 0)]
    figures = variations = 0
    while stack:
        item = stack.pop()
        if isinstance(item, _Branch):
            variations += item.replaced_number is not None
            passages = divide_into_figures(item.nodes, division, item.before)
            drafts = [_FigureDraft(passage, item, variations) for passage in passages]
            stack += reversed(drafts)
            continue
        if item.branch.replaced_number is None:
            figures += 1
            numbered = _NumberedRange.of(game, item.passage, numbers)
            yield replace(_figure(game, numbered, frame), number=figures)
        else:
            numbered = _NumberedRange.of(
                game, item.passage, FigureNumbering.FROM_ONE, item.passage.played
            )
            figure = _figure(game, numbered, frame, has_title=item.has_title)
            yield _with_variation(item, figure)
        if division.variations:
            stack += reversed(_variation_branches(game, item, numbered))


class _Branch(NamedTuple):
    """A line to be divided: the requested one, or a variation."""

    nodes: Sequence[Node]
    before: int
    replaced_number: int | None = None
    parent_variation: int | None = None
    """The parent variation."""


class _FigureDraft(NamedTuple):
    """A figure to be made, of a branch that is variation number ``variation``."""

    passage: FigureRange
    branch: _Branch
    variation: int

    @property
    def is_first(self) -> bool:
        return self.passage.nodes[0] is self.branch.nodes[0]

    @property
    def has_title(self) -> bool:
        """True if the figure takes its name from its first node."""
        return self.is_first and self.passage.mark is None


class _NumberedRange(NamedTuple):
    """The nodes of a figure with the move number after each: the game's, and the printed one."""

    passage: FigureRange
    numbers: FigureNumbering
    game_numbers: list[int]
    printed_numbers: list[int]

    @staticmethod
    def of(
        game: Game, passage: FigureRange, numbers: FigureNumbering, counted: int = 0
    ) -> _NumberedRange:
        """Number the nodes; ``counted``: the number of earlier moves if counting from one."""
        nodes = passage.nodes
        game_numbers = own_numbers(nodes, passage.before)
        first = next((index for index, node in enumerate(nodes) if node.content.has_move), -1)
        numbers = resolve_numbering(numbers, game.inherited_at(nodes[first].id).numbering)
        printed_numbers = game_numbers
        if numbers is FigureNumbering.HUNDREDS:
            left_out = dropped_hundreds(game_numbers[first])
            printed_numbers = [number - left_out for number in game_numbers]
        elif numbers is FigureNumbering.FROM_ONE:
            moves = [int(node.content.has_move) for node in nodes]
            printed_numbers = list(accumulate(moves, initial=counted))[1:]
        return _NumberedRange(passage, numbers, game_numbers, printed_numbers)

    def ends(self) -> tuple[int, int] | None:
        """Return the value of ``Figure.moves``."""
        numbers = (
            self.printed_numbers if self.numbers is FigureNumbering.FROM_ONE else self.game_numbers
        )
        pairs = zip(self.passage.nodes, numbers, strict=True)
        moves = [number for node, number in pairs if node.content.has_move]
        return (moves[0], moves[-1]) if moves and self.numbers is not FigureNumbering.NONE else None


def _variation_branches(game: Game, draft: _FigureDraft, numbered: _NumberedRange) -> list[_Branch]:
    """Return the variations of a figure's moves, in file order."""
    tree = game.tree
    branches = []
    parent_variation = None if draft.branch.replaced_number is None else draft.variation
    before = draft.passage.before
    for node, game_number, printed_number in zip(
        draft.passage.nodes, numbered.game_numbers, numbered.printed_numbers, strict=True
    ):
        # Siblings of the first node of a variation are variations of the line it leaves.
        if node.parent is not None and node is not draft.branch.nodes[0]:
            siblings = tree[node.parent].children
            if len(siblings) > 1:
                replaced_number = printed_number if node.content.has_move else printed_number + 1
                branches += [
                    _Branch(list(tree.main_line(other)), before, replaced_number, parent_variation)
                    for other in siblings
                    if other != node.id
                ]
        before = game_number
    return branches


def _with_variation(draft: _FigureDraft, figure: Figure) -> Figure:
    """Return ``figure`` as one of a variation, with the name of its first node if it has none."""
    name = figure.name
    if draft.has_title:
        name = draft.passage.nodes[0].content.name
    return replace(
        figure,
        number=draft.variation,
        name=name,
        variation_at=draft.branch.replaced_number,
        variation_of=draft.branch.parent_variation,
    )


def _figure(
    game: Game, numbered: _NumberedRange, frame: Frame, *, has_title: bool = False
) -> Figure:
    """Return the figure without its number.

    ``has_title``: the name of its first node will stand above it.
    """
    passage = numbered.passage
    nodes, mark = passage.nodes, passage.mark or FigureStart()
    flags = FigureFlag.KEEPS_CAPTURED if FigureFlag.IGNORED in mark.flags else mark.flags
    if mark.flags == flags:
        frame = _with_flags(flags, frame)
    last = nodes[-1].id
    view = replace(make_board_view(game, frame, number=last), last_move=None)
    visible = VisibleMoves(board=view.board)
    judgements_by_point = dict(view.judgements)
    if numbered.numbers is not FigureNumbering.NONE:
        parent = nodes[0].parent
        before = Board.empty(game.columns, game.rows)
        if parent is not None:
            before = game.position_at(parent).board
        keeps = FigureFlag.KEEPS_CAPTURED in flags
        after = None if keeps else view.board
        visible = visible_moves(before, nodes, numbered.printed_numbers, after, frame.part)
        judgements_by_point = _visible_judgements(numbered, visible)
    is_listed = FigureFlag.NO_LIST not in flags
    return Figure(
        view=replace(_with_visible_moves(view, visible), judgements=judgements_by_point),
        node=last,
        name="" if FigureFlag.NO_NAME in flags else mark.name,
        moves=numbered.ends(),
        unshown_moves=visible.unshown_moves(_visible_labels(view.labels, frame.part))
        if is_listed
        else (),
        passes=visible.passes if is_listed else (),
        comments=_numbered_comments(numbered, judgements_by_point, has_title=has_title),
    )


def _with_flags(flags: FigureFlag, frame: Frame) -> Frame:
    coordinates = frame.coordinates
    if FigureFlag.NO_COORDINATES in flags:
        coordinates = CoordinateStyle.NONE
    elif coordinates is CoordinateStyle.NONE:
        coordinates = CoordinateStyle.LETTERS
    stars = FigureFlag.NO_STAR_POINTS not in flags
    return replace(frame, coordinates=coordinates, star_points=stars)


def _visible_labels(labels: Mapping[Point, str], part: BoardPart | None) -> Mapping[Point, str]:
    return {point: label for point, label in labels.items() if part is None or point in part}


def _with_visible_moves(view: BoardView, visible: VisibleMoves) -> BoardView:
    """Return the view of the position after a figure's last move, with the visible moves."""
    changed_points = frozenset(visible.board.differing(view.board))
    return replace(
        view,
        board=visible.board,
        numbers=visible.numbers,
        labels={
            point: label for point, label in view.labels.items() if point not in visible.numbers
        },
        # A stone that is still visible hides the owner of its point.
        territory=view.territory.map(lambda points: points - changed_points),
    )


def _visible_judgements(numbered: _NumberedRange, visible: VisibleMoves) -> dict[Point, Judgements]:
    """Return the judgements of the visible moves, by their points."""
    return {
        point: judgements
        for node, number in zip(numbered.passage.nodes, numbered.printed_numbers, strict=True)
        for point, judgements in judgements_on_board(node.content).items()
        if visible.numbers.get(point) == number
    }


def _numbered_comments(
    numbered: _NumberedRange, judgements_by_point: Mapping[Point, Judgements], *, has_title: bool
) -> tuple[NumberedComment, ...]:
    """Return the name and comment of each node.

    The sign of a judgement comes first; a sign alone is returned only if the board does not show
    it.
    """
    remarks = []
    number = None
    for node, printed_number in zip(numbered.passage.nodes, numbered.printed_numbers, strict=True):
        if node.content.has_move and numbered.numbers is not FigureNumbering.NONE:
            number = printed_number
        content = node.content
        name = "" if has_title and node is numbered.passage.nodes[0] else content.name
        judgements, move = read_judgements(content), content.move
        on_board = (
            None if move is None or move.point is None else judgements_by_point.get(move.point)
        )
        if name or content.comment or (judgements.kinds and on_board != judgements):
            head = " ".join(filter(None, (judgements.signs, name)))
            text = "\n".join(filter(None, (head, content.comment)))
            remarks.append(NumberedComment(number, text))
    return tuple(remarks)
