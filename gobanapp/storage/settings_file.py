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
_AS_BYTES = "bytes:"  # before a path; no absolute one begins so


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
            name: each for name, each in vars(owner).items() if isinstance(each, StoredSetting)
        }
        self.values: Mapping[str, Any] = MappingProxyType(
            {
                name: each.from_stored(self.file.value(each.key))
                for name, each in self._settings.items()
            }
        )

    def change(self, changes: Mapping[str, Any]) -> None:
        """Write new values into the file, and emit once the names of those that differ."""
        before = self.values
        taken = {}
        for name, value in changes.items():
            setting = self._settings[name]
            written = setting.to_stored(value)
            self.file.setValue(setting.key, written)
            taken[name] = setting.from_stored(written)  # as the next start will read it
        self.values = MappingProxyType({**before, **taken})
        changed = frozenset(name for name, value in taken.items() if value != before[name])
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
        """``read`` returns the value of the file's, None if that is damaged or missing."""
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

    def from_stored(self, found: object) -> T:
        """Return the value of the file, or the default."""
        value = self._read(found)
        return self.default if value is None else value


def _text(found: object) -> str | None:
    return found if isinstance(found, str) and found else None


def text_setting(key: str, default: str = "") -> StoredSetting[str]:
    return StoredSetting(key, default, _text)


def bytes_setting(key: str) -> StoredSetting[bytes]:
    """Return a setting of bytes of any kind, at first none."""
    return StoredSetting(
        key,
        b"",
        lambda found: bytes(found.data()) if isinstance(found, QByteArray) else None,
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
        key, default, lambda found: choices.get(_text(found)), lambda value: value.value
    )


def choices_setting(key: str, choices: type[E]) -> StoredSetting[frozenset[E]]:
    """Return a setting of any number out of an enum of single words, at first none."""

    def read(found: object) -> frozenset[E]:
        words = (_text(found) or "").split()
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
        lambda found: values.get(str(found)),
        lambda value: "true" if value else "false",
    )


def float_setting(key: str, default: float, low: float, high: float) -> StoredSetting[float]:
    """Return a number from ``low`` to ``high``. One outside them counts as damaged."""

    def read(found: object) -> float | None:
        try:
            number = float(str(found))
        except ValueError:
            return None
        return number if low <= number <= high else None

    return StoredSetting(key, default, read)


def int_setting(key: str, default: int, low: int, high: int) -> StoredSetting[int]:
    """Return a whole number from ``low`` to ``high``."""
    number = float_setting(key, default, low, high)
    return StoredSetting(key, default, lambda found: round(number.from_stored(found)))


def shares_setting(key: str) -> StoredSetting[Mapping[str, float]]:
    """Return the share of each of several things in a whole, by names that are single words."""

    def read(found: object) -> Mapping[str, float] | None:
        parts = (word.partition("=") for word in (_text(found) or "").split())
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
        lambda found: Path(text) if (text := _text(found)) else None,
        lambda value: "" if value is None else str(value),
    )


def paths_setting(key: str) -> StoredSetting[tuple[Path, ...]]:
    """Return files, also those whose names are not valid text; at first none."""

    def read(found: object) -> tuple[Path, ...]:
        # QSettings gives a list of one back as a bare string.
        names = [found] if isinstance(found, str) else found if isinstance(found, list) else []
        return tuple(_path(name) for name in names if name)

    return StoredSetting(key, (), read, lambda value: [_written(path) for path in value])


def shortcuts_setting(key: str) -> StoredSetting[Mapping[str, ShortcutKeys]]:
    """Return the user's keys, by the ids of commands; only those that differ from the defaults."""
    return StoredSetting(
        key,
        MappingProxyType({}),
        lambda found: MappingProxyType(_SHORTCUTS.from_text_or(_text(found) or "", {})),
        lambda value: _SHORTCUTS.to_text(dict(value)) if value else "",
    )


def _written(path: Path) -> str:
    """Return a path in a form for the file, even if its bytes are not valid text."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        from urllib.parse import quote_from_bytes  # hardly any name needs it

        return _AS_BYTES + quote_from_bytes(os.fsencode(path))
    return str(path)


def _path(written: str) -> Path:
    if not written.startswith(_AS_BYTES):
        return Path(written)
    from urllib.parse import unquote_to_bytes

    return Path(os.fsdecode(unquote_to_bytes(written.removeprefix(_AS_BYTES))))
