"""The ring around a painted button that the keys lead to."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets.appearance import SPACE, current_appearance

_ROUND = SPACE * 0.75


def draw_focus(painter: QPainter, widget: QWidget) -> None:
    """Draw it within ``widget``, as wide as around all other buttons."""
    thick = current_appearance().focus
    painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.Highlight), thick))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = thick / 2
    place = QRectF(widget.rect()).adjusted(inside, inside, -inside, -inside)
    painter.drawRoundedRect(place, _ROUND, _ROUND)
