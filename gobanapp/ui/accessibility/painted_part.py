"""Painted parts of widgets, which are no widgets themselves, for screen readers."""

from __future__ import annotations

from functools import partial
from typing import Any

import shiboken6
from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from gobanapp.ui.record.tree.tree_panel import TreePanel
from gobanapp.ui.widgets.rotated_widget import RotatedWidget

# Qt accepts None for an interface, but PySide's types do not.
Interface = Any


def release(interface: QAccessibleInterface) -> None:
    """Drop all references of an interface that Qt has destroyed.

    PySide never deletes an interface, which would keep a board with all its pictures.
    """
    vars(interface).clear()


class PaintedWidget(QAccessibleWidget):
    """A widget with parts, which are made when a screen reader requests them, and kept."""

    _widget: QWidget | None = None  # once released

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._widget = widget
        self._parts: dict[int, PaintedPart] = {}

    def make_part(self, index: int) -> PaintedPart:
        raise NotImplementedError

    def requested_parts(self) -> list[PaintedPart]:
        """Return the parts that were requested and still exist."""
        return [part for index, part in self._parts.items() if index < self.childCount()]

    def forget(self) -> None:
        """Drop the parts, because the widget is deleted."""
        parts, self._parts = self._parts, {}
        for part in parts.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
            release(part)

    def isValid(self) -> bool:
        return self._widget is not None and shiboken6.isValid(self._widget) and super().isValid()

    def child(self, index: int) -> Interface:
        if not 0 <= index < self.childCount():
            return None
        part = self._parts.get(index)
        if part is None:
            part = self._parts[index] = self.make_part(index)
            QAccessible.registerAccessibleInterface(part)
        return part

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, PaintedPart) else -1


class PaintedPart(QAccessibleInterface, QAccessibleActionInterface):
    """The part with this index; its contents may change."""

    _container: PaintedWidget | None = None  # once released

    def __init__(self, container: PaintedWidget, widget: QWidget, index: int) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        self.index = index
        self._container = container
        self._widget = widget

    # Kinds of parts

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def description(self) -> str:
        return ""

    @property
    def local_rect(self) -> QRect:
        """The rectangle of the part in the widget."""
        raise NotImplementedError

    def press(self) -> None:
        """Do the same as a click on the part."""
        raise NotImplementedError

    def can_press(self) -> bool:
        return self._widget.isEnabled()

    # Qt overrides

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # Qt needs the address of the second interface; PySide crashes on None.
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self)[1] if is_action else 0)

    def isValid(self) -> bool:
        container = self._container
        return container is not None and container.isValid() and self.index < container.childCount()

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if kind is QAccessible.Text.Name:
            return self.name
        return self.description if kind is QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: the name cannot be changed."""

    def rect(self) -> QRect:
        local_rect = self.local_rect
        return QRect(self._widget.mapToGlobal(local_rect.topLeft()), local_rect.size())

    def object(self) -> Interface:
        return None

    def window(self) -> Interface:
        return self._widget.window().windowHandle()

    def parent(self) -> Interface:
        return self._container

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> Interface:
        return None

    def childAt(self, _x: int, _y: int) -> Interface:
        return None

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> Interface:
        return None

    def relations(self, match: Any = None) -> list[Any]:  # noqa: ARG002 - Qt's name
        return []

    def actionNames(self) -> list[str]:
        return [self.pressAction()] if self.isValid() and self.can_press() else []

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            # Later, because the screen reader waits until this returns.
            QTimer.singleShot(0, self._widget, partial(_press, self))

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


def _press(part: PaintedPart) -> None:
    if part.isValid():
        part.press()


class TreeNodes(PaintedWidget):
    """The first part is the current node, the others are its children."""

    def __init__(self, panel: TreePanel) -> None:
        super().__init__(panel, QAccessible.Role.Tree)
        self.panel = panel

    def make_part(self, index: int) -> PaintedPart:
        return TreeNode(self, index)

    def childCount(self) -> int:
        return len(self.panel.nearby_nodes())

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Description:
            return ". ".join(map(self.panel.node_description, self.panel.nearby_nodes()))
        return super().text(kind)


class TreeNode(PaintedPart):
    """A node to navigate to."""

    def __init__(self, nodes: TreeNodes, index: int) -> None:
        super().__init__(nodes, nodes.panel, index)
        self._panel = nodes.panel

    @property
    def node_id(self) -> int:
        return self._panel.nearby_nodes()[self.index]

    @property
    def name(self) -> str:
        return self._panel.node_description(self.node_id)

    @property
    def local_rect(self) -> QRect:
        return self._panel.node_rect(self.node_id)

    def press(self) -> None:
        self._panel.chosen.emit(self.node_id)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.TreeItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = not self.isValid()
        state.selectable = True
        state.selected = state.active = self.index == 0
        state.invisible = not self._panel.isVisible()
        return state


class RotatedInterface(QAccessibleWidget):
    """The interface of a rotated widget: the inner widget is its only child, and names it."""

    def __init__(self, rotated_widget: RotatedWidget) -> None:
        super().__init__(rotated_widget, QAccessible.Role.Grouping)
        self._rotated = rotated_widget

    def childCount(self) -> int:
        return 1

    def child(self, index: int) -> Interface:
        return QAccessible.queryAccessibleInterface(self._rotated.inner) if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._rotated.inner else -1

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return self._rotated.inner.accessibleName()
        return super().text(kind)
