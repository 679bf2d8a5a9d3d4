from dataclasses import replace

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import StoneMovement
from gobanapp.rules.point import Point
from gobanapp.ui.board.stone_flight import StoneFlight
from tests.board_text import parse_board

A1, B1 = Point(0, 0), Point(1, 0)
BEFORE = BoardView(board=parse_board(". .\nX ."))
AFTER = replace(BEFORE, board=parse_board(". .\n. X"))
MOVED = [StoneMovement(Color.BLACK, A1, B1)]
GEOMETRY = Geometry.fit(2, 2, Rect(0, 0, 100, 100))


@pytest.fixture
def flight(qapp):
    return StoneFlight()


def test_a_flight_begins_in_the_air_and_ends_on_the_board(flight, qtbot):
    with qtbot.waitSignal(flight.finished):
        flight.start(BEFORE, AFTER, MOVED, speed=5)
        assert flight.is_under_way
        assert flight.view.board == parse_board(". .\n. .")
        assert len(flight.stones(GEOMETRY)) == 1
    assert not flight.is_under_way
    assert flight.view == AFTER
    assert flight.stones(GEOMETRY) == []


def test_stones_move_on_the_way(flight, qtbot):
    flight.start(BEFORE, AFTER, MOVED, speed=0.5)
    places = []
    flight.moved.connect(lambda: places.append(flight.stones(GEOMETRY)[0].x))
    qtbot.waitUntil(lambda: len(places) > 2)
    assert places == sorted(places)
    assert places[0] < places[-1]


def test_a_flight_can_be_cut_short(flight, qtbot):
    flight.start(BEFORE, AFTER, MOVED, speed=0.01)
    with qtbot.waitSignal(flight.finished):
        flight.finish()
    assert flight.view == AFTER
    with qtbot.assertNotEmitted(flight.finished):
        flight.finish()


def test_a_flight_that_is_given_up_says_nothing(flight, qtbot):
    flight.start(BEFORE, AFTER, MOVED, speed=0.01)
    with qtbot.assertNotEmitted(flight.finished):
        flight.give_up()
    assert not flight.is_under_way


def test_another_flight_takes_the_place_of_one(flight, qtbot):
    ended = []
    flight.finished.connect(lambda: ended.append(flight.view))
    flight.start(BEFORE, AFTER, MOVED, speed=0.01)
    with qtbot.waitSignal(flight.finished):
        flight.start(AFTER, BEFORE, [StoneMovement(Color.BLACK, B1, A1)], speed=5)
    assert ended == [BEFORE]


def test_a_flight_goes_on_to_other_signs_of_the_same_position(flight, qtbot):
    marked = replace(AFTER, hovered_group=frozenset({B1}))
    flight.start(BEFORE, AFTER, MOVED, speed=5)
    flight.end_in(marked)
    assert flight.is_under_way
    with qtbot.waitSignal(flight.finished):
        pass
    assert flight.view == marked
