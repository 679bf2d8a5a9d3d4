"""A practice session: problems of a collection in sequence, with their grades."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from random import Random
from typing import Final

from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.learning.review_schedule import Grade

MAX_PROBLEMS: Final = 1000
"""The most problems in one session."""


class PracticeOrder(Enum):
    """The order of problems."""

    FILE = "file"
    RANDOM = "random"
    DUE = "due"
    """Problems due today, the longest due first, then new ones."""


@dataclass(frozen=True, slots=True)
class PracticePlan:
    """The options of a practice session. ``number``: the most problems.

    ``turns``: rotate each board at random; ``swaps_colors``: swap its colours at random. Neither
    applies if a text names points or colours.
    """

    number: int = 30
    order: PracticeOrder = PracticeOrder.FILE
    turns: bool = False
    swaps_colors: bool = False


def choose_problems(
    keys: Sequence[str], plan: PracticePlan, progress: LearningProgress, today: date, random: Random
) -> list[int]:
    """Return the indexes of the problems to be asked, in their order.

    ``keys``: the identities of the collection's problems, in file order. Of several with the same
    identity only the first is asked, except in file order, which keeps them all.
    """
    indexes = list(range(len(keys)))
    if plan.order is PracticeOrder.DUE:
        first_index = {key: index for index, key in reversed([*enumerate(keys)])}
        indexes = [first_index[key] for key in progress.due(dict.fromkeys(keys), today)]
    elif plan.order is PracticeOrder.RANDOM:
        random.shuffle(indexes)
    return indexes[: plan.number]


@dataclass(frozen=True, slots=True)
class Practice:
    """The problems asked, by their indexes in the collection, and the grade of each so far."""

    problem_indexes: tuple[int, ...]
    grades: tuple[Grade | None, ...]
    index: int = 0

    @staticmethod
    def of(problem_indexes: Sequence[int]) -> Practice:
        """Return a practice that begins with the first of ``problem_indexes``."""
        return Practice(tuple(problem_indexes), (None,) * len(problem_indexes))

    @property
    def problem_index(self) -> int:
        """The index of the current problem in the collection."""
        return self.problem_indexes[self.index]

    @property
    def is_over(self) -> bool:
        """True if all problems are done."""
        return self.index >= len(self.problem_indexes)

    @property
    def grade(self) -> Grade | None:
        """The grade of the current problem, None before the answer."""
        return self.grades[self.index]

    def graded(self, grade: Grade) -> Practice:
        """Return the practice with a grade for the current problem; only the first one counts."""
        if self.grade is not None:
            return self
        grades = (*self.grades[: self.index], grade, *self.grades[self.index + 1 :])
        return replace(self, grades=grades)

    def next(self) -> Practice:
        """Return the practice at the next problem."""
        return replace(self, index=self.index + 1)

    def count(self, grade: Grade | None) -> int:
        """Return the number of problems with this grade; None: not answered."""
        return self.grades.count(grade)

    def failed(self) -> list[int]:
        """Return the indexes of problems answered wrongly or only with a hint."""
        failures = {Grade.WRONG, Grade.HELPED}
        return [
            index
            for index, grade in zip(self.problem_indexes, self.grades, strict=True)
            if grade in failures
        ]
