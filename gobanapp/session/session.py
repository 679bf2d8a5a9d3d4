"""The session of a window: its document, scoring, match and trial, and the actions on them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from gobanapp.game.agreement import Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.game.node import Times
from gobanapp.game.undo_history import UndoStep
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.scoring import Score
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document, FileState, GameEntry
from gobanapp.session.game_end import GameEnd
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.match import BlockReason, Match
from gobanapp.session.match_clock import MatchClock
from gobanapp.session.match_controller import MatchController, MoveBlocked
from gobanapp.session.node_preparation import NodePreparation
from gobanapp.session.scoring import Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.tool_choice import EditTool, ToolChoice
from gobanapp.session.trial import Trial
from gobanapp.session.undo_handlers import RecordUndo, UndoHandler, undo_handlers

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem

P = ParamSpec("P")


class Session:
    """Everything that happens at one board.

    Its parts do not know the session: they take the current game and return what they have
    changed. An action of the user goes through ``apply``, or a method here that concerns several
    parts; each emits ``changed`` at most once. Views read the parts, and never change them while
    ``changed`` is emitted.
    """

    def __init__(
        self,
        document: Document,
        scoring: Scoring | None = None,
        match: Match | None = None,
        trial: Trial | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Continue a document during scoring, a dispute, a match or a trial.

        ``now``: seconds that never go back.
        """
        self.changed = Broadcast[Change]()
        self.preparation_requested = Broadcast[NodePreparation]()
        """The way to a node takes long: finish the preparation, or give it up."""
        self.move_refused = Broadcast[MoveRefusal]()
        """A move is illegal, for this reason."""
        self.move_blocked = Broadcast[BlockReason]()
        """A click on the board of a match played nothing, for this reason."""
        self.moved = Broadcast[Position]()
        """A player has moved, passed or placed a handicap stone in this position."""
        self.ticked = Broadcast[[]]()
        """The clock runs: less time is left."""
        self.finished = Broadcast[Score | None]()
        """A game has come to its result, by this score if the players accepted one."""
        self.trial_left = Broadcast[[]]()
        """The moves that were tried out were discarded, as another game of the file is shown."""
        self.document = document
        self.scoring = scoring or Scoring()
        self.tools = ToolChoice()
        self.match_controller = MatchController(self.scoring, self.tools, match, now)
        self.match_clock = MatchClock(self.match_controller)
        self.takeback = Takeback(self.match_controller)
        self.game_end = GameEnd(self.scoring, self.match_controller)
        self.trial = trial
        self._is_announcing = False
        if match is not None:
            self.match_controller.find_steps(self.game)

    # State

    @property
    def game(self) -> Game:
        """The current game of the document."""
        return self.document.game

    @property
    def match(self) -> Match | None:
        """The match that two players play; None without one."""
        return self.match_controller.match

    @property
    def trial(self) -> Trial | None:
        """The moves being tried out; None without a trial. No match is live meanwhile."""
        return self._trial

    @trial.setter
    def trial(self, trial: Trial | None) -> None:
        self._trial = trial
        self.match_controller.is_suspended = trial is not None

    @property
    def agreement(self) -> Agreement | None:
        """The agreement on the count, None unless the players count."""
        return self.scoring.agreement

    @property
    def dispute(self) -> Dispute | None:
        """The group that is played out, with the count to return to."""
        return self.scoring.dispute

    @property
    def score(self) -> Score | None:
        """The current count, None unless the players count."""
        return self.scoring.score(self.game)

    @property
    def is_counting(self) -> bool:
        return self.scoring.agreement is not None

    @property
    def is_counting_or_disputing(self) -> bool:
        return self.scoring.is_active

    @property
    def is_live(self) -> bool:
        """Whether two players play this game now, and it has no result."""
        return self.match_controller.is_live(self.game)

    @property
    def is_free(self) -> bool:
        """Whether there is no live match, count or dispute."""
        return not self.is_live and not self.scoring.is_active

    @property
    def is_playing_out(self) -> bool:
        """Whether a move now belongs to the play-out of a disputed group."""
        return self.scoring.is_playing_out(self.game)

    @property
    def edit_tool(self) -> EditTool:
        return self.tools.edit_tool

    @property
    def mark_tool(self) -> MarkTool:
        return self.tools.mark_tool

    @property
    def position(self) -> Position:
        """The position that the board shows: while a move is corrected, the one before it."""
        return self.tools.next_stone(self.game)[0]

    @property
    def turn(self) -> Color:
        """Whose stone a click adds to the board."""
        return self.tools.next_stone(self.game)[1]

    @property
    def player_to_move(self) -> Color:
        """The colour to move: in a live match, at its node."""
        if not self.is_live or self.dispute is not None:
            return self.turn
        return self.match_controller.player_to_move(self.game)

    @property
    def block_reason(self) -> BlockReason | None:
        """Why a click on the board plays no move of the match, besides the rules."""
        controller = self.match_controller
        match = controller.match if controller.is_playing(self.game) else None
        return None if match is None else match.block_reason

    def times(self) -> Times:
        """Return what each player has left now, or had at the current node of the record."""
        return self.match_controller.times(self.game)

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a click cannot add a stone on ``point``, None where it can."""
        game = self.game
        if self.edit_tool.is_correction:
            position, turn = self.tools.next_stone(game)
            return position.why_illegal(Move(turn, point), game.ruleset)
        if self.dispute is not None and self.is_playing_out:
            return self.dispute.why_illegal(game, point)
        return game.why_illegal(point)

    def subscribe(self, view: Callable[[Change], object], kinds: Change) -> None:
        """Call ``view`` with every change that has one of ``kinds``."""
        self.changed.connect(view, lambda change: bool(change & kinds))

    # Possible actions

    def can_pass(self) -> bool:
        away = self.dispute is not None and not self.is_playing_out
        return not self.is_counting and not self.game.handicap_left and not away

    def can_resign(self) -> bool:
        """Return whether a player may resign: not where a result would be written over."""
        return not self.is_counting and self.can_end() and not self.game.is_finished

    def can_end(self) -> bool:
        """Return whether a result can be set: not in a dispute or a trial."""
        return self.dispute is None and self.trial is None

    def can_count(self) -> bool:
        """Return whether a count can begin or end here."""
        return not self.game.handicap_left and self.trial is None

    def can_mark(self) -> bool:
        """Return whether the board may be marked: no running clock, scoring or dispute."""
        return not self.match_controller.is_clock_running(self.game) and not self.scoring.is_active

    def can_set_up(self) -> bool:
        """Return whether stones may be set up: in a live match only before the first move."""
        is_at_start = self.game.node.parent is None
        return not self.is_live or (
            self.match_controller.is_at_match_node(self.game) and is_at_start
        )

    def can_start_trial(self) -> bool:
        return not self.is_live and not self.scoring.is_active

    # Actions

    def apply(
        self, action: Callable[Concatenate[Game, P], Change], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Apply an action to the current game or a part, and notify the views once.

        ``action`` takes the game and ``args``, and returns what it has changed. Where the rules
        forbid it, or the match blocks it, nothing changes but the clock.
        """
        game = self.game
        clock_change = self.match_controller.update_clock(game)
        number, agreement = game.current_id, self.scoring.agreement
        self.scoring.remember(game)
        try:
            change = action(game, *args, **kwargs)
        except IllegalMove as illegal:
            self._announce(clock_change)
            self.move_refused.emit(illegal.refusal)
            return
        except MoveBlocked as blocked:
            self._announce(clock_change)
            self.move_blocked.emit(blocked.reason)
            return
        if change == Change.CURRENT_NODE and not self._can_arrive(game, number):
            change = Change.NOTHING
        is_edit = change & (Change.CURRENT_NODE | Change.TREE | Change.INFO)
        if is_edit and self.scoring.agreement is agreement:
            change |= self.scoring.follow_edit(game)
        if game.current_id != number or game.node.parent is None:
            change |= self._end_correction()
        self._announce(clock_change | change)

    def undo(self) -> None:
        """Undo the last action: a click in the count, a move of the match, or an edit."""
        game, handlers = self.game, self._undo_handlers()
        handler = next((one for one in handlers if one.can_undo(game)), handlers[-1])
        self.apply(handler.undo)

    def redo(self) -> None:
        """Redo the last undone step."""
        game, handlers = self.game, self._undo_handlers()
        handler = next((one for one in handlers if one.can_redo(game)), handlers[-1])
        self.apply(handler.redo)

    def can_undo(self) -> bool:
        return any(handler.can_undo(self.game) for handler in self._undo_handlers())

    def can_redo(self) -> bool:
        return any(handler.can_redo(self.game) for handler in self._undo_handlers())

    def _undo_handlers(self) -> tuple[UndoHandler, ...]:
        return undo_handlers(
            self.game, self.scoring, self.match_controller, self.takeback, self.trial
        )

    def undo_edit(self, edit: UndoStep) -> None:
        """Undo this edit of the record, unless another one was made since."""
        if self.match_controller.is_playing(self.game):
            self.apply(self.takeback.undo_edit, edit)
        elif self.game.history.last is edit:
            self.apply(RecordUndo(self.scoring, self.trial).undo)

    def navigate(
        self, action: Callable[Concatenate[Game, P], Change], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Go to another node; during a count nothing happens, as it belongs to its position."""
        if not self.is_counting:
            self.apply(action, *args, **kwargs)

    def step_by(self, steps: int) -> None:
        """Go forward on the current line, or back for a negative number."""
        self.navigate(Game.step_by, steps)

    def choose_edit_tool(self, tool: EditTool) -> None:
        """Let clicks on the board use ``tool``. Nothing happens during a count or a dispute."""
        if tool is EditTool.PLAY or not self.scoring.is_active:
            self.apply(self.tools.choose, tool)

    def choose_mark_tool(self, tool: MarkTool) -> None:
        """Let clicks on the board mark or set up with ``tool``."""
        if not self.scoring.is_active:
            self.apply(self.tools.choose_mark_tool, tool)

    # Moves

    def play(self, point: Point) -> None:
        """Play on ``point`` for the player to move; in a match, at its node.

        A second click on the stone just played takes it back while its player may do that. During
        a count nothing happens.
        """
        game, controller = self.game, self.match_controller
        if self.is_counting:
            return
        if self.is_playing_out:
            self._move(self.scoring.play_out, point)
        elif not controller.is_playing(game):
            self._move(Game.play, point)
        elif controller.is_double_click(game, point):
            return
        elif controller.is_last_stone(game, point) and self.takeback.can_take_back(game):
            self.apply(self.takeback.take_back)
        else:
            self._move(controller.play, point)

    def pass_(self) -> None:
        """Pass. The pass that ends play begins the count, or returns to it from a dispute.

        A record that has its result is not counted again unless the user asks for it.
        """
        if self.can_pass():
            # Two passes in a variation of a finished record are no new end of that game.
            counts = self.trial is None and (self.is_live or not self.game.is_finished)
            self._move(self.game_end.pass_, counts=counts)
            if self.dispute is not None and self.dispute.has_ended(self.game):
                self.apply(self.scoring.end_dispute)

    def _move(
        self, move: Callable[Concatenate[Game, P], Change], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Make a move of the match, or one in the record.

        Where the match stands elsewhere, the board only returns there.
        """
        game, controller = self.game, self.match_controller
        if controller.is_playing(game) and not controller.is_at_match_node(game):
            self.apply(controller.go_back)
            return
        before = game.position
        self.apply(move, *args, **kwargs)
        if game.position is not before:
            self.moved.emit(before)

    def tick(self) -> None:
        """Update the clock; call this several times a second while it runs."""
        before = self.match
        change = self.match_controller.update_clock(self.game)
        self._announce(change)
        match = self.match
        if change or match is None or not self.is_live:
            return
        if match is not before or match.before_last_move is not None:
            self.ticked.emit()

    # Results

    def resign(self, color: Color) -> None:
        """Let one player resign."""
        self.end_game(Result.resignation(color.opponent))

    def claim_time(self) -> None:
        """End the match: the player whose time has run out loses."""
        if self.match is not None and self.match.flagged is not None:
            self.end_game(Result(ResultKind.TIME, self.match.flagged.opponent))

    def end_game(self, result: Result) -> None:
        """Write a result that comes from no count; the territory of an earlier count goes."""
        if self.can_end():
            self.apply(self.game_end.set_result, result)
            self.finished.emit(None)

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or withdraw that; when both accept, the game ends."""
        was_counting, score = self.is_counting, self.score
        self.apply(self.scoring.accept, color)
        if was_counting and not self.is_counting:
            self.finished.emit(score)

    # Counting

    def begin_count(self) -> None:
        """Begin to count, in a live match at its node; or return from a dispute."""
        if self.dispute is not None:
            self.apply(self.scoring.abandon_dispute)
        elif self.can_count():
            self.apply(self.game_end.begin_count)

    def toggle_count(self) -> None:
        """Begin to count, or leave the count without a note in the record."""
        if self.is_counting:
            self.apply(self.scoring.end)
        else:
            self.begin_count()

    def resume_play(self, asked_by: Color) -> None:
        """Leave the count and play on, as one player asks; after passes the record says so."""
        self.apply(self.game_end.resume_play, asked_by)

    # Trials

    @property
    def has_trial_changes(self) -> bool:
        """Whether anything was edited since moves are tried out."""
        return self.trial is not None and self.trial.has_changes(self.game)

    def start_trial(self) -> None:
        """Try moves out from here, until ``discard_trial`` or ``keep_trial``."""
        if self.trial is None and self.can_start_trial():
            self.trial = Trial.begin(self.game)
            self._announce(Change.TOOL | self.tools.choose(self.game, EditTool.PLAY))

    def discard_trial(self) -> None:
        """Remove the moves that were tried out, and go back to where the trial began."""
        trial, self.trial = self.trial, None
        if trial is not None:
            self.tools.choose(self.game, EditTool.PLAY)
            self.apply(trial.discard)

    def keep_trial(self) -> None:
        """Leave the moves that were tried out in the record."""
        if self.trial is not None:
            self.trial = None
            if self.match is not None:  # It is live again if its result was removed meanwhile.
                self.match_controller.find_steps(self.game)
            self._announce(Change.TOOL | Change.MATCH)

    def resume_trial(self, trial: Trial) -> None:
        """Continue a trial of this game after ``keep_trial``."""
        self.trial = trial
        self._announce(Change.TOOL)

    def _end_trial(self, game: Game) -> None:
        """Discard the trial in ``game``, which is not shown any longer."""
        trial, self.trial = self.trial, None
        if trial is not None:
            trial.discard(game)

    # Documents

    def begin_match(self, document: Document, systems: ByColor[TimeSystem] | None) -> None:
        """Open a document and play it as a match, with a clock if ``systems`` are given."""
        self._leave_match()
        self.match_controller.begin(document.game, systems)
        self._open(document)

    def resume_match(self) -> None:
        """Continue the record at its current node as a match; the clock waits to be started."""
        if self.trial is None:
            self.apply(self.match_controller.resume)

    def write_match_state(self) -> None:
        """Write the state that only the match has into the record, before it is saved.

        A count continues: neither its position nor its rules have changed.
        """
        self._announce(self.match_controller.write_state(self.game))

    def open_document(self, document: Document) -> None:
        """Open another document, without a check that the current one is saved."""
        self._leave_match()
        self._open(document)

    def _open(self, document: Document) -> None:
        if not self._is_prepared(document.game, document.game.current_id):
            document.game.go_to(document.game.tree.root_id)
        self.document = document
        self._reset()

    def next_game(self, step: int) -> None:
        """Switch to the next game of the document (1) or the one before (-1), if there is one."""
        entry = self.document.neighbor(step)
        if entry is not None:
            self.switch_game(entry)

    def switch_game(self, entry: GameEntry) -> None:
        """Switch to one of the games of the document."""
        if entry is not self.document.current:
            self._leave_match()
            had_tried = self.has_trial_changes
            self._end_trial(self.game)
            self.scoring.remember(self.game)
            self.document.current = entry
            self._reset()
            if had_tried:
                self.trial_left.emit()

    def edit_game_list(self, action: Callable[[Document], None]) -> None:
        """Let ``action`` reorder, add or remove games of the document."""
        before = self.document.current
        action(self.document)
        if self.document.current is before:
            self._announce(Change.DOCUMENT)
        else:
            self._end_trial(before.game)
            self.match_controller.match = None
            self._reset()

    def mark_saved(self, path: Path, state: FileState | None) -> None:
        """Note that the document is saved in the file ``path``, which then had ``state``.

        What was tried out is not in the file.
        """
        depth = None if self.trial is None else self.trial.depth
        self.document.mark_saved(path, state, depth)
        self._announce(Change.DOCUMENT)

    def _leave_match(self) -> None:
        """End the match here. What each player has left is written into the record."""
        if self.match is not None:  # Otherwise the game may not even be read yet.
            self.match_controller.write_state(self.game)
            self.match_controller.match = None
        self.match_clock.forget_hold()

    def _reset(self) -> None:
        """Begin with another game."""
        self.trial = None
        self.tools.edit_tool = EditTool.PLAY
        self.scoring.discard()
        self._announce(Change.ALL)

    # Within an action

    def _can_arrive(self, game: Game, start: int) -> bool:
        """Prepare the current node, which is not shown yet; go back if the user cancels."""
        number = game.current_id
        game.go_to(start)
        if not self._is_prepared(game, number):
            return False
        game.go_to(number)
        return True

    def _is_prepared(self, game: Game, number: int) -> bool:
        """Compute the display of a node; return whether that was not cancelled."""
        preparation = NodePreparation(game, number)
        if not preparation.begin():
            self.preparation_requested.emit(preparation)
        return not preparation.is_given_up

    def _end_correction(self) -> Change:
        if not self.edit_tool.is_correction:
            return Change.NOTHING
        return self.tools.choose(self.game, EditTool.PLAY)

    def _announce(self, change: Change) -> None:
        """Let the parts follow a change, and notify the views."""
        if not change:
            return
        assert not self._is_announcing, "a view must not change the session while it is refreshed"
        game, controller = self.game, self.match_controller
        is_counted_match = self.match is not None and self.is_counting and self.is_live
        if is_counted_match and not controller.is_at_match_node(game):
            change |= self.scoring.end(game)  # The game is not over where it is counted.
        controller.follow(game)
        if self.scoring.is_active or (self.edit_tool is EditTool.MARK and not self.can_mark()):
            change |= self.tools.choose(game, EditTool.PLAY)
        self._is_announcing = True
        try:
            self.changed.emit(change)
        finally:
            self._is_announcing = False
