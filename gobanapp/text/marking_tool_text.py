"""Names of the marking tools, and of the board's rotations and reflections."""

from __future__ import annotations

from typing import Final

from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.mark_tool import MarkTool
from gobanapp.text.formats import strip_mnemonic
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_NAMES: Final = {
    MarkTool.BLACK: QT_TRANSLATE_NOOP("marking", "&Black Stones"),
    MarkTool.WHITE: QT_TRANSLATE_NOOP("marking", "&White Stones"),
    MarkTool.ERASE: QT_TRANSLATE_NOOP("marking", "&Erase"),
    MarkTool.TRIANGLE: QT_TRANSLATE_NOOP("marking", "&Triangle"),
    MarkTool.SQUARE: QT_TRANSLATE_NOOP("marking", "S&quare"),
    MarkTool.CIRCLE: QT_TRANSLATE_NOOP("marking", "&Circle"),
    MarkTool.CROSS: QT_TRANSLATE_NOOP("marking", "Cr&oss"),
    MarkTool.SELECTED: QT_TRANSLATE_NOOP("marking", "&Selected"),
    MarkTool.LETTER: QT_TRANSLATE_NOOP("marking", "&Letters"),
    MarkTool.NUMBER: QT_TRANSLATE_NOOP("marking", "&Numbers"),
    MarkTool.LABEL: QT_TRANSLATE_NOOP("marking", "Te&xt"),
    MarkTool.LINE: QT_TRANSLATE_NOOP("marking", "L&ine"),
    MarkTool.ARROW: QT_TRANSLATE_NOOP("marking", "&Arrow"),
    MarkTool.DIM: QT_TRANSLATE_NOOP("marking", "&Dim"),
    MarkTool.PART: QT_TRANSLATE_NOOP("marking", "&Part of the Board"),
    MarkTool.BLACK_TERRITORY: QT_TRANSLATE_NOOP("marking", "Blac&k Territory"),
    MarkTool.WHITE_TERRITORY: QT_TRANSLATE_NOOP("marking", "White Territor&y"),
}
_MARK = QT_TRANSLATE_NOOP("marking", "Click or drag to mark points; click a mark to remove it.")
_TERRITORY = QT_TRANSLATE_NOOP(
    "marking", "Click or drag to mark territory; the right button marks the other colour's."
)
_HINTS: Final = {
    MarkTool.BLACK: QT_TRANSLATE_NOOP(
        "marking", "Click or drag to place stones; the right button places white ones."
    ),
    MarkTool.WHITE: QT_TRANSLATE_NOOP(
        "marking", "Click or drag to place stones; the right button places black ones."
    ),
    MarkTool.ERASE: QT_TRANSLATE_NOOP(
        "marking", "Click or drag to remove marks, then stones without marks."
    ),
    MarkTool.LETTER: QT_TRANSLATE_NOOP(
        "marking", "Click to place the next letter; click a letter to remove it."
    ),
    MarkTool.NUMBER: QT_TRANSLATE_NOOP(
        "marking", "Click to place the next number; click a number to remove it."
    ),
    MarkTool.LABEL: QT_TRANSLATE_NOOP("marking", "Click a point and type its label."),
    MarkTool.LINE: QT_TRANSLATE_NOOP(
        "marking", "Drag from one point to another; drag again to remove."
    ),
    MarkTool.ARROW: QT_TRANSLATE_NOOP(
        "marking", "Drag from one point to another; drag again to remove."
    ),
    MarkTool.DIM: QT_TRANSLATE_NOOP(
        "marking", "Click or drag to dim points; repeat to restore them."
    ),
    MarkTool.PART: QT_TRANSLATE_NOOP(
        "marking", "Drag over the part to show; click to show the whole board."
    ),
    MarkTool.BLACK_TERRITORY: _TERRITORY,
    MarkTool.WHITE_TERRITORY: _TERRITORY,
}


def tool_name(tool: MarkTool) -> str:
    return strip_mnemonic(menu_text(tool))


def menu_text(tool: MarkTool) -> str:
    """Return the name with its mnemonic, for a menu."""
    return translate("marking", _NAMES[tool])


def tool_hint(tool: MarkTool) -> str:
    """Return a hint on using the tool with the mouse."""
    hint = _HINTS.get(tool, _MARK)
    return translate("marking", hint)


_SYMMETRIES = {
    Symmetry.NONE: "",
    Symmetry.QUARTER: QT_TRANSLATE_NOOP("turning", "View rotated right"),
    Symmetry.HALF: QT_TRANSLATE_NOOP("turning", "View turned upside down"),
    Symmetry.THREE_QUARTERS: QT_TRANSLATE_NOOP("turning", "View rotated left"),
    Symmetry.LEFT_TO_RIGHT: QT_TRANSLATE_NOOP("turning", "View flipped horizontally"),
    Symmetry.TOP_TO_BOTTOM: QT_TRANSLATE_NOOP("turning", "View flipped vertically"),
    Symmetry.DIAGONAL: QT_TRANSLATE_NOOP("turning", "View flipped along a diagonal"),
    Symmetry.OTHER_DIAGONAL: QT_TRANSLATE_NOOP("turning", "View flipped along a diagonal"),
}


def symmetry_text(symmetry: Symmetry) -> str:
    """Return the rotation of the view relative to the game; "" if there is none."""
    return translate("turning", _SYMMETRIES[symmetry])
