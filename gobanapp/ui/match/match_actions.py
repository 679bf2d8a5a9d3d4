"""A game between two players, from its setup to the result sheet."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.session import Session
from gobanapp.storage.game_terms_json import game_terms_from_json, game_terms_to_json
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.match.game_archiver import GameArchiver
from gobanapp.ui.record.file.open_actions import OpenActions
from gobanapp.ui.record.file.save_actions import SaveActions
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import confirm, exec_dialog, open_dialog

if TYPE_CHECKING:
    from gobanapp.rules.scoring import Score
    from gobanapp.ui.match.set_clock_dialog import SetClockDialog


class MatchActions(QObject):
    """Actions of two players before and after their game, and on its clock."""

    layout_requested = Signal(WindowLayout)
    """A request for this layout."""
    study_requested = Signal()
    """A request to review the game."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        files: OpenActions,
        saves: SaveActions,
        archiver: GameArchiver,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._files = files
        self._saves = saves
        self._archiver = archiver
        self.counted: tuple[Game, Score] | None = None
        """The last game that ended with a count, and its score."""
        self._clock_dialog: SetClockDialog | None = None
        session.continuation_requested.connect(self.continue_here)

    def file_commands(self) -> Sequence[Command]:
        """Return the commands that do not concern the game on the board."""
        keys = QKeySequence.StandardKey
        return [
            Command("new-game", self.tr("&New Game…"), self.ask_new_game, keys.New),
            Command(
                "new-board",
                self.tr("New Boar&d"),
                self.show_empty_board,
                tip=self.tr("An empty board of the size last used, without players or a clock"),
            ),
            Command(
                "played-games",
                self.tr("Game Arc&hive…"),
                self.show_archive,
                "Ctrl+Shift+O",
                tip=self.tr("Games played here; open or resume one"),
            ),
        ]

    def commands(self) -> Sequence[Command]:
        session = self._session
        return [
            Command(
                "clock-runs",
                self.tr("Cloc&k Running"),
                self.toggle_clock,
                "Pause",
                enabled=self.has_clock,
                checked=self.is_running,
            ),
            Command("set-clock", self.tr("Set Cl&ock…"), self.ask_time, enabled=self.has_clock),
            Command(
                "go-on-here",
                self.tr("Continue from &Here"),
                self.continue_here,
                tip=self.tr(
                    "Continue the match from the position shown, with the clock times it had there"
                ),
                enabled=lambda: session.match_clock.can_continue_here(session.game),
            ),
            Command(
                "resume-game",
                self.tr("Res&ume Game"),
                self.resume,
                tip=self.tr("Continue the game where it was interrupted"),
                enabled=self.can_resume,
            ),
            Command(
                "result-slip",
                self.tr("Resu&lt Sheet…"),
                self.show_result_sheet,
                enabled=self.has_begun,
            ),
            Command(
                "review",
                self.tr("Revie&w the Game"),
                self.review,
                tip=self.tr("Study the game from its first move"),
                enabled=self.can_review,
            ),
            Command(
                "rematch",
                self.tr("Rem&atch"),
                self.rematch,
                tip=self.tr("A new game with the same settings and colours swapped"),
                enabled=self.can_rematch,
            ),
        ]

    # Before

    def ask_new_game(self) -> None:
        """Show the New Game dialog and begin the game."""
        from gobanapp.storage.clock_json import times_from_json, times_to_json
        from gobanapp.storage.player_book import PlayerBook
        from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog

        if not self._saves.maybe_save():
            return
        settings = self._settings
        dialog = NewGameDialog(
            game_terms_from_json(settings.last_game_terms),
            self._window,
            book=PlayerBook.from_json(settings.player_book),
            presets=times_from_json(settings.time_presets),
            layout=self._view_state.layout,
        )
        accepted = exec_dialog(dialog)
        settings.time_presets = times_to_json(dialog.presets())
        if accepted:
            settings.player_book = dialog.book().to_json()
            self.layout_requested.emit(dialog.chosen_layout())
            self.begin(dialog.terms())
        else:
            self._session.apply(self._session.match_clock.release)

    def show_empty_board(self) -> None:
        """Leave the record for an empty board without a match."""
        if self._saves.maybe_save():
            self._session.open_document(empty_document(self._settings))
            self.layout_requested.emit(WindowLayout.STANDARD)

    def is_archived(self) -> bool:
        """Return whether there is a game that is archived without a question."""
        return self._archiver.archives_game()

    def can_rematch(self) -> bool:
        """Return whether a match has ended here."""
        return self._session.match is not None and not self._session.is_live

    def can_review(self) -> bool:
        """Return whether a game with a result is on the board."""
        session = self._session
        return session.game.is_finished and session.is_free

    def review(self) -> None:
        """Go to the beginning of the game, to study it."""
        self.layout_requested.emit(WindowLayout.STANDARD)
        self._session.navigate(Game.go_to_start)
        self.study_requested.emit()

    def rematch(self) -> None:
        """Begin another game between the same players, colours swapped, on the same terms."""
        session = self._session
        match = session.match
        systems = None if match is None or match.clock is None else match.clock.systems
        terms = GameTerms.from_game(session.game, systems).rematch()
        if self._saves.maybe_save():
            self.begin(terms)

    def begin(self, terms: GameTerms) -> None:
        """Begin a match on these terms."""
        self._settings.last_game_terms = game_terms_to_json(terms)
        game = terms.to_game(today_for_record(), is_match=True)
        self._session.begin_match(Document([game]), terms.systems)
        self._store_layout()

    def _store_layout(self) -> None:
        """Store the layout, in which the match is resumed later."""
        self._settings.match_layout = self._view_state.layout

    # The clock

    def has_clock(self) -> bool:
        match = self._session.match
        return self._session.is_live and match is not None and match.clock is not None

    def is_running(self) -> bool:
        """Return whether the clock is running, or would be if the game were not being scored."""
        match = self._session.match
        return self.has_clock() and match is not None and match.stage is MatchStage.RUNNING

    def toggle_clock(self) -> None:
        """Stop the clock, or let it run."""
        if self.is_running():
            self._session.apply(self._session.match_clock.pause)
            self._archiver.archive_game()
        else:
            self.start_clock()

    def start_clock(self) -> None:
        self._session.apply(self._session.match_clock.start)

    def ask_time(self) -> None:
        """Stop the clock and show the dialog in which a referee changes the times."""
        from gobanapp.ui.match.set_clock_dialog import SetClockDialog

        if self._clock_dialog is not None:
            self._clock_dialog.activateWindow()
            return
        session = self._session
        session.apply(session.match_clock.pause)
        dialog = self._clock_dialog = SetClockDialog(session.game.info, self._window)
        dialog.added.connect(
            lambda color, seconds: session.apply(session.match_clock.add_time, color, seconds)
        )
        dialog.show_times(session.match_controller.times(session.game))
        session.ticked.connect(self._show_clock_times)
        session.subscribe(self._show_clock_times, Change.GAME)
        dialog.finished.connect(self._close_clock_dialog)
        open_dialog(dialog)

    def _show_clock_times(self, _change: Change = Change.NOTHING) -> None:
        if self._clock_dialog is not None:
            self._clock_dialog.show_times(self._session.match_controller.times(self._session.game))

    def _close_clock_dialog(self) -> None:
        self._session.ticked.disconnect(self._show_clock_times)
        self._session.unsubscribe(self._show_clock_times)
        self._clock_dialog = None

    # After

    def can_resume(self) -> bool:
        session = self._session
        is_busy = session.trial is not None or session.scoring.dispute is not None
        is_free = session.match is None and not is_busy
        return is_free and self.has_begun() and not session.game.is_finished

    def has_begun(self) -> bool:
        """Return whether there is more than an empty board."""
        game = self._session.game
        return len(game.tree) > 1 or game.is_finished or game.position.stones > 0

    def resume(self) -> None:
        """Resume the current game after its last move, with the clock times in the file."""
        self._session.resume_match()
        if self._view_state.layout is WindowLayout.STANDARD:
            # Opening the file has shown this layout, whichever the players had.
            self.layout_requested.emit(self._settings.match_layout)
        self._store_layout()

    def continue_here(self) -> None:
        """Continue the game at the node shown; ask first if it has other moves after that node."""
        session, game = self._session, self._session.game
        if not session.match_clock.can_continue_here(game):
            return
        is_end = game.current_id == game.main_line_end
        if is_end or (self._confirm_continuing() and self._saves.maybe_save(is_meant=True)):
            session.continue_here()
            self._store_layout()

    def _confirm_continuing(self) -> bool:
        number = self._session.game.position.move_number
        return confirm(
            self._window,
            self.tr("Continue from move {number}?").format(number=number),
            self.tr(
                "The match continues as a new game. The moves after this one stay in the record of"
                " the game so far."
            ),
            self.tr("&Continue"),
            name="continue-here",
        )

    def store_interrupted_match(self) -> None:
        """Store, when the window closes, the match that the next start resumes."""
        session, path = self._session, self._session.document.path
        if session.is_live and path is not None and not session.document.is_modified:
            self._settings.interrupted_match = path
            self._store_layout()

    def resume_interrupted_match(self) -> bool:
        """Resume the match that was open when the program was closed; return whether one was."""
        path = self._settings.interrupted_match
        self._settings.interrupted_match = None
        if path is None or not os.path.isfile(path):  # noqa: PTH113 - Path.is_file can raise
            return False
        if not self._files.open(path):
            return False
        self.resume()
        return True

    def show_result(self, score: Score | None) -> None:
        """Show the result of the game that has just ended, and the next actions."""
        from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog

        self.counted = None if score is None else (self._session.game, score)
        is_archived = self._archiver.archive_game(is_over=True)
        path = self._session.document.path if is_archived else None
        uses_seats = self._view_state.layout is not WindowLayout.STANDARD
        if uses_seats and (is_archived or not self._settings.archives_games):
            return  # The seats show the result, to each player the right way up.
        archived_as = "" if path is None else path.name
        dialog = EndOfGameDialog(self._session.game, score, self._window, archived_as=archived_as)
        exec_dialog(dialog)
        choices = EndOfGameDialog.Choice
        if dialog.choice is choices.SAVE:
            self._saves.save()
        elif dialog.choice is choices.NEW_GAME:
            self.ask_new_game()
        elif dialog.choice is choices.REMATCH:
            self.rematch()
        elif dialog.choice is choices.REVIEW:
            self.review()
        elif dialog.choice is choices.RESULT_SHEET:
            self.show_result_sheet()

    def show_archive(self) -> None:
        """Show the archive, to open or resume a game."""
        from gobanapp.ui.match.archive_dialog import ArchiveDialog

        settings = self._settings
        dialog = ArchiveDialog(
            settings.games_folder, settings, self._window, current=self._session.document.path
        )
        exec_dialog(dialog)
        chosen: Path | None = dialog.chosen_path
        if chosen is not None and self._files.open(chosen) and dialog.resumes:
            self.resume()

    def show_result_sheet(self) -> None:
        """Show the result sheet of the game."""
        from gobanapp.game.game_summary import game_summary
        from gobanapp.ui.match.result_sheet.result_sheet_dialog import ResultSheetDialog

        session = self._session
        time_used = None
        match = session.match
        if match is not None and match.clock is not None:
            now, clock = session.match_controller.now(), match.clock
            time_used = ByColor(clock.used_by(Color.BLACK, now), clock.used_by(Color.WHITE, now))
        score = None
        if self.counted is not None and self.counted[0] is session.game and match is not None:
            score = self.counted[1] if session.game.is_finished else None
        exec_dialog(ResultSheetDialog(game_summary(session.game, score, time_used), self._window))


def empty_document(settings: Settings) -> Document:
    """Return an empty board of the size and under the rules that were chosen last."""
    terms = game_terms_from_json(settings.last_game_terms).for_empty_board()
    return Document([terms.to_game(today_for_record())])


def today_for_record() -> str:
    """Return the date in the format of records: 2001-12-31."""
    return QDate.currentDate().toString(Qt.DateFormat.ISODate)
