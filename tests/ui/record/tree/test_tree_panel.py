"""The panel with the tree of variations, with mouse and keys; its menus and its words."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from gobanapp.ui.record.tree.tree_panel import TreePanel
from tests.ui.lookup import double_click
from tests.ui.record.tree.shown_tree import (
    game_of,
    keys,
    long_game,
    sign_of,
    small_game,
    turn,
    wide_game,
)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


# Mouse


def test_a_click_chooses_the_node_under_it(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    for number in (3, 8, 0, 6):
        qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=shown_tree.where(number))
    assert shown_tree.chosen == [3, 8, 0, 6]
    assert shown_tree.game.current_id == 6


def test_a_click_outside_the_nodes_chooses_nothing(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=QPoint(250, 200))
    qtbot.mouseClick(
        shown_tree.panel.viewport(), Qt.MouseButton.RightButton, pos=shown_tree.where(3)
    )
    assert shown_tree.chosen == []


def test_the_clicked_node_stays_under_the_pointer(qtbot, shown_tree):
    shown_tree = shown_tree(long_game(100))
    last = max(number for number in range(100) if shown_tree.sees(number))
    before = shown_tree.where(last)
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=before)
    assert shown_tree.game.current_id == last
    assert shown_tree.where(last) == before


def test_a_double_click_on_a_fork_toggles_its_branches(shown_tree):
    shown_tree = shown_tree(small_game())
    viewport = shown_tree.panel.viewport()
    for shown in ({0, 1}, set(range(9))):
        double_click(viewport, shown_tree.where(1))
        assert shown_tree.shown == shown
    double_click(viewport, shown_tree.where(2))
    assert shown_tree.shown == set(range(9))


def test_the_sign_below_a_node_toggles_its_branches(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    place = sign_of(shown_tree, 4)
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=place)
    assert shown_tree.shown == {0, 1, 2, 3, 4}
    assert sign_of(shown_tree, 4) == place
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=place)
    assert shown_tree.shown == set(range(9))
    assert shown_tree.chosen == []


def test_a_double_click_on_the_sign_hides_and_shows(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    viewport = shown_tree.panel.viewport()
    qtbot.mouseClick(viewport, LEFT, pos=sign_of(shown_tree, 1))
    assert shown_tree.shown == {0, 1}
    qtbot.mouseDClick(viewport, LEFT, pos=sign_of(shown_tree, 1))
    qtbot.mouseRelease(viewport, LEFT, pos=sign_of(shown_tree, 1))
    assert shown_tree.shown == set(range(9))
    assert shown_tree.chosen == []


def test_empty_ground_can_be_dragged(qtbot, shown_tree):
    shown_tree = shown_tree(long_game(100))
    viewport = shown_tree.panel.viewport()
    qtbot.mousePress(viewport, LEFT, pos=QPoint(200, 200))
    qtbot.mouseMove(viewport, QPoint(200, 150))
    qtbot.mouseRelease(viewport, LEFT, pos=QPoint(200, 150))
    assert shown_tree.offset == (0, 50)
    qtbot.mouseMove(viewport, QPoint(200, 100))
    assert shown_tree.offset == (0, 50)
    assert shown_tree.chosen == []


def test_the_wheel_scrolls_and_with_shift_sideways(shown_tree):
    shown_tree = shown_tree(wide_game(), height=200)
    turn(shown_tree, -1)
    across, down = shown_tree.offset
    assert (across, down > 0) == (0, True)
    turn(shown_tree, -1, Qt.KeyboardModifier.ShiftModifier)
    assert shown_tree.offset == (3 * 28, down)
    turn(shown_tree, 1, Qt.KeyboardModifier.ShiftModifier)
    turn(shown_tree, 1)
    assert shown_tree.offset == (0, 0)
    assert shown_tree.chosen == []


def test_the_wheel_with_control_zooms_around_the_pointer(shown_tree):
    shown_tree = shown_tree(long_game(100))
    turn(shown_tree, -2)
    number = shown_tree.panel.node_at(QPointF(20, 150))
    sides = [shown_tree.panel.cell(number).height()]
    for notches in (2, -20, 1, 20):
        before = shown_tree.panel.cell(number).center()
        turn(shown_tree, notches, Qt.KeyboardModifier.ControlModifier, at=before.toPoint())
        cell = shown_tree.panel.cell(number)
        sides.append(cell.height())
        assert abs(cell.center().y() - before.y()) <= 1.5
    usual, larger, smallest, next_, largest = sides
    assert smallest < next_ < usual < larger < largest
    assert shown_tree.chosen == []


@pytest.mark.parametrize(
    ("start", "names", "way"),
    [
        (0, "Down Down Down Down", [1, 2, 3]),
        (8, "Up Up Up Up Up", [7, 4, 1, 0]),
        (2, "Right Right Right Left Left", [4, 7, 5, 3]),
        (3, "Right Right Right Left Left", [5, 7, 5, 3]),
        (6, "Left", [1]),
        (4, "Up Down Down", [1, 4, 5]),
        (8, "Home End", [0, 8]),
        (8, "Left Left", [6, 1]),
        (5, "Home PageDown PageUp", [0, 6, 0]),
    ],
)
def test_keys_walk(qtbot, shown_tree, start, names, way):
    shown_tree = shown_tree(small_game())
    shown_tree.do(lambda game: game.go_to(start))
    keys(qtbot, shown_tree, names)
    assert shown_tree.chosen == way


def test_the_right_key_enters_a_variation(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    shown_tree.do(lambda game: game.go_to(1))
    keys(qtbot, shown_tree, "Right Right Right")
    assert shown_tree.chosen == [4, 7]


def test_page_keys_move_by_ten(qtbot, shown_tree):
    shown_tree = shown_tree(long_game(25))
    keys(qtbot, shown_tree, "PageDown PageDown PageDown PageUp")
    assert shown_tree.chosen == [10, 20, 25, 15]


@pytest.mark.parametrize("name", ["Space", "Return", "Enter"])
def test_a_key_hides_the_rest_of_the_variation(qtbot, shown_tree, name):
    shown_tree = shown_tree(small_game())
    shown_tree.do(lambda game: game.go_to(8))
    keys(qtbot, shown_tree, name)
    assert shown_tree.shown == {0, 1, 2, 3, 4, 5, 6, 7}
    assert shown_tree.game.current_id == 8
    keys(qtbot, shown_tree, name)
    assert shown_tree.shown == set(range(9))
    keys(qtbot, shown_tree, f"Up {name} Down")
    assert shown_tree.game.current_id == 8
    assert shown_tree.shown == set(range(9))


def test_the_folded_ancestor_of_the_current_node_is_visible(qtbot, shown_tree):
    shown_tree = shown_tree(game_of({n: (n + 1,) for n in range(100)} | {2: (3, 200)}))
    shown_tree.do(lambda game: game.go_to(100))
    keys(qtbot, shown_tree, "Space")
    assert shown_tree.sees(2)
    keys(qtbot, shown_tree, "Space")
    assert shown_tree.sees(100)


def test_keys_zoom(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    sides = []
    for name in "Plus Plus Minus Minus Minus 0 Equal Plus Plus Plus Plus".split():
        keys(qtbot, shown_tree, name)
        sides.append(round(shown_tree.panel.cell(0).width()))
    large, larger, again, usual, small, reset, *ahead = sides
    assert small < usual == reset < large == again == ahead[0] < larger == ahead[1]
    assert larger < ahead[2] == ahead[3] == ahead[4]  # no further
    qtbot.keyClick(shown_tree.panel, Key.Key_Minus, Qt.KeyboardModifier.KeypadModifier)
    assert round(shown_tree.panel.cell(0).width()) == larger
    qtbot.keyClick(shown_tree.panel, Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert round(shown_tree.panel.cell(0).width()) == ahead[4]


def test_zooming_with_keys_keeps_the_current_node_in_its_place(qtbot, shown_tree):
    shown_tree = shown_tree(long_game(100))
    shown_tree.do(lambda game: game.go_to(50))
    before = shown_tree.where(50)
    keys(qtbot, shown_tree, "Plus")
    assert abs((shown_tree.where(50) - before).y()) <= 1
    shown_tree.panel.verticalScrollBar().setValue(0)
    keys(qtbot, shown_tree, "Minus")
    assert shown_tree.offset == (0, 0)


def test_escape_gives_the_keys_back(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    with qtbot.waitSignal(shown_tree.panel.escaped):
        keys(qtbot, shown_tree, "Escape")


OWN = "Left Right Up Down Home End PgUp PgDown Space Return Enter + - 0 Esc"


def test_keys_of_the_tree_override_those_of_the_window(qtbot, shown_tree):
    window = QMainWindow()
    qtbot.addWidget(window)
    panel = TreePanel()
    window.setCentralWidget(panel)
    fired = []
    for name in f"{OWN} P Ctrl+Left Shift+Right Alt+0".split():
        action = QAction(name, window)
        action.setShortcut(QKeySequence(name))
        action.triggered.connect(lambda _checked, name=name: fired.append(name))
        window.addAction(action)
    with qtbot.waitActive(window):
        window.show()
    panel.setFocus()
    for action in window.actions():
        combination = action.shortcut()[0]
        qtbot.keyClick(panel, combination.key(), combination.keyboardModifiers())
    assert fired == ["P", "Ctrl+Left", "Shift+Right", "Alt+0"]


# Menus


def test_all_variations_can_be_hidden_and_shown(shown_tree):
    shown_tree = shown_tree(small_game())
    shown_tree.panel.collapse_all_variations()
    assert shown_tree.shown == {0, 1, 2, 3, 4}
    shown_tree.panel.expand_all()
    assert shown_tree.shown == set(range(9))


def ask_menu(shown_tree, reason, at):
    viewport = shown_tree.panel.viewport()
    event = QContextMenuEvent(reason, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)


def test_a_menu_for_the_node_under_the_pointer(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    wanted = []
    shown_tree.panel.menu_requested.connect(lambda *about: wanted.append(about))
    at = shown_tree.where(5)
    ask_menu(shown_tree, QContextMenuEvent.Reason.Mouse, at)
    assert wanted == [(5, shown_tree.panel.viewport().mapToGlobal(at))]
    ask_menu(shown_tree, QContextMenuEvent.Reason.Mouse, QPoint(250, 200))
    assert len(wanted) == 1


def test_a_menu_for_the_current_node_with_the_menu_key(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    shown_tree.do(lambda game: game.go_to(7))
    wanted = []
    shown_tree.panel.menu_requested.connect(lambda *about: wanted.append(about))
    ask_menu(shown_tree, QContextMenuEvent.Reason.Keyboard, QPoint(0, 0))
    assert wanted == [(7, shown_tree.panel.viewport().mapToGlobal(shown_tree.where(7)))]


# Words and focus


def test_the_tree_has_an_accessible_name_and_focus(qtbot, shown_tree):
    shown_tree = shown_tree(small_game())
    assert shown_tree.panel.accessibleName()
    shown_tree.panel.clearFocus()
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=shown_tree.where(1))
    assert shown_tree.panel.hasFocus()
    assert shown_tree.panel.minimumHeight() == 56  # two moves
