"""The problems of a record, of a folder, or included: found once, opened one by one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gobanapp.game.game import Game
from gobanapp.learning.practice import PracticePlan
from gobanapp.learning.problem import Problem, problem_id
from gobanapp.learning.solution import NoSolutionError
from gobanapp.resources import resource_path
from gobanapp.session.document import GameEntry
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.storage.document_file import load_document

if TYPE_CHECKING:
    from gobanapp.sgf.game_file import SgfGame

GRADES: Final = range(1, 5)
"""The grades of the included problems, from one move to four and more."""

_EXTENSION: Final = ".sgf"
_DIGITS: Final = re.compile(r"(\d+)")


class ProblemGoal(Enum):
    """The goal of the player to move."""

    LIVE = "live"
    KILL = "kill"


@dataclass(frozen=True, slots=True)
class ProblemItem:
    """One problem: its title, its game, its key in the progress file.

    ``goal``: the solver's goal, None if only the game's text states it.
    """

    title: str
    source_game: Game | SgfGame
    key: str
    goal: ProblemGoal | None = None

    @property
    def begins_with_white(self) -> bool:
        """True if the first position has white stones, unlike that of a handicap game.

        The game is not read for it.
        """
        source = self.source_game
        root = source.tree.root if isinstance(source, Game) else source.root
        return bool(root.content.set_up.white)

    def game(self) -> Game:
        """Return the problem as a separate game; a game that is already open costs nothing."""
        source = self.source_game
        tree = source.tree if isinstance(source, Game) else source.passing_tree()
        return Game(tree, source.columns, source.rows)


@dataclass(frozen=True, slots=True)
class ProblemCollection:
    """Problems in the order of their files, and the number of games that are not problems."""

    items: tuple[ProblemItem, ...]
    left_out: int = 0
    """The number of games without moves."""
    unreadable: int = 0
    """The number of unreadable files."""

    @property
    def keys(self) -> list[str]:
        return [item.key for item in self.items]


@dataclass(frozen=True, slots=True)
class ProblemSelection:
    """The problems of a collection to solve, by their indexes, and the options of the practice."""

    collection: ProblemCollection
    problem_indexes: tuple[int, ...]
    plan: PracticePlan = field(default_factory=PracticePlan)


def problems_of_document(
    entries: Sequence[GameEntry], name: str, progress: ProgressCallback = ignore_progress
) -> ProblemCollection:
    """Return the problems among the games of a record, whose file is called ``name``.

    All games are read. Raises what ``progress`` raises.
    """
    shown = [entry for entry in entries if entry.can_be_shown]
    items = []
    for number, entry in enumerate(shown):
        progress(number / len(shown))
        title = entry.info.game_name or (f"{name} {number + 1}" if len(shown) > 1 else name)
        item = make_problem_item(title, entry.stored)
        if item is not None:
            items.append(item)
    return ProblemCollection(tuple(items), len(entries) - len(items))


def problems_in_folder(
    folder: Path, progress: ProgressCallback = ignore_progress
) -> ProblemCollection:
    """Return the problems in all SGF files of a folder and the folders in it.

    Raises OSError if the folder cannot be read, and what ``progress`` raises.
    """
    paths = sorted(
        (path for path in folder.rglob("*") if path.suffix.lower() == _EXTENSION),
        key=_natural_sort_key,
    )
    items: list[ProblemItem] = []
    left_out = unreadable = 0
    for number, path in enumerate(paths):
        progress(number / len(paths))
        try:
            collection = problems_of_document(load_document(path).entries, path.stem)
        except (OSError, UnreadableFile, ValueError):
            unreadable += 1
            continue
        items += collection.items
        left_out += collection.left_out
    return ProblemCollection(tuple(items), left_out, unreadable)


def make_problem_item(
    title: str, source_game: Game | SgfGame, goal: ProblemGoal | None = None
) -> ProblemItem | None:
    """Return the problem of a game, None if it has no moves."""
    item = ProblemItem(title, source_game, "", goal)
    try:
        problem = Problem.of(item.game())
    except NoSolutionError:
        return None
    return replace(item, key=problem_id(problem))


def _natural_sort_key(path: Path) -> list[tuple[int, str]]:
    """Return a sort key that puts "problem 9" before "problem 10"."""
    parts: Iterable[str] = _DIGITS.split(str(path).casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def included_problems(grade: int) -> ProblemCollection:
    """Return the problems of one of ``GRADES``; none if the file is missing or damaged.

    Each game is named by the goal of the player to move, "live" or "kill", and a number.
    """
    path = resource_path("problems", f"grade-{grade}.sgf")
    try:
        items = [_included_item(entry) for entry in load_document(path).entries]
    except (OSError, UnreadableFile, ValueError):
        return ProblemCollection(())
    return ProblemCollection(tuple(item for item in items if item is not None))


def _included_item(entry: GameEntry) -> ProblemItem | None:
    goal, _, _number = entry.info.game_name.partition(" ")
    return make_problem_item("", entry.stored, ProblemGoal(goal))
