"""The surface of a board, as a picture of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.diagram.theme import SlabLook, Surface, WoodLook
from gobanapp.paint.wood_image import WOOD_WIDTH, color_ramp, make_wood, waves

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def make_surface(look: Surface, width: int = WOOD_WIDTH) -> QImage:
    """Return the wood or the slab of one board, as ``make_wood`` does, in any thread."""
    if isinstance(look, WoodLook):
        return make_wood(look, width)
    return make_slab(look, width)


# A picture of what has no grain: a slab of stone, or paper, made of clouds and specks.

_CLOUDS = ((1.0, 0.11), (2.6, 0.07), (7.0, 0.045))
"""The frequency of clouds across the board, and their contrast."""
_SPECK_PIXELS = 2  # pixels: specks that are still seen where the picture is made smaller
_SPECKS = (0.055, 0.085)


def make_slab(look: SlabLook, width: int) -> QImage:
    """Return one slab, ``width`` pixels wide and as long as a board is.

    Equal arguments give equal pictures. It may be called in any thread.
    """
    import numpy as np

    height = round(width * LENGTH_TO_WIDTH)
    rng = np.random.default_rng(look.seed)
    x = np.linspace(0, 1, width, dtype=np.float32)
    y = np.linspace(0, LENGTH_TO_WIDTH, height, dtype=np.float32)
    shade = np.full((height, width), 0.5, dtype=np.float32)
    if look.clouds:
        for frequency, contrast in _CLOUDS:
            shade += np.float32(look.clouds * contrast) * waves(
                rng, x, y, frequency, 0.8 * frequency
            )
    fine, coarse = _SPECKS
    shade += np.float32(fine) * rng.standard_normal(shade.shape, dtype=np.float32)
    shade += np.float32(coarse) * _coarse_specks(rng, height, width)
    shade *= 255
    np.clip(shade, 0, 255, out=shade)
    pixels = color_ramp(look.pale, look.dark)[shade.astype(np.uint8)]
    # The picture only borrows the array's memory: hence the copy.
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def _coarse_specks(rng: np.random.Generator, height: int, width: int) -> NDArray[np.float32]:
    """Return specks of several pixels, of standard deviation 1."""
    import numpy as np

    rows, columns = -(-height // _SPECK_PIXELS), -(-width // _SPECK_PIXELS)
    specks = rng.standard_normal((rows, columns), dtype=np.float32)
    enlarged: NDArray[np.float32] = specks.repeat(_SPECK_PIXELS, 0).repeat(_SPECK_PIXELS, 1)[
        :height, :width
    ]
    return enlarged
