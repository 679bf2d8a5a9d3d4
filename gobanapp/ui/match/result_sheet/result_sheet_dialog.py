"""The dialog that shows the result sheet of a game as it is printed, prints it and saves it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QSizePolicy,
    QWidget,
)

from gobanapp.diagram.theme import BOOK
from gobanapp.game.game_summary import GameSummary
from gobanapp.text.result_sheet_text import plain_result_sheet, result_sheet_file_name
from gobanapp.ui.match.result_sheet.result_sheet_document import (
    draw_result_page,
    draw_result_sheet,
    result_sheet_document,
)
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import LIST_MARGINS, hbox, vbox
from gobanapp.ui.widgets.labels import quiet_line
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf, usual_page
from gobanapp.ui.widgets.window_geometry import persist_size


class ResultSheetPrinter(DocumentPrinter):
    """Saves and prints a sheet for one window; a returned bool says whether it was done."""

    def print_sheet(self, summary: GameSummary) -> bool:
        return self._put_on_paper(
            result_sheet_file_name(summary),
            self.tr("Could not print the result sheet"),
            draw=lambda printer: draw_result_page(result_sheet_document(summary), printer),
            save=lambda path, page: self._save_as(path, lambda: result_sheet_pdf(summary, page)),
            ask_and_save=lambda: self._ask_and_save(summary, {"pdf": self.tr("PDF documents")}),
        )

    def save_sheet(self, summary: GameSummary) -> bool:
        """Save it as a document or as text, by the ending of the file the user chooses."""
        kinds = {"pdf": self.tr("PDF documents"), "txt": self.tr("Text")}
        return self._ask_and_save(summary, kinds)

    def _ask_and_save(self, summary: GameSummary, kinds: dict[str, str]) -> bool:
        path = self._ask_file(self.tr("Save Result Sheet"), kinds, result_sheet_file_name(summary))
        if path is None:
            return False
        if path.suffix.lower() == ".txt":
            return self._save_as(path, lambda: plain_result_sheet(summary).encode())
        return self._save_as(path, lambda: result_sheet_pdf(summary, usual_page()))

    def _save_as(self, path: Path, make: Callable[[], bytes]) -> bool:
        return self._save(path, self.tr("Could not save the result sheet"), lambda _: make())


def result_sheet_pdf(summary: GameSummary, page: QPageLayout) -> bytes:
    """Return a document of one page."""
    document = result_sheet_document(summary)
    return make_pdf(
        page, result_sheet_file_name(summary), lambda writer: draw_result_page(document, writer)
    )


_NARROWEST = 440
_OF_SCREEN = 0.94
_BELOW = 120  # the room for the buttons and the window frame


class ResultSheetDialog(QDialog):
    """Prints, saves and copies the sheet; it stays open until it is closed."""

    def __init__(self, summary: GameSummary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary = summary
        self._printing = ResultSheetPrinter(self)
        self.setWindowTitle(self.tr("Result Sheet"))
        room = self.screen().availableSize() * _OF_SCREEN - QSize(0, _BELOW)
        paper = _Paper(summary, room)
        paper.setObjectName("paper")
        self._state = quiet_line()
        self._state.setObjectName("status")
        buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        for name, text, role, does in (
            ("print", self.tr("&Print…"), roles.ActionRole, self._print),
            ("save", self.tr("&Save…"), roles.ActionRole, self._save),
            ("copy", self.tr("&Copy"), roles.ActionRole, self._copy),
            ("close", self.tr("Close"), roles.RejectRole, self.reject),
        ):
            button = buttons.addButton(text, role)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setDefault(name == "print")
            button.clicked.connect(does)
        line = hbox((self._state, 1), buttons, spacing=2 * SPACE)
        self.setLayout(vbox((paper, 1), line, spacing=2 * SPACE, margins=LIST_MARGINS))
        persist_size(self, "ResultSlipDialog", self.sizeHint())

    def _print(self) -> None:
        self._state.setText(
            self.tr("Printed.") if self._printing.print_sheet(self._summary) else ""
        )

    def _save(self) -> None:
        self._state.setText(self.tr("Saved.") if self._printing.save_sheet(self._summary) else "")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(plain_result_sheet(self._summary))
        self._state.setText(self.tr("Copied as text."))


class _Paper(QWidget):
    """The upper part of a page with the sheet on it, as large as there is room for."""

    def __init__(self, summary: GameSummary, room: QSize) -> None:
        """At first the sheet has its own size, unless that is larger than ``room``."""
        super().__init__()
        self._document = result_sheet_document(summary)
        size = self._document.size().toSize()
        self._wanted = self.fitting(room.boundedTo(size))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(self.fitting(QSize(_NARROWEST, size.height())))
        self.setAccessibleName(self.tr("Result sheet"))
        self.setAccessibleDescription(plain_result_sheet(summary))

    def fitting(self, room: QSize) -> QSize:
        """Return the size of the largest sheet that fits into ``room``."""
        size = self._document.size().toSize()
        return size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)

    def sizeHint(self) -> QSize:
        return self._wanted

    def paintEvent(self, _event: QPaintEvent) -> None:
        size, ratio = self.fitting(self.size()), self.devicePixelRatioF()
        # In pixels of the screen, so that lines are as thin and sharp as it has them.
        picture = QImage(size * ratio, QImage.Format.Format_RGB32)
        picture.fill(QColor(BOOK.background))
        with QPainter(picture) as painter:
            scale = picture.width() / self._document.size().width()
            draw_result_sheet(self._document, painter, scale)
        picture.setDevicePixelRatio(ratio)
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        with QPainter(self) as painter:
            painter.drawImage(left, top, picture)
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawRect(left, top, size.width() - 1, size.height() - 1)
