"""The bar beside the board that tells how a game is thought to stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gobanapp.text.scoring_text import expected_lead
from gobanapp.ui.widgets.appearance import SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.close_button import CloseButton
from gobanapp.ui.widgets.elided_label import ElidedLabel
from gobanapp.ui.widgets.plain_text import Label

if TYPE_CHECKING:
    from gobanapp.rules.estimate import Estimate


class EstimateBar(QWidget):
    """One line. Hidden at first; whether it is there, its owner decides."""

    closed = Signal()
    """The user wants no estimate any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lead = ElidedLabel()
        self._lead.setObjectName("lead")
        self._note = Label()
        self._note.setObjectName("note")
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        set_text_size(self._note, SMALL)
        self._texts = ("", "")
        close = CloseButton(self.tr("Close the estimate"))
        close.setObjectName("close-estimate")
        close.clicked.connect(self.closed)
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE // 2, SPACE, SPACE // 2 + 1)
        layout.setSpacing(2 * SPACE)
        layout.addWidget(self._lead, 1)
        layout.addWidget(self._note)
        layout.addWidget(close)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_estimate(None)
        self.hide()

    def show_estimate(self, estimate: Estimate | None) -> None:
        """Tell who is ahead; None: it is still being worked on."""
        if estimate is None:
            self._texts = 2 * (self.tr("Estimating…"),)
        else:
            self._texts = expected_lead(estimate), expected_lead(estimate, with_range=False)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use fewer words where there is too little room for all."""
        note, short_note = self.tr("An estimate: no count"), self.tr("Estimate")
        long, short = self._texts
        for lead, said in ((long, note), (long, short_note), (short, short_note), (short, "")):
            self._lead.set_full_text(lead)
            self._note.setText(said)
            self._note.setVisible(bool(said))
            # What the layout needs besides the lead, which asks for nothing.
            room = self.width() - self._row.minimumSize().width()
            if self._lead.fontMetrics().horizontalAdvance(lead) <= room:
                break
        self._lead.setAccessibleName(f"{long}. {note}.")

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(roles.AlternateBase))
            painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(roles.Mid))
