"""The list of all problems of the open file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableView,
    QWidget,
)

from gobanapp.session.document import DocumentOrigin
from gobanapp.sgf.file_problems import FileProblem
from gobanapp.text.file_problem_text import problem_sentence
from gobanapp.text.file_text import encoding_name
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import DIALOG_MARGINS, text_size, vbox
from gobanapp.ui.widgets.labels import ElidedLabel
from gobanapp.ui.widgets.plain_text import tool_tip, window_title
from gobanapp.ui.widgets.window_geometry import persist_size

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_LINE, _COLUMN, _PROPERTY, _SENTENCE, _CODE = range(5)
_NUMBERS = (_LINE, _COLUMN)
_LETTERS, _ROWS = 140, 32  # how wide and high the dialog is at first
_STYLE = f"""
QTableView {{ border: 1px solid palette(mid); border-radius: 6px; outline: none; }}
QTableView::item {{ padding: 0 {SPACE}px; }}
QHeaderView, QHeaderView::section {{ border: none; background: transparent; }}
QHeaderView::section {{ padding: {SPACE // 2}px {SPACE + 3}px; color: palette(placeholder-text); }}
"""


class ReportDialog(QDialog):
    """Shows a ``FileProblems`` and grows with it, until another file is opened.

    A double click or Enter on a line emits ``problem_requested``: the game and the number of the
    node that ``FileProblems.node_of`` finds, or None.
    """

    problem_requested = Signal(object)

    def __init__(self, report: FileProblems, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        self._origin = report.origin
        self._model = _Problems(self)
        self._table = _Table()
        self._table.setModel(self._model)
        self._table.setAccessibleName(self.tr("File Problems"))
        self._table.entered_row.connect(self._go_to)
        self._table.doubleClicked.connect(lambda index: self._go_to(index.row()))
        copy = QAction(self.tr("&Copy"), self._table)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(self.copy)
        self._table.addAction(copy)
        explained = ElidedLabel()
        explained.set_full_text(
            self.tr("The file was opened anyway. It stays unchanged until you save.")
        )
        rows = (explained, (self._table, 1), self._buttons())
        self.setLayout(vbox(*rows, spacing=2 * SPACE, margins=DIALOG_MARGINS))
        persist_size(self, "ReportDialog", text_size(self, _LETTERS, _ROWS))
        self._show()
        report.changed.connect(self._show)

    def copy(self) -> None:
        """Put the lines selected on the clipboard, all of them where none is."""
        rows = {index.row() for index in self._table.selectionModel().selectedRows()}
        self._copy(sorted(rows) or range(self._model.rowCount()))

    def _copy(self, rows: Sequence[int]) -> None:
        text = "".join(self._model.line(row) + "\n" for row in rows)
        QGuiApplication.clipboard().setText(text)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox()
        copy = box.addButton(self.tr("Copy &All"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: self._copy(range(self._model.rowCount())))
        close = box.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.reject)
        copy.setObjectName("copy-all")
        close.setObjectName("close")
        for button in (copy, close):
            button.setAutoDefault(False)
        return box

    def _show(self) -> None:
        """Show the problems found so far; another file ends it."""
        record = self._report.record
        if self._origin is None or self._report.origin is not self._origin or record is None:
            self.reject()
            return
        if record.path is None:
            self.setWindowTitle(self.tr("File Problems"))
        else:
            self.setWindowTitle(
                self.tr("Problems in {file}").format(file=window_title(record.path.name))
            )
        self._model.show_problems(self._origin, self._report.problems)
        self._table.fit(self._model)

    def _go_to(self, row: int) -> None:
        problem = self._model.problem(row)
        self.problem_requested.emit(None if problem is None else self._report.node_of(problem))


class _Problems(QAbstractTableModel):
    """First a row about the encoding, then one for each problem."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._encoding = ""
        self.problems: Sequence[FileProblem] = ()
        self._headers = (
            self.tr("Line"),
            self.tr("Column"),
            self.tr("Property"),
            self.tr("Problem"),
            self.tr("Code"),
        )

    def show_problems(self, origin: DocumentOrigin, problems: Sequence[FileProblem]) -> None:
        text = (
            self.tr("The text was read as {encoding}.")
            if origin.file.is_encoding_sure
            else self.tr("The text was read as {encoding} (a guess).")
        )
        self.beginResetModel()
        self._encoding = text.format(encoding=encoding_name(origin.file.encoding))
        self.problems = problems
        self.endResetModel()

    def problem(self, row: int) -> FileProblem | None:
        return self.problems[row - 1] if row else None

    def line(self, row: int) -> str:
        """Return a row as a line of text, as ``gobanapp check`` has it and with the code."""
        problem = self.problem(row)
        if problem is None:
            return self._encoding
        place = f"{problem.line}:{problem.column}"
        return f"{place}: {problem_sentence(problem)} ({problem.code.value})"

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.problems) + 1

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._headers)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.TextAlignmentRole:
            return _alignment(section)
        return self._headers[section] if role == _Role.DisplayRole else None

    def data(self, index: _Index, role: int = 0) -> Any:
        column = index.column()
        if role == _Role.DisplayRole:
            return self._text(index.row(), column)
        if role == _Role.ToolTipRole and column == _SENTENCE:
            return tool_tip(self._text(index.row(), column))
        if role == _Role.TextAlignmentRole:
            return _alignment(column if index.row() else _SENTENCE)
        if role == _Role.ForegroundRole and index.row() and column != _SENTENCE:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    def _text(self, row: int, column: int) -> str:
        problem = self.problem(row)
        if problem is None:
            return self._encoding if column == 0 else ""  # it stands across all columns
        if column == _LINE:
            return str(problem.line)
        if column == _COLUMN:
            return str(problem.column)
        if column == _PROPERTY:
            return problem.property
        return problem_sentence(problem) if column == _SENTENCE else problem.code.value


class _Table(QTableView):
    entered_row = Signal(int)
    """Enter was pressed on a row."""

    def __init__(self) -> None:
        super().__init__()
        self.setStyleSheet(_STYLE)
        self.setMinimumSize(text_size(self, _LETTERS // 2, 8))
        views = QAbstractItemView
        self.setSelectionBehavior(views.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(views.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + SPACE)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(4 * SPACE)

    def fit(self, model: _Problems) -> None:
        """Give each column the width of its longest text, and the sentences the rest."""
        problems = model.problems
        longest = {
            _LINE: str(max((problem.line for problem in problems), default=0)),
            _COLUMN: str(max((problem.column for problem in problems), default=0)),
            _PROPERTY: max((problem.property for problem in problems), key=len, default=""),
            _CODE: max((problem.code.value for problem in problems), key=len, default=""),
        }
        self.setSpan(0, 0, 1, model.columnCount())
        header = self.horizontalHeader()
        for column, text in longest.items():
            width = self.fontMetrics().horizontalAdvance(text) + 3 * SPACE
            self.setColumnWidth(column, max(width, header.sectionSizeHint(column)))
        header.setSectionResizeMode(_SENTENCE, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The codes are for users who look them up; the sentences come first.
        room = self.width() / self.fontMetrics().averageCharWidth()
        self.setColumnHidden(_CODE, room < _LETTERS * 2 // 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.entered_row.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
