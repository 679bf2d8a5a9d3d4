"""How the two players will sit at the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from gobanapp.ui.layout import Layout
from gobanapp.ui.look import line_height


class SeatsChoice(QComboBox):
    """A list of the layouts of the window, as players would say it."""

    def __init__(self, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = {
            Layout.DESK: self.tr("At a desk, with the tree of moves"),
            Layout.SIDE_BY_SIDE: self.tr("Side by side"),
            Layout.ACROSS: self.tr("Across the table"),
            Layout.PLAIN: self.tr("Only the board and two clocks"),
        }
        for choice in Layout:
            self.addItem(names[choice], choice)
        self.setCurrentIndex(self.findData(layout))
        self.setObjectName("seats")
        self.setAccessibleName(self.tr("Seats"))
        self.setMinimumHeight(line_height(self))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def layout_chosen(self) -> Layout:
        layout = self.currentData()
        assert isinstance(layout, Layout)
        return layout
