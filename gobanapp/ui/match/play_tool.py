"""The tool that plays stones."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.text import result_text
from gobanapp.ui.widgets.dialogs import confirm


class PlayTool(QObject):
    """Plays in the record or the match, and asks before moves behind the end of a game."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        session = self._session
        # An illegal move needs no question: the session says why it is refused.
        if (
            not self._is_at_end()
            or session.game.why_illegal(point) is not None
            or self.may_play_on()
        ):
            session.play(point)

    def may_play_on(self) -> bool:
        """Return whether a move may be added here; at the end of a game the user is asked."""
        return not self._is_at_end() or confirm(
            self._window,
            self.tr("The game is over"),
            result_text.recorded_result(self._session.game.info.result),
            self.tr("&Play On"),
            name="play-on",
        )

    def _is_at_end(self) -> bool:
        """Return whether a move here would be the first behind the end of a game."""
        session = self._session
        if session.is_playing_out or session.trial is not None:
            return False
        return session.game.is_at_result and not session.game.node.children
