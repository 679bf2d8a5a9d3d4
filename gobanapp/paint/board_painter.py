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
        self._background: BoardBackground | None = None
        self._full_picture: _BoardPicture | None = None
        self._unhatched_picture: _BoardPicture | None = None
        self._hatched_view: BoardView | None = None

    def use_theme(self, theme: Theme) -> None:
        """Paint in another theme; the wood is kept if it is the same."""
        if theme.surface != self.theme.surface:
            self._wood = None
        self.theme = theme

    @property
    def wood(self) -> QImage | None:
        """The picture of the theme's wood, None until it is made."""
        return self._wood

    def set_wood(self, wood: QImage) -> None:
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
            unhatched = self._unhatched_picture_of(view)
            painter.setOpacity(1 - hatch)
            for box in cell_rects(geometry, view.unsettled):
                painter.drawImage(box, unhatched, box)
        painter.restore()

    def picture(self, geometry: Geometry, view: BoardView) -> QImage:
        """Return ``view`` in device pixels. The next call may draw over the same picture."""
        background = self._background_for(geometry)
        if self._full_picture is None:
            self._full_picture = _BoardPicture(background)
        if not view.unsettled:
            self._unhatched_picture = None
        return self._full_picture.draw(view)

    def magnified(self, geometry: Geometry, view: BoardView, point: Point, side: int) -> QImage:
        """Return the surroundings of ``point``, as ``paint.magnified_image`` draws them."""
        return magnified_image(self._background_for(geometry), view, point, side)

    def _background_for(self, geometry: Geometry) -> BoardBackground:
        background = self._background
        if background is None or not background.matches(geometry, self.theme, self._wood):
            background = self._background = BoardBackground.draw(geometry, self.theme, self._wood)
            self._full_picture = None
            self._unhatched_picture = None
        return background

    def _unhatched_picture_of(self, view: BoardView) -> QImage:
        """Return the last result of ``picture``, without the hatch."""
        if self._unhatched_picture is None:
            assert self._background is not None
            self._unhatched_picture = _BoardPicture(self._background)
            self._hatched_view = None
        if self._hatched_view is not view:
            self._hatched_view = view
            self._unhatched_view = replace(view, unsettled=frozenset())
        return self._unhatched_picture.draw(self._unhatched_view)


class _BoardPicture:
    """A picture that shows one view after another, on one background."""

    def __init__(self, background: BoardBackground) -> None:
        self._background = background
        self._picture = background.with_grid.copy()
        self._drawn_view: BoardView | None = None

    def draw(self, view: BoardView) -> QImage:
        if self._drawn_view is view:
            return self._picture
        if self._drawn_view is None:
            draw_all(self._picture, self._background, view)
        else:
            draw_changed(
                self._picture, self._background, view, changed_points(self._drawn_view, view)
            )
        self._drawn_view = view
        return self._picture


def use_device_pixels(painter: QPainter, geometry: Geometry) -> None:
    """Make ``painter`` count device pixels from the corner of the picture, as ``geometry`` does."""
    painter.translate(geometry.rect.x, geometry.rect.y)
    # Pixel for pixel: scaled by Qt it would be slower, and blurred at ratios such as 1.5.
    painter.scale(1 / geometry.ratio, 1 / geometry.ratio)


# A part of the board seen through a loupe: lines and stones drawn again, not scaled up.

_MAGNIFICATION = 2


def magnified_image(
    background: BoardBackground, view: BoardView, point: Point, side: int
) -> QImage:
    """Return a square of ``side`` pixels, which is even, with ``point`` in its middle.

    Everything is twice as large as on ``background``, but only the soft wood is magnified as a
    picture.
    """
    geometry = _magnified_geometry(background.geometry, point, side)
    bare = QImage(side, side, background.bare.format())
    bare.fill(QColor(background.theme.background))
    x, y = background.geometry.crossing(point)
    extent = side / _MAGNIFICATION
    with QPainter(bare) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        part = QRectF(x - extent / 2, y - extent / 2, extent, extent)
        painter.drawImage(QRectF(0, 0, side, side), background.bare, part)
    with_grid = bare.copy()
    with QPainter(with_grid) as painter:
        draw_grid(painter, geometry, background.theme)
    picture = with_grid.copy()
    reach = side / 2 + SHADOW_REACH * geometry.stone_diameter
    column_reach, row_reach = (
        math.floor(reach / geometry.step_x),
        math.floor(reach / geometry.step_y),
    )
    if geometry.frame.symmetry.swaps_sides:
        column_reach, row_reach = row_reach, column_reach
    near_points = [
        other
        for other in geometry.part.points()
        if abs(other.x - point.x) <= column_reach and abs(other.y - point.y) <= row_reach
    ]
    draw_some(
        picture,
        replace(background, geometry=geometry, bare=bare, with_grid=with_grid),
        view,
        near_points,
    )
    return picture


def _magnified_geometry(geometry: Geometry, point: Point, side: int) -> Geometry:
    """Return the geometry of the square."""
    line, step_x, step_y = (
        _MAGNIFICATION * length for length in (geometry.line, geometry.step_x, geometry.step_y)
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
        margin=_MAGNIFICATION * geometry.margin,
        font_size=_MAGNIFICATION * geometry.font_size,
    )
