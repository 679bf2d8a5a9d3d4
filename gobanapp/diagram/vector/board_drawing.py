"""A view of the board as a drawing, without what follows the pointer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.drawing import (
    Circle,
    Drawing,
    Layer,
    LineSegment,
    Outline,
    Rectangle,
    Shape,
    ShapeStyle,
    Text,
)
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.long_labels import BARE_HEIGHT, long_labels
from gobanapp.diagram.mark_shapes import GAP
from gobanapp.diagram.span_shapes import Interval, subtract_gaps
from gobanapp.diagram.text_width import CAPITAL, text_width
from gobanapp.diagram.theme import Theme, WoodLook
from gobanapp.diagram.vector.board_markup import (
    band,
    judgement_layers,
    markup_layers,
    outline_layers,
    sign_layers,
    span_layers,
)
from gobanapp.diagram.vector.scene import Scene
from gobanapp.diagram.vector.stones import (
    block_layers,
    ownership_layers,
    stone_layers,
    territory_layers,
    veil_layer,
)
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point


def draw_board_view(view: BoardView, geometry: Geometry, theme: Theme) -> Drawing:
    """Return the drawing of ``view``, in the pixels of ``geometry``, which was made for its board.

    The background is empty, and in a theme without greys the board is paper. Marks that follow a
    pointer or refuse a move are not drawn.
    """
    frame = geometry.frame
    if frame.sides is CoordinateSides.ACROSS:  # a page is read from one side only
        geometry = replace(geometry, frame=replace(frame, sides=CoordinateSides.FOUR))
    scene = Scene.of(view, geometry, theme)
    written_on = [
        *view.numbers,
        *view.labels,
        *view.marks,
        *view.next_move_letters,
        *_last_move(view),
    ]
    on_points = scene.visible(dict.fromkeys(written_on))
    layers = [
        *_background_layers(scene),
        *grid_layers(scene),
        *_label_gap_layers(scene),
        *(block_layers(scene) if view.blocks else ()),
        *stone_layers(scene),
        *territory_layers(scene),
        *(ownership_layers(scene) if view.ownership else ()),
    ]
    if view.dimmed:
        layers += markup_layers(scene, [point for point in on_points if point in view.dimmed])
        layers.append(veil_layer(scene))
        on_points = [point for point in on_points if point not in view.dimmed]
    layers += [
        *outline_layers(scene),
        *span_layers(scene),
        *sign_layers(scene),
        *markup_layers(scene, on_points),
        *judgement_layers(scene, scene.visible(view.judgements)),
    ]
    shown = tuple(layer for layer in layers if layer.shapes)
    return Drawing(geometry.width, geometry.height, shown)


def _label_gap_layers(scene: Scene) -> list[Layer]:
    """Return the shapes that cover the lines under labels wider than a point."""
    shown = scene.visible_items(long_labels(scene.view))
    bands = tuple(
        band(label, BARE_HEIGHT, *scene.middles[point], scene.geometry.step_x)
        for point, label in shown
    )
    return [Layer(ShapeStyle(fill=scene.theme.board), bands)]


def _last_move(view: BoardView) -> tuple[Point, ...]:
    return () if view.last_move is None else (view.last_move,)


def _background_layers(scene: Scene) -> list[Layer]:
    theme = scene.theme
    box = Layer(ShapeStyle(fill=theme.board), (Rectangle(*scene.geometry.board_rect),))
    if isinstance(theme.surface, WoodLook):
        return [box, *grain_layers(scene.geometry, theme.surface)]
    return [box] if theme.greys else []


# The lines of a printed board, broken at stones and signs, and the coordinates around them.

_STAR_WIDTH = 0.20
_HIDDEN = 0.5
_COORDINATE_SHARE = 0.94
"""The share of the distance to the next line available to a coordinate."""


def grid_layers(scene: Scene) -> list[Layer]:
    """Return the lines, the star points and the coordinates."""
    geometry, theme = scene.geometry, scene.theme
    bare = _bare_points(scene)
    radius = max(_STAR_WIDTH * geometry.step_x, scene.line + 2) / 2
    stars = [
        Circle(*scene.middles[point], radius)
        for point in star_points(geometry.columns, geometry.rows)
        if point in geometry.part and point not in bare and scene.view.board.is_empty(point)
    ]
    return [
        *_lines_and_names(geometry, theme, frozenset(bare.items())),
        Layer(ShapeStyle(fill=theme.line), tuple(stars) if geometry.frame.star_points else ()),
    ]


@lru_cache(maxsize=16)
def _lines_and_names(
    geometry: Geometry, theme: Theme, bare: frozenset[tuple[Point, float]]
) -> tuple[Layer, ...]:
    """Return the lines and coordinates, cached because most diagrams of a game share them."""
    thin = geometry.line * theme.strength
    inner, edges = _lines(geometry, thin * theme.edge / 2, _gaps(geometry, bare))
    ink = ShapeStyle(stroke=theme.line, width=thin, flat_ends=True)
    layers = [
        Layer(ink, tuple(inner)),
        Layer(ink._replace(width=thin * theme.edge), tuple(edges)),
    ]
    if geometry.frame.coordinates is not CoordinateStyle.NONE:
        layers.append(Layer(ShapeStyle(fill=theme.writing), tuple(_coordinates(geometry, theme))))
    return tuple(layers)


def _bare_points(scene: Scene) -> dict[Point, float]:
    """Return the points at which lines are broken, with the radius of the gap in spacings."""
    view = scene.view
    bare = {point: GAP / 2 for point in view.gaps_in_lines() if view.board.is_empty(point)}
    return {**bare, **dict.fromkeys(view.hidden, _HIDDEN)}


class _Gaps(NamedTuple):
    """The gaps in lines, in pixels along them, by column and by row."""

    down: dict[int, list[Interval]]
    across: dict[int, list[Interval]]


def _gaps(geometry: Geometry, bare: Iterable[tuple[Point, float]]) -> _Gaps:
    gaps = _Gaps({}, {})
    for point, reach in bare:
        if point in geometry.part:
            column, row = geometry.cell(point)
            x, y = geometry.crossing(point)
            reach_x = reach * geometry.step_x
            # Hidden points leave nothing between them; the gap of a letter is a square.
            reach_y = reach * geometry.step_y if reach == _HIDDEN else reach_x
            gaps.across.setdefault(row, []).append((x - reach_x, x + reach_x))
            gaps.down.setdefault(column, []).append((y - reach_y, y + reach_y))
    return gaps


def _lines(geometry: Geometry, corner: float, gaps: _Gaps) -> tuple[list[Shape], list[Shape]]:
    """Return the lines within the board, and those along its edges.

    Where two edges meet, each extends by ``corner``, to the far side of the other.
    """
    columns, rows = geometry.columns_shown, geometry.rows_shown
    first_x, first_y = geometry.left + geometry.line / 2, geometry.top + geometry.line / 2
    last_x = first_x + (columns - 1) * geometry.step_x
    last_y = first_y + (rows - 1) * geometry.step_y
    above, right, below, left = geometry.line_extensions()
    top, bottom = first_y - (above or corner), last_y + (below or corner)
    west, east = first_x - (left or corner), last_x + (right or corner)
    whole = BoardPart.whole(geometry.columns, geometry.rows)
    inner: list[Shape] = []
    edges: list[Shape] = []
    for column in range(columns):
        x = first_x + column * geometry.step_x
        sides = (geometry.point_of(column - 1, 0), geometry.point_of(column + 1, 0))
        lines = inner if all(side in whole for side in sides) else edges
        for y0, y1 in subtract_gaps(top, bottom, gaps.down.get(column, ())):
            lines.append(LineSegment(x, y0, x, y1))
    for row in range(rows):
        y = first_y + row * geometry.step_y
        sides = (geometry.point_of(0, row - 1), geometry.point_of(0, row + 1))
        lines = inner if all(side in whole for side in sides) else edges
        for x0, x1 in subtract_gaps(west, east, gaps.across.get(row, ())):
            lines.append(LineSegment(x0, y, x1, y))
    return inner, edges


def _coordinates(geometry: Geometry, theme: Theme) -> Iterator[Text]:
    preferred_size = geometry.font_size * theme.font_scale
    size = min(
        preferred_size, max(geometry.font_size, 0.55 * (geometry.margin - geometry.step_x / 2))
    )
    columns, rows = geometry.coordinate_names()
    max_width = max(map(text_width, columns)) * size / _COORDINATE_SHARE
    for name, x, y, room, _ in geometry.coordinates(columns, rows, max_width, 1.2 * size):
        yield Text(name, x, y, CAPITAL * size, _COORDINATE_SHARE * room, in_line=True)


# The grain of a wooden board as a few thin lines, for pictures that are made of lines.

_OPACITIES = (0.10, 0.16, 0.24)
_BENDS = 4
_DEVIATION = 0.006
"""The sideways deviation of a line, in widths of the board."""


@lru_cache(maxsize=4)
def grain_layers(geometry: Geometry, look: WoodLook) -> tuple[Layer, ...]:
    """Return the year rings, always the same, from the upper edge of the board to the lower."""
    from random import Random  # takes 5 ms, and printed boards are mostly white

    rng = Random(look.seed)
    left, top, width, height = geometry.board_rect
    rings = [
        left + (number + rng.uniform(0.1, 0.9)) * width / look.rings for number in range(look.rings)
    ]
    kinds: list[list[Outline]] = [[] for _ in _OPACITIES]
    for x in rings:
        line = _ring(
            x, (left, left + width), top, height, rng.uniform(-_DEVIATION, _DEVIATION) * width
        )
        rng.choice(kinds).append(line)
    return tuple(
        Layer(
            ShapeStyle(stroke=look.late, width=width / 700, opacity=opacity, flat_ends=True),
            tuple(lines),
        )
        for opacity, lines in zip(_OPACITIES, kinds, strict=True)
    )


def _ring(
    x: float, edges: tuple[float, float], top: float, height: float, deviation: float
) -> Outline:
    def clamped(place: float) -> float:
        return min(max(place, edges[0]), edges[1])

    steps = []
    for bend in range(_BENDS):
        offset = deviation if bend % 2 else -deviation
        middle, end = top + (bend + 0.5) / _BENDS * height, top + (bend + 1) / _BENDS * height
        steps.append((clamped(x + offset), middle, clamped(x), end))
    return Outline((clamped(x), top), tuple(steps), closed=False)
