"""The names of points as people type them."""

import pytest

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.point_input import is_point_prefix, names_of_point, read_points
from gobanapp.rules.point import Point

P = Point.parse


def fit(coordinates, columns=19, rows=19):
    return Geometry.fit(columns, rows, Rect(0, 0, 400, 430), frame=Frame(coordinates))


@pytest.mark.parametrize(
    ("coordinates", "text", "point"),
    [
        (CoordinateStyle.LETTERS, "D4", "D4"),
        (CoordinateStyle.LETTERS, " d4 ", "D4"),
        (CoordinateStyle.LETTERS, "d 4", "D4"),
        (CoordinateStyle.LETTERS, "\uff24\uff14", "D4"),
        (CoordinateStyle.NONE, "t19", "T19"),
        (CoordinateStyle.NUMBERS, "16-4", "Q4"),
        (CoordinateStyle.NUMBERS, "16 4", "Q4"),
        (CoordinateStyle.NUMBERS, "16,4", "Q4"),
        (CoordinateStyle.NUMBERS, "q4", "Q4"),
        (CoordinateStyle.SGF, "dd", "D16"),
        (CoordinateStyle.SGF, "DD", "D16"),
        (CoordinateStyle.SGF, "d4", "D4"),
        (CoordinateStyle.CJK, "16-四", "Q16"),
        (CoordinateStyle.CJK, "16四", "Q16"),
        (CoordinateStyle.CJK, "16-4", "Q16"),
    ],
)
def test_displayed_coordinates_are_parsed(coordinates, text, point):
    assert read_points(text, fit(coordinates)) == [P(point)]


def test_the_same_name_in_each_corner():
    named = read_points("4-4", fit(CoordinateStyle.CORNERS))
    assert set(named) == {P("D4"), P("Q4"), P("D16"), P("Q16")}


def test_small_and_capital_letters_of_large_boards_differ():
    geometry = fit(CoordinateStyle.SGF, 30, 30)
    assert read_points("aA", geometry) == [Point(0, 3)]
    assert read_points("aa", geometry) == [Point(0, 29)]


@pytest.mark.parametrize("text", ["i5", "d20", "u1", "16-4", "dd", "4", "", "-", "D4x"])
def test_no_point_is_meant(text):
    assert read_points(text, fit(CoordinateStyle.LETTERS)) == []


@pytest.mark.parametrize("coordinates", CoordinateStyle)
def test_every_name_and_its_prefixes_are_accepted(coordinates):
    geometry = fit(coordinates)
    for point in (P("A1"), P("D4"), P("K10"), P("T19")):
        for name in names_of_point(point, geometry):
            assert point in read_points(name, geometry)
            for end in range(len(name) + 1):
                assert is_point_prefix(name[:end], geometry)


@pytest.mark.parametrize("text", ["i", "d2x", "d20", "z", "4"])
def test_impossible_prefixes_are_rejected(text):
    assert not is_point_prefix(text, fit(CoordinateStyle.LETTERS))
