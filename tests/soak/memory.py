"""Use the program for thousands of actions in one process and see that its memory does not grow.

python3 dev.py soak memory [ROUNDS]        20 where nothing is said; each does the same

After each round is counted what there is. What grows through the second half of the rounds by more
than ``LIMITS`` is a fault. On Linux Python is started so that all its memory is of the system's
allocator, which tells how much of it is in use; what is resident besides is room between that.
"""

from __future__ import annotations

import ctypes
import gc
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QStandardPaths,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAction, QGuiApplication, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from gobanapp.app import MainWindows
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game_terms import GameTerms
from gobanapp.paint.figure_rendering import PictureFormat, render_figure
from gobanapp.rules.point import Point
from gobanapp.sgf.writer import write_games
from gobanapp.storage.settings import ColorScheme, Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.translations import Translations
from gobanapp.ui.widgets.worker import GarbageCollector, wait_for_workers
from gobanapp.ui.window.main_window import MainWindow
from tests.own_home import own_home
from tests.soak.allocated import in_use, resident, start_again_honestly
from tests.soak.hands import LEFT_OUT, Hands, be_still, menu_lines

ROUNDS = 20
AT_RANDOM = 250  # actions of a round that are drawn, beside all lines of the menus
SEED = 1
LOOKS, MOST_LOOKS = 5, 200  # ten in a second, until nothing goes any more

LIMITS = {
    "memory in use, KB": 400.0,
    "resident memory, KB": 3000.0,
    "objects of Qt": 0.9,
    "widgets": 0.9,
    "objects": 200.0,
}
"""By how much each may grow in a round, of some 400 actions.

Up to 250 KB and 75 objects of Python a round were measured, which is half a KB an action and none
of it an object of Qt. Found is then a widget that each round keeps; a window that is held is 700
objects of Qt and up to 40 MB. What is resident says little, up to 2 MB a round: it is room between
what is in use.
"""


class Round:
    """Does the same again and again; ``actions`` counts what was done."""

    def __init__(self, windows: MainWindows, settings: Settings, folder: Path) -> None:
        self._windows, self._settings, self._folder = windows, settings, folder
        self._record, self._collection = _records(folder)
        self.actions = 0
        self.hands = Hands(random.Random(SEED))
        self.done: set[str] = set()

    def play(self) -> None:
        """Do everything once, and much at random, in a window that is closed in the end."""
        hands = self.hands = Hands(random.Random(SEED))
        self._window.new_window_requested.emit()
        for step in self._steps(hands):
            self.actions += 1
            QTest.qWait(25 if step else 5)
            self._put_away()
            # What is open before a window keeps its user from doing anything else there.
            while QApplication.activeModalWidget() or QApplication.activePopupWidget():
                QTest.qWait(5)
        self.done |= hands.done.keys()
        settings = self._settings
        settings.language, settings.color_scheme, settings.layout = (
            "en",
            ColorScheme.SYSTEM,
            WindowLayout.STANDARD,
        )
        QTest.qWait(300)
        self._begin_anew()

    @property
    def _window(self) -> MainWindow:
        return self._windows.windows[-1]

    def _steps(self, hands: Hands) -> Iterator[bool]:
        """Do one action after the other; yield whether it needs a moment."""
        for path in (self._collection, self._record):
            self._forget(self._window)
            self._window.open_file(path)
            yield True
        session = self._window.session
        for _ in range(30):
            session.step_by(10)
            yield False
        for _ in range(20):
            hands.stroke(self._window)
            yield False
        session.apply(session.game_end.begin_count)
        QTest.qWait(400)  # until dead stones are proposed
        yield True
        session.apply(session.game_end.toggle_count)
        for picture in PictureFormat:
            render_figure(make_board_view(session.game), picture)
            yield False
        for language in ("de", "ja", "en"):
            self._settings.language = language
            yield True
        yield from self._all_lines(hands)
        for _ in range(AT_RANDOM):
            hands.use(self._window)
            yield False

    def _all_lines(self, hands: Hands) -> Iterator[bool]:
        """Press each line of the menus that can be pressed."""
        names = [action.objectName() for action in menu_lines(self._window)]
        for name in names:
            if name in LEFT_OUT or name == "new-window":
                continue
            for action in self._window.findChildren(QAction, name):
                if action.isEnabled():
                    hands.done[name] = hands.done.get(name, 0) + 1
                    action.trigger()
                    yield True

    def _put_away(self) -> None:
        """Close what stays open beside the window, and end what has taken the board."""
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible() and not dialog.isModal():
                self.hands.fill_in(dialog)
                dialog.close()
        mode = self._window.components.side_panel.mode
        if mode is not None and self.actions % 5 == 0:
            mode.end()

    def _forget(self, window: MainWindow) -> None:
        window.session.open_document(window.session.document)
        window.session.document.mark_saved(None, None)

    def _begin_anew(self) -> None:
        """Leave one window with which nothing was done: what others keep would be counted else."""
        used = self._windows.windows
        self._window.new_window_requested.emit()
        for window in used:
            self._forget(window)
            window.close()
            QTest.qWait(50)


