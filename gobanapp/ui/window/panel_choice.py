"""The choice of the panel in the standard layout: Play, Study or Count."""

from __future__ import annotations

from gobanapp.session.session import Session
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.view_state import PanelMode, ViewState


class PanelChoice:
    """Decides which panel is shown, from the user's choice and the state of the session.

    The user chooses Play or Study, for this window alone: ``ViewState.panel_mode`` keeps it.
    Scoring and disputes belong to the session; while there is one the panel is Count, and
    afterwards the earlier choice returns. Each beginning makes a new choice: a match and an empty
    board are for play, an opened record is for study unless it is a match to be resumed.
    """

    def __init__(self, session: Session, view_state: ViewState) -> None:
        self._session = session
        self._view_state = view_state
        self._document = session.document
        self._had_match = session.match is not None
        view_state.panel_mode = self._default_mode()

    @property
    def mode(self) -> PanelMode:
        """The current panel."""
        is_count = self._session.scoring.is_active
        return PanelMode.COUNT if is_count else self._view_state.panel_mode

    @property
    def is_studying(self) -> bool:
        """Return whether the game is only studied: without a match, no player can resign."""
        state = self._view_state
        is_chosen = state.panel_mode is PanelMode.STUDY and state.layout is WindowLayout.STANDARD
        return is_chosen and not self._session.is_live

    def can_choose(self, mode: PanelMode) -> bool:
        """Return whether a panel can be shown now.

        The score of a match is left with *Resume Play*, which asks the opponent.
        """
        session = self._session
        if mode is PanelMode.COUNT:
            return session.game_end.can_count(session.game)
        return session.match is None or not session.scoring.is_active

    def choose(self, mode: PanelMode) -> None:
        """Show that panel: begin a count, or leave the count or dispute that has the panel."""
        session = self._session
        if mode is PanelMode.COUNT:
            if not session.is_counting:
                session.apply(session.game_end.begin_count)
            return
        self._view_state.panel_mode = mode
        if session.scoring.dispute is not None:
            session.apply(session.scoring.abandon_dispute)
        if session.is_counting:
            session.apply(session.game_end.toggle_count)

    def follow_session(self) -> None:
        """Make a new choice if something has begun."""
        session = self._session
        has_match = session.match is not None
        if session.document is not self._document or (has_match and not self._had_match):
            self._view_state.panel_mode = self._default_mode()
        self._document, self._had_match = session.document, has_match

    def _default_mode(self) -> PanelMode:
        session = self._session
        is_empty = session.document.path is None and len(session.game.tree) == 1
        is_played = session.match is not None or session.awaits_resume
        return PanelMode.PLAY if is_played or is_empty else PanelMode.STUDY
