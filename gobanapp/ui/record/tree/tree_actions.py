"""Actions on the tree of moves other than play: reordering, cut and paste, corrections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.game.game import Game
from gobanapp.game.node_search import NodeKind, is_fork
from gobanapp.game.position_cache import position_cache
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.text import move_text
from gobanapp.ui.record.tree.checked_edits import CheckedEdits, with_progress
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import show_message_box
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

if TYPE_CHECKING:
    from gobanapp.game.consequences import MoveEffects


class TreeActions(QObject):
    """Edits of the tree, with the dialogs needed."""

    message = Signal(str)
    """A message to show for a while."""
    refused = Signal(str, Point)
    """A stone cannot be dragged to this point; the message says why."""

    def __init__(self, window: QWidget, session: Session, checked_edits: CheckedEdits) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._checked_edits = checked_edits
        self._forks = NodeKind(is_fork)

    def commands(self) -> Sequence[Command]:
        session, keys = self._session, QKeySequence.StandardKey
        return [
            Command("undo", self.tr("&Undo"), session.undo, keys.Undo, enabled=session.can_undo),
            Command("redo", self.tr("&Redo"), session.redo, keys.Redo, enabled=session.can_redo),
            Command(
                "cut",
                self.tr("Cu&t Branch"),
                self.cut,
                keys.Cut,
                enabled=self.can_edit_move,
                refusal=self._deletion_refusal,
            ),
            Command("copy", self.tr("&Copy Branch"), self.copy, keys.Copy),
            Command("copy-game", self.tr("Cop&y Game"), self.copy_game, "Ctrl+Alt+C"),
            Command(
                "paste",
                self.tr("P&aste as Variation"),
                self.paste,
                keys.Paste,
                enabled=self.can_edit_tree,
            ),
            Command(
                "delete",
                self.tr("&Delete Branch"),
                self.delete,
                "Ctrl+Del",
                enabled=self.can_edit_move,
                refusal=self._deletion_refusal,
            ),
            Command(
                "new-variation",
                self.tr("New &Variation of This Move"),
                self.begin_variation,
                tip=self.tr("Go back one move; the next move you play begins the variation"),
                enabled=self.can_begin_variation,
            ),
            Command(
                "variation-up",
                self.tr("Move Variation U&p"),
                self.promote,
                "Ctrl+Shift+Up",
                enabled=self.can_order,
            ),
            Command(
                "variation-down",
                self.tr("Move Variation Do&wn"),
                self.demote,
                "Ctrl+Shift+Down",
                enabled=self.can_order,
            ),
            Command(
                "make-main-line",
                self.tr("Promote to &Main Line"),
                self.make_main_line,
                tip=self.tr("Makes this variation the main line"),
                enabled=self.can_order,
            ),
            Command(
                "insert-moves",
                self.tr("&Insert Moves Before"),
                self.begin_inserting,
                "Ctrl+I",
                tip=self.tr("Later moves stay after the inserted ones"),
                enabled=self.can_insert,
                checked=self.is_inserting,
            ),
            Command(
                "correct-move",
                self.tr("C&orrect Move"),
                self.begin_correcting,
                "Ctrl+M",
                tip=self.tr("Click the correct point; later moves stay"),
                enabled=self.can_correct,
                checked=self.is_correcting,
            ),
            Command(
                "delete-move",
                self.tr("De&lete Move"),
                self.delete_only,
                tip=self.tr("Later moves stay"),
                enabled=self.can_edit_move,
                refusal=self._deletion_refusal,
            ),
        ]

    def can_edit_tree(self) -> bool:
        """Return whether the tree may be changed: scoring would end with any change below it."""
        return not self._session.is_counting

    def can_edit_move(self) -> bool:
        return self.can_edit_tree() and self._session.game.node.parent is not None

    def can_order(self) -> bool:
        """Return whether there are variations that could change places."""
        return self.can_edit_move() and self._forks.is_in(self._session.game.tree)

    def can_begin_variation(self) -> bool:
        """Return whether the next move can be a variation; in a match it continues the game."""
        return self.can_edit_move() and not self._session.is_live

    def can_insert(self) -> bool:
        session = self._session
        is_of_match = session.match_controller.is_match_node(session.game, session.game.current_id)
        return self.can_edit_move() and not is_of_match

    def can_correct(self) -> bool:
        return self._session.game.node.content.has_move and self.can_insert()

    def is_inserting(self) -> bool:
        return self._session.tools.edit_tool is EditTool.INSERT

    def is_correcting(self) -> bool:
        return self._session.tools.edit_tool is EditTool.CORRECT

    # Order

    def begin_variation(self) -> None:
        """Go to the move before the current one, and say that the next move begins a variation."""
        parent = self._session.game.node.parent
        if parent is not None:
            self._session.navigate(lambda game: game.go_to(parent))
            self.message.emit(self.tr("The next move you play begins the variation."))

    def promote(self) -> None:
        self._session.apply(lambda game: game.promote(game.current_id))

    def demote(self) -> None:
        self._session.apply(lambda game: game.demote(game.current_id))

    def make_main_line(self) -> None:
        self._session.apply(lambda game: game.make_main_line(game.current_id))

    def delete(self) -> None:
        """Delete the current move and all that follows."""
        self._session.apply(lambda game: game.remove(game.current_id))

    def delete_only(self) -> None:
        """Delete the current move and keep what follows."""
        parent = self._session.game.node.parent
        if parent is not None:
            self._checked_edits.apply(lambda game: game.remove_only(game.current_id), parent)

    def _deletion_refusal(self) -> str:
        """Return the reason why the current move cannot be deleted, "" if it can."""
        session = self._session
        is_played = session.match_controller.is_match_node(session.game, session.game.current_id)
        return match_move_message() if is_played else ""

    # Clipboard

    def copy(self) -> bool:
        """Copy the current move and what follows, as text that any Go program reads.

        Returns whether it was not cancelled.
        """
        from gobanapp.sgf.branch_sgf import write_branch

        game = self._session.game
        try:
            text = run_with_progress(
                self._window,
                self.tr("Copying"),
                lambda _progress: write_branch(game.copy(game.current_id), game.columns, game.rows),
            )
        except Cancelled:
            return False
        QGuiApplication.clipboard().setText(text)
        self.message.emit(self.tr("Moves copied."))
        return True

    def copy_game(self) -> None:
        """Copy the whole game as SGF."""
        from gobanapp.sgf.writer import write_games

        game = self._session.game
        try:
            data = run_with_progress(
                self._window, self.tr("Copying"), lambda _progress: write_games([game])
            )
        except Cancelled:
            return
        QGuiApplication.clipboard().setText(data.decode("utf-8"))
        self.message.emit(self.tr("Game copied."))

    def cut(self) -> None:
        """Copy the current move and what follows, and delete it."""
        if self.copy():
            self.delete()

    def paste(self) -> None:
        """Add the moves in the clipboard as a variation after the current move."""
        from gobanapp.sgf.file_problems import UnreadableFile
        from gobanapp.ui.record.file.clipboard import (
            BoardSizeMismatch,
            read_clipboard_branch,
            show_diagram_faults,  # not at the start
        )

        game = self._session.game
        board = game.position.board
        text = QGuiApplication.clipboard().text()
        try:
            branch, faults = run_with_progress(
                self._window,
                self.tr("Pasting"),
                lambda _progress: read_clipboard_branch(text, board),
            )
        except Cancelled:
            return
        except UnreadableFile:
            show_message_box(
                self._window,
                self.tr("Could not paste"),
                self.tr("The clipboard contains no moves and no diagram."),
                name="nothing-pasted",
            )
            return
        except BoardSizeMismatch:
            show_message_box(
                self._window,
                self.tr("Could not paste"),
                self.tr(
                    "The diagram has another board size. Use File > Open from Clipboard to "
                    "open it as a new game."
                ),
                name="other-board-size",
            )
            return
        self._checked_edits.apply(lambda game: game.paste(game.current_id, branch), game.current_id)
        show_diagram_faults(self._window, faults)

    # Correcting

    def begin_inserting(self) -> None:
        """Start or end inserting missing moves before the current one."""
        self._session.choose_edit_tool(EditTool.PLAY if self.is_inserting() else EditTool.INSERT)

    def begin_correcting(self) -> None:
        """Start or end correcting the current move by the next click."""
        self._session.choose_edit_tool(EditTool.PLAY if self.is_correcting() else EditTool.CORRECT)

    def move_stone(self, start: Point, end: Point) -> None:
        """Move a stone of the board to its right point, and report the effect on later moves."""
        from gobanapp.game.consequences import consequences, stone_origin  # not at the start
        from gobanapp.text.move_text import stone_move_result

        session = self._session
        game = session.game
        origin = stone_origin(game.tree, game.current_id, start)
        if origin is None:
            return
        illegal = game.why_stone_move_illegal(origin, start, end)
        if illegal is not None:
            self.refused.emit(move_text.refusal(illegal, origin.color), end)
            return
        try:
            previous_effects = self._move_effects(game, origin.node_id)
            session.apply(
                lambda game: (
                    game.move_stone(origin, start, end) | session.tools.choose(game, EditTool.PLAY)
                )
            )
            effects = consequences(previous_effects, self._move_effects(game, origin.node_id))
        except Cancelled:  # As in ``CheckedEdits``.
            return
        number = game.position_at(origin.node_id).move_number if origin.is_move else None
        self.message.emit(
            stone_move_result(number, end, effects, lambda node: game.position_at(node).move_number)
        )

    def _move_effects(self, game: Game, number: int) -> MoveEffects:
        """Return the moves after node ``number`` on the current line."""
        from gobanapp.game.consequences import move_effects

        positions = position_cache(game.tree, game.columns, game.rows)
        nodes = list(game.tree.walk(number))[1:]

        def compute(progress: ProgressCallback) -> MoveEffects:
            return move_effects(positions.at, game.ruleset, with_progress(nodes, progress))

        return run_with_progress(self._window, self.tr("Checking the following moves"), compute)


def match_move_message() -> str:
    """Return why a move was not deleted: two players have just played it."""
    return QCoreApplication.translate(
        "TreeActions",
        "This move belongs to the match in progress and was not deleted. Use Undo to take "
        "back moves.",
    )
