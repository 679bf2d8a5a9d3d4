import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from gobanapp.ui.board.popup_position import Side, place_beside

ROOM = QRectF(0, 0, 500, 400)
sizes = st.builds(QSizeF, st.floats(1, 900), st.floats(1, 900))
parts = st.tuples(st.floats(0, 1), st.floats(0, 1))
sides = st.permutations(list(Side))


def around(middle, distance):
    return QRectF(middle.x() - distance, middle.y() - distance, 2 * distance, 2 * distance)


@given(part=parts, distance=st.floats(0, 60), sides=sides, size=sizes, room=sizes)
def test_it_always_lies_within_its_room(part, distance, sides, size, room):
    within = QRectF(QPointF(0, 0), room)
    middle = QPointF(part[0] * room.width(), part[1] * room.height())
    place, side = place_beside(middle, distance, size, within, sides=sides)
    assert side in sides
    assert within.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place)
    assert place.width() == pytest.approx(min(size.width(), room.width()))
    assert place.height() == pytest.approx(min(size.height(), room.height()))


@given(x=st.integers(0, 500), y=st.integers(0, 400), sides=sides)
def test_it_leaves_free_what_it_lies_beside_wherever_that_can_be(x, y, sides):
    middle = QPointF(x, y)
    place, _ = place_beside(middle, 20, QSizeF(180, 120), ROOM, sides=sides)
    assert not place.intersects(around(middle, 19.9))


def test_the_first_side_with_room_is_taken():
    size, order = QSizeF(100, 100), [Side.ABOVE, Side.BELOW]
    for y, side in ((300, Side.ABOVE), (119, Side.BELOW), (121, Side.ABOVE)):
        place, found = place_beside(QPointF(250, y), 20, size, ROOM, sides=order)
        assert found is side
        assert place.center().x() == 250
    assert place_beside(QPointF(250, 300), 20, size, ROOM, sides=order[::-1])[1] is Side.ABOVE


def test_a_place_that_is_worth_more_goes_before():
    middle, size = QPointF(250, 200), QSizeF(80, 80)
    order = list(Side)
    hidden = QPointF(250, 150)
    place, side = place_beside(
        middle, 20, size, ROOM, sides=order, worth=lambda place: -place.contains(hidden)
    )
    assert side is Side.BELOW
    assert not place.contains(hidden)
