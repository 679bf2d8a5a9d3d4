"""The keys that cannot be changed: those of the board, of panels, and of what goes on for a while.

They are made where they are used; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup, ShortcutLine, native_key_text


class FixedKeys(QObject):
    """Tells them in words."""

    def groups(self) -> Sequence[ShortcutGroup]:
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

    def cursor(self) -> ShortcutGroup:
        arrows, far = self.tr("Arrows"), self.tr("Shift+Arrows")
        return ShortcutGroup(
            self.tr("Board Cursor"),
            [
                _line(self.tr("Show the cursor and move it"), far),
                _line(self.tr("Move the cursor"), arrows),
                _line(self.tr("To the next line of star points"), far),
                _line(
                    self.tr("Play, mark or answer there"),
                    native_key_text("Enter"),
                    native_key_text("Space"),
                ),
                _line(self.tr("The same as a click with Shift"), native_key_text("Shift+Enter")),
                _line(
                    self.tr("What can be said of a group in a count"), native_key_text("Shift+F10")
                ),
                _line(self.tr("Hide the cursor"), native_key_text("Esc")),
            ],
        )

    def window(self) -> ShortcutGroup:
        return ShortcutGroup(
            self.tr("Everywhere"),
            [
                _line(self.tr("To the next field or button"), native_key_text("Tab")),
                _line(self.tr("To the one before"), native_key_text("Shift+Tab")),
                _line(
                    self.tr("Open the menus"), native_key_text("F10"), self.tr("Alt and a letter")
                ),
                _line(self.tr("Leave what goes on; back to the board"), native_key_text("Esc")),
            ],
        )

    def texts(self) -> ShortcutGroup:
        return ShortcutGroup(
            self.tr("Variations and Move List"),
            [
                _line(self.tr("From move to move"), self.tr("Arrows")),
                _line(self.tr("Ten moves"), native_key_text("PgUp"), native_key_text("PgDown")),
                _line(
                    self.tr("To the first or last move"),
                    native_key_text("Home"),
                    native_key_text("End"),
                ),
                _line(
                    self.tr("Collapse or expand"),
                    native_key_text("Space"),
                    native_key_text("Enter"),
                ),
                _line(self.tr("Larger, smaller, as usual"), "+", "-", "0"),
            ],
        )

    def problems(self) -> ShortcutGroup:
        return ShortcutGroup(
            self.tr("Problems"),
            [
                _line(self.tr("The next problem"), native_key_text("Space")),
                _line(self.tr("A hint"), "H"),
                _line(self.tr("Pass"), "P"),
                _line(self.tr("Once more"), "R", native_key_text("Ctrl+Z")),
                _line(self.tr("Show the solution"), "S"),
                _line(self.tr("Leave"), native_key_text("Esc")),
            ],
        )

    def lessons(self) -> ShortcutGroup:
        return ShortcutGroup(
            self.tr("Lessons"),
            [
                _line(self.tr("Go on"), native_key_text("Space"), native_key_text("Enter")),
                _line(
                    self.tr("Page back, page on"), native_key_text("Left"), native_key_text("Right")
                ),
                _line(
                    self.tr("Move back, move on"), native_key_text("Up"), native_key_text("Down")
                ),
                _line(self.tr("A hint"), "H"),
                _line(self.tr("Once more"), "R", native_key_text("Ctrl+Z")),
                _line(self.tr("Leave"), native_key_text("Esc")),
            ],
        )

    def count(self) -> ShortcutGroup:
        steps = ("Left", "Right", "Up", "Down", "PgUp", "PgDown")
        return ShortcutGroup(
            self.tr("Count Shown by Hand"),
            [
                _line(self.tr("Step back, step on"), *map(native_key_text, steps)),
                _line(
                    self.tr("To the first or last step"),
                    native_key_text("Home"),
                    native_key_text("End"),
                ),
                _line(self.tr("Play, pause"), native_key_text("Space")),
                _line(self.tr("Leave"), native_key_text("Esc")),
            ],
        )

    def presentation(self) -> ShortcutGroup:
        onward = ("Right", "Space", "PgDown")
        return ShortcutGroup(
            self.tr("Presentation, in Its Own Window"),
            [
                _line(self.tr("Forward"), *map(native_key_text, onward)),
                _line(self.tr("Back"), *map(native_key_text, ("Left", "Backspace", "PgUp"))),
                _line(self.tr("Other variation"), native_key_text("Up"), native_key_text("Down")),
                _line(
                    self.tr("To the first or last move"),
                    native_key_text("Home"),
                    native_key_text("End"),
                ),
                _line(self.tr("Show the next move"), "N"),
                _line(self.tr("Show comments"), "C"),
                _line(self.tr("Hold the picture"), "F"),
                _line(self.tr("Pointer"), "P"),
                _line(self.tr("Draw with the pen"), "D"),
                _line(self.tr("Wipe what is drawn"), native_key_text("Del"), "X"),
                _line(self.tr("Larger or smaller words"), "+", "=", "-"),
                _line(self.tr("Guess the next move"), "G"),
                _line(self.tr("Moves by themselves"), "A", "F6"),
                _line(self.tr("Full screen"), "F11"),
                _line(self.tr("Show these keys"), "F1", "H"),
                _line(self.tr("End the presentation"), native_key_text("Esc"), "F5"),
            ],
        )


def _line(words: str, *keys: str) -> ShortcutLine:
    return ShortcutLine(words, note=", ".join(keys))
