"""Boards that move: stones that fly while others count, and a hatch that pulses."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.theme import KAYA
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, StoneMovement
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget, Pulse
from gobanapp.ui.board.stone_animation import StoneAnimation
from tests.board_text import parse_board
from tests.ui.board.painting import watch_painting

A1, B2, C3 = Point(0, 0), Point(1, 1), Point(2, 2)
BEFORE = BoardView(board=parse_board(". . .\n. O .\nX . ."), dead=frozenset({A1}))
AFTER = replace(BEFORE, board=parse_board(". . X\n. O .\n. . ."), dead=frozenset(), last_move=C3)
MOVED = [StoneMovement(Color.BLACK, A1, C3)]
HATCHED = replace(AFTER, unsettled=frozenset({B2}))


@pytest.fixture
def board(qtbot):
    board = BoardWidget(BEFORE, KAYA)
    board.resize(300, 320)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    return board


@pytest.fixture
def painted(board, monkeypatch):
    """How strongly the hatch is painted, and within which box: once for each time."""
    return watch_painting(monkeypatch)


def animation(board):
    return board.findChild(StoneAnimation)


def pulses(board):
    return board.findChild(Pulse).is_active


def shows(board, view):
    """Return whether the widget looks as a board that has never shown anything else."""
    picture = BoardPainter(KAYA).picture(board.board_geometry, view)
    return board.grab().toImage().convertToFormat(picture.format()) == picture


def on_screen(board):
    """What the window holds: painted bit by bit, and not once more as a grabbed widget is."""
    return board.screen().grabWindow(board.winId()).toImage()


def frames(board):
    """Yield what the window holds after each frame; none is left out, however slow a machine is."""
    clock = board.findChild(QVariantAnimation)
    clock.pause()
    for now in range(0, clock.duration(), 16):
        clock.setCurrentTime(now)
        QApplication.processEvents()
        yield on_screen(board)
    clock.setCurrentTime(clock.duration())


def counting(signal):
    calls = []
    signal.connect(lambda *_: calls.append(1))
    return calls


def test_stones_fly_to_the_next_view(board, qtbot):
    with qtbot.waitSignal(board.animation_finished):
        board.animate_stones(AFTER, MOVED, 4)
        assert board.view == AFTER
        assert not shows(board, AFTER)
        assert not shows(board, BEFORE)
    assert shows(board, AFTER)


def test_stones_in_the_air_are_painted_and_leave_no_trace(board, qtbot):
    before = on_screen(board)
    board.animate_stones(AFTER, MOVED)
    with qtbot.waitSignal(board.animation_finished):
        seen = list(frames(board))
    final = BoardPainter(KAYA).picture(board.board_geometry, AFTER)
    assert sum(image not in (before, final.convertToFormat(before.format())) for image in seen) > 2
    qtbot.waitUntil(lambda: on_screen(board).convertToFormat(final.format()) == final)


def test_a_flight_is_cut_short(board, qtbot):
    landed = counting(board.animation_finished)
    board.animate_stones(AFTER, MOVED, 0.001)
    assert not landed
    board.finish_animation()
    assert landed == [1]
    assert shows(board, AFTER)
    board.finish_animation()
    assert landed == [1]


def test_without_animation_the_next_view_is_shown_at_once(board):
    board.set_animated(False)
    landed = counting(board.animation_finished)
    board.animate_stones(AFTER, MOVED)
    assert landed == [1]
    assert shows(board, AFTER)


def test_a_flight_lands_when_motion_is_forbidden(board):
    landed = counting(board.animation_finished)
    board.animate_stones(AFTER, MOVED, 0.001)
    board.set_animated(False)
    assert landed == [1]
    assert shows(board, AFTER)


def test_nothing_flies_without_movement_or_while_hidden(board, qtbot):
    landed = counting(board.animation_finished)
    board.animate_stones(AFTER, [])
    assert landed == [1]
    assert board.view == AFTER
    board.hide()
    board.animate_stones(BEFORE, MOVED)
    assert landed == [1, 1]
    assert board.view == BEFORE


@pytest.mark.parametrize(
    "after",
    [BoardView(board=Board.empty(5)), replace(AFTER, frame=WITHOUT_COORDINATES)],
    ids=["size", "coordinates"],
)
def test_nothing_flies_to_a_different_board(after, board):
    landed = counting(board.animation_finished)
    board.animate_stones(after, MOVED, 0.001)
    assert landed == [1]
    assert shows(board, after)


def test_another_flight_starts_from_the_end_of_the_last(board, qtbot):
    landed = counting(board.animation_finished)
    board.animate_stones(AFTER, MOVED, 0.001)
    final = replace(AFTER, board=AFTER.board.with_stones(None, [B2]))
    board.animate_stones(final, [StoneMovement(Color.WHITE, B2, BowlOrLid.LID)], 4)
    assert not landed
    assert animation(board).view.board[C3] is Color.BLACK
    qtbot.waitUntil(lambda: bool(landed))
    assert landed == [1]
    assert shows(board, final)


def test_showing_another_position_stops_a_flight(board, qtbot):
    board.animate_stones(AFTER, MOVED, 0.001)
    with qtbot.assertNotEmitted(board.animation_finished):
        board.show_view(BEFORE)
    assert shows(board, BEFORE)


def test_marks_on_the_same_position_keep_stones_flying(board, qtbot):
    """The pointer, which changes what is shown, does not cut a flight short."""
    marked = replace(AFTER, hovered_group=frozenset({B2}))
    with qtbot.waitSignal(board.animation_finished):
        board.animate_stones(AFTER, MOVED, 4)
        board.show_view(marked)
        assert animation(board).is_running
    assert shows(board, marked)


def test_a_click_counts_while_stones_fly(board, qtbot):
    board.animate_stones(AFTER, MOVED, 0.001)
    where = board.board_geometry.center(B2)
    with qtbot.waitSignal(board.clicked) as clicked:
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, where)))
    assert clicked.args == [B2]
    assert animation(board).is_running


def test_a_window_that_changes_size_shows_stones_in_their_place(board, qtbot):
    board.animate_stones(AFTER, MOVED, 0.001)
    board.resize(420, 440)
    board.finish_animation()
    assert shows(board, AFTER)


PLAYED = replace(BEFORE, board=parse_board(". . .\n. O .\nX . X"), last_move=Point(2, 0))


def test_a_played_stone_lands_and_leaves_no_trace(board, qtbot):
    before = on_screen(board)
    board.animate_move(PLAYED, Point(2, 0))
    assert board.view == PLAYED
    with qtbot.waitSignal(board.animation_finished):
        seen = list(frames(board))
    final = BoardPainter(KAYA).picture(board.board_geometry, PLAYED)
    assert any(image not in (before, final.convertToFormat(before.format())) for image in seen)
    qtbot.waitUntil(lambda: on_screen(board).convertToFormat(final.format()) == final)


def test_a_frame_repaints_only_the_stone_that_lands(board, painted, qtbot):
    board.animate_move(PLAYED, Point(2, 0))
    qtbot.waitUntil(lambda: bool(painted))
    painted.clear()
    qtbot.waitUntil(lambda: bool(painted))
    step = board.board_geometry.step_x
    _, box = painted[0]
    assert 0 < max(box.width(), box.height()) < 2.3 * step


def test_without_animation_a_played_stone_is_shown_at_once(board):
    board.set_animated(False)
    landed = counting(board.animation_finished)
    board.animate_move(PLAYED, Point(2, 0))
    assert landed == [1]
    assert shows(board, PLAYED)


def test_other_marks_appear_while_a_stone_lands(board):
    board.animate_move(PLAYED, Point(2, 0))
    pointed = replace(PLAYED, ghost=(Point(0, 2), Color.WHITE))
    board.show_view(pointed)
    assert animation(board).is_running
    assert board.painted_view.ghost == (Point(0, 2), Color.WHITE)
    board.finish_animation()
    assert shows(board, pointed)


def test_the_next_stone_continues_from_the_lasts_end(board, qtbot):
    board.animate_move(PLAYED, Point(2, 0))
    final = replace(PLAYED, board=PLAYED.board.with_stones(Color.WHITE, [Point(0, 1)]))
    board.animate_move(final, Point(0, 1))
    assert board.painted_view.board[Point(2, 0)] is Color.BLACK
    with qtbot.waitSignal(board.animation_finished):
        pass
    assert shows(board, final)


def test_unsettled_stones_pulse(board, painted, qtbot):
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: any(hatch < 0.95 for hatch, _ in painted))
    assert painted[0][0] == 1


def test_the_hatch_is_at_full_strength_when_the_pulse_stops(board, painted, qtbot):
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: any(hatch < 0.95 for hatch, _ in painted))
    board.set_animated(False)
    assert shows(board, HATCHED)
    assert painted[-1][0] == 1
    assert not pulses(board)


def test_nothing_pulses_without_motion(board, painted, qtbot):
    board.set_animated(False)
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: bool(painted))
    assert not pulses(board)
    assert {hatch for hatch, _ in painted} == {1.0}


def test_nothing_pulses_where_all_is_settled(board, qtbot):
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: pulses(board))
    board.show_view(AFTER)
    assert shows(board, AFTER)
    assert not pulses(board)


def test_nothing_pulses_in_a_hidden_window(board, painted, qtbot):
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: pulses(board))
    board.hide()
    qtbot.waitUntil(lambda: not pulses(board))
    count = len(painted)
    QTest.qWait(150)
    assert len(painted) == count
    assert not pulses(board)
    board.show()
    qtbot.waitUntil(lambda: pulses(board))


def test_more_stones_than_can_pulse_quickly_are_only_hatched(board):
    points = list(Board.empty(9).points())
    full = BoardView(board=Board.empty(9).with_stones(Color.BLACK, points))
    board.show_view(replace(full, unsettled=frozenset(points)))
    board.grab()
    assert not pulses(board)


def test_a_beat_repaints_only_the_unsettled_stones(board, painted, qtbot):
    board.show_view(HATCHED)
    qtbot.waitUntil(lambda: bool(painted))
    painted.clear()
    qtbot.waitUntil(lambda: len(painted) > 1)
    step = board.board_geometry.step_x
    for _, box in painted:
        assert 0 < max(box.width(), box.height()) < 1.3 * step
