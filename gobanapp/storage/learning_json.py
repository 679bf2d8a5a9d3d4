"""JSON codecs of learning progress and practice options."""

from __future__ import annotations

import json
from datetime import date, datetime
from typing import Any, Final

from gobanapp.learning.learning_progress import (
    MAX_ATTEMPTS,
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
    integer,
    number,
    parse_json,
    readable_by_key,
    record,
    restricted,
    row,
    sequence,
)

PRACTICE_PLAN = choices(PracticePlan(), number=integer(1, MAX_PROBLEMS))

_VERSION: Final = 1
_MAX_KEY_LENGTH: Final = 200

_LEITNER = record(
    LeitnerState,
    box=integer(0, len(BOX_DAYS) - 1),
    due=converted(TEXT, date.isoformat, date.fromisoformat),
)
_ATTEMPT = row(
    PastAttempt,
    answered_at=restricted(
        converted(TEXT, datetime.isoformat, datetime.fromisoformat),
        lambda moment: moment.tzinfo is not None,
    ),
    grade=choice(Grade),
    hints=integer(),
    seconds=converted(number(), lambda seconds: round(seconds, 1), float),
)
_TRIES = restricted(sequence(_ATTEMPT), len)


def _encode_history(history: ProblemHistory) -> dict[str, Any]:
    return {**_LEITNER.encode(history.leitner), "tries": _TRIES.encode(history.tries)}


def _decode_history(data: Any) -> ProblemHistory:
    leitner = _LEITNER.decode(data)
    return ProblemHistory(_TRIES.decode(data.get("tries"))[-MAX_ATTEMPTS:], leitner)


_PROBLEMS = readable_by_key(Codec(_encode_history, _decode_history))
_PAGES: Codec[frozenset[int]] = converted(
    sequence(integer()), lambda pages: tuple(sorted(pages)), frozenset
)
_LESSONS = readable_by_key(_PAGES)


def progress_to_json(progress: LearningProgress) -> str:
    """Return the text that ``progress_from_json`` reads."""
    data = {
        "version": _VERSION,
        "problems": _PROBLEMS.encode(progress.problems),
        "lessons": _LESSONS.encode(progress.lessons),
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def progress_from_json(text: str) -> tuple[LearningProgress, bool]:
    """Return the progress in a text of ``progress_to_json``, and whether it is complete.

    Damaged entries are left out.
    """
    try:
        data = parse_json(text)
    except ValueError:
        return LearningProgress(), False
    if not isinstance(data, dict):
        return LearningProgress(), False
    problems, are_problems_complete = _read_entries(_PROBLEMS, data.get("problems", {}))
    lessons, are_lessons_complete = _read_entries(_LESSONS, data.get("lessons", {}))
    return LearningProgress(problems, lessons), are_problems_complete and are_lessons_complete


def _read_entries(codec: Codec[Any], data: object) -> tuple[dict[str, Any], bool]:
    if not isinstance(data, dict):
        return {}, False
    entries = {
        key: entry for key, entry in codec.decode(data).items() if len(key) <= _MAX_KEY_LENGTH
    }
    return entries, len(entries) == len(data)
