import pytest

from gobanapp.diagram.geometry import STONE_WIDTH
from gobanapp.paint.text_paths import label_path

TEXTS = ["1", "9", "12", "88", "100", "361", "1000", "A", "Q", "W", "j", "a", "*", "-", "WWWW"]
LONG = ["a long label", "10000", "mmmmmmmmmmmm"]


@pytest.mark.parametrize("text", TEXTS + LONG)
def test_a_label_is_centred_and_fits_on_a_stone(text):
    box = label_path(text).boundingRect()
    assert abs(box.center().x()) < 1e-6
    assert abs(box.center().y()) < 1e-6
    half_diagonal = (box.width() ** 2 + box.height() ** 2) ** 0.5 / 2
    assert half_diagonal < STONE_WIDTH / 2


def test_two_digits_are_as_high_as_one_and_three_are_narrower():
    one, two, three = (label_path(text).boundingRect() for text in ("8", "88", "888"))
    assert two.height() == pytest.approx(one.height(), rel=0.05)
    assert three.height() > 0.8 * one.height()
    assert three.width() / 3 < 0.9 * two.width() / 2


def test_a_long_label_ends_in_an_ellipsis():
    assert label_path("corner") == label_path("cor…")
    assert label_path("1234") != label_path("123…")


@pytest.mark.parametrize("text", ["", " ", "\t"])
def test_a_blank_label_draws_nothing(text):
    assert label_path(text).isEmpty()
