"""A diagram as books have it: lines and areas, black on white, as sharp as the device is."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPicture

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Sides
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import BOOK
from gobanapp.game.markup import NO_TERRITORY
from gobanapp.paint.grid import draw_grid
from gobanapp.paint.ground import Ground
from gobanapp.paint.groups import draw_outlines
from gobanapp.paint.marks import draw_marks
from gobanapp.paint.outlines import outlines
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color

# Points, of which an inch has 72.
_BLOCK_LINE: Final = 0.6
_LAST_BLOCK_LINE: Final = 1.5

_RIM: Final = 1.3
"""The outline of a stone, in lines of the board."""

# Lengths on the board are in spacings of columns.
_DEAD_SIZE: Final = 2 / 3
_CROSS: Final = 0.15
_HATCH: Final = (-0.5, 0.0, 0.5)
_SIGN_PEN: Final = 0.08
_WIDEST_BLOCK_PEN: Final = 0.14
_CASING: Final = 0.04
_INSIDE: Final = 0.06
_TERRITORY: Final = 0.28
_GAP: Final = 0.76


def draw_diagram(painter: QPainter, view: BoardView, geometry: Geometry) -> None:
    """Draw ``view`` where ``geometry`` has it; what follows a pointer is not drawn."""
    view = replace(view, explained=NO_POINTS)
    frame = geometry.frame
    if frame.sides is Sides.ACROSS:  # nobody reads a page from two sides
        geometry = replace(geometry, frame=replace(frame, sides=Sides.FOUR))
    # There is no grey: dead stones are small and crossed, blocks are only outlined.
    ground = Ground(geometry, BOOK, None, QImage(), QImage())
    draw_grid(painter, geometry, BOOK)
    for point in {*view.labels, *view.marks, *view.neutral}:
        painter.fillRect(ground.square(point, _GAP), QColor(BOOK.board))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_blocks(painter, geometry, view)
    _draw_stones(painter, geometry, view)
    _draw_territory(painter, geometry, view)
    draw_outlines(painter, ground, view)
    marks = _marks(ground, view)
    scale = marks.logicalDpiX() / painter.device().logicalDpiX()  # or they would be as on screens
    painter.scale(scale, scale)
    painter.drawPicture(0, 0, marks)


def _marks(ground: Ground, view: BoardView) -> QPicture:
    """Return what is drawn over the stones; pictures can be moved to where they belong."""
    seen = replace(view, waiting=None, forbidden=None, cursor=None, territory=NO_TERRITORY)
    seen = replace(seen, dead=frozenset(), neutral=view.neutral - view.dead)
    picture = QPicture()
    with QPainter(picture) as painter:
        draw_marks(painter, ground, seen, view.board.points())
    return picture


def _draw_blocks(painter: QPainter, geometry: Geometry, view: BoardView) -> None:
    step, point = geometry.step_x, geometry.ratio * 96 / 72
    for number, block in enumerate(view.blocks, 1):
        line = _LAST_BLOCK_LINE if number == len(view.blocks) else _BLOCK_LINE
        pen = min(line * point, line / _LAST_BLOCK_LINE * _WIDEST_BLOCK_PEN * step)
        for color, width in ((BOOK.board, pen + 2 * _CASING * step), (BOOK.accent, pen)):
            for path in outlines(geometry, block, _INSIDE):
                painter.strokePath(path, QPen(QColor(color), width))


def _draw_stones(painter: QPainter, geometry: Geometry, view: BoardView) -> None:
    crossed = view.dead - view.labels.keys() - view.marks.keys()
    for point, color in view.board.stones():
        look, middle = BOOK.stones[color], QPointF(*geometry.crossing(point))
        size = _DEAD_SIZE if point in view.dead else 1
        rim = _RIM * geometry.line
        radius = (size * geometry.stone - rim) / 2
        painter.setPen(QPen(QColor(BOOK.line), rim))
        painter.setBrush(QColor(look.fill))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(QColor(look.ink), _SIGN_PEN * geometry.step_x))
        if point in crossed:
            for down in (-_CROSS, _CROSS):
                reach = QPointF(_CROSS, down) * geometry.step_x
                painter.drawLine(middle - reach, middle + reach)
        elif point in view.unsettled:
            for away in _HATCH:
                reach = QPointF(1, -1) * radius * math.sqrt((1 - away**2) / 2)
                beside = middle + QPointF(away, away) * radius / math.sqrt(2)
                painter.drawLine(beside - reach, beside + reach)


def _draw_territory(painter: QPainter, geometry: Geometry, view: BoardView) -> None:
    """Draw the squares of territory; White's are hollow. Dead stones have their cross for one."""
    half = _TERRITORY * geometry.step_x / 2
    painter.setPen(QPen(QColor(BOOK.line), geometry.line, j=Qt.PenJoinStyle.MiterJoin))
    for owner in Color:
        painter.setBrush(QColor(BOOK.stones[owner].fill))
        for point in view.territory[owner] - view.dead:
            x, y = geometry.crossing(point)
            painter.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half))
