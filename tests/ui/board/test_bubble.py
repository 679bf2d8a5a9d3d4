"""The bubble beside a point."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTransform
from PySide6.QtWidgets import QWidget

from gobanapp.ui.board.bubble import (
    DURATION,
    Bubble,
    Side,
    place_next_to,
    wrapped_size,
)
from gobanapp.ui.widgets import appearance

ROOM = QRectF(0, 0, 500, 400)
sizes = st.builds(QSizeF, st.floats(1, 900), st.floats(1, 900))
parts = st.tuples(st.floats(0, 1), st.floats(0, 1))
sides = st.permutations(list(Side))


def around(middle, distance):
    return QRectF(middle.x() - distance, middle.y() - distance, 2 * distance, 2 * distance)


@given(part=parts, distance=st.floats(0, 60), sides=sides, size=sizes, room=sizes)
def test_a_bubble_is_placed_within_its_room(part, distance, sides, size, room):
    within = QRectF(QPointF(0, 0), room)
    middle = QPointF(part[0] * room.width(), part[1] * room.height())
    place, side = place_next_to(middle, distance, size, within, sides=sides)
    assert side in sides
    assert within.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place)
    assert place.width() == pytest.approx(min(size.width(), room.width()))
    assert place.height() == pytest.approx(min(size.height(), room.height()))


@given(x=st.integers(0, 500), y=st.integers(0, 400), sides=sides)
def test_a_bubble_is_placed_clear_of_its_point(x, y, sides):
    middle = QPointF(x, y)
    place, _ = place_next_to(middle, 20, QSizeF(180, 120), ROOM, sides=sides)
    assert not place.intersects(around(middle, 19.9))


def test_the_first_side_with_room_is_taken():
    size, order = QSizeF(100, 100), [Side.ABOVE, Side.BELOW]
    for y, side in ((300, Side.ABOVE), (119, Side.BELOW), (121, Side.ABOVE)):
        place, found = place_next_to(QPointF(250, y), 20, size, ROOM, sides=order)
        assert found is side
        assert place.center().x() == 250
    assert place_next_to(QPointF(250, 300), 20, size, ROOM, sides=order[::-1])[1] is Side.ABOVE


def test_a_place_that_is_worth_more_goes_before():
    middle, size = QPointF(250, 200), QSizeF(80, 80)
    order = list(Side)
    hidden = QPointF(250, 150)
    place, side = place_next_to(
        middle, 20, size, ROOM, sides=order, rating=lambda place: -place.contains(hidden)
    )
    assert side is Side.BELOW
    assert not place.contains(hidden)


TEXT = "White can't play here: it would repeat the position after move 86."
MIDDLE = QPointF(200, 220)
WRAPPED = int(Qt.TextFlag.TextWordWrap)


@pytest.fixture
def board(qtbot):
    board = QWidget()
    board.resize(400, 420)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    return board


@pytest.fixture
def bubble(board):
    return Bubble(board)


class Painted(QObject):
    """How strong a bubble was each time that it was painted."""

    def __init__(self, bubble):
        super().__init__(bubble)
        self.strengths = []
        bubble.installEventFilter(self)

    def eventFilter(self, bubble, event):  # noqa: N802 - as Qt calls it
        if event.type() == QEvent.Type.Paint:
            self.strengths.append(bubble.strength)
        return False


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    size=st.tuples(st.integers(60, 1500), st.integers(60, 1500)),
    part=st.tuples(st.floats(0, 1), st.floats(0, 1)),
    text=st.sampled_from([TEXT, "No.", TEXT.replace("e", "eé"), "Wörterbuchverzeichnis" * 3]),
    upside_down=st.booleans(),
)
def test_a_bubble_lies_within_the_board(size, part, text, upside_down, board, bubble):
    board.resize(*size)
    middle = QPointF(part[0] * size[0], part[1] * size[1])
    bubble.show_text(text, middle, 20, upside_down=upside_down)
    assert board.rect().contains(bubble.geometry())
    assert not bubble.grab().toImage().isNull()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    points=st.sampled_from([8, 10, 14, 18]),
    size=st.tuples(st.integers(300, 1500), st.integers(300, 1500)),
    part=st.tuples(st.floats(0, 1), st.floats(0, 1)),
    longer=st.booleans(),
)
def test_the_whole_text_and_the_point_are_visible(points, size, part, longer, board, bubble):
    text = TEXT + "é" * (4 * len(TEXT) // 10) if longer else TEXT
    font = QFont(board.font())
    font.setPointSize(points)
    board.setFont(font)
    board.resize(*size)
    middle = QPointF(part[0] * size[0], part[1] * size[1])
    bubble.show_text(text, middle, 14)
    box = bubble.text_area
    metrics = QFontMetricsF(bubble.font())
    needed = metrics.boundingRect(QRectF(0, 0, box.width(), 1e6), WRAPPED, text)
    assert needed.height() <= box.height() + 0.5
    assert needed.width() <= box.width() + 0.5
    framed = box.adjusted(-appearance.SPACE, -appearance.SPACE, appearance.SPACE, appearance.SPACE)
    assert not framed.translated(QPointF(bubble.pos())).contains(middle)


def test_lines_have_much_the_same_width(board):
    metrics = QFontMetricsF(board.font())
    size = wrapped_size(TEXT, metrics, 1000)
    assert size.width() <= 21 * metrics.height() + 1
    lines = round(size.height() / metrics.lineSpacing())
    assert lines > 1
    assert size.width() < 1.35 * metrics.horizontalAdvance(TEXT) / lines


def test_it_is_above_its_point_or_below_for_the_player_opposite(bubble):
    bubble.show_text(TEXT, MIDDLE, 20)
    assert bubble.geometry().bottom() < MIDDLE.y()
    upright = bubble.grab().toImage()
    bubble.show_text(TEXT, MIDDLE, 20, upside_down=True)
    assert bubble.geometry().top() > MIDDLE.y()
    upside_down = bubble.grab().toImage()
    assert upside_down.size() == upright.size()
    box = bubble.text_area.toAlignedRect()
    here, there = (blurred(picture.copy(box)) for picture in (upright, upside_down))
    assert difference(there.transformed(QTransform().rotate(180)), here) < 0.3 * difference(
        there, here
    )


def blurred(picture):
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaled(picture.size() / 4, mode=smooth)


def difference(one, other):
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness())
        for x in range(one.width())
        for y in range(one.height())
    )


def test_a_place_worth_more_goes_before(bubble):
    bubble.show_text(TEXT, MIDDLE, 20, rating=lambda place: place.top())
    assert bubble.geometry().top() > MIDDLE.y()


def test_a_bubble_fades_and_hides(bubble, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.bubble.DURATION", 60)
    with qtbot.waitSignal(bubble.dismissed):
        bubble.show_text(TEXT, MIDDLE, 20)
        assert (bubble.isVisible(), bubble.text) == (True, TEXT)
        painted = Painted(bubble)
    assert (bubble.isVisible(), bubble.text) == (False, "")
    assert len(set(painted.strengths)) > 4
    assert painted.strengths == sorted(painted.strengths, reverse=True)


def test_without_motion_it_is_just_gone(bubble, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.bubble.DURATION", 60)
    with qtbot.waitSignal(bubble.dismissed):
        bubble.show_text(TEXT, MIDDLE, 20, fades=False)
        painted = Painted(bubble)
    assert set(painted.strengths) <= {1}


def test_a_bubble_stays_for_three_seconds(bubble, qtbot, monkeypatch):
    assert DURATION == 3000
    monkeypatch.setattr("gobanapp.ui.board.bubble.DURATION", 200)
    bubble.show_text(TEXT, MIDDLE, 20)
    clock = QElapsedTimer()
    clock.start()
    qtbot.waitUntil(lambda: bubble.strength < 1)
    assert clock.elapsed() > 180  # such a timer is up to 5 % early or late


def test_other_words_stay_as_long_again(bubble, qtbot, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.bubble.DURATION", 50)
    bubble.show_text(TEXT, MIDDLE, 20)
    qtbot.waitUntil(lambda: bubble.strength < 1)
    bubble.show_text("No.", MIDDLE, 20)
    assert bubble.strength == 1
    assert bubble.text == "No."


def test_ending_a_bubble_emits_dismissed_once(bubble):
    gone = []
    bubble.dismissed.connect(lambda: gone.append(1))
    bubble.show_text(TEXT, MIDDLE, 20)
    bubble.end()
    bubble.end()
    assert gone == [1]
    assert (bubble.isVisible(), bubble.text) == (False, "")


def test_mouse_events_pass_through(board, bubble):
    bubble.show_text(TEXT, MIDDLE, 20)
    assert board.childAt(bubble.geometry().center()) is None
