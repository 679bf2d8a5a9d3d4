"""A line of a menu, as a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

MenuKeys = QKeySequence.StandardKey | str


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class MenuItem:
    """What stands there, what it does, its keys. ``is_checked`` makes it one that is on or off.

    ``keys``: what they are unless the user has chosen others. ``name``: what remembers those, in
    each language the same, and no other item's.
    ``repeats``: whether a key held down does it again and again.
    """

    text: str
    handler: Callable[[], object]
    keys: MenuKeys | tuple[MenuKeys, ...] = ()
    is_enabled: Callable[[], bool] = _always
    is_checked: Callable[[], bool] | None = None
    repeats: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    name: str = ""


@dataclass(frozen=True, slots=True)
class Submenu:
    """A menu within a menu, as a table."""

    text: str
    entries: Sequence[MenuEntry]


SEPARATOR = None
MenuEntry = MenuItem | Submenu | QMenu | None


class MenuSource(Protocol):
    """A menu as a table."""

    def title(self) -> str: ...
    def entries(self) -> Sequence[MenuEntry]: ...
