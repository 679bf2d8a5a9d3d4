"""The panel next to the board for learners: the task, the verdict, the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QWidget,
)

from gobanapp.rules.color import Color
from gobanapp.ui.widgets.appearance import (
    LARGE,
    NORMAL,
    SPACE,
    set_text_size,
    text_scale,
)
from gobanapp.ui.widgets.buttons import shrinking_button
from gobanapp.ui.widgets.forms import PlainScrollArea, hbox, vbox
from gobanapp.ui.widgets.labels import ElidedLabel, muted, quiet_line, text_line
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE: Final = 22


class AnswerMark(Enum):
    """The verdict on an answer; the values are signs that work without colour."""

    RIGHT = "✓"
    WRONG = "✗"
    NEUTRAL = ""


class ExerciseText(PlainScrollArea):
    """A position in a series, a heading, a text, a verdict and its explanation.

    All of it is plain text. The texts are in large type if all of them fit.
    """

    changed = Signal()
    """The texts have changed."""
    news_shown = Signal(str)
    """Another task or verdict is shown, with this new text."""

    def __init__(self) -> None:
        super().__init__(QWidget())
        self.setObjectName("words")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._announced_task = ""
        self._answer_mark = AnswerMark.NEUTRAL
        self._series_position = muted(ElidedLabel(), "place", size=NORMAL)
        self._stone = Label()
        self._stone.setObjectName("stone-to-move")
        self._heading = text_line(size=LARGE, bold=True)
        self._text = text_line()
        self._verdict = text_line(size=LARGE, bold=True)
        self._verdict.setContentsMargins(0, SPACE, 0, 0)
        self._comment = text_line()
        self._note = quiet_line()
        heading = hbox((self._stone, Qt.AlignmentFlag.AlignTop), (self._heading, 1))
        below = (self._text, self._verdict, self._comment, self._note)
        self._rows = vbox(self._series_position, heading, *below, None)
        self.page.setLayout(self._rows)
        names = ("heading", "text", "verdict", "comment", "note")
        for name, label in zip(names, self._labels, strict=True):
            label.setObjectName(name)
        self._stone.hide()

    def add(self, widget: QWidget) -> None:
        """Add ``widget`` below the texts."""
        self._rows.addWidget(widget)

    @property
    def _labels(self) -> Sequence[Label]:
        return self._heading, self._text, self._verdict, self._comment, self._note

    @property
    def answer_mark(self) -> AnswerMark:
        """The mark of the displayed verdict."""
        return self._answer_mark

    @property
    def verdict(self) -> str:
        """The displayed verdict."""
        return self._verdict.text()

    @property
    def spoken_text(self) -> str:
        """The whole text, for screen readers."""
        texts = [self._series_position.accessibleName(), *(label.text() for label in self._labels)]
        return "\n".join(text for text in texts if text)

    @property
    def presented_text(self) -> tuple[str, str]:
        """The heading, and the texts below it, for an audience."""
        texts = (label.text() for label in (self._text, self._verdict, self._comment))
        return self._heading.text(), "\n\n".join(text for text in texts if text)

    def show_task(
        self, series_position: str, heading: str, text: str, stone: Color | None = None
    ) -> None:
        """Show the question, without a verdict; ``stone``: the colour to move."""
        self._series_position.set_full_text(series_position)
        self._series_position.setVisible(bool(series_position))
        self._stone.setVisible(stone is not None)
        if stone is not None:
            side = round(_STONE_SIZE * text_scale())  # as high as the line next to it
            self._stone.setPixmap(stone_pixmap(stone, side, self.devicePixelRatioF()))
        self._set_text(self._heading, heading)
        self._set_text(self._text, text)
        self.show_verdict(AnswerMark.NEUTRAL, "")
        self.verticalScrollBar().setValue(0)

    def show_verdict(
        self, answer_mark: AnswerMark, verdict: str, comment: str = "", note: str = ""
    ) -> None:
        """Show the verdict, its explanation, and, less prominently, further notes."""
        self._answer_mark = answer_mark
        role = (
            QPalette.ColorRole.Link
            if answer_mark is AnswerMark.RIGHT
            else QPalette.ColorRole.WindowText
        )
        self._verdict.setForegroundRole(role)
        self._set_text(self._verdict, f"{answer_mark.value} {verdict}".strip())
        self._set_text(self._comment, comment)
        self._set_text(self._note, note)
        self._fit()
        self.setAccessibleDescription(self.spoken_text)
        self.changed.emit()
        self._announce("\n".join(filter(None, (verdict, comment, note))))
        if verdict or comment:
            # Otherwise the layout gets its new height only in the event loop.
            self.page.adjustSize()
            self.ensureWidgetVisible(self._comment if comment else self._verdict)

    def _announce(self, new_text: str) -> None:
        """Announce ``new_text``, or the task where that has changed."""
        if not new_text and self.spoken_text != self._announced_task:
            new_text = self._announced_task = self.spoken_text
        if new_text:
            self.news_shown.emit(new_text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _set_text(self, label: Label, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _fit(self) -> None:
        """Set the texts in large type if there is room for all of them."""
        available = self.viewport().size()
        for size in (LARGE, NORMAL):
            for label in (self._text, self._comment):
                set_text_size(label, size)
            self._rows.invalidate()
            if self._rows.totalHeightForWidth(available.width()) <= available.height():
                break


def make_study_button(
    text: str, pressed: Callable[[], object] | SignalInstance, keys: str = "", *, name: str
) -> QPushButton:
    """Return a button that takes no focus when clicked, so that the board keeps the keys.

    ``name`` is its object name.
    """
    button = shrinking_button(text, name, pressed)
    if keys:
        button.setToolTip(f"{text} ({keys})")
    return button


def set_default_button(button: QPushButton, is_default: bool) -> None:
    """Make ``button`` the default button, or an ordinary one."""
    button.setDefault(is_default)
    button.style().unpolish(button)
    button.style().polish(button)
