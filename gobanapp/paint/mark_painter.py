"""Marks over stones and points: text, lines, territory, rings, signs, the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform

from gobanapp.diagram import mark_shapes
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import LineSegment, Text
from gobanapp.diagram.judgement_signs import (
    BADGE_PEN,
    BADGE_RIM,
    badge_ink,
    badges,
    placed_badge,
)
from gobanapp.diagram.long_labels import PLATE_HEIGHT, LongLabel, long_labels
from gobanapp.diagram.mark_shapes import LABEL, PEN_WIDTH, TERRITORY
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.diagram.theme import StoneLook
from gobanapp.game.markup import Mark
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.painter_paths import disc, painter_path, round_pen
from gobanapp.paint.stone_pictures import draw_centered, point_offset, transparent_picture
from gobanapp.paint.text_paths import label_path, text_path
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

# Lengths are in spacings of columns.
_SIGN_NUMBER_SCALE = 0.80
"""The scale of a number in a sign."""
_NEXT_LETTER_SCALE = 0.86
"""The scale of the letter of a next move."""
_PREVIEW_OPACITY = 0.45


def _strokes(*lines: tuple[float, float, float, float]) -> QPainterPath:
    return painter_path(*(LineSegment(*line) for line in lines))


_SHAPES = {mark: painter_path(*parts) for mark, parts in mark_shapes.MARKS.items()}
_RING, _RING_AROUND = (
    circle.radius for circle in (mark_shapes.LAST_MOVE, mark_shapes.LAST_MOVE_AROUND)
)
_RING_AROUND_MARK = 0.445
_NEXT_MOVE = painter_path(*mark_shapes.NEXT_MOVE)
_CURSOR = QPainterPath()
for _x, _y in product((-1, 1), repeat=2):
    _CURSOR.addPath(_strokes((0.47 * _x, 0.28 * _y, 0.47 * _x, 0.47 * _y)))
    _CURSOR.addPath(_strokes((0.47 * _x, 0.47 * _y, 0.28 * _x, 0.47 * _y)))
_DAME = painter_path(*mark_shapes.DAME)
_DEAD = painter_path(*mark_shapes.DEAD)
_UNCONFIRMED = disc(0.485)
_LIBERTY_RIM, _LIBERTY = map(painter_path, mark_shapes.LAST_LIBERTY)
_SIGN = disc(0.27)
_SIGN_WITH_NUMBER = disc(0.43)
_FORBIDDEN_WITH_NUMBER = disc(0.38)
_FORBIDDEN = disc(0.22)
_FORBIDDEN.addPath(_strokes((-0.155, 0.155, 0.155, -0.155)))
_TARGET = disc(0.23)
_TARGET_RING = disc(0.19)
_TARGET_RING.addPath(disc(0.075))  # the area in both discs stays empty
_GAP_IN_HATCH = disc(mark_shapes.GAP_IN_HATCH)


def mark_shape(mark: Mark) -> QPainterPath:
    """Return the lines of a mark on a point at (0, 0), columns 1 apart."""
    return _SHAPES[mark]


def draw_marks(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Iterable[Point]
) -> None:
    """Draw, in pixels, the marks over the stones on ``points``. Lines must be broken before."""
    pencil = _Pencil(painter, background, view.board)
    point_set = frozenset(points)
    if not view.previewed:
        _draw_count(pencil, view, point_set)
        _draw_markup(pencil, view, point_set)
    else:
        for part, opacity in (
            (point_set - view.previewed, 1.0),
            (point_set & view.previewed, _PREVIEW_OPACITY),
        ):
            painter.setOpacity(opacity)
            _draw_count(pencil, view, part)
            _draw_markup(pencil, view, part)
        painter.setOpacity(1)
    _draw_long_labels(pencil, view, point_set)
    if view.judgements:
        _draw_judgements(pencil, view, point_set)
    _draw_signs(pencil, view, point_set)


def _draw_count(pencil: _Pencil, view: BoardView, points: frozenset[Point]) -> None:
    theme = pencil.theme
    dead = view.dead_stones() & points
    for point in (view.neutral & points) - dead:
        pencil.stroke(point, _DAME, theme.writing, 1.7 * PEN_WIDTH)
    # The cross has the colour of the point's owner, and replaces the square of territory.
    for point in dead:
        if view.is_written_on(point):
            continue
        owner = next((color for color in Color if point in view.territory[color]), None)
        color = view.board[point]
        if color is not None and point in view.unsettled:  # clear of the hatch
            pencil.stroke(point, _DEAD, theme.stones[color].fill, 3.6 * PEN_WIDTH)
        if owner is None:
            pencil.stroke(point, _DEAD, theme.casing, 2.6 * PEN_WIDTH)
        ink = theme.writing if owner is None else theme.stones[owner].fill
        pencil.stroke(point, _DEAD, ink, 1.5 * PEN_WIDTH)
    for owner in Color:
        for point in (view.territory[owner] & points) - dead:
            pencil.square(point, theme.stones[owner])
    for point in view.open_border & points:
        pencil.fill(point, _TARGET, theme.casing)
        pencil.fill(point, _TARGET_RING, theme.warning)


def _text(view: BoardView, point: Point) -> str:
    """Return the text on ``point``, "" for none."""
    return view.labels.get(point) or str(view.numbers.get(point, ""))


def _draw_markup(pencil: _Pencil, view: BoardView, points: frozenset[Point]) -> None:
    """Draw marks, labels and the ring of the last move, in colours with contrast to those below."""
    theme = pencil.theme
    last = view.last_move

    def ink(point: Point) -> str:
        color = None if point in view.dead else view.board[point]
        return theme.writing if color is None else theme.stones[color].ink

    for point in (view.unsettled - view.dead) & points:
        color = view.board[point]
        if color is not None and (point == last or view.is_written_on(point)):
            pencil.fill(point, _GAP_IN_HATCH, theme.stones[color].fill)
    for point in view.next_move_letters.keys() & points:
        letter = view.next_move_letters[point]
        pencil.fill(point, _next_letter(letter) if letter else _NEXT_MOVE, theme.accent)
    texts = {*view.labels, *view.numbers}
    for point in view.marks.keys() & points:
        text = _text(view, point) if point in texts else ""
        _draw_mark(pencil, point, view.marks[point], text, ink(point))
    for point in (texts & points) - view.marks.keys() - long_labels(view).keys():
        pencil.fill(point, label_path(_text(view, point)), ink(point))
    if last in points:
        pencil.ring(last, _last_move_radius(view, last), ink(last))


def _last_move_radius(view: BoardView, last: Point) -> float:
    """Return the radius of the ring of the last move, around the label of its stone."""
    if last in view.marks and (last in view.labels or last in view.numbers):
        return _RING_AROUND_MARK
    is_dead = last in view.dead and view.board[last] is not None
    is_covered = is_dead or last in view.aids.tints
    return _RING_AROUND if is_covered or view.is_written_on(last) else _RING


def _draw_mark(pencil: _Pencil, point: Point, mark: Mark, text: str, ink: str) -> None:
    if text:
        _draw_text_in_mark(pencil, point, mark, text, ink)
        return
    if mark is Mark.SELECTED:
        pencil.fill(point, _SHAPES[mark], pencil.theme.accent)
    pencil.stroke(point, _SHAPES[mark], ink)


def _draw_text_in_mark(pencil: _Pencil, point: Point, mark: Mark, text: str, ink: str) -> None:
    """Draw a text and the mark around it, with gaps next to the text."""
    outlines = text_in_mark(text)
    if mark is Mark.SELECTED:
        pencil.fill(point, MARKS_AROUND_TEXT[mark], pencil.theme.accent)
        pencil.stroke(point, MARKS_AROUND_TEXT[mark], ink)
        pencil.fill(point, outlines, pencil.theme.casing)
        return
    pencil.fill(point, mark_around(mark, text, pencil.thickness(PEN_WIDTH)), ink)
    pencil.fill(point, outlines, ink)


@lru_cache(maxsize=1000)
def _next_letter(letter: str) -> QPainterPath:
    return QTransform.fromScale(_NEXT_LETTER_SCALE, _NEXT_LETTER_SCALE).map(label_path(letter))


def _draw_signs(pencil: _Pencil, view: BoardView, points: frozenset[Point]) -> None:
    """Draw the signs that follow pointer and keyboard, on a pale outline for contrast."""
    theme = pencil.theme
    casing = theme.casing
    for point in view.last_liberties() & points:
        pencil.fill(point, _LIBERTY_RIM, casing)
        pencil.fill(point, _LIBERTY, theme.warning)
    if view.unconfirmed in points:
        pencil.stroke(view.unconfirmed, _UNCONFIRMED, casing, 1.7 * PEN_WIDTH)
        pencil.stroke(view.unconfirmed, _UNCONFIRMED, theme.accent, 0.75 * PEN_WIDTH)
    if view.forbidden in points:
        if view.repeated is None:
            pencil.fill(view.forbidden, _SIGN, casing)
            pencil.stroke(view.forbidden, _FORBIDDEN, theme.warning)
        else:
            pencil.fill(view.forbidden, _SIGN_WITH_NUMBER, casing)
            pencil.stroke(view.forbidden, _FORBIDDEN_WITH_NUMBER, theme.warning)
            pencil.fill(view.forbidden, _number_path(view.repeated), theme.writing)
    if view.cursor in points:
        pencil.stroke(view.cursor, _CURSOR, casing, 1.8 * PEN_WIDTH)
        pencil.stroke(view.cursor, _CURSOR, theme.accent)


def _draw_long_labels(pencil: _Pencil, view: BoardView, points: frozenset[Point]) -> None:
    """Draw labels that run over other points; on a stone a plate keeps them readable."""
    theme = pencil.theme
    for point, label in long_labels(view).items():
        if points.isdisjoint(label.covered):
            continue
        opacity = _PREVIEW_OPACITY if point in view.previewed else 1.0
        if view.board[point] is not None:
            pencil.fill(point, _plate(label), theme.casing, opacity)
        pencil.fill(point, _long_label(label), theme.writing, opacity)


@lru_cache(maxsize=200)
def _long_label(label: LongLabel) -> QPainterPath:
    return text_path(Text(label.text, label.middle, 0, LABEL.height, label.width))


def _plate(label: LongLabel) -> QPainterPath:
    path, height = QPainterPath(), PLATE_HEIGHT
    path.addRoundedRect(label.left, -height / 2, label.right - label.left, height, 0.12, 0.12)
    return path


def _draw_judgements(pencil: _Pencil, view: BoardView, points: frozenset[Point]) -> None:
    """Draw the badges of judgements at the edges of stones."""
    theme = pencil.theme
    for point in view.judgements.keys() & points:
        for badge in badges(view.judgements[point]):
            background, rim, ink = badge_ink(badge.kind, theme)
            placed = placed_badge(badge, 0.0, 0.0, 1.0)
            box, lines = painter_path(placed.ground), painter_path(*placed.lines)
            pencil.stroke(point, box, rim, 2 * BADGE_RIM)
            pencil.fill(point, box, background)
            if badge.is_filled:
                pencil.fill(point, lines, ink)
            else:
                pencil.stroke(point, lines, ink, BADGE_PEN)
            for color, stone in placed.stones:
                pencil.stroke(point, painter_path(stone), ink, 2 * BADGE_RIM)
                pencil.fill(point, painter_path(stone), theme.stones[color].fill)


def _number_path(number: int) -> QPainterPath:
    """Return a number that fits into a sign."""
    return QTransform.fromScale(_SIGN_NUMBER_SCALE, _SIGN_NUMBER_SCALE).map(label_path(str(number)))


class _Pencil:
    """Draws shapes on points; the unit is the spacing of columns."""

    def __init__(self, painter: QPainter, background: BoardBackground, board: Board) -> None:
        self.theme = background.theme
        self._painter = painter
        self._ground = background
        self._board = board
        self._step = background.geometry.step_x

    def fill(self, point: Point, shape: QPainterPath, color: str, opacity: float = 1.0) -> None:
        ink = QColor(color)
        ink.setAlphaF(opacity)
        self._move_to(point)
        self._painter.fillPath(shape, ink)
        self._painter.resetTransform()

    def stroke(
        self, point: Point, shape: QPainterPath, color: str, width: float = PEN_WIDTH
    ) -> None:
        self._move_to(point)
        self._painter.strokePath(shape, round_pen(color, self.thickness(width)))
        self._painter.resetTransform()

    def ring(self, point: Point, radius: float, color: str) -> None:
        """Draw a ring, from a picture: each step through a game draws one."""
        line = self._ground.geometry.line
        width = self.thickness(PEN_WIDTH)
        picture = _ring_picture(radius, width, color, self._step, line, self._offset(point))
        draw_centered(self._painter, picture, self._ground.geometry.crossing(point))

    def thickness(self, width: float) -> float:
        """Return ``width``, or the least width at which lines on small boards are visible."""
        return max(width, 1.2 / self._step)

    def square(self, point: Point, look: StoneLook) -> None:
        """Draw the small square of territory, with a rim for contrast to wood and dead stones."""
        box = self._ground.square(point, TERRITORY)
        self._painter.fillRect(box, QColor(look.ink))
        rim = max(1, self._ground.geometry.line // 2)
        self._painter.fillRect(box.adjusted(rim, rim, -rim, -rim), QColor(look.fill))

    def _move_to(self, point: Point) -> None:
        """Move to the middle of the point, or of the stone on it."""
        self._painter.translate(*self._ground.geometry.crossing(point))
        self._painter.translate(*self._offset(point))
        self._painter.scale(self._step, self._step)

    def _offset(self, point: Point) -> tuple[float, float]:
        """Return the offset of the middle of the stone on a point, (0, 0) for an empty point."""
        color = self._board[point]
        if color is None:
            return 0, 0
        diameter = self._ground.geometry.stone_diameter
        return point_offset(self.theme.stones[color], diameter, stone_variant(point, color))


@lru_cache(maxsize=200)
def _ring_picture(
    radius: float, width: float, color: str, step: int, line: int, offset: tuple[float, float]
) -> QImage:
    """Return a ring, to be drawn around the crossing of two lines ``line`` pixels thick.

    ``radius`` and ``width`` are in spacings of columns, of ``step`` pixels, ``offset`` in pixels.
    """
    picture = transparent_picture((radius + width) * step + 1, line)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(picture.width() / 2, picture.height() / 2)
        painter.translate(*offset)
        painter.scale(step, step)
        painter.strokePath(disc(radius), round_pen(color, width))
    return picture


# A mark around a text on the same point: both can be read.

# Lengths are in spacings of columns.
_MARK_TEXT_SCALE = 0.72
"""The scale of a text with a mark around it."""
_TEXT_GAP = 0.13
"""The width of the gap in a mark next to the text, both sides together."""
_OUTLINE_SCALE = 200
"""The scale at which outlines are computed."""

MARKS_AROUND_TEXT = {
    mark: painter_path(*parts) for mark, parts in mark_shapes.MARKS_AROUND_TEXT.items()
}
"""The marks with room for a text."""


@lru_cache(maxsize=1000)
def text_in_mark(text: str) -> QPainterPath:
    """Return the outlines of a label with a mark around it."""
    return QTransform.fromScale(_MARK_TEXT_SCALE, _MARK_TEXT_SCALE).map(label_path(text))


@lru_cache(maxsize=1000)
def mark_around(mark: Mark, text: str, width: float) -> QPainterPath:
    """Return the line of a mark, ``width`` thick, as an area without the gap around ``text``."""
    # Enlarged, because Qt approximates curves by straight lines with an error of a quarter of 1.
    enlarge, shrink = (
        QTransform.fromScale(size, size) for size in (_OUTLINE_SCALE, 1 / _OUTLINE_SCALE)
    )
    line, gap = QPainterPathStroker(), QPainterPathStroker()
    line.setWidth(width * _OUTLINE_SCALE)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    gap.setWidth(_TEXT_GAP * _OUTLINE_SCALE)
    gap.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    text_outlines = enlarge.map(text_in_mark(text))
    around = line.createStroke(enlarge.map(MARKS_AROUND_TEXT[mark]))
    return shrink.map(around - (gap.createStroke(text_outlines) + text_outlines))
