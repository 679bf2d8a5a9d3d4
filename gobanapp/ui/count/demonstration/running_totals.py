"""The running totals of both players in a count by hand, and the prisoners in the lids."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QWidget

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import CountStep, CountStepKind, Demonstration
from gobanapp.text import formats, player_names, result_text
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.forms import grid_box, hbox
from gobanapp.ui.widgets.labels import ElidedLabel, align_units, decimals_width
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 20
_PRISONER_SIZE = 14


class RunningTotals(QWidget):
    """A column for each player, as in the score table. No figure moves as totals grow."""

    def __init__(self) -> None:
        super().__init__()
        self._totals = ByColor(Label(), Label())
        self._lids = ByColor(Label(), Label())
        self._stones = ByColor(Label(), Label())
        self._decimals_width = 0
        headings = self.tr("Counted"), result_text.score_line_name("prisoners")
        grid = grid_box(self, spacing=(SPACE // 2, SPACE // 2), stretched=0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row, heading in enumerate(headings, start=1):
            heading_label = ElidedLabel()
            set_text_size(heading_label, NORMAL)
            heading_label.set_full_text(heading)
            grid.addWidget(heading_label, row, 0)
        for column, color in zip((2, 4), Color, strict=True):
            # The columns are closer if there is little room.
            spacer = QSpacerItem(3 * SPACE // 2, 0, QSizePolicy.Policy.Maximum)
            grid.addItem(spacer, 0, column - 1)
            ratio = self.devicePixelRatioF()
            stone, total, lid = self._stones[color], self._totals[color], self._lids[color]
            stone.setPixmap(stone_pixmap(color, _STONE_SIZE, ratio))
            stone.setAccessibleName(player_names.color_name(color))
            set_text_size(total, LARGE, bold=True)
            set_text_size(lid, NORMAL)
            prisoner = Label()
            prisoner.setPixmap(stone_pixmap(color.opponent, _PRISONER_SIZE, ratio))
            total.setObjectName(f"{color.name.lower()}-total")
            lid.setObjectName(f"{color.name.lower()}-prisoners")
            for label in (stone, total, lid):
                label.setAlignment(right)
            prisoners = hbox(None, prisoner, lid, spacing=SPACE // 2)
            grid.addWidget(stone, 0, column)
            grid.addWidget(total, 1, column)
            grid.addLayout(prisoners, 2, column)

    def reserve_space(self, demonstration: Demonstration) -> None:
        """Reserve space for every figure of ``demonstration``."""
        totals = [step.totals for step in demonstration.steps]
        lids = [step.lids for step in demonstration.steps]
        figures = {formats.number(total) for pair in totals for total in pair}
        self._decimals_width = max(decimals_width(self._totals.black, figure) for figure in figures)
        for color in Color:
            self._stones[color].setContentsMargins(0, 0, self._decimals_width, 0)
            self._reserve_width(self._totals[color], {pair[color] for pair in totals})
            self._reserve_width(self._lids[color], {pair[color] for pair in lids})

    def show_step(self, step: CountStep) -> None:
        """Show the totals after ``step``."""
        for color in Color:
            total, prisoners = step.totals[color], step.lids[color]
            # A dash before anything is counted; in a count of one player, for the other to the end.
            is_counted = total or step.kind is CountStepKind.RESULT
            self._set_figure(self._totals[color], formats.number(total) if is_counted else "–")
            self._set_figure(self._lids[color], formats.number(prisoners))
            self._lids[color].setAccessibleName(result_text.prisoners(prisoners))

    def _reserve_width(self, label: Label, values: Iterable[float]) -> None:
        label.setMinimumWidth(0)
        max_width = 0
        for value in values:
            self._set_figure(label, formats.number(value))
            max_width = max(max_width, label.sizeHint().width())
        label.setMinimumWidth(max_width)

    def _set_figure(self, label: Label, figure: str) -> None:
        """Write ``figure`` with its units aligned with the others."""
        label.setText(figure)
        align_units([label], self._decimals_width)
