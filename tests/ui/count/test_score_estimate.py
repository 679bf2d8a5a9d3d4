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
def estimator(qtbot, monkeypatch):
    """It waits only for a moment: here nobody walks through a game slowly."""
    monkeypatch.setattr("gobanapp.ui.count.score_estimate._DELAY", SHORT)
    estimator = ScoreEstimator()
    yield estimator
    estimator.stop()
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and "run" in thread.name:
            thread.join(60)


@pytest.fixture
def estimates(estimator):
    estimates = []
    estimator.estimated.connect(estimates.append)
    return estimates


@pytest.fixture
def positions(monkeypatch):
    """The positions that work was begun on."""
    positions = []
    real = estimate.estimate_in_slices

    def counted(position, *rest, **terms):
        positions.append(position)
        return real(position, *rest, **terms)

    monkeypatch.setattr(estimate, "estimate_in_slices", counted)
    return positions


def test_an_estimate_is_emitted_for_its_game(qtbot, estimator, estimates):
    game = game_of()
    with qtbot.waitSignal(estimator.estimated):
        estimator.ask(game)
    expected = estimate.estimate(game.position, game.ruleset, komi=6.5, handicap=0)
    assert estimates == [expected]
    assert estimator.estimate == expected


def test_an_equal_position_is_estimated_once(qtbot, estimator, estimates, positions):
    game = game_of()
    estimator.ask(game)
    estimator.ask(game)
    qtbot.waitUntil(lambda: bool(estimates))
    estimator.ask(game)
    qtbot.wait(10 * SHORT)
    assert len(estimates) == len(positions) == 1


def test_stepping_estimates_only_where_it_stops(qtbot, estimator, estimates, positions):
    game = game_of()
    for number in (1, 2, 3, 4):
        game.go_to(number)
        estimator.ask(game)
    with qtbot.waitSignal(estimator.estimated):
        pass
    qtbot.wait(10 * SHORT)
    assert positions == [game.position]
    assert len(estimates) == 1


def test_work_for_another_position_is_cancelled(qtbot, estimator, estimates, positions):
    game = game_of()
    estimator.ask(game)
    qtbot.waitUntil(lambda: bool(positions))
    game.play(Point.parse("E5"))
    estimator.ask(game)
    qtbot.waitUntil(lambda: bool(estimates))
    assert len(positions) == 2
    assert estimates == [estimate.estimate(game.position, game.ruleset, komi=6.5, handicap=0)]


def test_an_estimate_stays_until_the_next(qtbot, estimator, estimates):
    game = game_of()
    with qtbot.waitSignal(estimator.estimated):
        estimator.ask(game)
    first = estimator.estimate
    game.play(Point.parse("E5"))
    estimator.ask(game)
    assert estimator.estimate is first
    qtbot.waitUntil(lambda: len(estimates) == 2)
    assert estimator.estimate is estimates[1] is not first


def test_komi_changes_the_estimate(qtbot, estimator, estimates):
    for komi in (6.5, 40.5):
        with qtbot.waitSignal(estimator.estimated):
            estimator.ask(game_of(komi=komi))
    assert estimates[0].lead > estimates[1].lead


def test_asking_for_nothing_clears_the_estimate(qtbot, estimator, estimates):
    estimator.ask(None)
    assert estimates == []
    with qtbot.waitSignal(estimator.estimated):
        estimator.ask(game_of())
    estimator.ask(None)
    assert estimates[1:] == [None]
    assert estimator.estimate is None
    estimator.ask(game_of())
    qtbot.waitUntil(lambda: len(estimates) == 3)
    assert isinstance(estimates[2], Estimate)


def test_an_estimate_for_another_board_size_is_cleared(qtbot, estimator, estimates):
    with qtbot.waitSignal(estimator.estimated):
        estimator.ask(game_of())
    estimator.ask(game_of(size=13))
    assert estimates[1:] == [None]


def test_nothing_is_reported_after_its_end(qtbot, estimator, estimates, positions):
    estimator.ask(game_of())
    qtbot.waitUntil(lambda: bool(positions))
    estimator.stop()
    estimator.ask(game_of(moves="E5"))
    estimator.stop()
    qtbot.wait(10 * SHORT)
    assert estimates == []
    assert len(positions) == 1


def test_a_fault_is_shown_once_and_raised_for_the_error_report(
    qtbot, estimator, estimates, monkeypatch
):
    def broken(*_, **__):
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(estimate, "estimate_in_slices", broken)
    game = game_of()
    with qtbot.captureExceptions() as raised, qtbot.waitSignal(estimator.failed):
        estimator.ask(game)
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]
    with qtbot.assertNotEmitted(estimator.failed, wait=10 * SHORT):
        estimator.ask(game)
    assert estimates == []


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
