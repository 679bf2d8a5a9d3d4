"""A disk that takes its time: nobody waits for it but who has to, and a kill costs nothing."""

import os
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.journal import log_file as module
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.log_file import LOG_NAME, LogWriter, read_log_lines
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop
from tests.storage.journal.waiting import wait_for


class Disk:
    """Where os.fsync waits while it is slow; ``forced``: the inodes that it was asked for."""

    def __init__(self):
        self.answers = threading.Event()
        self.answers.set()
        self.asked = threading.Event()
        self.forced = []

    def become_slow(self):
        self.answers.clear()
        self.asked.clear()

    def fsync(self, descriptor):
        self.asked.set()
        assert self.answers.wait(20)
        self.forced.append(os.fstat(descriptor).st_ino)


@pytest.fixture
def disk(monkeypatch):
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    yield disk
    disk.answers.set()
    assert not wait_for_journals()


def lines_in(folder):
    log = folder / LOG_NAME
    return read_log_lines(log)[0] if log.exists() else []


def new_session():
    return Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))


def end(lines):
    lines.close(remove=True)
    assert lines.has_ended(10)


def test_lines_are_given_to_the_system_while_the_disk_is_busy(disk, tmp_path):
    lines = LogWriter(tmp_path / "one", lambda _: None)
    disk.become_slow()
    lines.add_file("record", b"(;)")
    lines.add("one")
    assert disk.asked.wait(10)
    lines.add("two")
    lines.add_file("more", b"(;)")
    lines.add("three")
    wait_for(lambda: lines_in(lines.folder) == ["one", "two", "three"])
    assert (lines.folder / "more").read_bytes() == b"(;)"
    disk.answers.set()
    end(lines)


def test_files_are_forced_to_the_disk_before_the_lines_that_name_them(disk, tmp_path):
    lines = LogWriter(tmp_path / "one", lambda _: None)
    disk.become_slow()
    lines.add_file("record", b"(;)")
    lines.add("one")
    wait_for(lambda: lines_in(lines.folder))
    lines.add_file("more", b"(;)")
    lines.add("two")
    disk.answers.set()
    lines.close(remove=False)
    assert lines.has_ended(10)
    record, more, log = (
        (lines.folder / name).stat().st_ino for name in ("record", "more", LOG_NAME)
    )
    forced = [inode for inode in disk.forced if inode in {record, more, log}]
    assert forced[0] == record
    assert forced[-2:] == [more, log]
    assert lines.folder.stat().st_ino in disk.forced
    assert lines_in(lines.folder) == ["one", "two"]


def test_lines_that_the_disk_refused_are_rewritten(disk, tmp_path, monkeypatch):
    """After an error the system takes what it could not force for written."""
    monkeypatch.setattr(module, "_RETRY", 0.02)
    told = []
    lines = LogWriter(tmp_path / "one", told.append)
    lines.add("one")
    wait_for(lambda: len(disk.forced) >= 3)
    refused = OSError(5, "Input/output error")

    def refuse(descriptor):
        os.truncate(descriptor, os.fstat(descriptor).st_size - 7)
        raise refused

    monkeypatch.setattr(os, "fsync", refuse)
    lines.add("two")
    wait_for(lambda: told == [refused])
    lines.add("three")
    monkeypatch.setattr(os, "fsync", disk.fsync)
    lines.close(remove=False)
    assert lines.has_ended(10)
    assert lines_in(lines.folder) == ["one", "two", "three"]
    assert told == [refused, None]


def test_the_next_lines_are_written_when_those_before_are_gone(disk, tmp_path, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 20.0)
    before = LogWriter(tmp_path / "before", lambda _: None)
    before.add("one")
    wait_for(lambda: lines_in(before.folder))
    after = LogWriter(tmp_path / "after", lambda _: None, predecessor=before)
    after.add("two")
    time.sleep(0.1)
    assert not after.folder.exists()
    disk.become_slow()
    before.add("more")
    assert disk.asked.wait(10)
    before.close(remove=True)
    # Not when the disk has done with them, which may take long, but when no crash finds them.
    wait_for(lambda: lines_in(after.folder) == ["two"])
    assert not lines_in(before.folder)
    disk.answers.set()
    assert before.has_ended(10)
    assert not before.folder.exists()
    end(after)


def test_removing_a_log_waits_for_its_open_files(disk, tmp_path, monkeypatch):
    """As on Windows, while they are still being forced to the disk."""
    lines = LogWriter(tmp_path / "one", lambda _: None)
    lines.add("one")
    wait_for(lambda: lines.is_synced and lines_in(lines.folder))
    disk.become_slow()
    lines.add("two")
    assert disk.asked.wait(10)
    real, refused = os.unlink, []

    def unlink(path, **kwargs):
        if not disk.answers.is_set():
            refused.append(path)
            raise PermissionError(13, "it is open")
        real(path, **kwargs)

    monkeypatch.setattr(os, "unlink", unlink)
    lines.close(remove=True)
    wait_for(lambda: refused)
    assert not lines.closed_event.is_set()
    disk.answers.set()
    assert lines.closed_event.wait(10)
    assert lines.has_ended(10)
    assert not lines.folder.exists()


