"""What stands on the pages: figures of the game, or problems, each with its words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from gobanapp.diagram.figure import Figure, figure_title, unshown_moves_texts
from gobanapp.diagram.figure_builder import make_figure, make_figures
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import THEMES
from gobanapp.game.game import Game
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    Paragraph,
    PrintHeading,
    PrintSection,
    TextPosition,
)
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.document import Document
from gobanapp.text import formats, player_names, result_text
from gobanapp.ui.print.print_options import CommentPlacement, PrintOptions, PrintSubject
from gobanapp.ui.print.problem_sheet import answer_name, printed_problems

_LONGEST = 120
"""The longest text of a record that is taken into a heading, in letters."""


@dataclass(frozen=True, slots=True)
class TitleAndHeader:
    """What is written for this print only."""

    title: str = ""
    header: str = ""


@dataclass(slots=True)
class PageContents:
    """What has been gathered so far."""

    heading: PrintHeading = field(default_factory=PrintHeading)
    items: list[DiagramItem] = field(default_factory=list)
    answers: list[DiagramItem] = field(default_factory=list)

    def sections(self) -> list[PrintSection]:
        answers = PrintHeading(QCoreApplication.translate("Printing", "Answers"))
        return [PrintSection(self.items, self.heading), PrintSection(self.answers, answers)]


def gather_contents(
    record: Document, choices: PrintOptions, written: TitleAndHeader, contents: PageContents
) -> Iterator[None]:
    """Put into ``contents`` what is chosen, a little with each step."""
    frame = Frame(choices.coordinates)
    # A game on one board is a record of moves, on one page.
    with_text = (
        choices.comments is not CommentPlacement.NONE and choices.what is not PrintSubject.BOARD
    )
    game = record.game
    if choices.what is PrintSubject.PROBLEMS:
        contents.heading = PrintHeading(_line(written.title))
        for problem in printed_problems(record, frame):
            if problem is not None:
                contents.items.append(_item(problem.question, problem.caption, with_text))
            if problem is not None and problem.answer is not None and choices.answers:
                answer = answer_name(problem.number)
                contents.answers.append(_item(problem.answer, answer, with_text))
            yield
        return
    contents.heading = print_heading(game, written.title)
    if choices.what is PrintSubject.POSITION:
        figure = make_figure(game, numbers=FigureNumbering.NONE, frame=frame)
        contents.items.append(_item(figure, "", with_text))
        return
    end = game.line()[0][-1]
    figures = make_figures(game, choices.division, end=end, numbers=choices.numbers, frame=frame)
    is_alone = choices.what is PrintSubject.BOARD
    for figure in figures:
        caption = figure.name if is_alone else figure_title(figure, _translate)
        contents.items.append(_item(figure, caption, with_text))
        yield


def page_options(choices: PrintOptions, written: TitleAndHeader) -> PageOptions:
    """Return how the pages are to be set."""
    per_page = choices.per_page or None
    if choices.what in {PrintSubject.POSITION, PrintSubject.BOARD}:
        per_page = 1
    return PageOptions(
        per_page=per_page,
        text=TextPosition.BESIDE
        if choices.comments is CommentPlacement.BESIDE
        else TextPosition.BELOW,
        header=written.header,
        footer=choices.footer,
        theme=THEMES[choices.style],
    )


# Words


def print_heading(game: Game, title: str) -> PrintHeading:
    """Return the heading of a game's pages: its players, when and where it was played."""
    info = game.info
    players = None
    if any(info.names):
        names = (player_names.player_name(info, color) for color in Color)
        pairs = ByColor(*names), info.ranks
        players = ByColor(*(_line(f"{pairs[0][color]} {pairs[1][color]}") for color in Color))
    facts = [formats.date(info.date), info.place]
    if info.komi is not None:
        komi = QCoreApplication.translate("Printing", "Komi {number}")
        facts.append(komi.format(number=formats.number(info.komi)))
    if game.handicap:
        handicap = QCoreApplication.translate("Printing", "Handicap {number}")
        facts.append(handicap.format(number=formats.number(game.handicap)))
    if info.result:
        facts.append(result_text.recorded_result(info.result))
    return PrintHeading(_line(title), players, tuple(_line(fact) for fact in facts))


def default_title(game: Game) -> str:
    """Return what stands above the pages of a game if nothing else is written: the occasion."""
    info = game.info
    occasion = _line(info.event) or _line(info.game_name)
    round_ = _line(info.round)
    return " · ".join(part for part in (occasion, round_) if part)


def default_header(game: Game) -> str:
    """Return the players, "" where none is named."""
    if not any(game.info.names):
        return ""
    return " – ".join(_line(player_names.player_name(game.info, color)) for color in Color)


def _item(figure: Figure, caption: str, with_text: bool) -> DiagramItem:
    text: tuple[Paragraph, ...] = ()
    if with_text:
        text = tuple(
            Paragraph(remark.text, "" if remark.number is None else str(remark.number))
            for remark in figure.comments
        )
    notes = "; ".join(unshown_moves_texts(figure, _translate))
    return DiagramItem(figure.view, caption, notes, text)


def _line(text: str) -> str:
    return formats.elided(text, _LONGEST)


def _translate(phrase: str) -> str:
    return QCoreApplication.translate("Captions", phrase)
