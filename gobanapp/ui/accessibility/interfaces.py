"""The accessible interfaces of custom widgets that Qt does not know."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget

from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.record.tree.tree_panel import TreePanel

_interfaces: list[QAccessibleInterface] = []
"""The existing interfaces; Qt keeps no reference to those made in Python."""


def install() -> None:
    """Register the interfaces, once for the program. Qt requests them only for a screen reader."""
    QAccessible.installFactory(_make_interface)


def _make_interface(_name: str, widget: QObject) -> QAccessibleInterface | None:
    if isinstance(widget, BoardWidget):
        from gobanapp.ui.accessibility.board_table import BoardTable

        return _register(BoardTable(widget), widget)
    if isinstance(widget, TreePanel):
        from gobanapp.ui.accessibility.painted_part import TreeNodes

        return _register(TreeNodes(widget), widget)
    if isinstance(widget, QStackedWidget):  # Qt's own is read as "layered pane, 0 items"
        return _register(QAccessibleWidget(widget, QAccessible.Role.Grouping), widget)
    # Its module is imported when the first one is made.
    if type(widget).__name__ == "RotatedWidget":
        from gobanapp.ui.accessibility.painted_part import RotatedInterface
        from gobanapp.ui.widgets.rotated_widget import RotatedWidget

        return (
            _register(RotatedInterface(widget), widget)
            if isinstance(widget, RotatedWidget)
            else None
        )
    return None


def _register(interface: QAccessibleInterface, widget: QObject) -> QAccessibleInterface:
    widget.destroyed.connect(partial(_unregister, interface))
    _interfaces.append(interface)
    return interface


def _unregister(interface: QAccessibleInterface) -> None:
    from gobanapp.ui.accessibility.painted_part import PaintedWidget, release

    if isinstance(interface, PaintedWidget):
        interface.forget()
    _interfaces.remove(interface)
    release(interface)
