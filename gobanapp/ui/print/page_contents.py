"""The contents of printed pages: the figures of a game, its heading, and sheets of problems."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from gobanapp.diagram.board_part import crop_to_stones
from gobanapp.diagram.figure import Figure, figure_title, unshown_moves_texts
from gobanapp.diagram.figure_builder import make_figure, make_figures
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import THEMES
from gobanapp.game.game import Game
from gobanapp.learning.problem import Problem
from gobanapp.learning.solution import NoSolutionError
from gobanapp.learning.solution_signs import strip_orders
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    Paragraph,
    PrintHeading,
    PrintSection,
    TextPosition,
)
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document, GameEntry
from gobanapp.text import formats, move_text, player_names, result_text
from gobanapp.ui.print.print_options import CommentPlacement, PrintOptions, PrintSubject


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedProblem:
    number: int
    solver: Color
    question: Figure
    answer: Figure | None
    """The answer, None if the game has none."""

    @property
    def caption(self) -> str:
        text = QCoreApplication.translate("Printing", "Problem {number}: {turn}")
        return text.format(number=self.number, turn=move_text.turn(self.solver))


def answer_name(number: int) -> str:
    return QCoreApplication.translate("Printing", "Answer {number}").format(number=number)


def printed_problems(record: Document, frame: Frame) -> Iterator[PrintedProblem | None]:
    """Yield each game of ``record`` as a problem, None if its board is too large.

    In a single game with figures (FG), each figure is a problem. Boards are cropped to the part in
    use.
    """
    start_ids = _figure_start_ids(record.game) if len(record.entries) == 1 else []
    for number, node_id in enumerate(start_ids, 1):
        yield _figure_problem(record.game, node_id, number, frame)
    if start_ids:
        return
    for number, entry in enumerate(record.entries, 1):
        yield _problem(_game_of(entry), number, frame) if entry.can_be_shown else None


def solution_end(problem: Problem) -> int:
    """Return the last node of the first correct line, which must exist."""
    tree, solution = problem.game.tree, problem.solution
    node_id = solution.start
    while node_id not in solution.ends:
        node_id = next(child for child in tree[node_id].children if child in solution.right)
    return node_id


def _game_of(entry: GameEntry) -> Game:
    """Return the game of ``entry``, without keeping it unless it is open."""
    stored = entry.stored
    return stored if isinstance(stored, Game) else Game(stored.passing_tree(), *entry.size)


def _problem(game: Game, number: int, frame: Frame) -> PrintedProblem:
    try:
        problem = Problem.of(game)
    except NoSolutionError:
        root = game.tree.root_id
        return _make_problem(game, root, number, game.position_at(root).turn, frame)
    end = solution_end(problem) if problem.is_solvable else None
    return _make_problem(game, problem.solution.start, number, problem.solver, frame, end)


def _make_problem(
    game: Game, start: int, number: int, solver: Color, frame: Frame, end: int | None = None
) -> PrintedProblem:
    """Return the problem at node ``start``, with the line to node ``end`` as its answer."""
    path = game.tree.path(start)
    moves = [] if end is None else game.tree.path(end)[len(path) :]
    played = [node.content.move for node in moves]
    points: list[Point] = [move.point for move in played if move is not None and move.point]
    frame = replace(frame, part=crop_to_stones(game.position_at(start).board, points))
    question = make_figure(game, start, numbers=FigureNumbering.NONE, frame=frame)
    answer = None
    if any(move is not None for move in played):
        before = sum(node.content.has_move for node in path)
        answer = make_figure(
            game, end, first=before + 1, numbers=FigureNumbering.FROM_ONE, frame=frame
        )
        comments = tuple(remark for remark in answer.comments if remark.number is not None)
        answer = _without_commands(replace(answer, comments=comments))
    question = _without_commands(question)
    return PrintedProblem(number=number, solver=solver, question=question, answer=answer)


def _without_commands(figure: Figure) -> Figure:
    """Return ``figure`` without commands for programs in its comments."""
    texts = (replace(remark, text=strip_orders(remark.text)) for remark in figure.comments)
    return replace(figure, comments=tuple(remark for remark in texts if remark.text))


def _figure_start_ids(game: Game) -> list[int]:
    """Return the nodes of the current line with which figures begin."""
    node_ids, _ = game.line()
    return [
        node_id
        for node_id in node_ids
        if game.tree[node_id].content.print_properties.figure is not None
    ]


def _figure_problem(game: Game, node_id: int, number: int, frame: Frame) -> PrintedProblem:
    """Return the problem after ``node_id``, up to the next node at which a figure begins."""
    node_ids, _ = game.line()
    later_ids = node_ids[node_ids.index(node_id) + 1 :]
    end, solver = None, game.position_at(node_id).turn
    for later_id in later_ids:
        if game.tree[later_id].content.print_properties.figure is not None:
            break
        move = game.tree[later_id].content.move
        if end is None and move is not None:
            solver = move.color
        end = later_id
    return _make_problem(game, node_id, number, solver, frame, end)


_MAX_HEADING_LETTERS = 120
"""The longest text in a heading, in letters."""


@dataclass(frozen=True, slots=True)
class TitleAndHeader:
    """The title and header of this print only."""

    title: str = ""
    header: str = ""


@dataclass(slots=True)
class PageContents:
    """The contents gathered so far."""

    heading: PrintHeading = field(default_factory=PrintHeading)
    items: list[DiagramItem] = field(default_factory=list)
    answers: list[DiagramItem] = field(default_factory=list)

    def sections(self) -> list[PrintSection]:
        answers = PrintHeading(QCoreApplication.translate("Printing", "Answers"))
        return [PrintSection(self.items, self.heading), PrintSection(self.answers, answers)]


def gather_contents(
    record: Document,
    options: PrintOptions,
    title_and_header: TitleAndHeader,
    contents: PageContents,
) -> Iterator[None]:
    """Add the chosen contents to ``contents`` in small steps."""
    frame = Frame(options.coordinates)
    # A game on one board is a record of moves, on one page.
    with_text = (
        options.comments is not CommentPlacement.NONE and options.what is not PrintSubject.BOARD
    )
    game = record.game
    if options.what is PrintSubject.PROBLEMS:
        contents.heading = PrintHeading(_heading_text(title_and_header.title))
        for problem in printed_problems(record, frame):
            if problem is not None:
                contents.items.append(_item(problem.question, problem.caption, with_text))
            if problem is not None and problem.answer is not None and options.answers:
                answer = answer_name(problem.number)
                contents.answers.append(_item(problem.answer, answer, with_text))
            yield
        return
    contents.heading = print_heading(game, title_and_header.title)
    if options.what is PrintSubject.POSITION:
        after = len(game.tree.path(game.current_id))  # so only this node's comment is printed
        figure = make_figure(game, first=after + 1, numbers=FigureNumbering.NONE, frame=frame)
        contents.items.append(_item(figure, "", with_text))
        return
    end = game.line()[0][-1]
    figures = make_figures(game, options.division, end=end, numbers=options.numbers, frame=frame)
    is_single = options.what is PrintSubject.BOARD
    for figure in figures:
        caption = figure.name if is_single else figure_title(figure, _translate)
        contents.items.append(_item(figure, caption, with_text))
        yield


def page_options(
    options: PrintOptions, title_and_header: TitleAndHeader, figures: int | None = None
) -> PageOptions:
    """Return the layout options of the pages.

    ``figures``: the number of diagrams, if it is known. The single figure of a game has the page
    for itself.
    """
    per_page = options.per_page or None
    is_single = options.what is PrintSubject.LINE and figures == 1
    if is_single or options.what in {PrintSubject.POSITION, PrintSubject.BOARD}:
        per_page = 1
    return PageOptions(
        per_page=per_page,
        text=TextPosition.BESIDE
        if options.comments is CommentPlacement.BESIDE
        else TextPosition.BELOW,
        header=title_and_header.header,
        footer=options.footer,
        theme=THEMES[options.style],
    )


# Texts


def print_heading(game: Game, title: str) -> PrintHeading:
    """Return the heading of a game's pages: players, date and place."""
    info = game.info
    players = None
    if any(info.names):
        names = (player_names.player_name(info, color) for color in Color)
        pairs = ByColor(*names), info.ranks
        players = ByColor(
            *(_heading_text(f"{pairs[0][color]} {pairs[1][color]}") for color in Color)
        )
    facts = [formats.date(info.date), info.place]
    if info.komi is not None:
        komi = QCoreApplication.translate("Printing", "Komi {number}")
        facts.append(komi.format(number=formats.number(info.komi)))
    if game.handicap:
        handicap = QCoreApplication.translate("Printing", "Handicap {number}")
        facts.append(handicap.format(number=formats.number(game.handicap)))
    if info.result:
        facts.append(result_text.recorded_result(info.result))
    return PrintHeading(_heading_text(title), players, tuple(_heading_text(fact) for fact in facts))


def default_title(game: Game) -> str:
    """Return the default title of a printed game: its event and round."""
    info = game.info
    occasion = _heading_text(info.event) or _heading_text(info.game_name)
    round_ = _heading_text(info.round)
    return " · ".join(part for part in (occasion, round_) if part)


def default_header(game: Game) -> str:
    """Return the players, "" if none is named."""
    if not any(game.info.names):
        return ""
    return " – ".join(_heading_text(player_names.player_name(game.info, color)) for color in Color)


def _item(figure: Figure, caption: str, with_text: bool) -> DiagramItem:
    text: tuple[Paragraph, ...] = ()
    if with_text:
        text = tuple(
            Paragraph(remark.text, "" if remark.number is None else str(remark.number))
            for remark in figure.comments
        )
    notes = "; ".join(unshown_moves_texts(figure, _translate))
    return DiagramItem(figure.view, caption, notes, text)


def _heading_text(text: str) -> str:
    return formats.elided(text, _MAX_HEADING_LETTERS)


def _translate(phrase: str) -> str:
    return QCoreApplication.translate("Captions", phrase)
