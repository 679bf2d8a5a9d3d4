"""How a move is drawn in the list: its stone, its point, what else is there, the time left."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gobanapp.game.node import Node
from gobanapp.rules.color import Color
from gobanapp.ui.record.moves.moves_model import MovesModel
from gobanapp.ui.widgets.appearance import SMALL, SPACE
from gobanapp.ui.widgets.stone_icon import stone_pixmap

CURRENT = 0.14
"""How much of the accent lies on the current move."""
_POINTED_AT = 0.06
_ROUND = 5.0
_BADGE = 9
"""The width that a badge takes, of which there are two."""
_GAP = 6
_Index = QModelIndex | QPersistentModelIndex
_Roles = QPalette.ColorRole
_Align = Qt.AlignmentFlag


class MoveDelegate(QStyledItemDelegate):
    """Draws the cells of a ``MovesModel``; ``current`` is the index of the current move."""

    def __init__(self, moves: MovesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._moves = moves
        self._stones: dict[tuple[Color, int, float], QPixmap] = {}
        self.current = QPersistentModelIndex()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(4 * SPACE, QFontMetrics(option.font).height() + SPACE)

    @staticmethod
    def room_for(font: QFont, widest: str, time: str) -> int:
        """Return how wide a cell must be for a point, badges and the time left, "" for none."""
        wide = _stone_size(font) + QFontMetrics(font).horizontalAdvance(widest)
        wide += 2 * _GAP + 2 * _BADGE + SPACE
        return wide + (_GAP + _small(font)[1].horizontalAdvance(time) if time else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column() == 0:
            self._draw_number(painter, option, index)
        else:
            node = self._moves.node_at(index)
            if node is not None:
                is_current = index == self.current
                self._draw_ground(painter, option, is_current=is_current)
                self._draw_node(painter, option, node, is_current=is_current)
        painter.restore()

    def _draw_number(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        font, _ = _small(option.font)
        painter.setFont(font)
        painter.setPen(option.palette.color(_Roles.PlaceholderText))
        box = option.rect.adjusted(0, 0, -_GAP, 0)
        text = str(index.data() or "")
        painter.drawText(box, _Align.AlignRight | _Align.AlignVCenter, text)

    def _draw_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, *, is_current: bool
    ) -> None:
        """Draw whether the move is the current one, or pointed at."""
        accent = option.palette.color(_Roles.Highlight)
        fill = QColor(accent)
        pointed_at = bool(option.state & QStyle.StateFlag.State_MouseOver)
        fill.setAlphaF(CURRENT if is_current else _POINTED_AT if pointed_at else 0)
        has_focus = is_current and option.widget.hasFocus()
        painter.setPen(QPen(accent, 1) if has_focus else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, _ROUND, _ROUND)

    def _draw_node(
        self, painter: QPainter, option: QStyleOptionViewItem, node: Node, *, is_current: bool
    ) -> None:
        content, font = node.content, QFont(option.font)
        row = option.rect.adjusted(SPACE // 2 + 2, 0, -SPACE // 2 - 1, 0)
        color = option.palette.color(_Roles.Text)
        if content.move is None:
            color = option.palette.color(_Roles.PlaceholderText)
        else:
            size = _stone_size(font)
            stone = self._stone(content.move.color, size, painter.device().devicePixelRatioF())
            painter.drawPixmap(row.left(), row.top() + (row.height() - size) // 2, stone)
            row.setLeft(row.left() + size + _GAP)
        if is_current:
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(color)
        text = self._moves.text(node)
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, _Align.AlignLeft | _Align.AlignVCenter, shown)
        row.setLeft(row.left() + metrics.horizontalAdvance(shown) + _GAP)
        row.setLeft(self._draw_badges(painter, option.palette, row, node))
        if content.move is not None:
            self._draw_time(painter, option, row, self._moves.time_text(content))

    def _draw_badges(self, painter: QPainter, palette: QPalette, row: QRect, node: Node) -> int:
        """Draw that other variations branch off, that there is a comment; return the end."""
        left, middle = row.left(), row.center().y() + 0.5
        if self._moves.branches(node) and left + _BADGE <= row.right() + 1:
            pen = QPen(palette.color(_Roles.PlaceholderText), 1.3)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            fork = QPointF(left + 2, middle + 0.5)
            for end in (QPointF(left + 2, middle - 4), QPointF(left + 6.5, middle - 4)):
                painter.drawLine(fork, end)
            painter.drawLine(fork, QPointF(left + 2, middle + 4))
            left += _BADGE
        if node.content.comment and left + _BADGE <= row.right() + 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(_Roles.Highlight))
            painter.drawEllipse(QPointF(left + 3, middle), 3, 3)
            left += _BADGE
        return left

    def _draw_time(
        self, painter: QPainter, option: QStyleOptionViewItem, row: QRect, text: str
    ) -> None:
        """Write what time is left, where there is room for all of it."""
        font, metrics = _small(option.font)
        if text and metrics.horizontalAdvance(text) <= row.width():
            painter.setFont(font)
            painter.setPen(option.palette.color(_Roles.PlaceholderText))
            painter.drawText(row, _Align.AlignRight | _Align.AlignVCenter, text)

    def _stone(self, color: Color, size: int, ratio: float) -> QPixmap:
        key = color, size, ratio
        if key not in self._stones:
            self._stones[key] = stone_pixmap(color, size, ratio)
        return self._stones[key]


def _stone_size(font: QFont) -> int:
    return round(0.86 * QFontMetrics(font).height())


def _small(font: QFont) -> tuple[QFont, QFontMetrics]:
    """Return the small type that goes with ``font``."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * SMALL)
    return small, QFontMetrics(small)
