"""The painting of the tree of variations: nodes on thin lines, and only the visible ones."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen

from gobanapp.diagram.tree_layout import CellRect, TreeCell
from gobanapp.ui.record.tree.tree_figures import (
    FigurePictures,
    Scale,
    TreeColors,
    node_figure,
    ring_radius,
)
from gobanapp.ui.record.tree.tree_view import VisibleTree

_BEND = 0.30  # of a cell


class TreePainter:
    """Draws trees in the colours of a palette, at one scale.

    All is in device pixels, counted from the upper left corner of the whole tree.
    """

    def __init__(self, palette: QPalette, scale: Scale) -> None:
        self.scale = scale
        self._colors = TreeColors(palette)
        self._pictures = FigurePictures(self._colors, scale)
        self._line = _pen(self._colors.line, scale.line)
        self._thick_line = _pen(self._colors.text, self._thick_width)

    def paint(
        self, painter: QPainter, box: QRectF, shown: VisibleTree, hovered: int | None = None
    ) -> None:
        """Draw the part of the tree in ``box``; ``hovered`` is the node under the pointer."""
        cells = self.scale.cells(box)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = QPainterPath()
        nodes = []
        for column, row, numbers, slides in shown.layout.runs_in(cells):
            steps = len(numbers) if slides else len(numbers) - 1
            self._add_line(lines, TreeCell(column, row), steps, slides=slides)
            nodes += [
                (number, TreeCell(column + n if slides else column, row + n))
                for n, number in enumerate(numbers)
            ]
        for row, fork, start, column in shown.layout.connectors(cells):
            self._add_branch(lines, row, start, column, continues=start > fork)
        painter.strokePath(lines, self._line)
        painter.strokePath(self._path_to_current(shown, cells), self._thick_line)
        self._draw_rings(painter, shown, hovered)
        self._draw_nodes(painter, box, shown, nodes)
        self._draw_signs(painter, shown, hovered, nodes)

    # Lines

    @property
    def _thick_width(self) -> int:
        return 2 * self.scale.line

    def _add_line(
        self, path: QPainterPath, start: TreeCell, steps: int, *, slides: bool = False
    ) -> None:
        """Add a line by a number of rows down, and as many columns to the right if it slides."""
        path.moveTo(self.scale.centre(start))
        across = steps if slides else 0
        path.lineTo(self.scale.centre(TreeCell(start.column + across, start.row + steps)))

    def _add_branch(
        self, path: QPainterPath, row: int, start: int, column: int, continues: bool = False
    ) -> None:
        """Go along ``row`` to the right, and down to ``column`` in the next one.

        ``continues``: True to start where the line to the variation before it bends down.
        """
        middle, bend = self.scale.middle, _BEND * self.scale.cell
        x, y = middle(column - 1), middle(row)
        path.moveTo(middle(start) - (bend if continues else 0), y)
        if column - 1 > start:
            path.lineTo(x - bend, y)
            path.quadTo(x, y, x + bend / 2, y + bend / 2)
        path.lineTo(middle(column), middle(row + 1))

    def _path_to_current(self, shown: VisibleTree, cells: CellRect) -> QPainterPath:
        """Return the visible part of the path from the root to the current node."""
        path = QPainterPath()
        for fork, column, first, straight, last in shown.layout.legs_to(shown.current):
            if last < cells.top:
                break
            end_column = column + straight - first
            if first - 1 > cells.bottom or fork > cells.right or end_column < cells.left:
                continue
            if fork < column:
                self._add_branch(path, first - 1, fork, column)
            if straight > first:
                steps = min(straight, last) - first
                self._add_line(path, TreeCell(column, first), steps, slides=True)
            top, bottom = max(straight, cells.top), min(last, cells.bottom)
            if end_column <= cells.right and top < bottom:
                self._add_line(path, TreeCell(end_column, top), bottom - top)
        # The middle of two pixels lies between pixels, that of a single one on a pixel.
        shift = (self._thick_width - self.scale.line) % 2 / 2
        path.translate(shift, shift)
        return path

    # Nodes

    def _draw_nodes(
        self,
        painter: QPainter,
        box: QRectF,
        shown: VisibleTree,
        nodes: Iterable[tuple[int, TreeCell]],
    ) -> None:
        tree, numbers = shown.game.tree, shown.numbers
        is_readable = self.scale.is_readable
        half = self._pictures.side / 2
        top, bottom = box.top() - half, box.bottom() + half
        for number, (column, row) in nodes:
            y = self.scale.middle(row)
            # Nodes beyond the edges are here for the lines that lead to them. One that is not in
            # the tree was removed, and the tree is not laid out again yet.
            if not top <= y <= bottom or number not in tree:
                continue
            figure = node_figure(tree[number].content, numbers.at(number) if is_readable else None)
            corner = QPointF(self.scale.middle(column) - half, y - half)
            painter.drawPixmap(corner, self._pictures.picture(figure))

    def _draw_rings(self, painter: QPainter, shown: VisibleTree, hovered: int | None) -> None:
        """Draw a ring around the node under the pointer, and a strong one around the current one.

        The strong ring is broken where the current node itself is hidden.
        """
        current = shown.current
        if hovered is not None and hovered != current:
            pen = QPen(self._colors.muted, self.scale.line)
            radius = ring_radius(self.scale, pen)
            painter.setPen(pen)
            painter.setBrush(self._colors.background)
            place = shown.layout.cell_of(hovered)
            painter.drawEllipse(self.scale.centre(place), radius, radius)
        is_broken = current != shown.game.current_id and not shown.is_stale
        half = self._pictures.side / 2
        corner = self.scale.centre(shown.layout.cell_of(current)) - QPointF(half, half)
        painter.drawPixmap(corner, self._pictures.current_ring(is_broken=is_broken))

    def _draw_signs(
        self,
        painter: QPainter,
        shown: VisibleTree,
        hovered: int | None,
        nodes: Iterable[tuple[int, TreeCell]],
    ) -> None:
        """Draw a plus below nodes that hide what follows, and a minus where one could be."""
        painter.setPen(QPen(self._colors.muted, self.scale.line))
        painter.setBrush(self._colors.background)
        for number, place in nodes:
            hides = shown.hides(number)
            if not hides and not (number == hovered and shown.may_fold(number)):
                continue
            middle, radius = self.scale.sign(place)
            painter.drawEllipse(middle, radius, radius)
            across, down = QPointF(0.55 * radius, 0), QPointF(0, 0.55 * radius)
            painter.drawLine(middle - across, middle + across)
            if hides:
                painter.drawLine(middle - down, middle + down)


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
