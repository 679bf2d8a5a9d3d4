"""Takebacks: undo and redo while two players play."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node_times import clock_at, turn_at
from gobanapp.game.undo_history import UndoStep
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.match_controller import MatchController
from gobanapp.session.match_steps import (
    is_match_move,
    is_match_step,
    is_times_edit,
    removal_key,
    times_edit_key,
)

if TYPE_CHECKING:
    from gobanapp.clock.clock import Turn
    from gobanapp.session.match import Match


class Takeback:
    """Takes moves of a match back, at once or with the consent of the opponent.

    Methods take the game that is played; those that change something return what they have
    changed. The session updates the clock before each of them.
    """

    def __init__(self, controller: MatchController) -> None:
        self._controller = controller

    # Undo and redo

    def can_undo(self, game: Game) -> bool:
        """Return whether there is an edit to undo, or a move to ask for."""
        mover = _last_mover(game) if self._is_playing_here(game) else None
        return game.history.can_undo or (mover is not None and self.can_request(game, mover))

    def can_redo(self, game: Game) -> bool:
        """Return whether the record has something to redo."""
        return game.history.can_redo

    def undo(self, game: Game) -> Change:
        """Undo the last edit made outside the match, or take back its last move.

        The opponent may have to agree to a takeback. Moves that are not on the board are never
        taken back: if the match is at another node, this only goes there.
        """
        controller = self._controller
        steps = self._steps_outside_match(game)
        last, move = game.history.last, game.node.content.move
        if steps:
            return self._undo_steps(game, steps)
        if not controller.is_at_match_node(game):
            return controller.go_to_match_node(game)
        if move is None:
            if last is not None and not is_match_step(last):
                return self._undo_steps(game, 1)
            return Change.NOTHING
        if self.can_take_back(game):
            return self.take_back(game)
        return self.request(game, move.color)

    def undo_edit(self, game: Game, edit: UndoStep) -> Change:
        """Undo this edit made outside the match; nothing if another one was made since."""
        steps = self._steps_outside_match(game)
        if not steps or edit is not next(islice(game.history.steps(), steps - 1, None)):
            return Change.NOTHING
        return self._undo_steps(game, steps)

    def redo(self, game: Game) -> Change:
        """Redo what ``undo`` undid last; a match continues from a move that is redone."""
        controller = self._controller
        match, step = controller.match, game.history.next
        if match is None or step is None:
            return Change.NOTHING
        if not (is_match_move(step) and step.current_before == match.node_id):
            return _redo_with_times(game)
        if not controller.is_at_match_node(game):
            return controller.go_to_match_node(game)
        turn = controller.player_to_move(game)
        change = _redo_with_times(game)
        controller.match = match.redo_move(game.current_id, turn, controller.now())
        controller.note_step(game)
        return change

    # The stone just played

    def can_take_back(self, game: Game) -> bool:
        """Return whether the player of the last stone may take it back without asking."""
        controller = self._controller
        match = controller.match
        if match is None or match.before_last_move is None or not self._is_playing_here(game):
            return False
        return match.can_take_back(controller.now(), controller.move_confirmation.takeback_seconds)

    def take_back(self, game: Game) -> Change:
        """Take back the stone just played, if its player still may."""
        controller = self._controller
        if controller.match is None or not self.can_take_back(game):
            return Change.NOTHING
        before = controller.match.before_last_move
        assert before is not None
        change = self._leave_node(game, controller.match)
        controller.match = replace(before, node_id=game.current_id)
        controller.find_last_step(game)
        return change | Change.MATCH

    def time_left(self) -> float:
        """Return the time left for ``take_back``, as a fraction from 1 to 0."""
        controller = self._controller
        match, seconds = controller.match, controller.move_confirmation.takeback_seconds
        if match is None or not match.can_take_back(controller.now(), seconds):
            return 0.0
        if match.to_press is not None:
            return 1.0
        return 1 - (controller.now() - match.moved_at) / max(seconds, 0.001)

    # Requests

    def can_request(self, game: Game, by: Color) -> bool:
        """Return whether ``by`` has a move to take back, with the answer to it."""
        match = self._controller.match
        if match is None or match.flagged is not None or match.takeback_request is not None:
            return False
        return self._is_playing_here(game) and _has_moves(game, _plies(game, by))

    def request(self, game: Game, by: Color) -> Change:
        """Ask for ``by`` to take back their last move, with the answer to it if there is one.

        The moves go at once where the settings do not require consent.
        """
        controller = self._controller
        match = controller.match
        if match is None or not self.can_request(game, by):
            return Change.NOTHING
        controller.match = match.request_takeback(by, _plies(game, by))
        if controller.move_confirmation.needs_takeback_consent:
            return Change.MATCH
        return self.answer(game, granted=True)

    def answer(self, game: Game, *, granted: bool, restores_clock: bool = False) -> Change:
        """Answer the request of the opponent.

        ``restores_clock``: restore the earlier clock; otherwise the time used stays used.
        """
        controller = self._controller
        match = controller.match
        if match is None or match.takeback_request is None or not controller.is_live(game):
            return Change.NOTHING
        plies = match.takeback_request.plies
        controller.match = replace(match, takeback_request=None)
        change = Change.MATCH
        if granted and controller.is_playing(game):
            change |= controller.go_to_match_node(game)
            if _has_moves(game, plies):
                change |= self._take_moves_back(game, plies, restores_clock=restores_clock)
        return change

    def _take_moves_back(self, game: Game, plies: int, *, restores_clock: bool) -> Change:
        controller, change = self._controller, Change.NOTHING
        match = controller.match
        assert match is not None
        while plies:
            number, move = game.current_id, game.node.content.move
            if move is not None:
                plies -= 1
                turn = match.turn_of(number) or _recorded_turn(game, match)
                match = match.take_move_back(number, move.color, turn, controller.now())
            change |= self._leave_node(game, match)
        restored = match.relocate(game.current_id)
        if restores_clock and restored.clock is not None:
            recorded, now = clock_at(game.tree, game.current_id), controller.now()
            if recorded is not None:
                used = ByColor(*(restored.clock.used_by(color, now) for color in Color))
                restored = replace(restored, clock=replace(recorded, used=used))
        controller.match = restored.clear_flag(controller.now())
        controller.find_last_step(game)
        return change

    # Steps of the record

    def _is_playing_here(self, game: Game) -> bool:
        controller = self._controller
        return controller.is_at_match_node(game) and controller.is_playing(game)

    def _steps_outside_match(self, game: Game) -> int:
        """Return the number of undo steps of the last edit outside the match, 0 without one.

        The times that the match has written since are undone with it.
        """
        later_steps = islice(game.history.steps(), self._controller.steps_since(game))
        return next(
            (count for count, step in enumerate(later_steps, start=1) if not is_times_edit(step)), 0
        )

    def _undo_steps(self, game: Game, steps: int) -> Change:
        """Undo a number of steps; the match keeps its node, or the nearest possible."""
        controller, change = self._controller, Change.NOTHING
        match = controller.match
        assert match is not None
        path = [node.id for node in game.tree.path(match.node_id)]
        for _ in range(steps):
            change |= game.undo()
        if match.node_id not in game.tree:  # a node that held only times
            nearest_id = next(number for number in reversed(path) if number in game.tree)
            controller.match = match.relocate(nearest_id)
        return change

    def _leave_node(self, game: Game, match: Match) -> Change:
        """Go back one node, and remove it from the record if it came from the match."""
        number, parent = game.current_id, game.node.parent
        assert parent is not None
        change = Change.NOTHING
        while game.current_id == number and _is_last_edit_of(game, number, match):
            is_move = _is_last_move(game, number, match)
            change |= game.undo()
            if not is_move:  # The times may have been written from another node.
                change |= game.go_to(number)
        if game.current_id == number:
            is_from_match = number >= match.first_new_id and not game.node.children
            change |= (
                game.remove(number, continues=removal_key(number))
                if is_from_match
                else game.go_to(parent)
            )
        return change


def _plies(game: Game, by: Color) -> int:
    """Return the number of moves removed if ``by`` takes back their last one."""
    return 1 if by is _last_mover(game) else 2


def _last_mover(game: Game) -> Color | None:
    """Return the player of the last move before the current node."""
    node = game.node
    while node.content.move is None and node.parent is not None:
        node = game.tree[node.parent]
    return None if node.content.move is None else node.content.move.color


def _has_moves(game: Game, plies: int) -> bool:
    """Return whether ``plies`` moves lead to the current node, apart from one in the root."""
    node = game.node
    while plies:
        if node.parent is None:
            return False
        plies -= node.content.move is not None
        node = game.tree[node.parent]
    return True


def _recorded_turn(game: Game, match: Match) -> Turn | None:
    """Return the turn that ended with the current move, as far as the record shows it."""
    if match.clock is None:
        return None
    return turn_at(game.tree, game.current_id, match.clock.systems)


def _is_last_edit_of(game: Game, number: int, match: Match) -> bool:
    """Return whether the last edit led to node ``number``, or wrote times of the match there."""
    last = game.history.last
    if last is None or number not in last.edit.after:
        return False
    return _is_last_move(game, number, match) or last.continues == times_edit_key(number)


def _is_last_move(game: Game, number: int, match: Match) -> bool:
    """Return whether the last edit was the move of node ``number``, new or redone."""
    last, parent = game.history.last, game.tree[number].parent
    if last is None or (last.current_before, last.current_after) != (parent, number):
        return False
    # The move may have been pasted with others, or played before the match.
    is_alone = last.edit.after.keys() <= {parent, number}
    return is_alone and (number >= match.first_new_id or last.edit.before[number] is not None)


def _redo_with_times(game: Game) -> Change:
    """Redo a step, with the times that the match has written after it."""
    change, number = game.redo(), game.current_id
    while game.history.next is not None and is_times_edit(game.history.next):
        change |= game.redo()
    return change | game.go_to(number)
