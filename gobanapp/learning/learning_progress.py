"""Learning progress: answers to problems, pages of lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from types import MappingProxyType
from typing import Final

from gobanapp.learning.review_schedule import Grade, LeitnerState, next_leitner_state

MAX_ATTEMPTS: Final = 30
"""The number of last tries kept for one problem."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastAttempt:
    """One answer: its time, grade, hints and duration.

    ``answered_at`` is in the learner's time zone, which determines the day.
    """

    answered_at: datetime
    grade: Grade
    hints: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class ProblemHistory:
    """The history of one problem: its last tries in order, and its due date."""

    tries: tuple[PastAttempt, ...]
    leitner: LeitnerState


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """All problems answered, by their identity, and the pages done of each lesson, by its key."""

    problems: Mapping[str, ProblemHistory] = field(default_factory=lambda: MappingProxyType({}))
    lessons: Mapping[str, frozenset[int]] = field(default_factory=lambda: MappingProxyType({}))

    def with_attempt(self, key: str, attempt: PastAttempt) -> LearningProgress:
        """Return the progress after one more answer, on the day of ``attempt.answered_at``."""
        history = self.problems.get(key)
        old_state = None if history is None else history.leitner
        new_state = next_leitner_state(old_state, attempt.grade, attempt.answered_at.date())
        tries = (*(() if history is None else history.tries), attempt)[-MAX_ATTEMPTS:]
        return replace(self, problems={**self.problems, key: ProblemHistory(tries, new_state)})

    def with_page(self, lesson: str, page: int) -> LearningProgress:
        """Return the progress after one more page of a lesson, counted from 0."""
        pages = self.lessons.get(lesson, frozenset()) | {page}
        return replace(self, lessons={**self.lessons, lesson: pages})

    def due(self, keys: Iterable[str], today: date) -> list[str]:
        """Return those of ``keys`` that are due, the longest due first, and then the new ones."""
        all_keys = list(keys)
        due_keys = [
            (history.leitner.due, index, key)
            for index, key in enumerate(all_keys)
            if (history := self.problems.get(key)) is not None and history.leitner.is_due(today)
        ]
        new = [key for key in all_keys if key not in self.problems]
        return [key for _, _, key in sorted(due_keys)] + new


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Statistics of a set of problems.

    ``right``, ``helped``, ``wrong``: problems by their last try. ``new``: those never tried.
    ``due``: those due today. ``streak``: the number of correct answers in a row without a hint.
    """

    right: int
    helped: int
    wrong: int
    new: int
    due: int
    streak: int

    @staticmethod
    def of(progress: LearningProgress, keys: Iterable[str], today: date) -> Statistics:
        """Return the statistics of the problems ``keys``, each counted once."""
        unique_keys = dict.fromkeys(keys)
        histories = [progress.problems[key] for key in unique_keys if key in progress.problems]
        last_grades = [history.tries[-1].grade for history in histories]
        tries = sorted(
            (attempt for history in histories for attempt in history.tries),
            key=lambda attempt: attempt.answered_at,
        )
        streak = 0
        for attempt in reversed(tries):
            if attempt.grade is not Grade.RIGHT:
                break
            streak += 1
        return Statistics(
            right=last_grades.count(Grade.RIGHT),
            helped=last_grades.count(Grade.HELPED),
            wrong=last_grades.count(Grade.WRONG),
            new=len(unique_keys) - len(histories),
            due=sum(history.leitner.is_due(today) for history in histories),
            streak=streak,
        )
