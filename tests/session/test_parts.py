"""Each part of a session works alone, without the session and without Qt."""

import subprocess
import sys

import pytest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.change import Change
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove, RefusalReason
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.match_clock import MatchClock
from gobanapp.session.match_controller import MatchController, MoveBlocked
from gobanapp.session.match_stage import BlockReason, MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.moves import Moves
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.session.takeback import Takeback
from gobanapp.session.tool_choice import EditTool, ToolChoice
from gobanapp.session.trial import Trials
from gobanapp.session.undo_handlers import RecordUndo, UndoRouter

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


def test_only_a_move_is_one(match):
    trials = Trials(match.scoring, match.controller, ToolChoice())
    moves = Moves(match.scoring, match.controller, match.takeback, trials)
    game = match.game
    match.controller.move_confirmation = MoveConfirmation(takeback_seconds=1)
    assert moves.play(game, point("C3")) & Change.MOVE
    match.time += 0.2
    assert moves.play(game, point("C3")) is Change.NOTHING  # a double click
    match.time += 0.3
    assert not moves.play(game, point("C3")) & Change.MOVE  # taken back
    assert game.position.board.is_empty(point("C3"))
    assert moves.pass_(game) & Change.MOVE
    for go_back in (moves.pass_, lambda game: moves.play(game, point("D4"))):
        game.go_to(game.tree.root_id)
        assert go_back(game) is Change.CURRENT_NODE  # the match is elsewhere
    match.scoring.begin(game)
    assert moves.play(game, point("D4")) is moves.pass_(game) is Change.NOTHING


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


def test_a_match_begins_at_the_node_and_owns_the_nodes_that_follow(game):
    game.play(point("C3"))
    game.play(point("D4"))
    game.go_to(1)
    match = Match(game)
    assert (match.controller.match.node_id, match.controller.match.first_new_id) == (1, 3)


def test_a_match_follows_each_of_its_steps_at_once(match):
    controller, game = match.controller, match.game
    controller.play(game, point("C3"))
    controller.play(game, point("G7"))
    assert controller.match.node_id == game.current_id == 2
    controller.relocate(game)
    assert controller.match.node_id == 2
    game.go_to(1)
    controller.relocate(game)
    assert controller.match.node_id == 1
    match.clock.pause(game)
    game.go_to(2)
    match.clock.resume_here(game)
    assert controller.match.node_id == 2


def test_a_match_whose_node_is_gone_has_the_player_to_move_at_the_board(match):
    match.play("C3")
    match.game.remove(1)
    assert match.controller.player_to_move(match.game) is BLACK


def test_times_after_a_set_up_take_the_match_along(match):
    match.play("C3")
    match.clock.pause(match.game)
    match.game.set_turn(BLACK)
    match.clock.resume_here(match.game)
    match.clock.pause(match.game)
    assert match.controller.match.node_id == 3
    assert match.game.tree[3].content.times.black.seconds == 600


def test_a_second_click_within_three_tenths_of_a_second_belongs_to_the_first(match):
    assert not match.controller.is_last_stone(match.game, point("C3"))
    match.play("C3")
    assert not match.controller.is_last_stone(match.game, point("D3"))
    match.time = 0.3
    assert match.controller.is_double_click(match.game, point("C3"))
    match.time = 0.31
    assert not match.controller.is_double_click(match.game, point("C3"))
    match.controller.match = None
    assert not match.controller.is_last_stone(match.game, point("C3"))


@pytest.mark.parametrize("moves_last", [False, True])
def test_edits_since_a_resumed_match_would_differ_are_beside_it(game, moves_last):
    game.play(point("C3"))
    game.play(point("G7"))
    game.set_comment("played")
    if moves_last:
        game.correct_move(1, point("D3"))
    controller = MatchController(Scoring(), ToolChoice())
    controller.find_last_step(game)
    assert controller.steps_since(game) == game.history.depth
    controller.resume(game)
    assert controller.steps_since(game) == (0 if moves_last else 1)


def test_edits_before_a_match_is_continued_elsewhere_are_not_beside_it(match):
    match.play("C3")
    match.play("G7")
    match.clock.pause(match.game)
    match.game.set_turn(WHITE)
    match.game.set_comment("from here")
    match.clock.resume_here(match.game)
    match.controller.follow(match.game)
    assert match.controller.steps_since(match.game) == 0


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


def test_undo_of_one_edit():
    game = GameTerms(columns=9, rows=9).to_game("2001-01-01")
    match = Match(game)
    undo = UndoRouter(match.scoring, match.controller, match.takeback, make_trials())
    assert not undo.can_undo(game)
    match.play("C3")
    assert undo.can_undo(game)
    assert not undo.can_redo(game)
    game.set_comment("one")
    first = game.history.last
    assert undo.undo_edit(game, first) is Change.CONTENT
    assert undo.undo_edit(game, first) is Change.NOTHING
    assert undo.can_redo(game)
    match.controller.match = None
    game.set_comment("one")
    first = game.history.last
    game.set_name("two")
    assert undo.undo_edit(game, first) is Change.NOTHING
    assert undo.undo_edit(game, game.history.last) is Change.CONTENT
    assert (game.node.content.comment, game.node.content.name) == ("one", "")


def test_tools(game):
    game.play(point("C3"))
    tools = ToolChoice()
    assert tools.next_stone(game) == (game.position, WHITE)
    assert tools.choose(game, EditTool.INSERT) is Change.TOOL
    assert tools.next_stone(game) == (game.position_at(0), BLACK)
    assert tools.shown_id(game) == 0
    assert tools.why_illegal(game, point("C3")) is None
    tools.choose(game, EditTool.CORRECT)
    assert tools.next_stone(game) == (game.position_at(0), BLACK)
    assert tools.shown_id(game) == 0
    tools.choose(game, EditTool.PLAY)
    assert tools.shown_id(game) == 1
    assert tools.why_illegal(game, point("C3")).reason is RefusalReason.OCCUPIED
    assert tools.why_illegal(game, point("D3")) is None


def test_where_a_move_is_inserted_the_rules_hold_for_the_position_before(game):
    for name in "C3 G7 C7".split():
        game.play(point(name))
    tools = ToolChoice()
    tools.choose(game, EditTool.INSERT)
    assert tools.why_illegal(game, point("G7")).reason is RefusalReason.OCCUPIED
    assert tools.why_illegal(game, point("C7")) is None
    game.go_to(0)
    assert tools.shown_id(game) == 0


def test_a_tool_for_a_single_use():
    game, tools = GameTerms().to_game(""), ToolChoice()
    assert tools.mark_tool is MarkTool.TRIANGLE
    tools.choose_mark_tool(game, MarkTool.SQUARE)
    assert tools.choose_for_single_use(game, MarkTool.SQUARE) is Change.NOTHING
    assert tools.choose_for_single_use(game, MarkTool.PART) is Change.TOOL
    assert tools.is_single_use
    assert tools.finish(game) is Change.TOOL
    assert (tools.mark_tool, tools.is_single_use) == (MarkTool.SQUARE, False)


PARTS = """document match_clock match_controller scoring session takeback tool_choice
trial undo_handlers"""


def test_no_part_needs_qt():
    imports = "; ".join(f"import gobanapp.session.{part}" for part in PARTS.split())
    check = f"{imports}; import sys; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
