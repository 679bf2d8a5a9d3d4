"""Points chosen with mouse and finger, as the system tells of them."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import KAYA
from gobanapp.rules.point import Point
from gobanapp.session.move_confirmation import StonePlacement
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.loupe import Loupe
from tests.board_text import parse_board

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
B2, C3, D4 = (Point(n, n) for n in (1, 2, 3))
VIEW = BoardView(
    board=parse_board("""
    . . . . .
    . . . . .
    . . . . .
    . O . . .
    . . . . .
""")
)


class Heard:
    """What a board has told."""

    def __init__(self, board):
        self.clicked, self.hovered, self.waited = [], [], []
        board.clicked.connect(self.clicked.append)
        board.hovered.connect(self.hovered.append)
        board.pointer_input.unconfirmed_changed.connect(self.waited.append)


@pytest.fixture
def board(qtbot):
    board = BoardWidget(VIEW, KAYA)
    board.resize(500, 520)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    board.setFocus()
    return board


@pytest.fixture
def heard(board):
    return Heard(board)


@pytest.fixture(scope="session")
def screen(qapp):
    return QTest.createTouchDevice()


@pytest.fixture
def finger(board, screen):
    """A function: touch the board with fingers, each a number and what it does where."""

    def finger(*fingers):
        touch = QTest.touchEvent(board, screen)
        for number, does, where in fingers:
            if does == "rest":
                touch.stationary(number)
            else:
                getattr(touch, does)(number, at(board, where), board)
        touch.commit()

    return finger


def at(board, where):
    if isinstance(where, QPoint):
        return where
    return QPoint(*map(round, board.board_geometry.center(where)))


def between(board, one, other):
    return (at(board, one) + at(board, other)) / 2


CORNER = QPoint(3, 3)


def press(board, where, button=LEFT):
    QTest.mousePress(board, button, pos=at(board, where))


def move(board, where):
    QTest.mouseMove(board, at(board, where))


def release(board, where, button=LEFT):
    QTest.mouseRelease(board, button, pos=at(board, where))


def click(board, where):
    press(board, where)
    release(board, where)


def double_click(board, where):
    """Press and release for the second time, as the system tells of it."""
    QTest.mouseDClick(board, LEFT, pos=at(board, where))
    release(board, where)


# Mouse


def test_a_click_plays(board, heard):
    click(board, C3)
    assert heard.clicked == [C3]
    assert heard.waited == []


def test_a_click_that_moves_to_another_point_plays_nothing(board, heard):
    press(board, C3)
    release(board, D4)
    press(board, C3)
    release(board, CORNER)
    assert heard.clicked == []
    assert heard.hovered == [C3, D4, C3, None]


def test_each_of_two_quick_clicks_counts(board, heard):
    click(board, C3)
    double_click(board, C3)
    assert heard.clicked == [C3, C3]


def test_a_right_click_plays_nothing(board, heard):
    QTest.mouseClick(board, RIGHT, pos=at(board, C3))
    assert heard.clicked == []


def test_two_clicks_play_in_click_twice_mode(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], C3)
    move(board, D4)
    assert board.pointer_input.unconfirmed == C3
    move(board, CORNER)
    click(board, C3)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([C3], None)
    assert heard.waited == [C3, None]


def test_a_double_click_is_two_clicks(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    double_click(board, C3)
    assert heard.clicked == [C3]


def test_a_click_elsewhere_moves_the_stone_that_waits(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    click(board, D4)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], D4)
    click(board, CORNER)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], None)


def test_a_stone_on_the_board_is_clicked_once(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, B2)
    assert heard.clicked == [B2]


def test_esc_puts_the_stone_back(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert heard.waited == [C3, None]
    click(board, C3)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], C3)


def test_escape_without_an_unconfirmed_stone_reaches_the_window(board):
    keys = []
    board.keyPressEvent = lambda event: keys.append(event.key())
    QTest.keyClick(board, Qt.Key.Key_Escape)
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    QTest.keyClick(board, Qt.Key.Key_A)
    assert keys == [Qt.Key.Key_Escape, Qt.Key.Key_A]


def test_a_stone_is_dragged(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    move(board, B2)
    assert board.pointer_input.unconfirmed is None
    press(board, C3)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], C3)
    move(board, D4)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], D4)
    release(board, D4)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([D4], None)
    assert heard.waited == [C3, D4, None]


def test_a_dragged_stone_goes_to_the_nearest_point(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    where = between(board, C3, D4) + QPoint(3, -3)
    assert board.board_geometry.point_at(where.x(), where.y()) is None
    press(board, where)
    assert board.pointer_input.unconfirmed == D4
    release(board, where)
    assert heard.clicked == [D4]


@pytest.mark.parametrize("way", ["off", "esc", "right", "stone"])
def test_a_dragged_stone_is_put_back(way, board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    press(board, C3)
    if way == "off":
        move(board, CORNER)
        release(board, CORNER)
    elif way == "esc":
        QTest.keyClick(board, Qt.Key.Key_Escape)
        release(board, C3)
    elif way == "right":
        press(board, C3, RIGHT)
        release(board, D4)
        release(board, D4, RIGHT)
    else:
        release(board, B2)
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], None)
    assert heard.waited[-1] is None
    click(board, C3)
    assert heard.clicked == [C3]


def test_changing_the_placement_puts_the_stone_back(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    click(board, C3)
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    assert board.pointer_input.unconfirmed == C3
    board.pointer_input.set_stone_placement(StonePlacement.CLICK)
    assert board.pointer_input.unconfirmed is None
    assert board.pointer_input.stone_placement is StonePlacement.CLICK
    click(board, C3)
    assert heard.clicked == [C3]


def test_a_stone_put_back_while_the_button_is_down_is_not_played(board, heard):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    press(board, C3)
    board.pointer_input.cancel_placement()
    move(board, D4)
    assert board.pointer_input.unconfirmed is None
    release(board, D4)
    assert heard.clicked == []


def test_leaving_or_resizing_the_board_clears_the_hovered_point(board, heard, qtbot):
    move(board, C3)
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert heard.hovered == [C3, None]
    move(board, D4)
    board.resize(400, 420)
    assert heard.hovered == [C3, None, D4, None]


# Fingers


def test_a_tap_plays_once(board, heard, finger):
    finger((0, "press", C3))
    finger((0, "release", C3))
    assert heard.clicked == [C3]
    assert heard.hovered == [C3, None]


def test_mouse_events_synthesised_from_touch_are_ignored(board, heard, finger, screen):
    finger((0, "press", C3))
    finger((0, "release", C3))
    where = QPointF(at(board, C3))
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        everywhere = where, board.mapToGlobal(where)
        event = QMouseEvent(
            kind, *everywhere, LEFT, buttons, Qt.KeyboardModifier.NoModifier, screen
        )
        QApplication.sendEvent(board, event)
    assert heard.clicked == [C3]


def test_the_mouse_is_ignored_while_a_finger_is_down(board, heard, finger):
    finger((0, "press", C3))
    click(board, D4)
    finger((0, "release", C3))
    assert heard.clicked == [C3]
    click(board, D4)
    assert heard.clicked == [C3, D4]


def test_two_taps_play_in_click_twice_mode(board, heard, finger):
    board.pointer_input.set_stone_placement(StonePlacement.CLICK_TWICE)
    for _ in range(2):
        finger((0, "press", C3))
        QTest.qWait(200)
        assert not loupe_seen(board)
        finger((0, "release", C3))
    assert heard.clicked == [C3]
    assert heard.waited == [C3, None]


def test_a_finger_drags_a_stone(board, heard, finger):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    finger((0, "press", C3))
    assert board.pointer_input.unconfirmed == C3
    finger((0, "move", D4))
    assert board.pointer_input.unconfirmed == D4
    finger((0, "release", D4))
    assert heard.clicked == [D4]
    assert (board.pointer_input.unconfirmed, heard.hovered[-1]) == (None, None)


@pytest.mark.parametrize("placing", StonePlacement)
def test_a_second_finger_puts_the_stone_back(placing, board, heard, finger):
    board.pointer_input.set_stone_placement(placing)
    finger((0, "press", C3))
    finger((0, "rest", C3), (1, "press", D4))
    assert board.pointer_input.unconfirmed is None
    finger((0, "rest", C3), (1, "release", D4))
    finger((0, "move", B2))
    finger((0, "release", C3))
    assert (heard.clicked, board.pointer_input.unconfirmed) == ([], None)
    assert heard.hovered[-1] is None
    QTest.qWait(200)
    assert not loupe_seen(board)
    finger((0, "press", C3))
    finger((0, "release", C3))
    assert heard.clicked == ([] if placing is StonePlacement.CLICK_TWICE else [C3])


def test_a_finger_released_off_the_board_plays_nothing(board, heard, finger):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    finger((0, "press", C3))
    finger((0, "move", CORNER))
    finger((0, "release", CORNER))
    assert heard.clicked == []


# The loupe


def loupe_seen(board):
    loupe = board.findChild(Loupe)
    return loupe is not None and loupe.isVisible()


@pytest.fixture
def resting(board, finger, qtbot):
    """A function: put a finger down and let it rest until the loupe is there."""

    def resting(where):
        finger((0, "press", where))
        assert not loupe_seen(board)
        qtbot.waitUntil(lambda: loupe_seen(board))

    yield resting
    finger((0, "release", CORNER))


@pytest.mark.parametrize("placing", [StonePlacement.CLICK, StonePlacement.DRAG])
def test_a_finger_that_rests_sees_its_point_in_the_loupe(placing, board, heard, finger, resting):
    board.pointer_input.set_stone_placement(placing)
    resting(C3)
    assert board.pointer_input.unconfirmed == C3
    finger((0, "move", D4))
    assert loupe_seen(board)
    assert board.pointer_input.unconfirmed == D4
    finger((0, "release", D4))
    assert heard.clicked == [D4]
    assert not loupe_seen(board)


def test_the_loupe_hides_off_the_board(board, heard, finger, resting):
    resting(C3)
    finger((0, "move", CORNER))
    assert not loupe_seen(board)
    finger((0, "move", C3))
    assert loupe_seen(board)
    finger((0, "move", CORNER))
    finger((0, "release", CORNER))
    assert heard.clicked == []


def test_the_loupe_is_above_the_finger_or_below_for_the_player_opposite(board, finger, resting):
    resting(C3)
    _, y = board.board_geometry.center(C3)
    assert board.findChild(Loupe).geometry().bottom() < y
    board.pointer_input.is_player_at_top = True
    finger((0, "move", at(board, C3) + QPoint(1, 0)))
    assert board.pointer_input.is_player_at_top
    assert board.findChild(Loupe).geometry().top() > y


def test_the_loupe_follows_the_finger_to_another_point(board, finger, resting):
    resting(C3)
    loupe = board.findChild(Loupe)
    first = loupe.grab().toImage()
    finger((0, "move", at(board, C3) + QPoint(2, 2)))
    assert loupe.grab().toImage() == first
    finger((0, "move", B2))
    assert loupe.grab().toImage() != first


def test_the_mouse_has_no_loupe(board):
    board.pointer_input.set_stone_placement(StonePlacement.DRAG)
    press(board, C3)
    QTest.qWait(200)
    assert not loupe_seen(board)
    release(board, C3)


def test_a_quick_tap_has_no_loupe(board, finger):
    finger((0, "press", C3))
    finger((0, "release", C3))
    QTest.qWait(200)
    assert not loupe_seen(board)


def test_a_board_that_changes_its_size_closes_the_loupe(board, resting):
    resting(C3)
    board.resize(400, 400)
    assert not loupe_seen(board)
