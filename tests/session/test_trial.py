from dataclasses import replace

import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.session.trial import Trial
from gobanapp.sgf.writer import write_games
from gobanapp.storage.document_file import save_document
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop


def record(**terms):
    return Document([GameTerms(columns=9, rows=9, **terms).to_game("2001-01-01")])


@pytest.fixture
def session(qapp):
    session = Session(record())
    play(session, "C3 G7 G3")
    return session


def play(session, names):
    for name in names.split():
        session.play(Point.parse(name))


def written(session):
    return write_games([entry.game for entry in session.document.entries])


def test_discarding_a_trial_restores_the_record(session):
    session.document.mark_saved(None, None)
    session.step_by(-1)
    before, place = written(session), session.game.current_id
    last = session.game.history.last
    session.apply(session.trials.start)
    play(session, "E5 E6")
    session.apply(lambda game: game.set_comment("not so good"))
    session.step_by(-1)
    session.apply(session.trials.discard)
    assert written(session) == before
    assert session.game.current_id == place
    assert session.game.history.last is last
    assert not session.document.is_modified
    assert session.trial is None


def test_leaving_a_trial_emits_all_changes_at_once(session):
    session.apply(session.trials.start)
    session.apply(lambda game: game.set_comment("not so good"))
    play(session, "E5")
    changes = []
    session.subscribe(changes.append)
    session.apply(session.trials.discard)
    (change,) = changes
    assert change & Change.TREE
    assert change & Change.CONTENT
    assert change & Change.CURRENT_NODE


def test_redo_restores_a_discarded_trial(session):
    session.apply(session.trials.start)
    play(session, "E5 E6")
    tried = written(session)
    session.apply(session.trials.discard)
    session.redo()
    session.redo()
    assert written(session) == tried


def test_a_trial_can_be_kept_as_a_variation(session):
    session.step_by(-1)
    fork = session.game.current_id
    session.apply(session.trials.start)
    play(session, "E5 E6")
    session.apply(session.trials.keep)
    assert session.trial is None
    first, second = session.game.tree[fork].children
    assert session.game.tree[first].content.move.point == Point.parse("G3")
    assert session.game.tree[second].content.move.point == Point.parse("E5")
    session.undo()
    session.undo()
    assert session.game.tree[fork].children == (first,)


def test_a_trial_that_was_kept_can_be_resumed(session):
    session.apply(session.trials.start)
    play(session, "E5")
    trial = session.trial
    assert session.trials.keep(session.game) is Change.TOOL
    assert session.trials.resume(session.game, trial) is Change.TOOL
    assert session.trial is trial


def test_a_trial_begins_and_ends_with_the_tool_that_plays(session):
    assert Change.TOOL in session.trials.start(session.game)
    session.choose_edit_tool(EditTool.MARK)
    session.apply(session.trials.discard)
    assert session.tools.edit_tool is EditTool.PLAY


def test_undo_is_limited_to_the_trial(session):
    session.apply(session.trials.start)
    assert not session.can_undo()
    play(session, "E5")
    session.undo()
    assert not session.can_undo()
    session.undo()
    assert len(session.game.tree) == 4
    session.apply(session.trials.discard)
    assert session.can_undo()


def test_discarding_a_trial_restores_an_earlier_comment(session):
    session.apply(lambda game: game.set_comment("good"))
    session.apply(session.trials.start)
    session.apply(lambda game: game.set_comment("good, "))
    session.apply(session.trials.discard)
    assert session.game.node.content.comment == "good"


def test_passes_while_trying_begin_no_count(session):
    session.apply(session.trials.start)
    session.pass_()
    session.pass_()
    assert not session.is_counting
    assert not session.game_end.can_count(session.game)
    assert not session.game_end.can_resign(session.game)


def test_no_trial_starts_during_a_count(session):
    session.apply(session.game_end.toggle_count)
    session.apply(session.trials.start)
    assert session.trial is None


def test_no_trial_starts_during_a_match(qapp):
    session = Session(record())
    session.begin_match(record(), None)
    session.apply(session.trials.start)
    assert session.trial is None


