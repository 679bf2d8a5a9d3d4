"""The panel with the tree of variations, with mouse and keys; its menus and its words."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from gobanapp.ui.record.tree.tree_panel import TreePanel
from tests.ui.lookup import double_click
from tests.ui.record.tree.tree_desk import (
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


def test_a_click_chooses_the_node_under_it(qtbot, desk):
    desk = desk(small_game())
    for number in (3, 8, 0, 6):
        qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=desk.where(number))
    assert desk.chosen == [3, 8, 0, 6]
    assert desk.game.current_id == 6


def test_a_click_outside_the_nodes_chooses_nothing(qtbot, desk):
    desk = desk(small_game())
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=QPoint(250, 200))
    qtbot.mouseClick(desk.panel.viewport(), Qt.MouseButton.RightButton, pos=desk.where(3))
    assert desk.chosen == []


def test_the_clicked_node_stays_under_the_pointer(qtbot, desk):
    desk = desk(long_game(100))
    last = max(number for number in range(100) if desk.sees(number))
    before = desk.where(last)
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=before)
    assert desk.game.current_id == last
    assert desk.where(last) == before


def test_a_double_click_on_a_fork_toggles_its_branches(desk):
    desk = desk(small_game())
    viewport = desk.panel.viewport()
    for shown in ({0, 1}, set(range(9))):
        double_click(viewport, desk.where(1))
        assert desk.shown == shown
    double_click(viewport, desk.where(2))
    assert desk.shown == set(range(9))


def test_the_sign_below_a_node_toggles_its_branches(qtbot, desk):
    desk = desk(small_game())
    place = sign_of(desk, 4)
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=place)
    assert desk.shown == {0, 1, 2, 3, 4}
    assert sign_of(desk, 4) == place
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=place)
    assert desk.shown == set(range(9))
    assert desk.chosen == []


def test_a_double_click_on_the_sign_hides_and_shows(qtbot, desk):
    desk = desk(small_game())
    viewport = desk.panel.viewport()
    qtbot.mouseClick(viewport, LEFT, pos=sign_of(desk, 1))
    assert desk.shown == {0, 1}
    qtbot.mouseDClick(viewport, LEFT, pos=sign_of(desk, 1))
    qtbot.mouseRelease(viewport, LEFT, pos=sign_of(desk, 1))
    assert desk.shown == set(range(9))
    assert desk.chosen == []


def test_empty_ground_can_be_dragged(qtbot, desk):
    desk = desk(long_game(100))
    viewport = desk.panel.viewport()
    qtbot.mousePress(viewport, LEFT, pos=QPoint(200, 200))
    qtbot.mouseMove(viewport, QPoint(200, 150))
    qtbot.mouseRelease(viewport, LEFT, pos=QPoint(200, 150))
    assert desk.offset == (0, 50)
    qtbot.mouseMove(viewport, QPoint(200, 100))
    assert desk.offset == (0, 50)
    assert desk.chosen == []


def test_the_wheel_scrolls_and_with_shift_sideways(desk):
    desk = desk(wide_game(), height=200)
    turn(desk, -1)
    across, down = desk.offset
    assert (across, down > 0) == (0, True)
    turn(desk, -1, Qt.KeyboardModifier.ShiftModifier)
    assert desk.offset == (3 * 28, down)
    turn(desk, 1, Qt.KeyboardModifier.ShiftModifier)
    turn(desk, 1)
    assert desk.offset == (0, 0)
    assert desk.chosen == []


def test_the_wheel_with_control_zooms_around_the_pointer(desk):
    desk = desk(long_game(100))
    turn(desk, -2)
    number = desk.panel.node_at(QPointF(20, 150))
    sides = [desk.panel.cell(number).height()]
    for notches in (2, -20, 1, 20):
        before = desk.panel.cell(number).center()
        turn(desk, notches, Qt.KeyboardModifier.ControlModifier, at=before.toPoint())
        cell = desk.panel.cell(number)
        sides.append(cell.height())
        assert abs(cell.center().y() - before.y()) <= 1.5
    usual, larger, smallest, next_, largest = sides
    assert smallest < next_ < usual < larger < largest
    assert desk.chosen == []


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
def test_keys_walk(qtbot, desk, start, names, way):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(start))
    keys(qtbot, desk, names)
    assert desk.chosen == way


def test_the_right_key_enters_a_variation(qtbot, desk):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(1))
    keys(qtbot, desk, "Right Right Right")
    assert desk.chosen == [4, 7]


def test_page_keys_move_by_ten(qtbot, desk):
    desk = desk(long_game(25))
    keys(qtbot, desk, "PageDown PageDown PageDown PageUp")
    assert desk.chosen == [10, 20, 25, 15]


@pytest.mark.parametrize("name", ["Space", "Return", "Enter"])
def test_a_key_hides_the_rest_of_the_variation(qtbot, desk, name):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(8))
    keys(qtbot, desk, name)
    assert desk.shown == {0, 1, 2, 3, 4, 5, 6, 7}
    assert desk.game.current_id == 8
    keys(qtbot, desk, name)
    assert desk.shown == set(range(9))
    keys(qtbot, desk, f"Up {name} Down")
    assert desk.game.current_id == 8
    assert desk.shown == set(range(9))


def test_the_folded_ancestor_of_the_current_node_is_visible(qtbot, desk):
    desk = desk(game_of({n: (n + 1,) for n in range(100)} | {2: (3, 200)}))
    desk.do(lambda game: game.go_to(100))
    keys(qtbot, desk, "Space")
    assert desk.sees(2)
    keys(qtbot, desk, "Space")
    assert desk.sees(100)


def test_keys_zoom(qtbot, desk):
    desk = desk(small_game())
    sides = []
    for name in "Plus Plus Minus Minus Minus 0 Equal Plus Plus Plus Plus".split():
        keys(qtbot, desk, name)
        sides.append(round(desk.panel.cell(0).width()))
    large, larger, again, usual, small, reset, *ahead = sides
    assert small < usual == reset < large == again == ahead[0] < larger == ahead[1]
    assert larger < ahead[2] == ahead[3] == ahead[4]  # no further
    qtbot.keyClick(desk.panel, Key.Key_Minus, Qt.KeyboardModifier.KeypadModifier)
    assert round(desk.panel.cell(0).width()) == larger
    qtbot.keyClick(desk.panel, Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert round(desk.panel.cell(0).width()) == ahead[4]


def test_zooming_with_keys_keeps_the_current_node_in_its_place(qtbot, desk):
    desk = desk(long_game(100))
    desk.do(lambda game: game.go_to(50))
    before = desk.where(50)
    keys(qtbot, desk, "Plus")
    assert abs((desk.where(50) - before).y()) <= 1
    desk.panel.verticalScrollBar().setValue(0)
    keys(qtbot, desk, "Minus")
    assert desk.offset == (0, 0)


def test_escape_gives_the_keys_back(qtbot, desk):
    desk = desk(small_game())
    with qtbot.waitSignal(desk.panel.escaped):
        keys(qtbot, desk, "Escape")


OWN = "Left Right Up Down Home End PgUp PgDown Space Return Enter + - 0 Esc"


def test_keys_of_the_tree_override_those_of_the_window(qtbot, desk):
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


def test_all_variations_can_be_hidden_and_shown(desk):
    desk = desk(small_game())
    desk.panel.collapse_all_variations()
    assert desk.shown == {0, 1, 2, 3, 4}
    desk.panel.expand_all()
    assert desk.shown == set(range(9))


def ask_menu(desk, reason, at):
    viewport = desk.panel.viewport()
    event = QContextMenuEvent(reason, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)


def test_a_menu_for_the_node_under_the_pointer(qtbot, desk):
    desk = desk(small_game())
    wanted = []
    desk.panel.menu_requested.connect(lambda *about: wanted.append(about))
    at = desk.where(5)
    ask_menu(desk, QContextMenuEvent.Reason.Mouse, at)
    assert wanted == [(5, desk.panel.viewport().mapToGlobal(at))]
    ask_menu(desk, QContextMenuEvent.Reason.Mouse, QPoint(250, 200))
    assert len(wanted) == 1


def test_a_menu_for_the_current_node_with_the_menu_key(qtbot, desk):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(7))
    wanted = []
    desk.panel.menu_requested.connect(lambda *about: wanted.append(about))
    ask_menu(desk, QContextMenuEvent.Reason.Keyboard, QPoint(0, 0))
    assert wanted == [(7, desk.panel.viewport().mapToGlobal(desk.where(7)))]


# Words and focus


def test_the_tree_has_an_accessible_name_and_focus(qtbot, desk):
    desk = desk(small_game())
    assert desk.panel.accessibleName()
    desk.panel.clearFocus()
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=desk.where(1))
    assert desk.panel.hasFocus()
    assert desk.panel.minimumHeight() == 56  # two moves
