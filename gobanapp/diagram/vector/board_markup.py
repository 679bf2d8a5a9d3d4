"""The signs on a printed board: numbers, labels, marks, scoring signs."""

from __future__ import annotations

from collections.abc import Iterable

from gobanapp.diagram.drawing import Layer, Rectangle, Shape, ShapeStyle, Text
from gobanapp.diagram.long_labels import PLATE_HEIGHT, LongLabel, long_labels
from gobanapp.diagram.mark_shapes import (
    CROSS_AROUND,
    DAME,
    LABEL,
    LAST_LIBERTY,
    LAST_MOVE,
    LAST_MOVE_AROUND,
    MARKS,
    MARKS_AROUND_TEXT,
    NEXT_LETTER,
    NEXT_MOVE,
    OPEN_BORDER,
    OPEN_BORDER_PEN,
    PEN_WIDTH,
    TEXT_IN_MARK,
    TextBounds,
    elide_label,
    number_bounds,
    transform_shape,
)
from gobanapp.diagram.outlines import OUTSIDE, group_outlines, outline_pens, outlines
from gobanapp.diagram.span_shapes import SPAN_CASING, SPAN_PEN, span_shapes
from gobanapp.diagram.vector.scene import Scene
from gobanapp.game.markup import Mark
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

# The lines and arrows on a printed board, and the outlines of groups.


def span_layers(scene: Scene) -> list[Layer]:
    """Return lines and arrows, the casings first: lines that cross do not cut each other."""
    theme = scene.theme
    lines, heads = span_shapes(scene.view, scene.geometry)
    pen, casing = scene.pen(SPAN_PEN), 2 * SPAN_CASING * scene.geometry.step_x
    casing_color = theme.casing
    return [
        Layer(ShapeStyle(stroke=casing_color, width=pen + casing), lines),
        Layer(ShapeStyle(fill=casing_color, stroke=casing_color, width=casing), heads),
        Layer(ShapeStyle(stroke=theme.accent, width=pen), lines),
        Layer(ShapeStyle(fill=theme.accent), heads),
    ]


def outline_layers(scene: Scene) -> list[Layer]:
    """Return the outlines of groups, on pale casings, visible on all stones."""
    theme = scene.theme
    layers = []
    for stones, width, is_warning in group_outlines(scene.view):
        lines = (
            outlines(scene.geometry, frozenset(scene.visible(stones)), OUTSIDE) if stones else ()
        )
        inner, outer = outline_pens(scene.pen(width), scene.geometry.step_x)
        color = theme.warning if is_warning else theme.accent
        layers.append(Layer(ShapeStyle(stroke=theme.casing, width=outer), lines))
        layers.append(Layer(ShapeStyle(stroke=color, width=inner), lines))
    return layers


def markup_layers(scene: Scene, points: Iterable[Point]) -> list[Layer]:
    """Return the marks, labels, numbers and the ring of the last move on ``points``."""
    collector = _MarkupLayers(scene)
    view = scene.view
    long = long_labels(view)
    last = view.last_move
    marked = {*view.marks, *view.labels, *view.next_move_letters, last}
    for point in points:
        if point not in marked:  # the usual case with hundreds
            collector.number(point, view.numbers[point], None)
            continue
        mark = view.marks.get(point)
        if point in view.next_move_letters and not view.is_written_on(point):
            collector.next_move(point, view.next_move_letters[point])
        if point in long:
            collector.long_label(point, long[point])
        elif point in view.labels:
            collector.label(point, view.labels[point], mark)
        elif point in view.numbers:
            collector.number(point, view.numbers[point], mark)
        if mark is not None:
            collector.mark(point, mark, around=point in view.labels or point in view.numbers)
        if point == last:
            collector.ring(point, around=view.is_written_on(point) or point in view.dead)
    return collector.layers()


