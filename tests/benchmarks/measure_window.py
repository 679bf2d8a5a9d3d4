"""How quick the window is: the first paint, a repaint, a click, a step through a long game.

Absolute times on a machine that may be busy: the smallest and the median of many are shown.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from test_sgf import make_file
from timing import report, timed

from gobanapp.game.game import Game
from gobanapp.game.new_game import NewGame
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HOME = tempfile.mkdtemp()
for _name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
    os.environ[_name] = HOME

_START = """
import sys, time
from gobanapp.ui.board.board_widget import BoardWidget
paint = BoardWidget.paintEvent
def first_paint(self, event):
    paint(self, event)
    print(time.time() - float(sys.argv[1]))
    sys.stdout.flush()
    import os
    os._exit(0)
BoardWidget.paintEvent = first_paint
from gobanapp.app import main
main([])
"""

# The board has been painted before, as the tree of a large file waits for it.
_START_WITH_FILE = """
import os, re, sys, time
from gobanapp.ui.tree.tree_panel import TreePanel
paint = TreePanel.paintEvent
def painted(self, event):
    paint(self, event)
    if len(self._shown.game.tree) > 50_000 and not self._shown.is_stale:
        print(time.time() - float(sys.argv[1]))
        print(re.search(r"VmRSS:\\s*(\\d+)", open("/proc/self/status").read())[1])
        sys.stdout.flush()
        os._exit(0)
TreePanel.paintEvent = painted
from gobanapp.app import main
main(sys.argv[2:])
"""


def start_up(times: int = 9) -> list[float]:
    """Return the seconds from the start of the process to the end of the first paint."""
    seconds = []
    for _ in range(times):
        command = [sys.executable, "-c", _START, str(time.time())]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        seconds.append(float(done.stdout.splitlines()[0]))
    return seconds


def start_with_file(file: str, times: int = 7) -> tuple[list[float], int]:
    """Return the seconds until board and tree of a large file are painted, and the MB taken."""
    seconds = []
    memory = []
    for _ in range(times):
        command = [sys.executable, "-c", _START_WITH_FILE, str(time.time()), file]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found = done.stdout.split()
        seconds.append(float(found[0]))
        memory.append(int(found[1]) // 1024)
    return seconds, round(statistics.median(memory))


def long_game(moves: int) -> Game:
    points = [Point(x, y) for y in range(0, 19, 2) for x in range(19)]
    nodes = {0: Node(0, None, (1,))}
    for number in range(1, moves + 1):
        color = Color.BLACK if number % 2 else Color.WHITE
        content = Content(move=Move(color, points[number % len(points)]))
        follows = (number + 1,) if number < moves else ()
        nodes[number] = Node(number, number - 1, follows, content)
    return Game(Tree(nodes), 19, 19)


def measure_starts() -> None:
    """Measure with the wood in the cache, where the window of ``main`` has left it."""
    report("start to first paint", start_up(), 0.35)
    file = Path(HOME) / "large.sgf"
    file.write_bytes(make_file())
    seconds, memory = start_with_file(str(file))
    report("start with 60,000 nodes to board and tree", seconds, 0.7)
    print(f"memory then: {memory} MB, aim 160")


def main() -> int:
    from PySide6.QtCore import QPoint, Qt, QThreadPool
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from gobanapp.ui import look
    from gobanapp.ui.main_window import MainWindow
    from gobanapp.ui.record import Record
    from gobanapp.ui.session import Session
    from gobanapp.ui.settings import Settings

    without_wood = start_up(3)  # ended before it is made, so not in the cache for the next one
    app = QApplication([])
    app.setApplicationName("gobanapp")  # or it would have another cache than what is started
    look.apply(app, look.LIGHT)
    session = Session(Record([NewGame().to_game("")]))
    window = MainWindow(session, Settings())
    window.show()
    QThreadPool.globalInstance().waitForDone()
    board = window._board
    window.resize(window.width() + 1000 - board.width(), window.height() + 1000 - board.height())
    app.processEvents()
    print(f"board of {board.width()} x {board.height()}".ljust(44), "min ms, median, aim")

    def repaint() -> None:
        board.repaint()

    points = iter([Point(x, y) for y in range(19) for x in range(19)])

    def click() -> None:
        x, y = board.geometry_shown.centre(next(points))
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        app.processEvents()

    for _ in range(250):
        click()
    report("full repaint", timed(repaint, 200), 0.002)
    report("click to finished repaint", timed(click, 100), 0.005)
    for moves in (300, 20_000):
        session.open(Record([long_game(moves)]))
        session.do(lambda game: game.go_to(game.line()[0][-1]))
        app.processEvents()

        def back() -> None:
            session.do(lambda game: game.step(-1))
            app.processEvents()

        report(f"a step back at move {moves}", timed(back, 200), 0.002)
    report("start to first paint, wood to be made", without_wood, 0.35)
    measure_starts()
    return 0


if __name__ == "__main__":
    sys.exit(main())
