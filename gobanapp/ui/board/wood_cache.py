"""The wood of the board: made once in the background, then kept in the user's cache."""

from __future__ import annotations

import contextlib
import zlib
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface
from gobanapp.paint.surface_image import make_surface
from gobanapp.paint.wood_image import load_wood, save_wood
from gobanapp.ui.widgets.worker import run_in_thread

_MOST_KEPT = 4  # of 11 megabytes each


class WoodCache(QObject):
    """Pictures of wood, from the cache or newly made. A failing cache is not used."""

    wood_ready = Signal(object, QImage)
    """The ``Surface`` requested, and its picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = cache_folder()
        self._making: _Making | None = None

    def fetch(self, look: Surface) -> None:
        """Get a picture; ``wood_ready`` is emitted when it is there.

        That is at once where the cache has it, before the first paint; else another thread makes
        it, unless another picture has been wanted meanwhile.
        """
        file = self._folder / f"wood-{zlib.crc32(repr(look).encode()):08x}.pixels"
        kept = load_wood(file, look)
        if self._making is not None and self._making.look != look:
            self._making.is_wanted = False
        self._making = None
        if kept is None:
            self._making = _Making(look, file)
            run_in_thread(self._making.run, self._take)
        else:
            self.wood_ready.emit(look, kept)

    def _take(self, made: tuple[Surface, QImage] | None) -> None:
        if made is not None:
            self.wood_ready.emit(*made)


def cache_folder() -> Path:
    """Return the folder of the user's cache in which pictures are kept."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


class _Making:
    def __init__(self, look: Surface, file: Path) -> None:
        self.look = look
        self.is_wanted = True
        self._file = file

    def run(self) -> tuple[Surface, QImage] | None:
        """Make and keep a picture, also for a window that is closed meanwhile."""
        if not self.is_wanted:
            return None
        image = make_surface(self.look)
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            save_wood(self._file, self.look, image)
            self._forget_oldest()
        return self.look, image

    def _forget_oldest(self) -> None:
        files = self._file.parent.glob("wood*")  # versions before kept .ppm files
        latest = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
        for file in latest[_MOST_KEPT:]:
            file.unlink(missing_ok=True)
