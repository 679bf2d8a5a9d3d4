"""No key is given to two commands, also where the settings file was written by hand."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from gobanapp.session.mark_tool import MARK_TOOL_KEYS


def test_no_key_of_the_window_is_given_twice(table):
    actions = table().window.findChildren(QAction)
    keys = Counter(key for action in actions for key in {k.toString() for k in action.shortcuts()})
    assert set(MARK_TOOL_KEYS.values()) <= keys.keys()
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.fixture
def by_hand(tmp_path):
    """Settings in which a line without keys has that of another one."""
    keys = r'keys="{\"redo\": [\"C\"], \"next-moves\": [\"c\"], \"resign\": [\"Esc\"]}"'
    (tmp_path / "settings.ini").write_text(f"[keyboard]\n{keys}\n", "utf-8")


def test_keys_assigned_twice_trigger_one_command(by_hand, table):
    table = table(columns=9, rows=9)
    commands, settings = table.window.commands, table.window.settings
    chosen = {name: commands.keys(name) for name in ("redo", "next-moves")}
    assert sorted(chosen.values()) == [(), ("C",)]
    assert commands.keys("count") == commands.keys("resign") == ()
    table.click("C3")
    table.session.undo()
    table.key(Qt.Key.Key_C)
    is_redone = table.game.position.move_number == 1
    done = {
        name
        for name, is_done in (("redo", is_redone), ("next-moves", not settings.shows_next_moves))
        if is_done
    }
    assert done == {name for name, keys in chosen.items() if keys}
    assert not table.session.is_counting
