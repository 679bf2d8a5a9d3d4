"""The Game menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from gobanapp.session.session import Session
from gobanapp.ui.count.count_actions import CountActions
from gobanapp.ui.count.estimate_actions import EstimateActions
from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.match.move_actions import MoveActions
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item
from gobanapp.ui.record.trial_actions import TrialActions


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

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        session, games, counts = self._session, self._games, self._counts

        matches, estimates, trials = self._matches, self._estimates, self._trials

        def is_counting() -> bool:
            return session.is_counting

        return [
            Item(self.tr("&Pass"), games.pass_, "P", session.can_pass, name="pass"),
            Item(self.tr("&Resign…"), games.ask_resign, can=session.can_resign, name="resign"),
            SEPARATOR,
            Item(
                self.tr("Cloc&k Runs"),
                matches.toggle_clock,
                "Pause",
                matches.has_clock,
                checked=matches.is_running,
                name="clock-runs",
            ),
            Item(
                self.tr("Set the Cl&ock…"),
                matches.ask_time,
                can=matches.has_clock,
                name="set-clock",
            ),
            Item(
                self.tr("&Go On from Here"),
                session.go_on_here,
                can=matches.can_go_on_here,
                name="go-on-here",
            ),
            Item(
                self.tr("Res&ume This Game"),
                matches.resume,
                can=matches.can_resume,
                name="resume-game",
            ),
            SEPARATOR,
            Item(
                self.tr("Tr&y Out"),
                trials.toggle,
                "F",
                trials.can_answer,
                checked=trials.is_trying,
                name="try-out",
            ),
            Item(
                self.tr("Keep W&hat Was Tried"),
                trials.keep,
                "Shift+F",
                trials.can_keep,
                name="keep-tried",
            ),
            SEPARATOR,
            Item(
                self.tr("&Count"),
                session.toggle_count,
                "C",
                session.can_count,
                checked=is_counting,
                name="count",
            ),
            Item(
                self.tr("Propose &Dead Stones Anew"),
                session.propose_anew,
                can=is_counting,
                name="propose-anew",
            ),
            Item(
                self.tr("Co&mpare the Counts…"),
                counts.compare,
                can=is_counting,
                name="compare-counts",
            ),
            Item(
                self.tr("&Show the Count…"),
                self._demonstrate,
                can=is_counting,
                name="show-count",
            ),
            Item(
                self.tr("Es&timate the Score"),
                estimates.toggle,
                "Ctrl+E",
                estimates.is_allowed,
                checked=estimates.is_shown,
                name="estimate",
            ),
            SEPARATOR,
            Item(
                self.tr("&End the Game…"),
                counts.ask_result,
                can=session.can_end,
                name="end-game",
            ),
            Item(self.tr("Result S&lip…"), matches.show_slip, name="result-slip"),
            Item(self.tr("Rem&atch"), matches.rematch, can=matches.can_rematch, name="rematch"),
            SEPARATOR,
            Item(
                self.tr("&Information…"),
                games.ask_information,
                "Ctrl+Shift+I",
                lambda: not session.is_counting,
                name="information",
            ),
        ]
