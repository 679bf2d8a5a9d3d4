"""The keys that cannot be changed: those of the board, of panels, and of modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gobanapp.text.language import Translated
from gobanapp.ui.board.board_cursor import CursorKeys
from gobanapp.ui.record.tree.tree_panel import TreeKeys
from gobanapp.ui.widgets.mode_keys import KeyGroup, KeyLine, native_key_names
from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup, ShortcutLine


class WindowKeys(Translated):
    """The keys of the window itself in words."""

    def group(self) -> KeyGroup[None]:
        names, letter = native_key_names, self.tr("Alt and a letter")
        return KeyGroup(
            self.tr("Everywhere"),
            [
                KeyLine(self.tr("To the next field or button"), note=names("Tab")),
                KeyLine(self.tr("To the one before"), note=names("Shift+Tab")),
                KeyLine(self.tr("Open the menus"), note=f"{names('F10')}, {letter}"),
                KeyLine(self.tr("Leave what goes on; back to the board"), note=names("Esc")),
            ],
        )


def fixed_key_groups() -> Sequence[ShortcutGroup]:
    """Return all of them, as those who handle them name them."""
    from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationKeys
    from gobanapp.ui.study.lesson_mode import LessonKeys
    from gobanapp.ui.study.presentation.presentation import PresentationKeys
    from gobanapp.ui.study.problem_mode import ProblemKeys

    return [
        _shown(CursorKeys().group()),
        _shown(WindowKeys().group()),
        _shown(TreeKeys().group()),
        _shown(ProblemKeys().group()),
        _shown(LessonKeys().group()),
        _shown(DemonstrationKeys().group()),
        _shown(PresentationKeys().group()),
    ]


def _shown(group: KeyGroup[Any]) -> ShortcutGroup:
    lines = [ShortcutLine(line.words, note=line.key_names) for line in group.lines]
    return ShortcutGroup(group.title, lines)
