from collections import Counter

from PySide6.QtGui import QAction

from gobanapp.session.mark_tool import MARK_TOOL_KEYS


def test_no_key_of_the_window_is_given_twice(table):
    actions = table().window.findChildren(QAction)
    keys = Counter(key for action in actions for key in {k.toString() for k in action.shortcuts()})
    assert set(MARK_TOOL_KEYS.values()) <= keys.keys()
    assert [key for key, times in keys.items() if times > 1] == []
