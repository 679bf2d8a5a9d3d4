"""Taking back moves of a match: at once, or if the opponent agrees."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node_times import clock_at
from gobanapp.game.undo_history import UndoStep
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.match import TakebackRequest
from gobanapp.session.match_clock import TimedMatchSession
from gobanapp.session.match_session import (
    is_match_move,
    is_of_match,
    is_times,
    removal_of,
    times_edit_key,
)


class TakebackSession(TimedMatchSession):
    """What ``Session`` does with undo and redo while two players play."""

    def can_undo(self) -> bool:
        mover = self._last_mover() if self._plays_here() else None
        return super().can_undo() or (mover is not None and self.can_request_takeback(mover))

    def undo(self) -> None:
        """Take back what was done last: an edit of the record, or a move of the match.

        For a move the opponent may have to agree; and nobody takes one back who does not see it.
        """
        if not self._plays():
            super().undo()
            return
        steps, last, mover = self._steps_beside(), self.game.history.last, self._last_mover()
        if steps:
            self.apply(lambda game: self._undo_steps(game, steps))
        elif not self.is_at_match_node:
            self.go_to_match_node()
        elif self.game.node.content.move is None:
            if last is not None and not is_of_match(last):
                self.apply(lambda game: self._undo_steps(game, 1))
        elif not self.take_back() and mover is not None:
            self.request_takeback(mover)

    def undo_edit(self, edit: UndoStep) -> None:
        """Take back this edit of the record; nothing where something else was done since."""
        if not self._plays():
            super().undo_edit(edit)
            return
        steps = self._steps_beside()
        if steps and edit is next(islice(self.game.history.steps(), steps - 1, None)):
            self.apply(lambda game: self._undo_steps(game, steps))

    def redo(self) -> None:
        """Do again what ``undo`` took back last; a match goes on from a move done again."""
        match, game = self.match, self.game
        step = game.history.next
        if match is None or step is None or not self._plays():
            super().redo()
        elif not (is_match_move(step) and step.current_before == match.node_id):
            self.apply(_redo)
        elif not self.is_at_match_node:
            self.go_to_match_node()
        else:
            turn = self.player_to_move
            change = _redo(game)
            self.match = match.take_turn_back(game.current_id, turn, self.now())
            self._steps = game.history.depth
            self._broadcast(change)

    # A stone just put down

    def take_back(self) -> bool:
        """Take back the stone just put down, if its player still may; return whether he could."""
        self._update_clock()
        match = self.match
        if match is None or match.before_last_move is None or not self._plays_here():
            return False
        if not match.can_take_back(self.now(), self.move_confirmation.takeback_seconds):
            return False
        change = self._leave_node()
        self.match = replace(match.before_last_move, node_id=self.game.current_id)
        self._find_steps()
        self._broadcast(change | Change.MATCH)
        return True

    def takeback_time_left(self) -> float:
        """Return how much is left of the time in which ``take_back`` can be done, from 1 to 0."""
        match = self.match
        if match is None or not match.can_take_back(
            self.now(), self.move_confirmation.takeback_seconds
        ):
            return 0.0
        if match.to_press is not None:
            return 1.0
        return 1 - (self.now() - match.moved_at) / max(
            self.move_confirmation.takeback_seconds, 0.001
        )

    # Asking

    def can_request_takeback(self, by: Color) -> bool:
        """Whether there is a move of ``by`` to take back, with the answer to it."""
        match = self.match
        if match is None or match.flagged is not None or match.takeback_request is not None:
            return False
        return self._plays_here() and self._nodes_back(self._plies(by)) is not None

    def request_takeback(self, by: Color) -> None:
        """Ask, for ``by``, to take back his last move, with the answer to it where there is one."""
        self._update_clock()
        match = self.match
        if match is None or not self.can_request_takeback(by):
            return
        self.match = replace(match, takeback_request=TakebackRequest(by, self._plies(by)))
        if self.move_confirmation.needs_takeback_consent:
            self._broadcast(Change.MATCH)
        else:
            self.answer_takeback(granted=True)

    def answer_takeback(self, *, granted: bool, gives_time_back: bool = False) -> None:
        """Answer what the opponent has asked for; the time the moves took is not given back."""
        self._update_clock()
        match = self.match
        if match is None or match.takeback_request is None or not self.is_live:
            return
        plies = match.takeback_request.plies
        self.match = match = replace(match, takeback_request=None)
        change = Change.MATCH
        if granted and not self.is_counting_or_disputing:
            change |= self._go_back_to_match()
            if self._nodes_back(plies) is not None:
                change |= self._take_moves_back(plies, gives_time_back=gives_time_back)
        self._broadcast(change)

    def _take_moves_back(self, plies: int, *, gives_time_back: bool) -> Change:
        assert self.match is not None
        turn, change = self.player_to_move, Change.NOTHING
        while plies:
            move = self.game.node.content.move
            if move is not None:
                plies -= 1
                self.match = self.match.without_move(move.color)
            change |= self._leave_node()
        back = self.match.take_turn_back(self.game.current_id, turn, self.now())
        if gives_time_back and back.clock is not None:
            recorded, now = clock_at(self.game.tree, self.game.current_id), self.now()
            if recorded is not None:
                used = ByColor(*(back.clock.used_by(color, now) for color in Color))
                back = replace(back, clock=replace(recorded, used=used))
        self.match = back.clear_flag(self.now())
        self._find_steps()
        return change

    # Within

    def _plays_here(self) -> bool:
        """Whether one looks at the match where it stands, and nobody counts or disputes."""
        return self.is_at_match_node and not self.is_counting_or_disputing

    def _plays(self) -> bool:
        """Whether two players play, wherever one looks, and nobody counts or disputes."""
        return self.is_live and not self.is_counting_or_disputing

    def _steps_beside(self) -> int:
        """Return how many steps go with the last edit made beside the match, 0 without one.

        It goes with the times that the match has written since.
        """
        history = self.game.history
        beside = islice(history.steps(), max(0, history.depth - self._steps))
        return next((n for n, step in enumerate(beside, start=1) if not is_times(step)), 0)

    def _undo_steps(self, game: Game, steps: int) -> Change:
        """Undo so many steps; the match stays where it stands, or as near as can be."""
        match, change = self.match, Change.NOTHING
        assert match is not None
        path = [node.id for node in game.tree.path(match.node_id)]
        for _ in range(steps):
            change |= game.undo()
        if match.node_id not in game.tree:  # It was but a node with times.
            left = next(number for number in reversed(path) if number in game.tree)
            self.match = match.relocate(left)
        return change

    def _plies(self, by: Color) -> int:
        """Return how many moves go if ``by`` takes his last one back."""
        return 1 if by is self._last_mover() else 2

    def _last_mover(self) -> Color | None:
        """Return who has made the last move on the way to where one stands."""
        node = self.game.node
        while node.content.move is None and node.parent is not None:
            node = self.game.tree[node.parent]
        return None if node.content.move is None else node.content.move.color

    def _nodes_back(self, plies: int) -> list[int] | None:
        """Return the nodes to leave for so many moves to be gone, None where there are fewer."""
        node, nodes = self.game.node, []
        while plies:
            if node.parent is None:
                return None
            nodes.append(node.id)
            plies -= node.content.move is not None
            node = self.game.tree[node.parent]
        return nodes

    def _is_of(self, number: int) -> bool:
        """Whether the last edit led to node ``number``, or was written upon it by the match."""
        last = self.game.history.last
        if last is None or number not in last.edit.after:
            return False
        return self._led_to(number) or last.continues == times_edit_key(number)

    def _led_to(self, number: int) -> bool:
        """Whether the last edit was the move of node ``number``, new or done once more."""
        last, parent = self.game.history.last, self.game.tree[number].parent
        if last is None or (last.current_before, last.current_after) != (parent, number):
            return False
        assert self.match is not None
        # A move may have been followed that was pasted with others, or played before the match.
        is_alone = last.edit.after.keys() <= {parent, number}
        return is_alone and (
            number >= self.match.first_new_id or last.edit.before[number] is not None
        )

    def _leave_node(self) -> Change:
        """Go back one node; if it came from the match, it is taken out of the record."""
        game, number = self.game, self.game.current_id
        parent = game.node.parent
        assert parent is not None
        assert self.match is not None
        change = self.scoring.discard()
        while game.current_id == number and self._is_of(number):
            is_move = self._led_to(number)
            change |= game.undo()
            if not is_move:  # What the match wrote may have been written from elsewhere.
                change |= game.go_to(number)
        if game.current_id == number:
            is_own = number >= self.match.first_new_id and not game.node.children
            change |= (
                game.remove(number, continues=removal_of(number)) if is_own else game.go_to(parent)
            )
        return change


def _redo(game: Game) -> Change:
    """Redo a step, with the times that the match has written after it."""
    change, place = game.redo(), game.current_id
    while game.history.next is not None and is_times(game.history.next):
        change |= game.redo()
    return change | game.go_to(place)
