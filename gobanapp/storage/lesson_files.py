"""The included lessons and their languages."""

from __future__ import annotations

from pathlib import Path

from gobanapp.game.game import Game
from gobanapp.learning.lesson import Lesson, LessonError, read_lesson
from gobanapp.resources import resource_path
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.reader import read_games

_ENGLISH = "en"


def lessons_folder() -> Path:
    """Return the folder with one folder of lessons for each language."""
    return resource_path("lessons")


def lesson_languages(folder: Path) -> list[str]:
    """Return the language codes of the lessons, such as "en"."""
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if any(path.glob("*.sgf")))


def choose_lesson_language(chosen: str, program_language: str, available: list[str]) -> str:
    """Return ``chosen`` if it is offered, else the program's language, else English or any.

    ``program_language``: the language of the program, such as "de_AT". "" if none is offered.
    """
    for language in (
        chosen,
        program_language,
        program_language.partition("_")[0],
        _ENGLISH,
        *available,
    ):
        if language in available:
            return language
    return ""


def load_lessons(folder: Path) -> list[Lesson]:
    """Return the lessons of one language, in the order of their files.

    A file that cannot be read is left out.
    """
    lessons = []
    for path in sorted(folder.glob("*.sgf")):
        try:
            lessons.append(load_lesson(path))
        except (OSError, UnreadableFile, LessonError, ValueError):
            continue
    return lessons


def load_lesson(path: Path) -> Lesson:
    """Return the lesson in a file. Raises OSError, UnreadableFile, LessonError."""
    games = read_games(path.read_bytes()).games
    return read_lesson(path.stem, [Game(game.tree, game.columns, game.rows) for game in games])
