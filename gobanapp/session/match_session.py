"""A game that two players play now: beginning and leaving it, whose turn, what is written of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from gobanapp.game.agreement import Agreement
from gobanapp.game.change import Change
from gobanapp.game.dispute import Dispute
from gobanapp.game.game import Game
from gobanapp.game.history import UndoStep
from gobanapp.game.node import Times
from gobanapp.game.node_times import (
    clock_at,
    times_at,
    with_times,
)
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.document import (
    Document,
    GameEntry,
)
from gobanapp.session.edit_tool import EditTool
from gobanapp.session.match import (
    Match,
    MatchStage,
)
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

    hindered = Signal(object)
    """A click on the board played nothing; the argument is the ``Hindrance`` that says why."""

    def __init__(
        self,
        record: Document,
        agreement: Agreement | None = None,
        dispute: Dispute | None = None,
        match: Match | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with a record, in the midst of what there is. ``now``: seconds, never going back.

        ``precautions`` are those of the user's settings.
        """
        super().__init__(record, agreement, dispute)
        self.precautions = MoveConfirmation()
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

    def can_try_out(self) -> bool:
        return super().can_try_out() and not self.is_live

    @property
    def is_free(self) -> bool:
        """Whether nothing waits for the players: there is no match, count or dispute."""
        return not self.is_live and not self.is_agreeing

    @property
    def is_at_play(self) -> bool:
        """Whether one looks at the match that is going on, where it stands."""
        return self.is_live and self.match is not None and self.game.place == self.match.place

    def may_mark(self) -> bool:
        """Whether the board may be marked: not while a clock runs, nor in a count or a dispute."""
        match = self.match
        clock = match.clock if match is not None and self.is_live else None
        runs = clock is not None and clock.running is not None
        return not runs and not self.is_agreeing

    def may_set_up(self) -> bool:
        """Whether stones may be put on the board by hand: in a match before the first move only."""
        return not self.is_live or (self.is_at_play and self.game.node.parent is None)

    def is_played(self, number: int) -> bool:
        """Whether the match that is going on has gone through node ``number``."""
        match, tree = self.match, self.game.tree
        if match is None or not self.is_live or match.place not in tree:
            return False
        return any(node.number == number for node in tree.path(match.place))

    @property
    def player(self) -> Color:
        """Whose turn it is: in a match, where that stands, wherever one looks."""
        match, game = self.match, self.game
        if match is None or not self.is_live or self.dispute is not None:
            return self.turn
        if match.to_press is not None:
            return match.to_press
        if game.place == match.place or match.place not in game.tree:
            return game.turn
        return game.position_at(match.place).turn

    def times(self) -> Times:
        """Return what each player has left: now, or where one looks as the record has it."""
        match = self.match
        if match is not None and match.clock is not None:
            stands = match.stage is MatchStage.PAUSED or self.game.is_finished
            if not stands or self.game.place == match.place:
                return self._times_now(match.clock)
        return times_at(self.game, self.game.place)

    def _times_now(self, clock: Clock) -> ByColor[TimeLeft | None]:
        now = self.now()
        return ByColor(clock.left(Color.BLACK, now), clock.left(Color.WHITE, now))

    # Beginning and leaving

    def begin_match(self, record: Document, systems: ByColor[TimeSystem] | None) -> None:
        """Open a record and play it, with a clock where ``systems`` are given.

        It starts with the first move, if not before.
        """
        from gobanapp.clock.clock import Clock  # not at the start

        self._leave()
        clock = None if systems is None else Clock.new(systems)
        game = record.game
        self.match = Match(place=game.place, since=game.tree.next_number, clock=clock)
        self._steps = game.history.depth
        super().open(record)

    def resume_match(self) -> None:
        """Play on where one stands in the record; the clock stands until it is started."""
        game = self.game
        busy = self.trying is not None or self.dispute is not None
        if self.match is None and not game.is_finished and not busy:
            self.task = EditTool.PLAY
            clock = clock_at(game)
            stage = MatchStage.READY if clock is None else MatchStage.PAUSED
            since = game.tree.next_number
            self.match = Match(place=game.place, since=since, clock=clock, stage=stage)
            self._find_steps()
            self._tell(Change.MATCH)

    def _leave(self) -> None:
        """Play the match no more here. What each player has left is written down."""
        self.note_match()
        self.match = None

    def note(self) -> None:
        """Write down what is only known here, as the record is to be saved."""
        change = self.note_match()
        if change:
            self._tell(change)

    def has_to_note(self) -> bool:
        """Whether ``note`` would write something."""
        match, tree = self.match, self.game.tree
        if match is None or not self.is_live or match.place not in tree:
            return False
        times, content = self._times_to_write(None), tree[match.place].content
        are_new = times is not None and with_times(content, times) != content
        return are_new or bool(tree.leading_with(match.place).after)

    def note_match(self) -> Change:
        """Write what is only known here into the record: the times, and that its line is played."""
        match = self.match
        if match is None or not self.is_live:  # A game that nobody plays may not be opened yet.
            return Change.NOTHING
        game = self.game
        if match.place not in game.tree:
            return Change.NOTHING
        led = game.make_main_line(match.place, continues=times_edit_key(match.place))
        return led | self._write_times()

    def _go_on(self, game: Game, asked_by: Color) -> Change:
        match = self.match
        was_here = self.is_at_play
        change = super()._go_on(game, asked_by)
        if match is not None and was_here:
            self.match = match.stand_at(game.place)
            self._steps = game.history.depth
        return change

    # Within

    def _find_steps(self) -> None:
        """Find the last step of the match, or made before it, without which it is another one."""
        match, game = self.match, self.game
        self._steps = 0
        if match is None or match.place not in game.tree:
            return
        path = {node.number for node in game.tree.path(match.place)}
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
        if match.place not in tree or match.place == tree.root_number:
            return None
        times, left = tree[match.place].content.times, self._times_now(match.clock)
        for player in Color:
            if color in (None, player):
                times = times.with_(player, left[player])
        return times

    def _write_times(self, color: Color | None = None) -> Change:
        """Write down, where the match stands, what is left: to one player, or to both."""
        match, tree, times = self.match, self.game.tree, self._times_to_write(color)
        if match is None or times is None:
            return Change.NOTHING
        new = tree.next_number
        change = self.game.set_times(times, at=match.place, continues=times_edit_key(match.place))
        if new in tree:  # behind a set-up
            self.match = replace(match, place=new)
        return change

    def open(self, record: Document) -> None:
        self._leave()
        super().open(record)

    def show_entry(self, entry: GameEntry) -> None:
        if entry is not self.record.current:
            self._leave()
        super().show_entry(entry)

    def arrange(self, action: Callable[[Document], None]) -> None:
        current = self.record.current

        def arrange_and_look(record: Document) -> None:
            action(record)
            if record.current is not current:
                self.match = None

        super().arrange(arrange_and_look)

    def _tell(self, change: Change) -> None:
        change |= self._leave_count_elsewhere()
        self._follow_clock()
        super()._tell(change)

    def _leave_count_elsewhere(self) -> Change:
        """Leave a count of another place once the match is no longer over: its result is gone."""
        match, game = self.match, self.game
        if match is None or not (self.is_live and self.is_counting):
            return Change.NOTHING
        is_elsewhere = match.place in game.tree and match.place != game.place
        return self.count.end(game) if is_elsewhere else Change.NOTHING

    def _follow_clock(self) -> None:
        """Let the time of whoever is to move run, and nobody's in counts and disputes."""
        match = self.match
        if match is None:
            return
        game = self.game
        if match.place not in game.tree:
            self.match = match = match.stand_at(game.place)
        if game.history.depth < self._steps:
            self._find_steps()
        if game.is_finished and match.stage is not MatchStage.PAUSED:
            match = match.pause(self.now())
        plays = self.is_live and not self.is_agreeing
        if match.request is not None and not plays:
            match = replace(match, request=None)
        self.match = match
        self.match = match.run(self.player if plays else None, self.now())


# What the steps of a match are said to continue. Only of the times several become one step.


def times_edit_key(place: int) -> str:
    """Return it for what a match writes upon the node where it stands."""
    return f"{_TIMES}{place}"


def move_from(game: Game) -> str:
    """Return it for the next move of a match."""
    return f"{_MOVE}{game.place} {game.tree.next_number}"


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
        if number in path and (before is None or after is None or before.places_otherwise(after)):
            return True
    return False
