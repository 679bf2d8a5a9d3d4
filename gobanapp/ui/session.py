"""The session: the game that is open, the file it belongs to, and the one way to change either."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gobanapp.game.agreement import NOBODY, Agreement
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Illegal, IllegalMove, Position
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import Counting
from gobanapp.rules.scoring import Score
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

    def __init__(self, record: Record, agreement: Agreement | None = None) -> None:
        """Begin with a record, in the midst of its count where there is an ``agreement``."""
        super().__init__()
        self.record = record
        self.agreement = agreement
        self.task = Task.PLAY
        self._score: Score | None = None
        self._earlier: list[Agreement] = []
        """How the count stood before each click of it, so that it can be undone; what was undone
        is in ``_later``."""
        self._later: list[Agreement] = []

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def is_counting(self) -> bool:
        return self.agreement is not None

    @property
    def score(self) -> Score | None:
        """The count as it stands, None while there is none going on."""
        if self.agreement is None:
            return None
        if self._score is None:
            self._score = self.agreement.score(self.game)
        return self._score

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
            return self.game.why_illegal(point)
        position, turn = self._next
        return position.why_illegal(Move(turn, point), self.game.ruleset)

    def begin(self, task: Task) -> None:
        """From now on a click on the board does this, until one goes elsewhere."""
        if self.agreement is None and task is not self.task:
            self.task = task
            self._tell(Change.PLACE)

    def can_pass(self) -> bool:
        return not self.is_counting and not self.game.handicap_left

    def can_undo(self) -> bool:
        return bool(self._earlier) or self.game.history.can_undo

    def can_redo(self) -> bool:
        return bool(self._later) or (not self.is_counting and self.game.history.can_redo)

    def can_resign(self) -> bool:
        return not self.is_counting and not self.game.is_at_result

    def do(self, action: Callable[[Game], Change]) -> None:
        """Do something with the game and tell the views; a refused move is told as such."""
        place = self.game.place
        try:
            change = action(self.game)
        except IllegalMove as refusal:
            self.refused.emit(refusal.illegal)
            return
        if change & (Change.PLACE | Change.TREE | Change.INFO):
            change |= self._set_agreement(None)
        if self.game.place != place or self.game.node.parent is None:
            self.task = Task.PLAY
        self._tell(change)

    def undo(self) -> None:
        """Take back the last click of the count, or else the last edit of the record."""
        if self.agreement is not None and self._earlier:
            self._later.append(self.agreement)
            self._go_back_to(self._earlier.pop())
        else:
            self.do(Game.undo)

    def redo(self) -> None:
        """Do again what ``undo`` took back last."""
        if self.agreement is not None and self._later:
            self._earlier.append(self.agreement)
            self._go_back_to(self._later.pop())
        elif self.can_redo():
            self.do(Game.redo)

    def _go_back_to(self, agreement: Agreement) -> None:
        # Nobody is made to accept again by a click on Undo.
        self.agreement = replace(agreement, accepted=NOBODY)
        self._score = None
        self._tell(Change.COUNT)

    def walk(self, steps: int) -> None:
        """Go along the line, forward or back; not in the midst of a count, which would be lost."""
        if self.agreement is None:
            self.do(lambda game: game.step(steps))

    # Records

    def open(self, record: Record) -> None:
        """Go over to another record. Whether the old one is saved is not asked here."""
        self.record = record
        self.task = Task.PLAY
        self._set_agreement(None)
        self._tell(Change.ALL)

    def next_game(self, step: int) -> None:
        """Go over to the next game of the record (1) or the one before (-1), if there is one."""
        entry = self.record.neighbour(step)
        if entry is not None:
            self.show_entry(entry)

    def show_entry(self, entry: Entry) -> None:
        """Go over to one of the games of the record."""
        if entry is not self.record.current:
            self.record.current = entry
            self.task = Task.PLAY
            self._set_agreement(None)
            self._tell(Change.ALL)

    def arrange(self, action: Callable[[Record], None]) -> None:
        """Let ``action`` put the games of the record into another order, add some or take away."""
        before = self.record.current
        action(self.record)
        if self.record.current is before:
            self._tell(Change.RECORD)
        else:
            self.task = Task.PLAY
            self._set_agreement(None)
            self._tell(Change.ALL)

    def saved(self, path: Path, state: FileState | None) -> None:
        """Note that the record is now in the file ``path``."""
        self.record.mark_saved(path, state)
        self._tell(Change.RECORD)

    # Playing

    def play(self, point: Point) -> None:
        """Play where the game stands, or say which group is dead while it is counted."""
        if self.agreement is not None:
            self._agree(self.agreement.toggled(self.game, point))
            return
        self.do(lambda game: game.play(point))

    def pass_(self) -> None:
        """Pass; the count begins with the pass that ends the play."""
        if not self.can_pass():
            return
        change = self.game.pass_()
        if self.game.position.stops_play(self.game.ruleset):
            change |= self._set_agreement(Agreement.beginning(self.game))
        self._tell(change)

    def resign(self, color: Color) -> None:
        """Give the game up for one player."""
        result = Result.resignation(color.opponent)
        self.do(lambda game: game.set_result(str(result)))
        self.finished.emit(None)

    # Counting

    def count(self) -> None:
        """Begin to agree on the count of the current position."""
        self._agree(Agreement.beginning(self.game))

    def count_by(self, counting: Counting) -> None:
        if self.agreement is not None:
            self._agree(self.agreement.counted_by(counting))

    def accept(self, color: Color) -> None:
        """Accept the count for one player, or take that back; with both, the game is over."""
        if self.agreement is None:
            return
        agreement = self.agreement.accepted_by(color)
        if not agreement.is_complete:
            self._agree(agreement)
            return
        score = agreement.score(self.game)
        change = self.game.set_result(str(score.result), score.territory.owned)
        self._tell(change | self._set_agreement(None))
        self.finished.emit(score)

    def resume(self, asked_by: Color) -> None:
        """Leave the count and play on, as one player has asked; the record says so after passes."""
        if self.game.position.stops_play(self.game.ruleset):
            self.do(lambda game: game.resume(asked_by))
        else:
            self._agree(None)

    def toggle_count(self) -> None:
        """Count the current position, or leave the count without a word in the record."""
        if self.agreement is None:
            self.count()
        else:
            self._agree(None)

    def _agree(self, agreement: Agreement | None) -> None:
        self._tell(self._set_agreement(agreement))

    def _set_agreement(self, agreement: Agreement | None) -> Change:
        if agreement is not None:
            self.task = Task.PLAY
        if agreement == self.agreement:
            return Change.NOTHING
        if agreement is None or self.agreement is None:
            self._earlier.clear()
            self._later.clear()
        elif replace(agreement, accepted=self.agreement.accepted) != self.agreement:
            self._earlier.append(self.agreement)
            self._later.clear()
        self.agreement = agreement
        self._score = None
        return Change.COUNT

    def _tell(self, change: Change) -> None:
        if change:
            self.changed.emit(change)
