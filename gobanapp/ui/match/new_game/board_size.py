"""The size of the board: a usual one by a click, any other by its columns and rows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from gobanapp.rules.point import MAX_SIZE
from gobanapp.ui.widgets.forms import form_row, keep_room, prepare
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.segmented_control import SegmentedControl

_SIZES = (9, 13, 19)
_OTHER = 0


class BoardSizeField(QWidget):
    """``changed``: the board has another size."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sizes = [(size, f"{size} × {size}") for size in _SIZES]
        self._size = SegmentedControl([*sizes, (_OTHER, self.tr("Other"))])
        self._size.setObjectName("board-size")
        self._size.setAccessibleName(self.tr("Board"))
        # Else the mnemonic of its label would not lead to it; Tab goes to what is chosen in it.
        self._size.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._columns, self._rows = QSpinBox(), QSpinBox()
        self._columns.setObjectName("columns")
        self._rows.setObjectName("rows")
        self._columns.setAccessibleName(self.tr("Columns"))
        self._rows.setAccessibleName(self.tr("Rows"))
        self._typed = (self._columns, Label("×"), self._rows)
        keep_room(*self._typed)
        prepare(self._columns, self._rows)
        self.setLayout(form_row(self._size, *self._typed))
        self.setFocusProxy(self._size)
        for spin in (self._columns, self._rows):
            spin.setRange(1, MAX_SIZE)
            spin.valueChanged.connect(self.changed)
        self._size.chosen.connect(self._take)

    @property
    def size_shown(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._columns.value(), self._rows.value()

    @size_shown.setter
    def size_shown(self, size: tuple[int, int]) -> None:
        columns, rows = size
        self._size.value = columns if columns == rows and columns in _SIZES else _OTHER
        self._columns.setValue(columns)
        self._rows.setValue(rows)
        self._show_typed()

    def _take(self, size: int) -> None:
        if size != _OTHER:
            self._columns.setValue(size)
            self._rows.setValue(size)
        self._show_typed()

    def _show_typed(self) -> None:
        for widget in self._typed:
            widget.setVisible(self._size.value == _OTHER)
