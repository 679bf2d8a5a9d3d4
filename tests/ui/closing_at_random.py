"""Windows and dialogs are opened and closed at random moments, by the number that is given.

In a process of its own: what goes wrong here takes the whole process with it.
"""

import contextlib
import faulthandler
import gc
import random
import sys
import threading
import time
import weakref
from pathlib import Path

from PySide6.QtCore import QEventLoop, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from gobanapp.app import MainWindows
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.ui.print.board_exporter import BoardExporter
from gobanapp.ui.print.export_dialog import ExportDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.translations import Translations
from gobanapp.ui.widgets.worker import Cancelled, GarbageCollector, wait_for_workers

TIMES = 50
LONGEST = 0.06  # seconds that anything is open
WIDTH = 19


class Closing:
    """What is opened, and closed again."""

    def __init__(self, app, seed):
        self._random = random.Random(seed)
        self._settings = Settings(Path.cwd() / "settings.ini")
        self._windows = MainWindows(app, self._settings, Translations(app))
        self._gone = []
        self._game = GameTerms().to_game("2001-01-01")
        for number in range(120):
            self._game.play(Point(number % WIDTH, 2 * (number // WIDTH)))

    def run(self):
        self._windows.open([])  # stays
        ways = (self.exporting, self.printing, self.games, self.window, self.reading)
        for number in range(TIMES):
            # Work in the background makes garbage; collecting it might close dialogs.
            estimates = self._windows.first.components.estimates
            if number % 10 == 0:
                estimates.toggle()
            ways[self._random.randrange(len(ways))]()
        self.wait(0.3)
        gc.collect()
        self.wait(0.1)
        assert self._gone
        assert set(self._gone) == {threading.main_thread().name}, self._gone

    def wait(self, seconds):
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def close(self, dialog):
        weakref.finalize(dialog, lambda: self._gone.append(threading.current_thread().name))
        dialog.held = [dialog]  # so that only a collection finds it
        dialog.show()
        self.wait(self._random.uniform(0, LONGEST))
        dialog.close()
        if self._random.random() < 0.5:
            dialog.deleteLater()

    def exporting(self):
        view = make_board_view(self._game)
        self.close(ExportDialog(self._game, view, self._settings, BoardExporter(None)))

    def printing(self):
        self.close(PrintDialog(Document([self._game]), self._settings))

    def games(self):
        record = read_document(200 * b"(;B[aa];W[bb];B[cc])", Path("a.sgf"), None)
        dialog = GamesDialog(
            Session(record), settings=self._settings, choose_files=lambda: (), save=lambda: True
        )
        self.close(dialog)

    def window(self):
        """A window that counts, perhaps in another language the next moment."""
        self._windows.open_new_window()
        opened = self._windows.windows[-1]
        weakref.finalize(opened, lambda: self._gone.append(threading.current_thread().name))
        self.wait(self._random.uniform(0, LONGEST))
        opened.session.apply(opened.session.game_end.begin_count)
        opened.components.board.grab()
        if self._random.random() < 0.5:
            self._settings.language = "de" if self._settings.language == "en" else "en"
        self.wait(self._random.uniform(0, LONGEST))
        last = self._windows.windows[-1]
        last.session.document.mark_saved(None, None)
        last.close()

    def reading(self):
        """A window that is closed while something is read for it."""
        self._windows.open_new_window()
        opened = self._windows.windows[-1]
        end = time.monotonic() + 0.4 + self._random.uniform(0, LONGEST)

        def read(progress):
            while time.monotonic() < end:
                progress(0.5)
                time.sleep(0.001)

        QTimer.singleShot(self._random.randrange(300, 460), opened, opened.close)
        with contextlib.suppress(Cancelled):
            run_with_progress(opened, "Reading", read)


def main():
    faulthandler.enable()
    QStandardPaths.setTestModeEnabled(True)
    app = QApplication(sys.argv[:1])
    failures = []
    sys.excepthook = lambda *failure: (failures.append(failure), sys.__excepthook__(*failure))
    GarbageCollector(app)
    Closing(app, int(sys.argv[1])).run()
    wait_for_workers()
    return len(failures)


if __name__ == "__main__":
    sys.exit(main())
