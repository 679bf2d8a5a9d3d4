"""The wood of the board: made once in the background, then kept in the user's cache."""

from __future__ import annotations

import contextlib
import zlib
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QStandardPaths, QThreadPool, Signal
from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface
from gobanapp.paint.surface import make_surface
from gobanapp.paint.wood_file import keep_wood, kept_wood

_MOST_KEPT = 4  # of 8 megabytes each


class WoodStore(QObject):
    """Pictures of wood, from the cache or newly made. A cache that fails is done without."""

    made = Signal(object, QImage)
    """What was wanted (``Surface``), and its picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
        self._folder = Path(folder)
        self.wanted: Surface | None = None
        """What was fetched last."""

    def fetch(self, look: Surface) -> None:
        """Get a picture; ``made`` tells when it is there.

        That is at once where the cache has it, before the first paint; else another thread makes
        it, unless another picture has been wanted meanwhile.
        """
        self.wanted = look
        file = self._folder / f"wood-{zlib.crc32(repr(look).encode()):08x}.ppm"
        kept = kept_wood(file, look)
        if kept is None:
            QThreadPool.globalInstance().start(_Making(self, look, file))
        else:
            self.made.emit(look, kept)


class _Making(QRunnable):
    def __init__(self, store: WoodStore, look: Surface, file: Path) -> None:
        super().__init__()
        self._store = store
        self._look = look
        self._file = file

    def run(self) -> None:
        if self._store.wanted != self._look:
            return
        image = make_surface(self._look)
        # The window may have been closed meanwhile, and the store with it.
        with contextlib.suppress(RuntimeError):
            self._store.made.emit(self._look, image)
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            keep_wood(self._file, self._look, image)
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        files = self._file.parent.glob("wood*.ppm")
        latest = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
        for file in latest[_MOST_KEPT:]:
            file.unlink(missing_ok=True)
