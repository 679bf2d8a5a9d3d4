import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from gobanapp.ui import failures
from gobanapp.ui.plain_text import MessageBox


@pytest.fixture
def told(monkeypatch):
    texts = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: texts.append(box.text()))
    return texts


@pytest.fixture
def fail(tmp_path, monkeypatch, qapp, told):
    """Let the program be wrong, with its data in a folder of its own."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "data"))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    (tmp_path / "data").mkdir()

    def once(words):
        failures.catch_failures(qapp, lambda: None)
        error = RuntimeError(words)
        sys.excepthook(RuntimeError, error, None)
        qapp.processEvents()

    return once


@pytest.fixture
def log(tmp_path):
    return tmp_path / "data" / "errors.log"


def test_what_went_wrong_is_kept_and_told(fail, log, told):
    fail("the first")
    fail("the second")
    text = log.read_text("utf-8")
    assert text.index("the first") < text.index("the second")
    assert len(told) == 2
    assert all(str(log) in text for text in told)


def test_it_does_not_grow_for_ever(fail, log):
    older = log.with_name("errors.old.log")
    for number in range(40):
        fail(f"number {number} " + "x" * 30_000)
    assert 0 < log.stat().st_size <= 200_000
    assert 0 < older.stat().st_size <= 200_000
    assert "number 39" in log.read_text("utf-8")
    assert {path.name for path in log.parent.iterdir()} == {log.name, older.name}


def test_one_failure_does_not_fill_it(fail, log):
    fail("begin" + "\ud800x" * 10**6 + "the end")
    assert log.stat().st_size < 60_000
    assert "the end" in log.read_text("utf-8")


def test_where_nothing_can_be_written_it_is_told_all_the_same(fail, log, told):
    log.mkdir()
    fail("x")
    (text,) = told
    assert str(log) not in text


@pytest.mark.skipif(os.name != "posix", reason="permissions of Unix")
def test_nobody_else_may_read_it(fail, log):
    for path in (log, log.with_name("errors.old.log")):
        path.write_text("of an earlier version")
        path.chmod(0o644)
    fail("x")
    for path in (log, log.with_name("errors.old.log")):
        assert stat.S_IMODE(Path(path).stat().st_mode) == 0o600
    log.unlink()
    fail("x")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
