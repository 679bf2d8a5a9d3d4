"""The texts next to the nodes of the tree: one line in each row that has room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPalette, QRegion, QStaticText

_GAP = 3.0
_BETWEEN = 7.0
_LEAST = 2.5
"""The heights of a line that a text needs if it is not shorter: less room is left empty."""
_MOST_KEPT = 1000
_OVERHANG: Final = QMargins(4, 4, 4, 4)
"""The overhang of letters beyond the width reported by their font."""


class NodeText(NamedTuple):
    """The kind of a node in a word, and its text."""

    head: str
    comment: str = ""


class RowPlace(NamedTuple):
    """A row: its visible nodes from the left, and the room for text next to them.

    ``chosen``: the one whose comment is written. ``left`` is in logical pixels of the view,
    ``middle`` in those of the whole tree.
    """

    numbers: Sequence[int]
    chosen: int
    left: float
    middle: float


class _Piece(NamedTuple):
    """Words of a row, at ``left``; ``is_quiet`` if they do not belong to a chosen node."""

    number: int
    left: float
    width: float
    text: QStaticText
    is_quiet: bool


class _Row(NamedTuple):
    box: QRectF
    pieces: Sequence[_Piece]


class RowTexts:
    """Lays texts out row by row, as rows come into view, and keeps them."""

    def __init__(self, describe: Callable[[int], NodeText]) -> None:
        self._describe = describe
        self._rows: dict[int, _Row | None] = {}
        self._laid_out_for: object = None

    def begin(self, now: object) -> None:
        """Discard the layout unless it was made for ``now``."""
        if now != self._laid_out_for or len(self._rows) > _MOST_KEPT:
            self._rows.clear()
            self._laid_out_for = now

    def missing(self, rows: range) -> range:
        """Return the part of ``rows`` from the first unknown one to the last."""
        unknown = [row for row in rows if row not in self._rows]
        return range(unknown[0], unknown[-1] + 1) if unknown else range(0)

    def lay_out(
        self, row: int, place: RowPlace | None, right: float, metrics: QFontMetricsF
    ) -> None:
        """Write in a row as far as ``right``; nothing where there is no place."""
        self._rows[row] = None
        if place is None:
            return
        height, room = metrics.height(), right - place.left - 2 * _GAP
        pieces = self._write(place.numbers, place.chosen, room, metrics)
        if pieces:
            width = pieces[-1].left + pieces[-1].width
            box = QRectF(place.left + _GAP, place.middle - height / 2, width, height)
            self._rows[row] = _Row(box, pieces)

    def _write(
        self, numbers: Sequence[int], chosen: int, room: float, metrics: QFontMetricsF
    ) -> Sequence[_Piece]:
        """Write the kind of each node in a word, and the comment where there is only one node.

        In a row without room for so many the chosen node alone has its word.
        """
        texts = [(number, self._describe(number)) for number in numbers]
        words = [(number, text.head, number != chosen) for number, text in texts if text.head]
        if len(texts) == 1:  # next to several it would seem to be about the last one
            words.append((chosen, texts[0][1].comment, True))
        pieces = _fit(words, room, metrics)
        if all(piece.number != chosen for piece in pieces):
            pieces = _fit([word for word in words if word[0] == chosen], room, metrics) or pieces
        return pieces

    def paint(
        self, painter: QPainter, rows: range, exposed: QRegion, font: QFont, palette: QPalette
    ) -> None:
        """Paint the texts in ``rows`` that ``exposed`` touches; at a step most are there still."""
        roles = QPalette.ColorRole
        strong, quiet = palette.color(roles.Text), palette.color(roles.PlaceholderText)
        painter.setFont(font)
        for row in rows:
            text = self._rows.get(row)
            if text is None or not exposed.intersects(text.box.toAlignedRect() + _OVERHANG):
                continue
            for piece in text.pieces:
                painter.setPen(quiet if piece.is_quiet else strong)
                painter.drawStaticText(text.box.topLeft() + QPointF(piece.left, 0), piece.text)

    def node_at(self, row: int, at: QPointF) -> int | None:
        """Return the node whose words are at a place in a row, None where there are none."""
        text = self._rows.get(row)
        if text is None or not text.box.contains(at):
            return None
        step = at.x() - text.box.left()
        pieces = (piece for piece in text.pieces if piece.left <= step <= piece.left + piece.width)
        return next((piece.number for piece in pieces), None)


def _fit(
    words: Sequence[tuple[int, str, bool]], room: float, metrics: QFontMetricsF
) -> Sequence[_Piece]:
    """Lay out, from the left, the words of nodes that fit in ``room``; the last may be elided."""
    pieces: list[_Piece] = []
    begin = 0.0
    for number, word, is_quiet in words:
        left, width = room - begin, metrics.horizontalAdvance(word)
        if not word or left < min(_LEAST * metrics.height(), width):
            continue
        shown = word
        if width > left:
            shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, left)
            width = metrics.horizontalAdvance(shown)
        static = QStaticText(shown)
        static.setTextFormat(Qt.TextFormat.PlainText)
        pieces.append(_Piece(number, begin, width, static, is_quiet))
        begin += width + _BETWEEN
    return pieces
