"""A choice of a few things side by side."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QVBoxLayout, QWidget

from gobanapp.ui.widgets.segmented_control import SegmentedControl

FRUIT = [("a", "Apple"), ("b", "Banana"), ("c", "Cherry")]


@pytest.fixture
def segments(qtbot):
    segments = SegmentedControl(FRUIT)
    qtbot.addWidget(segments)
    with qtbot.waitActive(segments):
        segments.show()
    return segments


def button(segments, name):
    (found,) = (b for b in segments.findChildren(QAbstractButton) if b.text() == name)
    return found


def test_the_first_is_chosen_at_first(segments):
    assert segments.value == "a"


def test_a_click_chooses_and_emits(qtbot, segments):
    with qtbot.waitSignal(segments.chosen) as told:
        qtbot.mouseClick(button(segments, "Cherry"), Qt.MouseButton.LeftButton)
    assert told.args == ["c"]
    assert segments.value == "c"


def test_clicking_the_chosen_segment_emits_nothing(qtbot, segments):
    with qtbot.assertNotEmitted(segments.chosen):
        qtbot.mouseClick(button(segments, "Apple"), Qt.MouseButton.LeftButton)
    assert segments.value == "a"


def test_arrow_keys_go_from_one_to_the_next(qtbot, segments):
    segments.setFocus()
    for key, value in ((Qt.Key.Key_Right, "b"), (Qt.Key.Key_Right, "c"), (Qt.Key.Key_Left, "b")):
        qtbot.keyClick(segments.focusWidget(), key)
        assert segments.value == value
    assert segments.focusWidget() is button(segments, "Banana")


def test_setting_the_value_emits_nothing(qtbot, segments):
    with qtbot.assertNotEmitted(segments.chosen):
        segments.value = "b"
    assert segments.value == "b"
    with pytest.raises(ValueError, match="d"):
        segments.value = "d"


def test_other_choices_take_the_place_of_the_first(qtbot, segments):
    segments.set_choices([(1, "One"), (2, "Two")])
    assert (segments.values, segments.value) == ([1, 2], 1)
    qtbot.mouseClick(button(segments, "Two"), Qt.MouseButton.LeftButton)
    assert segments.value == 2


def test_a_labels_mnemonic_focuses_the_chosen_segment(qtbot):
    window, label, segments = QWidget(), QLabel("&Fruit"), SegmentedControl(FRUIT)
    layout = QVBoxLayout(window)
    layout.addWidget(label)
    layout.addWidget(segments)
    label.setBuddy(segments)
    segments.value = "b"
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    assert window.focusWidget() is button(segments, "Banana")


def test_choosing_a_segment_moves_no_button(segments):
    places = [b.geometry() for b in segments.findChildren(QAbstractButton)]
    segments.value = "c"
    segments.layout().activate()
    assert [b.geometry() for b in segments.findChildren(QAbstractButton)] == places


@pytest.mark.parametrize("has_icons", [False, True])
@pytest.mark.parametrize("width", [400, 150, 90])
def test_no_name_is_cut_in_a_narrow_place(qtbot, has_icons, width):
    def draw(painter, ink, _accent):
        painter.fillRect(-1, -1, 2, 2, ink)

    names = [("a", "One"), ("b", "Rückgängig machen"), ("c", "Three")]
    icons = {value: draw for value, _ in names} if has_icons else {}
    place = QWidget()
    qtbot.addWidget(place)
    segments = SegmentedControl(names, icons=icons)
    segments.setParent(place)
    segments.resize(width, segments.sizeHint().height())
    place.resize(width, 60)
    with qtbot.waitExposed(place):
        place.show()
    picture = button(segments, "Rückgängig machen").grab().toImage()
    rows = range(4, picture.height() - 4)
    for x in (0, 1, picture.width() - 2, picture.width() - 1):
        assert len({picture.pixel(x, y) for y in rows}) == 1
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in rows}) > 1
