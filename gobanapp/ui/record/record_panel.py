"""The panel of a record next to the board: its tree, the list of its moves, the comment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QBoxLayout, QSplitter, QWidget

from gobanapp.game.change import Change
from gobanapp.game.node import Content
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text.judgement_text import node_heading
from gobanapp.ui.record.comment_panel import CommentPanel, NodeHeading
from gobanapp.ui.record.tree.next_moves import NextMoves
from gobanapp.ui.record.tree.tree_panel import TreePanel
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.forms import vbox

if TYPE_CHECKING:
    from gobanapp.ui.record.move_list import MoveList

_STORE_DELAY = 300  # milliseconds after which a splitter that was moved is taken to stand still
_DEFAULT_SHARES: Final[Mapping[str, float]] = {"tree": 0.375, "moves": 0.375, "comment": 0.25}


class RecordPanel(QSplitter):
    """Side by side, or one below the other. The list of moves is made on first use."""

    escaped = Signal()
    """Escape was pressed: the keyboard focus returns to the board."""
    comment_requested = Signal()
    """A request to show the comment, which the user wants to edit."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._session = session
        self._settings = settings
        self.tree = TreePanel()
        self.next_moves = NextMoves()
        self.comment = CommentPanel()
        self._is_folded = self._had_one_line = False
        self._moves: MoveList | None = None
        self._restored_parts: frozenset[str] | None = None
        """The visible parts when their shares were last restored or stored."""
        self._tree_part = QWidget()
        self._tree_part.setObjectName("tree")
        # The scroll bar of the tree is translucent: Qt would paint all that is behind it.
        self._tree_part.setAutoFillBackground(True)
        self._tree_part.setLayout(vbox((self.tree, 1), self.next_moves, spacing=0))
        self._insert(0, self._tree_part, 3)
        self._heading = NodeHeading()
        self._heading.setObjectName("node-heading")
        self._comment_box = comment_box = QWidget()
        comment_box.setObjectName("comment")
        self._comment_layout = vbox(self._heading, (self.comment, 1), spacing=SPACE // 2)
        comment_box.setLayout(self._comment_layout)
        self._insert(1, comment_box, 2)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(SPACE)
        self._store_timer = QTimer(self, singleShot=True, interval=_STORE_DELAY)
        self._store_timer.timeout.connect(self._store_shares)
        self.splitterMoved.connect(lambda *_: self._store_timer.start())
        for part in (self.tree, self.next_moves):
            part.chosen.connect(self._go_to)
            part.escaped.connect(self.escaped)
        self.comment.edited.connect(lambda text: session.apply(lambda game: game.set_comment(text)))
        self.comment.escaped.connect(self.escaped)
        self.comment.focus_changed.connect(self._fold_comment)

    def commands(self) -> Sequence[Command]:
        settings, tree = self._settings, self.tree

        def shows_tree() -> bool:
            return settings.shows_tree

        return [
            Command(
                "collapse-variations",
                self.tr("Collapse All Var&iations"),
                tree.collapse_all_variations,
                enabled=shows_tree,
            ),
            Command(
                "expand-variations",
                self.tr("&Expand All Variations"),
                tree.expand_all,
                enabled=shows_tree,
            ),
            Command(
                "edit-comment",
                self.tr("Edit Comm&ent"),
                self.edit_comment,
                enabled=self.can_edit_comment,
            ),
        ]

    def can_edit_comment(self) -> bool:
        """Return whether the comment can be shown: scoring and disputes take its place."""
        return not self._session.scoring.is_active

    def edit_comment(self) -> None:
        """Move the focus to the end of the current node's comment."""
        if not self.comment.isVisible():
            self.comment_requested.emit()
        if not self.comment.isVisible():
            return  # Qt would give it the focus nevertheless.
        self.comment.setFocus(Qt.FocusReason.OtherFocusReason)
        self.comment.moveCursor(QTextCursor.MoveOperation.End)

    def show_session(self, change: Change) -> None:
        """Update to the session."""
        game = self._session.game
        self.tree.show_game(game, change)
        self.next_moves.show_game(game)
        if self._moves is not None:
            self._moves.show_game(game, change)
        content = game.node.content
        self.comment.show_comment(content.comment)
        self._heading.show_text(node_heading(content))

    def show_wanted(self, *, has_room: bool, has_comment: bool = True) -> None:
        """Show the tree and the list if the settings say so, and if there is room for them.

        ``has_comment``: whether the comment is wanted, too.
        """
        settings = self._settings
        self._comment_box.setVisible(has_comment)
        self._tree_part.setVisible(settings.shows_tree and has_room)
        if self._moves is None and settings.shows_moves:
            self._moves = self._make_move_list()
        if self._moves is not None:
            self._moves.setVisible(settings.shows_moves and has_room)
        self._restore_shares()

    @property
    def is_commented(self) -> bool:
        """True if the comment has the focus."""
        return self.comment.hasFocus()

    def lists_height(self, *, in_a_row: bool) -> int:
        """Return the least height of the tree and the list, 0 if the user wants neither."""
        settings = self._settings
        tree = self.tree.minimumHeight() + self.next_moves.minimumSizeHint().height()
        moves = 0 if self._moves is None else self._moves.minimumHeight()
        heights = [
            height
            for height, shown in ((tree, settings.shows_tree), (moves, settings.shows_moves))
            if shown
        ]
        if in_a_row:
            return max(heights, default=0)
        return sum(heights) + self.handleWidth() * max(0, len(heights) - 1)

    def comment_height(self, lines: int) -> int:
        """Return the height of so many lines of the comment, with the heading above them.

        The heading stands next to a single line. The result is the same however both are arranged
        now: otherwise one arrangement could ask for the other without end.
        """
        height = self.comment.height_of(lines)
        if lines > 1 and not self._heading.isHidden():
            height += self._heading.wrapped_height(self.width()) + SPACE // 2
        return height

    def set_side_by_side(self, wide: bool, *, is_folded: bool = False) -> None:
        """Arrange the parts for more width than height.

        ``is_folded``: the comment has one line, and more while it has the focus.
        """
        self._is_folded = is_folded
        self._fold_comment()
        if wide is not self._is_wide:
            self.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
            self._restored_parts = None
            self._restore_shares()

    def _fold_comment(self) -> None:
        """Give the comment one line if it is folded and does not have the focus."""
        self.comment.set_one_line(self._has_one_line)
        # A line of its own would move the tree whenever one comes to a node that has one.
        self._heading.set_one_line(self._has_one_line)
        directions = QBoxLayout.Direction
        is_beside = self._has_one_line
        self._comment_layout.setDirection(
            directions.LeftToRight if is_beside else directions.TopToBottom
        )
        if self._has_one_line is not self._had_one_line:
            self._had_one_line = self._has_one_line
            self._restored_parts = None
            self._restore_shares()

    @property
    def _has_one_line(self) -> bool:
        return self._is_folded and not self.comment.hasFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._has_one_line:  # Qt would share the new height out among all parts.
            self._restored_parts = None
            self._restore_shares()
            self._heading.set_one_line(True)

    # The shares of the parts, as the user left them

    @property
    def _is_wide(self) -> bool:
        return self.orientation() is Qt.Orientation.Horizontal

    def _parts(self) -> dict[str, QWidget]:
        return {part.objectName(): part for part in self._all_parts() if not part.isHidden()}

    def _all_parts(self) -> list[QWidget]:
        return [*filter(None, (self.widget(index) for index in range(self.count())))]

    def _store_shares(self) -> None:
        if self._is_folded:
            return
        parts = self._parts()
        lengths = [part.width() if self._is_wide else part.height() for part in parts.values()]
        shares = {
            **(self._settings.wide_shares if self._is_wide else self._settings.tall_shares),
            **{name: length / sum(lengths) for name, length in zip(parts, lengths, strict=True)},
        }
        self._restored_parts = frozenset(parts)
        if self._is_wide:
            self._settings.wide_shares = shares
        else:
            self._settings.tall_shares = shares

    def _restore_shares(self) -> None:
        """Give the parts the sizes they had when they were last visible together."""
        stored = self._settings.wide_shares if self._is_wide else self._settings.tall_shares
        parts = frozenset(self._parts())
        if parts == self._restored_parts:
            return
        self._restored_parts = parts
        shares = {**_DEFAULT_SHARES, **stored}
        if self._has_one_line and not self._is_wide:
            shares["comment"] = 0  # it has its least height
        self.setSizes([round(1000 * shares[part.objectName()]) for part in self._all_parts()])

    def _make_move_list(self) -> MoveList:
        from gobanapp.ui.record.move_list import MoveList

        moves = MoveList(_time_left)
        moves.setObjectName("moves")
        moves.chosen.connect(self._go_to)
        moves.escaped.connect(self.escaped)
        self._insert(1, moves, 3)
        moves.show_game(self._session.game, Change.ALL)
        return moves

    def _insert(self, index: int, widget: QWidget, stretch: int) -> None:
        self.insertWidget(index, widget)
        self.setStretchFactor(index, stretch)

    def _go_to(self, number: int) -> None:
        self._session.navigate(lambda game: game.go_to(number))


def _time_left(content: Content) -> str:
    """Return the time that the player had left after the move of a node."""
    from gobanapp.text.clock_text import clock_reading

    left = content.times[content.move.color] if content.move else None
    return "" if left is None else clock_reading(left.seconds)
