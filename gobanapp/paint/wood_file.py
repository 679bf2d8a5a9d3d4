"""Made wood kept in a file, so that the next start shows it at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from gobanapp import __version__
from gobanapp.diagram.theme import Surface

_MAGIC = b"P6\n"


def save_wood(path: Path, look: Surface, wood: QImage) -> None:
    """Write ``wood``, made for ``look``, to ``path``. Raises OSError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"ppm").write(wood)  # by far the quickest format to read
    unfinished = path.with_name(f"{path.name}.new")
    unfinished.write_bytes(_head(look) + bytes(buffer.data().data()).removeprefix(_MAGIC))
    unfinished.replace(path)


def load_wood(path: Path, look: Surface) -> QImage | None:
    """Return the wood that this version kept for ``look``; None where there is no such file."""
    head = _head(look)
    try:
        with path.open("rb") as file:
            if file.read(len(head)) != head:
                return None
    except OSError:
        return None
    wood = QImage(str(path))
    return None if wood.isNull() else wood


def _head(look: Surface) -> bytes:
    """Return how the file begins: in this format a comment may tell what the picture shows."""
    return _MAGIC + f"# {__version__} {look}\n".encode()
