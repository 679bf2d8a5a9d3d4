"""The stones of a position and everything on them, drawn over a background, in full or in part."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from gobanapp.diagram.aids import NO_AIDS
from gobanapp.diagram.board_view import BoardView, square_color, square_width
from gobanapp.diagram.geometry import DEAD_SIZE, STONE_WIDTH
from gobanapp.diagram.long_labels import BARE_HEIGHT, long_labels
from gobanapp.diagram.mark_shapes import GAP
from gobanapp.diagram.span_shapes import SPAN_CASING, SPAN_PEN, span_shapes
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.damage import (
    REPAINT_ALL_ABOVE,
    cell_rects,
    joined_parts,
    painted_part,
    part_around,
)
from gobanapp.paint.gradients import translucent
from gobanapp.paint.group_outlines import draw_blocks, draw_outlines
from gobanapp.paint.mark_painter import draw_marks
from gobanapp.paint.painter_paths import painter_path, round_pen
from gobanapp.paint.stone_pictures import (
    dead_picture,
    draw_centered,
    hatch_picture,
    shadow_picture,
    stone_picture,
    stone_with_shadow,
)
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_GHOST_OPACITY = 0.45
_DIMMED_OPACITY = 0.36


def draw_all(picture: QImage, ground: BoardBackground, view: BoardView) -> None:
    """Draw ``view`` in pixels, whatever ``picture`` held before."""
    with QPainter(picture) as painter:
        _draw(painter, ground, view, ground.geometry.part.points())


def draw_some(
    picture: QImage, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Draw ``view`` as ``draw_all`` does, but only the parts on ``points``."""
    with QPainter(picture) as painter:
        _draw(painter, ground, view, points)


def draw_changed(
    picture: QImage, ground: BoardBackground, view: BoardView, changed: Collection[Point]
) -> None:
    """Draw ``view`` over the picture of a view that differs from it on the ``changed`` points."""
    if len(changed) > REPAINT_ALL_ABOVE:
        draw_all(picture, ground, view)
        return
    geometry = ground.geometry
    with QPainter(picture) as painter:
        # One by one: a clip of several boxes takes longer.
        for part in joined_parts(geometry, changed):
            painter.setClipRect(painted_part(geometry, part))
            _draw(painter, ground, view, part_around(geometry, part).points())


