"""JSON codecs of learning progress and practice options."""

from __future__ import annotations

import json
from datetime import date, datetime
from typing import Any, Final

from gobanapp.learning.learning_progress import (
    MAX_TRIES,
    LearningProgress,
    PastAttempt,
    ProblemHistory,
)
from gobanapp.learning.practice import MAX_PROBLEMS, PracticePlan
from gobanapp.learning.review_schedule import BOX_DAYS, Grade, LeitnerState
from gobanapp.storage.json_codec import (
    TEXT,
    Codec,
    choice,
    choices,
    converted,
    number,
    parse_json,
    readable_by_key,
    record,
    restricted,
    row,
    sequence,
    whole,
)

PRACTICE_PLAN = choices(PracticePlan(), number=whole(1, MAX_PROBLEMS))

_VERSION: Final = 1
_LONGEST_KEY: Final = 200

_LEITNER = record(
    LeitnerState,
    box=whole(0, len(BOX_DAYS) - 1),
    due=converted(TEXT, date.isoformat, date.fromisoformat),
)
_ATTEMPT = row(
    PastAttempt,
    at=restricted(
        converted(TEXT, datetime.isoformat, datetime.fromisoformat),
        lambda moment: moment.tzinfo is not None,
    ),
    grade=choice(Grade),
    hints=whole(),
    seconds=converted(number(), lambda seconds: round(seconds, 1), float),
)
_TRIES = restricted(sequence(_ATTEMPT), len)


def _encode_history(history: ProblemHistory) -> dict[str, Any]:
    return {**_LEITNER.encode(history.leitner), "tries": _TRIES.encode(history.tries)}


def _decode_history(found: Any) -> ProblemHistory:
    leitner = _LEITNER.decode(found)
    return ProblemHistory(_TRIES.decode(found.get("tries"))[-MAX_TRIES:], leitner)


_PROBLEMS = readable_by_key(Codec(_encode_history, _decode_history))
_PAGES: Codec[frozenset[int]] = converted(
    sequence(whole()), lambda pages: tuple(sorted(pages)), frozenset
)
_LESSONS = readable_by_key(_PAGES)


def progress_to_json(progress: LearningProgress) -> str:
    """Return the text that ``progress_from_json`` reads."""
    found = {
        "version": _VERSION,
        "problems": _PROBLEMS.encode(progress.problems),
        "lessons": _LESSONS.encode(progress.lessons),
    }
    return json.dumps(found, ensure_ascii=False, indent=1)


def progress_from_json(text: str) -> tuple[LearningProgress, bool]:
    """Return the progress in a text of ``progress_to_json``, and whether it is complete.

    Damaged entries are left out.
    """
    try:
        found = parse_json(text)
    except ValueError:
        return LearningProgress(), False
    if not isinstance(found, dict):
        return LearningProgress(), False
    problems, whole_problems = _read(_PROBLEMS, found.get("problems", {}))
    lessons, whole_lessons = _read(_LESSONS, found.get("lessons", {}))
    return LearningProgress(problems, lessons), whole_problems and whole_lessons


def _read(codec: Codec[Any], found: object) -> tuple[dict[str, Any], bool]:
    if not isinstance(found, dict):
        return {}, False
    entries = {key: entry for key, entry in codec.decode(found).items() if len(key) <= _LONGEST_KEY}
    return entries, len(entries) == len(found)
