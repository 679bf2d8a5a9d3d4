"""The heading of the record next to the board: event, round, date, result, source.

Rules are named only where they are not understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.game.game_info import GameInfo
from gobanapp.text import formats, result_text
from gobanapp.ui.widgets.appearance import SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.buttons import LinkButton
from gobanapp.ui.widgets.plain_text import set_tool_tip

_ROWS: Final = (("event", "round", "date"), ("result", "rules", "source"))
_FOLDED_ROWS: Final = (("event", "date", "result", "rules"),)
_MAX_LENGTH = 200
"""The characters shown of a field: records may hold whole books."""


class RecordHeading(QWidget):
    """Two lines, or one when folded. A click on a field requests its correction."""

    edit_requested = Signal(str)
    """A request to correct the field with this name in ``GameInfo``."""

    def __init__(self) -> None:
        super().__init__()
        self._info: GameInfo | None = None
        self._is_folded = False
        self._fields = {
            "event": _Field(self.tr("Event")),
            "round": _Field(self.tr("Round")),
            "date": _Field(self.tr("Date")),
            "result": _Field(self.tr("Result")),
            "rules": _Field(self.tr("Rules")),
            "source": _Field(self.tr("Source")),
        }
        for name, field in self._fields.items():
            field.setObjectName(f"heading-{name}")
            field.setParent(self)
            field.clicked.connect(lambda _checked, name=name: self.edit_requested.emit(name))
        policies = QSizePolicy.Policy
        self.setSizePolicy(policies.Ignored, policies.Fixed)

    def show_info(self, info: GameInfo) -> None:
        """Show the heading of a record; empty fields take no room."""
        if info == self._info:
            return
        self._info = info
        round_ = info.round
        if round_.isdecimal():
            round_ = self.tr("Round {number}").format(number=round_)
        texts = {
            "event": info.event or info.game_name,
            "round": round_,
            "date": formats.date(info.date),
            "result": result_text.recorded_result(info.result) if info.result else "",
            # Rules that are not understood decide the score.
            "rules": self.tr("Rules not understood: Japanese assumed")
            if info.has_unknown_rules
            else "",
            "source": info.source,
        }
        for name, text in texts.items():
            self._fields[name].show_text(text)
        if not any(texts.values()):
            self._fields["event"].show_prompt(self.tr("Add event, date, result…"))
        self.updateGeometry()
        self._update_geometry()

    def set_folded(self, is_folded: bool) -> None:
        """Use a single line."""
        if is_folded != self._is_folded:
            self._is_folded = is_folded
            self.updateGeometry()
            self._update_geometry()

    def _rows(self, *, is_folded: bool) -> list[list[_Field]]:
        names = _FOLDED_ROWS if is_folded else _ROWS
        rows = [[self._fields[name] for name in row] for row in names]
        filled = [[field for field in row if field.words] for row in rows]
        return [row for row in filled if row]

    def height_for(self, *, is_folded: bool) -> int:
        """Return its height, folded or not."""
        rows = self._rows(is_folded=is_folded)
        return self._fields["event"].line_height * max(1, len(rows))

    def sizeHint(self) -> QSize:
        return QSize(0, self.height_for(is_folded=self._is_folded))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_geometry()

    def _update_geometry(self) -> None:
        """Give each field the width of its text; if necessary, shorten the longest ones."""
        rows = self._rows(is_folded=self._is_folded)
        fields = [field for row in rows for field in row]
        for field in self._fields.values():
            field.setVisible(field in fields)
        top = 0
        for row in rows:
            preferred = [field.sizeHint().width() for field in row]
            widths = _fitting_widths(preferred, self.width() - SPACE * (len(row) - 1))
            left = 0
            height = row[0].line_height
            for field, width in zip(row, widths, strict=True):
                field.setGeometry(QRect(left, top, width, height))
                left += width + SPACE
            top += height


def _fitting_widths(preferred: Sequence[int], available: int) -> list[int]:
    """Return widths that fit into ``available``; only the longest ones are reduced."""
    widths = [0] * len(preferred)
    by_width = sorted(range(len(preferred)), key=preferred.__getitem__)
    for index, number in enumerate(by_width):
        widths[number] = max(0, min(preferred[number], available // (len(preferred) - index)))
        available -= widths[number]
    return widths


class _Field(LinkButton):
    """A field of the record, or a prompt for one."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        set_text_size(self, SMALL)

    def show_text(self, text: str) -> None:
        """Show the text of a field."""
        full_text = " ".join(text.split())
        self.show_words(formats.elided(full_text, _MAX_LENGTH), QPalette.ColorRole.WindowText)
        set_tool_tip(self, f"{self._name}: {full_text}")
        self.setAccessibleName(f"{self._name}: {full_text}")

    def show_prompt(self, text: str) -> None:
        """Show a prompt for the missing text."""
        self.show_words(text, QPalette.ColorRole.PlaceholderText)
        set_tool_tip(self, "")
        self.setAccessibleName(text)
