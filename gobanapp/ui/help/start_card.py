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
_WOOD_EDGE = "#9a6a2c"
_PAPER, _INK, _PAPER_EDGE = "#fdfcf9", "#26221d", "#b9ae9c"
_CORNER_RADIUS = 0.14
_FOLD_SIZE = 0.26


class StartChoice(Enum):
    """The activities to start with."""

    PLAY = "play"
    OPEN = "open"
    LEARN = "learn"


def draw_start_picture(painter: QPainter, choice: StartChoice, rect: QRectF) -> None:
    """Draw the picture of ``choice`` in a square of whole pixels, on its own background."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    _PICTURES[choice](painter, rect.width())
    painter.restore()


def _draw_play(painter: QPainter, side: float) -> None:
    """Draw the corner of a board where two stones have been played."""
    _draw_wood(painter, side)
    near, far = round(side * 0.46) + 0.5, round(side * 0.73) + 0.5
    edge = 2 * near - far
    painter.setPen(_pen(KAYA.line, side))
    for position in (edge, near, far):
        painter.drawLine(QLineF(position, edge, position, side))
        painter.drawLine(QLineF(edge, position, side, position))
    _draw_stone(painter, Color.BLACK, QPointF(far, near), side * 0.34)
    _draw_stone(painter, Color.WHITE, QPointF(near, far), side * 0.34)


def _draw_open(painter: QPainter, side: float) -> None:
    """Draw a sheet with a printed diagram."""
    left, right, fold = side * 0.1, side * 0.9, side * _FOLD_SIZE
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
    for position in (middle - step, middle, middle + step):
        painter.drawLine(QLineF(position, 0.5, position, side - 0.5))
        painter.drawLine(QLineF(0.5, position, side - 0.5, position))
    for x, y in ((-1, 0), (0, -1), (0, 1)):
        _draw_stone(painter, Color.BLACK, QPointF(middle + x * step, middle + y * step), step)
    _draw_stone(painter, Color.WHITE, QPointF(middle, middle), step)
    point = QPointF(middle + step, middle)
    painter.setPen(QPen(QColor(KAYA.accent), max(2.0, side / 20)))
    painter.setBrush(QColor(KAYA.board))
    painter.drawEllipse(point, step * 0.3, step * 0.3)


def _draw_wood(painter: QPainter, side: float) -> None:
    rect = QRectF(0.5, 0.5, side - 1, side - 1)
    wood = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for number, color in enumerate(_WOOD):
        wood.setColorAt(number / 2, QColor(color))
    painter.setPen(QPen(QColor(_WOOD_EDGE), 1))
    painter.setBrush(wood)
    painter.drawRoundedRect(rect, side * _CORNER_RADIUS, side * _CORNER_RADIUS)


def _draw_stone(painter: QPainter, color: Color, center: QPointF, width: float) -> None:
    offset = QPointF(width * 0.07, width * 0.1)
    shadow = QRadialGradient(center + offset, width * 0.58)
    shadow.setColorAt(0.7, QColor(42, 24, 4, 130))
    shadow.setColorAt(1, QColor(42, 24, 4, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(center + offset, width * 0.58, width * 0.58)
    stone = stone_pixmap(color, round(width), painter.device().devicePixelRatio())
    radius = stone.deviceIndependentSize().width() / 2
    painter.drawPixmap(center - QPointF(radius, radius), stone)


def _pen(color: str, side: float) -> QPen:
    pen = QPen(QColor(color), 1 if side < 80 else side / 64)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


_PICTURES: dict[StartChoice, Callable[[QPainter, float], None]] = {
    StartChoice.PLAY: _draw_play,
    StartChoice.OPEN: _draw_open,
    StartChoice.LEARN: _draw_learn,
}


_CARD_RADIUS = 6.0
_PADDING, _SMALL_PADDING = SPACE * 3 // 2, SPACE
_MAX_PICTURE_SIZE = 64
_MIN_PICTURE_SIZE = 24
_MIN_TEXT_EMS = 9
"""The minimum width of the text, in heights of its type, for which the picture shrinks."""
_DEFAULT_WIDTH = 36 * SPACE
_ARROW_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESS_KEYS: frozenset[int] = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HANDLED_KEYS = _ARROW_STEPS.keys() | _PRESS_KEYS
_TEXT_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class StartCard(QAbstractButton):
    """A card of the welcome panel. If it is low, its sentence is shown only as a tooltip."""

    stepped = Signal(int)
    """An arrow key was pressed: go to the next card (1) or the previous one (-1)."""

    def __init__(
        self,
        choice: StartChoice,
        title: str,
        sentence: str,
    ) -> None:
        super().__init__()
        self._choice = choice
        self._title = title
        self._sentence = sentence
        self._keys = QKeySequence()
        self._cards: Sequence[StartCard] = (self,)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in _HANDLED_KEYS)

    def match_height(self, cards: Sequence[StartCard]) -> None:
        """Have the height of all ``cards``, and a sentence only if each has room for its own."""
        self._cards = cards

    @property
    def shows_sentence(self) -> bool:
        """True if there is enough height for the sentences of all cards."""
        return all(card.has_room for card in self._cards)

    @property
    def has_room(self) -> bool:
        """True if there is enough height for its own sentence."""
        text_rect = self._text_rect()
        return self.text_height(text_rect.width()) <= text_rect.height()

    def text_height(self, width: int) -> int:
        """Return the height of the title and the sentence in ``width``."""
        return self._title_height() + self._sentence_height(width)

    def show_keys(self, keys: QKeySequence) -> None:
        """Show the shortcut of the menu command that does the same."""
        self._keys = keys
        self.update()

    @property
    def keys(self) -> QKeySequence:
        """The keys shown on the card."""
        return self._keys

    def sizeHint(self) -> QSize:
        text_width = self._text_rect().width()
        height = max(card.text_height(text_width) for card in self._cards)
        return QSize(_DEFAULT_WIDTH, max(height, _MAX_PICTURE_SIZE) + 2 * _PADDING)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * SPACE, max(self._title_height(), _MIN_PICTURE_SIZE) + SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        for card in self._cards:
            card.update_sentence()

    def update_sentence(self) -> None:
        """Show the sentence on the card, or as a tooltip if the cards have no room for it."""
        self.setToolTip("" if self.shows_sentence else self._sentence)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROW_STEPS:
            self.stepped.emit(_ARROW_STEPS[event.key()])
        elif event.key() in _PRESS_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        is_highlighted = self.isDown() or self.underMouse() or self.hasFocus()
        pen_width = 2.0 if self.hasFocus() else 1.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(
                QPen(palette.color(roles.Highlight if is_highlighted else roles.Mid), pen_width)
            )
            painter.setBrush(palette.color(roles.Mid if self.isDown() else roles.Base))
            frame = QRectF(self.rect()).adjusted(
                pen_width / 2, pen_width / 2, -pen_width / 2, -pen_width / 2
            )
            painter.drawRoundedRect(frame, _CARD_RADIUS, _CARD_RADIUS)
            draw_start_picture(painter, self._choice, QRectF(self._picture_rect()))
            self._draw_text(painter)

    def _draw_text(self, painter: QPainter) -> None:
        roles = QPalette.ColorRole
        text_rect = self._text_rect()
        height = title_height = self._title_height()
        if self.shows_sentence:
            height += self._sentence_height(text_rect.width())
        top = text_rect.top() + (text_rect.height() - height) // 2
        title_rect = QRect(text_rect.left(), top, text_rect.width(), title_height)
        v_center = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self.palette().color(roles.WindowText))
        painter.setFont(_font(LARGE, bold=True))
        title_width = painter.fontMetrics().horizontalAdvance(self._title)
        if title_width > text_rect.width():
            painter.setFont(_font(LARGE * text_rect.width() / title_width, bold=True))
        painter.drawText(title_rect, Qt.AlignmentFlag.AlignLeft | v_center, self._title)
        painter.setPen(self.palette().color(roles.PlaceholderText))
        painter.setFont(_font(SMALL))
        keys = self._keys.toString(QKeySequence.SequenceFormat.NativeText)
        if title_width + SPACE + painter.fontMetrics().horizontalAdvance(keys) <= text_rect.width():
            painter.drawText(title_rect, Qt.AlignmentFlag.AlignRight | v_center, keys)
        if self.shows_sentence:
            painter.setFont(_font())
            sentence_rect = text_rect.adjusted(0, top + title_height - text_rect.top(), 0, 0)
            painter.drawText(sentence_rect, _TEXT_FLAGS, self._sentence)

    def _picture_rect(self) -> QRect:
        is_large = self.height() >= _MAX_PICTURE_SIZE + 2 * _PADDING
        padding = _PADDING if is_large else _SMALL_PADDING
        min_text_width = _MIN_TEXT_EMS * self.fontMetrics().height()
        max_side = self.width() - 2 * SPACE - padding - _PADDING - min_text_width
        side = max(_MIN_PICTURE_SIZE, min(_MAX_PICTURE_SIZE, self.height() - 2 * padding, max_side))
        return QRect(padding, (self.height() - side) // 2, side, side)

    def _text_rect(self) -> QRect:
        """Return the area for text next to the picture."""
        left = self._picture_rect().right() + 2 * SPACE
        return QRect(left, 4, self.width() - left - _PADDING, self.height() - 8)

    def _title_height(self) -> int:
        return QFontMetrics(_font(LARGE, bold=True)).height()

    def _sentence_height(self, width: int) -> int:
        rect = QRect(0, 0, max(1, width), 0)
        return QFontMetrics(_font()).boundingRect(rect, _TEXT_FLAGS, self._sentence).height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.update_sentence()


def _font(size: float = 1.0, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font
