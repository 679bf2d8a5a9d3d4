"""Buttons for fingers."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets import big_button
from gobanapp.ui.widgets.big_button import TARGET, BigButton, HoldButton

LEFT = Qt.MouseButton.LeftButton


class Ears:
    """What a button has told, in order."""

    def __init__(self, button):
        self.heard = []
        button.confirmed.connect(lambda: self.heard.append("done"))
        button.released_early.connect(lambda: self.heard.append("let go"))
        button.pressed_without_hold.connect(lambda: self.heard.append("asked"))


class Time:
    now = 0.0

    def monotonic(self):
        return self.now


@pytest.fixture
def time(monkeypatch):
    """A clock that stands still, for the time a button is held."""
    time = Time()
    monkeypatch.setattr(big_button, "time", time)
    return time


@pytest.fixture
def window(qtbot):
    window = QWidget()
    window.resize(300, 200)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def button(qtbot, window):
    button = HoldButton("Pass")
    button.setParent(window)
    button.setGeometry(20, 20, 120, TARGET)
    with qtbot.waitExposed(window):
        window.show()
    return button


@pytest.fixture
def ears(button):
    return Ears(button)


class Paints(QObject):
    """For each time a widget is painted, whether the pointer is over it."""

    def __init__(self, widget):
        super().__init__(widget)
        self.under_pointer = []
        widget.installEventFilter(self)

    def eventFilter(self, widget, event):  # noqa: N802 - Qt calls it
        if event.type() == QEvent.Type.Paint:
            self.under_pointer.append(widget.underMouse())
        return False


def test_is_painted_again_as_the_pointer_comes_and_goes(qtbot, window, button):
    window.setStyleSheet("QPushButton { padding: 1px }")  # the style that applications get with one
    QTest.mouseMove(window.windowHandle(), QPoint(290, 190))
    qtbot.wait(1)
    paints = Paints(button)
    QTest.mouseMove(window.windowHandle(), QPoint(60, 40))
    qtbot.waitUntil(lambda: paints.under_pointer == [True])
    QTest.mouseMove(window.windowHandle(), QPoint(290, 190))
    qtbot.waitUntil(lambda: paints.under_pointer == [True, False])


def middle(button):
    return button.rect().center()


def test_held_long_enough(qtbot, button, ears):
    QTest.mousePress(button, LEFT)
    qtbot.waitUntil(lambda: bool(ears.heard), timeout=3000)
    QTest.mouseRelease(button, LEFT)
    assert ears.heard == ["done"]
    assert not button.isDown()


def test_the_button_fills_while_it_is_held(time, button, ears):
    QTest.mousePress(button, LEFT)
    assert button.progress == 0
    time.now += big_button.HOLD / 2
    assert button.progress == pytest.approx(0.5)
    before = button.grab().toImage()
    time.now += big_button.HOLD / 4
    assert button.grab().toImage() != before
    QTest.mouseRelease(button, LEFT)
    assert button.progress == 0


def test_releasing_too_soon_does_not_trigger(time, button, ears):
    QTest.mousePress(button, LEFT)
    time.now += 0.9 * big_button.HOLD
    QTest.mouseRelease(button, LEFT)
    assert ears.heard == ["let go"]


def test_to_slide_off_means_no(time, button, ears):
    QTest.mousePress(button, LEFT)
    QTest.mouseMove(button, QPoint(400, 300))
    time.now += 2 * big_button.HOLD
    QTest.mouseRelease(button, LEFT, pos=QPoint(400, 300))
    assert ears.heard == []


def test_the_right_button_does_nothing(time, button, ears):
    QTest.mousePress(button, Qt.MouseButton.RightButton)
    time.now += 2 * big_button.HOLD
    QTest.mouseRelease(button, Qt.MouseButton.RightButton)
    assert ears.heard == []


@pytest.mark.parametrize("press", ["key", "program"])
def test_without_a_hand_it_asks(button, ears, press):
    if press == "key":
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        button.click()
    assert ears.heard == ["asked"]


def test_a_click_is_enough_without_must_hold(button, ears):
    button.must_hold = False
    QTest.mouseClick(button, LEFT)
    button.click()
    assert ears.heard == ["done", "done"]


def test_disabling_a_held_button_cancels_it(time, button, ears):
    QTest.mousePress(button, LEFT)
    button.setEnabled(False)
    time.now += 2 * big_button.HOLD
    QTest.qWait(50)  # it would look several times
    QTest.mouseRelease(button, LEFT)
    assert ears.heard == []
    assert button.progress == 0


@pytest.fixture(scope="session")
def finger(qapp):
    return QTest.createTouchDevice()


def test_a_finger_holds_it(time, window, button, ears, finger):
    QTest.touchEvent(window, finger).press(0, middle(button), button).commit()
    time.now += big_button.HOLD
    QTest.touchEvent(window, finger).release(0, middle(button), button).commit()
    assert ears.heard == ["done"]


def test_a_tap_does_not(time, window, button, ears, finger):
    QTest.touchEvent(window, finger).press(0, middle(button), button).commit()
    time.now += big_button.HOLD / 10
    QTest.touchEvent(window, finger).release(0, middle(button), button).commit()
    assert ears.heard == ["let go"]


def test_a_finger_that_slides_off_does_not(time, window, button, ears, finger):
    QTest.touchEvent(window, finger).press(0, middle(button), button).commit()
    QTest.touchEvent(window, finger).move(0, QPoint(290, 190), button).commit()
    time.now += 2 * big_button.HOLD
    QTest.touchEvent(window, finger).release(0, QPoint(290, 190), button).commit()
    assert ears.heard == []


def test_a_finger_does_not_press_a_disabled_button(time, window, button, ears, finger):
    button.setEnabled(False)
    QTest.touchEvent(window, finger).press(0, middle(button), button).commit()
    time.now += big_button.HOLD
    QTest.touchEvent(window, finger).release(0, middle(button), button).commit()
    assert ears.heard == []


def test_a_tap_is_enough_without_must_hold(window, button, ears, finger):
    button.must_hold = False
    QTest.touchEvent(window, finger).press(0, middle(button), button).commit()
    QTest.touchEvent(window, finger).release(0, middle(button), button).commit()
    assert ears.heard == ["done"]


def test_a_click_does_not_move_the_focus(qtbot, window, button):
    other = HoldButton("Other")
    other.setParent(window)
    other.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    other.setFocus()
    QTest.mouseClick(button, LEFT)
    assert other.hasFocus()


def test_long_words_wrap(button):
    button.setText("Allow, with the Time that it took")
    assert button.heightForWidth(100) > button.heightForWidth(400) == TARGET
    assert button.least_width() < 100 < button.width_for(button.font())


@pytest.mark.parametrize("width", [200, 90, 60])
def test_no_word_is_clipped_on_a_narrow_button(qtbot, width):
    button = BigButton("Zurücknehmen")
    qtbot.addWidget(button)
    button.setFixedSize(width, TARGET)
    with qtbot.waitExposed(button):
        button.show()
    picture = button.grab().toImage()
    rows = range(8, picture.height() - 8)
    for x in (2, 3, width - 4, width - 3):
        assert len({picture.pixel(x, y) for y in rows}) == 1
    assert len({picture.pixel(x, y) for x in range(4, width - 4) for y in rows}) > 1


def test_chinese_and_japanese_break_between_characters(qtbot):
    # Long enough in any font, even in one that has only boxes for it.
    button = BigButton(3 * "白の時間切れ負け")
    qtbot.addWidget(button)
    assert button.least_width() < button.width_for(button.font()) / 2


@pytest.mark.parametrize("word", ["一時停止", "時計を動かす"])
def test_a_short_word_is_never_broken(qtbot, word):
    button = BigButton(word)
    qtbot.addWidget(button)
    assert button.least_width() == button.width_for(button.font())
    assert button.heightForWidth(20) == TARGET


def test_a_low_button_keeps_its_words_on_one_line(qtbot):
    button = BigButton("Start the Clock")
    qtbot.addWidget(button)
    least = button.least_width()
    assert button.heightForWidth(least) > TARGET
    button.set_low(True)
    assert button.heightForWidth(least) == TARGET
    assert button.least_width() == least
