"""The komi, and a way to agree on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDoubleSpinBox, QPushButton, QWidget

from gobanapp.game.game_terms import MAX_KOMI
from gobanapp.text import result_text
from gobanapp.ui.widgets.forms import form_row, prepare
from gobanapp.ui.widgets.plain_text import Label


class KomiField(QDoubleSpinBox):
    """White's points, by halves; below zero they are Black's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(-MAX_KOMI, MAX_KOMI)
        self.setSingleStep(0.5)
        self.setDecimals(1)
        self.setAccessibleName(self.tr("Komi"))
        prepare(self)


class KomiFields(QWidget):
    """``komi_bid_requested``: the players want to agree on the komi by dividing and choosing."""

    komi_bid_requested = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = KomiField()
        self.field.setObjectName("komi")
        self._divide = QPushButton(self.tr("Di&vide and choose…"))
        self._divide.setObjectName("divide")
        self._divide.setToolTip(self.tr("One names the komi, the other chooses the colour"))
        self._divide.setAutoDefault(False)
        self._whose = Label()
        self._whose.setObjectName("points-of-black")
        self._whose.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setLayout(form_row(self.field, self._divide, self._whose))
        self.setFocusProxy(self.field)
        self._usual = self.field.value()
        self._divide.clicked.connect(self.komi_bid_requested)
        self.field.valueChanged.connect(self._follow)

    @property
    def komi(self) -> float:
        return self.field.value()

    @komi.setter
    def komi(self, komi: float) -> None:
        self.field.setValue(komi)

    def set_usual(self, usual: float, *, fills: bool = True) -> None:
        """Say what is usual on these terms: it is taken where the usual one stood before."""
        if fills and self.komi == self._usual:
            self.komi = usual
        self._usual = usual

    def _follow(self) -> None:
        text = self.tr("Black gets {points}.") if self.komi < 0 else ""
        self._whose.setText(text.format(points=result_text.points(-self.komi)))
        self.changed.emit()
