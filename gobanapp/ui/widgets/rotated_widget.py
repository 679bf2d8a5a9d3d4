"""A widget shown upside down, for a player who sits on the other side of a flat screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget


class RotatedWidget(QGraphicsView):
    """Shows ``inner`` rotated by 180 degrees, with mouse and touch input.

    Keys reach it too: Tab moves from the window into it and out again.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inner = inner
        scene = QGraphicsScene(self)
        self._proxy = scene.addWidget(inner)
        self._proxy.setAcceptTouchEvents(True)
        self.setScene(scene)
        self.rotate(180)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        # A click must not take the focus from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._update_background()

    @property
    def inner(self) -> QWidget:
        return self._inner

    def sizeHint(self) -> QSize:
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._inner.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rect = QRectF(self.viewport().rect())
        self._proxy.setGeometry(rect)
        self.setSceneRect(rect)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_background()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the parent: there is nothing to scroll."""
        event.ignore()

    def _update_background(self) -> None:
        self.setBackgroundBrush(self.palette().color(QPalette.ColorRole.Window))