class _MarkupLayers:
    """Collects shapes by ink, for each kind of stone."""

    def __init__(self, scene: Scene) -> None:
        theme = scene.theme
        self._scene = scene
        self._middles, self._step = scene.middles, scene.geometry.step_x
        self._inks: dict[Color | None, str] = {None: theme.writing}
        self._inks.update((color, theme.stones[color].ink) for color in Color)
        self._pale = scene.view.dead if theme.greys else NO_POINTS
        self._accents: list[Shape] = []
        self._lines: dict[str, list[Shape]] = {}
        self._texts: dict[str, list[Shape]] = {}
        self._plates: list[Shape] = []
        self._long: list[Shape] = []

    def mark(self, point: Point, mark: Mark, *, around: bool) -> None:
        shapes = (MARKS_AROUND_TEXT if around else MARKS)[mark]
        if around and mark is Mark.CROSS:
            shapes = CROSS_AROUND
        self._draw(point, shapes)
        if mark is Mark.SELECTED:
            self._accents += self._shapes_on(point, shapes)

    def label(self, point: Point, text: str, mark: Mark | None) -> None:
        self._write(point, elide_label(text), LABEL if mark is None else TEXT_IN_MARK[mark], mark)

    def long_label(self, point: Point, label: LongLabel) -> None:
        x, y = self._middles[point]
        step = self._step
        size = LABEL.height * step, label.width * step
        self._long.append(Text(label.text, x + label.middle * step, y, *size))
        if not self._scene.view.board.is_empty(point):
            self._plates.append(band(label, PLATE_HEIGHT, x, y, step))

    def number(self, point: Point, number: int, mark: Mark | None) -> None:
        digits = str(number)
        self._write(
            point, digits, number_bounds(digits) if mark is None else TEXT_IN_MARK[mark], mark
        )

    def next_move(self, point: Point, letter: str) -> None:
        if letter:
            self._write(point, letter, NEXT_LETTER)
        else:
            self._accents += self._shapes_on(point, NEXT_MOVE)

    def ring(self, point: Point, *, around: bool) -> None:
        self._draw(point, (LAST_MOVE_AROUND if around else LAST_MOVE,))

    def layers(self) -> list[Layer]:
        width = self._scene.pen(PEN_WIDTH)
        return [
            Layer(ShapeStyle(fill=self._scene.theme.accent), tuple(self._accents)),
            *(
                Layer(ShapeStyle(stroke=color, width=width), tuple(shapes))
                for color, shapes in self._lines.items()
            ),
            *(
                Layer(ShapeStyle(fill=color), tuple(shapes))
                for color, shapes in self._texts.items()
            ),
            Layer(ShapeStyle(fill=self._scene.theme.casing), tuple(self._plates)),
            Layer(ShapeStyle(fill=self._scene.theme.writing), tuple(self._long)),
        ]

    def _write(self, point: Point, text: str, room: TextBounds, mark: Mark | None = None) -> None:
        height, width, down = room
        x, y = self._middles[point]
        step = self._step
        shape = Text(text, x, y + down * step, height * step, width * step)
        ink = self._inks[Color.BLACK] if mark is Mark.SELECTED else self._ink(point)
        self._texts.setdefault(ink, []).append(shape)

    def _draw(self, point: Point, shapes: Iterable[Shape]) -> None:
        self._lines.setdefault(self._ink(point), []).extend(self._shapes_on(point, shapes))

    def _ink(self, point: Point) -> str:
        """Return a colour with contrast to the contents of ``point``."""
        if point in self._pale:
            return self._scene.theme.writing
        return self._inks[self._scene.view.board[point]]

    def _shapes_on(self, point: Point, shapes: Iterable[Shape]) -> list[Shape]:
        x, y = self._middles[point]
        return [transform_shape(shape, x, y, self._step) for shape in shapes]


def band(label: LongLabel, height: float, x: float, y: float, unit: float) -> Rectangle:
    """Return the band, ``height`` spacings high, behind the label of the point at (x, y)."""
    width, height = (label.right - label.left) * unit, height * unit
    return Rectangle(x + label.left * unit, y - height / 2, width, height)


def judgement_layers(scene: Scene, points: Iterable[Point]) -> list[Layer]:
    """Return the badges of judgements next to the stones on ``points``."""
    view, theme = scene.view, scene.theme
    if not view.judgements:
        return []
    from gobanapp.diagram.judgement_signs import (  # most diagrams need none
        BADGE_PEN,
        BADGE_RIM,
        badge_ink,
        badges,
        placed_badge,
    )

    layers = []
    for point in points:
        for badge in badges(view.judgements[point]):
            ground, rim, ink = badge_ink(badge.kind, theme)
            placed = placed_badge(badge, *scene.middles[point], scene.geometry.step_x)
            style = ShapeStyle(fill=ink)
            if not badge.is_filled:
                style = ShapeStyle(stroke=ink, width=scene.pen(BADGE_PEN))
            layers += [
                Layer(
                    ShapeStyle(fill=ground, stroke=rim, width=scene.pen(BADGE_RIM)),
                    (placed.ground,),
                ),
                Layer(style, placed.lines),
            ]
            for color, stone in placed.stones:
                fill = theme.stones[color].fill
                style = ShapeStyle(fill=fill, stroke=ink, width=scene.pen(BADGE_RIM))
                layers.append(Layer(style, (stone,)))
    return layers


def sign_layers(scene: Scene) -> list[Layer]:
    """Return the signs of a count, and the last liberties of chains in atari."""
    view, theme = scene.view, scene.theme
    pale, broken = theme.casing, OPEN_BORDER_PEN / PEN_WIDTH
    rim, ring = OPEN_BORDER
    liberty_rim, liberty = LAST_LIBERTY
    liberties = scene.visible(view.last_liberties())
    return [
        _shapes_layer(
            scene,
            scene.visible(view.neutral - view.dead_stones()),
            DAME,
            ShapeStyle(stroke=theme.writing),
            1.7,
        ),
        _shapes_layer(scene, scene.visible(view.open_border), (rim,), ShapeStyle(fill=pale)),
        _shapes_layer(
            scene,
            scene.visible(view.open_border),
            (ring,),
            ShapeStyle(stroke=theme.warning),
            broken,
        ),
        _shapes_layer(scene, liberties, (liberty_rim,), ShapeStyle(fill=pale)),
        _shapes_layer(scene, liberties, (liberty,), ShapeStyle(fill=theme.warning)),
    ]


def _shapes_layer(
    scene: Scene,
    points: Iterable[Point],
    shapes: Iterable[Shape],
    ink: ShapeStyle,
    pen_scale: float = 0.0,
) -> Layer:
    """Return ``shapes`` on each of ``points``, with lines ``pen_scale`` times the usual width."""
    geometry = scene.geometry
    if pen_scale:
        ink = ink._replace(width=scene.pen(pen_scale * PEN_WIDTH))
    placed = [
        transform_shape(shape, *scene.middles[point], geometry.step_x)
        for point in points
        for shape in shapes
    ]
    return Layer(ink, tuple(placed))
