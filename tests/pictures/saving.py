"""Pictures saved small: as PNG with a palette of their own, found by median cut."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, qRgb

COLOURS = 256
_SHADES = 64
"""Of each of red, green and blue, that differ while a palette is chosen."""


def save_small(image: QImage, path: Path, width: int | None = None) -> None:
    """Write a PNG of at most 256 colours, scaled down to ``width`` if it is wider.

    Raises OSError where it cannot be written.
    """
    if width is not None and image.width() > width:
        image = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Of quality the format makes how hard it packs: 0 is hardest, and nothing is lost.
    if not _with_palette(image).save(str(path), "PNG", 0):
        raise OSError(f"{path} cannot be written")


def _with_palette(image: QImage) -> QImage:
    pixels = _pixels(image)
    palette, index = palette_of(pixels.reshape(-1, 3))
    height, width = pixels.shape[:2]
    stride = -(-width // 4) * 4
    data = np.zeros((height, stride), dtype=np.uint8)
    data[:, :width] = index.reshape(height, width)
    made = QImage(data.tobytes(), width, height, stride, QImage.Format.Format_Indexed8).copy()
    made.setColorTable([qRgb(*map(int, colour)) for colour in palette])
    return made


def _pixels(image: QImage) -> NDArray[np.uint8]:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    data = np.frombuffer(plain.constBits(), dtype=np.uint8)
    rows = data.reshape(plain.height(), plain.bytesPerLine())[:, : plain.width() * 3]
    return rows.reshape(plain.height(), plain.width(), 3).copy()


def palette_of(pixels: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return up to 256 colours and, for each pixel, which of them it gets.

    The box of colours that spreads furthest, weighed by its pixels, is cut in two until there are
    enough. ``pixels``: a row of red, green and blue for each.
    """
    step = 256 // _SHADES
    coarse = (pixels // step).astype(np.int64)
    keys = (coarse[:, 0] * _SHADES + coarse[:, 1]) * _SHADES + coarse[:, 2]
    shades, which, counts = np.unique(keys, return_inverse=True, return_counts=True)
    sums = np.stack(
        [np.bincount(which, weights=pixels[:, part], minlength=len(shades)) for part in range(3)],
        axis=1,
    )
    means = sums / counts[:, None]
    boxes = [np.arange(len(shades))]
    while len(boxes) < COLOURS:
        spread = [_spread(means[box], counts[box]) for box in boxes]
        widest = int(np.argmax(spread))
        if not spread[widest]:
            break
        boxes += _cut(boxes.pop(widest), means, counts)
    palette = np.array([np.average(means[box], axis=0, weights=counts[box]) for box in boxes])
    box_of = np.empty(len(shades), dtype=np.uint8)
    for number, box in enumerate(boxes):
        box_of[box] = number
    return np.rint(palette).astype(np.uint8), box_of[which.reshape(-1)]


def _spread(colours: NDArray[np.float64], counts: NDArray[np.int64]) -> float:
    if len(colours) < 2:
        return 0.0
    # The root: or wood, of which there is most, would leave nothing for writing and signs.
    return float(np.ptp(colours, axis=0).max() * np.sqrt(counts.sum()))


def _cut(
    box: NDArray[np.int64], means: NDArray[np.float64], counts: NDArray[np.int64]
) -> list[NDArray[np.int64]]:
    axis = int(np.argmax(np.ptp(means[box], axis=0)))
    ordered = box[np.argsort(means[box, axis], kind="stable")]
    passed = np.cumsum(counts[ordered])
    middle = int(np.searchsorted(passed, passed[-1] / 2)) + 1
    middle = min(max(middle, 1), len(ordered) - 1)
    return [ordered[:middle], ordered[middle:]]
