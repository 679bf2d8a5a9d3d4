"""A result slip as it is printed: half a page, black on white, with a diagram of the end."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPainter, QPen

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import BOOK
from gobanapp.game.game_summary import GameSummary
from gobanapp.paint.book_diagram import draw_book_diagram
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.text import formats, player_names
from gobanapp.text.result_sheet_text import ResultSheetRow, ResultSheetText, result_sheet_text

WIDTH: Final = 180.0
"""The width in millimetres, as are all lengths here; the height is ``result_sheet_height``."""
MARGIN: Final = 15.0

_DIAGRAM: Final = 66.0
_DIAGRAM_SHAPE: Final = 1.08
_WOOD: Final = 1.09
"""What a board with its wood is wider than its stones."""
_GAP: Final = 10.0
_LEFT: Final = WIDTH - _DIAGRAM - _GAP
_COLUMNS: Final = (0.73 * _LEFT, _LEFT)
"""Where the numbers of the players end."""
_HEAD: Final = 17.0
_RESULT: Final = 10.0
_PLAYER: Final = 6.0
_ROW: Final = 5.0
_SIGNATURES: Final = 19.0
_SIGNATURE: Final = 80.0
_STONE: Final = 3.2
_HAIR: Final = 0.15
_RULE: Final = 0.3
_THINNEST: Final = 0.1

# Points, of which an inch has 72.
_TITLE_TYPE: Final = 14.0
_RESULT_TYPE: Final = 12.5
_NAME_TYPE: Final = 11.0
_TYPE: Final = 10.0
_SMALL_TYPE: Final = 8.5
_BETWEEN: Final = " · "


def result_sheet_height(slip: GameSummary) -> float:
    """Return the height of a slip in millimetres."""
    return (
        _HEAD
        + max(_table_end(result_sheet_text(slip)), _DIAGRAM_SHAPE * _DIAGRAM + 2)
        + _SIGNATURES
    )


def _table_end(words: ResultSheetText) -> float:
    """Return how far the left part reaches below the head."""
    return _RESULT + 2 * _PLAYER + _ROW / 2 + (len(words.rows) + 1) * _ROW


def draw_result_sheet(painter: QPainter, slip: GameSummary, corner: QPointF, scale: float) -> None:
    """Draw ``slip`` with its upper left corner at ``corner``, ``scale`` pixels to a millimetre."""
    words = result_sheet_text(slip)
    sheet = _Sheet(painter, scale)
    height = result_sheet_height(slip)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(corner)
    _draw_head(sheet, words)
    _draw_left(sheet, words)
    _draw_diagram(sheet, slip)
    _draw_signatures(sheet, words, height)
    painter.restore()


def draw_result_page(device: QPagedPaintDevice, slip: GameSummary) -> bool:
    """Draw ``slip`` on the first page of ``device``; return whether that takes it.

    It stands at the top, smaller where the paper is.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    layout, dpi = device.pageLayout(), device.logicalDpiY()
    paper, printable = layout.fullRectPixels(dpi), layout.paintRectPixels(dpi)
    margin = min(round(MARGIN * dpi / 25.4), min(paper.width(), paper.height()) // 12)
    frame = paper.adjusted(margin, margin, -margin, -margin).intersected(printable)
    frame.translate(-printable.topLeft())
    fitting = min(frame.width() / WIDTH, frame.height() / result_sheet_height(slip))
    draw_result_sheet(painter, slip, QPointF(frame.topLeft()), min(dpi / 25.4, fitting))
    return painter.end()


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A painter that is told all lengths in millimetres, ``scale`` pixels each."""

    painter: QPainter
    scale: float

    def type_(self, points: float, *, bold: bool = False) -> QFont:
        font = QFont()
        font.setPixelSize(max(1, round(points * self.scale * 25.4 / 72)))
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def width(self, font: QFont, text: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(text) / self.scale

    def write(self, x: float, y: float, font: QFont, text: str, room: float) -> float:
        """Write on the base line ``y``, with dots where ``room`` is too little; return the end."""
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room * self.scale + 1)
        self._put(x, y, font, shown)
        return x + self.width(font, shown)

    def write_to(self, right: float, y: float, font: QFont, text: str) -> None:
        """Write what ends at ``right``."""
        self._put(right - self.width(font, text), y, font, text)

    def _put(self, x: float, y: float, font: QFont, text: str) -> None:
        self.painter.setFont(font)
        self.painter.setPen(QColor(BOOK.writing))
        self.painter.drawText(QPointF(x * self.scale, y * self.scale), text)

    def line(self, left: float, right: float, y: float, width: float) -> None:
        pen = QPen(QColor(BOOK.line), max(1.0, width * self.scale))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        # In the middle of a pixel, or a hair would be two of them, and grey.
        at = math.floor(y * self.scale) + 0.5
        self.painter.drawLine(QPointF(left * self.scale, at), QPointF(right * self.scale, at))

    def stone(self, color: Color, left: float, base: float) -> None:
        """Draw a small stone that stands with letters on the base line ``base``."""
        look = BOOK.stones[color]
        pen = max(1.0, 2 * _HAIR * self.scale)
        self.painter.setPen(QPen(QColor(BOOK.line), pen))
        self.painter.setBrush(QColor(look.fill))
        side = _STONE * self.scale - pen
        corner = QPointF(left, base - _STONE + 0.4) * self.scale + QPointF(pen, pen) / 2
        self.painter.drawEllipse(QRectF(corner.x(), corner.y(), side, side))


def _draw_head(sheet: _Sheet, words: ResultSheetText) -> None:
    """Draw the title, and what is known of the game: as many facts on a line as there is room."""
    sheet.write(0, 5, sheet.type_(_TITLE_TYPE, bold=True), words.title, WIDTH)
    font = sheet.type_(_SMALL_TYPE)
    first, second = "", ""
    for name, value in words.facts:
        fact = f"{name} {value}"
        longer = _BETWEEN.join(filter(None, (first, fact)))
        if not second and sheet.width(font, longer) <= WIDTH:
            first = longer
        else:
            second = _BETWEEN.join(filter(None, (second, fact)))
    sheet.write(0, 9.8, font, first, WIDTH)
    sheet.write(0, 13.4, font, second, WIDTH)
    sheet.line(0, WIDTH, _HEAD - 2 if second else _HEAD - 5.4, _RULE)


def _draw_left(sheet: _Sheet, words: ResultSheetText) -> None:
    y = _HEAD + 5
    sheet.write(0, y, sheet.type_(_RESULT_TYPE, bold=True), words.result, _LEFT)
    y += _RESULT - 1.5
    for color in Color:
        _draw_player(sheet, words, color, y)
        y += _PLAYER
    y += _ROW / 2
    tail = _longest_tail(sheet, words)
    for color, right in zip(Color, _COLUMNS, strict=True):
        sheet.stone(color, right - tail - _STONE, y)
    for row in words.rows:
        y += _ROW
        if row.is_total:
            sheet.line(0, _LEFT, y - 0.78 * _ROW, _HAIR)
        _draw_row(sheet, row, y, tail)


def _draw_player(sheet: _Sheet, words: ResultSheetText, color: Color, y: float) -> None:
    sheet.stone(color, 0, y)
    begin = _STONE + 1.6
    plain = sheet.type_(_NAME_TYPE)
    rest = _BETWEEN.join(filter(None, (words.ranks[color], words.teams[color])))
    room = _LEFT - begin
    wanted = min(sheet.width(plain, f" {rest}"), room / 2) if rest else 0
    bold = sheet.type_(_NAME_TYPE, bold=True)
    end = sheet.write(begin, y, bold, words.names[color], room - wanted)
    if rest:
        sheet.write(end, y, plain, f" {rest}", _LEFT - end)


def _draw_row(sheet: _Sheet, row: ResultSheetRow, y: float, tail: float) -> None:
    font = sheet.type_(_TYPE, bold=row.is_total)
    widest = max(sheet.width(font, value) for value in row.values)
    sheet.write(0, y, font, row.name, _COLUMNS[0] - widest - 2)
    for color, right in zip(Color, _COLUMNS, strict=True):
        behind = sheet.width(font, _tail(row.values[color]))
        sheet.write_to(right - tail + behind, y, font, row.values[color])


def _longest_tail(sheet: _Sheet, words: ResultSheetText) -> float:
    """Return what the longest decimals take, so that units stand below units."""
    font = sheet.type_(_TYPE, bold=True)
    return max(sheet.width(font, _tail(value)) for row in words.rows for value in row.values)


def _tail(value: str) -> str:
    _, point, decimals = value.partition(QLocale().decimalPoint())
    return point + decimals


def _draw_diagram(sheet: _Sheet, slip: GameSummary) -> None:
    board = slip.board
    view = BoardView(
        board=board,
        frame=WITHOUT_COORDINATES,
        last_move=slip.last_move if not any(slip.territory) else None,
        dead=slip.dead,
        territory=slip.territory,
    )
    side = round(_DIAGRAM * _WOOD * sheet.scale)
    rect = Rect(0, 0, side, round(_DIAGRAM_SHAPE * side))
    geometry = Geometry.fit(board.width, board.height, rect, frame=WITHOUT_COORDINATES)
    line = max(1, round(max(_THINNEST * sheet.scale, min(geometry.line, _HAIR * sheet.scale))))
    geometry = replace(geometry, line=line)
    # There is no wood on paper: the outermost stones end where all else does.
    right, top = geometry.crossing(Point(board.width - 1, board.height - 1))
    reach = geometry.stone_diameter / 2
    painter = sheet.painter
    painter.save()
    painter.translate(
        round(WIDTH * sheet.scale - reach - right), round((_HEAD + 1.5) * sheet.scale + reach - top)
    )
    draw_book_diagram(painter, view, geometry)
    painter.restore()


def _draw_signatures(sheet: _Sheet, words: ResultSheetText, height: float) -> None:
    font = sheet.type_(_SMALL_TYPE)
    for color, left in zip(Color, (0.0, WIDTH - _SIGNATURE), strict=True):
        sheet.line(left, left + _SIGNATURE, height - 5, _HAIR)
        name, player = player_names.color_name(color), words.names[color]
        text = name if player == name else formats.labeled_value(name, player)
        sheet.write(left, height - 1.2, font, text, _SIGNATURE)
