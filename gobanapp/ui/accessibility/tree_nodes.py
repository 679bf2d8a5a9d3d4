"""The tree of variations for screen readers: the current node, and those that follow it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from gobanapp.ui.accessibility.painted_part import PaintedPart, PaintedWidget
from gobanapp.ui.record.tree.tree_panel import TreePanel


class TreeNodes(PaintedWidget):
    """The first part is the current node, the others are its children."""

    def __init__(self, panel: TreePanel) -> None:
        super().__init__(panel, QAccessible.Role.Tree)
        self.panel = panel

    def make_part(self, index: int) -> PaintedPart:
        return TreeNode(self, index)

    def childCount(self) -> int:
        return len(self.panel.nodes_at_hand())

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Description:
            return ". ".join(map(self.panel.node_description, self.panel.nodes_at_hand()))
        return super().text(kind)


class TreeNode(PaintedPart):
    """A node to which one can go."""

    def __init__(self, nodes: TreeNodes, index: int) -> None:
        super().__init__(nodes, nodes.panel, index)
        self._panel = nodes.panel

    @property
    def node_id(self) -> int:
        return self._panel.nodes_at_hand()[self.index]

    @property
    def name(self) -> str:
        return self._panel.node_description(self.node_id)

    @property
    def place(self) -> QRect:
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
