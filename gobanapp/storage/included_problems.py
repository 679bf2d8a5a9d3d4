"""The included problems: life and death in four grades."""

from __future__ import annotations

from typing import Final

from gobanapp.resources import resource_path
from gobanapp.session.document import GameEntry
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.storage.document_file import load_document
from gobanapp.storage.problem_collection import (
    ProblemCollection,
    ProblemGoal,
    ProblemItem,
    make_problem_item,
)

GRADES: Final = range(1, 5)
"""The grades, from one move to four and more."""


def included_problems(grade: int) -> ProblemCollection:
    """Return the problems of one of ``GRADES``; none if the file is missing or damaged.

    Each game is named by the goal of the player to move, "live" or "kill", and a number.
    """
    path = resource_path("problems", f"grade-{grade}.sgf")
    try:
        items = [_item(entry) for entry in load_document(path).entries]
    except (OSError, UnreadableFile, ValueError):
        return ProblemCollection(())
    return ProblemCollection(tuple(item for item in items if item is not None))


def _item(entry: GameEntry) -> ProblemItem | None:
    goal, _, _number = entry.info.game_name.partition(" ")
    return make_problem_item("", entry.stored, ProblemGoal(goal))
