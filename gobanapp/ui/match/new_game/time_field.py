"""A line in which a time is typed, as hours, minutes and seconds or as minutes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gobanapp.clock.time_system import MAX_SECONDS
from gobanapp.text.game_info_values import format_time, read_time
from gobanapp.ui.widgets.forms import letters_width, prepare

_STEP = 60.0


class TimeField(QLineEdit):
    """A time that may be missing; the arrow keys add a minute to it or take one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seconds: float | None = None
        prepare(self)
        self.setFixedWidth(letters_width(self, 12))
        self.setToolTip(self.tr("Hours, minutes and seconds as in 1:30:00, or minutes"))
        self.textEdited.connect(self._read)
        self.editingFinished.connect(self._write)

    @property
    def seconds(self) -> float | None:
        """The time in seconds, None where nothing is typed or it is no time."""
        return self._seconds

    @seconds.setter
    def seconds(self, seconds: float | None) -> None:
        self._seconds = seconds
        self.setText("" if seconds is None else format_time(seconds))
        self.setCursorPosition(0)

    @property
    def is_readable(self) -> bool:
        """Whether there is a time, or nothing."""
        return self._seconds is not None or not self.text().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: _STEP, Qt.Key.Key_Down: -_STEP}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.seconds = min(MAX_SECONDS, max(0.0, (self._seconds or 0.0) + step))
        self.textEdited.emit(self.text())

    def _read(self) -> None:
        self._seconds = read_time(self.text())

    def _write(self) -> None:
        if self._seconds is not None:
            self.seconds = self._seconds
