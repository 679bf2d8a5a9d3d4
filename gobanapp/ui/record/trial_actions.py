"""Trials of moves, and the bar shown during one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.session.session import Session
from gobanapp.ui.widgets.appearance import SPACE, draw_raised_ground
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.labels import ElidedLabel


class TrialBar(QWidget):
    """One line with two buttons. Its owner shows and hides it."""

    kept = Signal()
    discarded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("try-out-bar")
        self._text = ElidedLabel()
        self._text.setObjectName("told")
        self._keep = push_button(self.tr("Keep"), "keep", self.kept)
        self._keep.setToolTip(self.tr("Keep these moves as a variation"))
        self._discard = push_button(self.tr("Discard"), "go-back", self.discarded)
        self._discard.setToolTip(self.tr("Discard these moves and return (Esc)"))
        for button in (self._keep, self._discard):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the keys stay with the board
        margins = (SPACE + SPACE // 2, SPACE // 2, SPACE // 2, SPACE // 2)
        self.setLayout(hbox((self._text, 1), self._keep, self._discard, margins=margins))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_start(self, number: int, *, can_keep: bool) -> None:
        """Show the move where the trial began; ``can_keep``: whether it has moves."""
        text = self.tr("Trying out moves from move {number}").format(number=number)
        self._text.set_full_text(text if number else self.tr("Trying out moves"))
        self._keep.setEnabled(can_keep)

    def paintEvent(self, _event: QPaintEvent) -> None:
        draw_raised_ground(self, bar=SPACE / 2, inset=SPACE)


class TrialActions(QObject):
    """Trial actions of the Game menu. There are no trials during a match."""

    message = Signal(str)
    """A message to show for a moment."""

    def __init__(self, parent: QObject, session: Session) -> None:
        super().__init__(parent)
        self._session = session
        self._bar: TrialBar | None = None
        session.trial_discarded.connect(self._report_discarded)

    def _report_discarded(self) -> None:
        self.message.emit(
            self.tr(
                "Discarded the tried moves of the other game. Return to it and choose Edit > Redo"
                " to restore them."
            )
        )

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "try-out",
                self.tr("Tr&y Out Moves"),
                self.toggle,
                "F",
                tip=self.tr("Try out moves; press again to discard them and return"),
                enabled=self.can_toggle,
                checked=self.is_trying,
                refusal=self._refusal,
            ),
            Command(
                "keep-tried",
                self.tr("Keep as &Variation"),
                self.keep,
                "Shift+F",
                tip=self.tr("Keep the tried moves as a variation"),
                enabled=self.can_keep,
            ),
        ]

    def is_trying(self) -> bool:
        return self._session.trial is not None

    def can_toggle(self) -> bool:
        """Return whether it is possible; in a match it is refused."""
        return self._session.trials.can_start(self._session.game) or self._session.is_live

    def can_keep(self) -> bool:
        return self._session.trials.has_changes(self._session.game)

    def toggle(self) -> None:
        """Start a trial here, or end it."""
        session = self._session
        if session.trial is not None:
            self.discard()
        else:
            session.apply(session.trials.start)

    def _refusal(self) -> str:
        is_refused = self._session.is_live and not self.is_trying()
        return self.tr("You can't try out moves during a match.") if is_refused else ""

    def discard(self) -> None:
        """Return to the beginning of the trial, and discard its moves."""
        has_changes = self._session.trials.has_changes(self._session.game)
        self._session.apply(self._session.trials.discard)
        if has_changes:
            self.message.emit(self.tr("Discarded the tried moves. Edit > Redo restores them."))

    def keep(self) -> None:
        """Keep the trial moves in the record."""
        if self.can_keep():
            self._session.apply(self._session.trials.keep)
            self.message.emit(self.tr("Kept the tried moves as a variation."))

    @property
    def bar(self) -> TrialBar | None:
        """The bar of the trial; None until it is first needed."""
        if self._bar is None and self.is_trying():
            self._bar = TrialBar()
            self._bar.kept.connect(self.keep)
            self._bar.discarded.connect(self.discard)
        return self._bar

    def show_session(self) -> None:
        """Update the bar to the session."""
        bar, trial = self.bar, self._session.trial
        if bar is None:
            return
        if trial is not None:
            game = self._session.game
            # The node where it began may have been deleted; discarding undoes that too.
            start = trial.start_id if trial.start_id in game.tree else game.current_id
            number = game.position_at(start).move_number
            bar.show_start(number, can_keep=self.can_keep())
        bar.setVisible(trial is not None)
