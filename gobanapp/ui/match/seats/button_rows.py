"""Buttons in even rows, as many beside each other as their words let."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE, set_text_size
from gobanapp.ui.widgets.big_button import BigButton

GUARD = 350
"""For so many milliseconds buttons that have just appeared don't hear a click.

It was meant for what stood there before.
"""
_CLICKS = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
}


class ButtonRows(QWidget):
    """Its height depends on its width. Hidden buttons take no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[BigButton] = []
        self._is_dense = False
        self._since: QElapsedTimer | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> list[BigButton]:
        return list(self._buttons)

    def set_buttons(self, buttons: Iterable[BigButton]) -> None:
        """Show these in place of those that were there, which are thrown away."""
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        self._buttons = list(buttons)
        for button in self._buttons:
            button.setParent(self)
            button.installEventFilter(self)
            button.show()
        self.rearrange()

    def set_text_scale(self, size: float, *, dense: bool = False) -> None:
        """Give all words another size of type, as a part of the system's.

        ``dense``: they may wrap where that takes less height.
        """
        self._is_dense = dense
        for button in self._buttons:
            set_text_size(button, size)
        self.rearrange()

    def rearrange(self) -> None:
        """Find the rows anew: words have changed, or buttons were hidden or shown."""
        self._place()
        self.updateGeometry()

    def guard(self) -> None:
        """Let no click through for a moment."""
        self._since = QElapsedTimer()
        self._since.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CLICKS and self._since is not None:
            if self._since.elapsed() < GUARD:
                event.accept()
                return True
            self._since = None
        return super().eventFilter(watched, event)

    # Room

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._rows(width), width)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = max((button.sizeHint().width() for button in shown), default=0) * 2 + SPACE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = max((button.least_width() for button in self._shown()), default=0)
        return QSize(width, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        y = 0
        for row in self._rows(self.width()):
            height = self._row_height(row, self.width())
            for number, button in enumerate(row):
                left = self._edge(number, len(row))
                button.setGeometry(left, y, self._edge(number + 1, len(row)) - left - SPACE, height)
            y += height + SPACE

    def _edge(self, number: int, of: int) -> int:
        return round(number * (self.width() + SPACE) / of)

    def _shown(self) -> list[BigButton]:
        return [button for button in self._buttons if not button.isHidden()]

    def _rows(self, width: int) -> list[list[BigButton]]:
        """Return the rows in which no words wrap, or else one button a row; or the lowest."""
        shown = self._shown()
        if self._is_dense:
            most = max((button.least_width() for button in shown), default=1)
            fitting = range(1, max(2, min(len(shown), (width + SPACE) // (most + SPACE)) + 1))
            return min(
                (_in_rows(shown, across) for across in fitting),
                key=lambda rows: (self._height(rows, width), -len(rows)),
            )
        widest = max((button.width_for(button.font()) for button in shown), default=1)
        across = max(1, min(len(shown), (width + SPACE) // (widest + SPACE)))
        return _in_rows(shown, across)

    def _height(self, rows: list[list[BigButton]], width: int) -> int:
        heights = [self._row_height(row, width) for row in rows]
        return sum(heights) + SPACE * max(0, len(rows) - 1)

    def _row_height(self, row: list[BigButton], width: int) -> int:
        each = (width - SPACE * (len(row) - 1)) // len(row)
        return max(button.heightForWidth(each) for button in row)


def _in_rows(buttons: list[BigButton], across: int) -> list[list[BigButton]]:
    """Return them in rows of at most so many: four as two and two, not as three and one."""
    rows = -(-len(buttons) // across)
    each = max(1, -(-len(buttons) // max(1, rows)))
    return [buttons[first : first + each] for first in range(0, len(buttons), each)]
