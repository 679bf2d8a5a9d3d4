"""The available boards: those of the program and the user's own, and the one in use."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths

from gobanapp.diagram.theme import DEFAULT_THEME, KAYA, Theme, with_stones
from gobanapp.resources import resource_path
from gobanapp.ui.widgets import appearance

if TYPE_CHECKING:
    from gobanapp.diagram.theme_file import ThemeError
    from gobanapp.storage.settings import Settings

_OWN: Final = "own/"
"""The prefix of a user's board, whose name can equal one of ours."""
_ORDER: Final = (DEFAULT_THEME, "shin-kaya", "dark", "slate", "paper", "high-contrast")


@dataclass(frozen=True, slots=True)
class FoundTheme:
    """A theme file: ``theme`` is None if the file is bad, and ``fault`` says why."""

    key: str
    name: str
    theme: Theme | None
    fault: ThemeError | None = None
    is_own: bool = False
    """True if the theme is the user's."""


def current_theme(settings: Settings) -> Theme:
    """Return the theme of the board, on a background of the window's own colour.

    A missing or bad file gives the default board; the dialog for board and stones reports the
    error.
    """
    return with_window_background(with_stones(_theme(settings.theme), settings.stone_set))


def with_window_background(theme: Theme) -> Theme:
    """Return ``theme`` on a table of the window's own colour."""
    return replace(theme, background=appearance.current_appearance().window)


def find_themes() -> list[FoundTheme]:
    """Return all boards to choose from, those of the program first; files are read again."""
    _theme.cache_clear()
    keys = {path.stem for path in resource_path("themes").glob("*.toml")}
    known = [key for key in _ORDER if key in keys]
    own: list[Path] = []
    with contextlib.suppress(OSError):  # a folder into which one may not look is as none
        own = sorted(user_theme_folder().glob("*.toml"))
    files = [resource_path("themes", f"{key}.toml") for key in [*known, *sorted(keys - {*known})]]
    return [_read(path) for path in files] + [_read(path, is_own=True) for path in own]


def user_theme_folder() -> Path:
    """Return the folder of the user's own board themes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "themes"


@lru_cache(maxsize=2)
def _theme(key: str) -> Theme:
    if key == DEFAULT_THEME:  # nothing is read at the start
        return KAYA
    is_own = key.startswith(_OWN)
    folder = user_theme_folder() if is_own else resource_path("themes")
    found = _read(folder / f"{key.removeprefix(_OWN)}.toml", is_own=is_own)
    return found.theme or KAYA


def _read(path: Path, *, is_own: bool = False) -> FoundTheme:
    from gobanapp.diagram.theme_file import LARGEST_FILE, ThemeError, ThemeFault, read_theme

    key = f"{_OWN}{path.stem}" if is_own else path.stem
    try:
        with path.open("rb") as file:
            name, theme = read_theme(file.read(LARGEST_FILE + 1))
    except OSError:
        return FoundTheme(key, path.name, None, ThemeError(ThemeFault.UNREADABLE, ""), is_own)
    except ThemeError as fault:
        return FoundTheme(key, path.name, None, fault, is_own)
    return FoundTheme(key, name, theme, is_own=is_own)
