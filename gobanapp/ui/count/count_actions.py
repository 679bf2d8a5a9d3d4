"""What is asked and shown while a game is counted: groups, disputes, comparisons, results."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gobanapp.game.dispute import group_name_point
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.session import Session
from gobanapp.text import player_names
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.widgets.commands import Command


def _place_pointed_at() -> QPoint:
    """Return where the mouse is, or the cursor of a board that keys have led somewhere."""
    board = QApplication.focusWidget()
    if isinstance(board, BoardWidget) and board.cursor.point is not None:
        centre = board.board_geometry.center(board.cursor.point)
        return board.mapToGlobal(QPointF(*centre).toPoint())
    return QCursor.pos()


class CountActions(QObject):
    """What the count panel and clicks on a counted board do, beyond a plain step of the session."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def commands(self) -> Sequence[Command]:
        session = self._session

        def is_counting() -> bool:
            return session.is_counting

        return [
            Command(
                "count",
                self.tr("&Count"),
                session.toggle_count,
                "C",
                enabled=session.can_count,
                checked=is_counting,
            ),
            Command(
                "propose-anew",
                self.tr("Propose &Dead Stones Anew"),
                session.reset_to_proposal,
                tip=self.tr("Forgets what was marked by hand in this count"),
                enabled=is_counting,
            ),
            Command(
                "compare-counts",
                self.tr("Co&mpare the Counts…"),
                self.compare,
                tip=self.tr("The same board under other rules, and why they differ"),
                enabled=is_counting,
            ),
            Command(
                "end-game",
                self.tr("&End the Game…"),
                self.ask_result,
                tip=self.tr("On time, by forfeit, by agreement, or without a result"),
                enabled=session.can_end,
            ),
        ]

    def click(self, point: Point) -> None:
        """Say of the group there, or with Shift of its chain, what a click now says."""
        session = self._session
        if session.scoring.status_to_mark is GroupStatus.DISPUTED:
            self.ask_play_out(point)
            return
        modifiers = QGuiApplication.keyboardModifiers()
        only_chain = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        session.play(point, only_chain=only_chain)

    def ask_play_out(self, point: Point) -> None:
        """Ask who begins, and let the players play the group there out."""
        stones = self._session.scoring.group_at(self._session.game, point)
        if stones:
            menu = QMenu(self._window)
            self._add_play_out(menu, stones)
            menu.exec(_place_pointed_at())
            menu.deleteLater()

    def show_menu(self, point: Point, place: QPoint) -> None:
        """Offer all that can be said of the group on ``point``."""
        session = self._session
        agreement, score = session.agreement, session.score
        stones = session.scoring.group_at(session.game, point)
        if agreement is None or score is None or not stones or session.game.ruleset.all_alive:
            return
        menu = QMenu(self._window)
        is_dead, is_in_seki = point in agreement.dead, point in score.full_territory.seki
        text = self.tr("The Group Lives") if is_dead else self.tr("The Group Is Dead")
        group = menu.addAction(text, lambda: session.play(point, marking=GroupStatus.DEAD))
        group.setObjectName("group-lives" if is_dead else "group-dead")
        text = self.tr("Only This Chain Lives") if is_dead else self.tr("Only This Chain Is Dead")
        chain = menu.addAction(
            text, lambda: session.play(point, only_chain=True, marking=GroupStatus.DEAD)
        )
        chain.setObjectName("chain-lives" if is_dead else "chain-dead")
        text = self.tr("Not in Seki") if is_in_seki else self.tr("Alive in Seki")
        seki = menu.addAction(text, lambda: session.play(point, marking=GroupStatus.SEKI))
        seki.setObjectName("not-seki" if is_in_seki else "seki")
        menu.addSeparator()
        self._add_play_out(menu.addMenu(self.tr("Play It Out")), stones)
        menu.exec(place)
        menu.deleteLater()

    def _add_play_out(self, menu: QMenu, stones: frozenset[Point]) -> None:
        session = self._session
        name = group_name_point(stones)
        color = session.game.position.board[name]
        if color is None:
            return
        from gobanapp.text import scoring_text  # not at the start

        comment = scoring_text.disputed(color, name)
        for first in Color:
            text = self.tr("{color} Plays First").format(color=player_names.color_name(first))
            action = menu.addAction(text, partial(session.start_play_out, stones, first, comment))
            action.setObjectName(f"{first.name.lower()}-first")

    def compare(self) -> None:
        """Show the same position counted by every ruleset, and why the counts differ."""
        from gobanapp.ui.count.comparison_dialog import ComparisonDialog

        score = self._session.score
        if score is not None:
            dialog = ComparisonDialog(self._session.game, self._session.scoring, self._window)
            dialog.exec()
            dialog.deleteLater()

    def ask_result(self) -> None:
        """Let the players write down how the game ended without a count."""
        from gobanapp.ui.count.result_dialog import ResultDialog

        game = self._session.game
        dialog = ResultDialog(game.info, self._window)
        accepted = dialog.exec() == ResultDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self._session.end_game(dialog.result_chosen)
