"""A view of the board as a drawing: all that is seen of it without a pointer."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides
from gobanapp.diagram.drawing import Drawing, Layer, Rectangle, ShapeStyle
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import Theme, WoodLook
from gobanapp.diagram.vector.board_markup import markup_layers, sign_layers
from gobanapp.diagram.vector.grid import grid_layers
from gobanapp.diagram.vector.scene import Scene
from gobanapp.diagram.vector.spans_and_outlines import outline_layers, span_layers
from gobanapp.diagram.vector.stones import (
    block_layers,
    ownership_layers,
    stone_layers,
    territory_layers,
    veil_layer,
)
from gobanapp.diagram.vector.wood_grain import grain_layers
from gobanapp.rules.point import Point


def draw_board_view(view: BoardView, geometry: Geometry, theme: Theme) -> Drawing:
    """Return the drawing of ``view``, in the pixels of ``geometry``, which was made for its board.

    The board lies on nothing, and in a theme without greys it is paper. What follows a pointer or
    refuses a move is not drawn.
    """
    frame = geometry.frame
    if frame.sides is CoordinateSides.ACROSS:  # nobody reads a page from two sides
        geometry = replace(geometry, frame=replace(frame, sides=CoordinateSides.FOUR))
    scene = Scene.of(view, geometry, theme)
    written_on = [
        *view.numbers,
        *view.labels,
        *view.marks,
        *view.next_move_letters,
        *_last_move(view),
    ]
    on_points = scene.seen(dict.fromkeys(written_on))
    layers = [
        *_ground(scene),
        *grid_layers(scene),
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
    ]
    shown = tuple(layer for layer in layers if layer.shapes)
    return Drawing(geometry.width, geometry.height, shown)


def _last_move(view: BoardView) -> tuple[Point, ...]:
    return () if view.last_move is None else (view.last_move,)


def _ground(scene: Scene) -> list[Layer]:
    theme = scene.theme
    box = Layer(ShapeStyle(fill=theme.board), (Rectangle(*scene.geometry.board_rect),))
    if isinstance(theme.surface, WoodLook):
        return [box, *grain_layers(scene.geometry, theme.surface)]
    return [box] if theme.greys else []
