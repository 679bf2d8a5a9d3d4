"""A scroll area that shows whole rows only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QLayout, QWidget

from gobanapp.ui.widgets.forms import PlainScrollArea
from gobanapp.ui.widgets.segmented_control import SegmentedControl


class RowScrollArea(PlainScrollArea):
    """Hides the rows that its upper or lower edge would cut, until they are scrolled into view."""

    def __init__(self, rows: QLayout) -> None:
        super().__init__(rows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # to be scrolled, and read out, by keys
        self.verticalScrollBar().valueChanged.connect(self._hide_cut_rows)
        self.page.installEventFilter(self)
        self.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = QEvent.Type
        if event.type() in {kinds.Resize, kinds.LayoutRequest}:
            self._hide_cut_rows()
        return super().eventFilter(watched, event)

    def _hide_cut_rows(self) -> None:
        page, layout = self.page, self.page.layout()
        if page.height() <= self.viewport().height():
            page.clearMask()
            return
        if layout is not None:
            layout.activate()
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        rows = self._rows()
        whole = [(first, last) for first, last in rows if top <= first and last <= bottom]
        # A row higher than the area could never be seen whole.
        too_high = [(first, last) for first, last in rows if last - first > bottom - top]
        shown = QRegion(-1, -1, 1, 1)  # Qt ignores an empty mask
        for first, last in whole or too_high:
            shown |= QRect(0, first, page.width(), last - first)
        page.setMask(shown)

    def _rows(self) -> list[tuple[int, int]]:
        """Return where rows begin and end: widgets next to each other are one row."""
        rows: list[tuple[int, int]] = []
        spans = (
            (top := part.mapTo(self.page, QPoint()).y(), top + part.height())
            for part in _parts(self.page)
        )
        for first, last in sorted(spans):
            if rows and first < rows[-1][1]:
                rows[-1] = rows[-1][0], max(last, rows[-1][1])
            else:
                rows.append((first, last))
        return rows


def _parts(widget: QWidget) -> list[QWidget]:
    """Return the visible widgets in ``widget`` that hold no others."""
    parts = []
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isHidden():
            is_whole = isinstance(child, SegmentedControl) or child.layout() is None
            parts += [child] if is_whole else _parts(child)
    return parts
