"""Playing, counting and agreeing, as the window does it but without one."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.markup import NO_TERRITORY, Markup
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE, CountingMethod
from gobanapp.session import node_preparation
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool


def a_session(size=5, ruleset=JAPANESE, komi=0.5, **terms):
    terms = GameTerms(columns=size, rows=size, ruleset=ruleset, komi=komi, **terms)
    return Session(Document([terms.to_game("2001-01-01")]))


def play(session, moves):
    for name in moves.split():
        if name == "pass":
            session.pass_()
        else:
            session.play(Point.parse(name))


@pytest.fixture
def changes():
    return []


WALLS = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5"  # Black holds two columns, White one


def test_each_change_of_tool_is_emitted_once(changes):
    session = a_session()
    session.subscribe(changes.append)
    session.choose_mark_tool(MarkTool.SQUARE)
    assert (session.tools.mark_tool, session.tools.edit_tool, changes) == (
        MarkTool.SQUARE,
        EditTool.MARK,
        [Change.TOOL],
    )
    session.choose_mark_tool(MarkTool.CIRCLE)
    assert (session.tools.mark_tool, session.tools.edit_tool, changes) == (
        MarkTool.CIRCLE,
        EditTool.MARK,
        [Change.TOOL] * 2,
    )
    session.choose_mark_tool(MarkTool.CIRCLE)
    assert len(changes) == 2


def test_a_click_plays_and_emits_once(changes):
    session = a_session()
    session.subscribe(changes.append)
    session.play(Point(2, 2))
    assert changes == [Change.TREE | Change.CURRENT_NODE | Change.MOVE]
    assert session.game.position.board[Point(2, 2)] is Color.BLACK


def test_a_refused_move_changes_nothing_and_emits_its_reason(changes):
    session = a_session()
    refusals = []
    session.move_refused.connect(refusals.append)
    play(session, "C3")
    session.subscribe(changes.append)
    play(session, "C3")
    assert [refusal.reason for refusal in refusals] == [RefusalReason.OCCUPIED]
    assert changes == []


def test_two_passes_begin_the_count():
    session = a_session()
    play(session, WALLS + " pass")
    assert not session.is_counting
    play(session, "pass")
    assert session.is_counting


def test_white_passes_last_under_aga_rules():
    session = a_session(ruleset=AGA)
    play(session, "C3 pass pass")
    assert not session.is_counting
    play(session, "pass")
    assert session.is_counting


def test_a_click_in_the_count_marks_the_group_and_back():
    session = a_session()
    play(session, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B5 A1 pass B2 pass pass")
    session.apply(session.scoring.mark_group, Point.parse("A1"))
    assert session.scoring.agreement.dead == {Point.parse("A1"), Point.parse("B2")}
    session.apply(session.scoring.mark_group, Point.parse("A1"))
    assert session.scoring.agreement.dead == frozenset()


def test_marking_takes_an_acceptance_back():
    session = a_session()
    play(session, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B5 A1 pass pass")
    session.accept(Color.BLACK)
    assert session.scoring.agreement.accepted.black
    session.apply(session.scoring.mark_group, Point.parse("A1"))
    assert not session.scoring.agreement.accepted.black


def test_the_game_is_over_only_when_both_accept():
    session = a_session()
    told = []
    session.finished.connect(lambda _score: told.append(session.game.info.result))
    play(session, WALLS + " pass pass")
    session.accept(Color.WHITE)
    assert session.is_counting
    assert not session.game.is_finished
    session.accept(Color.BLACK)
    assert told == ["B+4.5"]
    territory = session.game.node.content.markup.territory
    assert len(territory.black) == 10
    assert len(territory.white) == 5


def test_one_player_cannot_accept_for_both():
    session = a_session()
    play(session, WALLS + " pass pass")
    session.accept(Color.BLACK)
    session.accept(Color.BLACK)
    assert not session.game.is_finished
    assert not any(session.scoring.agreement.accepted)


def test_the_result_can_be_undone():
    session = a_session()
    play(session, WALLS + " pass pass")
    session.accept(Color.BLACK)
    session.accept(Color.WHITE)
    session.apply(Game.undo)
    assert not session.game.is_finished
    assert session.game.node.content.markup.territory.black == frozenset()


def test_repeating_a_result_is_neither_undone_nor_saved():
    session = a_session()
    play(session, "C3")
    session.resign(Color.BLACK)
    play(session, "D4")
    session.mark_saved(Path("game.sgf"), None)
    session.resign(Color.BLACK)
    assert session.game.is_at_result
    assert not session.document.is_modified
    session.undo()
    assert (session.game.current_id, session.game.is_at_result) == (1, True)


def test_changing_the_method_recounts_and_revokes_acceptances():
    session = a_session(ruleset=CHINESE)
    play(session, WALLS + " pass pass")
    session.accept(Color.BLACK)
    session.apply(session.scoring.set_counting_method, CountingMethod.TERRITORY)
    assert not session.scoring.agreement.accepted.black
    assert str(session.scoring.score(session.game).result) == "B+4.5"


def test_under_japanese_rules_the_opponent_of_the_asking_side_resumes():
    session = a_session()
    play(session, "C3 pass pass")
    session.apply(session.game_end.resume_play, Color.BLACK)
    assert not session.is_counting
    assert session.game.turn is Color.WHITE
    session = a_session()
    play(session, "C3 pass pass")
    session.apply(session.game_end.resume_play, Color.WHITE)
    assert session.game.turn is Color.BLACK


def test_after_resuming_it_takes_two_passes_again():
    session = a_session(ruleset=CHINESE)
    play(session, "C3 pass pass")
    session.apply(session.game_end.resume_play, Color.BLACK)
    play(session, "pass")
    assert not session.is_counting
    play(session, "pass")
    assert session.is_counting


def test_going_elsewhere_leaves_the_count():
    session = a_session()
    play(session, WALLS + " pass pass")
    session.apply(lambda game: game.step_by(-1))
    assert not session.is_counting


def test_resigning_gives_the_game_to_the_opponent():
    session = a_session()
    play(session, "C3")
    session.resign(Color.WHITE)
    assert session.game.info.result == "B+R"


def test_handicap_stones_are_placed_before_white_begins():
    session = a_session(size=9, handicap=2, free_placement=True)
    assert session.game.turn is Color.BLACK
    play(session, "C3 G7")
    assert session.game.turn is Color.WHITE
    play(session, "E5")
    assert session.game.position.board[Point.parse("E5")] is Color.WHITE
    assert session.game.tree.root.content.set_up.black == {Point.parse("C3"), Point.parse("G7")}


def test_each_action_refreshes_the_views_once(changes):
    session = a_session()
    play(session, "C3 pass")
    session.subscribe(changes.append)
    session.pass_()
    assert changes == [Change.TREE | Change.CURRENT_NODE | Change.COUNT | Change.MOVE]
    session.resign(Color.WHITE)
    assert changes[1:] == [Change.INFO | Change.CONTENT | Change.COUNT]


def test_resuming_without_passes_only_leaves_the_count(changes):
    session = a_session()
    play(session, "C3")
    session.apply(session.game_end.begin_count)
    session.apply(session.game_end.resume_play, Color.BLACK)
    assert not session.is_counting
    assert session.game.turn is Color.WHITE
    assert len(session.game.tree) == 2


def test_resuming_twice_goes_to_the_same_node():
    session = a_session()
    play(session, "C3 pass pass")
    session.apply(session.game_end.resume_play, Color.BLACK)
    session.apply(lambda game: game.step_by(-1))
    session.apply(session.game_end.begin_count)
    session.apply(session.game_end.resume_play, Color.BLACK)
    assert len(session.game.tree) == 5


def test_a_mark_taken_back_can_be_made_again_but_not_an_acceptance():
    session = a_session()
    play(session, "C3 A1 pass pass")
    session.accept(Color.BLACK)
    session.apply(session.scoring.mark_group, Point.parse("A1"))
    session.undo()
    assert session.scoring.agreement.dead == frozenset()
    assert not any(session.scoring.agreement.accepted)
    assert session.can_redo()
    session.redo()
    assert session.scoring.agreement.dead == {Point.parse("A1")}
    assert not session.can_redo()


def test_redo_leaves_a_count_alone():
    session = a_session()
    play(session, "C3 D4")
    session.undo()
    session.apply(session.game_end.begin_count)
    assert not session.can_redo()
    session.redo()
    assert session.is_counting


def test_a_match_is_not_resumed_before_a_dispute_is_settled(qapp):
    """It would stand elsewhere than where the count comes back to."""
    session = Session(Document([GameTerms(columns=3, rows=3).to_game("2001-01-01")]))
    session.play(Point(0, 0))
    session.apply(session.game_end.begin_count)
    session.apply(session.scoring.start_play_out, frozenset({Point(0, 0)}), Color.WHITE, "disputed")
    session.resume_match()
    assert session.match is None
    session.apply(session.scoring.abandon_dispute)
    session.apply(session.game_end.toggle_count)
    session.resume_match()
    assert session.match is not None


@pytest.fixture
def far(monkeypatch):
    """A session at the beginning of a game, in which every step is a long way."""
    monkeypatch.setattr(node_preparation, "_UNNOTICED_SECONDS", -1)
    played = a_session()
    play(played, "A1 B1 C1 D1")
    tree = played.game.tree
    return Session(Document([Game(Tree(dict(tree.nodes)), 5, 5)]))


def test_a_distant_node_is_shown_after_its_preparation(far, changes):
    places = []

    def finish(approach):
        places.append(far.game.current_id)
        approach.complete(changes.append)

    far.preparation_requested.connect(finish)
    far.step_by(4)
    assert places == [0]
    assert changes[-1] == 1.0
    assert far.game.current_id == 4
    assert far.game.position.move_number == 4


def test_a_preparation_can_be_cancelled(far, changes):
    def give_up(approach):
        approach.is_cancelled = True

    far.preparation_requested.connect(give_up)
    far.subscribe(changes.append)
    far.step_by(4)
    assert (far.game.current_id, changes) == (0, [])


def test_a_cancelled_preparation_opens_a_record_at_its_beginning(far):
    def give_up(approach):
        approach.is_cancelled = True

    far.preparation_requested.connect(give_up)
    record = Document([Game(Tree(dict(far.game.tree.nodes)), 5, 5)])
    record.game.go_to(3)
    far.open_document(record)
    assert far.game is record.game
    assert far.game.current_id == 0


def test_known_positions_need_no_preparation(far, changes):
    far.preparation_requested.connect(lambda approach: approach.complete(lambda part: None))
    far.step_by(4)
    far.preparation_requested.connect(changes.append)
    far.step_by(-2)
    far.step_by(1)
    assert (far.game.current_id, changes) == (3, [])


def test_a_subscriber_gets_only_its_kinds_of_change():
    session, heard = a_session(), []
    session.subscribe(heard.append, Change.TREE | Change.COUNT)
    session.choose_mark_tool(MarkTool.CIRCLE)
    assert heard == []
    session.play(Point(2, 2))
    session.step_by(-1)
    (change,) = heard
    assert change & Change.TREE


def drop_last_game(document):
    document.set_games(document.entries[:-1])


CHANGING = {
    "apply": lambda session: session.apply(lambda game: game.set_comment("mine")),
    "step_by": lambda session: session.step_by(-1),
    "tick": Session.tick,
    "begin_match": lambda session: session.begin_match(session.document, None),
    "write_match_state": Session.write_match_state,
    "open_document": lambda session: session.open_document(session.document),
    "switch_game": lambda session: session.switch_game(session.document.entries[1]),
    "edit_game_list": lambda session: session.edit_game_list(drop_last_game),
    "mark_saved": lambda session: session.mark_saved(Path("mine.sgf"), None),
}


@pytest.mark.parametrize("method", CHANGING)
def test_a_view_must_not_change_the_session(monkeypatch, method):
    errors = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: errors.append(error))
    session = Session(Document([GameTerms().to_game(""), GameTerms().to_game("")]))
    document, game = session.document, session.game
    session.subscribe(lambda _change: CHANGING[method](session))
    session.play(Point(2, 2))
    (error,) = errors
    assert isinstance(error, AssertionError)
    assert (session.document, session.game, session.match) == (document, game, None)
    assert (game.current_id, game.node.content.comment) == (1, "")
    assert (document.path, len(document.entries)) == (None, 2)


@pytest.mark.parametrize("tool", [EditTool.PLAY, EditTool.MARK])
def test_a_single_use_tool_returns_to_the_previous_one(tool):
    session = a_session()
    session.choose_mark_tool(MarkTool.SQUARE)
    session.choose_edit_tool(tool)
    session.apply(session.tools.choose_for_single_use, MarkTool.PART)
    assert session.tools.is_marking_with(MarkTool.PART)
    session.apply(session.tools.finish)
    assert (session.tools.edit_tool, session.tools.mark_tool) == (tool, MarkTool.SQUARE)


def test_choosing_a_single_use_tool_again_keeps_it():
    session = a_session()
    session.apply(session.tools.choose_for_single_use, MarkTool.PART)
    session.choose_mark_tool(MarkTool.PART)
    session.apply(session.tools.finish)
    assert (session.tools.edit_tool, session.tools.mark_tool) == (EditTool.PLAY, MarkTool.PART)


def test_a_session_is_free_without_a_match_a_count_and_a_dispute():
    session = a_session()
    assert session.is_free
    play(session, "C3")
    session.apply(session.game_end.begin_count)
    assert not session.is_free
    session.apply(session.scoring.end)
    assert session.is_free
    session.resume_match()
    assert not session.is_free
    session.apply(session.game_end.begin_count)
    assert not session.is_free


def test_the_board_shows_the_position_before_a_correction():
    session = a_session()
    play(session, "C3 D4")
    assert (session.position, session.turn) == (session.game.position, Color.BLACK)
    session.choose_edit_tool(EditTool.CORRECT)
    assert (session.position, session.turn) == (session.game.position_at(1), Color.WHITE)
    assert session.why_illegal(Point.parse("D4")) is None
    assert session.why_illegal(Point.parse("C3")).reason is RefusalReason.OCCUPIED


#   X . X    Black has taken on B2, White on A2; Black may retake only after a pass.
KO = "B1 C1 A2 D2 B3 C3 pass B2 pass pass"


def test_in_a_dispute_a_click_obeys_the_rules_of_the_play_out():
    session = a_session()
    play(session, KO)
    stones = frozenset({Point.parse("B2")})
    session.apply(session.scoring.start_play_out, stones, Color.BLACK, "disputed")
    play(session, "C2 E5 A5")
    reasons = [session.why_illegal(Point.parse(name)) for name in ("B2", "E5", "D5")]
    assert [reason and reason.reason for reason in reasons] == [
        RefusalReason.PASS_FOR_KO,
        RefusalReason.OCCUPIED,
        None,
    ]
    session.apply(lambda game: game.go_to(0))
    assert session.why_illegal(Point.parse("B2")) is None


@pytest.mark.parametrize("tool", [EditTool.INSERT, EditTool.CORRECT])
def test_a_correction_ends_when_another_node_is_shown(tool, changes):
    session = a_session()
    play(session, "C3 D4")
    session.choose_edit_tool(tool)
    session.apply(lambda game: game.set_comment("here"))
    assert session.tools.edit_tool is tool
    session.subscribe(changes.append)
    session.step_by(-1)
    assert session.tools.edit_tool is EditTool.PLAY
    assert changes == [Change.CURRENT_NODE | Change.TOOL]
    session.step_by(-1)
    session.choose_edit_tool(tool)
    assert session.tools.edit_tool is EditTool.PLAY


def test_another_tool_than_that_of_play_is_not_chosen_in_a_count(changes):
    session = a_session()
    play(session, "C3")
    session.choose_edit_tool(EditTool.INSERT)
    session.apply(session.game_end.begin_count)
    assert session.tools.edit_tool is EditTool.PLAY
    session.subscribe(changes.append)
    session.choose_edit_tool(EditTool.MARK)
    session.choose_mark_tool(MarkTool.CIRCLE)
    assert changes == []


def test_an_action_has_its_arguments_by_name():
    session, asked = a_session(), []

    def action(_game, *, steps):
        asked.append(steps)
        return Change.NOTHING

    session.navigate(action, steps=3)
    assert asked == [3]


@pytest.mark.parametrize(
    "edit",
    [lambda game: game.remove(3), lambda game: game.set_info(replace(game.info, komi=5.5))],
)
def test_an_edit_of_the_record_ends_its_count(edit):
    session = a_session()
    play(session, "C3 D4")
    session.step_by(-1)
    play(session, "E5")
    session.step_by(-1)
    play(session, "D4")
    session.apply(session.game_end.begin_count)
    session.apply(edit)
    assert not session.is_counting


def test_a_move_tells_the_position_before_it():
    session, moved = a_session(), []
    session.moved.connect(moved.append)
    before = session.game.position
    play(session, "C3")
    assert moved == [before]
    play(session, "C3")
    assert len(moved) == 1


def test_the_score_that_both_accepted_is_told():
    session, told = a_session(), []
    session.finished.connect(told.append)
    play(session, WALLS + " pass pass")
    score = session.scoring.score(session.game)
    session.accept(Color.BLACK)
    session.accept(Color.WHITE)
    assert told == [score]


def test_a_count_is_continued_after_another_game_was_shown():
    games = [GameTerms(columns=5, rows=5).to_game("") for _ in range(2)]
    session = Session(Document(games))
    first, second = session.document.entries
    play(session, "C3 pass pass")
    session.apply(session.scoring.mark_group, Point.parse("C3"))
    session.switch_game(None)
    session.switch_game(first)
    assert session.is_counting
    session.switch_game(second)
    assert session.game is games[1]
    assert not session.is_counting
    session.switch_game(first)
    session.apply(session.game_end.begin_count)
    assert session.scoring.agreement.dead == {Point.parse("C3")}


def test_a_change_of_the_document_is_told(changes):
    session = a_session()
    session.subscribe(changes.append)
    session.mark_saved(Path("game.sgf"), (1, 2))
    assert (session.document.path, session.document.file_state) == (Path("game.sgf"), (1, 2))
    first = session.document.current
    added = Document([GameTerms().to_game("")]).current
    session.edit_game_list(lambda document: document.set_games([first, added]))
    assert changes == [Change.DOCUMENT] * 2
    session.open_document(Document([GameTerms().to_game("")]))
    assert changes[2:] == [Change.ALL]


def test_a_player_may_resign_a_game_that_goes_on():
    session = a_session()
    play(session, "C3")
    assert session.game_end.can_resign(session.game)
    session.apply(session.game_end.begin_count)
    assert not session.game_end.can_resign(session.game)
    session.apply(session.game_end.toggle_count)
    session.apply(session.trials.start)
    assert not session.game_end.can_resign(session.game)
    session.apply(session.trials.discard)
    session.resign(Color.BLACK)
    assert not session.game_end.can_resign(session.game)


def test_a_result_leaves_territory_that_was_marked_for_another_purpose():
    session = a_session()
    play(session, "C3")
    marked = ByColor(frozenset([Point.parse("A1")]), frozenset())
    session.apply(lambda game: game.set_markup(Markup(territory=marked)))
    session.resign(Color.WHITE)
    assert session.game.node.content.markup.territory == marked
    session.resign(Color.WHITE)
    assert session.game.node.content.markup.territory == NO_TERRITORY
