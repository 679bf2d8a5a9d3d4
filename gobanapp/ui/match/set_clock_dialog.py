"""The dialog in which a referee changes the players' times."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QPushButton,
    QWidget,
)

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Times
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import player_names
from gobanapp.text.clock_text import clock_reading
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.dialogs import fill_fixed_dialog
from gobanapp.ui.widgets.forms import grid_box, letters_width
from gobanapp.ui.widgets.labels import ElidedLabel
from gobanapp.ui.widgets.plain_text import Label

_STEPS = (-300, -60, -10, 10, 60, 300)
_LETTERS = 20


class SetClockDialog(QDialog):
    """Each button changes the time at once: ``added`` has the player and the seconds."""

    added = Signal(Color, float)

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("set-clock")
        self.setWindowTitle(self.tr("Set Clock"))
        self._times = ByColor(Label(), Label())
        grid = grid_box(spacing=(SPACE, SPACE))
        for row, color in enumerate(Color):
            self._add_player(grid, row, color, player_names.player_name(info, color))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # A key that is pressed too soon must not cost anybody five minutes.
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        fill_fixed_dialog(self, grid, buttons)

    def show_times(self, times: Times) -> None:
        """Show what each player has left."""
        for color in Color:
            left = times[color]
            self._times[color].setText("" if left is None else clock_reading(left.seconds))

    def _add_player(self, grid: QGridLayout, row: int, color: Color, name: str) -> None:
        label = ElidedLabel()
        label.set_full_text(name)
        label.setMinimumWidth(letters_width(label, _LETTERS))
        time = self._times[color]
        time.setObjectName(f"{color.name.lower()}-time")
        set_text_size(time, LARGE, bold=True)
        time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        time.setMinimumWidth(time.fontMetrics().horizontalAdvance("00:00:00"))
        grid.addWidget(label, row, 0)
        grid.addWidget(time, row, 1)
        for column, seconds in enumerate(_STEPS, start=2):
            button = QPushButton(_step(seconds))
            button.setObjectName(f"{color.name.lower()}{seconds:+}")
            button.setAutoDefault(False)
            text = self.tr("%n seconds for {player}", "", seconds)
            button.setAccessibleName(text.format(player=name))
            button.clicked.connect(
                lambda _checked, seconds=seconds: self.added.emit(color, float(seconds))
            )
            grid.addWidget(button, row, column)


def _step(seconds: int) -> str:
    sign = "+" if seconds > 0 else "–"
    return f"{sign}{abs(seconds) // 60}:{abs(seconds) % 60:02}"
