"""Speed of the list of games in a file of 10,000 games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING

from tests.benchmarks import least
from tests.benchmarks.line import Figures, Line, Peer
from tests.benchmarks.processes import settle_in
from tests.benchmarks.records import listed_collection
from tests.benchmarks.timing import alternately, timed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gobanapp.session.document import GameEntry
    from gobanapp.session.session import Session
    from gobanapp.ui.record.games.file_games_dialog import GamesDialog
    from gobanapp.ui.record.games.game_list import GameList

GAMES = 10_000
MOVES = 250
NO_FILE = ":/no-settings.ini"
"""A name in Qt's resources: nothing is read there, and nothing written."""


def lines(games: int = GAMES, times: int = 40) -> Iterator[Line]:
    settle_in()
    from PySide6.QtWidgets import QApplication
    from shiboken6 import delete

    from gobanapp.session.session import Session
    from gobanapp.storage.document_file import read_document
    from gobanapp.ui.widgets import appearance, color_palettes

    app = QApplication.instance() or QApplication([])
    appearance.apply_appearance(app, color_palettes.LIGHT)
    data = listed_collection(games, MOVES)
    session = Session(read_document(data, None, None))
    ours, its = [], []
    for _ in range(max(1, times // 8)):
        kept: list[QWidget] = []
        mine, other = alternately(
            lambda kept=kept: kept.append(opened(session)),
            lambda kept=kept: kept.append(least.empty_dialog()),
            1,
        )
        ours += mine
        its += other
        for dialog in kept:
            delete(dialog)
    yield _line("from the call to the first paint", ours, least.BARE_DIALOG, its, 150)
    yield _small_boards(session, times)
    yield from _use(app, session, times)


def _line(
    what: str,
    ours: list[float],
    beside: str | None = None,
    its: list[float] | None = None,
    aim: float | None = None,
) -> Line:
    peers = () if beside is None or its is None else (Peer.in_turns(beside, ours, its),)
    return Line(what=what, ours=Figures.of_seconds(ours), aim=aim, peers=peers)


def opened(session: Session) -> GamesDialog:
    from gobanapp.storage.settings import Settings
    from gobanapp.ui.record.games.file_games_dialog import GamesDialog

    settings = Settings(NO_FILE)
    dialog = GamesDialog(session, settings=settings, choose_files=list, save=lambda: True)
    dialog.show()
    dialog.grab()
    return dialog


def _small_boards(session: Session, times: int) -> Line:
    from gobanapp.paint.list_thumbnail import list_thumbnail
    from gobanapp.ui.record.games.game_delegate import THUMBNAIL
    from gobanapp.ui.record.games.thumbnails import shown_board

    waiting = iter(session.document.entries[-2 * times :])

    def draw_one() -> None:
        *_, board = shown_board(next(waiting))
        assert board is not None
        list_thumbnail(board, THUMBNAIL)

    return _line("one small board, read and drawn", timed(draw_one, times))


def _use(app: object, session: Session, times: int) -> Iterator[Line]:
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QLineEdit, QPushButton

    from gobanapp.ui.record.games.game_list import GameList
    from gobanapp.ui.record.games.listed_games import SearchIndex

    dialog = opened(session)
    games = dialog.findChild(GameList)
    field = dialog.findChild(QLineEdit, "filter")
    move_up = dialog.findChild(QPushButton, "move-up")
    index = dialog.findChild(SearchIndex)
    entries = session.document.entries
    process_events = QCoreApplication.processEvents
    waits: list[float] = []
    letters = iter("honinbo 1" * (times // 8 + 1))

    def read_headings() -> None:
        while not index.is_known(entries[-1]):
            process_events()

    def turn_page() -> None:
        QTest.keyClick(games, Qt.Key.Key_PageDown)
        games.viewport().repaint()

    def turn_page_and_wait() -> None:
        QTest.keyClick(games, Qt.Key.Key_PageDown)
        for _ in range(3):
            waits.extend(timed(process_events, 1))

    def type_letter() -> None:
        if len(field.text()) > 6:
            field.clear()
        QTest.keyClicks(field, next(letters))
        games.viewport().repaint()

    yield _line("until the information of all games is known", timed(read_headings, 1))
    bare = least.bare_list(len(entries))

    def turn_bare_page() -> None:
        QTest.keyClick(bare, Qt.Key.Key_PageDown)
        bare.viewport().repaint()

    ours, its = alternately(turn_page, turn_bare_page, times)
    yield _line("a page on, with its paint", ours, least.BARE_LIST, its, 20)
    yield from _table(dialog, games, times)
    timed(turn_page_and_wait, times)
    yield _line("a wait while small boards are made", waits)
    ours, its = alternately(type_letter, turn_bare_page, times)
    yield _line("a letter typed into the filter", ours, least.BARE_LIST, its, 50)
    field.clear()
    games.choose([entries[len(entries) // 2]])
    ours, its = alternately(move_up.click, turn_bare_page, times // 2)
    yield _line("a game moved up", ours, least.BARE_LIST, its, 50)


def _table(dialog: GamesDialog, games: GameList[GameEntry], times: int) -> Iterator[Line]:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from gobanapp.ui.record.games.game_columns import GameColumn
    from gobanapp.ui.widgets.segmented_control import SegmentedControl

    view = dialog.findChild(SegmentedControl, "view")
    orders = Qt.SortOrder
    columns = cycle([GameColumn.BLACK, GameColumn.DATE, GameColumn.EVENT, GameColumn.RESULT])
    directions = cycle([orders.AscendingOrder] * 4 + [orders.DescendingOrder] * 4)

    def show_other_view() -> None:
        view.value = not view.value
        view.chosen.emit(view.value)
        games.viewport().repaint()

    def turn_page() -> None:
        QTest.keyClick(games, Qt.Key.Key_PageDown)
        games.viewport().repaint()

    def sort_by_next() -> None:
        games.sortByColumn(next(columns), next(directions))
        games.viewport().repaint()

    yield _line("from the pictures to the table", timed(show_other_view, 1))
    yield _line("a page on in the table", timed(turn_page, times))
    yield _line("the table sorted by a column", timed(sort_by_next, times // 2))
    games.sortByColumn(GameColumn.NUMBER, orders.AscendingOrder)
    show_other_view()
