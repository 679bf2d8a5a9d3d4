"""Two players at a table, with a clock that goes when the test says so."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats import seat_pages
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.seat import Seat
from gobanapp.ui.match.seats.two_player_view import TwoPlayerView
from gobanapp.ui.widgets import big_button
from gobanapp.ui.widgets.labels import Sentence
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from tests.ui.lookup import find

BYO_YOMI = ByoYomi(main=600, periods=3, seconds=30)
AT_ONCE = MoveConfirmation(
    pass_confirmation=ConfirmationMethod.NOTHING, resign_confirmation=ConfirmationMethod.NOTHING
)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch):
    """Nobody waits until a button hears a click, unless the test is about that."""
    monkeypatch.setattr(seat_pages, "CLICK_GUARD", 0)


class StillClock:
    """Buttons are held for no time at all, however slow the machine is, unless a test says so."""

    now = 0.0

    def monotonic(self):
        return self.now


@pytest.fixture
def still_clock(monkeypatch):
    clock = StillClock()
    monkeypatch.setattr(big_button, "time", clock)
    return clock


class Match:
    """A session and its time."""

    def __init__(self, system=BYO_YOMI, precautions=AT_ONCE, other=None, **terms):
        self.time = 1000.0
        terms = {"names": ByColor("Ann", "Ben"), "columns": 9, "rows": 9} | terms
        record = Document([GameTerms(**terms).to_game("2001-01-01")])
        self.session = Session(record, now=lambda: self.time)
        self.session.match_controller.move_confirmation = precautions
        systems = None if system is None else ByColor(system, other or system)
        self.session.begin_match(record, systems)

    def play(self, names, seconds=5.0):
        for name in names.split():
            self.wait(seconds)
            self.session.play(Point.parse(name))

    def wait(self, seconds):
        """Let time pass, as the ticks of the window see it."""
        while seconds > 0:
            self.time += min(seconds, 2.0)
            seconds -= 2.0
            self.session.tick()


@pytest.fixture
def match():
    """Return a match that has just been begun, on given terms."""
    return Match


@pytest.fixture
def turn_of(match):
    """Return a match in which it is the turn of a player, after a few moves."""

    def make(color, *args, **terms):
        begun = match(*args, **terms)
        begun.play("E5 D4 F6" if color is Color.WHITE else "E5 D4")
        assert begun.session.game.turn is color
        return begun

    return make


class Club:
    """A table, and the hands of those who sit at it."""

    def __init__(self, match, table, board, still_clock):
        self.match = match
        self.still_clock = still_clock
        self.board = board
        self.session = match.session
        self.table = table

    def seat(self, color):
        (seat,) = (seat for seat in self.table.seats if seat.color is color)
        return seat

    @property
    def black(self):
        return self.seat(Color.BLACK)

    @property
    def white(self):
        return self.seat(Color.WHITE)

    def names(self, seat):
        """Return the object names of the buttons that one sees."""
        return [button.objectName() for button in self.buttons(seat)]

    def buttons(self, seat):
        found = seat.findChildren(QAbstractButton)
        return [button for button in found if not is_hidden(button, seat) and button.text()]

    def button(self, seat, name):
        (found,) = (button for button in self.buttons(seat) if button.objectName() == name)
        return found

    def clock(self, seat):
        return find(seat, "clock", ClockFace)

    def said(self, seat):
        """Return all sentences that one sees."""
        found = seat.findChildren(Sentence)
        return " ".join(said.text() for said in found if not is_hidden(said, seat)).strip()

    def where(self, seat, widget):
        """Return through what, and where there, the middle of a widget is hit."""
        QApplication.processEvents()  # what has just appeared must be laid out
        place = widget.mapTo(seat, widget.rect().center())
        turned = outer(self.table, seat)
        if turned is not seat:
            return turned.viewport(), turned.mapFromScene(QPointF(place))
        return seat.childAt(place) or seat, widget.rect().center()

    def click(self, seat, name, hold=0.0):
        self.press(seat, self.button(seat, name), hold)

    def press(self, seat, widget, hold=0.0):
        """Press with the mouse, be it enabled or not."""
        target, place = self.where(seat, widget)
        QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=place)
        self.hold(hold)
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=place)

    def hold(self, seconds):
        """Keep down what is pressed, for so long that it is done if ``seconds`` is not 0."""
        if seconds:
            self.still_clock.now += big_button.HOLD
            QTest.qWait(round(1000 * seconds))

    def tap(self, seat, name, finger, hold=0.0):
        """Press with a finger."""
        target, place = self.where(seat, self.button(seat, name))
        QTest.touchEvent(self.table, finger).press(0, place, target).commit()
        self.hold(hold)
        QTest.touchEvent(self.table, finger).release(0, place, target).commit()


def outer(table, seat):
    """Return a seat as it stands at the table, perhaps turned."""
    return next(
        (turned for turned in table.findChildren(RotatedWidget) if turned.inner is seat), seat
    )


def is_hidden(widget, seat):
    while widget is not seat:
        if widget.isHidden():
            return True
        widget = widget.parentWidget()
    return False


@pytest.fixture(scope="session")
def finger(qapp):
    return QTest.createTouchDevice()


@pytest.fixture
def club(qtbot, still_clock):
    """Return a table for a match in some layout."""

    def make(match, layout=WindowLayout.ACROSS, size=(1100, 560)):
        session = match.session
        board = QWidget()
        table = TwoPlayerView(board, lambda color: Seat(session, color))
        session.subscribe(lambda _change: table.show_session())
        session.ticked.connect(table.show_times)
        table.resize(*size)
        table.set_layout(layout)
        qtbot.addWidget(table)
        with qtbot.waitExposed(table):
            table.show()
        return Club(match, table, board, still_clock)

    return make


@pytest.fixture(params=[Color.BLACK, Color.WHITE], ids=["black", "white"])
def color(request):
    """Each player: White's seat is turned."""
    return request.param
