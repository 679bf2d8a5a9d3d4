"""The text of a presentation, in type large enough for a classroom."""

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
_SHRINK_FACTORS: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Factors of the text size, tried in turn until the text fits."""
_MIN_WORD_FACTOR: Final = 0.5
"""The smallest share of the type size for long words; longer ones, such as addresses, are cut."""
_HEADING_FACTOR: Final = 1.15
_NAME_FACTOR: Final = 0.85

MIN_LINES: Final = 8
"""The minimum number of lines: names, progress of the game, some of the comment."""
MIN_EMS: Final = 9
"""The minimum width in heights of the type, margins included: a long word needs it."""


class LargeText(QWidget):
    """Names, progress of the game, and the comment, which shrinks a little before it scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self._pixels = 24
        self._shown_texts: tuple[PresentationText, str] | None = None
        self._names = {color: _label() for color in Color}
        self._stones = {color: Label() for color in Color}
        self._heading = _label()
        self._text = _label()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._presenter_note = muted(_label())
        self._name_labels()
        self._scroll = PlainScrollArea(vbox(self._text, None))
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(
            1
        )  # it scrolls, so that the other parts get their space first

        players = (hbox(self._stones[color], (self._names[color], 1), spacing=0) for color in Color)
        self._players = vbox(*((player, 1) for player in players))
        self._rows = vbox(self._players, self._heading, (self._scroll, 1), self._presenter_note)
        self.setLayout(self._rows)
        self.set_type(self._pixels)

    def _name_labels(self) -> None:
        """Give each label its object name."""
        for color in Color:
            self._names[color].setObjectName(f"{color.name.lower()}-name")
        self._heading.setObjectName("heading")
        self._text.setObjectName("comment")
        self._presenter_note.setObjectName("presenter-note")

    def set_type(self, pixels: int, *, is_wide: bool = False) -> None:
        """Set the text in type ``pixels`` high, and other parts in proportion.

        ``is_wide``: True to put the players side by side, for more width than height.
        """
        direction = QBoxLayout.Direction
        self._players.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._pixels = pixels
        for color in Color:
            stone = stone_pixmap(
                color, round(0.8 * pixels), self.devicePixelRatioF(), space=pixels // 4
            )
            self._stones[color].setPixmap(stone)
        _set_font(self._presenter_note, 0.6 * pixels)
        self._rows.setContentsMargins(pixels, pixels, pixels, pixels // 2)
        self._rows.setSpacing(pixels // 2)
        self._players.setSpacing(pixels // 4)
        self._fit()

    def show_text(self, text: PresentationText, presenter_note: str) -> None:
        """Show ``text``; ``presenter_note`` is a small line for the presenter."""
        if (text, presenter_note) == self._shown_texts:
            return
        self._shown_texts = text, presenter_note
        for color in Color:
            self._names[color].setText("" if text.names is None else text.names[color])
            self._names[color].setHidden(text.names is None)
            self._stones[color].setHidden(text.names is None)
        self._heading.setText(text.head)
        self._text.setText(text.text)
        self._presenter_note.setText(presenter_note)
        self._presenter_note.setVisible(bool(presenter_note))
        self._fit()
        self._scroll.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use the chosen size, or a smaller one for long words and a long comment."""
        self._rows.activate()
        for factor in _SHRINK_FACTORS:
            for color in Color:
                _set_fitting_font(self._names[color], factor * _NAME_FACTOR * self._pixels)
            _set_fitting_font(self._heading, factor * _HEADING_FACTOR * self._pixels, bold=True)
            self._rows.activate()
            if self._rows.totalMinimumHeightForWidth(self.width()) <= self.height():
                break
        available = self._scroll.size()
        for factor in _SHRINK_FACTORS:
            _set_fitting_font(self._text, factor * self._pixels)
            if self._text.heightForWidth(available.width()) <= available.height():
                break


def _label() -> Label:
    label = Label()
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setMinimumWidth(1)
    return label


def _set_fitting_font(label: Label, pixels: float, *, bold: bool = False) -> None:
    """Set the type of ``label``; smaller if a word would be wider than the label."""
    _set_font(label, pixels, bold=bold)
    metrics = label.fontMetrics()
    widest_word = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
    if 0 < label.width() < widest_word:
        _set_font(label, pixels * max(_MIN_WORD_FACTOR, label.width() / widest_word), bold=bold)


def _set_font(label: Label, pixels: float, *, bold: bool = False) -> None:
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    label.setFont(font)
