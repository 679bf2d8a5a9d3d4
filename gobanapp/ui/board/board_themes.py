"""The theme of the board in use."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gobanapp.diagram.theme import DEFAULT_THEME, KAYA, Theme, with_stones
from gobanapp.ui.widgets import appearance

if TYPE_CHECKING:
    from gobanapp.storage.settings import Settings


def current_theme(settings: Settings) -> Theme:
    """Return the theme of the board, on the window's background colour.

    A missing or bad file gives the default board; the dialog for board and stones reports the
    error.
    """
    return with_window_background(with_stones(_load_theme(settings.theme), settings.stone_set))


def with_window_background(theme: Theme) -> Theme:
    """Return ``theme`` on the window's background colour."""
    return replace(theme, background=appearance.current_appearance().window)


def _load_theme(key: str) -> Theme:
    if key == DEFAULT_THEME:  # nothing is read at the start
        return KAYA
    from gobanapp.ui.board.available_themes import load_theme

    return load_theme(key)
