"""Simple shading of stones: one glow from the middle to the rim."""

from __future__ import annotations

from typing import Final

from gobanapp.diagram.drawing import RadialGradient
from gobanapp.diagram.theme import StoneLook

# One wide window to the upper left lights everything, as it does on the screen.
_SLATE: Final = ((0.0, "#70757b"), (0.45, "#3a3d41"), (1.0, "#0d0e10"))
_SHELL: Final = ((0.0, "#fffefb"), (0.55, "#f3efe4"), (1.0, "#b9ae99"))

SHADE: Final = "#1c0d02"
"""The colour of a shadow."""


def stone_gradient(look: StoneLook) -> RadialGradient:
    """Return the shading of a stone that is not plain."""
    return RadialGradient(0.36, 0.31, 0.72, _SHELL if look.is_pale else _SLATE, look.fill)
