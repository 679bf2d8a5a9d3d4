"""The buttons of the two players: pass, pause, take back, resign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.session.session import Session
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.big_button import BigButton, HoldButton
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import grid_box

if TYPE_CHECKING:
    from gobanapp.session.match import Match

_AFTER_GAME: Final = ("review", "rematch", "new-game")
"""The commands for two players whose game has ended."""


class PlayPanel(QWidget):
    """Buttons for commands, whose ids are their names. Other buttons replace them after a game.

    In a match a button that must be held asks no question: holding it is the answer.
    """

    resumed = Signal()
    """The players have resumed a match that was opened, and want its clock to run."""
    pass_held = Signal()
    resign_held = Signal()
    released_early = Signal(str, QWidget)
    """A button was released too soon; the message explains how to hold it."""

    def __init__(self) -> None:
        super().__init__()
        self._pass = HoldButton(self.tr("Pass"))
        self._resign = HoldButton(self.tr("Resign"))
        self._pause = BigButton(self.tr("Pause"))
        self._resume = BigButton(self.tr("Resume"))
        self._buttons = {
            "pass": self._pass,
            "undo": BigButton(self.tr("Undo")),
            "clock-runs": self._pause,
            "resume-game": self._resume,
            "resign": self._resign,
            "review": BigButton(self.tr("Review")),
            "rematch": BigButton(self.tr("Rematch")),
            "new-game": BigButton(self.tr("New Game")),
        }
        self._grid = grid_box(self, spacing=(SPACE, SPACE))
        for name, button in self._buttons.items():
            button.setObjectName(name)
            button.setParent(self)
        for held in (self._pass, self._resign):
            held.must_hold = False
        for button, explain in ((self._pass, _hold_to_pass), (self._resign, _hold_to_resign)):
            button.released_early.connect(
                lambda button=button, explain=explain: self.released_early.emit(explain(), button)
            )
        self._pass.confirmed.connect(lambda: self._emit_if_held(self._pass, self.pass_held))
        self._resign.confirmed.connect(lambda: self._emit_if_held(self._resign, self.resign_held))
        self._shown: tuple[str, ...] = ()
        self._columns = 0
        self._show(("pass", "undo", "resign"))

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons run their commands, and be enabled as those are."""
        for name, button in self._buttons.items():
            commands.bind(button, name)
        self._resume.clicked.connect(self.resumed)

    def show_session(self, session: Session) -> None:
        """Enable the players' actions, with the chosen confirmations."""
        match, confirmation = session.match, session.match_controller.move_confirmation
        hold, is_live = ConfirmationMethod.HOLD, session.is_live
        self._pass.must_hold = is_live and confirmation.pass_confirmation is hold
        self._resign.must_hold = is_live and confirmation.resign_confirmation is hold
        if match is not None and not is_live:
            self._show(_AFTER_GAME)
            return
        if session.awaits_resume:
            self._show(("pass", "undo", "resume-game", "resign"))
            return
        has_clock = match is not None and match.clock is not None
        if match is not None and has_clock:
            self._pause.setText(self._clock_button_text(match))
        self._show(("pass", "undo", *(("clock-runs",) if has_clock else ()), "resign"))

    @property
    def undo_button(self) -> QWidget:
        """The button that takes a move back, or asks for that."""
        return self._buttons["undo"]

    def set_low(self, is_low: bool) -> None:
        """Keep the text of each button on one line where there is little height."""
        for button in self._buttons.values():
            button.set_low(is_low)

    def _clock_button_text(self, match: Match) -> str:
        if match.stage is MatchStage.PAUSED:
            return self.tr("Resume")
        is_stopped = match.clock is None or match.clock.running is None
        return self.tr("Start Clock") if is_stopped else self.tr("Pause")

    def _emit_if_held(self, button: HoldButton, signal: SignalInstance) -> None:
        if button.must_hold:  # Otherwise a click runs the command, as with any button.
            signal.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _show(self, names: tuple[str, ...]) -> None:
        if names != self._shown:
            self._shown = names
            self._columns = 0
            self._arrange()

    def _arrange(self) -> None:
        """Put the buttons on one line, or on two if long words or large type need it."""
        shown = [self._buttons[name] for name in self._shown]
        widest = max(button.least_width() for button in shown)
        is_wide = len(shown) * (widest + SPACE) - SPACE <= self.width()
        columns = len(shown) if is_wide else 2
        if columns == self._columns:
            return
        self._columns = columns
        for button in self._buttons.values():
            self._grid.removeWidget(button)
            button.setVisible(button in shown)
        # Of three buttons on two lines the first spans its line, so that no gap is left.
        extra = -len(shown) % columns
        for index, button in enumerate(shown):
            row, column = divmod(index + extra if index else 0, columns)
            span = 1 if index else 1 + extra
            self._grid.addWidget(button, row, column, 1, span, Qt.AlignmentFlag.AlignTop)
        for column in range(len(self._buttons)):
            self._grid.setColumnStretch(column, int(column < columns))


def _hold_to_pass() -> str:
    from gobanapp.text import seat_text  # imports all texts of clocks: not at the start

    return seat_text.hold_to_pass()


def _hold_to_resign() -> str:
    from gobanapp.text import seat_text

    return seat_text.hold_to_resign()
