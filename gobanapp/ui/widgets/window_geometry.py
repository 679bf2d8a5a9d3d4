"""The saved geometry of dialogs, restored on the screen that the user works on.

The file ``dialogs.ini``, next to the settings, has a group for each dialog.
"""

from __future__ import annotations

import weakref
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSettings, QSize, QStandardPaths, QTimer
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QDialog, QWidget

WINDOW_FRAME = QSize(16, 48)
"""The approximate size of the system's window frame."""

_LOW_HEIGHT, _LOW_LINES = 600, 38  # pixels, lines of type

_SETTLING_TIME = 1000
"""Milliseconds after which the position of a new window is final."""


def persist_size(dialog: QDialog, name: str, default_size: QSize) -> None:
    """Restore the last size of ``dialog``, ``default_size`` at first, as far as there is room.

    ``name``: its group in the file, which must stay the same in all versions. Its position is
    stored relative to the middle of its parent window, and kept within that window's screen. Call
    it after the layout is complete, before the dialog is shown.
    """
    store = _store()
    size = store.value(f"{name}/size")
    size_on_screen = (
        size if isinstance(size, QSize) and size.isValid() else default_size
    ).boundedTo(available_size(dialog))
    dialog.resize(_with_wrapped_height(dialog, size_on_screen.expandedTo(_minimum_size(dialog))))
    owner, corner = dialog.parentWidget(), store.value(f"{name}/corner")
    if owner is not None and isinstance(corner, QPoint):
        window = owner.window()
        window_frame = window.frameGeometry()
        # No window has a frame before it is shown; that of the owner is there.
        size_with_frame = dialog.size() + window_frame.size() - window.size()
        frame = QRect(window_frame.center() + corner, size_with_frame)
        dialog.move(moved_into(frame, screen_of(dialog).availableGeometry()).topLeft())
    # A weak reference: a signal of the dialog that held it would keep it alive.
    reference = weakref.ref(dialog)
    dialog.finished.connect(lambda _result: _store_geometry(reference(), name))


def _minimum_size(dialog: QDialog) -> QSize:
    """Return the smallest size: its own minimum if set, else that of its layout."""
    own, hint = dialog.minimumSize(), dialog.minimumSizeHint()
    return QSize(own.width() or hint.width(), own.height() or hint.height())


def _with_wrapped_height(dialog: QDialog, size: QSize) -> QSize:
    """Return ``size``, made higher if its wrapped texts need more.

    They do if the size was stored with a smaller text size.
    """
    layout = dialog.layout()
    if layout is None or not layout.hasHeightForWidth():
        return size
    return size.expandedTo(QSize(0, layout.totalMinimumHeightForWidth(size.width())))


def is_low(height: int, line: int) -> bool:
    """Return whether a window of this height is too low for the whole panel.

    ``line``: the height of a line of text.
    """
    return height <= max(_LOW_HEIGHT, _LOW_LINES * line)


def available_size(window: QWidget) -> QSize:
    """Return the largest size that a window or a dialog can have on its screen."""
    return screen_of(window).availableSize() - WINDOW_FRAME


class FitToScreen(QTimer):
    """Makes ``window``, which has just been shown, no larger than its screen.

    A Wayland compositor reports the screen a moment later. After the user drags the window, it
    keeps its size.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, singleShot=True, interval=_SETTLING_TIME)
        self._window = weakref.ref(window)
        window.windowHandle().screenChanged.connect(self._fit)
        self.timeout.connect(self.deleteLater)
        self.start()

    def _fit(self, screen: QScreen) -> None:
        window = self._window()
        if window is not None and not window.isMaximized() and not window.isFullScreen():
            window.resize(window.size().boundedTo(screen.availableSize() - WINDOW_FRAME))


def screen_of(window: QWidget) -> QScreen:
    """Return the screen of a window; for a dialog that of its parent window."""
    owner = window.parentWidget()
    return (window if owner is None else owner.window()).screen()


def moved_into(frame: QRect, screen: QRect) -> QRect:
    """Return ``frame`` moved into ``screen``; if it is too large, its upper left stays visible."""
    right = min(frame.left(), screen.right() + 1 - frame.width())
    bottom = min(frame.top(), screen.bottom() + 1 - frame.height())
    corner = QPoint(max(right, screen.left()), max(bottom, screen.top()))
    return QRect(corner, frame.size())


def _store_geometry(dialog: QDialog | None, name: str) -> None:
    if dialog is None or dialog.isMaximized() or dialog.isFullScreen():
        return
    store = _store()
    store.setValue(f"{name}/size", dialog.size())
    owner = dialog.parentWidget()
    if owner is None:
        return
    # The corner is what ``move`` sets. Its middle depends on a frame, which is not there then.
    corner = dialog.frameGeometry().topLeft() - owner.window().frameGeometry().center()
    store.setValue(f"{name}/corner", corner)
    store.remove(f"{name}/away")  # written by earlier versions


def _store() -> QSettings:
    # Not in the settings file, which users may copy to another computer.
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return QSettings(str(Path(folder) / "dialogs.ini"), QSettings.Format.IniFormat)
