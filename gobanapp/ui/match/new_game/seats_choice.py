"""How the two players will sit at the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.widgets.appearance import line_height


class SeatsChoice(QComboBox):
    """A list of the layouts of the window, as players would say it."""

    def __init__(self, layout: WindowLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        names = {
            WindowLayout.STANDARD: self.tr("At a desk, with the tree of moves"),
            WindowLayout.SIDE_BY_SIDE: self.tr("Side by side"),
            WindowLayout.ACROSS: self.tr("Across the table"),
            WindowLayout.PLAIN: self.tr("Only the board and two clocks"),
        }
        for choice in WindowLayout:
            self.addItem(names[choice], choice)
        self.setCurrentIndex(self.findData(layout))
        self.setObjectName("seats")
        self.setAccessibleName(self.tr("Seats"))
        self.setMinimumHeight(line_height(self))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def layout_chosen(self) -> WindowLayout:
        layout = self.currentData()
        assert isinstance(layout, WindowLayout)
        return layout
