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
from shiboken6 import isValid

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

_DELAY: Final = 150  # milliseconds after the last change, so that typing stays fast
_LETTERS, _LINES = 180, 46  # the width and height of the dialog at first


class PrintDialog(QDialog):
    """Previews ``record`` on paper, prints it and saves it as PDF. The options are saved."""

    message = Signal(str)
    """A message about the saved file."""

    def __init__(
        self,
        record: Document,
        settings: Settings,
        parent: QWidget | None = None,
        page_printer: PagePrinter | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._settings = settings
        self._page_printer = page_printer or PagePrinter(self)
        self._page_printer.message.connect(self.message)
        game = record.game
        title_and_header = TitleAndHeader(default_title(game), default_header(game))
        self._form = PrintOptionsForm(
            PrintOptions.from_json(settings.print_options), title_and_header
        )
        self._page_maker = PageMaker(record, self)
        self._preview = PrintPreview(self._page_maker)
        self._count = Label()
        # Space for the longest text, so that nothing moves while the number grows.
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
        self._delay_timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay_timer.timeout.connect(self._make_pages)
        self._arrange()
        self._connect()
        self._make_pages()

    def _arrange(self) -> None:
        form_area = self._form_area = FormScrollArea(self._form)
        form_area.setAccessibleName(self.tr("Contents"))
        # If there is too little height it scrolls, rather than shrink each field.
        self._form.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        form_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        zoom_row = hbox(self._zoom, (self._count, 1))
        buttons = hbox(None, self._close, self._save, self._print)
        self._bottom_row = hbox((zoom_row, 1), buttons)
        right = vbox((self._preview, 1), self._bottom_row, spacing=2 * SPACE)
        self._halves = DialogHalves(self, form_area, right)
        self._print.setDefault(True)
        self._zoom_row, self._buttons = zoom_row, buttons
        default_size = text_size(self, _LETTERS, _LINES)
        self.resize(default_size)  # its minimum size depends on its width
        self._update_layout()
        persist_size(self, "PrintDialog", default_size)

    def _update_layout(self) -> None:
        """Put options and pages side by side, or one below the other if too narrow."""
        direction = QBoxLayout.Direction
        form_width = (
            self._form.sizeHint().width() + self._form_area.verticalScrollBar().sizeHint().width()
        )
        row_widths = self._zoom_row.minimumSize().width(), self._buttons.minimumSize().width()
        halves, available_width = self._halves, self._halves.available_width
        min_width = halves.width_for(max(form_width, *row_widths))
        self.setMinimumSize(min_width, min(min_width, available_size(self).height()))
        preview_width = available_width - form_width - halves.spacing()
        is_wide = preview_width >= max(row_widths)
        halves.set_side_by_side(is_wide)
        row_width = preview_width if is_wide else available_width
        is_single_row = row_width >= sum(row_widths) + self._bottom_row.spacing()
        self._bottom_row.setDirection(
            direction.LeftToRight if is_single_row else direction.TopToBottom
        )
        if is_wide:
            self._form_area.setMinimumWidth(form_width)
            self._form_area.setMaximumSize(form_width, NO_LIMIT)
        else:
            self._form_area.setMinimumWidth(0)
            self._form_area.setMaximumSize(NO_LIMIT, self.height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_layout()

    def _connect(self) -> None:
        self._form.changed.connect(self._schedule_pages)
        self._zoom.chosen.connect(self._set_zoom)
        self._page_maker.changed.connect(self._update_page_count)

    def _set_zoom(self, zoom: ZoomMode) -> None:
        self._preview.zoom = zoom

    def _schedule_pages(self) -> None:
        """Prevent printing of outdated pages, and make new ones after a pause."""
        self._delay_timer.start()
        self._update_page_count()

    def _make_pages(self) -> None:
        """Make the pages for the current options."""
        self._delay_timer.stop()
        self._page_maker.begin(self._form.options, self._form.title_and_header, self._page_layout())
        self._preview.begin()
        self._update_page_count()

    def _page_layout(self) -> QPageLayout:
        options = self._form.options
        size = getattr(QPageSize.PageSizeId, options.size or usual_page_size().name)
        orientations = QPageLayout.Orientation
        orientation = orientations.Landscape if options.is_wide else orientations.Portrait
        return QPageLayout(QPageSize(size), orientation, QMarginsF())

    def _update_page_count(self) -> None:
        number = len(self._page_maker.pages)
        if self._page_maker.is_complete:
            text = self.tr("%n pages", "", number)
        else:
            text = self.tr("%n pages so far…", "", number)
        self._count.setText(text)
        for button in (self._print, self._save):
            button.setEnabled(self._page_maker.is_complete and not self._delay_timer.isActive())
        self._update_layout()

    def _print_pages(self) -> None:
        name = self._document_name()
        self._finish(self._page_printer.print_pages(self._page_maker, self._page_layout(), name))

    def _save_pages(self) -> None:
        name = self._document_name()
        self._finish(self._page_printer.save_pages(self._page_maker, self._page_layout(), name))

    def _finish(self, is_done: bool) -> None:
        """Accept the dialog, unless it was closed while the pages were printed."""
        if is_done and isValid(self):
            self.accept()

    def _document_name(self) -> str:
        """Return the name of the document."""
        title_and_header = self._form.title_and_header
        parts = (part.strip() for part in (title_and_header.header, title_and_header.title))
        return next((part for part in parts if part), self.tr("Game"))

    def done(self, result: int) -> None:
        self._settings.print_options = self._form.options.to_json()
        super().done(result)


_TITLE_LETTERS = 24


class PrintOptionsForm(QWidget):
    """The fields of the print options. ``changed``: the user has changed one."""

    changed = Signal()

    def __init__(self, options: PrintOptions, title_and_header: TitleAndHeader) -> None:
        super().__init__()
        self._subject = ChoiceBox(
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
        self._moves_per_figure = number_box(range(1, MAX_MOVES_PER_FIGURE + 1))
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
        self._per_page = ChoiceBox([(number, self._per_page_text(number)) for number in PER_PAGE])
        self._comments = SegmentedControl(
            [
                (CommentPlacement.NONE, self.tr("None")),
                (CommentPlacement.BELOW, self.tr("Below")),
                (CommentPlacement.BESIDE, self.tr("Next to the diagram")),
            ]
        )
        self._size = ChoiceBox([(size, size) for size in PAPER_SIZES])
        self._orientation = SegmentedControl(
            [(False, self.tr("Portrait")), (True, self.tr("Landscape"))]
        )
        self._title = QLineEdit(title_and_header.title)
        self._header = QLineEdit(title_and_header.header)
        self._footer = QLineEdit()
        self._title.setObjectName("title")
        self._header.setObjectName("header")
        self._fields = OptionFields(
            replace(options, size=options.size or usual_page_size().name),
            {
                "what": ("what", self._subject),
                "new_figure": ("new-figure", self._new_figure),
                "every": ("moves-per-figure", self._moves_per_figure),
                "variations": ("variations", self._variations),
                "answers": ("answers", self._answers),
                "numbers": ("move-numbers", self._numbers),
                "coordinates": ("coordinates", self._coordinates),
                "style": ("style", self._style),
                "per_page": ("diagrams-per-page", self._per_page),
                "comments": ("comments", self._comments),
                "size": ("paper-size", self._size),
                "is_wide": ("orientation", self._orientation),
                "footer": ("footer", self._footer),
            },
        )
        for line in (self._title, self._header, self._footer):
            line.setCursorPosition(0)  # a long text shows its beginning
        self._arrange()
        self._connect()
        self._update_fields()

    @property
    def options(self) -> PrintOptions:
        """The current options."""
        return self._fields.options

    @property
    def title_and_header(self) -> TitleAndHeader:
        """The title and header of this print only."""
        return TitleAndHeader(self._title.text(), self._header.text())

    def _per_page_text(self, per_page: int) -> str:
        return str(per_page) if per_page else self.tr("As many as fit")

    def _arrange(self) -> None:
        column = FieldColumn()
        column.head(self.tr("Contents"))
        column.add(self.tr("Cont&ent"), self._subject)
        column.add(self.tr("&New figure"), self._new_figure)
        column.add(self.tr("&Moves per figure"), self._moves_per_figure)
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
        column.add(self.tr("O&rientation"), self._orientation)
        column.add(self.tr("&Title"), self._title)
        column.add(self.tr("&Header"), self._header)
        column.add(self.tr("&Footer"), self._footer)
        for line in (self._title, self._header, self._footer):
            line.setMinimumWidth(letters_width(self, _TITLE_LETTERS))
        self.setLayout(vbox(column, None))

    def _connect(self) -> None:
        self._fields.connect_changes(self._emit_changed)
        for line in (self._title, self._header):
            line.textChanged.connect(self._emit_changed)

    def _emit_changed(self) -> None:
        self._update_fields()
        self.changed.emit()

    def _update_fields(self) -> None:
        """Show only the fields that apply to the print."""
        options = self.options
        is_line = options.what is PrintSubject.LINE
        is_problems = options.what is PrintSubject.PROBLEMS
        self._new_figure.setEnabled(is_line)
        self._moves_per_figure.setEnabled(is_line and options.new_figure is FigureBreak.MOVES)
        self._variations.setVisible(not is_problems)
        self._variations.setEnabled(is_line)
        self._answers.setVisible(is_problems)
        self._numbers.setEnabled(options.what in {PrintSubject.LINE, PrintSubject.BOARD})
        self._comments.setEnabled(options.what is not PrintSubject.BOARD)
        self._per_page.setEnabled(is_line or is_problems)
