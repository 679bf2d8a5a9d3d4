"""What shows the pages of the guide: Markdown with pictures, and links from one to another."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from gobanapp.ui.widgets.appearance import SPACE

_PICTURE = 84 * SPACE
"""The width that a picture has at most, in logical pixels."""
_LINE = 125.0
"""The height of a line, in percent of the usual."""
_ABOVE_HEADING = 3 * SPACE
_A_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuidePages(QTextBrowser):
    """One page at a time. Pages are files; addresses of the web are the system's to open."""

    page_missing = Signal(str)
    """A page, by its file name, that is not there; the one before stays."""

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
        """Make the page that was read what it should be, and go to the heading that is asked for.

        On the way back Qt goes on to where the page was left.
        """
        self._air_lines()
        self._name_headings()
        if address.hasFragment():
            self.scrollToAnchor(address.fragment())

    def _name_headings(self) -> None:
        """Give headings the names that links call them by, which Qt does not."""
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
        """Put air between the lines of the page, and above its headings."""
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
        """Return what a page holds; pictures as wide as there is room for them, and sharp."""
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
    """Return what a link calls a heading: "Komi, and more" is ``komi-and-more``."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
