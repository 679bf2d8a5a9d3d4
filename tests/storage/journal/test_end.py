"""A closed window leaves no journal and none begins of it again."""

from pathlib import Path

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop


def test_actions_in_a_closed_window_are_not_journaled(qtbot, tmp_path):
    session = Session(read_document(b"(;SZ[9];B[dd])", None, None, "utf-8"))
    journal = Journal(session, tmp_path, UiEventLoop())
    session.open_document(read_document(b"(;SZ[9];B[ee])", None, None, "utf-8"))
    journal.discard_and_close()
    assert not wait_for_journals()
    session.apply(lambda game: game.step_by(1))
    session.play(Point.parse("A1"))
    journal.keep_and_close()
    assert not list(tmp_path.iterdir())


def test_a_journal_that_is_ended_goes(qtbot, tmp_path):
    session = Session(read_document(b"(;SZ[9];B[dd])", Path("some.sgf"), None))
    journal = Journal(session, tmp_path, UiEventLoop())
    session.play(Point.parse("A1"))
    journal.write()
    journal.discard_and_close()
    assert not wait_for_journals()
    assert recover_documents(tmp_path) == []
    assert not list(tmp_path.iterdir())
