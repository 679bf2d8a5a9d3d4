"""A picture of straight-grained wood, such as the top of a kaya board, made from growth rings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage

from gobanapp import __version__
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.diagram.theme import Surface, WoodLook

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Plane = NDArray[np.float32]


WOOD_WIDTH = 1600
"""The width in pixels of the wood for the screen, which is scaled to the size of the board."""

_FORMAT = QImage.Format.Format_RGB32
_ROW_SPACING = 4  # grain runs up and down: what lies between two such rows follows from them


def make_wood(look: WoodLook, width: int = WOOD_WIDTH) -> QImage:
    """Return the wood of one board, ``width`` pixels wide and as long as a board is.

    Equal arguments give equal pictures, and other widths the same rings. It takes about a tenth of
    a second and may be called in any thread.
    """
    import numpy as np  # takes 75 ms, so not before the first picture

    height = round(width * LENGTH_TO_WIDTH)
    rng, fine_rng = (np.random.default_rng([look.seed, number]) for number in range(2))
    x = np.linspace(0, 1, width, dtype=np.float32)
    y = np.linspace(0, LENGTH_TO_WIDTH, -(-height // _ROW_SPACING) + 1, dtype=np.float32)
    shade = _shade(rng, look, x, y)
    shade += 0.026 * (_streaks(fine_rng, x, y, 5) + _streaks(fine_rng, x, y, 17))
    shade *= 255
    fine_shade = fine_rng.random((y.size - 1, _ROW_SPACING, width), dtype=np.float32)
    fine_shade *= 3.5  # a grain finer than rings and fibres, which also hides the steps of colour
    for row in range(_ROW_SPACING):
        part = np.float32(row / _ROW_SPACING)
        fine_shade[:, row] += shade[:-1] * (1 - part) + shade[1:] * part
    np.clip(fine_shade, 0, 255, out=fine_shade)
    pixels = color_ramp(look.early, look.late)[
        fine_shade.reshape(-1, width)[:height].astype(np.uint8)
    ]
    # The picture only borrows the array's memory: hence the copy.
    return QImage(pixels.data, width, height, 4 * width, _FORMAT).copy()


def _shade(rng: np.random.Generator, look: WoodLook, x: Plane, y: Plane) -> Plane:
    """Return the darkness of the wood at all ``y`` and ``x``, from 0 (early wood) to 1 (late)."""
    import numpy as np

    # A tree does not grow quite straight: this is how far each place is from its heart.
    bend = 0.010 * (y[:, None] - 0.5)
    bend = bend + 0.0080 * waves(rng, x, y, 0.5, 0.5)
    bend += 0.0013 * waves(rng, x, y, 3, 1.6)
    bend += 0.0003 * waves(rng, x, y, 14, 5)
    across = x + np.float32(look.bend) * bend
    rings = look.rings

    # Good and bad years follow each other, and a tree grows less as it grows old.
    years = np.linspace(0, 1.3, round(1.3 * rings), dtype=np.float32)
    variation = rng.standard_normal(years.size, dtype=np.float32)
    decades = waves(rng, years, y[:1], 6, 0)[0]
    growth = np.exp(0.26 * decades + 0.20 * variation - 0.45 * years)
    ends = np.concatenate([[0], np.cumsum(growth)])
    age = np.interp(across, ends / ends[-1] * 1.3 - 0.15, np.arange(ends.size)).astype(np.float32)
    year = age.astype(np.int32)
    season = age - year

    # Within a year the wood darkens slowly and ends sharply.
    late = season * season * season * np.minimum(1, (1 - season) * 12)
    late *= (0.35 + 0.65 * rng.random(ends.size, dtype=np.float32))[year]
    late *= 1 + 0.28 * waves(rng, x, y, 30, 2)

    shade: Plane = 0.21 + 0.46 * late
    shade += 0.034 * waves(rng, x, y, 2, 0.7) + 0.020 * waves(rng, x, y, 12, 0.6)
    shade += 0.006 * waves(rng, x, y, 3, 26)
    return shade


def waves(
    rng: np.random.Generator, x: Plane, y: Plane, frequency_x: float, frequency_y: float
) -> Plane:
    """Return gentle hills at all ``y`` and ``x``, of standard deviation 1: 30 waves added up.

    ``frequency_x`` and ``frequency_y``: the approximate number of waves in a unit of length.
    """
    import numpy as np

    count = 30
    phase_x = np.outer(rng.normal(0, 2 * np.pi * frequency_x, count), x)
    phase_y = np.outer(y, rng.normal(0, 2 * np.pi * frequency_y, count))
    phase_y += rng.uniform(0, 2 * np.pi, count)
    # The cosine of a sum is cos cos - sin sin: one product of matrices adds up all waves.
    down = np.hstack([np.cos(phase_y), -np.sin(phase_y)]).astype(np.float32)
    along = np.vstack([np.cos(phase_x), np.sin(phase_x)]).astype(np.float32)
    hills: Plane = down @ along
    hills *= np.float32((2 / count) ** 0.5)
    return hills


def _streaks(rng: np.random.Generator, x: Plane, y: Plane, changes: int) -> Plane:
    """Return lines one pixel wide, of standard deviation 1, that change slowly downwards."""
    import numpy as np

    position = y / y[-1] * (changes - 1)
    above = np.minimum(position.astype(np.int32), changes - 2)
    part = (position - above)[:, None]
    part = part * part * (3 - 2 * part)
    knots = rng.standard_normal((changes, x.size), dtype=np.float32)
    streaks: Plane = knots[above] * (1 - part) + knots[above + 1] * part
    return streaks


def color_ramp(start: str, end: str) -> NDArray[np.uint32]:
    """Return 256 colours from ``start`` to ``end``, as Qt stores pixels."""
    import numpy as np

    first, last = (
        np.array([color.red(), color.green(), color.blue()])
        for color in (QColor(start), QColor(end))
    )
    mix = first + (last - first) * np.linspace(0, 1, 256)[:, None]
    red, green, blue = np.rint(mix).astype(np.uint32).T
    pixels: NDArray[np.uint32] = (255 << 24) | (red << 16) | (green << 8) | blue
    return pixels


# Made wood kept in a file, so that the next start shows it at once.


def save_wood(path: Path, look: Surface, wood: QImage) -> None:
    """Write ``wood``, made for ``look``, to ``path``. Raises OSError."""
    assert wood.format() == _FORMAT
    size = f"{wood.width()} {wood.height()}\n".encode()
    unfinished = path.with_name(f"{path.name}.new")
    unfinished.write_bytes(_header(look) + size + bytes(wood.constBits()))
    unfinished.replace(path)


def load_wood(path: Path, look: Surface) -> QImage | None:
    """Return the wood that this version saved for ``look``; None if there is no such file."""
    header = _header(look)
    try:
        with path.open("rb") as file:
            if file.read(len(header)) != header:
                return None
            width, height = map(int, file.readline().split())
            wood = QImage(width, height, _FORMAT)
            # Pixels as Qt has them in memory: a picture format would have to be decoded.
            if wood.isNull() or file.readinto(wood.bits()) != wood.sizeInBytes():
                return None
    except (OSError, ValueError):
        return None
    return wood


def _header(look: Surface) -> bytes:
    return f"{__version__} {look}\n".encode()
