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
FRAME = 16  # milliseconds; a timer of none would be ahead of the paint events that wait

_ROOM = 1.5  # cells around the current node

_ZOOMS = (0.5, 0.6, 0.75, 0.9, 1.0, 1.2, 1.5, 2.0)
_USUAL = _ZOOMS.index(1.0)


class TreeSurface(QAbstractScrollArea):
    """Shows the tree of a game, and keeps the current node in view. It handles no input."""

    def __init__(self) -> None:
        super().__init__()
        # PySide needs 15 ms to wrap the default one.
        self.setViewport(QWidget())
        # Qt scrolls the picture of an opaque widget, and paints only the rest.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._shown = VisibleTree(Game(Tree(), 1, 1))  # until there is another
        self._painter: TreePainter | None = None
        self._painted_with: object = None
        self._texts = RowTexts(self.node_text)
        self._painted_line: Sequence[int] = ()
        self._zoom = _USUAL
        self._grown = text_scale()
        self._pointed: int | None = None
        self._anchor: int | None = None
        """The node that stays where it is at the next layout, if not the current one."""
        self._follows = False
        """True if the current node is to be scrolled into view."""
        self._room = _ROOM
        self._later = QTimer(self, singleShot=True, interval=FRAME)
        self._later.timeout.connect(self.lay_out)

    def sizeHint(self) -> QSize:
        return QSize(320, 240)

    def show_game(self, game: Game, change: Change) -> None:
        """Show ``game``; ``change`` is its change since the last call."""
        shown = self._shown
        if shown.game is not game:
            self._shown = VisibleTree(game)
            self._anchor = None
            self._point_at(None)
            self._fit_scroll_bars()
            self._follows = True
            self._lay_out_soon()
            return
        edits, place = shown.edits, shown.current_id
        shown.follow(change)
        self._follows = self._follows or place != shown.current_id
        if shown.is_stale:
            self._lay_out_soon()
        elif place != shown.current_id:
            if shown.has_grown:
                self._fit_scroll_bars()
            self._update_step(place, shown.current_id)
            self._follow_current()
        elif edits != shown.edits:
            self.viewport().update()

    def collapse_all_variations(self) -> None:
        """Leave only the first move of each variation, and the way to the current node."""
        self._shown.fold_all_variations()
        self._lay_out_soon()

    def expand_all(self) -> None:
        """Show all that has been hidden."""
        self._shown.unfold_all()
        self._lay_out_soon()

    def node_text(self, number: int) -> NodeText:
        """Return the text next to a node."""
        point = self._shown.game.tree[number].content.move
        return NodeText("" if point is None else str(point.point))

    # Layout

    def _lay_out_soon(self) -> None:
        if not self.isVisible():
            return
        if len(self._shown.game.tree) < SMALL_TREE:
            self.lay_out()
        elif not self._later.isActive():
            self._later.start()

    def lay_out(self) -> None:
        """Lay the tree out again if that is due, without a jump of the visible part."""
        self._later.stop()
        shown = self._shown
        if not shown.is_stale:
            return
        anchor = shown.current if self._anchor is None else self._anchor
        self._anchor = None
        before = self.cell(anchor) if anchor in shown.layout else None
        shown.lay_out()
        self._point_at(None)
        self._fit_scroll_bars()
        if before is not None and anchor in shown.layout:
            self._scroll_by(self.cell(anchor).topLeft() - before.topLeft())
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
        if cell.right() - left + 2 * self._room * cell.width() <= view.width():
            cell.setLeft(left)
        beside = min(self._room * cell.height(), max(0, (view.width() - cell.width()) / 3))
        above = min(self._room * cell.height(), max(0, (view.height() - cell.height()) / 3))
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
        is_simple = dx == 0 and self._pointed is None and self.devicePixelRatioF().is_integer()
        self._pointed = None  # until the pointer moves again
        if is_simple:
            self.viewport().scroll(0, dy)
        else:
            self.viewport().update()

    # Geometry in the viewport

    @property
    def _scale(self) -> Scale:
        return Scale.fit(_ZOOMS[self._zoom] * self._grown, self.devicePixelRatioF())

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

    def node_at(self, at: QPointF) -> int | None:
        """Return the node at a place in the viewport, None where there is none."""
        scale = self._scale
        where = at * scale.ratio + QPointF(self._offset)
        number = self._shown.layout.node_at(scale.index(where.x()), scale.index(where.y()))
        if number is None:
            place = QPointF(at.x(), where.y() / scale.ratio)
            number = self._texts.node_at(scale.index(where.y()), place)
        return number if number is not None and number in self._shown.game.tree else None

    def _sign_at(self, at: QPointF) -> int | None:
        """Return the node whose sign for what lies below it is at ``at``."""
        scale = self._scale
        where = at * scale.ratio + QPointF(self._offset)
        # The sign stands between two rows.
        place = TreeCell(scale.index(where.x()), scale.index(where.y() - scale.cell / 2))
        number = self._shown.layout.node_at(*place)
        if number is None or not self._shown.may_fold(number):
            return None
        middle, radius = scale.sign(place)
        away = where - middle
        return number if math.hypot(away.x(), away.y()) <= radius + scale.ratio else None

    def _point_at(self, number: int | None) -> None:
        """Show that the pointer is on a node, or on none."""
        if number != self._pointed:
            self._pointed = number
            self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self._scale
        offset, box = QPointF(self._offset), QRectF(event.rect())
        with QPainter(self.viewport()) as painter:
            painter.fillRect(box, self.palette().color(QPalette.ColorRole.Base))
            # The widget itself may stand between two pixels of the screen.
            origin = painter.deviceTransform().map(QPointF(0, 0))
            painter.scale(1 / scale.ratio, 1 / scale.ratio)
            painter.translate(round(origin.x()) - origin.x(), round(origin.y()) - origin.y())
            painter.translate(-offset)
            seen = QRectF(box.topLeft() * scale.ratio + offset, box.size() * scale.ratio)
            self._tree_painter(scale).paint(painter, seen, self._shown, self._pointed)
            painter.resetTransform()
            down = offset.y() / scale.ratio
            painter.translate(0, -down)
            rows = range(max(0, scale.index(seen.top())), scale.index(seen.bottom()) + 1)
            self._lay_texts_out(scale, rows)
            exposed = event.region().translated(0, round(down))
            self._texts.paint(painter, rows, exposed, self.font(), self.palette())

    def _lay_texts_out(self, scale: Scale, rows: range) -> None:
        """Lay out the texts next to the nodes in ``rows``, where that is not done."""
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
        found = {} if is_bare else self._rows_in(cells)
        for row in rows:
            place = None
            if row in found:
                numbers, chosen, last = found[row]
                begin = (scale.margin + (last + 1) * scale.cell - left) / scale.ratio
                place = RowPlace(numbers, chosen, begin, scale.middle(row) / scale.ratio)
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
        if self._painter is None or self._painted_with != key:
            self._painter = TreePainter(self.palette(), scale)
            self._painted_with = key
        return self._painter

    def _update_step(self, before: int, now: int) -> None:
        """Paint again what differs when the current node is another one."""
        shown = self._shown
        tree, layout = shown.game.tree, shown.layout
        is_step = before in layout and (tree[now].parent == before or tree[before].parent == now)
        if is_step and (shown.has_grown or shown.line is self._painted_line):
            box = self.cell(before).united(self.cell(now))
            if shown.has_grown:  # a row is written to the edge of the view
                box.setLeft(0)
                box.setRight(self.viewport().width())
            self.viewport().update(box.toAlignedRect().adjusted(-2, -2, 2, 2))
        else:
            self.viewport().update()

    def _zoom_by(self, steps: int, at: QPointF) -> None:
        """Zoom in or out; 0 steps: to the default. The point under ``at`` stays there."""
        zoom = max(0, min(self._zoom + steps, len(_ZOOMS) - 1)) if steps else _USUAL
        if zoom == self._zoom:
            return
        before = self._scale
        where = at * before.ratio + QPointF(self._offset) - QPointF(before.margin, before.margin)
        self._zoom = zoom
        scale = self._scale
        self._fit_scroll_bars()
        where = where * (scale.cell / before.cell) + QPointF(scale.margin, scale.margin)
        self._scroll_by((where - QPointF(self._offset)) / scale.ratio - at)
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
        if event.type() == QEvent.Type.FontChange and text_scale() != self._grown:
            self._grown = text_scale()
            self._follows = True
            self._fit_scroll_bars()
            self._follow_current()
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = QRectF(QPointF(), event.oldSize().toSizeF())
        # While it was hidden Qt has not told what size it had, and the node may be another one.
        was_hidden = not event.oldSize().isValid()
        was_seen = was_hidden or before.intersects(self.cell(self._shown.current))
        self._follows = self._follows or was_seen
        self._fit_scroll_bars()
        self._follow_current()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out_soon()
