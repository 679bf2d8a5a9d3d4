"""Moves, the tool that plays them, and the confirmations before them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.match_stage import BlockReason
from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import move_text, player_names, result_text
from gobanapp.ui.record.tree.checked_edits import CorrectTool, InsertTool
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import confirm, exec_dialog


class PlayTool(QObject):
    """Plays in the record or the match, and takes care that no record changes by accident.

    A new move in a record that is kept begins a trial, and an unfinished match waits to be resumed.
    In other records a move after the end of the game needs a confirmation, but not where the record
    is studied: there each move is just a variation.
    """

    def __init__(
        self,
        window: QWidget,
        session: Session,
        is_studying: Callable[[], bool] = lambda: False,
        is_kept: Callable[[], bool] = lambda: False,
    ) -> None:
        """``is_kept``: whether a stray move must not change the record."""
        super().__init__(window)
        self._is_studying = is_studying
        self._is_kept = is_kept
        self._window = window
        self._session = session

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        session = self._session
        # An illegal move needs no question: the session says why it is refused.
        if (
            self._is_in_record(point)
            or session.game.why_illegal(point) is not None
            or self.confirm_play_on()
        ):
            session.play(point)

    def _is_in_record(self, point: Point | None) -> bool:
        """Return whether the record has this move, or this pass, after the current node."""
        game = self._session.game
        children = (game.tree[number].content.move for number in game.node.children)
        return any(
            move is not None and (move.color, move.point) == (game.turn, point) for move in children
        )

    def confirm_pass(self) -> bool:
        """Return whether to pass here, as ``confirm_play_on`` does."""
        return self._is_in_record(None) or self.confirm_play_on()

    def confirm_play_on(self) -> bool:
        """Return whether to add a move here, for which a trial may have begun.

        At the end of a game the user is asked.
        """
        session = self._session
        if session.awaits_resume and not self._is_studying():
            session.move_blocked.emit(BlockReason.PAUSED)
            return False
        if self._is_kept():
            session.apply(session.trials.start)
            return True
        return not self._is_at_end() or confirm(
            self._window,
            self.tr("The game is over"),
            result_text.recorded_result(self._session.game.info.result),
            self.tr("&Continue"),
            name="play-on",
        )

    def _is_at_end(self) -> bool:
        """Return whether a move here would be the first after the end of a game."""
        session = self._session
        if (
            session.scoring.is_playing_out(session.game)
            or session.trial is not None
            or self._is_studying()
        ):
            return False
        return session.game.is_at_result and not session.game.node.children


class MoveActions(QObject):
    """Actions of the Game menu and the buttons of play, beyond plain steps of the session."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        play_tool: PlayTool,
        insert_tool: InsertTool,
        correct_tool: CorrectTool,
        is_studying: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(window)
        self._is_studying = is_studying
        self._window = window
        self._session = session
        self._play_tool = play_tool
        self._insert_tool = insert_tool
        self._correct_tool = correct_tool

    def commands(self) -> Sequence[Command]:
        session = self._session
        return [
            Command(
                "pass",
                self.tr("&Pass"),
                self.pass_,
                "P",
                enabled=self.can_pass,
                why_not=self._disabled_reason,
                key_refusal=self._key_refusal,
            ),
            Command(
                "resign",
                self.tr("&Resign…"),
                self.ask_resign,
                enabled=self.can_resign,
                why_not=self._disabled_reason,
            ),
            Command(
                "information",
                self.tr("Game &Information…"),
                self.edit_game_info,
                "Ctrl+Shift+I",
                enabled=lambda: not session.is_counting,
            ),
        ]

    def can_pass(self) -> bool:
        """Return whether the player to move may pass: in a game, or in a studied variation."""
        session = self._session
        dispute = session.scoring.dispute
        if dispute is not None and not dispute.is_here(session.game):
            return False
        is_over = session.game.is_finished and not (self._is_studying() or session.trial)
        return session.moves.can_pass(session.game) and (not is_over or session.scoring.is_active)

    def _key_refusal(self) -> str:
        """Return the reason why the key does not pass here, "" if it does.

        A key pressed by mistake must not change a record that is only looked at.
        """
        session = self._session
        is_playing = session.is_live or session.scoring.is_active or session.trial is not None
        is_editing = session.tools.edit_tool.is_correction
        is_viewed = self._is_studying() and not session.is_played_here
        is_over = session.game.is_finished or is_viewed
        if is_playing or is_editing or not is_over:
            return ""
        return self.tr(
            "This key passes only while a game is played. To pass here, choose Game > Pass."
        )

    def can_resign(self) -> bool:
        """Return whether there is a game to resign."""
        session = self._session
        is_in_play = not self._is_studying() and not session.awaits_resume
        return is_in_play and session.game_end.can_resign(session.game)

    def _disabled_reason(self) -> str:
        """Return the reason why a player cannot pass or resign, "" if it is obvious."""
        game = self._session.game
        if game.is_finished:
            result = result_text.recorded_result(game.info.result)
            return self.tr("This game is over: {result}.").format(result=result)
        if self._is_studying():
            return self.tr("No match is in progress. Choose Play above to continue the game.")
        if self._session.awaits_resume:
            return move_text.block_reason_text(BlockReason.PAUSED, None)
        return ""

    def pass_(self) -> None:
        """Pass for the player to move, or insert a pass, or correct a move to a pass."""
        match self._session.tools.edit_tool:
            case EditTool.INSERT:
                self._insert_tool.pass_()
            case EditTool.CORRECT:
                self._correct_tool.pass_()
            case _ if self._play_tool.confirm_pass() and self._confirm_pass():
                self._session.pass_()

    def _confirm_pass(self) -> bool:
        """Ask, in a match, whether the player wants to pass: keys are pressed by accident."""
        session = self._session
        needs_question = (
            session.is_live
            and not session.scoring.is_playing_out(session.game)
            and session.moves.can_pass(session.game)
            # Elsewhere a pass only returns to the match.
            and session.match_controller.is_at_match_node(session.game)
        )
        if (
            not needs_question
            or session.match_controller.move_confirmation.pass_confirmation
            is ConfirmationMethod.NOTHING
        ):
            return True
        name = player_names.color_name(session.game.turn)
        return confirm(
            self._window,
            self.tr("Does {color} want to pass?").format(color=name),
            "",
            self.tr("&Pass"),
            name="pass",
        )

    def pass_held(self) -> None:
        """Pass without a question: the button was held down."""
        if self.can_pass():
            self._session.pass_()

    def resign_held(self) -> None:
        """Resign without a question: the button was held down."""
        if self.can_resign():
            self._session.resign(self._session.player_to_move)

    def edit_game_info(self, field: str = "") -> None:
        """Show the game information dialog, with the focus in ``field``."""
        from gobanapp.ui.record.game_info_dialog import GameInformationDialog

        if self._session.is_counting:
            return
        dialog = GameInformationDialog(self._session.game.info, self._window)
        if field:
            dialog.go_to_field(field)
        if exec_dialog(dialog):
            chosen = dialog.chosen()
            self._session.apply(lambda game: game.set_info(chosen))

    def ask_resign(self) -> None:
        """Resign for the player to move, after confirmation."""
        session = self._session
        loser = session.player_to_move
        if (
            session.is_live
            and session.match_controller.move_confirmation.resign_confirmation
            is ConfirmationMethod.NOTHING
        ):
            session.resign(loser)
            return
        name = player_names.color_name(loser)
        if confirm(
            self._window,
            self.tr("Does {color} want to resign?").format(color=name),
            "",
            self.tr("Resign"),
            name="resign",
        ):
            self._session.resign(loser)

    def ask_resume(self) -> None:
        """Resume play as the ruleset says: that may depend on which player asks for it."""
        game = self._session.game
        needs_question = game.ruleset.opponent_resumes and game.position.stops_play(game.ruleset)
        if not needs_question:
            self._session.apply(self._session.game_end.resume_play, game.turn.opponent)
            return
        menu = QMenu(self._window)
        for color in Color:
            text = self.tr("{color} resumes: {opponent} plays first").format(
                color=player_names.color_name(color),
                opponent=player_names.color_name(color.opponent),
            )
            action = menu.addAction(text)
            action.setObjectName(f"{color.name.lower()}-asks")
            action.setData(color)
        chosen = menu.exec(QCursor.pos())
        if chosen is not None:
            self._session.apply(self._session.game_end.resume_play, chosen.data())
