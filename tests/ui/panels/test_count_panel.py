"""What the players see and do while they agree on the count."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.game.new_game import NewGame
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE, STONE_COUNTING, Counting
from gobanapp.ui.count import Count, Marking
from gobanapp.ui.panels.count_panel import CountPanel

BOARD = """
    . X O . .
    . X O O O
    . X O X .
    . X X O O
"""


WITH_DAME = """
    . X . O .
    . X O O .
    . X X O .
    . X X O .
"""


def counted(ruleset, dead=(), counting=None, accepted=(False, False), drawing=BOARD):
    """Return a count that is going on, and its game."""
    terms = NewGame(columns=5, rows=4, ruleset=ruleset, komi=0.5, names=ByColor("Ann", ""))
    info = terms.to_game("").info
    board = parse_board(drawing)
    black, white = (
        frozenset(point for point, its in board.stones() if its is color) for color in Color
    )
    root = Node(0, None, (), Content(set_up=SetUp(black=black, white=white), info=info))
    agreement = Agreement(
        counting=counting or ruleset.counting,
        dead=frozenset(map(Point.parse, dead)),
        accepted=ByColor(*accepted),
    )
    return Count(agreement), Game(Tree({0: root}), 5, 4)


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
    panel.show_count(*counted(JAPANESE, dead=["D2"]))
    # White has to take at E2: D1 and E1 are in atari as long as D2 stands.
    assert {"White leads by 0.5", "Area: White by 2.5"} <= set(texts(panel))
    panel.show_count(*counted(JAPANESE, dead=["D2"], counting=Counting.AREA))
    assert {"White leads by 2.5", "Territory: White by 0.5"} <= set(texts(panel))


@pytest.mark.parametrize(
    ("ruleset", "methods"),
    [
        (JAPANESE, ["Territory", "Area"]),
        (CHINESE, ["Area", "Territory"]),
        (STONE_COUNTING, ["Stones", "Territory"]),
    ],
)
def test_the_method_of_the_rules_comes_first_and_stays_there(panel, ruleset, methods):
    for counting in (None, Counting.TERRITORY, None):
        panel.show_count(*counted(ruleset, counting=counting))
        assert buttons(panel)[:2] == methods


def test_another_method_is_asked_for_and_not_taken(qtbot, panel):
    panel.show_count(*counted(CHINESE))
    with qtbot.waitSignal(panel.counting_chosen) as told:
        press(qtbot, panel, "Territory")
    assert told.args == [Counting.TERRITORY]
    assert "Living stones" in texts(panel)


def test_showing_a_count_asks_for_nothing(qtbot, panel):
    with qtbot.assertNotEmitted(panel.counting_chosen):
        panel.show_count(*counted(CHINESE))
        panel.show_count(*counted(CHINESE, counting=Counting.TERRITORY))
        panel.show_count(*counted(JAPANESE))


@pytest.mark.parametrize(
    ("text", "color"), [("Ann accepts", Color.BLACK), ("White accepts", Color.WHITE)]
)
def test_each_player_accepts_with_a_button_of_his_own(qtbot, panel, text, color):
    panel.show_count(*counted(JAPANESE))
    with qtbot.waitSignal(panel.accepted) as told:
        press(qtbot, panel, text)
    assert told.args == [color]
    assert [b for b in buttons(panel) if "accept" in b] == ["Ann accepts", "White accepts"]


def test_acceptances_are_shown(panel):
    panel.show_count(*counted(JAPANESE, accepted=(False, True)))
    assert [b for b in buttons(panel) if "accept" in b] == ["Ann accepts", "✓ White accepted"]


def test_play_can_be_resumed(qtbot, panel):
    with qtbot.waitSignal(panel.resumed):
        press(qtbot, panel, "Resume Play")


def test_nothing_moves_while_stones_are_marked(panel):
    def places():
        panel.layout().activate()
        return [b.geometry() for b in panel.findChildren(QAbstractButton)]

    panel.show_count(*counted(JAPANESE))
    before = places(), panel.sizeHint().height()
    panel.show_count(*counted(JAPANESE, dead=["D2"]))
    assert (places(), panel.sizeHint().height()) == before


def test_in_a_low_window_the_count_is_scrolled_and_the_buttons_stay(panel):
    panel.show_count(*counted(JAPANESE))
    panel.resize(296, 200)
    scrolled = panel.findChild(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() > 0
    (resume,) = (b for b in panel.findChildren(QAbstractButton) if b.text() == "Resume Play")
    assert panel.rect().contains(resume.geometry())


def test_what_a_click_says_can_be_chosen(qtbot, panel):
    count, game = counted(JAPANESE)
    panel.show_count(count, game)
    with qtbot.waitSignal(panel.marking_chosen) as told:
        press(qtbot, panel, "Seki")
    assert told.args == [Marking.SEKI]
    count.mark_with(Marking.SEKI)
    panel.show_count(count, game)
    assert any("seki" in text for text in texts(panel))


def test_what_should_be_known_before_is_told(panel):
    panel.show_count(*counted(CHINESE, dead=["D2"]))
    assert not panel._warnings.isVisible()
    panel.show_count(*counted(CHINESE, drawing=WITH_DAME))
    assert any(text.startswith("A neutral point is left") for text in texts(panel))
    count, game = counted(AGA)
    game.play(Point.parse("A1"))
    game.pass_()
    game.pass_()
    panel.show_count(count, game)
    assert any("White passes last" in text for text in texts(panel))


@pytest.mark.parametrize(
    ("text", "signal"),
    [("Compare…", "comparison_wanted"), ("Show the Count…", "demonstration_wanted")],
)
def test_more_can_be_seen_of_the_count(qtbot, panel, text, signal):
    with qtbot.waitSignal(getattr(panel, signal)):
        press(qtbot, panel, text)
