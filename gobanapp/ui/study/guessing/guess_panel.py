"""The panel beside the board while the next move is guessed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gobanapp.game.guess_the_move import GuessTally
from gobanapp.rules.color import Color
from gobanapp.text import guess_text
from gobanapp.ui.widgets.appearance import LARGE, SPACE, line_height
from gobanapp.ui.widgets.forms import PanelLayout
from gobanapp.ui.widgets.labels import ScrolledWords, quiet_line, text_line
from gobanapp.ui.widgets.segmented_control import SegmentedControl

BOTH = frozenset(Color)
_BLACK, _WHITE = frozenset({Color.BLACK}), frozenset({Color.WHITE})


class GuessPanel(QWidget):
    """Shows the question, what came of the last try, and the score."""

    colors_chosen = Signal(object)
    """The moves of these colours are to be guessed: a frozen set."""
    hint_requested = Signal()
    reveal_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = text_line(size=LARGE, bold=True)
        self._question.setObjectName("question")
        self._told = text_line()
        self._told.setObjectName("told")
        # Room for two lines, so that nothing below moves with each try.
        self._told.setMinimumHeight(2 * self._told.fontMetrics().lineSpacing())
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._score = text_line(size=LARGE)
        self._score.setObjectName("score")
        self._tries = quiet_line()
        self._how = quiet_line(guess_text.invitation())
        self._colors = SegmentedControl(
            [(BOTH, self.tr("Both")), (_BLACK, self.tr("Black")), (_WHITE, self.tr("White"))]
        )
        self._colors.setAccessibleName(self.tr("Whose moves are guessed"))
        self._colors.chosen.connect(self.colors_chosen)
        self._hint = QPushButton(self.tr("Hint"))
        self._hint.setObjectName("hint")
        self._hint.setToolTip(self.tr("Narrow the place down, for 3 points"))
        self._hint.clicked.connect(self.hint_requested)
        self._reveal = QPushButton(self.tr("Show the Move"))
        self._reveal.setObjectName("show-move")
        self._reveal.clicked.connect(self.reveal_requested)
        self._stop = QPushButton(self.tr("Stop Guessing"))
        self._stop.setObjectName("stop-guessing")
        self._stop.clicked.connect(self.closed)
        self._arrange()

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(SPACE)
        words.addWidget(self._question)
        words.addWidget(self._told)
        words.addWidget(self._score)
        words.addWidget(self._tries)
        words.addWidget(self._how)
        words.addStretch(1)
        helps = QHBoxLayout()
        helps.setSpacing(SPACE)
        for button in (self._hint, self._reveal):
            helps.addWidget(button, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self._colors)
        buttons.addLayout(helps)
        buttons.addWidget(self._stop)
        for button in (self._hint, self._reveal, self._stop):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
            button.setMinimumHeight(line_height(button))
        self._words = ScrolledWords(words)
        self._words.setObjectName("words")
        self._halves = PanelLayout(self, self._words, buttons)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the buttons beside the words where there is more width than height."""
        self._halves.set_side_by_side(wide)

    def show_state(self, question: str, told: str, tally: GuessTally, *, can_help: bool) -> None:
        """Show what is asked and told; ``can_help``: whether a hint could be given."""
        self._question.setText(question)
        self._words.setAccessibleName(question)
        self._told.setText(told)
        self._told.setVisible(bool(told or tally.moves))
        self._score.setText(guess_text.score(tally) if tally.moves else "")
        self._tries.setText(guess_text.tries(tally) if tally.moves else "")
        self._score.setVisible(bool(tally.moves))
        self._tries.setVisible(bool(tally.moves))
        self._how.setVisible(not told and not tally.moves)
        self._hint.setEnabled(can_help)
        self._reveal.setEnabled(can_help)
