"""The heading of the record next to the board: event, round, date, result, source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gobanapp.game.game_info import GameInfo
from gobanapp.text import formats, result_text
from gobanapp.ui.widgets.appearance import SMALL, SPACE, draw_focus, set_text_size
from gobanapp.ui.widgets.plain_text import set_tool_tip

_ROWS: Final = (("event", "round", "date"), ("result", "source"))
_FOLDED: Final = (("event", "date", "result"),)
_LONGEST = 200
"""Letters that are shown of a field: records may hold whole books."""


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
            "source": info.source,
        }
        for name, text in texts.items():
            self._fields[name].show_text(text)
        if not any(texts.values()):
            self._fields["event"].invite(self.tr("Add event, date, result…"))
        self.updateGeometry()
        self._arrange()

    def set_folded(self, is_folded: bool) -> None:
        """Take one line alone."""
        if is_folded != self._is_folded:
            self._is_folded = is_folded
            self.updateGeometry()
            self._arrange()

    def _rows(self, *, is_folded: bool) -> list[list[_Field]]:
        rows = _FOLDED if is_folded else _ROWS
        filled = [[self._fields[name] for name in row] for row in rows]
        filled = [[field for field in row if field.words] for row in filled]
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
        self._arrange()

    def _arrange(self) -> None:
        """Give each field the width of its words, and the longest ones less where it is scarce."""
        rows = self._rows(is_folded=self._is_folded)
        shown = [field for row in rows for field in row]
        for field in self._fields.values():
            field.setVisible(field in shown)
        top = 0
        for row in rows:
            wanted = [field.sizeHint().width() for field in row]
            widths = _shared(wanted, self.width() - SPACE * (len(row) - 1))
            left = 0
            height = row[0].line_height
            for field, width in zip(row, widths, strict=True):
                field.setGeometry(QRect(left, top, width, height))
                left += width + SPACE
            top += height


def _shared(wanted: Sequence[int], room: int) -> list[int]:
    """Return widths that fit into ``room``: the short ones whole, the long ones cut alike."""
    widths = [0] * len(wanted)
    by_width = sorted(range(len(wanted)), key=wanted.__getitem__)
    for place, number in enumerate(by_width):
        widths[number] = max(0, min(wanted[number], room // (len(wanted) - place)))
        room -= widths[number]
    return widths


class _Field(QAbstractButton):
    """A text that is underlined when it can be clicked on."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._words = ""
        self._is_invitation = False
        set_text_size(self, SMALL)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def words(self) -> str:
        """The text; not the text of a button, where "&" would make a mnemonic."""
        return self._words

    def show_text(self, text: str) -> None:
        """Show the text of a field."""
        whole = " ".join(text.split())
        self._is_invitation = False
        self._words = formats.elided(whole, _LONGEST)
        self.update()
        set_tool_tip(self, f"{self._name}: {whole}")
        self.setAccessibleName(f"{self._name}: {whole}")

    def invite(self, text: str) -> None:
        """Show a prompt for the missing text."""
        self.show_text(text)
        self._is_invitation = True
        set_tool_tip(self, "")
        self.setAccessibleName(text)

    @property
    def line_height(self) -> int:
        return self.fontMetrics().height() + SPACE // 2

    def sizeHint(self) -> QSize:
        # A pixel more than the words: their width is no whole number.
        return QSize(self.fontMetrics().horizontalAdvance(self._words) + 2, self.line_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            if self.hasFocus():
                draw_focus(painter, self)
            role = roles.PlaceholderText if self._is_invitation else roles.WindowText
            if self.underMouse() or self.isDown():
                role = roles.Link
                font = painter.font()
                font.setUnderline(True)
                painter.setFont(font)
            painter.setPen(self.palette().color(role))
            right = Qt.TextElideMode.ElideRight
            text = painter.fontMetrics().elidedText(self._words, right, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)
