"""What the players see and do while they agree on the count."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea

from gobanapp.game.agreement import Agreement
from gobanapp.game.count_warnings import CountWarningKind
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE, STONE_COUNTING, CountingMethod
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.text import player_names, result_text, scoring_text
from gobanapp.ui.count.count_panel import CountPanel
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from tests.board_text import parse_board
from tests.ui.lookup import click, find, is_shown, press, segment

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
    terms = GameTerms(columns=5, rows=4, ruleset=ruleset, komi=0.5, names=ByColor("Ann", ""))
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
    return Scoring(agreement), Game(Tree({0: root}), 5, 4)


@pytest.fixture
def panel(qtbot):
    panel = CountPanel()
    qtbot.addWidget(panel)
    panel.resize(296, 640)
    panel.show()
    return panel


def warnings(panel):
    """Return the warnings that can be seen."""
    labels = panel.findChild(WarningList).findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible()]


def test_who_leads_by_both_methods(panel):
    for counting, lead, other in (
        # White has to take at E2: D1 and E1 are in atari as long as D2 stands.
        (CountingMethod.TERRITORY, 0.5, 2.5),
        (CountingMethod.AREA, 2.5, 0.5),
    ):
        count, game = counted(JAPANESE, dead=["D2"], counting=counting)
        panel.show_count(count, game)
        score = count.score(game)
        assert (score.result.winner, score.result.margin) == (Color.WHITE, lead)
        assert find(panel, "lead").text() == result_text.lead(score.result)
        (by_other,) = (score.by(one) for one in score.ruleset.countings if one is not counting)
        assert by_other.result.margin == other
        assert find(panel, "lead-by-other-method").text() == result_text.lead_by(by_other)


@pytest.mark.parametrize(
    ("ruleset", "methods"),
    [
        (JAPANESE, [CountingMethod.TERRITORY, CountingMethod.AREA]),
        (CHINESE, [CountingMethod.AREA, CountingMethod.TERRITORY]),
        (STONE_COUNTING, [CountingMethod.STONES, CountingMethod.TERRITORY]),
    ],
)
def test_the_method_of_the_rules_comes_first_and_stays_there(panel, ruleset, methods):
    for counting in (None, CountingMethod.TERRITORY, None):
        panel.show_count(*counted(ruleset, counting=counting))
        assert find(panel, "method", SegmentedControl).values == methods
        first, second = (segment(panel, "method", method) for method in methods)
        assert first.x() < second.x()


def test_another_method_is_asked_for_and_not_taken(qtbot, panel):
    panel.show_count(*counted(CHINESE))
    with qtbot.waitSignal(panel.counting_chosen) as told:
        click(segment(panel, "method", CountingMethod.TERRITORY))
    assert told.args == [CountingMethod.TERRITORY]
    assert is_shown(panel, "stones-head")


def test_showing_a_count_asks_for_nothing(qtbot, panel):
    with qtbot.assertNotEmitted(panel.counting_chosen):
        panel.show_count(*counted(CHINESE))
        panel.show_count(*counted(CHINESE, counting=CountingMethod.TERRITORY))
        panel.show_count(*counted(JAPANESE))


@pytest.mark.parametrize(
    ("button", "color"), [("black-accepts", Color.BLACK), ("white-accepts", Color.WHITE)]
)
def test_each_player_accepts_with_a_button_of_their_own(qtbot, panel, button, color):
    panel.show_count(*counted(JAPANESE))
    with qtbot.waitSignal(panel.accepted) as told:
        press(panel, button)
    assert told.args == [color]
    assert "Ann" in find(panel, "black-accepts").text()
    assert player_names.color_name(Color.WHITE) in find(panel, "white-accepts").text()


def test_acceptances_are_shown(panel):
    panel.show_count(*counted(JAPANESE, accepted=(False, True)))
    assert not find(panel, "black-accepts").isChecked()
    assert find(panel, "white-accepts").isChecked()


def test_play_can_be_resumed(qtbot, panel):
    with qtbot.waitSignal(panel.resume_requested):
        press(panel, "resume")


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
    assert panel.rect().contains(find(panel, "resume").geometry())


def test_what_a_click_says_can_be_chosen(qtbot, panel):
    count, game = counted(JAPANESE)
    panel.show_count(count, game)
    with qtbot.waitSignal(panel.group_status_chosen) as told:
        click(segment(panel, "marking", GroupStatus.SEKI))
    assert told.args == [GroupStatus.SEKI]
    count.choose_group_status(game, GroupStatus.SEKI)
    panel.show_count(count, game)
    assert find(panel, "hint").text() == scoring_text.group_status_hint(
        GroupStatus.SEKI, all_alive=False
    )


def test_what_should_be_known_before_is_told(panel):
    panel.show_count(*counted(CHINESE, dead=["D2"]))
    assert not panel.findChild(WarningList).isVisible()
    count, game = counted(CHINESE, drawing=WITH_DAME)
    panel.show_count(count, game)
    (found,) = count.warnings(game)
    assert found.kind is CountWarningKind.DAME
    assert warnings(panel) == [scoring_text.warning(found)]
    count, game = counted(AGA)
    game.play(Point.parse("A1"))
    game.pass_()
    game.pass_()
    panel.show_count(count, game)
    found = count.warnings(game)
    assert CountWarningKind.WHITE_PASSES_LAST in [one.kind for one in found]
    assert warnings(panel) == [scoring_text.warning(one) for one in found]


@pytest.mark.parametrize(
    ("name", "signal"),
    [("compare", "comparison_requested"), ("show-count", "demonstration_requested")],
)
def test_more_can_be_seen_of_the_count(qtbot, panel, name, signal):
    with qtbot.waitSignal(getattr(panel, signal)):
        press(panel, name)
