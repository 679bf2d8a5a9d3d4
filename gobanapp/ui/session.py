"""The session: the game that is open, the file it belongs to, and the one way to change either."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gobanapp.game.agreement import NOBODY, Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute, name_of
from gobanapp.game.game import Game
from gobanapp.game.markup import NO_POINTS as NO_TERRITORY
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Illegal, IllegalMove, Position
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import Counting, Ruleset
from gobanapp.rules.scoring import Score
from gobanapp.rules.verdict import Proposal
from gobanapp.ui.count import Count, Marking
from gobanapp.ui.record import Entry, FileState, Record
from gobanapp.ui.task import Task


class Session(QObject):
    """What is going on: playing, looking, correcting, or agreeing on the count.

    Views read it, and read it again at each ``changed``; they never call one another. Every
    action of the user ends in one of its methods, and each emits ``changed`` at most once.
    """

    changed = Signal(Change)
    refused = Signal(object)
    """A move was not allowed; the argument is the ``Illegal`` that says why."""
    finished = Signal(object)
    """A game has just come to its result; the argument is the ``Score`` accepted, if any."""

    def __init__(
        self,
        record: Record,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
    ) -> None:
        """Begin with a record, in the midst of its count or of a dispute where there is one."""
        super().__init__()
        self.record = record
        self.count = Count(agreement, dispute)
        self.task = Task.PLAY

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def agreement(self) -> Agreement | None:
        """How far the count has come, None while there is none going on."""
        return self.count.agreement

    @property
    def dispute(self) -> Dispute | None:
        """The group that is being played out, with the count to come back to."""
        return self.count.dispute

    @property
    def is_counting(self) -> bool:
        return self.agreement is not None

    @property
    def score(self) -> Score | None:
        """The count as it stands, None while there is none going on."""
        return self.count.score(self.game)

    @property
    def is_playing_out(self) -> bool:
        """Whether a move now belongs to the play-out of a disputed group."""
        return self.dispute is not None and self.dispute.is_here(self.game)

    @property
    def shown(self) -> int:
        """The node whose marks the board shows: while a move is corrected, the one before it."""
        node = self.game.node
        if self.task is Task.PLAY or node.parent is None:
            return node.number
        return node.parent

    @property
    def _next(self) -> tuple[Position, Color]:
        """The position in which a click puts a stone on the board, and whose stone it is."""
        game = self.game
        if self.task is Task.INSERT:
            return game.to_insert()
        if self.task is Task.CORRECT:
            return game.to_correct(game.place)
        return game.position, game.turn

    @property
    def position(self) -> Position:
        """The position that the board shows: while a move is corrected, the one before it."""
        return self._next[0]

    @property
    def turn(self) -> Color:
        """Whose stone a click puts on the board."""
        return self._next[1]

    def why_illegal(self, point: Point) -> Illegal | None:
        """Return why a click may not put a stone on ``point``, None where it may."""
        if self.task is Task.PLAY:
            if self.dispute is not None and self.is_playing_out:
                return self.dispute.why_illegal(self.game, point)
            return self.game.why_illegal(point)
        position, turn = self._next
        return position.why_illegal(Move(turn, point), self.game.ruleset)

    def begin(self, task: Task) -> None:
        """From now on a click on the board does this, until one goes elsewhere."""
        is_free = self.agreement is None and self.dispute is None
        if (is_free or task is Task.PLAY) and task is not self.task:
            self.task = task
            self._tell(Change.PLACE)

    def can_pass(self) -> bool:
        away = self.dispute is not None and not self.is_playing_out
        return not self.is_counting and not self.game.handicap_left and not away

    def can_undo(self) -> bool:
        last = self.game.history.last
        # In a count, what was done elsewhere, as in the play-out of a dispute, is not at hand.
        is_here = not self.is_counting or (last is not None and last.place_after == self.game.place)
        return self.count.can_undo or (self.game.history.can_undo and is_here)

    def can_redo(self) -> bool:
        return self.count.can_redo or (not self.is_counting and self.game.history.can_redo)

    def can_resign(self) -> bool:
        return not self.is_counting and self.can_end() and not self.game.is_at_result

    def can_count(self) -> bool:
        """Whether a count can begin or end here, or be come back to."""
        return not self.game.handicap_left

    def can_end(self) -> bool:
        """Whether a result can be written down; a dispute comes first."""
        return self.dispute is None

    def do(self, action: Callable[[Game], Change]) -> None:
        """Do something with the game and tell the views; a refused move is told as such."""
        place = self.game.place
        self.count.remember(self.game)
        try:
            change = action(self.game)
        except IllegalMove as refusal:
            self.refused.emit(refusal.illegal)
            return
        if change & (Change.PLACE | Change.TREE | Change.INFO):
            change |= self._leave_count()
        if self.game.place != place or self.game.node.parent is None:
            self.task = Task.PLAY
        self._tell(change)

    def _leave_count(self) -> Change:
        """Leave the count as the record has changed below it; a dispute goes on in its variation.

        Where that has been taken back, or the game's end is gone, so is the dispute.
        """
        dispute, game = self.dispute, self.game
        if dispute is None:
            return self.count.forget()
        if dispute.begun_at in game.tree and dispute.place in game.tree:
            return Change.NOTHING
        if dispute.place != game.place:
            return self.count.forget()
        return self.count.come_back(dispute.agreement, game.ruleset)

    def undo(self) -> None:
        """Take back the last click of the count, or else the last edit of the record."""
        if self.count.can_undo:
            self._tell(self.count.undo())
        elif self.can_undo():
            self.do(Game.undo)

    def redo(self) -> None:
        """Do again what ``undo`` took back last."""
        if self.count.can_redo:
            self._tell(self.count.redo())
        elif self.can_redo():
            self.do(Game.redo)

    def look(self, action: Callable[[Game], Change]) -> None:
        """Go elsewhere in the record; not in the midst of a count, which is of this place."""
        if self.agreement is None:
            self.do(action)

    def walk(self, steps: int) -> None:
        """Go along the line, forward or back."""
        self.look(lambda game: game.step(steps))

    # Records

    def open(self, record: Record) -> None:
        """Go over to another record. Whether the old one is saved is not asked here."""
        self.record = record
        self.task = Task.PLAY
        self.count.forget()
        self._tell(Change.ALL)

    def next_game(self, step: int) -> None:
        """Go over to the next game of the record (1) or the one before (-1), if there is one."""
        entry = self.record.neighbour(step)
        if entry is not None:
            self.show_entry(entry)

    def show_entry(self, entry: Entry) -> None:
        """Go over to one of the games of the record."""
        if entry is not self.record.current:
            if self.is_counting:
                self.count.remember(self.game)
            self.count.forget()
            self.record.current = entry
            self.task = Task.PLAY
            self._tell(Change.ALL)

    def arrange(self, action: Callable[[Record], None]) -> None:
        """Let ``action`` put the games of the record into another order, add some or take away."""
        before = self.record.current
        action(self.record)
        if self.record.current is before:
            self._tell(Change.RECORD)
        else:
            self.task = Task.PLAY
            self.count.forget()
            self._tell(Change.ALL)

    def saved(self, path: Path, state: FileState | None) -> None:
        """Note that the record is now in the file ``path``."""
        self.record.mark_saved(path, state)
        self._tell(Change.RECORD)

    # Playing

    def play(self, point: Point, *, only_chain: bool = False) -> None:
        """Play where the game stands, or say of the group there what a click says in the count.

        ``only_chain``: of the chain alone, not of what belongs to it.
        """
        if self.is_counting:
            self._tell(self.count.mark(self.game, point, only_chain=only_chain))
            return
        illegal = self.why_illegal(point) if self.is_playing_out else None
        if illegal is None:
            self.do(lambda game: game.play(point))
        else:
            self.refused.emit(illegal)

    def pass_(self) -> None:
        """Pass; the count begins with the pass that ends the play, or goes on after a dispute."""
        if not self.can_pass():
            return
        dispute = self.dispute
        change = self.game.pass_()
        if dispute is not None and dispute.has_ended(self.game):
            self._tell(change)
            self.end_dispute()
            return
        if dispute is None and self.game.position.stops_play(self.game.ruleset):
            self.task = Task.PLAY
            change |= self.count.begin(self.game)
        self._tell(change)

    def resign(self, color: Color) -> None:
        """Give the game up for one player."""
        self.end_game(Result.resignation(color.opponent))

    def end_game(self, result: Result) -> None:
        """Write down a result that no count has given; territory of an earlier one goes."""
        if not self.can_end():
            return
        counted = NO_TERRITORY if self.game.is_at_result else None
        change = self.count.end(self.game)
        self._tell(change | self.game.set_result(str(result), counted))
        self.finished.emit(None)

    # Counting

    def begin_count(self) -> None:
        """Begin to agree on the count of the current position, or go on after a dispute."""
        if self.dispute is not None:
            self.give_dispute_up()
        elif self.can_count():
            self.task = Task.PLAY
            self._tell(self.count.begin(self.game))

    def propose(self, board: Board, ruleset: Ruleset, proposal: Proposal) -> None:
        """Take what is proposed for ``board``, if that is what is being counted."""
        self._tell(self.count.take_proposal(self.game, board, ruleset, proposal))

    def propose_anew(self) -> None:
        """Forget what was said of groups, by the players or the record; it can be undone."""
        self._tell(self.count.propose_anew(self.game))

    def mark_with(self, marking: Marking) -> None:
        """From now on a click on a group says this of it."""
        self._tell(self.count.mark_with(marking))

    def count_by(self, counting: Counting) -> None:
        self._tell(self.count.count_by(counting))

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or take that back; with both, the game is over."""
        change = self.count.accept(color)
        agreement = self.agreement
        if agreement is None or not agreement.is_complete:
            self._tell(change)
            return
        score = agreement.score(self.game)
        change |= self.count.end(self.game)
        self._tell(change | self.game.set_result(str(score.result), score.territory.owned))
        self.finished.emit(score)

    def resume(self, asked_by: Color) -> None:
        """Leave the count and play on, as one player has asked; the record says so after passes."""
        if self.game.position.stops_play(self.game.ruleset):
            self.do(lambda game: game.resume(asked_by))
        else:
            self._tell(self.count.end(self.game))

    def toggle_count(self) -> None:
        """Count the current position, or leave the count without a word in the record."""
        if self.is_counting:
            self._tell(self.count.end(self.game))
        else:
            self.begin_count()

    # Disputes

    def play_out(self, stones: frozenset[Point], first: Color, comment: str) -> None:
        """Leave the count to play a disputed group out beside the game, ``first`` to move.

        ``comment`` is written where the play-out begins.
        """
        agreement, game = self.agreement, self.game
        color = game.position.board[name_of(stones)] if stones else None
        if agreement is None or color is None:
            return
        place = game.place
        change = game.play_out(first, comment)
        dispute = Dispute(
            place=place,
            begun_at=game.place,
            stones=stones,
            color=color,
            # What is disputed nobody has accepted.
            agreement=replace(agreement, accepted=NOBODY),
        )
        self._tell(change | self.count.play_out(dispute))

    def end_dispute(self, *, are_dead: bool | None = None) -> None:
        """Come back to the count: the disputed group is dead, or it lives.

        Where that is not said, those of its stones are dead that have been taken in the play-out.
        """
        dispute, game = self.dispute, self.game
        if dispute is None:
            return
        if are_dead is None:
            dead = dispute.stones - dispute.left(game)
        else:
            dead = dispute.stones if are_dead else NO_POINTS
        change = game.go_to(dispute.place)
        agreement = dispute.agreement.settled(game.position.board, dispute.stones, dead)
        self._tell(change | self._come_back(agreement))

    def give_dispute_up(self) -> None:
        """Come back to the count as it was before the dispute; what was played stays."""
        if self.dispute is not None:
            change = self.game.go_to(self.dispute.place)
            self._tell(change | self._come_back(self.dispute.agreement))

    def _come_back(self, agreement: Agreement) -> Change:
        self.task = Task.PLAY
        return self.count.come_back(agreement, self.game.ruleset)

    def _tell(self, change: Change) -> None:
        if change:
            self.changed.emit(change)
