"""The Learn menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gobanapp.ui.study.learn_actions import LearnActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem


class LearnMenu(QObject):
    """Problems and lessons."""

    def __init__(self, learn: LearnActions) -> None:
        super().__init__()
        self._learn = learn

    def title(self) -> str:
        return self.tr("&Learn")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        learn = self._learn
        return [
            MenuItem(
                self.tr("&Solve This Problem"),
                learn.solve_this,
                "Ctrl+K",
                learn.is_allowed,
                name="solve-this",
            ),
            MenuItem(
                self.tr("Solve These &Problems…"),
                learn.ask_practice,
                is_enabled=learn.is_allowed,
                name="solve-these",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("&Lessons…"),
                learn.show_lessons,
                "Ctrl+Shift+L",
                learn.is_allowed,
                name="lessons",
            ),
        ]
