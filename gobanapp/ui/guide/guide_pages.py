"""What shows the pages of the guide: Markdown with pictures, and links from one to another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from gobanapp.ui.look import SPACE

_PICTURE = 84 * SPACE
"""The width that a picture has at most, in logical pixels."""


class GuidePages(QTextBrowser):
    """One page at a time. Pages are files; addresses of the web are the system's to open."""

    missing = Signal(str)
    """A page, by its file name, that is not there; the one before stays."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2 * SPACE)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)

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
            self.missing.emit(address.fileName())

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
