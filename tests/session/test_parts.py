"""Each part of a session works alone, without the session and without Qt."""

import subprocess
import sys

import pytest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.change import Change
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove
from gobanapp.session.match import BlockReason, MatchStage
from gobanapp.session.match_clock import MatchClock
from gobanapp.session.match_controller import MatchController, MoveBlocked
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.tool_choice import EditTool, ToolChoice
from gobanapp.session.trial import Trials
from gobanapp.session.undo_handlers import RecordUndo

BLACK, WHITE = Color


def point(name):
    return Point.parse(name)


@pytest.fixture
def game():
    return GameTerms(columns=9, rows=9).to_game("2001-01-01")


class Match:
    """A match with ten minutes for each player, and a time that a test sets."""

    def __init__(self, game):
        self.game, self.time, self.scoring = game, 0.0, Scoring()
        self.controller = MatchController(self.scoring, ToolChoice(), now=lambda: self.time)
        self.clock, self.takeback = MatchClock(self.controller), Takeback(self.controller)
        self.controller.begin(game, ByColor(TimeSystem(main=600), TimeSystem(main=600)))
        self.controller.follow(game)

    def play(self, name, seconds=0):
        self.time += seconds
        change = self.controller.play(self.game, point(name))
        self.controller.follow(self.game)
        return change

    def wait(self, seconds):
        """Let time pass with the clock updated every second; return what changed."""
        change = Change.NOTHING
        for _ in range(seconds):
            self.time += 1
            change |= self.controller.update_clock(self.game)
        return change

    def seconds(self):
        return tuple(left.seconds for left in self.controller.times(self.game))


def make_trials():
    scoring, tools = Scoring(), ToolChoice()
    return Trials(scoring, MatchController(scoring, tools), tools)


@pytest.fixture
def match(game):
    return Match(game)


def test_a_trial(game):
    game.play(point("C3"))
    trials = make_trials()
    assert trials.start(game) is Change.TOOL
    game.play(point("D4"))
    assert trials.has_changes(game)
    trials.discard(game)
    assert (len(game.tree), game.current_id) == (2, 1)
    assert not trials.has_changes(game)


def test_a_kept_trial_can_be_resumed(game):
    trials = make_trials()
    trials.start(game)
    game.play(point("D4"))
    trial = trials.trial
    assert trials.start(game) is Change.NOTHING
    assert trials.trial is trial
    assert trials.keep(game) is Change.TOOL
    assert trials.keep(game) is Change.NOTHING
    assert not trials.has_changes(game)
    trials.resume(game, trial)
    assert trials.has_changes(game)


def test_no_trial_begins_during_a_match_or_a_count(match):
    trials = Trials(match.scoring, match.controller, ToolChoice())
    assert trials.start(match.game) is Change.NOTHING
    match.controller.match = None
    match.scoring.begin(match.game)
    assert trials.start(match.game) is Change.NOTHING
    match.scoring.end(match.game)
    assert trials.start(match.game) is Change.TOOL


def test_undo_stops_at_the_start_of_a_trial(game):
    game.play(point("C3"))
    trials = make_trials()
    trials.start(game)
    undo = RecordUndo(Scoring(), trials)
    assert not undo.can_undo(game)
    assert undo.undo(game) is Change.NOTHING
    assert RecordUndo(Scoring(), make_trials()).undo(game) & Change.TREE
    assert len(game.tree) == 1


def test_a_count(game):
    scoring = Scoring()
    game.play(point("C3"))
    assert scoring.begin(game) is Change.COUNT
    scoring.mark_group(game, point("C3"), GroupStatus.DEAD)
    assert scoring.agreement.dead == {point("C3")}
    scoring.undo(game)
    assert not scoring.agreement.dead
    scoring.accept(game, BLACK)
    assert scoring.accept(game, WHITE) & Change.INFO
    assert scoring.agreement is None
    assert game.is_finished


def test_a_dispute(game):
    scoring = Scoring()
    game.play(point("C3"))
    scoring.begin(game)
    scoring.start_play_out(game, frozenset({point("C3")}), WHITE, "disputed")
    assert scoring.is_playing_out(game)
    scoring.play_out(game, point("D3"))
    scoring.end_dispute(game, are_dead=True)
    assert scoring.agreement.dead == {point("C3")}
    assert game.current_id == 1


def test_the_clock_of_a_match(match):
    assert match.controller.match.stage is MatchStage.READY
    match.play("C3")
    match.play("G7", seconds=20)
    assert match.seconds() == (600, 580)
    match.clock.pause(match.game)
    match.time += 100
    assert match.seconds() == (600, 580)
    with pytest.raises(MoveBlocked) as blocked:
        match.play("G3")
    assert blocked.value.reason is BlockReason.PAUSED
    match.clock.start(match.game)
    match.clock.add_time(match.game, BLACK, 30)
    match.controller.follow(match.game)
    match.wait(10)
    assert match.seconds() == (620, 580)


def test_an_illegal_move_costs_no_turn(match):
    match.play("C3")
    before = match.controller.match
    with pytest.raises(IllegalMove):
        match.play("C3")
    assert match.controller.match is before


def test_time_runs_out(match):
    match.play("C3")
    assert match.wait(601) & Change.MATCH
    assert match.controller.match.flagged is WHITE
    assert match.controller.update_clock(match.game) is Change.NOTHING


def test_the_clock_stands_during_a_count(match):
    match.play("C3")
    match.scoring.begin(match.game)
    match.controller.follow(match.game)
    assert match.controller.match.clock.running is None


def test_a_takeback_with_consent(match):
    match.controller.move_confirmation = MoveConfirmation(takeback_seconds=0)
    match.play("C3")
    match.play("G7")
    assert match.takeback.request(match.game, WHITE) is Change.MATCH
    assert match.controller.match.takeback_request.by is WHITE
    assert match.takeback.answer(match.game, granted=True) & Change.TREE
    assert match.game.position.turn is WHITE


def test_a_stone_just_played_is_taken_back_alone(match):
    match.play("C3")
    assert match.takeback.can_take_back(match.game)
    match.takeback.take_back(match.game)
    assert len(match.game.tree) == 1


def test_tools(game):
    game.play(point("C3"))
    tools = ToolChoice()
    assert tools.next_stone(game) == (game.position, WHITE)
    assert tools.choose(game, EditTool.INSERT) is Change.TOOL
    assert tools.next_stone(game) == (game.position_at(0), BLACK)
    assert tools.shown_id(game) == 0


PARTS = """document match_clock match_controller scoring session takeback tool_choice
trial undo_handlers"""


def test_no_part_needs_qt():
    imports = "; ".join(f"import gobanapp.session.{part}" for part in PARTS.split())
    check = f"{imports}; import sys; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
