"""The options of a print, in fields."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.text.diagram_text import coordinates_names, style_name
from gobanapp.ui.print.option_fields import OptionFields, number_box
from gobanapp.ui.print.page_contents import TitleAndHeader
from gobanapp.ui.print.print_options import (
    MAX_MOVES_PER_FIGURE,
    PAPER_SIZES,
    PER_PAGE,
    STYLES,
    CommentPlacement,
    FigureBreak,
    PrintOptions,
    PrintSubject,
)
from gobanapp.ui.widgets.forms import FieldColumn, choice_box, letters_width
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_LETTERS = 24


class PrintOptionsForm(QWidget):
    """``changed``: the user has changed something."""

    changed = Signal()

    def __init__(self, choices: PrintOptions, written: TitleAndHeader) -> None:
        super().__init__()
        self._what = choice_box(
            [
                (PrintSubject.POSITION, self.tr("This position")),
                (PrintSubject.LINE, self.tr("Game in figures")),
                (PrintSubject.BOARD, self.tr("Game on one board")),
                (PrintSubject.PROBLEMS, self.tr("Problems to solve")),
            ]
        )
        self._new_figure = choice_box(
            [
                (FigureBreak.MOVES, self.tr("After a number of moves")),
                (FigureBreak.COMMENTS, self.tr("After each comment")),
                (FigureBreak.MARKS, self.tr("As set in the game")),
            ]
        )
        self._every = number_box(range(1, MAX_MOVES_PER_FIGURE + 1))
        self._variations = QCheckBox(self.tr("&Variations too"))
        self._answers = QCheckBox(self.tr("&Answers on the last pages"))
        self._numbers = choice_box(
            [
                (FigureNumbering.OF_GAME, self.tr("As in the game")),
                (FigureNumbering.HUNDREDS, self.tr("Without hundreds")),
                (FigureNumbering.FROM_ONE, self.tr("From 1 in each figure")),
                (FigureNumbering.NONE, self.tr("None")),
            ]
        )
        self._coordinates = choice_box(coordinates_names())
        self._style = choice_box([(name, style_name(name)) for name in STYLES])
        self._per_page = choice_box([(number, self._in_words(number)) for number in PER_PAGE])
        self._comments = SegmentedControl(
            [
                (CommentPlacement.NONE, self.tr("None")),
                (CommentPlacement.BELOW, self.tr("Below")),
                (CommentPlacement.BESIDE, self.tr("Next to the diagram")),
            ]
        )
        self._size = choice_box([(size, size) for size in PAPER_SIZES])
        self._way = SegmentedControl([(False, self.tr("Portrait")), (True, self.tr("Landscape"))])
        self._title, self._header = QLineEdit(written.title), QLineEdit(written.header)
        self._footer = QLineEdit()
        self._title.setObjectName("title")
        self._header.setObjectName("header")
        self._fields = OptionFields(
            replace(choices, size=choices.size or default_paper_size()),
            {
                "what": ("what", self._what),
                "new_figure": ("new-figure", self._new_figure),
                "every": ("moves-per-figure", self._every),
                "variations": ("variations", self._variations),
                "answers": ("answers", self._answers),
                "numbers": ("move-numbers", self._numbers),
                "coordinates": ("coordinates", self._coordinates),
                "style": ("style", self._style),
                "per_page": ("diagrams-per-page", self._per_page),
                "comments": ("comments", self._comments),
                "size": ("paper-size", self._size),
                "is_wide": ("orientation", self._way),
                "footer": ("footer", self._footer),
            },
        )
        for line in (self._title, self._header, self._footer):
            line.setCursorPosition(0)  # a long text shows its beginning
        self._arrange()
        self._connect()
        self._follow()

    @property
    def options(self) -> PrintOptions:
        """The current options."""
        return self._fields.options

    @property
    def title_and_header(self) -> TitleAndHeader:
        """The title and header of this print only."""
        return TitleAndHeader(self._title.text(), self._header.text())

    def _in_words(self, per_page: int) -> str:
        return str(per_page) if per_page else self.tr("As many as fit")

    def _arrange(self) -> None:
        column = FieldColumn()
        column.head(self.tr("Contents"))
        column.add(self.tr("Cont&ent"), self._what)
        column.add(self.tr("&New figure"), self._new_figure)
        column.add(self.tr("&Moves per figure"), self._every)
        column.add(self.tr("Num&bers"), self._numbers)
        column.add(self.tr("&Comments"), self._comments)
        column.add_line(self._variations)
        column.add_line(self._answers)
        column.head(self.tr("Diagrams"))
        column.add(self.tr("Per &page"), self._per_page)
        column.add(self.tr("C&oordinates"), self._coordinates)
        column.add(self.tr("&Style"), self._style)
        column.head(self.tr("Paper"))
        column.add(self.tr("Si&ze"), self._size)
        column.add(self.tr("O&rientation"), self._way)
        column.add(self.tr("&Title"), self._title)
        column.add(self.tr("&Header"), self._header)
        column.add(self.tr("&Footer"), self._footer)
        for line in (self._title, self._header, self._footer):
            line.setMinimumWidth(letters_width(self, _LETTERS))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(column)
        whole.addStretch()

    def _connect(self) -> None:
        self._fields.connect_changes(self._tell)
        for line in (self._title, self._header):
            line.textChanged.connect(self._tell)

    def _tell(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show only the fields that apply to the print."""
        choices = self.options
        is_line = choices.what is PrintSubject.LINE
        is_problems = choices.what is PrintSubject.PROBLEMS
        self._new_figure.setEnabled(is_line)
        self._every.setEnabled(is_line and choices.new_figure is FigureBreak.MOVES)
        self._variations.setVisible(not is_problems)
        self._variations.setEnabled(is_line)
        self._answers.setVisible(is_problems)
        self._numbers.setEnabled(choices.what in {PrintSubject.LINE, PrintSubject.BOARD})
        self._comments.setEnabled(choices.what is not PrintSubject.BOARD)
        self._per_page.setEnabled(is_line or is_problems)


def default_paper_size() -> str:
    """Return the paper of the country where the user lives."""
    system = QLocale.system().measurementSystem()
    return "Letter" if system is QLocale.MeasurementSystem.ImperialUSSystem else "A4"
