"""What the desktop asks of the application: a double click on a file, as macOS tells it."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from gobanapp import app

def ask(windows, file):
    event = QFileOpenEvent(file)
    assert QCoreApplication.sendEvent(QApplication.instance(), event)

def paths(windows):
    return [window.session.document.path for window in windows.windows]

def tell(windows):
    print(*paths(windows), sep="\\n")
    QCoreApplication.quit()

def wait(windows, asked):
    if paths(windows) == [Path(file) for file in asked]:
        QTimer.singleShot(200, lambda: tell(windows))  # nothing else is to be opened
    else:
        QTimer.singleShot(20, lambda: wait(windows, asked))

def open(windows, files, opens=app.MainWindows.open):
    when, *asked = sys.argv[1:]
    if when == "before":
        for file in asked:
            ask(windows, file)
    opens(windows, files)
    if when == "after":
        for file in asked:
            ask(windows, file)
    if when == "later":
        QTimer.singleShot(100, lambda: [ask(windows, file) for file in asked])
    QTimer.singleShot(20, lambda: wait(windows, asked))

app.MainWindows.open = open
sys.exit(app.main([]))
"""


@pytest.mark.parametrize(
    "when", ["before", *(pytest.param(when, marks=pytest.mark.slow) for when in ("after", "later"))]
)
def test_a_double_click_opens_the_file(tmp_path, when):
    files = [tmp_path / "one.sgf", tmp_path / "zwei ü.sgf"]
    for file in files:
        file.write_text("(;SZ[9])", "utf-8")
    command = [sys.executable, "-c", PROGRAM, when, *map(str, files)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60)
    assert done.stdout.splitlines() == [str(file) for file in files]
