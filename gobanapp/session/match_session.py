"""A game that two players play now: beginning and leaving it, whose turn, what is written of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from gobanapp.game.agreement import Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.game.node import Times
from gobanapp.game.node_times import clock_at, times_at, with_times
from gobanapp.game.undo_history import UndoStep
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.position import Position
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.match import BlockReason, Match, MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.scoring_session import ScoringSession

if TYPE_CHECKING:
    from gobanapp.clock.clock import Clock
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.clock.time_system import TimeSystem


_TIMES: Final = "match "
_MOVE: Final = "match move "
_REMOVAL: Final = "match removal "


class MatchSession(ScoringSession):
    """What ``Session`` is between the moves of a match."""

    def __init__(
        self,
        record: Document,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
        match: Match | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with a record, in the midst of what there is. ``now``: seconds, never going back.

        ``move_confirmation`` are those of the user's settings.
        """
        super().__init__(record, agreement, dispute)
        self.moved = Broadcast[Position]()
        """A player has just moved, passed or placed a handicap stone; this was the position
        before."""
        self.move_blocked = Broadcast[BlockReason]()
        """A click on the board played nothing, for this reason."""
        self.ticked = Broadcast[[]]()
        """The clock runs: what is left is less."""
        self.move_confirmation = MoveConfirmation()
        self.match = match
        self.now = now
        self._steps = 0
        """How many steps the record had when the last thing was done in the match: later ones are
        edits made beside it, or times that it wrote."""
        self._find_steps()

    # What there is

    @property
    def is_live(self) -> bool:
        """Whether two players are playing this game now, and it is not over."""
        return self.match is not None and not self.game.is_finished

    def can_start_trial(self) -> bool:
        return super().can_start_trial() and not self.is_live

    @property
    def is_free(self) -> bool:
        """Whether nothing waits for the players: there is no match, count or dispute."""
        return not self.is_live and not self.is_counting_or_disputing

    @property
    def is_at_match_node(self) -> bool:
        """Whether one looks at the match that is going on, where it stands."""
        return (
            self.is_live and self.match is not None and self.game.current_id == self.match.node_id
        )

    def can_mark(self) -> bool:
        """Whether the board may be marked: not while a clock runs, nor in a count or a dispute."""
        match = self.match
        clock = match.clock if match is not None and self.is_live else None
        runs = clock is not None and clock.running is not None
        return not runs and not self.is_counting_or_disputing

    def can_set_up(self) -> bool:
        """Whether stones may be put on the board by hand: in a match before the first move only."""
        return not self.is_live or (self.is_at_match_node and self.game.node.parent is None)

    def is_match_node(self, number: int) -> bool:
        """Whether the match that is going on has gone through node ``number``."""
        match, tree = self.match, self.game.tree
        if match is None or not self.is_live or match.node_id not in tree:
            return False
        return any(node.id == number for node in tree.path(match.node_id))

    @property
    def player_to_move(self) -> Color:
        """Whose turn it is: in a match, where that stands, wherever one looks."""
        match, game = self.match, self.game
        if match is None or not self.is_live or self.dispute is not None:
            return self.turn
        if match.to_press is not None:
            return match.to_press
        if game.current_id == match.node_id or match.node_id not in game.tree:
            return game.turn
        return game.position_at(match.node_id).turn

    def times(self) -> Times:
        """Return what each player has left: now, or where one looks as the record has it."""
        match = self.match
        if match is not None and match.clock is not None:
            stands = match.stage is MatchStage.PAUSED or self.game.is_finished
            if not stands or self.game.current_id == match.node_id:
                return self._times_now(match.clock)
        return times_at(self.game.tree, self.game.current_id)

    def _times_now(self, clock: Clock) -> ByColor[TimeLeft | None]:
        now = self.now()
        return ByColor(clock.time_left(Color.BLACK, now), clock.time_left(Color.WHITE, now))

    # Beginning and leaving

    def begin_match(self, record: Document, systems: ByColor[TimeSystem] | None) -> None:
        """Open a record and play it, with a clock where ``systems`` are given.

        It starts with the first move, if not before.
        """
        from gobanapp.clock.clock import Clock  # not at the start

        self._leave()
        clock = None if systems is None else Clock.new(systems)
        game = record.game
        self.match = Match(node_id=game.current_id, first_new_id=game.tree.next_id, clock=clock)
        self._steps = game.history.depth
        super().open_document(record)

    def resume_match(self) -> None:
        """Play on where one stands in the record; the clock stands until it is started."""
        game = self.game
        busy = self.trial is not None or self.dispute is not None
        if self.match is None and not game.is_finished and not busy:
            self.edit_tool = EditTool.PLAY
            clock = clock_at(game.tree, game.current_id)
            stage = MatchStage.READY if clock is None else MatchStage.PAUSED
            since = game.tree.next_id
            self.match = Match(
                node_id=game.current_id, first_new_id=since, clock=clock, stage=stage
            )
            self._find_steps()
            self._broadcast(Change.MATCH)

    def _leave(self) -> None:
        """Play the match no more here. What each player has left is written down."""
        self.match_state_change()
        self.match = None

    def write_match_state(self) -> None:
        """Write down what is only known here, as the record is to be saved."""
        change = self.match_state_change()
        if change:
            self._broadcast(change)

    def has_to_note(self) -> bool:
        """Whether ``write_match_state`` would write something."""
        match, tree = self.match, self.game.tree
        if match is None or not self.is_live or match.node_id not in tree:
            return False
        times, content = self._times_to_write(None), tree[match.node_id].content
        are_new = times is not None and with_times(content, times) != content
        return are_new or bool(tree.main_line_edit(match.node_id).after)

    def match_state_change(self) -> Change:
        """Write what is only known here into the record: the times, and that its line is played."""
        match = self.match
        if match is None or not self.is_live:  # A game that nobody plays may not be opened yet.
            return Change.NOTHING
        game = self.game
        if match.node_id not in game.tree:
            return Change.NOTHING
        led = game.make_main_line(match.node_id, continues=times_edit_key(match.node_id))
        return led | self._write_times()

    def _go_on(self, game: Game, asked_by: Color) -> Change:
        match = self.match
        was_here = self.is_at_match_node
        change = super()._go_on(game, asked_by)
        if match is not None and was_here:
            self.match = match.relocate(game.current_id)
            self._steps = game.history.depth
        return change

    # Within

    def _find_steps(self) -> None:
        """Find the last step of the match, or made before it, without which it is another one."""
        match = self.match
        self._steps = 0
        if match is None:
            return  # without asking for the game, which may not have been read yet
        game = self.game
        if match.node_id not in game.tree:
            return
        path = {node.id for node in game.tree.path(match.node_id)}
        depth = game.history.depth
        steps = enumerate(game.history.steps())
        found = (depth - later for later, step in steps if is_of_match(step) or _is_on(step, path))
        self._steps = next(found, 0)

    def _times_to_write(self, color: Color | None) -> Times | None:
        """Return what is to stand where the match does, with what one player or both have left.

        None upon the root, where that would say with what the game began.
        """
        match, tree = self.match, self.game.tree
        if match is None or match.clock is None or match.stage is MatchStage.READY:
            return None
        if match.node_id not in tree or match.node_id == tree.root_id:
            return None
        times, left = tree[match.node_id].content.times, self._times_now(match.clock)
        for player in Color:
            if color in (None, player):
                times = times.with_(player, left[player])
        return times

    def _write_times(self, color: Color | None = None) -> Change:
        """Write down, where the match stands, what is left: to one player, or to both."""
        match, tree, times = self.match, self.game.tree, self._times_to_write(color)
        if match is None or times is None:
            return Change.NOTHING
        new = tree.next_id
        change = self.game.set_times(
            times, at=match.node_id, continues=times_edit_key(match.node_id)
        )
        if new in tree:  # behind a set-up
            self.match = replace(match, node_id=new)
        return change

    def open_document(self, record: Document) -> None:
        self._leave()
        super().open_document(record)

    def switch_game(self, entry: GameEntry) -> None:
        if entry is not self.document.current:
            self._leave()
        super().switch_game(entry)

    def edit_game_list(self, action: Callable[[Document], None]) -> None:
        current = self.document.current

        def arrange_and_look(record: Document) -> None:
            action(record)
            if record.current is not current:
                self.match = None

        super().edit_game_list(arrange_and_look)

    def _broadcast(self, change: Change) -> None:
        change |= self._leave_count_elsewhere()
        self._follow_clock()
        super()._broadcast(change)

    def _leave_count_elsewhere(self) -> Change:
        """Leave a count of another place once the match is no longer over: its result is gone."""
        match, game = self.match, self.game
        if match is None or not (self.is_live and self.is_counting):
            return Change.NOTHING
        is_elsewhere = match.node_id in game.tree and match.node_id != game.current_id
        return self.scoring.end(game) if is_elsewhere else Change.NOTHING

    def _follow_clock(self) -> None:
        """Let the time of whoever is to move run, and nobody's in counts and disputes."""
        match = self.match
        if match is None:
            return
        game = self.game
        if match.node_id not in game.tree:
            self.match = match = match.relocate(game.current_id)
        if game.history.depth < self._steps:
            self._find_steps()
        if game.is_finished and match.stage is not MatchStage.PAUSED:
            match = match.pause(self.now())
        plays = self.is_live and not self.is_counting_or_disputing
        if match.takeback_request is not None and not plays:
            match = replace(match, takeback_request=None)
        self.match = match
        self.match = match.run(self.player_to_move if plays else None, self.now())


