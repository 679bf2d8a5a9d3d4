"""The settings file, read once, and its types of values: texts, choices and the like."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

from gobanapp.session.broadcast import Broadcast
from gobanapp.storage.json_codec import TEXT, readable_by_key, sequence

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

ShortcutKeys = tuple[str, ...]
"""Keys in Qt's portable form ("Ctrl+P"); empty if a command has no keys."""

_SHORTCUTS = readable_by_key(sequence(TEXT))
_BYTES_PREFIX = "bytes:"  # before a path; no absolute one begins so


class StoredValues:
    """All settings of a class as one frozen mapping, and the only way to change them.

    ``values``: by the names of the attributes; replaced, never changed. ``changed`` emits the names
    of those whose values have changed.
    """

    def __init__(self, file: str, owner: type) -> None:
        # An explicit file: by names alone QSettings would fix its folder once for the process.
        self.file = QSettings(file, QSettings.Format.IniFormat)
        self.changed = Broadcast[frozenset[str]]()
        self._settings = {
            name: setting
            for name, setting in vars(owner).items()
            if isinstance(setting, StoredSetting)
        }
        self.values: Mapping[str, Any] = MappingProxyType(
            {
                name: setting.from_stored(self.file.value(setting.key))
                for name, setting in self._settings.items()
            }
        )

    def change(self, changes: Mapping[str, Any]) -> None:
        """Write new values into the file, and emit once the names of those that differ."""
        old_values = self.values
        new_values = {}
        for name, value in changes.items():
            setting = self._settings[name]
            written = setting.to_stored(value)
            self.file.setValue(setting.key, written)
            new_values[name] = setting.from_stored(written)  # as the next start will read it
        self.values = MappingProxyType({**old_values, **new_values})
        changed = frozenset(name for name, value in new_values.items() if value != old_values[name])
        if changed:
            self.changed.emit(changed)


class HasStoredValues(Protocol):
    """The owner of a setting attribute."""

    stored: StoredValues


class StoredSetting(Generic[T]):
    """An attribute stored in the file under ``key``; ``default`` if damaged or missing."""

    def __init__(
        self,
        key: str,
        default: T,
        read: Callable[[object], T | None],
        write: Callable[[T], object] = lambda value: value,
    ) -> None:
        """``read`` returns the value for a raw one of the file, None if damaged or missing."""
        self.key = key
        self.default = default
        self._read = read
        self.to_stored = write

    def __set_name__(self, _owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, _: type) -> Self: ...
    @overload
    def __get__(self, owner: HasStoredValues, _: type) -> T: ...
    def __get__(self, owner: HasStoredValues | None, _: type) -> Self | T:
        if owner is None:
            return self
        value: T = owner.stored.values[self.name]
        return value

    def __set__(self, owner: HasStoredValues, value: T) -> None:
        owner.stored.change({self.name: value})

    def from_stored(self, raw: object) -> T:
        """Return the value for a raw one of the file, or the default."""
        value = self._read(raw)
        return self.default if value is None else value


def _non_empty_text(raw: object) -> str | None:
    return raw if isinstance(raw, str) and raw else None


def text_setting(key: str, default: str = "") -> StoredSetting[str]:
    return StoredSetting(key, default, _non_empty_text)


def bytes_setting(key: str) -> StoredSetting[bytes]:
    """Return a setting of bytes of any kind, at first none."""
    return StoredSetting(
        key,
        b"",
        lambda raw: bytes(raw.data()) if isinstance(raw, QByteArray) else None,
        QByteArray,
    )


def choice_setting(
    key: str, default: E, former: Mapping[str, E] = MappingProxyType({})
) -> StoredSetting[E]:
    """Return a setting out of an enum whose values are texts.

    ``former``: what earlier versions wrote.
    """
    choices = {**former, **{choice.value: choice for choice in type(default)}}
    return StoredSetting(
        key,
        default,
        lambda raw: choices.get(_non_empty_text(raw)),
        lambda value: value.value,
    )


