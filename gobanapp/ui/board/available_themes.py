"""The themes to choose from: those of the program and the user's own, read from their files."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from gobanapp.diagram.theme import DEFAULT_THEME, KAYA, Theme
from gobanapp.diagram.theme_file import LARGEST_FILE, ThemeError, ThemeFault, read_theme
from gobanapp.resources import resource_path

_USER_PREFIX: Final = "own/"
"""The prefix of the key of a user's board, whose name can equal one of the program's."""
_THEME_ORDER: Final = (DEFAULT_THEME, "shin-kaya", "dark", "slate", "paper", "high-contrast")


@dataclass(frozen=True, slots=True)
class AvailableTheme:
    """A theme file: ``theme`` is None if the file is bad, and ``fault`` says why."""

    key: str
    name: str
    theme: Theme | None
    fault: ThemeError | None = None
    is_own: bool = False
    """True if the theme is the user's."""


def find_themes() -> list[AvailableTheme]:
    """Return all boards to choose from, those of the program first; files are read again."""
    load_theme.cache_clear()
    keys = {path.stem for path in resource_path("themes").glob("*.toml")}
    known = [key for key in _THEME_ORDER if key in keys]
    user_files: list[Path] = []
    with contextlib.suppress(OSError):  # an unreadable folder counts as empty
        user_files = sorted(user_theme_folder().glob("*.toml"))
    files = [resource_path("themes", f"{key}.toml") for key in [*known, *sorted(keys - {*known})]]
    return [_read(path) for path in files] + [_read(path, is_own=True) for path in user_files]


def user_theme_folder() -> Path:
    """Return the folder of the user's own board themes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "themes"


@lru_cache(maxsize=2)
def load_theme(key: str) -> Theme:
    """Return the theme of this key, the default one if its file is missing or bad."""
    is_own = key.startswith(_USER_PREFIX)
    folder = user_theme_folder() if is_own else resource_path("themes")
    theme_file = _read(folder / f"{key.removeprefix(_USER_PREFIX)}.toml", is_own=is_own)
    return theme_file.theme or KAYA


def _read(path: Path, *, is_own: bool = False) -> AvailableTheme:
    key = f"{_USER_PREFIX}{path.stem}" if is_own else path.stem
    try:
        with path.open("rb") as file:
            name, theme = read_theme(file.read(LARGEST_FILE + 1))
    except OSError:
        return AvailableTheme(key, path.name, None, ThemeError(ThemeFault.UNREADABLE, ""), is_own)
    except ThemeError as fault:
        return AvailableTheme(key, path.name, None, fault, is_own)
    return AvailableTheme(key, name, theme, is_own=is_own)
