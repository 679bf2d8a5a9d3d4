"""A window that comes to another screen than was thought when it was made."""

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize, QStandardPaths
from PySide6.QtWidgets import QDialog, QLabel, QMainWindow, QVBoxLayout, QWidget

from gobanapp.ui.widgets.window_geometry import FitToScreen, available_size, persist_size

TOO_LARGE = QSize(2400, 1800)


@pytest.fixture
def window(qtbot):
    """A window that fits on no screen, just shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(TOO_LARGE)
    window.show()
    FitToScreen(window)
    return window


def come_to_its_screen(window):
    window.windowHandle().screenChanged.emit(window.screen())


def test_a_window_too_large_is_fitted_to_its_screen(window):
    come_to_its_screen(window)
    assert window.size() == available_size(window)


def test_a_window_that_fits_keeps_its_size(window):
    window.resize(300, 200)
    come_to_its_screen(window)
    assert window.size() == QSize(300, 200)


def test_a_window_moved_later_keeps_its_size(qtbot, window):
    qtbot.waitUntil(lambda: not window.findChildren(FitToScreen), timeout=10_000)
    come_to_its_screen(window)
    assert window.size() == TOO_LARGE


class Framed:
    """A window in a frame such as window managers draw: it is there once the window is shown."""

    frame = QMargins()
    was_shown = False

    def showEvent(self, event):  # noqa: N802 - Qt names it
        super().showEvent(event)
        self.was_shown = True

    def frameGeometry(self):  # noqa: N802 - Qt names it
        return self.geometry() + self.frame if self.was_shown else self.geometry()

    def move(self, corner):
        """Put the frame there, as soon as there is one."""
        inside = QPoint(self.frame.left(), self.frame.top())
        self.setGeometry(QRect(corner + inside, self.size()))


class Owner(Framed, QMainWindow):
    pass


class Dialog(Framed, QDialog):
    pass


FRAMES = [QMargins(), QMargins(1, 20, 1, 5), QMargins(8, 31, 8, 8), QMargins(3, 90, 3, 40)]
CORNERS = [QPoint(5, 5), QPoint(37, 51), QPoint(210, 160)]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("corner", CORNERS)
def test_a_dialog_reopens_where_it_was_left(qtbot, monkeypatch, tmp_path, frame, corner):
    monkeypatch.setattr(Framed, "frame", frame)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: str(tmp_path))
    owner = Owner()
    qtbot.addWidget(owner)
    owner.resize(500, 400)
    owner.move(QPoint(120, 90))
    owner.show()

    def opened(moved_to=None):
        dialog = Dialog(owner)
        persist_size(dialog, "SomeDialog", QSize(300, 250))
        dialog.show()
        if moved_to is not None:
            dialog.move(moved_to)
        place = dialog.frameGeometry()
        dialog.reject()
        return place

    left_at = opened(corner)
    assert left_at.topLeft() == corner
    assert [opened() for _ in range(10)] == 10 * [left_at]


def test_a_remembered_size_has_room_for_words_that_need_more_lines_now(qtbot):
    def shown(size):
        dialog = QDialog()
        qtbot.addWidget(dialog)
        words = QLabel("A sentence that is wrapped where it has little room. " * 3)
        words.setWordWrap(True)
        font = words.font()
        font.setPointSizeF(size)
        words.setFont(font)
        QVBoxLayout(dialog).addWidget(words)
        persist_size(dialog, "Wrapped", QSize(200, 10))
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog, words

    for size in (8, 16):
        dialog, words = shown(size)
        assert words.height() >= words.heightForWidth(words.width())
        dialog.accept()
