"""Visual aids for beginners: chains as beads on a string, eyes, liberties, a ladder.

They lie between the stones and the marks, except for liberties and their number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from gobanapp.diagram.aids import TINT_COUNT
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import LineSegment
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.painter_paths import disc, painter_path, round_pen
from gobanapp.paint.stone_pictures import draw_centered, stone_with_shadow
from gobanapp.paint.text_paths import label_path
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

# Lengths are in spacings of columns.
_BEAD: Final = 0.17
_STRING: Final = 0.15
_HALF_STRING: Final = 0.56
"""Half of a string along a column, with a little overlap, so that two halves leave no gap."""
_RIM: Final = 0.035
_CROSS: Final = 0.13
_EYE, _PUPIL = 0.20, 0.08
_NUMBER_DISC: Final = 0.36
_NUMBER_SCALE: Final = 0.95
_BREAKER: Final = 0.40
_PEN: Final = 0.075
_IMAGINED_OPACITY: Final = 0.62

_TINTS: Final = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
"""Okabe and Ito's colours, which differ for every kind of eyes (jfly.uni-koeln.de/color)."""
assert len(_TINTS) == TINT_COUNT


def draw_aids(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Collection[Point]
) -> None:
    """Draw, in pixels, the aids on ``points`` that marks and labels can cover."""
    aids, visible = view.aids, frozenset(points) - view.hidden
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if aids.tints:
        _draw_strings(painter, background, view, visible & aids.tints.keys())
    if aids.ladder is not None:
        _draw_ladder(painter, background, view, visible)
    for color in Color:
        for point in (aids.eyes[color] & visible) - view.labels.keys() - view.marks.keys():
            _draw_eye(painter, background, point, color)
        for point in (aids.false_eyes[color] & visible) - view.labels.keys() - view.marks.keys():
            _draw_false_eye(painter, background, point, color)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def draw_liberties(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Collection[Point]
) -> None:
    """Draw the liberties of the chain under the pointer, and their number, on top of everything."""
    aids, theme = view.aids, background.theme
    casing = theme.casing
    visible = frozenset(points) - view.hidden
    open_points = (aids.liberties & visible) - view.labels.keys() - view.marks.keys()
    for point in open_points - aids.imagined.keys():
        with _coordinates_at(painter, background, point):
            painter.strokePath(_CROSS_SHAPE, round_pen(casing, 2.2 * _PEN))
            painter.strokePath(_CROSS_SHAPE, round_pen(theme.accent, _PEN))
    if aids.hovered_stone is not None and aids.hovered_stone in visible:
        with _coordinates_at(painter, background, aids.hovered_stone):
            painter.fillPath(disc(_NUMBER_DISC), QColor(casing))
            painter.strokePath(disc(_NUMBER_DISC), round_pen(theme.accent, _RIM))
            number = QTransform.fromScale(_NUMBER_SCALE, _NUMBER_SCALE).map(
                label_path(str(len(aids.liberties)))
            )
            painter.fillPath(number, QColor(theme.writing))


def _draw_strings(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Collection[Point]
) -> None:
    """Draw the strings between the stones of chains: first all rims, so that none cuts a string."""
    looks, tints = background.theme.stones, view.aids.tints
    strings = [
        (point, view.board[point], _chain_directions(background, view, point)) for point in points
    ]
    for point, color, directions in strings:
        if color is not None:
            _draw_string(painter, background, point, directions, _RIM, looks[color].ink)
    for point, _, directions in strings:
        _draw_string(painter, background, point, directions, 0, _TINTS[tints[point]])


def _draw_string(
    painter: QPainter,
    background: BoardBackground,
    point: Point,
    directions: Iterable[tuple[int, int]],
    rim: float,
    color: str,
) -> None:
    """Draw the bead of a stone, and its half of each string to its neighbours."""
    half_width = _STRING / 2 + rim
    with _coordinates_at(painter, background, point):
        painter.fillPath(disc(_BEAD + rim), QColor(color))
        for right, down in directions:
            end_x, end_y = _HALF_STRING * right, _HALF_STRING * down
            across, along = half_width * abs(down), half_width * abs(right)
            box = QRectF(QPointF(0, 0), QPointF(end_x, end_y)).normalized()
            painter.fillRect(box.adjusted(-across, -along, across, along), QColor(color))


def _chain_directions(
    background: BoardBackground, view: BoardView, point: Point
) -> list[tuple[int, int]]:
    """Return the directions from ``point`` to stones of its chain in the view: right and down."""
    column, row = background.geometry.cell(point)
    neighbor_cells = (
        background.geometry.cell(neighbor)
        for neighbor in view.board.neighbors(point)
        if view.board[neighbor] is view.board[point] and neighbor in view.aids.tints
    )
    return [(near_column - column, near_row - row) for near_column, near_row in neighbor_cells]


def _draw_ladder(
    painter: QPainter, background: BoardBackground, view: BoardView, visible: frozenset[Point]
) -> None:
    ladder, geometry, theme = view.aids.ladder, background.geometry, background.theme
    assert ladder is not None
    for point, number in view.aids.imagined.items():
        if point in visible and view.board.is_empty(point):
            color = ladder.moves[number].color
            look = theme.stones[color]
            variant = stone_variant(point, color)
            painter.setOpacity(_IMAGINED_OPACITY)
            stone = stone_with_shadow(look, geometry.stone_diameter, geometry.line, variant)
            draw_centered(painter, stone, geometry.crossing(point))
            painter.setOpacity(1)
            with _coordinates_at(painter, background, point):
                painter.fillPath(label_path(str(number + 1)), QColor(look.ink))
    for point in ladder.breakers & visible:
        with _coordinates_at(painter, background, point):
            painter.strokePath(disc(_BREAKER), round_pen(theme.casing, 2 * _PEN))
            painter.strokePath(disc(_BREAKER), round_pen(theme.warning, _PEN))


def _draw_eye(painter: QPainter, background: BoardBackground, point: Point, color: Color) -> None:
    """Draw an eye: a ring with a pupil, in the colour of its side."""
    look = background.theme.stones[color]
    with _coordinates_at(painter, background, point):
        painter.fillPath(disc(_EYE + _RIM), QColor(look.ink))
        painter.fillPath(disc(_EYE), QColor(look.fill))
        painter.fillPath(disc(_PUPIL), QColor(look.ink))


def _draw_false_eye(
    painter: QPainter, background: BoardBackground, point: Point, color: Color
) -> None:
    """Draw a false eye: an eye that is struck out."""
    look = background.theme.stones[color]
    with _coordinates_at(painter, background, point):
        painter.fillPath(disc(_EYE + _RIM), QColor(look.ink))
        painter.fillPath(disc(_EYE), QColor(look.fill))
        painter.strokePath(_STRUCK_OUT, round_pen(background.theme.casing, 2 * _PEN))
        painter.strokePath(_STRUCK_OUT, round_pen(background.theme.warning, _PEN))


@contextmanager
def _coordinates_at(painter: QPainter, background: BoardBackground, point: Point) -> Iterator[None]:
    """Make the painter count spacings of columns from the point."""
    painter.translate(*background.geometry.crossing(point))
    painter.scale(background.geometry.step_x, background.geometry.step_x)
    yield
    painter.resetTransform()


_CROSS_SHAPE: Final = painter_path(
    LineSegment(-_CROSS, -_CROSS, _CROSS, _CROSS), LineSegment(-_CROSS, _CROSS, _CROSS, -_CROSS)
)
_STRUCK_OUT: Final = painter_path(LineSegment(-0.23, 0.23, 0.23, -0.23))
