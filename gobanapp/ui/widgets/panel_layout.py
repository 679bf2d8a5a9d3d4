"""The two halves of a panel: what is read, and below or beside it what can be done."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from gobanapp.ui.widgets.appearance import SPACE

_READ_MORE = (3, 2)


class PanelLayout(QBoxLayout):
    """Fills ``panel``. Where the halves lie side by side they share its width as ``wide`` says."""

    def __init__(
        self,
        panel: QWidget,
        read: QWidget | QLayout,
        done: QLayout,
        wide: tuple[int, int] = _READ_MORE,
    ) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom, panel)
        self._wide = wide
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(2 * SPACE)
        if isinstance(read, QWidget):
            self.addWidget(read, 1)
        else:
            self.addLayout(read, 1)
        self.addLayout(done)

    def set_side_by_side(self, wide: bool) -> None:
        """Put them side by side, where there is more width than height."""
        directions = QBoxLayout.Direction
        self.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        for half, share in enumerate(self._wide if wide else (1, 0)):
            self.setStretch(half, share)