# What the steps of a match are said to continue. Only of the times several become one step.


def times_edit_key(place: int) -> str:
    """Return it for what a match writes upon the node where it stands."""
    return f"{_TIMES}{place}"


def move_from(game: Game) -> str:
    """Return it for the next move of a match."""
    return f"{_MOVE}{game.current_id} {game.tree.next_id}"


def removal_of(number: int) -> str:
    """Return it for a move of a match that is taken out of the record."""
    return f"{_REMOVAL}{number}"


def is_match_move(step: UndoStep) -> bool:
    """Whether a step is a move of a match."""
    return step.continues.startswith(_MOVE)


def is_times(step: UndoStep) -> bool:
    """Whether a step is only what a match has written upon a node."""
    return step.continues.startswith(_TIMES) and not is_of_match(step)


def is_of_match(step: UndoStep) -> bool:
    """Whether a step is a move of a match, or takes one out of the record."""
    return step.continues.startswith((_MOVE, _REMOVAL))


def _is_on(step: UndoStep, path: Collection[int]) -> bool:
    """Whether without ``step`` there would be other moves or stones on ``path``."""
    for number, after in step.edit.after.items():
        before = step.edit.before[number]
        if number in path and (
            before is None or after is None or before.changes_position_of(after)
        ):
            return True
    return False
