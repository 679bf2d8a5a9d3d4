"""The print dialog: the options on the left, a preview of the pages on the right."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QMarginsF, Qt, QTimer, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.session.document import Document
from gobanapp.storage.settings import Settings
from gobanapp.text.diagram_text import coordinates_names, style_name
from gobanapp.ui.print.dialog_halves import DialogHalves
from gobanapp.ui.print.option_fields import OptionFields, number_box
from gobanapp.ui.print.page_contents import TitleAndHeader, default_header, default_title
from gobanapp.ui.print.page_printer import PageMaker, PagePrinter
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
from gobanapp.ui.print.print_preview import PrintPreview, ZoomMode
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import (
    NO_LIMIT,
    ChoiceBox,
    FieldColumn,
    FormScrollArea,
    hbox,
    letters_width,
    text_size,
    vbox,
)
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.printer import usual_page_size
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from gobanapp.ui.widgets.window_geometry import available_size, persist_size

_SOON: Final = 150  # milliseconds, so that typing is not held up
_LETTERS, _LINES = 180, 46  # how wide and high the dialog is at first


class PrintDialog(QDialog):
    """Previews ``record`` on paper, prints it and saves it as PDF. The options are saved."""

    message = Signal(str)
    """A message about the saved file."""

    def __init__(
        self,
        record: Document,
        settings: Settings,
        parent: QWidget | None = None,
        printing: PagePrinter | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._settings = settings
        self._printing = printing or PagePrinter(self)
        self._printing.message.connect(self.message)
        game = record.game
        written = TitleAndHeader(default_title(game), default_header(game))
        self._form = PrintOptionsForm(PrintOptions.from_json(settings.print_options), written)
        self._work = PageMaker(record, self)
        self._preview = PrintPreview(self._work)
        self._count = Label()
        # Room for the longest line, so that nothing moves while the number grows.
        longest = self.tr("%n pages so far…", "", 100)
        self._count.setMinimumWidth(self._count.fontMetrics().horizontalAdvance(longest))
        self._zoom = SegmentedControl(
            [
                (ZoomMode.WIDTH, self.tr("Page width")),
                (ZoomMode.PAGE, self.tr("Whole page")),
                (ZoomMode.MANY, self.tr("Many pages")),
            ]
        )
        self._zoom.value = self._preview.zoom
        self._save = push_button(self.tr("Save as P&DF…"), "save-pdf", self._save_pages)
        self._print = push_button(self.tr("Pr&int…"), "print", self._print_pages)
        self._close = push_button(self.tr("Close"), "close", self.reject)
        self._preview.setObjectName("preview")
        self._count.setObjectName("page-count")
        self._zoom.setObjectName("zoom")
        self._later = QTimer(self, singleShot=True, interval=_SOON)
        self._later.timeout.connect(self._begin)
        self._arrange()
        self._connect()
        self._begin()

    def _arrange(self) -> None:
        choices = self._choices = FormScrollArea(self._form)
        choices.setAccessibleName(self.tr("Contents"))
        # Where there is too little height it scrolls, rather than have each field a little lower.
        self._form.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        choices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        zooming = hbox(self._zoom, (self._count, 1))
        buttons = hbox(None, self._close, self._save, self._print)
        self._below = hbox((zooming, 1), buttons)
        right = vbox((self._preview, 1), self._below, spacing=2 * SPACE)
        self._halves = DialogHalves(self, choices, right)
        self._print.setDefault(True)
        self._zooming, self._buttons = zooming, buttons
        usual = text_size(self, _LETTERS, _LINES)
        self.resize(usual)  # how small it may be depends on how wide it is
        self._make_room()
        persist_size(self, "PrintDialog", usual)

    def _make_room(self) -> None:
        """Put options and pages side by side, or one below the other if too narrow."""
        directions = QBoxLayout.Direction
        form = self._form.sizeHint().width() + self._choices.verticalScrollBar().sizeHint().width()
        rows = self._zooming.minimumSize().width(), self._buttons.minimumSize().width()
        halves, across = self._halves, self._halves.room
        least = halves.width_for(max(form, *rows))
        self.setMinimumSize(least, min(least, available_size(self).height()))
        beside = across - form - halves.spacing()
        is_wide = beside >= max(rows)
        halves.stand(beside=is_wide)
        is_row = (beside if is_wide else across) >= sum(rows) + self._below.spacing()
        self._below.setDirection(directions.LeftToRight if is_row else directions.TopToBottom)
        if is_wide:
            self._choices.setMinimumWidth(form)
            self._choices.setMaximumSize(form, NO_LIMIT)
        else:
            self._choices.setMinimumWidth(0)
            self._choices.setMaximumSize(NO_LIMIT, self.height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _connect(self) -> None:
        self._form.changed.connect(self._begin_soon)
        self._zoom.chosen.connect(self._set_zoom)
        self._work.changed.connect(self._follow)

    def _set_zoom(self, zoom: ZoomMode) -> None:
        self._preview.zoom = zoom

    def _begin_soon(self) -> None:
        """Prevent printing of outdated pages, and make new ones after a pause."""
        self._later.start()
        self._follow()

    def _begin(self) -> None:
        """Make the pages for the current options."""
        self._later.stop()
        self._work.begin(self._form.options, self._form.title_and_header, self._layout_chosen())
        self._preview.begin()
        self._follow()

    def _layout_chosen(self) -> QPageLayout:
        choices = self._form.options
        size = getattr(QPageSize.PageSizeId, choices.size or usual_page_size().name)
        ways = QPageLayout.Orientation
        way = ways.Landscape if choices.is_wide else ways.Portrait
        return QPageLayout(QPageSize(size), way, QMarginsF())

    def _follow(self) -> None:
        number = len(self._work.pages)
        if self._work.is_complete:
            text = self.tr("%n pages", "", number)
        else:
            text = self.tr("%n pages so far…", "", number)
        self._count.setText(text)
        for button in (self._print, self._save):
            button.setEnabled(self._work.is_complete and not self._later.isActive())
        self._make_room()

    def _print_pages(self) -> None:
        if self._printing.print_pages(self._work, self._layout_chosen(), self._name()):
            self.accept()

    def _save_pages(self) -> None:
        if self._printing.save_pages(self._work, self._layout_chosen(), self._name()):
            self.accept()

    def _name(self) -> str:
        """Return the name of the document."""
        written = self._form.title_and_header
        parts = (part.strip() for part in (written.header, written.title))
        return next((part for part in parts if part), self.tr("Game"))

    def done(self, result: int) -> None:
        self._settings.print_options = self._form.options.to_json()
        super().done(result)


_TITLE_LETTERS = 24


class PrintOptionsForm(QWidget):
    """``changed``: the user has changed something."""

    changed = Signal()

    def __init__(self, choices: PrintOptions, written: TitleAndHeader) -> None:
        super().__init__()
        self._what = ChoiceBox(
            [
                (PrintSubject.POSITION, self.tr("This position")),
                (PrintSubject.LINE, self.tr("Game in figures")),
                (PrintSubject.BOARD, self.tr("Game on one board")),
                (PrintSubject.PROBLEMS, self.tr("Problems to solve")),
            ]
        )
        self._new_figure = ChoiceBox(
            [
                (FigureBreak.MOVES, self.tr("After a number of moves")),
                (FigureBreak.COMMENTS, self.tr("After each comment")),
                (FigureBreak.MARKS, self.tr("As set in the game")),
            ]
        )
        self._every = number_box(range(1, MAX_MOVES_PER_FIGURE + 1))
        self._variations = QCheckBox(self.tr("&Variations too"))
        self._answers = QCheckBox(self.tr("&Answers on the last pages"))
        self._numbers = ChoiceBox(
            [
                (FigureNumbering.OF_GAME, self.tr("As in the game")),
                (FigureNumbering.HUNDREDS, self.tr("Without hundreds")),
                (FigureNumbering.FROM_ONE, self.tr("From 1 in each figure")),
                (FigureNumbering.NONE, self.tr("None")),
            ]
        )
        self._coordinates = ChoiceBox(coordinates_names())
        self._style = ChoiceBox([(name, style_name(name)) for name in STYLES])
        self._per_page = ChoiceBox([(number, self._in_words(number)) for number in PER_PAGE])
        self._comments = SegmentedControl(
            [
                (CommentPlacement.NONE, self.tr("None")),
                (CommentPlacement.BELOW, self.tr("Below")),
                (CommentPlacement.BESIDE, self.tr("Next to the diagram")),
            ]
        )
        self._size = ChoiceBox([(size, size) for size in PAPER_SIZES])
        self._way = SegmentedControl([(False, self.tr("Portrait")), (True, self.tr("Landscape"))])
        self._title, self._header = QLineEdit(written.title), QLineEdit(written.header)
        self._footer = QLineEdit()
        self._title.setObjectName("title")
        self._header.setObjectName("header")
        self._fields = OptionFields(
            replace(choices, size=choices.size or usual_page_size().name),
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
            line.setMinimumWidth(letters_width(self, _TITLE_LETTERS))
        self.setLayout(vbox(column, None))

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
