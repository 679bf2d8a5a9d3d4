from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

places = st.builds(Point, st.integers(0, 18), st.integers(0, 12))


def test_a_part_has_the_points_between_its_corners():
    part = BoardPart.between(Point.parse("D3"), Point.parse("B5"))
    assert (part.columns, part.rows) == (3, 3)
    assert " ".join(map(str, part.points())) == "B5 C5 D5 B4 C4 D4 B3 C3 D3"
    assert Point.parse("C4") in part
    assert Point.parse("C2") not in part


def test_no_points_have_no_part():
    assert BoardPart.around([]) is None


@given(st.lists(places, min_size=1))
def test_the_part_around_points_holds_them_and_touches_some_on_each_side(points):
    part = BoardPart.around(points)
    assert all(point in part for point in points)
    assert {part.left, part.right} <= {x for x, _ in points}
    assert {part.bottom, part.top} <= {y for _, y in points}


def test_a_part_grows_as_far_as_the_board_goes():
    assert BoardPart(1, 5, 3, 7).grown(2, 19, 9) == BoardPart(0, 3, 5, 8)


@given(places, places, st.sampled_from(Symmetry))
def test_a_part_is_turned_with_its_points(one, other, symmetry):
    part = BoardPart.between(one, other)
    turned = part.turned(symmetry, 19, 13)
    assert {symmetry.map_point(point, 19, 13) for point in part.points()} == set(turned.points())
