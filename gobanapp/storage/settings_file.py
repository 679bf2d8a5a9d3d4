"""The settings file, read once, and its types of values: texts, choices and the like."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
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


class StoredSetting(ABC, Generic[T]):
    """An attribute stored in the file under ``key``; ``default`` if damaged or missing."""

    def __init__(self, key: str, usual: T) -> None:
        self.key = key
        self.default = usual

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

    @abstractmethod
    def from_stored(self, found: object) -> T:
        """Return the value of the file, or the default."""

    def to_stored(self, value: T) -> object:
        """Return the form for the file."""
        return value


class TextSetting(StoredSetting[str]):
    """A text. The default is empty."""

    def __init__(self, key: str, usual: str = "") -> None:
        super().__init__(key, usual)

    def from_stored(self, found: object) -> str:
        return found if isinstance(found, str) and found else self.default


class BytesSetting(StoredSetting[bytes]):
    """Bytes of any kind. The default is empty."""

    def __init__(self, key: str) -> None:
        super().__init__(key, b"")

    def from_stored(self, found: object) -> bytes:
        return bytes(found.data()) if isinstance(found, QByteArray) else self.default

    def to_stored(self, value: bytes) -> object:
        return QByteArray(value)


class ChoiceSetting(StoredSetting[E]):
    """One of an enum whose values are texts. ``former``: values written by earlier versions."""

    def __init__(self, key: str, usual: E, former: Mapping[str, E] = MappingProxyType({})) -> None:
        super().__init__(key, usual)
        self._choices = {**former, **{choice.value: choice for choice in type(usual)}}

    def from_stored(self, found: object) -> E:
        return self._choices.get(found, self.default) if isinstance(found, str) else self.default

    def to_stored(self, value: E) -> object:
        return value.value


class ChoicesSetting(StoredSetting[frozenset[E]]):
    """Any number of values of an enum, which are single words. The default is none."""

    def __init__(self, key: str, choices: type[E]) -> None:
        super().__init__(key, frozenset())
        self._choices = choices

    def from_stored(self, found: object) -> frozenset[E]:
        words = found.split() if isinstance(found, str) else ()
        return frozenset(choice for choice in self._choices if choice.value in words)

    def to_stored(self, value: frozenset[E]) -> object:
        return " ".join(sorted(choice.value for choice in value))


class BoolSetting(StoredSetting[bool]):
    """A switch. ``former``: values written by earlier versions."""

    def __init__(
        self, key: str, usual: bool, former: Mapping[str, bool] = MappingProxyType({})
    ) -> None:
        super().__init__(key, usual)
        self._values = {**former, "true": True, "false": False}

    def from_stored(self, found: object) -> bool:
        return self._values.get(str(found), self.default)

    def to_stored(self, value: bool) -> object:
        return "true" if value else "false"


class FloatSetting(StoredSetting[float]):
    """A number from ``low`` to ``high``. One outside them counts as damaged."""

    def __init__(self, key: str, usual: float, low: float, high: float) -> None:
        super().__init__(key, usual)
        self._low = low
        self._high = high

    def from_stored(self, found: object) -> float:
        try:
            number = float(str(found))
        except ValueError:
            return self.default
        return number if self._low <= number <= self._high else self.default


class IntSetting(StoredSetting[int]):
    """A whole number from ``low`` to ``high``."""

    def __init__(self, key: str, usual: int, low: int, high: int) -> None:
        super().__init__(key, usual)
        self._number = FloatSetting(key, usual, low, high)

    def from_stored(self, found: object) -> int:
        return round(self._number.from_stored(found))


class SharesSetting(StoredSetting[Mapping[str, float]]):
    """The share of each of several things in a whole, by names that are single words."""

    def __init__(self, key: str) -> None:
        super().__init__(key, MappingProxyType({}))

    def from_stored(self, found: object) -> Mapping[str, float]:
        words = found.split() if isinstance(found, str) else ()
        shares = {}
        for word in words:
            name, _, share = word.partition("=")
            try:
                shares[name] = float(share)
            except ValueError:
                return self.default
        are_parts = all(0 < share <= 1 for share in shares.values())
        return MappingProxyType(shares) if are_parts else self.default

    def to_stored(self, value: Mapping[str, float]) -> object:
        return " ".join(f"{name}={share:.4f}" for name, share in value.items())


class PathSetting(StoredSetting[Path | None]):
    """A file or a folder. The default is none."""

    def __init__(self, key: str) -> None:
        super().__init__(key, None)

    def from_stored(self, found: object) -> Path | None:
        return Path(found) if isinstance(found, str) and found else None

    def to_stored(self, value: Path | None) -> object:
        return "" if value is None else str(value)


class PathsSetting(StoredSetting[tuple[Path, ...]]):
    """Files, also those whose names are not valid text. The default is none."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ())

    def from_stored(self, found: object) -> tuple[Path, ...]:
        # QSettings gives a list of one back as a bare string.
        names = [found] if isinstance(found, str) else found if isinstance(found, list) else []
        return tuple(_path(name) for name in names if name)

    def to_stored(self, value: tuple[Path, ...]) -> object:
        return [_written(path) for path in value]


class ShortcutsSetting(StoredSetting[Mapping[str, ShortcutKeys]]):
    """The user's keys, by the ids of commands; only those that differ from the defaults."""

    def __init__(self, key: str) -> None:
        super().__init__(key, MappingProxyType({}))

    def from_stored(self, found: object) -> Mapping[str, ShortcutKeys]:
        if not isinstance(found, str):
            return self.default
        return MappingProxyType(_SHORTCUTS.from_text_or(found, {}))

    def to_stored(self, value: Mapping[str, ShortcutKeys]) -> object:
        return _SHORTCUTS.to_text(dict(value)) if value else ""


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
