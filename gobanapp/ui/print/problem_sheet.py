"""Problems to be solved on paper: what is asked, and the answer as a figure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from gobanapp.diagram.board_part import crop_to_stones
from gobanapp.diagram.figure import Figure
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import Frame
from gobanapp.game.game import Game
from gobanapp.learning.move_judgment import strip_orders
from gobanapp.learning.problem import Problem
from gobanapp.learning.solution import NoSolutionError
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document, GameEntry
from gobanapp.text import move_text


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedProblem:
    number: int
    solver: Color
    question: Figure
    answer: Figure | None
    """None where the record has none."""

    @property
    def caption(self) -> str:
        text = QCoreApplication.translate("Printing", "Problem {number}: {turn}")
        return text.format(number=self.number, turn=move_text.turn(self.solver))


def answer_name(number: int) -> str:
    return QCoreApplication.translate("Printing", "Answer {number}").format(number=number)


def printed_problems(record: Document, frame: Frame) -> Iterator[PrintedProblem | None]:
    """Yield each game of ``record`` as a problem, None where its board is too large to be shown.

    A single game in which figures begin (FG) sets a problem with each of them. Of each board only
    what is in use is shown.
    """
    marked = _marked(record.game) if len(record.entries) == 1 else []
    for number, node in enumerate(marked, 1):
        yield _marked_problem(record.game, node, number, frame)
    if marked:
        return
    for number, entry in enumerate(record.entries, 1):
        yield _problem(_game_of(entry), number, frame) if entry.can_be_shown else None


def right_end(problem: Problem) -> int:
    """Return the last node of the first line that is right; one must be."""
    tree, solution = problem.game.tree, problem.solution
    at = solution.start
    while at not in solution.ends:
        at = next(child for child in tree[at].children if child in solution.right)
    return at


def _game_of(entry: GameEntry) -> Game:
    """Return the game of ``entry`` without keeping it where nobody has opened it."""
    stored = entry.stored
    return stored if isinstance(stored, Game) else Game(stored.passing_tree(), *entry.size)


def _problem(game: Game, number: int, frame: Frame) -> PrintedProblem:
    try:
        problem = Problem.of(game)
    except NoSolutionError:
        root = game.tree.root_id
        return _set(game, root, number, game.position_at(root).turn, frame)
    end = right_end(problem) if problem.is_solvable else None
    return _set(game, problem.solution.start, number, problem.solver, frame, end)


def _set(
    game: Game, start: int, number: int, solver: Color, frame: Frame, end: int | None = None
) -> PrintedProblem:
    """Return the problem set at node ``start``, with the line to node ``end`` for its answer."""
    path = game.tree.path(start)
    moves = [] if end is None else game.tree.path(end)[len(path) :]
    played = [node.content.move for node in moves]
    points: list[Point] = [move.point for move in played if move is not None and move.point]
    frame = replace(frame, part=crop_to_stones(game.position_at(start).board, points))
    question = make_figure(game, start, numbers=FigureNumbering.NONE, frame=frame)
    answer = None
    if any(move is not None for move in played):
        before = sum(node.content.move is not None for node in path)
        answer = make_figure(
            game, end, first=before + 1, numbers=FigureNumbering.FROM_ONE, frame=frame
        )
        told = tuple(remark for remark in answer.comments if remark.number is not None)
        answer = _readable(replace(answer, comments=told))
    question = _readable(question)
    return PrintedProblem(number=number, solver=solver, question=question, answer=answer)


def _readable(figure: Figure) -> Figure:
    """Return ``figure`` without the words in its text that are meant for programs."""
    texts = (replace(remark, text=strip_orders(remark.text)) for remark in figure.comments)
    return replace(figure, comments=tuple(remark for remark in texts if remark.text))


def _marked(game: Game) -> list[int]:
    """Return the nodes of the current line with which figures begin."""
    numbers, _ = game.line()
    return [
        number
        for number in numbers
        if game.tree[number].content.print_properties.figure is not None
    ]


def _marked_problem(game: Game, node: int, number: int, frame: Frame) -> PrintedProblem:
    """Return the problem of what follows ``node``, up to the next node where a figure begins."""
    numbers, _ = game.line()
    later = numbers[numbers.index(node) + 1 :]
    end, solver = None, game.position_at(node).turn
    for each in later:
        if game.tree[each].content.print_properties.figure is not None:
            break
        move = game.tree[each].content.move
        if end is None and move is not None:
            solver = move.color
        end = each
    return _set(game, node, number, solver, frame, end)
