"""The panel with the tree of variations, and its mouse and keyboard handling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from gobanapp.game.judgement import read_judgements
from gobanapp.game.node import Content
from gobanapp.text.formats import elided
from gobanapp.text.judgement_text import judgement_texts
from gobanapp.text.language import Translated
from gobanapp.text.player_names import color_name
from gobanapp.ui.record.tree.row_texts import NodeText
from gobanapp.ui.record.tree.tree_surface import TreeSurface
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.key_filter import OwnKeys
from gobanapp.ui.widgets.plain_text import tool_tip

if TYPE_CHECKING:
    from gobanapp.ui.widgets.key_filter import KeyGroup

_WHEEL_NOTCH = 120  # in eighths of a degree, as Qt counts
_NOTCH_COLUMNS = 3
_MAX_TIP_LENGTH = 80
_MAX_TEXT_LENGTH = 300  # characters: more do not fit next to a node

_Keys = Qt.Key
_STEPS = {_Keys.Key_Up: -1, _Keys.Key_Down: 1, _Keys.Key_PageUp: -10, _Keys.Key_PageDown: 10}
_ZOOM_STEPS = {_Keys.Key_Plus: 1, _Keys.Key_Equal: 1, _Keys.Key_Minus: -1, _Keys.Key_0: 0}
_OWN_KEYS = {
    *_STEPS,
    *_ZOOM_STEPS,
    *(_Keys.Key_Left, _Keys.Key_Right, _Keys.Key_Home, _Keys.Key_End),
    *(_Keys.Key_Space, _Keys.Key_Return, _Keys.Key_Enter, _Keys.Key_Escape),
}

# Looks like a field in every appearance.
_STYLE = """
TreePanel {
    border: 1px solid palette(mid); border-radius: 6px; padding: 2px; background: palette(base);
}
TreePanel:focus { border-color: palette(highlight); }
TreePanel::corner { background: transparent; border: none; }
"""


class TreePanel(TreeSurface):
    """Moves go down, variations are side by side. It only emits the node that the user chooses."""

    chosen = Signal(int)
    """The user chose a node, by mouse or keyboard."""
    menu_requested = Signal(int, QPoint)
    """A menu for a node, at a place on the screen."""
    escaped = Signal()
    """Escape was pressed: the keyboard focus returns to the board."""

    def __init__(self) -> None:
        super().__init__()
        self._wheel_angle = 0
        self._pressed: int | None = None
        self._drag_position: QPoint | None = None
        self.setAccessibleName(self.tr("Variation tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        OwnKeys(self, _is_own_key)
        self.setMinimumHeight(56)
        self.setStyleSheet(_STYLE)
        self.viewport().setMouseTracking(True)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_own_key(event):
            event.ignore()
            return
        key = _Keys(event.key())
        if key is _Keys.Key_Escape:
            self.escaped.emit()
        elif key in _ZOOM_STEPS:
            self._zoom_by(_ZOOM_STEPS[key], self._middle())
        elif key in (_Keys.Key_Space, _Keys.Key_Return, _Keys.Key_Enter):
            self._toggle_fold(None)
        else:
            self._go_by_key(key)

    def _go_by_key(self, key: Qt.Key) -> None:
        self.lay_out()
        game, layout, current = self._shown.game, self._shown.layout, self._shown.current
        numbers, index = game.line()
        if key is _Keys.Key_Left:
            target = layout.left_of(current)
        elif key is _Keys.Key_Right:
            target = layout.right_of(current)
        elif key is _Keys.Key_Home:
            target = numbers[0]
        elif key is _Keys.Key_End:
            target = numbers[-1]
        else:
            target = numbers[max(0, min(index + _STEPS[key], len(numbers) - 1))]
        if target is not None and target != game.current_id:
            self.chosen.emit(target)

    def _toggle_fold(self, number: int | None) -> None:
        """Collapse or expand a node, by default the current one."""
        if number is None:
            number = self._shown.fold_above()
            self._follows = True
        if number is not None:
            self._anchor = number
            self._shown.fold(number)
            self._schedule_layout()

    def _middle(self) -> QPointF:
        """Return the middle of the current node if it is visible, else that of the panel."""
        box = QRectF(self.viewport().rect())
        cell = self.cell(self._shown.current)
        return cell.center() if cell.intersects(box) else box.center()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        position = event.position()
        folded, self._pressed = self._sign_at(position), self.node_at(position)
        if folded is not None:
            self._pressed = None
            self._toggle_fold(folded)
        elif self._pressed is not None:
            # The node under the pointer stays there.
            margin_cells, self._margin_cells = self._margin_cells, 0
            self.chosen.emit(self._pressed)
            self._margin_cells = margin_cells
        else:
            self._drag_position = position.toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._pressed
        if number is None or event.button() is not Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
        elif self._shown.may_fold(number):
            self._toggle_fold(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        if self._drag_position is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._scroll_by(QPointF(self._drag_position - position.toPoint()))
            self._drag_position = position.toPoint()
            return
        folded = self._sign_at(position)
        self._set_hovered(self.node_at(position) if folded is None else folded)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._drag_position = None
            self.viewport().unsetCursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta, modifiers = event.angleDelta(), event.modifiers()
        if Qt.KeyboardModifier.ControlModifier in modifiers:
            self._wheel_angle += delta.y()
            notches = int(self._wheel_angle / _WHEEL_NOTCH)
            self._wheel_angle -= notches * _WHEEL_NOTCH
            if notches:
                self._zoom_by(notches, event.position())
            event.accept()
        elif Qt.KeyboardModifier.ShiftModifier in modifiers:
            # Some systems already turn it into a horizontal scroll.
            distance = (delta.x() or delta.y()) / _WHEEL_NOTCH * _NOTCH_COLUMNS
            self._scroll_by(QPointF(-distance * self.horizontalScrollBar().singleStep(), 0))
            event.accept()
        else:
            super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        number: int | None
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            number, position = self.node_at(QPointF(event.pos())), event.globalPos()
        else:
            number = self._shown.current
            position = self.viewport().mapToGlobal(self._middle().toPoint())
        if number is not None:
            self.menu_requested.emit(number, position)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_empty:
            box = self.cell(self._shown.current)
            text_rect = QRectF(
                box.right() + SPACE, box.top(), self.viewport().width(), box.height()
            )
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                painter.drawText(
                    text_rect, Qt.AlignmentFlag.AlignVCenter, self.tr("Moves and variations")
                )

    @property
    def is_empty(self) -> bool:
        """Return whether there is only the root, so that a hint is shown."""
        shown = self._shown
        return len(shown.game.tree) == 1 and shown.current in shown.layout

    # Tips

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._set_hovered(None)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tooltip(event)
            return True
        return super().viewportEvent(event)

    def _show_tooltip(self, event: QHelpEvent) -> None:
        position = QPointF(event.pos())
        folded = self._sign_at(position)
        number = self.node_at(position) if folded is None else folded
        text = "" if number is None else self._tooltip(number)
        box = QRect() if number is None else self.cell(number).toRect()
        QToolTip.showText(event.globalPos(), tool_tip(text), self.viewport(), box)

    # For screen readers

    def nearby_nodes(self) -> list[int]:
        """Return the current node and its children."""
        game = self._shown.game
        return [game.current_id, *game.node.children]

    def node_rect(self, number: int) -> QRect:
        """Return the rectangle of a node in the panel, empty if it is hidden."""
        return self.cell(number).toRect() if number in self._shown.layout else QRect()

    def node_description(self, number: int) -> str:
        """Return the description of a node in words."""
        move = self._shown.game.tree[number].content.move
        first_line, *more = self._tooltip(number).splitlines() or [self.tr("No move")]
        if move is not None:
            text = self.tr("Move {number}: {color} {point}")
            if move.point is None:
                text = self.tr("Move {number}: {color} passes")
            color = color_name(move.color)
            move_number = self._shown.numbers.at(number)
            first_line = text.format(number=move_number, color=color, point=move.point)
        return ", ".join([first_line, *more])

    def node_text(self, number: int) -> NodeText:
        """Return the kind of a node, its judgements, its name, and the beginning of its comment."""
        content = self._shown.game.tree[number].content
        kind = self._kind_text(number, content)
        heading = " ".join(part for part in (kind, read_judgements(content).signs) if part)
        name = " ".join(content.name.split())
        comment = " ".join(content.comment[:_MAX_TEXT_LENGTH].split())
        return NodeText(" · ".join(filter(None, (heading, name))), comment)

    def _kind_text(self, number: int, content: Content) -> str:
        """Return the point of a move, or the kind of another node; "" for an empty one."""
        if content.move is not None:
            return self.tr("Pass") if content.move.point is None else str(content.move.point)
        if content.set_up:
            return self.tr("Setup")
        return self.tr("Beginning") if number == self._shown.game.tree.root_id else ""

    def _tooltip(self, number: int) -> str:
        """Return the tooltip of a node: its kind, its text, and the branch it hides."""
        content = self._shown.game.tree[number].content
        kind = self._kind_text(number, content)
        if content.move is not None:
            kind = f"{self._shown.numbers.at(number)} · {kind}"
        comment = next(iter(content.comment.strip().splitlines()), "")
        lines = [kind, *judgement_texts(read_judgements(content)), content.name, comment]
        hidden = self._shown.hidden_below(number)
        if hidden:
            lines.append(self.tr("%n moves are hidden", "", hidden))
        return "\n".join(elided(line, _MAX_TIP_LENGTH) for line in lines if line)


def _is_own_key(event: QKeyEvent) -> bool:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() in _ZOOM_STEPS:
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier  # a plus needs it on most keyboards
    return event.key() in _OWN_KEYS and modifiers == Qt.KeyboardModifier.NoModifier


class TreeKeys(Translated):
    """The keys of the tree; most of them also work in the list of moves."""

    def group(self) -> KeyGroup[TreePanel]:
        from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, native_key_names

        names = native_key_names
        return KeyGroup(
            self.tr("Variations and Move List"),
            [
                KeyLine(self.tr("Move by move"), note=self.tr("Arrows")),
                KeyLine(self.tr("Ten moves"), note=names("PgUp", "PgDown")),
                KeyLine(self.tr("First or last move"), note=names("Home", "End")),
                KeyLine(self.tr("Collapse or expand"), note=names("Space", "Enter")),
                KeyLine(self.tr("Zoom in, out, reset"), note=names("+", "-", "0")),
            ],
        )
