"""Taking back moves of a match: at once, or if the opponent agrees."""

from __future__ import annotations

from dataclasses import replace

from gobanapp.game.change import Change
from gobanapp.game.times import clock_at
from gobanapp.rules.color import ByColor, Color
from gobanapp.ui.match import Request
from gobanapp.ui.match_clock import MatchClock
from gobanapp.ui.match_play import times_of


class TakingBack(MatchClock):
    """What ``Session`` does with undo and redo while two players play."""

    def can_undo(self) -> bool:
        mover = self._last_mover() if self._plays_here() else None
        return super().can_undo() or (mover is not None and self.can_ask_undo(mover))

    def undo(self) -> None:
        """Take back what was done last; in a match the opponent may have to agree."""
        mover = self._last_mover()
        plays = self.is_live and not self.is_agreeing
        is_move = not self.is_at_play or self.game.node.content.move is not None
        if not plays or not is_move or self._was_only_written():
            super().undo()
        elif not self.is_at_play:
            self.back_to_match()  # Nobody takes back what he does not see.
        elif not self.take_back() and mover is not None:
            self.ask_undo(mover)

    def redo(self) -> None:
        """Do again what ``undo`` took back last; a match goes on from a move done again."""
        match, game = self.match, self.game
        step = game.history.next
        is_move = (
            match is not None
            and step is not None
            and step.place_before == match.place
            and step.edit.before.get(step.place_after, step) is None
        )
        if match is None or not (self._plays_here() and is_move):
            super().redo()
            return
        turn = self.player
        change = game.redo()
        if game.node.content.move is not None:
            self.match = match.take_turn_back(game.place, turn, self.now())
        self._tell(change)

    # A stone just put down

    def take_back(self) -> bool:
        """Take back the stone just put down, if its player still may; return whether he could."""
        self._look_at_clock()
        match = self.match
        if match is None or match.before is None or not self._plays_here():
            return False
        if not match.may_take_back(self.now(), self.precautions.take_back):
            return False
        change = self._leave_node()
        self.match = replace(match.before, place=self.game.place)
        self._tell(change | Change.MATCH)
        return True

    def take_back_left(self) -> float:
        """Return how much is left of the time in which ``take_back`` can be done, from 1 to 0."""
        match = self.match
        if match is None or not match.may_take_back(self.now(), self.precautions.take_back):
            return 0.0
        if match.to_press is not None:
            return 1.0
        return 1 - (self.now() - match.moved_at) / max(self.precautions.take_back, 0.001)

    # Asking

    def can_ask_undo(self, by: Color) -> bool:
        """Whether there is a move of ``by`` to take back, with the answer to it."""
        match = self.match
        if match is None or match.up is not None or match.request is not None:
            return False
        return self._plays_here() and self._nodes_back(self._plies(by)) is not None

    def ask_undo(self, by: Color) -> None:
        """Ask, for ``by``, to take back his last move, with the answer to it where there is one."""
        self._look_at_clock()
        match = self.match
        if match is None or not self.can_ask_undo(by):
            return
        self.match = replace(match, request=Request(by, self._plies(by)))
        if self.precautions.undo_asks:
            self._tell(Change.MATCH)
        else:
            self.answer(granted=True)

    def answer(self, *, granted: bool, gives_time_back: bool = False) -> None:
        """Answer what the opponent has asked for; the time the moves took is not given back."""
        self._look_at_clock()
        match = self.match
        if match is None or match.request is None or not self.is_live:
            return
        plies = match.request.plies
        self.match = match = replace(match, request=None)
        change = Change.MATCH
        if granted and not self.is_agreeing:
            change |= self._go_back_to_match()
            if self._nodes_back(plies) is not None:
                change |= self._take_moves_back(plies, gives_time_back=gives_time_back)
        self._tell(change)

    def _take_moves_back(self, plies: int, *, gives_time_back: bool) -> Change:
        assert self.match is not None
        turn, change = self.player, Change.NOTHING
        while plies:
            move = self.game.node.content.move
            if move is not None:
                plies -= 1
                self.match = self.match.without_move(move.color)
            change |= self._leave_node()
        back = self.match.take_turn_back(self.game.place, turn, self.now())
        if gives_time_back and back.clock is not None:
            recorded, now = clock_at(self.game), self.now()
            if recorded is not None:
                used = ByColor(*(back.clock.used_by(color, now) for color in Color))
                back = replace(back, clock=replace(recorded, used=used))
        self.match = back.without_up(self.now())
        return change

    # Within

    def _plays_here(self) -> bool:
        """Whether one looks at the match where it stands, and nobody counts or disputes."""
        return self.is_at_play and not self.is_agreeing

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
            nodes.append(node.number)
            plies -= node.content.move is not None
            node = self.game.tree[node.parent]
        return nodes

    def _was_only_written(self) -> bool:
        """Whether the last edit has not changed the tree, but what is said in it."""
        last = self.game.history.last
        if last is None or last.change & Change.TREE:
            return False
        return last.place_before == last.place_after and not self._is_of(last.place_after)

    def _is_of(self, number: int) -> bool:
        """Whether the last edit led to node ``number``, or was written upon it by the match."""
        last = self.game.history.last
        if last is None or number not in last.edit.after:
            return False
        return self._led_to(number) or last.continues == times_of(number)

    def _led_to(self, number: int) -> bool:
        """Whether the last edit was the move of node ``number``, new or done once more."""
        last, parent = self.game.history.last, self.game.tree[number].parent
        return last is not None and (last.place_before, last.place_after) == (parent, number)

    def _leave_node(self) -> Change:
        """Go back one node; if it came from the match, it is taken out of the record."""
        game, number = self.game, self.game.place
        parent = game.node.parent
        assert parent is not None
        assert self.match is not None
        change = self.count.forget()
        while game.place == number and self._is_of(number):
            is_move = self._led_to(number)
            change |= game.undo()
            if not is_move:  # What the match wrote may have been written from elsewhere.
                change |= game.go_to(number)
        if game.place == number:
            is_own = number >= self.match.since and not game.node.children
            change |= game.remove(number) if is_own else game.go_to(parent)
        return change
