"""Beginning and ending games: the dialogs that belong to it, and what is asked before."""

from __future__ import annotations

from PySide6.QtCore import QDate, QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from gobanapp import __version__
from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.scoring import Score
from gobanapp.ui import messages
from gobanapp.ui.actions.count_actions import CountActions
from gobanapp.ui.actions.file_actions import FileActions
from gobanapp.ui.actions.tree_actions import TreeActions
from gobanapp.ui.dialogs.question import agreed
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.task import Task


class GameActions(QObject):
    """What the Game menu and the buttons of play do, beyond a plain step of the session."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        files: FileActions,
        trees: TreeActions,
        counts: CountActions,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._files = files
        self._trees = trees
        self._counts = counts

    def play(self, point: Point) -> None:
        """Play there, or mark the group there, or put a move there that is inserted."""
        if self._session.task is not Task.PLAY:
            self._trees.click(point)
            return
        if self._session.is_counting:
            self._counts.click(point)
            return
        # A click that plays nothing needs no question: it is told why.
        if self._session.game.why_illegal(point) is not None or self._may_play_on():
            self._session.play(point)

    def pass_(self) -> None:
        """Pass for the player to move, or have the move that is put in be a pass."""
        if self._session.task is not Task.PLAY:
            self._trees.click(None)
        elif self._may_play_on():
            self._session.pass_()

    def _may_play_on(self) -> bool:
        """Ask before a move is added behind the end of a game: a click may have gone astray."""
        session = self._session
        if session.is_playing_out or not session.game.is_at_result or session.game.node.children:
            return True
        return agreed(
            self._window,
            self.tr("The game is over"),
            messages.recorded_result(session.game.info.result),
            self.tr("&Play On"),
        )

    def ask_new_game(self) -> None:
        """Let the players arrange a game and begin it."""
        from gobanapp.ui.dialogs.new_game import NewGameDialog

        if not self._files.may_leave():
            return
        dialog = NewGameDialog(NewGame.from_json(self._settings.last_new_game), self._window)
        accepted = dialog.exec() == NewGameDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            chosen = dialog.chosen()
            self._settings.last_new_game = chosen.to_json()
            self._session.open(Record([chosen.to_game(today())]))

    def ask_information(self) -> None:
        """Show the heading of the record and let it be corrected."""
        from gobanapp.ui.dialogs.game_information import GameInformationDialog

        dialog = GameInformationDialog(self._session.game.info, self._window)
        accepted = dialog.exec() == GameInformationDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            chosen = dialog.chosen()
            self._session.do(lambda game: game.set_info(chosen))

    def ask_resign(self) -> None:
        """Let the player to move give the game up, if he confirms it."""
        loser = self._session.game.turn
        name = messages.color_name(loser)
        if agreed(
            self._window,
            self.tr("Does {color} resign?").format(color=name),
            "",
            self.tr("{color} resigns").format(color=name),
        ):
            self._session.resign(loser)

    def ask_resume(self) -> None:
        """Resume play, by the ruleset's way: that may depend on who asks for it."""
        game = self._session.game
        asks = game.ruleset.opponent_resumes and game.position.stops_play(game.ruleset)
        if not asks:
            self._session.resume(game.turn.opponent)
            return
        menu = QMenu(self._window)
        for color in Color:
            text = self.tr("{color} asks: {opponent} plays first").format(
                color=messages.color_name(color), opponent=messages.color_name(color.opponent)
            )
            menu.addAction(text).setData(color)
        chosen = menu.exec(QCursor.pos())
        if chosen is not None:
            self._session.resume(chosen.data())

    def tell_result(self, score: Score | None) -> None:
        """Show the result that the game has just come to, and what can be done next."""
        from gobanapp.ui.dialogs.end_of_game import EndOfGameDialog

        dialog = EndOfGameDialog(self._session.game, score, self._window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.choice is EndOfGameDialog.Choice.SAVE:
            self._files.save()
        elif dialog.choice is EndOfGameDialog.Choice.NEW_GAME:
            self.ask_new_game()

    def about(self) -> None:
        """Tell what the program is."""
        text = self.tr(
            "gobanapp {version}\n\nA goban for two players, teachers and readers of records."
        )
        title = self.tr("About gobanapp")
        QMessageBox.about(self._window, title, text.format(version=__version__))


def today() -> str:
    """Return the date as records have it: 2001-12-31."""
    return QDate.currentDate().toString(Qt.DateFormat.ISODate)
