import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from gobanapp.ui.widgets.plain_text import MessageBox
from gobanapp.ui.window import error_dialog
from tests.ui.lookup import answer


@pytest.fixture
def told(monkeypatch):
    texts = []
    monkeypatch.setattr(MessageBox, "exec", lambda box: texts.append(box.text()))
    return texts


@pytest.fixture
def begin(tmp_path, monkeypatch, qapp):
    """Begin a run of the program, with its data in a folder of its own."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "data"))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    (tmp_path / "data").mkdir()

    def once():
        error_dialog.install_excepthook(qapp, lambda: None)

    once()
    return once


def error_of(code, words="", line=1):
    """Return the exception that ``code``, in some line of a file, raises."""
    try:
        exec(compile("\n" * (line - 1) + code, "some.py", "exec"), {"words": words})
    except Exception as error:  # noqa: BLE001 - whatever it is
        return error
    raise AssertionError("it raised nothing")


def happen(error):
    sys.excepthook(type(error), error, error.__traceback__)


@pytest.fixture
def fail(begin, qapp, told):
    """Let the program be wrong, in a line that may be the same again or another."""

    def once(words, line=1):
        happen(error_of("raise RuntimeError(words)", words, line))
        qapp.processEvents()

    return once


@pytest.fixture
def log(tmp_path):
    return tmp_path / "data" / "errors.log"


def test_an_error_is_logged_and_shown(fail, log, told):
    fail("the first")
    fail("the second", line=2)
    text = log.read_text("utf-8")
    assert text.index("the first") < text.index("the second")
    assert len(told) == 2
    assert all(str(log) in text for text in told)


def test_the_log_has_a_maximum_size(fail, log):
    older = log.with_name("errors.old.log")
    for number in range(40):
        fail(f"number {number} " + "x" * 30_000, line=number + 1)
    assert 0 < log.stat().st_size <= 200_000
    assert 0 < older.stat().st_size <= 200_000
    assert "number 39" in log.read_text("utf-8")
    assert {path.name for path in log.parent.iterdir()} == {log.name, older.name}


def test_a_single_failure_is_cut(fail, log):
    fail("begin" + "\ud800x" * 10**6 + "the end")
    assert log.stat().st_size < 60_000
    assert "the end" in log.read_text("utf-8")


def test_an_error_is_shown_even_when_it_cannot_be_logged(fail, log, told):
    log.mkdir()
    fail("x")
    (text,) = told
    assert str(log) not in text


@pytest.mark.skipif(os.name != "posix", reason="permissions of Unix")
def test_the_log_is_private(begin, fail, log):
    for path in (log, log.with_name("errors.old.log")):
        path.write_text("of an earlier version")
        path.chmod(0o644)
    begin()
    fail("x")
    for path in (log, log.with_name("errors.old.log")):
        assert stat.S_IMODE(Path(path).stat().st_mode) == 0o600
    log.unlink()
    fail("x", line=2)
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_the_same_failure_is_shown_once(fail, log, told):
    for number in range(30):
        fail(f"number {number}")
    assert len(told) == 1
    text = log.read_text("utf-8")
    assert text.count("Traceback") == 1
    assert "number 0" in text


def test_the_next_run_shows_it_again(begin, fail, told):
    fail("x")
    begin()
    fail("x")
    assert len(told) == 2


@pytest.mark.parametrize(
    "other",
    [
        "\nraise RuntimeError(words)",
        "raise ValueError(words)",
        "try: raise RuntimeError(words)\nfinally: raise RuntimeError(words)",
        "def deeper(): raise RuntimeError(words)\ndeeper()",
    ],
)
def test_another_type_or_line_is_a_different_failure(begin, qapp, told, log, other):
    for code in ("raise RuntimeError(words)", other):
        happen(error_of(code))
        qapp.processEvents()
    assert len(told) == 2
    assert log.read_text("utf-8").count("some.py") >= 2


def test_another_cause_is_a_different_failure(begin, qapp, told):
    for kind in ("KeyError", "IndexError"):
        error = error_of("raise RuntimeError(words)")
        error.__cause__ = error_of(f"raise {kind}(words)")
        happen(error)
        qapp.processEvents()
    assert len(told) == 2


def test_a_cycle_of_causes_is_reported_once(begin, qapp, told):
    first, second = error_of("raise RuntimeError(words)"), error_of("raise ValueError(words)")
    first.__context__, second.__context__ = second, first
    happen(first)
    qapp.processEvents()
    assert len(told) == 1


def test_a_failure_that_happens_all_the_time_is_seldom_written(begin, told, log):
    error = error_of("raise RuntimeError(words)", "x")
    happen(error)
    whole = log.read_text("utf-8")
    written = 0
    for _ in range(9_999):
        before = log.stat().st_size
        happen(error)
        written += log.stat().st_size != before
    assert written == 4
    noted = log.read_text("utf-8").removeprefix(whole).split("\n\n")
    assert [line.split()[0] for line in noted if line] == ["10", "100", "1000", "10000"]
    assert all("RuntimeError" in line and "some.py" in line for line in noted if line)


def test_failures_on_changing_lines_are_limited(begin, told, log):
    for line in range(1, 600):
        happen(error_of("raise RuntimeError(words)", line=line))
    assert 0 < log.read_text("utf-8").count("Traceback") < 300


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def boxes():
    every = QApplication.topLevelWidgets()
    return [box for box in every if box.objectName() == "failure" and box.isVisible()]


def test_a_timer_that_fails_opens_one_box(begin, window, qapp, qtbot):
    """A second failure meanwhile opens no dialog; it is shown when it happens again."""
    error_dialog.install_excepthook(qapp, lambda: window)
    often = error_of("raise RuntimeError(words)", "often")
    seldom = error_of("raise ValueError(words)", "seldom")
    open_at_once = []

    def tick():
        happen(often)
        open_at_once.append(len(boxes()))
        if len(open_at_once) == 10:
            happen(seldom)
        if len(open_at_once) == 20:
            timer.stop()
            closer.start(10)

    timer, closer = QTimer(interval=5), QTimer()
    timer.timeout.connect(tick)
    closer.timeout.connect(lambda: [box.accept() for box in boxes()])
    timer.start()
    qtbot.waitUntil(lambda: len(open_at_once) >= 20 and not boxes())
    closer.stop()
    assert max(open_at_once) == 1
    told_later = []
    answer(QMessageBox, lambda box: (told_later.append(box), box.accept()), "failure")
    happen(seldom)
    qtbot.waitUntil(lambda: bool(told_later))
    happen(seldom)
    happen(often)
    qapp.processEvents()
    assert not boxes()