def test_waiting_for_an_earlier_log_is_limited(disk, tmp_path, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    before = LogWriter(tmp_path / "before", lambda _: None)
    after = LogWriter(tmp_path / "after", lambda _: None, predecessor=before)
    after.add("two")
    wait_for(lambda: lines_in(after.folder) == ["two"])
    end(before)
    end(after)


# The journal of a window


def test_a_window_does_not_wait_for_the_disk(qtbot, disk, tmp_path, monkeypatch):
    session = new_session()
    journal = Journal(session, tmp_path, UiEventLoop())
    session.play(Point.parse("A1"))
    journal.write()
    disk.become_slow()
    session.play(Point.parse("A2"))
    journal.write()
    assert disk.asked.wait(10)
    joined, real = [], threading.Thread.join

    def join(thread, timeout=None):
        if timeout != 0 and threading.current_thread() is threading.main_thread():
            joined.append(thread)
        real(thread, timeout)

    monkeypatch.setattr(threading.Thread, "join", join)
    session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    session.play(Point.parse("A3"))
    journal.discard_and_close()
    assert joined == []


def test_only_the_latest_of_several_games_is_restored(qtbot, disk, tmp_path):
    session = new_session()
    journal = Journal(session, tmp_path, UiEventLoop())
    session.play(Point.parse("A1"))
    journal.write()
    disk.become_slow()
    for size in (13, 19):
        session.open_document(Document([GameTerms(columns=size, rows=size).to_game("2001-01-01")]))
        session.play(Point.parse("A3"))
        journal.write()
    journal.keep_and_close()
    disk.answers.set()
    assert not wait_for_journals()
    (restored,) = recover_documents(tmp_path)
    assert restored.document.game.columns == 19
    assert restored.document.game.position.move_number == 1
    restored.delete()


def test_quitting_waits_for_the_disk_with_a_limit(qtbot, disk, tmp_path, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    session = new_session()
    journal = Journal(session, tmp_path, UiEventLoop())
    session.play(Point.parse("A1"))
    disk.become_slow()
    journal.keep_and_close()
    (folder,) = wait_for_journals()
    assert folder.parent == tmp_path
    monkeypatch.setattr(module, "PATIENCE", 20.0)
    threading.Timer(0.1, disk.answers.set).start()
    assert not wait_for_journals()
    (restored,) = recover_documents(tmp_path)
    assert restored.document.game.position.move_number == 1
    restored.keep_for_later()


def test_edits_are_written_in_the_next_event(qtbot, disk, tmp_path):
    session = new_session()
    loop = UiEventLoop()
    journal = Journal(session, tmp_path, loop)
    session.play(Point.parse("A1"))
    session.apply(lambda game: game.set_comment("with it"))
    assert not list(tmp_path.iterdir())
    QCoreApplication.sendPostedEvents(loop)
    (log,) = wait_for_glob(tmp_path)
    assert len(read_log_lines(log)[0]) == 2  # how it began, and all of that in one
    qtbot.waitUntil(lambda: journal.log.is_written)
    session.step_by(-1)  # which costs nothing where it is lost, and is done by the hundred
    QCoreApplication.sendPostedEvents(loop)
    assert journal.log.is_written
    assert len(read_log_lines(log)[0]) == 2
    qtbot.waitUntil(lambda: len(read_log_lines(log)[0]) == 3)
    journal.discard_and_close()


def test_an_earlier_failure_does_not_mark_the_next_game(qtbot, disk, tmp_path, monkeypatch):
    session = new_session()
    journal = Journal(session, tmp_path, UiEventLoop())
    told = []
    journal.failed.connect(told.append)
    full = OSError(28, "No space left on device")

    def fail(_):
        raise full

    monkeypatch.setattr(os, "fsync", fail)
    session.play(Point.parse("A1"))
    qtbot.waitUntil(lambda: told == [full])
    monkeypatch.setattr(os, "fsync", disk.fsync)
    session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    assert told == [full, None]
    session.play(Point.parse("A1"))
    qtbot.wait(100)
    assert told == [full, None]
    journal.discard_and_close()


def wait_for_glob(folder: Path):
    def logs():
        return [log for log in folder.glob(f"*/{LOG_NAME}") if len(read_log_lines(log)[0]) > 1]

    wait_for(logs)
    return logs()


# Torn files


@pytest.mark.parametrize("name", ["record", "record-1"])
def test_a_torn_file_is_not_taken_as_complete(qtbot, tmp_path, name):
    session = new_session()
    journal = Journal(session, tmp_path, UiEventLoop())
    session.play(Point.parse("A1"))
    (added,) = read_document(b"(;SZ[9];B[aa])", None, None).entries
    session.edit_game_list(lambda record: record.set_games([*record.entries, added]))
    journal.write()
    journal.keep_and_close()
    assert not wait_for_journals()
    (torn,) = tmp_path.glob(f"*/{name}")
    torn.write_bytes(torn.read_bytes().replace(b"SZ[9]", b""))
    found = recover_documents(tmp_path)
    if name == "record":
        assert found == []
        assert list(tmp_path.glob(f"unreadable-*/{name}"))
    else:
        assert len(found[0].document.entries) == 1
        assert not found[0].is_whole
        found[0].keep_for_later()
