"""The Teach menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from gobanapp.diagram.aids import Aid
from gobanapp.ui.board.aid_actions import AidActions
from gobanapp.ui.study.teaching_actions import TeachingActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem


class TeachMenu(QObject):
    """What helps pupils to see, and teachers to show."""

    def __init__(self, aids: AidActions, teaching: TeachingActions) -> None:
        super().__init__()
        self._aids = aids
        self._teaching = teaching

    def title(self) -> str:
        return self.tr("&Teach")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        teaching = self._teaching
        return [
            MenuItem(
                self.tr("&Presentation"),
                teaching.toggle_presentation,
                "F5",
                is_checked=teaching.is_presenting,
                name="presentation",
            ),
            MenuItem(
                self.tr("Moves by &Themselves"),
                teaching.autoplay.toggle,
                "F6",
                teaching.can_autoplay,
                is_checked=teaching.is_autoplaying,
                name="autoplay",
            ),
            MenuItem(
                self.tr("&Guess the Next Move"),
                teaching.toggle_guessing,
                "F7",
                teaching.can_guess,
                is_checked=teaching.is_guessing,
                name="guess",
            ),
            SEPARATOR,
            self._aid(self.tr("&Liberties of the Chain Pointed At"), Aid.LIBERTIES),
            self._aid(self.tr("&Chains in Tints of Their Own"), Aid.CHAINS),
            self._aid(self.tr("&Eyes and False Eyes"), Aid.EYES),
            self._aid(self.tr("La&dder of the Chain Pointed At"), Aid.LADDERS),
            self._aid(self.tr("&Influence"), Aid.INFLUENCE),
        ]

    def _aid(self, text: str, aid: Aid) -> MenuItem:
        aids = self._aids
        does, shown = partial(aids.toggle, aid), partial(aids.is_shown, aid)
        return MenuItem(
            text, does, is_enabled=aids.are_allowed, is_checked=shown, name=f"aid-{aid.value}"
        )
