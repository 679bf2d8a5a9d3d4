"""How quick the list of the games of a large file is: opening it, a page on, a letter typed.

Absolute times on a machine that may be busy: the smallest and the median of many are shown.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import delete
from timing import report, timed

from gobanapp.paint.thumbnail import thumbnail
from gobanapp.ui import look
from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.games.game_delegate import THUMBNAIL
from gobanapp.ui.games.thumbnails import shown_board
from gobanapp.ui.record import Entry
from gobanapp.ui.session import Session

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HOME = tempfile.mkdtemp()
for _name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
    os.environ[_name] = HOME

GAMES = 10_000
MOVES = 250
LETTERS = "abcdefghijklmnopqrs"


def collection(games: int, moves: int) -> bytes:
    """Return a file of games by chance, each with a heading of its own."""
    chance = random.Random(1)
    points = [x + y for x in LETTERS for y in LETTERS]
    lines = []
    for _ in range(20):
        chance.shuffle(points)
        lines.append("".join(f";{'BW'[n % 2]}[{points[n]}]" for n in range(moves)))
    names = [chance.choice("AEIOU").lower().join(chance.sample(LETTERS, 4)) for _ in range(500)]
    made = []
    for number in range(games):
        black, white = chance.sample(names, 2)
        made.append(
            f"(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[{black}]BR[{number % 9 + 1}d]PW[{white}]WR[5k]KM[6.5]"
            f"EV[The {number // 100}th meeting]RO[{number % 7}]DT[{1900 + number % 120}-05-17]"
            f"RE[W+{number % 60}.5]{lines[number % len(lines)]})\n"
        )
    return "".join(made).encode()


def measure_opening(session: Session) -> None:
    seconds = []
    for _ in range(9):
        start = time.perf_counter()
        dialog = opened(session)
        seconds.append(time.perf_counter() - start)
        delete(dialog)
    report("from the call to the first paint", seconds, 0.1)


def opened(session: Session) -> GamesDialog:
    dialog = GamesDialog(session, None, choose_files=list, save=lambda: True)
    dialog.show()
    dialog.grab()
    return dialog


def measure_pictures(entries: Sequence[Entry]) -> None:
    waiting = iter(entries)

    def draw_one() -> None:
        *_, board = shown_board(next(waiting))
        assert board is not None
        thumbnail(board, THUMBNAIL)

    report("one small board, read and drawn", timed(draw_one, 100), 0.01)


def measure_use(app: QApplication, session: Session) -> None:
    dialog = opened(session)
    games, field = dialog._list, dialog._filter
    entries = session.record.entries

    def read_headings() -> None:
        while not dialog._games._index.knows(entries[-1]):
            app.processEvents()

    def turn_page() -> None:
        QTest.keyClick(games, Qt.Key.Key_PageDown)
        games.viewport().repaint()

    def turn_page_and_wait() -> None:
        QTest.keyClick(games, Qt.Key.Key_PageDown)
        for _ in range(3):
            waits.extend(timed(app.processEvents, 1))

    def type_letter() -> None:
        if len(field.text()) > 6:
            field.clear()
        QTest.keyClicks(field, next(letters))
        games.viewport().repaint()

    waits: list[float] = []
    letters = iter("honinbo 1" * 100)
    report("until all headings are known", timed(read_headings, 1), 1.5)
    report("a page on, with its paint", timed(turn_page, 100), 0.016)
    timed(turn_page_and_wait, 100)
    report("a wait while small boards are made", waits, 0.016)
    report("a letter typed into the filter", timed(type_letter, 60), 0.05)
    field.clear()
    games.choose([entries[5000]])
    report("a game moved up", timed(dialog._up.click, 40), 0.05)


def main() -> int:
    app = QApplication([])
    look.apply(app, look.LIGHT)
    session = Session(read_record(collection(GAMES, MOVES), None, None))
    print(f"{GAMES} games of {MOVES} moves".ljust(44), "min ms, median, aim")
    measure_opening(session)
    measure_pictures(session.record.entries[1000:])
    measure_use(app, session)
    return 0


if __name__ == "__main__":
    sys.exit(main())
