"""The tables of the documents that are made of the program's own values."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QKeySequence

from gobanapp.rules.ruleset import RULESET_PRESETS, Compensation, Repetition
from gobanapp.text.rule_names import ruleset_name
from gobanapp.ui.widgets.commands import CommandKeys
from gobanapp.ui.window.main_window import MainWindow
from gobanapp.ui.window.shortcuts.key_list import fixed_key_groups, menu_groups

_Standard = QKeySequence.StandardKey
_ON_LINUX: Final = {
    _Standard.New: "Ctrl+N",
    _Standard.Open: "Ctrl+O",
    _Standard.Save: "Ctrl+S",
    _Standard.Print: "Ctrl+P",
    _Standard.Undo: "Ctrl+Z",
    _Standard.Redo: "Ctrl+Shift+Z",
    _Standard.Cut: "Ctrl+X, Shift+Del",
    _Standard.Copy: "Ctrl+C, Ctrl+Ins",
    _Standard.Paste: "Ctrl+V, Shift+Ins",
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


def keys_table(window: MainWindow) -> str:
    """Return all commands that have keys, and the keys that cannot be changed."""
    parts = []
    for title, lines in keys_of_menus(window).items():
        rows = [[text, keys] for text, keys in lines.items() if keys]
        if rows:
            parts.append(f"## {title}\n\n" + _table(["what", "keys"], rows))
    for group in fixed_key_groups():
        rows = [[line.words, _told(line.note)] for line in group.lines]
        parts.append(f"## {group.title}\n\n" + _table(["what", "keys"], rows))
    return "\n\n".join(parts)


def keys_of_menus(window: MainWindow) -> dict[str, dict[str, str]]:
    """Return the keys of all commands by menus and their words, "" where there are none."""
    commands = window.commands
    return {
        group.title: {line.words: _keys(commands[line.id].keys) for line in group.lines}
        for group in menu_groups(window.menus, commands)
    }


def _keys(keys: CommandKeys | tuple[CommandKeys, ...]) -> str:
    some = keys if isinstance(keys, tuple) else (keys,)
    names = [key if isinstance(key, str) else _ON_LINUX[key] for key in some]
    return _told(", ".join(dict.fromkeys(filter(None, names))))


def _told(keys: str) -> str:
    return keys.replace("|", "\\|")


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
