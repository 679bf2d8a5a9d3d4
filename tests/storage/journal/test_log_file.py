"""Lines on the disk: whole, in order, and none the worse for a full disk."""

import os
import time

import pytest

from gobanapp.storage.file_lock import lock_file
from gobanapp.storage.journal import log_file as module
from gobanapp.storage.journal.log_file import LOG_NAME, LogWriter, read_log_lines, with_checksum
from tests.storage.journal.waiting import wait_for


@pytest.fixture
def told():
    return []


@pytest.fixture
def made(tmp_path, told):
    lines = LogWriter(tmp_path / "a" / "one", told.append)
    yield lines
    lines.close(remove=True)
    assert lines.has_ended(10)


def test_lines_are_on_the_disk_soon_and_in_order(made, tmp_path, told):
    made.add_file("record", b"(;)")
    for number in range(100):
        made.add(f"line {number} 囲碁 \ud800")
    log = made.folder / LOG_NAME
    wait_for(lambda: log.exists() and len(read_log_lines(log)[0]) == 100)
    found, length, is_whole = read_log_lines(log)
    assert is_whole
    assert found == [f"line {number} 囲碁 \ud800" for number in range(100)]
    assert length == log.stat().st_size
    assert (made.folder / "record").read_bytes() == b"(;)"
    assert told == []


def test_no_file_is_created_before_the_first_line(made):
    time.sleep(0.05)
    assert not made.folder.exists()


def test_closed_logs_are_complete_and_removed_ones_gone(tmp_path, told):
    kept = LogWriter(tmp_path / "kept", told.append)
    kept.add("one")
    kept.close(remove=False)
    assert kept.has_ended(10)
    assert read_log_lines(tmp_path / "kept" / LOG_NAME)[0] == ["one"]
    gone = LogWriter(tmp_path / "gone", told.append)
    gone.add("one")
    gone.close(remove=True)
    assert gone.has_ended(10)
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize("cut", [1, 2, 8, 9, 12])
def test_a_torn_line_is_not_read_and_is_written_over(tmp_path, told, cut):
    folder = tmp_path / "torn"
    folder.mkdir()
    whole = with_checksum("one") + with_checksum("two")
    (folder / LOG_NAME).write_bytes(whole + with_checksum("three")[:-cut])
    found, length, is_whole = read_log_lines(folder / LOG_NAME)
    assert is_whole
    assert found == ["one", "two"]
    assert length == len(whole)
    again = LogWriter(folder, told.append, lock_file(folder / "lock"), length)
    again.add("four")
    again.close(remove=False)
    assert again.has_ended(10)
    assert read_log_lines(folder / LOG_NAME)[0] == ["one", "two", "four"]


def test_a_line_that_a_power_cut_has_filled_with_zeros_is_not_read(tmp_path):
    log = tmp_path / LOG_NAME
    log.write_bytes(with_checksum("one") + b"\0" * 40 + b"\n" + with_checksum("two"))
    assert read_log_lines(log) == (["one"], len(with_checksum("one")), False)


def test_a_full_disk_is_reported_once_and_nothing_is_lost_when_there_is_room_again(
    made, told, monkeypatch
):
    made.add("one")
    log = made.folder / LOG_NAME
    wait_for(lambda: log.exists() and read_log_lines(log)[0] == ["one"])
    full = OSError(28, "No space left on device")
    real = module.os.fsync
    monkeypatch.setattr(module, "_RETRY", 0.02)

    def fail(descriptor):
        raise full

    monkeypatch.setattr(module.os, "fsync", fail)
    made.add("two")
    wait_for(lambda: told == [full])
    made.add("three")
    time.sleep(0.2)
    assert told == [full]
    monkeypatch.setattr(module.os, "fsync", real)
    wait_for(lambda: told == [full, None])
    assert read_log_lines(log)[0] == ["one", "two", "three"]


@pytest.mark.parametrize("length", [None, 3])
def test_removed_lines_are_reported_and_leave_no_gap(made, told, length):
    made.add("one")
    log = made.folder / LOG_NAME
    wait_for(lambda: log.exists() and made.is_synced)
    if length is None:
        log.unlink()
    else:
        os.truncate(log, length)
    made.add("two")
    wait_for(lambda: told)
    assert isinstance(told[0], FileNotFoundError)
    assert (log.stat().st_size if log.exists() else None) == length


def test_a_folder_that_cannot_be_created_is_reported(tmp_path, told):
    (tmp_path / "file").write_bytes(b"")
    lines = LogWriter(tmp_path / "file" / "journal", told.append)
    lines.add("one")
    wait_for(lambda: told)
    assert isinstance(told[0], OSError)
    lines.close(remove=True)  # or it would be tried again until the last test
    assert lines.has_ended(10)
