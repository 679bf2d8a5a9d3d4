"""Names of the styles of diagrams and boards, and errors in their files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.raw_diagram import DiagramFault, DiagramFaultKind
from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.rules.point import MAX_SIZE
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

# Diagrams


_COORDINATES: Final = {
    CoordinateStyle.NONE: QT_TRANSLATE_NOOP("Printing", "None"),
    CoordinateStyle.LETTERS: QT_TRANSLATE_NOOP("Printing", "Letters and numbers (D4)"),
    CoordinateStyle.NUMBERS: QT_TRANSLATE_NOOP("Printing", "Numeric (4-4)"),
    CoordinateStyle.SGF: QT_TRANSLATE_NOOP("Printing", "SGF (dp)"),
    CoordinateStyle.CJK: QT_TRANSLATE_NOOP("Printing", "Japanese"),
    CoordinateStyle.CORNERS: QT_TRANSLATE_NOOP("Printing", "From the nearest corner (4-4)"),
}
_STYLES: Final = {
    "wood": QT_TRANSLATE_NOOP("Printing", "Wood, as on screen"),
    "book": QT_TRANSLATE_NOOP("Printing", "Book"),
    "grey": QT_TRANSLATE_NOOP("Printing", "Grey"),
    "large": QT_TRANSLATE_NOOP("Printing", "Large print"),
}


def coordinates_names() -> list[tuple[object, str]]:
    """Return each kind of coordinates with its name."""
    return [(kind, coordinates_name(kind)) for kind in CoordinateStyle]


def coordinates_name(kind: CoordinateStyle) -> str:
    return translate("Printing", _COORDINATES[kind])


def style_name(style: str) -> str:
    """Return the name of a style of ``diagram.theme.THEMES``."""
    return translate("Printing", _STYLES[style]) if style in _STYLES else style.capitalize()


# Boards and stones


_BOARDS: Final = {
    "kaya": QT_TRANSLATE_NOOP("Boards", "Kaya"),
    "shin-kaya": QT_TRANSLATE_NOOP("Boards", "Shin-kaya"),
    "dark": QT_TRANSLATE_NOOP("Boards", "Night wood"),
    "slate": QT_TRANSLATE_NOOP("Boards", "Stone"),
    "paper": QT_TRANSLATE_NOOP("Boards", "Paper"),
    "high-contrast": QT_TRANSLATE_NOOP("Boards", "High contrast"),
}
_STONES: Final = {
    StoneSet.OF_BOARD: QT_TRANSLATE_NOOP("Boards", "From the board theme"),
    StoneSet.SLATE: QT_TRANSLATE_NOOP("Boards", "Slate and shell"),
    StoneSet.GLASS: QT_TRANSLATE_NOOP("Boards", "Glass"),
    StoneSet.FLAT: QT_TRANSLATE_NOOP("Boards", "Flat"),
}
_FAULTS: Final = {
    ThemeFault.UNREADABLE: QT_TRANSLATE_NOOP("Boards", "Skipped {file}: could not read it."),
    ThemeFault.SYNTAX: QT_TRANSLATE_NOOP("Boards", "Skipped {file}: syntax error in line {where}."),
    ThemeFault.MISSING: QT_TRANSLATE_NOOP("Boards", "Skipped {file}: {where} is missing."),
    ThemeFault.UNKNOWN: QT_TRANSLATE_NOOP("Boards", "Skipped {file}: unknown key {where}."),
    ThemeFault.NO_TABLE: QT_TRANSLATE_NOOP(
        "Boards", "Skipped {file}: {where} must be a section, [{where}]."
    ),
    ThemeFault.NO_TEXT: QT_TRANSLATE_NOOP("Boards", "Skipped {file}: {where} must be quoted text."),
    ThemeFault.NO_COLOR: QT_TRANSLATE_NOOP(
        "Boards", 'Skipped {file}: {where} must be a colour such as "#e1b87c".'
    ),
    ThemeFault.NO_NUMBER: QT_TRANSLATE_NOOP(
        "Boards", "Skipped {file}: {where} must be a number, {allowed}."
    ),
    ThemeFault.NO_CHOICE: QT_TRANSLATE_NOOP(
        "Boards", "Skipped {file}: {where} must be one of {allowed}."
    ),
}
_INCOMPLETE: Final = QT_TRANSLATE_NOOP("Boards", "Skipped {file}: the file is incomplete.")


def theme_name(key: str, name: str, *, is_own: bool = False) -> str:
    """Return the name of a board; the user's own have the names in their files."""
    source = _BOARDS.get(key, name)
    return name if is_own else translate("Boards", source)


def stone_set_name(stones: StoneSet) -> str:
    return translate("Boards", _STONES[stones])


def theme_fault_sentence(file: str, error: ThemeError) -> str:
    """Return why a theme file can't be used, and the correct form."""
    is_incomplete = error.fault is ThemeFault.SYNTAX and not error.where
    sentence = _INCOMPLETE if is_incomplete else _FAULTS[error.fault]
    return translate("Boards", sentence).format(file=file, where=error.where, allowed=error.allowed)


# Text diagrams


SENTENCES: Final[Mapping[DiagramFaultKind, str]] = {
    DiagramFaultKind.UNKNOWN_SIGN: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: unknown sign {found}; the point is left empty."
    ),
    DiagramFaultKind.UNEVEN_ROWS: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line} is shorter than other rows."
    ),
    DiagramFaultKind.MOVE_TWICE: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: second move {found}; read as a stone."
    ),
    DiagramFaultKind.UNKNOWN_MARKUP: QT_TRANSLATE_NOOP(
        "Diagrams", "Line {line}: cannot draw this line or arrow: {found}"
    ),
    DiagramFaultKind.SIZE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram does not give the board size; {found} is a guess."
    ),
    DiagramFaultKind.PLACE_GUESSED: QT_TRANSLATE_NOOP(
        "Diagrams", "The diagram has no edges; its place on the board is a guess."
    ),
    DiagramFaultKind.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Diagrams", "The board of {found} is larger than {size}x{size}."
    ),
}


def diagram_fault_sentence(fault: DiagramFault) -> str:
    """Return the error, with its line if that helps."""
    sentence = translate("Diagrams", SENTENCES[fault.fault])
    return sentence.format(line=fault.line, found=fault.found, size=MAX_SIZE)
