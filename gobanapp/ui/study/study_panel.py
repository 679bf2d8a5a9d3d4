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

_STONE: Final = 22


class AnswerMark(Enum):
    """The verdict on an answer; the values are signs that work without colour."""

    RIGHT = "✓"
    WRONG = "✗"
    NEUTRAL = ""


class ExerciseText(PlainScrollArea):
    """A place in a series, a heading, a text, a verdict and its explanation.

    All of it is plain text. The type of the texts is large where that leaves nothing out of sight.
    """

    changed = Signal()
    """The texts have changed."""
    news_shown = Signal(str)
    """Another task or verdict is shown, with this new text."""

    def __init__(self) -> None:
        super().__init__(QWidget())
        self.setObjectName("words")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._asked = ""
        self._mood = AnswerMark.NEUTRAL
        self._place = muted(ElidedLabel(), "place", size=NORMAL)
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
        self._rows = vbox(self._place, heading, *below, None)
        self.page.setLayout(self._rows)
        names = ("heading", "text", "verdict", "comment", "note")
        for name, label in zip(names, self._labels, strict=True):
            label.setObjectName(name)
        self._stone.hide()

    def add(self, widget: QWidget) -> None:
        """Put something below the words, at the foot."""
        self._rows.addWidget(widget)

    @property
    def _labels(self) -> Sequence[Label]:
        return self._heading, self._text, self._verdict, self._comment, self._note

    @property
    def answer_mark(self) -> AnswerMark:
        """The mood of the verdict, without its words."""
        return self._mood

    @property
    def verdict(self) -> str:
        """The displayed verdict."""
        return self._verdict.text()

    @property
    def spoken_text(self) -> str:
        """The whole text, for screen readers."""
        texts = [self._place.accessibleName(), *(label.text() for label in self._labels)]
        return "\n".join(text for text in texts if text)

    @property
    def presented_text(self) -> tuple[str, str]:
        """The heading, and the texts below it, for an audience."""
        texts = (label.text() for label in (self._text, self._verdict, self._comment))
        return self._heading.text(), "\n\n".join(text for text in texts if text)

    def show_task(self, place: str, heading: str, text: str, stone: Color | None = None) -> None:
        """Show the question, without a verdict; ``stone``: the colour to move."""
        self._place.set_full_text(place)
        self._place.setVisible(bool(place))
        self._stone.setVisible(stone is not None)
        if stone is not None:
            side = round(_STONE * text_scale())  # as high as the line next to it
            self._stone.setPixmap(stone_pixmap(stone, side, self.devicePixelRatioF()))
        self._write(self._heading, heading)
        self._write(self._text, text)
        self.show_verdict(AnswerMark.NEUTRAL, "")
        self.verticalScrollBar().setValue(0)

    def show_verdict(
        self, mood: AnswerMark, verdict: str, comment: str = "", note: str = ""
    ) -> None:
        """Show the verdict, its explanation, and, less prominently, further notes."""
        self._mood = mood
        role = (
            QPalette.ColorRole.Link if mood is AnswerMark.RIGHT else QPalette.ColorRole.WindowText
        )
        self._verdict.setForegroundRole(role)
        self._write(self._verdict, f"{mood.value} {verdict}".strip())
        self._write(self._comment, comment)
        self._write(self._note, note)
        self._fit()
        self.setAccessibleDescription(self.spoken_text)
        self.changed.emit()
        self._tell("\n".join(filter(None, (verdict, comment, note))))
        if verdict or comment:
            # The layout takes its new height when the event loop comes round.
            self.page.adjustSize()
            self.ensureWidgetVisible(self._comment if comment else self._verdict)

    def _tell(self, news: str) -> None:
        """Announce ``news``, or the task where that has changed."""
        if not news and self.spoken_text != self._asked:
            news = self._asked = self.spoken_text
        if news:
            self.news_shown.emit(news)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _write(self, label: Label, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _fit(self) -> None:
        """Set the texts in large type where there is room for all of them."""
        room = self.viewport().size()
        for size in (LARGE, NORMAL):
            for label in (self._text, self._comment):
                set_text_size(label, size)
            self._rows.invalidate()
            if self._rows.totalHeightForWidth(room.width()) <= room.height():
                break


def make_study_button(
    text: str, pressed: Callable[[], object] | SignalInstance, keys: str = "", *, name: str
) -> QPushButton:
    """Return a button that a click leaves without the focus: the keys stay with the board.

    ``name`` is its object name.
    """
    made = shrinking_button(text, name, pressed)
    if keys:
        made.setToolTip(f"{text} ({keys})")
    return made


def set_default_button(one: QPushButton, is_next: bool) -> None:
    """Make it the default button, or not."""
    one.setDefault(is_next)
    one.style().unpolish(one)
    one.style().polish(one)
