"""The least that can be done in the place of what is measured, to measure it beside ours.

It is no rival: it knows no board and no record. It shows how fast the machine is today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QDialog, QListView, QWidget

MEMORY_COPY = "4 MB copied in memory"
BARE_PAINT = "a bare widget painted"
BARE_CLICK = "a bare widget clicked and painted"
BARE_KEY = "a key and a paint of a bare widget"
BARE_KEYS = "as many keys and paints of a bare widget"
BARE_LIST = "a page on in a bare list of as many rows"
BARE_DIALOG = "an empty dialog"
BARE_PYTHON = "an empty Python program"
BARE_PICTURE = "an empty picture of PySide6"
BARE_WIDGET = "a bare widget of PySide6"


class MemoryCopy:
    """As much as the picture of a board of 1000 x 1000 pixels, copied to where room is."""

    def __init__(self) -> None:
        self._from, self._to = bytes(4_000_000), bytearray(4_000_000)

    def __call__(self) -> None:
        self._to[:] = self._from


def bare_widget(width: int, height: int) -> QWidget:
    """Return a widget on the screen that fills itself, and paints at every click and key."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    class Bare(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), Qt.GlobalColor.gray)

        def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
            self.update()

        def keyPressEvent(self, _event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
            self.update()

    made = Bare()
    made.resize(width, height)
    made.show()
    QCoreApplication.processEvents()
    return made


def bare_list(rows: int) -> QListView:
    """Return a list on the screen of lines of text, made as Qt has it."""
    from PySide6.QtCore import QCoreApplication, QStringListModel
    from PySide6.QtWidgets import QListView

    made = QListView()
    made.setModel(QStringListModel([f"A game {row}" for row in range(rows)], made))
    made.setUniformItemSizes(True)
    made.resize(700, 600)
    made.show()
    made.setCurrentIndex(made.model().index(0, 0))
    QCoreApplication.processEvents()
    return made


def empty_dialog() -> QDialog:
    """Return a dialog that was shown and painted."""
    from PySide6.QtWidgets import QDialog

    made = QDialog()
    made.resize(900, 650)
    made.show()
    made.grab()
    return made


def press_key(widget: QWidget, key: Qt.Key) -> None:
    """Press a key there, and let all be painted that is to be."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtTest import QTest

    QTest.keyClick(widget, key)
    QCoreApplication.processEvents()


def click(widget: QWidget) -> None:
    """Click in the middle of a widget, and let all be painted that is to be."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtTest import QTest

    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
