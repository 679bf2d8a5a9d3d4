"""A row of the preferences as a value: its name, its setting and its kind of field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from PySide6.QtWidgets import QWidget

from gobanapp.game.folded_text import folded
from gobanapp.storage.settings import Settings
from gobanapp.text.formats import strip_mnemonic


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values; ``name`` returns the name of each."""

    values: Sequence[Any]
    name: Callable[[Any], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider:
    """A number from ``low`` to ``high`` in ``steps`` steps; ``name`` returns its text.

    ``plays_sound``: True for a volume, which plays a sound when set.
    """

    low: float
    high: float
    steps: int
    name: Callable[[float], str]
    plays_sound: bool = False


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder, chosen in a dialog with this title."""

    title: str


@dataclass(frozen=True, slots=True)
class DialogButton:
    """A button that opens a dialog above a window."""

    text: str
    opens: Callable[[Settings, QWidget], object]


Control = Switch | Choice | Slider | Folder | DialogButton


@dataclass(frozen=True, slots=True)
class Setting:
    """The functions that read a value from the settings and write it."""

    get: Callable[[Settings], Any]
    set: Callable[[Settings, Any], None]


def attribute_setting(name: str) -> Setting:
    """Return the setting that is the attribute ``name`` of ``Settings``."""
    return Setting(attrgetter(name), lambda settings, value: setattr(settings, name, value))


def confirmation_setting(name: str) -> Setting:
    """Return the setting for the field ``name`` of ``MoveConfirmation``."""

    def set_value(settings: Settings, value: Any) -> None:
        settings.move_confirmation = replace(settings.move_confirmation, **{name: value})

    return Setting(attrgetter(f"move_confirmation.{name}"), set_value)


def _always(_settings: Settings) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferenceRow:
    """A preference.

    ``help`` is shown below it. Search finds it by all its words, and by ``keywords``. ``name`` is
    the unique object name of its field. ``setting`` is None only for a ``DialogButton``.
    ``is_enabled``: returns False to grey it out.
    """

    name: str
    label: str
    control: Control = Switch()
    setting: Setting | None = None
    help: str = ""
    keywords: str = ""
    is_enabled: Callable[[Settings], bool] = _always

    @property
    def search_text(self) -> str:
        """The text for search, folded."""
        parts = [strip_mnemonic(self.label), self.help, self.keywords]
        match self.control:
            case Choice(values, name):
                parts += [name(value) for value in values]
            case DialogButton(text):
                parts.append(strip_mnemonic(text))
        return folded("\n".join(parts))


@dataclass(frozen=True, slots=True)
class PreferenceGroup:
    """A group of related rows. ``name``: the prefix of its view's object name."""

    name: str
    title: str
    rows: Sequence[PreferenceRow]