def test_no_match_is_resumed_during_a_trial(session):
    session.apply(session.trials.start)
    session.resume_match()
    assert session.match is None


def test_clearing_the_result_in_a_trial_revives_no_match(qapp):
    session = Session(record())
    session.begin_match(record(), None)
    play(session, "C3 G7")
    session.resign(Color.WHITE)
    session.apply(session.trials.start)
    play(session, "E5")
    session.apply(lambda game: game.set_info(replace(game.info, result="")))
    assert not session.game.is_finished
    assert not session.is_live
    play(session, "E6")
    assert session.trials.has_changes(session.game)
    session.apply(session.trials.discard)
    assert session.game.is_finished
    assert len(session.game.tree) == 3


def test_a_kept_trial_without_the_result_revives_the_match(qapp):
    session = Session(record())
    session.begin_match(record(), None)
    play(session, "C3")
    session.resign(Color.WHITE)
    session.apply(session.trials.start)
    session.apply(lambda game: game.set_info(replace(game.info, result="")))
    assert session.trials.keep(session.game) == Change.TOOL | Change.MATCH
    assert session.is_live
    session.apply(session.match_clock.start)
    play(session, "G7")
    assert session.game.position.move_number == 2


def test_opening_another_record_ends_it(session):
    old = session.game
    session.apply(session.trials.start)
    play(session, "E5")
    session.open_document(record())
    assert session.trial is None
    assert len(old.tree) == 5  # whether that is saved has been asked before


@pytest.fixture
def games(qapp):
    return [GameTerms(columns=9, rows=9).to_game("2001-01-01") for _ in range(2)]


def test_switching_to_another_game_ends_the_trial(games):
    session = Session(Document(games))
    session.apply(session.trials.start)
    play(session, "E5")
    discarded = []
    session.trial_discarded.connect(lambda: discarded.append(session.game))
    session.switch_game(session.document.neighbor(1))
    assert session.trial is None
    assert len(games[0].tree) == 1
    assert discarded == [games[1]]
    session.switch_game(session.document.neighbor(-1))
    assert len(discarded) == 1  # nothing was tried there
    session.redo()
    assert len(games[0].tree) == 2


def test_to_remove_its_game_from_the_file_ends_it(games):
    session = Session(Document(games))
    kept = session.document.entries[1]
    session.apply(session.trials.start)
    play(session, "E5")
    session.edit_game_list(lambda document: document.set_games([kept], kept))
    assert session.trial is None
    assert len(games[0].tree) == 1


def test_other_games_can_be_rearranged_during_a_trial(games):
    session = Session(Document(games))
    session.apply(session.trials.start)
    play(session, "E5")
    session.edit_game_list(lambda document: document.set_games(document.entries[::-1]))
    assert session.trials.has_changes(session.game)


def test_the_game_before_a_trial_is_as_if_it_was_discarded(session):
    session.step_by(-1)
    session.apply(lambda game: game.set_comment("good"))
    before = written(session)
    session.apply(session.trials.start)
    play(session, "E5 E6")
    session.apply(lambda game: game.remove(game.tree.root.first_child))
    tried = written(session)
    assert write_games([session.trial.game_before(session.game)]) == before
    assert written(session) == tried


def test_the_game_before_a_trial_has_the_same_root():
    game = Game(Tree({3: Node(3, None)}, 3), 9, 9)
    trial = Trial.begin(game)
    game.play(Point.parse("E5"))
    assert trial.game_before(game).tree.root_id == 3


@pytest.mark.parametrize("is_edited", [False, True])
def test_saving_during_a_trial_leaves_the_trial_out(is_edited, session, tmp_path):
    session.document.mark_saved(None, None)
    if is_edited:
        session.apply(lambda game: game.set_comment("good"))
    before = written(session)
    session.apply(session.trials.start)
    play(session, "E5 E6")
    path = tmp_path / "game.sgf"
    save_document(session.document, path, trial=session.trial)
    session.mark_saved(path, None)
    assert path.read_bytes() == before
    assert session.document.is_modified  # what is tried out may still be kept
    assert session.trials.has_changes(session.game)
    session.apply(session.trials.discard)
    assert not session.document.is_modified


