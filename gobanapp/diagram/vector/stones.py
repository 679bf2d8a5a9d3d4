"""The contents of a printed board: stones, counted blocks, territory, an estimate."""

from __future__ import annotations

import math
from typing import Final

from gobanapp.diagram.board_view import square_color, square_width
from gobanapp.diagram.drawing import (
    Area,
    Circle,
    Layer,
    LineSegment,
    RadialGradient,
    Rectangle,
    Shape,
    ShapeStyle,
    blend_colors,
)
from gobanapp.diagram.geometry import DEAD_SIZE
from gobanapp.diagram.mark_shapes import DEAD, GAP_IN_HATCH, PEN_WIDTH, TERRITORY, transform_shape
from gobanapp.diagram.outlines import LAST_TINT, TINT, outlines
from gobanapp.diagram.theme import StoneLook
from gobanapp.diagram.vector.scene import Scene
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_DEAD_FADED: Final = 0.5
_RIM: Final = 1.3
"""The outline of a stone, in lines of the board."""

_HATCH: Final = (-0.5, 0.0, 0.5)
_BLOCK_LINE: Final = 0.6
_LAST_BLOCK_LINE: Final = 1.5
"""In points, of which an inch has 72."""
_MAX_BLOCK_PEN: Final = 0.14
_CASING: Final = 0.04
_INSIDE: Final = 0.06
_VEIL: Final = 0.7

# One wide window to the upper left lights everything, as it does on the screen.
_SLATE: Final = ((0.0, "#70757b"), (0.45, "#3a3d41"), (1.0, "#0d0e10"))
_SHELL: Final = ((0.0, "#fffefb"), (0.55, "#f3efe4"), (1.0, "#b9ae99"))

_SHADOW: Final = "#1c0d02"
# Several thin shadows: what fades to nothing is opaque in files that Qt makes.
_SHADOW_OPACITY: Final = 0.13
_SHADOW_SIZES: Final = (1.16, 1.10, 1.04)
_SHADOW_OFFSET: Final = (0.055, 0.08)


def block_layers(scene: Scene) -> list[Layer]:
    """Return the counted blocks, on which stones lie; the last stands out."""
    layers = []
    view, geometry, theme = scene.view, scene.geometry, scene.theme
    step, point = geometry.step_x, geometry.ratio * 96 / 72
    for number, block in enumerate(view.blocks, 1):
        is_last = number == len(view.blocks)
        lines = outlines(geometry, block & frozenset(scene.visible(block)), _INSIDE)
        if theme.greys:
            tint = ShapeStyle(fill=theme.counted, opacity=LAST_TINT if is_last else TINT)
            layers.append(Layer(tint, (Area(lines),) if lines else ()))
        line = _LAST_BLOCK_LINE if is_last else _BLOCK_LINE
        pen = min(line * point, line / _LAST_BLOCK_LINE * _MAX_BLOCK_PEN * step)
        casing = pen + 2 * _CASING * step
        layers.append(Layer(ShapeStyle(stroke=theme.board, width=casing), lines))
        layers.append(Layer(ShapeStyle(stroke=theme.accent, width=pen), lines))
    return layers


def stone_layers(scene: Scene) -> list[Layer]:
    """Return the stones; the dead ones are small and crossed."""
    view, theme = scene.view, scene.theme
    alive: dict[Color, list[Point]] = {color: [] for color in Color}
    dead: dict[Color, list[Point]] = {color: [] for color in Color}
    stones = dict(view.board.stones())
    for point in scene.visible(stones):
        (dead if point in view.dead else alive)[stones[point]].append(point)
    layers = _shadows(scene, alive)
    for color in Color:
        look = theme.stones[color]
        faded = blend_colors(look.fill, theme.board, _DEAD_FADED) if theme.greys else look.fill
        unsettled = [point for point in dead[color] if point in view.unsettled]
        layers += [
            _discs(scene, alive[color], look, _fill(look), 1.0),
            _discs(scene, dead[color], look, faded, DEAD_SIZE),
            *_hatch(scene, unsettled, look),
            _crosses(scene, unsettled, faded, 3.6),
            _crosses(scene, dead[color], look.ink if not theme.greys else theme.writing),
            *_hatch(scene, [point for point in alive[color] if point in view.unsettled], look),
        ]
    return layers


def _fill(look: StoneLook) -> str | RadialGradient:
    return look.fill if look.material.is_plain else _stone_gradient(look)


def _shadows(scene: Scene, alive: dict[Color, list[Point]]) -> list[Layer]:
    geometry = scene.geometry
    right, down = (offset * geometry.stone_diameter for offset in _SHADOW_OFFSET)
    middles = [
        (x + right, y + down)
        for color, points in alive.items()
        if scene.theme.stones[color].material.casts_shadow
        for x, y in map(scene.middles.__getitem__, points)
    ]
    ink = ShapeStyle(fill=_SHADOW, opacity=_SHADOW_OPACITY)
    radii = (size * geometry.stone_diameter / 2 for size in _SHADOW_SIZES)
    return [Layer(ink, tuple(Circle(x, y, radius) for x, y in middles)) for radius in radii]


