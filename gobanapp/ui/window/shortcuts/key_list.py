"""What stands on the page of shortcuts: lines in groups, and which keys clash."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtGui import QKeySequence

from gobanapp.game.folded_text import folded, folded_words
from gobanapp.storage.custom_shortcuts import CustomShortcuts, ShortcutKeys

_LABELLED: Final = frozenset("New Open Save Close Print Undo Redo Cut Copy Paste Find".split())
"""Keys of some keyboards with what they do written upon them: that need not be told."""
_FURTHER: Final = re.compile(r"F(1[3-9]|[23]\d)$")
"""Keys that hardly any keyboard has."""
_MOST_TOLD: Final = 2


@dataclass(frozen=True, slots=True)
class ShortcutLine:
    """What is done, and by which keys usually. ``name``: as ``Item.name``.

    Where that is "" the keys cannot be changed; ``note`` then says which they are.
    """

    words: str
    default_keys: ShortcutKeys = ()
    name: str = ""
    note: str = ""


class ShortcutGroup(NamedTuple):
    """A menu, or a place where other keys are in use."""

    title: str
    lines: Sequence[ShortcutLine]


def keys_of(line: ShortcutLine, chosen: CustomShortcuts) -> ShortcutKeys:
    """Return the keys that a line has now."""
    keys = chosen.keys_for(line.name)
    return line.default_keys if keys is None else keys


def shortcut_text(line: ShortcutLine, chosen: CustomShortcuts) -> str:
    """Return the keys of a line as they are called on this computer."""
    keys = [keys for keys in keys_of(line, chosen) if not _is_rare(keys)]
    return line.note or ", ".join(map(native_key_text, keys[:_MOST_TOLD]))


def _is_rare(keys: str) -> bool:
    return keys in _LABELLED or _FURTHER.search(keys) is not None


def native_key_text(keys: str) -> str:
    """Return keys as they are called on this computer."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def others_with(
    keys: str, line: ShortcutLine, groups: Iterable[ShortcutGroup], chosen: CustomShortcuts
) -> Sequence[ShortcutLine]:
    """Return the lines that have ``keys`` too."""
    return [
        other
        for group in groups
        for other in group.lines
        if other.name != line.name and other.name and keys in keys_of(other, chosen)
    ]


def reassign_keys(
    keys: str, line: ShortcutLine, others: Iterable[ShortcutLine], chosen: CustomShortcuts
) -> dict[str, ShortcutKeys | None]:
    """Return the change that gives ``keys`` to a line, and takes them from ``others``."""
    changes: dict[str, ShortcutKeys | None] = {
        other.name: tuple(key for key in keys_of(other, chosen) if key != keys) for other in others
    }
    return changes | {line.name: None if line.default_keys == (keys,) else (keys,)}


def is_found(
    line: ShortcutLine, group: ShortcutGroup, wanted: str, chosen: CustomShortcuts
) -> bool:
    """Return whether each word of ``wanted`` is in a line, its keys or its group's title."""
    text = folded(f"{group.title} {line.words} {shortcut_text(line, chosen)}")
    return all(word in text for word in folded_words(wanted))
