"""The menus of a window: which there are, and where the Edit menu is opened besides."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from tests.ui.lookup import find, menu_action

FIRST_LINES = {
    "file": "new-game",
    "edit": "undo",
    "game": "pass",
    "mark": "mark",
    "go": "back",
    "learn": "solve-this",
    "teach": "presentation",
    "view": "layout-desk",
    "help": "welcome",
}


def test_the_menus_in_their_order(table):
    menus = [action.menu() for action in table().window.menuBar().actions()]
    assert [menu.actions()[0].objectName() for menu in menus] == [*FIRST_LINES.values()]


def test_a_node_of_the_tree_has_a_menu_of_its_own(table, monkeypatch):
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: opened.append((menu, place)))
    made = table()
    made.click("C3 D4")
    game = made.session.game
    first = game.tree[game.tree.root_id].children[0]
    made.window.components.record_panel.tree.menu_requested.emit(first, QPoint(30, 40))
    menu = find(made.window, "node-menu", QMenu)
    assert opened == [(menu, QPoint(30, 40))]
    assert game.current_id == first
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    assert {"edit-comment", "new-variation", "make-main-line", "copy", "delete"} <= set(names)
    assert "preferences" not in names


def test_lines_that_ask_the_same_are_greyed_out_together(table):
    made = table()
    later = {"to-beginning", "back", "ten-back"}

    def greyed():
        return {name for name in later if not menu_action(made.window, name).isEnabled()}

    assert greyed() == later
    made.click("C3")
    assert greyed() == set()
    made.session.step_by(-1)
    assert greyed() == later
