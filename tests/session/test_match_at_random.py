"""Random actions of two players in a match, with invariants checked after each."""

import shutil
import tempfile
from functools import wraps
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gobanapp.clock.time_system import Absolute, Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing
from gobanapp.game.branches import Branch
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.node import Content, Node
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.result import Result
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop
from tests.examples import examples

SYSTEMS = st.sampled_from(
    [
        Absolute(main=60),
        Absolute(main=45),
        ByoYomi(main=5, periods=3, seconds=4),
        Ing(main=5, periods=3, seconds=4),
        Canadian(main=5, stones=3, seconds=9),
        Fischer(main=20, increment=2),
        Fischer(main=20, increment=9, most=20),
        Delay(main=20, delay=2),
        Bronstein(main=20, delay=2),
    ]
)
CLOCKS = st.one_of(st.none(), st.builds(ByColor, SYSTEMS, SYSTEMS))
PRECAUTIONS = st.builds(
    MoveConfirmation,
    takeback_seconds=st.sampled_from([0.0, 1.0, 8.0]),
    needs_takeback_consent=st.booleans(),
    has_clock_press=st.booleans(),
)
POINTS = st.builds(Point, st.integers(0, 4), st.integers(0, 4))
COLORS = st.sampled_from(Color)
NUMBERS = st.integers(0, 1000)
SHORT = st.sampled_from([0.25, 0.5, 1.0, 2.0, 7.0])
CLOSE = 0.0025  # seconds: records have thousandths


ACTIONS, TRIED = set(), set()
"""The names of the actions below, and of those that were tried."""


def action(**strategies):
    """Make a rule of a method, and note when it is tried."""

    def decorate(method):
        ACTIONS.add(method.__name__)

        @wraps(method)
        def noted(self, **drawn):
            TRIED.add(method.__name__)
            method(self, **drawn)

        return rule(**strategies)(noted)

    return decorate


def nodes(game):
    return {
        node.id: (node.parent, node.children, node.content) for node in game.tree.nodes.values()
    }


def left(match, now):
    clock = match.clock
    return clock and [clock.time_left(color, now) for color in Color]


