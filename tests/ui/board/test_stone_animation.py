from dataclasses import replace

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import StoneMovement
from gobanapp.rules.point import Point
from gobanapp.ui.board.stone_animation import MovedStones, StoneAnimation, timetable
from tests.board_text import parse_board

A1, B1 = Point(0, 0), Point(1, 0)
BEFORE = BoardView(board=parse_board(". .\nX ."))
AFTER = replace(BEFORE, board=parse_board(". .\n. X"))
THERE = MovedStones(BEFORE, AFTER, timetable([StoneMovement(Color.BLACK, A1, B1)]))
BACK = MovedStones(AFTER, BEFORE, timetable([StoneMovement(Color.BLACK, B1, A1)]))
GEOMETRY = Geometry.fit(2, 2, Rect(0, 0, 100, 100))


@pytest.fixture
def animation(qapp):
    return StoneAnimation()


def test_an_animation_begins_in_the_air_and_ends_on_the_board(animation, qtbot):
    with qtbot.waitSignal(animation.finished):
        animation.play(THERE, speed=5)
        assert animation.is_running
        assert animation.view.board == parse_board(". .\n. .")
        assert len(animation.stones(GEOMETRY)) == 1
    assert not animation.is_running
    assert animation.view == AFTER
    assert animation.stones(GEOMETRY) == []


def test_stones_move_along_their_path(animation, qtbot):
    animation.play(THERE, speed=0.5)
    places = []
    animation.moved.connect(lambda: places.append(animation.stones(GEOMETRY)[0].x))
    qtbot.waitUntil(lambda: len(places) > 2)
    assert places == sorted(places)
    assert places[0] < places[-1]


def test_an_animation_can_be_cut_short(animation, qtbot):
    animation.play(THERE, speed=0.01)
    with qtbot.waitSignal(animation.finished):
        animation.finish()
    assert animation.view == AFTER
    with qtbot.assertNotEmitted(animation.finished):
        animation.finish()


def test_a_stopped_animation_emits_no_finished(animation, qtbot):
    animation.play(THERE, speed=0.01)
    with qtbot.assertNotEmitted(animation.finished):
        animation.stop()
    assert not animation.is_running


def test_another_animation_replaces_the_current_one(animation, qtbot):
    ended = []
    animation.finished.connect(lambda: ended.append(animation.view))
    animation.play(THERE, speed=0.01)
    with qtbot.waitSignal(animation.finished):
        animation.play(BACK, speed=5)
    assert ended == [BEFORE]


def test_marks_on_the_same_position_keep_an_animation_running(animation, qtbot):
    marked = replace(AFTER, hovered_group=frozenset({B1}))
    animation.play(THERE, speed=5)
    animation.set_final_view(marked)
    assert animation.is_running
    with qtbot.waitSignal(animation.finished):
        pass
    assert animation.view == marked


def test_a_finished_or_stopped_animation_can_play_again(animation, qtbot):
    animation.play(THERE, speed=0.01)
    animation.finish()
    animation.play(BACK, speed=0.01)
    animation.stop()
    places = []
    animation.moved.connect(lambda: places.append(animation.stones(GEOMETRY)))
    with qtbot.waitSignal(animation.finished):
        animation.play(THERE, speed=2)
    assert [stone.x for stone in places[0]] == [pytest.approx(GEOMETRY.crossing(A1)[0])]
    assert all(places)
    assert animation.view == AFTER
