"""What the tools are called, and what is said of each while it is held."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from gobanapp.ui.letters import without_letter
from gobanapp.ui.marking.tool import Tool

_NAMES: Final = {
    Tool.BLACK: QT_TRANSLATE_NOOP("marking", "&Black Stones"),
    Tool.WHITE: QT_TRANSLATE_NOOP("marking", "&White Stones"),
    Tool.ERASE: QT_TRANSLATE_NOOP("marking", "&Erase"),
    Tool.TRIANGLE: QT_TRANSLATE_NOOP("marking", "&Triangle"),
    Tool.SQUARE: QT_TRANSLATE_NOOP("marking", "S&quare"),
    Tool.CIRCLE: QT_TRANSLATE_NOOP("marking", "&Circle"),
    Tool.CROSS: QT_TRANSLATE_NOOP("marking", "Cr&oss"),
    Tool.SELECTED: QT_TRANSLATE_NOOP("marking", "&Spot"),
    Tool.LETTER: QT_TRANSLATE_NOOP("marking", "&Letters"),
    Tool.NUMBER: QT_TRANSLATE_NOOP("marking", "&Numbers"),
    Tool.LABEL: QT_TRANSLATE_NOOP("marking", "Te&xt"),
    Tool.LINE: QT_TRANSLATE_NOOP("marking", "L&ine"),
    Tool.ARROW: QT_TRANSLATE_NOOP("marking", "&Arrow"),
    Tool.DIM: QT_TRANSLATE_NOOP("marking", "&Dim"),
    Tool.PART: QT_TRANSLATE_NOOP("marking", "&Part of the Board"),
    Tool.BLACK_TERRITORY: QT_TRANSLATE_NOOP("marking", "Blac&k Territory"),
    Tool.WHITE_TERRITORY: QT_TRANSLATE_NOOP("marking", "White Territor&y"),
}
_MARK = QT_TRANSLATE_NOOP("marking", "Click or drag to mark points; on a mark, to take it away.")
_TERRITORY = QT_TRANSLATE_NOOP("marking", "Click or drag. The right button marks the opponent's.")
_HINTS: Final = {
    Tool.BLACK: QT_TRANSLATE_NOOP("marking", "Click or drag. The right button puts white stones."),
    Tool.WHITE: QT_TRANSLATE_NOOP("marking", "Click or drag. The right button puts black stones."),
    Tool.ERASE: QT_TRANSLATE_NOOP("marking", "Click or drag: takes marks away, then stones."),
    Tool.LETTER: QT_TRANSLATE_NOOP(
        "marking", "Click for the next letter; on one, to take it away."
    ),
    Tool.NUMBER: QT_TRANSLATE_NOOP(
        "marking", "Click for the next number; on one, to take it away."
    ),
    Tool.LABEL: QT_TRANSLATE_NOOP("marking", "Click on a point and type its text."),
    Tool.LINE: QT_TRANSLATE_NOOP("marking", "Drag from point to point; once more takes it away."),
    Tool.ARROW: QT_TRANSLATE_NOOP("marking", "Drag from point to point; once more takes it away."),
    Tool.DIM: QT_TRANSLATE_NOOP("marking", "Click or drag to make points faint, or plain again."),
    Tool.PART: QT_TRANSLATE_NOOP(
        "marking", "Drag over what is to be shown. A click shows the whole board."
    ),
    Tool.BLACK_TERRITORY: _TERRITORY,
    Tool.WHITE_TERRITORY: _TERRITORY,
}


def tool_name(tool: Tool) -> str:
    return without_letter(menu_text(tool))


def menu_text(tool: Tool) -> str:
    """Return the name with the sign before the letter that chooses it in a menu."""
    return _translate(_NAMES[tool])


def tool_hint(tool: Tool) -> str:
    """Return what the mouse does with the tool."""
    return _translate(_HINTS.get(tool, _MARK))


def _translate(text: object) -> str:
    """Translate a text of the tables; PySide6 says no more of their type than "object"."""
    return QCoreApplication.translate("marking", str(text))