def _draw(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    _draw_ground(painter, ground, view, points)
    if view.hidden:
        view = _without_hidden(view)
        _hide(painter, ground, view.hidden.intersection(points))
        points = [point for point in points if point not in view.hidden]
    _break_lines(painter, ground, view, points)
    if view.blocks:
        draw_blocks(painter, ground, view)
    _draw_position(painter, ground, view, points)
    if view.ghost is not None and view.ghost[0] in points:
        _draw_ghost(painter, ground, *view.ghost)
    if view.unsettled:
        _hatch(painter, ground, view, points)
    if view.seki or view.hovered_group or view.atari or view.refusal_stones:
        draw_outlines(painter, ground, view)
    if view.lines or view.arrows:
        draw_spans(painter, ground, view)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_marks(painter, ground, view, points)
    if view.aids.hovered_stone is not None:
        _draw_liberties(painter, ground, view, points)


def _draw_ground(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, ground.with_grid)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if view.dimmed:
        _fade_lines(painter, ground, view.dimmed.intersection(points))


def _draw_position(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Draw the stones, and the verdicts on them and on the points between."""
    stones = [(point, color) for point in points if (color := view.board[point]) is not None]
    alive = [stone for stone in stones if stone[0] not in view.dead]
    dead = [stone for stone in stones if stone[0] in view.dead]
    if view.dimmed:
        dimmed = [stone for stone in alive if stone[0] in view.dimmed]
        alive = [stone for stone in alive if stone[0] not in view.dimmed]
        _draw_dimmed(painter, ground, dimmed)
    _draw_stones(painter, ground, alive)
    _draw_dead(painter, ground, dead)
    if view.ownership:
        draw_ownership(painter, ground, view, points)
    if view.aids is not NO_AIDS:
        _draw_aids(painter, ground, view, points)


def _draw_aids(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    from gobanapp.paint.aid_painter import draw_aids  # most windows never show them

    draw_aids(painter, ground, view, points)


def _draw_liberties(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    from gobanapp.paint.aid_painter import draw_liberties

    draw_liberties(painter, ground, view, points)


def _without_hidden(view: BoardView) -> BoardView:
    """Return ``view`` without the marks around hidden points."""
    hidden = view.hidden
    return replace(
        view,
        seki=view.seki - hidden,
        hovered_group=view.hovered_group - hidden,
        refusal_stones=view.refusal_stones - hidden,
        atari=view.atari - hidden,
        blocks=tuple(block - hidden for block in view.blocks),
    )


def _hide(painter: QPainter, ground: BoardBackground, points: frozenset[Point]) -> None:
    """Show the bare board on ``points`` and around them, up to the next points."""
    for cell in _whole_cells(ground, points):
        painter.drawImage(cell, ground.bare, cell)


def _fade_lines(painter: QPainter, ground: BoardBackground, points: frozenset[Point]) -> None:
    """Fade the lines and star points of ``points``."""
    for cell in _whole_cells(ground, points):
        # Mixed apart and then copied: within a clip Qt mixes colours a little otherwise.
        faint = ground.with_grid.copy(cell)
        with QPainter(faint) as fading:
            fading.setOpacity(1 - _DIMMED_OPACITY)
            fading.drawImage(0, 0, ground.bare.copy(cell))
        painter.drawImage(cell.topLeft(), faint)


def _whole_cells(ground: BoardBackground, points: frozenset[Point]) -> list[QRect]:
    """Return the cells of ``points``, a pixel wider to include the ends of lines."""
    return [cell.adjusted(-1, -1, 1, 1) for cell in cell_rects(ground.geometry, points)]


def _break_lines(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Interrupt lines at dead stones and at text on empty points."""
    here = frozenset(points)
    for point in view.dead & here:
        ground.break_lines(painter, point, DEAD_SIZE * STONE_WIDTH)
    for point in view.dimmed & here:
        if view.board[point] is not None:
            ground.break_lines(painter, point, STONE_WIDTH)
    for point in view.gaps_in_lines() & here:
        if view.board[point] is None:
            ground.break_lines(painter, point, GAP)
    for point, label in long_labels(view).items():
        if not here.isdisjoint(label.covered):
            band = ground.band(point, label.left, label.right, BARE_HEIGHT)
            painter.drawImage(band, ground.bare, band)


def _draw_stones(
    painter: QPainter, ground: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    """Draw the stones, all shadows first, so that none falls on another stone."""
    geometry, looks = ground.geometry, ground.theme.stones
    shadow = shadow_picture(geometry.stone_diameter, geometry.line)
    for point, color in stones:
        if looks[color].material.casts_shadow:
            draw_centered(painter, shadow, geometry.crossing(point))
    for point, color in stones:
        number = stone_variant(point, color)
        stone = stone_picture(looks[color], geometry.stone_diameter, geometry.line, number)
        draw_centered(painter, stone, geometry.crossing(point))


def _draw_dead(
    painter: QPainter, ground: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    geometry, looks = ground.geometry, ground.theme.stones
    for point, color in stones:
        number, diameter = stone_variant(point, color), DEAD_SIZE * geometry.stone_diameter
        stone = dead_picture(looks[color], diameter, geometry.line, number)
        draw_centered(painter, stone, geometry.crossing(point))


def _draw_dimmed(
    painter: QPainter, ground: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    painter.setOpacity(_DIMMED_OPACITY)
    for point, color in stones:
        _put_with_shadow(painter, ground, point, color)
    painter.setOpacity(1)


def _draw_ghost(painter: QPainter, ground: BoardBackground, point: Point, color: Color) -> None:
    painter.setOpacity(_GHOST_OPACITY)
    _put_with_shadow(painter, ground, point, color)
    painter.setOpacity(1)


def _put_with_shadow(
    painter: QPainter, ground: BoardBackground, point: Point, color: Color
) -> None:
    geometry, look = ground.geometry, ground.theme.stones[color]
    stone = stone_with_shadow(
        look, geometry.stone_diameter, geometry.line, stone_variant(point, color)
    )
    draw_centered(painter, stone, geometry.crossing(point))


def _hatch(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    geometry, looks = ground.geometry, ground.theme.stones
    hatched = view.unsettled - (view.dimmed - view.dead)
    for point in points:
        color = view.board[point]
        if color is not None and point in hatched:
            size = DEAD_SIZE if point in view.dead else 1.0
            number, diameter = stone_variant(point, color), size * geometry.stone_diameter
            lines = hatch_picture(looks[color], diameter, geometry.line, number)
            draw_centered(painter, lines, geometry.crossing(point))


# Estimated ownership, as squares that grow with its likelihood.
#
# They have no rim and let the board show through: nothing has been counted.

_OWNERSHIP_OPACITY = 0.85


def draw_ownership(
    painter: QPainter, ground: BoardBackground, view: BoardView, points: Iterable[Point]
) -> None:
    """Draw, in pixels, the expected ownership of ``points``, over the stones."""
    inks = {
        color: translucent(ground.theme.stones[color].fill, _OWNERSHIP_OPACITY) for color in Color
    }
    for point in points:
        owner = square_color(view, point)
        if owner is not None:
            width = square_width(view.ownership[point])
            painter.fillRect(ground.square(point, width), inks[owner])


# Lines and arrows from point to point, drawn over the stones but not over text.


def draw_spans(painter: QPainter, ground: BoardBackground, view: BoardView) -> None:
    """Draw all lines and arrows of ``view``, in pixels, in the accent colour on a pale casing."""
    lines, arrows = span_shapes(view, ground.geometry)
    strokes, heads = painter_path(*lines), painter_path(*arrows)
    heads.setFillRule(Qt.FillRule.WindingFill)
    step = ground.geometry.step_x
    inner, casing = max(SPAN_PEN * step, 1.5), max(SPAN_CASING * step, 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # All casings first: lines that cross are not cut by one another.
    _draw_span_layer(painter, strokes, heads, ground.theme.casing, inner, casing)
    _draw_span_layer(painter, strokes, heads, ground.theme.accent, inner, 0.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _draw_span_layer(
    painter: QPainter,
    strokes: QPainterPath,
    heads: QPainterPath,
    color: str,
    inner: float,
    wider: float,
) -> None:
    painter.strokePath(strokes, round_pen(color, inner + 2 * wider))
    if wider:
        painter.strokePath(heads, round_pen(color, 2 * wider))
    painter.fillPath(heads, QColor(color))
