"""What a picture can be made of: styles of print, and the boards of the window."""

from __future__ import annotations

from gobanapp.diagram.theme import THEMES, Theme
from gobanapp.resources import resource_path


def style_names() -> list[str]:
    """Return the names that can be chosen from, the styles of print first."""
    return [*THEMES, *sorted(path.stem for path in resource_path("themes").glob("*.toml"))]


def style_theme(name: str) -> Theme:
    """Return the theme of one of the ``style_names``."""
    if name in THEMES:
        return THEMES[name]
    from gobanapp.diagram.theme_file import read_theme  # most pictures are printed

    return read_theme(resource_path("themes", f"{name}.toml").read_bytes()).theme
