"""The keys that cannot be changed: those of the board, of panels, and of what goes on for a while.

They are made where they are used; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from gobanapp.ui.shortcuts.listed_keys import Group, Line, native

TAKEN: Final = frozenset(
    {
        *("Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Esc", "Space", "Menu", "Shift+F10"),
        *("Return", "Enter", "Shift+Return", "Shift+Enter"),
        *("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "F10"),
    }
)
"""What no line of a menu can have: the window needs them everywhere."""


class FixedKeys(QObject):
    """Tells them in words."""

    def groups(self) -> Sequence[Group]:
        """Return all groups of such keys."""
        return [
            self.cursor(),
            self.window(),
            self.texts(),
            self.problems(),
            self.lessons(),
            self.count(),
            self.presentation(),
        ]

    def cursor(self) -> Group:
        arrows, far = self.tr("Arrows"), self.tr("Shift+Arrows")
        return Group(
            self.tr("Board Cursor"),
            [
                _line(self.tr("Show the cursor and move it"), far),
                _line(self.tr("Move the cursor"), arrows),
                _line(self.tr("To the next line of star points"), far),
                _line(self.tr("Play, mark or answer there"), native("Enter"), native("Space")),
                _line(self.tr("The same as a click with Shift"), native("Shift+Enter")),
                _line(self.tr("What can be said of a group in a count"), native("Shift+F10")),
                _line(self.tr("Hide the cursor"), native("Esc")),
            ],
        )

    def window(self) -> Group:
        return Group(
            self.tr("Everywhere"),
            [
                _line(self.tr("To the next field or button"), native("Tab")),
                _line(self.tr("To the one before"), native("Shift+Tab")),
                _line(self.tr("Open the menus"), native("F10"), self.tr("Alt and a letter")),
                _line(self.tr("Leave what goes on; back to the board"), native("Esc")),
            ],
        )

    def texts(self) -> Group:
        return Group(
            self.tr("Variations and Move List"),
            [
                _line(self.tr("From move to move"), self.tr("Arrows")),
                _line(self.tr("Ten moves"), native("PgUp"), native("PgDown")),
                _line(self.tr("To the first or last move"), native("Home"), native("End")),
                _line(self.tr("Collapse or expand"), native("Space"), native("Enter")),
                _line(self.tr("Larger, smaller, as usual"), "+", "-", "0"),
            ],
        )

    def problems(self) -> Group:
        return Group(
            self.tr("Problems"),
            [
                _line(self.tr("The next problem"), native("Space")),
                _line(self.tr("A hint"), "H"),
                _line(self.tr("Pass"), "P"),
                _line(self.tr("Once more"), "R", native("Ctrl+Z")),
                _line(self.tr("Show the solution"), "S"),
                _line(self.tr("Leave"), native("Esc")),
            ],
        )

    def lessons(self) -> Group:
        return Group(
            self.tr("Lessons"),
            [
                _line(self.tr("Go on"), native("Space"), native("Enter")),
                _line(self.tr("Page back, page on"), native("Left"), native("Right")),
                _line(self.tr("Move back, move on"), native("Up"), native("Down")),
                _line(self.tr("A hint"), "H"),
                _line(self.tr("Once more"), "R", native("Ctrl+Z")),
                _line(self.tr("Leave"), native("Esc")),
            ],
        )

    def count(self) -> Group:
        steps = ("Left", "Right", "Up", "Down", "PgUp", "PgDown")
        return Group(
            self.tr("Count Shown by Hand"),
            [
                _line(self.tr("Step back, step on"), *map(native, steps)),
                _line(self.tr("To the first or last step"), native("Home"), native("End")),
                _line(self.tr("Play, pause"), native("Space")),
                _line(self.tr("Leave"), native("Esc")),
            ],
        )

    def presentation(self) -> Group:
        onward = ("Right", "Space", "PgDown")
        return Group(
            self.tr("Presentation, in Its Own Window"),
            [
                _line(self.tr("Forward"), *map(native, onward)),
                _line(self.tr("Back"), *map(native, ("Left", "Backspace", "PgUp"))),
                _line(self.tr("Other variation"), native("Up"), native("Down")),
                _line(self.tr("To the first or last move"), native("Home"), native("End")),
                _line(self.tr("Show the next move"), "N"),
                _line(self.tr("Show comments"), "C"),
                _line(self.tr("Hold the picture"), "F"),
                _line(self.tr("Pointer"), "P"),
                _line(self.tr("Draw with the pen"), "D"),
                _line(self.tr("Wipe what is drawn"), native("Del"), "X"),
                _line(self.tr("Larger or smaller words"), "+", "=", "-"),
                _line(self.tr("Guess the next move"), "G"),
                _line(self.tr("Moves by themselves"), "A", "F6"),
                _line(self.tr("Full screen"), "F11"),
                _line(self.tr("Show these keys"), "F1", "H"),
                _line(self.tr("End the presentation"), native("Esc"), "F5"),
            ],
        )


def _line(words: str, *keys: str) -> Line:
    return Line(words, told=", ".join(keys))
