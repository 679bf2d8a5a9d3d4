"""A button that shows a piece of a board as it would be, with its name below."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import Surface, Theme, WoodLook
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.surface_image import make_surface
from gobanapp.ui.widgets.appearance import SPACE, text_scale

_ROUND = 8.0
_AROUND = SPACE // 2
_RING = 2.5
_STRONG_RING = 4.0
_MOST_GROWN = 1.6
"""How much larger pictures become with larger type."""
_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


class BoardTile(QAbstractButton):
    """Shows ``view`` in ``theme``, in a picture of ``size`` in usual type."""

    def __init__(
        self, name: str, view: BoardView, theme: Theme, size: QSize, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = name
        self.setText(name.replace("&", "&&"))  # a board of the user's own may be called so
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._view = view
        self._theme = theme
        self._size = size * min(text_scale(), _MOST_GROWN)
        self._picture: QImage | None = None
        self._wood: QImage | None = None

    def show_theme(self, theme: Theme) -> None:
        """Show another theme."""
        if theme != self._theme:
            if theme.surface != self._theme.surface:
                self._wood = None
            self._theme = theme
            self._picture = None
            self.update()

    def sizeHint(self) -> QSize:
        around = 2 * (_AROUND + SPACE // 2)
        room = QRect(0, 0, self._size.width(), 10_000)
        words = QFontMetrics(self._bold()).boundingRect(room, _FLAGS, self._name).height()
        return self._size + QSize(around, around + words + SPACE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles, palette = QPalette.ColorRole, self.palette()
        place = QRect(self._left, _AROUND + SPACE // 2, self._size.width(), self._size.height())
        with QPainter(self) as painter:
            painter.drawImage(place.topLeft(), self._drawn())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked() or self.underMouse():
                thick = _STRONG_RING if self.hasFocus() else _RING
                role = roles.Highlight if self.isChecked() else roles.Mid
                painter.setPen(QPen(palette.color(role), thick))
                ring = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
                painter.drawRoundedRect(ring, _ROUND, _ROUND)
            painter.setFont(self._bold() if self.isChecked() else self.font())
            painter.setPen(palette.color(roles.WindowText))
            room = QRect(place.left(), place.bottom() + SPACE, place.width(), self.height())
            painter.drawText(room, _FLAGS, self._name)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    @property
    def _left(self) -> int:
        return (self.width() - self._size.width()) // 2

    def _drawn(self) -> QImage:
        """Return the picture in the pixels of the screen it is on."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            width, height = self._size.width(), self._size.height()
            geometry = Geometry.for_view(self._view, Rect(0, 0, width, height), ratio)
            painter = BoardPainter(replace(self._theme, background="transparent"))
            if self._theme.surface is not None:
                if self._wood is None or self._wood.width() < geometry.width:
                    self._wood = make_surface(_enlarged(self._theme.surface), geometry.width)
                painter.take_wood(self._wood)
            self._picture = painter.picture(geometry, self._view).copy()
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


def _enlarged(surface: Surface) -> Surface:
    """Return it as a piece of a board shows it: with fewer years."""
    if isinstance(surface, WoodLook):
        return replace(surface, rings=max(20, round(surface.rings * 0.4)))
    return surface
