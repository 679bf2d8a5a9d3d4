"""The texts next to the nodes of the tree: one line in each row that has room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPalette, QRegion, QStaticText

_GAP = 3.0
_PIECE_GAP = 7.0
_MIN_WIDTH = 2.5
"""The least width for an elided text, in line heights."""
_MAX_ROWS = 1000
_OVERHANG: Final = QMargins(4, 4, 4, 4)
"""The overhang of letters beyond the width reported by their font."""


class NodeText(NamedTuple):
    """The kind of a node as a word, and its text."""

    kind: str
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
    """Words of a row, at ``left``; ``is_muted`` if they do not belong to a chosen node."""

    number: int
    left: float
    width: float
    text: QStaticText
    is_muted: bool


class _Row(NamedTuple):
    box: QRectF
    pieces: Sequence[_Piece]


class RowTexts:
    """Lays texts out row by row, as rows come into view, and keeps them."""

    def __init__(self, describe: Callable[[int], NodeText]) -> None:
        self._describe = describe
        self._rows: dict[int, _Row | None] = {}
        self._layout_key: object = None

    def begin(self, key: object) -> None:
        """Discard the layout unless it was made for ``key``."""
        if key != self._layout_key or len(self._rows) > _MAX_ROWS:
            self._rows.clear()
            self._layout_key = key

    def missing(self, rows: range) -> range:
        """Return the part of ``rows`` from the first unknown one to the last."""
        unknown = [row for row in rows if row not in self._rows]
        return range(unknown[0], unknown[-1] + 1) if unknown else range(0)

    def lay_out(
        self, row: int, place: RowPlace | None, right: float, metrics: QFontMetricsF
    ) -> None:
        """Lay out the texts of a row up to ``right``; none if ``place`` is None."""
        self._rows[row] = None
        if place is None:
            return
        height, width_available = metrics.height(), right - place.left - 2 * _GAP
        pieces = self._pieces(place.numbers, place.chosen, width_available, metrics)
        if pieces:
            width = pieces[-1].left + pieces[-1].width
            box = QRectF(place.left + _GAP, place.middle - height / 2, width, height)
            self._rows[row] = _Row(box, pieces)

    def _pieces(
        self, numbers: Sequence[int], chosen: int, width_available: float, metrics: QFontMetricsF
    ) -> Sequence[_Piece]:
        """Return the kind of each node, and the comment if there is only one node.

        If there is too little room, only the chosen node has a text.
        """
        texts = [(number, self._describe(number)) for number in numbers]
        words = [(number, text.kind, number != chosen) for number, text in texts if text.kind]
        if len(texts) == 1:  # next to several nodes it would seem to belong to the last one
            words.append((chosen, texts[0][1].comment, True))
        pieces = _fitting_pieces(words, width_available, metrics)
        if all(piece.number != chosen for piece in pieces):
            of_chosen = [word for word in words if word[0] == chosen]
            pieces = _fitting_pieces(of_chosen, width_available, metrics) or pieces
        return pieces

    def paint(
        self, painter: QPainter, rows: range, exposed: QRegion, font: QFont, palette: QPalette
    ) -> None:
        """Paint the texts in ``rows`` that ``exposed`` touches."""
        roles = QPalette.ColorRole
        normal, muted = palette.color(roles.Text), palette.color(roles.PlaceholderText)
        painter.setFont(font)
        for row in rows:
            text = self._rows.get(row)
            if text is None or not exposed.intersects(text.box.toAlignedRect() + _OVERHANG):
                continue
            for piece in text.pieces:
                painter.setPen(muted if piece.is_muted else normal)
                painter.drawStaticText(text.box.topLeft() + QPointF(piece.left, 0), piece.text)

    def node_at(self, row: int, position: QPointF) -> int | None:
        """Return the node whose text is at a position in a row, None if there is none."""
        text = self._rows.get(row)
        if text is None or not text.box.contains(position):
            return None
        step = position.x() - text.box.left()
        pieces = (piece for piece in text.pieces if piece.left <= step <= piece.left + piece.width)
        return next((piece.number for piece in pieces), None)


def _fitting_pieces(
    words: Sequence[tuple[int, str, bool]], width_available: float, metrics: QFontMetricsF
) -> Sequence[_Piece]:
    """Return the texts that fit, laid out from the left; the last one may be elided."""
    pieces: list[_Piece] = []
    start = 0.0
    for number, word, is_muted in words:
        left, width = width_available - start, metrics.horizontalAdvance(word)
        if not word or left < min(_MIN_WIDTH * metrics.height(), width):
            continue
        shown = word
        if width > left:
            shown = metrics.elidedText(word, Qt.TextElideMode.ElideRight, left)
            width = metrics.horizontalAdvance(shown)
        static = QStaticText(shown)
        static.setTextFormat(Qt.TextFormat.PlainText)
        pieces.append(_Piece(number, start, width, static, is_muted))
        start += width + _PIECE_GAP
    return pieces
