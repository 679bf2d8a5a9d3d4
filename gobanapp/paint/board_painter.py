"""The painter of boards on the screen, which repaints only what has changed."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import KAYA, Theme
from gobanapp.paint.board_background import BoardBackground
from gobanapp.paint.damage import cell_rects, changed_points
from gobanapp.paint.grid_painter import draw_grid
from gobanapp.paint.position_painter import draw_all, draw_changed, draw_some
from gobanapp.paint.stone_pictures import SHADOW_REACH
from gobanapp.rules.point import Point


class BoardPainter:
    """Paints boards in one theme, and keeps the last picture.

    Only the wood has to be passed in once it is made. A picture is redrawn as far as geometry, wood
    or view have changed.
    """

    def __init__(self, theme: Theme = KAYA) -> None:
        self.theme = theme
        self._wood: QImage | None = None
        self._ground: BoardBackground | None = None
        self._whole: _BoardPicture | None = None
        self._calm: _BoardPicture | None = None
        self._hatched: BoardView | None = None

    def use_theme(self, theme: Theme) -> None:
        """Paint in another theme; the wood is kept if it is the same."""
        if theme.surface != self.theme.surface:
            self._wood = None
        self.theme = theme

    @property
    def wood(self) -> QImage | None:
        """The picture of the theme's wood, None until it is made."""
        return self._wood

    def take_wood(self, wood: QImage) -> None:
        self._wood = wood

    def paint(
        self, painter: QPainter, geometry: Geometry, view: BoardView, hatch: float = 1.0
    ) -> None:
        """Draw ``view`` in ``geometry``, within the clip of ``painter``.

        The board of ``view`` must have the size ``geometry`` was made for. ``hatch``: the strength
        of the hatching of unsettled stones, from 0 to 1.
        """
        picture = self.picture(geometry, view)
        painter.save()
        use_device_pixels(painter, geometry)
        painter.drawImage(0, 0, picture)
        if view.unsettled and hatch < 1:
            calm = self._calm_picture(view)
            painter.setOpacity(1 - hatch)
            for box in cell_rects(geometry, view.unsettled):
                painter.drawImage(box, calm, box)
        painter.restore()

    def picture(self, geometry: Geometry, view: BoardView) -> QImage:
        """Return ``view`` in device pixels. The next call may draw over the same picture."""
        ground = self._ground_of(geometry)
        if self._whole is None:
            self._whole = _BoardPicture(ground)
        if not view.unsettled:
            self._calm = None
        return self._whole.of(view)

    def magnified(self, geometry: Geometry, view: BoardView, point: Point, side: int) -> QImage:
        """Return the surroundings of ``point``, as ``paint.magnified_image`` draws them."""
        return magnified_image(self._ground_of(geometry), view, point, side)

    def _ground_of(self, geometry: Geometry) -> BoardBackground:
        ground = self._ground
        if ground is None or not ground.is_of(geometry, self.theme, self._wood):
            ground = self._ground = BoardBackground.draw(geometry, self.theme, self._wood)
            self._whole = None
            self._calm = None
        return ground

    def _calm_picture(self, view: BoardView) -> QImage:
        """Return the last result of ``picture``, without the hatch."""
        if self._calm is None:
            assert self._ground is not None
            self._calm = _BoardPicture(self._ground)
            self._hatched = None
        if self._hatched is not view:
            self._hatched = view
            self._settled = replace(view, unsettled=frozenset())
        return self._calm.of(self._settled)


class _BoardPicture:
    """A picture that shows one view after another, on one background."""

    def __init__(self, ground: BoardBackground) -> None:
        self._ground = ground
        self._picture = ground.with_grid.copy()
        self._drawn: BoardView | None = None

    def of(self, view: BoardView) -> QImage:
        if self._drawn is view:
            return self._picture
        if self._drawn is None:
            draw_all(self._picture, self._ground, view)
        else:
            draw_changed(self._picture, self._ground, view, changed_points(self._drawn, view))
        self._drawn = view
        return self._picture


def use_device_pixels(painter: QPainter, geometry: Geometry) -> None:
    """Make ``painter`` count device pixels from the corner of the picture, as ``geometry`` does."""
    painter.translate(geometry.rect.x, geometry.rect.y)
    # Pixel for pixel: scaled by Qt it would be slower, and blurred at ratios such as 1.5.
    painter.scale(1 / geometry.ratio, 1 / geometry.ratio)


# A part of the board seen through a loupe: lines and stones drawn again, not scaled up.

_TIMES = 2


def magnified_image(ground: BoardBackground, view: BoardView, point: Point, side: int) -> QImage:
    """Return a square of ``side`` pixels, which is even, with ``point`` in its middle.

    Everything is twice as large as on ``ground``, but only the soft wood is magnified as a picture.
    """
    geometry = _geometry(ground.geometry, point, side)
    bare = QImage(side, side, ground.bare.format())
    bare.fill(QColor(ground.theme.background))
    x, y = ground.geometry.crossing(point)
    seen = side / _TIMES
    with QPainter(bare) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        part = QRectF(x - seen / 2, y - seen / 2, seen, seen)
        painter.drawImage(QRectF(0, 0, side, side), ground.bare, part)
    lined = bare.copy()
    with QPainter(lined) as painter:
        draw_grid(painter, geometry, ground.theme)
    picture = lined.copy()
    reach = side / 2 + SHADOW_REACH * geometry.stone_diameter
    across, down = math.floor(reach / geometry.step_x), math.floor(reach / geometry.step_y)
    if geometry.frame.symmetry.swaps_sides:
        across, down = down, across
    near = [
        other
        for other in geometry.part.points()
        if abs(other.x - point.x) <= across and abs(other.y - point.y) <= down
    ]
    draw_some(picture, replace(ground, geometry=geometry, bare=bare, with_grid=lined), view, near)
    return picture


def _geometry(geometry: Geometry, point: Point, side: int) -> Geometry:
    """Return the geometry of the square."""
    line, step_x, step_y = (
        _TIMES * length for length in (geometry.line, geometry.step_x, geometry.step_y)
    )
    column, row = geometry.cell(point)
    return replace(
        geometry,
        width=side,
        height=side,
        step_x=step_x,
        step_y=step_y,
        left=(side - line) // 2 - column * step_x,
        top=(side - line) // 2 - row * step_y,
        line=line,
        margin=_TIMES * geometry.margin,
        font_size=_TIMES * geometry.font_size,
    )
