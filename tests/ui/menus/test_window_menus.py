"""The menus of a window: which there are, and where the Edit menu is opened besides."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

MENUS = ["&File", "&Edit", "&Game", "&Mark", "G&o", "&Learn", "&Teach", "&View", "&Help"]


def test_the_menus_in_their_order(table):
    bar = table().window.menuBar()
    assert [action.text() for action in bar.actions()] == MENUS
    assert all(action.menu().actions() for action in bar.actions())


def test_a_node_of_the_tree_opens_the_edit_menu_upon_it(table, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: opened.append((menu.title(), place)))
    made = table()
    made.click("C3 D4")
    game = made.session.game
    first = game.tree[game.tree.root_number].children[0]
    made.window.parts.record.tree.menu_wanted.emit(first, QPoint(30, 40))
    assert opened == [("&Edit", QPoint(30, 40))]
    assert game.place == first


def test_lines_that_ask_the_same_are_greyed_out_together(table):
    made = table()
    later = {"to-beginning", "back", "ten-back", "previous-fork"}

    def greyed():
        lines = made.window._menus._actions
        return later & {item.name for action, item in lines if not action.isEnabled()}

    assert greyed() == later
    made.click("C3")
    assert greyed() == set()
    made.session.walk(-1)
    assert greyed() == later
