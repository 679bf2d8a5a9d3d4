"""The wood of the board: made once in the background, then kept in the user's cache."""

from __future__ import annotations

import contextlib
import zlib
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtGui import QImage

from gobanapp.diagram.theme import Surface
from gobanapp.paint.surface_image import make_surface
from gobanapp.paint.wood_image import load_wood, save_wood
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.ui.widgets.worker import Task, run_in_thread

_MAX_FILES = 4  # of 11 megabytes each


class WoodCache(QObject):
    """Pictures of wood, from the cache or newly made. A cache that cannot be read is ignored."""

    wood_ready = Signal(object, QImage)
    """The ``Surface`` requested, and its picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = cache_folder()
        self._task: Task[tuple[Surface, QImage]] | None = None

    def fetch(self, surface: Surface) -> None:
        """Get a picture; ``wood_ready`` is emitted when it is ready.

        A cached picture is ready at once, before the first paint; else another thread makes it,
        unless another picture is requested meanwhile.
        """
        file = self._folder / f"wood-{zlib.crc32(repr(surface).encode()):08x}.pixels"
        cached = load_wood(file, surface)
        if self._task is not None:
            self._task.cancel()
        if cached is None:
            self._task = run_in_thread(partial(_make_wood, surface, file), self._emit_wood)
        else:
            self.wood_ready.emit(surface, cached)

    def _emit_wood(self, task: Task[tuple[Surface, QImage]]) -> None:
        self.wood_ready.emit(*task.result())


def cache_folder() -> Path:
    """Return the folder of the user's cache in which pictures are kept."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


def _make_wood(surface: Surface, file: Path, _progress: ProgressCallback) -> tuple[Surface, QImage]:
    """Make and keep a picture, also for a window that is closed meanwhile."""
    image = make_surface(surface)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        save_wood(file, surface, image)
        _delete_oldest(file.parent)
    return surface, image


def _delete_oldest(folder: Path) -> None:
    files = folder.glob("wood*")  # earlier versions wrote .ppm files
    latest = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
    for file in latest[_MAX_FILES:]:
        file.unlink(missing_ok=True)
