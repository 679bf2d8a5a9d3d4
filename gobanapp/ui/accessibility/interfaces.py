"""Which of our own widgets tell screen readers more than Qt can know of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

from gobanapp.ui.board.board_widget import BoardWidget

if TYPE_CHECKING:
    from gobanapp.ui.accessibility.painted_part import PaintedWidget

_made: list[PaintedWidget] = []
"""Qt does not keep those that are made in Python."""


def install() -> None:
    """Let Qt ask here, once for the program. It does so only where a screen reader is there."""
    QAccessible.installFactory(_interface)


def _interface(_name: str, of: QObject) -> QAccessibleInterface | None:
    if isinstance(of, BoardWidget):
        from gobanapp.ui.accessibility.board_table import BoardTable

        made: PaintedWidget = BoardTable(of)
    else:
        return None
    of.destroyed.connect(partial(_forget, made))
    _made.append(made)
    return made


def _forget(made: PaintedWidget) -> None:
    made.forget()
    _made.remove(made)
