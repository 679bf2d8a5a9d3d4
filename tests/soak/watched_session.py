"""A session at the mercy of a machine, and what must hold after each thing it does with it."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.match import Match
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.journal.journal import Journal
from gobanapp.ui.widgets.worker import UiEventLoop
from tests.soak import truths
from tests.soak.plain_count import check_count
from tests.soak.truths import nodes_of

MOST_NODES = 60
"""A record does not grow beyond: what is checked costs as much as there is."""

SELDOM = 11
"""Steps after which is done what can change nothing now."""

LASTING = 25
"""Steps that are done with a record at least."""

TALLY: Counter[str] = Counter()
"""How often each action was done, by its name."""
EFFECTS: Counter[str] = Counter()
"""How often that changed something."""

Lefts = dict[Color, tuple[TimeLeft, float]]
Action = Callable[..., object]


Condition = Callable[["WatchedSession"], object]


def act(
    *,
    when: Condition | None = None,
    sets_clock: bool = False,
    telling: int = 2,
    **values: Any,
) -> Callable[[Action], Action]:
    """Make a rule of a method, that is counted and beside which the clocks are looked at.

    ``when``: where it can change something; elsewhere it is done seldom, as nothing may come of it.
    ``sets_clock``: it may give time, end turns or begin another match. ``telling``: how often the
    views may be told at most; an action tells once, and once more where a look at the clock finds
    that time is up.
    """

    def made(action: Action) -> Action:
        @functools.wraps(action)
        def counted(self: WatchedSession, **drawn: object) -> None:
            before, match = self.lefts(), self.session.match
            self.told = 0
            action(self, **drawn)
            self.steps += 1
            TALLY[action.__name__] += 1
            EFFECTS[action.__name__] += bool(self.told)
            assert self.told <= telling, f"{action.__name__} told the views {self.told} times"
            if not sets_clock and match is not None and self.session.match is not None:
                assert self.lefts() == before

        ruled: Action = rule(**values)(counted)
        if when is None:
            return ruled
        return precondition(lambda self: self.steps % SELDOM == 0 or bool(when(self)))(ruled)

    return made


def has_lasted(machine: WatchedSession) -> bool:
    """Return whether enough has been done since a record was opened for another one to be."""
    return machine.steps > LASTING


def seldom(machine: WatchedSession) -> bool:
    """Return whether now may be done what leads away from a match, or another one never lasted."""
    return machine.steps % 8 == 0


def counts(machine: WatchedSession) -> bool:
    return machine.session.is_counting


def plays(machine: WatchedSession) -> bool:
    return machine.session.is_live


def has_clock(machine: WatchedSession) -> bool:
    match = machine.session.match
    return match is not None and match.clock is not None


class WatchedSession(RuleBasedStateMachine):
    """The actions are in the classes made of it.

    ``beginnings``: what each game was when it was first seen, which undo must come back to.
    """

    session: Session

    def sit_down(self, session: Session, restored: Any = None) -> None:
        self.session = session
        session.match_controller.move_confirmation = self.precautions
        session.subscribe(self.hear)
        self.journal = Journal(session, self.folder / "journal", UiEventLoop(), restored)

    def hear(self, _: object) -> None:
        self.told += 1

    # What there is

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def has_room(self) -> bool:
        return len(self.game.tree) < MOST_NODES

    def point(self, number: int) -> Point:
        return Point(number % self.game.columns, number // self.game.columns % self.game.rows)

    def stone(self, number: int) -> Point:
        """Return a point with a stone, any where there is none."""
        stones = sorted(point for point, _ in self.game.position.board.stones())
        return stones[number % len(stones)] if stones else self.point(number)

    def node(self, number: int) -> int:
        numbers = sorted(self.game.tree.nodes)
        return numbers[number % len(numbers)]

    def lefts(self) -> Lefts | None:
        """Return what each player has left, and has used; None without a clock."""
        clock = self.session.match and self.session.match.clock
        if not clock:
            return None
        now = self.time
        return {color: (clock.time_left(color, now), clock.used_by(color, now)) for color in Color}

    # What always holds

    @invariant()
    def all_is_as_it_must_be(self) -> None:
        self.the_record_is_sound()
        self.the_count_adds_up()
        self.the_match_stands_in_its_record()
        self.the_views_find_what_they_ask_for()

    def the_record_is_sound(self) -> None:
        game, record = self.game, self.session.document
        for entry in record.entries:
            if entry.is_open and not entry.game.history.can_undo:
                self.beginnings.setdefault(entry, nodes_of(entry.game))
        assert record.current in record.entries
        here = (game, game.tree.edits, game.current_id)
        if here == self.checked:
            return
        if self.checked is None or here[:2] != self.checked[:2]:
            truths.check_positions(game)
            truths.check_file([game])
        truths.check_tree(game)
        truths.check_line_by_sgfmill(game)
        truths.check_view(game)
        self.checked = here

    def the_count_adds_up(self) -> None:
        session = self.session
        agreement, score = session.scoring.agreement, session.scoring.score(session.game)
        assert (agreement is None) == (score is None)
        if agreement is None or score is None:
            return
        for each in [score, *agreement.scores_by_ruleset(session.game)]:
            check_count(session.game, agreement, each)
        assert score.counting is agreement.counting
        session.scoring.warnings(session.game)

    def the_match_stands_in_its_record(self) -> None:
        session, match = self.session, self.session.match
        if match is None or not session.is_live:
            return
        assert match.node_id in self.game.tree
        if session.is_counting:
            assert self.game.current_id == match.node_id
        self.check_running(match)
        if match.flagged is not None and match.clock is not None:
            assert match.clock.time_left(match.flagged, self.time).has_run_out

    def check_running(self, match: Match) -> None:
        """Check that the time of the player to move runs while a match is on."""
        if match.clock is None:
            return
        stands = (
            self.session.scoring.is_active or match.stage is not MatchStage.RUNNING or match.flagged
        )
        assert match.clock.running is (None if stands else self.session.player_to_move)

    def the_views_find_what_they_ask_for(self) -> None:
        """Whatever the window asks at every change can be answered."""
        session = self.session
        assert session.tools.edit_tool is EditTool.PLAY or not session.scoring.is_active
        assert session.tools.shown_id(session.game) in self.game.tree
        point = self.point(len(self.game.tree))
        if session.position.board.is_empty(point) and not session.is_counting:
            session.why_illegal(point)
        session.match_controller.times(session.game)
        session.takeback.time_left()
        for question in (
            session.can_undo,
            session.can_redo,
            partial(session.moves.can_pass, session.game),
            partial(session.game_end.can_resign, session.game),
            session.game_end.can_end,
            partial(session.game_end.can_count, session.game),
            partial(session.trials.can_start, session.game),
            partial(session.match_clock.can_continue_here, session.game),
            partial(session.match_controller.can_mark, session.game),
            partial(session.match_controller.can_set_up, session.game),
        ):
            question()
