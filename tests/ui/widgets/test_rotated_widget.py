"""A widget shown upside down."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from gobanapp.ui.widgets.rotated_widget import RotatedWidget

LEFT = Qt.MouseButton.LeftButton


class Inner(QWidget):
    """A button in the upper left corner, and a red square in the lower right one."""

    def __init__(self):
        super().__init__()
        self.button = QPushButton("Here", self)
        self.button.setGeometry(10, 10, 60, 30)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.square = QWidget(self)
        self.square.setGeometry(180, 130, 20, 20)
        self.square.setAutoFillBackground(True)
        self.color("red")

    def color(self, name):
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, QColor(name))
        self.square.setPalette(palette)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    window.resize(300, 200)
    window.board = QPushButton("Board", window)
    window.board.setGeometry(220, 0, 60, 40)
    window.inner = Inner()
    window.turned = RotatedWidget(window.inner, window)
    window.turned.setGeometry(0, 0, 200, 150)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def where(window, widget):
    """Return where the middle of ``widget`` is seen."""
    middle = widget.mapTo(window.inner, widget.rect().center())
    return window.turned.viewport(), window.turned.mapFromScene(QPointF(middle))


def test_the_inner_widget_has_the_size_of_its_view(window):
    assert window.inner.size() == window.turned.size()
    window.turned.resize(190, 140)
    assert (window.inner.width(), window.inner.height()) == (190, 140)


def test_the_inner_widget_is_upside_down(window):
    picture = window.turned.grab().toImage()
    assert picture.pixelColor(5, 5) == QColor("red")
    assert picture.pixelColor(195, 145) != QColor("red")
    _, place = where(window, window.inner.button)
    assert (place - QPoint(200 - 40, 150 - 25)).manhattanLength() <= 2


def test_a_click_reaches_the_widget_shown_there(qtbot, window):
    viewport, place = where(window, window.inner.button)
    with qtbot.waitSignal(window.inner.button.clicked, timeout=1000):
        QTest.mouseClick(viewport, LEFT, pos=place)


def test_a_click_elsewhere_does_not(qtbot, window):
    with qtbot.assertNotEmitted(window.inner.button.clicked):
        QTest.mouseClick(window.turned.viewport(), LEFT, pos=QPoint(40, 25))


def test_a_tap_reaches_the_widget_shown_there(qtbot, window):
    finger = QTest.createTouchDevice()
    viewport, place = where(window, window.inner.button)
    with qtbot.waitSignal(window.inner.button.clicked, timeout=1000):
        QTest.touchEvent(viewport, finger).press(0, place, viewport).commit()
        QTest.touchEvent(viewport, finger).release(0, place, viewport).commit()


def test_a_click_does_not_move_the_focus(window):
    window.board.setFocus()
    viewport, place = where(window, window.inner.button)
    QTest.mouseClick(viewport, LEFT, pos=place)
    assert window.board.hasFocus()


def test_keys_reach_it(qtbot, window):
    window.board.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Tab)
    qtbot.waitUntil(window.inner.button.hasFocus, timeout=1000)
    with qtbot.waitSignal(window.inner.button.clicked, timeout=1000):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)


def test_changes_are_repainted(qtbot, window):
    window.inner.color("blue")
    qtbot.waitUntil(
        lambda: window.turned.grab().toImage().pixelColor(5, 5) == QColor("blue"), timeout=1000
    )


class Paints(QObject):
    """Where a widget has been painted since."""

    def __init__(self, widget):
        super().__init__()
        self.areas = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            self.areas.append(event.region().boundingRect())
        return False


def test_only_changes_are_repainted(qtbot, window):
    paints = Paints(window.turned.viewport())
    window.inner.square.update()  # the first change of all paints the whole
    qtbot.waitUntil(lambda: bool(paints.areas), timeout=1000)
    qtbot.wait(50)
    paints.areas.clear()
    window.inner.square.update()
    qtbot.waitUntil(lambda: bool(paints.areas), timeout=1000)
    assert all(area.width() <= 30 and area.height() <= 30 for area in paints.areas)


def test_other_colours_are_taken(qtbot, window):
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#123456"))
    QApplication.setPalette(palette)
    try:
        picture = window.turned.grab().toImage()
        assert picture.pixelColor(100, 60) == QColor("#123456")
    finally:
        QApplication.setPalette(QPalette())


def test_content_that_does_not_fit_is_not_scrolled(window):
    viewport = window.turned.viewport()
    assert window.turned.verticalScrollBar().value() == 0
    window.turned.resize(50, 40)  # what does not fit is not scrolled either
    QTest.mouseMove(viewport, QPoint(20, 20))
    assert window.turned.verticalScrollBar().value() == 0
