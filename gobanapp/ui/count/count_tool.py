"""The board tools while a game is scored, and while a disputed group is played out."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.session import Session
from gobanapp.text import player_names
from gobanapp.ui.board.board_widget import BoardWidget


class CountTool(QObject):
    """The tool that marks groups as dead or in seki, and offers to play them out."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Mark the group on the point, or with Shift only the chain; or offer to play it out."""
        session = self._session
        if session.scoring.status_to_mark is GroupStatus.DISPUTED:
            self._show_play_out_menu(point)
            return
        only_chain = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        session.apply(session.scoring.mark_group, point, only_chain=only_chain)

    def _show_play_out_menu(self, point: Point) -> None:
        """Show a menu to choose which colour begins to play out the group on ``point``."""
        stones = self._session.scoring.group_at(self._session.game, point)
        if stones:
            menu = QMenu(self._window)
            self._add_play_out_actions(menu, stones)
            menu.exec(_pointer_position())
            menu.deleteLater()

    def show_menu(self, point: Point, place: QPoint) -> None:
        """Offer every status of the group on ``point``; ``place`` is in global pixels."""
        session = self._session
        agreement, score = session.scoring.agreement, session.scoring.score(session.game)
        stones = session.scoring.group_at(session.game, point)
        if agreement is None or score is None or not stones or session.game.ruleset.all_alive:
            return
        menu = QMenu(self._window)
        is_dead, is_in_seki = point in agreement.dead, point in score.full_territory.seki

        def mark(status: GroupStatus, *, only_chain: bool = False) -> None:
            session.apply(session.scoring.mark_group, point, status, only_chain=only_chain)

        text = self.tr("Group Is Alive") if is_dead else self.tr("Group Is Dead")
        group = menu.addAction(text, lambda: mark(GroupStatus.DEAD))
        group.setObjectName("group-lives" if is_dead else "group-dead")
        text = (
            self.tr("Only This Chain Is Alive") if is_dead else self.tr("Only This Chain Is Dead")
        )
        chain = menu.addAction(text, lambda: mark(GroupStatus.DEAD, only_chain=True))
        chain.setObjectName("chain-lives" if is_dead else "chain-dead")
        text = self.tr("Not in Seki") if is_in_seki else self.tr("Alive in Seki")
        seki = menu.addAction(text, lambda: mark(GroupStatus.SEKI))
        seki.setObjectName("not-seki" if is_in_seki else "seki")
        menu.addSeparator()
        self._add_play_out_actions(menu.addMenu(self.tr("Play Out")), stones)
        menu.exec(place)
        menu.deleteLater()

    def _add_play_out_actions(self, menu: QMenu, stones: frozenset[Point]) -> None:
        from gobanapp.game.dispute import group_name_point  # not at the start

        session = self._session
        name = group_name_point(stones)
        color = session.game.position.board[name]
        if color is None:
            return
        from gobanapp.text import scoring_text  # not at the start

        comment = scoring_text.dispute_heading(color, name)
        for first in Color:
            text = self.tr("{color} Plays First").format(color=player_names.color_name(first))
            start = partial(session.apply, session.scoring.start_play_out, stones, first, comment)
            action = menu.addAction(text, start)
            action.setObjectName(f"{first.name.lower()}-first")


def _pointer_position() -> QPoint:
    """Return the position of the mouse, or of the board cursor if it is in use."""
    board = QApplication.focusWidget()
    if isinstance(board, BoardWidget) and board.cursor.point is not None:
        centre = board.board_geometry.center(board.cursor.point)
        return board.mapToGlobal(QPointF(*centre).toPoint())
    return QCursor.pos()


class DisputeTool:
    """Plays stones in a dispute."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._session.play(point)
