from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, StoneMovement
from gobanapp.rules.point import Point
from gobanapp.ui.board.stone_animation import MovedStones, timetable
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color
A1, B1, C1, A3, C3 = map(Point.parse, "A1 B1 C1 A3 C3".split())
BOARD = parse_board("""
    O . .
    . . .
    X . .
""")
BEFORE = BoardView(board=BOARD)
GEOMETRY = Geometry.fit(3, 3, Rect(0, 0, 300, 300))

places = st.builds(Point, st.integers(0, 4), st.integers(0, 4)) | st.sampled_from(BowlOrLid)
movements = st.builds(StoneMovement, st.sampled_from(Color), places, places)


def plan(*moved, after=None, before=BEFORE):
    return MovedStones(before, after or before, timetable(moved))


@given(moved=st.lists(movements, max_size=400))
def test_all_stones_have_landed_after_1200_milliseconds(moved):
    trips = timetable(moved)
    assert [trip.movement for trip in trips] == moved
    assert all(0 <= trip.begin < trip.end <= 1200 + 1e-6 for trip in trips)


@given(moved=st.lists(movements, max_size=40))
def test_a_stone_takes_off_only_after_it_has_landed(moved):
    landed = {}
    for trip in timetable(moved):
        if trip.movement.start in landed:
            assert trip.begin >= landed[trip.movement.start] - 1e-6
        if isinstance(trip.movement.end, Point):
            landed[trip.movement.end] = trip.end


def test_one_stone_takes_300_milliseconds_and_a_few_follow_quickly():
    one = StoneMovement(BLACK, A1, B1)
    assert [(trip.begin, trip.end) for trip in timetable([one])] == [(0, 300)]
    third = timetable([StoneMovement(BLACK, BowlOrLid.BOWL, point) for point in (A1, B1, C1)])[2]
    assert 0 < third.begin < 200
    assert third.end == third.begin + 300


def test_a_flying_stone_is_on_no_point():
    after = replace(BEFORE, board=BOARD.with_stones(None, [A1]).with_stones(BLACK, [C3]))
    flight = plan(StoneMovement(BLACK, A1, C3), after=after)
    for now in (0, 150, 299):
        assert draw_board(flight.view_at(now).board) == "O . .\n. . .\n. . ."
        assert len(flight.stones_at(now, GEOMETRY)) == 1
    assert flight.view_at(300) == after
    assert flight.stones_at(300, GEOMETRY) == []


def test_a_waiting_stone_stays_on_its_point():
    flight = plan(StoneMovement(BLACK, A1, C3), StoneMovement(WHITE, A3, BowlOrLid.LID))
    assert draw_board(flight.view_at(0).board) == "O . .\n. . .\n. . ."
    assert len(flight.stones_at(0, GEOMETRY)) == 1


def test_a_landed_stone_stays_while_others_fly():
    flight = plan(*(StoneMovement(WHITE, BowlOrLid.BOWL, point) for point in (B1, C1)))
    assert draw_board(flight.view_at(310).board) == "O . .\n. . .\nX O ."


def test_the_view_is_constant_between_changes():
    flight = plan(*(StoneMovement(WHITE, BowlOrLid.BOWL, point) for point in (B1, C1)))
    seen = {}
    for now in range(0, 400, 5):
        view = flight.view_at(now)
        assert seen.setdefault(flight.changes_until(now), view) == view
    assert len(seen) > 2


def test_points_have_their_new_signs_when_a_stone_has_moved_there():
    before = replace(
        BEFORE,
        dead=frozenset({A1, A3}),
        territory=ByColor(frozenset({B1, C1}), frozenset()),
        labels={A1: "1", A3: "2"},
        marks={B1: Mark.CROSS},
        hovered_group=frozenset({C3}),
        ghost=(C3, BLACK),
        last_move=A1,
    )
    after = replace(BEFORE, labels={A1: "9", A3: "8"}, unsettled=frozenset({A1, A3}))
    moved = [StoneMovement(BLACK, A1, B1), StoneMovement(WHITE, A3, C1)]
    view = plan(*moved, before=before, after=after).view_at(0)
    assert view.dead == frozenset({A3})
    assert view.territory.black == frozenset({B1, C1})
    assert view.labels == {A1: "9", A3: "2"}
    assert view.marks == {B1: Mark.CROSS}
    assert view.unsettled == frozenset({A1})
    assert (view.hovered_group, view.ghost, view.last_move) == (frozenset(), None, None)


def test_a_stone_flies_from_its_point_to_the_other():
    flight = plan(StoneMovement(BLACK, A1, C3))
    (start,), (middle,) = (flight.stones_at(now, GEOMETRY) for now in (0, 150))
    assert (start.x, start.y) == GEOMETRY.crossing(A1)
    x0, y0 = GEOMETRY.crossing(A1)
    x1, y1 = GEOMETRY.crossing(C3)
    assert (middle.x, middle.y) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))
    assert start.height == 0
    assert middle.height == 1
    assert start.opacity == middle.opacity == 1


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("place", BowlOrLid)
def test_bowls_and_lids_lie_beyond_their_owners_edge(color, place):
    (stone,) = plan(StoneMovement(color, place, A1)).stones_at(0, GEOMETRY)
    owner = color if place is BowlOrLid.BOWL else color.opponent
    _, top, _, height = GEOMETRY.board_rect
    if owner is BLACK:
        assert stone.y > top + height
    else:
        assert stone.y < top
    assert stone.opacity == 0


def test_the_bowl_and_lid_of_a_player_are_apart():
    flights = [
        plan(StoneMovement(WHITE, place, A1)).stones_at(0, GEOMETRY)[0].x for place in BowlOrLid
    ] + [plan(StoneMovement(BLACK, place, A1)).stones_at(0, GEOMETRY)[0].x for place in BowlOrLid]
    assert abs(flights[0] - flights[3]) > GEOMETRY.step_x  # White's bowl and White's prisoners
    assert abs(flights[1] - flights[2]) > GEOMETRY.step_x


def test_a_stone_taken_off_the_board_fades_at_the_end():
    flight = plan(StoneMovement(WHITE, A3, BowlOrLid.LID))
    opacities = [flight.stones_at(now, GEOMETRY)[0].opacity for now in (0, 150, 270, 299)]
    assert opacities == sorted(opacities, reverse=True)
    assert opacities[1] == 1
    assert opacities[3] < 0.1


def test_pointer_marks_and_refusals_are_hidden_during_a_flight():
    before = replace(
        BEFORE,
        ghost=(C3, BLACK),
        unconfirmed=C3,
        forbidden=B1,
        repeated=86,
        refusal_stones=frozenset({A1}),
        atari=frozenset({A1}),
    )
    view = plan(StoneMovement(BLACK, A1, C3), before=before).view_at(0)
    assert view == replace(BEFORE, board=BOARD.with_stones(None, [A1]))


def test_without_movements_the_flight_is_over_at_once():
    after = replace(BEFORE, board=Board.empty(3))
    flight = plan(after=after)
    assert flight.duration == 0
    assert flight.view_at(0) == after
