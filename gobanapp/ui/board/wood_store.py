"""The wood of the board: made once in the background, then kept in the user's cache."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QStandardPaths, QThreadPool, Signal
from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface
from gobanapp.paint.surface import make_surface
from gobanapp.paint.wood_file import keep_wood, kept_wood


class WoodStore(QObject):
    """Pictures of wood, from the cache or newly made. A cache that fails is done without."""

    made = Signal(object, QImage)
    """What was wanted (``Surface``), and its picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
        self._file = Path(folder) / "wood.ppm"

    def fetch(self, look: Surface) -> None:
        """Get a picture; ``made`` tells when it is there.

        That is at once where the cache has it, before the first paint; else another thread makes
        it.
        """
        kept = kept_wood(self._file, look)
        if kept is None:
            QThreadPool.globalInstance().start(_Making(self, look, self._file))
        else:
            self.made.emit(look, kept)


class _Making(QRunnable):
    def __init__(self, store: WoodStore, look: Surface, file: Path) -> None:
        super().__init__()
        self._store = store
        self._look = look
        self._file = file

    def run(self) -> None:
        image = make_surface(self._look)
        # The window may have been closed meanwhile, and the store with it.
        with contextlib.suppress(RuntimeError):
            self._store.made.emit(self._look, image)
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            keep_wood(self._file, self._look, image)
