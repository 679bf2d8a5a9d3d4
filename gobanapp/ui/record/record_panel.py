"""What is read of a record beside the board: its tree, the list of its moves, the comment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QSplitter, QWidget

from gobanapp.game.change import Change
from gobanapp.game.node import Content
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.record.tree.tree_panel import TreePanel
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.key_filter import OwnKeys

if TYPE_CHECKING:
    from gobanapp.ui.record.move_list import MoveList


_LONGEST = 50_000
"""The characters that are shown of a comment: Qt takes seconds for millions of them."""

_NO_LIMIT = 16777215  # Qt's QWIDGETSIZE_MAX, which PySide6 does not have
_WHOLE = 100  # pixels for each percent, before there are any real ones
_PARAGRAPH = "\u2029"  # what Qt ends a line with

# Keys of the text that are the window's too, where Qt gives the window the first say.
_OWN_KEYS = frozenset(
    QKeySequence(keys) for keys in ("PgUp", "PgDown", "Ctrl+Del", "Ctrl+Backspace")
)


class CommentPanel(QPlainTextEdit):
    """Each change of the text is told at once, so there is never anything in here to lose."""

    edited = Signal(str)
    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""
    focus_changed = Signal()
    """It has the keys now, or no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        OwnKeys(self, lambda event: QKeySequence(event.keyCombination()) in _OWN_KEYS)
        self.setPlaceholderText(self.tr("Comment on this move"))
        self.setAccessibleName(self.tr("Comment"))
        self.setTabChangesFocus(True)
        self.set_one_line(False)
        # Undo and redo are the record's, and there all edits are in their order.
        self.setUndoRedoEnabled(False)
        self.textChanged.connect(self._tell)

    def show_comment(self, text: str) -> None:
        """Show ``text``; the cursor stays where it is in a text just typed."""
        if text != self._shown:
            self._shown = text
            is_too_long = len(text) > _LONGEST
            self.setReadOnly(is_too_long)
            with QSignalBlocker(self):
                self.setPlainText(self._beginning(text) if is_too_long else text)

    def set_one_line(self, is_one: bool) -> None:
        """Take one line alone, or three and more."""
        line = self.fontMetrics().lineSpacing()
        around = 2 * (SPACE + self.frameWidth())
        self.setMinimumHeight(line + around if is_one else 3 * line)
        self.setMaximumHeight(line + around if is_one else _NO_LIMIT)
        never, as_needed = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
            Qt.ScrollBarPolicy.ScrollBarAsNeeded,
        )
        self.setVerticalScrollBarPolicy(never if is_one else as_needed)

    def _beginning(self, text: str) -> str:
        rest = self.tr("The comment goes on. It is too long to be shown or changed here.")
        return f"{text[:_LONGEST]}…\n\n{rest}"

    def _tell(self) -> None:
        # toPlainText() would make plain blanks of those that do not break.
        self._shown = self.document().toRawText().replace(_PARAGRAPH, "\n")
        self.edited.emit(self._shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo, which Qt would take for the text, to the menus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            standard = QKeySequence.StandardKey
            if event.matches(standard.Undo) or event.matches(standard.Redo):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            self.textCursor().insertBlock()  # and not a sign that only Qt takes for a line's end
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave dropped files to the window, which opens them."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)


class RecordPanel(QSplitter):
    """Side by side, or one below the other. The list of moves is made when it is first wanted."""

    escaped = Signal()
    """Escape was pressed: the keys are the board's again."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._session = session
        self._settings = settings
        self.tree = TreePanel()
        self.comment = CommentPanel()
        self._has_comment = True
        self._is_folded = False
        self._is_sized = False
        self._moves: MoveList | None = None
        self._put(0, self.tree, 3)
        self._put(1, self.comment, 2)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(SPACE)
        self.tree.chosen.connect(self._go_to)
        self.tree.escaped.connect(self.escaped)
        self.comment.edited.connect(lambda text: session.apply(lambda game: game.set_comment(text)))
        self.comment.escaped.connect(self.escaped)
        self.comment.focus_changed.connect(self._fold_comment)
        self.splitterMoved.connect(self._remember_share)

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
        ]

    def show_session(self, change: Change) -> None:
        """Bring it up to what the session now is."""
        game = self._session.game
        self.tree.show_game(game, change)
        if self._moves is not None:
            self._moves.show_game(game, change)
        self.comment.show_comment(game.node.content.comment)

    def show_wanted(self, *, has_room: bool, has_comment: bool = True) -> None:
        """Show the tree and the list if the settings say so, and if there is room for them.

        ``has_comment``: whether the comment is wanted, too.
        """
        settings = self._settings
        self._has_comment = has_comment
        self.comment.setVisible(has_comment)
        self.tree.setVisible(settings.shows_tree and has_room)
        if self._moves is None and settings.shows_moves:
            self._moves = self._make_move_list()
        if self._moves is not None:
            self._moves.setVisible(settings.shows_moves and has_room)

    def set_side_by_side(self, wide: bool, *, is_folded: bool = False) -> None:
        """Arrange it for a place with more width than height.

        ``is_folded``: the comment has one line, and more as long as somebody reads or writes it.
        """
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        is_other = orientation is not self.orientation() or not self._is_sized
        self.setOrientation(orientation)
        self._is_folded = is_folded and not wide
        self._fold_comment()
        if is_other:
            self._is_sized = True
            self._apply_share()

    def _fold_comment(self) -> None:
        """Give the comment one line where that is all the room there is, unless it has the keys."""
        is_folded = self._is_folded and not self.comment.hasFocus()
        self.comment.set_one_line(is_folded)

    def _apply_share(self) -> None:
        """Divide the room between the comment and the rest as the user did it last."""
        settings, wide = self._settings, self.orientation() is Qt.Orientation.Horizontal
        percent = settings.comment_width if wide else settings.comment_height
        rest = (100 - percent) / max(1, self.count() - 1)
        self.setSizes([round(_WHOLE * rest)] * (self.count() - 1) + [_WHOLE * percent])

    def _remember_share(self) -> None:
        sizes = self.sizes()
        if not self._has_comment or self._is_folded or not sum(sizes[:-1]):
            return
        percent = round(100 * sizes[-1] / sum(sizes))
        if self.orientation() is Qt.Orientation.Horizontal:
            self._settings.comment_width = percent
        else:
            self._settings.comment_height = percent

    def _make_move_list(self) -> MoveList:
        from gobanapp.ui.record.move_list import MoveList

        moves = MoveList(_time_left)
        moves.chosen.connect(self._go_to)
        moves.escaped.connect(self.escaped)
        self._put(1, moves, 3)
        moves.show_game(self._session.game, Change.ALL)
        return moves

    def _put(self, place: int, widget: QWidget, stretch: int) -> None:
        self.insertWidget(place, widget)
        self.setStretchFactor(place, stretch)

    def _go_to(self, number: int) -> None:
        self._session.navigate(lambda game: game.go_to(number))


def _time_left(content: Content) -> str:
    """Return what time the player had left after the move of a node."""
    from gobanapp.text.clock_text import clock_reading

    left = content.times[content.move.color] if content.move else None
    return "" if left is None else clock_reading(left.seconds)
