import pytest

from gobanapp.diagram.type_width import CAPITAL, NARROWEST, fitted, type_reach, type_width


def test_wide_letters_are_wider_than_narrow_ones():
    assert type_width("i") < type_width("1") < type_width("C") < type_width("m")
    assert type_width("囲") == 1
    assert type_width("12") == 2 * type_width("1")
    assert type_width("a\u0301") == type_width("a")


def test_how_far_letters_reach():
    assert type_reach("12") == type_reach("b") == (CAPITAL, 0)
    assert type_reach("a")[0] < CAPITAL
    assert type_reach("g")[1] > 0


def test_a_text_has_the_height_that_is_wanted_where_it_is_not_too_wide():
    assert fitted("1", 7.2, 100, False) == (10, 1, pytest.approx(3.6))


def test_a_wide_text_is_narrowed_and_then_made_smaller():
    wide = fitted("100", 7.2, 0.8 * 10 * type_width("100"), False)
    assert wide.size == 10
    assert wide.narrowed == pytest.approx(0.8)
    wider = fitted("100", 7.2, 0.31 * 10 * type_width("100"), False)
    assert wider.narrowed == NARROWEST
    assert wider.size == pytest.approx(5)


def test_small_letters_are_centred_as_they_are_seen_but_not_in_a_line():
    assert fitted("a", 7.2, 100, False).down < fitted("b", 7.2, 100, False).down
    assert fitted("a", 7.2, 100, True) == fitted("b", 7.2, 100, True)
