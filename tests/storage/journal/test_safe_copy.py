import errno
import os
import shutil
import subprocess
import sys

import pytest

from gobanapp.storage.journal import safe_copy
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.storage.journal.safe_copy import write_safe_copy

DATA = "(;GM[1]SZ[9]CA[UTF-8]PB[囲碁];B[aa];W[bb])".encode()


def left_by_a_crash(tmp_path, data):
    """The folder as it is when the program is gone, and with it the locks."""
    let_go = write_safe_copy(tmp_path / "before", data)
    shutil.copytree(tmp_path / "before", tmp_path / "journal")
    let_go()
    return tmp_path / "journal"


def test_a_safe_copy_is_offered_at_the_next_start(tmp_path):
    folder = left_by_a_crash(tmp_path, DATA)
    (restored,) = recover_documents(folder)
    record = restored.document
    assert (record.path, record.is_modified, len(record.game.tree)) == (None, True, 3)
    assert record.game.info.names.black == "囲碁"
    restored.delete()
    assert list(folder.iterdir()) == []


def test_a_released_copy_leaves_nothing(tmp_path):
    let_go = write_safe_copy(tmp_path / "journal", DATA)
    let_go()
    assert list((tmp_path / "journal").iterdir()) == []


def test_another_start_leaves_a_copy_in_use_alone(tmp_path):
    folder = tmp_path / "journal"
    program = "import sys; from gobanapp.storage.journal.recovery import recover_documents\n"
    program += "from pathlib import Path; print(recover_documents(Path(sys.argv[1])))"
    let_go = write_safe_copy(folder, DATA)
    command = [sys.executable, "-c", program, str(folder)]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "[]\n"
    assert len(list(folder.iterdir())) == 1
    let_go()


@pytest.mark.parametrize("data", [b"", b"no record", b"\0\1"])
def test_data_without_a_record_is_kept_too(tmp_path, data):
    folder = left_by_a_crash(tmp_path, data)
    assert recover_documents(folder) == []
    (kept,) = folder.iterdir()
    assert (kept / "record").read_bytes() == data
    assert recover_documents(folder) == []
    assert kept.is_dir()


@pytest.mark.parametrize("name", ["fsync", "mkdir", "open"])
def test_a_failed_copy_leaves_nothing(tmp_path, monkeypatch, name):
    really = getattr(os, name)

    def fail(*arguments, **named):
        if name == "open" and not arguments[1] & os.O_CREAT:
            return really(*arguments, **named)
        raise OSError(errno.ENOSPC, "full")

    folder = tmp_path / "journal"
    folder.mkdir()
    monkeypatch.setattr(os, name, fail)
    with pytest.raises(OSError, match="full"):
        write_safe_copy(folder, DATA)
    monkeypatch.undo()
    assert list(folder.iterdir()) == []


def test_a_copy_is_on_the_disk_when_writing_returns(tmp_path, monkeypatch):
    forced = []
    monkeypatch.setattr(safe_copy.os, "fsync", forced.append)
    let_go = write_safe_copy(tmp_path / "journal", DATA)
    assert len(forced) == 4  # the record, the log, and the names in two folders
    let_go()


def let_another_program_lock(monkeypatch, times):
    """Let what is locked first, as often as ``times``, be another program's already."""
    really, others, asked = safe_copy.lock_file, [], []

    def lock(path):
        asked.append(path)
        if len(asked) <= times:
            others.append(really(path))
        return really(path)

    monkeypatch.setattr(safe_copy, "lock_file", lock)
    return asked, others


def test_a_folder_locked_by_another_program_is_not_used(tmp_path, monkeypatch):
    folder = tmp_path / "journal"
    asked, others = let_another_program_lock(monkeypatch, 2)
    let_go = write_safe_copy(folder, DATA)
    assert len(set(asked)) == 3
    (kept,) = folder.iterdir()
    assert kept == asked[-1].parent
    assert recover_documents(folder) == []  # It is locked.
    let_go()
    assert list(folder.iterdir()) == []
    for other in others:
        other.close()


def test_without_a_lock_nothing_is_kept(tmp_path, monkeypatch):
    folder = tmp_path / "journal"
    asked = []
    monkeypatch.setattr(safe_copy, "lock_file", asked.append)
    with pytest.raises(BlockingIOError):
        write_safe_copy(folder, DATA)
    assert len(set(asked)) == len(asked) > 1
    assert list(folder.iterdir()) == []
