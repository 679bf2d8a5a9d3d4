"""The running totals of both sides in a count by hand, and the prisoners in their lids."""

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
    """A column for each player, as in the table of the count. No figure moves as totals grow."""

    def __init__(self) -> None:
        super().__init__()
        self._totals = ByColor(Label(), Label())
        self._lids = ByColor(Label(), Label())
        self._stones = ByColor(Label(), Label())
        self._tail = 0
        words = self.tr("Counted"), result_text.score_line_name("prisoners")
        grid = grid_box(self, spacing=(SPACE // 2, SPACE // 2), stretched=0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row, word in enumerate(words, start=1):
            head = ElidedLabel()
            set_text_size(head, NORMAL)
            head.set_full_text(word)
            grid.addWidget(head, row, 0)
        for column, color in zip((2, 4), Color, strict=True):
            # Where there is little room the columns stand closer.
            apart = QSpacerItem(3 * SPACE // 2, 0, QSizePolicy.Policy.Maximum)
            grid.addItem(apart, 0, column - 1)
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

    def make_room(self, demonstration: Demonstration) -> None:
        """Make room for every figure of ``demonstration``."""
        totals = [step.totals for step in demonstration.steps]
        lids = [step.lids for step in demonstration.steps]
        figures = {formats.number(total) for pair in totals for total in pair}
        self._tail = max(decimals_width(self._totals.black, figure) for figure in figures)
        for color in Color:
            self._stones[color].setContentsMargins(0, 0, self._tail, 0)
            self._make_room(self._totals[color], {pair[color] for pair in totals})
            self._make_room(self._lids[color], {pair[color] for pair in lids})

    def show_step(self, step: CountStep) -> None:
        """Show the totals after ``step``."""
        for color in Color:
            total, prisoners = step.totals[color], step.lids[color]
            # Nothing yet; and, in a count of one side, of the other nothing before the end.
            is_counted = total or step.kind is CountStepKind.RESULT
            self._write(self._totals[color], formats.number(total) if is_counted else "–")
            self._write(self._lids[color], formats.number(prisoners))
            self._lids[color].setAccessibleName(result_text.prisoners(prisoners))

    def _make_room(self, label: Label, values: Iterable[float]) -> None:
        label.setMinimumWidth(0)
        widest = 0
        for value in values:
            self._write(label, formats.number(value))
            widest = max(widest, label.sizeHint().width())
        label.setMinimumWidth(widest)

    def _write(self, label: Label, figure: str) -> None:
        """Write ``figure`` with its units aligned with the others."""
        label.setText(figure)
        align_units([label], self._tail)
