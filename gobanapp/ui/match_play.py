"""A game that two players play now: its clock, and what they take back."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal

from gobanapp.clock.clock import Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.agreement import Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.game.node import Times
from gobanapp.game.times import clock_at, times_at
from gobanapp.rules.color import ByColor, Color
from gobanapp.ui.counting import Counting
from gobanapp.ui.match import Match, Request, Stage
from gobanapp.ui.precautions import Precautions
from gobanapp.ui.record import Entry, Record
from gobanapp.ui.task import Task


class MatchPlay(Counting):
    """What ``Session`` is between the moves of a match."""

    ticked = Signal()
    """The clock runs: what is left is less."""
    hindered = Signal(object)
    """A click on the board played nothing; the argument is the ``Hindrance`` that says why."""

    def __init__(
        self,
        record: Record,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
        match: Match | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with a record, in the midst of what there is. ``now``: seconds, never going back.

        ``precautions`` are those of the user's settings.
        """
        super().__init__(record, agreement, dispute)
        self.precautions = Precautions()
        self.match = match
        self.now = now

    # What there is

    @property
    def is_live(self) -> bool:
        """Whether two players are playing this game now, and it is not over."""
        return self.match is not None and not self.game.is_finished

    def times(self) -> Times:
        """Return what each player has left: now, or where one looks as the record has it."""
        match = self.match
        if match is not None and match.clock is not None:
            stands = match.stage is Stage.PAUSED or self.game.is_finished
            if not stands or self.game.place == match.place:
                now = self.now()
                return ByColor(
                    match.clock.left(Color.BLACK, now), match.clock.left(Color.WHITE, now)
                )
        return times_at(self.game, self.game.place)

    # Beginning and leaving

    def begin_match(
        self, record: Record, systems: ByColor[TimeSystem] | None, *, starts: bool = False
    ) -> None:
        """Open a record and play it, with a clock where ``systems`` are given.

        The clock starts with the first move, or now.
        """
        self.leave_match()
        clock = None if systems is None else Clock.new(systems)
        match = Match(place=record.game.place, clock=clock)
        self.match = match.start() if starts else match
        super().open(record)

    def resume_match(self) -> None:
        """Play on where one stands in the record; the clock stands until it is started."""
        if self.match is None and not self.game.is_finished:
            self.task = Task.PLAY
            clock = clock_at(self.game)
            stage = Stage.READY if clock is None else Stage.PAUSED
            self.match = Match(place=self.game.place, clock=clock, stage=stage)
            self._tell(Change.MATCH)

    def leave_match(self) -> None:
        """Play it no more here. What each player has left is written down."""
        if self.match is not None:
            self._write_times()
            self.match = None
            super()._tell(Change.MATCH | Change.CONTENT)

    # The clock

    def back_to_match(self) -> None:
        """Look again at the position where the match stands."""
        match = self.match
        if match is not None and match.place in self.game.tree:
            self.look(lambda game: game.go_to(match.place))

    def start_clock(self) -> None:
        """Let the clock run. Where one stands elsewhere in the record, the game goes on there."""
        match = self.match
        if match is None or match.up is not None:
            return
        if self.game.place != match.place and match.stage is Stage.PAUSED:
            clock = match.clock and clock_at(self.game)
            match = replace(match.stand_at(self.game.place), clock=clock)
        self.match = match.start()
        self._tell(Change.MATCH)

    def pause_clock(self) -> None:
        """Stop the clock: nobody may move before it is started again."""
        match = self.match
        if match is not None and match.clock is not None and match.stage is Stage.RUNNING:
            self.match = match.pause(self.now())
            self._tell(Change.MATCH | self._write_times())

    def press(self, color: Color) -> None:
        """Press the clock: what counts is only that of the player who has just moved."""
        match = self.match
        if match is None or match.to_press is not color:
            return
        self.match = match.press(self.now())
        self._tell(Change.MATCH | self._go_back_to_match() | self._write_times(color))

    def tick(self) -> None:
        """Look at the clock, as is to be done several times a second while it runs."""
        if self.match is None or not self.is_live:
            return
        before, self.match = self.match, self.match.look(self.now())
        if before.before is not None and not self.take_back_left():
            self.match = replace(self.match, before=None)
        if self.match is before and before.before is None:
            return
        if (before.up, before.stage) != (self.match.up, self.match.stage):
            self._tell(Change.MATCH)
        else:
            self.ticked.emit()

    def play_on(self) -> None:
        """Go on although a player's time has run out."""
        if self.match is not None and self.match.up is not None:
            self.match = self.match.play_on()
            self._tell(Change.MATCH)

    def add_time(self, color: Color, seconds: float) -> None:
        """Give a player seconds, or take some, as a referee."""
        match = self.match
        if match is not None and match.clock is not None:
            up = None if match.up is color and seconds > 0 else match.up
            self.match = replace(match, clock=match.clock.add(color, seconds), up=up)
            self._tell(Change.MATCH)

    def set_time(self, color: Color, left: TimeLeft) -> None:
        """Say what a player has left, as a referee."""
        match = self.match
        if match is not None and match.clock is not None:
            up = None if match.up is color and not left.is_up else match.up
            self.match = replace(match, clock=match.clock.set(color, left, self.now()), up=up)
            self._tell(Change.MATCH)

    # Taking back

    def can_undo(self) -> bool:
        return super().can_undo() or (self._is_at_play() and self._can_take_back(1))

    def undo(self) -> None:
        """Take back what was done last; in a match the opponent may have to agree."""
        takes_move = self._added_last_move() or not self.game.history.can_undo
        if not self._is_at_play() or self.count.can_undo or not takes_move:
            super().undo()
        elif not self.take_back():
            self.ask_undo(self.game.turn.opponent)

    def redo(self) -> None:
        """Do again what ``undo`` took back last; a match then goes on from there."""
        match = self.match
        if match is None or not self._is_at_play() or self.is_counting:
            super().redo()
        elif self.can_redo():
            turn = self.game.turn
            change = self.game.redo()
            if self.game.place != match.place:
                self.match = match.take_turn_back(self.game.place, turn, self.now())
            self._tell(change)

    def take_back(self) -> bool:
        """Take back the stone just put down, if its player still may; return whether he could."""
        match = self.match
        if match is None or match.before is None or self.game.place != match.place:
            return False
        if not (self.is_live and match.may_take_back(self.now(), self.precautions.take_back)):
            return False
        change = self._undo_move()
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

    def ask_undo(self, by: Color) -> None:
        """Ask, for ``by``, to take back his last move, with the answer to it where there is one."""
        match = self.match
        if match is None or not self.is_live or self.dispute is not None:
            return
        plies = 1 if by is self.game.turn.opponent else 2
        if self.game.place != match.place or not self._can_take_back(plies):
            return
        self.match = replace(match, request=Request(by, plies))
        if self.precautions.undo_asks:
            self._tell(Change.MATCH)
        else:
            self.answer(granted=True)

    def answer(self, *, granted: bool, gives_time_back: bool = False) -> None:
        """Answer what the opponent has asked for; the time the moves took is not given back."""
        match = self.match
        request = None if match is None else match.request
        if match is None or request is None:
            return
        self.match = match = replace(match, request=None)
        if not granted:
            self._tell(Change.MATCH)
            return
        turn, change = self.game.turn, self._go_back_to_match()
        for _ in range(request.plies):
            change |= self._undo_move()
        back = match.take_turn_back(self.game.place, turn, self.now())
        if gives_time_back and back.clock is not None:
            recorded = clock_at(self.game)
            back = replace(back, clock=recorded and replace(recorded, used=back.clock.used))
        self.match = back
        self._tell(change | Change.MATCH)

    def _is_at_play(self) -> bool:
        """Whether one looks at the match that is going on, where it stands."""
        return self.is_live and self.match is not None and self.game.place == self.match.place

    def _added_last_move(self) -> bool:
        """Whether the last edit of the record is the last move, or its times."""
        last, place = self.game.history.last, self.game.place
        if last is None or place not in last.edit.after:
            return False
        return last.edit.before.get(place) is None or last.continues == _times_of(place)

    def _can_take_back(self, plies: int) -> bool:
        node = self.game.node
        for _ in range(plies):
            if node.parent is None or node.content.move is None:
                return False
            node = self.game.tree[node.parent]
        return True

    def _undo_move(self) -> Change:
        """Take the last move out of the record, with what was written upon it."""
        game, number = self.game, self.game.place
        change = self.count.forget()
        while number in game.tree and self._added_last_move():
            change |= game.undo()
        if number in game.tree:  # It came from a file, or something was written elsewhere since.
            change |= game.remove(number)
        return change

    # Within

    def _go_on(self, game: Game, asked_by: Color) -> Change:
        match = self.match
        was_here = match is not None and game.place == match.place
        change = super()._go_on(game, asked_by)
        if match is not None and was_here:
            self.match = match.stand_at(game.place)
        return change

    def _write_times(self, color: Color | None = None) -> Change:
        """Write down, where the match stands, what is left: to one player, or to both."""
        match = self.match
        if match is None or match.clock is None or match.place not in self.game.tree:
            return Change.NOTHING
        if match.stage is Stage.READY or self.game.place != match.place:
            return Change.NOTHING
        times = self.game.node.content.times
        now = self.now()
        for player in Color:
            if color in (None, player):
                times = times.with_(player, match.clock.left(player, now))
        return self.game.set_times(times, continues=_times_of(match.place))

    def _go_back_to_match(self) -> Change:
        match = self.match
        if match is None or match.place not in self.game.tree:
            return Change.NOTHING
        return self.game.go_to(match.place)

    def open(self, record: Record) -> None:
        self.leave_match()
        super().open(record)

    def show_entry(self, entry: Entry) -> None:
        if entry is not self.record.current:
            self.leave_match()
        super().show_entry(entry)

    def _tell(self, change: Change) -> None:
        self._follow_clock()
        super()._tell(change)

    def _follow_clock(self) -> None:
        """Let the time of whoever is to move run, and nobody's in counts and disputes."""
        match, game = self.match, self.game
        if match is None:
            return
        if game.is_finished and match.stage is not Stage.PAUSED:
            match = match.pause(self.now())
        if match.place not in game.tree:
            match = match.stand_at(game.place)
        turn: Color | None = None
        if self.is_live and not self.is_counting and self.dispute is None:
            at_start = game.place == match.place and game.handicap_left > 0
            turn = Color.BLACK if at_start else game.position_at(match.place).turn
            turn = match.to_press or turn
        self.match = match.run(turn, self.now())


def _times_of(place: int) -> str:
    """Return by what steps that write the times of one node become one."""
    return f"times {place}"
