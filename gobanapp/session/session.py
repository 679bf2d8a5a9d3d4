"""The session of a window: its document, scoring, match and trial, and the actions on them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec

from gobanapp.game.branches import line_to
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position
from gobanapp.rules.result import Result, ResultKind
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document, FileState, GameEntry
from gobanapp.session.game_end import GameEnd
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.match_clock import MatchClock
from gobanapp.session.match_controller import MatchController, MoveBlocked
from gobanapp.session.match_stage import BlockReason
from gobanapp.session.moves import Moves
from gobanapp.session.node_preparation import NodePreparation, prepare, prepare_current
from gobanapp.session.scoring import Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.tool_choice import EditTool, ToolChoice
from gobanapp.session.trial import Trial, Trials
from gobanapp.session.undo_handlers import UndoRouter

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem
    from gobanapp.rules.scoring import Score
    from gobanapp.session.match import Match

P = ParamSpec("P")

_EDIT: Final = Change.CURRENT_NODE | Change.TREE | Change.INFO


class Session:
    """Everything that happens at one board.

    Its parts do not know the session: they take the current game and return what they have
    changed. An action of the user goes through ``apply``, or a method here that concerns several
    parts; each notifies the subscribed views at most once. Views read the parts, and never change
    them while they are notified.
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
        self.preparation_requested = Broadcast[NodePreparation]()
        """A distant node needs long preparation: finish or cancel it."""
        self.move_refused = Broadcast[MoveRefusal]()
        """A move is illegal, for this reason."""
        self.move_blocked = Broadcast[BlockReason]()
        """A click on the board of a match played nothing, for this reason."""
        self.moved = Broadcast[Position]()
        """A player has moved, passed or placed a handicap stone in this position."""
        self.continuation_requested = Broadcast[[]]()
        """A player asks to continue the match at the current node: ask, then ``continue_here``."""
        self.ticked = Broadcast[[]]()
        """The time left has changed."""
        self.finished: Broadcast[Score | None] = Broadcast()
        """A game has ended, with this score if the players accepted one."""
        self.trial_discarded = Broadcast[[]]()
        """A trial with changes was discarded, because another game of the file is shown."""
        self.document = document
        self.scoring = scoring or Scoring()
        self.tools = ToolChoice()
        self.match_controller = MatchController(self.scoring, self.tools, match, now)
        self.match_clock = MatchClock(self.match_controller)
        self.takeback = Takeback(self.match_controller)
        self.trials = Trials(self.scoring, self.match_controller, self.tools, trial)
        self.game_end = GameEnd(self.scoring, self.match_controller, self.trials)
        self.moves = Moves(self.scoring, self.match_controller, self.takeback, self.trials)
        self.undo_router = UndoRouter(
            self.scoring, self.match_controller, self.takeback, self.trials
        )
        self._changed = Broadcast[Change]()
        self._is_announcing = False
        if match is not None:
            self.match_controller.find_last_step(self.game)

    # State

    @property
    def game(self) -> Game:
        """The current game of the document."""
        return self.document.current.game

    @property
    def match(self) -> Match | None:
        """The match that two players play; None without one."""
        return self.match_controller.match

    @property
    def trial(self) -> Trial | None:
        """The moves that are tried out; None without any. No match is live meanwhile."""
        return self.trials.trial

    @property
    def is_counting(self) -> bool:
        return self.scoring.agreement is not None

    @property
    def is_live(self) -> bool:
        """True if two players are playing this game, which has no result."""
        return self.match_controller.is_live(self.game)

    @property
    def is_free(self) -> bool:
        """True without a live match, scoring or dispute."""
        return not self.is_live and not self.scoring.is_active

    @property
    def awaits_resume(self) -> bool:
        """True if an unfinished match was opened and its players have not resumed it."""
        is_idle = self.match is None and self.trial is None and not self.scoring.is_active
        return is_idle and not self.game.is_finished and self.document.is_opened_match

    @property
    def is_played_here(self) -> bool:
        """True if a game without a result has moves, and all of them were made on this board.

        The file of an opened record may have set up the position before its first move.
        """
        document, tree = self.document, self.game.tree
        moves = tree.root.children
        is_new = document.was_begun_here and len(document.entries) == 1
        is_new = is_new or all(tree[each].text is None for each in moves)
        return bool(moves) and is_new and not self.game.is_finished

    @property
    def position(self) -> Position:
        """The position on the board: while a move is corrected, the one before it."""
        return self.tools.next_stone(self.game)[0]

    @property
    def turn(self) -> Color:
        """The colour of the stone that a click adds."""
        return self.tools.next_stone(self.game)[1]

    @property
    def player_to_move(self) -> Color:
        """The colour to move: in a live match, at its node."""
        if not self.is_live or self.scoring.dispute is not None:
            return self.turn
        return self.match_controller.player_to_move(self.game)

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a click cannot add a stone on ``point``, None if it can."""
        dispute = self.scoring.dispute
        if dispute is not None and dispute.is_here(self.game):
            return dispute.why_illegal(self.game, point)
        return self.tools.why_illegal(self.game, point)

    def subscribe(self, view: Callable[[Change], object], kinds: Change = Change.ALL) -> None:
        """Call ``view`` with every change that has one of ``kinds``. See ``Broadcast``."""
        kind_bits = kinds.value
        # As numbers: each change tests every view, and sets of flags are slow.
        self._changed.connect(view, lambda change: change._value_ & kind_bits != 0)

    def unsubscribe(self, view: Callable[[Change], object]) -> None:
        """Stop calling ``view``."""
        self._changed.disconnect(view)

    # Actions

    def apply(
        self, action: Callable[Concatenate[Game, P], Change], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Apply an action to the current game or a part, and notify the views once.

        ``action`` takes the game and ``args``, and returns what it has changed. Where the rules
        forbid it, or the match blocks it, nothing changes but the clock.
        """
        self._check_no_refresh()
        game = self.game
        clock_change = self.match_controller.update_clock(game)
        node_id, position, agreement = game.current_id, game.position, self.scoring.agreement
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
        finish = self.preparation_requested.emit
        if change == Change.CURRENT_NODE and not prepare_current(game, node_id, finish):
            change = Change.NOTHING
        if change & _EDIT and self.scoring.agreement is agreement:
            change |= self.scoring.follow_edit(game)
        has_left = game.current_id != node_id or game.node.parent is None
        if has_left and self.tools.edit_tool.is_correction:
            change |= self.tools.choose(game, EditTool.PLAY)
        self._announce(clock_change | change)
        if change & Change.MOVE:
            self.moved.emit(position)

    def undo(self) -> None:
        """Undo the last action: a click in the count, a move of the match, or an edit."""
        self.apply(self.undo_router.undo)

    def redo(self) -> None:
        """Redo the last undone step."""
        self.apply(self.undo_router.redo)

    def can_undo(self) -> bool:
        return self.undo_router.can_undo(self.game)

    def can_redo(self) -> bool:
        return self.undo_router.can_redo(self.game)

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
        """Play on ``point`` for the player to move; in a match, at its node."""
        self.apply(self.moves.play, point)

    def pass_(self) -> None:
        """Pass for the player to move; in a match, at its node."""
        self.apply(self.moves.pass_)

    def tick(self) -> None:
        """Update the clock; call this several times a second while it runs."""
        self._check_no_refresh()
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
        """Write a result without a count; the territory of an earlier count is removed."""
        if self.game_end.can_end():
            self.apply(self.game_end.set_result, result)
            self.finished.emit(None)

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or withdraw that; when both accept, the game ends."""
        was_counting, score = self.is_counting, self.scoring.score(self.game)
        self.apply(self.scoring.accept, color)
        if was_counting and not self.is_counting:
            self.finished.emit(score)

    # Documents

    def begin_match(self, document: Document, systems: ByColor[TimeSystem] | None) -> None:
        """Open a document and play it as a match, with a clock if ``systems`` are given."""
        self._check_no_refresh()
        self._leave_match()
        self.match_controller.begin(document.game, systems)
        self._open(document)

    def resume_match(self) -> None:
        """Continue the record at the end of its main line as a match.

        The clock waits to be started. Nothing happens in a trial, or if the way is cancelled.
        """
        if self.match is not None or self.trial is not None:
            return
        if prepare(self.game, self.game.main_line_end, self.preparation_requested.emit):
            self.apply(self.match_controller.resume)

    def continue_here(self) -> None:
        """Continue a stopped match, or a record without one, at the current node.

        Where the record has other moves after the node, it stays as it is: the match continues in
        a new document, which ends here. The clock has the times of the node, and runs.
        """
        self._check_no_refresh()
        game = self.game
        if not self.match_clock.can_continue_here(game):
            return
        if game.current_id == game.main_line_end:
            self.apply(self.match_clock.resume_here)
            return
        line = line_to(game.tree, game.current_id)
        document = Document([Game(line, game.columns, game.rows)])
        self._leave_match()
        self.match_controller.resume(document.game)
        self.match_clock.start(document.game)
        self._open(document)

    def write_match_state(self) -> None:
        """Write the state that only the match has into the record, before it is saved.

        A count continues: neither its position nor its rules have changed.
        """
        self._check_no_refresh()
        self._announce(self.match_controller.write_state(self.game))

    def open_document(self, document: Document) -> None:
        """Open another document, without a check that the current one is saved."""
        self._check_no_refresh()
        self._leave_match()
        self._open(document)

    def _open(self, document: Document) -> None:
        game = document.game
        if not prepare(game, game.current_id, self.preparation_requested.emit):
            game.go_to_start()
        self.document = document
        self._reset()

    def switch_game(self, entry: GameEntry | None) -> None:
        """Switch to one of the games of the document; None: there is no such game."""
        self._check_no_refresh()
        if entry is not None and entry is not self.document.current:
            self._leave_match()
            had_changes = self.trials.has_changes(self.game)
            self.trials.end(self.game)
            self.scoring.remember(self.game)
            self.document.current = entry
            self._reset()
            if had_changes:
                self.trial_discarded.emit()

    def edit_game_list(self, action: Callable[[Document], None]) -> None:
        """Let ``action`` reorder, add or remove games of the document."""
        self._check_no_refresh()
        before = self.document.current
        action(self.document)
        if self.document.current is before:
            self._announce(Change.DOCUMENT)
        else:
            self.trials.end(before.game)
            self.match_controller.match = None
            self._reset()

    def mark_saved(self, path: Path, state: FileState | None) -> None:
        """Note that the document is saved in the file ``path``, which then had ``state``.

        The moves of a trial are not in the file.
        """
        self._check_no_refresh()
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
        self.trials.trial = None
        self.tools.edit_tool = EditTool.PLAY
        self.scoring.discard()
        self._announce(Change.ALL)

    def _check_no_refresh(self) -> None:
        """Check, before anything is changed, that no view does so while it is refreshed."""
        assert not self._is_announcing, "a view must not change the session while it is refreshed"

    def _announce(self, change: Change) -> None:
        """Let the parts follow a change, and notify the views."""
        if not change:
            return
        game, controller = self.game, self.match_controller
        is_counted_match = self.match is not None and self.is_counting and self.is_live
        if is_counted_match and not controller.is_at_match_node(game):
            change |= self.scoring.end(game)  # The game is not over where it is counted.
        controller.follow(game)
        is_marking = self.tools.edit_tool is EditTool.MARK
        if self.scoring.is_active or (is_marking and not controller.can_mark(game)):
            change |= self.tools.choose(game, EditTool.PLAY)
        self._is_announcing = True
        try:
            self._changed.emit(change)
        finally:
            self._is_announcing = False
