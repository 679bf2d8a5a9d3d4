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


class ShownMoves:
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
def shown_moves(qtbot):
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
        shown_moves = ShownMoves(moves, game)
        moves.setFocus()
        return shown_moves

    return make


# Mouse


def test_a_click_chooses_the_move_under_it(qtbot, shown_moves):
    shown_moves = shown_moves(played(SOME))
    for index in (3, 0, 6, 1):
        qtbot.mouseClick(shown_moves.list.viewport(), LEFT, pos=shown_moves.where(index))
        assert shown_moves.current == shown_moves.game.line()[1] == index
    assert shown_moves.chosen == [3, 0, 6, 1]


def test_a_click_outside_the_moves_chooses_nothing(qtbot, shown_moves):
    shown_moves = shown_moves(played("D4"))
    viewport = shown_moves.list.viewport()
    number = shown_moves.list.visualRect(shown_moves.list.model().index(1, 0)).center()
    empty = shown_moves.list.visualRect(shown_moves.list.model().index(1, 2)).center()
    for at in (number, empty, QPoint(100, 250)):
        qtbot.mouseClick(viewport, LEFT, pos=at)
    qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=shown_moves.where(0))
    assert shown_moves.chosen == []
    assert shown_moves.current == 1


def test_a_click_only_emits_the_choice(qtbot, shown_moves):
    shown_moves = shown_moves(played(SOME))
    shown_moves.list.chosen.disconnect(shown_moves.go)
    qtbot.mouseClick(shown_moves.list.viewport(), LEFT, pos=shown_moves.where(2))
    assert shown_moves.current == 6


def test_the_clicked_node_stays_under_the_pointer(qtbot, shown_moves):
    shown_moves = shown_moves(long_game(150))
    shown_moves.go(0)
    last = max(index for index in range(150) if shown_moves.sees(index))
    before = shown_moves.where(last)
    qtbot.mouseClick(shown_moves.list.viewport(), LEFT, pos=before)
    assert shown_moves.current == last
    assert shown_moves.where(last) == before


# Keys


def test_keys_walk_along_the_line(qtbot, shown_moves):
    shown_moves = shown_moves(long_game(60))
    keys = ((Key.Key_Up, 59), (Key.Key_PageUp, 49), (Key.Key_Down, 50), (Key.Key_PageDown, 60))
    more = ((Key.Key_Down, 60), (Key.Key_Home, 0), (Key.Key_Up, 0), (Key.Key_End, 60))
    for key, index in keys + more:
        qtbot.keyClick(shown_moves.list, key)
        assert shown_moves.current == shown_moves.game.line()[1] == index
    assert len(shown_moves.chosen) == 6  # at the ends there is nothing to be chosen


def test_escape_leaves(qtbot, shown_moves):
    shown_moves = shown_moves(played(SOME))
    with qtbot.waitSignal(shown_moves.list.escaped):
        qtbot.keyClick(shown_moves.list, Key.Key_Escape)


