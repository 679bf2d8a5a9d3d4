"""The dialog that shows the result slip of a game as it is printed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gobanapp.diagram.theme import BOOK
from gobanapp.game.game_summary import GameSummary
from gobanapp.ui.match.result_sheet.plain_result_sheet import plain_result_sheet
from gobanapp.ui.match.result_sheet.result_sheet_page import (
    WIDTH,
    draw_result_sheet,
    result_sheet_height,
)
from gobanapp.ui.match.result_sheet.result_sheet_printer import ResultSheetPrinter
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.text_line import quiet_line
from gobanapp.ui.widgets.window_geometry import persist_size

_AROUND = 12.0  # millimetres of paper beside the slip
_PAPER_WIDTH = 780
_NARROWEST = 440
_OF_SCREEN = 0.94
_BELOW = 120  # what the buttons and the frame of the window take


class ResultSheetDialog(QDialog):
    """Prints it, saves it, copies it; it stays open until it is closed."""

    def __init__(self, slip: GameSummary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slip = slip
        self._printing = ResultSheetPrinter(self)
        self.setWindowTitle(self.tr("Result Slip"))
        self._paper = _Paper(slip)
        self._paper.setObjectName("paper")
        self._state = quiet_line()
        self._state.setObjectName("status")
        buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        for name, text, does in (
            ("print", self.tr("&Print…"), self._print),
            ("save", self.tr("&Save…"), self._save),
            ("copy", self.tr("&Copy"), self._copy),
        ):
            button = buttons.addButton(text, roles.ActionRole)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setDefault(does == self._print)
            button.clicked.connect(lambda _checked, does=does: does())
        close = buttons.addButton(self.tr("Close"), roles.RejectRole)
        close.setObjectName("close")
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.setSpacing(2 * SPACE)
        line.addWidget(self._state, 1)
        line.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(self._paper, 1)
        column.addLayout(line)
        room = self.screen().availableSize() * _OF_SCREEN
        paper = self._paper.fitting(QSize(min(_PAPER_WIDTH, room.width()), room.height() - _BELOW))
        self._paper.wanted = paper
        persist_size(self, "ResultSlipDialog", self.sizeHint())

    def _print(self) -> None:
        self._tell(self.tr("Printed.") if self._printing.print_slip(self._slip) else "")

    def _save(self) -> None:
        self._tell(self.tr("Saved.") if self._printing.save_slip(self._slip) else "")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(plain_result_sheet(self._slip))
        self._tell(self.tr("Copied as text."))

    def _tell(self, text: str) -> None:
        self._state.setText(text)


class _Paper(QWidget):
    """The upper part of a sheet with the slip on it, as large as there is room for."""

    def __init__(self, slip: GameSummary) -> None:
        super().__init__()
        self._slip = slip
        self._picture = QImage()
        self._shape = (result_sheet_height(slip) + 2 * _AROUND) / (WIDTH + 2 * _AROUND)
        self.wanted = QSize(_PAPER_WIDTH, round(_PAPER_WIDTH * self._shape))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_NARROWEST, round(_NARROWEST * self._shape))
        self.setAccessibleName(self.tr("Result slip"))
        self.setAccessibleDescription(plain_result_sheet(slip))

    def fitting(self, room: QSize) -> QSize:
        """Return the size of the largest sheet that fits into ``room``."""
        width = min(room.width(), round(room.height() / self._shape))
        return QSize(width, round(width * self._shape))

    def sizeHint(self) -> QSize:
        return self.wanted

    def paintEvent(self, _event: QPaintEvent) -> None:
        size, ratio = self.fitting(self.size()), self.devicePixelRatioF()
        if self._picture.size() != size * ratio:
            self._picture = self._draw(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        with QPainter(self) as painter:
            painter.drawImage(left, top, self._picture)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
            frame = QRectF(left, top, size.width(), size.height())
            painter.drawRect(frame.adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw(self, size: QSize) -> QImage:
        picture = QImage(size, QImage.Format.Format_RGB32)
        picture.fill(QColor(BOOK.background))
        scale = size.width() / (WIDTH + 2 * _AROUND)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
            draw_result_sheet(painter, self._slip, QPointF(_AROUND, _AROUND) * scale, scale)
        return picture
