"""The estimate of the score."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QVBoxLayout, QWidget

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules import estimate
from gobanapp.rules.estimate import Estimate
from gobanapp.rules.point import Point
from gobanapp.text.scoring_text import expected_lead
from gobanapp.ui.count.score_estimate import EstimateBar, ScoreEstimator
from gobanapp.ui.widgets import appearance
from tests.conftest import PSEUDO
from tests.ui.lookup import find, press


def game_of(size=9, moves="C3 G7 C7 G3", komi=6.5):
    game = Game.new(size, size, GameInfo(komi=komi))
    for name in moves.split():
        game.play(Point.parse(name))
    return game


SHORT = 5  # milliseconds


@pytest.fixture
def estimating(qtbot, monkeypatch):
    """It waits only for a moment: here nobody walks through a game slowly."""
    monkeypatch.setattr("gobanapp.ui.count.score_estimate._DELAY", SHORT)
    estimating = ScoreEstimator()
    yield estimating
    estimating.stop()
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and "run" in thread.name:
            thread.join(60)


@pytest.fixture
def told(estimating):
    told = []
    estimating.estimated.connect(told.append)
    return told


@pytest.fixture
def begun(monkeypatch):
    """The positions that work was begun on."""
    begun = []
    real = estimate.estimate_in_slices

    def counted(position, *rest, **terms):
        begun.append(position)
        return real(position, *rest, **terms)

    monkeypatch.setattr(estimate, "estimate_in_slices", counted)
    return begun


def test_an_estimate_is_emitted_for_its_game(qtbot, estimating, told):
    game = game_of()
    with qtbot.waitSignal(estimating.estimated):
        estimating.ask(game)
    expected = estimate.estimate(game.position, game.ruleset, komi=6.5, handicap=0)
    assert told == [expected]
    assert estimating.estimate == expected


def test_an_equal_position_is_estimated_once(qtbot, estimating, told, begun):
    game = game_of()
    estimating.ask(game)
    estimating.ask(game)
    qtbot.waitUntil(lambda: bool(told))
    estimating.ask(game)
    qtbot.wait(10 * SHORT)
    assert len(told) == len(begun) == 1


def test_stepping_estimates_only_where_it_stops(qtbot, estimating, told, begun):
    game = game_of()
    for number in (1, 2, 3, 4):
        game.go_to(number)
        estimating.ask(game)
    with qtbot.waitSignal(estimating.estimated):
        pass
    qtbot.wait(10 * SHORT)
    assert begun == [game.position]
    assert len(told) == 1


def test_work_for_another_position_is_cancelled(qtbot, estimating, told, begun):
    game = game_of()
    estimating.ask(game)
    qtbot.waitUntil(lambda: bool(begun))
    game.play(Point.parse("E5"))
    estimating.ask(game)
    qtbot.waitUntil(lambda: bool(told))
    assert len(begun) == 2
    assert told == [estimate.estimate(game.position, game.ruleset, komi=6.5, handicap=0)]


def test_an_estimate_stays_until_the_next(qtbot, estimating, told):
    game = game_of()
    with qtbot.waitSignal(estimating.estimated):
        estimating.ask(game)
    first = estimating.estimate
    game.play(Point.parse("E5"))
    estimating.ask(game)
    assert estimating.estimate is first
    qtbot.waitUntil(lambda: len(told) == 2)
    assert estimating.estimate is told[1] is not first


def test_komi_changes_the_estimate(qtbot, estimating, told):
    for komi in (6.5, 40.5):
        with qtbot.waitSignal(estimating.estimated):
            estimating.ask(game_of(komi=komi))
    assert told[0].lead > told[1].lead


def test_asking_for_nothing_clears_the_estimate(qtbot, estimating, told):
    estimating.ask(None)
    assert told == []
    with qtbot.waitSignal(estimating.estimated):
        estimating.ask(game_of())
    estimating.ask(None)
    assert told[1:] == [None]
    assert estimating.estimate is None
    estimating.ask(game_of())
    qtbot.waitUntil(lambda: len(told) == 3)
    assert isinstance(told[2], Estimate)


def test_an_estimate_for_another_board_size_is_cleared(qtbot, estimating, told):
    with qtbot.waitSignal(estimating.estimated):
        estimating.ask(game_of())
    estimating.ask(game_of(size=13))
    assert told[1:] == [None]


def test_nothing_is_reported_after_its_end(qtbot, estimating, told, begun):
    estimating.ask(game_of())
    qtbot.waitUntil(lambda: bool(begun))
    estimating.stop()
    estimating.ask(game_of(moves="E5"))
    estimating.stop()
    qtbot.wait(10 * SHORT)
    assert told == []
    assert len(begun) == 1


def test_a_fault_is_shown_once_and_raised_for_the_error_report(
    qtbot, estimating, told, monkeypatch
):
    def broken(*_, **__):
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(estimate, "estimate_in_slices", broken)
    game = game_of()
    with qtbot.captureExceptions() as raised, qtbot.waitSignal(estimating.failed):
        estimating.ask(game)
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
    with qtbot.assertNotEmitted(estimating.failed, wait=10 * SHORT):
        estimating.ask(game)
    assert told == []


AHEAD = Estimate(ownership={}, lead=12, spread=7)
EVEN = Estimate(ownership={}, lead=-1, spread=15)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    bar = EstimateBar()
    column.addWidget(bar)
    column.addStretch()
    qtbot.addWidget(window)
    window.resize(900, 200)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def bar(window):
    bar = window.findChild(EstimateBar)
    bar.show()
    return bar


def texts(bar):
    """Return the lead and the note beside it, "" where it is hidden."""
    labels = find(bar, "lead", QLabel), find(bar, "note", QLabel)
    return tuple(label.text() if label.isVisible() else "" for label in labels)


def test_the_bar_is_hidden_until_its_owner_shows_it(window):
    bar = window.findChild(EstimateBar)
    assert not bar.isVisible()
    bar.show_estimate(AHEAD)
    assert not bar.isVisible()


def test_the_bar_shows_the_lead_and_a_note(bar):
    working, note = texts(bar)
    assert working
    assert note
    for shown in (AHEAD, EVEN):
        bar.show_estimate(shown)
        assert texts(bar) == (expected_lead(shown), note)
    bar.show_estimate(None)
    assert texts(bar) == (working, note)


def test_the_bar_can_be_closed_with_mouse_and_keys(qtbot, bar):
    close = find(bar, "close-estimate", QAbstractButton)
    assert close.accessibleName()
    with qtbot.waitSignal(bar.closed):
        press(bar, "close-estimate")
    assert bar.isVisible()
    close.setFocus()
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(close, Qt.Key.Key_Space)


def test_with_less_room_it_uses_fewer_words(qtbot, window, bar):
    bar.show_estimate(EVEN)
    long, brief = expected_lead(EVEN), expected_lead(EVEN, with_range=False)
    _, note = texts(bar)
    found = []
    for width in range(900, 160, -5):
        window.resize(width, 200)
        QApplication.processEvents()
        if texts(bar) not in found:
            found.append(texts(bar))
    short_note = found[1][1]
    assert 0 < len(short_note) < len(note)
    assert found == [(long, note), (long, short_note), (brief, short_note), (brief, "")]
    assert find(bar, "lead").accessibleName() == f"{long}. {note}."
    window.resize(900, 200)
    qtbot.waitUntil(lambda: texts(bar) == (long, note))


def test_the_number_is_visible_in_the_narrowest_window(qtbot, window, bar, type_size, language):
    window.resize(380, 200)
    bar.show_estimate(AHEAD)
    QApplication.processEvents()
    if (type_size, language) != (18, PSEUDO):
        assert "12" in texts(bar)[0]


def test_the_bar_is_one_line_without_widening_the_window(window, bar):
    bar.show_estimate(AHEAD)
    assert window.minimumSizeHint().width() < 300
    line = bar.findChild(QAbstractButton).sizeHint().height()
    assert line <= bar.height() < 2 * line


@pytest.mark.parametrize("theme", [appearance.LIGHT, appearance.DARK], ids=lambda theme: theme.name)
def test_its_background_differs_from_the_window(qapp, bar, theme):
    palette = qapp.palette()
    sheet = qapp.styleSheet()
    appearance.apply_appearance(qapp, theme)
    try:
        bar.show_estimate(AHEAD)
        picture = bar.grab().toImage()
        colors = [picture.pixelColor(1, y).name() for y in (1, bar.height() - 1)]
    finally:
        qapp.setPalette(palette)
        qapp.setStyleSheet(sheet)
    assert colors == [theme.raised, theme.line]
    assert QPalette.ColorRole.PlaceholderText in {
        label.foregroundRole() for label in bar.findChildren(QLabel)
    }
