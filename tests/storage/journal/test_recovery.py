"""Recovery of documents from the journal."""

import json
import os
import shutil
from pathlib import Path

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.session import Session
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from gobanapp.storage.document_file import read_document
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.log_file import LOG_NAME, read_log_lines, with_checksum
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop

FILE = b"(;PB[One]KM[6.5]XX[kept];B[dd]C[a];W[pp])(;PB[Two];B[qd])(;SZ[9]PB[Three])"


class JournaledSession:
    """A session with its journal, and a crash."""

    def __init__(self, record, folder, restored=None):
        self.folder = folder
        self.session = Session(record)
        self.journal = Journal(self.session, folder, UiEventLoop(), restored)

    def play(self, points):
        for name in points.split():
            if self.session.is_counting:
                self.session.apply(self.session.scoring.mark_group, Point.parse(name))
            else:
                self.session.play(Point.parse(name))

    def crash(self):
        """Leave the files as they are now and come back."""
        self.journal.write()
        self.journal.keep_and_close()
        assert not wait_for_journals()
        found = recover_documents(self.folder)
        assert len(found) <= 1
        return found[0] if found else None


@pytest.fixture
def journaled(qtbot, tmp_path):
    sessions = []

    def make(record=None, restored=None):
        record = record or Document([GameTerms(handicap=2, komi=0.5).to_game("2001-01-01")])
        sessions.append(JournaledSession(record, tmp_path / "journal", restored))
        return sessions[-1]

    yield make
    for made in sessions:
        made.journal.discard()


def written(record):
    return write_games([entry.game for entry in record.entries])


def test_a_new_game_is_restored_with_its_undo(journaled):
    journaled = journaled()
    journaled.play("K10 C3 Q3")
    journaled.session.undo()
    journaled.session.apply(lambda game: game.set_comment("A [comment]"))
    journaled.session.step_by(-1)
    restored = journaled.crash()
    record, there = restored.document, journaled.session.document
    assert written(record) == written(there)
    assert record.game.current_id == there.game.current_id
    assert record.game.handicap == 2
    assert record.is_modified
    assert record.path is None
    assert record.origin is None
    assert restored.is_whole
    for game in (record.game, there.game):
        while game.history.can_undo:
            game.undo()
    assert written(record) == written(there)
    assert not record.is_modified
    restored.delete()
    assert recover_documents(journaled.folder) == []


def test_partially_removed_records_are_not_offered(journaled, monkeypatch):
    journaled = journaled()
    journaled.play("K10")
    restored = journaled.crash()
    monkeypatch.setattr(shutil, "rmtree", lambda *_, **__: None)
    restored.delete()
    monkeypatch.undo()
    assert list(journaled.folder.glob("*/record"))
    assert recover_documents(journaled.folder) == []
    assert not list(journaled.folder.glob("unreadable-*"))


def test_a_count_is_restored_with_dead_stones_and_acceptances(journaled):
    journaled = journaled(Document([GameTerms(columns=5, rows=5).to_game("2001-01-01")]))
    journaled.play("C3 D4")
    journaled.session.pass_()
    journaled.session.pass_()
    journaled.session.apply(journaled.session.scoring.mark_group, Point.parse("D4"))
    journaled.session.accept(Color.BLACK)
    restored = journaled.crash()
    assert restored.scoring.agreement == journaled.session.scoring.agreement
    assert tuple(restored.scoring.agreement.accepted) == (True, False)
    again = restored.to_session()
    before = journaled.session.scoring.score(journaled.session.game)
    assert again.scoring.score(again.game) == before
    restored.keep_for_later()


