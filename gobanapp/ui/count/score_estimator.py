"""The score is estimated beside the window's own work, for whatever position is being looked at."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.game.game import Game
from gobanapp.game.node_times import time_penalties
from gobanapp.rules.color import ByColor
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import Ruleset
from gobanapp.ui.widgets.worker import SlicedWork, run_in_thread

if TYPE_CHECKING:
    from gobanapp.rules.estimate import Estimate

_DELAY = 80  # milliseconds before work is begun: who walks through a game only passes by


class ScoreEstimator(QObject):
    """Tells what may be expected of the position that was asked about last, a moment later."""

    estimated = Signal(object)
    """The ``Estimate``; None where nothing is told any more."""
    failed = Signal()
    """Nothing can be told, for a fault of ours; the error itself is raised after it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.estimate: Estimate | None = None
        """What was told last: until there is another one, it may be that of an earlier position."""
        self._question: _Question | None = None
        self._work: SlicedWork[Estimate] | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY)
        self._delay.timeout.connect(self._begin)

    def ask(self, game: Game | None) -> None:
        """Ask about the position where ``game`` stands; None: nobody wants to know any more.

        What is worked on for another position is ended. To ask the same again costs nothing.
        """
        before = self._question
        question = None if game is None else _Question.about(game)
        if question == before:
            return
        self.stop()
        self._question = question
        if question is not None:
            self._delay.start()
        if question is None or (before is not None and before.size != question.size):
            self._tell(None)

    def stop(self) -> None:
        """End what is being worked on: the window is closed."""
        self._delay.stop()
        self._question = None
        if self._work is not None:
            self._work.is_wanted = False
            self._work = None

    def _begin(self) -> None:
        assert self._question is not None
        self._work = SlicedWork(self._question.estimating)
        run_in_thread(self._work.run, self._take, thread="estimating")

    def _take(self, done: tuple[SlicedWork[Estimate], Estimate | Exception | None]) -> None:
        work, outcome = done
        if work is not self._work:
            return
        self._work = None
        if isinstance(outcome, Exception):
            self._tell(None)
            self.failed.emit()
            raise outcome
        self._tell(outcome)

    def _tell(self, estimate: Estimate | None) -> None:
        if estimate is not self.estimate:
            self.estimate = estimate
            self.estimated.emit(estimate)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Question:
    """All that an estimate depends on. A position is the same as long as the record is."""

    position: Position
    ruleset: Ruleset
    komi: float
    handicap: int
    penalties: ByColor[float]

    @staticmethod
    def about(game: Game) -> _Question:
        return _Question(
            position=game.position,
            ruleset=game.ruleset,
            komi=game.komi,
            handicap=game.handicap,
            penalties=time_penalties(game.tree, game.current_id),
        )

    @property
    def size(self) -> tuple[int, int]:
        return self.position.board.width, self.position.board.height

    def estimating(self) -> Generator[None, None, Estimate]:
        from gobanapp.rules.estimate import estimate_in_slices

        return estimate_in_slices(
            self.position,
            self.ruleset,
            komi=self.komi,
            handicap=self.handicap,
            penalties=self.penalties,
        )
