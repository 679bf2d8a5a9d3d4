"""The hands that use the windows in a soak: what they leave out is there, and they do things."""

import random

from tests.soak.hands import LEFT_OUT, Hands, menu_lines, open_windows


def test_every_line_of_the_menus_is_pressed_but_those_named(table):
    window = table().window
    names = {action.objectName() for action in menu_lines(window)}
    assert LEFT_OUT.keys() <= names


def test_hands_move_as_directed(table):
    window = table(columns=9, rows=9).window
    assert open_windows() == [window]
    hands = Hands(random.Random(1))
    for _ in range(5):
        hands.type_comment(window)
        hands.stroke(window)
        hands.arrange(window)
        hands.look(window)
    assert hands.done.keys() >= {"comment", "stroke", "layout", "look"}
