"""A kill after any call of the system: what comes back is what was there before it, or after."""

import errno
import io
import os
import shutil
import threading
import time
from functools import partial

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.sgf.writer import write_games
from gobanapp.storage.document_file import read_document
from gobanapp.storage.journal import log_file
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop
from tests.storage.journal.waiting import wait_for

NOTHING = -1


class System:
    """Copies the folder after each call that changes something in it.

    ``is_full``: half of what is written gets there, and then an error comes. ``is_broken``: nothing
    is forced to the disk, with an error. ``answers``: it is waited for with that.
    """

    def __init__(self, folder, copies):
        self.folder = folder
        self.copies = copies
        self.is_full = False
        self.is_broken = False
        self.answers = threading.Event()
        self.answers.set()
        self._open = io.open
        self._one_by_one = threading.RLock()
        self._is_copying = False

    def do(self, call, *args, **kwargs):
        """Do what changes something, while nobody else does, and copy what there is then."""
        with self._one_by_one:
            done = call(*args, **kwargs)
            if not self._is_copying and self.folder.exists():
                self._is_copying = True
                shutil.copytree(self.folder, self.copies / f"{self.copied():06}")
                self._is_copying = False
            return done

    def copied(self):
        return len(list(self.copies.iterdir()))

    def open(self, path, mode="r", *rest):
        if "b" not in mode or mode == "rb":
            return self._open(path, mode, *rest)
        raw = self.do(File, self, path, mode.replace("b", ""))
        return io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)

    def fsync(self, _):
        assert self.answers.wait(20)
        if self.is_broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))


