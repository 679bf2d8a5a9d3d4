"""A view of the board as a drawing: all that is seen of it without a pointer."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Sides
from gobanapp.diagram.drawing import Box, Drawing, Ink, Layer
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.printed.grid import grid
from gobanapp.diagram.printed.lines import group_outlines, spans
from gobanapp.diagram.printed.scene import Scene
from gobanapp.diagram.printed.stones import blocks, expected, stones, territory, veil
from gobanapp.diagram.printed.wood import grain
from gobanapp.diagram.printed.written import signs, written
from gobanapp.diagram.theme import Theme, WoodLook
from gobanapp.rules.point import Point


def printed_board(view: BoardView, geometry: Geometry, theme: Theme) -> Drawing:
    """Return the drawing of ``view``, in the pixels of ``geometry``, which was made for its board.

    The board lies on nothing, and in a theme without greys it is paper. What follows a pointer or
    refuses a move is not drawn.
    """
    frame = geometry.frame
    if frame.sides is Sides.ACROSS:  # nobody reads a page from two sides
        geometry = replace(geometry, frame=replace(frame, sides=Sides.FOUR))
    scene = Scene.of(view, geometry, theme)
    written_on = [*view.numbers, *view.labels, *view.marks, *view.next_moves, *_last_move(view)]
    on_points = scene.seen(dict.fromkeys(written_on))
    layers = [
        *_ground(scene),
        *grid(scene),
        *(blocks(scene) if view.blocks else ()),
        *stones(scene),
        *territory(scene),
        *(expected(scene) if view.influence else ()),
    ]
    if view.dimmed:
        layers += written(scene, [point for point in on_points if point in view.dimmed])
        layers.append(veil(scene))
        on_points = [point for point in on_points if point not in view.dimmed]
    layers += [
        *group_outlines(scene),
        *spans(scene),
        *signs(scene),
        *written(scene, on_points),
    ]
    shown = tuple(layer for layer in layers if layer.shapes)
    return Drawing(geometry.width, geometry.height, shown)


def _last_move(view: BoardView) -> tuple[Point, ...]:
    return () if view.last_move is None else (view.last_move,)


def _ground(scene: Scene) -> list[Layer]:
    theme = scene.theme
    box = Layer(Ink(fill=theme.board), (Box(*scene.geometry.wood),))
    if isinstance(theme.surface, WoodLook):
        return [box, *grain(scene.geometry, theme.surface)]
    return [box] if theme.greys else []
