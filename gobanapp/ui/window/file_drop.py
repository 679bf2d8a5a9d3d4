"""A window on which files are dropped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QRubberBand


class FileDropWindow(QMainWindow):
    """A main window that takes copies of dropped files, with a frame while they are over it."""

    files_dropped = Signal(object)
    """Files were dropped: a list of paths, never empty."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._drop_frame: QRubberBand | None = None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _accept_as_copy(event):
            self._show_drop_frame()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_as_copy(event)  # Each step proposes the action of the other program again.

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._hide_drop_frame()

    def dropEvent(self, event: QDropEvent) -> None:
        self._hide_drop_frame()
        if _accept_as_copy(event):
            files = _local_files(event)
            # Later: the program they were dragged from waits until this event is over.
            QTimer.singleShot(0, self, lambda: self.files_dropped.emit(files))

    def _show_drop_frame(self) -> None:
        if self._drop_frame is None:
            self._drop_frame = QRubberBand(QRubberBand.Shape.Rectangle, self)
            self._drop_frame.setObjectName("drop-frame")
        self._drop_frame.setGeometry(self.rect())
        self._drop_frame.show()
        self._drop_frame.raise_()

    def _hide_drop_frame(self) -> None:
        if self._drop_frame is not None:
            self._drop_frame.hide()


def _local_files(event: QDropEvent) -> list[Path]:
    """Return the dragged files, each once."""
    urls = event.mimeData().urls()
    return list(dict.fromkeys(Path(url.toLocalFile()) for url in urls if url.isLocalFile()))


def _accept_as_copy(event: QDropEvent) -> bool:
    """Accept the files of a drag, if it has any; return whether it is accepted.

    Only as copies: a program whose files are moved deletes them afterwards.
    """
    copy = Qt.DropAction.CopyAction
    if not (event.possibleActions() & copy and _local_files(event)):
        event.ignore()
        return False
    event.setDropAction(copy)
    event.accept()
    return True
