"""A press of a button or a finger, as the system tells of it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gobanapp.ui.board.press_tracker import PressTracker

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
HERE, THERE = QPoint(20, 30), QPoint(60, 50)


class Glass(QWidget):
    """Tells what a press on it does, but for the uppermost lines, where none is of use."""

    def __init__(self):
        super().__init__()
        self.heard, self.passed_on = [], []
        self.press = PressTracker(
            on_press=self._begin,
            on_move=lambda where: self.heard.append(("led", where.toPoint())),
            on_release=lambda where: self.heard.append(("let go", where.toPoint())),
            on_cancel=lambda: self.heard.append("given up"),
        )
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def _begin(self, where, button, keys):
        self.heard.append(("begins", where.toPoint(), button, keys))
        return where.y() >= 10

    def event(self, event):
        if self.press.handle_event(event):
            return True
        self.passed_on.append(event.type())
        return super().event(event)


@pytest.fixture
def glass(qtbot):
    glass = Glass()
    glass.resize(200, 200)
    qtbot.addWidget(glass)
    with qtbot.waitExposed(glass):
        glass.show()
    return glass


@pytest.fixture(scope="module")
def screen(qapp):
    return QTest.createTouchDevice()


def test_a_press_is_moved_and_released(glass):
    QTest.mouseMove(glass, THERE)
    QTest.mousePress(glass, LEFT, SHIFT, HERE)
    QTest.mouseMove(glass, THERE)
    QTest.mouseRelease(glass, LEFT, SHIFT, THERE)
    assert glass.heard == [("begins", HERE, LEFT, SHIFT), ("led", THERE), ("let go", THERE)]
    assert not glass.press.is_held


def test_unused_events_are_passed_on(glass):
    QTest.mousePress(glass, LEFT, pos=QPoint(20, 5))
    assert not glass.press.is_held
    glass.heard.clear()
    glass.passed_on.clear()
    QTest.mouseMove(glass, THERE)
    QTest.mouseRelease(glass, LEFT, pos=THERE)
    QTest.mousePress(glass, RIGHT, pos=HERE)
    QTest.mouseRelease(glass, RIGHT, pos=HERE)
    assert not glass.heard
    assert len(glass.passed_on) >= 3


def test_another_button_cancels_the_press(glass):
    QTest.mousePress(glass, LEFT, pos=HERE)
    QTest.mousePress(glass, RIGHT, pos=HERE)
    assert glass.heard[-1] == "given up"
    QTest.mouseRelease(glass, LEFT, pos=THERE)
    QTest.mouseRelease(glass, RIGHT, pos=THERE)
    assert glass.heard[-1] == "given up"


def test_a_forgotten_press_ends_silently(glass):
    QTest.mousePress(glass, LEFT, pos=HERE)
    glass.press.reset()
    glass.press.cancel()
    QTest.mouseRelease(glass, LEFT, pos=HERE)
    assert len(glass.heard) == 1


def test_a_finger_is_a_left_button(glass, screen):
    QTest.touchEvent(glass, screen).press(0, HERE, glass).commit()
    QTest.touchEvent(glass, screen).move(0, THERE, glass).commit()
    QTest.touchEvent(glass, screen).release(0, THERE, glass).commit()
    on_press, *others = glass.heard
    assert on_press[:3] == ("begins", HERE, LEFT)
    assert others == [("led", THERE), ("let go", THERE)]
    QTest.mouseClick(glass, LEFT, pos=HERE)
    assert glass.heard[-1] == ("let go", HERE)


def test_a_second_finger_gives_it_up(glass, screen):
    QTest.touchEvent(glass, screen).press(0, HERE, glass).commit()
    touch = QTest.touchEvent(glass, screen)
    touch.stationary(0)
    touch.press(1, THERE, glass)
    touch.commit()
    assert glass.heard[-1] == "given up"
    QTest.touchEvent(glass, screen).release(0, HERE).release(1, THERE).commit()
    assert glass.heard[-1] == "given up"