class MatchAtRandom(RuleBasedStateMachine):
    """``spent`` are the seconds that went by while somebody's time ran.

    What a rule may do that another may not, it says itself: it ``loses`` moves of the match, or
    ``sets`` what has been used; most tell the views once, and where time may be up as well twice.
    """

    @initialize(
        clocks=CLOCKS,
        precautions=PRECAUTIONS,
        handicap=st.sampled_from([0, 0, 2, 3]),
        free=st.booleans(),
        starts=st.booleans(),
    )
    def new(self, clocks, precautions, handicap, free, starts):
        self.time = 1000.0
        self.precautions = precautions
        self.folder = Path(tempfile.mkdtemp(prefix="match"))
        terms = GameTerms(
            columns=9 if handicap and not free else 5,
            rows=9 if handicap and not free else 5,
            systems=clocks,
            handicap=handicap,
            free_placement=free,
        )
        self.sit_down(Session(Document([GameTerms().to_game("")]), now=lambda: self.time))
        self.session.begin_match(Document([terms.to_game("2001-01-01")]), clocks)
        if starts:
            self.session.apply(self.session.match_clock.start)
        self.begin()

    def sit_down(self, session, restored=None):
        self.session = session
        session.match_controller.move_confirmation = self.precautions
        self.told = []
        session.subscribe(self.told.append)
        self.journal = Journal(session, self.folder, UiEventLoop(), restored)

    def begin(self):
        """Take the match as it is now for its beginning."""
        self.spent = self.used()
        self.line = self.moves()
        self.told.clear()

    def teardown(self):
        if hasattr(self, "journal"):
            self.journal.discard_and_close()
            assert not wait_for_journals()
            shutil.rmtree(self.folder, ignore_errors=True)

    # What there is

    @property
    def match(self):
        return self.session.match

    @property
    def game(self):
        return self.session.game

    def used(self):
        """Return the seconds that both have used by the clock."""
        clock = self.match and self.match.clock
        return sum(clock.used_by(color, self.time) for color in Color) if clock else 0.0

    def moves(self):
        """Return the moves of the match up to where it stands, by their nodes."""
        path = self.game.tree.path(self.match.node_id)
        return [node.id for node in path if node.content.move is not None]

    def turn(self):
        match, game = self.match, self.game
        if match.to_press is not None:
            return match.to_press
        if match.node_id == game.tree.root_id == game.current_id and game.handicap_left:
            return Color.BLACK
        return game.position_at(match.node_id).turn

    def done(self, *, loses=False, sets=False, actions=1):
        """Check what must hold of what has just been done."""
        assert len(self.told) <= actions
        self.told.clear()
        if sets:
            self.spent = self.used()
        assert self.used() == pytest.approx(self.spent, abs=1e-6)
        line = self.moves()
        assert loses or line[: len(self.line)] == self.line
        self.line = line

    def can_take_back(self):
        match = self.match
        seconds = self.precautions.takeback_seconds
        return self.session.is_live and match.can_take_back(self.time, seconds)

    # Time

    @action(seconds=SHORT)
    def wait(self, seconds):
        end = self.time + seconds
        while self.time < end:
            self.time += 0.25
            runs = self.match.clock is not None and self.match.clock.running is not None
            self.spent += 0.25 if runs else 0.0
            self.session.tick()
            self.told.clear()
        self.done()

    @action(seconds=st.integers(6, 100_000))
    def sleep(self, seconds):
        self.session.tick()
        self.time += seconds
        self.session.tick()
        self.done(actions=2)

    @action()
    def ask_and_stay(self):
        """Hold the clock while something is asked: nothing is used, written or different then."""
        self.session.tick()
        self.told.clear()
        history, match = self.game.history, self.match
        before = history.depth, history.next, left(match, self.time), match.stage
        self.session.apply(self.session.match_clock.hold)
        assert self.match.clock is None or self.match.clock.running is None
        for _ in range(20):
            self.time += 1.0
            self.session.tick()
        self.session.apply(self.session.match_clock.release)
        assert (history.depth, history.next, left(self.match, self.time), match.stage) == before
        assert self.match.stage is match.stage
        self.done(actions=2)

    @action()
    def pause(self):
        self.session.apply(self.session.match_clock.pause)
        self.done(actions=2)

    @action()
    def start(self):
        self.session.apply(self.session.match_clock.start)
        self.done()

    @action()
    def go_on_here(self):
        """Where one looks elsewhere while the clock stands, the match may go on there."""
        elsewhere = self.session.match_clock.can_continue_here(self.session.game)
        self.session.continue_here()
        self.done(loses=elsewhere, sets=elsewhere)

    @action(color=COLORS)
    def press(self, color):
        self.session.apply(self.session.match_clock.press, color)
        self.done(actions=2)

    @action(color=COLORS, seconds=st.sampled_from([-100.0, -3.0, 3.0, 100.0]))
    def add_time(self, color, seconds):
        self.session.apply(self.session.match_clock.add_time, color, seconds)
        self.done()

    @action()
    def continue_after_timeout(self):
        self.session.apply(self.session.match_clock.continue_after_timeout)
        self.done()

    # Moves

    @action(point=POINTS)
    def click(self, point):
        loses = self.can_take_back()
        if self.session.is_counting:
            self.session.apply(self.session.scoring.mark_group, point)
        else:
            self.session.play(point)
        self.done(loses=loses, sets=loses, actions=2)

    @action()
    def pass_(self):
        self.session.pass_()
        self.done(actions=2)

    @action()
    def click_again(self):
        """Take back, perhaps, the stone put down last."""
        move = self.game.node.content.move
        if move is not None and move.point is not None:
            self.time += 0.5
            runs = self.match.clock is not None and self.match.clock.running is not None
            self.spent += 0.5 if runs else 0.0
            self.click(point=move.point)

    @action()
    def undo(self):
        """While they count, both are there: then the pass that led to it is taken back at once."""
        takes_back, counts = self.can_take_back(), self.session.is_counting
        self.session.undo()
        loses = takes_back or counts or not self.precautions.needs_takeback_consent
        self.done(loses=loses, sets=takes_back, actions=2)

    @action()
    def redo(self):
        self.session.redo()
        self.done()

    @action(color=COLORS)
    def ask_undo(self, color):
        self.session.apply(self.session.takeback.request, color)
        self.done(loses=not self.precautions.needs_takeback_consent, actions=2)

    @precondition(lambda self: hasattr(self, "session") and self.match.takeback_request is not None)
    @action(granted=st.booleans(), restores_clock=st.booleans())
    def answer(self, granted, restores_clock):
        moves, plies = len(self.moves()), self.match.takeback_request.plies
        answer = self.session.takeback.answer
        self.session.apply(answer, granted=granted, restores_clock=restores_clock)
        self.done(loses=granted, actions=2)
        assert len(self.moves()) == moves - (plies if granted else 0)

    # Looking and writing

    @action(steps=st.integers(-4, 4))
    def walk(self, steps):
        self.session.step_by(steps)
        self.done()

    @action(number=NUMBERS)
    def look(self, number):
        numbers = sorted(self.game.tree.nodes)
        self.session.navigate(lambda game: game.go_to(numbers[number % len(numbers)]))
        self.done()

    @action()
    def back_to_match(self):
        self.session.navigate(self.session.match_controller.go_to_match_node)
        self.done()

    @action(text=st.sampled_from(["good", "bad"]))
    def comment(self, text):
        self.session.apply(lambda game: game.set_comment(text))
        self.done()

    @precondition(lambda self: hasattr(self, "session") and not self.session.scoring.is_active)
    @action(color=COLORS, points=st.lists(POINTS, min_size=1, max_size=3))
    def paste(self, color, points):
        """Paste a variation; undo and redo must leave the match out of it."""
        made = []
        for number, point in enumerate(points):
            following = (number + 1,) if number + 1 < len(points) else ()
            content = Content(move=Move(color, point))
            made.append(Node(number, number - 1 if number else None, following, content))
        self.session.tick()  # if time is up, it is written before
        self.told.clear()
        place, before = self.match.node_id, nodes(self.game)
        self.session.apply(lambda game: game.paste(game.current_id, Branch(tuple(made))))
        self.done()
        if self.session.is_live:
            self.session.undo()
            assert nodes(self.game) == before
            assert self.match.node_id == place
            self.session.redo()
            assert self.match.node_id == place
            self.told.clear()

    # The end

    @action()
    def count(self):
        self.session.apply(self.session.game_end.toggle_count)
        self.done(actions=2)

    @action(color=COLORS)
    def accept(self, color):
        self.session.accept(color)
        self.done()

    @precondition(lambda self: hasattr(self, "session") and self.session.is_counting)
    @action(color=COLORS)
    def resume(self, color):
        self.session.apply(self.session.game_end.resume_play, color)
        self.done()

    @precondition(lambda self: hasattr(self, "session") and self.session.is_counting)
    @action(number=NUMBERS, first=COLORS)
    def play_out(self, number, first):
        points = [point for point, _ in self.game.position.board.stones()]
        point = points[number % len(points)] if points else Point(0, 0)
        stones = self.session.scoring.group_at(self.game, point)
        self.session.apply(self.session.scoring.start_play_out, stones, first, "disputed")
        self.done()

    @precondition(
        lambda self: hasattr(self, "session") and self.session.scoring.dispute is not None
    )
    @action(are_dead=st.sampled_from([None, True, False]))
    def end_dispute(self, are_dead):
        self.session.apply(self.session.scoring.end_dispute, are_dead=are_dead)
        self.done()

    @action(result=st.sampled_from([Result.resignation(color) for color in Color]))
    @precondition(lambda self: hasattr(self, "session") and len(self.game.tree) > 6)
    def end(self, result):
        if self.session.is_live:
            self.session.end_game(result)
            self.done(actions=2)

    @action()
    def claim_time(self):
        self.session.claim_time()
        self.done(actions=2)

    # Leaving and coming back

    @precondition(lambda self: hasattr(self, "session") and self.session.is_live)
    @action()
    def leave_and_resume(self):
        """Play the game on from its record: each has what he had.

        Before the first move there is no node on which that could be written.
        """
        session, before = self.session, self.match
        busy = session.is_counting or session.scoring.dispute is not None
        if busy or before.stage is MatchStage.READY or before.to_press is not None:
            return
        if before.node_id == self.game.tree.root_id:
            return
        session.open_document(session.document)
        session.navigate(lambda game: game.go_to(before.node_id))
        session.resume_match()
        clock, again = before.clock, self.match.clock
        assert (clock is None) == (again is None)
        if clock is not None:
            assert again.systems == clock.systems
            for color in Color:
                had, has = clock.time_left(color, self.time), again.time_left(color, self.time)
                assert has.count == had.count
                assert has.seconds == pytest.approx(had.seconds, abs=CLOSE)
        self.done(sets=True, actions=3)

    @action()
    def crash(self):
        """Let the program be killed, and start it again."""
        before, session = self.match, self.session
        record, place = nodes(self.game), self.game.current_id
        times = left(before, self.time)
        self.journal.write()
        self.journal.keep_and_close()
        assert not wait_for_journals()
        session.unsubscribe(self.told.append)
        found = recover_documents(self.folder)
        if not found:  # Nothing was done, or it is over and saved.
            assert not self.game.history.is_modified
            self.sit_down(session)
            return
        (restored,) = found
        assert restored.is_whole
        again = restored.to_session(lambda: self.time)
        self.sit_down(again, restored)
        match = self.match
        assert match is not None
        assert (match.node_id, match.to_press, match.flagged) == (
            before.node_id,
            before.to_press,
            before.flagged,
        )
        assert left(match, self.time) == times
        assert (again.scoring.agreement, again.scoring.dispute) == (
            session.scoring.agreement,
            session.scoring.dispute,
        )
        assert (nodes(again.game), again.game.current_id) == (record, place)
        self.done()

    # What always holds

    @invariant()
    def the_match_stands_in_its_record(self):
        if not hasattr(self, "session") or not self.session.is_live:
            return
        match, game = self.match, self.game
        assert match.node_id in game.tree
        dispute = self.session.scoring.dispute
        if dispute is not None:
            assert match.node_id == dispute.final_id
        if self.session.is_counting:
            assert game.current_id == match.node_id

    @invariant()
    def the_time_runs_of_the_one_who_is_to_move(self):
        if not hasattr(self, "session") or self.match.clock is None:
            return
        match, session = self.match, self.session
        stands = (
            not session.is_live
            or session.is_counting
            or session.scoring.dispute is not None
            or match.stage is not MatchStage.RUNNING
            or match.flagged is not None
        )
        assert match.clock.running is (None if stands else self.turn())

    @invariant()
    def what_is_asked_can_be_answered(self):
        if not hasattr(self, "session") or self.match.takeback_request is None:
            return
        match = self.match
        assert self.session.is_live
        assert len(self.moves()) >= match.takeback_request.plies
        assert match.takeback_request.by is not None

    @invariant()
    def time_is_up_only_for_who_has_none(self):
        if hasattr(self, "session") and self.match.flagged is not None:
            assert self.match.clock.time_left(self.match.flagged, self.time).has_run_out


