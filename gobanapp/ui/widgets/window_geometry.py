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

_LOW, _LOW_LINES = 600, 38  # pixels, lines of type

_OPENS = 1000
"""Milliseconds after which the position of a new window is final."""


def persist_size(dialog: QDialog, name: str, usual: QSize) -> None:
    """Restore the last size of ``dialog``, ``usual`` at first, as far as there is room.

    ``name``: its group in the file, which must stay the same in all versions. Its position is
    stored relative to the middle of its parent window, and kept within that window's screen. Call
    it after the layout is complete, before the dialog is shown.
    """
    store = _store()
    size = store.value(f"{name}/size")
    fits = (size if isinstance(size, QSize) and size.isValid() else usual).boundedTo(
        available_size(dialog)
    )
    dialog.resize(_with_room_for_words(dialog, fits.expandedTo(_least(dialog))))
    owner, corner = dialog.parentWidget(), store.value(f"{name}/corner")
    if owner is not None and isinstance(corner, QPoint):
        window = owner.window()
        around = window.frameGeometry()
        # No window has a frame before it is shown; that of the owner is there.
        size_with_frame = dialog.size() + around.size() - window.size()
        place = QRect(around.center() + corner, size_with_frame)
        dialog.move(moved_into(place, screen_of(dialog).availableGeometry()).topLeft())
    # Not the dialog itself: what a signal of its own holds would hold it for ever.
    found = weakref.ref(dialog)
    dialog.finished.connect(lambda _result: _note(found(), name))


def _least(dialog: QDialog) -> QSize:
    """Return the smallest size: its own minimum if set, else that of its layout."""
    own, hint = dialog.minimumSize(), dialog.minimumSizeHint()
    return QSize(own.width() or hint.width(), own.height() or hint.height())


def _with_room_for_words(dialog: QDialog, size: QSize) -> QSize:
    """Return ``size``, higher where words that wrap in its width need more.

    That happens where the dialog was left with smaller type.
    """
    layout = dialog.layout()
    if layout is None or not layout.hasHeightForWidth():
        return size
    return size.expandedTo(QSize(0, layout.totalMinimumHeightForWidth(size.width())))


def is_low(height: int, line: int) -> bool:
    """Return whether a window of this height is too low for the whole panel.

    ``line``: the height of a line of text.
    """
    return height <= max(_LOW, _LOW_LINES * line)


def available_size(window: QWidget) -> QSize:
    """Return the largest size that a window or a dialog can have on its screen."""
    return screen_of(window).availableSize() - WINDOW_FRAME


class FitToScreen(QTimer):
    """Makes ``window``, which has just been shown, no larger than its screen.

    A Wayland compositor reports the screen a moment later. After the user drags the window, it
    keeps its size.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, singleShot=True, interval=_OPENS)
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


def moved_into(place: QRect, screen: QRect) -> QRect:
    """Return ``place`` moved into ``screen``; if it is too large, its upper left stays visible."""
    right = min(place.left(), screen.right() + 1 - place.width())
    bottom = min(place.top(), screen.bottom() + 1 - place.height())
    corner = QPoint(max(right, screen.left()), max(bottom, screen.top()))
    return QRect(corner, place.size())


def _note(dialog: QDialog | None, name: str) -> None:
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
    store.remove(f"{name}/away")  # of earlier versions, with which dialogs crept


def _store() -> QSettings:
    # Not among the settings, which one may want to have on another computer as well.
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return QSettings(str(Path(folder) / "dialogs.ini"), QSettings.Format.IniFormat)
