"""The panel with the tree of variations, with mouse and keys."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeySequence,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QToolTip

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.ui import look
from gobanapp.ui.tree import tree_surface
from gobanapp.ui.tree.tree_painter import TreePainter
from gobanapp.ui.tree.tree_panel import TreePanel

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def game_of(children, contents=None):
    """Return a game on the tree in which node n has the children ``children[n]``."""
    parents = {child: number for number, below in children.items() for child in below}
    depth = {0: 0}
    for number in sorted(parents):
        depth[number] = depth[parents[number]] + 1
    nodes = {0: Node(0, None, children.get(0, ()))}
    for number, parent in parents.items():
        color = Color.BLACK if depth[number] % 2 else Color.WHITE
        content = Content(move=Move(color, Point(number % 9, number // 9 % 9)))
        content = (contents or {}).get(number, content)
        nodes[number] = Node(number, parent, children.get(number, ()), content)
    return Game(Tree(nodes), 9, 9)


def small_game(contents=None):
    """Return a main line 0 1 2 3 with the variations 4 5 6 and, from that, 7 8."""
    children = {0: (1,), 1: (2, 4), 2: (3,), 4: (5, 7), 5: (6,), 7: (8,)}
    return game_of(children, contents)


def wide_game():
    """Return a game with 30 variations of its first move, each of 9 moves; 10 has 5 more in it."""
    children = {n: (n + 100,) for n in range(1, 900) if 0 < n % 100 <= 30}
    return game_of(children | {0: tuple(range(1, 31)), 10: (110, *range(2000, 2005))})


def long_game(moves):
    return game_of({n: (n + 1,) for n in range(moves)})


class Desk:
    """A panel, and a session that does what it says."""

    def __init__(self, panel, game):
        self.panel = panel
        self.game = game
        self.chosen = []
        panel.chosen.connect(self.go)
        panel.show_game(game, Change.ALL)

    def go(self, number):
        self.chosen.append(number)
        self.do(lambda game: game.go_to(number))

    def do(self, action):
        self.panel.show_game(self.game, action(self.game))

    def where(self, number):
        return self.panel._cell(number).center().toPoint()

    def sees(self, number):
        """Whether a node is wholly in view."""
        view = self.panel.viewport().rect()
        return view.contains(self.panel._cell(number).toAlignedRect().adjusted(1, 1, -1, -1))

    @property
    def offset(self):
        return self.panel.horizontalScrollBar().value(), self.panel.verticalScrollBar().value()

    @property
    def shown(self):
        return {n for n in self.game.tree.nodes if n in self.panel._shown.layout}


@pytest.fixture
def desk(qtbot):
    def make(game, width=320, height=300):
        panel = TreePanel()
        qtbot.addWidget(panel)
        panel.resize(width, height)
        desk = Desk(panel, game)
        with qtbot.waitActive(panel):
            panel.show()
        panel.setFocus()
        return desk

    return make


def picture(desk):
    return desk.panel.viewport().grab().toImage()


def sign_of(desk, number):
    cell = desk.panel._cell(number)
    return QPoint(round(cell.center().x()), round(cell.bottom()))


# Mouse


def test_a_click_chooses_the_node_under_it(qtbot, desk):
    desk = desk(small_game())
    for number in (3, 8, 0, 6):
        qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=desk.where(number))
    assert desk.chosen == [3, 8, 0, 6]
    assert desk.game.place == 6


def test_a_click_beside_the_nodes_chooses_nothing(qtbot, desk):
    desk = desk(small_game())
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=QPoint(250, 200))
    qtbot.mouseClick(desk.panel.viewport(), Qt.MouseButton.RightButton, pos=desk.where(3))
    assert desk.chosen == []


def test_what_is_clicked_stays_under_the_pointer(qtbot, desk):
    desk = desk(long_game(100))
    last = max(number for number in range(100) if desk.sees(number))
    before = desk.where(last)
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=before)
    assert desk.game.place == last
    assert desk.where(last) == before


def test_a_double_click_hides_what_is_below_a_fork_and_shows_it_again(qtbot, desk):
    desk = desk(small_game())
    viewport = desk.panel.viewport()
    for shown in ({0, 1}, set(range(9))):
        qtbot.mouseClick(viewport, LEFT, pos=desk.where(1))
        qtbot.mouseDClick(viewport, LEFT, pos=desk.where(1))
        assert desk.shown == shown
    qtbot.mouseClick(viewport, LEFT, pos=desk.where(2))
    qtbot.mouseDClick(viewport, LEFT, pos=desk.where(2))
    assert desk.shown == set(range(9))


def test_the_sign_below_a_node_hides_what_follows_and_goes_nowhere(qtbot, desk):
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
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 1))
    assert desk.shown == {0, 1}
    qtbot.mouseDClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 1))
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


def turn(desk, notches, modifiers=Qt.KeyboardModifier.NoModifier, at=None):
    viewport = desk.panel.viewport()
    at = QPointF(at or QPoint(100, 100))
    event = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


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
    number = desk.panel._node_at(QPointF(20, 150))
    for notches, side in ((2, 42), (-20, 14), (1, 17), (20, 56)):
        before = desk.panel._cell(number).center()
        turn(desk, notches, Qt.KeyboardModifier.ControlModifier, at=before.toPoint())
        cell = desk.panel._cell(number)
        assert cell.height() == side
        assert abs(cell.center().y() - before.y()) <= 1.5
    assert desk.chosen == []


# Keys


def keys(qtbot, desk, names):
    for name in names.split():
        qtbot.keyClick(desk.panel, getattr(Key, f"Key_{name}"))


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


def test_from_a_fork_with_nothing_beside_it_a_key_leads_into_the_variation(qtbot, desk):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(1))
    keys(qtbot, desk, "Right Right Right")
    assert desk.chosen == [4, 7]


def test_ten_moves_at_once(qtbot, desk):
    desk = desk(long_game(25))
    keys(qtbot, desk, "PageDown PageDown PageDown PageUp")
    assert desk.chosen == [10, 20, 25, 15]


@pytest.mark.parametrize("name", ["Space", "Return", "Enter"])
def test_a_key_hides_the_rest_of_the_variation(qtbot, desk, name):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(8))
    keys(qtbot, desk, name)
    assert desk.shown == {0, 1, 2, 3, 4, 5, 6, 7}
    assert desk.game.place == 8
    keys(qtbot, desk, name)
    assert desk.shown == set(range(9))
    keys(qtbot, desk, f"Up {name} Down")
    assert desk.game.place == 8
    assert desk.shown == set(range(9))


def test_what_hides_the_current_node_comes_into_view(qtbot, desk):
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
        sides.append(round(desk.panel._cell(0).width()))
    assert sides == [34, 42, 34, 28, 25, 28, 34, 42, 56, 56, 56]
    qtbot.keyClick(desk.panel, Key.Key_Minus, Qt.KeyboardModifier.KeypadModifier)
    assert desk.panel._cell(0).width() == 42
    qtbot.keyClick(desk.panel, Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert desk.panel._cell(0).width() == 56


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
    with qtbot.waitSignal(desk.panel.left):
        keys(qtbot, desk, "Escape")


OWN = "Left Right Up Down Home End PgUp PgDown Space Return Enter + - 0 Esc"


def test_its_own_keys_win_over_the_window_s_and_no_others(qtbot, desk):
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


# What is in view


def test_the_current_node_stays_in_view_with_room_around_it(desk):
    desk = desk(long_game(100))
    offsets = []
    for number in [*range(1, 101), *range(99, -1, -1)]:
        desk.do(lambda game, number=number: game.go_to(number))
        assert desk.sees(number)
        assert desk.sees(max(0, number - 1))
        assert desk.sees(min(100, number + 1))
        offsets.append(desk.offset[1])
    # It scrolls only where it must: a row at a time, and not at all for some time after turning.
    steps = [abs(one - other) for one, other in pairwise(offsets)]
    assert max(steps) <= 28
    assert steps[99 : 99 + 5] == [0] * 5


def test_it_is_in_view_when_the_panel_is_shown_and_after_it_became_smaller(qtbot, desk):
    game = long_game(100)
    game.go_to(60)
    desk = desk(game)
    assert desk.sees(60)
    desk.panel.resize(320, 120)
    assert desk.sees(60)
    desk.panel.verticalScrollBar().setValue(0)
    desk.panel.resize(320, 130)
    assert desk.offset == (0, 0)


def test_a_step_paints_only_what_differs(qtbot, desk, monkeypatch):
    desk = desk(long_game(100))
    desk.do(lambda game: game.go_to(3))
    QApplication.processEvents()
    painted = []
    paint = TreePainter.paint

    def noted(self, painter, box, *shown):
        painted.append(box.height())
        paint(self, painter, box, *shown)

    monkeypatch.setattr(TreePainter, "paint", noted)
    for change in (Change.COUNT, Change.INFO, Change.PLACE):
        desk.panel.show_game(desk.game, change)
    QApplication.processEvents()
    assert painted == []
    desk.do(lambda game: game.step(1))
    QApplication.processEvents()
    assert painted == [pytest.approx(2 * 28, abs=5)]
    desk.do(lambda game: game.step(4))
    QApplication.processEvents()
    assert painted[1:] == [desk.panel.viewport().height()]


def test_after_each_step_all_is_as_if_painted_anew(desk):
    desk = desk(small_game())
    for number in (1, 4, 7, 8, 7, 4, 1, 2, 3, 6, 0):
        desk.do(lambda game, number=number: game.go_to(number))
        QApplication.processEvents()
        on_screen = desk.panel.screen().grabWindow(desk.panel.winId()).toImage()
        anew = desk.panel.grab().toImage()
        assert on_screen.convertToFormat(anew.format()) == anew


def test_a_comment_shows_as_it_is_written(desk):
    desk = desk(small_game())
    before = picture(desk)
    desk.do(lambda game: game.set_comment("Joseki"))
    assert picture(desk) != before
    desk.do(lambda game: game.undo())
    assert picture(desk) == before


def test_the_current_node_stays_in_its_place_when_others_go(desk):
    desk = desk(wide_game())
    desk.do(lambda game: game.go_to(720))
    before, offset = desk.where(720), desk.offset
    desk.do(lambda game: game.remove(5))
    assert desk.where(720) == before
    assert desk.offset == (offset[0] - 28, offset[1])


def test_what_is_folded_stays_in_its_place(qtbot, desk):
    desk = desk(wide_game())
    desk.do(lambda game: game.go_to(11))
    before, other = desk.where(10), desk.where(11)
    assert desk.offset[0] > 0
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 10))
    assert desk.where(10) == before
    assert desk.where(11) == other - QPoint(5 * 28, 0)


def test_the_node_under_the_pointer_shows_it_and_whether_it_can_be_folded(qtbot, desk):
    desk = desk(small_game())
    viewport = desk.panel.viewport()
    bare = picture(desk)

    def differs(box):
        return picture(desk).copy(box) != bare.copy(box)

    def around(number):
        return desk.panel._cell(number).toRect()

    def sign(number):
        return QRect(sign_of(desk, number) + QPoint(-3, 1), QSize(7, 3))

    qtbot.mouseMove(viewport, desk.where(2))
    assert differs(around(2))
    assert not differs(around(5))
    for number, can in ((1, True), (4, True), (5, False)):
        qtbot.mouseMove(viewport, desk.where(number))
        assert differs(sign(number)) is can
    qtbot.mouseMove(viewport, sign_of(desk, 4))
    assert differs(sign(4))
    assert differs(around(4))
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert picture(desk) == bare


def test_a_tree_wider_than_a_picture_may_be(qtbot, desk):
    desk = desk(game_of({0: tuple(range(1, 3001))}))
    qtbot.waitUntil(lambda: len(desk.shown) == 3001)
    desk.panel._scroll_by(desk.panel._cell(3000).topLeft())
    assert desk.sees(3000)
    image = picture(desk)
    line, ground = desk.where(0).y() - 1, desk.panel.palette().base().color()
    assert all(image.pixelColor(x, line) != ground for x in range(desk.where(2999).x()))


def test_ways_to_variations_have_no_gaps(desk):
    desk = desk(wide_game())
    for first, last in ((0, 6), (25, 29)):
        desk.panel._scroll_by(QPointF(desk.panel._cell(first).left(), 0))
        image = picture(desk)
        line = desk.where(0).y() - 1  # a single row of pixels, just above the middle
        ground = desk.panel.palette().base().color()
        for x in range(desk.where(first).x() + 16, desk.where(last).x()):
            assert image.pixelColor(x, line) != ground, x


# Large trees


def test_a_large_tree_is_laid_out_after_the_board_is_painted(qtbot, desk, monkeypatch):
    monkeypatch.setattr(tree_surface, "_SMALL", 50)
    desk = desk(long_game(100))
    qtbot.waitUntil(lambda: len(desk.shown) == 101)
    desk.do(lambda game: game.go_to(100))
    desk.do(lambda game: game.pass_())
    assert len(desk.shown) == 102  # at the end of a line it costs nothing
    desk.do(lambda game: game.go_to(99))
    desk.do(lambda game: game.play(Point(0, 0)))
    assert len(desk.shown) == 102
    picture(desk)
    qtbot.waitUntil(lambda: len(desk.shown) == 103)
    assert desk.sees(desk.game.place)
    desk.do(lambda game: game.remove(50))
    picture(desk)  # of a layout with nodes that are no more
    qtbot.mouseMove(desk.panel.viewport(), QPoint(22, 100))
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=QPoint(22, 100))
    assert desk.chosen == []
    qtbot.waitUntil(lambda: not desk.panel._shown.is_stale)
    assert desk.sees(49)


def test_a_key_does_not_wait_for_the_layout(qtbot, desk, monkeypatch):
    monkeypatch.setattr(tree_surface, "_SMALL", 5)
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(2))
    keys(qtbot, desk, "Right")
    assert desk.chosen == [4]


def test_what_is_not_visible_is_not_laid_out(qtbot, desk):
    desk = desk(small_game())
    desk.panel.hide()
    other = long_game(30)
    desk.panel.show_game(other, Change.ALL)
    other.go_to(30)
    desk.panel.show_game(other, Change.PLACE)
    assert len(desk.panel._shown.layout) == 1
    desk.panel.show()
    assert len(desk.panel._shown.layout) == 31
    desk.game = other
    assert desk.sees(30)


def test_another_game_takes_the_place_of_the_first(desk):
    desk = desk(long_game(100))
    desk.do(lambda game: game.go_to(90))
    desk.game = small_game()
    desk.panel.show_game(desk.game, Change.ALL)
    assert desk.shown == set(range(9))
    assert desk.offset == (0, 0)


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
    desk.panel.menu_wanted.connect(lambda *about: wanted.append(about))
    at = desk.where(5)
    ask_menu(desk, QContextMenuEvent.Reason.Mouse, at)
    assert wanted == [(5, desk.panel.viewport().mapToGlobal(at))]
    ask_menu(desk, QContextMenuEvent.Reason.Mouse, QPoint(250, 200))
    assert len(wanted) == 1


def test_a_menu_for_the_current_node_with_the_menu_key(qtbot, desk):
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(7))
    wanted = []
    desk.panel.menu_wanted.connect(lambda *about: wanted.append(about))
    ask_menu(desk, QContextMenuEvent.Reason.Keyboard, QPoint(0, 0))
    assert wanted == [(7, desk.panel.viewport().mapToGlobal(desk.where(7)))]


# Words


@pytest.fixture
def tip(monkeypatch):
    """Return what the tip for a place says."""
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *where: shown.append(text))

    def ask(desk, at):
        viewport = desk.panel.viewport()
        where = viewport.mapToGlobal(at)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, where))
        return shown.pop()

    return ask


def test_tips_say_what_a_node_is(desk, tip):
    d4 = Point.parse("D4")
    desk = desk(
        small_game(
            {
                1: Content(move=Move(Color.BLACK, d4), name="Joseki", comment="\nFine <b>\nmore"),
                2: Content(move=Move(Color.WHITE, None)),
                3: Content(set_up=SetUp(black=frozenset([d4]))),
                4: Content(comment="x" * 200),
                5: Content(),
            }
        )
    )
    assert tip(desk, desk.where(0)) == "<qt>Beginning</qt>"
    assert tip(desk, desk.where(1)) == "<qt>1 · D4<br>Joseki<br>Fine &lt;b&gt;</qt>"
    assert tip(desk, desk.where(2)) == "<qt>2 · Pass</qt>"
    assert tip(desk, desk.where(3)) == "<qt>Set-up</qt>"
    assert tip(desk, desk.where(4)) == f"<qt>{'x' * 79}…</qt>"
    assert tip(desk, desk.where(5)) == ""
    assert tip(desk, QPoint(250, 250)) == ""


def test_tips_count_what_is_hidden(qtbot, desk, tip):
    desk = desk(small_game())
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 7))
    assert tip(desk, sign_of(desk, 7)).endswith("<br>1 move is hidden</qt>")
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=sign_of(desk, 4))
    assert tip(desk, desk.where(4)).endswith("<br>4 moves are hidden</qt>")


def test_it_has_a_name_and_takes_the_focus(qtbot, desk):
    desk = desk(small_game())
    assert desk.panel.accessibleName() == "Variations"
    desk.panel.clearFocus()
    qtbot.mouseClick(desk.panel.viewport(), LEFT, pos=desk.where(1))
    assert desk.panel.hasFocus()
    assert desk.panel.minimumHeight() == 96


# Looks


@pytest.fixture
def dressed(qapp):
    yield lambda one: look.apply(qapp, one)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def color_at(desk, at):
    image = desk.panel.viewport().grab().toImage()
    return image.pixelColor(at * image.devicePixelRatio())


def test_it_changes_with_the_look(desk, dressed):
    dressed(look.LIGHT)
    desk = desk(small_game())
    empty = QPoint(250, 250)
    ring = desk.where(0) + QPoint(0, -13)
    for one in (look.LIGHT, look.DARK, look.LIGHT):
        dressed(one)
        QApplication.processEvents()
        assert color_at(desk, empty) == QColor(one.base)
        assert color_at(desk, ring) == QColor(one.accent)
        assert color_at(desk, desk.where(2) + QPoint(0, -8)).lightness() > 220
        assert color_at(desk, desk.where(1) + QPoint(0, -8)).lightness() < 40


def test_what_hides_the_current_node_has_a_broken_ring(desk, dressed):
    dressed(look.LIGHT)
    desk = desk(small_game())
    desk.do(lambda game: game.go_to(1))
    whole = accents(desk)
    desk.do(lambda game: game.go_to(6))
    desk.panel._fold(1)
    assert 0.3 * whole < accents(desk) < 0.8 * whole


def accents(desk):
    image = picture(desk)
    accent = QColor(look.LIGHT.accent)
    return sum(image.pixelColor(x, y) == accent for x in range(image.width()) for y in range(100))


@pytest.mark.parametrize("end", [0, 1, 1999])
def test_only_the_nodes_in_view_are_understood(desk, end):
    class Source:
        asked = 0

        def content(self, _text):
            self.asked += 1
            return Content()

    source = Source()
    nodes = {n: Node(n, n - 1 if n else None, (n + 1,), None, "", source) for n in range(1999)}
    nodes[1999] = Node(1999, 1998, (), None, "", source)
    desk = desk(Game(Tree(nodes), 9, 9))
    picture(desk)
    assert 0 < source.asked < 20


def words_shown(desk):
    """Whether anything is painted to the right of the first node."""
    viewport = desk.panel.viewport()
    image = viewport.grab(QRect(60, 0, viewport.width() - 60, 40)).toImage()
    ground = image.pixel(image.width() - 1, image.height() - 1)
    columns, rows = range(image.width()), range(image.height())
    return any(image.pixel(x, y) != ground for x in columns for y in rows)


def test_before_the_first_move_it_says_what_will_be_there(desk):
    desk = desk(Game(Tree(), 9, 9))
    assert words_shown(desk)
    desk.game.play(Point.parse("D4"))
    desk.panel.show_game(desk.game, Change.ALL)
    desk.panel._lay_out()
    assert not words_shown(desk)