def test_keys_of_the_list_override_those_of_the_window(qtbot, shown_moves):
    shown_moves = shown_moves(played(SOME))
    heard = []
    for name in ("Up", "Home", "Left", "Ctrl+Up"):
        shortcut = QShortcut(QKeySequence(name), shown_moves.window)
        shortcut.activated.connect(lambda name=name: heard.append(name))
    qtbot.keyClick(shown_moves.list, Key.Key_Up)
    qtbot.keyClick(shown_moves.list, Key.Key_Home)
    assert (shown_moves.chosen, heard) == ([5, 0], [])
    qtbot.keyClick(shown_moves.list, Key.Key_Left)
    qtbot.keyClick(shown_moves.list, Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(shown_moves.list, Key.Key_A)
    assert (shown_moves.chosen, heard) == ([5, 0], ["Left", "Ctrl+Up"])


# Following the game


def test_the_current_move_is_in_view_with_room_around_it(shown_moves):
    shown_moves = shown_moves(long_game(150))
    for number in (150, 75, 0, 20, 140):
        shown_moves.go(number)
        assert shown_moves.current == number
        around = {max(0, number - 2), number, min(150, number + 2)}
        assert all(shown_moves.sees(index) for index in around)


def test_moves_played_are_added(shown_moves):
    shown_moves = shown_moves(played("D4"))
    for name in ("Q16", "Q4", "D16"):
        shown_moves.do(lambda game, name=name: game.play(Point.parse(name)))
        assert shown_moves.list.model().data(shown_moves.list.currentIndex()) == name
        assert shown_moves.sees(shown_moves.current)
    shown_moves.do(lambda game: game.undo())
    assert shown_moves.current == 3
    assert shown_moves.list.model().length == 4


def test_playing_a_variation_updates_the_list(shown_moves):
    shown_moves = shown_moves(played(SOME))
    shown_moves.go(1)
    shown_moves.do(lambda game: game.play(Point.parse("C16")))
    assert shown_moves.list.model().length == 3
    assert shown_moves.current == 2


def test_a_hidden_list_updates_when_it_is_shown(qtbot, shown_moves):
    shown_moves = shown_moves(played("D4"))
    shown_moves.list.hide()
    shown_moves.do(lambda game: game.play(Point.parse("Q16")))
    assert shown_moves.list.model().length == 2
    shown_moves.list.show()
    assert shown_moves.list.model().length == 3
    assert shown_moves.current == 2


def test_a_window_that_grows_holds_two_in_a_row(qtbot, shown_moves):
    shown_moves = shown_moves(long_game(40), width=120, time=time_text)
    model, window = shown_moves.list.model(), shown_moves.window
    assert model.moves_per_row == 1
    assert shown_moves.sees(40)
    window.resize(500, 300)
    qtbot.waitUntil(lambda: model.moves_per_row == 2)
    assert shown_moves.current == 40
    qtbot.waitUntil(lambda: shown_moves.sees(40))


@pytest.mark.parametrize("width", [140, 296, 480])
def test_columns_fill_the_width(qtbot, shown_moves, width, type_size):
    shown_moves = shown_moves(long_game(60), width=width, time=time_text)
    QApplication.processEvents()
    columns = range(shown_moves.list.model().columnCount())
    filled = sum(shown_moves.list.columnWidth(column) for column in columns)
    assert 0 <= shown_moves.list.viewport().width() - filled <= 1
    assert shown_moves.list.rowHeight(1) >= shown_moves.list.fontMetrics().height()


# What is to be seen


def test_a_tip_mentions_comments_and_variations(shown_moves):
    game = played(SOME)
    game.set_comment("A peep")
    shown_moves = shown_moves(game)
    at = shown_moves.where(6)
    viewport = shown_moves.list.viewport()
    event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    assert "A peep" in QToolTip.text()
    QToolTip.hideText()


def painted(shown_moves, index):
    """Return the colours in the cell of a move."""
    QApplication.processEvents()
    box = shown_moves.list.visualRect(shown_moves.list.model().index_at(index))
    picture = shown_moves.list.viewport().grab(box).toImage()
    return {
        picture.pixelColor(x, y).name() for x in range(box.width()) for y in range(box.height())
    }


def test_a_comment_and_a_branch_are_marked(shown_moves):
    game = played("D4 Q16 Q4 D16")
    shown_moves = shown_moves(game)
    shown_moves.go(0)
    plain = painted(shown_moves, 2)
    shown_moves.go(2)
    shown_moves.do(lambda game: game.set_comment("Calm"))
    shown_moves.go(0)
    commented = painted(shown_moves, 2)
    assert shown_moves.list.palette().highlight().color().name() in commented - plain
    shown_moves.go(1)
    shown_moves.do(lambda game: game.play(Point.parse("C3")))
    shown_moves.go(2)
    shown_moves.do(lambda game: game.set_comment(""))
    shown_moves.go(0)
    assert painted(shown_moves, 2) != plain


@pytest.mark.parametrize("theme", [appearance.LIGHT, appearance.DARK], ids=lambda theme: theme.name)
def test_text_contrasts_with_the_current_move(qapp, shown_moves, theme):
    palette, sheet = qapp.palette(), qapp.styleSheet()
    appearance.apply_appearance(qapp, theme)
    try:
        shown_moves = shown_moves(played(SOME), time=time_text)
        QApplication.processEvents()
        box = shown_moves.list.visualRect(shown_moves.list.model().index_at(6))
        picture = shown_moves.list.viewport().grab(box).toImage()
    finally:
        qapp.setPalette(palette)
        qapp.setStyleSheet(sheet)
    ground = picture.pixelColor(box.width() // 2, 4).name()
    assert ground != theme.base
    for text in (theme.text, theme.quiet_text):
        assert contrast(text, ground) >= 4.5


def test_the_list_is_accessible_by_name_and_focus(shown_moves):
    shown_moves = shown_moves(played("D4"))
    assert shown_moves.list.accessibleName()
    assert shown_moves.list.focusPolicy() is Qt.FocusPolicy.StrongFocus
