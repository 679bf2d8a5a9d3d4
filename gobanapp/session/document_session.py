"""What lies on the desk: the record that is open, the place in it, and the one way to change it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from gobanapp.game.agreement import Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.game.undo_history import UndoStep
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position
from gobanapp.rules.scoring import Score
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document, FileState, GameEntry
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.scoring import Scoring
from gobanapp.sgf.progress_callback import ProgressCallback

_UNNOTICED: Final = 0.05
"""Seconds that a step may take."""


class NodePreparation:
    """The work before the board can show a place far away, and whether it was given up."""

    def __init__(self, game: Game, number: int) -> None:
        self._steps = game.prepare_node(number)
        self.is_given_up = False

    def begin(self) -> bool:
        """Do as much as nobody notices; return whether that was all."""
        end = perf_counter() + _UNNOTICED
        return all(perf_counter() < end for _ in self._steps)

    def go_on(self, progress: ProgressCallback) -> None:
        """Do the rest, on whatever thread. Raises what ``progress`` raises."""
        for part in self._steps:
            progress(part)


class DocumentSession:
    """What ``Session`` is without what two players do: looking, correcting, other records.

    Each method emits ``changed`` at most once.
    """

    def __init__(
        self,
        record: Document,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
    ) -> None:
        """Begin with a record, in the midst of its count or of a dispute where there is one."""
        self.changed = Broadcast[Change]()
        self.preparation_requested = Broadcast[NodePreparation]()
        """The way to a node takes long: finish the preparation, or give it up."""
        self.move_refused = Broadcast[MoveRefusal]()
        """A move was not allowed, for this reason."""
        self.document = record
        self.scoring = Scoring(agreement, dispute)
        self.edit_tool = EditTool.PLAY
        self.mark_tool = MarkTool.TRIANGLE
        """What is marked or set up with, where that is the task."""

    @property
    def game(self) -> Game:
        return self.document.game

    @property
    def agreement(self) -> Agreement | None:
        """How far the count has come, None while there is none going on."""
        return self.scoring.agreement

    @property
    def dispute(self) -> Dispute | None:
        """The group that is being played out, with the count to come back to."""
        return self.scoring.dispute

    @property
    def is_counting(self) -> bool:
        return self.agreement is not None

    @property
    def is_counting_or_disputing(self) -> bool:
        """Whether the players count, or play out what they dispute."""
        return self.is_counting or self.dispute is not None

    @property
    def score(self) -> Score | None:
        """The count as it stands, None while there is none going on."""
        return self.scoring.score(self.game)

    @property
    def is_playing_out(self) -> bool:
        """Whether a move now belongs to the play-out of a disputed group."""
        return self.dispute is not None and self.dispute.is_here(self.game)

    @property
    def shown_id(self) -> int:
        """The node whose marks the board shows: while a move is corrected, the one before it."""
        node = self.game.node
        if not self.edit_tool.is_correction or node.parent is None:
            return node.id
        return node.parent

    @property
    def _next(self) -> tuple[Position, Color]:
        """The position in which a click puts a stone on the board, and whose stone it is."""
        game = self.game
        if self.edit_tool is EditTool.INSERT:
            return game.before_insertion()
        if self.edit_tool is EditTool.CORRECT:
            return game.before_correction(game.current_id)
        return game.position, game.turn

    @property
    def position(self) -> Position:
        """The position that the board shows: while a move is corrected, the one before it."""
        return self._next[0]

    @property
    def turn(self) -> Color:
        """Whose stone a click puts on the board."""
        return self._next[1]

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a click may not put a stone on ``point``, None where it may."""
        if not self.edit_tool.is_correction:
            if self.dispute is not None and self.is_playing_out:
                return self.dispute.why_illegal(self.game, point)
            return self.game.why_illegal(point)
        position, turn = self._next
        return position.why_illegal(Move(turn, point), self.game.ruleset)

    def choose_edit_tool(self, task: EditTool) -> None:
        """From now on a click on the board does this, until one goes elsewhere."""
        if (
            not self.is_counting_or_disputing or task is EditTool.PLAY
        ) and task is not self.edit_tool:
            self.edit_tool = task
            self._broadcast(Change.CURRENT_NODE)

    def is_mark_tool_active(self, tool: MarkTool) -> bool:
        """Whether a stroke on the board does what ``mark_tool`` does."""
        return self.edit_tool is EditTool.MARK and self.mark_tool is tool

    def choose_mark_tool(self, tool: MarkTool) -> None:
        """From now on the board is marked or set up with ``mark_tool``."""
        if tool is not self.mark_tool and self.edit_tool is EditTool.MARK:
            self.mark_tool = tool
            self._broadcast(Change.CURRENT_NODE)
        else:
            self.mark_tool = tool
            self.choose_edit_tool(EditTool.MARK)

    def can_undo(self) -> bool:
        last = self.game.history.last
        # In a count, what was done elsewhere, as in the play-out of a dispute, is not at hand.
        is_here = not self.is_counting or (
            last is not None and last.current_after == self.game.current_id
        )
        return self.scoring.can_undo or (self.game.history.can_undo and is_here)

    def can_redo(self) -> bool:
        return self.scoring.can_redo or (not self.is_counting and self.game.history.can_redo)

    def apply(self, action: Callable[[Game], Change]) -> None:
        """Do something with the game and tell the views; a refused move is told as such."""
        game, place = self.game, self.game.current_id
        self.scoring.remember(game)
        try:
            change = action(game)
        except IllegalMove as refusal:
            self.move_refused.emit(refusal.refusal)
            return
        if change == Change.CURRENT_NODE:
            there = game.current_id
            game.go_to(place)  # where the board still is
            if not self._prepare_node(game, there):
                return
            game.go_to(there)
        if change & (Change.CURRENT_NODE | Change.TREE | Change.INFO):
            change |= self._leave_count()
        if self.game.current_id != place or self.game.node.parent is None:
            self._end_correction()
        self._broadcast(change)

    def _prepare_node(self, game: Game, number: int) -> bool:
        """Let all be known that is shown of a place; return whether one still wants to go there."""
        approach = NodePreparation(game, number)
        if not approach.begin():
            self.preparation_requested.emit(approach)
        return not approach.is_given_up

    def _end_correction(self) -> None:
        if self.edit_tool.is_correction:
            self.edit_tool = EditTool.PLAY

    def _leave_count(self) -> Change:
        """Leave the count as the record has changed below it; a dispute goes on in its variation.

        Where that has been taken back, or the game's end is gone, so is the dispute.
        """
        dispute, game = self.dispute, self.game
        if dispute is None:
            return self.scoring.discard()
        if dispute.start_id in game.tree and dispute.final_id in game.tree:
            return Change.NOTHING
        if dispute.final_id != game.current_id:
            return self.scoring.discard()
        return self.scoring.return_from_play_out(dispute.agreement, game.ruleset)

    def undo(self) -> None:
        """Take back the last click of the count, or else the last edit of the record."""
        if self.scoring.can_undo:
            self._broadcast(self.scoring.undo())
        elif self.can_undo():
            self.apply(Game.undo)

    def undo_edit(self, edit: UndoStep) -> None:
        """Take back this edit of the record; nothing where it is not the last one."""
        if self.game.history.last is edit and self.can_undo():
            self.apply(Game.undo)

    def redo(self) -> None:
        """Do again what ``undo`` took back last."""
        if self.scoring.can_redo:
            self._broadcast(self.scoring.redo())
        elif self.can_redo():
            self.apply(Game.redo)

    def navigate(self, action: Callable[[Game], Change]) -> None:
        """Go elsewhere in the record; not in the midst of a count, which is of this place."""
        if self.agreement is None:
            self.apply(action)

    def step_by(self, steps: int) -> None:
        """Go along the line, forward or back."""
        self.navigate(lambda game: game.step_by(steps))

    # Records

    def open_document(self, record: Document) -> None:
        """Go over to another record. Whether the old one is saved is not asked here."""
        if not self._prepare_node(record.game, record.game.current_id):
            record.game.go_to(record.game.tree.root_id)
        self.document = record
        self.edit_tool = EditTool.PLAY
        self.scoring.discard()
        self._broadcast(Change.ALL)

    def next_game(self, step: int) -> None:
        """Go over to the next game of the record (1) or the one before (-1), if there is one."""
        entry = self.document.neighbor(step)
        if entry is not None:
            self.switch_game(entry)

    def switch_game(self, entry: GameEntry) -> None:
        """Go over to one of the games of the record."""
        if entry is not self.document.current:
            if self.is_counting:
                self.scoring.remember(self.game)
            self.scoring.discard()
            self.document.current = entry
            self.edit_tool = EditTool.PLAY
            self._broadcast(Change.ALL)

    def edit_game_list(self, action: Callable[[Document], None]) -> None:
        """Let ``action`` put the games of the record into another order, add some or take away."""
        before = self.document.current
        action(self.document)
        if self.document.current is before:
            self._broadcast(Change.DOCUMENT)
        else:
            self.edit_tool = EditTool.PLAY
            self.scoring.discard()
            self._broadcast(Change.ALL)

    def mark_saved(self, path: Path, state: FileState | None) -> None:
        """Note that the record is now in the file ``path``."""
        self.document.mark_saved(path, state)
        self._broadcast(Change.DOCUMENT)

    def _broadcast(self, change: Change) -> None:
        if change:
            self.changed.emit(change)
