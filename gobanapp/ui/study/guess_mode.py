"""Guess mode: clicks as guesses, and the display on the board and the panel."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.game.change import Change
from gobanapp.game.guess_the_move import GuessOutcome, GuessTally, MoveToGuess, next_move_to_guess
from gobanapp.game.markup import Mark
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import guess_text, move_text
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study.study_panel import make_study_button
from gobanapp.ui.widgets.appearance import LARGE
from gobanapp.ui.widgets.board_mode import BoardMode
from gobanapp.ui.widgets.forms import SplitPanel, hbox, vbox
from gobanapp.ui.widgets.labels import ScrolledWords, quiet_line, text_line
from gobanapp.ui.widgets.segmented_control import SegmentedControl

BOTH = frozenset(Color)
_BLACK, _WHITE = frozenset({Color.BLACK}), frozenset({Color.WHITE})


class GuessPanel(SplitPanel):
    """Shows the question, the result of the last guess, and the score."""

    colors_chosen = Signal(object)
    """The moves of these colours are to be guessed: a frozen set."""
    hint_requested = Signal()
    reveal_requested = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._question = text_line(size=LARGE, bold=True)
        self._question.setObjectName("question")
        self._message = text_line()
        self._message.setObjectName("told")
        # Room for two lines, so that nothing below moves with each try.
        self._message.setMinimumHeight(2 * self._message.fontMetrics().lineSpacing())
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._score = text_line(size=LARGE)
        self._score.setObjectName("score")
        self._tries = quiet_line()
        self._invitation = quiet_line(guess_text.instructions())
        self._colors = SegmentedControl(
            [(BOTH, self.tr("Both")), (_BLACK, self.tr("Black")), (_WHITE, self.tr("White"))]
        )
        self._colors.setAccessibleName(self.tr("Guess the moves of"))
        self._colors.chosen.connect(self.colors_chosen)
        self._hint = make_study_button(self.tr("Hint"), self.hint_requested, name="hint")
        self._hint.setToolTip(self.tr("Narrow the area down (costs 3 points)"))
        self._reveal = make_study_button(
            self.tr("Show Move"), self.reveal_requested, name="show-move"
        )
        self._leave = make_study_button(
            self.tr("Leave Guess Mode"), self.closed, name="stop-guessing"
        )
        self._arrange()

    def _arrange(self) -> None:
        words = vbox(
            self._question, self._message, self._score, self._tries, self._invitation, None
        )
        help_buttons = hbox((self._hint, 1), (self._reveal, 1))
        buttons = vbox(None, self._colors, help_buttons, self._leave)
        self._words = ScrolledWords(words)
        self._words.setObjectName("words")
        self.set_halves(self._words, buttons)

    def show_state(self, question: str, message: str, tally: GuessTally, *, can_help: bool) -> None:
        """Show the question and message; ``can_help``: whether a hint is available."""
        self._question.setText(question)
        self._words.setAccessibleName(question)
        self._message.setText(message)
        self._message.setVisible(bool(message or tally.moves))
        self._score.setText(guess_text.score(tally) if tally.moves else "")
        self._tries.setText(guess_text.tries(tally) if tally.moves else "")
        self._score.setVisible(bool(tally.moves))
        self._tries.setVisible(bool(tally.moves))
        self._invitation.setVisible(not message and not tally.moves)
        self._hint.setEnabled(can_help)
        self._reveal.setEnabled(can_help)


_ANSWER_DELAY = 700  # milliseconds to look at the move just found before the next one


class GuessMode(BoardMode):
    """Begins at the current node of the session, and follows it. It edits nothing.

    It ends when another record is opened, the record is edited, or counted.
    """

    panel: GuessPanel

    hides_move = True
    hides_record = True

    def __init__(self, session: Session, board: SessionBoard) -> None:
        super().__init__(board)
        self._session = session
        self._board = board
        self._game = session.game
        self._node_id = session.game.current_id
        self._colors = BOTH
        self._tally = GuessTally()
        self._move_to_guess: MoveToGuess | None = None
        self._message = ""
        self.panel = GuessPanel()
        self.panel.colors_chosen.connect(self.guess_colors)
        self.panel.hint_requested.connect(self.hint)
        self.panel.reveal_requested.connect(self.reveal)
        self.panel.closed.connect(self.end)
        self._answer_timer = QTimer(self, singleShot=True, interval=_ANSWER_DELAY)
        self._answer_timer.timeout.connect(self._go_to_next_node)

    def begin(self) -> None:
        self._board.show_whole(True)  # the move may be anywhere
        self._board.add_overlay(self._dim_other_points)
        self._session.subscribe(self._follow_session, Change.GAME)
        self._ask_next_move()

    def _give_back(self) -> None:
        self._answer_timer.stop()
        self._session.unsubscribe(self._follow_session)
        self._board.remove_overlay(self._dim_other_points)
        self._board.show_whole(False)

    @property
    def prompt(self) -> tuple[str, str]:
        """The question, and the messages on the last guess and on the score."""
        score = guess_text.score(self._tally) if self._tally.moves else ""
        return self._question, "\n\n".join(filter(None, (self._message, score)))

    @property
    def tally(self) -> GuessTally:
        return self._tally

    @property
    def move_to_guess(self) -> MoveToGuess | None:
        """The move to be guessed now; None while a move is played automatically, and at the end."""
        return self._move_to_guess

    def guess_colors(self, colors: frozenset[Color]) -> None:
        """Ask for the moves of these colours from now on."""
        self._colors = colors
        self._message = ""
        self._ask_next_move()

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        move_to_guess = self._move_to_guess
        if move_to_guess is None:
            return
        outcome = move_to_guess.judge(point)
        if outcome is GuessOutcome.HIT:
            self._tally = self._tally.found(move_to_guess)
            self._message = guess_text.found_message(move_to_guess)
            self._go_to_next_node()
        elif outcome is GuessOutcome.MISS:
            self._message = guess_text.outcome(outcome)
            self._narrow(move_to_guess.missed(point))
        else:
            self._message = guess_text.outcome(outcome)
            self._refresh()

    def hint(self) -> None:
        """Narrow the area down."""
        if self._move_to_guess is not None:
            self._message = guess_text.hint_message()
            self._narrow(self._move_to_guess.hinted())

    def reveal(self) -> None:
        if self._move_to_guess is not None:
            self._tally = self._tally.shown()
            self._message = guess_text.shown_message(self._move_to_guess)
            self._go_to_next_node()

    def _narrow(self, move_to_guess: MoveToGuess) -> None:
        self._move_to_guess = move_to_guess
        if move_to_guess.is_given_away:
            self.reveal()
        else:
            self._refresh()

    def _go_to_next_node(self) -> None:
        """Go to the next node of the line."""
        self._move_to_guess = None
        node_ids, index = self._session.game.line()
        self._node_id = node_ids[min(index + 1, len(node_ids) - 1)]
        self._session.navigate(lambda game: game.go_to(self._node_id))

    def _follow_session(self, change: Change) -> None:
        """Follow the session; after navigation the question is about the new node."""
        session = self._session
        is_edited = change & (Change.TREE | Change.CONTENT)
        has_left_game = (
            session.game is not self._game or session.tools.edit_tool is not EditTool.PLAY
        )
        if is_edited or has_left_game or session.is_counting or session.is_live:
            self.end()
        elif change & Change.CURRENT_NODE:
            if session.game.current_id != self._node_id:
                self._node_id = session.game.current_id
                self._message = ""
            self._ask_next_move()

    def _ask_next_move(self) -> None:
        """Ask for the next move, or play it where neither colour is to be guessed."""
        self._move_to_guess = next_move_to_guess(self._session.game, self._colors)
        if self._move_to_guess is None and not self._is_over:
            self._answer_timer.start()
        else:
            self._answer_timer.stop()
        self._refresh()

    @property
    def _is_over(self) -> bool:
        node_ids, index = self._session.game.line()
        return index == len(node_ids) - 1

    @property
    def _question(self) -> str:
        if self._move_to_guess is not None:
            return guess_text.question(self._move_to_guess)
        if self._is_over:
            return guess_text.summary(self._tally)
        return move_text.turn(self._session.turn)

    def _refresh(self) -> None:
        can_help = self._move_to_guess is not None
        self.panel.show_state(self._question, self._message, self._tally, can_help=can_help)
        self._board.show_session()
        self.prompt_changed.emit()

    def _dim_other_points(self, view: BoardView, _pointed: Point | None) -> BoardView:
        """Return ``view`` with everything dimmed outside the area of the move, and the misses."""
        move_to_guess = self._move_to_guess
        view = replace(view, next_move_letters={})
        if move_to_guess is None or move_to_guess.is_whole:
            return view
        points = frozenset(BoardPart.between(*move_to_guess.corners).points())
        return replace(
            view,
            dimmed=view.dimmed | (frozenset(view.board.points()) - points),
            blocks=(points,),
            marks={**view.marks, **dict.fromkeys(move_to_guess.misses, Mark.CROSS)},
        )
