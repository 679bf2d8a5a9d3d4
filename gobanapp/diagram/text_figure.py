"""Figures as text diagrams in the format of Sensei's Library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure import Figure, Translate, UnshownMoves, figure_caption
from gobanapp.diagram.text_diagram import (
    LETTERS,
    MAX_MOVES_DRAWN,
    STANDARD_SIZE,
    Edges,
    TextDiagram,
    write_text_diagram,
)
from gobanapp.game.markup import Mark, MarkupLine
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry


def figure_text(figure: Figure, translate: Translate = str) -> str:
    """Return ``figure`` as text: its ``make_text_diagrams`` with a blank line between them."""
    return "\n".join(map(write_text_diagram, make_text_diagrams(figure, translate)))


def make_text_diagrams(figure: Figure, translate: Translate = str) -> list[TextDiagram]:
    """Return the diagrams for a figure: one for each ten moves, because the format has ten digits.

    In each, earlier moves are stones without a number. A new one also begins when a player has two
    moves in a row. The format cannot express territory, labels on stones, and marks on numbers.
    Other labels become small letters, and the caption explains them: "b = 12".
    """
    drawable = _DrawableView.of(figure.view)
    start = _first_number(figure, drawable)
    groups = _number_groups(drawable, start)
    diagrams = []
    for index, group in enumerate(groups):
        start_number = group[0][0] if index else None
        end = groups[index + 1][0][0] if index + 1 < len(groups) else None
        words = figure_caption(
            _with_moves_between(figure, start_number, end, dict(group)), translate
        )
        later = [point for group in groups[index + 1 :] for _, point in group]
        lines = [*words, *(f"{sign} = {label}" for sign, label in drawable.legend.items())]
        first = start if start_number is None else start_number
        diagrams.append(drawable.with_moves(group, later, "; ".join(lines), first))
    return diagrams


_SMALL = frozenset(LETTERS)
_Numbered = list[tuple[int, Point]]


def _first_number(figure: Figure, drawable: _DrawableView) -> int:
    """Return the first number of the first diagram, which can be of a move listed in words."""
    drawn = min(drawable.numbers.values(), default=1)
    listed = [number for unshown in figure.unshown_moves for number in unshown.numbers]
    before = (number for number in (*listed, *figure.passes) if number > 0)
    return min((number for number in before if 0 < drawn - number < MAX_MOVES_DRAWN), default=drawn)


def _number_groups(drawable: _DrawableView, start: int) -> list[_Numbered]:
    """Divide the numbers on the board; there is at least one group, which may be empty.

    ``start``: the number that the first one begins with.
    """
    board = drawable.diagram.board
    groups: list[_Numbered] = [[]]
    for number, point in sorted((number, point) for point, number in drawable.numbers.items()):
        group = groups[-1]
        if group:
            first, first_point = group[0]
            is_full = number - (start if len(groups) == 1 else first) >= MAX_MOVES_DRAWN
            is_same_player = board[point] is board[first_point]
            is_in_turn = is_same_player == ((number - first) % 2 == 0)
            if is_full or number == group[-1][0] or not is_in_turn:
                groups.append([])
        groups[-1].append((number, point))
    return groups


def _with_moves_between(
    figure: Figure, start: int | None, end: int | None, numbered: Mapping[int, Point]
) -> Figure:
    """Return the phrases about a figure's moves from ``start`` to before ``end``.

    ``numbered``: the moves on the board. A reference to any other move gives its point instead.
    """

    def is_within(number: int) -> bool:
        return (start is None or start <= number) and (end is None or number < end)

    points = {number: point for point, number in figure.view.numbers.items()}
    elsewhere = []
    for unshown in figure.unshown_moves:
        numbers = tuple(filter(is_within, unshown.numbers))
        if numbers:
            place = unshown.at
            if isinstance(place, int) and place not in numbered and place in points:
                place = str(points[place])
            elsewhere.append(UnshownMoves(numbers, place))
    elsewhere.sort(key=lambda unshown: unshown.numbers)
    passes = tuple(filter(is_within, figure.passes))
    moves = figure.moves
    if moves is not None and numbered and (start is not None or end is not None):
        listed = [number for unshown in elsewhere for number in unshown.numbers]
        numbers = (*numbered, *listed, *passes)
        left_out = _omitted_hundreds(figure)
        moves = min(numbers) + left_out, max(numbers) + left_out
    return replace(figure, moves=moves, unshown_moves=tuple(elsewhere), passes=passes)


def _omitted_hundreds(figure: Figure) -> int:
    listed = [number for unshown in figure.unshown_moves for number in unshown.numbers]
    first = min((*figure.view.numbers.values(), *listed, *figure.passes))
    return figure.moves[0] - first if figure.moves else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class _DrawableView:
    """The parts of a view that the format can express, on the board as drawn."""

    diagram: TextDiagram
    """All of it without the numbers: the moves are stones."""
    numbers: Mapping[Point, int]
    legend: Mapping[str, str]
    """The changed labels, by their new letters."""

    @staticmethod
    def of(view: BoardView) -> _DrawableView:
        frame = view.frame
        columns, rows = view.board.width, view.board.height

        def turned(point: Point) -> Point:
            return frame.symmetry.map_point(point, columns, rows)

        board = Board.empty(*frame.symmetry.size(columns, rows))
        for color in Color:
            stones = (turned(point) for point, stone in view.board.stones() if stone is color)
            board = board.with_stones(color, stones)
        part = frame.part or BoardPart.whole(columns, rows)
        part = part.turned(frame.symmetry, columns, rows)
        hidden = frozenset(turned(point) for point in view.hidden)
        visible = frozenset(part.points()) - hidden
        numbers = {
            turned(position): number
            for position, number in view.numbers.items()
            if turned(position) in visible
        }
        marks = {
            turned(position): Mark.SQUARE if mark is Mark.SELECTED else mark
            for position, mark in view.marks.items()
            if turned(position) in visible and turned(position) not in numbers
        }
        labels, legend = _letters(
            {
                turned(position): label
                for position, label in view.labels.items()
                if turned(position) in visible
                and board.is_empty(turned(position))
                and turned(position) not in marks
            }
        )
        bare = (
            frozenset(position for position in visible if board.is_empty(position))
            - marks.keys()
            - labels.keys()
        )
        dimmed = frozenset(map(turned, view.dimmed)) & bare
        stars = frozenset(star_points(board.width, board.height)) & bare - dimmed
        is_named = frame.coordinates is CoordinateStyle.LETTERS and frame.symmetry is Symmetry.NONE

        def spans(markup_lines: tuple[MarkupLine, ...]) -> tuple[MarkupLine, ...]:
            ends = ((turned(one), turned(other)) for one, other in markup_lines)
            return tuple((one, other) for one, other in ends if one in part and other in part)

        width, height = board.width, board.height
        diagram = TextDiagram(
            board=board,
            part=part,
            edges=Edges(
                left=part.left == 0,
                bottom=part.bottom == 0,
                right=part.right == width - 1,
                top=part.top == height - 1,
            ),
            coordinates=is_named,
            size=width if width == height != STANDARD_SIZE else None,
            marks=marks,
            labels=labels,
            lines=spans(view.lines),
            arrows=spans(view.arrows),
            stars=stars if frame.star_points else frozenset(),
            dimmed=dimmed,
            hidden=hidden & frozenset(part.points()),
        )
        return _DrawableView(diagram=diagram, numbers=numbers, legend=legend)

    def with_moves(
        self, group: _Numbered, later: list[Point], caption: str, first: int
    ) -> TextDiagram:
        """Return the diagram of some of the moves from ``first``, without those ``later``."""
        diagram, board = self.diagram, self.diagram.board
        turn = None
        if group:
            number, place = group[0]
            turn = board[place]
            if turn is not None and (number - first) % 2:
                turn = turn.opponent
        uncovered = frozenset(later if diagram.stars else ())
        return replace(
            diagram,
            board=board.with_stones(None, [*later, *(point for _, point in group)]),
            caption=caption,
            turn=turn,
            first=first if first > 0 else 1,
            moves={number - first + 1: point for number, point in group},
            stars=diagram.stars | (uncovered & frozenset(star_points(board.width, board.height))),
        )


def _letters(labels: Mapping[Point, str]) -> tuple[dict[Point, str], dict[str, str]]:
    """Return small letters for ``labels``, one for each text, and the changed labels.

    Small letters stay; capitals become small letters if those are free; other labels get the
    remaining letters. After all 26, labels are left out.
    """
    texts = list(dict.fromkeys(labels.values()))
    letters = {label: label for label in texts if label in _SMALL}
    for label in texts:
        if label.lower() in _SMALL - set(letters.values()):
            letters.setdefault(label, label.lower())
    free = iter(sorted(_SMALL - set(letters.values())))
    changed = dict(zip(free, (label for label in texts if label not in letters), strict=False))
    letters |= {label: letter for letter, label in changed.items()}
    return {point: letters[label] for point, label in labels.items() if label in letters}, changed
