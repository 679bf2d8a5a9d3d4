"""The keys that cannot be changed: those of the board, of panels, and of what goes on for a while.

They are made where they are used; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from gobanapp.ui.shortcuts.listed_keys import Group, Line, native

TAKEN: Final = frozenset(
    {
        *("Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Esc", "Space", "Menu", "Shift+F10"),
        *("Return", "Enter", "Shift+Return", "Shift+Enter"),
        *("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "F10"),
    }
)
"""What no line of a menu can have: the window needs them everywhere."""


def fixed_groups() -> Sequence[Group]:
    """Return all groups of such keys."""
    return [_cursor(), _window(), _texts(), _problems(), _lessons(), _count(), _presentation()]


def _line(words: str, *keys: str) -> Line:
    return Line(words, told=", ".join(keys))


def _cursor() -> Group:
    tr = QCoreApplication.translate
    arrows, far = tr("keys", "Arrows"), tr("keys", "Shift+Arrows")
    return Group(
        tr("keys", "Board Cursor"),
        [
            _line(tr("keys", "Show the cursor and move it"), far),
            _line(tr("keys", "Move the cursor"), arrows),
            _line(tr("keys", "To the next line of star points"), far),
            _line(tr("keys", "Play, mark or answer there"), native("Enter"), native("Space")),
            _line(tr("keys", "The same as a click with Shift"), native("Shift+Enter")),
            _line(tr("keys", "What can be said of a group in a count"), native("Shift+F10")),
            _line(tr("keys", "Hide the cursor"), native("Esc")),
        ],
    )


def _window() -> Group:
    tr = QCoreApplication.translate
    return Group(
        tr("keys", "Everywhere"),
        [
            _line(tr("keys", "To the next field or button"), native("Tab")),
            _line(tr("keys", "To the one before"), native("Shift+Tab")),
            _line(tr("keys", "Open the menus"), native("F10"), tr("keys", "Alt and a letter")),
            _line(tr("keys", "Leave what goes on; back to the board"), native("Esc")),
        ],
    )


def _texts() -> Group:
    tr = QCoreApplication.translate
    return Group(
        tr("keys", "Variations and Move List"),
        [
            _line(tr("keys", "From move to move"), tr("keys", "Arrows")),
            _line(tr("keys", "Ten moves"), native("PgUp"), native("PgDown")),
            _line(tr("keys", "To the first or last move"), native("Home"), native("End")),
            _line(tr("keys", "Collapse or expand"), native("Space"), native("Enter")),
            _line(tr("keys", "Larger, smaller, as usual"), "+", "-", "0"),
        ],
    )


def _problems() -> Group:
    tr = QCoreApplication.translate
    return Group(
        tr("keys", "Problems"),
        [
            _line(tr("keys", "The next problem"), native("Space")),
            _line(tr("keys", "A hint"), "H"),
            _line(tr("keys", "Once more"), "R", native("Ctrl+Z")),
            _line(tr("keys", "Show the solution"), "S"),
            _line(tr("keys", "Leave"), native("Esc")),
        ],
    )


def _lessons() -> Group:
    tr = QCoreApplication.translate
    return Group(
        tr("keys", "Lessons"),
        [
            _line(tr("keys", "Go on"), native("Space")),
            _line(tr("keys", "Page back, page on"), native("Left"), native("Right")),
            _line(tr("keys", "Move back, move on"), native("Up"), native("Down")),
            _line(tr("keys", "A hint"), "H"),
            _line(tr("keys", "Once more"), "R", native("Ctrl+Z")),
            _line(tr("keys", "Leave"), native("Esc")),
        ],
    )


def _count() -> Group:
    tr = QCoreApplication.translate
    steps = ("Left", "Right", "Up", "Down", "PgUp", "PgDown")
    return Group(
        tr("keys", "Count Shown by Hand"),
        [
            _line(tr("keys", "Step back, step on"), *map(native, steps)),
            _line(tr("keys", "To the first or last step"), native("Home"), native("End")),
            _line(tr("keys", "Play, pause"), native("Space")),
            _line(tr("keys", "Leave"), native("Esc")),
        ],
    )


def _presentation() -> Group:
    tr = QCoreApplication.translate
    onward = ("Right", "Space", "PgDown")
    return Group(
        tr("keys", "Presentation, in Its Own Window"),
        [
            _line(tr("keys", "Forward"), *map(native, onward)),
            _line(tr("keys", "Back"), *map(native, ("Left", "Backspace", "PgUp"))),
            _line(tr("keys", "Other variation"), native("Up"), native("Down")),
            _line(tr("keys", "To the first or last move"), native("Home"), native("End")),
            _line(tr("keys", "Show the next move"), "N"),
            _line(tr("keys", "Show comments"), "C"),
            _line(tr("keys", "Hold the picture"), "F"),
            _line(tr("keys", "Pointer"), "P"),
            _line(tr("keys", "Draw with the pen"), "D"),
            _line(tr("keys", "Wipe what is drawn"), native("Del"), "X"),
            _line(tr("keys", "Larger or smaller words"), "+", "=", "-"),
            _line(tr("keys", "Guess the next move"), "G"),
            _line(tr("keys", "Moves by themselves"), "A", "F6"),
            _line(tr("keys", "Full screen"), "F11"),
            _line(tr("keys", "Show these keys"), "F1", "H"),
            _line(tr("keys", "End the presentation"), native("Esc"), "F5"),
        ],
    )
