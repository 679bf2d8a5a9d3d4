"""The small picture by which file managers show a record. Made without Qt: they ask for hundreds.

Wood, lines and shadows are mixed as levels of one byte, which become colours row by row: what is
done for single pixels costs Python far more than what is done for rows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from operator import add
from typing import Final

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.stone_shading import SHADE
from gobanapp.diagram.theme import KAYA, WoodLook
from gobanapp.paint.stone_sprite import (
    SPRITE_SHADOW_REACH,
    Rgb,
    SpriteRow,
    blend_rgb,
    rgb,
    shadow_sprite,
    stone_sprite,
)
from gobanapp.paint.thumbnail_geometry import ThumbnailGeometry
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point

Rows = list[bytearray]

_CLOSEST: Final = 4
"""How many pixels lines must be apart to be drawn as such."""
_STUB: Final = 0.2
_STONE_WIDTH: Final = 0.97

# The levels: kinds of wood, then how far a line covers a pixel, then the edge of the board; all
# that once for each depth of shadow.
_WOODS: Final = 14
_COVERS: Final = 5
_EDGE: Final = _WOODS + _COVERS
_LIT_EDGE: Final = _EDGE + 1
_KINDS: Final = _LIT_EDGE + 1
_DEPTHS: Final = 256 // _KINDS
_DARKEST: Final = 0.66

_WANDER: Final = 8
"""How far year rings go aside on their way down, in 256ths of the picture."""


def file_thumbnail(
    board: Board, side: int, part: BoardPart | None = None
) -> Sequence[bytes | bytearray]:
    """Return the rows of a square picture ``side`` pixels wide, four bytes for each pixel.

    ``part``: all that is shown of the board. Beside wood that is no square there is nothing. Boards
    with too many lines for the pixels are drawn larger and made smaller.
    """
    larger = 1
    while ThumbnailGeometry.fit(board.width, board.height, larger * side, part).step < _CLOSEST:
        larger += 1
    rows = _drawn(board, ThumbnailGeometry.fit(board.width, board.height, larger * side, part))
    return rows if larger == 1 else _smaller(rows, larger)


def _drawn(board: Board, places: ThumbnailGeometry) -> Rows:
    levels = _wood(places)
    _draw_edges(levels, places)
    _draw_lines(levels, places)
    _lay_shadows(levels, board, places)
    rows = _colored(levels, places.step)
    _lay_stones(rows, board, places)
    _cut_out(rows, places)
    return rows


def _wood(places: ThumbnailGeometry) -> Rows:
    """Return straight-grained wood: year rings that wander a little on their way down."""
    side = places.side
    rings = min(40, max(10, side // 11))
    quarters = [_ring(place / (4 * side) * rings) for place in range(4 * side + 16 * _WANDER)]
    phases = [bytes(quarters[phase::4]) for phase in range(4)]
    rows = []
    for y in range(side):
        t = y / side
        bent = 0.5 + 0.28 * math.sin(2.2 * t + 0.6) + 0.14 * math.sin(6.1 * t + 2.0)
        whole, phase = divmod(round(4 * _WANDER * bent * side / 256), 4)
        rows.append(bytearray(phases[phase][whole : whole + side]))
    return rows


def _ring(place: float) -> int:
    """Return how dark the wood is at a place counted in years: it darkens slowly, ends sharply."""
    # Good and bad years: these waves never meet again within one board.
    age = place + 0.9 * math.sin(0.37 * place) + 0.6 * math.sin(0.83 * place + 1.3)
    year = math.floor(age)
    season = age - year
    late = season * season * season * min(1.0, (1 - season) * 6)
    late *= 0.45 + 0.55 * math.sin(12.9 * year) ** 2
    dark = 0.26 + 0.50 * late + 0.05 * math.sin(0.21 * place) + 0.03 * math.sin(2.9 * place)
    return min(_WOODS - 1, max(0, round(dark * (_WOODS - 1))))


def _draw_edges(levels: Rows, places: ThumbnailGeometry) -> None:
    """Draw the narrow slopes along the edges, bright where they face the light."""
    left, top, right, low = places.board_rect
    width = max(1, round(places.side / 240))
    # Where the board is cut there is none.
    on_left, on_top, on_right, on_low = (0 if cut else width for cut in places.beyond)
    for y in range(top, low):
        levels[y][left : left + on_left] = bytes([_LIT_EDGE]) * on_left
        levels[y][right - on_right : right] = bytes([_EDGE]) * on_right
    across = right - left - width
    for y in range(on_top):
        levels[top + y][left : left + across] = bytes([_LIT_EDGE]) * across
    for y in range(on_low):
        levels[low - 1 - y][left + width : right] = bytes([_EDGE]) * across


def _draw_lines(levels: Rows, places: ThumbnailGeometry) -> None:
    step, line = places.step, places.line
    full = _EDGE - 1
    beside = round(_STUB * step) if places.columns == 1 else 0
    above = round(_STUB * step) if places.rows == 1 else 0
    on_left, on_top, on_right, on_low = places.beyond
    begin = places.left - beside - on_left
    across = bytes([full]) * (on_left + places.across + 2 * beside + on_right)
    for row in range(places.part.rows):
        top = places.top + row * step
        for y in range(top, top + line):
            levels[y][begin : begin + len(across)] = across
    down = bytes([full]) * line
    for y in range(places.top - above - on_top, places.top + places.down + above + on_low):
        for left in range(places.left, places.left + places.part.columns * step, step):
            levels[y][left : left + line] = down
    _draw_stars(levels, places)


def _draw_stars(levels: Rows, places: ThumbnailGeometry) -> None:
    line = places.line
    radius = max(0.15 * places.step, line / 2 + 1.2)
    reach = math.ceil(radius)
    for point in star_points(places.columns, places.rows):
        if point not in places.part:
            continue
        x, y = (corner + line / 2 for corner in places.crossing(point))
        for row in range(math.floor(y) - reach, math.ceil(y) + reach):
            for column in range(math.floor(x) - reach, math.ceil(x) + reach):
                cover = radius - math.hypot(column + 0.5 - x, row + 0.5 - y) + 0.5
                level = _WOODS - 1 + round(min(1.0, cover) * _COVERS)
                if cover > 0 and level >= _WOODS:
                    levels[row][column] = max(levels[row][column], level)


def _lay_shadows(levels: Rows, board: Board, places: ThumbnailGeometry) -> None:
    """Darken the wood around the stones; where shadows meet, the darkest is seen."""
    diameter = _STONE_WIDTH * places.step
    reach = math.ceil(SPRITE_SHADOW_REACH * diameter)
    width = 2 * reach + places.line
    sprite = shadow_sprite(diameter, width, _DEPTHS)
    side = places.side
    depths = [bytearray(side + 2 * reach) for _ in range(side + 2 * reach)]
    for point, _ in _stones(board, places):
        left, top = places.crossing(point)
        for depth, row in zip(depths[top : top + width], sprite, strict=True):
            depth[left : left + width] = map(max, depth[left : left + width], row)
    times = bytes(depth * _KINDS for depth in range(_DEPTHS)).ljust(256, b"\0")
    for row_of_levels, depth in zip(levels, depths[reach:], strict=False):
        if any(depth):
            shaded = depth[reach : reach + side].translate(times)
            row_of_levels[:] = map(add, row_of_levels, shaded)


def _colored(levels: Rows, step: int) -> Rows:
    colors = zip(*_colors(step), strict=True)
    channels = [bytes(channel).ljust(256, b"\0") for channel in colors]
    opaque = b"\xff" * len(levels[0])
    rows = []
    for row in levels:
        pixels = bytearray(4 * len(row))
        for place, channel in enumerate(channels):
            pixels[place::4] = row.translate(channel)
        pixels[3::4] = opaque
        rows.append(pixels)
    return rows


def _colors(step: int) -> list[Rgb]:
    """Return the colours of all levels, where lines are ``step`` pixels apart."""
    # The closer the lines, the fainter: the stones are what is to be seen.
    strength = min(0.8, 0.35 + 0.035 * step)
    assert isinstance(KAYA.surface, WoodLook)
    early, late, board, line = map(
        rgb, (KAYA.surface.early, KAYA.surface.late, KAYA.board, KAYA.line)
    )
    woods = [blend_rgb(early, late, step / (_WOODS - 1)) for step in range(_WOODS)]
    lines = [blend_rgb(board, line, strength * cover / _COVERS) for cover in range(1, _COVERS + 1)]
    edges = [blend_rgb(late, rgb(SHADE), 0.25), blend_rgb(early, (255, 255, 255), 0.45)]
    kinds = [*woods, *lines, *edges]
    return [
        blend_rgb(kind, rgb(SHADE), _DARKEST * depth / (_DEPTHS - 1))
        for depth in range(_DEPTHS)
        for kind in kinds
    ]


def _lay_stones(rows: Rows, board: Board, places: ThumbnailGeometry) -> None:
    diameter = _STONE_WIDTH * places.step
    side = 2 * (places.step // 2 + 1) + places.line
    beside = (side - places.line) // 2
    sprites = {color: stone_sprite(KAYA.stones[color], diameter, side) for color in Color}
    for point, color in _stones(board, places):
        left, top = places.crossing(point)
        _lay(rows[top - beside : top - beside + side], left - beside, sprites[color])


def _stones(board: Board, places: ThumbnailGeometry) -> Iterator[tuple[Point, Color]]:
    return (stone for stone in board.stones() if stone[0] in places.part)


def _lay(rows: Rows, left: int, sprite: list[SpriteRow]) -> None:
    for row, part in zip(rows, sprite, strict=True):
        if part.solid:
            start = 4 * (left + part.start)
            row[start : start + len(part.solid)] = part.solid
        for column, opacity, red, green, blue in part.edge:
            at, clear = 4 * (left + column), 255 - opacity
            row[at] = (row[at] * clear + red * opacity) // 255
            row[at + 1] = (row[at + 1] * clear + green * opacity) // 255
            row[at + 2] = (row[at + 2] * clear + blue * opacity) // 255


def _cut_out(rows: Rows, places: ThumbnailGeometry) -> None:
    """Take away what is beside the board, and round its corners."""
    left, top, right, low = places.board_rect
    nothing = bytes(4 * places.side)
    for y, row in enumerate(rows):
        if not top <= y < low:
            row[:] = nothing
            continue
        row[: 4 * left] = nothing[: 4 * left]
        row[4 * right :] = nothing[4 * right :]
    radius = places.side / 40
    for y in range(math.ceil(radius)):
        for x in range(math.ceil(radius)):
            cover = radius - math.hypot(radius - x - 0.5, radius - y - 0.5) + 0.5
            if cover < 1:
                opacity = round(255 * max(0.0, cover))
                for row in (rows[top + y], rows[low - 1 - y]):
                    row[4 * (left + x) + 3] = row[4 * (right - 1 - x) + 3] = opacity


def _smaller(rows: Rows, times: int) -> Rows:
    """Return a picture in which each pixel is the middle of ``times`` by ``times`` of ``rows``."""
    small = []
    for y in range(0, len(rows), times):
        sums = [0] * len(rows[0])
        for row in rows[y : y + times]:
            sums = list(map(add, sums, row))
        pixels = bytearray(len(sums) // times)
        for channel in range(4):
            line = sums[channel::4]
            whole = map(sum, zip(*(line[place::times] for place in range(times)), strict=True))
            pixels[channel::4] = bytes(value // (times * times) for value in whole)
        small.append(pixels)
    return small
