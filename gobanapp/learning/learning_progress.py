"""Learning progress: answers to problems, pages of lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from types import MappingProxyType
from typing import Final

from gobanapp.learning.review_schedule import Grade, LeitnerState, next_leitner_state

MAX_TRIES: Final = 30
"""The number of last tries kept for one problem."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastAttempt:
    """One answer: its time, grade, hints and duration.

    ``at`` is in the learner's time zone, which determines the day.
    """

    at: datetime
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

    def with_try(self, key: str, made: PastAttempt) -> LearningProgress:
        """Return the progress after one more answer, on the day of ``made.at``."""
        known = self.problems.get(key)
        before = None if known is None else known.leitner
        standing = next_leitner_state(before, made.grade, made.at.date())
        tries = (*(() if known is None else known.tries), made)[-MAX_TRIES:]
        return replace(self, problems={**self.problems, key: ProblemHistory(tries, standing)})

    def with_page(self, lesson: str, page: int) -> LearningProgress:
        """Return the progress after one more page of a lesson, counted from 0."""
        pages = self.lessons.get(lesson, frozenset()) | {page}
        return replace(self, lessons={**self.lessons, lesson: pages})

    def due(self, keys: Iterable[str], today: date) -> list[str]:
        """Return those of ``keys`` that are due, the longest due first, and then the new ones."""
        listed = list(keys)
        known = [
            (found.leitner.due, place, key)
            for place, key in enumerate(listed)
            if (found := self.problems.get(key)) is not None and found.leitner.is_due(today)
        ]
        new = [key for key in listed if key not in self.problems]
        return [key for _, _, key in sorted(known)] + new


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
        wanted = dict.fromkeys(keys)
        known = [progress.problems[key] for key in wanted if key in progress.problems]
        last = [found.tries[-1].grade for found in known]
        tries = sorted((made for found in known for made in found.tries), key=lambda made: made.at)
        streak = 0
        for made in reversed(tries):
            if made.grade is not Grade.RIGHT:
                break
            streak += 1
        return Statistics(
            right=last.count(Grade.RIGHT),
            helped=last.count(Grade.HELPED),
            wrong=last.count(Grade.WRONG),
            new=len(wanted) - len(known),
            due=sum(found.leitner.is_due(today) for found in known),
            streak=streak,
        )
