"""The tables of the documents that are made of the program's own values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtGui import QKeySequence

from gobanapp.rules.ruleset import RULESET_PRESETS, Compensation, Repetition
from gobanapp.text.rule_names import ruleset_name
from gobanapp.ui.window.menus.menu_item import MenuEntry, MenuItem, MenuKeys, Submenu
from gobanapp.ui.window.shortcuts.fixed_keys import FixedKeys

_Standard = QKeySequence.StandardKey
_ON_LINUX: Final = {
    _Standard.New: "Ctrl+N",
    _Standard.Open: "Ctrl+O",
    _Standard.Save: "Ctrl+S",
    _Standard.Print: "Ctrl+P",
    _Standard.Undo: "Ctrl+Z",
    _Standard.Redo: "Ctrl+Shift+Z",
    _Standard.Cut: "Ctrl+X",
    _Standard.Copy: "Ctrl+C",
    _Standard.Paste: "Ctrl+V",
    _Standard.Find: "Ctrl+F",
    _Standard.Preferences: "",
    _Standard.FullScreen: "F11",
}
"""Keys that each system has its own way; the platform of tests has none of a real one's."""
_KO: Final = {
    Repetition.BASIC: "basic",
    Repetition.POSITIONAL: "positional superko",
    Repetition.SITUATIONAL: "situational superko",
    Repetition.NATURAL: "natural superko",
    Repetition.SPIGHT: "superko until a pass",
}
_FOR_HANDICAP: Final = {
    Compensation.NONE: "-",
    Compensation.STONES: "n",
    Compensation.STONES_BUT_ONE: "n - 1",
}


def table_in(text: str, name: str) -> str:
    """Return what stands between the marks for the table ``name``."""
    return text.partition(f"<!-- {name} -->\n")[2].partition("<!-- end -->")[0].strip("\n")


def write_table(page: Path, name: str, table: str) -> None:
    """Put ``table`` between its marks in a page."""
    text = page.read_text("utf-8")
    mark = f"<!-- {name} -->\n"
    before, _, rest = text.partition(mark)
    after = rest.partition("<!-- end -->")[2]
    # Without empty lines the mark would be a row of the table.
    page.write_text(f"{before}{mark}\n{table}\n\n<!-- end -->{after}", "utf-8")


def rulesets_table() -> str:
    """Return the ten rulesets side by side."""
    head = "Rules|Key|Counting|Ko|Suicide|Seki|For n stones|Komi|Tie".split("|")
    rows = [
        [
            ruleset_name(ruleset),
            f"`{ruleset.key}`",
            ruleset.counting.value,
            _KO[ruleset.ko],
            _yes(ruleset.suicide),
            _yes(ruleset.seki_points),
            _FOR_HANDICAP[ruleset.compensation],
            f"{ruleset.usual_komi(0):g}, {ruleset.usual_komi(2):g}",
            "draw" if ruleset.ties_to is None else ruleset.ties_to.value.capitalize(),
        ]
        for ruleset in RULESET_PRESETS.values()
    ]
    return _table(head, rows)


def keys_table(menus: Iterable[tuple[str, Sequence[MenuEntry]]]) -> str:
    """Return all lines of the menus that have keys, and the keys that cannot be changed."""
    parts = []
    for title, entries in menus:
        rows = [[text, keys] for text, keys in lines_with_keys(entries) if keys]
        if rows:
            parts.append(f"## {_plain(title)}\n\n" + _table(["what", "keys"], rows))
    for group in FixedKeys().groups():
        rows = [[line.words, _told(line.note)] for line in group.lines]
        parts.append(f"## {group.title}\n\n" + _table(["what", "keys"], rows))
    return "\n\n".join(parts)


def lines_with_keys(entries: Iterable[MenuEntry], within: str = "") -> Iterator[tuple[str, str]]:
    """Yield each line of a menu and of those within it, with its keys, "" where it has none."""
    for entry in entries:
        if isinstance(entry, MenuItem):
            yield within + _plain(entry.text), _keys(entry.keys)
        elif isinstance(entry, Submenu):
            yield from lines_with_keys(entry.entries, f"{_plain(entry.text)}: ")


def _keys(keys: MenuKeys | tuple[MenuKeys, ...]) -> str:
    some = keys if isinstance(keys, tuple) else (keys,)
    names = [key if isinstance(key, str) else _ON_LINUX[key] for key in some]
    return _told(", ".join(dict.fromkeys(filter(None, names))))


def _told(keys: str) -> str:
    return keys.replace("|", "\\|")


def _plain(text: str) -> str:
    return text.replace("&", "").removesuffix("…")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
