"""The count of both sides as a table: a row for each line, a column for each player."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.scoring import Score
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.result_text import COUNT_LINES, count_lines_of
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size
from gobanapp.ui.widgets.decimal_column import align_units
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 20


class CountTable(QWidget):
    """Shows a score; it adds nothing up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Count"))
        self._stones = ByColor(Label(), Label())
        self._heads = {line: Label(result_text.score_line_name(line)) for line in COUNT_LINES}
        self._values = {line: ByColor(Label(), Label()) for line in COUNT_LINES}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, color in enumerate(Color, start=1):
            stone = self._stones[color]
            stone.setObjectName(color.name.lower())
            stone.setPixmap(stone_pixmap(color, _STONE_SIZE, self.devicePixelRatioF()))
            grid.addWidget(stone, 0, column, right)
        rows = [*range(1, len(COUNT_LINES)), len(COUNT_LINES) + 1]
        grid.setRowMinimumHeight(len(COUNT_LINES), SPACE // 2)
        for row, line in zip(rows, COUNT_LINES, strict=True):
            labels = (self._heads[line], *self._values[line])
            for name, label in zip(("head", "black", "white"), labels, strict=True):
                label.setObjectName(f"{line}-{name}")
            for column, label in enumerate(labels):
                set_text_size(label, NORMAL, bold=line == "total")
                grid.addWidget(label, row, column)
            for label in labels[1:]:
                label.setAlignment(right)
            labels[0].setWordWrap(True)
        widest = self._values["total"].black.fontMetrics().horizontalAdvance("88.5")
        for column in (1, 2):
            grid.setColumnMinimumWidth(column, widest)

    def show_count(self, score: Score, names: ByColor[str]) -> None:
        """Show ``score`` for two players; one without a name is called by the colour."""
        counts = score.lines
        told = count_lines_of(score)
        for line in COUNT_LINES:
            pair = counts.map(attrgetter(line))
            is_shown = line in told
            self._heads[line].setVisible(is_shown)
            for color in Color:
                value, label = pair[color], self._values[line][color]
                label.setVisible(is_shown)
                label.setText(formats.number(value))
        decimals = align_units([label for pair in self._values.values() for label in pair])
        for color in Color:
            name = names[color] or player_names.color_name(color)
            self._stones[color].setContentsMargins(0, 0, decimals, 0)
            set_tool_tip(self._stones[color], name)
            self._stones[color].setAccessibleName(name)
        self._tell(told)

    def _tell(self, told: list[str]) -> None:
        """Say in each cell, and of all, what only the place in the table tells the eye."""
        lines = []
        for line in told:
            head = self._heads[line].text()
            values = self._values[line].map(lambda label: label.text())
            for color in Color:
                text = self.tr("{line}, {color}: {number}")
                text = text.format(
                    line=head, color=player_names.color_name(color), number=values[color]
                )
                self._values[line][color].setAccessibleName(text)
            text = self.tr("{line}: Black {black}, White {white}")
            lines.append(text.format(line=head, black=values.black, white=values.white))
        self.setAccessibleDescription(". ".join(lines))
