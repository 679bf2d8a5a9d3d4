"""The table of a count: its lines, with a number for each player."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.scoring import Score
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.result_text import COUNT_LINES, count_lines_of
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.forms import grid_box
from gobanapp.ui.widgets.labels import align_units
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip
from gobanapp.ui.widgets.stone_icon import stone_label

MIN_WIDTH = 18 * SPACE
_COLUMN_SPACING, _MIN_COLUMN_SPACING = 2 * SPACE, SPACE // 2
"""The space between the columns of the table: usually, and in a narrow panel."""
_TYPE_SIZES = (NORMAL, 0.85 * NORMAL, 0.7 * NORMAL, 0.6 * NORMAL)
"""The text sizes of the table: the largest that fits, because a table cannot wrap."""


class CountTable(QWidget):
    """A table that shows a score."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Score"))
        self._stones = ByColor(stone_label(Color.BLACK), stone_label(Color.WHITE))
        self._headings = {line: Label(result_text.score_line_name(line)) for line in COUNT_LINES}
        self._values = {line: ByColor(Label(), Label()) for line in COUNT_LINES}
        self._grid = grid = grid_box(self, spacing=(_COLUMN_SPACING, SPACE // 2), stretched=0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, color in enumerate(Color, start=1):
            stone = self._stones[color]
            stone.setObjectName(color.name.lower())
            grid.addWidget(stone, 0, column, right)
        rows = [*range(1, len(COUNT_LINES)), len(COUNT_LINES) + 1]
        grid.setRowMinimumHeight(len(COUNT_LINES), SPACE // 2)
        for row, line in zip(rows, COUNT_LINES, strict=True):
            labels = (self._headings[line], *self._values[line])
            for name, label in zip(("head", "black", "white"), labels, strict=True):
                label.setObjectName(f"{line}-{name}")
            for column, label in enumerate(labels):
                grid.addWidget(label, row, column)
            for label in labels[1:]:
                label.setAlignment(right)
            labels[0].setWordWrap(True)
        self._set_type(NORMAL)

    def minimumSizeHint(self) -> QSize:
        """Return a size that needs smaller type, and less space between the columns."""
        size = super().minimumSizeHint()
        return QSize(min(size.width(), MIN_WIDTH), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Use the largest type and the most space between the columns that fit."""
        for size in _TYPE_SIZES:
            self._set_type(size)
            column_spacing = 2 * self._grid.horizontalSpacing()
            spare = self.width() - (super().minimumSizeHint().width() - column_spacing)
            if spare >= 2 * _MIN_COLUMN_SPACING:
                break
        self._grid.setHorizontalSpacing(max(_MIN_COLUMN_SPACING, min(_COLUMN_SPACING, spare // 2)))

    def _set_type(self, size: float) -> None:
        for line in COUNT_LINES:
            for label in (self._headings[line], *self._values[line]):
                set_text_size(label, size, bold=line == "total")
        widest = self._values["total"].black.fontMetrics().horizontalAdvance("88.5")
        for column in (1, 2):
            self._grid.setColumnMinimumWidth(column, widest)
        decimals = align_units([label for pair in self._values.values() for label in pair])
        for stone in self._stones:
            stone.setContentsMargins(0, 0, decimals, 0)

    def show_count(self, score: Score, names: ByColor[str]) -> None:
        """Show ``score`` for two players; one without a name is called by the colour."""
        counts = score.lines
        shown_lines = count_lines_of(score)
        for line in COUNT_LINES:
            pair = counts.map(attrgetter(line))
            is_shown = line in shown_lines
            self._headings[line].setVisible(is_shown)
            for color in Color:
                value, label = pair[color], self._values[line][color]
                label.setVisible(is_shown)
                label.setText(formats.number(value))
        self._fit()
        for color in Color:
            name = names[color] or player_names.color_name(color)
            set_tool_tip(self._stones[color], name)
            self._stones[color].setAccessibleName(name)
        self._describe(shown_lines)

    def clear_figures(self) -> None:
        """Clear the figures, and keep the size of the lines."""
        for pair in self._values.values():
            for label in pair:
                label.setText("")
                label.setAccessibleName("")
        self.setAccessibleDescription("")

    def _describe(self, shown_lines: list[str]) -> None:
        """Set accessible descriptions for each cell and the whole table."""
        lines = []
        for line in shown_lines:
            heading = self._headings[line].text()
            values = self._values[line].map(lambda label: label.text())
            for color in Color:
                text = self.tr("{line}, {color}: {number}")
                text = text.format(
                    line=heading, color=player_names.color_name(color), number=values[color]
                )
                self._values[line][color].setAccessibleName(text)
            text = self.tr("{line}: Black {black}, White {white}")
            lines.append(text.format(line=heading, black=values.black, white=values.white))
        self.setAccessibleDescription(". ".join(lines))
