"""The colours of windows: light, dark and of high contrast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Appearance:
    """The colours of all surfaces except the board.

    The contrast of text is 4.5 : 1 or better on each of them, 7 : 1 in high contrast.
    """

    name: str
    window: str
    base: str
    raised: str
    text: str
    quiet_text: str
    line: str
    """The colour of the edges of fields and buttons."""
    pressed: str
    accent: str
    on_accent: str
    danger: str
    is_dark: bool = False
    edge: int = 1
    """The width of edges, in logical pixels."""
    focus: int = 2
    """The width of the focus frame."""


LIGHT = Appearance(
    name="light",
    window="#f3efe8",
    base="#fbf9f5",
    raised="#e9e3d8",
    text="#26221d",
    quiet_text="#665e53",
    line="#d5ccbd",
    pressed="#d5ccbd",
    accent="#3d3f9e",
    on_accent="#ffffff",
    danger="#b3261e",
)
DARK = Appearance(
    name="dark",
    window="#1d1a17",
    base="#262320",
    raised="#332f2a",
    text="#ece6dc",
    quiet_text="#a89f92",
    line="#453f38",
    pressed="#453f38",
    accent="#a9adf0",
    on_accent="#16142e",
    danger="#ff8a80",
    is_dark=True,
)
CONTRAST_LIGHT = Appearance(
    name="high contrast light",
    window="#ffffff",
    base="#ffffff",
    raised="#f0f0f0",
    text="#000000",
    quiet_text="#303030",
    line="#000000",
    pressed="#cfcfcf",
    accent="#0b2a9b",
    on_accent="#ffffff",
    danger="#8f0d00",
    edge=2,
    focus=4,
)
CONTRAST_DARK = Appearance(
    name="high contrast dark",
    window="#000000",
    base="#000000",
    raised="#1c1c1c",
    text="#ffffff",
    quiet_text="#d8d8d8",
    line="#ffffff",
    pressed="#484848",
    accent="#86d2ff",
    on_accent="#000000",
    danger="#ffa08f",
    is_dark=True,
    edge=2,
    focus=4,
)
APPEARANCES: Final = (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)
