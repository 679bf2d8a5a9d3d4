"""The accessible interfaces of custom widgets that Qt does not know."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget

from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.record.tree.tree_panel import TreePanel

_made: list[QAccessibleInterface] = []
"""Interfaces made so far, because Qt keeps no reference to those made in Python."""


def install() -> None:
    """Register the interfaces, once for the program. Qt requests them only for a screen reader."""
    QAccessible.installFactory(_interface)


def _interface(_name: str, of: QObject) -> QAccessibleInterface | None:
    if isinstance(of, BoardWidget):
        from gobanapp.ui.accessibility.board_table import BoardTable

        return _kept(BoardTable(of), of)
    if isinstance(of, TreePanel):
        from gobanapp.ui.accessibility.painted_part import TreeNodes

        return _kept(TreeNodes(of), of)
    if isinstance(of, QStackedWidget):  # Qt's own is read as "layered pane, 0 items"
        return _kept(QAccessibleWidget(of, QAccessible.Role.Grouping), of)
    # Its module is imported where the first is made.
    if type(of).__name__ == "RotatedWidget":
        from gobanapp.ui.accessibility.painted_part import RotatedInterface
        from gobanapp.ui.widgets.rotated_widget import RotatedWidget

        return _kept(RotatedInterface(of), of) if isinstance(of, RotatedWidget) else None
    return None


def _kept(made: QAccessibleInterface, of: QObject) -> QAccessibleInterface:
    of.destroyed.connect(partial(_forget, made))
    _made.append(made)
    return made


def _forget(made: QAccessibleInterface) -> None:
    from gobanapp.ui.accessibility.painted_part import PaintedWidget, release

    if isinstance(made, PaintedWidget):
        made.forget()
    _made.remove(made)
    release(made)
