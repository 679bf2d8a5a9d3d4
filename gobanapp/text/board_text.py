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
    MarkTool.SELECTED: QT_TRANSLATE_NOOP("marking", "&Spot"),
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
_MARK = QT_TRANSLATE_NOOP("marking", "Click or drag to mark points; on a mark, to take it away.")
_TERRITORY = QT_TRANSLATE_NOOP("marking", "Click or drag. The right button marks the opponent's.")
_HINTS: Final = {
    MarkTool.BLACK: QT_TRANSLATE_NOOP(
        "marking", "Click or drag. The right button puts white stones."
    ),
    MarkTool.WHITE: QT_TRANSLATE_NOOP(
        "marking", "Click or drag. The right button puts black stones."
    ),
    MarkTool.ERASE: QT_TRANSLATE_NOOP("marking", "Click or drag: takes marks away, then stones."),
    MarkTool.LETTER: QT_TRANSLATE_NOOP(
        "marking", "Click for the next letter; on one, to take it away."
    ),
    MarkTool.NUMBER: QT_TRANSLATE_NOOP(
        "marking", "Click for the next number; on one, to take it away."
    ),
    MarkTool.LABEL: QT_TRANSLATE_NOOP("marking", "Click on a point and type its text."),
    MarkTool.LINE: QT_TRANSLATE_NOOP(
        "marking", "Drag from point to point; once more takes it away."
    ),
    MarkTool.ARROW: QT_TRANSLATE_NOOP(
        "marking", "Drag from point to point; once more takes it away."
    ),
    MarkTool.DIM: QT_TRANSLATE_NOOP(
        "marking", "Click or drag to make points faint, or plain again."
    ),
    MarkTool.PART: QT_TRANSLATE_NOOP(
        "marking", "Drag over what is to be shown. A click shows the whole board."
    ),
    MarkTool.BLACK_TERRITORY: _TERRITORY,
    MarkTool.WHITE_TERRITORY: _TERRITORY,
}


def tool_name(tool: MarkTool) -> str:
    return strip_mnemonic(menu_text(tool))


def menu_text(tool: MarkTool) -> str:
    """Return the name with the sign before the letter that chooses it in a menu."""
    return translate("marking", _NAMES[tool])


def tool_hint(tool: MarkTool) -> str:
    """Return what the mouse does with the tool."""
    hint = _HINTS.get(tool, _MARK)
    return translate("marking", hint)


_TURNED = {
    Symmetry.NONE: "",
    Symmetry.QUARTER: QT_TRANSLATE_NOOP("turning", "Board turned to the right"),
    Symmetry.HALF: QT_TRANSLATE_NOOP("turning", "Board turned upside down"),
    Symmetry.THREE_QUARTERS: QT_TRANSLATE_NOOP("turning", "Board turned to the left"),
    Symmetry.LEFT_TO_RIGHT: QT_TRANSLATE_NOOP("turning", "Board mirrored left and right"),
    Symmetry.TOP_TO_BOTTOM: QT_TRANSLATE_NOOP("turning", "Board mirrored top and bottom"),
    Symmetry.DIAGONAL: QT_TRANSLATE_NOOP("turning", "Board mirrored along a diagonal"),
    Symmetry.OTHER_DIAGONAL: QT_TRANSLATE_NOOP("turning", "Board mirrored along a diagonal"),
}


def symmetry_text(symmetry: Symmetry) -> str:
    """Return the rotation of the view against the record; "" where there is none."""
    return translate("turning", _TURNED[symmetry])
