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
_LONGEST_TIP = 80
_LONGEST_TEXT = 300  # characters: more do not fit next to a node

_Keys = Qt.Key
_STEPS = {_Keys.Key_Up: -1, _Keys.Key_Down: 1, _Keys.Key_PageUp: -10, _Keys.Key_PageDown: 10}
_ZOOM_STEPS = {_Keys.Key_Plus: 1, _Keys.Key_Equal: 1, _Keys.Key_Minus: -1, _Keys.Key_0: 0}
_OWN_KEYS = {
    *_STEPS,
    *_ZOOM_STEPS,
    *(_Keys.Key_Left, _Keys.Key_Right, _Keys.Key_Home, _Keys.Key_End),
    *(_Keys.Key_Space, _Keys.Key_Return, _Keys.Key_Enter, _Keys.Key_Escape),
}

# As fields look, whatever look there is.
_STYLE = """
TreePanel {
    border: 1px solid palette(mid); border-radius: 6px; padding: 2px; background: palette(base);
}
TreePanel:focus { border-color: palette(highlight); }
TreePanel::corner { background: transparent; border: none; }
"""


class TreePanel(TreeSurface):
    """Moves go down, variations are side by side. It only emits where the user wants to go."""

    chosen = Signal(int)
    """A node was clicked or walked to."""
    menu_requested = Signal(int, QPoint)
    """A menu for a node, at a place on the screen."""
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(self) -> None:
        super().__init__()
        self._turned = 0
        self._pressed: int | None = None
        self._grip: QPoint | None = None
        self.setAccessibleName(self.tr("Variation tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        OwnKeys(self, _is_own)
        self.setMinimumHeight(56)
        self.setStyleSheet(_STYLE)
        self.viewport().setMouseTracking(True)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_own(event):
            event.ignore()
            return
        key = _Keys(event.key())
        if key is _Keys.Key_Escape:
            self.escaped.emit()
        elif key in _ZOOM_STEPS:
            self._zoom_by(_ZOOM_STEPS[key], self._middle())
        elif key in (_Keys.Key_Space, _Keys.Key_Return, _Keys.Key_Enter):
            self._fold(None)
        else:
            self._walk(key)

    def _walk(self, key: Qt.Key) -> None:
        self.lay_out()
        game, layout, current = self._shown.game, self._shown.layout, self._shown.current
        numbers, index = game.line()
        if key is _Keys.Key_Left:
            goal = layout.left_of(current)
        elif key is _Keys.Key_Right:
            goal = layout.right_of(current)
        elif key is _Keys.Key_Home:
            goal = numbers[0]
        elif key is _Keys.Key_End:
            goal = numbers[-1]
        else:
            goal = numbers[max(0, min(index + _STEPS[key], len(numbers) - 1))]
        if goal is not None and goal != game.current_id:
            self.chosen.emit(goal)

    def _fold(self, number: int | None) -> None:
        """Collapse or expand a node, by default the current one."""
        if number is None:
            number = self._shown.fold_above()
            self._follows = True
        if number is not None:
            self._anchor = number
            self._shown.fold(number)
            self._lay_out_soon()

    def _middle(self) -> QPointF:
        """Return the middle of the current node if it is visible, else that of the panel."""
        box = QRectF(self.viewport().rect())
        cell = self.cell(self._shown.current)
        return cell.center() if cell.intersects(box) else box.center()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        at = event.position()
        folded, self._pressed = self._sign_at(at), self.node_at(at)
        if folded is not None:
            self._pressed = None
            self._fold(folded)
        elif self._pressed is not None:
            # The node under the pointer stays there.
            room, self._room = self._room, 0
            self.chosen.emit(self._pressed)
            self._room = room
        else:
            self._grip = at.toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        number = self._pressed
        if number is None or event.button() is not Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
        elif self._shown.may_fold(number):
            self._fold(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._grip is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._scroll_by(QPointF(self._grip - at.toPoint()))
            self._grip = at.toPoint()
            return
        folded = self._sign_at(at)
        self._point_at(self.node_at(at) if folded is None else folded)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = None
            self.viewport().unsetCursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, modifiers = event.angleDelta(), event.modifiers()
        if Qt.KeyboardModifier.ControlModifier in modifiers:
            self._turned += turned.y()
            notches = int(self._turned / _WHEEL_NOTCH)
            self._turned -= notches * _WHEEL_NOTCH
            if notches:
                self._zoom_by(notches, event.position())
            event.accept()
        elif Qt.KeyboardModifier.ShiftModifier in modifiers:
            # Some systems have made it go sideways already.
            way = (turned.x() or turned.y()) / _WHEEL_NOTCH * _NOTCH_COLUMNS
            self._scroll_by(QPointF(-way * self.horizontalScrollBar().singleStep(), 0))
            event.accept()
        else:
            super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        number: int | None
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            number, at = self.node_at(QPointF(event.pos())), event.globalPos()
        else:
            number = self._shown.current
            at = self.viewport().mapToGlobal(self._middle().toPoint())
        if number is not None:
            self.menu_requested.emit(number, at)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_empty:
            box = self.cell(self._shown.current)
            words = QRectF(box.right() + SPACE, box.top(), self.viewport().width(), box.height())
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                painter.drawText(
                    words, Qt.AlignmentFlag.AlignVCenter, self.tr("Moves and variations")
                )

    @property
    def is_empty(self) -> bool:
        """Return whether there is only the root, so that a hint is shown."""
        shown = self._shown
        return len(shown.game.tree) == 1 and shown.current in shown.layout

    # Tips

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        at = QPointF(event.pos())
        folded = self._sign_at(at)
        number = self.node_at(at) if folded is None else folded
        text = "" if number is None else self._tip(number)
        box = QRect() if number is None else self.cell(number).toRect()
        QToolTip.showText(event.globalPos(), tool_tip(text), self.viewport(), box)

    # For screen readers

    def nodes_at_hand(self) -> list[int]:
        """Return the current node, and those that follow it."""
        game = self._shown.game
        return [game.current_id, *game.node.children]

    def node_rect(self, number: int) -> QRect:
        """Return where a node is in the panel; an empty one where it is hidden."""
        return self.cell(number).toRect() if number in self._shown.layout else QRect()

    def node_description(self, number: int) -> str:
        """Return the description of a node in words."""
        move = self._shown.game.tree[number].content.move
        head, *more = self._tip(number).splitlines() or [self.tr("No move")]
        if move is not None:
            text = self.tr("Move {number}: {color} {point}")
            if move.point is None:
                text = self.tr("Move {number}: {color} passes")
            color = color_name(move.color)
            at = self._shown.numbers.at(number)
            head = text.format(number=at, color=color, point=move.point)
        return ", ".join([head, *more])

    def node_text(self, number: int) -> NodeText:
        """Return the kind of a node, its judgements, its name, and the beginning of its comment."""
        content = self._shown.game.tree[number].content
        what = self._what(number, content)
        head = " ".join(part for part in (what, read_judgements(content).signs) if part)
        name = " ".join(content.name.split())
        comment = " ".join(content.comment[:_LONGEST_TEXT].split())
        return NodeText(" · ".join(filter(None, (head, name))), comment)

    def _what(self, number: int, content: Content) -> str:
        """Return the point of a move, or the kind of another node; "" for an empty one."""
        if content.move is not None:
            return self.tr("Pass") if content.move.point is None else str(content.move.point)
        if content.set_up:
            return self.tr("Setup")
        return self.tr("Beginning") if number == self._shown.game.tree.root_id else ""

    def _tip(self, number: int) -> str:
        """Return the tooltip of a node: its kind, its text, and the branch it hides."""
        content = self._shown.game.tree[number].content
        what = self._what(number, content)
        if content.move is not None:
            what = f"{self._shown.numbers.at(number)} · {what}"
        comment = next(iter(content.comment.strip().splitlines()), "")
        lines = [what, *judgement_texts(read_judgements(content)), content.name, comment]
        hidden = self._shown.hidden_below(number)
        if hidden:
            lines.append(self.tr("%n moves are hidden", "", hidden))
        return "\n".join(elided(line, _LONGEST_TIP) for line in lines if line)


def _is_own(event: QKeyEvent) -> bool:
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
