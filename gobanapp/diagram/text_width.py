"""Widths of letters without a font: about those of Helvetica and similar fonts.

Lengths are in sizes of the type.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

CAPITAL: Final = 0.72
"""The height of a capital and of a digit."""

_SMALL = 0.53
"""The height of an "a"."""
_BELOW = 0.21
"""The descent of a "g" below the line."""

_DIGIT = 0.56
_WIDTHS = {
    **dict.fromkeys("ijl'|", 0.22),
    **dict.fromkeys("Iftr.,:;!/()[]- ·", 0.31),
    **dict.fromkeys("cksvxyzJ", 0.50),
    **dict.fromkeys("ABEKPSVXYN", 0.69),
    **dict.fromkeys("CDGHMOQRUw%", 0.75),
    **dict.fromkeys("mW@…—", 0.95),
}
_FULL_WIDTH = {"W", "F"}
_INVISIBLE = {"Mn", "Me", "Cf", "Cc"}


def _width(letter: str) -> float:
    width = _WIDTHS.get(letter)
    if width is not None:
        return width
    if letter < "\u0300":
        return _DIGIT
    import unicodedata  # letters of most diagrams are known without

    if unicodedata.category(letter) in _INVISIBLE:
        return 0.0
    return 1.0 if unicodedata.east_asian_width(letter) in _FULL_WIDTH else 0.62


@lru_cache(maxsize=2000)
def text_width(text: str) -> float:
    """Return the width of a text."""
    return sum(map(_width, text))


@lru_cache(maxsize=2000)
def text_reach(text: str) -> tuple[float, float]:
    """Return the extent of a text above and below its baseline."""
    above = _SMALL if text and all(letter in "acegmnopqrsuvwxyz" for letter in text) else CAPITAL
    below = _BELOW if any(letter in "gjpqy" for letter in text) else 0.0
    return above, below


NARROWEST: Final = 0.62
"""The limit of narrowing letters before the whole text is made smaller."""


class FittedText(NamedTuple):
    size: float
    """The size of the type."""
    x_scale: float
    down: float
    """The offset of the baseline downwards from the middle of the text."""


@lru_cache(maxsize=2000)
def fit_text(text: str, height: float, width: float, in_line: bool) -> FittedText:
    """Return the approximate setting of a ``drawing.Text``, without a font."""
    size = height / CAPITAL
    natural_width = text_width(text) * size
    x_scale = 1.0
    if natural_width > width:
        x_scale = width / natural_width
        if x_scale < NARROWEST:
            size *= x_scale / NARROWEST
            x_scale = NARROWEST
    if in_line:
        return FittedText(size, x_scale, CAPITAL / 2 * size)
    above, below = text_reach(text)
    return FittedText(size, x_scale, (above - below) / 2 * size)
