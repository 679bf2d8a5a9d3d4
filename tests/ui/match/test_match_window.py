"""A whole timed game with a handicap in the window, in each layout, and what comes back of it."""

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox

from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Ruleset
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.session import Session
from gobanapp.storage.document_file import load_document
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.widgets import big_button
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import press

TERMS = GameTerms(
    columns=9,
    rows=9,
    ruleset=Ruleset.parse("aga"),
    komi=0.5,
    handicap=2,
    free_placement=True,
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("5k", "3k"),
    systems=ByColor(ByoYomi(main=60, periods=3, seconds=30), Fischer(main=300, increment=10)),
    game_name="First board",
    event="Club evening",
    round="2",
    place="Paris",
)
PLACED = "C3 G7"
MOVES = "F1 D1 F2 D2 F3 D3 F4 D4 F5 D5 F6 D6 F7 D7 F8 D8 F9 D9"


class Hall:
    """The window of two players, and their hands. Time is a number."""

    def __init__(self, qtbot, folder, layout):
        self.qtbot = qtbot
        self.time = 1000.0
        self.settings = Settings(folder / "settings.ini")
        self.settings.layout = layout
        self.settings.games_folder = folder / "games"
        self.settings.animates_stones = False
        self.games = folder / "games"
        record = Document([GameTerms().to_game("2001-01-01")])
        self.session = Session(record, now=lambda: self.time)
        self.window = MainWindow(self.session, self.settings)
        self.board = self.window.components.board
        self.window.resize(1100, 700)

    @property
    def game(self):
        return self.session.game

    @property
    def match(self):
        return self.session.match

    def forget(self):
        """Let the window be closed at the end without a question about unsaved work."""
        self.session.open_document(self.session.document)
        self.session.document.mark_saved(None, None)

    def begin(self, terms=TERMS):
        self.window.components.matches.begin(terms)

    def wait(self, seconds):
        for _ in range(round(seconds)):
            self.time += 1
            self.session.tick()

    def play(self, names, seconds=3):
        for name in names.split():
            self.wait(seconds)
            x, y = self.board.board_geometry.center(Point.parse(name))
            place = QPoint(round(x), round(y))
            QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=place)

    def seat(self, color):
        (seat,) = (
            seat
            for seat in self.window.components.central_widget.two_player_view.seats
            if seat.color is color
        )
        return seat

    def button(self, color, name):
        """Return the button that a player sees, at the seat or in the side panel."""
        where = self.window if self.settings.layout is WindowLayout.STANDARD else self.seat(color)
        (found,) = (b for b in where.findChildren(QAbstractButton, name) if b.isVisible())
        return found

    def press(self, color, name):
        button = self.button(color, name)
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        QTest.qWait(60)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)

    def pass_(self, color):
        if self.settings.layout in {WindowLayout.SIDE_BY_SIDE, WindowLayout.ACROSS}:
            self.press(color, "pass")
        else:
            self.session.pass_()

    def accept(self):
        if self.settings.layout is WindowLayout.STANDARD:
            for name in ("black-accepts", "white-accepts"):
                press(self.window, name)
        else:
            for color in Color:
                self.press(color, "accept")


@pytest.fixture(params=[*WindowLayout], ids=lambda layout: layout.value)
def hall(request, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(big_button, "HOLD", 0.02)
    monkeypatch.setattr("gobanapp.ui.match.seats.seat_pages.CLICK_GUARD", 0)
    monkeypatch.setattr("gobanapp.ui.match.end_of_game_dialog.EndOfGameDialog.exec", lambda _: 0)
    hall = Hall(qtbot, tmp_path, request.param)
    qtbot.addWidget(hall.window, before_close_func=lambda _: hall.forget())
    with qtbot.waitExposed(hall.window):
        hall.window.show()
    yield hall
    QThreadPool.globalInstance().waitForDone()


def test_a_game_from_its_terms_to_the_kept_file(hall):
    hall.begin()
    hall.play(PLACED)
    assert hall.game.handicap_left == 0
    hall.play(MOVES)
    assert hall.match.clock.running is Color.WHITE
    for _ in range(3):
        hall.pass_(hall.session.turn)
        if hall.session.is_counting:
            break
    assert hall.session.is_counting
    assert hall.match.clock.running is None
    hall.accept()
    assert not hall.session.is_live
    (kept,) = hall.games.glob("*.sgf")
    assert "Ann - Ben" in kept.name
    again = load_document(kept).game
    info = again.info
    assert info.names == TERMS.names
    assert info.ranks == TERMS.ranks
    assert (info.komi, info.handicap, info.rules) == (0.5, 2, TERMS.ruleset.sgf_name)
    assert (info.game_name, info.event) == ("First board", "Club evening")
    assert (info.round, info.place) == ("2", "Paris")
    assert info.date == hall.game.info.date
    assert info.result == hall.game.info.result
    assert (info.time_limit, info.overtime) == (300, hall.game.info.overtime)
    for (_, node), (_, read) in zip(
        sorted(hall.game.tree.nodes.items()), sorted(again.tree.nodes.items()), strict=True
    ):
        assert read.content.times == node.content.times
        assert read.content.move == node.content.move
    timed = [node for node in again.tree.nodes.values() if any(node.content.times)]
    assert len(timed) > len(MOVES.split())


def test_an_interrupted_game_is_played_on_to_the_second(hall):
    hall.begin()
    hall.play(f"{PLACED} F1 D1 F2", seconds=7)
    hall.wait(13)
    hall.window.components.matches.toggle_clock()
    assert hall.match.stage is MatchStage.PAUSED
    times = hall.session.match_controller.times(hall.session.game)
    (kept,) = hall.games.glob("*.sgf")
    hall.begin(GameTerms(columns=9, rows=9))
    assert hall.window.components.files.open(kept)
    hall.session.step_by(1000)
    assert hall.session.match_controller.times(hall.session.game) == times
    hall.window.components.matches.resume()
    hall.session.apply(hall.session.match_clock.start)
    assert hall.match.clock.running is Color.BLACK
    assert hall.session.match_controller.times(hall.session.game) == times
    hall.play("D2", seconds=2)
    assert hall.match.clock.running is Color.WHITE


def test_the_window_closes_during_a_game_without_a_question(hall, monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda _: pytest.fail("a question was asked"))
    hall.begin()
    hall.play(f"{PLACED} F1 D1")
    assert hall.window.close()
    (kept,) = hall.games.glob("*.sgf")
    assert len(load_document(kept).game.tree.nodes) == 3


def test_an_untouched_game_is_not_archived(hall):
    hall.begin()
    assert hall.window.close()
    assert not hall.games.exists()


def test_time_that_runs_out(hall):
    hall.begin()
    hall.play(f"{PLACED} F1")
    hall.wait(150)
    assert hall.match.flagged is Color.BLACK
    hall.play("E5", seconds=0)
    assert hall.game.position.board.is_empty(Point.parse("E5"))
    hall.press(Color.WHITE, "claim-time")
    assert hall.game.info.result == "W+T"
    (kept,) = hall.games.glob("*.sgf")
    assert load_document(kept).game.info.result == "W+T"


@pytest.mark.parametrize("hall", [WindowLayout.STANDARD], indirect=True)
def test_the_layout_can_change_during_a_game(hall):
    hall.begin()
    hall.play(f"{PLACED} F1 D1")
    for layout in (*WindowLayout, *reversed(WindowLayout)):
        hall.window.components.views.set_layout(layout)
        QApplication.processEvents()
        assert hall.board.isVisible()
        assert hall.board.width() > 300
    hall.play("E5")
    assert not hall.game.position.board.is_empty(Point.parse("E5"))
