"""The bar that tells that moves are tried out, and how that ends."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.labels import ElidedLabel


class TrialBar(QWidget):
    """One line with two buttons. Whether it is there, its owner decides."""

    kept = Signal()
    discarded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("try-out-bar")
        self._text = ElidedLabel()
        self._text.setObjectName("told")
        self._keep = QPushButton(self.tr("Keep"))
        self._keep.setObjectName("keep")
        self._keep.setToolTip(self.tr("Leave these moves in the record as a variation"))
        self._keep.clicked.connect(self.kept)
        self._leave = QPushButton(self.tr("Go Back"))
        self._leave.setObjectName("go-back")
        self._leave.setToolTip(self.tr("Go back to where they began, without them (Escape)"))
        self._leave.clicked.connect(self.discarded)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE + SPACE // 2, SPACE // 2, SPACE // 2, SPACE // 2)
        layout.setSpacing(SPACE)
        layout.addWidget(self._text, 1)
        for button in (self._keep, self._leave):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the keys stay with the board
            layout.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_try_out(self, number: int, *, can_keep: bool) -> None:
        """Tell from which move on moves are tried out; ``can_keep``: whether there are any."""
        text = self.tr("Trying out from move {number}").format(number=number)
        self._text.set_full_text(text if number else self.tr("Trying out"))
        self._keep.setEnabled(can_keep)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(roles.AlternateBase))
            painter.drawRoundedRect(self.rect(), SPACE, SPACE)
            painter.setBrush(self.palette().color(roles.Highlight))
            mark = QRectF(0, SPACE, SPACE / 2, self.height() - 2 * SPACE)
            painter.drawRoundedRect(mark, SPACE / 4, SPACE / 4)
