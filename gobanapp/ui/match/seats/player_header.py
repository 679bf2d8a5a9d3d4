"""The header of a seat: stone, name and rank, and on request the opponent's time left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.rules.color import Color
from gobanapp.text import formats
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.clock_view import ClockView
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.forms import grid_box, hbox
from gobanapp.ui.widgets.labels import ElidedLabel, muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_LONGEST_RANK = 10
_STONE = 1.15
"""The stone, in heights of the name's line."""
_LEAST_NAME = 23
"""The height of a line, in logical pixels, that can still be read from two metres."""


class PlayerHeader(QWidget):
    """Two lines, the name in a given text size."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._sized: tuple[float, int, str] | None = None
        self._has_rank = False
        self._stone = Label()
        self._name = ElidedLabel()
        self._name.setObjectName("name")
        self._rank = muted(Label(), "rank")
        self._other = ClockFace(is_small=True)
        self._other.setObjectName("opponent-clock")
        self._other_stone = Label()
        second = hbox(self._rank, None, self._other_stone, self._other, spacing=SPACE // 2)
        self._grid = grid_box(self, spacing=(SPACE + SPACE // 2, 0), stretched=1)
        self._grid.addWidget(self._stone, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self._name, 0, 1)
        self._grid.addLayout(second, 1, 1)
        self.set_text_scale(LARGE)
        self.show_opponents_time(None)

    def set_text_scale(self, size: float, width: int = 0) -> None:
        """Set the text size of the name, relative to the system's.

        ``width``: the available width; a longer name is reduced, within limits.
        """
        key = size, width, self._name.accessibleName()
        if key == self._sized:
            return
        self._sized = key
        second = max(NORMAL, 0.55 * size)
        set_text_size(self._name, size, bold=True)
        if width:
            metrics = self._name.fontMetrics()
            beside = round(_STONE * metrics.height()) + self._grid.horizontalSpacing()
            needed = metrics.horizontalAdvance(self._name.accessibleName()) + 2
            fitting = size * (width - beside) / max(1, needed)
            size = max(self._least_size(), min(size, fitting))
            set_text_size(self._name, size, bold=True)
        set_text_size(self._rank, second)
        self._other.set_text_scale(second)
        side = round(self._name.fontMetrics().height() * _STONE)
        ratio = self.devicePixelRatioF()
        self._stone.setPixmap(stone_pixmap(self._color, side, ratio))
        side = self._rank.fontMetrics().height()
        self._other_stone.setPixmap(stone_pixmap(self._color.opponent, side, ratio))

    def needed_height(self) -> int:
        """Return the height of both lines, whether or not they have been shown yet."""
        name = self._name.fontMetrics().height()
        second = 0
        if not (self._rank.isHidden() and self._other.isHidden()):
            second = max(self._rank.fontMetrics().height(), self._other.fontMetrics().height())
        return max(name + second, round(name * _STONE)) + 1

    def _least_size(self) -> float:
        """Return the size below which a name rather ends in dots."""
        return max(NORMAL, min(LARGE, _LEAST_NAME / QFontMetricsF(QApplication.font()).height()))

    def show_player(self, name: str, rank: str, *, keeps_second_line: bool) -> None:
        """Show the player. ``keeps_second_line``: also where there is no rank."""
        self._name.set_full_text(name)
        self._rank.setText(formats.elided(rank, _LONGEST_RANK))
        self._has_rank = bool(rank) or keeps_second_line
        self._fit_rank()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rank()

    def _fit_rank(self) -> None:
        """Hide the rank if there is no room for it next to the opponent's time."""
        room = self.width() - self._stone.width() - self._grid.horizontalSpacing()
        parts = (self._rank, self._other_stone, self._other)
        needed = sum(part.sizeHint().width() + SPACE for part in parts)
        self._rank.setVisible(self._has_rank and (self._other.isHidden() or needed <= room))

    def show_opponents_time(self, view: ClockView | None) -> None:
        """Show the opponent's clock too, if the opponent's side is upside down; None hides it."""
        self._other.setVisible(view is not None)
        self._other_stone.setVisible(view is not None)
        self._fit_rank()
        self._other.show_clock(view)