class File(io.FileIO):
    """Of what is to be written half is written at each call."""

    def __init__(self, system, path, mode):
        self._system = system
        self._has_filled_it = False
        super().__init__(path, mode)

    def write(self, data):
        if self._has_filled_it:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._has_filled_it = self._system.is_full
        return self._system.do(super().write, bytes(data)[: (len(data) + 1) // 2])

    def truncate(self, size=None):
        return self._system.do(super().truncate, size)


@pytest.fixture
def system(tmp_path, monkeypatch):
    (tmp_path / "copies").mkdir()
    system = System(tmp_path / "journal", tmp_path / "copies")
    monkeypatch.setattr(log_file, "_RETRY", 0.02)
    monkeypatch.setattr(log_file, "REST", 0.0)
    monkeypatch.setattr(io, "open", system.open)
    monkeypatch.setattr(os, "fsync", system.fsync)
    for name in ("mkdir", "unlink", "rmdir"):
        monkeypatch.setattr(os, name, partial(system.do, getattr(os, name)))
    yield system
    system.is_full = system.is_broken = False
    system.answers.set()
    assert not wait_for_journals()


class Player:
    """Does one thing after the other with a session, and knows what the record was in between."""

    def __init__(self, system):
        self.system = system
        self.told = []
        self.session = Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
        self.journal = Journal(self.session, system.folder, UiEventLoop())
        self.states = [self.now()]

    def now(self):
        return write_games([entry.stored for entry in self.session.document.entries])

    def do(self, action):
        action(self.session)
        self.journal.write()
        self.states.append(self.now())

    def play(self, points):
        for point in points.split():
            self.do(lambda session, point=point: session.play(Point.parse(point)))

    def add_game(self):
        (added,) = read_document(b"(;SZ[9];B[aa])", None, None).entries
        self.do(lambda session: session.edit_game_list(lambda record: _add(record, added)))

    def wait_until_given(self):
        """Wait until the system has been given all of it."""
        waited_for = self.journal.log
        wait_for(lambda: waited_for.is_written)

    def wait_until_forced(self):
        self.wait_until_given()
        waited_for = self.journal.log
        wait_for(lambda: waited_for.is_synced)


def _add(record, entry):
    record.set_games([*record.entries, entry])


def brought_back(copies, states):
    """Restore each copy; return which of ``states`` each has brought back."""
    found = []
    for copy in sorted(copies.iterdir()):
        restored = recover_documents(copy)
        for log in copy.glob(f"unreadable-*/{log_file.LOG_NAME}"):
            assert not log_file.read_log_lines(log)[0], copy  # not even how it began
        assert len(restored) <= 1
        for one in restored:
            assert one.is_whole
            state = write_games([entry.stored for entry in one.document.entries])
            assert state in states, copy
            found.append(states.index(state))
            one.keep_for_later()
        if not restored:
            found.append(NOTHING)
    return found


def brought_back_ever_more(player):
    """Leave the journal; of its copies none brings back less than the one before, the last all."""
    player.journal.keep_and_close()
    assert not wait_for_journals()
    found = brought_back(player.system.copies, player.states)
    assert found == sorted(found)
    assert found[-1] == len(player.states) - 1
    return found


def test_a_kill_between_two_calls_costs_nothing(qtbot, system):
    player = Player(system)
    for points in ("A1", "A2 A3", "A4"):
        player.play(points)
        player.wait_until_given()
    player.add_game()
    player.play("A5")
    player.wait_until_forced()
    found = brought_back_ever_more(player)
    assert set(found) >= {NOTHING, 1, 3, 4}


@pytest.mark.parametrize("is_full", [False, True])
def test_a_kill_during_a_rewrite_loses_nothing(qtbot, system, is_full):
    """It could not be forced to the disk, where nobody knows what has come of it."""
    player = Player(system)
    system.answers.clear()
    player.play("A1 A2")
    player.add_game()
    player.play("A3 A4")
    player.wait_until_given()
    given = len(player.states) - 1
    system.is_broken, system.is_full = True, is_full
    before = system.copied()
    system.answers.set()
    wait_for(lambda: system.copied() > before + 20)
    player.play("A5")
    time.sleep(0.1)
    system.is_broken = system.is_full = False
    player.play("A6")
    player.wait_until_forced()
    found = brought_back_ever_more(player)
    assert min(found[before:]) == given


def test_a_full_disk_and_kill_lose_only_unwritten_edits(qtbot, system):
    player = Player(system)
    player.play("A1 A2")
    player.wait_until_forced()
    system.is_full = True
    player.play("A3")
    player.add_game()
    time.sleep(0.1)
    player.play("A4")
    time.sleep(0.1)
    system.is_full = False
    player.play("A5")
    player.wait_until_forced()
    brought_back_ever_more(player)


@pytest.mark.parametrize("is_full", [False, True])
def test_a_kill_after_continuing_a_restored_record_loses_nothing(qtbot, system, is_full):
    player = Player(system)
    player.play("A1 A2")
    player.wait_until_forced()
    player.journal.keep_and_close()
    assert not wait_for_journals()
    (log,) = system.folder.glob(f"*/{log_file.LOG_NAME}")
    with log.open("ab") as file:
        file.write(b"0123abcd torn by a crash " * 20)
    (restored,) = recover_documents(system.folder)
    before = system.copied()
    player.session = Session(restored.document)
    player.journal = Journal(player.session, system.folder, UiEventLoop(), restored)
    system.is_full = is_full
    player.play("A3")
    time.sleep(0.1)
    system.is_full = False
    player.play("A4")
    player.wait_until_forced()
    found = brought_back_ever_more(player)
    assert min(found[before:]) == 2


def test_a_kill_during_removal_restores_all_or_nothing(qtbot, system):
    player = Player(system)
    player.play("A1 A2")
    player.wait_until_forced()
    before = system.copied()
    given = len(player.states) - 1
    player.do(lambda session: session.open_document(read_document(b"(;SZ[9];B[aa])", None, None)))
    player.play("A3")
    player.wait_until_forced()
    player.journal.discard_and_close()
    assert not wait_for_journals()
    found = brought_back(system.copies, player.states)
    assert set(found[before:]) <= {NOTHING, given, given + 1, given + 2}
    assert found[-1] == NOTHING