def test_clicks_in_a_count_can_be_undone_after_a_crash(journaled):
    journaled = journaled(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 G7 C7")
    session.apply(session.game_end.begin_count)
    journaled.journal.write()
    states = [session.scoring.agreement]
    for point in ("C3", "G7", "C3", "C7"):
        journaled.play(point)
        journaled.journal.write()
        states.append(session.scoring.agreement)
    session.accept(Color.WHITE)
    session.undo()
    journaled.journal.write()
    session.undo()
    journaled.journal.write()
    session.redo()
    restored = journaled.crash()
    again = restored.to_session()
    assert again.scoring.agreement == states[3]
    for state in states[2::-1]:
        again.undo()
        assert again.scoring.agreement == state
    assert not again.scoring.can_undo(again.game)
    for state in states[1:]:
        again.redo()
        assert again.scoring.agreement == state
    assert not again.scoring.can_redo(again.game)
    restored.keep_for_later()


def test_an_undone_click_is_not_restored(journaled):
    journaled = journaled(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 G7")
    session.apply(session.game_end.begin_count)
    journaled.journal.write()
    journaled.play("C3")
    journaled.journal.write()
    session.undo()
    journaled.journal.write()
    journaled.play("G7")
    restored = journaled.crash()
    again = restored.to_session()
    assert not again.scoring.can_redo(again.game)
    again.undo()
    assert again.scoring.agreement.dead == frozenset()
    restored.keep_for_later()


def test_clicks_of_an_abandoned_count_are_not_restored(journaled):
    journaled = journaled(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 G7")
    session.apply(session.game_end.begin_count)
    journaled.journal.write()
    journaled.play("C3")
    journaled.journal.write()
    session.apply(session.game_end.toggle_count)
    journaled.journal.write()
    journaled.play("E5")
    session.apply(session.game_end.begin_count)
    restored = journaled.crash()
    again = restored.to_session()
    assert again.is_counting
    assert not again.scoring.can_undo(again.game)
    assert not again.scoring.can_redo(again.game)
    restored.keep_for_later()


def test_clicks_before_a_dispute_can_be_undone_after_it(journaled):
    journaled = journaled(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 G7")
    session.apply(session.game_end.begin_count)
    journaled.journal.write()
    before = session.scoring.agreement
    journaled.play("C3")
    clicked = session.scoring.agreement
    journaled.journal.write()
    group = frozenset([Point.parse("G7")])
    session.apply(session.scoring.start_play_out, group, Color.BLACK, "disputed")
    restored = journaled.crash()
    again = restored.to_session()
    again.apply(again.scoring.end_dispute, are_dead=True)
    assert Point.parse("G7") in again.scoring.agreement.dead
    again.undo()
    assert again.scoring.agreement == clicked
    again.undo()
    assert again.scoring.agreement == before
    restored.keep_for_later()


def test_a_count_from_an_older_journal_is_restored(journaled):
    journaled = journaled(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 G7")
    session.apply(session.game_end.begin_count)
    journaled.journal.write()
    journaled.play("C3")
    journaled.journal.write()
    journaled.journal.keep_and_close()
    assert not wait_for_journals()
    (log,) = journaled.folder.glob(f"*/{LOG_NAME}")
    lines = [json.loads(line) for line in read_log_lines(log)[0]]
    for line in lines:
        for part in line if isinstance(line, list) else [line]:
            part.pop("clicks", None)
    log.write_bytes(b"".join(with_checksum(json.dumps(line)) for line in lines))
    (restored,) = recover_documents(journaled.folder)
    assert restored.is_whole
    assert restored.scoring.agreement == session.scoring.agreement
    assert restored.to_session().can_undo()
    restored.keep_for_later()


def test_the_end_of_a_repeated_result_is_restored(journaled):
    journaled = journaled()
    journaled.play("K10 C3")
    journaled.session.resign(Color.WHITE)
    journaled.play("Q3")
    journaled.session.resign(Color.WHITE)
    restored = journaled.crash()
    game = restored.document.game
    assert game.is_at_result
    game.undo()
    assert (game.current_id, game.is_at_result) == (2, True)
    restored.keep_for_later()


def test_disputes_are_restored_with_play_out_and_count(journaled):
    journaled = journaled(Document([GameTerms(columns=5, rows=5).to_game("2001-01-01")]))
    session = journaled.session
    journaled.play("C3 D4")
    session.pass_()
    session.pass_()
    session.apply(session.scoring.choose_group_status, GroupStatus.SEKI)
    journaled.play("C3")
    session.apply(
        session.scoring.start_play_out, frozenset([Point.parse("D4")]), Color.BLACK, "disputed"
    )
    journaled.play("D3 D5")
    restored = journaled.crash()
    assert restored.scoring.agreement is None
    assert restored.scoring.dispute == session.scoring.dispute
    again = restored.to_session()
    assert again.scoring.is_playing_out(again.game)
    for going_on in (session, again):
        going_on.apply(going_on.scoring.end_dispute, are_dead=True)
    assert again.scoring.agreement == session.scoring.agreement
    assert again.game.current_id == session.game.current_id
    restored.keep_for_later()


def test_the_edits_of_every_game_are_restored(journaled):
    journaled = journaled(read_document(FILE, Path("some.sgf"), (1, 2)))
    session = journaled.session
    journaled.play("K10")
    session.switch_game(session.document.neighbor(1))
    journaled.play("C3 D3")
    session.step_by(-1)
    restored = journaled.crash()
    record = restored.document
    assert written(record) == written(session.document)
    assert b"XX[kept]" in written(record)
    assert (record.path, record.file_state) == (Path("some.sgf"), (1, 2))
    assert record.index == 1
    assert record.game.current_id == session.game.current_id
    assert [entry.is_modified for entry in record.entries] == [True, True, False]
    restored.keep_for_later()


def test_changes_to_the_game_list_are_restored(journaled):
    journaled = journaled(read_document(FILE, Path("some.sgf"), None))
    session = journaled.session
    one, two, three = session.document.entries
    added = read_document(b"(;PB[Four];B[aa])", None, None).entries
    session.edit_game_list(lambda record: record.set_games([two, *added, one], added[0]))
    journaled.play("K10")
    session.edit_game_list(lambda record: record.set_games([*added, one, three]))
    session.edit_game_list(Document.undo_game_list)
    restored = journaled.crash()
    assert written(restored.document) == written(session.document)
    assert restored.document.index == 1
    assert restored.document.can_redo_game_list
    for record in (restored.document, session.document):
        record.redo_game_list()
    assert written(restored.document) == written(session.document)
    restored.keep_for_later()


def test_a_redone_game_list_is_restored(journaled):
    journaled = journaled(read_document(FILE, None, None))
    session = journaled.session
    one, _, three = session.document.entries
    session.edit_game_list(lambda record: record.set_games([three, one], one))
    session.edit_game_list(Document.undo_game_list)
    session.edit_game_list(Document.redo_game_list)
    restored = journaled.crash()
    record = restored.document
    assert restored.is_whole
    assert names_of(record) == ["Three", "One"]
    record.undo_game_list()
    assert names_of(record) == ["One", "Two", "Three"]
    restored.keep_for_later()


def names_of(record):
    return [entry.info.names.black for entry in record.entries]


def test_unread_games_without_a_file_are_restored(journaled):
    journaled = journaled(Document(read_games(FILE).games))
    one, two, three = journaled.session.document.entries
    assert not any(entry.is_open for entry in (one, two, three))
    journaled.session.switch_game(two)
    journaled.play("C3")
    restored = journaled.crash()
    assert restored.is_whole
    assert written(restored.document) == written(journaled.session.document)
    restored.keep_for_later()


def test_a_saved_record_is_not_restored(journaled, tmp_path):
    journaled = journaled()
    journaled.play("K10")
    journaled.session.mark_saved(tmp_path / "saved.sgf", (5, 6))
    assert journaled.crash() is None
    assert not list(journaled.folder.iterdir())


def test_edits_since_the_last_save_are_restored(journaled, tmp_path):
    journaled = journaled()
    journaled.play("K10")
    journaled.session.mark_saved(tmp_path / "saved.sgf", (5, 6))
    journaled.session.undo()
    restored = journaled.crash()
    assert restored.document.path == tmp_path / "saved.sgf"
    assert restored.document.file_state == (5, 6)
    assert restored.document.is_modified
    restored.document.game.redo()
    assert not restored.document.is_modified
    restored.keep_for_later()


def test_a_restored_record_continues_its_journal(journaled):
    first = journaled()
    first.play("K10")
    restored = first.crash()
    second = journaled(restored.document, restored)
    second.play("D5 C3")
    again = second.crash()
    assert again.folder == restored.folder
    assert again.document.game.position.move_number == 3
    again.keep_for_later()


def test_an_unchanged_or_discarded_record_leaves_no_journal(journaled):
    journaled = journaled(read_document(FILE, Path("some.sgf"), None))
    journaled.session.step_by(1)
    journaled.session.switch_game(journaled.session.document.neighbor(1))
    journaled.journal.write()
    assert not journaled.folder.exists()
    journaled.play("C3")
    journaled.journal.write()
    journaled.session.open_document(Document([GameTerms().to_game("")]))
    assert not wait_for_journals()
    assert recover_documents(journaled.folder) == []
    assert not list(journaled.folder.glob("*"))
    journaled.play("C3")
    journaled.journal.discard()
    assert not wait_for_journals()
    assert not list(journaled.folder.glob("*"))


def test_a_saved_match_with_a_move_is_still_offered(journaled, tmp_path):
    journaled = journaled()
    journaled.session.begin_match(Document([GameTerms().to_game("2001-01-01")]), None)
    journaled.play("C3")
    journaled.session.mark_saved(tmp_path / "kept.sgf", None)
    restored = journaled.crash()
    assert restored.match is not None
    restored.keep_for_later()


def test_edits_of_a_game_left_at_once_are_restored(journaled):
    journaled = journaled(read_document(FILE, Path("some.sgf"), None))
    journaled.session.switch_game(journaled.session.document.neighbor(1))
    journaled.play("C3")
    journaled.session.document.current = journaled.session.document.entries[
        2
    ]  # before anything is written
    restored = journaled.crash()
    assert [entry.is_modified for entry in restored.document.entries] == [False, True, False]
    assert restored.document.index == 2
    restored.keep_for_later()


def test_the_place_at_opening_is_restored(journaled):
    record = read_document(FILE, Path("some.sgf"), None, "utf-8")
    record.current = record.entries[1]
    journaled = journaled(record)
    journaled.session.apply(lambda game: game.set_comment("on the root"))
    restored = journaled.crash()
    assert restored.document.index == 1
    assert restored.document.game.node.content.comment == "on the root"
    restored.keep_for_later()


def test_a_collection_with_an_oversized_board_is_restored_unread(journaled):
    data = FILE + b"(;SZ[60];B[zy])"
    first = journaled(read_document(data, Path("some.sgf"), None))
    first.play("K10")
    first.session.mark_saved(Path("some.sgf"), (1, 2))
    first.play("K11")
    restored = first.crash()
    second = journaled(restored.document, restored)
    assert [entry.is_open for entry in second.session.document.entries] == [
        True,
        False,
        False,
        False,
    ]
    second.play("K12")
    again = second.crash()
    assert again.document.game.position.move_number == 3
    again.keep_for_later()


def test_an_unedited_record_from_the_clipboard_is_restored(journaled):
    journaled = journaled()
    journaled.session.open_document(read_document(FILE, None, None, "utf-8"))
    restored = journaled.crash()
    assert restored.document.is_modified
    assert restored.document.path is None
    assert written(restored.document) == written(journaled.session.document)
    restored.keep_for_later()


def test_a_journal_in_use_is_left_alone(journaled, qtbot):
    journaled = journaled()
    journaled.play("K10")
    journaled.journal.write()
    qtbot.waitUntil(lambda: bool(list(journaled.folder.glob("*/log"))))
    assert recover_documents(journaled.folder) == []
    assert list(journaled.folder.glob("*/log"))


def broken(journaled, change):
    """A journal whose lines ``change`` has changed; what comes back of it."""
    for name in ("K10", "C3", "Q3"):
        journaled.play(name)
        journaled.journal.write()
    journaled.crash().keep_for_later()
    (log,) = journaled.folder.glob("*/log")
    lines = [json.loads(line) for line in read_log_lines(log)[0]]
    log.write_bytes(b"".join(with_checksum(json.dumps(line)) for line in change(lines)))
    return recover_documents(journaled.folder)


def test_a_line_that_cannot_be_followed_ends_it(journaled):
    (restored,) = broken(
        journaled(), lambda lines: [*lines[:2], {"game": 7, "way": "do"}, *lines[2:]]
    )
    assert not restored.is_whole
    assert restored.document.game.position.move_number == 1
    restored.keep_for_later()


def test_a_moment_that_cannot_be_followed_to_its_end_is_not_begun(journaled):
    journaled = journaled()
    half = {"game": 7, "way": "do"}
    (restored,) = broken(journaled, lambda lines: [*lines[:2], [lines[2], half], *lines[3:]])
    assert not restored.is_whole
    assert restored.document.game.position.move_number == 1
    lines = restored.reopen_log(lambda _: None)
    lines.add("{}")  # What comes next goes over it.
    lines.close(remove=False)
    assert lines.has_ended(10)
    (once_more,) = [found for found in recover_documents(journaled.folder) if found.is_whole]
    assert once_more.document.game.position.move_number == 1
    once_more.keep_for_later()


def test_damage_in_the_middle_is_reported_and_kept(journaled):
    journaled = journaled()
    journaled.play("K10")
    journaled.journal.write()
    journaled.play("C3")
    journaled.journal.write()
    journaled.play("Q3")
    journaled.crash().keep_for_later()
    (log,) = journaled.folder.glob("*/log")
    as_found = log.read_bytes().replace(b"C[C3]", b"").replace(b"[cq]", b"[dq]")
    log.write_bytes(as_found)
    (restored,) = recover_documents(journaled.folder)
    assert not restored.is_whole
    restored.delete()
    (kept,) = journaled.folder.iterdir()
    assert (kept / LOG_NAME).read_bytes() == as_found
    assert recover_documents(journaled.folder) == []


def test_damage_before_the_first_edit_is_offered_and_kept(journaled):
    journaled = journaled()
    journaled.play("K10")
    journaled.crash().keep_for_later()
    (log,) = journaled.folder.glob("*/log")
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(lines[0] + b"?" + b"".join(lines[1:]))
    (restored,) = recover_documents(journaled.folder)
    assert not restored.is_whole
    assert not restored.document.is_modified
    restored.delete()
    assert [path.name[:11] for path in journaled.folder.iterdir()] == ["unreadable-"]


def test_a_journal_of_zeros_is_kept(journaled):
    journaled = journaled()
    journaled.play("K10")
    journaled.crash().keep_for_later()
    (log,) = journaled.folder.glob("*/log")
    log.write_bytes(b"\0" * 300)
    assert recover_documents(journaled.folder) == []
    (kept,) = journaled.folder.iterdir()
    assert (kept / "record").exists()
    shutil.rmtree(kept)


def test_a_new_folder_of_another_program_is_left_alone(tmp_path):
    new = tmp_path / "new"
    new.mkdir()
    assert recover_documents(tmp_path) == []
    assert new.is_dir()
    os.utime(new, (1, 1))
    assert recover_documents(tmp_path) == []
    assert not new.exists()


def test_an_unrestorable_journal_is_kept_and_not_offered_again(journaled):
    journaled = journaled()
    assert broken(journaled, lambda lines: [{"what": 1}]) == []
    (kept,) = journaled.folder.iterdir()
    assert kept.name.startswith("unreadable-")
    assert (kept / LOG_NAME).exists()
    assert recover_documents(journaled.folder) == []
    shutil.rmtree(kept)


def test_a_folder_that_cannot_be_read_does_not_stop_the_program(tmp_path):
    assert recover_documents(tmp_path / "none") == []
    (tmp_path / "file").write_bytes(b"")
    assert recover_documents(tmp_path) == []


def test_typed_letters_take_one_line(journaled):
    journaled = journaled()
    for end in range(1, 30):
        text = "a comment that is typed letter by letter"[:end]
        journaled.session.apply(lambda game, text=text: game.set_comment(text))
    restored = journaled.crash()
    (log,) = journaled.folder.glob("*/log")
    assert len(read_log_lines(log)[0]) == 2  # what it began with, the comment
    assert restored.document.game.node.content.comment == text
    restored.keep_for_later()


def test_the_current_node_is_restored_despite_moves_elsewhere(journaled):
    journaled = journaled()
    journaled.play("K10 C3")
    journaled.journal.write()
    journaled.play("Q3 C17")
    journaled.session.step_by(-2)
    restored = journaled.crash()
    assert restored.document.game.current_id == journaled.session.game.current_id
    restored.keep_for_later()
