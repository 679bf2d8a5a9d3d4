"""The guide in a window of its own, beside which a game can go on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gobanapp.resources import document_path
from gobanapp.ui.help.guide_pages import GuidePages
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import persist_size

_SIZE = 96 * SPACE, 96 * SPACE
_FIND = 28 * SPACE


class GuideDialog(QDialog):
    """Its pages, a way back, and a line to find words on the page."""

    def __init__(self, parent: QWidget, contents: Path | None = None) -> None:
        super().__init__(parent)
        self._contents = contents or document_path("guide", "README.md")
        self.setWindowTitle(self.tr("User Guide"))
        self._pages = GuidePages()
        self._pages.setAccessibleName(self.tr("Page"))
        self._back = QPushButton(self.tr("&Back"))
        self._all = QPushButton(self.tr("&Contents"))
        self._find = QLineEdit()
        self._find.setPlaceholderText(self.tr("Find on this page"))
        self._find.setAccessibleName(self.tr("Find on this page"))
        self._find.setClearButtonEnabled(True)
        self._find.setFixedWidth(_FIND)
        self._told = Label()
        self._told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._pages.setObjectName("page")
        self._back.setObjectName("back")
        self._all.setObjectName("contents")
        self._find.setObjectName("find")
        self._told.setObjectName("message")
        self._lay_out()
        self._connect()
        self._pages.show_page(self._contents)
        self._pages.setFocus()
        persist_size(self, "GuideDialog", QSize(*_SIZE))

    @staticmethod
    def show_over(window: QWidget) -> None:
        """Show the guide of ``window``, or bring it to the front."""
        dialog = window.findChild(GuideDialog)
        if not isinstance(dialog, GuideDialog):
            dialog = GuideDialog(window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        line.addWidget(self._back)
        line.addWidget(self._all)
        line.addWidget(self._told, 1)
        line.addWidget(self._find)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        for button in (self._back, self._all, close):
            button.setAutoDefault(False)  # Return follows a link, or finds the next word
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        layout.setSpacing(SPACE)
        layout.addLayout(line)
        layout.addWidget(self._pages, 1)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        self._back.setEnabled(False)
        self._back.clicked.connect(self._pages.backward)
        self._pages.backwardAvailable.connect(self._back.setEnabled)
        self._all.clicked.connect(lambda: self._pages.show_page(self._contents))
        self._pages.sourceChanged.connect(lambda _address: self._told.clear())
        self._pages.page_missing.connect(self._tell_missing)
        self._find.returnPressed.connect(self._find_next)
        QShortcut(QKeySequence.StandardKey.Find, self, self._find.setFocus)

    def _tell_missing(self, name: str) -> None:
        self._told.setText(self.tr("The page {name} is not here.").format(name=name))

    def _find_next(self) -> None:
        """Go to the next place with the words; behind the last one comes the first."""
        words = self._find.text()
        self._told.clear()
        if not words or self._pages.find(words):
            return
        place = self._pages.textCursor()
        self._pages.moveCursor(self._pages.textCursor().MoveOperation.Start)
        if not self._pages.find(words):
            self._pages.setTextCursor(place)
            self._told.setText(self.tr("Not on this page."))
