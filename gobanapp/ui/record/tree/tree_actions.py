"""What one can do with the tree of moves besides playing: order, cut and paste, correct, find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gobanapp.game import node_search
from gobanapp.game.game import Game
from gobanapp.game.legality import has_move
from gobanapp.game.position_cache import PositionCache
from gobanapp.rules.point import Point
from gobanapp.session.node_preparation import NodePreparation
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.text import move_text
from gobanapp.ui.record.find_bar import FindBar
from gobanapp.ui.record.tree.checked_edits import CheckedEdits, with_progress
from gobanapp.ui.widgets.input_dialogs import get_int
from gobanapp.ui.widgets.message_boxes import show_message_box
from gobanapp.ui.widgets.progress_dialog import Cancelled, run_with_progress

if TYPE_CHECKING:
    from gobanapp.game.consequences import MoveEffects

_MOMENT: Final = 0.02
"""Seconds more that the window may stand still before it is told why."""


class TreeActions(QObject):
    """What the Edit and Go menus do with the tree, with the dialogs that belong to it."""

    message = Signal(str)
    """Something to be told for a while."""

    def __init__(
        self, window: QWidget, session: Session, find_bar: FindBar, checked_edits: CheckedEdits
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._find_bar = find_bar
        self._checked_edits = checked_edits
        find_bar.find_requested.connect(self.find)
        session.preparation_requested.connect(self._finish)

    def _finish(self, approach: NodePreparation) -> None:
        """Do beside the window what it takes to show a place far away."""
        try:
            # Nothing of it goes on when it is cancelled: the game's own positions are worked out.
            run_with_progress(
                self._window,
                self.tr("Going there"),
                approach.go_on,
                leaves_at_once=False,
                patience=_MOMENT,
            )
        except Cancelled:
            approach.is_given_up = True

    def is_after_start(self) -> bool:
        return self._session.game.node.parent is not None

    def can_insert(self) -> bool:
        session = self._session
        is_free = not session.is_counting and not session.match_controller.is_match_node(
            session.game, session.game.current_id
        )
        return is_free and self.is_after_start()

    def can_correct(self) -> bool:
        return has_move(self._session.game.node.content) and self.can_insert()

    def is_inserting(self) -> bool:
        return self._session.edit_tool is EditTool.INSERT

    def is_correcting(self) -> bool:
        return self._session.edit_tool is EditTool.CORRECT

    # Order

    def promote(self) -> None:
        self._session.apply(lambda game: game.promote(game.current_id))

    def demote(self) -> None:
        self._session.apply(lambda game: game.demote(game.current_id))

    def make_main_line(self) -> None:
        self._session.apply(lambda game: game.make_main_line(game.current_id))

    def delete(self) -> None:
        """Delete the current move and all that follows."""
        if self._may_delete():
            self._session.apply(lambda game: game.remove(game.current_id))

    def delete_only(self) -> None:
        """Delete the current move and keep what follows."""
        parent = self._session.game.node.parent
        if parent is not None and self._may_delete():
            self._checked_edits.apply(lambda game: game.remove_only(game.current_id), parent)

    def _may_delete(self) -> bool:
        """Return whether the current move can go; tell why not where it is of a match."""
        session = self._session
        if not session.match_controller.is_match_node(session.game, session.game.current_id):
            return True
        self.message.emit(move_of_match())
        return False

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
        return True

    def cut(self) -> None:
        """Copy the current move and what follows, and delete it."""
        if self._may_delete() and self.copy():
            self.delete()

    def paste(self) -> None:
        """Add the moves that the clipboard holds as a variation behind the current move."""
        from gobanapp.ui.record.file.clipboard import BoardSizeMismatch, read_clipboard_branch
        from gobanapp.ui.record.file.diagram_faults import show_diagram_faults  # not at the start

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
                self.tr("Nothing was pasted"),
                self.tr("There are no moves and no diagram in the clipboard."),
                name="nothing-pasted",
            )
            return
        except BoardSizeMismatch:
            show_message_box(
                self._window,
                self.tr("Nothing was pasted"),
                self.tr(
                    "The diagram is of a board of another size. File, Open from Clipboard makes it"
                    " a game of its own."
                ),
                name="other-board-size",
            )
            return
        self._checked_edits.apply(lambda game: game.paste(game.current_id, branch), game.current_id)
        show_diagram_faults(self._window, faults)

    # Correcting

    def begin_inserting(self) -> None:
        """Let the next clicks put moves that were forgotten before the current one, or end that."""
        self._session.choose_edit_tool(EditTool.PLAY if self.is_inserting() else EditTool.INSERT)

    def begin_correcting(self) -> None:
        """Let the next click say where the current move was really played, or end that."""
        self._session.choose_edit_tool(EditTool.PLAY if self.is_correcting() else EditTool.CORRECT)

    def move_stone(self, start: Point, end: Point) -> None:
        """Put a stone of the board where it belongs, and tell what that makes of later moves."""
        from gobanapp.game.consequences import consequences, stone_origin  # not at the start
        from gobanapp.text.consequence_text import stone_moved

        session = self._session
        game = session.game
        origin = stone_origin(game.tree, game.current_id, start)
        if origin is None:
            return
        illegal = game.why_stone_move_illegal(origin, start, end)
        if illegal is not None:
            self.message.emit(move_text.refusal(illegal, origin.color))
            return
        try:
            before = self._course(game, origin.node_id)
            session.apply(lambda game: game.move_stone(origin, start, end))
            what = consequences(before, self._course(game, origin.node_id))
        except Cancelled:  # As in ``CheckedEdits``.
            return
        session.choose_edit_tool(EditTool.PLAY)
        number = game.position_at(origin.node_id).move_number if origin.is_move else None
        self.message.emit(
            stone_moved(number, end, what, lambda node: game.position_at(node).move_number)
        )

    def _course(self, game: Game, number: int) -> MoveEffects:
        """Return how the moves behind node ``number`` go."""
        from gobanapp.game.consequences import move_effects

        positions = PositionCache(game.tree, game.columns, game.rows)
        nodes = list(game.tree.walk(number))[1:]

        def look(progress: ProgressCallback) -> MoveEffects:
            return move_effects(positions.at, game.ruleset, with_progress(nodes, progress))

        return run_with_progress(self._window, self.tr("Checking the moves that follow"), look)

    # Going about

    def ask_move(self) -> None:
        """Let the user name a move of the current line and go there."""
        game = self._session.game
        numbers, _ = game.line()
        last = game.position_at(numbers[-1]).move_number
        move = get_int(
            self._window,
            self.tr("Go to Move"),
            self.tr("Move number, from 0 to {last}:").format(last=last),
            self.tr("Go There"),
            value=game.position.move_number,
            low=0,
            high=last,
        )
        if move is not None:
            self._go(node_search.node_of_move(game.tree, numbers, move))

    def to_main_line(self) -> None:
        self._session.apply(Game.to_main_line)

    def next_comment(self) -> None:
        game = self._session.game
        self._go(node_search.next_comment(game.tree, game.current_id))

    def previous_comment(self) -> None:
        game = self._session.game
        self._go(node_search.previous_comment(game.tree, game.current_id))

    def next_fork(self) -> None:
        game = self._session.game
        self._go(node_search.next_fork(game.tree, *game.line()))

    def previous_fork(self) -> None:
        game = self._session.game
        self._go(node_search.previous_fork(game.tree, *game.line()))

    def find_again(self, step: int) -> None:
        """Look for the words of the bar again; show it where there are none."""
        self._find_bar.find_words(step)

    def find(self, words: str, step: int) -> None:
        """Go to the next place with these words (1), or to the one before (-1)."""
        game = self._session.game
        look = node_search.find_next if step > 0 else node_search.find_previous
        number = look(game.tree, game.current_id, words)
        self._find_bar.show_found(found=number is not None)
        self._go(number)

    def _go(self, number: int | None) -> None:
        if number is not None:
            self._session.apply(lambda game: game.go_to(number))


def move_of_match() -> str:
    """Return why a move was not deleted: two players have just played it."""
    return QCoreApplication.translate(
        "TreeActions",
        "This move is of the game that is being played: nothing was deleted. Undo takes moves"
        " back.",
    )
