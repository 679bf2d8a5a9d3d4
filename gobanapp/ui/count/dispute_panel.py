"""The panel for a dispute: its display and its buttons."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gobanapp.game.dispute import Dispute, group_name_point
from gobanapp.game.game import Game
from gobanapp.text import move_text
from gobanapp.text.scoring_text import dispute_heading
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.buttons import ShrinkingButton, shrinking_button
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import SplitPanel, hbox, vbox
from gobanapp.ui.widgets.labels import ScrolledWords, quiet_line, text_line


class DisputePanel(SplitPanel):
    """Shown while a disputed group is played out; scoring resumes with the outcome."""

    decided = Signal(bool)
    """The players have decided whether the group is dead."""
    back_to_count_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._group = text_line(size=LARGE, bold=True)
        self._group.setObjectName("disputed")
        self._state = text_line()
        self._state.setObjectName("turn")
        explanation = quiet_line(
            self.tr(
                "When both players pass, scoring resumes: captured stones are dead, stones "
                "still standing are alive. The moves stay in the game as a variation."
            )
        )
        self._ko = quiet_line(self.tr("A ko can be retaken only after passing for it."))
        self._command_buttons = {
            "pass": ShrinkingButton(self.tr("Pass")),
            "undo": ShrinkingButton(self.tr("Undo")),
        }
        for name, button in self._command_buttons.items():
            button.setObjectName(name)
        dead = shrinking_button(
            self.tr("Group Is Dead"), "group-dead", lambda: self.decided.emit(True)
        )
        alive = shrinking_button(
            self.tr("Group Is Alive"), "group-lives", lambda: self.decided.emit(False)
        )
        cancel = shrinking_button(self.tr("Cancel"), "give-up", self.back_to_count_requested)

        words = vbox(self._group, self._state, explanation, self._ko, None)
        moves = hbox(*((button, 1) for button in self._command_buttons.values()))
        buttons = vbox(None, moves, SPACE, dead, alive, cancel)
        self._words = ScrolledWords(words)
        self._words.setObjectName("words")
        self.set_halves(self._words, buttons)

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons that are commands run them."""
        for name, button in self._command_buttons.items():
            commands.bind(button, name)

    def show_dispute(self, dispute: Dispute, game: Game) -> None:
        """Show the group and the colour to move."""
        self._group.setText(dispute_heading(dispute.color, group_name_point(dispute.stones)))
        self._words.setAccessibleName(self._group.text())
        is_here = dispute.is_here(game)
        elsewhere = self.tr("You are viewing another position.")
        self._state.setText(move_text.turn(game.turn) if is_here else elsewhere)
        self._ko.setVisible(game.ruleset.confirms_by_play)
