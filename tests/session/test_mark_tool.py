from collections import Counter

from PySide6.QtGui import QAction

from gobanapp.session.mark_tool import (
    MARK_MODE_KEY,
    MARK_TOOL_KEYS,
    SIDE_TO_MOVE_KEY,
    MarkTool,
)


def test_each_tool_has_a_key_of_its_own():
    keys = [*MARK_TOOL_KEYS.values(), SIDE_TO_MOVE_KEY, MARK_MODE_KEY]
    assert MARK_TOOL_KEYS.keys() == set(MarkTool)
    assert len(set(keys)) == len(keys)


def test_no_key_of_the_window_is_given_twice(table):
    actions = table().window.findChildren(QAction)
    keys = Counter(key for action in actions for key in {k.toString() for k in action.shortcuts()})
    assert set(MARK_TOOL_KEYS.values()) <= keys.keys()
    assert [key for key, times in keys.items() if times > 1] == []
