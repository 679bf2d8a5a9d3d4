"""What boards and stones are called, and what is wrong with the file of a board."""

from __future__ import annotations

from typing import Final

from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_BOARDS: Final = {
    "kaya": QT_TRANSLATE_NOOP("Boards", "Kaya"),
    "shin-kaya": QT_TRANSLATE_NOOP("Boards", "Shin-kaya"),
    "dark": QT_TRANSLATE_NOOP("Boards", "Night wood"),
    "slate": QT_TRANSLATE_NOOP("Boards", "Stone"),
    "paper": QT_TRANSLATE_NOOP("Boards", "Paper"),
    "high-contrast": QT_TRANSLATE_NOOP("Boards", "High contrast"),
}
_STONES: Final = {
    StoneSet.OF_BOARD: QT_TRANSLATE_NOOP("Boards", "The board's own"),
    StoneSet.SLATE: QT_TRANSLATE_NOOP("Boards", "Slate and shell"),
    StoneSet.GLASS: QT_TRANSLATE_NOOP("Boards", "Glass"),
    StoneSet.FLAT: QT_TRANSLATE_NOOP("Boards", "Flat"),
}
_FAULTS: Final = {
    ThemeFault.UNREADABLE: QT_TRANSLATE_NOOP("Boards", "{file} is left out: it can't be read."),
    ThemeFault.SYNTAX: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: line {where} can't be understood."
    ),
    ThemeFault.MISSING: QT_TRANSLATE_NOOP("Boards", "{file} is left out: {where} is missing."),
    ThemeFault.UNKNOWN: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: {where} means nothing here."
    ),
    ThemeFault.NO_TABLE: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: {where} must be a section of its own, [{where}]."
    ),
    ThemeFault.NO_TEXT: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: {where} must be a text in quotes."
    ),
    ThemeFault.NO_COLOR: QT_TRANSLATE_NOOP(
        "Boards", '{file} is left out: {where} must be a colour such as "#e1b87c".'
    ),
    ThemeFault.NO_NUMBER: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: {where} must be a number, {allowed}."
    ),
    ThemeFault.NO_CHOICE: QT_TRANSLATE_NOOP(
        "Boards", "{file} is left out: {where} must be one of {allowed}."
    ),
}
_ENDS_TOO_SOON: Final = QT_TRANSLATE_NOOP("Boards", "{file} is left out: it ends too soon.")


def theme_name(key: str, name: str, *, is_own: bool = False) -> str:
    """Return what a board is called: the user's own as their files say."""
    return name if is_own else _translate(_BOARDS.get(key, name))


def stone_set_name(stones: StoneSet) -> str:
    return _translate(_STONES[stones])


def theme_fault_sentence(file: str, bad: ThemeError) -> str:
    """Return why a file can't be used, and what would be right."""
    is_cut = bad.fault is ThemeFault.SYNTAX and not bad.where
    sentence = _translate(_ENDS_TOO_SOON if is_cut else _FAULTS[bad.fault])
    return sentence.format(file=file, where=bad.where, allowed=bad.allowed)


def _translate(text: str) -> str:
    return translate("Boards", text)
