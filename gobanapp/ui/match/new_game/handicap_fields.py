"""The handicap: how many stones, where they go, and who begins."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSpinBox, QWidget

from gobanapp.game.game_terms import max_handicap
from gobanapp.ui.widgets.forms import form_row, prepare
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl


class HandicapFields(QWidget):
    """``changed``: the number of stones or their placement is another."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = (19, 19)
        self.field = QSpinBox()
        self.field.setObjectName("handicap")
        self.field.setAccessibleName(self.tr("Handicap"))
        self.field.setSpecialValueText(self.tr("None"))
        self._placement = SegmentedControl(
            [(False, self.tr("Star points")), (True, self.tr("Free"))]
        )
        self._placement.setObjectName("placement")
        self._placement.setAccessibleName(self.tr("Placement of the handicap stones"))
        self._who_begins = Label()
        self._who_begins.setObjectName("first-move")
        self._who_begins.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        prepare(self.field)
        self.setLayout(form_row(self.field, self._placement, self._who_begins))
        self.setFocusProxy(self.field)
        self.field.valueChanged.connect(self._follow)
        self._placement.chosen.connect(self._follow)

    @property
    def stones(self) -> int:
        return self.field.value()

    @stones.setter
    def stones(self, stones: int) -> None:
        self.field.setValue(stones)

    @property
    def free_placement(self) -> bool:
        return bool(self._placement.value)

    def set_board(self, columns: int, rows: int) -> None:
        """Keep to what such a board has room for."""
        self._board = (columns, rows)
        self._follow()

    def show_handicap(self, stones: int, *, free_placement: bool) -> None:
        self._placement.value = free_placement
        self._limit()
        self.stones = stones
        self._follow()

    def _limit(self) -> None:
        columns, rows = self._board
        self.field.setMaximum(max_handicap(columns, rows, free_placement=self.free_placement))

    def _follow(self) -> None:
        self._limit()
        self._placement.setEnabled(self.stones >= 2)
        self._who_begins.setText(self._first_move())
        self.changed.emit()

    def _first_move(self) -> str:
        if self.stones < 2:
            return self.tr("Black plays first.")
        if self.free_placement:
            return self.tr("Black places the stones.")
        return self.tr("White plays first.")
