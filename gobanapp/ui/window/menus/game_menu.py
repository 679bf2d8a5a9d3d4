"""The Game menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from gobanapp.session.session import Session
from gobanapp.ui.count.count_actions import CountActions
from gobanapp.ui.count.estimate_actions import EstimateActions
from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.match.move_actions import MoveActions
from gobanapp.ui.record.trial_actions import TrialActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem


class GameMenu(QObject):
    """What the two players do besides placing stones."""

    def __init__(
        self,
        session: Session,
        games: MoveActions,
        counts: CountActions,
        matches: MatchActions,
        estimates: EstimateActions,
        trials: TrialActions,
        demonstrate: Callable[[], object],
    ) -> None:
        super().__init__()
        self._session = session
        self._games = games
        self._counts = counts
        self._matches = matches
        self._estimates = estimates
        self._trials = trials
        self._demonstrate = demonstrate

    def title(self) -> str:
        return self.tr("&Game")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        session, games, counts = self._session, self._games, self._counts

        matches, estimates, trials = self._matches, self._estimates, self._trials

        def is_counting() -> bool:
            return session.is_counting

        return [
            MenuItem(self.tr("&Pass"), games.pass_, "P", session.can_pass, name="pass"),
            MenuItem(
                self.tr("&Resign…"), games.ask_resign, is_enabled=session.can_resign, name="resign"
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Cloc&k Runs"),
                matches.toggle_clock,
                "Pause",
                matches.has_clock,
                is_checked=matches.is_running,
                name="clock-runs",
            ),
            MenuItem(
                self.tr("Set the Cl&ock…"),
                matches.ask_time,
                is_enabled=matches.has_clock,
                name="set-clock",
            ),
            MenuItem(
                self.tr("&Go On from Here"),
                partial(session.apply, session.match_clock.resume_here),
                is_enabled=matches.can_go_on_here,
                name="go-on-here",
            ),
            MenuItem(
                self.tr("Res&ume This Game"),
                matches.resume,
                is_enabled=matches.can_resume,
                name="resume-game",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("Tr&y Out"),
                trials.toggle,
                "F",
                trials.can_answer,
                is_checked=trials.is_trying,
                name="try-out",
            ),
            MenuItem(
                self.tr("Keep W&hat Was Tried"),
                trials.keep,
                "Shift+F",
                trials.can_keep,
                name="keep-tried",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("&Count"),
                session.toggle_count,
                "C",
                session.can_count,
                is_checked=is_counting,
                name="count",
            ),
            MenuItem(
                self.tr("Propose &Dead Stones Anew"),
                partial(session.apply, session.scoring.reset_to_proposal),
                is_enabled=is_counting,
                name="propose-anew",
            ),
            MenuItem(
                self.tr("Co&mpare the Counts…"),
                counts.compare,
                is_enabled=is_counting,
                name="compare-counts",
            ),
            MenuItem(
                self.tr("&Show the Count…"),
                self._demonstrate,
                is_enabled=is_counting,
                name="show-count",
            ),
            MenuItem(
                self.tr("Es&timate the Score"),
                estimates.toggle,
                "Ctrl+E",
                estimates.is_allowed,
                is_checked=estimates.is_shown,
                name="estimate",
            ),
            SEPARATOR,
            MenuItem(
                self.tr("&End the Game…"),
                counts.ask_result,
                is_enabled=session.can_end,
                name="end-game",
            ),
            MenuItem(self.tr("Result S&lip…"), matches.show_result_sheet, name="result-slip"),
            MenuItem(
                self.tr("Rem&atch"), matches.rematch, is_enabled=matches.can_rematch, name="rematch"
            ),
            SEPARATOR,
            MenuItem(
                self.tr("&Information…"),
                games.edit_game_info,
                "Ctrl+Shift+I",
                lambda: not session.is_counting,
                name="information",
            ),
        ]
