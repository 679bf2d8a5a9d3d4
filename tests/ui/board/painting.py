"""Recorder of what a board paints, and where."""

from PySide6.QtWidgets import QWidget

from gobanapp.paint.board_painter import BoardPainter


def watch_painting(monkeypatch):
    """Return a list: how strongly the hatch is painted, and within which box, for each painting."""
    painted = []
    paint = BoardPainter.paint

    def watch(self, painter, geometry, view, hatch=1.0):
        if isinstance(painter.device(), QWidget):
            painted.append((hatch, painter.paintEngine().systemClip().boundingRect()))
        paint(self, painter, geometry, view, hatch)

    monkeypatch.setattr(BoardPainter, "paint", watch)
    return painted
