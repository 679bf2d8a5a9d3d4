"""The guide: its pages, their contents and search."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QKeySequence,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from gobanapp.resources import document_path
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import LIST_MARGINS, hbox, vbox
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import persist_size

_PICTURE = 84 * SPACE
"""The width that a picture has at most, in logical pixels."""
_LINE = 125.0
"""The height of a line, in percent of the usual."""
_ABOVE_HEADING = 3 * SPACE
_A_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuidePages(QTextBrowser):
    """One page at a time. Pages are files; the system opens web addresses."""

    page_missing = Signal(str)
    """A page with this file name is missing; the previous one stays."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2 * SPACE)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.sourceChanged.connect(self._prepare)

    def show_page(self, file: Path) -> None:
        """Show a page, from its beginning."""
        self._follow(QUrl.fromLocalFile(str(file)))

    def _follow(self, link: QUrl) -> None:
        address = self.source().resolved(link)
        if not address.isLocalFile():
            QDesktopServices.openUrl(address)
        elif Path(address.toLocalFile()).is_file():
            self.setSource(address, QTextDocument.ResourceType.MarkdownResource)
        else:
            self.page_missing.emit(address.fileName())

    def _prepare(self, address: QUrl) -> None:
        """Format the page that was read, and scroll to the requested heading.

        On the way back Qt returns to where the page was left.
        """
        self._air_lines()
        self._name_headings()
        if address.hasFragment():
            self.scrollToAnchor(address.fragment())

    def _name_headings(self) -> None:
        """Give headings anchors for links, which Qt does not."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                name = QTextCharFormat()
                name.setAnchor(True)
                name.setAnchorNames([heading_name(block.text())])
                cursor = QTextCursor(block)
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                cursor.mergeCharFormat(name)
            block = block.next()

    def _air_lines(self) -> None:
        """Increase the space between the lines of the page, and above its headings."""
        block = first = self.document().begin()
        while block.isValid():
            shape = block.blockFormat()
            if _A_PICTURE not in block.text():  # below it would be a quarter of it empty
                kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight
                shape.setLineHeight(_LINE, kind.value)
            if shape.headingLevel() and block != first:
                shape.setTopMargin(_ABOVE_HEADING)
            QTextCursor(block).setBlockFormat(shape)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a resource of a page; pictures as wide as there is room for them, and sharp."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        picture = QImage(self.source().resolved(QUrl(name)).toLocalFile())
        ratio = self.devicePixelRatioF()
        width = min(picture.width(), round(_PICTURE * ratio))
        if picture.width() > width:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(width, smooth)
        picture.setDevicePixelRatio(ratio)
        return picture


def heading_name(words: str) -> str:
    """Return the anchor of a heading: "Komi, and more" is ``komi-and-more``."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


_SIZE = 96 * SPACE, 96 * SPACE
_FIND = 28 * SPACE


class GuideDialog(QDialog):
    """The pages, with a back button and a field to search the page."""

    def __init__(self, parent: QWidget, contents: Path | None = None) -> None:
        super().__init__(parent)
        self._contents = contents or document_path("guide", "README.md")
        self.setWindowTitle(self.tr("User Guide"))
        self._pages = GuidePages()
        self._pages.setAccessibleName(self.tr("Page"))
        self._back = push_button(self.tr("&Back"), "back", self._pages.backward)
        self._all = push_button(self.tr("&Contents"), "contents", self._show_contents)
        self._find = QLineEdit()
        self._find.setPlaceholderText(self.tr("Find on this page"))
        self._find.setAccessibleName(self.tr("Find on this page"))
        self._find.setClearButtonEnabled(True)
        words = self._find.fontMetrics().horizontalAdvance(self._find.placeholderText())
        self._find.setFixedWidth(max(_FIND, words + 4 * SPACE))
        self._message = muted(Label(), "message")
        self._pages.setObjectName("page")
        self._find.setObjectName("find")
        self._lay_out()
        self._connect()
        self._show_contents()
        self._pages.setFocus()
        persist_size(self, "GuideDialog", QSize(*_SIZE))

    def _lay_out(self) -> None:
        line = hbox(self._back, self._all, (self._message, 1), self._find)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # Return follows a link, or finds the next word.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.setLayout(vbox(line, (self._pages, 1), buttons, margins=LIST_MARGINS))

    def _show_contents(self) -> None:
        self._pages.show_page(self._contents)

    def _connect(self) -> None:
        self._back.setEnabled(False)
        self._pages.backwardAvailable.connect(self._back.setEnabled)
        self._pages.sourceChanged.connect(lambda _address: self._message.clear())
        self._pages.page_missing.connect(self._tell_missing)
        self._find.returnPressed.connect(self._find_next)
        QShortcut(QKeySequence.StandardKey.Find, self, self._find.setFocus)

    def _tell_missing(self, name: str) -> None:
        self._message.setText(self.tr("The page {name} does not exist.").format(name=name))

    def _find_next(self) -> None:
        """Go to the next occurrence of the words; after the last one comes the first."""
        words = self._find.text()
        self._message.clear()
        if not words or self._pages.find(words):
            return
        place = self._pages.textCursor()
        self._pages.moveCursor(self._pages.textCursor().MoveOperation.Start)
        if not self._pages.find(words):
            self._pages.setTextCursor(place)
            self._message.setText(self.tr("Not found on this page."))
