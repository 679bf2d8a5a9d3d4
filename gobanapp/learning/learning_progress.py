"""What somebody has answered and learned so far, and its text in a file."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from types import MappingProxyType
from typing import Any, Final

from gobanapp.learning.review_schedule import BOX_DAYS, Grade, LeitnerState, next_leitner_state

MAX_TRIES: Final = 30
"""So many of the last tries at one problem are kept."""
_VERSION: Final = 1
_LONGEST_KEY: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class PastAttempt:
    """One answer: when it was given, how good it was, the hints before it, how long it took.

    ``at`` has the time zone of whoever answered: his day is the one that counts.
    """

    at: datetime
    grade: Grade
    hints: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class ProblemHistory:
    """What is known of one problem: its last tries, the latest last, and when it is due."""

    tries: tuple[PastAttempt, ...]
    leitner: LeitnerState


@dataclass(frozen=True, slots=True)
class LearningProgress:
    """All problems answered, by their identity, and the pages done of each lesson, by its key."""

    problems: Mapping[str, ProblemHistory] = field(default_factory=lambda: MappingProxyType({}))
    lessons: Mapping[str, frozenset[int]] = field(default_factory=lambda: MappingProxyType({}))

    def with_try(self, key: str, made: PastAttempt) -> LearningProgress:
        """Return the progress after one more answer; the day is that of ``made.at``."""
        known = self.problems.get(key)
        before = None if known is None else known.leitner
        standing = next_leitner_state(before, made.grade, made.at.date())
        tries = (*(() if known is None else known.tries), made)[-MAX_TRIES:]
        return replace(self, problems={**self.problems, key: ProblemHistory(tries, standing)})

    def with_page(self, lesson: str, page: int) -> LearningProgress:
        """Return the progress after one more page, counted from 0, of a lesson."""
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

    def to_json(self) -> str:
        """Return the text that ``from_json`` reads."""
        problems = {
            key: {
                "box": known.leitner.box,
                "due": known.leitner.due.isoformat(),
                "tries": [
                    [made.at.isoformat(), made.grade.value, made.hints, round(made.seconds, 1)]
                    for made in known.tries
                ],
            }
            for key, known in self.problems.items()
        }
        lessons = {key: sorted(pages) for key, pages in self.lessons.items()}
        found = {"version": _VERSION, "problems": problems, "lessons": lessons}
        return json.dumps(found, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str) -> tuple[LearningProgress, bool]:
        """Read what ``to_json`` wrote; return also whether all of it could be read.

        What is damaged is left out, entry by entry.
        """
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return LearningProgress(), False
        if not isinstance(found, dict):
            return LearningProgress(), False
        problems, whole = _read(found.get("problems", {}), _known)
        lessons, also_whole = _read(found.get("lessons", {}), _pages)
        return LearningProgress(problems, lessons), whole and also_whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """What has become of a number of problems so far.

    ``right``, ``helped``, ``wrong``: how the last try at each went. ``new``: those never tried.
    ``due``: those to be seen again today. ``streak``: how many of the last answers in a row were
    right, without a hint.
    """

    right: int
    helped: int
    wrong: int
    new: int
    due: int
    tries: int
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
            tries=len(tries),
            streak=streak,
        )


def _read(found: object, read: Any) -> tuple[dict[str, Any], bool]:
    if not isinstance(found, dict):
        return {}, False
    entries = {}
    for key, value in found.items():
        try:
            entry = read(value)
        except (ValueError, TypeError, KeyError, OverflowError):
            continue
        if len(key) <= _LONGEST_KEY:
            entries[key] = entry
    return entries, len(entries) == len(found)


def _known(found: Any) -> ProblemHistory:
    box = _whole(found["box"])
    if box >= len(BOX_DAYS):
        raise ValueError("no such box")
    tries = tuple(map(_try, found["tries"]))[-MAX_TRIES:]
    if not tries:
        raise ValueError("never tried")
    return ProblemHistory(tries, LeitnerState(box, date.fromisoformat(found["due"])))


def _try(found: Any) -> PastAttempt:
    at, grade, hints, seconds = found
    time = float(seconds)
    if not (math.isfinite(time) and time >= 0):
        raise ValueError("not a time")
    moment = datetime.fromisoformat(at)
    if moment.tzinfo is None:
        raise ValueError("not a moment")
    return PastAttempt(
        at=moment,
        grade=Grade(grade),
        hints=_whole(hints),
        seconds=time,
    )


def _pages(found: Any) -> frozenset[int]:
    if not isinstance(found, list):
        raise TypeError("not a list")
    return frozenset(map(_whole, found))


def _whole(found: object) -> int:
    if type(found) is not int or found < 0:
        raise ValueError("not a number of things")
    return found
