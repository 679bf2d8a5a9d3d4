"""Trying moves out, with the bar that tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.session.session import Session
from gobanapp.ui.widgets.commands import Command

if TYPE_CHECKING:
    from gobanapp.ui.record.trial_bar import TrialBar


class TrialActions(QObject):
    """What the Game menu does about it. While two players play, nothing is tried out."""

    message = Signal(str)
    """Something to be told for a moment."""

    def __init__(self, parent: QObject, session: Session) -> None:
        super().__init__(parent)
        self._session = session
        self._bar: TrialBar | None = None

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "try-out",
                self.tr("Tr&y Out"),
                self.toggle,
                "F",
                tip=self.tr("Play on freely; the same keys come back, as if nothing had been"),
                enabled=self.can_answer,
                checked=self.is_trying,
            ),
            Command(
                "keep-tried",
                self.tr("Keep W&hat Was Tried"),
                self.keep,
                "Shift+F",
                tip=self.tr("Leave what was tried in the record, as a variation"),
                enabled=self.can_keep,
            ),
        ]

    def is_trying(self) -> bool:
        return self._session.trial is not None

    def can_answer(self) -> bool:
        """Whether it can be done, or told why not."""
        return self._session.can_start_trial() or self._session.is_live

    def can_keep(self) -> bool:
        return self._session.has_trial_changes

    def toggle(self) -> None:
        """Try moves out from here, or come back."""
        session = self._session
        if session.trial is not None:
            self.come_back()
        elif session.is_live:
            self.message.emit(self.tr("While a game is being played, no moves are tried out."))
        else:
            session.start_trial()

    def come_back(self) -> None:
        """Come back to where it began, without what was tried."""
        has_tried = self._session.has_trial_changes
        self._session.discard_trial()
        if has_tried:
            self.message.emit(self.tr("What was tried is gone. Edit, Redo brings it back."))

    def keep(self) -> None:
        """Leave what was tried in the record."""
        if self.can_keep():
            self._session.keep_trial()
            self.message.emit(self.tr("What was tried is now in the record."))

    @property
    def bar(self) -> TrialBar | None:
        """What tells of it; None before it was first wanted."""
        if self._bar is None and self.is_trying():
            from gobanapp.ui.record.trial_bar import TrialBar  # not at the start

            self._bar = TrialBar()
            self._bar.kept.connect(self.keep)
            self._bar.discarded.connect(self.come_back)
        return self._bar

    def show_session(self) -> None:
        """Bring the bar up to what the session now is."""
        bar, trying = self.bar, self._session.trial
        if bar is None:
            return
        if trying is not None:
            game = self._session.game
            # The node where it began may have been deleted: that is undone with the rest.
            start = trying.start_id if trying.start_id in game.tree else game.current_id
            number = game.position_at(start).move_number
            bar.show_try_out(number, can_keep=self.can_keep())
        bar.setVisible(trying is not None)
