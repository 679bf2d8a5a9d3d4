"""The words of a presentation, in type large enough for a classroom."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QWidget,
)

from gobanapp.rules.color import Color
from gobanapp.text.presentation_text import PresentationText
from gobanapp.ui.widgets.forms import PlainScrollArea, hbox, vbox
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

TEXT_SIZES: Final = (46, 38, 31, 25, 20, 16, 13)
"""The text sizes, as the number of lines that would fill the height of the window."""
_SHRUNK: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Words that have no room in one size are set in the next."""
_LEAST_FIT: Final = 0.5
"""The smallest share of the type size for long words; longer ones, such as addresses, are cut."""
_HEAD: Final = 1.15
_NAME: Final = 0.85

LEAST_LINES: Final = 8
"""The minimum number of lines: names, progress of the game, some of the comment."""
LEAST_EMS: Final = 9
"""The minimum width in heights of the type, margins included: a long word needs it."""


class LargeText(QWidget):
    """Names, progress of the game, and the comment, which shrinks a little before it scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self._pixels = 24
        self._shown: tuple[PresentationText, str] | None = None
        self._names = {color: _label() for color in Color}
        self._stones = {color: Label() for color in Color}
        self._head = _label()
        self._text = _label()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._foot = muted(_label())
        self._name_labels()
        self._scroll = PlainScrollArea(vbox(self._text, None))
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(1)  # it scrolls: all else has its room first

        players = (hbox(self._stones[each], (self._names[each], 1), spacing=0) for each in Color)
        self._players = vbox(*((player, 1) for player in players))
        self._rows = vbox(self._players, self._head, (self._scroll, 1), self._foot)
        self.setLayout(self._rows)
        self.set_type(self._pixels)

    def _name_labels(self) -> None:
        """Give each label its object name."""
        for color in Color:
            self._names[color].setObjectName(f"{color.name.lower()}-name")
        self._head.setObjectName("heading")
        self._text.setObjectName("comment")
        self._foot.setObjectName("presenter-note")

    def set_type(self, pixels: int, *, is_wide: bool = False) -> None:
        """Set it all in type ``pixels`` high, and larger or smaller in proportion.

        ``is_wide``: where there is more width than height the players stand side by side.
        """
        directions = QBoxLayout.Direction
        self._players.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self._pixels = pixels
        for color in Color:
            stone = stone_pixmap(
                color, round(0.8 * pixels), self.devicePixelRatioF(), space=pixels // 4
            )
            self._stones[color].setPixmap(stone)
        _set(self._foot, 0.6 * pixels)
        self._rows.setContentsMargins(pixels, pixels, pixels, pixels // 2)
        self._rows.setSpacing(pixels // 2)
        self._players.setSpacing(pixels // 4)
        self._fit()

    def show_words(self, words: PresentationText, foot: str) -> None:
        """Show ``words``; ``foot`` is a small line for the presenter."""
        if (words, foot) == self._shown:
            return
        self._shown = words, foot
        for color in Color:
            self._names[color].setText("" if words.names is None else words.names[color])
            self._names[color].setHidden(words.names is None)
            self._stones[color].setHidden(words.names is None)
        self._head.setText(words.head)
        self._text.setText(words.text)
        self._foot.setText(foot)
        self._foot.setVisible(bool(foot))
        self._fit()
        self._scroll.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set all in the chosen size, or a little smaller: words that are long, a long comment."""
        self._rows.activate()
        for part in _SHRUNK:
            for color in Color:
                _set_to_fit(self._names[color], part * _NAME * self._pixels)
            _set_to_fit(self._head, part * _HEAD * self._pixels, bold=True)
            self._rows.activate()
            if self._rows.totalMinimumHeightForWidth(self.width()) <= self.height():
                break
        room = self._scroll.size()
        for part in _SHRUNK:
            _set_to_fit(self._text, part * self._pixels)
            if self._text.heightForWidth(room.width()) <= room.height():
                break


def _label() -> Label:
    label = Label()
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setMinimumWidth(1)
    return label


def _set_to_fit(label: Label, pixels: float, *, bold: bool = False) -> None:
    """Set the type of ``label``; smaller if a word would be wider than the label."""
    _set(label, pixels, bold=bold)
    metrics = label.fontMetrics()
    widest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
    if 0 < label.width() < widest:
        _set(label, pixels * max(_LEAST_FIT, label.width() / widest), bold=bold)


def _set(label: Label, pixels: float, *, bold: bool = False) -> None:
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    label.setFont(font)
