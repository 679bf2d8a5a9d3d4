"""The score estimate: computed on another thread, and shown in a bar."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QResizeEvent

from gobanapp.game.game import Game
from gobanapp.game.node_times import time_penalties
from gobanapp.rules.color import ByColor
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import Ruleset
from gobanapp.text.scoring_text import expected_lead
from gobanapp.ui.widgets.appearance import SMALL, SPACE
from gobanapp.ui.widgets.forms import BoardBar
from gobanapp.ui.widgets.labels import ElidedLabel, muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.worker import Task, in_slices, run_in_thread

if TYPE_CHECKING:
    from gobanapp.rules.estimate import Estimate

_DELAY = 80  # milliseconds before work begins, to skip positions while a user steps through a game


class ScoreEstimator(QObject):
    """Estimates the position of the latest question, in the background."""

    estimated = Signal(object)
    """The ``Estimate``; None if none is to be shown any more."""
    failed = Signal()
    """No estimate is possible because of an error of the program; the error is raised after it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.estimate: Estimate | None = None
        """The last estimate, which can be that of an earlier position."""
        self._question: _Question | None = None
        self._task: Task[Estimate] | None = None
        self._delay = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay.timeout.connect(self._begin)

    def ask(self, game: Game | None) -> None:
        """Request an estimate for the current position of ``game``; None: stop estimating.

        Work on another position is cancelled. Repeated requests cost nothing.
        """
        before = self._question
        question = None if game is None else _Question.of(game)
        if question == before:
            return
        self.stop()
        self._question = question
        if question is not None:
            self._delay.start()
        if question is None or (before is not None and before.size != question.size):
            self._set_estimate(None)

    def stop(self) -> None:
        """Cancel the work in progress."""
        self._delay.stop()
        self._question = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _begin(self) -> None:
        assert self._question is not None
        work = in_slices(self._question.estimate_position)
        self._task = run_in_thread(work, self._handle_result, thread="estimating")

    def _handle_result(self, task: Task[Estimate]) -> None:
        self._task = None
        try:
            estimate = task.result()
        except Exception:
            self._set_estimate(None)
            self.failed.emit()
            raise
        self._set_estimate(estimate)

    def _set_estimate(self, estimate: Estimate | None) -> None:
        if estimate is not self.estimate:
            self.estimate = estimate
            self.estimated.emit(estimate)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Question:
    """Everything that an estimate depends on. Within one record, equal positions are identical."""

    position: Position
    ruleset: Ruleset
    komi: float
    handicap: int
    penalties: ByColor[float]

    @staticmethod
    def of(game: Game) -> _Question:
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

    def estimate_position(self) -> Generator[None, None, Estimate]:
        from gobanapp.rules.estimate import estimate_in_slices

        return estimate_in_slices(
            self.position,
            self.ruleset,
            komi=self.komi,
            handicap=self.handicap,
            penalties=self.penalties,
        )


class EstimateBar(BoardBar):
    """The bar with the estimate; hidden at first."""

    def __init__(self) -> None:
        super().__init__()
        self._lead = ElidedLabel()
        self._lead.setObjectName("lead")
        self._note = muted(Label(), "note", size=SMALL)
        self._texts = ("", "")
        parts = (self._lead, 1), self._note
        close = self.tr("Close estimate")
        self.set_parts(*parts, close=close, name="close-estimate", spacing=2 * SPACE)
        self.show_estimate(None)
        self.hide()

    def show_estimate(self, estimate: Estimate | None) -> None:
        """Show the lead; None: the estimate is still being computed."""
        if estimate is None:
            self._texts = 2 * (self.tr("Estimating…"),)
        else:
            self._texts = expected_lead(estimate), expected_lead(estimate, with_range=False)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use the longest text that fits."""
        note, short_note = self.tr("Estimate only"), self.tr("Estimate")
        full_lead, short_lead = self._texts
        for lead, note_text in (
            (full_lead, note),
            (full_lead, short_note),
            (short_lead, short_note),
            (short_lead, ""),
        ):
            self._lead.set_full_text(lead)
            self._note.setText(note_text)
            self._note.setVisible(bool(note_text))
            if self._lead.fontMetrics().horizontalAdvance(lead) <= self.room:
                break
        self._lead.setAccessibleName(f"{full_lead}. {note}.")
