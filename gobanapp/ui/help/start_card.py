"""The cards of the welcome panel, each with a picture of the activity it starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy

from gobanapp.diagram.theme import KAYA
from gobanapp.rules.color import Color
from gobanapp.ui.widgets.appearance import LARGE, SMALL, SPACE
from gobanapp.ui.widgets.key_filter import OwnKeys
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_WOOD = ("#efcf92", "#e2b46c", "#d29f55")
_EDGE = "#9a6a2c"
_PAPER, _INK, _PAPER_EDGE = "#fdfcf9", "#26221d", "#b9ae9c"
_ROUND = 0.14
_FOLD = 0.26


class StartChoice(Enum):
    """The activities to start with."""

    PLAY = "play"
    OPEN = "open"
    LEARN = "learn"


def draw_start_picture(painter: QPainter, door: StartChoice, place: QRectF) -> None:
    """Draw the picture of ``door`` in a square of whole pixels, on its own background."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    _PICTURES[door](painter, place.width())
    painter.restore()


def _draw_play(painter: QPainter, side: float) -> None:
    """Draw the corner of a board where two stones have been played."""
    _draw_wood(painter, side)
    near, far = round(side * 0.46) + 0.5, round(side * 0.73) + 0.5
    first = 2 * near - far
    painter.setPen(_pen(KAYA.line, side))
    for at in (first, near, far):
        painter.drawLine(QLineF(at, first, at, side))
        painter.drawLine(QLineF(first, at, side, at))
    _draw_stone(painter, Color.BLACK, QPointF(far, near), side * 0.34)
    _draw_stone(painter, Color.WHITE, QPointF(near, far), side * 0.34)


