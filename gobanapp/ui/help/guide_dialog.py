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

_MAX_PICTURE_WIDTH = 84 * SPACE
"""The maximum width of a picture, in logical pixels."""
_LINE_HEIGHT = 125.0
"""The height of a line, in percent of the usual."""
_HEADING_MARGIN = 3 * SPACE
_OBJECT_CHARACTER = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuidePages(QTextBrowser):
    """The pages of the guide, which are files; the system opens web addresses."""

    page_missing = Signal(str)
    """A page with this file name is missing; the previous one stays."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2 * SPACE)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._open_link)
        self.sourceChanged.connect(self._format_page)

    def show_page(self, file: Path) -> None:
        """Show a page, from its beginning."""
        self._open_link(QUrl.fromLocalFile(str(file)))

    def _open_link(self, link: QUrl) -> None:
        address = self.source().resolved(link)
        if not address.isLocalFile():
            QDesktopServices.openUrl(address)
        elif Path(address.toLocalFile()).is_file():
            self.setSource(address, QTextDocument.ResourceType.MarkdownResource)
        else:
            self.page_missing.emit(address.fileName())

    def _format_page(self, address: QUrl) -> None:
        """Format the page that was read, and scroll to the requested heading.

        When going back, Qt restores the scroll position.
        """
        self._set_line_heights()
        self._anchor_headings()
        if address.hasFragment():
            self.scrollToAnchor(address.fragment())

    def _anchor_headings(self) -> None:
        """Give the headings anchors for links, because Qt does not."""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                char_format = QTextCharFormat()
                char_format.setAnchor(True)
                char_format.setAnchorNames([heading_anchor(block.text())])
                cursor = QTextCursor(block)
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                cursor.mergeCharFormat(char_format)
            block = block.next()

    def _set_line_heights(self) -> None:
        """Increase the space between lines and above headings."""
        block = first = self.document().begin()
        while block.isValid():
            block_format = block.blockFormat()
            # Below a picture a quarter of its height would be empty.
            if _OBJECT_CHARACTER not in block.text():
                height_type = QTextBlockFormat.LineHeightTypes.ProportionalHeight
                block_format.setLineHeight(_LINE_HEIGHT, height_type.value)
            if block_format.headingLevel() and block != first:
                block_format.setTopMargin(_HEADING_MARGIN)
            QTextCursor(block).setBlockFormat(block_format)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a resource of a page; pictures fit the width and the resolution of the screen."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        picture = QImage(self.source().resolved(QUrl(name)).toLocalFile())
        ratio = self.devicePixelRatioF()
        width = min(picture.width(), round(_MAX_PICTURE_WIDTH * ratio))
        if picture.width() > width:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(width, smooth)
        picture.setDevicePixelRatio(ratio)
        return picture


def heading_anchor(heading: str) -> str:
    """Return the anchor of a heading: "Komi, and more" is ``komi-and-more``."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


_DEFAULT_SIZE = 96 * SPACE, 96 * SPACE
_MIN_SEARCH_WIDTH = 28 * SPACE


class GuideDialog(QDialog):
    """The pages, with a back button and a field to search the page."""

    def __init__(self, parent: QWidget, contents: Path | None = None) -> None:
        super().__init__(parent)
        self._contents = contents or document_path("guide", "README.md")
        self.setWindowTitle(self.tr("User Guide"))
        self._pages = GuidePages()
        self._pages.setAccessibleName(self.tr("Page"))
        self._back = push_button(self.tr("&Back"), "back", self._pages.backward)
        self._contents_button = push_button(self.tr("&Contents"), "contents", self._show_contents)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Find on this page"))
        self._search.setAccessibleName(self.tr("Find on this page"))
        self._search.setClearButtonEnabled(True)
        text_width = self._search.fontMetrics().horizontalAdvance(self._search.placeholderText())
        self._search.setFixedWidth(max(_MIN_SEARCH_WIDTH, text_width + 4 * SPACE))
        self._message = muted(Label(), "message")
        self._pages.setObjectName("page")
        self._search.setObjectName("find")
        self._arrange()
        self._connect()
        self._show_contents()
        self._pages.setFocus()
        persist_size(self, "GuideDialog", QSize(*_DEFAULT_SIZE))

    def _arrange(self) -> None:
        top_row = hbox(self._back, self._contents_button, (self._message, 1), self._search)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # Enter follows a link, or finds the next occurrence.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.setLayout(vbox(top_row, (self._pages, 1), buttons, margins=LIST_MARGINS))

    def _show_contents(self) -> None:
        self._pages.show_page(self._contents)

    def _connect(self) -> None:
        self._back.setEnabled(False)
        self._pages.backwardAvailable.connect(self._back.setEnabled)
        self._pages.sourceChanged.connect(lambda _address: self._message.clear())
        self._pages.page_missing.connect(self._show_missing_page)
        self._search.returnPressed.connect(self._find_next)
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)

    def _show_missing_page(self, name: str) -> None:
        self._message.setText(self.tr("The page {name} does not exist.").format(name=name))

    def _find_next(self) -> None:
        """Go to the next occurrence of the text; after the last one comes the first."""
        text = self._search.text()
        self._message.clear()
        if not text or self._pages.find(text):
            return
        cursor = self._pages.textCursor()
        self._pages.moveCursor(self._pages.textCursor().MoveOperation.Start)
        if not self._pages.find(text):
            self._pages.setTextCursor(cursor)
            self._message.setText(self.tr("Not found on this page."))