@pytest.mark.usefixtures("qapp")
class TestMatchAtRandom(MatchAtRandom.TestCase):
    settings = settings(max_examples=examples(4), stateful_step_count=40)

    @pytest.fixture(autouse=True)
    def _quick_disk(self, monkeypatch):
        """Write journals without a rest: how that is done has its own tests."""
        monkeypatch.setattr("gobanapp.storage.journal.log_file.REST", 0)
        monkeypatch.setattr("os.fsync", lambda _descriptor: None)

    @pytest.fixture(autouse=True)
    def _rare_actions(self, _quick_disk):
        """Do what hardly happens at random: answer a request, end a dispute, end the game."""
        match = MatchAtRandom()
        carefully = MoveConfirmation(
            takeback_seconds=0.0, needs_takeback_consent=True, has_clock_press=False
        )
        match.new(clocks=None, precautions=carefully, handicap=0, free=False, starts=False)
        for granted in (False, True):
            match.click(point=Point(1, 1))
            match.ask_undo(color=Color.BLACK)
            match.answer(granted=granted, restores_clock=False)
        for are_dead in (None, True, False):
            match.click(point=Point(2, 2))
            match.count()
            match.play_out(number=0, first=Color.WHITE)
            match.the_match_stands_in_its_record()
            match.click(point=Point(3, 3))
            match.end_dispute(are_dead=are_dead)
            match.the_match_stands_in_its_record()
            match.resume(color=Color.WHITE)
        match.end(result=Result.resignation(Color.BLACK))
        assert not match.session.is_live
        match.teardown()

    @classmethod
    def tearDownClass(cls):
        """Let no action be left out: it would not be tested."""
        super().tearDownClass()
        if settings.get_current_profile_name() == "same":
            assert sorted(ACTIONS - TRIED) == []
