"""The match between two players: its current node, its moves, and the times it writes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import NO_TIMES, Times
from gobanapp.game.node_times import clock_at, times_at, with_times
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.match_stage import BlockReason, MatchStage
from gobanapp.session.match_steps import (
    changes_position_on,
    is_match_step,
    move_key,
    times_edit_key,
)
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.scoring import Scoring
from gobanapp.session.tool_choice import EditTool, ToolChoice

if TYPE_CHECKING:
    from gobanapp.clock.clock import Clock
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.clock.time_system import TimeSystem
    from gobanapp.session.match import Match

_DOUBLE_CLICK = 0.3
"""Seconds within which a second click on the stone just played is part of a double click."""


class MoveBlocked(Exception):
    """No move of the match is possible now."""

    def __init__(self, reason: BlockReason) -> None:
        super().__init__(reason)
        self.reason = reason


class MatchController:
    """The match, None without one, and the one way to change it.

    ``scoring`` is only read: the clock is stopped during counts and disputes. ``tools``: after a
    move, and when the match continues, clicks on the board play. ``now`` returns seconds that never
    go back. Methods take the game that is played, which is not checked; those that change something
    return what they have changed.
    """

    def __init__(
        self,
        scoring: Scoring,
        tools: ToolChoice,
        match: Match | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self.now = now
        self.move_confirmation = MoveConfirmation()
        """The settings for confirming moves."""
        self.is_suspended = False
        """True if no match is live even without a result in the game: during a trial."""
        self._scoring = scoring
        self._tools = tools
        self._last_step_depth = 0
        # How many undo steps the record had after the last one of the match. Later ones are edits
        # made outside it, or times that it wrote.

    # State

    def is_live(self, game: Game) -> bool:
        """Return whether two players play now, and the game has no result."""
        return self.match is not None and not self.is_suspended and not game.is_finished

    def is_playing(self, game: Game) -> bool:
        """Return whether two players play now, and neither count nor dispute."""
        return self.is_live(game) and not self._scoring.is_active

    def is_at_match_node(self, game: Game) -> bool:
        """Return whether the current node is the node of a live match."""
        match = self.match
        return match is not None and self.is_live(game) and game.current_id == match.node_id

    def is_match_node(self, game: Game, number: int) -> bool:
        """Return whether a live match has gone through node ``number``."""
        match, tree = self.match, game.tree
        if match is None or not self.is_live(game) or match.node_id not in tree:
            return False
        return tree.is_on_path(number, match.node_id)

    def is_clock_running(self, game: Game) -> bool:
        """Return whether the clock of a live match runs."""
        match = self.match
        clock = match.clock if match is not None and self.is_live(game) else None
        return clock is not None and clock.running is not None

    def block_reason(self, game: Game) -> BlockReason | None:
        """Return why a click on the board plays no move, apart from the rules."""
        match = self.match if self.is_playing(game) else None
        return None if match is None else match.block_reason

    def can_mark(self, game: Game) -> bool:
        """Return whether the board may be marked: no running clock, scoring or dispute."""
        return not self.is_clock_running(game) and not self._scoring.is_active

    def can_set_up(self, game: Game) -> bool:
        """Return whether stones may be set up: in a live match only before the first move."""
        is_at_start = game.node.parent is None
        return not self.is_live(game) or (self.is_at_match_node(game) and is_at_start)

    def player_to_move(self, game: Game) -> Color:
        """Return the player to move at the node of a live match, or else at the current node."""
        match = self.match
        if match is None or not self.is_live(game):
            return game.turn
        if match.to_press is not None:
            return match.to_press
        if game.current_id == match.node_id or match.node_id not in game.tree:
            return game.turn
        return game.position_at(match.node_id).turn

    def times(self, game: Game) -> Times:
        """Return the time each player has left now, or had at the current node."""
        match = self.match
        if match is not None and match.clock is not None:
            is_stopped = match.stage is MatchStage.PAUSED or game.is_finished
            # The play-out of a dispute repeats the last move without its times.
            is_now = self._scoring.is_playing_out(game) or game.current_id == match.node_id
            if not is_stopped or is_now:
                return self._times_now(match.clock)
        return times_at(game.tree, game.current_id)

    def _times_now(self, clock: Clock) -> ByColor[TimeLeft | None]:
        now = self.now()
        return ByColor(clock.time_left(Color.BLACK, now), clock.time_left(Color.WHITE, now))

    # Beginning and leaving

    def begin(self, game: Game, systems: ByColor[TimeSystem] | None) -> None:
        """Begin a match at the current node, with a clock if ``systems`` are given.

        The clock starts with the first move unless it is started earlier.
        """
        from gobanapp.clock.clock import Clock  # not at the start
        from gobanapp.session.match import Match

        clock = None if systems is None else Clock.new(systems)
        self.match = Match(node_id=game.current_id, first_new_id=game.tree.next_id, clock=clock)
        self._last_step_depth = game.history.depth

    def can_resume(self, game: Game) -> bool:
        """Return whether the record can be continued as a match: not in a trial, or scored."""
        is_busy = self.is_suspended or self._scoring.is_active
        return self.match is None and not is_busy and not game.is_finished

    def resume(self, game: Game) -> Change:
        """Continue the record at the end of its main line as a match.

        The clock waits to be started. Nothing happens in a match, a dispute, or a record with a
        result.
        """
        from gobanapp.session.match import Match  # not at the start

        if self.match is not None or game.is_finished or self._scoring.dispute is not None:
            return Change.NOTHING
        change = game.go_to(game.main_line_end)
        clock = clock_at(game.tree, game.current_id)
        stage = MatchStage.READY if clock is None else MatchStage.PAUSED
        self.match = Match(
            node_id=game.current_id, first_new_id=game.tree.next_id, clock=clock, stage=stage
        )
        self.find_last_step(game)
        return change | Change.MATCH | self.choose_play_tool(game)

    def has_unwritten_state(self, game: Game) -> bool:
        """Return whether ``write_state`` would change the record."""
        match, tree = self.match, game.tree
        if match is None or not self.is_live(game) or match.node_id not in tree:
            return False
        times, content = self._times_to_write(game, None), tree[match.node_id].content
        changes_times = times is not None and with_times(content, times) != content
        return changes_times or bool(tree.main_line_edit(match.node_id).after)

    def write_state(self, game: Game) -> Change:
        """Write the times into the record, and make the line of a live match the main line."""
        match = self.match
        if match is None or not self.is_live(game) or match.node_id not in game.tree:
            return Change.NOTHING
        # It is no longer where moves from before the match were taken back.
        change = game.make_main_line(match.node_id, continues=times_edit_key(match.node_id))
        return change | self.write_times(game)

    # Moves

    def is_double_click(self, game: Game, point: Point) -> bool:
        """Return whether a click on ``point`` belongs to the one that played a stone there."""
        match = self.match
        is_last_stone = self.is_last_stone(game, point)
        return is_last_stone and match is not None and self.now() - match.moved_at <= _DOUBLE_CLICK

    def is_last_stone(self, game: Game, point: Point) -> bool:
        """Return whether the match is at the current node, a move on ``point``."""
        match, move = self.match, game.node.content.move
        if match is None or move is None:
            return False
        return game.current_id == match.node_id and move.point == point

    def play(self, game: Game, point: Point) -> Change:
        """Play for the player to move, or place a handicap stone.

        Raises IllegalMove, and MoveBlocked.
        """
        self._check_not_blocked()
        if game.handicap_left:
            return game.play(point)
        # A click on a stone is illegal whether or not that player has to press the clock.
        return self._move(
            game,
            lambda times: game.play(point, times, continues=move_key(game)),
            awaits_press=self.move_confirmation.has_clock_press,
        )

    def pass_(self, game: Game) -> Change:
        """Pass for the player to move. Raises MoveBlocked."""
        self._check_not_blocked()
        # A pass needs no press of the clock: its button is held down, or a question is asked.
        return self._move(
            game, lambda times: game.pass_(times, continues=move_key(game)), awaits_press=False
        )

    def _check_not_blocked(self) -> None:
        match = self.match
        if match is not None and match.block_reason is not None:
            raise MoveBlocked(match.block_reason)

    def _move(
        self, game: Game, make_move: Callable[[Times], Change], *, awaits_press: bool
    ) -> Change:
        """Make a move. ``awaits_press``: the turn ends only when the player presses the clock."""
        match = self.match
        assert match is not None
        mover, depth = game.turn, game.history.depth
        now, times, turn = self.now(), NO_TIMES, None
        if match.clock is not None and not awaits_press:
            turn = match.clock.turn(mover, now)
            times = times.with_(mover, turn.left)
        moved = match.move(mover, now, awaits_press=awaits_press)
        change = make_move(times)
        moved = replace(moved, node_id=game.current_id)
        self.match = moved if turn is None else moved.note_turn(game.current_id, turn)
        self._last_step_depth = game.history.depth
        if self._last_step_depth == depth:
            # The record had the move; later writes are another step.
            game.history.seal()
        return change | Change.MATCH | self.choose_play_tool(game)

    # For other parts of the match

    def choose_play_tool(self, game: Game) -> Change:
        """Switch to the play tool."""
        return self._tools.choose(game, EditTool.PLAY)

    def go_to_match_node(self, game: Game) -> Change:
        """Go to the node of the match, if it is still in the record."""
        match = self.match
        if match is None or match.node_id not in game.tree:
            return Change.NOTHING
        return game.go_to(match.node_id)

    def relocate(self, game: Game) -> None:
        """Move the match to the current node, which a step of the match has reached."""
        if self.match is not None:
            self.match = self.match.relocate(game.current_id)
            self.note_step(game)

    def note_step(self, game: Game) -> None:
        """Count the last undo step as one of the match."""
        self._last_step_depth = game.history.depth

    def find_last_step(self, game: Game) -> None:
        """Find the last undo step of the match, or before it without which it would differ."""
        match = self.match
        self._last_step_depth = 0
        if match is None or match.node_id not in game.tree:
            return
        path = {node.id for node in game.tree.path(match.node_id)}
        depth = game.history.depth
        steps = enumerate(game.history.steps())
        depths = (
            depth - steps_after
            for steps_after, step in steps
            if is_match_step(step) or changes_position_on(step, path)
        )
        self._last_step_depth = next(depths, 0)

    def steps_since(self, game: Game) -> int:
        """Return how many undo steps the record has after the last one of the match."""
        return max(0, game.history.depth - self._last_step_depth)

    def write_times(self, game: Game, color: Color | None = None) -> Change:
        """Write the time left of one player or both at the node of the match."""
        match, tree, times = self.match, game.tree, self._times_to_write(game, color)
        if match is None or times is None:
            return Change.NOTHING
        next_id = tree.next_id
        change = game.set_times(times, at=match.node_id, continues=times_edit_key(match.node_id))
        if next_id in tree:  # SGF allows no times with a set-up: they are in a node after it.
            self.match = replace(match, node_id=next_id)
        return change

    def _times_to_write(self, game: Game, color: Color | None) -> Times | None:
        """Return the times for the node of the match.

        None at the root, where they would be the times at the start of the game.
        """
        match, tree = self.match, game.tree
        if match is None or match.clock is None or match.stage is MatchStage.READY:
            return None
        if match.node_id not in tree or match.node_id == tree.root_id:
            return None
        times, left = tree[match.node_id].content.times, self._times_now(match.clock)
        for player in Color:
            if color in (None, player):
                times = times.with_(player, left[player])
        return times

    # Following the record and the clock

    def update_clock(self, game: Game) -> Change:
        """Let the clock find out that time has run out, or that the computer slept."""
        before = self.match
        if before is None or not self.is_live(game):
            return Change.NOTHING
        now = self.now()
        match = before.tick(now)
        seconds = self.move_confirmation.takeback_seconds
        if match.before_last_move is not None and not match.can_take_back(now, seconds):
            match = replace(match, before_last_move=None)
        self.match = match
        if (before.flagged, before.stage) == (match.flagged, match.stage):
            return Change.NOTHING
        return Change.MATCH | self.write_times(game)

    def follow(self, game: Game) -> None:
        """Follow a change: run the clock of the player to move, none during scoring.

        A match whose node was removed continues at the nearest one that is left, as if its last
        moves had been taken back.
        """
        match = self.match
        if match is None:
            return
        if match.node_id not in game.tree:
            place = _nearest_left(game, match.node_id)
            for noted in reversed(match.turns):
                if noted.node_id in game.tree:
                    break
                turn = noted.turn
                match = match.take_move_back(noted.node_id, turn.color, turn, self.now())
            self.match = match = match.relocate(place)
        if game.history.depth < self._last_step_depth:
            self.find_last_step(game)
        if game.is_finished and match.stage is not MatchStage.PAUSED:
            match = match.pause(self.now())
        is_playing = self.is_playing(game)
        if match.takeback_request is not None and not is_playing:
            match = replace(match, takeback_request=None)
        self.match = match
        self.match = match.run(self.player_to_move(game) if is_playing else None, self.now())


def _nearest_left(game: Game, number: int) -> int:
    """Return the nearest node above ``number``, which was removed, that is left.

    If the last step does not tell, that is the end of the main line: no moves come after it.
    """
    last, undone = game.history.last, game.history.next
    for nodes in (last and last.edit.before, undone and undone.edit.after):
        place: int | None = number
        while nodes and place is not None and place not in game.tree:
            removed = nodes.get(place)
            place = None if removed is None else removed.parent
        if place is not None and place in game.tree:
            return place
    return game.main_line_end
