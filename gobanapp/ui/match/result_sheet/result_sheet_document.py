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
_TEXT_WIDTH: Final = _WIDTH - 2 * _MARGIN - _DIAGRAM - _GAP
_STONE: Final = 12
_BOARD_MARGIN_SCALE: Final = 1.09
"""The width of a board with its margins, relative to that of its stones."""
_LINE_WIDTHS: Final = (0.4, 0.6)
"""The thinnest and the thickest line of a diagram."""
_SEPARATOR: Final = " · "
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


def _html(texts: ResultSheetText) -> str:
    # Lines break between the facts: the longest still fits on one.
    facts = f"&nbsp;{_SEPARATOR.lstrip()}".join(
        f"{_escaped(name)} {_escaped(value)}".replace(" ", "&nbsp;") for name, value in texts.facts
    )
    left = _table(
        f"<td colspan='2' class='result'>{_escaped(texts.result)}</td>",
        *(_player(texts, color) for color in Color),
        f"<td colspan='2' class='count'>{_count(texts)}</td>",
    )
    signatures = (_signature(texts, color) for color in Color)
    return (
        _table(
            f"<td class='title'>{_escaped(texts.title)}</td>",
            f"<td class='small' style='padding-bottom: 5px'>{facts}</td>",
        )
        + _table(
            "<td colspan='3' class='rule'></td>",
            f"<td width='{_TEXT_WIDTH}'>{left}</td><td width='{_GAP}'></td>"
            f"<td width='{_DIAGRAM}' style='padding-top: 5px'>{_picture('board')}</td>",
            "<td style='padding-top: 22px'></td>",
        )
        + _table("<td width='12%'></td>".join(signatures))
    )


def _player(texts: ResultSheetText, color: Color) -> str:
    rest = _SEPARATOR.join(
        _escaped(text) for text in (texts.ranks[color], texts.teams[color]) if text
    )
    return (
        f"<td width='{_STONE + 6}' class='player'>{_picture(color.name)}&nbsp;</td>"
        f"<td class='player'><b>{_escaped(texts.names[color])}</b> {rest}</td>"
    )


def _count(texts: ResultSheetText) -> str:
    """Return the table of the count; decimals have a column, so that units are aligned."""
    stones = (f"<td align='right'>{_picture(color.name)}</td><td></td>" for color in Color)
    rows = ["<td></td>" + "".join(stones)]
    for row in texts.rows:
        kind = "figure"
        if row.is_total:
            rows.append("<td colspan='5' class='hair'></td>")
            kind = "total"
        cells = f"<td width='46%' class='{kind}'>{_escaped(row.name)}</td>"
        for value in row.values:
            units, decimals = formats.units_and_decimals(value)
            cells += f"<td width='25%' class='{kind}' align='right'>{units}</td>"
            cells += f"<td width='1' class='{kind}' style='white-space: nowrap'>{decimals}</td>"
        rows.append(cells)
    return _table(*rows)


def _signature(texts: ResultSheetText, color: Color) -> str:
    name, player = player_names.color_name(color), texts.names[color]
    text = name if player == name else formats.labeled_value(name, player)
    return f"<td width='44%' class='signature'>{_escaped(text)}</td>"


def _table(*rows: str) -> str:
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table width='100%' cellspacing='0' style='border-collapse: collapse'>{body}</table>"


def _picture(name: str) -> str:
    width, height = _SIZES.get(name, (_STONE, _STONE))
    return f"<img src='{name}' width='{width}' height='{height}'>"


def _escaped(text: str) -> str:
    """Return a user's text as HTML, with its characters escaped and its direction isolated."""
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
        # In device pixels, so that lines are sharp.
        device_rect = painter.transform().mapRect(QRectF(rect))
        painter.save()
        painter.resetTransform()
        if name == "board":
            _draw_board(painter, self._summary, device_rect)
        else:
            _draw_stone(painter, Color[name], device_rect)
        painter.restore()


def _draw_stone(painter: QPainter, color: Color, rect: QRectF) -> None:
    pen = max(1.0, rect.width() / 11)
    painter.setPen(QPen(QColor(BOOK.line), pen))
    painter.setBrush(QColor(BOOK.stones[color].fill))
    painter.drawEllipse(rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2))


def _draw_board(painter: QPainter, summary: GameSummary, rect: QRectF) -> None:
    board = summary.board
    view = BoardView(
        board=board,
        frame=WITHOUT_COORDINATES,
        last_move=summary.last_move if not any(summary.territory) else None,
        dead=summary.dead,
        territory=summary.territory,
    )
    bounds = Rect(
        0, 0, round(rect.width() * _BOARD_MARGIN_SCALE), round(rect.height() * _BOARD_MARGIN_SCALE)
    )
    geometry = Geometry.fit(board.width, board.height, bounds, frame=WITHOUT_COORDINATES)
    scale = rect.width() / _DIAGRAM
    thinnest, thickest = _LINE_WIDTHS
    line = max(thinnest * scale, min(geometry.line, thickest * scale), 1)
    geometry = replace(geometry, line=round(line))
    # There is no wood on paper: the outermost stones touch the edges of the diagram.
    right, top = geometry.crossing(Point(board.width - 1, board.height - 1))
    radius = geometry.stone_diameter / 2
    painter.translate(round(rect.right() - radius - right), round(rect.top() + radius - top))
    draw_book_diagram(painter, view, geometry)
