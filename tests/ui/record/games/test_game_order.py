from hypothesis import given
from hypothesis import strategies as st

from gobanapp.ui.record.games.game_order import (
    moved_down,
    moved_to,
    moved_up,
    nearest,
    with_added,
    without,
)


def test_chosen_ones_go_up_and_stop_at_the_top():
    assert moved_up("abcde", "bd") == [*"badce"]
    assert moved_up("badce", "bd") == [*"bdace"]
    assert moved_up("bdace", "bd") == [*"bdace"]


def test_chosen_ones_go_down_and_stop_at_the_bottom():
    assert moved_down("abcde", "bc") == [*"adbce"]
    assert moved_down("abcde", "ce") == [*"abdce"]
    assert moved_down("abdce", "ce") == [*"abdce"]


def test_chosen_ones_are_put_together_before_a_row():
    assert moved_to("abcdef", "be", 3) == [*"acbedf"]
    assert moved_to("abcdef", "be", 0) == [*"beacdf"]
    assert moved_to("abcdef", "be", 6) == [*"acdfbe"]
    assert moved_to("abcdef", "cd", 3) == [*"abcdef"]


def test_others_are_added_behind_the_last_chosen_one():
    assert with_added("abc", "xy", "ab") == [*"abxyc"]
    assert with_added("abc", "xy", "") == [*"abcxy"]
    assert without("abcd", "ac") == [*"bd"]


def test_the_nearest_one_is_below_if_there_is_one():
    assert nearest("abcd", 1, "cd".__contains__) == "c"
    assert nearest("abcd", 1, "b".__contains__) == "b"
    assert nearest("abcd", 3, "ab".__contains__) == "b"
    assert nearest("abcd", 2, "x".__contains__) is None


@given(st.permutations(range(7)), st.sets(st.integers(0, 6)), st.integers(0, 7))
def test_nothing_is_lost_and_each_side_keeps_its_order(things, chosen, row):
    orders = [moved_up(things, chosen), moved_down(things, chosen), moved_to(things, chosen, row)]
    for order in orders:
        for side in (chosen, set(things) - chosen):
            assert without(order, side) == without(things, side)
        assert sorted(order) == sorted(things)


@given(st.permutations(range(7)), st.sets(st.integers(0, 6)))
def test_each_chosen_one_goes_one_place_or_none(things, chosen):
    up, down = moved_up(things, chosen), moved_down(things, chosen)
    for thing in chosen:
        assert things.index(thing) - up.index(thing) in {0, 1}
        assert down.index(thing) - things.index(thing) in {0, 1}
