"""Speed of a window with a board of 1000 pixels: a click, a step, a long way through a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.benchmarks import least, records
from tests.benchmarks.line import Figures, Line, Peer
from tests.benchmarks.processes import settle_in
from tests.benchmarks.timing import alternately

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ALL_VIEWS = (
    "All views redraw at a step: the board takes a quarter of the time, the tree, which usually "
    "scrolls, and the players a fifth each, the commands and the rest of the panel a tenth each."
)
SCRUBBED = 300


def lines(times: int = 200) -> Iterator[Line]:
    settle_in()
    shown = ShownWindow()
    yield from _painting(times)
    shown.fill(250)
    bare = least.bare_widget(1000, 1000)
    found = alternately(shown.board.repaint, bare.repaint, times)
    yield _line("the whole board painted again", found, least.BARE_PAINT, 10)
    found = alternately(shown.click, lambda: least.click(bare), times // 2)
    yield _line("a click to the finished repaint", found, least.BARE_CLICK, 25)
    for moves in (300, 20_000):
        shown.open(moves)
        found = alternately(shown.back, lambda: _press_left(bare), times)
        yield _line(f"a step back at move {moves:,}", found, least.BARE_KEY, 7, _ALL_VIEWS)
    ours, its = [], []
    for _ in range(max(1, times // 40)):
        shown.open(SCRUBBED)
        shown.take_keys()
        mine, other = alternately(shown.scrub, lambda: _press_left(bare, SCRUBBED), 1)
        ours += mine
        its += other
    what = f"{SCRUBBED} steps back by a key held down"
    yield _line(what, (ours, its), least.BARE_KEYS, 13, _ALL_VIEWS)


def _press_left(bare: QWidget, times: int = 1) -> None:
    from PySide6.QtCore import Qt

    for _ in range(times):
        least.press_key(bare, Qt.Key.Key_Left)


def _line(
    what: str, found: tuple[list[float], list[float]], beside: str, aim: float, why: str = ""
) -> Line:
    ours, its = found
    peer = Peer.in_turns(beside, ours, its)
    return Line(what=what, ours=Figures.of_seconds(ours), aim=aim, peers=(peer,), why=why)


class ShownWindow:
    """The program's window, with a board of 1000 x 1000 pixels, and what is done in it."""

    def __init__(self) -> None:
        from PySide6.QtCore import QThreadPool
        from PySide6.QtWidgets import QApplication

        from gobanapp.game.game_terms import GameTerms
        from gobanapp.rules.point import Point
        from gobanapp.session.document import Document
        from gobanapp.session.session import Session
        from gobanapp.ui.widgets import appearance, color_palettes
        from gobanapp.ui.widgets.user_folders import user_settings
        from gobanapp.ui.window.main_window import MainWindow

        self.app = QApplication.instance() or QApplication([])
        appearance.apply_appearance(self.app, color_palettes.LIGHT)
        self.session = Session(Document([GameTerms().to_game("")]))
        self.window = MainWindow(self.session, user_settings())
        self.window.show()
        QThreadPool.globalInstance().waitForDone()
        self.board = self.window.components.board
        around = self.window.size() - self.board.size()
        self.window.resize(around.width() + 1000, around.height() + 1000)
        self.app.processEvents()
        self._points = iter([Point(x, y) for y in range(19) for x in range(19)])

    def fill(self, stones: int) -> None:
        for _ in range(stones):
            self.click()

    def click(self) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        x, y = self.board.board_geometry.center(next(self._points))
        QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        self.app.processEvents()

    def open(self, moves: int) -> None:
        """Show the end of a game of so many moves."""
        from gobanapp.game.game import Game
        from gobanapp.session.document import Document

        self.session.open_document(Document([Game(records.long_line(moves), 19, 19)]))
        self.session.apply(lambda game: game.go_to(game.line()[0][-1]))
        self.app.processEvents()

    def back(self) -> None:
        self.session.apply(lambda game: game.step_by(-1))
        self.app.processEvents()

    def take_keys(self) -> None:
        """Let keys come here again, and not to what stands beside it."""
        self.window.activateWindow()
        self.board.setFocus()
        self.app.processEvents()

    def scrub(self) -> None:
        """Press the key for a step back 300 times, each painted before the next."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        for _ in range(SCRUBBED):
            QTest.keyClick(self.board, Qt.Key.Key_Left)
            self.app.processEvents()
        assert self.session.game.current_id == self.session.game.tree.root_id


def _painting(times: int) -> Iterator[Line]:
    """Measure what paints, without a window around it."""
    from PySide6.QtGui import QImage, QPainter

    from gobanapp.diagram.board_view import BoardView
    from gobanapp.diagram.geometry import Geometry, Rect
    from gobanapp.diagram.theme import KAYA
    from gobanapp.paint.board_painter import BoardPainter
    from gobanapp.paint.damage import damage
    from gobanapp.paint.stone_pictures import shadow_picture, stone_picture
    from gobanapp.paint.wood_image import make_wood
    from gobanapp.rules.board import Board
    from gobanapp.rules.color import Color
    from gobanapp.rules.point import Point

    geometry = Geometry.fit(19, 19, Rect(0, 0, 1000, 1000))
    played = Point.parse("K10")
    board = Board.empty(19)
    free = [point for point in board.points() if point != played]
    stones = random.Random(1).sample(free, 250)
    for color, some in ((Color.BLACK, stones[:125]), (Color.WHITE, stones[125:])):
        board = board.with_stones(color, some)
    view = BoardView(board=board, last_move=stones[0])
    after = board.with_stones(Color.BLACK, [played])
    screen = QImage(1000, 1000, QImage.Format.Format_RGB32)
    painter = BoardPainter()
    painter.set_wood(make_wood(KAYA.surface))

    def turned(other: BoardView) -> Callable[[], None]:
        views = [view, other]

        def show() -> None:
            old, new = views
            views.reverse()
            with QPainter(screen) as on_screen:
                on_screen.setClipRegion(damage(geometry, old, new))
                painter.paint(on_screen, geometry, new)

        return show

    def first() -> None:
        stone_picture.cache_clear()
        shadow_picture.cache_clear()
        BoardPainter().picture(geometry, view)

    painter.picture(geometry, view)
    move = turned(replace(view, board=after, last_move=played))
    ghost = turned(replace(view, ghost=(played, Color.WHITE)))
    copy = least.MemoryCopy()
    for what, work, count, aim in (
        ("one move painted, the rest cached", move, times, 2),
        ("a stone shown under the mouse", ghost, times, 2),
        ("a first board of 250 stones, nothing cached", first, 7, 125),
    ):
        yield _line(what, alternately(work, copy, count), least.MEMORY_COPY, aim)
