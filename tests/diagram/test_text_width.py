import pytest

from gobanapp.diagram.text_width import CAPITAL, NARROWEST, fit_text, text_reach, text_width


def test_wide_letters_are_wider_than_narrow_ones():
    assert text_width("i") < text_width("1") < text_width("C") < text_width("m")
    assert text_width("囲") == 1
    assert text_width("12") == 2 * text_width("1")
    assert text_width("a\u0301") == text_width("a")


def test_how_far_letters_reach():
    assert text_reach("12") == text_reach("b") == (CAPITAL, 0)
    assert text_reach("a")[0] < CAPITAL
    assert text_reach("g")[1] > 0


def test_a_text_that_fits_has_the_full_height():
    assert fit_text("1", 7.2, 100, False) == (10, 1, pytest.approx(3.6))


def test_a_wide_text_is_narrowed_and_then_made_smaller():
    wide = fit_text("100", 7.2, 0.8 * 10 * text_width("100"), False)
    assert wide.size == 10
    assert wide.x_scale == pytest.approx(0.8)
    wider = fit_text("100", 7.2, 0.31 * 10 * text_width("100"), False)
    assert wider.x_scale == NARROWEST
    assert wider.size == pytest.approx(5)


def test_small_letters_are_centred_visually_except_in_a_line():
    assert fit_text("a", 7.2, 100, False).down < fit_text("b", 7.2, 100, False).down
    assert fit_text("a", 7.2, 100, True) == fit_text("b", 7.2, 100, True)
