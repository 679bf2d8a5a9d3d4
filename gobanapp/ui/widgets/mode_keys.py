"""Keys that modes and widgets have of their own: what they do, and in which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

M = TypeVar("M")


class KeyLine(NamedTuple, Generic[M]):
    """What some keys do with a mode. ``note`` names them where they are handled otherwise.

    ``standard``: keys that each system has its own way.
    """

    words: str
    keys: Mapping[Qt.Key, Callable[[M], object]] = MappingProxyType({})
    standard: Mapping[QKeySequence.StandardKey, Callable[[M], object]] = MappingProxyType({})
    note: str = ""

    @property
    def key_names(self) -> str:
        """The keys as they are called on this computer; the two that are Enter as one."""
        keys = [QKeySequence(key) for key in self.keys if key is not Qt.Key.Key_Return]
        keys += [QKeySequence(key) for key in self.standard]
        return self.note or native_key_names(*keys)


class KeyGroup(NamedTuple, Generic[M]):
    """All keys of a mode or a widget."""

    title: str
    lines: Sequence[KeyLine[M]]

    def handlers(self, mode: M) -> dict[int, Callable[[], object]]:
        """Return what each key does with ``mode``, but for the standard ones."""
        return {key: partial(run, mode) for line in self.lines for key, run in line.keys.items()}

    def standard_handlers(self, mode: M) -> dict[QKeySequence.StandardKey, Callable[[], object]]:
        """Return what each standard key does with ``mode``."""
        return {
            key: partial(run, mode) for line in self.lines for key, run in line.standard.items()
        }


def native_key_names(*keys: QKeySequence | str) -> str:
    """Return keys as they are called on this computer, divided by commas."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)
