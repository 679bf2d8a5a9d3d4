"""The settings file, and the kinds of values in it: texts, choices, switches and numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

from gobanapp.session.broadcast import Broadcast

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class SettingsFile(QSettings):
    """The file. ``value_changed`` tells the key of what is now another value."""

    def __init__(self, file: str) -> None:
        # An explicit file: by names alone QSettings would fix its folder once for the process.
        super().__init__(file, QSettings.Format.IniFormat)
        self.value_changed = Broadcast[str]()

    def setValue(self, key: str, value: Any) -> None:
        is_other = self.value(key) != value
        super().setValue(key, value)
        if is_other:
            self.value_changed.emit(key)


class HasSettingsFile(Protocol):
    """What a value can be kept of."""

    file: SettingsFile


class StoredSetting(ABC, Generic[T]):
    """An attribute stored in the file under ``key``; ``default`` if damaged or missing."""

    def __init__(self, key: str, usual: T) -> None:
        self.key = key
        self.default = usual

    @overload
    def __get__(self, owner: None, _: type) -> Self: ...
    @overload
    def __get__(self, owner: HasSettingsFile, _: type) -> T: ...
    def __get__(self, owner: HasSettingsFile | None, _: type) -> Self | T:
        return self if owner is None else self.from_stored(owner.file.value(self.key))

    def __set__(self, owner: HasSettingsFile, value: T) -> None:
        owner.file.setValue(self.key, self.to_stored(value))

    @abstractmethod
    def from_stored(self, found: object) -> T:
        """Return what was found in the file, or the usual value."""

    def to_stored(self, value: T) -> object:
        """Return what is put into the file."""
        return value


class TextSetting(StoredSetting[str]):
    """A text. An empty one is the usual one."""

    def __init__(self, key: str, usual: str = "") -> None:
        super().__init__(key, usual)

    def from_stored(self, found: object) -> str:
        return found if isinstance(found, str) and found else self.default


class BytesSetting(StoredSetting[bytes]):
    """Bytes of any kind; none are the usual ones."""

    def __init__(self, key: str) -> None:
        super().__init__(key, b"")

    def from_stored(self, found: object) -> bytes:
        return bytes(found.data()) if isinstance(found, QByteArray) else self.default

    def to_stored(self, value: bytes) -> object:
        return QByteArray(value)


class ChoiceSetting(StoredSetting[E]):
    """One of an enum whose values are texts."""

    def __init__(self, key: str, usual: E) -> None:
        super().__init__(key, usual)
        # Asked for dozens of times at each step of a game, and an enum is slow to be called.
        self._choices = {choice.value: choice for choice in type(usual)}

    def from_stored(self, found: object) -> E:
        return self._choices.get(found, self.default) if isinstance(found, str) else self.default

    def to_stored(self, value: E) -> object:
        return value.value


class BoolSetting(StoredSetting[bool]):
    """Something that is on or off."""

    def from_stored(self, found: object) -> bool:
        return {"true": True, "false": False}.get(str(found), self.default)

    def to_stored(self, value: bool) -> object:
        return "true" if value else "false"


class FloatSetting(StoredSetting[float]):
    """A number from ``low`` to ``high``. One beyond them is taken for damaged."""

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
