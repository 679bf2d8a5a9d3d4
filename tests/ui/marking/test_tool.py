from collections import Counter

from PySide6.QtGui import QAction

from gobanapp.ui.marking.tool import KEYS, MARKING_KEY, TURN_KEY, Tool


def test_each_tool_has_a_key_of_its_own():
    keys = [*KEYS.values(), TURN_KEY, MARKING_KEY]
    assert KEYS.keys() == set(Tool)
    assert len(set(keys)) == len(keys)


def test_no_key_of_the_window_is_given_twice(table):
    actions = table().window.findChildren(QAction)
    keys = Counter(key for action in actions for key in {k.toString() for k in action.shortcuts()})
    assert set(KEYS.values()) <= keys.keys()
    assert [key for key, times in keys.items() if times > 1] == []
