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


def draw_all(picture: QImage, background: BoardBackground, view: BoardView) -> None:
    """Draw ``view`` in pixels, whatever ``picture`` held before."""
    with QPainter(picture) as painter:
        _draw(painter, background, view, background.geometry.part.points())


def draw_some(
    picture: QImage, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Draw ``view`` as ``draw_all`` does, but only the parts on ``points``."""
    with QPainter(picture) as painter:
        _draw(painter, background, view, points)


def draw_changed(
    picture: QImage, background: BoardBackground, view: BoardView, changed: Collection[Point]
) -> None:
    """Draw ``view`` over the picture of a view that differs from it on the ``changed`` points."""
    if len(changed) > REPAINT_ALL_ABOVE:
        draw_all(picture, background, view)
        return
    geometry = background.geometry
    with QPainter(picture) as painter:
        # One by one: a clip of several boxes takes longer.
        for part in joined_parts(geometry, changed):
            painter.setClipRect(painted_part(geometry, part))
            _draw(painter, background, view, part_around(geometry, part).points())


def _draw(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    _draw_background(painter, background, view, points)
    if view.hidden:
        view = _without_hidden(view)
        _hide(painter, background, view.hidden.intersection(points))
        points = [point for point in points if point not in view.hidden]
    _break_lines(painter, background, view, points)
    if view.blocks:
        draw_blocks(painter, background, view)
    _draw_position(painter, background, view, points)
    if view.ghost is not None and view.ghost[0] in points:
        _draw_ghost(painter, background, *view.ghost)
    if view.unsettled:
        _draw_hatch(painter, background, view, points)
    if view.seki or view.hovered_group or view.atari or view.refusal_stones:
        draw_outlines(painter, background, view)
    if view.lines or view.arrows:
        draw_spans(painter, background, view)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_marks(painter, background, view, points)
    if view.aids.hovered_stone is not None:
        _draw_liberties(painter, background, view, points)


def _draw_background(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, background.with_grid)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if view.dimmed:
        _fade_lines(painter, background, view.dimmed.intersection(points))


def _draw_position(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Draw the stones, and the verdicts on them and on the points between."""
    stones = [(point, color) for point in points if (color := view.board[point]) is not None]
    alive = [stone for stone in stones if stone[0] not in view.dead]
    dead = [stone for stone in stones if stone[0] in view.dead]
    if view.dimmed:
        dimmed = [stone for stone in alive if stone[0] in view.dimmed]
        alive = [stone for stone in alive if stone[0] not in view.dimmed]
        _draw_dimmed(painter, background, dimmed)
    _draw_stones(painter, background, alive)
    _draw_dead(painter, background, dead)
    if view.ownership:
        draw_ownership(painter, background, view, points)
    if view.aids is not NO_AIDS:
        _draw_aids(painter, background, view, points)


def _draw_aids(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    from gobanapp.paint.aid_painter import draw_aids  # most windows never show them

    draw_aids(painter, background, view, points)


def _draw_liberties(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    from gobanapp.paint.aid_painter import draw_liberties

    draw_liberties(painter, background, view, points)


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


def _hide(painter: QPainter, background: BoardBackground, points: frozenset[Point]) -> None:
    """Show the bare board on ``points`` and around them, up to the next points."""
    for cell in _whole_cells(background, points):
        painter.drawImage(cell, background.bare, cell)


def _fade_lines(painter: QPainter, background: BoardBackground, points: frozenset[Point]) -> None:
    """Fade the lines and star points of ``points``."""
    for cell in _whole_cells(background, points):
        # Mixed separately and then copied: within a clip Qt blends colours slightly differently.
        faded = background.with_grid.copy(cell)
        with QPainter(faded) as cell_painter:
            cell_painter.setOpacity(1 - _DIMMED_OPACITY)
            cell_painter.drawImage(0, 0, background.bare.copy(cell))
        painter.drawImage(cell.topLeft(), faded)


def _whole_cells(background: BoardBackground, points: frozenset[Point]) -> list[QRect]:
    """Return the cells of ``points``, a pixel wider to include the ends of lines."""
    return [cell.adjusted(-1, -1, 1, 1) for cell in cell_rects(background.geometry, points)]


def _break_lines(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    """Interrupt lines at dead stones and at text on empty points."""
    point_set = frozenset(points)
    for point in view.dead & point_set:
        background.break_lines(painter, point, DEAD_SIZE * STONE_WIDTH)
    for point in view.dimmed & point_set:
        if view.board[point] is not None:
            background.break_lines(painter, point, STONE_WIDTH)
    for point in view.gaps_in_lines() & point_set:
        if view.board[point] is None:
            background.break_lines(painter, point, GAP)
    for point, label in long_labels(view).items():
        if not point_set.isdisjoint(label.covered):
            band = background.band(point, label.left, label.right, BARE_HEIGHT)
            painter.drawImage(band, background.bare, band)


def _draw_stones(
    painter: QPainter, background: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    """Draw the stones, all shadows first, so that none falls on another stone."""
    geometry, looks = background.geometry, background.theme.stones
    shadow = shadow_picture(geometry.stone_diameter, geometry.line)
    for point, color in stones:
        if looks[color].material.casts_shadow:
            draw_centered(painter, shadow, geometry.crossing(point))
    for point, color in stones:
        variant = stone_variant(point, color)
        stone = stone_picture(looks[color], geometry.stone_diameter, geometry.line, variant)
        draw_centered(painter, stone, geometry.crossing(point))


def _draw_dead(
    painter: QPainter, background: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    geometry, looks = background.geometry, background.theme.stones
    for point, color in stones:
        variant, diameter = stone_variant(point, color), DEAD_SIZE * geometry.stone_diameter
        stone = dead_picture(looks[color], diameter, geometry.line, variant)
        draw_centered(painter, stone, geometry.crossing(point))


def _draw_dimmed(
    painter: QPainter, background: BoardBackground, stones: Sequence[tuple[Point, Color]]
) -> None:
    painter.setOpacity(_DIMMED_OPACITY)
    for point, color in stones:
        _draw_with_shadow(painter, background, point, color)
    painter.setOpacity(1)


def _draw_ghost(painter: QPainter, background: BoardBackground, point: Point, color: Color) -> None:
    painter.setOpacity(_GHOST_OPACITY)
    _draw_with_shadow(painter, background, point, color)
    painter.setOpacity(1)


def _draw_with_shadow(
    painter: QPainter, background: BoardBackground, point: Point, color: Color
) -> None:
    geometry, look = background.geometry, background.theme.stones[color]
    stone = stone_with_shadow(
        look, geometry.stone_diameter, geometry.line, stone_variant(point, color)
    )
    draw_centered(painter, stone, geometry.crossing(point))


def _draw_hatch(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Sequence[Point]
) -> None:
    geometry, looks = background.geometry, background.theme.stones
    hatched = view.unsettled - (view.dimmed - view.dead)
    for point in points:
        color = view.board[point]
        if color is not None and point in hatched:
            size = DEAD_SIZE if point in view.dead else 1.0
            variant, diameter = stone_variant(point, color), size * geometry.stone_diameter
            lines = hatch_picture(looks[color], diameter, geometry.line, variant)
            draw_centered(painter, lines, geometry.crossing(point))


# Estimated ownership, as squares that grow with its likelihood.
#
# They have no rim and let the board show through: nothing has been counted.

_OWNERSHIP_OPACITY = 0.85


def draw_ownership(
    painter: QPainter, background: BoardBackground, view: BoardView, points: Iterable[Point]
) -> None:
    """Draw, in pixels, the expected ownership of ``points``, over the stones."""
    inks = {
        color: translucent(background.theme.stones[color].fill, _OWNERSHIP_OPACITY)
        for color in Color
    }
    for point in points:
        owner = square_color(view, point)
        if owner is not None:
            width = square_width(view.ownership[point])
            painter.fillRect(background.square(point, width), inks[owner])


# Lines and arrows from point to point, drawn over the stones but not over text.


def draw_spans(painter: QPainter, background: BoardBackground, view: BoardView) -> None:
    """Draw all lines and arrows of ``view``, in pixels, in the accent colour on a pale casing."""
    lines, arrows = span_shapes(view, background.geometry)
    strokes, heads = painter_path(*lines), painter_path(*arrows)
    heads.setFillRule(Qt.FillRule.WindingFill)
    step = background.geometry.step_x
    inner, casing = max(SPAN_PEN * step, 1.5), max(SPAN_CASING * step, 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # All casings first: lines that cross are not cut by one another.
    _draw_span_layer(painter, strokes, heads, background.theme.casing, inner, casing)
    _draw_span_layer(painter, strokes, heads, background.theme.accent, inner, 0.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _draw_span_layer(
    painter: QPainter,
    strokes: QPainterPath,
    heads: QPainterPath,
    color: str,
    inner: float,
    casing: float,
) -> None:
    painter.strokePath(strokes, round_pen(color, inner + 2 * casing))
    if casing:
        painter.strokePath(heads, round_pen(color, 2 * casing))
    painter.fillPath(heads, QColor(color))
