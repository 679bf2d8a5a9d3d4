"""A door: a large button with a picture, what it leads to, and a sentence on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from gobanapp.ui.help.welcome.start_card_pictures import StartChoice, draw_start_picture
from gobanapp.ui.widgets.appearance import LARGE, SMALL, SPACE
from gobanapp.ui.widgets.key_filter import OwnKeys

_ROUND = 6.0
_PAD, _LITTLE_PAD = SPACE * 3 // 2, SPACE
_LARGEST_PICTURE = 64
_SMALLEST_PICTURE = 24
_ORDINARY_WIDTH = 36 * SPACE
_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESSES: frozenset[int] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_OWN_KEYS = _STEPS.keys() | _PRESSES
_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class StartCard(QAbstractButton):
    """Where there is little height the sentence is left out, and told by the tip alone."""

    stepped = Signal(int)
    """The next door (1) or the one before (-1) is wanted, by an arrow key."""

    def __init__(
        self,
        door: StartChoice,
        title: str,
        sentence: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._door = door
        self._title = title
        self._sentence = sentence
        self._keys = QKeySequence()
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in _OWN_KEYS)

    @property
    def shows_sentence(self) -> bool:
        """Whether there is height enough for the sentence."""
        words = self._words()
        needed = self._title_height() + self._sentence_height(words.width())
        return needed <= words.height()

    def show_keys(self, keys: QKeySequence) -> None:
        """Show what does the same from anywhere in the window."""
        self._keys = keys
        self.update()

    @property
    def keys(self) -> QKeySequence:
        """The keys that stand on it."""
        return self._keys

    def sizeHint(self) -> QSize:
        words = self._title_height() + self._sentence_height(self._words().width())
        return QSize(_ORDINARY_WIDTH, max(words, _LARGEST_PICTURE) + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * SPACE, max(self._title_height(), _SMALLEST_PICTURE) + SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self.setToolTip("" if self.shows_sentence else self._sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(_STEPS[event.key()])
        elif event.key() in _PRESSES:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        is_lively = self.isDown() or self.underMouse() or self.hasFocus()
        thick = 2.0 if self.hasFocus() else 1.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.color(roles.Highlight if is_lively else roles.Mid), thick))
            painter.setBrush(palette.color(roles.Mid if self.isDown() else roles.Base))
            frame = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
            painter.drawRoundedRect(frame, _ROUND, _ROUND)
            draw_start_picture(painter, self._door, QRectF(self._picture()))
            self._draw_words(painter)

    def _draw_words(self, painter: QPainter) -> None:
        roles = QPalette.ColorRole
        words = self._words()
        height = title = self._title_height()
        if self.shows_sentence:
            height += self._sentence_height(words.width())
        top = words.top() + (words.height() - height) // 2
        line = QRect(words.left(), top, words.width(), title)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self.palette().color(roles.WindowText))
        painter.setFont(_font(LARGE, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, self._title)
        used = painter.fontMetrics().horizontalAdvance(self._title)
        painter.setPen(self.palette().color(roles.PlaceholderText))
        painter.setFont(_font(SMALL))
        keys = self._keys.toString(QKeySequence.SequenceFormat.NativeText)
        if used + SPACE + painter.fontMetrics().horizontalAdvance(keys) <= words.width():
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, keys)
        if self.shows_sentence:
            painter.setFont(_font())
            sentence = words.adjusted(0, top + title - words.top(), 0, 0)
            painter.drawText(sentence, _FLAGS, self._sentence)

    def _picture(self) -> QRect:
        is_large = self.height() >= _LARGEST_PICTURE + 2 * _PAD
        pad = _PAD if is_large else _LITTLE_PAD
        side = max(_SMALLEST_PICTURE, min(_LARGEST_PICTURE, self.height() - 2 * pad))
        return QRect(pad, (self.height() - side) // 2, side, side)

    def _words(self) -> QRect:
        """Return the place for words beside the picture."""
        left = self._picture().right() + 2 * SPACE
        return QRect(left, 4, self.width() - left - _PAD, self.height() - 8)

    def _title_height(self) -> int:
        return QFontMetrics(_font(LARGE, bold=True)).height()

    def _sentence_height(self, width: int) -> int:
        place = QRect(0, 0, max(1, width), 0)
        return QFontMetrics(_font()).boundingRect(place, _FLAGS, self._sentence).height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


def _font(size: float = 1.0, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font
