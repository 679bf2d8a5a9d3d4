"""The contents of the shortcuts page: commands, and keys that cannot be changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QKeySequence

from gobanapp.game.folded_text import folded, folded_words
from gobanapp.storage.settings_file import ShortcutKeys
from gobanapp.text.formats import strip_mnemonic
from gobanapp.text.language import Translated
from gobanapp.ui.board.board_cursor import CursorKeys
from gobanapp.ui.record.tree.tree_panel import TreeKeys
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, native_key_names
from gobanapp.ui.window.menu_bar import Menu, MenuBar

_LABELLED_KEYS: Final = frozenset("New Open Save Close Print Undo Redo Cut Copy Paste Find".split())
"""Keys labelled with their function on some keyboards: they need no mention."""
_RARE_KEYS: Final = re.compile(r"F(1[3-9]|[23]\d)$")
"""Keys that hardly any keyboard has."""
_MAX_SHOWN: Final = 2


@dataclass(frozen=True, slots=True)
class ShortcutLine:
    """An action: that of the command ``id``, or where it is "" of fixed keys, as ``note`` says."""

    words: str
    id: str = ""
    note: str = ""


class ShortcutGroup(NamedTuple):
    """A menu, or a context with keys of its own."""

    title: str
    lines: Sequence[ShortcutLine]


def menu_groups(menus: MenuBar, commands: CommandRegistry) -> Sequence[ShortcutGroup]:
    """Return all commands, menu by menu."""

    def lines(menu: Menu, prefix: str = "") -> Iterator[ShortcutLine]:
        for line in (line for section in menu.sections for line in section):
            if line in menus.submenus:
                submenu = menus.submenus[line]
                yield from lines(submenu, f"{_plain(submenu.title)}: ")
            elif line in commands:
                yield ShortcutLine(prefix + _plain(commands[line].text), line)

    return [ShortcutGroup(_plain(menu.title), list(lines(menu))) for menu in menus.main.values()]


def _plain(text: str) -> str:
    """Return the text of a menu entry without its mnemonic and its ellipsis."""
    return strip_mnemonic(text).removesuffix("…")


def shortcut_text(line: ShortcutLine, commands: CommandRegistry) -> str:
    """Return the keys of a line as they are called on this computer."""
    return line.note or native_keys_text(commands.keys(line.id))


def native_keys_text(keys: ShortcutKeys) -> str:
    """Return those of ``keys`` that most keyboards have as they are called on this computer."""
    return ", ".join(map(native_key_text, [key for key in keys if not _is_rare(key)][:_MAX_SHOWN]))


def _is_rare(keys: str) -> bool:
    return keys in _LABELLED_KEYS or _RARE_KEYS.search(keys) is not None


def native_key_text(keys: str) -> str:
    """Return keys as they are called on this computer."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def matches(line: ShortcutLine, group: ShortcutGroup, text: str, commands: CommandRegistry) -> bool:
    """Return whether each word of ``text`` is in a line, its keys or its group's title."""
    searched = folded(f"{group.title} {line.words} {shortcut_text(line, commands)}")
    return all(word in searched for word in folded_words(text))


class WindowKeys(Translated):
    """The keys of the window itself."""

    def group(self) -> KeyGroup[None]:
        names, letter = native_key_names, self.tr("Alt+letter")
        return KeyGroup(
            self.tr("Everywhere"),
            [
                KeyLine(self.tr("Next field or button"), note=names("Tab")),
                KeyLine(self.tr("Previous field or button"), note=names("Shift+Tab")),
                KeyLine(self.tr("Open the menus"), note=f"{names('F10')}, {letter}"),
                KeyLine(self.tr("Cancel; back to the board"), note=names("Esc")),
            ],
        )


def fixed_key_groups() -> Sequence[ShortcutGroup]:
    """Return all groups of fixed keys, under the names of the classes that handle them."""
    from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationKeys
    from gobanapp.ui.study.lesson_mode import LessonKeys
    from gobanapp.ui.study.presentation.presentation import PresentationKeys
    from gobanapp.ui.study.problem_mode import ProblemKeys

    return [
        _shown(CursorKeys().group()),
        _shown(WindowKeys().group()),
        _shown(TreeKeys().group()),
        _shown(ProblemKeys().group()),
        _shown(LessonKeys().group()),
        _shown(DemonstrationKeys().group()),
        _shown(PresentationKeys().group()),
    ]


def _shown(group: KeyGroup[Any]) -> ShortcutGroup:
    lines = [ShortcutLine(line.words, note=line.key_names) for line in group.lines]
    return ShortcutGroup(group.title, lines)
