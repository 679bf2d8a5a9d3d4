"""The lessons that come with the program: which languages there are, and what is in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from gobanapp.game.game import Game
from gobanapp.learning.lesson import BadLesson, Lesson, lesson_of
from gobanapp.resources import resource
from gobanapp.sgf.problems import UnreadableFile
from gobanapp.sgf.reader import read_games

_FALLBACK: Final = "en"


def lessons_folder() -> Path:
    """Return the folder that has one of lessons for each language."""
    return resource("lessons")


def languages(folder: Path) -> list[str]:
    """Return the codes of the languages in which there are lessons, such as "en"."""
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if any(path.glob("*.sgf")))


def language_for(wanted: str, offered: list[str]) -> str:
    """Return ``wanted`` if it is offered, else the system's language, else English or any.

    "" where nothing is offered.
    """
    system = [name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages()]
    for language in (wanted, *system, _FALLBACK, *offered):
        if language in offered:
            return language
    return ""


def language_name(language: str) -> str:
    """Return what a language is called in itself."""
    if language == _FALLBACK:
        return "English"  # the system would say which
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def load_lessons(folder: Path) -> list[Lesson]:
    """Return the lessons of one language, in the order of their files.

    A file that cannot be read is left out.
    """
    lessons = []
    for path in sorted(folder.glob("*.sgf")):
        try:
            lessons.append(load_lesson(path))
        except (OSError, UnreadableFile, BadLesson, ValueError):
            continue
    return lessons


def load_lesson(path: Path) -> Lesson:
    """Return the lesson in a file. Raises OSError, UnreadableFile, BadLesson."""
    games = read_games(path.read_bytes()).games
    return lesson_of(path.stem, [Game(game.tree, game.columns, game.rows) for game in games])
