"""What the players see and do while they agree on the count."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea

from gobanapp.game.new_game import NewGame
from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE, JAPANESE, STONE_COUNTING, Counting
from gobanapp.rules.scoring import score
from gobanapp.ui.panels.count_panel import CountPanel

BOARD = """
    . X O . .
    . X O O O
    . X O X .
    . X X O O
"""
NEITHER = ByColor(False, False)


def count(ruleset, dead=()):
    return score(
        parse_board(BOARD),
        {Point.parse(name) for name in dead},
        prisoners=ByColor(0, 0),
        passes=ByColor(0, 0),
        ruleset=ruleset,
        komi=0.5,
        handicap=0,
    )


def game(ruleset):
    return NewGame(columns=5, rows=4, ruleset=ruleset, names=ByColor("Ann", "")).to_game("")


@pytest.fixture
def panel(qtbot):
    panel = CountPanel()
    qtbot.addWidget(panel)
    panel.resize(296, 640)
    panel.show()
    return panel


def texts(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def buttons(panel):
    return [b.text().strip() for b in panel.findChildren(QAbstractButton) if b.isVisible()]


def press(qtbot, panel, text):
    (button,) = (b for b in panel.findChildren(QAbstractButton) if b.text().strip() == text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_who_leads_by_both_methods(panel):
    panel.show_count(count(JAPANESE), game(JAPANESE), NEITHER)
    assert {"Black leads by 1.5", "Area: Black by 0.5"} <= set(texts(panel))
    panel.show_count(count(JAPANESE).by(Counting.AREA), game(JAPANESE), NEITHER)
    assert {"Black leads by 0.5", "Territory: Black by 1.5"} <= set(texts(panel))


@pytest.mark.parametrize(
    ("ruleset", "methods"),
    [
        (JAPANESE, ["Territory", "Area"]),
        (CHINESE, ["Area", "Territory"]),
        (STONE_COUNTING, ["Stones", "Territory"]),
    ],
)
def test_the_method_of_the_rules_comes_first_and_stays_there(panel, ruleset, methods):
    counted = count(ruleset)
    for shown in (counted, counted.by(Counting.TERRITORY), counted):
        panel.show_count(shown, game(ruleset), NEITHER)
        assert buttons(panel)[:2] == methods


def test_another_method_is_asked_for_and_not_taken(qtbot, panel):
    panel.show_count(count(CHINESE), game(CHINESE), NEITHER)
    with qtbot.waitSignal(panel.counting_chosen) as told:
        press(qtbot, panel, "Territory")
    assert told.args == [Counting.TERRITORY]
    assert "Living stones" in texts(panel)


def test_showing_a_count_asks_for_nothing(qtbot, panel):
    with qtbot.assertNotEmitted(panel.counting_chosen):
        for shown in (count(CHINESE), count(CHINESE).by(Counting.TERRITORY), count(JAPANESE)):
            panel.show_count(shown, game(shown.ruleset), NEITHER)


@pytest.mark.parametrize(
    ("text", "color"), [("Ann accepts", Color.BLACK), ("White accepts", Color.WHITE)]
)
def test_each_player_accepts_with_a_button_of_his_own(qtbot, panel, text, color):
    panel.show_count(count(JAPANESE), game(JAPANESE), NEITHER)
    with qtbot.waitSignal(panel.accepted) as told:
        press(qtbot, panel, text)
    assert told.args == [color]
    assert buttons(panel)[2:4] == ["Ann accepts", "White accepts"]


def test_acceptances_are_shown(panel):
    panel.show_count(count(JAPANESE), game(JAPANESE), ByColor(False, True))
    assert buttons(panel)[2:4] == ["Ann accepts", "✓ White accepted"]


def test_play_can_be_resumed(qtbot, panel):
    with qtbot.waitSignal(panel.resumed):
        press(qtbot, panel, "Resume play")


def test_nothing_moves_while_stones_are_marked(panel):
    def places():
        panel.layout().activate()
        return [b.geometry() for b in panel.findChildren(QAbstractButton)]

    panel.show_count(count(JAPANESE), game(JAPANESE), NEITHER)
    before = places(), panel.sizeHint().height()
    panel.show_count(count(JAPANESE, dead=["D2"]), game(JAPANESE), NEITHER)
    assert (places(), panel.sizeHint().height()) == before


def test_in_a_low_window_the_count_is_scrolled_and_the_buttons_stay(panel):
    panel.show_count(count(JAPANESE), game(JAPANESE), NEITHER)
    panel.resize(296, 200)
    scrolled = panel.findChild(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() > 0
    (resume,) = (b for b in panel.findChildren(QAbstractButton) if b.text() == "Resume play")
    assert panel.rect().contains(resume.geometry())
