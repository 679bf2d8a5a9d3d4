"""The program, telling what is open in it: what the test of several starts runs.

    watched_program.py FOLDER [ARGUMENT]      the arguments are the program's own

It writes ``FOLDER/NUMBER OF THE PROCESS.json`` again and again: the files that are open, and
whether a question is. What to do it finds in files there: ``play`` puts a stone on the first board,
``answer`` presses the default button of the question, ``leave`` closes all windows.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from gobanapp import __main__
from gobanapp.rules.point import Point
from gobanapp.ui.window.single_instance import client

FOLDER = Path(sys.argv[1])
REPORT = FOLDER / f"{os.getpid()}.json"


def tell(windows):
    files = [window.session.document.path for window in windows.windows]
    names = [None if file is None else os.fsencode(file).decode("latin-1") for file in files]
    question = QApplication.activeModalWidget()
    told = {"files": names, "asks": question is not None}
    new = REPORT.with_suffix(".new")
    new.write_text(json.dumps(told), "utf-8")
    new.replace(REPORT)
    if is_told("play"):
        windows.first.session.play(Point.parse("C3"))
    if question is not None and is_told("answer"):
        next(one for one in question.findChildren(QPushButton) if one.isDefault()).click()
    if is_told("leave"):
        for window in windows.windows:
            window.close()


def is_told(what):
    try:
        (FOLDER / what).unlink()
    except FileNotFoundError:
        return False
    return True


def watch(opens):
    """Return what opens the windows as ``opens`` does, and tells of them."""

    def open_and_tell(windows, files):
        timer = QTimer(QApplication.instance(), interval=20)
        timer.timeout.connect(lambda: tell(windows))
        timer.start()
        opens(windows, files)

    return open_and_tell


def hand_over(address, files, hands_over=client.hand_over_files):
    if hands_over(address, files):
        return True
    watch_windows()
    return False


def watch_windows():
    from gobanapp import app  # who hands over is quick without

    app.MainWindows.open = watch(app.MainWindows.open)


client.hand_over_files = hand_over
if "PATIENCE" in os.environ:
    client._PATIENCE = float(os.environ["PATIENCE"])  # noqa: SLF001 - for who is never answered
if "--new" in sys.argv:
    watch_windows()
try:
    sys.exit(__main__.main(sys.argv[2:]))
finally:
    REPORT.unlink(missing_ok=True)
