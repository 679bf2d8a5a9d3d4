"""The clock of a match: started, paused, pressed, and set by a referee."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node_times import clock_at
from gobanapp.rules.color import Color
from gobanapp.session.match_controller import MatchController
from gobanapp.session.match_stage import MatchStage

if TYPE_CHECKING:
    from gobanapp.session.match import Match


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _HeldClock:
    """A match with a held clock, the match before its last move, and the player whose time ran."""

    match: Match
    before: Match | None
    running: Color | None
    since: float


class MatchClock:
    """The actions of players and a referee on the clock.

    Methods take the game that is played and return what they have changed. The session updates the
    clock before each of them.
    """

    def __init__(self, controller: MatchController) -> None:
        self._controller = controller
        self._held: _HeldClock | None = None

    # Starting and stopping

    def start(self, game: Game) -> Change:
        """Start the clock, and return to the match's node."""
        controller = self._controller
        match = controller.match
        if match is None or not controller.is_live(game) or match.flagged is not None:
            return Change.NOTHING
        is_playing = controller.is_playing(game)
        change = controller.go_to_match_node(game) if is_playing else Change.NOTHING
        controller.match = match.start()
        return Change.MATCH | change | controller.choose_play_tool(game)

    def pause(self, game: Game) -> Change:
        """Stop the clock: no moves until it is started again."""
        controller = self._controller
        match = controller.match
        if match is None or match.clock is None or match.stage is not MatchStage.RUNNING:
            return Change.NOTHING
        controller.match = match.pause(controller.now())
        return Change.MATCH | controller.write_times(game)

    def can_continue_here(self, game: Game) -> bool:
        """Return whether a paused match, or a record without one, can continue at this node.

        It must be another node than that at which the match continues by itself.
        """
        controller = self._controller
        match = controller.match
        if match is None:
            return controller.can_resume(game) and game.current_id != game.main_line_end
        is_paused = match.stage is MatchStage.PAUSED and match.flagged is None
        return controller.is_playing(game) and is_paused and not controller.is_at_match_node(game)

    def resume_here(self, game: Game) -> Change:
        """Continue the match at the end of the main line, with the times that the record has there.

        Nothing happens at another node: ``Session.continue_here`` continues there.
        """
        controller = self._controller
        match = controller.match
        is_at_end = game.current_id == game.main_line_end
        if match is None or not (is_at_end and self.can_continue_here(game)):
            return Change.NOTHING
        change = controller.write_state(game)
        clock = match.clock and (clock_at(game.tree, game.current_id) or match.clock)
        controller.match = replace(match.relocate(game.current_id), clock=clock).start()
        controller.note_step(game)
        return Change.MATCH | change | controller.choose_play_tool(game)

    # While a question is open

    def hold(self, _game: Game) -> Change:
        """Stop the clock while a question is open; nothing is written into the record.

        ``release`` continues, unless another record is opened meanwhile.
        """
        controller = self._controller
        match, now = controller.match, controller.now()
        self._held = None
        if match is None or match.clock is None or match.stage is not MatchStage.RUNNING:
            return Change.NOTHING
        before, running = match.before_last_move, None
        if before is not None and before.clock is not None:
            running = before.clock.running
            before = replace(before, clock=before.clock.pause(now))
        self._held = _HeldClock(match=match, before=before, running=running, since=now)
        controller.match = match.pause(now)
        return Change.MATCH

    def release(self, game: Game) -> Change:
        """Continue as before ``hold``. A clock that was already stopped stays stopped."""
        held, self._held = self._held, None
        controller = self._controller
        match, now = controller.match, controller.now()
        if (
            held is None
            or match is None
            or match.stage is not MatchStage.PAUSED
            or not controller.is_live(game)
        ):
            return Change.NOTHING
        before = held.before if match.node_id == held.match.node_id else None
        if before is not None and before.clock is not None and held.running is not None:
            before = replace(before, clock=before.clock.run(held.running, now))
        controller.match = replace(
            match,
            stage=MatchStage.RUNNING,
            before_last_move=before,
            moved_at=match.moved_at + now - held.since,
        )
        return Change.MATCH

    def forget_hold(self) -> None:
        """Let ``release`` do nothing: another record is opened."""
        self._held = None

    # Players and referee

    def press(self, game: Game, color: Color) -> Change:
        """Press the clock. Only the player who has just moved can."""
        controller = self._controller
        match = controller.match
        if match is None or match.to_press is not color or match.flagged is not None:
            return Change.NOTHING
        if not controller.is_playing(game):
            return Change.NOTHING
        controller.match = match.press(controller.now())
        change = controller.go_to_match_node(game) | controller.write_times(game, color)
        return Change.MATCH | change

    def continue_after_timeout(self, game: Game) -> Change:
        """Continue although a player's time has run out."""
        controller = self._controller
        if controller.match is None or controller.match.flagged is None:
            return Change.NOTHING
        controller.match = controller.match.excuse_flag()
        return Change.MATCH | controller.choose_play_tool(game)

    def add_time(self, game: Game, color: Color, seconds: float) -> Change:
        """Give a player seconds, or take some if ``seconds`` is negative, as a referee does."""
        controller = self._controller
        match = controller.match
        if match is None or match.clock is None:
            return Change.NOTHING
        match = replace(match, clock=match.clock.add(color, seconds), before_last_move=None)
        controller.match = match.clear_flag(controller.now())
        is_paused = match.stage is MatchStage.PAUSED
        return Change.MATCH | (controller.write_times(game) if is_paused else Change.NOTHING)
