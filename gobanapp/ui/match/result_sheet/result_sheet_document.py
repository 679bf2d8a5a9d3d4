"""A result sheet as a text document: half a page, black on white, with a final diagram."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QPen,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import BOOK
from gobanapp.game.game_summary import GameSummary
from gobanapp.paint.drawing_painter import draw_book_diagram
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.text import formats, player_names
from gobanapp.text.result_sheet_text import ResultSheetText, result_sheet_text

_DPI: Final = 96
"""The pixels of an inch, the unit of all lengths here: a sheet is as wide as A4."""
_WIDTH: Final = 794
_MARGIN: Final = 57
_DIAGRAM: Final = 250
_GAP: Final = 38
_LEFT: Final = _WIDTH - 2 * _MARGIN - _DIAGRAM - _GAP
_STONE: Final = 12
_WOOD: Final = 1.09
"""The width of a board with its margins, relative to that of its stones."""
_LINES: Final = (0.4, 0.6)
"""The thinnest and the thickest line of a diagram."""
_BETWEEN: Final = " · "
_SIZES: Final = {"board": (_DIAGRAM, round(1.08 * _DIAGRAM))}
"""The sizes of pictures other than stones; a board is longer than wide."""
_STYLE: Final = f"""
    td {{ padding-top: 1px; padding-bottom: 1px; }}
    .title {{ font-size: 19px; font-weight: 600; }}
    .result {{ font-size: 17px; font-weight: 600; padding-bottom: 6px; }}
    .player {{ font-size: 15px; padding-top: 4px; }}
    .count {{ padding-top: 10px; }}
    .total {{ font-weight: 600; padding-top: 0; }}
    .small {{ font-size: 11px; }}
    .rule {{ border-top: 1.2px solid {BOOK.line}; font-size: 6px; }}
    .hair {{ border-top: 0.6px solid {BOOK.line}; font-size: 1px; padding: 0; }}
    .signature {{ border-top: 0.6px solid {BOOK.line}; font-size: 11px; padding-top: 4px; }}
"""


def result_sheet_document(summary: GameSummary) -> QTextDocument:
    """Return ``summary`` with its margins, as a document that can be drawn in any size."""
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(13)
    font.setFeature(QFont.Tag("tnum"), 1)
    document.setDefaultFont(font)
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(_MARGIN)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    # A name that is written from right to left stands below the other name all the same.
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    document.setDefaultTextOption(option)
    image = QTextFormat.ObjectTypes.ImageObject.value
    document.documentLayout().registerHandler(image, _Pictures(summary, document))
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(_html(result_sheet_text(summary)))
    document.setTextWidth(_WIDTH)
    return document


def draw_result_sheet(document: QTextDocument, painter: QPainter, scale: float) -> None:
    """Draw a sheet ``scale`` times as large."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(BOOK.writing))
    document.documentLayout().draw(painter, context)


