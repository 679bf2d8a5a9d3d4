import os
import stat

import pytest

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.storage.journal.safe_copy import write_safe_copy
from gobanapp.storage.private_files import make_private, make_private_folder, private_opener
from gobanapp.ui.widgets.worker import UiEventLoop

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions of Unix")


@pytest.fixture(autouse=True)
def usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path):
    return stat.S_IMODE(path.lstat().st_mode)


def modes(folder):
    return {mode(path) for path in folder.rglob("*") if path.is_file()}, {
        mode(path) for path in [folder, *folder.rglob("*")] if path.is_dir()
    }


def test_new_files_and_folders_are_private(tmp_path):
    make_private_folder(tmp_path / "a" / "b")
    assert mode(tmp_path / "a" / "b") == 0o700
    with open(tmp_path / "file", "xb", opener=private_opener):
        assert mode(tmp_path / "file") == 0o600


def test_existing_files_become_private(tmp_path):
    folder = tmp_path / "journal"
    (folder / "one").mkdir(parents=True)
    (folder / "one" / "log").write_bytes(b"x")
    other = tmp_path / "other"
    other.write_bytes(b"x")
    (folder / "link").symlink_to(other)
    make_private(folder)
    assert modes(folder / "one") == ({0o600}, {0o700})
    assert (mode(folder), mode(other)) == (0o700, 0o644)
    make_private(tmp_path / "nothing")
    make_private(other)
    assert mode(other) == 0o600


def test_failing_to_make_a_file_private_raises_nothing(tmp_path, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError

    monkeypatch.setattr(os, "chmod", refuse)
    make_private(tmp_path)


def test_journals_are_private(tmp_path, qapp):
    folder = tmp_path / "data" / "journal"
    session = Session(Document([Game.new(9, 9, GameInfo())]))
    journal = Journal(session, folder, UiEventLoop())
    session.apply(lambda game: game.play(Point(2, 2)))
    journal.write()
    journal.keep_and_close()
    assert wait_for_journals() == []
    assert modes(folder) == ({0o600}, {0o700})
    assert len(list(folder.rglob("*"))) == 4  # a folder with a lock, a log and a record


def test_journals_of_earlier_versions_are_private_once_looked_at(tmp_path):
    let_go = write_safe_copy(tmp_path / "journal", b"(;SZ[9])")
    for path in [tmp_path / "journal", *(tmp_path / "journal").rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert recover_documents(tmp_path / "journal") == []  # It belongs to a running program.
    assert modes(tmp_path / "journal") == ({0o600}, {0o700})
    let_go()
