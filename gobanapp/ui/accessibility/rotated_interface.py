"""What is turned for a player across the table, for screen readers: they would not look into it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from gobanapp.ui.accessibility.painted_part import Interface
from gobanapp.ui.widgets.rotated_widget import RotatedWidget


class RotatedInterface(QAccessibleWidget):
    """Has one child, the widget that is shown upside down, and is called as that is."""

    def __init__(self, turned: RotatedWidget) -> None:
        super().__init__(turned, QAccessible.Role.Grouping)
        self._turned = turned

    def childCount(self) -> int:
        return 1

    def child(self, index: int) -> Interface:
        return QAccessible.queryAccessibleInterface(self._turned.inner) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._turned.inner else -1

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return self._turned.inner.accessibleName()
        return super().text(kind)
