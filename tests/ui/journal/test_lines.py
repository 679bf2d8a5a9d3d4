"""Lines on the disk: whole, in order, and none the worse for a full disk."""

import os
import time

import pytest

from gobanapp.ui.journal import lines as module
from gobanapp.ui.journal.lines import LOG, Lines, read_lines, with_sum
from gobanapp.ui.journal.lock import lock
from tests.ui.journal.waiting import wait_for


@pytest.fixture
def told():
    return []


@pytest.fixture
def made(tmp_path, told):
    lines = Lines(tmp_path / "a" / "one", told.append)
    yield lines
    lines.close(remove=True)
    assert lines.has_ended(10)


def test_lines_are_on_the_disk_soon_and_in_order(made, tmp_path, told):
    made.add_file("record", b"(;)")
    for number in range(100):
        made.add(f"line {number} 囲碁 \ud800")
    log = made.folder / LOG
    wait_for(lambda: log.exists() and len(read_lines(log)[0]) == 100)
    found, length, is_whole = read_lines(log)
    assert is_whole
    assert found == [f"line {number} 囲碁 \ud800" for number in range(100)]
    assert length == log.stat().st_size
    assert (made.folder / "record").read_bytes() == b"(;)"
    assert told == []


def test_nothing_is_on_the_disk_before_there_is_something_to_write(made):
    time.sleep(0.05)
    assert not made.folder.exists()


def test_what_is_closed_is_whole_and_what_is_removed_is_gone(tmp_path, told):
    kept = Lines(tmp_path / "kept", told.append)
    kept.add("one")
    kept.close(remove=False)
    assert kept.has_ended(10)
    assert read_lines(tmp_path / "kept" / LOG)[0] == ["one"]
    gone = Lines(tmp_path / "gone", told.append)
    gone.add("one")
    gone.close(remove=True)
    assert gone.has_ended(10)
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize("cut", [1, 2, 8, 9, 12])
def test_a_torn_line_is_not_read_and_is_written_over(tmp_path, told, cut):
    folder = tmp_path / "torn"
    folder.mkdir()
    whole = with_sum("one") + with_sum("two")
    (folder / LOG).write_bytes(whole + with_sum("three")[:-cut])
    found, length, is_whole = read_lines(folder / LOG)
    assert is_whole
    assert found == ["one", "two"]
    assert length == len(whole)
    again = Lines(folder, told.append, lock(folder / "lock"), length)
    again.add("four")
    again.close(remove=False)
    assert again.has_ended(10)
    assert read_lines(folder / LOG)[0] == ["one", "two", "four"]


def test_a_line_that_a_power_cut_has_filled_with_zeros_is_not_read(tmp_path):
    log = tmp_path / LOG
    log.write_bytes(with_sum("one") + b"\0" * 40 + b"\n" + with_sum("two"))
    assert read_lines(log) == (["one"], len(with_sum("one")), False)


def test_a_full_disk_is_told_once_and_nothing_is_left_out_when_there_is_room_again(
    made, told, monkeypatch
):
    made.add("one")
    log = made.folder / LOG
    wait_for(lambda: log.exists() and read_lines(log)[0] == ["one"])
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
    assert read_lines(log)[0] == ["one", "two", "three"]


@pytest.mark.parametrize("length", [None, 3])
def test_lines_that_somebody_took_away_are_told_and_no_gap_takes_their_place(made, told, length):
    made.add("one")
    log = made.folder / LOG
    wait_for(lambda: log.exists() and made.is_forced)
    if length is None:
        log.unlink()
    else:
        os.truncate(log, length)
    made.add("two")
    wait_for(lambda: told)
    assert isinstance(told[0], FileNotFoundError)
    assert (log.stat().st_size if log.exists() else None) == length


def test_a_folder_that_cannot_be_made_is_told(tmp_path, told):
    (tmp_path / "file").write_bytes(b"")
    lines = Lines(tmp_path / "file" / "journal", told.append)
    lines.add("one")
    wait_for(lambda: told)
    lines.close(remove=False)
    assert isinstance(told[0], OSError)
