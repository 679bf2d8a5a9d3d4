"""The welcome: it has the panel until something is done, and leaves the board as it is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.ui.help.welcome.welcome_panel import WelcomePanel
from gobanapp.ui.widgets.board_mode import BoardMode


class WelcomeMode(BoardMode):
    """Any change of the session ends it: one plays, or has opened something."""

    panel: WelcomePanel

    has_players = True
    has_line = True
    ends_with_escape = True
    takes_clicks = False

    def __init__(
        self,
        session: Session,
        language: str,
        parent: QObject | None = None,
    ) -> None:
        """``language``: as in the settings."""
        super().__init__(parent)
        self._session = session
        self.panel = WelcomePanel(language)
        self.panel.closed.connect(self.end)

    def begin(self) -> None:
        self._session.changed.connect(self._look)

    def _give_back(self) -> None:
        self._session.changed.disconnect(self._look)

    def step(self, steps: int) -> None:
        self._session.step_by(steps)

    def set_side_by_side(self, wide: bool) -> None:
        self.panel.set_side_by_side(wide)

    def _look(self, change: Change) -> None:
        if change & ~Change.DOCUMENT:
            self.end()
