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

_MAX_RANK_LENGTH = 10
_STONE_SIZE = 1.15
"""The stone, in heights of the name's line."""
_MIN_LINE_HEIGHT = 23
"""The height of a line, in logical pixels, that can still be read from two metres."""


class PlayerHeader(QWidget):
    """Two lines, the name in a given text size."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._scale_key: tuple[float, int, str] | None = None
        self._has_rank = False
        self._stone = Label()
        self._name = ElidedLabel()
        self._name.setObjectName("name")
        self._rank = muted(Label(), "rank")
        self._opponent_clock = ClockFace(is_small=True)
        self._opponent_clock.setObjectName("opponent-clock")
        self._opponent_stone = Label()
        second_row = hbox(
            self._rank, None, self._opponent_stone, self._opponent_clock, spacing=SPACE // 2
        )
        self._grid = grid_box(self, spacing=(SPACE + SPACE // 2, 0), stretched=1)
        self._grid.addWidget(self._stone, 0, 0, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self._name, 0, 1)
        self._grid.addLayout(second_row, 1, 1)
        self.set_text_scale(LARGE)
        self.show_opponents_time(None)

    def set_text_scale(self, size: float, width: int = 0) -> None:
        """Set the text size of the name, relative to the system's.

        ``width``: the available width; a longer name is reduced, within limits.
        """
        key = size, width, self._name.accessibleName()
        if key == self._scale_key:
            return
        self._scale_key = key
        second = max(NORMAL, 0.55 * size)
        set_text_size(self._name, size, bold=True)
        if width:
            metrics = self._name.fontMetrics()
            stone_width = round(_STONE_SIZE * metrics.height()) + self._grid.horizontalSpacing()
            needed = metrics.horizontalAdvance(self._name.accessibleName()) + 2
            fitting_size = size * (width - stone_width) / max(1, needed)
            size = max(self._min_text_scale(), min(size, fitting_size))
            set_text_size(self._name, size, bold=True)
        set_text_size(self._rank, second)
        self._opponent_clock.set_text_scale(second)
        side = round(self._name.fontMetrics().height() * _STONE_SIZE)
        ratio = self.devicePixelRatioF()
        self._stone.setPixmap(stone_pixmap(self._color, side, ratio))
        side = self._rank.fontMetrics().height()
        self._opponent_stone.setPixmap(stone_pixmap(self._color.opponent, side, ratio))

    def needed_height(self) -> int:
        """Return the height of both lines, whether or not they have been shown yet."""
        name = self._name.fontMetrics().height()
        second = 0
        if not (self._rank.isHidden() and self._opponent_clock.isHidden()):
            second = max(
                self._rank.fontMetrics().height(), self._opponent_clock.fontMetrics().height()
            )
        return max(name + second, round(name * _STONE_SIZE)) + 1

    def _min_text_scale(self) -> float:
        """Return the text size below which a long name is elided instead."""
        return max(
            NORMAL, min(LARGE, _MIN_LINE_HEIGHT / QFontMetricsF(QApplication.font()).height())
        )

    def show_player(self, name: str, rank: str, *, keeps_second_line: bool) -> None:
        """Show the player. ``keeps_second_line``: True to reserve it even without a rank."""
        self._name.set_full_text(name)
        self._rank.setText(formats.elided(rank, _MAX_RANK_LENGTH))
        self._has_rank = bool(rank) or keeps_second_line
        self._fit_rank()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rank()

    def _fit_rank(self) -> None:
        """Hide the rank if there is no room for it next to the opponent's time."""
        available = self.width() - self._stone.width() - self._grid.horizontalSpacing()
        widgets = (self._rank, self._opponent_stone, self._opponent_clock)
        needed = sum(widget.sizeHint().width() + SPACE for widget in widgets)
        self._rank.setVisible(
            self._has_rank and (self._opponent_clock.isHidden() or needed <= available)
        )

    def show_opponents_time(self, view: ClockView | None) -> None:
        """Show the opponent's clock too, if the opponent's side is upside down; None hides it."""
        self._opponent_clock.setVisible(view is not None)
        self._opponent_stone.setVisible(view is not None)
        self._fit_rank()
        self._opponent_clock.show_clock(view)
