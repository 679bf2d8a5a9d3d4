"""The button with which one player accepts the count."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from gobanapp.rules.color import Color
from gobanapp.ui.widgets.plain_text import set_tool_tip
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 20
_SPACE = 4


class AcceptButton(QPushButton):
    """Shows what was agreed, never by itself what was clicked. A long name ends in dots."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.setCheckable(True)
        # Qt leaves next to nothing between an icon and the words behind it.
        stone = stone_pixmap(color, _STONE_SIZE, self.devicePixelRatioF(), _SPACE)
        self.setIcon(QIcon(stone))
        self.setIconSize(QSize(_STONE_SIZE + _SPACE, _STONE_SIZE))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_acceptance(self, name: str, accepted: bool) -> None:
        """Show whether the player called ``name`` has accepted."""
        self._name = name
        self.setChecked(accepted)
        self._write()

    def nextCheckState(self) -> None:
        """Leave the state alone: Qt would switch it at each click."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        text = self.tr("✓ {name} accepted") if self.isChecked() else self.tr("{name} accepts")
        whole = text.format(name=self._name)
        self.setAccessibleName(whole)
        self.setText(text.format(name=""))
        room = self.width() - self.sizeHint().width()
        name = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        set_tool_tip(self, whole if name != self._name else "")
        self.setText(text.format(name=name.replace("&", "&&")))