def _draw_open(painter: QPainter, side: float) -> None:
    """Draw a sheet with a printed diagram."""
    left, right, fold = side * 0.1, side * 0.9, side * _FOLD
    sheet = QPainterPath(QPointF(left, 0.5))
    for x, y in ((right - fold, 0.5), (right, fold), (right, side - 0.5), (left, side - 0.5)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    painter.setPen(QPen(QColor(_PAPER_EDGE), 1))
    painter.setBrush(QColor(_PAPER))
    painter.drawPath(sheet)
    corner = QPainterPath(QPointF(right - fold, 0.5))
    corner.lineTo(right - fold, fold)
    corner.lineTo(right, fold)
    corner.closeSubpath()
    painter.setBrush(QColor(KAYA.board))
    painter.drawPath(corner)
    step = round(side * 0.21)
    first, top = round(side * 0.5) - step + 0.5, round(side * 0.6) - step + 0.5
    last, low = first + 2 * step, top + 2 * step
    painter.setPen(_pen(_INK, side))
    for number in range(3):
        x, y = first + number * step, top + number * step
        painter.drawLine(QLineF(x, top, x, low))
        painter.drawLine(QLineF(first, y, last, y))
    radius = step * 0.47
    painter.setBrush(QColor(_INK))
    for x, y in ((1, 0), (0, 2)):
        painter.drawEllipse(QPointF(first + x * step, top + y * step), radius, radius)
    painter.setBrush(QColor(_PAPER))
    for x, y in ((1, 1), (2, 1)):
        painter.drawEllipse(QPointF(first + x * step, top + y * step), radius, radius)


def _draw_learn(painter: QPainter, side: float) -> None:
    """Draw a stone with one liberty, and the point where it is captured."""
    _draw_wood(painter, side)
    middle = round(side * 0.5) + 0.5
    step = round(side * 0.28)
    painter.setPen(_pen(KAYA.line, side))
    for at in (middle - step, middle, middle + step):
        painter.drawLine(QLineF(at, 0.5, at, side - 0.5))
        painter.drawLine(QLineF(0.5, at, side - 0.5, at))
    for x, y in ((-1, 0), (0, -1), (0, 1)):
        _draw_stone(painter, Color.BLACK, QPointF(middle + x * step, middle + y * step), step)
    _draw_stone(painter, Color.WHITE, QPointF(middle, middle), step)
    point = QPointF(middle + step, middle)
    painter.setPen(QPen(QColor(KAYA.accent), max(2.0, side / 20)))
    painter.setBrush(QColor(KAYA.board))
    painter.drawEllipse(point, step * 0.3, step * 0.3)


def _draw_wood(painter: QPainter, side: float) -> None:
    place = QRectF(0.5, 0.5, side - 1, side - 1)
    wood = QLinearGradient(place.topLeft(), place.bottomRight())
    for number, color in enumerate(_WOOD):
        wood.setColorAt(number / 2, QColor(color))
    painter.setPen(QPen(QColor(_EDGE), 1))
    painter.setBrush(wood)
    painter.drawRoundedRect(place, side * _ROUND, side * _ROUND)


def _draw_stone(painter: QPainter, color: Color, middle: QPointF, width: float) -> None:
    off = QPointF(width * 0.07, width * 0.1)
    shadow = QRadialGradient(middle + off, width * 0.58)
    shadow.setColorAt(0.7, QColor(42, 24, 4, 130))
    shadow.setColorAt(1, QColor(42, 24, 4, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(middle + off, width * 0.58, width * 0.58)
    stone = stone_pixmap(color, round(width), painter.device().devicePixelRatio())
    half = stone.deviceIndependentSize().width() / 2
    painter.drawPixmap(middle - QPointF(half, half), stone)


def _pen(color: str, side: float) -> QPen:
    pen = QPen(QColor(color), 1 if side < 80 else side / 64)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


_PICTURES: dict[StartChoice, Callable[[QPainter, float], None]] = {
    StartChoice.PLAY: _draw_play,
    StartChoice.OPEN: _draw_open,
    StartChoice.LEARN: _draw_learn,
}


_RADIUS = 6.0
_PAD, _LITTLE_PAD = SPACE * 3 // 2, SPACE
_LARGEST_PICTURE = 64
_SMALLEST_PICTURE = 24
_LEAST_WORDS = 9
"""The width left for words next to a picture that is not the smallest, in heights of the type."""
_ORDINARY_WIDTH = 36 * SPACE
_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESSES: frozenset[int] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_OWN_KEYS = _STEPS.keys() | _PRESSES
_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class StartCard(QAbstractButton):
    """A card of the welcome panel. If it is low, its sentence is shown only as a tooltip."""

    stepped = Signal(int)
    """An arrow key asks for the next card (1) or the one before (-1)."""

    def __init__(
        self,
        door: StartChoice,
        title: str,
        sentence: str,
    ) -> None:
        super().__init__()
        self._door = door
        self._title = title
        self._sentence = sentence
        self._keys = QKeySequence()
        self._cards: Sequence[StartCard] = (self,)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in _OWN_KEYS)

    def align_with(self, cards: Sequence[StartCard]) -> None:
        """Be as high as all of ``cards``, with a sentence only if each has room for its own."""
        self._cards = cards

    @property
    def shows_sentence(self) -> bool:
        """Return whether there is enough height for the sentences of all cards."""
        return all(card.has_room for card in self._cards)

    @property
    def has_room(self) -> bool:
        """True if there is enough height for its own sentence."""
        words = self._words()
        return self.words_height(words.width()) <= words.height()

    def words_height(self, width: int) -> int:
        """Return the height of the title and the sentence in ``width``."""
        return self._title_height() + self._sentence_height(width)

    def show_keys(self, keys: QKeySequence) -> None:
        """Show the keys that do the same from anywhere in the window."""
        self._keys = keys
        self.update()

    @property
    def keys(self) -> QKeySequence:
        """The keys shown on the card."""
        return self._keys

    def sizeHint(self) -> QSize:
        width = self._words().width()
        words = max(card.words_height(width) for card in self._cards)
        return QSize(_ORDINARY_WIDTH, max(words, _LARGEST_PICTURE) + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * SPACE, max(self._title_height(), _SMALLEST_PICTURE) + SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        for card in self._cards:
            card.place_sentence()

    def place_sentence(self) -> None:
        """Show the sentence on the card, or as a tooltip where the cards have no room for it."""
        self.setToolTip("" if self.shows_sentence else self._sentence)
        self.update()

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
            painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
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
        used = painter.fontMetrics().horizontalAdvance(self._title)
        if used > words.width():
            painter.setFont(_font(LARGE * words.width() / used, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, self._title)
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
        beside = self.width() - 2 * SPACE - pad - _PAD - _LEAST_WORDS * self.fontMetrics().height()
        side = max(_SMALLEST_PICTURE, min(_LARGEST_PICTURE, self.height() - 2 * pad, beside))
        return QRect(pad, (self.height() - side) // 2, side, side)

    def _words(self) -> QRect:
        """Return the area for text next to the picture."""
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
            self.place_sentence()


def _font(size: float = 1.0, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font
