"""What is written beside the nodes of the tree: one line in each row that has room for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPalette, QStaticText

_GAP = 3.0
_BETWEEN = 7.0
_LEAST = 2.5
"""The heights of a line that a text needs: less room is left empty."""
_MOST_KEPT = 1000


class NodeText(NamedTuple):
    """What a node is, in a word, and what is said of it."""

    head: str
    comment: str = ""


class RowPlace(NamedTuple):
    """A row in view: its nodes from the left, and where there is room to write of them.

    ``chosen``: the one whose comment is written.
    """

    numbers: Sequence[int]
    chosen: int
    left: float
    middle: float


class _Piece(NamedTuple):
    """Words of a row, ``left`` of its beginning; ``is_quiet`` if they are not of a chosen node."""

    number: int
    left: float
    width: float
    text: QStaticText
    is_quiet: bool


class _Row(NamedTuple):
    box: QRectF
    pieces: Sequence[_Piece]


class RowTexts:
    """Lays texts out for the rows in view, and keeps them until they are laid out again."""

    def __init__(self, describe: Callable[[int], NodeText]) -> None:
        self._describe = describe
        self._rows: list[_Row] = []
        self._kept: dict[tuple[Sequence[int], int, float], Sequence[_Piece]] = {}
        self._kept_for: object = None

    def lay_out(
        self, places: Mapping[int, RowPlace], right: float, font: QFont, edits: object
    ) -> None:
        """Write beside ``places``, by row, as far as ``right``.

        ``edits``: what differs once nodes may say something else.
        """
        metrics = QFontMetricsF(font)
        if self._kept_for != (font.key(), edits) or len(self._kept) > _MOST_KEPT:
            self._kept.clear()
            self._kept_for = (font.key(), edits)
        self._rows.clear()
        height = metrics.height()
        for numbers, chosen, left, middle in places.values():
            room = right - left - 2 * _GAP
            if room < _LEAST * height:
                continue
            key = (tuple(numbers), chosen, room)
            pieces = self._kept.get(key)
            if pieces is None:
                pieces = self._kept[key] = self._write(numbers, chosen, room, metrics)
            if pieces:
                width = pieces[-1].left + pieces[-1].width
                box = QRectF(left + _GAP, middle - height / 2, width, height)
                self._rows.append(_Row(box, pieces))

    def clear(self) -> None:
        """Write nothing."""
        self._rows.clear()

    def _write(
        self, numbers: Sequence[int], chosen: int, room: float, metrics: QFontMetricsF
    ) -> Sequence[_Piece]:
        """Write what each node is in a word, and what is said of the chosen one."""
        texts = [(number, self._describe(number)) for number in numbers]
        words = [(number, text.head, number != chosen) for number, text in texts if text.head]
        words += [(chosen, text.comment, True) for number, text in texts if number == chosen]
        pieces: list[_Piece] = []
        begin = 0.0
        for number, word, is_quiet in words:
            left = room - begin
            if not word or (pieces and left < _LEAST * metrics.height()):
                continue
            shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, left)
            width = metrics.horizontalAdvance(shown)
            static = QStaticText(shown)
            static.setTextFormat(Qt.TextFormat.PlainText)
            pieces.append(_Piece(number, begin, width, static, is_quiet))
            begin += width + _BETWEEN
        return pieces

    def paint(self, painter: QPainter, box: QRectF, font: QFont, palette: QPalette) -> None:
        """Paint what lies in ``box``."""
        roles = QPalette.ColorRole
        strong, quiet = palette.color(roles.Text), palette.color(roles.PlaceholderText)
        painter.setFont(font)
        for its_box, pieces in self._rows:
            if its_box.intersects(box):
                for piece in pieces:
                    painter.setPen(quiet if piece.is_quiet else strong)
                    at = its_box.topLeft() + QPointF(piece.left, 0)
                    painter.drawStaticText(at, piece.text)

    def node_at(self, at: QPointF) -> int | None:
        """Return the node whose words are at a place, None where there are none."""
        for box, pieces in self._rows:
            if box.contains(at):
                step = at.x() - box.left()
                here = (p.number for p in pieces if p.left <= step <= p.left + p.width)
                return next(here, None)
        return None
