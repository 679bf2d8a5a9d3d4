"""BoardPainter draws views of a board on the screen, and only what changed since the last one."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.theme import KAYA, Theme
from gobanapp.paint.damage import changed_points
from gobanapp.paint.ground import Ground
from gobanapp.paint.position import draw_all, draw_changed


class BoardPainter:
    """Paints boards in one theme, and keeps the last picture.

    Nothing has to be told to it but the wood once that is made: a picture is drawn again as far
    as geometry, wood or view differ from those it was drawn for.
    """

    def __init__(self, theme: Theme = KAYA) -> None:
        self.theme = theme
        self._wood: QImage | None = None
        self._ground: Ground | None = None
        self._drawn: BoardView | None = None
        self._picture = QImage()

    def use_theme(self, theme: Theme) -> None:
        """Paint in another theme; the wood stays where that is the same."""
        if theme.wood != self.theme.wood:
            self._wood = None
        self.theme = theme

    def take_wood(self, wood: QImage) -> None:
        self._wood = wood

    def paint(self, painter: QPainter, geometry: Geometry, view: BoardView) -> None:
        """Draw ``view`` where ``geometry`` says, within the clip of ``painter``.

        The board of ``view`` must have the size ``geometry`` was made for.
        """
        picture = self.picture(geometry, view)
        painter.save()
        painter.translate(geometry.rect.x, geometry.rect.y)
        # Pixel for pixel: scaled by Qt it would be slower, and blurred at ratios such as 1.5.
        painter.scale(1 / geometry.ratio, 1 / geometry.ratio)
        painter.drawImage(0, 0, picture)
        painter.restore()

    def picture(self, geometry: Geometry, view: BoardView) -> QImage:
        """Return ``view`` in device pixels. The next call may draw over the same picture."""
        ground = self._ground
        if ground is None or not ground.is_of(geometry, self.theme, self._wood):
            ground = self._ground = Ground.draw(geometry, self.theme, self._wood)
            self._picture = ground.lined.copy()
            self._drawn = None
        if self._drawn is None:
            draw_all(self._picture, ground, view)
        else:
            draw_changed(self._picture, ground, view, changed_points(self._drawn, view))
        self._drawn = view
        return self._picture
