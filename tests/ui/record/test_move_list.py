"""The list of moves, with mouse and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget

from gobanapp.game.change import Change
from gobanapp.rules.point import Point
from gobanapp.ui.record.move_list import MoveList
from gobanapp.ui.widgets import appearance
from tests.ui.record.test_moves_model import played, time_text
from tests.wcag import contrast

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SOME = "D4 Q16 Q4 D16 C10 R10"


def long_game(moves):
    game = played("")
    for number in range(moves):
        game.play(Point(number % 19, 2 * (number // 19)))
    return game


class Desk:
    """A list, and a session that does what it says."""

    def __init__(self, moves, game):
        self.list = moves
        self.window = moves.window()
        self.game = game
        self.chosen = []
        moves.chosen.connect(self.go)
        moves.show_game(game, Change.ALL)

    def go(self, number):
        self.chosen.append(number)
        self.do(lambda game: game.go_to(number))

    def do(self, action):
        self.list.show_game(self.game, action(self.game))

    def where(self, index):
        return self.list.visualRect(self.list.model().index_at(index)).center()

    def sees(self, index):
        """Return whether a move is wholly in view."""
        box = self.list.visualRect(self.list.model().index_at(index))
        return self.list.viewport().rect().contains(box)

    @property
    def current(self):
        """The index of the current move in the line, as the list shows it."""
        at = self.list.currentIndex()
        return next(
            n for n in range(self.list.model().length) if self.list.model().index_at(n) == at
        )


@pytest.fixture
def desk(qtbot):
    def make(game, width=320, height=300, time=None):
        window = QWidget()
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        moves = MoveList() if time is None else MoveList(time)
        column.addWidget(moves)
        qtbot.addWidget(window)
        window.resize(width, height)
        with qtbot.waitActive(window):
            window.show()
        desk = Desk(moves, game)
        moves.setFocus()
        return desk

    return make


# Mouse


def test_a_click_chooses_the_move_under_it(qtbot, desk):
    desk = desk(played(SOME))
    for index in (3, 0, 6, 1):
        qtbot.mouseClick(desk.list.viewport(), LEFT, pos=desk.where(index))
        assert desk.current == desk.game.line()[1] == index
    assert desk.chosen == [3, 0, 6, 1]


def test_a_click_outside_the_moves_chooses_nothing(qtbot, desk):
    desk = desk(played("D4"))
    viewport = desk.list.viewport()
    number = desk.list.visualRect(desk.list.model().index(1, 0)).center()
    empty = desk.list.visualRect(desk.list.model().index(1, 2)).center()
    for at in (number, empty, QPoint(100, 250)):
        qtbot.mouseClick(viewport, LEFT, pos=at)
    qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=desk.where(0))
    assert desk.chosen == []
    assert desk.current == 1


def test_a_click_only_emits_the_choice(qtbot, desk):
    desk = desk(played(SOME))
    desk.list.chosen.disconnect(desk.go)
    qtbot.mouseClick(desk.list.viewport(), LEFT, pos=desk.where(2))
    assert desk.current == 6


def test_the_clicked_node_stays_under_the_pointer(qtbot, desk):
    desk = desk(long_game(150))
    desk.go(0)
    last = max(index for index in range(150) if desk.sees(index))
    before = desk.where(last)
    qtbot.mouseClick(desk.list.viewport(), LEFT, pos=before)
    assert desk.current == last
    assert desk.where(last) == before


# Keys


def test_keys_walk_along_the_line(qtbot, desk):
    desk = desk(long_game(60))
    keys = ((Key.Key_Up, 59), (Key.Key_PageUp, 49), (Key.Key_Down, 50), (Key.Key_PageDown, 60))
    more = ((Key.Key_Down, 60), (Key.Key_Home, 0), (Key.Key_Up, 0), (Key.Key_End, 60))
    for key, index in keys + more:
        qtbot.keyClick(desk.list, key)
        assert desk.current == desk.game.line()[1] == index
    assert len(desk.chosen) == 6  # at the ends there is nothing to be chosen


def test_escape_leaves(qtbot, desk):
    desk = desk(played(SOME))
    with qtbot.waitSignal(desk.list.escaped):
        qtbot.keyClick(desk.list, Key.Key_Escape)


def test_keys_of_the_list_override_those_of_the_window(qtbot, desk):
    desk = desk(played(SOME))
    heard = []
    for name in ("Up", "Home", "Left", "Ctrl+Up"):
        shortcut = QShortcut(QKeySequence(name), desk.window)
        shortcut.activated.connect(lambda name=name: heard.append(name))
    qtbot.keyClick(desk.list, Key.Key_Up)
    qtbot.keyClick(desk.list, Key.Key_Home)
    assert (desk.chosen, heard) == ([5, 0], [])
    qtbot.keyClick(desk.list, Key.Key_Left)
    qtbot.keyClick(desk.list, Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(desk.list, Key.Key_A)
    assert (desk.chosen, heard) == ([5, 0], ["Left", "Ctrl+Up"])


# Following the game


def test_the_current_move_is_in_view_with_room_around_it(desk):
    desk = desk(long_game(150))
    for number in (150, 75, 0, 20, 140):
        desk.go(number)
        assert desk.current == number
        around = {max(0, number - 2), number, min(150, number + 2)}
        assert all(desk.sees(index) for index in around)


def test_moves_played_are_added(desk):
    desk = desk(played("D4"))
    for name in ("Q16", "Q4", "D16"):
        desk.do(lambda game, name=name: game.play(Point.parse(name)))
        assert desk.list.model().data(desk.list.currentIndex()) == name
        assert desk.sees(desk.current)
    desk.do(lambda game: game.undo())
    assert desk.current == 3
    assert desk.list.model().length == 4


def test_playing_a_variation_updates_the_list(desk):
    desk = desk(played(SOME))
    desk.go(1)
    desk.do(lambda game: game.play(Point.parse("C16")))
    assert desk.list.model().length == 3
    assert desk.current == 2


def test_a_hidden_list_updates_when_it_is_shown(qtbot, desk):
    desk = desk(played("D4"))
    desk.list.hide()
    desk.do(lambda game: game.play(Point.parse("Q16")))
    assert desk.list.model().length == 2
    desk.list.show()
    assert desk.list.model().length == 3
    assert desk.current == 2


def test_a_window_that_grows_holds_two_in_a_row(qtbot, desk):
    desk = desk(long_game(40), width=120, time=time_text)
    model, window = desk.list.model(), desk.window
    assert model.moves_per_row == 1
    assert desk.sees(40)
    window.resize(500, 300)
    qtbot.waitUntil(lambda: model.moves_per_row == 2)
    assert desk.current == 40
    qtbot.waitUntil(lambda: desk.sees(40))


@pytest.mark.parametrize("width", [140, 296, 480])
def test_columns_fill_the_width(qtbot, desk, width, type_size):
    desk = desk(long_game(60), width=width, time=time_text)
    QApplication.processEvents()
    columns = range(desk.list.model().columnCount())
    filled = sum(desk.list.columnWidth(column) for column in columns)
    assert 0 <= desk.list.viewport().width() - filled <= 1
    assert desk.list.rowHeight(1) >= desk.list.fontMetrics().height()


# What is to be seen


def test_a_tip_mentions_comments_and_variations(desk):
    game = played(SOME)
    game.set_comment("A peep")
    desk = desk(game)
    at = desk.where(6)
    viewport = desk.list.viewport()
    event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    assert "A peep" in QToolTip.text()
    QToolTip.hideText()


def painted(desk, index):
    """Return the colours in the cell of a move."""
    QApplication.processEvents()
    box = desk.list.visualRect(desk.list.model().index_at(index))
    picture = desk.list.viewport().grab(box).toImage()
    return {
        picture.pixelColor(x, y).name() for x in range(box.width()) for y in range(box.height())
    }


def test_a_comment_and_a_branch_are_marked(desk):
    game = played("D4 Q16 Q4 D16")
    desk = desk(game)
    desk.go(0)
    plain = painted(desk, 2)
    desk.go(2)
    desk.do(lambda game: game.set_comment("Calm"))
    desk.go(0)
    commented = painted(desk, 2)
    assert desk.list.palette().highlight().color().name() in commented - plain
    desk.go(1)
    desk.do(lambda game: game.play(Point.parse("C3")))
    desk.go(2)
    desk.do(lambda game: game.set_comment(""))
    desk.go(0)
    assert painted(desk, 2) != plain


@pytest.mark.parametrize("theme", [appearance.LIGHT, appearance.DARK], ids=lambda theme: theme.name)
def test_text_contrasts_with_the_current_move(qapp, desk, theme):
    palette, sheet = qapp.palette(), qapp.styleSheet()
    appearance.apply_appearance(qapp, theme)
    try:
        desk = desk(played(SOME), time=time_text)
        QApplication.processEvents()
        box = desk.list.visualRect(desk.list.model().index_at(6))
        picture = desk.list.viewport().grab(box).toImage()
    finally:
        qapp.setPalette(palette)
        qapp.setStyleSheet(sheet)
    ground = picture.pixelColor(box.width() // 2, 4).name()
    assert ground != theme.base
    for text in (theme.text, theme.quiet_text):
        assert contrast(text, ground) >= 4.5


def test_the_list_is_accessible_by_name_and_focus(desk):
    desk = desk(played("D4"))
    assert desk.list.accessibleName()
    assert desk.list.focusPolicy() is Qt.FocusPolicy.StrongFocus