def choices_setting(key: str, choices: type[E]) -> StoredSetting[frozenset[E]]:
    """Return a setting of any number out of an enum of single words, at first none."""

    def read(raw: object) -> frozenset[E]:
        words = (_non_empty_text(raw) or "").split()
        return frozenset(choice for choice in choices if choice.value in words)

    def write(value: frozenset[E]) -> str:
        return " ".join(sorted(choice.value for choice in value))

    return StoredSetting(key, frozenset(), read, write)


def bool_setting(
    key: str, default: bool, former: Mapping[str, bool] = MappingProxyType({})
) -> StoredSetting[bool]:
    """Return a setting that is on or off. ``former``: what earlier versions wrote."""
    values = {**former, "true": True, "false": False}
    return StoredSetting(
        key,
        default,
        lambda raw: values.get(str(raw)),
        lambda value: "true" if value else "false",
    )


def float_setting(key: str, default: float, minimum: float, maximum: float) -> StoredSetting[float]:
    """Return a number from ``minimum`` to ``maximum``. One outside them counts as damaged."""

    def read(raw: object) -> float | None:
        try:
            number = float(str(raw))
        except ValueError:
            return None
        return number if minimum <= number <= maximum else None

    return StoredSetting(key, default, read)


def int_setting(key: str, default: int, minimum: int, maximum: int) -> StoredSetting[int]:
    """Return a whole number from ``minimum`` to ``maximum``."""
    number = float_setting(key, default, minimum, maximum)
    return StoredSetting(key, default, lambda raw: round(number.from_stored(raw)))


def shares_setting(key: str) -> StoredSetting[Mapping[str, float]]:
    """Return the share of each of several things in a whole, by names that are single words."""

    def read(raw: object) -> Mapping[str, float] | None:
        parts = (word.partition("=") for word in (_non_empty_text(raw) or "").split())
        try:
            shares = {name: float(share) for name, _, share in parts}
        except ValueError:
            return None
        return MappingProxyType(shares) if all(0 < part <= 1 for part in shares.values()) else None

    def write(value: Mapping[str, float]) -> str:
        return " ".join(f"{name}={share:.4f}" for name, share in value.items())

    return StoredSetting(key, MappingProxyType({}), read, write)


def path_setting(key: str) -> StoredSetting[Path | None]:
    """Return the path of a file or a folder, at first none."""
    return StoredSetting(
        key,
        None,
        lambda raw: Path(text) if (text := _non_empty_text(raw)) else None,
        lambda value: "" if value is None else str(value),
    )


def paths_setting(key: str) -> StoredSetting[tuple[Path, ...]]:
    """Return files, also those whose names are not valid text; at first none."""

    def read(raw: object) -> tuple[Path, ...]:
        # QSettings gives a list of one back as a bare string.
        names = [raw] if isinstance(raw, str) else raw if isinstance(raw, list) else []
        return tuple(_path_from_text(name) for name in names if name)

    return StoredSetting(key, (), read, lambda value: [_path_to_text(path) for path in value])


def shortcuts_setting(key: str) -> StoredSetting[Mapping[str, ShortcutKeys]]:
    """Return the user's keys, by the ids of commands; only those that differ from the defaults."""
    return StoredSetting(
        key,
        MappingProxyType({}),
        lambda raw: MappingProxyType(_SHORTCUTS.from_text_or(_non_empty_text(raw) or "", {})),
        lambda value: _SHORTCUTS.to_text(dict(value)) if value else "",
    )


def _path_to_text(path: Path) -> str:
    """Return a path in a form for the file, even if its bytes are not valid text."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        from urllib.parse import quote_from_bytes  # hardly any name needs it

        return _BYTES_PREFIX + quote_from_bytes(os.fsencode(path))
    return str(path)


def _path_from_text(text: str) -> Path:
    if not text.startswith(_BYTES_PREFIX):
        return Path(text)
    from urllib.parse import unquote_to_bytes

    return Path(os.fsdecode(unquote_to_bytes(text.removeprefix(_BYTES_PREFIX))))
