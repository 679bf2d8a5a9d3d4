"""What coordinates and styles of diagrams are called."""

from __future__ import annotations

from typing import Final

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_COORDINATES: Final = {
    CoordinateStyle.NONE: QT_TRANSLATE_NOOP("Printing", "None"),
    CoordinateStyle.LETTERS: QT_TRANSLATE_NOOP("Printing", "Letters and numbers: D4"),
    CoordinateStyle.NUMBERS: QT_TRANSLATE_NOOP("Printing", "Numbers: 4-4"),
    CoordinateStyle.SGF: QT_TRANSLATE_NOOP("Printing", "As in files: dp"),
    CoordinateStyle.CJK: QT_TRANSLATE_NOOP("Printing", "Japanese"),
    CoordinateStyle.CORNERS: QT_TRANSLATE_NOOP("Printing", "From the nearest edge: 4-4"),
}
_STYLES: Final = {
    "wood": QT_TRANSLATE_NOOP("Printing", "Wood, as on the screen"),
    "book": QT_TRANSLATE_NOOP("Printing", "Book"),
    "grey": QT_TRANSLATE_NOOP("Printing", "Grey"),
    "large": QT_TRANSLATE_NOOP("Printing", "Large print"),
}


def coordinates_names() -> list[tuple[object, str]]:
    """Return each kind of coordinates with its name."""
    return [(kind, coordinates_name(kind)) for kind in CoordinateStyle]


def coordinates_name(kind: CoordinateStyle) -> str:
    return _translate(_COORDINATES[kind])


def style_name(style: str) -> str:
    """Return what a style of ``diagram.theme.THEMES`` is called."""
    return _translate(_STYLES[style]) if style in _STYLES else style.capitalize()


def _translate(text: str) -> str:
    return translate("Printing", text)