def test_saving_leaves_the_trial_out_after_a_removed_node(session, tmp_path):
    before = written(session)
    session.apply(session.trials.start)
    for name in "A1 B1 C1 D1".split():
        play(session, name)
        session.undo()
    play(session, "E5")
    session.apply(lambda game: game.remove(game.current_id))
    save_document(session.document, tmp_path / "game.sgf", trial=session.trial)
    assert (tmp_path / "game.sgf").read_bytes() == before


def test_edits_of_other_games_are_saved_during_a_trial(games, tmp_path):
    session = Session(Document(games))
    play(session, "C3")
    session.switch_game(session.document.neighbor(1))
    play(session, "G7")
    before = written(session)
    session.apply(session.trials.start)
    play(session, "E5")
    save_document(session.document, tmp_path / "games.sgf", trial=session.trial)
    assert (tmp_path / "games.sgf").read_bytes() == before
    session.mark_saved(tmp_path / "games.sgf", None)
    session.apply(session.trials.discard)
    assert not session.document.is_modified


# Killed


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_kill_during_a_trial_keeps_the_record(comes_back, qtbot, tmp_path):
    session = Session(record())
    journal = Journal(session, tmp_path / "journal", UiEventLoop())
    play(session, "C3 G7")
    session.apply(lambda game: game.set_comment("good"))
    session.apply(session.trials.start)
    session.apply(lambda game: game.set_comment("better"))
    play(session, "E5 E6")
    session.undo()
    if comes_back:
        session.apply(session.trials.discard)
    journal.write()
    journal.keep_and_close()
    assert not wait_for_journals()
    (restored,) = recover_documents(tmp_path / "journal")
    assert restored.is_whole
    assert written(Session(restored.document)) == written(session)
    assert restored.trial == session.trial
    game = restored.document.game
    game.redo()  # what was undone can be done again there too
    game.undo()
    while game.history.can_undo:
        game.undo()
    assert len(game.tree) == 1
    restored.delete()


@pytest.fixture
def crash(qtbot, tmp_path):
    """Return a function that lets the program be killed, and returns what is restored."""
    journals = []

    def follow(session):
        journals.append(Journal(session, tmp_path / "journal", UiEventLoop()))
        return session

    def crash():
        journal = journals.pop()
        journal.write()
        journal.keep_and_close()
        assert not wait_for_journals()
        (restored,) = recover_documents(tmp_path / "journal")
        assert restored.is_whole
        return restored

    crash.follow = follow
    return crash


def test_a_trial_continues_after_a_kill(crash):
    session = crash.follow(Session(record()))
    play(session, "C3 G7")
    session.step_by(-1)
    before, fork = written(session), session.game.current_id
    session.apply(session.trials.start)
    play(session, "E5 E6")
    restored = crash()
    again = restored.to_session()
    assert again.trial == session.trial
    assert again.trials.has_changes(again.game)
    assert again.game.current_id == session.game.current_id
    again.apply(again.trials.discard)
    assert written(again) == before
    assert again.game.current_id == fork
    again.redo()
    again.redo()
    assert written(again) == written(session)
    restored.delete()


def test_a_trial_kept_before_a_kill_joins_the_record(crash):
    session = crash.follow(Session(record()))
    session.apply(session.trials.start)
    play(session, "E5")
    session.apply(session.trials.keep)
    restored = crash()
    assert restored.trial is None
    assert len(restored.document.game.tree) == 2
    restored.delete()


def test_a_save_before_a_kill_leaves_the_trial_out(crash, tmp_path):
    session = crash.follow(Session(record()))
    play(session, "C3")
    session.apply(session.trials.start)
    play(session, "E5")
    session.mark_saved(tmp_path / "game.sgf", None)
    play(session, "E6")
    restored = crash()
    again = restored.to_session()
    assert again.document.is_modified
    again.apply(again.trials.discard)
    assert not again.document.is_modified
    assert len(again.game.tree) == 2
    restored.delete()
