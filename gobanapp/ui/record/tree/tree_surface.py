"""The tree of variations on a surface that scrolls and zooms."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from gobanapp.diagram.tree_layout import CellRect, TreeCell
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.tree import Tree
from gobanapp.ui.record.tree.row_texts import NodeText, RowPlace, RowTexts
from gobanapp.ui.record.tree.tree_figures import Scale
from gobanapp.ui.record.tree.tree_painter import TreePainter
from gobanapp.ui.record.tree.tree_view import VisibleTree
from gobanapp.ui.widgets.appearance import text_scale

SMALL_TREE = 2000
"""Trees of fewer nodes are laid out at once; larger ones when the board has been painted."""
FRAME_INTERVAL = 16  # milliseconds; a timer of 0 would fire before pending paint events

_MARGIN_CELLS = 1.5  # cells around the current node

_ZOOMS = (0.5, 0.6, 0.75, 0.9, 1.0, 1.2, 1.5, 2.0)
_DEFAULT_ZOOM = _ZOOMS.index(1.0)


class TreeSurface(QAbstractScrollArea):
    """Shows the tree of a game, and keeps the current node in view. It handles no input."""

    def __init__(self) -> None:
        super().__init__()
        # PySide needs 15 ms to wrap the default one.
        self.setViewport(QWidget())
        # Qt scrolls the picture of an opaque widget, and paints only the rest.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._shown = VisibleTree(Game(Tree(), 1, 1))  # replaced by the first game
        self._painter: TreePainter | None = None
        self._painter_key: object = None
        self._texts = RowTexts(self.node_text)
        self._painted_line: Sequence[int] = ()
        self._zoom = _DEFAULT_ZOOM
        self._text_scale = text_scale()
        self._hovered: int | None = None
        self._anchor: int | None = None
        """The node that stays where it is at the next layout, if not the current one."""
        self._follows = False
        """True if the current node is to be scrolled into view."""
        self._margin_cells = _MARGIN_CELLS
        self._layout_timer = QTimer(self, singleShot=True, interval=FRAME_INTERVAL)
        self._layout_timer.timeout.connect(self.lay_out)

    def sizeHint(self) -> QSize:
        return QSize(320, 240)

    def show_game(self, game: Game, change: Change) -> None:
        """Show ``game``; ``change`` is its change since the last call."""
        shown = self._shown
        if shown.game is not game:
            self._shown = VisibleTree(game)
            self._anchor = None
            self._set_hovered(None)
            self._fit_scroll_bars()
            self._follows = True
            self._schedule_layout()
            return
        edits, previous_id = shown.edits, shown.current_id
        shown.follow(change)
        self._follows = self._follows or previous_id != shown.current_id
        if shown.is_stale:
            self._schedule_layout()
        elif previous_id != shown.current_id:
            if shown.has_grown:
                self._fit_scroll_bars()
            self._update_step(previous_id, shown.current_id)
            self._follow_current()
        elif edits != shown.edits:
            self.viewport().update()

    def collapse_all_variations(self) -> None:
        """Leave only the first move of each variation, and the path to the current node."""
        self._shown.fold_all_variations()
        self._schedule_layout()

    def expand_all(self) -> None:
        """Expand all hidden branches."""
        self._shown.unfold_all()
        self._schedule_layout()

    def node_text(self, number: int) -> NodeText:
        """Return the text next to a node."""
        point = self._shown.game.tree[number].content.move
        return NodeText("" if point is None else str(point.point))

    # Layout

    def _schedule_layout(self) -> None:
        if not self.isVisible():
            return
        if len(self._shown.game.tree) < SMALL_TREE:
            self.lay_out()
        elif not self._layout_timer.isActive():
            self._layout_timer.start()

    def lay_out(self) -> None:
        """Lay out the tree if it is stale, without a jump of the visible part."""
        self._layout_timer.stop()
        shown = self._shown
        if not shown.is_stale:
            return
        anchor = shown.current if self._anchor is None else self._anchor
        self._anchor = None
        previous = self.cell(anchor) if anchor in shown.layout else None
        shown.lay_out()
        self._set_hovered(None)
        self._fit_scroll_bars()
        if previous is not None and anchor in shown.layout:
            self._scroll_by(self.cell(anchor).topLeft() - previous.topLeft())
        self._follow_current()
        self.viewport().update()

    def _fit_scroll_bars(self) -> None:
        layout, scale, size = self._shown.layout, self._scale, self.viewport().size()
        step = round(scale.cell / scale.ratio)
        for bar, count, page in (
            (self.horizontalScrollBar(), layout.columns, size.width()),
            (self.verticalScrollBar(), layout.rows, size.height()),
        ):
            bar.setRange(0, max(0, math.ceil(scale.length(count) / scale.ratio) - page))
            bar.setPageStep(page)
            bar.setSingleStep(step)

    def _follow_current(self) -> None:
        """Scroll as little as it takes to have the current node in view, with room around it.

        Where they fit, the move that its line branches off from comes into view with it: to leave
        a variation then scrolls no further than to enter it.
        """
        if not self._follows or self._shown.is_stale:
            return
        self._follows = False
        cell = self.cell(self._shown.current)
        view = QRectF(self.viewport().rect())
        fork = None
        if self.horizontalScrollBar().maximum():
            fork = self._shown.layout.fork_of(self._shown.current)
        left = cell.left() if fork is None else self.cell(fork).left()
        if cell.right() - left + 2 * self._margin_cells * cell.width() <= view.width():
            cell.setLeft(left)
        beside = min(self._margin_cells * cell.height(), max(0, (view.width() - cell.width()) / 3))
        above = min(self._margin_cells * cell.height(), max(0, (view.height() - cell.height()) / 3))
        cell.adjust(-beside, -above, beside, above)
        right = min(0, cell.left()) or max(0, cell.right() - view.width())
        down = min(0, cell.top()) or max(0, cell.bottom() - view.height())
        self._scroll_by(QPointF(right, down))

    def _scroll_by(self, way: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(way.x()))
        down.setValue(down.value() + round(way.y()))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        # What is written in a row ends at the edge of the view. And where a logical pixel is not
        # some whole ones, the picture does not move by whole ones.
        is_simple = dx == 0 and self._hovered is None and self.devicePixelRatioF().is_integer()
        self._hovered = None  # until the pointer moves again
        if is_simple:
            self.viewport().scroll(0, dy)
        else:
            self.viewport().update()

    # Geometry in the viewport

    @property
    def _scale(self) -> Scale:
        return Scale.fit(_ZOOMS[self._zoom] * self._text_scale, self.devicePixelRatioF())

    @property
    def _offset(self) -> QPoint:
        """The scroll offset in device pixels: left and top."""
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        ratio = self._scale.ratio
        return QPoint(round(across * ratio), round(down * ratio))

    def cell(self, number: int) -> QRectF:
        """Return the cell of a node, which must be shown, in logical pixels of the viewport."""
        scale, offset = self._scale, self._offset
        column, row = self._shown.layout.cell_of(number)
        side = scale.cell / scale.ratio
        left = (scale.margin + column * scale.cell - offset.x()) / scale.ratio
        top = (scale.margin + row * scale.cell - offset.y()) / scale.ratio
        return QRectF(left, top, side, side)

    def node_at(self, position: QPointF) -> int | None:
        """Return the node at a place in the viewport, None where there is none."""
        scale = self._scale
        tree_position = position * scale.ratio + QPointF(self._offset)
        column, row = scale.index(tree_position.x()), scale.index(tree_position.y())
        number = self._shown.layout.node_at(column, row)
        if number is None:
            in_row = QPointF(position.x(), tree_position.y() / scale.ratio)
            number = self._texts.node_at(row, in_row)
        return number if number is not None and number in self._shown.game.tree else None

    def _sign_at(self, position: QPointF) -> int | None:
        """Return the node whose sign for what lies below it is at ``position``."""
        scale = self._scale
        tree_position = position * scale.ratio + QPointF(self._offset)
        # The sign lies between two rows.
        column = scale.index(tree_position.x())
        cell = TreeCell(column, scale.index(tree_position.y() - scale.cell / 2))
        number = self._shown.layout.node_at(*cell)
        if number is None or not self._shown.may_fold(number):
            return None
        middle, radius = scale.sign(cell)
        offset = tree_position - middle
        return number if math.hypot(offset.x(), offset.y()) <= radius + scale.ratio else None

    def _set_hovered(self, number: int | None) -> None:
        """Set the node under the pointer, None for none."""
        if number != self._hovered:
            self._hovered = number
            self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self._scale
        offset, box = QPointF(self._offset), QRectF(event.rect())
        with QPainter(self.viewport()) as painter:
            painter.fillRect(box, self.palette().color(QPalette.ColorRole.Base))
            # The widget itself may lie between two device pixels.
            origin = painter.deviceTransform().map(QPointF(0, 0))
            painter.scale(1 / scale.ratio, 1 / scale.ratio)
            painter.translate(round(origin.x()) - origin.x(), round(origin.y()) - origin.y())
            painter.translate(-offset)
            visible = QRectF(box.topLeft() * scale.ratio + offset, box.size() * scale.ratio)
            self._tree_painter(scale).paint(painter, visible, self._shown, self._hovered)
            painter.resetTransform()
            down = offset.y() / scale.ratio
            painter.translate(0, -down)
            rows = range(max(0, scale.index(visible.top())), scale.index(visible.bottom()) + 1)
            self._lay_out_texts(scale, rows)
            exposed = event.region().translated(0, round(down))
            self._texts.paint(painter, rows, exposed, self.font(), self.palette())

    def _lay_out_texts(self, scale: Scale, rows: range) -> None:
        """Lay out the missing texts next to the nodes in ``rows``."""
        shown, width, left = self._shown, self.viewport().width(), self._offset.x()
        line = self._painted_line = shown.line
        self._texts.begin((shown.layout, shown.edits, line, width, left, scale))
        rows = self._texts.missing(rows)
        if not rows:
            return
        metrics = QFontMetricsF(self.font())
        is_bare = len(shown.game.tree) == 1 or scale.cell < scale.ratio * metrics.height()
        right = scale.index(left + width * scale.ratio)
        cells = CellRect(scale.index(left), rows[0], right, rows[-1])
        rows_found = {} if is_bare else self._rows_in(cells)
        for row in rows:
            place = None
            if row in rows_found:
                numbers, chosen, last = rows_found[row]
                start = (scale.margin + (last + 1) * scale.cell - left) / scale.ratio
                place = RowPlace(numbers, chosen, start, scale.middle(row) / scale.ratio)
            self._texts.lay_out(row, place, float(width), metrics)

    def _rows_in(self, cells: CellRect) -> dict[int, tuple[list[int], int, int]]:
        """Return by row its nodes from the left, the chosen one, and the last column in use.

        The node of the line that is being looked at is chosen, or where none is in view, the first.
        """
        layout, line, tree = self._shown.layout, self._painted_line, self._shown.game.tree
        nodes: dict[int, list[tuple[int, int]]] = {}
        for column, row, numbers, slides in layout.runs_in(cells):
            for down, number in enumerate(numbers):
                if number in tree:
                    place = (column + down if slides else column, number)
                    nodes.setdefault(row + down, []).append(place)
        last = {row: column - 1 for row, _, _, column in layout.connectors(cells)}
        rows = {}
        for row, places in nodes.items():
            places.sort()
            numbers = [number for _, number in places]
            on_line = line[row] if row < len(line) else -1
            chosen = on_line if on_line in numbers else numbers[0]
            rows[row] = numbers, chosen, max(places[-1][0], last.get(row, 0))
        return rows

    def _tree_painter(self, scale: Scale) -> TreePainter:
        key = (self.palette().cacheKey(), scale)
        if self._painter is None or self._painter_key != key:
            self._painter = TreePainter(self.palette(), scale)
            self._painter_key = key
        return self._painter

    def _update_step(self, previous: int, current: int) -> None:
        """Repaint what changes with the current node."""
        shown = self._shown
        tree, layout = shown.game.tree, shown.layout
        is_step = previous in layout and (
            tree[current].parent == previous or tree[previous].parent == current
        )
        if is_step and (shown.has_grown or shown.line is self._painted_line):
            box = self.cell(previous).united(self.cell(current))
            if shown.has_grown:  # the texts of a row reach the edge of the view
                box.setLeft(0)
                box.setRight(self.viewport().width())
            self.viewport().update(box.toAlignedRect().adjusted(-2, -2, 2, 2))
        else:
            self.viewport().update()

    def _zoom_by(self, steps: int, position: QPointF) -> None:
        """Zoom in or out; 0 steps: to the default. The point under ``position`` stays there."""
        zoom = max(0, min(self._zoom + steps, len(_ZOOMS) - 1)) if steps else _DEFAULT_ZOOM
        if zoom == self._zoom:
            return
        previous = self._scale
        tree_position = position * previous.ratio + QPointF(self._offset)
        from_margin = tree_position - QPointF(previous.margin, previous.margin)
        self._zoom = zoom
        scale = self._scale
        self._fit_scroll_bars()
        tree_position = from_margin * (scale.cell / previous.cell)
        tree_position += QPointF(scale.margin, scale.margin)
        self._scroll_by((tree_position - QPointF(self._offset)) / scale.ratio - position)
        self.viewport().update()

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:  # cells are whole pixels
            self._fit_scroll_bars()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._texts.begin(None)
        if event.type() == QEvent.Type.FontChange and text_scale() != self._text_scale:
            self._text_scale = text_scale()
            self._follows = True
            self._fit_scroll_bars()
            self._follow_current()
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        previous = QRectF(QPointF(), event.oldSize().toSizeF())
        # If it was hidden, Qt does not report its old size, and the current node may have changed.
        was_hidden = not event.oldSize().isValid()
        was_visible = was_hidden or previous.intersects(self.cell(self._shown.current))
        self._follows = self._follows or was_visible
        self._fit_scroll_bars()
        self._follow_current()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._schedule_layout()