def _discs(
    scene: Scene, points: list[Point], look: StoneLook, fill: str | RadialGradient, size: float
) -> Layer:
    geometry = scene.geometry
    is_flat = look.material.is_plain
    rim = _RIM * scene.line if is_flat else 0.0
    radius = (size * geometry.stone_diameter - rim) / 2
    # A black stone has the same outline, so that both are as large.
    ink = ShapeStyle(fill=fill, stroke=(look.outline or look.fill) if is_flat else None, width=rim)
    return Layer(ink, tuple([Circle(*scene.middles[point], radius) for point in points]))


def _crosses(scene: Scene, dead: list[Point], color: str, width: float = 1.25) -> Layer:
    geometry, labelled = scene.geometry, scene.view.is_written_on
    shapes = [
        transform_shape(line, *scene.middles[point], geometry.step_x)
        for point in dead
        if not labelled(point)
        for line in DEAD
    ]
    return Layer(ShapeStyle(stroke=color, width=scene.pen(width * PEN_WIDTH)), tuple(shapes))


def _hatch(scene: Scene, unsettled: list[Point], look: StoneLook) -> list[Layer]:
    geometry = scene.geometry
    lines: list[Shape] = []
    gaps: list[Shape] = []
    for point in unsettled:
        x, y = scene.middles[point]
        is_dead = point in scene.view.dead
        radius = (DEAD_SIZE if is_dead else 1.0) * geometry.stone_diameter / 2 - scene.line
        for offset in _HATCH:
            reach = radius * math.sqrt((1 - offset**2) / 2)
            shift = offset * radius / math.sqrt(2)
            lines.append(
                LineSegment(
                    x + shift - reach, y + shift + reach, x + shift + reach, y + shift - reach
                )
            )
        if not is_dead and (scene.view.is_written_on(point) or point == scene.view.last_move):
            gaps.append(Circle(x, y, GAP_IN_HATCH * geometry.step_x))
    ink = ShapeStyle(stroke=look.ink, width=scene.pen(1.25 * PEN_WIDTH), flat_ends=True)
    return [Layer(ink, tuple(lines)), Layer(ShapeStyle(fill=look.fill), tuple(gaps))]


def territory_layers(scene: Scene) -> list[Layer]:
    """Return the squares of territory; a dead stone's cross replaces that of its point."""
    view, theme = scene.view, scene.theme
    layers = []
    for owner in Color:
        squares = tuple(
            _square(scene, point, TERRITORY)
            for point in scene.visible(view.territory[owner] - view.dead_stones())
        )
        fill = theme.stones[owner].fill
        layers.append(Layer(ShapeStyle(fill=fill, stroke=theme.line, width=scene.line), squares))
    return layers


def ownership_layers(scene: Scene) -> list[Layer]:
    """Return the squares of an estimate, which grow with its certainty."""
    view, theme = scene.view, scene.theme
    squares: dict[Color, list[Shape]] = {color: [] for color in Color}
    for point, ownership in scene.visible_items(view.ownership):
        owner = square_color(view, point)
        if owner is not None:
            squares[owner].append(_square(scene, point, square_width(ownership)))
    rim = 0.7 * scene.line
    return [
        Layer(
            ShapeStyle(fill=theme.stones[owner].fill, stroke=theme.line, width=rim), tuple(shapes)
        )
        for owner, shapes in squares.items()
    ]


def _square(scene: Scene, point: Point, width: float) -> Rectangle:
    x, y = scene.middles[point]
    side = width * scene.geometry.step_x
    return Rectangle(x - side / 2, y - side / 2, side, side)


def veil_layer(scene: Scene) -> Layer:
    """Return the veil that fades dimmed points and everything on them."""
    geometry = scene.geometry
    cells: list[Shape] = []
    for point in scene.visible(scene.view.dimmed or NO_POINTS):
        x, y = scene.middles[point]
        left, top = math.floor(x) - geometry.step_x // 2, math.floor(y) - geometry.step_y // 2
        cells.append(Rectangle(left, top, geometry.step_x, geometry.step_y))
    return Layer(ShapeStyle(fill=scene.theme.board, opacity=_VEIL), tuple(cells))


def _stone_gradient(look: StoneLook) -> RadialGradient:
    """Return the shading of a stone that is not plain: one glow from the middle to the rim."""
    return RadialGradient(0.36, 0.31, 0.72, _SHELL if look.is_pale else _SLATE, look.fill)