def draw_result_page(document: QTextDocument, device: QPagedPaintDevice) -> bool:
    """Draw a sheet at the top of one page; return whether ``device`` takes it.

    It is smaller where the page is too small for it.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    layout, dpi = device.pageLayout(), device.logicalDpiY()
    paper, size = layout.fullRectPixels(dpi), document.size()
    painter.translate(-layout.paintRectPixels(dpi).topLeft())
    scale = min(dpi / _DPI, paper.width() / size.width(), paper.height() / size.height())
    draw_result_sheet(document, painter, scale)
    return painter.end()


def _html(words: ResultSheetText) -> str:
    # Lines break between the facts: the longest still fits on one.
    facts = f"&nbsp;{_BETWEEN.lstrip()}".join(
        f"{_user(name)} {_user(value)}".replace(" ", "&nbsp;") for name, value in words.facts
    )
    left = _table(
        f"<td colspan='2' class='result'>{_user(words.result)}</td>",
        *(_player(words, color) for color in Color),
        f"<td colspan='2' class='count'>{_count(words)}</td>",
    )
    signatures = (_signature(words, color) for color in Color)
    return (
        _table(
            f"<td class='title'>{_user(words.title)}</td>",
            f"<td class='small' style='padding-bottom: 5px'>{facts}</td>",
        )
        + _table(
            "<td colspan='3' class='rule'></td>",
            f"<td width='{_LEFT}'>{left}</td><td width='{_GAP}'></td>"
            f"<td width='{_DIAGRAM}' style='padding-top: 5px'>{_picture('board')}</td>",
            "<td style='padding-top: 22px'></td>",
        )
        + _table("<td width='12%'></td>".join(signatures))
    )


def _player(words: ResultSheetText, color: Color) -> str:
    rest = _BETWEEN.join(_user(text) for text in (words.ranks[color], words.teams[color]) if text)
    return (
        f"<td width='{_STONE + 6}' class='player'>{_picture(color.name)}&nbsp;</td>"
        f"<td class='player'><b>{_user(words.names[color])}</b> {rest}</td>"
    )


def _count(words: ResultSheetText) -> str:
    """Return the table of the count; decimals have a column, so that units are aligned."""
    stones = (f"<td align='right'>{_picture(color.name)}</td><td></td>" for color in Color)
    rows = ["<td></td>" + "".join(stones)]
    for row in words.rows:
        kind = "figure"
        if row.is_total:
            rows.append("<td colspan='5' class='hair'></td>")
            kind = "total"
        cells = f"<td width='46%' class='{kind}'>{_user(row.name)}</td>"
        for value in row.values:
            units, decimals = formats.units_and_decimals(value)
            cells += f"<td width='25%' class='{kind}' align='right'>{units}</td>"
            cells += f"<td width='1' class='{kind}' style='white-space: nowrap'>{decimals}</td>"
        rows.append(cells)
    return _table(*rows)


def _signature(words: ResultSheetText, color: Color) -> str:
    name, player = player_names.color_name(color), words.names[color]
    text = name if player == name else formats.labeled_value(name, player)
    return f"<td width='44%' class='signature'>{_user(text)}</td>"


def _table(*rows: str) -> str:
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table width='100%' cellspacing='0' style='border-collapse: collapse'>{body}</table>"


def _picture(name: str) -> str:
    width, height = _SIZES.get(name, (_STONE, _STONE))
    return f"<img src='{name}' width='{width}' height='{height}'>"


def _user(text: str) -> str:
    """Return any text as HTML that neither its signs nor its direction let out of its place."""
    return f"\N{FIRST STRONG ISOLATE}{escape(text)}\N{POP DIRECTIONAL ISOLATE}"


class _Pictures(QPyTextObject):
    """The images of a sheet: stones and the board, at the resolution of the device."""

    def __init__(self, summary: GameSummary, document: QTextDocument) -> None:
        super().__init__(document)
        self._summary = summary

    def intrinsicSize(
        self, _document: QTextDocument, _position: int, format_: QTextFormat
    ) -> QSizeF:
        image = format_.toImageFormat()
        return QSizeF(image.width(), image.height())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        format_: QTextFormat,
    ) -> None:
        name = format_.toImageFormat().name()
        # In pixels of the device: lines are as many of them as are sharp.
        place = painter.transform().mapRect(QRectF(rect))
        painter.save()
        painter.resetTransform()
        if name == "board":
            _draw_board(painter, self._summary, place)
        else:
            _draw_stone(painter, Color[name], place)
        painter.restore()


def _draw_stone(painter: QPainter, color: Color, place: QRectF) -> None:
    pen = max(1.0, place.width() / 11)
    painter.setPen(QPen(QColor(BOOK.line), pen))
    painter.setBrush(QColor(BOOK.stones[color].fill))
    painter.drawEllipse(place.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))


def _draw_board(painter: QPainter, summary: GameSummary, place: QRectF) -> None:
    board = summary.board
    view = BoardView(
        board=board,
        frame=WITHOUT_COORDINATES,
        last_move=summary.last_move if not any(summary.territory) else None,
        dead=summary.dead,
        territory=summary.territory,
    )
    room = Rect(0, 0, round(place.width() * _WOOD), round(place.height() * _WOOD))
    geometry = Geometry.fit(board.width, board.height, room, frame=WITHOUT_COORDINATES)
    scale = place.width() / _DIAGRAM
    thinnest, thickest = _LINES
    line = max(thinnest * scale, min(geometry.line, thickest * scale), 1)
    geometry = replace(geometry, line=round(line))
    # There is no wood on paper: the outermost stones end where all else does.
    right, top = geometry.crossing(Point(board.width - 1, board.height - 1))
    reach = geometry.stone_diameter / 2
    painter.translate(round(place.right() - reach - right), round(place.top() + reach - top))
    draw_book_diagram(painter, view, geometry)
