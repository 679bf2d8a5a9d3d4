from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.point import Point
from gobanapp.session.move_confirmation import StonePlacement
from gobanapp.ui.board.pointer_input import PlacementGesture

A1, B1 = Point(0, 0), Point(1, 0)
CLICK, TWICE, DRAG = (PlacementGesture(stone_placement=placing) for placing in StonePlacement)


def let_go(gesture, *, is_empty=True, is_legal=None):
    return gesture.release(is_empty=is_empty, is_legal=is_empty if is_legal is None else is_legal)


def click(gesture, point, **how):
    return let_go(gesture.press(point), **how)


def drag(gesture, start, end, **how):
    return let_go(gesture.press(start).move(end), **how)


def test_a_click_needs_press_and_release_on_one_point():
    assert click(CLICK, A1) == (CLICK, A1)
    assert drag(CLICK, A1, B1) == (CLICK, None)
    assert drag(CLICK, None, B1) == (CLICK, None)
    assert drag(CLICK, A1, None) == (CLICK, None)
    assert click(CLICK, A1, is_empty=False).chosen == A1


def test_single_clicks_leave_nothing_unconfirmed():
    assert CLICK.press(A1).unconfirmed is None


def test_the_first_of_two_clicks_offers_a_stone():
    first = click(TWICE, A1)
    assert first.chosen is None
    assert first.gesture.unconfirmed == A1
    assert click(first.gesture, A1) == (TWICE, A1)


def test_a_click_elsewhere_moves_the_offered_stone():
    first_click = click(TWICE, A1).gesture
    second = click(first_click, B1)
    assert second.chosen is None
    assert second.gesture.unconfirmed == B1


def test_a_click_off_the_board_puts_the_offered_stone_back():
    first_click = click(TWICE, A1).gesture
    assert click(first_click, None) == (TWICE, None)
    assert drag(first_click, None, A1) == (TWICE, None)


def test_a_drag_instead_of_a_click_changes_nothing():
    first_click = click(TWICE, A1).gesture
    assert drag(first_click, A1, B1) == (first_click, None)
    assert drag(first_click, B1, A1) == (first_click, None)
    assert drag(TWICE, A1, B1) == (TWICE, None)


def test_the_first_click_counts_on_an_unplayable_point():
    assert click(TWICE, A1, is_empty=False) == (TWICE, A1)
    assert click(TWICE, A1, is_legal=False) == (TWICE, A1)
    first_click = click(TWICE, B1).gesture
    assert click(first_click, A1, is_empty=False) == (TWICE, A1)


def test_a_carried_stone_is_played_where_it_is_dropped():
    held = DRAG.press(A1)
    assert held.unconfirmed == A1
    assert held.move(B1).unconfirmed == B1
    assert drag(DRAG, A1, B1) == (DRAG, B1)
    assert click(DRAG, A1) == (DRAG, A1)
    assert drag(DRAG, None, B1) == (DRAG, B1)


def test_a_stone_dropped_off_the_board_goes_back():
    assert DRAG.press(A1).move(None).unconfirmed is None
    assert drag(DRAG, A1, None) == (DRAG, None)


def test_a_carried_stone_is_not_dropped_on_another():
    assert drag(DRAG, A1, B1, is_empty=False) == (DRAG, None)
    assert click(DRAG, A1, is_empty=False) == (DRAG, A1)  # no stone has been carried
    assert drag(DRAG, A1, B1, is_empty=True, is_legal=False) == (DRAG, B1)  # the tip says why


def test_a_click_can_become_a_stone_that_is_carried():
    held = CLICK.press(A1).start_drag()
    assert held.unconfirmed == A1
    assert let_go(held.move(B1)) == (CLICK, B1)
    assert CLICK.start_drag() == CLICK


@pytest.mark.parametrize("gesture", [CLICK, TWICE, DRAG])
def test_a_cancelled_gesture_plays_nothing(gesture):
    for begun in (
        gesture.press(A1),
        gesture.press(A1).start_drag(),
        replace(gesture, first_click=A1),
    ):
        given_up = begun.cancel()
        assert given_up == gesture
        assert let_go(given_up.move(A1)) == (gesture, None)


points = st.none() | st.sampled_from([A1, B1, Point(2, 2)])
steps = st.lists(
    st.tuples(st.sampled_from(["press", "move", "let go", "give up", "carry"]), points), max_size=20
)


@given(
    placing=st.sampled_from(StonePlacement), steps=steps, taken=st.frozensets(points, max_size=2)
)
def test_only_an_unconfirmed_or_clicked_point_is_played(placing, steps, taken):
    gesture = PlacementGesture(stone_placement=placing)
    for step, point in steps:
        if step == "let go":
            before, at = gesture, gesture.current
            is_empty = at is not None and at not in taken
            gesture, chosen = let_go(gesture, is_empty=is_empty)
            assert not gesture.is_down
            if chosen is None:
                continue
            assert before.is_down
            assert chosen == at
            if is_empty and (placing is StonePlacement.CLICK_TWICE or before.is_dragged):
                assert before.unconfirmed == chosen
            else:
                assert before.pressed == chosen
        elif step == "press":
            gesture = gesture.press(point)
        elif step == "move":
            gesture = gesture.move(point)
        elif step == "carry":
            gesture = gesture.start_drag()
        else:
            gesture = gesture.cancel()