def _records(folder: Path) -> tuple[Path, Path]:
    """Return a file with a long game, and one with many."""
    game = GameTerms().to_game("2001-01-01")
    for number in range(300):
        point = Point(number % 19, number * 7 // 19 % 19)
        if game.why_illegal(point) is None:
            game.play(point)
        game.set_comment(f"move {number}")
    record, collection = folder / "long.sgf", folder / "many.sgf"
    record.write_bytes(write_games([game]))
    collection.write_bytes(200 * b"(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]C[words]))\n")
    return record, collection


# Counting


def counted() -> dict[str, float]:
    """Return what there is after everything has come to an end."""
    seen: list[int] = []
    for _ in range(MOST_LOOKS):
        QTest.qWait(100)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        # A window that works at something when it is closed goes a moment later, bit by bit.
        objects = gc.get_objects()
        windows = sum(isinstance(one, MainWindow) for one in objects)
        seen.append(sum(isinstance(one, QObject) for one in objects))
        if windows == 1 and len(seen) > LOOKS and len(set(seen[-LOOKS:])) == 1:
            break
        del objects
    # Qt keeps a copy of each picture that a label was given, up to 10 MB: it fills for a long time.
    QPixmapCache.clear()
    if sys.platform == "linux":  # what is free but not given back would be counted else
        ctypes.CDLL(None).malloc_trim(0)
    objects = gc.get_objects()
    return {
        "memory in use, KB": in_use(),
        "resident memory, KB": resident(),
        "objects of Qt": sum(isinstance(one, QObject) for one in objects),
        "widgets": len(QApplication.allWidgets()),
        "objects": len(objects),
    }


def slope(values: Sequence[float]) -> float:
    """Return by how much the line through ``values`` that is nearest to them goes up each time.

    Half of all pairs go up by more, and half by less: single leaps do not count.
    """
    pairs = [
        (values[second] - values[first]) / (second - first)
        for first in range(len(values))
        for second in range(first + 1, len(values))
    ]
    return sorted(pairs)[len(pairs) // 2] if pairs else 0.0


def faults_of(rounds: Sequence[dict[str, float]]) -> list[str]:
    """Return what has grown too much through the second half of the rounds."""
    half = rounds[len(rounds) // 2 :]
    found = {name: slope([counts[name] for counts in half]) for name in LIMITS}
    return [
        f"{name} grow by {found[name]:.1f} a round, {limit} at most is allowed"
        for name, limit in LIMITS.items()
        if found[name] > limit
    ]


def told(number: int, counts: dict[str, float]) -> str:
    return f"  {number:3} " + ", ".join(f"{counts[name]:.0f} {name}" for name in LIMITS)


def tell_of_qt(_kind: object, _where: object, text: str) -> None:
    """Print what Qt says, but for what the platform without a screen says of every window."""
    if not text.startswith("This plugin does not support"):
        print(f"  Qt: {text}", flush=True)


def main(arguments: list[str]) -> int:
    times = int(arguments[0]) if arguments else ROUNDS
    errors: list[str] = []
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(own_home(Path(home)))
        os.chdir(home)
        QStandardPaths.setTestModeEnabled(True)
        qInstallMessageHandler(tell_of_qt)
        app = QApplication(sys.argv[:1])
        app.setQuitOnLastWindowClosed(False)

        def tell_error(*error: Any) -> None:
            errors.append("".join(traceback.format_exception(*error)))
            print(errors[-1], flush=True)  # also where it ends this program

        sys.excepthook = tell_error
        be_still()
        rounds, actions, seconds = _use(app, Path(home), times, errors)
        wait_for_workers()
    # Without a screen what is copied is Qt's own, and it would let go of it when Python is gone.
    QGuiApplication.clipboard().clear()
    faults = faults_of(rounds) + errors[:1]
    for fault in faults:
        print(fault)
    first, last = rounds[len(rounds) // 2], rounds[-1]
    grown = ", ".join(f"{last[name] - first[name]:+.0f} {name}" for name in LIMITS)
    print(
        f"soak memory: {times} rounds, {actions} actions in {seconds / 60:.1f} minutes;"
        f" through the second half {grown}; {len(faults) or 'no'} faults"
    )
    if faults:
        print(f"Once more: python3 dev.py soak memory {times}")
    return 1 if faults else 0


def _use(
    app: QApplication, home: Path, times: int, errors: list[str]
) -> tuple[list[dict[str, float]], int, float]:
    """Return what was counted after each round, the number of actions, and the seconds."""
    settings = Settings(home / "settings.ini")
    settings.language = "en"
    translations = Translations(app)
    translations.use("en")
    appearance.apply_settings(app, settings)
    appearance.follow_color_scheme(app, settings)
    GarbageCollector(app)
    windows = MainWindows(app, settings, translations)
    windows.open([])
    repeated = Round(windows, settings, home)

    def answer() -> None:
        """Answer, all the while, what waits for an answer."""
        QTimer.singleShot(10, app, answer)
        repeated.hands.answer()

    answer()
    begun, rounds = time.monotonic(), list[dict[str, float]]()
    for number in range(1, times + 1):
        repeated.play()
        rounds.append(counted())
        print(told(number, rounds[-1]), flush=True)
        if errors:
            break
    print(f"  {len(repeated.done)} kinds of actions, such as each line of the menus")
    return rounds, repeated.actions, time.monotonic() - begun


if __name__ == "__main__":
    start_again_honestly("tests.soak.memory")
    sys.exit(main(sys.argv[1:]))
